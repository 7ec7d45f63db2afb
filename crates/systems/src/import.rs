//! Imports an exported table. The file is untrusted input.

use schwung_engine::{Begun, FORMAT, Opener, VERSION, texts};

use crate::{
    Book,
    books::{BOOKS, unknown_book},
    budget,
    request::Head,
};

/// Maximum number of records in an imported file.
const MOST_RECORDS: usize = 200_000;

/// Maximum size of an imported file, in bytes.
pub const FILE_BYTES: usize = 8 << 20;

/// Maximum memory of an imported file once it is deserialised, in bytes. Larger files are refused before they are
/// deserialised.
pub const FILE_MEMORY: usize = 80 << 20;

/// Imports the exported table in `body`, whose header has already been read into `head`.
pub(crate) fn import(head: Option<&Head>, body: &[u8], by: &Opener<'_>) -> Begun {
    let say = |key: &str, args: &[(&str, &str)]| vec![texts(by.lang, BOOKS[0].id).text(key, args)];
    let Some(head) = head.filter(|it| it.format == FORMAT) else {
        return Err(say("import-not-a-table", &[]));
    };
    if head.version > VERSION {
        return Err(say("import-version", &[("version", &head.version.to_string())]));
    }
    let book = Book::find(&head.system).ok_or_else(|| vec![unknown_book(&head.system, by.lang)])?;
    if head.records.count > MOST_RECORDS {
        return Err(say("import-too-long", &[("most", &MOST_RECORDS.to_string())]));
    }
    if budget::memory(body).is_none_or(|it| it > FILE_MEMORY) {
        return Err(say("import-too-large", &[("most", &(FILE_MEMORY >> 20).to_string())]));
    }
    book.engine.import(head.records.rules, book.id, body, by)
}
