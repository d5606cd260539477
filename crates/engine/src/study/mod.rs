//! Study of games: what each move has lost, and the reason that the position gives for it.

pub(crate) mod reason;
mod region;
pub(crate) mod review;
pub(crate) mod summary;

#[cfg(test)]
mod tests;
