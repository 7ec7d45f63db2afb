//! Imports a text into the table, either an encounter file or profiles in text form.

mod lasting;

use std::collections::BTreeMap;

use schwung_daemmersturm::{
    Actor, ActorFact, ActorId, AreaId, Burden, Command, Daemmersturm, Facing, Fact, Frame, Item, ItemFact,
    ItemId, ItemKind, Profile, ProtectionId, SceneFact, Shared, Side, State, Status, SwarmId, TableFact,
    library::TakeOver,
};
use schwung_files::Options;
use schwung_table::Seat;
use schwung_ui_kit::stage::{self, At, Taken, UNNAMED_SIDES, told};
use schwung_views::{Look, Staged};

use super::{
    desk::{ACTORS, Desk, set},
    profiles,
    sheet::folded,
};
use crate::files::{self, Encounter, Kept};

/// The facts that import a text, in order. Existing player characters are kept. Switches and combats in the text are ignored,
/// as there are commands for them.
///
/// # Errors
/// All errors of the text by line, or that the table would exceed its limits.
pub(in crate::show) fn stage(look: Look<'_, Daemmersturm>, text: &str, new_scene: bool) -> Staged<Command> {
    let desk = Desk::new(look);
    if !desk.is_gm {
        return Err(vec![desk.say("form-wrong-stage")]);
    }
    if let Some(staged) = profiles::stage(&desk, text) {
        return staged;
    }
    let found = encounter(&desk, text, look.game.system())?;
    let staging = Staging::new(&desk, desk.state, &found, None)?;
    Ok(staging.facts(new_scene).into_iter().map(set).collect())
}

/// The commands that add the characters of an encounter file, played at `seat`.
///
/// # Errors
/// Like those of [`stage`].
pub(in crate::show) fn arrive(look: Look<'_, Daemmersturm>, text: &str, seat: Seat) -> Staged<Command> {
    let desk = Desk::new(look);
    let found = encounter(&desk, text, look.game.system())?;
    let staging = Staging::new(&desk, desk.state, &found, Some(At::Seat(seat)))?;
    Ok(staging.facts(false).into_iter().map(set).collect())
}

/// The commands by which the character of a text replaces another: they set its side, player and turn, its position and its
/// relations to others. Its wounds, marks and channelling end.
///
/// # Errors
/// The errors of [`arrive`], or that one of them belongs to a swarm.
pub(in crate::show) fn instead(look: Look<'_, Daemmersturm>, text: &str, actor: u8) -> Staged<Command> {
    let desk = Desk::new(look);
    let (found, id) = (encounter(&desk, text, look.game.system())?, ActorId(actor.into()));
    let is_single = |it: Option<&Actor>| it.is_some_and(|it| it.swarm == SwarmId(0) && !it.is_off());
    if !is_single(desk.state.actors.get(usize::from(actor))) || !is_single(found.state.actors.first()) {
        return Err(vec![desk.say("form-wrong-instead")]);
    }
    // Treats it like a character that returns after it was taken off the table.
    let mut state = desk.state.clone();
    state.actors[usize::from(actor)].status = Status::Off;
    let came = Staging::new(&desk, &state, &found, Some(At::Place(id)))?.facts(false);
    Ok(own(desk.state, id).into_iter().chain(came).map(set).collect())
}

/// The facts that end lasting effects on a character, and its channelling.
fn own(state: &State, who: ActorId) -> Vec<Fact> {
    let mut facts = Vec::new();
    facts.extend(state.effects.iter().filter(|it| it.on == who).map(|it| SceneFact::NoWound(it.id)));
    facts.extend(state.modifiers.iter().filter(|it| it.on == who).map(|it| SceneFact::NoModifier(it.id)));
    facts.extend(state.channels.iter().filter(|it| it.by == who).map(|it| SceneFact::NoChannel(it.by)));
    let marks = state.marks_of(who).map(|it| {
        let fact = ActorFact::Unmarked { text: it.text.clone(), secret: it.secret };
        Fact::Actor { who, fact }
    });
    facts.into_iter().map(Fact::Scene).chain(marks).collect()
}

/// Reads an encounter file.
fn encounter(desk: &Desk<'_>, text: &str, system: &str) -> Result<Encounter, Vec<String>> {
    let options = Options { system: Some(system), ..Options::default() };
    files::read(text, &options).map_err(|problems| told(desk.texts, &problems))
}

/// Maps ids of a text to those of the table.
struct Staging<'s> {
    state: &'s State,
    text: &'s State,
    kept: &'s Kept,
    at: Option<At<ActorId>>,
    frame: Frame,
    /// The table's id of each character of the text.
    actors: Vec<ActorId>,
    /// The table's number of each side of the text.
    sides: Vec<Side>,
    /// The table's id of each new item, by its id in the text.
    items: BTreeMap<u16, ItemId>,
    taken: Taken,
}

