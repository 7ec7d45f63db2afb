//! The current or latest attack, step by step.

use std::borrow::Cow;

use schwung_daemmersturm::{
    Answer, AreaEvent, AttackCommand, AttackEvent, AttackKind, Command, Daemmersturm, Event, How, Item,
    ItemId, MagicEvent, Outcome, Protecting, Purpose, Question, RollEvent, Shelter, Span, State, Strike,
    With,
};
use schwung_log::{Entry, Running};
use schwung_play::{Input, Pending};
use schwung_table::System as _;
use schwung_ui_kit::question::options;
use schwung_views::{
    Look,
    wire::{ShelterView, StrikeView, ThrowView},
};

use super::{
    call::{Enough, brought, typed},
    eyes::Eyes,
    odds, tables,
};
use crate::words;

/// The attack panel; `None` if the latest action was no attack or is not visible to the viewer. `enough` contains the numbers
/// with which the pending roll succeeds.
pub(super) fn clash(look: Look<'_, Daemmersturm>, enough: impl FnOnce() -> Enough) -> Option<StrikeView> {
    let eyes = Eyes::new(look);
    let running = look.game.running();
    if let Some(view) = running.and_then(announced).and_then(|it| began(eyes, &it)) {
        return Some(view);
    }
    let events: Vec<&Event> = match running {
        Some(running) => running.events.iter().collect(),
        None => latest(look),
    };
    let at = events.iter().rposition(|it| began(eyes, it).is_some())?;
    // Render each event with the state at its moment, since later events may change the same numbers.
    let mut then = base(look, &events);
    let named = with_items(eyes.state, then.as_ref());
    let mut view = began(Eyes::at(look, &named), events[at])?;
    if view.kind == kind_word(AttackKind::Spell) {
        view.with = spell(eyes, &events[..=at]).unwrap_or_default();
    }
    for (n, event) in events.iter().enumerate() {
        if let Some(state) = &mut then {
            Daemmersturm::apply(state, event);
        }
        let eyes = then.as_ref().map_or(eyes, |it| Eyes::at(look, it));
        if (n > at || steps_in(events.get(n..=at).unwrap_or_default()))
            && words::is_visible(eyes.state, event, eyes.viewer)
        {
            tell(eyes, &mut view, event);
            keep_need(eyes, &mut view, (events[at], event));
        }
    }
    if let Some(running) = running {
        open_shelters(eyes, &mut view, running);
        if let Some(throw) = open_throw(&mut view) {
            if let Some(with) = tried(eyes, running) {
                name_shelter(eyes, throw, with);
            }
            Enough { least: throw.suffices, most: throw.at_most } = enough();
        }
        if view.outcome.is_empty() {
            view.chance = odds::outlook(eyes, running);
        }
    }
    view.over = running.is_none();
    Some(view)
}

/// The attack against which a character may step in, as it will begin otherwise. An attack on an area has already begun.
//= daemmersturm.swarm.free-intervene
fn announced(running: &Running<Daemmersturm>) -> Option<Event> {
    if running.events.iter().any(|it| matches!(it, Event::Area(AreaEvent::Began { .. }))) {
        return None;
    }
    let asked = running.waiting.as_ref()?.questions();
    let (by, on) = asked.iter().find_map(|it| match it {
        Question::StepIn(it) => Some((it.by, it.of)),
        _ => None,
    })?;
    let (kind, item) = match &running.command {
        Command::Attack(AttackCommand::Strike(Strike {
            by: who, on: whom, with: With::Item(item), ..
        })) if (*who, *whom) == (by, on) => (running.base.strike_kind(by, on, *item)?, Some(*item)),
        _ => {
            brought(running.events.iter()).filter(|it| it.0 == by)?;
            (AttackKind::Spell, None)
        }
    };
    Some(AttackEvent::Began { by, on, kind, how: How::Action, item, exposed: false }.into())
}

/// The name of the spell with which the last of these events begins an attack.
//= daemmersturm.magic.attack
fn spell(eyes: Eyes<'_>, events: &[&Event]) -> Option<String> {
    let (Event::Attack(AttackEvent::Began { by, .. }) | Event::Area(AreaEvent::Began { by, .. })) =
        *events.last()?
    else {
        return None;
    };
    let (caster, spell) = brought(events.iter().copied())?;
    (caster == *by && eyes.knows(caster)).then(|| words::spell(eyes.c, eyes.state, spell))
}

