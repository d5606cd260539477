//! The command line of the tools in `src/bin`.

/// The arguments of a tool. `--help` prints its usage and ends it.
pub fn arguments(usage: &str) -> Vec<String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments
        .iter()
        .any(|word| word == "--help" || word == "-h")
    {
        println!("{usage}");
        std::process::exit(0);
    }
    arguments
}
