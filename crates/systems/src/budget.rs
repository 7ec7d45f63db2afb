//! Estimates the memory that JSON takes once it is deserialised, before anything is built from it.

/// Memory of an array element other than a number or boolean, in bytes: the largest type that a log has in a list.
const ELEMENT: usize = 512;
/// Memory of a number or boolean in an array, in bytes.
const SCALAR: usize = 16;
/// Additional memory of a name in an object, in bytes: the overhead of a map entry.
const NAME: usize = 24;
/// Maximum nesting depth. Valid files are never deeper.
const DEEPEST: usize = 100;

/// Returns an upper bound, in bytes, for the memory that `json` takes once it is read into types, or `None` if it is
/// nested deeper than any valid file. The bound holds for types whose list elements are no larger than [`ELEMENT`]; for
/// invalid JSON the result is meaningless.
pub(crate) fn memory(json: &[u8]) -> Option<usize> {
    // One entry per open array or object: whether it is an array.
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
            // `null` may become an `Option` that takes the space of its value.
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

/// Length of a string from after its opening quote up to and including its closing one.
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

/// Length of a token other than a string.
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
        assert_eq!(memory(br#"["\"]\\",0]"#), Some(ELEMENT + 6 + SCALAR));
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