/// Whether the first of these events is a character stepping in for the target of the attack that begins with the last one.
//= daemmersturm.swarm.free-intervene
fn steps_in(events: &[&Event]) -> bool {
    let [Event::Attack(AttackEvent::SteppedIn { who, .. }), between @ .., last] = events else {
        return false;
    };
    let begins = |it: &Event, who| matches!(it, Event::Attack(AttackEvent::Began { on, .. }) if *on == who);
    begins(last, *who) && !between.iter().any(|it| begins(it, *who))
}

/// The facts before these events, if they are those of the current or latest procedure.
fn base(look: Look<'_, Daemmersturm>, events: &[&Event]) -> Option<State> {
    let running = look.game.running().map(Cow::Borrowed).or_else(|| look.latest())?;
    running.events.iter().eq(events.iter().copied()).then(|| running.base.clone())
}

/// The current facts, with the items that were used up since `before`, since they still have names.
fn with_items<'s>(now: &'s State, before: Option<&State>) -> Cow<'s, State> {
    let items = before.map_or(&[][..], |it| &it.items);
    let used: Vec<Item> = items.iter().filter(|it| now.item(it.id).is_none()).cloned().collect();
    if used.is_empty() {
        return Cow::Borrowed(now);
    }
    let mut now = now.clone();
    now.items.extend(used);
    Cow::Owned(now)
}

/// The events of the latest completed action that the viewer knows of.
fn latest(look: Look<'_, Daemmersturm>) -> Vec<&Event> {
    let game = look.game;
    let lasting = || {
        let known = game.records().iter().filter(|it| it.seq <= look.until);
        known.filter(|it| game.is_live(it.seq) && game.act(it.seq).is_some())
    };
    let Some(act) = lasting().next_back().and_then(|it| game.act(it.seq)) else { return Vec::new() };
    let records = lasting().rev().take_while(|it| game.act(it.seq) == Some(act));
    let mut events: Vec<&Event> = records
        .flat_map(|it| it.entries.iter().rev())
        .filter_map(|it| match it {
            Entry::Told(event) => Some(event),
            _ => None,
        })
        .collect();
    events.reverse();
    events
}

/// The panel at the start of an attack, as far as the viewer may know.
fn began(eyes: Eyes<'_>, event: &Event) -> Option<StrikeView> {
    let (by, on, kind, how, item) = match *event {
        Event::Attack(AttackEvent::Began { by, on, kind, how, item, .. }) => (by, Some(on), kind, how, item),
        Event::Area(AreaEvent::Began { by, kind, item, .. }) => (by, None, kind, How::Action, item),
        _ => return None,
    };
    let title = words::event(eyes.c, eyes.state, event, eyes.viewer)?;
    let with = item.filter(|_| eyes.knows(by)).map_or_else(String::new, |it| named(eyes, it));
    let skill = kind.skill();
    let read = on.filter(|&it| eyes.reads(it));
    let defence = read.map(|it| eyes.state.defence_value(it, skill));
    Some(StrikeView {
        title,
        kind: kind_word(kind).to_owned(),
        kind_name: words::attack_kind(eyes.c, kind),
        how: if how == How::Action { String::new() } else { words::how(eyes.c, how) },
        by: eyes.wire(by),
        on: on.and_then(|it| eyes.wire(it)),
        with,
        back: false,
        roll: None,
        defence,
        defence_parts: defence
            .map(|it| eyes.part(&words::value(eyes.c, skill.defence()), it, "daemmersturm.profile.defence"))
            .into_iter()
            .collect(),
        outcome: String::new(),
        outcome_words: String::new(),
        protections: Vec::new(),
        throws: Vec::new(),
        table: None,
        results: Vec::new(),
        chance: None,
        over: false,
    })
}

fn named(eyes: Eyes<'_>, item: ItemId) -> String {
    if eyes.state.item(item).is_some() { words::item(eyes.c, eyes.state, item) } else { String::new() }
}

fn kind_word(kind: AttackKind) -> &'static str {
    match kind {
        AttackKind::Melee => "melee",
        AttackKind::Ranged => "ranged",
        AttackKind::Spell => "spell",
        AttackKind::Explosion => "explosion",
    }
}

