//! Perception and camouflage: the only rules that also apply outside combat.

use schwung_table::{Choice, Play, Seat};

use crate::{
    ActorId, Actors, AreaId, Bar, Daemmersturm, Detail, Grade, Hide, InField, Judgement, Length, Mark,
    Prompt, Purpose, Reason, RollEvent, SceneEvent, Search, Seen, SightEvent, SightTerms, Skill, Span, Stage,
    State, Table, Value, Wording,
    choices::one,
    rules::{dice, judge, turn},
};

/// Checks that `by` can see `on`. Only hidden characters cannot be targeted; no test is needed otherwise. Cover does
/// not hide anybody.
//= daemmersturm.perception.open
//= daemmersturm.perception.hidden
//= daemmersturm.perception.found
//= daemmersturm.perception.cover-is-not-hiding
#[inline]
pub(crate) fn need_seen(state: &State, by: ActorId, on: ActorId) -> Result<(), Reason> {
    if state.sights.is_empty() {
        return Ok(());
    }
    match state.sight(by, on) {
        Some(Seen::Hidden { .. } | Seen::Partly { target: false }) => Err(Bar::IsHidden.into()),
        Some(Seen::Discovered | Seen::Partly { target: true }) | None => Ok(()),
    }
}

/// Checks whether a perception test may be made. It takes the action in combat, and nothing outside.
//= daemmersturm.perception.test
//= daemmersturm.perception.outside-combat
pub(crate) fn check_search(state: &State, it: &Search) -> Result<(), Reason> {
    check_value(it.with)?;
    if it.field.as_ref().is_some_and(|it| it.len() > state.actors.len()) {
        return Err(Bar::OutOfBounds.into());
    }
    if state.in_combat() { turn::need_action(state, it.by) } else { turn::need_able(state, it.by) }
}

fn check_value(value: Option<Skill>) -> Result<(), Reason> {
    if value == Some(Skill::Melee) { Err(Bar::WrongValue.into()) } else { Ok(()) }
}

/// Makes a perception test with FA or Z, modified by circumstances.
//= daemmersturm.perception.test
pub(crate) fn search<T: Table>(t: &mut T, it: &Search) -> Play<T, ()> {
    let by = it.by;
    if t.state().in_combat() {
        turn::spend_action(t, by);
    }
    let bonus = bonus(t.state(), by, it.with, &it.terms);
    let natural = roll(t, it, bonus)?;
    //= daemmersturm.perception.secret
    let (result, secret) = (natural + bonus, it.veiled || t.state().switches.secret_perception);
    let grade = Grade::of(result);
    t.tell(SightEvent::Searched { by, toward: it.toward, result, grade, secret }.into());
    t.settle(|_| mark(by, grade))?;
    let hidden = findable(t.state(), by, grade);
    // Everybody sees whether the plot leader is asked, so she is also asked if there is nobody to find, and after a covert test
    // that failed.
    if hidden.is_empty() && (it.veiled || grade == Grade::Nothing && !secret) {
        return Ok(());
    }
    let (among, asked) = in_field(t, it, hidden)?;
    for &entity in &among {
        if grade > Grade::Weak {
            found(t, by, entity);
        } else {
            let target = judge(t, Judgement::Partly { by, entity })?;
            t.tell(SightEvent::Noticed { observer: by, entity, target }.into());
        }
    }
    if among.is_empty() && (asked || it.veiled) { Ok(()) } else { detail(t, by, grade) }
}

/// Makes the roll: openly by the searcher, or covertly by the plot leader.
//= daemmersturm.dice.who-rolls
//= daemmersturm.perception.secret
fn roll<T: Table>(t: &mut T, it: &Search, bonus: i16) -> Play<T, i16> {
    let (who, purpose, span) = (it.by, Purpose::Perception, Span::D20);
    if !it.veiled {
        return dice::with_extra(t, who, purpose, span, bonus, it.terms.extra());
    }
    let natural = t.roll(Seat::GM, span)?;
    let extra = it.terms.extra();
    t.tell(RollEvent::Rolled { who, purpose, span, natural, bonus, extra }.into());
    Ok(natural)
}

