//! Exact chances, where the viewer may know them.

use schwung_fate::{
    ActorId, Answer, Asks, Bounds, Command, Defence, Fate, Floor, Hint, Price, Question, SkillId, State,
    after_contest, after_defence, contest_standing, forecast as fate_forecast, hint_of_plan, hints,
    opponents,
};
use schwung_log::{Asked, Foreseen, Planned};
use schwung_table::Choice;
use schwung_ui_kit::question::options;
use schwung_views::{
    Look,
    coach::{self, Candidate},
    wire::{Chance, CoachView, PlanChip, RaisedChance},
};

use crate::{show::eyes::Eyes, words::price};

/// The chance of each choice, in order.
pub(crate) fn odds(look: Look<'_, Fate>, asked: &Asked<'_, Fate>) -> Vec<Option<Chance>> {
    let eyes = Eyes::new(look);
    let (Some(question), Some(running)) = (asked.question, look.game.running()) else { return Vec::new() };
    // The ratings with which others would roll are not revealed.
    let may = eyes.sees_all() || look.is_mine(asked.seat) && !shows_others(eyes, question, &running.command);
    if !may {
        return Vec::new();
    }
    let Some(label) = label(eyes, &running.command, question) else { return Vec::new() };
    let found = hints(&running.base, &running.command, &running.inputs, question, eyes.own_seat());
    let added = added(eyes, question, &running.command);
    let side = Across::of(question, &running.command);
    let shown = |hint: Hint| Chance {
        raised: added.as_ref().and_then(|label| {
            Some(RaisedChance { percent: percent(raised(&hint, side)?, hint.of), label: label.clone() })
        }),
        ..chance(&hint, &label)
    };
    found.into_iter().flatten().map(|it| it.map(shown)).collect()
}

/// The cost of using one aspect on the roll that the answer leads to, if one can be used after the dice and its effect is
/// certain: neither a block that the viewer knows of nor an end of the ladder interferes.
fn added(eyes: Eyes<'_>, question: &Question, command: &Command) -> Option<String> {
    let state = eyes.state;
    let means = match (question, command) {
        (Question::Defend(it), _) => after_defence(state, it),
        (Question::ContestSkill(it), Command::Contest(contest)) => after_contest(state, contest, it.who),
        _ => None,
    };
    let open = state.profile.bounds() == Bounds::OPEN && state.switches().floor == Floor::Off;
    let blocked = state.blocks.iter().any(|it| eyes.knows(it.by));
    match means.filter(|_| open && !blocked)? {
        (1.., _) => Some(eyes.say("chance-raised-free", &[])),
        (0, 1..) => Some(eyes.say("chance-raised", &[])),
        (0, 0) => None,
    }
}

/// The number of ways in which the roll succeeds with the bonus of an aspect. If no way succeeds without it, those ways count
/// in which the roll is behind by the least.
fn raised(hint: &Hint, side: Across) -> Option<u128> {
    let behind: Vec<(i16, u128)> = match side {
        Across::Acting => hint.shifts.iter().rev().map(|it| (-it.0, it.1)).collect(),
        Across::Contesting | Across::Defending => hint.shifts.clone(),
    };
    let mut good = 0;
    let enough = behind.iter().take_while(|it| {
        let counts = good < hint.good;
        good += if counts { it.1 } else { 0 };
        counts
    });
    let last = match (enough.last(), side) {
        (Some(it), _) => it.0,
        // A defence fails at a lead of one or more.
        (None, Across::Defending) => (behind.first()?.0 - 1).min(0),
        // A tie does not win a contest.
        (None, Across::Acting | Across::Contesting) => (behind.first()?.0 - 1).min(-1),
    };
    let better = behind.iter().filter(|it| it.0 <= last + BY_ASPECT).map(|it| it.1).sum();
    (good == hint.good).then_some(better)
}

/// The side for which a better roll is counted.
#[derive(Clone, Copy)]
enum Across {
    /// The side that acts in a contest, whose leads the hint has.
    Acting,
    /// The other side of a contest.
    Contesting,
    /// A defender.
    Defending,
}

impl Across {
    fn of(question: &Question, command: &Command) -> Across {
        match (question, command) {
            (Question::ContestSkill(it), Command::Contest(contest)) => {
                match contest.sides.first().is_some_and(|side| side.0 == it.who) {
                    true => Across::Acting,
                    false => Across::Contesting,
                }
            }
            _ => Across::Defending,
        }
    }
}

