//! The program as its users call it.

use std::path::{Path, PathBuf};

use assert_cmd::Command;
use reversi_engine::Game;

fn reversi() -> Command {
    Command::cargo_bin("reversi").expect("cargo builds the program before its tests")
}

fn output(command: &mut Command) -> (Option<i32>, String, String) {
    let output = command.output().expect("the program starts");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (
        output.status.code(),
        text(&output.stdout),
        text(&output.stderr),
    )
}

/// The bytes of a database file with these games: final count of Black, and the moves as squares.
fn database(games: &[(u8, &str)]) -> Vec<u8> {
    let mut bytes = vec![0; 16];
    bytes[4..8].copy_from_slice(&(games.len() as u32).to_le_bytes());
    for (black, moves) in games {
        let mut record = [0; 68];
        record[6] = *black;
        for (byte, square) in record[8..].iter_mut().zip(moves.as_bytes().chunks(2)) {
            *byte = (square[1] - b'0') * 10 + (square[0] - b'a' + 1);
        }
        bytes.extend_from_slice(&record);
    }
    bytes
}

fn write(folder: &Path, name: &str, bytes: &[u8]) -> PathBuf {
    let path = folder.join(name);
    std::fs::write(&path, bytes).expect("the folder is writable");
    path
}

#[test]
fn perft_prints_the_number_of_leaves() {
    let (code, out, _) = output(reversi().args(["perft", "6"]));
    assert_eq!((code, out.as_str()), (Some(0), "8200\n"));
}

#[test]
fn commands_that_are_not_understood_end_with_code_2() {
    for arguments in [
        &["perft", "many"][..],
        &["perft", "21"],
        &["bench", "--depth", "0"],
        &["exercises"],
        &["match", "10:soon", "3"],
        &["dance"],
        &["wthor"],
        &[],
    ] {
        let (code, out, err) = output(reversi().args(arguments));
        assert_eq!((code, out.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(
            err.starts_with("reversi: ") && err.lines().count() == 1,
            "{err}"
        );
        let help = match arguments {
            [] | ["dance"] => "see reversi --help".to_owned(),
            [command, ..] => format!("see reversi {command} --help"),
        };
        assert!(err.ends_with(&format!("; {help}\n")), "{err}");
    }
}

#[test]
fn games_are_counted_by_what_their_replay_shows() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let wipeout = "e6f4e3f6g5d6e7f5c5";
    write(
        folder.path(),
        "a.wtb",
        &database(&[(64, wipeout), (33, "f5d6c3")]),
    );
    write(folder.path(), "notes.txt", b"not a database");
    let (code, out, _) = output(reversi().arg("wthor").arg(folder.path()));
    let counts = "games 2 illegal 0 unfinished 1 different 0\n";
    assert_eq!((code, out.as_str()), (Some(0), counts));

    write(
        folder.path(),
        "b.wtb",
        &database(&[(63, wipeout), (33, "f5f5")]),
    );
    let (code, out, err) = output(reversi().arg("wthor").arg(folder.path()));
    let counts = "games 4 illegal 1 unfinished 1 different 1\n";
    assert_eq!((code, out.as_str()), (Some(1), counts));
    assert_eq!(
        err,
        "reversi: illegal games: 1, games with another count than recorded: 1\n"
    );
}

#[test]
fn files_that_cannot_be_used_are_named_in_one_sentence() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let empty = folder.path().join("empty");
    std::fs::create_dir(&empty).expect("the folder is writable");
    let broken = write(folder.path(), "broken.wtb", b"short");
    let missing = folder.path().join("missing.wtb");
    for (path, wrong) in [
        (empty, "there is no .wtb file in this folder"),
        (broken, "the file is shorter than its header of 16 bytes"),
        (missing, "No such file or directory"),
    ] {
        let (code, out, err) = output(reversi().arg("wthor").arg(&path));
        assert_eq!((code, out.as_str()), (Some(1), ""), "{err}");
        assert!(
            err.starts_with(&format!("reversi: {}: {wrong}", path.display())),
            "{err}"
        );
        assert_eq!(err.lines().count(), 1, "{err}");
    }
}

