//! Animated WebP: still pictures as the browser writes them, joined without coding them again.
//!
//! The container is that of RFC 9649: a header (`VP8X`), the animation's settings (`ANIM`), and a
//! frame (`ANMF`) around the coded picture (`VP8 `) of each still one.

use std::time::Duration;

use anyhow::{Context, Result, ensure};

/// Flag of the header: there are several frames.
const ANIMATED: u8 = 0b10;
/// Flag of a frame: it replaces the frame before it, and is not mixed with it.
const REPLACES: u8 = 0b10;
/// Repetitions of the animation that never ends.
const FOREVER: [u8; 2] = [0, 0];

/// Joins opaque pictures of the same size, each shown for its time, over and over.
///
/// # Errors
/// If there is none, or one is no WebP picture with a header and lossy coding.
pub fn join(frames: &[(Vec<u8>, Duration)]) -> Result<Vec<u8>> {
    let (first, _) = frames.first().context("there is no picture")?;
    let size = size(first)?;
    let mut header = vec![ANIMATED, 0, 0, 0];
    header.extend(size);
    let background = [0; 4];
    let settings = [&background[..], &FOREVER].concat();
    let mut body = b"WEBP".to_vec();
    body.extend(chunk(*b"VP8X", &header));
    body.extend(chunk(*b"ANIM", &settings));
    for (still, time) in frames {
        ensure!(self::size(still)? == size, "the pictures differ in size");
        let place = [0; 6];
        let milliseconds = u32::try_from(time.as_millis())?.to_le_bytes();
        let mut frame = [&place[..], &size, &milliseconds[..3], &[REPLACES]].concat();
        let coded = find(still, *b"VP8 ").context("the picture is not coded with losses")?;
        frame.extend(chunk(*b"VP8 ", coded));
        body.extend(chunk(*b"ANMF", &frame));
    }
    Ok(chunk(*b"RIFF", &body))
}

/// Width and height, three bytes each and less by one.
fn size(still: &[u8]) -> Result<[u8; 6]> {
    let header = find(still, *b"VP8X").context("the picture has no header of WebP")?;
    let size = header.get(4..10).context("the header is cut off")?;
    Ok(size.try_into()?)
}

/// The content of the first chunk with a name.
fn find(still: &[u8], name: [u8; 4]) -> Option<&[u8]> {
    let mut rest = still.strip_prefix(b"RIFF")?.get(4..)?;
    rest = rest.strip_prefix(b"WEBP")?;
    loop {
        let (found, after) = rest.split_first_chunk::<4>()?;
        let (length, after) = after.split_first_chunk::<4>()?;
        let length = usize::try_from(u32::from_le_bytes(*length)).ok()?;
        let content = after.get(..length)?;
        if *found == name {
            return Some(content);
        }
        rest = after.get(length.next_multiple_of(2)..)?;
    }
}

/// A chunk: name, length, content, and a byte more where the length is odd.
fn chunk(name: [u8; 4], content: &[u8]) -> Vec<u8> {
    let length = u32::try_from(content.len()).expect("a picture has less than 4 GiB");
    let mut chunk = [&name[..], &length.to_le_bytes(), content].concat();
    chunk.resize(chunk.len().next_multiple_of(2), 0);
    chunk
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A still picture of 532 by 622 pixels with a colour profile, as Chromium writes it.
    fn still(coded: &[u8]) -> Vec<u8> {
        let header = [0b10_0000, 0, 0, 0, 0x13, 2, 0, 0x6d, 2, 0];
        let chunks = [
            chunk(*b"VP8X", &header),
            chunk(*b"ICCP", b"odd"),
            chunk(*b"VP8 ", coded),
        ];
        chunk(*b"RIFF", &[b"WEBP".to_vec(), chunks.concat()].concat())
    }

    #[test]
    fn an_animation_has_each_picture_with_its_time_and_nothing_else() {
        let second = Duration::from_secs(1);
        let joined = join(&[(still(b"one"), second), (still(b"other"), 4 * second)]);
        let joined = joined.expect("an animation");
        let [header, frame] = [*b"VP8X", *b"ANMF"].map(|name| find(&joined, name));
        assert_eq!(header, Some(&[0b10, 0, 0, 0, 0x13, 2, 0, 0x6d, 2, 0][..]));
        let frame = frame.expect("a frame");
        assert_eq!(frame[6..16], [0x13, 2, 0, 0x6d, 2, 0, 0xe8, 3, 0, 0b10]);
        assert_eq!(&frame[16..], b"VP8 \x03\0\0\0one\0");
        assert!(joined.ends_with(b"\xa0\x0f\0\x02VP8 \x05\0\0\0other\0"));
        let length = u32::try_from(joined.len() - 8).expect("a short file");
        assert_eq!(joined[4..8], length.to_le_bytes());
        assert_eq!(find(&joined, *b"ICCP"), None);
    }

    #[test]
    fn what_is_no_picture_is_refused() {
        for bytes in [&b""[..], b"RIFF", b"\x89PNG\r\n", &still(b"one")[..40]] {
            let refused = join(&[(bytes.to_vec(), Duration::ZERO)]);
            assert!(refused.is_err(), "{bytes:?}");
        }
        assert!(join(&[]).is_err());
    }
}