/// The bonus of an aspect.
const BY_ASPECT: i16 = 2;

/// The advice of the coach on the answers.
pub(crate) fn advice(
    look: Look<'_, Fate>,
    asked: &Asked<'_, Fate>,
    chances: &[Option<Chance>],
) -> Option<CoachView> {
    let eyes = Eyes::new(look);
    let choices = options::<Fate>(eyes.state, asked.question?);
    let view = super::question::view(look, asked);
    let mut all = coach::candidates(&view, chances, choices.iter().map(cost));
    // Plans that the page proposes and that take several answers.
    let plan = view.plan.as_deref();
    for it in plan.map_or(&[][..], |it| &it.suggested).iter().filter(|it| it.chips.len() > 1) {
        let chips: Vec<&PlanChip> = it.chips.iter().filter_map(|n| plan?.chips.get(*n)).collect();
        let answers: Vec<&Answer> =
            chips.iter().filter_map(|it| Some(&choices.get(it.plus?)?.answer)).collect();
        let Some((first, then)) = answers.split_first() else { continue };
        let kind = || view.kind.clone();
        let planned = |it: &&Answer| Planned {
            kind: kind(),
            what: Foreseen::Answer((*it).clone()),
            words: String::new(),
        };
        let then: Vec<Planned<Fate>> = then.iter().map(planned).collect();
        let names: Vec<String> = chips.iter().map(|it| it.name.clone()).collect();
        all.push(Candidate {
            choice: None,
            label: eyes.say("coach-together", &[("names", &eyes.list(&names))]),
            price: price(eyes.c, eyes.state, &Price::points(it.points)),
            cost: it.points,
            chance: of_plan(look, asked, first, &then),
        });
    }
    coach::advice(look.texts, view.usual, &all)
}

/// The cost of an answer: fate points, or the next action for full defence.
//= sotc.full-defense.forgo-action
fn cost(choice: &Choice<Fate>) -> u8 {
    let turn = matches!(choice.answer, Answer::Defence(Defence { full: true, .. }));
    choice.price.points.saturating_add(u8::from(turn))
}

/// The chance of a plan.
pub(crate) fn of_plan(
    look: Look<'_, Fate>,
    asked: &Asked<'_, Fate>,
    first: &Answer,
    then: &[Planned<Fate>],
) -> Option<Chance> {
    let eyes = Eyes::new(look);
    let later = then.iter().filter_map(|it| match &it.what {
        Foreseen::Answer(answer) => Some(answer),
        Foreseen::Habit(_) | Foreseen::Words => None,
    });
    let answers: Vec<Answer> = std::iter::once(first).chain(later).cloned().collect();
    let (question, running) = (asked.question?, look.game.running()?);
    // The ratings with which others would roll are not revealed.
    if !eyes.sees_all() && (!look.is_mine(asked.seat) || shows_others(eyes, question, &running.command)) {
        return None;
    }
    let label = label(eyes, &running.command, question)?;
    let hint =
        hint_of_plan(&running.base, &running.command, &running.inputs, question, &answers, eyes.own_seat())?;
    Some(chance(&hint, &label))
}

/// The chance of a command before it is given. If it involves other actors, only if the viewer may read their
/// sheets.
pub(crate) fn forecast(look: Look<'_, Fate>, command: &Command) -> Option<Chance> {
    let eyes = Eyes::new(look);
    if !opponents(eyes.state, command).into_iter().all(|it| eyes.reads(it)) {
        return None;
    }
    let hint = fate_forecast(eyes.state, command, eyes.own_seat())?;
    let label = match first_of_several(eyes.state, command) {
        Some((_, other)) => eyes.say("chance-win-against", &[("other", &eyes.name(other))]),
        None => eyes.say(success(command), &[]),
    };
    Some(chance(&hint, &label))
}