/// Two published endgames, the second with a result that is two discs off.
const PROBLEMS: &str = "% two endgames
XXXXXOX-XXXOOOOOXXXXXOOOXXXXOOXOXXXXXOXOOOOXXOXOOOXXXOXOOOOOOO-O X; G8:+2;

OXXXXXXX-OOOOOXXOOOOXXOXOOOOOOOXOOOOOOOXOOOXOOO-OOOOXOOXOOOOOOOO X; H6:+2; A2:-2
";

#[test]
fn endgames_are_solved_and_compared_with_the_listed_results() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = write(folder.path(), "two.obf", PROBLEMS.as_bytes());
    let (code, out, err) = output(reversi().arg("solve").arg(&file));
    let lines: Vec<&str> = out.lines().collect();
    assert!(lines[0].starts_with("2 2 g8 +2 +2 ok "), "{out}");
    assert!(lines[1].starts_with("4 2 h6 +0 +2 WRONG "), "{out}");
    assert!(lines[2].starts_with("problems 2 wrong 1 nodes "), "{out}");
    assert_eq!(
        (code, err.as_str()),
        (
            Some(1),
            "reversi: results that differ from the listed ones: 1\n"
        )
    );

    let (code, out, _) = output(reversi().args(["solve", "--threads", "3"]).arg(&file));
    assert_eq!(code, Some(1));
    assert!(
        out.contains(" g8 +2 +2 ok ") && out.contains(" h6 +0 +2 WRONG "),
        "{out}"
    );

    let (code, out, _) = output(
        reversi()
            .arg("solve")
            .arg(&file)
            .args(["--max-empties", "1"]),
    );
    assert_eq!(
        (code, out.as_str()),
        (Some(0), "problems 0 wrong 0 nodes 0 ms 0\n")
    );
}

#[test]
fn a_line_that_holds_no_problem_costs_itself_alone() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let finished = format!("{} X; A1:+64;\n", "X".repeat(64));
    let text = finished + &PROBLEMS.replace("H6:+2", "H6:+0") + "XO- X; A1:+2;\n";
    let file = write(folder.path(), "finished.obf", text.as_bytes());
    let (code, out, err) = output(reversi().arg("solve").arg(&file));
    assert_eq!(code, Some(1));
    assert!(out.contains("\nproblems 2 wrong 0 nodes "), "{out}");
    let lines: Vec<&str> = err.lines().collect();
    let place = |line: u32| format!("reversi: {}, line {line}: ", file.display());
    assert_eq!(lines[0], place(1) + "the side to move has no move");
    assert_eq!(lines[1], place(6) + "only 4 of 64 squares are given");
    assert_eq!(lines[2], "reversi: lines that hold no problem: 2");
}

/// Standard error that takes no byte.
#[cfg(target_os = "linux")]
#[test]
fn without_standard_error_the_results_are_the_same() {
    let program = assert_cmd::cargo::cargo_bin("reversi");
    let script = format!("'{}' perft 3 2>/dev/full", program.display());
    let (code, out, _) = output(Command::new("sh").args(["-c", &script]));
    assert_eq!((code, out.as_str()), (Some(0), "56\n"));
    let script = format!("'{}' perft many 2>/dev/full", program.display());
    let (code, _, _) = output(Command::new("sh").args(["-c", &script]));
    assert_eq!(code, Some(2));
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_without_an_end_is_refused() {
    for arguments in [
        &["exercises", "/dev/full"][..],
        &["convert", "--to", "pgn", "/dev/zero"],
        &["solve", "/dev/zero"],
    ] {
        let (code, out, err) = output(reversi().args(arguments));
        let device = arguments[arguments.len() - 1];
        let what = match arguments[0] {
            "convert" | "solve" => "a line has more than 16 MiB",
            _ => "the file has more than 256 MiB",
        };
        let sentence = format!("reversi: {device}: {what}\n");
        assert_eq!((code, out.as_str(), err), (Some(1), "", sentence));
    }
}

#[cfg(unix)]
#[test]
fn a_reader_that_stops_reading_ends_the_program_quietly() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = write(folder.path(), "many.obf", PROBLEMS.repeat(2000).as_bytes());
    let program = assert_cmd::cargo::cargo_bin("reversi");
    let script = format!(
        "'{}' solve '{}' | head -1",
        program.display(),
        file.display()
    );
    let (code, out, err) = output(Command::new("sh").args(["-c", &script]));
    assert_eq!((code, out.lines().count(), err.as_str()), (Some(0), 1, ""));
}

