//! Renders refusals.

use schwung_log::{Kept, Refusal};
use schwung_table::{FacesError, Seat};
use schwung_views::{Look, Shown as _, wire::Barred};

use crate::{Refused, setup::Setup};

impl Refused {
    /// Creates a refusal with that code.
    pub(crate) fn new<S: Kept>(
        look: Look<'_, S>,
        code: &'static str,
        key: &str,
        args: &[(&str, &str)],
    ) -> Refused {
        Refused { code, text: look.texts.text(key, args), rule: None }
    }

    /// The refusal of a rule, in the terms of its book.
    pub(crate) fn barred(barred: Barred) -> Refused {
        let rule = (!barred.rule.is_empty()).then_some(barred.rule);
        Refused { code: "rule", text: barred.text, rule }
    }

    /// The refusal of a message that cannot be parsed.
    pub(crate) fn malformed<S: Kept>(look: Look<'_, S>, detail: &str) -> Refused {
        Refused::new(look, "malformed", "refused-malformed", &[("detail", detail)])
    }
}

/// Renders why a deed was refused.
pub(crate) fn in_words<T: Setup>(look: Look<'_, T::System>, refusal: Refusal<T::System>) -> Refused {
    let plain = |code, key| Refused::new(look, code, key, &[]);
    match refusal {
        Refusal::Rule(reason) => Refused::barred(T::Screen::barred(look, &reason)),
        Refusal::GmOnly => plain("gm_only", "refused-gm-only"),
        Refusal::NotYours => plain("not_yours", "refused-not-yours"),
        Refusal::Busy(seats) if seats.is_empty() => plain("busy", "refused-busy-nobody"),
        Refusal::Busy(seats) => {
            let names: Vec<String> = seats.iter().map(|it| name(look, *it)).collect();
            Refused::new(look, "busy", "refused-busy", &[("who", &names.join(", "))])
        }
        Refusal::Stale => plain("stale", "refused-stale"),
        Refusal::NoSuchAnswer => plain("no_such_answer", "refused-no-such-answer"),
        Refusal::Faces(FacesError::Count { wanted, given }) => {
            let args = [("wanted", &*wanted.to_string()), ("given", &*given.to_string())];
            Refused::new(look, "faces", "refused-faces-count", &args)
        }
        Refusal::Faces(FacesError::Face { at, face, .. }) => {
            let args = [("at", &*(at + 1).to_string()), ("face", &*face.to_string())];
            Refused::new(look, "faces", "refused-faces-face", &args)
        }
        Refusal::Faces(FacesError::Again) => plain("faces", "refused-faces-again"),
        Refusal::NoSuchDice => plain("no_such_dice", "refused-no-such-dice"),
        Refusal::WantsDice => plain("wants_dice", "refused-wants-dice"),
        Refusal::WantsAnswer => plain("wants_answer", "refused-wants-answer"),
        Refusal::NothingToUndo => plain("nothing_to_undo", "refused-nothing-to-undo"),
        Refusal::NothingWaits => plain("nothing_waits", "refused-nothing-waits"),
        Refusal::NoSuchSeat => plain("no_such_seat", "refused-no-such-seat"),
        Refusal::SeatTaken => plain("seat_taken", "refused-seat-taken"),
        Refusal::Locked => plain("locked", "refused-locked"),
        Refusal::NoSuchItem => plain("no_such_item", "refused-no-such-item"),
        Refusal::Full => plain("full", "refused-full"),
        Refusal::Length(most) => {
            Refused::new(look, "length", "refused-length", &[("most", &most.to_string())])
        }
        Refusal::NameTaken => plain("name_taken", "refused-name-taken"),
        Refusal::NameSigns => plain("name_signs", "refused-name-signs"),
        Refusal::IdTaken => plain("id_taken", "refused-id-taken"),
        Refusal::Paused => plain("paused", "refused-paused"),
        Refusal::PlainDice => plain("plain_dice", "refused-plain-dice"),
        Refusal::Failed => plain("failed", "refused-failed"),
    }
}

fn name<S: Kept>(look: Look<'_, S>, seat: Seat) -> String {
    look.game.house().person(seat).map_or_else(|| seat.to_string(), |it| it.name.clone())
}
