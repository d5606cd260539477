//! The card that other services show for a link to the page: title, description and picture, by
//! the `og:` tags of the Open Graph protocol. They need the page's whole address.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::files;

/// The picture of the card, 1280 by 800 pixels.
const PICTURE: &str = "www/install/wide.jpg";

/// Beginnings of the lines that [`write()`] adds: the only ones of the page that may hold its
/// address.
pub const LINES: [&str; 2] = ["<link rel=\"canonical\"", "<meta property=\"og:"];

/// Reads the address of a folder on the web, which ends with a slash.
pub fn address(text: &str) -> Result<String, String> {
    let host = text
        .strip_prefix("https://")
        .or(text.strip_prefix("http://"));
    let host = host.and_then(|rest| rest.split('/').next());
    let plain = !text.contains(|letter: char| letter.is_whitespace() || "\"<>?#".contains(letter));
    match host {
        Some(host) if !host.is_empty() && plain => Ok(format!("{}/", text.trim_end_matches('/'))),
        _ => Err("an address is like https://club.example/reversi/".into()),
    }
}

/// Writes the tags into the head of the page, after its description.
pub fn write(index: &Path, address: &str) -> Result<()> {
    let html = files::read(index)?;
    let html = with_card(&html, address).context("index.html has no description")?;
    fs::write(index, html).with_context(|| format!("cannot write {}", index.display()))
}

/// The page with its card, or `None` if it has no description.
fn with_card(html: &str, address: &str) -> Option<String> {
    let opening = "<meta name=\"description\" content=\"";
    let (before, rest) = html.split_once(opening)?;
    let (description, after) = rest.split_once("\">\n")?;
    let [canonical, property] = LINES;
    let tags = [
        ("title", "Reversi"),
        ("type", "website"),
        ("description", description),
        ("url", address),
        ("image", &format!("{address}{PICTURE}")),
        ("image:width", "1280"),
        ("image:height", "800"),
    ];
    let tags = tags.map(|(name, value)| format!("  {property}{name}\" content=\"{value}\">\n"));
    Some(format!(
        "{before}{opening}{description}\">\n  {canonical} href=\"{address}\">\n{}{after}",
        tags.concat()
    ))
}

#[cfg(test)]
mod tests {
    use super::{address, with_card};

    #[test]
    fn an_address_is_a_folder_on_the_web() {
        let club = Ok("https://club.example/reversi/".to_owned());
        assert_eq!(address("https://club.example/reversi"), club);
        assert_eq!(address("https://club.example/reversi/"), club);
        assert!(address("club.example").is_err());
        assert!(address("https://").is_err());
        assert!(address("https://club.example/\"><script>").is_err());
    }

    #[test]
    fn the_card_repeats_the_description_and_names_a_picture() {
        let head = "<meta name=\"description\" content=\"A game.\">\n<title>";
        let card = with_card(head, "https://club.example/").expect("there is a description");
        for part in [
            "<link rel=\"canonical\" href=\"https://club.example/\">",
            "<meta property=\"og:description\" content=\"A game.\">",
            "content=\"https://club.example/www/install/wide.jpg\"",
        ] {
            assert!(card.contains(part), "{part} in {card}");
        }
        assert!(card.ends_with("<title>"));
        assert_eq!(with_card("<title>", "https://club.example/"), None);
    }
}
