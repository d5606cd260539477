//! Matches and ladders as their users call them.

#[cfg(unix)]
mod faulty;

use std::path::Path;

use assert_cmd::Command;

/// Exit code, standard output and standard error of the program.
fn reversi(arguments: &[&str]) -> (Option<i32>, String, String) {
    let mut program = Command::cargo_bin("reversi").expect("cargo builds the program first");
    let output = program
        .args(arguments)
        .output()
        .expect("the program starts");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (
        output.status.code(),
        text(&output.stdout),
        text(&output.stderr),
    )
}

/// The output of a match, apart from the times. The match has to succeed without an error.
fn result(arguments: &[&str]) -> Vec<String> {
    let (code, out, err) = reversi(&[&["match"], arguments].concat());
    assert_eq!((code, err.as_str()), (Some(0), ""), "{arguments:?}");
    let untimed = out.lines().filter(|line| !line.starts_with("time of "));
    untimed.map(str::to_owned).collect()
}

/// The command line of this program as a player, quoted.
fn gtp(level: &str) -> String {
    let program = assert_cmd::cargo::cargo_bin("reversi");
    format!("'{}' gtp --seed 1 --level {level}", program.display())
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).expect("the file can be read")
}

fn text(path: &Path) -> &str {
    path.to_str().expect("temporary names are plain")
}

#[test]
fn a_match_repeats_with_its_seed_however_many_games_run_at_once() {
    let of = |seed, jobs| {
        result(&[
            "ramscher",
            "klauwastekannz",
            "--games",
            "24",
            "--seed",
            seed,
            "--jobs",
            jobs,
        ])
    };
    let once = of("3", "1");
    assert_eq!(once, of("3", "4"));
    assert_ne!(once, of("4", "1"));
    assert_eq!(once[0], "ramscher against klauwastekannz");
    let numbers: Vec<u32> = once[1]
        .split_whitespace()
        .filter_map(|word| word.parse().ok())
        .take(4)
        .collect();
    assert_eq!(numbers[0], 24, "{}", once[1]);
    assert_eq!(numbers[1..].iter().sum::<u32>(), 24, "{}", once[1]);
}

#[test]
fn the_points_of_one_side_are_missing_on_the_other() {
    let ours = result(&["aufpasser", "doofie", "--games", "10"]);
    assert!(ours[1].starts_with("games 10 wins "), "{}", ours[1]);
    assert!(ours[2].starts_with("Elo +"), "{}", ours[2]);
    let theirs = result(&["doofie", "aufpasser", "--games", "10"]);
    assert!(theirs[2].starts_with("Elo -"), "{}", theirs[2]);
}

#[test]
fn programs_play_without_a_fault_also_where_they_have_to_pass() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let log = folder.path().join("games.log");
    let program = gtp("doofie");
    let lines = result(&[&program, "doofie", "--games", "20", "--log", text(&log)]);
    assert_eq!(lines[0], format!("{program} against doofie"));
    assert_eq!(lines[5], "lost by a fault: 0, by a fault of the other: 0");
    // Random games have passes in them: Black does not choose every second move.
    let games = read(&log);
    let chosen = |game: &&str| {
        let counts = game.split("\"moves\":").skip(2);
        let counts = counts.filter_map(|text| text.split(',').next()?.parse::<i32>().ok());
        counts.collect::<Vec<i32>>()
    };
    let uneven = games.lines().skip(1).filter(|game| {
        let counts = chosen(game);
        assert_eq!(counts.len(), 2, "{game}");
        counts[0].abs_diff(counts[1]) > 1
    });
    assert!(uneven.count() > 0, "{games}");
}

/// The command line of this program by a protocol.
fn by(protocol: &str, level: &str) -> String {
    let program = assert_cmd::cargo::cargo_bin("reversi");
    let name = protocol.split(':').next().unwrap_or_default();
    format!(
        "{protocol}:'{}' {name} --seed 1 --level {level}",
        program.display()
    )
}

