//! Writes characters with all of their state, and scenes, in the format of encounter files.

mod ties;

use schwung_daemmersturm::{
    Actor, ActorId, Burden, Change, Facing, Item, MeleeMarks, Obstacle, Order, RoundMarks, Side, Size,
    Source, SpellId, State, TurnMarks, Until, library::List,
};
use schwung_files::{
    kit::{LONGEST_NAME, LONGEST_TEXT, folded},
    write::{Section, written},
};
use schwung_ui_kit::stage::UNNAMED_SIDES;

use super::{
    SYSTEM,
    character::{Loss, Writing, word},
    format::SOURCES,
    phrase::metres_of,
};
use crate::words;

/// These characters as an encounter file with all of their state; with `whole`, also the scene around them.
pub(crate) fn scene(state: &State, ids: &[ActorId], whole: bool) -> (String, Vec<Loss>) {
    let mut writer = Writing::new(state, ids);
    let mut sections = vec![top(&mut writer, ids, whole)];
    for &id in ids {
        sections.push(person(&mut writer, id));
    }
    let carried = |item: &Item| {
        state.loads.iter().any(|it| it.what == Burden::Thing(item.id) && goes(&writer, it.by.iter()))
    };
    let items: Vec<&Item> = state
        .items
        .iter()
        .filter(|it| match it.holder {
            Some(holder) => writer.names.contains_key(&holder),
            None => whole && !is_carried(state, it) || carried(it),
        })
        .collect();
    sections.extend(items.iter().map(|it| writer.item(it)));
    ties::write(&mut writer, &mut sections, whole);
    areas(&mut writer, &mut sections, whole);
    lasting(&mut writer, &mut sections);
    loads(&mut writer, &mut sections, &items);
    climbs(&mut writer, &mut sections);
    channels(&writer, &mut sections);
    let channelled = state.channels.iter().filter(|it| writer.names.contains_key(&it.by)).map(|it| it.spell);
    let spells: Vec<SpellId> = channelled.collect();
    sections.extend(writer.own(ids, &items, &spells));
    (written(&sections), writer.into_losses())
}

/// Whether all of them go.
fn goes<'a>(writer: &Writing<'_>, mut who: impl Iterator<Item = &'a ActorId>) -> bool {
    who.all(|it| writer.names.contains_key(it))
}

fn is_carried(state: &State, item: &Item) -> bool {
    state.loads.iter().any(|it| it.what == Burden::Thing(item.id))
}

fn top(writer: &mut Writing<'_>, ids: &[ActorId], whole: bool) -> Section {
    let state = writer.state;
    let frame = &state.frame;
    let mut top = Section::top();
    top.put("system", SYSTEM);
    if whole {
        if !frame.title.is_empty() {
            top.put("title", writer.text(&frame.title, LONGEST_TEXT));
        }
        let sides: Vec<String> = frame.sides.iter().map(|it| side_name(writer, it)).collect();
        let is_new = |(n, it): (usize, &String)| sides[..n].iter().all(|side| folded(side) != folded(it));
        let all_named = frame.sides.iter().all(|it| !it.is_empty())
            && sides.iter().enumerate().all(is_new)
            && ids.iter().all(|it| usize::from(state.actor(*it).side.0) < sides.len());
        if all_named {
            top.list("sides", sides);
        }
        top.put("charge-range", metres_of(state.charge_range));
    }
    let takes_part = state.in_combat() && state.order.iter().any(|it| writer.names.contains_key(&it.who));
    let used = state.items.iter().any(|it| it.user.is_some_and(|it| writer.names.contains_key(&it)));
    if takes_part || used || ids.iter().any(|it| has_marks(state.actor(*it))) {
        writer.lose(Loss::Round);
    }
    top
}

fn side_name(writer: &mut Writing<'_>, name: &str) -> String {
    writer.text(name, LONGEST_NAME).replace('"', "'")
}

/// Whether it has acted in this round in a way that the file does not contain.
fn has_marks(it: &Actor) -> bool {
    let none = MeleeMarks::default();
    it.turn != TurnMarks::default()
        || RoundMarks { element: None, ..it.round } != RoundMarks::default()
        || [it.melee, it.last_melee, it.turn_melee, it.last_turn_melee] != [none; 4]
        || [it.facing, it.last_facing, it.shield_facing] != [Facing::Unset; 3]
        || it.exposed
}

