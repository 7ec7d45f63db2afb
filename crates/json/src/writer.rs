//! Writes values as JSON.

use std::{cell::RefCell, fmt, sync::Arc};

use serde::ser::{
    Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

use crate::text::{Node, Part, RAW, Text};

/// A value as JSON.
///
/// # Errors
/// If it is no JSON: if it has names that are neither strings nor numbers.
pub fn written<T: Serialize + ?Sized>(value: &T) -> Result<String, fmt::Error> {
    let mut writer = Writer::new(false);
    value.serialize(&mut writer)?;
    let text = writer.text.as_str().to_owned();
    writer.done();
    Ok(text)
}

impl Text {
    /// Writes a value.
    ///
    /// # Errors
    /// If it is no JSON: if it has names that are neither strings nor numbers, or is longer than 4 GB.
    pub fn of<T: Serialize + ?Sized>(value: &T) -> Result<Text, fmt::Error> {
        let mut writer = Writer::noting();
        value.serialize(&mut writer)?;
        writer.noted()
    }
}

/// The index of the first byte that needs to be escaped.
fn escaped(bytes: &[u8]) -> Option<usize> {
    const ONES: u64 = u64::MAX / 255;
    // In the bytes of the result, the highest bit of the first that is zero is set, and none before.
    let zeros = |it: u64| it.wrapping_sub(ONES) & !it & (ONES << 7);
    let (words, rest) = bytes.as_chunks::<8>();
    for (n, word) in words.iter().enumerate() {
        let word = u64::from_le_bytes(*word);
        let control = word.wrapping_sub(ONES * 0x20) & !word & (ONES << 7);
        let found = control | zeros(word ^ (ONES * 0x22)) | zeros(word ^ (ONES * 0x5c));
        if found != 0 {
            return Some(8 * n + found.trailing_zeros() as usize / 8);
        }
    }
    let found = rest.iter().position(|it| *it < 0x20 || *it == b'"' || *it == b'\\');
    found.map(|it| bytes.len() - rest.len() + it)
}

/// A text in the making.
#[derive(Default)]
pub(crate) struct Writer {
    text: String,
    nodes: Vec<Node>,
    parts: Vec<(u32, Arc<Text>)>,
    /// Whether nodes are noted.
    notes: bool,
    /// Whether the next string is JSON already.
    raw: bool,
}

thread_local! {
    /// Writers that are done: the next ones need not grow again.
    static DONE: RefCell<Vec<Writer>> = const { RefCell::new(Vec::new()) };
}

/// How many writers that are done are kept for each thread: parts are written while what has them is.
const MOST_DONE: usize = 4;
/// Length of a text in bytes above which its writer is not kept.
const MOST_KEPT: usize = 256 * 1024;

impl Writer {
    fn new(notes: bool) -> Writer {
        let done = DONE.with_borrow_mut(Vec::pop);
        Writer { notes, ..done.unwrap_or_default() }
    }

    pub(crate) fn noting() -> Writer {
        Writer::new(true)
    }

    /// The text with what was noted, in no more memory than it takes.
    pub(crate) fn noted(mut self) -> Result<Text, fmt::Error> {
        // Up to this length, no place was cut off.
        u32::try_from(self.text.len()).map_err(|_| fmt::Error)?;
        let parts = self.parts.drain(..).collect();
        let text = Text::new(self.text.as_str().to_owned(), self.nodes.clone(), parts);
        self.done();
        Ok(text)
    }

    /// Keeps it for the next text.
    fn done(mut self) {
        if self.text.len() > MOST_KEPT {
            return;
        }
        self.text.clear();
        self.nodes.clear();
        DONE.with_borrow_mut(|done| {
            if done.len() < MOST_DONE {
                done.push(self);
            }
        });
    }

    /// Notes a value that begins here, and returns the index of its node.
    fn begin(&mut self) -> usize {
        let at = self.nodes.len();
        if self.notes {
            self.nodes.push(Node { start: self.text.len() as u32, end: 0, next: 0 });
        }
        at
    }

    /// Notes that the value with this node ends here.
    fn end(&mut self, at: usize) {
        let next = self.nodes.len() as u32;
        if let Some(node) = self.nodes.get_mut(at) {
            (node.end, node.next) = (self.text.len() as u32, next);
        }
    }

    fn word(&mut self, word: &str) {
        let at = self.begin();
        self.text.push_str(word);
        self.end(at);
    }

    fn integer(&mut self, is_negative: bool, mut number: u64) {
        let mut digits = [0; 20];
        let mut from = digits.len();
        loop {
            from -= 1;
            digits[from] = b'0' + (number % 10) as u8;
            number /= 10;
            if number == 0 {
                break;
            }
        }
        let at = self.begin();
        if is_negative {
            self.text.push('-');
        }
        self.text.push_str(str::from_utf8(&digits[from..]).unwrap_or_default());
        self.end(at);
    }

    fn string(&mut self, string: &str) -> Result<(), fmt::Error> {
        if self.raw {
            self.raw = false;
            if let Some(part) = Part::present(string).filter(|_| self.notes) {
                self.parts.push((self.nodes.len() as u32, part));
            }
            self.word(string);
            return Ok(());
        }
        let at = self.begin();
        self.text.push('"');
        let mut rest = string;
        while let Some(plain) = escaped(rest.as_bytes()) {
            self.text.push_str(&rest[..plain]);
            self.escaped(rest.as_bytes()[plain]);
            rest = &rest[plain + 1..];
        }
        self.text.push_str(rest);
        self.text.push('"');
        self.end(at);
        Ok(())
    }

    #[cold]
    fn escaped(&mut self, byte: u8) {
        self.text.push('\\');
        match byte {
            b'"' | b'\\' => self.text.push(char::from(byte)),
            0x08 => self.text.push('b'),
            0x0c => self.text.push('f'),
            b'\n' => self.text.push('n'),
            b'\r' => self.text.push('r'),
            b'\t' => self.text.push('t'),
            _ => {
                let hex = |it: u8| char::from(b"0123456789abcdef"[usize::from(it & 15)]);
                self.text.push_str("u00");
                self.text.extend([hex(byte >> 4), hex(byte)]);
            }
        }
    }

    /// Makes a string of a name that was written after `start`, if it is a number.
    fn name(&mut self, start: usize) -> Result<(), fmt::Error> {
        match self.text.as_bytes().get(start) {
            Some(b'"') => Ok(()),
            Some(b'-' | b'0'..=b'9') => {
                self.text.insert(start, '"');
                self.text.push('"');
                let end = self.text.len() as u32;
                if let Some(node) = self.nodes.last_mut() {
                    node.end = end;
                }
                Ok(())
            }
            _ => Err(fmt::Error),
        }
    }

    fn open(&mut self, bracket: char) -> Parts<'_> {
        let at = self.begin();
        self.text.push(bracket);
        let close = if bracket == '{' { '}' } else { ']' };
        Parts { writer: self, at, close, is_first: true, around: None }
    }

    /// A list or an object that is the only member of an object, whose name is that of a variant.
    fn open_variant(&mut self, variant: &str, bracket: char) -> Result<Parts<'_>, fmt::Error> {
        let around = self.begin();
        self.text.push('{');
        self.string(variant)?;
        self.text.push(':');
        Ok(Parts { around: Some(around), ..self.open(bracket) })
    }

    fn close(&mut self, at: usize, bracket: char) {
        self.text.push(bracket);
        self.end(at);
    }
}

