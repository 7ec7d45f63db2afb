//! A contest while its skills are being chosen.

use schwung_fate::{ActorId, Command, Fate, Question, contest_braced};
use schwung_log::Running;
use schwung_play::Pending;
use schwung_views::wire::{ClashView, SideView};

use super::{Ahead, Meeting, Shown};
use crate::show::eyes::Eyes;

/// The efforts of the sides if they use the proposed skills. Only for viewers who are choosing, and only their own sides,
/// because the others' choices become known when all have chosen.
//= sotc.contest.procedure
pub(super) fn choosing(eyes: Eyes<'_>, running: &Running<Fate>) -> Option<ClashView> {
    let Command::Contest(contest) = &running.command else { return None };
    let Some(Pending::Each(open)) = &running.waiting else { return None };
    let asked: Vec<ActorId> = open
        .iter()
        .filter_map(|it| match it {
            Question::ContestSkill(it) if eyes.eyes.play(it.who) => Some(it.who),
            _ => None,
        })
        .collect();
    let by = contest.sides.first()?.0;
    let other = match contest.sides[..] {
        [_, (other, _)] => Some(other),
        // Several opponents are shown with the question.
        _ => Some(*asked.first()?).filter(|it| asked.len() == 1 && *it != by),
    };
    if asked.is_empty() || !(eyes.knows(by) || other.is_some_and(|it| eyes.knows(it))) {
        return None;
    }
    let meeting = Meeting { is_contest: true, ..Meeting::default() };
    let shown = Shown { eyes, meeting: &meeting, is_asked: false };
    let side = |who: ActorId| {
        let skill = contest.sides.iter().find(|it| it.0 == who).map(|it| it.1);
        let braced = skill.filter(|_| eyes.eyes.play(who));
        match braced.and_then(|skill| contest_braced(eyes.state, contest, who, skill)) {
            Some((effort, rolls)) => shown.before(Ahead { effort, rolls }),
            None => SideView { to_roll: true, ..shown.nameless(Some(who)) },
        }
    };
    let title = match other {
        Some(other) => {
            eyes.say("clash-contest", &[("actor", &*eyes.name(by)), ("other", &*eyes.name(other))])
        }
        None => eyes.say_of("clash-rolls", by),
    };
    Some(ClashView {
        title,
        acting: side(by),
        against: other.map(side),
        lead: None,
        lead_words: String::new(),
        over: false,
    })
}
