//! The questions and rolls that are currently pending.

use std::fmt::Write as _;

use schwung_play::{Input, Pending};
use schwung_table::{DiceSpec, Seat};

use crate::{Game, Kept, QuestionId, Running};

/// A question or roll that is waiting for a seat.
#[derive(Clone, Debug)]
pub struct Asked<'g, S: Kept> {
    /// Identifier by which it is answered.
    pub id: QuestionId,
    /// The seat that is asked.
    pub seat: Seat,
    /// The question; `None` if dice are requested.
    pub question: Option<&'g S::Question>,
    /// The requested dice; `None` if a question is asked.
    pub dice: Option<DiceSpec>,
}

impl<S: Kept> Game<S> {
    /// All pending questions and rolls.
    pub fn asked(&self) -> Vec<Asked<'_, S>> {
        let Some(running) = self.running() else { return Vec::new() };
        let at = running.inputs.iter().filter(|it| !matches!(it, Input::Interjected(_))).count();
        match &running.waiting {
            None => Vec::new(),
            Some(Pending::Roll { who, dice }) => vec![Asked {
                id: QuestionId(format!("{}.{at}", running.first)),
                seat: *who,
                question: None,
                dice: Some(*dice),
            }],
            Some(Pending::Answer(question)) => vec![Asked {
                id: QuestionId(format!("{}.{at}", running.first)),
                seat: S::seat(question),
                question: Some(question),
                dice: None,
            }],
            // These must not change while others answer, so their ids are derived from the questions.
            Some(Pending::Each(questions) | Pending::Offer(questions)) => questions
                .iter()
                .map(|question| Asked {
                    id: named(running, question),
                    seat: S::seat(question),
                    question: Some(question),
                    dice: None,
                })
                .collect(),
        }
    }
}

/// An id derived from the question itself, which stays the same while others answer.
fn named<S: Kept>(running: &Running<S>, question: &S::Question) -> QuestionId {
    let rolls = running.thrown.len();
    let mut hash = Fnv(0xcbf2_9ce4_8422_2325);
    // Debug output is stable within one version of the program, and an id does not live longer.
    let _ = write!(hash, "{question:?}");
    QuestionId(format!("{}.{rolls}.{:08x}", running.first, hash.0 & 0xffff_ffff))
}

struct Fnv(u64);

impl std::fmt::Write for Fnv {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
        Ok(())
    }
}
