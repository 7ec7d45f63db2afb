//! What is asked of whom right now.

use std::fmt::Write as _;

use schwung_play::{Input, Pending};
use schwung_table::{DiceSpec, Seat};

use crate::{Game, Kept, QuestionId, Running};

/// Something that waits for somebody.
#[derive(Clone, Debug)]
pub struct Asked<'g, S: Kept> {
    /// What it is called.
    pub id: QuestionId,
    /// Who is asked.
    pub seat: Seat,
    /// The question; nothing for dice.
    pub question: Option<&'g S::Question>,
    /// The dice; nothing for a question.
    pub dice: Option<DiceSpec>,
}

impl<S: Kept> Game<S> {
    /// All that waits for somebody.
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
            // These stay what they are while others answer, so they are named for what they ask.
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

/// A name made of what is asked, which stays the same while others answer.
fn named<S: Kept>(running: &Running<S>, question: &S::Question) -> QuestionId {
    let rolls = running.thrown.len();
    let mut hash = Fnv(0xcbf2_9ce4_8422_2325);
    // Debug text is the same in every run of one version of the program, and an id lives no longer.
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