#[test]
fn an_empty_file_is_refused_with_what_it_lacks() {
    let folder = tempfile::tempdir().expect("a folder");
    let empty = write(folder.path(), "empty.txt", b"% nothing else\n\n");
    let blank = write(folder.path(), "blank.txt", b"\n");
    for (command, file, lacks) in [
        (&["solve"][..], &empty, "problem"),
        (&["solve", "--game", "connect-four"], &empty, "problem"),
        (&["match", "3", "4", "--openings"], &empty, "opening"),
        (&["exercises"], &blank, "exercise"),
    ] {
        let (code, out, error) = output(reversi().args(command).arg(file));
        assert_eq!((code, &*out), (Some(1), ""), "{command:?}");
        let expected = format!("reversi: {}: there is no {lacks} in it\n", file.display());
        assert_eq!(error, expected, "{command:?}");
    }
}

#[test]
fn a_file_that_is_no_text_is_named_with_its_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let binary = write(folder.path(), "game.txt", b"f5\xffd6");
    for command in [
        &["review"][..],
        &["solve"],
        &["solve", "--game", "connect-four"],
        &["exercises"],
        &["convert", "--to", "pgn"],
    ] {
        let (code, out, error) = output(reversi().args(command).arg(&binary));
        assert_eq!((code, &*out), (Some(1), ""), "{command:?}");
        let expected = format!("{}: byte 3 is no UTF-8 text", binary.display());
        assert!(error.contains(&expected), "{command:?}: {error}");
    }
}

/// The tournament games of the project, each with Black's count by the rules.
fn tournament_games() -> Vec<(u8, &'static str)> {
    let transcripts = include_str!("../../../tests/data/tournament-games.txt").lines();
    let games = transcripts.map(|transcript| {
        let game: Game = transcript.parse().expect("a legal game");
        let outcome = game.outcome().expect("a finished game");
        (outcome.black(), transcript)
    });
    games.collect()
}

#[test]
fn tournament_games_are_legal_and_end_with_the_recorded_count() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    write(folder.path(), "games.wtb", &database(&tournament_games()));
    let (code, out, err) = output(reversi().arg("wthor").arg(folder.path()));
    let counts = "games 500 illegal 0 unfinished 0 different 0\n";
    assert_eq!((code, out.as_str()), (Some(0), counts), "{err}");
}

#[test]
fn a_review_has_a_line_for_each_move_and_a_summary() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let text = b"1. f5 d6 2. c5 f4";
    let file = write(folder.path(), "game.txt", text);
    let (code, out, _) = output(reversi().arg("review").arg(&file).args(["--limit", "4ply"]));
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!((code, lines.len()), (Some(0), 7), "{out}");
    assert!(lines[0].starts_with("1 black f5 "), "{out}");
    assert!(
        lines[0].contains(" f5 ≈") && lines[0].contains(" book "),
        "{out}"
    );
    assert!(lines[3].starts_with("4 white f4 ≈"), "{out}");
    assert!(lines[4].starts_with("black lost ≈"), "{out}");
    assert!(lines[4].ends_with(" mistakes -"), "{out}");
    assert_eq!(lines[6], "turned at ?", "{out}");

    let wipeout = database(&[(64, "e6f4e3f6g5d6e7f5c5"), (33, "f5")]);
    let database = write(folder.path(), "games.wtb", &wipeout);
    let review = |limit| {
        output(
            reversi()
                .arg("review")
                .arg(&database)
                .args(["--limit", limit]),
        )
    };
    let (code, out, _) = review("1ply");
    assert_eq!(code, Some(0));
    assert_eq!(
        out.lines().filter(|line| line.starts_with("game ")).count(),
        2
    );
    let (code, _, err) = review("1day");
    assert_eq!((code, err.lines().count()), (Some(2), 1), "{err}");
    let none = write(folder.path(), "none.txt", b"no game");
    let (code, _, err) = output(reversi().arg("review").arg(none));
    assert_eq!((code, err.lines().count()), (Some(1), 1), "{err}");
}