/// A character with all of its state.
fn person(writer: &mut Writing<'_>, id: ActorId) -> Section {
    let state = writer.state;
    let actor = state.actor(id);
    let mut of = writer.profile(id);
    let side = state.frame.sides.get(usize::from(actor.side.0)).filter(|it| !it.is_empty());
    of.put(
        "side",
        match (side, actor.side) {
            (Some(name), _) => side_name(writer, name),
            (None, Side(n)) => match UNNAMED_SIDES.get(usize::from(n)) {
                Some(usual) => (*usual).to_owned(),
                None => (u16::from(n) + 1).to_string(),
            },
        },
    );
    of.flag("hidden", actor.veiled).flag("was-exhausted", actor.was_exhausted).flag("seeking", actor.seeking);
    of.flag("cramps-fresh", actor.ailments.fresh);
    if let Some(normal) = actor.normal {
        of.put("normal", normal);
    }
    if let Some((element, allowance)) = actor.round.element {
        of.put("element", word(element).unwrap_or_default()).number("allowance", allowance.min(8), 0);
    }
    let orders = actor.orders;
    for (key, order) in [
        ("seek-cover", orders.seek),
        ("protect", orders.protect),
        ("parting", orders.parting),
        ("step-in", orders.step_in),
    ] {
        if order != Order::Ask {
            of.put(key, word(order).unwrap_or_default());
        }
    }
    for (key, secret) in [("marks", false), ("secret-marks", true)] {
        let marks = state.marks.iter().filter(|it| it.on == id && it.secret == secret);
        of.list(key, marks.map(|it| it.text.as_str()));
    }
    of
}

/// Areas, and the characters that stand there.
fn areas(writer: &mut Writing<'_>, sections: &mut Vec<Section>, whole: bool) {
    let state = writer.state;
    if !whole {
        if state.standing.iter().any(|it| writer.names.contains_key(&it.who)) {
            writer.lose(Loss::Areas);
        }
        return;
    }
    for it in &state.areas {
        let mut of = Section::of("area");
        of.put("damage", words::amount(it.amount)).number("rounds", it.rounds, 0);
        cause(writer, &mut of, it.by, it.source);
        let there = state.standing.iter().filter(|at| at.area == it.id);
        let who: Vec<String> = there.clone().filter_map(|it| writer.names.get(&it.who).cloned()).collect();
        if who.len() < there.count() {
            writer.lose(Loss::Ties);
        }
        of.list("who", who);
        sections.push(of);
    }
}

/// The character and the entry that caused an effect.
fn cause(writer: &mut Writing<'_>, of: &mut Section, by: Option<ActorId>, source: Source) {
    match by.map(|it| writer.names.get(&it)) {
        Some(Some(by)) => {
            of.put("by", by.as_str());
        }
        Some(None) => writer.lose(Loss::Cause),
        None => {}
    }
    let library = &writer.state.frame.library;
    let (list, name) = match source {
        Source::Weapon(id) => (List::Weapons, library.weapon(id).map(|it| &it.name)),
        Source::Spell(id) => (List::Spells, library.spell(id).map(|it| &it.name)),
        Source::Ability(id) => (List::Abilities, library.ability(id).map(|it| &it.name)),
        Source::Substance(id) => (List::Substances, library.substance(id).map(|it| &it.name)),
        Source::Group(id) => (List::Groups, library.group(id).map(|it| &it.name)),
        Source::PlotLeader => return,
    };
    let key = SOURCES.iter().find(|it| it.1 == list).map(|it| it.0);
    if let (Some(key), Some(name)) = (key, name) {
        of.put(key, name.as_str());
        if !writer.is_usual(name, list) {
            writer.lose(Loss::Entry(name.clone()));
        }
    }
}

