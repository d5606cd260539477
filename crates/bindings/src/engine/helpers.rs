//! The workers that join a search of another one, by the memory that their instances of the module
//! share.

use reversi_engine::Helpers;

/// The helpers of all instances.
pub static HELPERS: Helpers = Helpers::new();
