//! Comments on the positions of a game as JavaScript holds them.

use js_sys::{Array, JsString, Object};
use reversi_engine::{Comment, CommentError, GameRecord, Glyph, UnreadComment};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use crate::arguments::{MAX_UNITS, items};
use crate::errors::{ToJsError, error, property, shortened};
use crate::js_values::{set_property, whole_number};
use crate::options::Options;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A comment on a position of a game. */
export interface GameComment {
  /** Number of moves before it. */
  ply: number;
  /** One line of at most 1,000 characters; empty if there are marks only. */
  text: string;
  /** Circles and arrows by their squares: "c3", "f5d6". */
  marks: string[];
  /** The sign of the move before it: "!", "?", "!!", "??", "!?", "?!"; absent if nothing. */
  glyph?: string;
}

/** A comment that cannot be read; `ply` is the number of moves before it. */
export interface UnreadComment { ply: number; code: string; detail: string; message: string; }
"#;

impl ToJsError for CommentError {
    fn to_js_error(&self) -> JsValue {
        match self {
            CommentError::TooLong { characters } => {
                error("long-comment", &characters.to_string(), &self.to_string())
            }
            CommentError::BadEncoding { ply } => {
                error("bad-encoding", &ply.to_string(), &self.to_string())
            }
            CommentError::BadPly { found } => {
                error("bad-ply", &found.to_string(), &self.to_string())
            }
            CommentError::BadGlyph { found } => {
                error("bad-glyph", &shortened(found), &self.to_string())
            }
            CommentError::BadMark { found } => {
                let found = shortened(found);
                let quoted = CommentError::BadMark {
                    found: found.clone(),
                };
                error("bad-mark", &found, &quoted.to_string())
            }
        }
    }
}

/// Sets the comments of a record, and returns those that cannot be read.
pub fn set_comments(object: &Object, record: &GameRecord) -> Array {
    let (comments, unread) = (Array::new(), Array::new());
    for comment in record.read_each_comment() {
        match comment {
            Ok(comment) => comments.push(&self::object(&comment)),
            Err(wrong) => unread.push(&refused(&wrong)),
        };
    }
    set_property(object, "comments", comments);
    unread
}

/// A comment that cannot be read, as JavaScript sees it.
pub fn refused(wrong: &UnreadComment) -> Object {
    let fault = wrong.fault.to_js_error();
    let refused = Object::new();
    set_property(&refused, "ply", wrong.ply as u32);
    set_property(&refused, "code", property(&fault, "code"));
    set_property(&refused, "detail", property(&fault, "detail"));
    set_property(&refused, "message", wrong.to_string());
    refused
}

/// Comments as JavaScript sees them.
pub fn comment_list(comments: &[Comment]) -> Array {
    comments.iter().map(object).collect()
}

fn object(comment: &Comment) -> Object {
    let marks = comment.marks.iter().map(ToString::to_string);
    let object = Object::new();
    set_property(&object, "ply", comment.ply as u32);
    set_property(&object, "text", &comment.text);
    if let Some(glyph) = comment.glyph {
        set_property(&object, "glyph", glyph.sign());
    }
    set_property(
        &object,
        "marks",
        marks.map(JsValue::from).collect::<Array>(),
    );
    object
}

/// Adds the comments of a list to a record.
///
/// # Errors
/// If it is no list of comments, one is too long, a mark is not on the board, or a glyph is none.
pub fn add_comments(record: &mut GameRecord, list: &JsValue) -> Result<(), JsValue> {
    let no_list = || error("bad-option", "comments", "names.comments must be a list");
    for value in items(list.dyn_ref::<Array>().ok_or_else(no_list)?)? {
        let value = value?;
        let options = Options::read(&value, "comment", &["ply", "text", "marks", "glyph"])?;
        let last = record.game.line().len();
        let ply = options.get("ply", "a ply of the game", |ply| {
            whole_number(ply, last as f64)
        })?;
        let ply = ply.ok_or_else(|| options.wrong("ply", "a ply of the game"))?;
        let marks = options.get("marks", "a list", |marks| marks.dyn_ref::<Array>().cloned())?;
        let sign = options.get("glyph", "a text", JsValue::as_string)?;
        let glyph = sign.map(|found| {
            let wrong = || CommentError::BadGlyph {
                found: found.clone(),
            };
            Glyph::signed(&found).ok_or_else(wrong)
        });
        let mut comment = Comment {
            ply: ply as usize,
            glyph: glyph.transpose().map_err(|wrong| wrong.to_js_error())?,
            text: text_of(&options)?,
            ..Comment::default()
        };
        let marks = marks.as_ref().map(items).transpose()?;
        for mark in marks.into_iter().flatten() {
            let mark = mark?.as_string();
            let mark = mark.ok_or_else(|| options.wrong("marks", "a list of texts"))?;
            let mark = mark
                .parse()
                .map_err(|wrong: CommentError| wrong.to_js_error())?;
            comment.marks.push(mark);
        }
        record.add_comment(&comment);
    }
    let comments = record.read_comments();
    comments.map(drop).map_err(|wrong| wrong.to_js_error())
}

/// The text of a comment; a far too long one is not copied into the module.
fn text_of(comment: &Options) -> Result<String, JsValue> {
    let Some(value) = comment.long_value("text")? else {
        return Ok(String::new());
    };
    let no_text = || comment.wrong("text", "a text");
    let units = value.dyn_ref::<JsString>().ok_or_else(no_text)?.length();
    if units > MAX_UNITS {
        let characters = units as usize;
        return Err(CommentError::TooLong { characters }.to_js_error());
    }
    value.as_string().ok_or_else(no_text)
}
