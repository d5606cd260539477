//! Files and ranks: the letters and digits that name a square.

pub(super) const fn is_file(character: char) -> bool {
    matches!(character, 'a'..='h' | 'A'..='H')
}

pub(super) const fn is_rank(character: char) -> bool {
    matches!(character, '1'..='8')
}
