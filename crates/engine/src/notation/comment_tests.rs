//! Comments in every notation that holds them.

use super::*;
use crate::rules::square::Square;
use reversi_game::Rng;

/// Texts that a comment may have, signs of every notation among them.
const TEXTS: [&str; 14] = [
    "the usual reply",
    "f5 d6 (3. c4) 1. c3 33-31",
    "50 % & more = #m=f5 + \\ \\\\",
    "\"quoted\" 'text', ; $1 %",
    "größer als 黒 🎉",
    "<b>bold</b> &amp; <script>",
    "[brackets] ]] [%clk 0:01]",
    "(;GM[Othello]B[f5];)",
    "https://club.example/#m=f5d6&ply=1",
    "&c1=x&a1=a1",
    "C[x] CR[a1] [%csl Gz9] [%cal ",
    ".,;:!?)]",
    "［％ｃｓｌ Gc3］ ｛Ａ｝ ］",
    "［%csl x] ｛",
];

/// Marks that other programs and careless hands write, and what is said of them.
const BAD_MARKS: [(&str, &str); 13] = [
    ("f5 {[%csl Gz9]} d6", "Gz9"),
    ("f5 {[%cal Gf5]d6} d6 {[%cal Gf5f9]}", "Gf5f9"),
    ("f5 {[%cal Rf5f5]} d6", "Rf5f5"),
    ("f5 {[%csl ]} d6", ""),
    ("f5 {[%csl GRc3]} d6", "GRc3"),
    (
        "f5 {[%csl a very long text in place of a mark]} d6",
        "a very long text in ",
    ),
    ("(;GM[Othello]B[f5]CR[x5];)", "x5"),
    ("(;GM[Othello]B[f5]AR[f5:d9];)", "f5:d9"),
    ("(;GM[2];B[f5]TR[zz])", "zz"),
    ("(;GM[2];B[f5]AR[fe:fe])", "fe:fe"),
    ("#m=f5&a1=c3-d", "d"),
    ("#m=f5&a1=", ""),
    ("#m=f5&a1=c3%5Ddd", "c3]dd"),
];