/// Adds an event to the panel.
fn tell(eyes: Eyes<'_>, view: &mut StrikeView, event: &Event) {
    match *event {
        Event::Roll(RollEvent::Called { who, purpose, span }) => {
            let throw = called(eyes, who, purpose, span);
            place(view, purpose, throw);
            //= daemmersturm.crit.table-roll
            if purpose == Purpose::Critical {
                view.table = Some(tables::critical(eyes, 0));
            }
        }
        Event::Roll(RollEvent::Rolled { who, purpose, natural, bonus, .. }) => {
            let reads = eyes.reads(who);
            let parts = eyes.explained(event);
            if let Some(throw) = open_throw(view) {
                throw.natural = Some(natural);
                throw.bonus = reads.then_some(bonus);
                throw.total = reads.then(|| natural.saturating_add(bonus));
                throw.parts = parts;
            }
            let _ = purpose;
        }
        Event::Attack(AttackEvent::Resolved { on, defence, outcome, back, .. }) => {
            view.back = back;
            view.outcome = outcome_word(outcome).to_owned();
            view.outcome_words = words::outcome(eyes.c, outcome);
            if eyes.reads(on) {
                view.defence = Some(defence);
                let name = words::value(eyes.c, attack_kind(&view.kind).skill().defence());
                view.defence_parts = vec![eyes.part(&name, defence, "daemmersturm.profile.defence")];
            }
        }
        Event::Area(AreaEvent::Tested { works, need, .. }) => {
            let outcome = if works { Outcome::Hit } else { Outcome::Miss };
            view.outcome = outcome_word(outcome).to_owned();
            view.outcome_words = words::outcome(eyes.c, outcome);
            if let Some(roll) = &mut view.roll {
                roll.need = Some(need);
            }
        }
        Event::Attack(AttackEvent::Saved { with, .. }) => shelter(eyes, view, with, "saved"),
        Event::Attack(AttackEvent::Unsaved { with, .. }) => shelter(eyes, view, with, "failed"),
        Event::Attack(AttackEvent::Critical { row, .. }) => view.table = Some(tables::critical(eyes, row)),
        Event::Attack(AttackEvent::Fumbled { kind, .. }) => view.table = Some(tables::fumble(eyes, kind)),
        Event::Harm(_)
        | Event::Area(_)
        | Event::Magic(MagicEvent::KeptOn { .. } | MagicEvent::ChannelEnded { .. })
        | Event::Attack(
            AttackEvent::FriendlyFire { .. }
            | AttackEvent::FriendlyFireDropped { .. }
            | AttackEvent::SteppedIn { .. }
            | AttackEvent::Recoiled { .. },
        ) => {
            view.results.extend(words::event(eyes.c, eyes.state, event, eyes.viewer));
        }
        _ => {}
    }
}

fn attack_kind(word: &str) -> AttackKind {
    match word {
        "ranged" => AttackKind::Ranged,
        "spell" => AttackKind::Spell,
        "explosion" => AttackKind::Explosion,
        _ => AttackKind::Melee,
    }
}

fn outcome_word(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Miss => "miss",
        Outcome::Hit => "hit",
        Outcome::Critical => "critical",
        Outcome::Fumble => "fumble",
        Outcome::Both => "both",
    }
}

/// Adds a roll that is requested.
//= daemmersturm.dice.client-command
fn called(eyes: Eyes<'_>, who: schwung_daemmersturm::ActorId, purpose: Purpose, span: Span) -> ThrowView {
    ThrowView {
        actor: eyes.wire(who),
        purpose: purpose_word(purpose).to_owned(),
        name: words::purpose(eyes.c, purpose),
        command: typed(span),
        natural: None,
        bonus: None,
        parts: Vec::new(),
        total: None,
        need: None,
        suffices: None,
        at_most: None,
    }
}

/// Adds a roll. Attack rolls have a place of their own; a repeat moves the previous one to the others.
fn place(view: &mut StrikeView, purpose: Purpose, throw: ThrowView) {
    if matches!(purpose, Purpose::Attack | Purpose::W) && view.outcome.is_empty() {
        if let Some(before) = view.roll.replace(throw) {
            view.throws.push(before);
        }
    } else {
        view.throws.push(throw);
    }
}

/// The pending roll.
fn open_throw(view: &mut StrikeView) -> Option<&mut ThrowView> {
    let StrikeView { roll, throws, .. } = view;
    let open = |it: &&mut ThrowView| it.natural.is_none();
    throws.last_mut().filter(open).or_else(|| roll.as_mut().filter(open))
}

fn purpose_word(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Attack => "attack",
        Purpose::W => "w",
        Purpose::Perception => "perception",
        Purpose::Camouflage => "camouflage",
        Purpose::Climb(_) => "climb",
        Purpose::Shield => "shield",
        Purpose::Cover => "cover",
        Purpose::SeekCover => "seek",
        Purpose::Rescue => "rescue",
        Purpose::Poison => "poison",
        Purpose::Armour => "armour",
        Purpose::Critical => "critical",
        Purpose::CriticalExtra => "critical_extra",
        Purpose::CriticalHealing => "critical_healing",
        Purpose::Exhaustion => "exhaustion",
        Purpose::Escalation => "escalation",
        Purpose::Interruption => "interruption",
        Purpose::SideEffect => "side_effect",
        Purpose::Light => "light",
        Purpose::Element => "element",
        Purpose::Targets => "targets",
        Purpose::Damage => "damage",
        Purpose::BackDamage => "back_damage",
        Purpose::Tick => "tick",
        Purpose::Healing => "healing",
    }
}