/// The Node test of the module has the same expectations.
#[test]
fn a_review_without_a_limit_finds_what_the_page_finds() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let recorded = include_str!("../../../tests/data/review.txt");
    let (game, expected) = recorded.split_once('\n').expect("a game and its review");
    let file = write(folder.path(), "game.txt", game.as_bytes());
    let (code, out, err) = output(reversi().arg("review").arg(&file));
    assert_eq!((code, out.as_str()), (Some(0), expected), "{err}");
}

#[test]
fn the_side_games_are_counted() {
    for (arguments, count) in [
        (["perft", "9", "--game", "tic-tac-toe"], "255168\n"),
        (["perft", "4", "--game", "connect-four"], "2401\n"),
        (["positions", "5", "--game", "connect-four"], "4263\n"),
        (["positions", "2", "--game", "reversi"], "12\n"),
    ] {
        let (code, out, _) = output(reversi().args(arguments));
        assert_eq!((code, out.as_str()), (Some(0), count), "{arguments:?}");
    }
}

#[test]
fn positions_of_connect_four_are_solved_and_a_wrong_score_fails() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let solve = |text: &str| {
        let file = write(folder.path(), "positions.txt", text.as_bytes());
        output(
            reversi()
                .args(["solve", "--game", "connect-four"])
                .arg(file),
        )
    };
    let (code, out, _) = solve("2252576253462244111563365343671351441 -1\n");
    assert_eq!(code, Some(0));
    assert!(out.contains(" -1 -1 ok "), "{out}");
    let (code, out, err) = solve("2252576253462244111563365343671351441 2\n");
    assert_eq!(code, Some(1));
    assert!(out.contains(" -1 2 WRONG "), "{out}");
    assert!(err.contains("results that differ"), "{err}");
    let (code, out, err) = solve("4444444 1\n2252576253462244111563365343671351441 -1\n");
    assert_eq!(code, Some(1));
    assert!(out.contains("problems 1 wrong 0 "), "{out}");
    assert!(err.contains("line 1: "), "{err}");
    assert!(err.contains("column 4 is full"), "{err}");
}

#[test]
fn games_are_converted_and_read_back() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let games = b"% two games\nf5d6c3\n% the other\nf5f6e6";
    let file = write(folder.path(), "games.txt", games);
    let convert = |arguments: &[&str]| output(reversi().arg("convert").arg(&file).args(arguments));
    let (code, out, _) = convert(&["--to", "moves"]);
    assert_eq!((code, out.as_str()), (Some(0), "f5d6c3\nf5f6e6\n"));
    for name in [
        "link", "ggf", "sgf", "pgn", "position", "moves", "obf", "diagram", "numbered",
    ] {
        let (code, out, err) = convert(&["--to", name, "--check"]);
        assert_eq!(code, Some(0), "{name}: {err}");
        assert!(out.starts_with("games 2 characters "), "{name}: {out}");
    }
    let (code, out, err) = convert(&["--to", "diagram"]);
    assert_eq!((code, out.as_str()), (Some(1), ""));
    assert!(
        err.contains("holds several games, and a diagram is a picture of one"),
        "{err}"
    );
    for name in ["quest", "chess"] {
        let (code, out, err) = convert(&["--to", name]);
        assert_eq!(
            (code, out.as_str(), err.lines().count()),
            (Some(2), "", 1),
            "{err}"
        );
    }
    let start = write(
        folder.path(),
        "start.txt",
        b"---------------------------OX------XO--------------------------- X",
    );
    let (code, _, err) = output(reversi().arg("convert").arg(start).args(["--to", "link"]));
    assert_eq!(code, Some(1));
    assert!(err.contains("game 1 cannot be written as link"), "{err}");
}