/// Returns whether the chances would reveal skills that others are still to roll with, and that the viewer
/// may not know.
fn shows_others(eyes: Eyes<'_>, question: &Question, command: &Command) -> bool {
    match question.asks() {
        Asks::YesOrNo(_) => false,
        // The others have yet to roll.
        Asks::Buy(_) | Asks::ContestSkill(_) => {
            !opponents(eyes.state, command).into_iter().all(|it| eyes.reads(it))
        }
        // All dice have been rolled, or only the asked person's own are left.
        Asks::Defend(_)
        | Asks::Invoke(_)
        | Asks::Absorb(_)
        | Asks::Word(_)
        | Asks::Judge(_)
        | Asks::Concede(_)
        | Asks::Plead(_)
        | Asks::RefuseAspect(_)
        | Asks::UseSpin(_)
        | Asks::SpinOrOverflow(_)
        | Asks::Overflow(_)
        | Asks::SpendShift(_)
        | Asks::StepIn(_)
        | Asks::LeftoverStress(_)
        | Asks::Spare(_)
        | Asks::BlockPenalty(_)
        | Asks::SwapDuration(_)
        | Asks::SetDifficulty(_)
        | Asks::OpponentShifts(_)
        | Asks::Compelled(_) => false,
    }
}

/// The actor who rolls against several opponents, and the opponent whom the chances are about: the one who is compared first.
//= freefate.contest.one-roll-many
fn first_of_several(state: &State, command: &Command) -> Option<(ActorId, ActorId)> {
    let Command::Contest(it) = command else { return None };
    let [(by, _), (other, _), _, ..] = it.sides[..] else { return None };
    let skills: Vec<SkillId> = it.sides.iter().map(|it| it.1).collect();
    (!contest_standing(state, it, &skills).is_empty()).then_some((by, other))
}

/// The outcome that is good for the asked person, in words; `None` if the chances do not concern this person, or concern an
/// unknown actor.
fn label(eyes: Eyes<'_>, command: &Command, question: &Question) -> Option<String> {
    let who = crate::show::question::subject(question);
    if let Some((by, other)) = first_of_several(eyes.state, command) {
        let against = if who == Some(by) { other } else { by };
        let concerned = [by, other].map(Some).contains(&who) && eyes.knows(against);
        return concerned.then(|| eyes.say("chance-win-against", &[("other", &eyes.name(against))]));
    }
    let acts = who.is_some() && who == doer(command);
    let key = match (command, acts) {
        (Command::Contest(_), _) => "chance-win",
        (_, true) => success(command),
        (Command::Attack(_), false) => "chance-no-hit",
        (_, false) => "chance-no-success",
    };
    Some(eyes.say(key, &[]))
}

/// The outcome that is good for the acting character.
fn success(command: &Command) -> &'static str {
    match command {
        Command::Attack(_) => "chance-hit",
        Command::Contest(_) => "chance-win",
        Command::Block(_) => "chance-block",
        _ => "chance-success",
    }
}

/// The acting character, for commands that others can oppose.
fn doer(command: &Command) -> Option<ActorId> {
    match command {
        Command::Attack(it) => Some(it.by),
        Command::Maneuver(it) => Some(it.by),
        Command::Push(it) => Some(it.by),
        Command::Knockback(it) => Some(it.by),
        Command::Simple(it) => Some(it.by),
        Command::Assess(it) => Some(it.who),
        Command::Block(it) => Some(it.by),
        Command::Sprint(it) => Some(it.by),
        Command::Walk { by, .. } | Command::Free { by, .. } => Some(*by),
        _ => None,
    }
}

/// Converts to the wire type. Numbers of ways are far below the maximum of `u64`; larger ones would be scaled
/// down.
fn chance(hint: &Hint, label: &str) -> Chance {
    let by = (hint.of >> 52).max(1);
    let fits = |ways: u128| u64::try_from(ways / by).unwrap_or(u64::MAX);
    Chance {
        good: fits(hint.good),
        of: fits(hint.of),
        percent: percent(hint.good, hint.of),
        label: label.to_owned(),
        shifts: hint.shifts.iter().map(|&(shifts, ways)| (shifts, fits(ways))).collect(),
        levels: Vec::new(),
        notes: Vec::new(),
        raised: None,
    }
}

/// In whole percent; 0 or 100 only if it is certain.
fn percent(good: u128, of: u128) -> u8 {
    match (good * 100 + of / 2).checked_div(of) {
        None => 0,
        Some(_) if good == 0 => 0,
        Some(_) if good == of => 100,
        Some(percent) => u8::try_from(percent.clamp(1, 99)).unwrap_or(99),
    }
}
