//! References of characters that were taken off a table, which only the table to which they return can resolve.

use schwung_fate::{ActorId, Out};
use schwung_files::kit::{Node, Table};

/// References of a file to people and places, by names that need not be in the file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Kept {
    /// For each aspect in play.
    pub aspects: Vec<KeptAspect>,
    /// The zones in which actors stood.
    pub stood: Vec<(ActorId, String)>,
    /// Secret aspects of sheets that players have found out: the bearer, the index of the aspect, and their names.
    pub found: Vec<(ActorId, u8, Vec<String>)>,
}

/// References of an aspect in play, by names that need not be in the file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeptAspect {
    /// Who has a free tag on it.
    pub tag: Option<String>,
    /// The players who know it although it is hidden.
    pub known: Vec<String>,
    /// Number of the scene in which a consequence was taken.
    pub scene: u16,
}

impl KeptAspect {
    pub(super) fn of(from: &Table<'_>) -> KeptAspect {
        KeptAspect {
            tag: from.text("tag").map(|it| it.0.to_owned()),
            known: known(from),
            scene: from.number("scene").unwrap_or(0),
        }
    }
}

fn known(from: &Table<'_>) -> Vec<String> {
    from.list("known-by").iter().filter_map(Node::text).map(|it| it.0.to_owned()).collect()
}

/// How an actor left the conflict.
pub(super) fn out(from: &Table<'_>) -> Option<Out> {
    Some(match from.text("out")?.0 {
        "taken-out" => Out::TakenOut(None),
        "conceded" => Out::Conceded,
        _ => Out::Left,
    })
}

/// Who has found out secret aspects of a sheet.
pub(super) fn found(aspects: &[Node<'_>], id: ActorId) -> impl Iterator<Item = (ActorId, u8, Vec<String>)> {
    let secret = (0u8..).zip(aspects).filter_map(|(n, it)| Some((n, known(it.table()?))));
    secret.filter(|it| !it.1.is_empty()).map(move |(n, known)| (id, n, known))
}