fn records(text: &str) -> Vec<GameRecord> {
    read_games(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn comments(text: &str) -> Vec<Comment> {
    let comments = records(text)[0].read_comments();
    comments.unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The comments as a notation gives them back, circles before arrows.
fn expected(record: &GameRecord) -> Vec<Comment> {
    let mut comments = record.read_comments().expect("good comments");
    for comment in &mut comments {
        comment.text = comment.plain_text();
        comment
            .marks
            .sort_by_key(|mark| matches!(mark, Mark::Arrow { .. }));
    }
    comments
}

/// Games of any length with comments on random positions.
fn commented_games() -> Vec<GameRecord> {
    let games = [
        "",
        "f5",
        "f5d6c3d3c4f4f6",
        "f5f6d3g5h5h4f7h6c5",
        "e6f4e3f6g5d6e7f5c5",
    ];
    let mut rng = Rng::new(12);
    let game = |transcript: &str| {
        let mut game = Game::default();
        game.play_transcript(transcript).expect("legal moves");
        GameRecord::from(game)
    };
    let mut records: Vec<GameRecord> = games.into_iter().cycle().take(200).map(game).collect();
    for record in &mut records {
        for _ in 0..rng.below(6) {
            let mut square = || Square::ALL[rng.below(64)];
            let (from, to) = (square(), square());
            let mut marks = vec![Mark::Circle(from), Mark::Arrow { from, to }];
            marks.retain(|mark| rng.below(2) == 0 && *mark != Mark::Arrow { from, to: from });
            record.add_comment(&Comment {
                ply: rng.below(record.game.line().len() + 1),
                text: TEXTS[rng.below(TEXTS.len())].to_owned(),
                marks,
                glyph: Glyph::numbered(rng.below(9)),
            });
        }
    }
    records
}

#[test]
fn every_comment_is_read_from_every_text_that_holds_it() {
    let mut written = 0;
    for record in commented_games() {
        for name in ["link", "ggf", "sgf", "pgn"] {
            let notation = Notation::named(name).expect(name);
            let Some(text) = notation.write(&record) else {
                assert_eq!(record.game.line().len(), 0, "{name}");
                continue;
            };
            assert_eq!(expected(&records(&text)[0]), expected(&record), "{text}");
            assert_eq!(records(&text)[0].game.to_string(), record.game.to_string());
            assert_eq!(
                read_game(&text).map(|game| game.to_string()),
                Ok(record.game.to_string())
            );
            written += 1;
        }
    }
    assert!(written > 480, "{written} texts");
}

#[test]
fn properties_of_a_node_of_sgf_belong_to_the_position_after_its_move() {
    let places = |text: &str| -> Vec<(usize, String)> {
        let comments = comments(text).into_iter();
        comments.map(|found| (found.ply, found.text)).collect()
    };
    let texts = |expected: &[(usize, &str)]| -> Vec<(usize, String)> {
        let own = expected.iter();
        own.map(|&(ply, text)| (ply, text.to_owned())).collect()
    };
    for (text, expected) in [
        (
            "(;GM[2];C[a;b]B[f5];C[c]W[d6])",
            &[(1, "a;b"), (2, "c")][..],
        ),
        (
            "(;GM[2]C[start];B[f5]C[a];W[d6])",
            &[(0, "start"), (1, "a")],
        ),
        ("(;GM[2];C[a];B[f5])", &[(0, "a")]),
        ("(;GM[2]C[root]B[f5];C[c]W[d6])", &[(1, "root"), (2, "c")]),
        ("(;GM[2];C[a]B[f5]C[b]W[d6]C[c])", &[(1, "a b"), (2, "c")]),
        // A game in GGF is one node, where the order counts.
        (
            "(;GM[Othello]C[start]B[f5]C[a]W[d6];)",
            &[(0, "start"), (1, "a")],
        ),
    ] {
        assert_eq!(places(text), texts(expected), "{text}");
    }
    let record = &records("(;GM[2];B[f5](;W[d6])(;C[a]W[f4];C[b]B[e3]))")[0];
    let variation = record.read_variations().remove(0).expect("legal moves");
    let found = variation.comments.iter();
    let found: Vec<(usize, String)> = found.map(|one| (one.ply, one.text.clone())).collect();
    assert_eq!(found, texts(&[(2, "a"), (3, "b")]));
}

#[test]
fn a_comment_of_a_link_that_is_not_valid_utf_8_is_named() {
    let wrong = CommentError::BadEncoding { ply: 1 };
    for link in ["#m=f5&c1=%C3", "#m=f5&c1=so+%FF+so"] {
        let records = read_games(link).expect(link);
        assert_eq!(records[0].read_comments(), Err(wrong.clone()), "{link}");
    }
    let record = &read_games("#m=f5&c1=%EF%BF%BD").expect("a game")[0];
    assert_eq!(record.read_comments().map(|comments| comments.len()), Ok(1));
}

#[test]
fn a_link_inside_a_message_ends_with_its_comment() {
    for after in [" nice!", ".", ">", "\n", "), see above", ".\""] {
        for link in [
            "#m=f5d6&c1=usual.+%28so%29",
            "#m=f5d6&c1=usual.+%28so%29&a1=c3",
        ] {
            let found = &comments(&format!("see https://club.example/{link}{after}"))[0];
            assert_eq!(
                (found.ply, &found.text[..]),
                (1, "usual. (so)"),
                "{link}{after}"
            );
        }
    }
}

#[test]
fn a_link_may_have_parameters_that_only_begin_as_a_comment_does() {
    assert_eq!(comments("#m=f5&c=y&cx=z&c1x=z&a-1=a1"), []);
}

#[test]
fn an_empty_comment_beyond_the_game_is_none() {
    assert_eq!(comments("#m=f5&c2=&c3=+"), []);
}

#[test]
fn a_comment_beyond_the_game_is_named_and_the_game_is_read() {
    for (link, found) in [
        ("#m=f5&c1=good&c2=x", 2),
        ("#m=&a61=a1", 61),
        ("#m=f5&c99999999999999999999=x", usize::MAX),
    ] {
        let record = &records(link)[0];
        let wrong = record.read_comments().expect_err(link);
        assert_eq!(wrong, CommentError::BadPly { found }, "{link}");
        assert_eq!(
            wrong.to_string(),
            format!("a comment is on move {found}, which the game does not have")
        );
    }
}

#[test]
fn comments_longer_than_a_link_have_none() {
    let mut record = records("f5d6c3d3c4f4f6")[0].clone();
    for ply in 0..4 {
        let text = "ö".repeat(MAX_COMMENT);
        record.add_comment(&Comment {
            ply,
            text,
            ..Comment::default()
        });
    }
    let written = |name: &str| Notation::named(name).and_then(|one| one.write(&record));
    assert_eq!(written("link"), None);
    assert!(written("ggf").is_some());
}

#[test]
fn a_text_is_one_line_without_control_characters() {
    let found = comments("f5 { one\r\n\ttwo\u{0}\u{1b}[31m } {three} d6 {\u{7} }");
    let texts: Vec<&str> = found.iter().map(|comment| &comment.text[..]).collect();
    assert_eq!(texts, ["one two [31m three"]);
}

#[test]
fn marks_are_read_as_other_programs_write_them() {
    let position = Position::default();
    let after_position = format!("{position}\nf5 {{x}}");
    for (text, ply, said, marks) in [
        (
            "f5 { [%csl Gc3,Rd4] [%cal Yf5d6] so } d6",
            1,
            "so",
            &["c3", "d4", "f5d6"][..],
        ),
        ("f5 d6 {[%clk 0:10][%csl Bc3,c3]}", 2, "", &["c3"]),
        ("{start [%csl Gd4} f5", 0, "start [%csl Gd4", &[]),
        (
            "(;GM[2];B[f5]C[a \\] b]CR[fe][c3]LB[aa:1])",
            1,
            "a ] b",
            &["f5", "c3", "a1"],
        ),
        (
            "(;GM[2];B[f5]LB[dd:A][ee:B]AR[dd:ee])",
            1,
            "",
            &["d4", "e5", "d4e5"],
        ),
        (
            "(;GM[Othello]B[f5//1]C[a\nb]CR[c3]AR[c3:d3];)",
            1,
            "a b",
            &["c3", "c3d3"],
        ),
        (
            "(;GM[2];B[f5]CR[B3][G7][GB4]AR[B1:C3])",
            1,
            "",
            &["b3", "g7", "b4", "b1c3"],
        ),
        (
            "(;GM[2];B[f5]C[x]CR[aa:cc]LB[zz:A][é][z][][c3]TR[a1]SQ[b2]MA[dd]SL[e5])",
            1,
            "x",
            &["c3", "a1", "b2", "d4", "e5"],
        ),
        (
            "(;GM[2];B[f5]C[a\\\nb \\: \\\\\\] c])",
            1,
            "ab : \\] c",
            &[],
        ),
        (
            "(;GM[2];Ｂ［ｆ５］C[Ａ］\\]｝{]W[ｄ６]C[])",
            1,
            "Ａ］]｝{",
            &[],
        ),
        ("ｆ５ {Ａ］｝ [%csl Gc3]} ｄ６", 1, "Ａ］｝", &["c3"]),
        ("ｆ５ ｛Ａ］｝ ｄ６", 1, "Ａ］", &[]),
        (&after_position, 1, "x", &[]),
    ] {
        let found = comments(text);
        let names: Vec<String> = found[0].marks.iter().map(Mark::to_string).collect();
        assert_eq!(
            (found.len(), found[0].ply, &found[0].text[..]),
            (1, ply, said),
            "{text}"
        );
        assert_eq!(names, marks, "{text}");
    }
}

#[test]
fn what_is_no_mark_is_named_and_the_game_is_read() {
    for (text, found) in BAD_MARKS {
        let found = found.to_owned();
        let record = &records(text)[0];
        assert_eq!(
            record.read_comments(),
            Err(CommentError::BadMark { found }),
            "{text}"
        );
        assert!(record.game.to_string().starts_with("f5"));
    }
}

#[test]
fn a_long_comment_has_its_sentence_in_every_notation() {
    let long = "ö".repeat(MAX_COMMENT);
    for (before, after) in [
        ("f5 {", "} d6"),
        ("(;GM[Othello]B[f5]C[", "];)"),
        ("(;GM[2];B[f5]C[", "])"),
        ("[Black \"Ada\"]\n\n1. f5 {", "}"),
        ("#m=f5&c1=", ""),
    ] {
        let comment = &comments(&format!("{before}{long}{after}"))[0];
        assert_eq!(comment.text, long);
        let too_long = records(&format!("{before}{long}x{after}"))[0].read_comments();
        let error = too_long.expect_err(before);
        assert_eq!(
            error.to_string(),
            "a comment has at most 1000 characters, not 1001"
        );
    }
}

#[test]
fn a_comment_that_cannot_be_read_costs_no_other() {
    let long = "x".repeat(MAX_COMMENT + 1);
    let too_long = CommentError::TooLong {
        characters: MAX_COMMENT + 1,
    };
    for (text, ply, fault) in [
        (
            format!("f5 {{good}} d6 {{{long}}} c3 {{late}}"),
            2,
            too_long.clone(),
        ),
        (format!("#m=f5d6c3&c1=good&c2={long}&c3=late"), 2, too_long),
        (
            "#m=f5d6c3&c1=good&c2=%C3&a2=c3&c3=late".to_owned(),
            2,
            CommentError::BadEncoding { ply: 2 },
        ),
        (
            "#m=f5d6c3&c1=good&c3=late&c4=beyond".to_owned(),
            4,
            CommentError::BadPly { found: 4 },
        ),
        (
            "f5 {good} d6 {x [%csl Gz9]} {y} c3 {late}".to_owned(),
            2,
            CommentError::BadMark {
                found: "Gz9".to_owned(),
            },
        ),
    ] {
        let comments = records(&text)[0].read_each_comment();
        let read = comments.iter().flatten();
        let read: Vec<(usize, &str)> = read.map(|found| (found.ply, &found.text[..])).collect();
        assert_eq!(read, [(1, "good"), (3, "late")], "{text}");
        let unread: Vec<_> = comments
            .iter()
            .filter_map(|found| found.clone().err())
            .collect();
        assert_eq!(unread, [UnreadComment { ply, fault }], "{text}");
    }
}

#[test]
fn a_line_of_a_comment_is_no_tag() {
    let text = "[Black \"Ada\"]\n\n1. f5 {see\n[White \"Bob\"]\n[%csl Gc3] \"good\"} d6\n\n\
                [Black \"Cem\"]\n\n1. f5 *";
    let games = records(text);
    let names: Vec<[&str; 2]> = games
        .iter()
        .map(|game| [&game.black[..], &game.white[..]])
        .collect();
    assert_eq!(names, [["Ada", ""], ["Cem", ""]]);
    let found = &games[0].read_comments().expect("a good mark")[0];
    assert_eq!(found.text, "see [White \"Bob\"] \"good\"");
    assert_eq!(found.marks, [Mark::Circle(Square::C3)]);
    for no_tag in [
        "[%csl \"x\"]",
        "[\"x\"]",
        "[Black \"x\"] f5",
        "[Black \"x\" f5]",
    ] {
        assert_eq!(
            Notation::named("pgn").and_then(|pgn| pgn.read(no_tag)),
            None,
            "{no_tag}"
        );
    }
}

#[test]
fn links_in_comments_are_no_games() {
    for (text, moves) in [
        ("f5 {see https://club.example/#m=e6} d6", "f5d6"),
        (
            "{https://club.example/f5d6c3d3c4} f5 {www.club.example/f5d6c3d3c4f4}",
            "f5",
        ),
        ("f5 {see #m=e6} d6 {#m=c4", "f5d6"),
        ("{before #m=e6} https://club.example/#m=f5d6", "f5d6"),
        ("{#m=e6} https://club.example/f5d6c3d3c4 {so}", "f5d6c3d3c4"),
    ] {
        assert_eq!(records(text)[0].game.to_string(), moves, "{text}");
    }
}

#[test]
fn a_comment_before_the_first_move_is_named_as_such() {
    let unread = UnreadComment {
        ply: 0,
        fault: CommentError::BadEncoding { ply: 0 },
    };
    assert!(
        unread
            .to_string()
            .starts_with("the comment before the first move: ")
    );
}