#[test]
fn programs_of_every_protocol_play_without_a_fault_with_a_clock_and_without() {
    let players = [
        by("nboard", "doofie"),
        by("ugi", "ramscher"),
        by("gtp", "aufpasser"),
    ];
    for (first, second) in [(0, 1), (1, 2), (2, 0)] {
        for clock in [&[][..], &["--clock", "60+0.5"]] {
            let options = ["--games", "6"];
            let players = [&players[first][..], &players[second]];
            let lines = result(&[&players, &options[..], clock].concat());
            assert!(lines[1].starts_with("games 6 "), "{lines:?}");
            assert_eq!(lines[5], "lost by a fault: 0, by a fault of the other: 0");
        }
    }
}

#[test]
fn the_strongest_level_keeps_to_a_short_clock_by_every_protocol() {
    for player in ["10".to_owned(), by("ugi", "10"), by("nboard:2ply", "10")] {
        let lines = result(&[&player, "doofie", "--games", "2", "--clock", "3+0.05"]);
        assert_eq!(lines[5], "lost by a fault: 0, by a fault of the other: 0");
    }
}

#[test]
fn a_clock_that_runs_out_loses_the_game_and_belongs_to_the_log() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let log = folder.path().join("games.log");
    let play = |clock: &[&str]| {
        let players = ["match", "10:9ply", "doofie"];
        let options = ["--games", "2", "--log", text(&log)];
        reversi(&[&players[..], &options, clock].concat())
    };
    let (code, out, err) = play(&["--clock", "0.000001"]);
    assert_eq!(code, Some(0), "{err}");
    assert!(out.contains("lost by a fault: "), "{out}");
    assert_eq!(err.lines().count(), 2, "{err}");
    assert!(
        err.lines()
            .all(|line| line.contains(" s, with 0.000 s on the clock; ")),
        "{err}"
    );
    let (code, _, err) = play(&[]);
    assert_eq!(code, Some(1));
    assert!(
        err.contains("seed 1 and clock 0.000001, not of this run"),
        "{err}"
    );
    let (code, _, err) = play(&["--clock", "soon"]);
    assert_eq!(code, Some(2));
    assert!(err.contains("\"soon\" is no clock"), "{err}");
}

#[test]
fn an_interrupted_match_resumes_where_its_log_ends() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let log = folder.path().join("games.log");
    let play = |games| {
        let log = text(&log);
        result(&[
            "ramscher",
            "ecken-eddi",
            "--games",
            games,
            "--seed",
            "8",
            "--log",
            log,
        ])
    };
    let whole = result(&["ramscher", "ecken-eddi", "--games", "12", "--seed", "8"]);
    play("6");
    let six = read(&log);
    assert_eq!(six.lines().count(), 1 + 6);
    // The run is interrupted while it writes the sixth game.
    std::fs::write(&log, &six[..six.len() - 20]).expect("the file can be written");
    assert_eq!(play("12"), whole);
    let twelve = read(&log);
    assert_eq!(twelve.lines().count(), 1 + 12);
    let kept: String = six.split_inclusive('\n').take(1 + 5).collect();
    assert!(twelve.starts_with(&kept), "{twelve}");
    // Nothing is left to play.
    assert_eq!(play("12"), whole);
    assert_eq!(read(&log), twelve);
}

#[test]
fn a_log_of_something_else_is_left_as_it_is() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let log = folder.path().join("games.log");
    let path = text(&log);
    result(&["ramscher", "doofie", "--games", "2", "--log", path]);
    let heading = read(&log).lines().next().expect("a heading").to_owned();
    let games = "games of ramscher, doofie with random openings of 8 plies and seed 1";
    let other = format!("reversi: {path} keeps {games}, not of this run\n");
    for (content, arguments, wrong) in [
        (
            heading.clone() + "\n",
            &["ramscher", "doofie", "--seed", "2"][..],
            other.clone(),
        ),
        (
            heading.clone() + "\n",
            &["ramscher", "doofie", "--plies", "4"],
            other.clone(),
        ),
        (heading.clone() + "\n", &["doofie", "ramscher"], other),
        (
            "my shopping list".to_owned(),
            &["ramscher", "doofie"],
            format!("reversi: {path}: this is no log of games\n"),
        ),
    ] {
        std::fs::write(&log, &content).expect("the file can be written");
        let all = [&["match"], arguments, &["--games", "2", "--log", path]].concat();
        let (code, out, err) = reversi(&all);
        assert_eq!(
            (code, out.as_str(), err),
            (Some(1), "", wrong),
            "{arguments:?}"
        );
        assert_eq!(read(&log), content);
    }
    std::fs::write(&log, heading + "\n{\"game\":1}\n").expect("the file can be written");
    let (code, _, err) = reversi(&["match", "ramscher", "doofie", "--games", "2", "--log", path]);
    assert_eq!(code, Some(1));
    let wrong = format!("reversi: {path}, line 2 is no line of a log of games: ");
    assert!(err.starts_with(&wrong) && err.lines().count() == 1, "{err}");
}

