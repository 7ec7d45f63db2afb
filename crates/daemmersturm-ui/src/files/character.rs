//! Writes characters of a table as files, with its gear, its state, and those entries of the table's library that the
//! usual library lacks.

use std::collections::BTreeMap;

use schwung_daemmersturm::{
    Actor, ActorId, ArmourClass, Held, Item, ItemKind, Library, NumberSet, Profile, Protection, ProtectionId,
    ProtectionKind, Spell, SpellId, State, Status, Values, Weapon, library::List,
};
use schwung_files::{
    kit::{LONGEST_NAME, LONGEST_TEXT, folded},
    write::{Section, Value, written},
};
use schwung_rulebook::Lang;
use schwung_ui_kit::stage::Taken;

use super::{
    SYSTEM,
    class::{hands, uses},
    format::{HELD, NO_RESOURCE},
    gear::GEAR,
    library::Data,
    words::Worded,
};
use crate::words;

/// State that a character file cannot express.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Loss {
    /// The definition of this ability, protection or substance in the table's library; its name is kept.
    Entry(String),
    /// The effects of this spell or weapon beyond its numbers.
    Effects(String),
    /// A name that is too long for files or has quotation marks, and is omitted.
    Name(String),
    /// A name or text that is too long, is used twice or has quotation marks, and is changed.
    Changed(String),
    /// The order of turns, and the events of the round.
    Round,
    /// Relations between leaving and remaining characters: melee, distances, cover, sight, swarms.
    Ties,
    /// The areas in which they stand, which remain.
    Areas,
    /// The character that caused an effect, because it remains.
    Cause,
    /// A member of the crew of this item, because it remains.
    Crew(String),
    /// A load, because a bearer or the carried character remains.
    Load,
    /// The climb of this character, since the creature stays.
    Climb(ActorId),
    /// The swarm of this character, which has too many life points for files.
    Swarm(ActorId),
}

/// The character as a file, and the state that it cannot express. `None` if there is no such character.
pub(crate) fn character(state: &State, id: ActorId) -> Option<(String, Vec<Loss>)> {
    state.actors.get(usize::from(id.0)).and(state.frame.profiles.get(usize::from(id.0)))?;
    let mut writing = Writing::new(state, &[id]);
    let mut top = Section::top();
    top.put("format", "schwung-character").put("version", 1i64).put("system", SYSTEM);
    let mut sections = vec![top, writing.profile(id)];
    let held: Vec<&Item> = state.items.iter().filter(|it| it.holder == Some(id)).collect();
    sections.extend(held.iter().map(|it| writing.item(it)));
    sections.extend(writing.own(&[id], &held, &[]));
    Some((written(&sections), writing.losses))
}

/// Writes characters that are part of one file.
pub(super) struct Writing<'s> {
    pub(super) state: &'s State,
    library: &'s Library,
    usual: Data,
    /// The characters of the file, with their names there.
    pub(super) names: BTreeMap<ActorId, String>,
    losses: Vec<Loss>,
}

