### Comments and drawings on positions.

comment-text = Comment on this position
comment-earlier = Comment on the position before
comment-cut =
    { $count ->
        [one] { $count } character too many: the end of the text is not kept.
       *[other] { $count } characters too many: the end of the text is not kept.
    }
comment-length = { $count } of 1,000 characters
glyph-row = Annotation glyph on move { $number }, { $square }
draw = Draw on the board
erase = Erase marks
draw-note = Also without this button: right-click or Shift-click for a circle, right-drag or Shift-drag for an arrow. The same mark again removes it.