#[test]
fn a_bad_game_of_a_file_costs_that_game_alone() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let board = "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]";
    let mixed = format!(
        "(;GM[Othello]TY[8]{board}B[e6]W[f4];)\n(;GM[Othello]TY[s10r5]BO[10 --- *]B[F5];)\n(;GM[Othello]TY[8]{board}B[d3]W[c5];)\n"
    );
    let many = "f5d6c3\n".repeat(40_000) + "f5f5\n" + &"e6f4\n".repeat(40_000);
    for (text, written, place) in [
        (
            "f5d6c3\nf5f5\ne6f4\n",
            "f5d6c3\ne6f4\n",
            "line 2: game 2: move 2, f5: ",
        ),
        (
            "% none\n\nf5d6c3\nf5f5\ne6f4\n",
            "f5d6c3\ne6f4\n",
            "line 4: game 2: move 2, f5: ",
        ),
        (
            "% none\n[Black \"Ada\"]\n\n1. f5 d6\n% quiet\n2. c3 a1\n\n[Black \"Bo\"]\n\n1. e6 f4\n",
            "e6f4\n",
            "line 6: game 1: move 4, a1: ",
        ),
        (
            "(;GM[Othello]B[e6]W[f4];)\n(;GM[Othello]\nB[f5]\nW[d6]B[c3]\nW[a1];)",
            "e6f4\n",
            "line 5: game 2: move 4, a1: ",
        ),
        (
            &mixed,
            "e6f4\nd3c5\n",
            "line 2: game 2: the board has 10 rows instead of 8",
        ),
        (
            &many,
            &("f5d6c3\n".repeat(40_000) + &"e6f4\n".repeat(40_000)),
            "line 40001: game 40001: move 2, f5: ",
        ),
    ] {
        let file = write(folder.path(), "games.txt", text.as_bytes());
        let (code, out, err) = output(reversi().arg("convert").arg(&file).args(["--to", "moves"]));
        assert_eq!((code, out == written), (Some(1), true), "{err}");
        let named = format!("reversi: {}, {place}", file.display());
        assert!(err.starts_with(&named), "{err}");
        assert_eq!(err.lines().count(), 2, "{err}");
    }
}

#[test]
fn the_names_of_a_database_come_from_the_files_beside_it() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut bytes = database(&[(33, "f5d6c3")]);
    bytes[16 + 4] = 1;
    let file = write(folder.path(), "games.wtb", &bytes);
    let convert = || output(reversi().arg("convert").arg(&file).args(["--to", "pgn"]));
    let (code, out, err) = convert();
    assert_eq!(code, Some(0));
    assert!(!out.contains("White"), "{out}");
    let sentence = "the names of the players are in WTHOR.JOU, which is not beside it\n";
    assert_eq!(err, format!("reversi: {}: {sentence}", file.display()));
    let mut players = vec![0; 16 + 2 * 20];
    players[36..39].copy_from_slice(b"Ada");
    write(folder.path(), "WTHOR.JOU", &players);
    let (_, out, err) = convert();
    assert!(out.contains("[White \"Ada\"]"), "{out}");
    assert_eq!(err, "");
}

#[test]
fn a_game_with_a_slip_is_converted_where_the_notation_holds_corrections() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let slip = "(;GM[2];B[f5];W[d6];B[c3];W[d3];AE[c3]AB[d3]PL[W];W[d2])";
    let file = write(folder.path(), "games.sgf", slip.as_bytes());
    let convert = |arguments: &[&str]| output(reversi().arg("convert").arg(&file).args(arguments));
    for name in ["moves", "position", "link", "pgn", "sgf"] {
        let (code, _, err) = convert(&["--to", name, "--check"]);
        assert_eq!(code, Some(0), "{name}: {err}");
    }
    let (code, out, err) = convert(&["--to", "ggf"]);
    assert_eq!((code, out.as_str()), (Some(1), ""));
    let sentence = "game 1 cannot be written as ggf: it keeps no corrections of the board, and one \
        stands after move 4";
    assert!(err.contains(sentence), "{err}");
}

