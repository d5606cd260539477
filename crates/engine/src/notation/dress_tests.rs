//! Texts as other programs and people dress a game: each is read as the same game.

use super::*;
use crate::rules::game::Ply;
use crate::rules::square::Square;
use reversi_game::{Color, Rng};

/// The game f5 d6 c3 d3 in other dresses than those of the usual notations.
const DRESSES: &[&str] = &[
    "・F5D6C3D3",
    "• f5 d6 c3 d3",
    "> f5 d6 c3 d3",
    "- f5\n- d6\n- c3\n- d3",
    "* f5\n* d6\n* c3\n* d3",
    "f5 → d6 → c3 → d3",
    "f5 > d6 > c3 > d3",
    "f5/d6/c3/d3",
    "[\"f5\", \"d6\", \"c3\", \"d3\"]",
    "'f5','d6','c3','d3'",
    "**f5** d6 **c3** d3",
    "`f5d6c3d3`",
    "\"f5d6c3d3\"",
    "「f5d6c3d3」",
    "Black: f5\nWhite: d6\nBlack: c3\nWhite: d3",
    "BLACK, f5\nWHITE, d6\nBLACK, c3\nWHITE, d3 !!",
    "B f5 W d6 B c3 W d3",
    "B: f5 W: d6 B: c3 W: d3",
    "Bf5 Wd6 Bc3 Wd3",
    "X f5\nO d6\nX c3\nO d3",
    "●f5 ○d6 ●c3 ○d3",
    "黒f5 白d6 黒c3 白d3",
    "黑：f5\n白：d6\n黑：c3\n白：d3",
    "Black plays f5\nWhite plays d6\nBlack plays c3\nWhite plays d3",
    "Black's move: f5\nWhite's move: d6\nBlack's move: c3\nWhite's move: d3",
    "Schwarz f5, Weiß d6, Schwarz c3, Weiß d3",
    "Noir : f5\nBlanc : d6\nNoir : c3\nBlanc : d3",
    "Negras f5 Blancas d6 Negras c3 Blancas d3",
    "Czarny f5 Biały d6 Czarny c3 Biały d3",
    "Zwart f5, Wit d6, Zwart c3, Wit d3",
    "Black White\n1 f5 d6\n2 c3 d3",
    "| 1 | f5 | d6 |\n| 2 | c3 | d3 |",
    "1. f5 (0:05) d6 (0:03) 2. c3 d3",
    "f5 +0.0 d6 -1.5 c3 +2 d3 -0.25",
    "1. f5 00:12 2. d6 00:09 3. c3 01:00 4. d3 00:01",
    "f5//0.5 d6/1.0/2.1 c3//7 d3",
    "<p>f5 d6<br>c3&nbsp;d3</p>",
    "<table><tr><td>1</td><td>f5</td><td>d6</td></tr><tr><td>2</td><td>c3</td><td>d3</td></tr></table>",
    "<html><head><title>a1</title></head><body><span>f5</span><span>d6</span>c3 <b>d3</b></body></html>",
    "&#9679; f5d6c3d3",
    "Transcript: f5d6c3d3",
    "棋譜：f5d6c3d3",
    "Game 12, Club evening\n\nf5 d6 c3 d3",
    "[Event \"?\"]\n[Result \"*\"]\n\n1. f5 d6 {[%clk 0:05:00]} 2. c3 {[%emt 0:00:02]} d3 *",
    "[Black \"Anna\"]\n\nBlack: f5\nWhite: d6\nBlack: c3\nWhite: d3",
    "[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *] f5d6c3d3",
    "8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- * F5D6C3D3",
    "set game (;GM[Othello]PC[NBoard]PB[a]PW[b]TY[8]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]B[F5//0.1]W[D6//]B[C3//]W[D3//];)",
    "Move 1: f5\nMove 2: d6\nMove 3: c3\nMove 4: d3",
    "Game 12\nMove 1: Black f5\nMove 2: White d6\nMove 3: Black c3\nMove 4: White d3",
    "ann: f5\nbob: d6\nann: c3\nbob: d3",
    "[13:01] ann: f5\n[13:02] bob: d6\n[13:03] ann: c3\n[13:04] bob: d3",
    "Player 1: f5\nPlayer 2: d6\nPlayer 1: c3\nPlayer 2: d3",
    "P1 f5\nP2 d6\nP1 c3\nP2 d3",
    "play black f5\nplay white d6\nplay black c3\nplay white d3",
    "1手目 f5\n2手目 d6\n3手目 c3\n4手目 d3",
    "Las negras juegan f5\nLas blancas juegan d6\nLas negras juegan c3\nLas blancas juegan d3",
    "чёрные f5\nбелые d6\nчёрные c3\nбелые d3",
    "f5 12s d6 3s c3 5s d3 7s",
    "f5&nbsp;&rarr;&nbsp;d6 c3 d3",
    "{\"moves\":\"f5d6c3d3\"}",
    "{\"black\":\"Anna\",\"moves\":[\"f5\",\"d6\",\"c3\",\"d3\"]}",
    "{\"kifu\": \"F5 D6 C3 D3\"}",
    "[{\"move\":\"f5\"},{\"move\":\"d6\"},{\"move\":\"c3\"},{\"move\":\"d3\"}]",
    "{\"black\":\"Ada\",\"moves\":[{\"square\":\"f5\"},{\"square\":\"d6\"},{\"square\":\"c3\"},{\"square\":\"d3\"}]}",
    "| # | Black | White |\n|:--|:--:|--:|\n| 1 | f5 | d6 |\n| 2 | c3 | d3 |",
    "(f5)(d6)(c3)(d3)",
    "(f5) (d6) (c3) (d3)",
    "{f5, d6, c3, d3}",
    "f五d六c三d三",
    "f五 d六 c三 d三",
    "5f 6d 3c 3d",
    "5f6d3c3d",
    "1. 5f 6d 2. 3c 3d",
    "f5 (d6) c3 (d3)",
    "[[5,4],[3,5],[2,2],[3,2]]",
    "[[6,5],[4,6],[3,3],[4,3]]",
    "(6,5) (4,6) (3,3) (4,3)",
    "[{\"x\":5,\"y\":4},{\"x\":3,\"y\":5},{\"x\":2,\"y\":2},{\"x\":3,\"y\":2}]",
    "[{\"row\":4,\"col\":5},{\"row\":5,\"col\":3},{\"row\":2,\"col\":2},{\"row\":2,\"col\":3}]",
    "{\"moves\":[[5,4],[3,5],[2,2],[3,2]]}",
    "f5 d6 c3 d3 tiger",
    "f5d6c3d3 What do you think?",
    "1f5 2d6 3c3 4d3",
    "#1 f5 #2 d6 #3 c3 #4 d3",
    "1) f5, 2) d6, 3) c3, 4) d3",
    "1: F5 - D6\n2: C3 - D3",
    "1... f5 1... d6 2... c3 2... d3",
    "1.f5,d6;2.c3,d3",
    "Zug 1: f5\nZug 2: d6\nZug 3: c3\nZug 4: d3",
    "Coup 1 : f5\nCoup 2 : d6\nCoup 3 : c3\nCoup 4 : d3",
    "Mossa 1: f5\nMossa 2: d6\nMossa 3: c3\nMossa 4: d3",
    "Jugada 1: f5\nJugada 2: d6\nJugada 3: c3\nJugada 4: d3",
    "Zet 1: f5\nZet 2: d6\nZet 3: c3\nZet 4: d3",
    "Ruch 1: f5\nRuch 2: d6\nRuch 3: c3\nRuch 4: d3",
    "第1手 f5\n第2手 d6\n第3手 c3\n第4手 d3",
    "1手目：f5　2手目：d6　3手目：c3　4手目：d3",
    "①f5 ②d6 ③c3 ④d3",
    "1️⃣ f5\n2️⃣ d6\n3️⃣ c3\n4️⃣ d3",
    "⚫ f5 ⚪ d6 ⚫ c3 ⚪ d3",
    "⚫️f5\n⚪️d6\n⚫️c3\n⚪️d3",
    "🖤 f5 🤍 d6 🖤 c3 🤍 d3",
    "move,black,white\n1,f5,d6\n2,c3,d3",
    "Move;Black;White\n1;f5;d6\n2;c3;d3",
    "No.\tBlack\tWhite\n1\tf5\td6\n2\tc3\td3",
    "ply,move\n1,f5\n2,d6\n3,c3\n4,d3",
    "1,B,f5\n2,W,d6\n3,B,c3\n4,W,d3",
    "ply,side,move,time\n1,black,f5,1.2\n2,white,d6,0.8\n3,black,c3,2.0\n4,white,d3,1.1",
    "|Nr|Schwarz|Weiß|\n|---|---|---|\n|1|f5|d6|\n|2|c3|d3|",
    "+---+----+----+\n| # | B  | W  |\n+---+----+----+\n| 1 | f5 | d6 |\n| 2 | c3 | d3 |\n+---+----+----+",
    "f-5 d-6 c-3 d-3",
    "f:5 d:6 c:3 d:3",
    "F 5, D 6, C 3, D 3",
    "f,5 d,6 c,3 d,3",
    "Black at f5. White at d6. Black at c3. White at d3.",
    "Black moves to f5, flipping 1. White moves to d6, flipping 1. Black moves to c3, flipping 1. White moves to d3, flipping 1.",
    "black disc on f5\nwhite disc on d6\nblack disc on c3\nwhite disc on d3",
    "Sort: f5, Vit: d6, Sort: c3, Vit: d3",
    "Preto f5 Branco d6 Preto c3 Branco d3",
    "<ol><li>f5</li><li>d6</li><li>c3</li><li>d3</li></ol>",
    "<td>f5</td><td>d6</td>\n<td>c3</td><td>d3</td>",
    "f5&gt;d6&gt;c3&gt;d3",
    "f5=>d6=>c3=>d3",
    "f5 -> d6 -> c3 -> d3",
    "f5 ; d6 ; c3 ; d3 ;",
    "f5+d6+c3+d3",
    "f5_d6_c3_d3",
    "f5\\nd6\\nc3\\nd3",
    "moves=f5,d6,c3,d3",
    "moves: f5 d6 c3 d3",
    "var moves = [\"f5\",\"d6\",\"c3\",\"d3\"];",
    "game.play('f5'); game.play('d6'); game.play('c3'); game.play('d3');",
    "['f5', 'd6', 'c3', 'd3']",
    "('f5', 'd6', 'c3', 'd3')",
    "[f5, d6, c3, d3]",
    "[f5][d6][c3][d3]",
    "<f5><d6><c3><d3>",
    "[[\"f5\",\"d6\"],[\"c3\",\"d3\"]]",
    "> 1. f5 d6\n> 2. c3 d3",
    "```\nf5 d6 c3 d3\n```",
    "||f5d6c3d3||",
    "*f5* *d6* *c3* *d3*",
    "@anna f5\n@ben d6\n@anna c3\n@ben d3",
    "anna: f5!\nben: d6?\nanna: c3 :)\nben: d3",
    "[10:02] anna: f5\n[10:03] ben: d6 haha\n[10:05] anna: c3\n[10:09] ben: d3",
    "12/03/2024, 10:02 - Anna: f5\n12/03/2024, 10:03 - Ben: d6\n12/03/2024, 10:05 - Anna: c3\n12/03/2024, 10:09 - Ben: d3",
    "Anna — Today at 10:02\nf5\nBen — Today at 10:03\nd6\nAnna — Today at 10:05\nc3\nBen — Today at 10:06\nd3",
    "1. f5 d6 2. c3 d3 ; tiger\n",
    "f5 d6 c3 d3 +2",
    "f5(+0) d6(-1) c3(+1) d3(0)",
    "f5[0] d6[0] c3[0] d3[0]",
    "f5{0} d6{0} c3{0} d3{0}",
    "f5 0:01 d6 0:02 c3 0:03 d3 0:04",
    "f5 | 0.00 | 1s\nd6 | 0.00 | 2s\nc3 | 0.1 | 3s\nd3 | -1 | 2s",
    "Ｆ５Ｄ６Ｃ３Ｄ３",
    "f5、d6、c3、d3",
    "f5。d6。c3。d3。",
    "先手：F5 後手：D6 先手：C3 後手：D3",
    "黒番 f5\n白番 d6\n黒番 c3\n白番 d3",
    "흑 f5 백 d6 흑 c3 백 d3",
    "ｆ５ー＞ｄ６ー＞ｃ３ー＞ｄ３",
    "1 f5\n\n2 d6\n\n3 c3\n\n4 d3\n",
    "1.\tf5\td6\n2.\tc3\td3",
    "Game 3 (Anna - Ben 40-24): f5d6c3d3",
    "Anna vs Ben\n\nf5 d6 c3 d3\n\n40-24",
    "Anna 40 - 24 Ben\nf5 d6 c3 d3",
    "Transcript (64 squares): f5 d6 c3 d3 ...",
    "f5 d6 c3 d3 …",
    "f5 d6 c3 d3...",
    "f5d6c3d3 (Tiger)",
    "f5d6c3d3 https://example.org/game/17",
    "F5D6C3D3 #othello",
    "Final Score: 40-24\nf5d6c3d3",
    "Opening: Tiger\nMoves: f5d6c3d3",
    "Date: 2024-03-01\nPlace: Paris\nMoves: f5 d6 c3 d3",
    "f5,d6,c3,d3,,,,",
    "\"1\",\"f5\"\n\"2\",\"d6\"\n\"3\",\"c3\"\n\"4\",\"d3\"",
    "f5 d6\nc3 d3",
    "1 B f5 2 W d6 3 B c3 4 W d3",
    "b:f5, w:d6, b:c3, w:d3",
    "[B] f5 [W] d6 [B] c3 [W] d3",
    "(B) f5 (W) d6 (B) c3 (W) d3",
    "(1) f5 (2) d6 (3) c3 (4) d3",
    "1/ f5 2/ d6 3/ c3 4/ d3",
    "1- f5 2- d6 3- c3 4- d3",
    "1-f5 2-d6 3-c3 4-d3",
    "f5 1 d6 2 c3 3 d3 4",
    "01f5 02d6 03c3 04d3",
    "01 f5 02 d6 03 c3 04 d3",
    "I. f5 d6 II. c3 d3",
    "2 c3 d3\n1 f5 d6",
    "https://club.example/?m=f5%20d6%20c3%20d3",
    "<https://club.example/#m=f5d6c3d3>",
    "[my game](https://club.example/#m=f5d6c3d3).",
    "Is https://club.example/#m=f5d6c3d3 a Tiger?",
    "https://club.example/#m=f5+d6+c3 d3, I think",
    "https://club.example/play?id=a1b2c3d4e5&moves=f5d6c3d3",
];

