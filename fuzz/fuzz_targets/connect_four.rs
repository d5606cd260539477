//! Looks for bytes that break the law [`reversi_fuzz::connect_four`].

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| reversi_fuzz::connect_four(bytes));