/// The built-in weights as a player with a limit.
fn weights(limit: &str) -> String {
    let file = "../engine/weights/weights.bin";
    format!("weights:{}/{file}:{limit}", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn a_file_of_weights_plays_within_its_limit() {
    let [deep, shallow] = ["3ply", "1ply"].map(weights);
    let lines = result(&[&deep, &shallow, "--games", "20"]);
    assert!(lines[2].starts_with("Elo +"), "{}", lines[2]);
    assert_eq!(lines[5], "lost by a fault: 0, by a fault of the other: 0");
    let even = result(&[&shallow, &shallow, "--games", "10"]);
    assert!(even[3].ends_with(" points: 0 0 5 0 0"), "{}", even[3]);
}

#[test]
fn a_file_that_holds_no_weights_is_named() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("a.bin");
    let player = format!("weights:{}:2ply", file.display());
    let arguments = ["match", &player, "doofie", "--games", "2"];
    let (code, out, err) = reversi(&arguments);
    assert_eq!((code, out.as_str()), (Some(1), ""));
    assert!(
        err.starts_with(&format!("reversi: {}: ", file.display())),
        "{err}"
    );
    std::fs::write(&file, "my shopping list").expect("the file can be written");
    let (code, _, err) = reversi(&arguments);
    assert_eq!(code, Some(1));
    assert!(
        err.starts_with(&format!("reversi: {}: ", file.display())),
        "{err}"
    );
    let (code, _, err) = reversi(&["match", "weights:a.bin:2", "doofie"]);
    assert_eq!(code, Some(2));
    assert!(
        err.contains("\"2\" is no limit; limits are such as 60ms"),
        "{err}"
    );
}

#[test]
fn a_log_refuses_games_of_other_weights_under_the_same_name() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (file, log) = (folder.path().join("a.bin"), folder.path().join("games.log"));
    let builtin = concat!(env!("CARGO_MANIFEST_DIR"), "/../engine/weights/weights.bin");
    let mut bytes = std::fs::read(builtin).expect("the built-in weights");
    std::fs::write(&file, &bytes).expect("the file can be written");
    let player = format!("weights:{}:1ply", file.display());
    let arguments = [&player, "doofie", "--games", "2", "--log", text(&log)];
    let lines = result(&arguments);
    assert_eq!(result(&arguments), lines);
    *bytes.last_mut().expect("weights") ^= 1;
    std::fs::write(&file, &bytes).expect("the file can be written");
    let (code, _, err) = reversi(&[&["match"], &arguments[..]].concat());
    assert_eq!(code, Some(1));
    assert!(err.ends_with(", not of this run\n"), "{err}");
}

#[cfg(unix)]
#[test]
fn a_log_on_a_device_is_refused() {
    let log = "/dev/zero";
    let (code, out, err) = reversi(&["match", "ramscher", "doofie", "--log", log]);
    let wrong = "reversi: /dev/zero: a log is a regular file, which this is not\n";
    assert_eq!((code, out.as_str(), err.as_str()), (Some(1), "", wrong));
}

#[test]
fn listed_openings_are_played_with_either_colour_in_their_order() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (list, log) = (
        folder.path().join("list.txt"),
        folder.path().join("games.log"),
    );
    std::fs::write(&list, "% two openings\nf5d6c3\n\nF5 F6 E6 F4\n").expect("writable");
    let options = [
        "--openings",
        text(&list),
        "--log",
        text(&log),
        "--games",
        "6",
    ];
    result(&[&["ramscher", "doofie"], &options[..]].concat());
    let games = read(&log);
    let begins = |opening: &'static str, black: &'static str| {
        let moves = format!("\"moves\":\"{opening}");
        let black = format!("\"black\":\"{black}\"");
        move |game: &str| game.contains(&moves) && game.contains(&black)
    };
    for (game, (opening, black)) in games.lines().skip(1).zip([
        ("f5d6c3", "ramscher"),
        ("f5d6c3", "doofie"),
        ("f5f6e6f4", "ramscher"),
        ("f5f6e6f4", "doofie"),
        ("f5d6c3", "ramscher"),
        ("f5d6c3", "doofie"),
    ]) {
        assert!(begins(opening, black)(game), "{game}");
    }
    assert_eq!(games.lines().count(), 1 + 6);
}