#[test]
fn one_game_is_read_from_all_its_dresses() {
    for text in DRESSES {
        let records = read_games(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let games: Vec<_> = records
            .iter()
            .map(|record| record.game.to_string())
            .collect();
        assert_eq!(games, ["f5d6c3d3"], "{text}");
        let start = records[0].game.initial_position();
        assert_eq!(start, Position::default(), "{text}");
    }
}

#[test]
fn pairs_of_numbers_count_from_the_first_move_and_name_the_column_first() {
    for (text, comments) in [
        ("[[5,4],[3,5],[2,2]]", 1),
        ("[(6, 5), (4, 6), (3, 3)]", 1),
        ("[{\"y\":4,\"x\":5},{\"y\":5,\"x\":3},{\"y\":2,\"x\":2}]", 0),
    ] {
        let record = &read_games(text).expect(text)[0];
        assert_eq!(record.game.to_string(), "f5d6c3", "{text}");
        assert_eq!(record.comments.len(), comments, "{text}");
    }
    let passed = "[[5,4],[5,5],[3,2],[6,4],[7,4],[7,3],[5,6],[7,5],[-1,-1],[2,4]]";
    assert_eq!(read_game(passed), read_game("f5f6d3g5h5h4f7h6c5"));
    for (text, sentence) in [
        ("[[5,4],[3,5],[8,2]]", "move 3: \"(8,2)\" is no square"),
        ("[[0,0],[3,5]]", "move 1: \"(0,0)\" is no square"),
        ("[[5,4],[5,4]]", "move 2, f5: f5 is occupied"),
    ] {
        let error = read_game(text).expect_err(text).to_string();
        assert!(error.starts_with(sentence), "{text}: {error}");
    }
}

#[test]
fn words_behind_the_last_move_are_a_comment_on_it() {
    for (text, ply, comment) in [
        ("f5 tiger", 1, "tiger"),
        ("f5d6c3d3c4, resign", 5, "resign"),
        (
            "1. f5 d6 2. c3 d3\n\nIs this a Buffalo?",
            4,
            "Is this a Buffalo?",
        ),
        (
            "f5d6c3d3 https://club.example/7",
            4,
            "https://club.example/7",
        ),
    ] {
        let records = read_games(text).expect(text);
        assert_eq!(records[0].comments, [(ply, comment.to_owned())], "{text}");
        assert_eq!(records[0].game.line().len(), ply);
    }
    for (text, sentence) in [
        ("e6 is better", "move 2: \"is\" is no square"),
        ("f5 d6 c3 d", "move 4: \"d\" is no square"),
        ("f5 d6 c3 d tiger", "move 4: \"d\" is no square"),
        ("f5 d6 zz", "move 3: \"zz\" is no square"),
        ("f5d6c3d3 tiger z9", "move 5: \"tiger\" is no square"),
    ] {
        let error = read_game(text).expect_err(text).to_string();
        assert!(error.starts_with(sentence), "{text}: {error}");
    }
}

/// The position after f5 d6 c3 d3, Black to move, as programs print it.
const BOARDS: &[&str] = &[
    "  A B C D E F G H\n1 . . . . . . . .\n2 . . . . . . . .\n3 . . X O . . . .\n4 . . . O X . . .\n5 . . . O X X . .\n6 . . . O . . . .\n7 . . . . . . . .\n8 . . . . . . . .\nBlack to move",
    "  a b c d e f g h\n1 . . . . . . . .\n2 . . . . . . . .   BLACK to move\n3 . . X O . . . .\n4 . . . O X . . .   ply 4\n5 . . . O X X . .   BLACK: 4 WHITE: 4\n6 . . . O . . . .\n7 . . . . . . . .\n8 . . . . . . . .",
    "　ａｂｃｄｅｆｇｈ\n１・・・・・・・・\n２・・・・・・・・\n３・・●○・・・・\n４・・・○●・・・\n５・・・○●●・・\n６・・・○・・・・\n７・・・・・・・・\n８・・・・・・・・\n手番：黒",
    "ーーーーーーーー\nーーーーーーーー\nーー●◯ーーーー\nーーー◯●ーーー\nーーー◯●●ーー\nーーー◯ーーーー\nーーーーーーーー\nーーーーーーーー\n黒番",
    "１　＋＋＋＋＋＋＋＋\n２　＋＋＋＋＋＋＋＋\n３　＋＋●〇＋＋＋＋\n４　＋＋＋〇●＋＋＋\n５　＋＋＋〇●●＋＋\n６　＋＋＋〇＋＋＋＋\n７　＋＋＋＋＋＋＋＋\n８　＋＋＋＋＋＋＋＋\n●",
    "  a b c d e f g h\n1 . . . . . . . .\n2 . . . . . . . .\n3 . . X[O]. . . .\n4 . . . O X . . .\n5 . . . O X X . .\n6 . . . O . . . .\n7 . . . . . . . .\n8 . . . . . . . .\nBlack to move",
    "........\n........\n..X(O)....\n...OX...\n...OXX..\n...O....\n........\n........\nBlack to move",
    "  a b c d e f g h\n1 . . . . . . . .\n2 . . * . . . . .\n3 . . X O * . . .\n4 . . * O X . . .\n5 . . . O X X . .\n6 . . * O . . . .\n7 . . . . . . . .\n8 . . . . . . . .\nBlack to move",
    "⬛⬛⬛⬛⬛⬛⬛⬛\n⬛⬛⬛⬛⬛⬛⬛⬛\n⬛⬛⚫⚪⬛⬛⬛⬛\n⬛⬛⬛⚪⚫⬛⬛⬛\n⬛⬛⬛⚪⚫⚫⬛⬛\n⬛⬛⬛⚪⬛⬛⬛⬛\n⬛⬛⬛⬛⬛⬛⬛⬛\n⬛⬛⬛⬛⬛⬛⬛⬛\nBlack to move",
    "|a|b|c|d|e|f|g|h|\n|---|---|---|---|---|---|---|---|\n| | | | | | | | |\n| | | | | | | | |\n| | |X|O| | | | |\n| | | |O|X| | | |\n| | | |O|X|X| | |\n| | | |O| | | | |\n| | | | | | | | |\n| | | | | | | | |\n\nBlack to move",
    "|  |  |  |  |  |  |  |  |\n|  |  |  |  |  |  |  |  |\n|  |  |##|()|  |  |  |  |\n|  |  |  |()|##|  |  |  |\n|  |  |  |()|##|##|  |  |\n|  |  |  |()|  |  |  |  |\n|  |  |  |  |  |  |  |  |\n|  |  |  |  |  |  |  |  |\nBlack to move",
];

#[test]
fn one_position_is_read_from_all_its_prints() {
    let expected = read_game("f5d6c3d3").expect("a game").position();
    let rows = |row: &dyn Fn(usize, [char; 8]) -> String| {
        let signs = |rank: usize| {
            let squares = Square::ALL.into_iter().skip(8 * rank).take(8);
            let signs = squares.map(|square| match expected.disc(square) {
                Some(Color::Black) => 'X',
                Some(Color::White) => 'O',
                None => ' ',
            });
            signs.collect::<Vec<_>>().try_into().expect("eight squares")
        };
        let rows: Vec<String> = (0..8).map(|rank| row(rank, signs(rank))).collect();
        rows
    };
    let apart = |signs: [char; 8], between: &str| signs.map(String::from).join(between);
    let frame = "  +---+---+---+---+---+---+---+---+\n";
    let bars = rows(&|rank, signs| format!("{} | {} |\n", rank + 1, apart(signs, " | ")));
    let discs = rows(&|_, signs| {
        let signs = signs.map(|sign| match sign {
            'X' => '⚫',
            'O' => '⚪',
            _ => '🟩',
        });
        signs.iter().collect::<String>() + "\n"
    });
    let texts = [
        format!("Turn: Black\n{frame}{}{frame}", bars.join(frame)),
        format!("{}Black's turn", bars.concat()),
        format!("{}● to play", discs.concat()),
        format!("{}手番: 黒", discs.concat()),
        format!("{}X", discs.concat()),
    ];
    for text in texts
        .iter()
        .map(String::as_str)
        .chain(BOARDS.iter().copied())
    {
        let records = read_games(text).unwrap_or_else(|error| panic!("{text}\n{error}"));
        assert_eq!(records[0].game.position(), expected, "{text}");
        assert!(!records[0].assumed_black, "{text}");
    }
}

#[test]
fn a_number_on_each_square_is_a_game() {
    // The 31 on a1 is no name of a row before a square.
    let line = "c4c3d3e3e2c6b2d2c2b1e6f1c5a2e1f6f5b4c7d1g7b6c1d8a6b5a5a7c8a4a1";
    let game = read_game(line).expect("a game");
    let numbers: Vec<_> = game.line().collect();
    let cell = |square: Square| {
        let number = numbers.iter().position(|&found| found == square);
        let number = number.map(|at| format!("{:>2}", at + 1));
        number.unwrap_or_else(|| "--".to_owned())
    };
    let cells = Square::ALL.map(cell);
    let rows = || cells.chunks(8).map(|cells| cells.join(" "));
    let named: Vec<String> = rows()
        .zip(1..)
        .map(|(row, rank)| format!("{rank} {row}"))
        .collect();
    let bare: Vec<String> = rows().collect();
    let discs: Vec<String> = cells
        .chunks(8)
        .zip(1..)
        .map(|(cells, rank)| {
            let row = cells.join(" ");
            match rank {
                4 => format!("{rank} {}", row.replacen("-- --", "() ##", 1)),
                5 => format!("{rank} {}", row.replacen("-- --", "## ()", 1)),
                _ => format!("{rank} {row}"),
            }
        })
        .collect();
    for rows in [named, bare, discs] {
        let text = format!("   A  B  C  D  E  F  G  H\n{}", rows.join("\n"));
        assert_eq!(read_game(&text).as_ref(), Ok(&game), "{text}");
    }
    // In a table, squares without a number are blank.
    let columns = |[begin, between, end]: [&str; 3]| {
        let cells = cells.each_ref().map(|cell| cell.replace('-', " "));
        let row = |(row, rank): (&[String], usize)| {
            let begin = begin.replace('#', &rank.to_string());
            format!("{begin}{}{end}", row.join(between))
        };
        cells.chunks(8).zip(1..).map(row).collect::<String>()
    };
    let frame = "+--".repeat(8) + "+\n";
    for text in [
        format!("{frame}{}", columns(["|", "|", &format!("|\n{frame}")])),
        columns(["", ",", "\n"]),
        format!(
            "| |a|b|c|d|e|f|g|h|\n|-|-|-|-|-|-|-|-|-|\n{}",
            columns(["|#|", "|", "|\n"])
        ),
        format!(
            "<table>{}</table>",
            columns(["<tr><td>", "</td><td>", "</td></tr>"])
        ),
    ] {
        assert_eq!(read_game(&text).as_ref(), Ok(&game), "{text}");
    }
}

#[test]
fn a_side_that_is_not_to_move_is_named_with_its_line() {
    let error = read_game("Black: f5\nWhite: d6\nWhite: c3\nBlack: d3").expect_err("no turn");
    assert_eq!(
        error.to_string(),
        "move 3: \"White: c3\" names the side that is not to move"
    );
}

#[test]
fn squares_that_are_corrected_and_cannot_be_read_end_the_game_there() {
    let slip = |fields: &str| format!("(;GM[2]FF[4];B[f5];W[d6];B[c3];W[d3]{fields};B[c4])");
    for (fields, found) in [(";AW[d9]AB[e4]", "AW[d9]"), (";AE[a0]", "AE[a0]")] {
        let number = 5;
        let found = found.to_owned();
        let expected = TranscriptError::NoSquare { number, found };
        assert_eq!(read_game(&slip(fields)), Err(expected.into()), "{fields}");
    }
    let moves = |text: &str| read_game(text).map(|game| game.to_string());
    assert_eq!(moves(&slip("C[good]")), Ok("f5d6c3d3c4".to_owned()));
    // What a field says again is no correction.
    assert_eq!(moves(&slip(";PL[B]AB[f5]")), Ok("f5d6c3d3c4".to_owned()));
    let start = "AB[e4][d5]AW[d4][e5]";
    for text in [
        format!("(;GM[2]{start}B[f5];W[d6])"),
        format!("(;GM[2]B[f5]{start};W[d6])"),
        format!("(;GM[2];{start};B[f5];W[d6])"),
    ] {
        assert_eq!(moves(&text), Ok("f5d6".to_owned()), "{text}");
    }
}

#[test]
fn words_that_come_again_with_each_move_are_left_out_and_others_are_named() {
    let records = read_games("Club evening\nann: f5\nbob: d6\nann: c3\nbob: d3").expect("a game");
    assert_eq!(records[0].comments, [(0, "Club evening ann:".to_owned())]);
    let records = read_games("ann: f5\nbob: d6\nann: c3\nbob: d3").expect("a game");
    assert_eq!(records[0].comments, []);
    for (text, sentence) in [
        ("f5 hello d6 c3 d3 c4", "move 2: \"hello\" is no square"),
        (
            "ann: f5\nbob: d6\nann: c3\ncid: d3",
            "move 2: \"bob\" is no square",
        ),
        (
            "ann: f5\nbob: d6\nann: c3\nbob: d3\nann: z9",
            "move 2: \"bob\" is no square",
        ),
        (
            "ann: f5\nbob: d6\nann: c3\nbob: d3\nann: a1",
            "move 5, a1: ",
        ),
    ] {
        let error = read_game(text).expect_err(text).to_string();
        assert!(error.starts_with(sentence), "{text}: {error}");
    }
}

#[test]
fn long_texts_are_read_word_by_word_once() {
    let words = format!("black {}f5", "xx ".repeat(200_000));
    let open_tags = "<b".repeat(200_000);
    assert_eq!(read_games(&words).map(|games| games.len()), Ok(1));
    assert!(read_games(&open_tags).is_err());
}

#[test]
fn a_list_of_a_corrected_game_is_read_with_its_passes() {
    let mut expected = Game::default();
    for square in read_game("f5f6d3g5h5h4f7h6c5").expect("a game").line() {
        expected.play(square).expect("a legal move");
        if square == Square::D3 {
            let (correction, square) = (Some(expected.position()), expected.line().last());
            let square = square.expect("a move");
            expected.undo();
            let corrected = Ply { square, correction };
            expected.play_ply(corrected).expect("a legal move");
        }
    }
    let moves: Vec<String> = expected.plies().map(|ply| ply.to_string()).collect();
    let before = [&moves[..8], &["Black passes".to_owned()], &moves[8..]].concat();
    for gap in ["", " ", "\n"] {
        let text = before.join("\n").replace('~', &format!("{gap}~"));
        assert_eq!(read_game(&text).as_ref(), Ok(&expected), "{text}");
    }
}

#[test]
fn letters_of_other_scripts_are_the_files_that_they_look_like() {
    for text in [
        "f5 d6 \u{441}3 d3",
        "F5D6\u{421}3D3",
        "f5d6\u{3f2}3d3",
        "f5 d6 \u{441}\u{ff13} d3",
        "(f5)(d6)(\u{441}3)(d3)",
        "1f5 2d6 3\u{441}3 4d3",
        "<tr><td>f5</td><td>d6</td><td>\u{421}3</td><td>d3</td></tr>",
    ] {
        let record = read_games(text).expect(text);
        assert_eq!(record[0].game.to_string(), "f5d6c3d3", "{text}");
    }
    let (anna, white) = ("\u{410}\u{43d}\u{43d}\u{430}", "\u{421}3\u{435}4");
    for named in [
        format!("Black: {anna}\nWhite: {white}\nf5 d6"),
        format!("[Black \"{anna}\"]\n[White \"{white}\"]\n\n1. f5 d6"),
        format!("(;GM[Othello]PB[{anna}]PW[{white}]B[f5]W[d6];)"),
    ] {
        let record = &read_games(&named).expect("a game")[0];
        assert_eq!((&record.black[..], &record.white[..]), (anna, white));
    }
    let error = read_game("f5 d6 \u{449}3").expect_err("no file looks like that");
    assert!(
        error
            .to_string()
            .starts_with("move 3: \"\u{449}3\" is no square")
    );
}

#[test]
fn a_scoresheet_is_read_by_its_numbers() {
    let game = read_game("f5d6c3d3c4f4c5b3").expect("a game");
    let moves: Vec<String> = game.line().map(|square| square.to_string()).collect();
    let cell = |at: usize| format!("{:>2} {}", at + 1, moves[at].to_uppercase());
    let two_rows = |gap: &str| {
        let row = |first| {
            (first..8)
                .step_by(2)
                .map(cell)
                .collect::<Vec<_>>()
                .join(gap)
        };
        format!("{}\n{}\n", row(0), row(1))
    };
    let columns = |gap: &str| {
        let rows = (0..4).map(|at| cell(at) + gap + &cell(at + 4));
        rows.collect::<Vec<_>>().join("\n")
    };
    for text in [
        two_rows("   "),
        two_rows(" | "),
        columns("\t"),
        columns(". "),
        " 1 f5 d6   3 c4 f4\n 2 c3 d3   4 c5 b3".to_owned(),
    ] {
        assert_eq!(read_game(&text).as_ref(), Ok(&game), "{text}");
    }
    let odd = read_game("1 f5 d6   3 c4\n2 c3 d3").map(|game| game.to_string());
    assert_eq!(odd, Ok("f5d6c3d3c4".to_owned()));
    // The ranks of a list with each file behind its rank may be the numbers from one on.
    let swapped = read_game("4c 3c 2c 5c 6e 1c").map(|game| game.to_string());
    assert_eq!(swapped, Ok("c4c3c2c5e6c1".to_owned()));
    let slip = two_rows("   ").replace("F4", "Z9");
    let error = read_game(&slip).expect_err("no square").to_string();
    assert!(error.starts_with("move 6: \"Z9\" is no square"), "{error}");
}

#[test]
fn a_table_of_squares_is_a_board() {
    let expected = read_game("f5d6c3d3c4").expect("a game").position();
    let table = |signs: [&str; 3], between: &str, [begin, next, end]: [&str; 3]| {
        let values = Square::ALL.map(|square| match expected.disc(square) {
            None => signs[0],
            Some(Color::Black) => signs[1],
            Some(Color::White) => signs[2],
        });
        let rows: Vec<String> = values.chunks(8).map(|row| row.join(between)).collect();
        format!("{begin}{}{end}", rows.join(next))
    };
    let nested = ["[[", "],[", "]]"];
    for text in [
        table(["0", "1", "2"], ",", nested),
        table(
            ["0", "1", "-1"],
            ", ",
            ["const board = [[", "],\n  [", "]];"],
        ),
        table(["\".\"", "\"X\"", "\"O\""], ",", nested),
        table(["0", "1", "2"], ",", ["", "\n", "\n"]),
        table(["-", "B", "W"], ";", ["", "\n", ""]),
        table(
            ["0", "1", "2"],
            ",",
            ["{\"board\":[[", "],[", "]],\"size\":8}"],
        ),
    ] {
        let record = &read_games(&text).expect(&text)[0];
        let discs = Color::ALL.map(|side| record.game.position().discs(side));
        assert_eq!(discs, Color::ALL.map(|side| expected.discs(side)), "{text}");
        assert!(record.assumed_black, "{text}");
    }
    // No game leaves the centre empty: there 0 may be a side.
    let four_of_a_side = {
        let centre = |row: usize| {
            if row == 3 || row == 4 {
                "2,2,1,0,0,2,2,2"
            } else {
                "2,2,2,2,2,2,2,2"
            }
        };
        (0..8).map(centre).collect::<Vec<_>>().join("\n")
    };
    let error = read_games(&four_of_a_side)
        .expect_err("0 is a side")
        .to_string();
    assert!(error.starts_with("0 and 1 may mean either side"), "{error}");
    let composed = four_of_a_side
        .replace('0', "-")
        .replace('1', "X")
        .replace('2', "O");
    let record = &read_games(&composed).expect("a composed position")[0];
    assert_eq!(record.game.position().board().empties().len(), 4);
    for signs in [["2", "0", "1"], ["0", "1", "0"], ["-", "0", "1"]] {
        let text = table(signs, ",", nested);
        let error = read_games(&text).expect_err(&text).to_string();
        assert!(error.starts_with("0 and 1 may mean either side"), "{error}");
    }
    // All discs of a finished game may be 0, and its four empty squares 2.
    let wipe_out = ["0,0,0,0,0,0,0,0"; 7].join("\n") + "\n0,0,0,0,2,2,2,2";
    let error = read_games(&wipe_out).expect_err("0 is a side").to_string();
    assert!(error.starts_with("0 and 1 may mean either side"), "{error}");
    for text in ["[[0,0,1],[0,1,0]]", "[[0,1,2,3]]"] {
        assert!(read_games(text).is_err(), "{text}");
    }
}

#[test]
fn a_pass_is_read_in_all_languages() {
    let expected = read_game("f5f6d3g5h5h4f7h6c5").expect("a game");
    for pass in [
        "Black passes",
        "Schwarz passt",
        "Negro pasa",
        "Noir passe",
        "Nero passa",
        "黒はパス",
        "Zwart past",
        "Czarny pasuje",
        "パス",
        "Passe",
        "停",
        "@@",
        "[pass]",
        "Tomato passes",
    ] {
        let text = format!("f5\nf6\nd3\ng5\nh5\nh4\nf7\nh6\n{pass}\nc5");
        assert_eq!(read_game(&text).as_ref(), Ok(&expected), "{pass}");
    }
}

#[test]
fn a_heading_is_kept_as_a_comment() {
    let records = read_games("Final, board 1\nf5d6c3d3").expect("a game");
    assert_eq!(records[0].comments, [(0, "Final, board 1".to_owned())]);
    assert!(read_game("see you at e6").is_err());
}

#[test]
fn a_line_of_a_printed_board_holds_words_beside_its_row() {
    let text = "  a b c d e f g h\n1 . . X O . O . .\n2 . . X O O O . .\n3 O O X X O O X .   WHITE to move\n4 . O O O X O O .   ply 32 29 empties\n5 . . O X O X X X   BLACK: 18 WHITE: 17\n6 . X X X X X . .\n7 . . O X X . . .\n8 . . X . . . . .";
    let records = read_games(text).expect("a board");
    let position = records[0].game.position();
    assert_eq!(position.turn(), Color::White);
    assert!(!records[0].assumed_black);
    let discs = Color::ALL.map(|side| position.discs(side).len());
    assert_eq!(discs, [18, 17]);
}

#[test]
fn each_move_may_stand_on_a_line_with_its_side() {
    let sides = ["BLACK", "WHITE"].into_iter().cycle();
    let game = read_game("f5f6e6f4g4e7f7g5e3d3h5c6f3d6c2d2").expect("a game");
    let lines: Vec<String> = sides
        .zip(game.line())
        .map(|(side, square)| format!("{side}, {square}"))
        .collect();
    let text = format!("{} !!", lines.join("\n"));
    assert_eq!(read_game(&text), Ok(game));
}

#[test]
fn names_of_both_sides_are_read_in_the_languages_of_the_page_and_in_chinese() {
    for (black, white) in [
        ("Black (X)", "White (O)"),
        ("Negras", "Blancas"),
        ("Negro", "Blanco"),
        ("Zwart", "Wit"),
        ("Czarny", "Biały"),
        ("Noir", "Blanc"),
        ("Nero", "Bianco"),
        ("Schwarz", "Weiß"),
        ("黑", "白"),
        ("黒", "白"),
    ] {
        let text = format!("{black}: Anna\n{white}: Ben\nf5 d6 c3");
        let record = &read_games(&text).expect(&text)[0];
        assert_eq!(record.game.to_string(), "f5d6c3", "{text}");
        assert_eq!((&record.black[..], &record.white[..]), ("Anna", "Ben"));
    }
}

#[test]
fn a_command_of_a_clock_is_no_word_of_a_comment() {
    let records = read_games("f5 {[%clk 0:05:00]} d6 {good [%emt 0:00:02][%csl Gc3]} c3");
    let comments = records.expect("a game")[0]
        .read_comments()
        .expect("comments");
    let found: Vec<_> = comments
        .iter()
        .map(|comment| (comment.ply, &comment.text[..], comment.marks.len()))
        .collect();
    assert_eq!(found, [(2, "good", 1)]);
}

#[test]
fn a_side_that_resigns_loses_and_its_moves_stay() {
    let text = r#"{"players":[{"name":"anna"},{"name":"ben"}],"moves":[{"m":"f5"},{"m":"d6"},{"m":"resign"}]}"#;
    let record = &read_games(text).expect("a game")[0];
    assert_eq!(record.game.to_string(), "f5d6");
    assert_eq!((&record.black[..], &record.white[..]), ("anna", "ben"));
    assert_eq!(record.outcome().map(|outcome| outcome.black()), Some(0));
    assert_eq!(record.comments, [(2, "Black resigned".to_owned())]);
}

#[test]
fn a_game_of_other_rules_or_another_size_is_told_apart() {
    let board = "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]";
    let anti = "this is a game of \"Anti-Reversi (TY[8a])\"";
    for (text, sentence) in [
        (format!("(;GM[Othello]TY[8a]{board}B[e6];)"), anti),
        (
            format!("(;GM[Othello]TY[s8k]{board}B[e6];)"),
            "this is a game of \"Komi-Reversi (TY[s8k])\"",
        ),
        (
            "(;GM[Othello]TY[88]BO[88 ----];)".to_owned(),
            "this is a game of \"Octagon-Reversi (TY[88])\"",
        ),
        (
            "(;GM[Othello]TY[s10r5]BO[10 ---------- *];)".to_owned(),
            "the board has 10 rows instead of 8",
        ),
        (
            "(;GM[Othello]BO[6 ------ *];)".to_owned(),
            "the board has 6 rows instead of 8",
        ),
        (
            "(;GM[2]FF[4]SZ[10];B[f5])".to_owned(),
            "the board has 10 rows instead of 8",
        ),
    ] {
        let error = read_games(&text).expect_err(&text);
        assert_eq!(error.to_string(), sentence, "{text}");
    }
    for name in ["8", "s8r18", "8r20", ""] {
        let text = format!("(;GM[Othello]TY[{name}]{board}B[e6];)");
        assert!(read_game(&text).is_ok(), "{text}");
    }
    let mixed = format!(
        "(;GM[Othello]TY[8]{board}B[e6]W[f4];)\n(;GM[Othello]TY[s10r5]BO[10 --- *]B[F5];)\n(;GM[Othello]TY[8]{board}B[d3]W[c5];)"
    );
    let records = read_first_games(&mixed, 9);
    let found: Vec<_> = records
        .iter()
        .map(|read| (read.line, read.game.is_ok()))
        .collect();
    assert_eq!(found, [(Some(1), true), (Some(2), false), (Some(3), true)]);
}

#[test]
fn a_printed_board_of_another_size_is_told_apart() {
    let printed = |side: usize, row: fn(usize, &str) -> String, squares: &str| -> String {
        (1..=side).map(|rank| row(rank, squares)).collect()
    };
    let header = "  a b c d e f g h i j\n";
    let named = |rank: usize, squares: &str| format!("{rank:2} {squares}\n");
    let twice = |rank: usize, squares: &str| format!("{rank} {squares} {rank}\n");
    let bare = |_: usize, squares: &str| format!("{squares}\n");
    let framed = |rank: usize, squares: &str| format!("+-+-+-+-+-+-+\n{rank}{squares}\n");
    let ten = ". . . . O X . . . .";
    for (text, rows) in [
        (printed(10, named, ten), 10),
        (header.to_owned() + &printed(10, named, ten), 10),
        (
            header.to_owned() + &printed(10, named, ten) + "Black to move",
            10,
        ),
        (printed(10, bare, "----OX----"), 10),
        (printed(10, bare, "........"), 10),
        (printed(6, twice, ". . O X . ."), 6),
        (printed(6, bare, "..OX.."), 6),
        (printed(6, framed, "| | |X|O| | |"), 6),
        (printed(12, bare, "○ ● . . . . . . . . . ."), 12),
        (format!("[10 {}*]", "---------- ".repeat(10)), 10),
        (format!("10 {}*", "---------- ".repeat(10)), 10),
        (format!("[6 {}O]", "------ ".repeat(6)), 6),
    ] {
        let error = read_games(&text).expect_err(&text);
        let sentence = format!("the board has {rows} rows instead of 8");
        assert_eq!(error.to_string(), sentence, "{text}");
    }
    let usual = printed(8, bare, "...OX...");
    for text in [
        &usual,
        &format!("{usual}\n{usual}"),
        &printed(8, named, ". O X . . . . ."),
    ] {
        assert!(read_games(text).is_ok(), "{text}");
    }
}

#[test]
fn a_rule_above_and_below_a_board_is_no_row() {
    let full = ["X-------", "--X-----", "--XX----", "--XOX---"];
    let rows: Vec<&str> = full.into_iter().chain(full).collect();
    let bare = rows.join("\n");
    let named = |(row, rank): (&&str, usize)| format!("{rank} {row}\n");
    let named: String = rows.iter().zip(1..).map(named).collect();
    let right = read_games(&rows.concat()).expect("a position")[0]
        .game
        .initial_position();
    let check = |text: &str, right: Position| {
        let games = read_games(text).expect(text);
        assert_eq!(
            (games.len(), games[0].game.initial_position()),
            (1, right),
            "{text}"
        );
    };
    for rule in ["--------", "+--------+", "========", "  - - - - - - - -"] {
        for board in [&bare, named.trim_end(), &bare.replace('-', ".")] {
            check(&format!("{rule}\n{board}\n{rule}"), right);
            check(&format!("{rule}\n{board}"), right);
            check(&format!("{board}\n{rule}"), right);
            let text = format!("  a b c d e f g h\n{rule}\n{board}\n{rule}\nBlack to move");
            check(&text, right);
        }
        // Empty rows at the ends of a board look like rules too.
        let start = "--------\n".repeat(3) + "---OX---\n---XO---\n" + &"--------\n".repeat(3);
        check(&format!("{rule}\n{start}{rule}"), Position::default());
    }
}

/// A random game, up to its end or to one of its moves.
fn random_game(rng: &mut Rng) -> Game {
    let mut game = Game::default();
    for _ in 0..MIN_DRESSED + rng.below(60) {
        let legal: Vec<Square> = game.position().legal_moves().into_iter().collect();
        if legal.is_empty() {
            break;
        }
        game.play(legal[rng.below(legal.len())])
            .expect("a legal move");
    }
    game
}

/// The fewest moves of a random game, enough for a game below a heading.
const MIN_DRESSED: usize = 4;

/// The moves and passes of a game with their sides, each dressed by a function.
fn dressed(game: &Game, between: &str, dress: impl Fn(usize, Color, &str) -> String) -> String {
    let record = GameRecord::from(game.clone());
    let words = record
        .moves_and_passes()
        .enumerate()
        .map(|(at, (side, square))| {
            let played = square.map_or_else(|| "pass".to_owned(), |square| square.to_string());
            dress(at, side, &played)
        });
    words.collect::<Vec<_>>().join(between)
}

/// The numbers of a game's moves on their squares.
fn numbered(game: &Game) -> String {
    let line: Vec<Square> = game.line().collect();
    let cells = Square::ALL.map(|square| {
        let number = line.iter().position(|&found| found == square);
        number.map_or_else(|| "--".to_owned(), |at| format!("{:>2}", at + 1))
    });
    let rows = cells.chunks(8).zip(1..);
    let rows: Vec<String> = rows
        .map(|(cells, rank)| format!("{rank} | {} |", cells.join(" | ")))
        .collect();
    rows.join("\n")
}

#[test]
fn random_games_are_read_back_from_every_dress() {
    let word = |side: Color| side.to_string();
    let letter = |side: Color| if side == Color::Black { "B" } else { "W" };
    let disc = |side: Color| if side == Color::Black { "●" } else { "○" };
    let capitals = |text: &str| text.to_uppercase();
    let mut rng = Rng::new(7);
    for _ in 0..100 {
        let game = random_game(&mut rng);
        let plain = dressed(&game, " ", |_, _, played| played.to_owned());
        let texts = [
            plain.clone(),
            capitals(&plain),
            dressed(&game, "", |_, _, played| played.to_owned()),
            dressed(&game, "\n", |_, _, played| played.to_owned()),
            dressed(&game, "-", |_, _, played| match played {
                "pass" => " pass ".to_owned(),
                played => played.to_owned(),
            }),
            dressed(&game, ", ", |_, _, played| format!("\"{played}\"")),
            dressed(&game, " → ", |_, _, played| played.to_owned()),
            dressed(&game, " / ", |_, _, played| played.to_owned()),
            dressed(&game, "\n", |_, _, played| format!("• {played}")),
            dressed(&game, " ", |at, _, played| format!("{}. {played}", at + 1)),
            dressed(&game, " ", |at, _, played| format!("{}) {played}", at + 1)),
            dressed(&game, "\n", |at, _, played| format!("{}: {played}", at + 1)),
            dressed(&game, "\n", |at, _, played| {
                format!("| {} | {played} |", at + 1)
            }),
            dressed(&game, "\n", |_, side, played| {
                format!("{}: {played}", word(side))
            }),
            dressed(&game, "\n", |_, side, played| {
                format!("{}, {}", word(side), capitals(played))
            }),
            dressed(&game, "\n", |_, side, played| {
                format!("{} plays {played}", word(side))
            }),
            dressed(&game, "\n", |_, side, played| {
                format!("{}'s move: {played}", word(side))
            }),
            dressed(&game, " ", |_, side, played| {
                format!("{} {played}", letter(side))
            }),
            dressed(&game, " ", |_, side, played| {
                format!("{}: {played}", letter(side))
            }),
            dressed(&game, " ", |_, side, played| {
                format!("{}{played}", disc(side))
            }),
            dressed(&game, " ", |_, _, played| format!("{played} (0:05)")),
            dressed(&game, " ", |_, _, played| {
                format!("{played} {{[%clk 0:05:00]}}")
            }),
            dressed(&game, " ", |at, _, played| format!("{played} +{at}.5")),
            dressed(&game, " ", |_, _, played| format!("{played} 00:12")),
            dressed(&game, " ", |_, _, played| format!("{played}!?")),
            dressed(&game, "<br>", |_, _, played| format!("<b>{played}</b>")),
            dressed(&game, "", |at, _, played| {
                format!("<tr><td>{at}</td><td>{played}</td></tr>")
            }),
            dressed(&game, "\n", |_, side, played| match played {
                "pass" => format!("{side} passes"),
                played => played.to_owned(),
            }),
            dressed(&game, "\n", |_, side, played| match (played, side) {
                ("pass", Color::Black) => "黒はパス".to_owned(),
                ("pass", Color::White) => "白はパス".to_owned(),
                _ => played.to_owned(),
            }),
            dressed(&game, "\n", |at, _, played| {
                format!("Move {}: {played}", at + 1)
            }),
            dressed(&game, "\n", |_, side, played| match side {
                Color::Black => format!("ann: {played}"),
                Color::White => format!("bob: {played}"),
            }),
            format!("・{plain}"),
            format!("Transcript: {plain}"),
            format!("Club evening, table 3\n\n{plain}"),
            format!("[Black \"Ada\"]\n\n{plain}"),
            format!("Black: Ada\nWhite: Bob\n{plain}"),
            numbered(&game),
        ];
        for text in texts {
            assert_eq!(read_game(&text).as_ref(), Ok(&game), "{text}");
        }
    }
}
