//! Exports a whole table as one file. The format is documented in `docs/table-file.md`.

use schwung_chain::{Digest, compact};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// The value of the field that identifies the format.
pub const FORMAT: &str = "schwung-table";

/// The version of the format. Files of a newer version are refused.
pub const VERSION: u32 = 1;

#[derive(Serialize)]
struct File<'g> {
    format: &'static str,
    version: u32,
    engine: &'static str,
    system: &'g str,
    title: &'g str,
    records: Vec<&'g RawValue>,
    hashes: Vec<String>,
}

/// Serialises everything that belongs to a table: its log, with the hash of each record. Tokens are not included.
/// `bodies` are the records in their stored form.
pub(crate) fn file<B: AsRef<[u8]>>(engine: &'static str, system: &str, title: &str, bodies: &[B]) -> Vec<u8> {
    let mut hash = Digest::START;
    let hashes = bodies.iter().map(|it| {
        hash = hash.then(it.as_ref());
        hash.to_string()
    });
    let hashes = hashes.collect();
    // Stored records are JSON, so that this cannot fail.
    let records = bodies.iter().filter_map(|it| serde_json::from_slice(it.as_ref()).ok()).collect();
    let file = File { format: FORMAT, version: VERSION, engine, system, title, records, hashes };
    serde_json::to_vec(&file).unwrap_or_default()
}

/// What the hashes of an exported table say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// Every record is as it was exported.
    Whole {
        /// Number of records.
        records: usize,
        /// Hash of the last one.
        hash: Digest,
    },
    /// The file has no hashes: it is older than they are, or somebody has removed them.
    Unproven,
    /// This record, counted from 1, is not the one that was exported, or is missing.
    Broken(usize),
}

/// The parts of an exported table that prove its records.
#[derive(Deserialize)]
pub(crate) struct Proven<'f> {
    #[serde(default)]
    format: String,
    #[serde(borrow)]
    records: Vec<&'f RawValue>,
    hashes: Option<Vec<String>>,
}

impl Proven<'_> {
    pub(crate) fn proof(&self) -> Proof {
        let Some(hashes) = &self.hashes else { return Proof::Unproven };
        let mut last = Digest::START;
        for (n, record) in (1..).zip(&self.records) {
            last = last.then(compact(record.get()).as_bytes());
            if hashes.get(n - 1).and_then(|it| it.parse().ok()) != Some(last) {
                return Proof::Broken(n);
            }
        }
        let records = self.records.len();
        if hashes.len() > records { Proof::Broken(records + 1) } else { Proof::Whole { records, hash: last } }
    }
}

/// Checks the hashes in the file of an exported table; `None` if it is no such file.
pub fn prove(file: &[u8]) -> Option<Proof> {
    let proven: Proven<'_> = serde_json::from_slice(file).ok()?;
    (proven.format == FORMAT).then(|| proven.proof())
}