/// The rest of the test only depends on its grade.
fn mark(who: ActorId, grade: Grade) -> Mark {
    Mark { stage: Stage::Tested, by: who, on: who, beside: [grade as i32, 0, 0, 0, 0, 0] }
}

/// The bonus to the test: the chosen value, or the better one of the two, plus circumstances.
//= daemmersturm.perception.mod.value
//= daemmersturm.perception.mod.more
fn bonus(state: &State, by: ActorId, value: Option<Skill>, terms: &SightTerms) -> i16 {
    let of = |skill| state.attack_value(by, skill);
    let value = value.map_or_else(|| of(Skill::Ranged).max(of(Skill::Magic)), of);
    state.modified(by, Value::Perception, value) + terms.sum()
}

/// Characters hidden from `by` that a test of this grade can find at all.
//= daemmersturm.perception.needs-trace
fn findable(state: &State, by: ActorId, grade: Grade) -> Vec<ActorId> {
    let hidden = state.sights.iter().filter(|sight| sight.observer == by);
    let findable = hidden.filter(|sight| match sight.seen {
        Seen::Hidden { traceless, .. } => !traceless && grade > Grade::Nothing,
        Seen::Partly { .. } => grade > Grade::Weak,
        Seen::Discovered => false,
    });
    findable.map(|sight| sight.entity).collect()
}

/// Those in the field of view, and whether the plot leader was asked for them.
//= daemmersturm.perception.blocking
fn in_field<T: Table>(t: &mut T, it: &Search, hidden: Vec<ActorId>) -> Play<T, (Vec<ActorId>, bool)> {
    if let Some(field) = &it.field {
        return Ok((hidden.into_iter().filter(|it| field.contains(it)).collect(), false));
    }
    match t.state().switches.ask_field {
        Prompt::Ask => {
            let question = InField { seat: Seat::GM, by: it.by, toward: it.toward, among: hidden };
            t.ask(question).map(|Actors(them)| (them, true))
        }
        Prompt::Off | Prompt::Automatic => Ok((hidden, false)),
    }
}

/// Adds the options: all characters or none. Other selections are allowed but not listed.
pub(crate) fn field_options(it: &InField, choices: &mut Vec<Choice<Daemmersturm>>) {
    let rule = "daemmersturm.perception.blocking";
    if !it.among.is_empty() {
        one(Actors(it.among.clone()), rule, choices);
    }
    one(Actors(Vec::new()), rule, choices);
}

/// Asks the plot leader for a description of the result of a weak or critical success.
//= daemmersturm.perception.detail
fn detail<T: Table>(t: &mut T, by: ActorId, grade: Grade) -> Play<T, ()> {
    if matches!(grade, Grade::Success | Grade::Nothing) || t.state().switches.ask_detail != Prompt::Ask {
        return Ok(());
    }
    let text = t.ask(Detail { seat: Seat::GM, by, grade })?;
    if !text.is_empty() {
        tell(t, by, &text);
    }
    Ok(())
}

/// Sends a message to a character.
pub(crate) fn tell<T: Table>(t: &mut T, to: ActorId, text: &Wording) {
    t.tell(SceneEvent::Noted { by: None, to: Some(to), text: text.clone() }.into());
}

/// Marks a character as discovered by this observer only.
//= daemmersturm.perception.found
pub(crate) fn found<T: Table>(t: &mut T, observer: ActorId, entity: ActorId) {
    t.tell(SightEvent::Found { observer, entity }.into());
}

