//! Texts that know where their values are.

use std::{
    borrow::Cow,
    cell::Cell,
    sync::{Arc, OnceLock},
};

use serde::{Serialize, Serializer, ser::SerializeStruct as _};

/// By this name `serde_json` recognizes a text that is JSON already.
pub(crate) const RAW: &str = "$serde_json::private::RawValue";

/// A value in a text, or the name of a member.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub(crate) start: u32,
    pub(crate) end: u32,
    /// Index of the node after it and everything in it.
    pub(crate) next: u32,
}

/// A value as JSON, with the places of the values in it. What was JSON already ([`Raw`], [`Part`]) is one value.
#[derive(Clone, Debug)]
pub struct Text {
    text: String,
    /// In the order of the text; the name of a member stands before its value.
    nodes: Vec<Node>,
    /// The parts, each with the index of its node, in order.
    parts: Vec<(u32, Arc<Text>)>,
    digest: OnceLock<Digest>,
}

/// A hash, such as SHA-256.
pub type Digest = [u8; 32];

impl Text {
    pub(crate) fn new(text: String, nodes: Vec<Node>, parts: Vec<(u32, Arc<Text>)>) -> Text {
        Text { text, nodes, parts, digest: OnceLock::new() }
    }

    /// Reads a text, which must be JSON as `serde_json` writes it, without two members of the same name in an object; `None`
    /// if it is not JSON, or longer than 4 GB.
    pub fn read(text: &str) -> Option<Text> {
        let mut nodes = Vec::with_capacity(text.len() / 8);
        read(text, &mut nodes)?;
        Some(Text::new(text.to_owned(), nodes, Vec::new()))
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// A digest of the text, made with `hash` of what is not in parts and the digests of these, which are made only once. It is
    /// always the same for the same text with the same parts.
    pub fn digest(&self, hash: fn(&[u8]) -> Digest) -> Digest {
        *self.digest.get_or_init(|| {
            let mut own = Vec::with_capacity(self.text.len());
            let mut rest = 0;
            for (at, part) in &self.parts {
                let place = &self.nodes[*at as usize];
                own.extend(&self.text.as_bytes()[rest..place.start as usize]);
                own.extend(part.digest(hash));
                rest = place.end as usize;
            }
            own.extend(&self.text.as_bytes()[rest..]);
            hash(&own)
        })
    }

    pub(crate) fn slice(&self, at: usize) -> &str {
        self.nodes
            .get(at)
            .and_then(|it| self.text.get(it.start as usize..it.end as usize))
            .unwrap_or_default()
    }

    /// The nodes directly in a list or an object; those of an object are names and values in turn.
    pub(crate) fn children(&self, at: usize) -> Vec<usize> {
        let end = self.nodes.get(at).map_or(0, |it| it.next as usize);
        let mut children = Vec::new();
        let mut next = at + 1;
        while next < end {
            children.push(next);
            next = self.nodes[next].next as usize;
        }
        children
    }

    /// Whether the values in a list or an object are not noted here: it was JSON already when it was written.
    fn is_closed(&self, at: usize) -> bool {
        self.nodes.get(at).is_some_and(|it| it.next as usize == at + 1)
            && self.slice(at).starts_with(['{', '['])
            && self.slice(at).len() > 2
    }

    /// The text and the node that have noted what is in a value; `None` if that is no JSON.
    pub(crate) fn opened(&self, at: usize) -> Option<(Cow<'_, Text>, usize)> {
        if !self.is_closed(at) {
            return Some((Cow::Borrowed(self), at));
        }
        match self.parts.binary_search_by_key(&at, |it| it.0 as usize) {
            Ok(part) => Some((Cow::Borrowed(&*self.parts[part].1), 0)),
            Err(_) => Some((Cow::Owned(Text::read(self.slice(at))?), 0)),
        }
    }

    /// Name and value of the first member of an object; `None` for anything else, and where the value is a list or an object
    /// that is not noted here.
    pub(crate) fn first(&self, at: usize) -> Option<(&str, &str)> {
        if self.is_closed(at) {
            return match self.parts.binary_search_by_key(&at, |it| it.0 as usize) {
                Ok(part) => self.parts[part].1.first(0),
                Err(_) => first(self.slice(at)),
            };
        }
        let node = self.nodes.get(at).filter(|it| it.next as usize > at + 1)?;
        let is_object = self.text.as_bytes().get(node.start as usize) == Some(&b'{');
        let name = self.nodes.get(at + 1).filter(|_| is_object)?;
        Some((self.slice(at + 1), self.slice(name.next as usize)))
    }
}

/// Name and value of the first member of an object, unless the value is a list or an object.
fn first(text: &str) -> Option<(&str, &str)> {
    let bytes = text.as_bytes();
    let name = text.get(1..end_of_string(bytes, 1).filter(|_| text.starts_with("{\""))?)?;
    let start = name.len() + 2;
    let end = match bytes.get(start)? {
        b'"' => end_of_string(bytes, start)?,
        b'{' | b'[' => return None,
        _ => end_of_word(bytes, start),
    };
    Some((name, text.get(start..end)?))
}

impl Default for Text {
    /// `null`.
    fn default() -> Text {
        Text::new("null".to_owned(), vec![Node { start: 0, end: 4, next: 1 }], Vec::new())
    }
}

/// A text that is JSON already, and is written into another text as it is.
#[derive(Clone, Copy, Debug)]
pub struct Raw<'t>(pub &'t str);

