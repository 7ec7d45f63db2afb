//! Texts that know where their values are.

use std::fmt;

use serde::{Serialize, Serializer, ser::SerializeStruct as _};

use crate::writer::{RAW, Writer};

/// A value in a text, or the name of a member.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub(crate) start: u32,
    pub(crate) end: u32,
    /// Index of the node after it and everything in it.
    pub(crate) next: u32,
}

/// A value as JSON, with the places of the values in it. What was JSON already ([`Raw`]) is one value.
#[derive(Clone, Debug)]
pub struct Text {
    text: String,
    /// In the order of the text; the name of a member stands before its value.
    nodes: Vec<Node>,
}

impl Text {
    /// Writes a value.
    ///
    /// # Errors
    /// If it is no JSON: if it has names that are neither strings nor numbers, or is longer than 4 GB.
    pub fn of<T: Serialize + ?Sized>(value: &T) -> Result<Text, fmt::Error> {
        let mut writer = Writer::noting();
        value.serialize(&mut writer)?;
        let (mut text, mut nodes) = writer.finish()?;
        // Texts are kept until the next one.
        text.shrink_to_fit();
        nodes.shrink_to_fit();
        Ok(Text { text, nodes })
    }

    /// Reads a text, which must be JSON as `serde_json` writes it, without two members of the same name in an object; `None`
    /// if it is not JSON, or longer than 4 GB.
    pub fn read(text: &str) -> Option<Text> {
        let mut nodes = Vec::with_capacity(text.len() / 8);
        read(text, &mut nodes)?;
        Some(Text { text: text.to_owned(), nodes })
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.text
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

    /// Whether the values in a list or an object are not noted: it was JSON already when it was written.
    pub(crate) fn is_closed(&self, at: usize) -> bool {
        self.nodes.get(at).is_some_and(|it| it.next as usize == at + 1)
            && self.slice(at).starts_with(['{', '['])
            && self.slice(at).len() > 2
    }

    /// Name and value of the first member of an object.
    pub(crate) fn first(&self, at: usize) -> Option<(&str, &str)> {
        let text = self.slice(at);
        if !text.starts_with('{') {
            return None;
        }
        if self.is_closed(at) {
            let within = Text::read(text)?;
            let [name, value] = [1, within.nodes.get(1)?.next as usize].map(|it| within.nodes.get(it));
            let range = |it: &Node| it.start as usize..it.end as usize;
            return Some((text.get(range(name?))?, text.get(range(value?))?));
        }
        let first = self.nodes.get(at + 1).filter(|_| self.nodes[at].next as usize > at + 1)?;
        Some((self.slice(at + 1), self.slice(first.next as usize)))
    }
}

impl Default for Text {
    /// `null`.
    fn default() -> Text {
        Text { text: "null".to_owned(), nodes: vec![Node { start: 0, end: 4, next: 1 }] }
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
            _ => {
                let rest = &bytes[at..];
                at += rest.iter().position(|it| b",:]} \n\r\t".contains(it)).unwrap_or(rest.len());
            }
        }
        nodes.push(Node { start: place(start), end: place(at), next: nodes.len() as u32 + 1 });
    }
    // There must be one value, and nothing after it.
    (open.is_empty() && nodes.first()?.next as usize == nodes.len()).then_some(())
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
