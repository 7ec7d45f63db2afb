//! The scene: section, combat, characters, places and notes.

use std::{cell::OnceCell, sync::Arc};

use schwung_daemmersturm::{
    Actor, ActorId, Area, Cover, CoverSide, Daemmersturm, Distance, NextNumbers, Note, Place, Profile,
    Section, Seen, Side, Sight, State, Wound, offered,
};
use schwung_table::{Seat, WireId};
use schwung_views::{
    Look, Same,
    wire::{
        CombatView, CoverView, DaemmersturmScene, FactionView, GapView, GroundView, LibraryView, MemoView,
        SectionView, SightView, TurnView,
    },
};

use super::{call, chips::may_see, clash, eyes::Eyes, gear, odds, people, tray};
use crate::words;

pub(super) fn scene(look: Look<'_, Daemmersturm>) -> DaemmersturmScene {
    let eyes = Eyes::new(look);
    let state = eyes.state;
    let lasts = look.shared(0, || Arc::new(what_lasts(state)));
    let own = |id: ActorId| look.still(id.0.into(), (id, Arc::clone(&lasts)), people::own);
    let loose = look.still(0, Arc::clone(&lasts), |onlooker, state| {
        Same::new(gear::of(Eyes::of(onlooker.texts, state, onlooker.viewer), None))
    });
    // Everything that depends on the viewer is made there, so that it is clear who may see it.
    let person = |id: ActorId| look.shared(id.0.into(), || people::person(eyes, id, own(id)).map(Same::new));
    // Shown by the attack panel and with the pending roll. The panel asks first, so that it is clear who may see it.
    let known = OnceCell::new();
    let enough = || {
        *known.get_or_init(|| {
            look.game.running().map_or_else(call::Enough::default, |it| odds::suffices(eyes, it))
        })
    };
    DaemmersturmScene {
        section: section(eyes, state.section),
        combat: combat(eyes),
        people: eyes.known().filter_map(person).collect(),
        sides: sides(eyes),
        loose,
        distances: state.distances.iter().filter_map(|it| distance(eyes, it)).collect(),
        covers: state.covers.iter().filter_map(|it| cover(eyes, it)).collect(),
        sights: state.sights.iter().filter_map(|it| sight(eyes, it)).collect(),
        grounds: state.areas.iter().filter_map(|it| ground(eyes, it)).collect(),
        notes: notes(eyes),
        library: library(eyes),
        charge_range: state.charge_range.0.into(),
        charge_range_words: eyes.length(state.charge_range),
        clash: look.shared(0, || clash::clash(look, enough).map(Same::new)),
        offered: match look.game.house().assigned {
            true => Vec::new(),
            false => offered(state).filter_map(|it| eyes.wire(it)).collect(),
        },
        call: call::call(look, enough),
        tray: tray::lines(look),
    }
}

/// A state with only the parts that [`people::own`] and items depend on.
fn what_lasts(state: &State) -> State {
    let nobody = Profile::default();
    let actor = |it: &Actor| Actor { veiled: it.veiled, ..Actor::new(&nobody, it.side, it.seat) };
    State {
        switches: state.switches.clone(),
        frame: state.frame.clone(),
        actors: state.actors.iter().map(actor).collect(),
        items: state.items.clone(),
        sights: state.sights.clone(),
        section: Section::default(),
        combat: None,
        order: Vec::new(),
        engaged: Vec::new(),
        distances: Vec::new(),
        covers: Vec::new(),
        areas: Vec::new(),
        standing: Vec::new(),
        effects: Vec::new(),
        modifiers: Vec::new(),
        channels: Vec::new(),
        climbs: Vec::new(),
        loads: Vec::new(),
        uses: Vec::new(),
        notes: Vec::new(),
        marks: Vec::new(),
        tray: state.tray.clone(),
        hits: Vec::new(),
        next: NextNumbers::default(),
        charge_range: state.charge_range,
    }
}

//= daemmersturm.section.definition
fn section(eyes: Eyes<'_>, it: Section) -> SectionView {
    let key = match (it.open, it.number) {
        (true, _) => "ds-show-section-open",
        (false, 0) => "ds-show-section-none",
        (false, _) => "ds-show-section-closed",
    };
    SectionView {
        number: it.number,
        open: it.open,
        fights: it.fights,
        text: eyes.say(key, &[("n", &it.number.to_string()), ("fights", &it.fights.to_string())]),
    }
}

/// The combat, with all known participants.
//= daemmersturm.turn.order
fn combat(eyes: Eyes<'_>) -> Option<CombatView> {
    let combat = eyes.state.combat?;
    let known = || eyes.state.order.iter().filter(|it| eyes.wire(it.who).is_some());
    let waits = |it: &&Place| {
        let actor = eyes.state.actor(it.who);
        !actor.round.acted && actor.is_up() && combat.turn != Some(it.who)
    };
    Some(CombatView {
        round: combat.round,
        text: eyes.count("ds-show-round", combat.round),
        turn: combat.turn.and_then(|it| eyes.wire(it)),
        order: known().filter_map(|it| turn(eyes, it.who, combat.turn)).collect(),
        next: known().find(waits).and_then(|it| eyes.wire(it.who)),
    })
}