impl Serialize for Raw<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut raw = serializer.serialize_struct(RAW, 1)?;
        raw.serialize_field(RAW, self.0)?;
        raw.end()
    }
}

thread_local! {
    /// The part that is written next.
    static NEXT: Cell<Option<Arc<Text>>> = const { Cell::new(None) };
}

/// A text that was written before, and is written into others as it is. They share what it notes.
#[derive(Clone, Debug)]
pub struct Part(Arc<Text>);

impl Part {
    /// A text to be written into others.
    pub fn new(text: Text) -> Part {
        Part(Arc::new(text))
    }

    /// The part that is being written, if this is its text.
    pub(crate) fn present(text: &str) -> Option<Arc<Text>> {
        NEXT.take().filter(|it| std::ptr::eq(it.as_str(), text))
    }
}

impl Serialize for Part {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        NEXT.set(Some(Arc::clone(&self.0)));
        let done = Raw(self.0.as_str()).serialize(serializer);
        NEXT.set(None);
        done
    }
}

/// Notes the values of a text; `None` if it is not JSON, or longer than 4 GB.
fn read(text: &str, nodes: &mut Vec<Node>) -> Option<()> {
    let bytes = text.as_bytes();
    u32::try_from(bytes.len()).ok()?;
    let place = |at: usize| at as u32;
    let mut open: Vec<usize> = Vec::new();
    let mut at = 0;
    while let Some(byte) = bytes.get(at) {
        let start = at;
        match byte {
            b'{' | b'[' => {
                open.push(nodes.len());
                nodes.push(Node { start: place(start), end: 0, next: 0 });
                at += 1;
                continue;
            }
            b'}' | b']' => {
                at += 1;
                let next = nodes.len() as u32;
                let node = nodes.get_mut(open.pop()?)?;
                (node.end, node.next) = (place(at), next);
                continue;
            }
            b',' | b':' | b' ' | b'\n' | b'\r' | b'\t' => {
                at += 1;
                continue;
            }
            b'"' => at = end_of_string(bytes, at)?,
            _ => at = end_of_word(bytes, at),
        }
        nodes.push(Node { start: place(start), end: place(at), next: nodes.len() as u32 + 1 });
    }
    // There must be one value, and nothing after it.
    (open.is_empty() && nodes.first()?.next as usize == nodes.len()).then_some(())
}

/// The index after the number or the literal that begins at `start`.
fn end_of_word(bytes: &[u8], start: usize) -> usize {
    let rest = &bytes[start..];
    start + rest.iter().position(|it| b",:]} \n\r\t".contains(it)).unwrap_or(rest.len())
}

/// The index after the closing quotation mark of the string that begins at `start`.
fn end_of_string(bytes: &[u8], start: usize) -> Option<usize> {
    let mut at = start + 1;
    loop {
        match bytes.get(at)? {
            b'"' => return Some(at + 1),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}
