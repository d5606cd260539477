//! The version of everything that is released.

/// The version, as Cargo has it.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