fn shelter(eyes: Eyes<'_>, view: &mut StrikeView, with: Shelter, state: &str) {
    let kind = match with {
        Shelter::Seek => "seek",
        Shelter::Cover => "cover",
        Shelter::Shield => "shield",
        Shelter::Armour => "armour",
        Shelter::Other(_) => "other",
        Shelter::Ability => "ability",
    };
    view.protections.push(ShelterView {
        kind: kind.to_owned(),
        name: words::shelter(eyes.c, eyes.state, with),
        state: state.to_owned(),
        text: eyes.say(&format!("ds-show-shelter-{state}"), &[]),
    });
}

/// Records the numbers with which a protection roll succeeds, once `told` contains the kind of protection. `began` is the
/// beginning of the attack.
//= daemmersturm.protect.definition
fn keep_need(eyes: Eyes<'_>, view: &mut StrikeView, (began, told): (&Event, &Event)) {
    let (Event::Attack(AttackEvent::Saved { on, with, .. })
    | Event::Attack(AttackEvent::Unsaved { on, with })
    | Event::Attack(AttackEvent::Demanded { on, with, .. })) = *told
    else {
        return;
    };
    let (Event::Attack(AttackEvent::Began { by, .. }) | Event::Area(AreaEvent::Began { by, .. })) = *began
    else {
        return;
    };
    let reads = eyes.reads(on);
    let (purpose, need) = match with {
        Shelter::Cover => (Purpose::Cover, odds::cover(eyes, by, on)),
        Shelter::Seek => (Purpose::SeekCover, eyes.state.shelter_need(on, with)),
        Shelter::Shield => (Purpose::Shield, eyes.state.shelter_need(on, with).filter(|_| reads)),
        Shelter::Armour => (Purpose::Armour, eyes.state.shelter_need(on, with).filter(|_| reads)),
        Shelter::Other(_) => (Purpose::Rescue, eyes.state.shelter_need(on, with).filter(|_| reads)),
        Shelter::Ability => return,
    };
    let last = view.throws.iter_mut().rev().find(|it| it.natural.is_some());
    let Some(throw) = last.filter(|it| it.purpose == purpose_word(purpose)) else { return };
    throw.suffices = need.map(|it| it.saturating_sub(throw.bonus.unwrap_or(0)));
    name_shelter(eyes, throw, with);
}

/// The protection that a pending roll decides about, if the viewer may read the numbers of the character who rolls.
//= daemmersturm.protect.several
fn tried(eyes: Eyes<'_>, running: &Running<Daemmersturm>) -> Option<Shelter> {
    let Some(Event::Roll(RollEvent::Called { who, .. })) = running.events.last() else { return None };
    let Some(Input::Answered { answer: Answer::Protecting(Protecting::Try(with)), .. }) =
        running.inputs.last()
    else {
        return None;
    };
    eyes.reads(*who).then_some(*with)
}

/// Names the protection in the purpose of its roll, where the purpose itself does not say which.
fn name_shelter(eyes: Eyes<'_>, throw: &mut ThrowView, with: Shelter) {
    if matches!(with, Shelter::Other(_)) && throw.purpose == purpose_word(Purpose::Rescue) {
        let args = [("name", &*throw.name), ("with", &*words::shelter(eyes.c, eyes.state, with))];
        throw.name = eyes.say("ds-show-throw-with", &args);
    }
}

/// Adds the protection that may still be tried, if the viewer may read the numbers of the character being asked.
//= daemmersturm.protect.several
fn open_shelters(eyes: Eyes<'_>, view: &mut StrikeView, running: &Running<Daemmersturm>) {
    let Some(Pending::Answer(asked)) = &running.waiting else { return };
    let who = match asked {
        Question::Protect(it) => it.who,
        Question::Avert(it) => it.who,
        _ => return,
    };
    if !eyes.reads(who) {
        return;
    }
    for choice in options::<Daemmersturm>(eyes.state, asked).into_iter().filter(|it| it.barred.is_none()) {
        if let Answer::Protecting(Protecting::Try(with)) = choice.answer {
            shelter(eyes, view, with, "open");
        }
    }
}