/// A list or an object in the making.
pub(crate) struct Parts<'w> {
    writer: &'w mut Writer,
    at: usize,
    close: char,
    is_first: bool,
    /// The object of which it is the only member.
    around: Option<usize>,
}

impl Parts<'_> {
    fn separate(&mut self) {
        if !self.is_first {
            self.writer.text.push(',');
        }
        self.is_first = false;
    }

    /// Writes the name of the next member.
    fn named(&mut self, name: &'static str) -> Result<(), fmt::Error> {
        if self.writer.raw {
            return Ok(());
        }
        self.separate();
        self.writer.string(name)?;
        self.writer.text.push(':');
        Ok(())
    }

    fn finish(self) {
        // What was JSON already has no brackets of its own.
        if self.at != usize::MAX {
            self.writer.close(self.at, self.close);
        }
        if let Some(around) = self.around {
            self.writer.close(around, '}');
        }
    }
}

/// Writes smaller numbers like the largest ones.
macro_rules! widened {
    ($largest:ident: $($name:ident $number:ty),+) => {$(
        fn $name(self, it: $number) -> Result<(), fmt::Error> {
            self.$largest(it.into())
        }
    )+};
}

impl<'w> Serializer for &'w mut Writer {
    type Ok = ();
    type Error = fmt::Error;
    type SerializeSeq = Parts<'w>;
    type SerializeTuple = Parts<'w>;
    type SerializeTupleStruct = Parts<'w>;
    type SerializeTupleVariant = Parts<'w>;
    type SerializeMap = Parts<'w>;
    type SerializeStruct = Parts<'w>;
    type SerializeStructVariant = Parts<'w>;