#[test]
fn comments_are_read_for_the_notations_that_hold_them() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let convert = |text: &str, arguments: &[&str]| {
        let file = write(folder.path(), "games.txt", text.as_bytes());
        output(reversi().arg("convert").arg(file).args(arguments))
    };
    let foreign = "f5 {[%csl Gz9]} d6";
    let (code, out, err) = convert(foreign, &["--to", "moves"]);
    assert_eq!((code, out.as_str()), (Some(0), "f5d6\n"), "{err}");
    for name in ["link", "ggf", "pgn"] {
        let (code, out, err) = convert(foreign, &["--to", name]);
        assert_eq!((code, out.as_str()), (Some(1), ""), "{name}");
        assert!(err.contains("game 1: \"Gz9\" is no mark"), "{name}: {err}");
        let usual = "f5 {usual [%cal Gf5d6][%csl Gc3]} d6";
        let (code, _, err) = convert(usual, &["--to", name, "--check"]);
        assert_eq!(code, Some(0), "{name}: {err}");
    }
    let (code, _, err) = convert("(;GM[2]B[f5]C[{usual}];)", &["--to", "pgn", "--check"]);
    assert_eq!(code, Some(1));
    assert!(err.contains("game 1 has other comments after pgn"), "{err}");
    let long = "ü".repeat(1_000);
    let long = format!("f5 {{{long}}} d6 {{{long}}} c3 {{{long}}} d3 {{{long}}}");
    let (code, _, err) = convert(&long, &["--to", "link"]);
    assert_eq!(code, Some(1));
    assert!(
        err.contains("game 1 cannot be written as link: its comments are too long"),
        "{err}"
    );
}

#[test]
fn variations_are_written_where_the_notation_holds_them_and_named_where_not() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let text = b"1. f5 d6 (1... f4 $5 {rare} e3 (2. d3)) (f6 a1) 2. c3 $10";
    let file = write(folder.path(), "game.txt", text);
    let convert = |arguments: &[&str]| output(reversi().arg("convert").arg(&file).args(arguments));
    let (code, out, err) = convert(&["--to", "pgn"]);
    assert_eq!(code, Some(0), "{err}");
    assert!(
        out.contains("1. f5 d6 (1... f4 $5 {rare} 2. e3 (2. d3)) 2. c3"),
        "{out}"
    );
    assert!(
        err.contains("game 1: the variation \"(f6 a1)\": move 3, a1: "),
        "{err}"
    );
    assert!(
        err.contains("annotation glyphs such as $10 are not kept, 1 left out"),
        "{err}"
    );
    let (code, out, err) = convert(&["--to", "moves"]);
    assert_eq!((code, out.as_str()), (Some(0), "f5d6c3\n"));
    assert!(
        err.contains("moves has no place for variations, 2 left out"),
        "{err}"
    );
    for notation in ["pgn", "sgf", "link"] {
        let (code, out, err) = convert(&["--to", notation, "--check"]);
        assert_eq!((code, err.as_str()), (Some(0), ""), "{notation}");
        assert!(out.starts_with("games 1 characters "), "{notation}: {out}");
    }
    let joined = b"1. f5 d6 {main} (1... d6 {beside} c4) 2. c3";
    write(folder.path(), "game.txt", joined);
    let (code, out, err) = convert(&["--to", "pgn"]);
    assert_eq!((code, err.as_str()), (Some(0), ""));
    assert!(out.contains("d6 {main beside} "), "{out}");
    let (code, _, err) = convert(&["--to", "pgn", "--check"]);
    assert_eq!((code, err.as_str()), (Some(0), ""));
    let long = "x".repeat(1_000);
    let too_long = format!("1. f5 d6 (1... f4 {{{long}}}) (1... f4 {{more}} 2. e3) 2. c3");
    write(folder.path(), "game.txt", too_long.as_bytes());
    for notation in ["pgn", "sgf", "link"] {
        let (code, out, err) = convert(&["--to", notation]);
        assert_eq!((code, out.contains(&long)), (Some(0), true), "{err}");
        assert!(
            err.contains("the comment on move 2: a comment has at most 1000 characters, not 1005"),
            "{err}"
        );
    }
    write(folder.path(), "game.txt", b"1. f5 d6 {usual} 2. c3");
    let (code, _, err) = convert(&["--to", "moves"]);
    let expected = "game 1: moves has no place for comments, 1 left out\n";
    assert_eq!((code, err.as_str()), (Some(0), expected));
}

