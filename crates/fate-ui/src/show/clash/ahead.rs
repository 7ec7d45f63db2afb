//! The sides of an exchange before their dice.

use schwung_fate::{ActorId, Command, Effort, Fate, Question, contest_standing, sums_ahead};
use schwung_log::Running;
use schwung_play::Pending;
use schwung_views::wire::SideView;

use super::{Shown, skills};

/// A side before its dice.
#[derive(Clone, Copy)]
pub(super) struct Ahead {
    pub(super) effort: Effort,
    /// Whether dice will be rolled for it.
    pub(super) rolls: bool,
}

/// The sides whose dice are pending, and the sides that they are compared with.
pub(super) fn ahead(running: &Running<Fate>) -> Vec<Ahead> {
    match &running.waiting {
        Some(Pending::Roll { .. } | Pending::Answer(Question::Buy(_))) => {}
        _ => return Vec::new(),
    }
    let sums = sums_ahead(&running.base, &running.command, &running.inputs);
    let standing = match &running.command {
        Command::Contest(it) if it.sides.len() == 2 => {
            contest_standing(&running.base, it, &skills(running, it))
        }
        _ => Vec::new(),
    };
    let of = |rolls: bool| move |effort| Ahead { effort, rolls };
    sums.into_iter().map(of(true)).chain(standing.into_iter().map(of(false))).collect()
}

impl Shown<'_> {
    /// A side of which only the name is shown.
    pub(super) fn nameless(&self, actor: Option<ActorId>) -> SideView {
        SideView {
            actor: actor.filter(|&it| self.eyes.knows(it)).map(Into::into),
            name: actor.map_or_else(String::new, |it| self.eyes.name(it)),
            text: String::new(),
            dice: None,
            parts: Vec::new(),
            total: None,
            stands: false,
            to_roll: false,
        }
    }

    /// A side before its dice.
    pub(super) fn before(&self, it: Ahead) -> SideView {
        let acts = self.meeting.actor() == Some(it.effort.actor);
        let key = match (it.rolls, acts || self.meeting.is_contest) {
            (false, _) => "clash-stands",
            (true, true) => "",
            (true, false) => "clash-defends",
        };
        SideView { stands: !it.rolls, to_roll: it.rolls, ..self.still(&it.effort, key) }
    }

    /// The opposing side, if only its dice are missing and the viewer may read its sheet.
    pub(super) fn opposing(&self) -> Option<Ahead> {
        let actor = self.meeting.actor();
        let is_across = |it: &&Ahead| Some(it.effort.actor) != actor && self.eyes.eyes.read(it.effort.actor);
        self.meeting.ahead.iter().find(is_across).copied()
    }
}