    fn serialize_bool(self, it: bool) -> Result<(), fmt::Error> {
        self.word(if it { "true" } else { "false" });
        Ok(())
    }

    widened!(serialize_i64: serialize_i8 i8, serialize_i16 i16, serialize_i32 i32);
    widened!(serialize_u64: serialize_u8 u8, serialize_u16 u16, serialize_u32 u32);

    fn serialize_i64(self, it: i64) -> Result<(), fmt::Error> {
        self.integer(it < 0, it.unsigned_abs());
        Ok(())
    }

    fn serialize_u64(self, it: u64) -> Result<(), fmt::Error> {
        self.integer(false, it);
        Ok(())
    }

    fn serialize_f32(self, it: f32) -> Result<(), fmt::Error> {
        let text = serde_json::to_string(&it).map_err(|_| fmt::Error)?;
        self.word(&text);
        Ok(())
    }

    fn serialize_f64(self, it: f64) -> Result<(), fmt::Error> {
        let text = serde_json::to_string(&it).map_err(|_| fmt::Error)?;
        self.word(&text);
        Ok(())
    }

    fn serialize_char(self, it: char) -> Result<(), fmt::Error> {
        self.string(it.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, it: &str) -> Result<(), fmt::Error> {
        self.string(it)
    }

    fn serialize_bytes(self, it: &[u8]) -> Result<(), fmt::Error> {
        it.serialize(self)
    }

    fn serialize_none(self) -> Result<(), fmt::Error> {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, it: &T) -> Result<(), fmt::Error> {
        it.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), fmt::Error> {
        self.word("null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), fmt::Error> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, it: &'static str) -> Result<(), fmt::Error> {
        self.string(it)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        it: &T,
    ) -> Result<(), fmt::Error> {
        it.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        it: &T,
    ) -> Result<(), fmt::Error> {
        let mut parts = self.open('{');
        parts.named(variant)?;
        it.serialize(&mut *parts.writer)?;
        parts.finish();
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Parts<'w>, fmt::Error> {
        Ok(self.open('['))
    }

    fn serialize_tuple(self, _: usize) -> Result<Parts<'w>, fmt::Error> {
        Ok(self.open('['))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Parts<'w>, fmt::Error> {
        Ok(self.open('['))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Parts<'w>, fmt::Error> {
        self.open_variant(variant, '[')
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Parts<'w>, fmt::Error> {
        Ok(self.open('{'))
    }

    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Parts<'w>, fmt::Error> {
        if name == RAW {
            self.raw = true;
            return Ok(Parts { writer: self, at: usize::MAX, close: '}', is_first: true, around: None });
        }
        Ok(self.open('{'))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Parts<'w>, fmt::Error> {
        self.open_variant(variant, '{')
    }
}

/// The parts of lists.
macro_rules! entries {
    ($($kind:ident $add:ident),+) => {$(
        impl $kind for Parts<'_> {
            type Ok = ();
            type Error = fmt::Error;

            fn $add<T: Serialize + ?Sized>(&mut self, it: &T) -> Result<(), fmt::Error> {
                self.separate();
                it.serialize(&mut *self.writer)
            }

            fn end(self) -> Result<(), fmt::Error> {
                self.finish();
                Ok(())
            }
        }
    )+};
}

entries!(
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field
);

/// The members of objects.
macro_rules! members {
    ($($kind:ident),+) => {$(
        impl $kind for Parts<'_> {
            type Ok = ();
            type Error = fmt::Error;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                it: &T,
            ) -> Result<(), fmt::Error> {
                self.named(name)?;
                it.serialize(&mut *self.writer)
            }

            fn end(self) -> Result<(), fmt::Error> {
                self.finish();
                Ok(())
            }
        }
    )+};
}

members!(SerializeStruct, SerializeStructVariant);

impl SerializeMap for Parts<'_> {
    type Ok = ();
    type Error = fmt::Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, name: &T) -> Result<(), fmt::Error> {
        self.separate();
        let start = self.writer.text.len();
        name.serialize(&mut *self.writer)?;
        self.writer.name(start)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, it: &T) -> Result<(), fmt::Error> {
        self.writer.text.push(':');
        it.serialize(&mut *self.writer)
    }

    fn end(self) -> Result<(), fmt::Error> {
        self.finish();
        Ok(())
    }
}