/// Damage over time, modifiers, and how often abilities were used.
fn lasting(writer: &mut Writing<'_>, sections: &mut Vec<Section>) {
    let state = writer.state;
    for it in &state.effects {
        let Some(on) = writer.names.get(&it.on).cloned() else { continue };
        let mut of = Section::of("wound");
        of.put("on", on).put("damage", words::amount(it.amount)).put("rounds", i64::from(it.rounds.max(1)));
        cause(writer, &mut of, it.by, it.source);
        sections.push(of);
    }
    for it in &state.modifiers {
        let Some(on) = writer.names.get(&it.on).cloned() else { continue };
        let mut of = Section::of("modifier");
        of.put("on", on).put("value", word(it.value).unwrap_or_default());
        match it.change {
            Change::Add(by) => of.put("add", i64::from(by)),
            Change::Set(to) => of.put("set", i64::from(to)),
        };
        match it.until {
            Until::Turns(turns) => of.put("until", i64::from(turns)),
            Until::Round => of.put("until", "round"),
            Until::Combat => of.put("until", "combat"),
            Until::Section => of.put("until", "section"),
            Until::Lifted => &mut of,
        };
        cause(writer, &mut of, None, it.source);
        sections.push(of);
    }
    for it in &state.uses {
        let Some(by) = writer.names.get(&it.by).cloned() else { continue };
        let Some(ability) = state.frame.library.ability(it.ability) else { continue };
        let mut of = Section::of("use");
        of.put("by", by).put("ability", ability.name.as_str()).number("turn", it.turn, 0);
        of.number("round", it.round, 0).number("section", it.section, 0).flag("tried", it.tried);
        sections.push(of);
    }
}

/// What is carried, and by whom.
fn loads(writer: &mut Writing<'_>, sections: &mut Vec<Section>, items: &[&Item]) {
    let state = writer.state;
    for it in &state.loads {
        let by: Vec<String> = it.by.iter().filter_map(|it| writer.names.get(it).cloned()).collect();
        let what = match it.what {
            Burden::Body(who) => writer.names.get(&who).cloned().map(|it| ("body", it)),
            Burden::Thing(id) => {
                let named = |label: &str| {
                    items.iter().filter(|it| it.heavy && folded(it.label.as_str()) == folded(label)).count()
                };
                let item = items.iter().find(|it| it.id == id && it.heavy);
                let item = item.filter(|it| !it.label.is_empty() && named(it.label.as_str()) == 1);
                item.map(|it| ("item", it.label.as_str().to_owned()))
            }
        };
        let body_goes = matches!(it.what, Burden::Body(who) if writer.names.contains_key(&who));
        let involved = !by.is_empty() || body_goes;
        let Some((key, name)) = what.filter(|_| by.len() == it.by.len()) else {
            if involved {
                writer.lose(Loss::Load);
            }
            continue;
        };
        let mut of = Section::of("load");
        of.list("by", by).put(key, name).number("round", it.lifted.min(9_999), 0);
        if it.size != Size::Similar {
            of.put("size", word(it.size).unwrap_or_default());
        }
        sections.push(of);
    }
}

/// Who climbs, and how far.
fn climbs(writer: &mut Writing<'_>, sections: &mut Vec<Section>) {
    let state = writer.state;
    for it in &state.climbs {
        let Some(who) = writer.names.get(&it.who).cloned() else {
            if matches!(it.obstacle, Obstacle::Creature(on) if writer.names.contains_key(&on)) {
                writer.lose(Loss::Climb(it.who));
            }
            continue;
        };
        let mut of = Section::of("climb");
        of.put("who", who);
        match it.obstacle {
            Obstacle::Creature(on) => match writer.names.get(&on) {
                Some(on) => {
                    of.put("creature", on.as_str());
                }
                None => {
                    writer.lose(Loss::Climb(it.who));
                    continue;
                }
            },
            other => {
                of.put("obstacle", word(other).unwrap_or_default());
            }
        }
        if !it.reached {
            of.put("left", metres_of(it.left));
        }
        let terms = it.terms;
        of.flag("pinned", it.pinned).flag("weather", terms.weather).flag("hostile", terms.hostile);
        of.flag("throw-off", terms.throw_off).flag("rope", terms.rope).flag("gear", terms.gear);
        if terms.fails != [0; 3] {
            of.list("fails", terms.fails.map(|it| i64::from(it.min(9))));
        }
        of.number("first-aids", terms.first.min(9), 0).number("any-aids", terms.any.min(9), 0);
        sections.push(of);
    }
}

/// Spells that are being channelled.
fn channels(writer: &Writing<'_>, sections: &mut Vec<Section>) {
    let state = writer.state;
    for it in &state.channels {
        let Some(by) = writer.names.get(&it.by).cloned() else { continue };
        let Some(spell) = state.frame.library.spell(it.spell) else { continue };
        let mut of = Section::of("channel");
        of.put("by", by).put("spell", spell.name.as_str());
        of.put("turns", i64::from(it.turns.clamp(1, 99))).put("needed", i64::from(it.needed.clamp(1, 99)));
        sections.push(of);
    }
}
