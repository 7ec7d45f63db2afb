//! Renders refusals.

use schwung_log::{self as log, Kept};
use schwung_table::{FacesError, Seat};
use schwung_views::{Look, Shown as _, wire::Barred};

use crate::setup::Setup;

/// Why a request was refused, in the reader's language. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// Machine-readable kind of refusal: `rule`, `gm_only`, `not_yours`, `busy`, `stale`, `no_such_answer`,
    /// `needs_words`, `faces`, `malformed`, `length`, `paused`, …
    pub code: &'static str,
    /// What prevents it, and what is allowed now.
    pub text: String,
    /// Id of the rule behind the refusal.
    pub rule: Option<String>,
}

impl Refusal {
    /// Creates a refusal with that code.
    pub(crate) fn new<S: Kept>(
        look: Look<'_, S>,
        code: &'static str,
        key: &str,
        args: &[(&str, &str)],
    ) -> Refusal {
        Refusal { code, text: look.texts.text(key, args), rule: None }
    }

    /// The refusal of a rule, in the terms of its book.
    pub(crate) fn barred(barred: Barred) -> Refusal {
        let rule = (!barred.rule.is_empty()).then_some(barred.rule);
        Refusal { code: "rule", text: barred.text, rule }
    }

    /// The refusal of what only the game master may do.
    pub(crate) fn gm_only<S: Kept>(look: Look<'_, S>) -> Refusal {
        Refusal::new(look, "gm_only", "refused-gm-only", &[])
    }

    /// The refusal of a text that is longer than this number of characters.
    pub(crate) fn length<S: Kept>(look: Look<'_, S>, most: usize) -> Refusal {
        Refusal::new(look, "length", "refused-length", &[("most", &most.to_string())])
    }

    /// The refusal of a message that cannot be parsed.
    pub(crate) fn malformed<S: Kept>(look: Look<'_, S>, detail: &str) -> Refusal {
        Refusal::new(look, "malformed", "refused-malformed", &[("detail", detail)])
    }
}

/// The refusal for these problems.
pub(crate) fn listed(errors: &[String]) -> Refusal {
    Refusal { code: "invalid", text: errors.join("\n"), rule: None }
}

/// Renders why a deed was refused.
pub(crate) fn in_words<T: Setup>(look: Look<'_, T::System>, refusal: log::Refusal<T::System>) -> Refusal {
    let plain = |code, key| Refusal::new(look, code, key, &[]);
    match refusal {
        log::Refusal::Rule(reason) => Refusal::barred(T::Screen::barred(look, &reason)),
        log::Refusal::GmOnly => Refusal::gm_only(look),
        log::Refusal::NotYours => plain("not_yours", "refused-not-yours"),
        log::Refusal::Busy(seats) if seats.is_empty() => plain("busy", "refused-busy-nobody"),
        log::Refusal::Busy(seats) => {
            let names: Vec<String> = seats.iter().map(|it| name(look, *it)).collect();
            Refusal::new(look, "busy", "refused-busy", &[("who", &names.join(", "))])
        }
        log::Refusal::Stale => plain("stale", "refused-stale"),
        log::Refusal::NoSuchAnswer => plain("no_such_answer", "refused-no-such-answer"),
        log::Refusal::Faces(FacesError::Count { wanted, given }) => {
            let args = [("wanted", &*wanted.to_string()), ("given", &*given.to_string())];
            Refusal::new(look, "faces", "refused-faces-count", &args)
        }
        log::Refusal::Faces(FacesError::Face { at, face, .. }) => {
            let args = [("at", &*(at + 1).to_string()), ("face", &*face.to_string())];
            Refusal::new(look, "faces", "refused-faces-face", &args)
        }
        log::Refusal::Faces(FacesError::Again) => plain("faces", "refused-faces-again"),
        log::Refusal::NoSuchDice => plain("no_such_dice", "refused-no-such-dice"),
        log::Refusal::WantsDice => plain("wants_dice", "refused-wants-dice"),
        log::Refusal::WantsAnswer => plain("wants_answer", "refused-wants-answer"),
        log::Refusal::NothingToUndo => plain("nothing_to_undo", "refused-nothing-to-undo"),
        log::Refusal::NotLast => plain("not_last", "refused-not-last"),
        log::Refusal::NothingWaits => plain("nothing_waits", "refused-nothing-waits"),
        log::Refusal::NoSuchSeat => plain("no_such_seat", "refused-no-such-seat"),
        log::Refusal::SeatTaken => plain("seat_taken", "refused-seat-taken"),
        log::Refusal::Locked => plain("locked", "refused-locked"),
        log::Refusal::NoSuchItem => plain("no_such_item", "refused-no-such-item"),
        log::Refusal::Full => plain("full", "refused-full"),
        log::Refusal::Waiting(most) => {
            Refusal::new(look, "full", "refused-waiting", &[("most", &most.to_string())])
        }
        log::Refusal::Segments => plain("segments", "refused-segments"),
        log::Refusal::Length(most) => Refusal::length(look, most),
        log::Refusal::NameTaken => plain("name_taken", "refused-name-taken"),
        log::Refusal::NameSigns => plain("name_signs", "refused-name-signs"),
        log::Refusal::IdTaken => plain("id_taken", "refused-id-taken"),
        log::Refusal::Paused => plain("paused", "refused-paused"),
        log::Refusal::PlainDice => plain("plain_dice", "refused-plain-dice"),
        log::Refusal::Failed => plain("failed", "refused-failed"),
    }
}

fn name<S: Kept>(look: Look<'_, S>, seat: Seat) -> String {
    look.game.house().person(seat).map_or_else(|| seat.to_string(), |it| it.name.clone())
}
