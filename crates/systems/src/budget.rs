//! What JSON will take in memory, told before anything is made of it.

/// An element of an array may become anything that a log has in a list. Numbers become nothing larger than themselves.
const ELEMENT: usize = 512;
/// A number or a flag in an array.
const SCALAR: usize = 16;
/// A name in an object: where objects become maps, that is what an entry takes.
const NAME: usize = 24;
/// Deeper than this nothing of ours is.
const DEEPEST: usize = 100;

/// The most that `json` can take once it is read into types, in bytes, or `None` if it is deeper than anything of ours.
/// An upper bound for what has no larger elements of lists than [`ELEMENT`]; text that is no JSON gets some number, too.
pub(crate) fn memory(json: &[u8]) -> Option<usize> {
    // For each array or object that is open: is it an array?
    let mut open = Vec::with_capacity(DEEPEST);
    let (mut bytes, mut at) = (0usize, 0);
    while let Some(&byte) = json.get(at) {
        at += 1;
        let in_array = open.last() == Some(&true);
        match byte {
            b'[' | b'{' => {
                bytes += if in_array { ELEMENT } else { 0 };
                open.push(byte == b'[');
                if open.len() > DEEPEST {
                    return None;
                }
            }
            b']' | b'}' => drop(open.pop()),
            b'"' => {
                let length = string(&json[at..]);
                at += length;
                bytes += length + if in_array { ELEMENT } else { NAME };
            }
            // What is not there may take the room of what could be.
            b'n' => {
                bytes += if in_array { ELEMENT } else { 0 };
                at += word(&json[at..]);
            }
            b't' | b'f' | b'-' | b'0'..=b'9' => {
                bytes += if in_array { SCALAR } else { 0 };
                at += word(&json[at..]);
            }
            _ => {}
        }
    }
    Some(bytes)
}

/// How long a string is from after its first quote on, its last one included.
fn string(json: &[u8]) -> usize {
    let mut at = 0;
    while let Some(byte) = json.get(at) {
        match byte {
            b'"' => return at + 1,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    json.len()
}

/// How long what is no string goes on.
fn word(json: &[u8]) -> usize {
    let ends =
        |it: &u8| matches!(it, b',' | b']' | b'}' | b':' | b' ' | b'\n' | b'\r' | b'\t' | b'"' | b'[' | b'{');
    json.iter().position(ends).unwrap_or(json.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_of_lists_are_what_costs() {
        assert_eq!(memory(b"{\"a\":1}"), Some(2 + NAME));
        assert_eq!(memory(b"[1, -2.5e3,true]"), Some(3 * SCALAR));
        assert_eq!(memory(b"[[],{},null,\"\"]"), Some(4 * ELEMENT + 1));
        assert_eq!(memory(br#"["\"]\\",0]"#), Some(ELEMENT + 7 + SCALAR));
    }

    #[test]
    fn what_is_no_json_is_gone_through_all_the_same() {
        for text in ["", "]]]", "\"", "\"\\", "[\"a", "n", "}{", "[,,]", "\u{0}"] {
            assert!(memory(text.as_bytes()).is_some(), "{text}");
        }
        assert_eq!(memory(&[b'['; DEEPEST + 1]), None);
        assert!(memory(&[b'['; DEEPEST]).is_some());
    }
}
