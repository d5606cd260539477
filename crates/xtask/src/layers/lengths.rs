//! How long the scripts of the page are: functions that fit on a screen, and few long modules.
//!
//! Every file is formatted, so a function ends at the first line that is indented as its own.

/// Lines of a function, from the first to the last one, blanks and comments included.
const FUNCTION: usize = 60;

/// Lines of a module of a good length.
const MODULE: usize = 200;

/// Longer modules, in a thousand.
const LONG_MODULES: usize = 50;

/// The lengths of all modules that were read.
#[derive(Default)]
pub struct Lengths {
    modules: usize,
    long: usize,
    problems: Vec<String>,
}

impl Lengths {
    /// Reads a module by its name in sentences.
    pub fn add(&mut self, name: &str, text: &str) {
        self.modules += 1;
        self.long += usize::from(text.lines().count() > MODULE);
        let functions = functions(text).into_iter();
        let long = functions.filter(|(_, lines)| *lines > FUNCTION);
        self.problems.extend(long.map(|(line, lines)| {
            format!("{name}:{line}: a function of {lines} lines, more than {FUNCTION}")
        }));
    }

    /// A sentence for each function that is too long, and one if too many modules are.
    pub fn problems(&self) -> Vec<String> {
        let mut problems = self.problems.clone();
        if self.long * 1_000 > self.modules * LONG_MODULES {
            problems.push(self.summary());
        }
        problems
    }

    /// A sentence on the long modules.
    pub fn summary(&self) -> String {
        let (share, most) = (self.long * 1_000 / self.modules.max(1), LONG_MODULES);
        format!(
            "{} of {} modules have more than {MODULE} lines: {}.{} %, at most {}.{} %",
            self.long,
            self.modules,
            share / 10,
            share % 10,
            most / 10,
            most % 10
        )
    }
}

/// The first line and the number of lines of each function, and of each statement with a block.
fn functions(text: &str) -> Vec<(usize, usize)> {
    let lines: Vec<&str> = text.lines().collect();
    let indents: Vec<usize> = lines.iter().map(|line| indent(line)).collect();
    let heads = (0..lines.len()).filter(|at| opens_function(lines[*at]));
    heads
        .map(|head| {
            let outside = |at: &usize| indents[*at] <= indents[head];
            let continues = lines[head].trim_start().starts_with(')');
            let first = if continues {
                (0..head).rfind(outside)
            } else {
                None
            };
            let first = first.unwrap_or(head);
            let end = (head + 1..lines.len()).find(outside).unwrap_or(lines.len());
            let closes = lines
                .get(end)
                .is_some_and(|line| line.trim_start().starts_with(['}', ')', ']', '`']));
            (first + 1, end + usize::from(closes) - first)
        })
        .collect()
}

/// Whether a function begins in a line and goes on in the next one: with a block, or with an arrow
/// before a value.
fn opens_function(line: &str) -> bool {
    let value = line.rsplit_once("=>").map(|(_, value)| value.trim_start());
    let goes_on = |value: &str| {
        let is_in_template = !value.matches('`').count().is_multiple_of(2);
        value.is_empty() || value.ends_with(['(', '[', '{']) || is_in_template
    };
    line.contains(')') && (line.ends_with(" {") || value.is_some_and(goes_on))
}

/// The columns before a line's text; an empty line belongs to what is around it.
fn indent(line: &str) -> usize {
    if line.is_empty() {
        return usize::MAX;
    }
    line.len() - line.trim_start().len()
}

#[cfg(test)]
mod tests {
    use super::{Lengths, functions};

    #[test]
    fn functions_are_counted_from_their_first_line_to_their_last() {
        let text = "\
export function wide(
  a: number,
) {
  const inner = () => {

    return a;
  };
}

const drawn = (a: string) =>
  `${a}`;
class Board {
  play(square: Square): boolean {
    return true;
  }
}
const row = (a: string) => html`
  <p>${a}</p>
`;
const size = (a: number) => ({
  a,
});
const all = (a: number) => [
  a,
];
const name = (a: string) => `${a}`;
";
        let expected = [(1, 8), (4, 4), (10, 2), (13, 3), (17, 3), (20, 3), (23, 3)];
        assert_eq!(functions(text), expected);
    }

    #[test]
    fn a_long_function_and_too_many_long_modules_are_refused() {
        let function =
            |lines: usize| format!("function f() {{\n{}}}\n", "  a;\n".repeat(lines - 2));
        let mut lengths = Lengths::default();
        lengths.add("a.ts", &function(60));
        assert_eq!(lengths.problems(), [""; 0]);
        lengths.add("b.ts", &format!("\n{}", function(61)));
        assert_eq!(
            lengths.problems(),
            ["b.ts:2: a function of 61 lines, more than 60"]
        );
        let mut lengths = Lengths::default();
        lengths.add("a.ts", &"a;\n".repeat(200));
        assert_eq!(lengths.problems(), [""; 0]);
        lengths.add("b.ts", &"a;\n".repeat(201));
        assert_eq!(
            lengths.problems(),
            ["1 of 2 modules have more than 200 lines: 50.0 %, at most 5.0 %"]
        );
    }
}