#[test]
fn tournament_games_survive_every_notation() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut games = tournament_games();
    games.extend([
        (64, "e6f4e3f6g5d6e7f5c5"),
        (33, "f5f6d3g5h5h4f7h6c5"),
        (33, "f5d6c3"),
    ]);
    let file = write(folder.path(), "games.wtb", &database(&games));
    for name in ["link", "ggf", "pgn", "position", "moves", "obf"] {
        let convert = ["--to", name, "--check"];
        let (code, _, err) = output(reversi().arg("convert").arg(&file).args(convert));
        assert_eq!(code, Some(0), "{name}: {err}");
    }
}

#[test]
fn exercises_are_checked() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let board = "XXXXXOX-XXXOOOOOXXXXXOOOXXXXOOXOXXXXXOXOOOOXXOXOOOXXXOXOOOOOOO-O X";
    let check = |moves: &str| {
        let text = format!("{board}\nwin 1\n{moves}\n");
        let file = write(folder.path(), "exercises.txt", text.as_bytes());
        output(reversi().arg("exercises").arg(file))
    };
    let (code, out, _) = check("g8");
    assert_eq!((code, out.as_str()), (Some(0), "exercises 1 findings 0\n"));
    let (code, out, err) = check("h1");
    assert_eq!((code, err.lines().count()), (Some(1), 1), "{err}");
    assert!(out.starts_with("exercise 1: g8 also wins\n"), "{out}");
    assert_eq!(check("z9").0, Some(1));
}

/// Two games of the engine against itself. With 12 empties in the first, a6 and g2 keep 34 discs,
/// and the best move of a search of six plies is another one.
const HARD_GAMES: &str = "e6f4e3f2c4d6d7c7f5b4b3b2d3e7g4d2c5f6f7b6c3b5f3c2c6e2a1g3a2a3b1g6a4a5h6b7e1h5g5h4a8f8f1b8h3g1h1g7g2h2g8c1d1h8h7d8e8c8a7a6
e6f6d3e7f7g7g6c3h8f5e8d6c5g8f8f3e3c6d7c4f4g5b3c7h5f2e2d1b8c2b4c8d8b5g3b6a6h4d2h6e1f1c1g4b7a8a7a5b2a4a2a3g1h7h3a1b1g2h2h1
";

#[test]
fn moves_in_hard_positions_lose_discs_against_exact_play() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let commented = format!("% hard games\n{HARD_GAMES}");
    let games = write(folder.path(), "games.txt", commented.as_bytes());
    let loss = |positions: &str, players: &[&str]| {
        let mut command = reversi();
        command.arg("loss").args(players).arg("--games").arg(&games);
        command.args(["--empties", "12", "--positions", positions]);
        output(&mut command)
    };
    let (code, out, err) = loss("2", &["10:12ply", "10:1ply"]);
    assert_eq!(code, Some(0), "{err}");
    let lines: Vec<&str> = out.lines().collect();
    let results: Vec<Vec<&str>> = lines[..2]
        .iter()
        .map(|line| line.split(' ').collect())
        .collect();
    for (result, number) in results.iter().zip(["1", "2"]) {
        assert_eq!((result.len(), result[0]), (5, number), "{out}");
        assert_eq!(result[1].len(), 2 * (60 - 12), "{out}");
    }
    let first = results.iter().find(|result| result[2] == "+34");
    let moves = first.map(|result| &result[3..]);
    assert_eq!(moves, Some(&["a6:0", "c8:6"][..]), "{out}");
    assert_eq!(
        lines[2],
        "10:12ply: positions 2 mean loss 0.00 best moves 100.0 %"
    );
    assert_eq!(
        lines[3],
        "10:1ply: positions 2 mean loss 3.00 best moves 50.0 %"
    );

    let (_, out, _) = loss("2", &["10:12ply", "--played"]);
    assert!(out.contains(" +34 a6:0 g2:0\n"), "{out}");
    let games = "\ngames: positions 2 mean loss 0.00 best moves 100.0 %\n";
    assert!(out.ends_with(games), "{out}");

    let (code, _, err) = loss("3", &["10:12ply"]);
    let expected = "reversi: the games have too few hard positions with 12 empties\n";
    assert_eq!((code, err.as_str()), (Some(1), expected));
    let (code, out, err) = loss("1", &["no-such-program"]);
    assert_eq!((code, out.as_str()), (Some(1), ""));
    assert!(err.starts_with("reversi: no-such-program cannot be started"));
}