impl<'s> Staging<'s> {
    /// # Errors
    /// If the table would have too many characters.
    fn new(
        desk: &Desk<'_>,
        state: &'s State,
        found: &'s Encounter,
        at: Option<At<ActorId>>,
    ) -> Result<Staging<'s>, Vec<String>> {
        let (text, kept) = (&found.state, &found.kept);
        // A number after the name would reveal that a hidden character has this name.
        let known = state.ids().filter(|&it| desk.eyes.wire(it).is_some() && at != Some(At::Place(it)));
        let taken = Taken::new(known.map(|it| state.frame.profiles[usize::from(it.0)].name.as_str()));
        let mut frame = Frame::clone(&state.frame);
        // If both libraries have an entry of the same name, keep that of the table.
        frame.library.take_over(&text.frame.library, TakeOver::Keep);
        let sides = sides(&mut frame, state, &text.frame.sides);
        let (actors, items) = (Vec::new(), BTreeMap::new());
        let mut it = Staging { state, text, kept, at, frame, actors, sides, items, taken };
        let id = |n: usize| ActorId(u16::try_from(n).unwrap_or(u16::MAX));
        let known = |n: usize, found: &[ActorId]| {
            let profile = &text.frame.profiles[n];
            it.off(profile, found).or_else(|| it.present(profile, &text.actors[n]))
        };
        it.actors = stage::numbered(state, text.actors.len(), at, id, known);
        if it.actors.iter().any(|it| usize::from(it.0) >= ACTORS) {
            return Err(vec![desk.text("form-wrong-actors", &[("most", &ACTORS.to_string())])]);
        }
        Ok(it)
    }

    /// The existing player character with this name.
    fn present(&self, profile: &Profile, actor: &Actor) -> Option<ActorId> {
        stage::present(self.state, &profile.name).filter(|_| !actor.seat.is_gm())
    }

    /// The character of this name that was taken off the table.
    fn off(&self, profile: &Profile, found: &[ActorId]) -> Option<ActorId> {
        let is_it = |id: &ActorId| {
            self.state.actor(*id).is_off() && folded(&self.state.profile(*id).name) == folded(&profile.name)
        };
        self.state.ids().filter(|it| !found.contains(it)).find(is_it)
    }

    fn facts(mut self, new_scene: bool) -> Vec<Fact> {
        let mut facts = if new_scene { self.cleared() } else { Vec::new() };
        if self.frame != *self.state.frame {
            facts.push(Fact::Table(TableFact::Frame(Shared::new(self.frame.clone()))));
        }
        let text = self.text;
        let comes = |it: &ActorId| self.state.actors.get(usize::from(it.0)).is_none_or(Actor::is_off);
        let come: Vec<bool> = self.actors.iter().map(comes).collect();
        for (n, (profile, actor)) in text.frame.profiles.iter().zip(&text.actors).enumerate() {
            if come[n] {
                facts.push(self.coming(self.actors[n], profile, actor));
            }
        }
        facts.extend(self.gear(&come));
        facts.extend(self.surroundings().into_iter().map(Fact::Scene));
        facts.extend(self.lasting(&come));
        facts
    }

    /// The items of the text. Items of returning characters keep their numbers.
    fn gear(&mut self, come: &[bool]) -> Vec<Fact> {
        let (state, text) = (self.state, self.text);
        let returns = |id: ActorId| self.actors.contains(&id) && state.actor(id).is_off();
        let mut left: Vec<&Item> = state.items.iter().filter(|it| it.holder.is_some_and(returns)).collect();
        let (mut next, mut facts) = (state.next.item, Vec::new());
        for item in &text.items {
            // Items of existing characters are already on the table.
            let new = item.holder.is_none_or(|it| come.get(usize::from(it.0)).copied().unwrap_or_default());
            if !new {
                continue;
            }
            let it = self.item(item);
            let same = |known: &&Item| {
                let called = known.label.is_empty() || known.label == it.label;
                known.holder == it.holder && known.kind == it.kind && called
            };
            if let Some(at) = left.iter().position(same) {
                let known = left.remove(at);
                self.items.insert(item.id.0, known.id);
                facts.extend(changes(known, &it).into_iter().map(|fact| Fact::Item { item: known.id, fact }));
            } else {
                self.items.insert(item.id.0, ItemId(next));
                next = next.saturating_add(1);
                facts.push(Fact::Table(TableFact::NewItem(it)));
            }
        }
        facts.extend(left.into_iter().map(|it| Fact::Item { item: it.id, fact: ItemFact::Gone }));
        facts
    }

    /// Facts that clear the scene for a new one: distances, melee, cover, grounds, climbs and items on the ground.
    fn cleared(&self) -> Vec<Fact> {
        let state = self.state;
        let mut scene = Vec::new();
        scene.extend(state.distances.iter().map(|it| SceneFact::Distance { a: it.a, b: it.b, length: None }));
        scene.extend(state.engaged.iter().map(|it| SceneFact::Engaged {
            by: it.by,
            on: it.on,
            at: None,
            is: false,
        }));
        scene.extend(state.covers.iter().map(|it| SceneFact::NoCover(it.id)));
        scene.extend(state.areas.iter().map(|it| SceneFact::NoArea(it.id)));
        scene.extend(state.climbs.iter().map(|it| SceneFact::NoClimb(it.who)));
        if self.text.charge_range != state.charge_range {
            scene.push(SceneFact::ChargeRange(self.text.charge_range));
        }
        let carried = |id: ItemId| state.loads.iter().any(|it| it.what == Burden::Thing(id));
        let loose = state.items.iter().filter(|it| it.holder.is_none() && !carried(it.id));
        let gone = loose.map(|it| Fact::Item { item: it.id, fact: ItemFact::Gone });
        scene.into_iter().map(Fact::Scene).chain(gone).collect()
    }

    /// The fact that adds a character of the text to the table.
    fn coming(&mut self, id: ActorId, profile: &Profile, actor: &Actor) -> Fact {
        let mut profile = profile.clone();
        profile.name = self.taken.free(&profile.name);
        profile.armour = profile.armour.and_then(|it| self.protection(it));
        profile.protections = profile.protections.iter().filter_map(|it| self.protection(*it)).collect();
        for ability in &mut profile.abilities {
            ability.entry = self.frame.library.ability_named(&ability.name);
        }
        let actor = Actor {
            seat: self.seat(actor.seat),
            side: self.sides.get(usize::from(actor.side.0)).copied().unwrap_or(actor.side),
            swarm: self.swarm(actor.swarm),
            facing: Facing::Unset,
            ..*actor
        };
        let profile = Box::new(profile);
        Fact::Table(match self.state.actors.get(usize::from(id.0)) {
            None => TableFact::Join { profile, actor: Box::new(actor) },
            Some(there) => {
                // Sides are matched only by name.
                let is_named =
                    |side: Side| self.frame.sides.get(usize::from(side.0)).is_some_and(|it| !it.is_empty());
                let side = if is_named(there.side) { actor.side } else { there.side };
                let mut actor = Actor { side, ..back(there, actor) };
                if self.at == Some(At::Place(id)) {
                    let Actor { side, veiled, seeking, orders, .. } = *there;
                    actor = Actor { side, veiled, seeking, orders, ..actor };
                }
                let actor = Box::new(actor);
                TableFact::Put { who: id, profile, actor }
            }
        })
    }

    /// The new swarm for a swarm of the text. It does not merge with existing swarms.
    fn swarm(&self, of_text: SwarmId) -> SwarmId {
        let most = self.state.actors.iter().map(|it| it.swarm.0).max().unwrap_or(0);
        if of_text == SwarmId(0) { of_text } else { SwarmId(of_text.0.saturating_add(most)) }
    }

    fn protection(&self, of_text: ProtectionId) -> Option<ProtectionId> {
        let name = &self.text.frame.library.protection(of_text)?.name;
        place(&self.frame.library.protections, name, |it| &it.name).map(ProtectionId)
    }

    fn item(&self, it: &Item) -> Item {
        let (from, to) = (&self.text.frame.library, &self.frame.library);
        let weapon = |id| place(&to.weapons, &from.weapon(id)?.name, |it| &it.name);
        let substance = |id| place(&to.substances, &from.substance(id)?.name, |it| &it.name);
        let kind = match it.kind {
            ItemKind::Weapon(id) => weapon(id).map(|it| ItemKind::Weapon(schwung_daemmersturm::WeaponId(it))),
            ItemKind::Protection(id) => self.protection(id).map(ItemKind::Protection),
            ItemKind::Substance(id) => {
                substance(id).map(|it| ItemKind::Substance(schwung_daemmersturm::SubstanceId(it)))
            }
            ItemKind::Other => None,
        };
        Item {
            id: ItemId(0),
            label: it.label.clone(),
            kind: kind.unwrap_or(ItemKind::Other),
            holder: it.holder.map(|it| self.actor(it)),
            user: None,
            poison: it.poison.and_then(substance).map(schwung_daemmersturm::SubstanceId),
            crew: it.crew.iter().map(|it| self.actor(*it)).collect(),
            ..*it
        }
    }

    /// The surroundings in the text: distances, melee, cover, hidden characters and grounds.
    fn surroundings(&self) -> Vec<SceneFact> {
        let text = self.text;
        let mut facts = Vec::new();
        for it in &text.distances {
            let (a, b) = (self.actor(it.a), self.actor(it.b));
            facts.push(SceneFact::Distance { a, b, length: Some(it.length) });
        }
        for it in &text.engaged {
            let (by, on) = (self.actor(it.by), self.actor(it.on));
            facts.push(SceneFact::Engaged { by, on, at: it.at, is: true });
        }
        for it in &text.covers {
            let side = match it.side {
                schwung_daemmersturm::CoverSide::Against(who) => {
                    schwung_daemmersturm::CoverSide::Against(self.actor(who))
                }
                other => other,
            };
            facts.push(SceneFact::Cover(schwung_daemmersturm::Cover { of: self.actor(it.of), side, ..*it }));
        }
        let mut areas = BTreeMap::new();
        for (n, it) in (self.state.next.area..).zip(&text.areas) {
            areas.insert(it.id, AreaId(n));
            let by = it.by.map(|it| self.actor(it));
            let source = self.source(self.kept.areas.get(areas.len() - 1));
            facts.push(SceneFact::Area(schwung_daemmersturm::Area { by, source, ..*it }));
        }
        for it in &text.standing {
            if let Some(&area) = areas.get(&it.area) {
                facts.push(SceneFact::Standing { who: self.actor(it.who), area, is: true });
            }
        }
        for it in &text.sights {
            let (observer, entity) = (self.actor(it.observer), self.actor(it.entity));
            let seen = match it.seen {
                schwung_daemmersturm::Seen::Hidden { traceless, last } => {
                    let last = last.and_then(|it| areas.get(&it).copied());
                    schwung_daemmersturm::Seen::Hidden { traceless, last }
                }
                other => other,
            };
            facts.push(SceneFact::Sight { observer, entity, seen: Some(seen) });
        }
        facts
    }

    fn actor(&self, of_text: ActorId) -> ActorId {
        self.actors.get(usize::from(of_text.0)).copied().unwrap_or(of_text)
    }

    /// The seat with this name. The plot leader plays the characters of missing seats.
    fn seat(&self, of_text: Seat) -> Seat {
        stage::seat_at(self.state, self.text, self.at, of_text)
    }
}

