//! Texts inside HTML: a game may be copied with its markup.

/// Elements that begin a line.
const BLOCKS: [&str; 14] = [
    "br", "p", "div", "li", "tr", "pre", "table", "ul", "ol", "h1", "h2", "h3", "h4", "section",
];

/// Elements that begin a column of a table.
const CELLS: [&str; 2] = ["td", "th"];

/// Elements whose content is no text.
const HIDDEN: [&str; 3] = ["script", "style", "head"];

/// Signs by their names.
const ENTITIES: [(&str, char); 6] = [
    ("nbsp", ' '),
    ("amp", '&'),
    ("lt", '<'),
    ("gt", '>'),
    ("quot", '"'),
    ("bull", '•'),
];

/// The longest name of a sign between `&` and `;`.
const LONGEST_ENTITY: usize = 8;

/// The text without its markup; `None` if it has none.
pub(super) fn text_inside(text: &str) -> Option<String> {
    // Behind the last end of a tag none is searched for: many that stay open would take long.
    let end_of_tags = text.rfind('>').unwrap_or(0);
    let (mut inside, mut rest, mut has_markup) = (String::new(), text, false);
    while let Some(at) = rest.find(['<', '&']) {
        let (before, markup) = rest.split_at(at);
        inside += before;
        let place = text.len() - markup.len();
        let after = match markup.starts_with('<') {
            true if place > end_of_tags => None,
            true => after_tag(markup, &mut inside),
            false => after_entity(markup, &mut inside),
        };
        has_markup |= after.is_some();
        rest = after.unwrap_or_else(|| {
            inside += &markup[..1];
            &markup[1..]
        });
    }
    has_markup.then(|| inside + rest)
}

/// Writes the gap that a tag is, and returns what follows it.
fn after_tag<'a>(text: &'a str, inside: &mut String) -> Option<&'a str> {
    let (tag, after) = text[1..].split_once('>')?;
    let name = tag.trim_start_matches('/');
    let length = name.bytes().take_while(u8::is_ascii_alphanumeric).count();
    let name = &name[..length];
    if !tag.starts_with(|sign: char| sign.is_ascii_alphabetic() || matches!(sign, '/' | '!')) {
        return None;
    }
    let is_one_of = |names: &[&str]| names.iter().any(|found| name.eq_ignore_ascii_case(found));
    let is_cell = !tag.starts_with('/') && is_one_of(&CELLS);
    inside.push(match is_one_of(&BLOCKS) {
        true => '\n',
        false if is_cell => '\t',
        false => ' ',
    });
    if !is_one_of(&HIDDEN) || tag.starts_with('/') {
        return Some(after);
    }
    let end = format!("</{}", name.to_ascii_lowercase());
    Some(after.find(&end).map_or("", |end| &after[end..]))
}

/// Writes a sign that stands as its name or its number, and returns what follows it.
fn after_entity<'a>(text: &'a str, inside: &mut String) -> Option<&'a str> {
    let end = text
        .bytes()
        .take(LONGEST_ENTITY + 2)
        .position(|sign| sign == b';')?;
    let (name, after) = (&text[1..end], &text[end + 1..]);
    let named = ENTITIES.iter().find(|(found, _)| *found == name);
    let numbered = || {
        let number = name.strip_prefix('#')?;
        let code = match number.strip_prefix(['x', 'X']) {
            Some(number) => u32::from_str_radix(number, 16).ok(),
            None => number.parse().ok(),
        };
        code.and_then(char::from_u32)
    };
    let unknown = || Some(' ').filter(|_| name.bytes().all(|sign| sign.is_ascii_alphabetic()));
    let sign = named.map(|&(_, sign)| sign).or_else(numbered);
    inside.push(sign.or_else(unknown)?);
    Some(after)
}