#[test]
fn a_log_of_games_with_other_listed_openings_is_refused() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (list, log) = (
        folder.path().join("list.txt"),
        folder.path().join("games.log"),
    );
    let options = [
        "--openings",
        text(&list),
        "--log",
        text(&log),
        "--games",
        "2",
    ];
    let arguments = [&["ramscher", "doofie"], &options[..]].concat();
    std::fs::write(&list, "f5d6c3").expect("the file can be written");
    let lines = result(&arguments);
    assert_eq!(result(&arguments), lines);
    std::fs::write(&list, "f5f6e6").expect("the file can be written");
    let (code, _, err) = reversi(&[&["match"], &arguments[..]].concat());
    let wrong = "line 2: the game has another opening than this match";
    assert_eq!(
        (code, err),
        (Some(1), format!("reversi: {}, {wrong}\n", text(&log)))
    );
}

#[test]
fn openings_that_cannot_be_used_are_named() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let list = folder.path().join("list.txt");
    for (content, wrong) in [
        ("f5d6\n\nf5f5\n", ", line 3: move 2, f5: f5 is occupied"),
        (
            "e6f4e3f6g5d6e7f5c5",
            ", line 1: the game is over behind these moves",
        ),
        ("% none\n", ": there is no opening in it"),
    ] {
        std::fs::write(&list, content).expect("the file can be written");
        let path = text(&list);
        let (code, out, err) = reversi(&["match", "ramscher", "doofie", "--openings", path]);
        assert_eq!((code, out.as_str()), (Some(1), ""), "{content}");
        assert_eq!(err, format!("reversi: {path}{wrong}\n"));
    }
}

#[test]
fn players_that_cannot_play_are_named_before_the_first_game() {
    let missing = "no-such-program-anywhere";
    let (code, out, err) = reversi(&["match", "pascal", missing, "--games", "2"]);
    assert_eq!((code, out.as_str()), (Some(1), ""));
    assert!(
        err.starts_with(&format!(
            "reversi: the program {missing:?} cannot be started: "
        )) && err.ends_with("pascal, stratege and 1 to 10\n"),
        "{err}"
    );
    for (arguments, wrong) in [
        (
            &["match", "pascal", "doofie", "--games", "3"][..],
            "so their number is even",
        ),
        (
            &["match", "pascal", "doofie", "--games", "0"],
            "so their number is even",
        ),
        (
            &["match", "pascal", "gtp 'x"],
            "a quotation mark of the command is not closed",
        ),
        (
            &["match", "pascal", ""],
            "a player is a level or a command, not nothing",
        ),
        (&["match", "pascal"], "<SECOND>"),
        (&["ladder", "pascal"], "2 values required"),
    ] {
        let (code, out, err) = reversi(arguments);
        assert_eq!((code, out.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(err.contains(wrong) && err.lines().count() == 1, "{err}");
    }
}

#[test]
fn a_ladder_lists_its_players_with_their_ratings() {
    let (code, out, err) = reversi(&["ladder", "doofie", "ramscher", "pascal", "--games", "10"]);
    assert_eq!((code, err.as_str()), (Some(0), ""));
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), 2 + 3, "{out}");
    assert!(lines[2].starts_with("| doofie | 0 |  | 10 | "), "{out}");
    assert!(
        lines[3].starts_with("| ramscher | +") && lines[3].contains(" | 20 | "),
        "{out}"
    );
    assert!(
        lines[4].starts_with("| pascal | +") && lines[4].contains(" | 10 | "),
        "{out}"
    );
    let (_, out, _) = reversi(&[
        "ladder",
        "doofie",
        "ramscher",
        "pascal",
        "--games",
        "4",
        "--all-pairs",
    ]);
    assert_eq!(out.matches(" | 8 | ").count(), 3, "{out}");
}