/// The facts that make one item like another of its kind.
fn changes(is: &Item, to: &Item) -> Vec<ItemFact> {
    let facts = [
        (is.held != to.held, ItemFact::Held(to.held)),
        (is.unloaded != to.unloaded, ItemFact::Unloaded(to.unloaded)),
        (is.broken != to.broken, ItemFact::Broken(to.broken)),
        (is.poison != to.poison, ItemFact::Poison(to.poison)),
        (is.heavy != to.heavy, ItemFact::Heavy(to.heavy)),
        (is.crew != to.crew, ItemFact::Crew(to.crew.clone())),
    ];
    facts.into_iter().filter(|it| it.0).map(|it| it.1).collect()
}

/// A character that returns. The table knows what it did in this round, and its swarm.
fn back(there: &Actor, actor: Actor) -> Actor {
    Actor {
        swarm: there.swarm,
        facing: there.facing,
        last_facing: there.last_facing,
        shield_facing: there.shield_facing,
        exposed: there.exposed,
        turn: there.turn,
        round: there.round,
        melee: there.melee,
        last_melee: there.last_melee,
        turn_melee: there.turn_melee,
        last_turn_melee: there.last_turn_melee,
        ..actor
    }
}

/// Maps sides by name. New sides get the next number. Without names in the text, they are those of the players and of
/// the plot leader.
fn sides(frame: &mut Frame, state: &State, of_text: &[String]) -> Vec<Side> {
    let used = state.actors.iter().map(|it| usize::from(it.side.0) + 1).max().unwrap_or(0);
    let mut numbers = Vec::new();
    for name in of_text {
        let known = frame.sides.iter().position(|it| folded(it) == folded(name));
        let usual = || {
            let of_gm = UNNAMED_SIDES.iter().position(|it| it == name)? == 1;
            let somebody = state.actors.iter().find(|it| it.seat.is_gm() == of_gm);
            Some(somebody.map_or(usize::from(of_gm), |it| usize::from(it.side.0)))
        };
        let at = known.or_else(usual).unwrap_or_else(|| {
            // Unnamed sides also have numbers, at least those of the players and of the plot leader.
            let at = frame.sides.len().max(used).max(UNNAMED_SIDES.len());
            frame.sides.resize(at, String::new());
            frame.sides.push(name.clone());
            at
        });
        numbers.push(Side(u8::try_from(at).unwrap_or(u8::MAX)));
    }
    numbers
}

/// The index of the entry with this name.
fn place<X>(all: &[X], name: &str, of: impl Fn(&X) -> &String) -> Option<u16> {
    let at = all.iter().position(|it| folded(of(it)) == folded(name))?;
    u16::try_from(at).ok()
}
