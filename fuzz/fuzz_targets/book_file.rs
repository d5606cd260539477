//! Looks for bytes that break the law [`reversi_fuzz::book_file`].

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| reversi_fuzz::book_file(bytes));
