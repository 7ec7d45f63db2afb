//! Compares acknowledged with stored records.

use std::collections::BTreeMap;

use anyhow::{Context, bail, ensure};
use schwung_views::wire::Line;
use serde::Deserialize;

use crate::{
    http::{self, Server},
    person::{Answer, Person, newcomer},
};

/// The relevant part of an exported table.
#[derive(Debug, Deserialize)]
struct File {
    records: Vec<Record>,
}

#[derive(Debug, Deserialize)]
struct Record {
    seq: u64,
    id: String,
}

/// The records of a table by id, with their numbers.
async fn records(server: Server, gm: &str) -> anyhow::Result<BTreeMap<String, u64>> {
    let answer = http::get(server, "/api/table/export", Some(gm)).await?;
    let file: File = answer.read().context("no exported table")?;
    let mut there = BTreeMap::new();
    for (at, record) in (1u64..).zip(file.records) {
        ensure!(record.seq == at, "record {} is at position {at}", record.seq);
        if let Some(before) = there.insert(record.id.clone(), at) {
            bail!("{} was carried out twice: records {before} and {at}", record.id);
        }
    }
    Ok(there)
}

/// Verifies that each of these acknowledged commands is in the log, and no command is in it twice.
///
/// # Errors
/// Returns an error that describes what is missing or duplicated.
pub(crate) async fn holds(server: Server, gm: &str, done: &[String]) -> anyhow::Result<()> {
    let there = records(server, gm).await?;
    let lost: Vec<&String> = done.iter().filter(|it| !there.contains_key(*it)).collect();
    ensure!(lost.is_empty(), "acknowledged, but lost: {lost:?}");
    Ok(())
}

/// Verifies that each acknowledged record exists exactly once at the acknowledged number, and that no refused command
/// was carried out. The first of the people is the game master. Returns the number of records.
///
/// # Errors
/// Returns an error that describes what is missing or duplicated.
pub(crate) async fn log(server: Server, gm: &str, people: &[Person]) -> anyhow::Result<u64> {
    let there = records(server, gm).await?;
    for (nth, (id, answer)) in
        people.iter().enumerate().flat_map(|it| it.1.answers.iter().map(move |a| (it.0, a)))
    {
        match (answer, there.get(id)) {
            (Answer::Done(seq), Some(at)) => {
                // Other viewers have numbers without the hidden records.
                let fits = if nth == 0 { at == seq } else { at >= seq };
                ensure!(fits, "{id} is record {at}, but was acknowledged as {seq}");
            }
            (Answer::Done(seq), None) => bail!("{id} was acknowledged as record {seq}, but is lost"),
            (Answer::Refused(code), Some(at)) => bail!("{id} was refused ({code}), but is record {at}"),
            (Answer::Refused(_), None) => {}
        }
    }
    Ok(there.len() as u64)
}

/// Verifies that a client who followed all along sees the same as a new one with the same token.
///
/// # Errors
/// Returns an error that describes the difference.
pub(crate) async fn sight(server: Server, person: &Person) -> anyhow::Result<()> {
    let (view, lines) = newcomer(server, &person.token).await?;
    let seen = person.view.as_ref().context("a client received no view")?;
    ensure!(view.seq == seen.seq, "a connected client is at record {}, a new one at {}", seen.seq, view.seq);
    ensure!(view == *seen, "a connected client and a new one see different views at record {}", view.seq);
    let from = person.lines.first().map_or(0, |it| it.seq);
    let fresh: Vec<&Line> = lines.iter().filter(|it| it.seq >= from).collect();
    for (old, new) in person.lines.iter().zip(&fresh) {
        ensure!(old == *new, "a connected client read {old:?}, a new one reads {new:?}");
    }
    ensure!(
        person.lines.len() == fresh.len(),
        "a connected client has {} lines, a new one {}",
        person.lines.len(),
        fresh.len()
    );
    Ok(())
}