/// A book of Edax with the start, on which f5 is worth a disc at level 21.
fn book_of_edax() -> Vec<u8> {
    let mut bytes = b"XADEKOOB\x04\x05".to_vec();
    bytes.resize(42, 0);
    bytes[38] = 1;
    for discs in [1_u64 << 28 | 1 << 35, 1 << 27 | 1 << 36] {
        bytes.extend(discs.to_le_bytes());
    }
    bytes.extend([0; 22]);
    bytes.extend([0, 21, 1, 37]);
    bytes
}

#[test]
fn a_book_of_another_program_is_written_in_other_formats() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let book = |file: &Path, to: &str| {
        let (code, out, err) = output(reversi().arg("book").arg(file).args(["--to", to]));
        (code, out, err.replace(&file.display().to_string(), "FILE"))
    };
    let edax = write(folder.path(), "book.any", &book_of_edax());
    let lines = "f5 +1 depth 21\n";
    assert_eq!(book(&edax, "lines"), (Some(0), lines.into(), String::new()));
    let (_, page, _) = book(&edax, "reversi");
    let start = "---------------------------OX------XO--------------------------- X";
    assert_eq!(
        page,
        format!("reversi-book 1\n{start}: d3 edax +1 depth 21 0%\n")
    );
    let (_, bytes, _) = book(&write(folder.path(), "list.txt", lines.as_bytes()), "edax");
    assert_eq!(bytes.len(), 42 + 40 + 2);
    let again = write(folder.path(), "again.dat", bytes.as_bytes());
    assert_eq!(book(&again, "lines").1, lines);

    let cut_off = write(
        folder.path(),
        "cut-off.dat",
        &[book_of_edax(), vec![1]].concat(),
    );
    let sentence =
        "reversi: FILE: the book is damaged from byte 85 on; what stands before it is written\n";
    assert_eq!(
        book(&cut_off, "lines"),
        (Some(1), lines.into(), sentence.into())
    );
    let list = write(
        folder.path(),
        "list.txt",
        b"f5 +1 depth 21\nnothing\nf5f5\n",
    );
    let sentence = "reversi: FILE: lines that cannot be read are left out: 2, first 2, 3\n";
    assert_eq!(
        book(&list, "lines"),
        (Some(1), lines.into(), sentence.into())
    );
    let none = write(folder.path(), "none.txt", b"nothing\n");
    let sentence = "reversi: FILE: the file has no book: no header of Edax or Egaroucid, and no line of moves\n";
    assert_eq!(
        book(&none, "lines"),
        (Some(1), String::new(), sentence.into())
    );
    let long = write(folder.path(), "long.txt", b"f5d6 +1\nf5f6 -2\n");
    let most = ["--to", "lines", "--most", "1"];
    let (code, out, err) = output(reversi().arg("book").arg(&long).args(most));
    let sentence = "positions kept: 1; with more discs left out: 2\n";
    assert_eq!((code, &out[..]), (Some(0), "f5\n"), "{err}");
    assert!(err.ends_with(sentence), "{err}");
}