impl<'s> Writing<'s> {
    pub(super) fn new(state: &'s State, ids: &[ActorId]) -> Writing<'s> {
        let (library, usual) = (&state.frame.library, Data::usual(Lang::De));
        let mut it = Writing { state, library, usual, names: BTreeMap::new(), losses: Vec::new() };
        let mut taken = Taken::default();
        for &id in ids {
            let name = &state.profile(id).name;
            let unique = taken.free(&it.text(name, LONGEST_NAME).replace('"', "'"));
            if unique != *name {
                it.lose(Loss::Changed(name.clone()));
            }
            it.names.insert(id, unique);
        }
        it
    }

    pub(super) fn lose(&mut self, loss: Loss) {
        if !self.losses.contains(&loss) {
            self.losses.push(loss);
        }
    }

    pub(super) fn into_losses(self) -> Vec<Loss> {
        self.losses
    }

    /// The text on one line, with at most this many characters.
    pub(super) fn text(&mut self, text: &str, most: usize) -> String {
        let one_line = text.chars().map(|it| if it.is_control() { ' ' } else { it });
        let plain: String = one_line.take(most).collect();
        if plain != text {
            self.lose(Loss::Changed(text.to_owned()));
        }
        if plain.trim().is_empty() { UNNAMED.to_owned() } else { plain.trim().to_owned() }
    }

    /// The profile of a character, and how it is.
    pub(super) fn profile(&mut self, id: ActorId) -> Section {
        let (profile, actor) = (self.state.profile(id), self.state.actor(id));
        let mut of = Section::of("character");
        of.put("name", self.names.get(&id).cloned().unwrap_or_default());
        if !profile.client_name.is_empty() {
            of.put("client-name", self.text(&profile.client_name, LONGEST_NAME).replace('"', "'"));
        }
        for (key, values) in [("melee", profile.melee), ("ranged", profile.ranged), ("magic", profile.magic)]
        {
            of.put(key, pair(values).into_value());
        }
        of.put("life", i64::from(profile.life.max(1)));
        let abilities: Vec<&str> =
            profile.abilities.iter().map(|it| it.name.as_str()).filter(|it| self.is_name(it)).collect();
        of.list("abilities", abilities);
        of.put("action-points", i64::from(profile.action_points.min(99)));
        of.put("focus-points", i64::from(profile.focus_points.min(250)));
        let resources: Vec<Value> =
            profile.resources.iter().take(4).filter_map(|it| word(*it)).map(Value::from).collect();
        of.put("resources", resources);
        of.put("magic-points", i64::from(profile.magic_points.min(99)));
        of.flag("gifted", profile.gifted).number("hands", profile.hands.min(8), 2);
        let worn = profile.armour.iter().chain(&profile.protections);
        let worn: Vec<String> =
            worn.filter_map(|it| self.library.protection(*it)).map(|it| it.name.clone()).collect();
        if profile.armour.is_none() && profile.armour_class != ArmourClass::None {
            of.put("armour-class", word(profile.armour_class).unwrap_or_default());
        }
        of.list("gear", worn).flag("two-handed-pair", profile.two_handed_pair);
        standing(&mut of, profile, actor);
        of
    }

    /// Whether files can have this name.
    fn is_name(&mut self, name: &str) -> bool {
        let fits = !name.is_empty() && name.chars().count() <= LONGEST_NAME && !name.contains('"');
        if !fits {
            self.lose(Loss::Name(name.to_owned()));
        }
        fits
    }

    /// Shields, weapons and the like, with a name of their own if they have one.
    pub(super) fn item(&mut self, it: &Item) -> Section {
        let library = self.library;
        let entry = match it.kind {
            ItemKind::Weapon(id) => library.weapon(id).map(|it| &it.name),
            ItemKind::Protection(id) => library.protection(id).map(|it| &it.name),
            ItemKind::Substance(id) => library.substance(id).map(|it| &it.name),
            ItemKind::Other => None,
        };
        let label =
            if it.label.is_empty() { String::new() } else { self.text(it.label.as_str(), LONGEST_TEXT) };
        let name = match entry {
            Some(name) => self.text(name, LONGEST_TEXT),
            None if label.is_empty() => UNNAMED.to_owned(),
            None => label.clone(),
        };
        let mut of = Section::of("item");
        of.put("name", name.as_str());
        if name != label {
            of.text("label", &label);
        }
        // With such a name alone, it would become an item of the library.
        let is_entry = self.is_known(&name) || GEAR.iter().any(|list| self.is_usual(&name, *list));
        of.flag("plain", it.kind == ItemKind::Other && is_entry);
        if let Some(holder) = it.holder.and_then(|it| self.names.get(&it)) {
            of.put("holder", holder.as_str());
        }
        let held = HELD.iter().find(|held| held.1 == it.held).filter(|held| held.1 != Held::Ready);
        if let Some((word, _)) = held {
            of.put("held", *word);
        }
        let poison = it.poison.and_then(|it| library.substance(it)).map_or("", |it| &it.name);
        of.number("unloaded", it.unloaded.min(20), 0).flag("broken", it.broken).flag("heavy", it.heavy);
        of.text("poison", poison);
        let crew: Vec<&str> =
            it.crew.iter().filter_map(|it| self.names.get(it)).map(String::as_str).collect();
        let whole = crew.len() == it.crew.len();
        of.list("crew", crew);
        if !whole {
            self.lose(Loss::Crew(name));
        }
        of
    }

    /// Whether the table's library has gear of this name.
    fn is_known(&self, name: &str) -> bool {
        let wanted = folded(name);
        let library = self.library;
        library.weapons.iter().any(|it| folded(&it.name) == wanted)
            || library.protections.iter().any(|it| folded(&it.name) == wanted)
            || library.substances.iter().any(|it| folded(&it.name) == wanted)
    }

    pub(super) fn is_usual(&self, name: &str, list: List) -> bool {
        self.usual.find(name, &[list]).is_some()
    }

    /// The entries of the table's library that characters and items use and that the usual library lacks.
    pub(super) fn own(&mut self, ids: &[ActorId], items: &[&Item], spells: &[SpellId]) -> Vec<Section> {
        let (state, library) = (self.state, self.library);
        let profiles = || ids.iter().map(|it| state.profile(*it));
        let known: Vec<_> = profiles().flat_map(|it| &it.abilities).collect();
        let worn: Vec<ProtectionId> =
            profiles().flat_map(|it| it.armour.iter().chain(&it.protections)).copied().collect();
        let mut done: Vec<(List, String)> = Vec::new();
        let mut sections = Vec::new();
        let mut is_new = |usual: bool, list: List, name: &str| {
            let key = (list, folded(name));
            let is_new = !usual && !done.contains(&key);
            if is_new {
                done.push(key);
            }
            is_new
        };
        for it in items {
            let ItemKind::Weapon(id) = it.kind else { continue };
            let Some(it) = library.weapon(id) else { continue };
            if is_new(self.is_usual(&it.name, List::Weapons), List::Weapons, &it.name) {
                sections.push(weapon(it));
                if it.lasting.is_some() || it.targets.is_some() {
                    self.lose(Loss::Effects(it.name.clone()));
                }
            }
        }
        let named = known.iter().filter_map(|it| library.spell_named(&it.name));
        for it in named.chain(spells.iter().copied()).filter_map(|it| library.spell(it)) {
            if is_new(self.is_usual(&it.name, List::Spells), List::Spells, &it.name) {
                sections.push(of_spell(it));
                if !it.effects.is_empty() || it.lasting.is_some() {
                    self.lose(Loss::Effects(it.name.clone()));
                }
            }
        }
        for it in known {
            let is_spell = library.spell_named(&it.name).is_some();
            if !is_spell && it.entry.is_some() && !self.is_usual(&it.name, List::Abilities) {
                self.lose(Loss::Entry(it.name.clone()));
            }
        }
        let shields = items.iter().filter_map(|it| match it.kind {
            ItemKind::Protection(id) => Some(id),
            _ => None,
        });
        for it in worn.into_iter().chain(shields).filter_map(|it| library.protection(it)) {
            if is_new(self.is_usual(&it.name, List::Protections), List::Protections, &it.name) {
                sections.push(protection(it));
                if !it.drawbacks.is_empty() || it.cost.is_some() {
                    self.lose(Loss::Effects(it.name.clone()));
                }
            }
        }
        let poisons = items.iter().filter_map(|it| it.poison);
        let substances = items.iter().filter_map(|it| match it.kind {
            ItemKind::Substance(id) => Some(id),
            _ => None,
        });
        for it in substances.chain(poisons).filter_map(|it| library.substance(it)) {
            if is_new(self.is_usual(&it.name, List::Substances), List::Substances, &it.name) {
                let mut of = Section::of("substance");
                of.put("name", it.name.as_str()).put("kind", word(it.kind).unwrap_or_default());
                sections.push(of);
                self.lose(Loss::Entry(it.name.clone()));
            }
        }
        sections
    }
}

/// The name of things without one.
const UNNAMED: &str = "–";

fn protection(it: &Protection) -> Section {
    let mut of = Section::of("protection");
    of.put("name", it.name.as_str()).put("kind", word(it.kind).unwrap_or_default());
    of.put("need", i64::from(it.need.min(120))).maybe("most", it.most.map(|it| it.min(500)));
    of.put("roll", format!("{}-{}", it.roll.low(), it.roll.high())).flag("magical", it.magical);
    if it.kind == ProtectionKind::Armour {
        of.put("class", word(it.class).unwrap_or_default());
    }
    of.maybe("reduces", it.reduces.map(|it| it.clamp(1, 500)));
    of
}

fn pair(values: Values) -> Section {
    let mut of = Section::top();
    of.put("attack", i64::from(values.attack.clamp(-99, 99)));
    of.put("defence", i64::from(values.defence).clamp(0, 99));
    of
}

/// The differences to a fresh character.
fn standing(of: &mut Section, profile: &Profile, actor: &Actor) {
    let usual = Actor::new(profile, actor.side, actor.seat);
    if actor.life != usual.life {
        of.put("life-left", i64::from(actor.life));
    }
    if actor.start_life != usual.start_life.max(actor.life) {
        of.put("start-life", i64::from(actor.start_life));
    }
    of.number("healed", actor.healed_between, 0).flag("tried-healing", actor.tried_healing);
    if actor.resource != usual.resource {
        of.put("resource", actor.resource.and_then(word).unwrap_or(NO_RESOURCE));
    }
    of.flag("mana-empty", actor.mana_empty);
    for (key, now, full) in [
        ("action-points-left", actor.action_points, usual.action_points),
        ("focus-points-left", actor.focus_points, usual.focus_points),
        ("magic-points-left", actor.magic_points, usual.magic_points),
    ] {
        if now != full {
            of.put(key, i64::from(now));
        }
    }
    let down = if actor.life == 0 { Status::Incapacitated } else { Status::Up };
    if actor.status != down {
        of.put("status", word(actor.status).unwrap_or_default());
    }
    of.flag("exhausted", actor.exhausted).number("potions", actor.potions, 0);
    let ailments = actor.ailments;
    for (key, left) in [("nausea", ailments.nausea), ("cramps", ailments.cramps), ("faint", ailments.faint)] {
        of.number(key, left, 0);
    }
    if actor.mount != usual.mount {
        of.put("mount", word(actor.mount).unwrap_or_default());
    }
}

fn weapon(it: &Weapon) -> Section {
    let mut of = Section::of("weapon");
    of.put("name", it.name.as_str()).put("class", word(it.class).unwrap_or_default()).flag("short", it.short);
    let (melee, ranged) = uses(it.class);
    if it.hands != hands(it.class) {
        of.put("hands", i64::from(it.hands.clamp(1, 2)));
    }
    if it.melee != melee {
        of.put("melee", it.melee);
    }
    if it.ranged != ranged {
        of.put("ranged", it.ranged);
    }
    of.flag("ignores-shields", it.ignores_shields).put("damage", words::amount(it.damage));
    of.number("reload", it.reload, 0).maybe("w", it.w);
    naturals(&mut of, it.critical, it.fumble);
    if let Some(takes) = it.poisonable {
        of.put("poisonable", takes);
    }
    of.text("range", it.range.as_str());
    of
}

fn naturals(of: &mut Section, critical: NumberSet, fumble: NumberSet) {
    for (key, set, usual) in [("critical", critical, NumberSet::TWENTY), ("fumble", fumble, NumberSet::ONE)] {
        if set != usual {
            of.put(key, set.iter().map(i64::from).collect::<Vec<i64>>());
        }
    }
}

fn of_spell(it: &Spell) -> Section {
    let mut of = Section::of("spell");
    of.put("name", it.name.as_str()).put("kind", word(it.kind).unwrap_or_default());
    of.number("channel", it.channel, 1).maybe("w", it.w).put("hit-roll", it.hit_roll);
    if let Some(resource) = it.resource.and_then(word) {
        of.put("resource", resource);
    }
    of.number("cost", it.cost, 0).flag("paid-first", it.paid_first).text("range", it.range.as_str());
    for (key, amount) in [("damage", it.damage), ("healing", it.healing)] {
        if let Some(amount) = amount {
            of.put(key, words::amount(amount));
        }
    }
    of.flag("ignores-shields", it.ignores_shields);
    naturals(&mut of, it.critical, it.fumble);
    of
}

/// The keyword of a value.
pub(super) fn word<W: Worded + PartialEq>(value: W) -> Option<&'static str> {
    W::WORDS.iter().find(|it| it.1 == value).map(|it| it.0)
}

/// The keywords and values of the magic resources.
pub(crate) fn resources() -> &'static [(&'static str, schwung_daemmersturm::Resource)] {
    schwung_daemmersturm::Resource::WORDS
}