fn turn(eyes: Eyes<'_>, who: ActorId, now: Option<ActorId>) -> Option<TurnView> {
    let actor = eyes.actor(who)?;
    let state = if now == Some(who) {
        "now"
    } else if actor.round.acted {
        "acted"
    } else if !actor.is_up() {
        "out"
    } else {
        "waits"
    };
    let text = eyes.say(&format!("ds-show-turn-{state}"), &[]);
    Some(TurnView { actor: eyes.wire(who)?, state: state.to_owned(), text })
}

/// The sides with known characters.
fn sides(eyes: Eyes<'_>) -> Vec<FactionView> {
    let mut sides: Vec<Side> = eyes.known().filter_map(|it| eyes.actor(it)).map(|it| it.side).collect();
    sides.sort_by_key(|it| it.0);
    sides.dedup();
    let view = |it: Side| FactionView { side: it.into(), name: eyes.side(it) };
    sides.into_iter().map(view).collect()
}

/// A recorded distance, unless one has the other in melee; then it is outdated.
fn distance(eyes: Eyes<'_>, it: &Distance) -> Option<GapView> {
    if eyes.state.reaches(it.a, it.b) || eyes.state.reaches(it.b, it.a) {
        return None;
    }
    let (a, b) = (eyes.wire(it.a)?, eyes.wire(it.b)?);
    Some(GapView { a, b, length: it.length.0.into(), text: eyes.length(it.length) })
}

/// Cover of a known character. Cover against a hidden character is not shown, as it would reveal that character.
//= daemmersturm.cover.marking
fn cover(eyes: Eyes<'_>, it: &Cover) -> Option<CoverView> {
    let known = match it.side {
        CoverSide::Against(who) => eyes.wire(who).is_some(),
        CoverSide::All | CoverSide::From(_) => true,
    };
    let of = eyes.wire(it.of).filter(|_| known)?;
    let rule = if it.full { "daemmersturm.cover.full" } else { "daemmersturm.cover.marking" };
    let text = words::cover(eyes.c, eyes.state, it, eyes.viewer);
    Some(CoverView { id: it.id.into(), of, need: it.need, full: it.full, text, rule: rule.to_owned() })
}

/// The knowledge of an observer about a character.
//= daemmersturm.perception.hidden
fn sight(eyes: Eyes<'_>, it: &Sight) -> Option<SightView> {
    let (observer, entity) = (eyes.wire(it.observer)?, eyes.wire(it.entity)?);
    if !may_see(eyes, it.observer, it.entity) {
        return None;
    }
    let kind = match it.seen {
        Seen::Hidden { .. } => "hidden",
        Seen::Partly { .. } => "partly",
        Seen::Discovered => "discovered",
    };
    let args = [("observer", &*eyes.name(it.observer)), ("entity", &*eyes.name(it.entity))];
    let text = eyes.say(&format!("ds-show-sight-{kind}"), &args);
    Some(SightView { observer, entity, kind: kind.to_owned(), text })
}

/// A ground or a named place.
//= daemmersturm.dot.area
fn ground(eyes: Eyes<'_>, it: &Area) -> Option<GroundView> {
    if !eyes.eyes.know(it.id) {
        return None;
    }
    let there = eyes.state.standing.iter().filter(|at| at.area == it.id);
    let standing: Vec<WireId> = there.filter_map(|it| eyes.wire(it.who)).collect();
    let name = words::area(eyes.c, eyes.state, it.id);
    let text = if it.amount.is_nothing() {
        name
    } else {
        let on = ActorId(0);
        let wound = Wound {
            id: schwung_daemmersturm::EffectId(0),
            on,
            by: None,
            source: it.source,
            amount: it.amount,
            rounds: it.rounds,
        };
        eyes.say("part", &[("name", &name), ("value", &words::wound(eyes.c, eyes.state, &wound))])
    };
    Some(GroundView {
        id: it.id.into(),
        text,
        rounds: it.rounds,
        standing,
        rule: "daemmersturm.dot.area".to_owned(),
    })
}

/// Notes for the plot leader to settle and messages to characters, numbered separately for each viewer.
fn notes(eyes: Eyes<'_>) -> Vec<MemoView> {
    let mine = |it: &&Note| eyes.sees_all() || it.to.or(it.by).is_some_and(|who| eyes.acts_for(who));
    let notes = eyes.state.notes.iter().filter(mine);
    (1..=u32::MAX)
        .zip(notes)
        .map(|(n, it)| MemoView {
            n,
            id: eyes.sees_all().then(|| it.id.into()),
            by: it.by.filter(|&it| eyes.knows(it)).map_or_else(String::new, |it| eyes.name(it)),
            to: match it.to {
                Some(who) => eyes.name(who),
                None => words::seat(eyes.c, eyes.state, Seat::GM),
            },
            text: words::note_text(eyes.c, eyes.state, it),
            done: it.done,
        })
        .collect()
}

fn library(eyes: Eyes<'_>) -> LibraryView {
    let it = &eyes.state.frame.library;
    let count = |n: usize| u16::try_from(n).unwrap_or(u16::MAX);
    LibraryView {
        weapons: count(it.weapons.len()),
        protections: count(it.protections.len()),
        abilities: count(it.abilities.len()),
        spells: count(it.spells.len()),
        substances: count(it.substances.len()),
        groups: count(it.groups.len()),
    }
}