/// Checks a camouflage test: a character cannot hide from itself, and there must be an observer.
pub(crate) fn check_hide(state: &State, it: &Hide) -> Result<(), Reason> {
    check_value(it.value)?;
    turn::need_able(state, it.by)?;
    if it.from.is_empty() || it.from.len().max(it.with.len()) > state.actors.len() {
        return Err(Bar::OutOfBounds.into());
    }
    let same = it.from.iter().any(|who| *who == it.by || it.with.contains(who));
    if same { Err(Bar::OnOneself.into()) } else { Ok(()) }
}

/// Makes a camouflage test, the reverse of a perception test: it uses the observer's value, and low results are good.
//= daemmersturm.perception.camouflage-test
pub(crate) fn hide<T: Table>(t: &mut T, it: &Hide) -> Play<T, ()> {
    let of = |who: &ActorId| bonus(t.state(), *who, it.value, &it.terms);
    let bonus = it.against.as_ref().map(of).or(it.from.iter().map(of).max()).unwrap_or(0);
    let extra = it.terms.extra();
    let natural = dice::with_extra(t, it.by, Purpose::Camouflage, Span::D20, bonus, extra)?;
    let (result, trace) = (natural + bonus, Grade::of(natural + bonus));
    t.tell(SightEvent::Camouflaged { by: it.by, result, trace }.into());
    t.settle(|_| mark(it.by, trace))?;
    for &observer in &it.from {
        for entity in std::iter::once(it.by).chain(it.with.iter().copied()) {
            if trace >= Grade::Success {
                found(t, observer, entity);
            } else {
                t.tell(SightEvent::Hid { observer, entity, last: None }.into());
            }
        }
    }
    Ok(())
}

pub(crate) fn check_vanish(who: ActorId, from: &[ActorId]) -> Result<(), Reason> {
    if from.contains(&who) { Err(Bar::OnOneself.into()) } else { Ok(()) }
}

/// Hides a character completely. The place where it was last seen is remembered.
//= daemmersturm.perception.lost
pub(crate) fn vanish<T: Table>(t: &mut T, who: ActorId, from: &[ActorId], at: Option<AreaId>) {
    let enemies = || {
        let sees = |it: &ActorId| t.state().are_enemies(*it, who) && !t.state().actor(*it).is_off();
        t.state().ids().filter(sees).collect()
    };
    let from: Vec<ActorId> = if from.is_empty() { enemies() } else { from.to_vec() };
    for observer in from {
        t.tell(SightEvent::Hid { observer, entity: who, last: at }.into());
    }
}

/// Checks whether a character is within two charge ranges of the place where it was seen. Then no test is needed.
//= daemmersturm.perception.reappear
pub(crate) fn check_reappear(
    state: &State,
    who: ActorId,
    to: ActorId,
    distance: Length,
) -> Result<(), Reason> {
    let Some(Seen::Hidden { last: Some(_), .. }) = state.sight(to, who) else {
        return Err(Bar::NeverSeen.into());
    };
    let most = state.charge_range.0.saturating_mul(2);
    if distance.0 > most {
        return Err(Reason::of(Bar::TooFar, i32::from(distance.0), i32::from(most)));
    }
    Ok(())
}

pub(crate) fn check_words(text: &Wording) -> Result<(), Reason> {
    if text.is_empty() { Err(Bar::NeedsWords.into()) } else { Ok(()) }
}

/// Checks whether a character may act by guesswork, which takes the same action as acting on a known target.
//= daemmersturm.perception.guess
pub(crate) fn check_guess(state: &State, by: ActorId, text: &Wording) -> Result<(), Reason> {
    check_words(text)?;
    turn::need_action(state, by)
}

/// Reports the guess to the plot leader, who resolves it against the characters present.
//= daemmersturm.perception.guess
pub(crate) fn guess<T: Table>(t: &mut T, by: ActorId, at: AreaId, text: &Wording) {
    turn::spend_action(t, by);
    t.tell(SightEvent::Guessed { by, at }.into());
    t.tell(SceneEvent::Noted { by: Some(by), to: None, text: text.clone() }.into());
}
