//! Writes a character of a table as a file, with its gear, its state, and those entries of the table's library that the
//! usual library lacks.

use schwung_daemmersturm::{
    Actor, ActorId, ArmourClass, Held, Item, ItemKind, Library, NumberSet, Profile, ProtectionKind, Spell,
    State, Values, Weapon, library::List,
};
use schwung_files::{
    kit::{LONGEST_NAME, folded},
    write::{Section, written},
};
use schwung_rulebook::Lang;

use super::{
    SYSTEM,
    class::{hands, uses},
    format::HELD,
    library::Data,
    words::Worded,
};
use crate::words;

/// Something that a character file cannot say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Loss {
    /// What the table's library says about this ability, protection or substance; its name is kept.
    Entry(String),
    /// The effects of this spell or weapon beyond its numbers.
    Effects(String),
    /// A name that is too long for files or has quotation marks.
    Name(String),
}

/// The character as a file, and what it cannot say. `None` if there is no such character.
pub(crate) fn character(state: &State, id: ActorId) -> Option<(String, Vec<Loss>)> {
    let actor = state.actors.get(usize::from(id.0))?;
    let profile = state.frame.profiles.get(usize::from(id.0))?;
    let mut writing =
        Writing { library: &state.frame.library, usual: Data::usual(Lang::De), losses: Vec::new() };
    let mut top = Section::top();
    top.put("format", "schwung-character").put("version", 1i64).put("system", SYSTEM);
    let mut sections = vec![top];
    let held: Vec<&Item> = state.items.iter().filter(|it| it.holder == Some(id)).collect();
    sections.push(writing.profile(profile, actor));
    sections.extend(held.iter().filter_map(|it| writing.item(it, &profile.name)));
    sections.extend(writing.own(profile, &held));
    Some((written(&sections), writing.losses))
}

struct Writing<'s> {
    library: &'s Library,
    usual: Data,
    losses: Vec<Loss>,
}

impl Writing<'_> {
    fn profile(&mut self, profile: &Profile, actor: &Actor) -> Section {
        let mut of = Section::of("character");
        of.put("name", profile.name.as_str()).text("client-name", &profile.client_name);
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
        of.list("resources", profile.resources.iter().take(4).filter_map(|it| word(*it)));
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
            self.losses.push(Loss::Name(name.to_owned()));
        }
        fits
    }

    /// Shields, weapons and the like, with a name of their own if they have one.
    fn item(&mut self, it: &Item, holder: &str) -> Option<Section> {
        let library = self.library;
        let entry = match it.kind {
            ItemKind::Weapon(id) => library.weapon(id).map(|it| &it.name),
            ItemKind::Protection(id) => library.protection(id).map(|it| &it.name),
            ItemKind::Substance(id) => library.substance(id).map(|it| &it.name),
            ItemKind::Other => None,
        };
        let label = it.label.as_str();
        let name = entry.map_or(label, String::as_str);
        if !self.is_name(name) || (name != label && !label.is_empty() && !self.is_name(label)) {
            return None;
        }
        let mut of = Section::of("item");
        of.put("name", name).put("holder", holder);
        if name != label {
            of.text("label", label);
        }
        let held = HELD.iter().find(|held| held.1 == it.held).filter(|held| held.1 != Held::Ready);
        if let Some((word, _)) = held {
            of.put("held", *word);
        }
        let poison = it.poison.and_then(|it| library.substance(it)).map_or("", |it| &it.name);
        of.number("unloaded", it.unloaded.min(20), 0).flag("broken", it.broken).flag("heavy", it.heavy);
        of.text("poison", poison);
        Some(of)
    }

    fn is_usual(&self, name: &str, list: List) -> bool {
        self.usual.find(name, &[list]).is_some()
    }

    /// The entries of the table's library that the character uses and that the usual library lacks.
    fn own(&mut self, profile: &Profile, held: &[&Item]) -> Vec<Section> {
        let library = self.library;
        let mut sections = Vec::new();
        let weapons = held.iter().filter_map(|it| match it.kind {
            ItemKind::Weapon(id) => library.weapon(id),
            _ => None,
        });
        let mut named: Vec<String> = Vec::new();
        for it in weapons {
            if !self.is_usual(&it.name, List::Weapons) && !named.contains(&folded(&it.name)) {
                named.push(folded(&it.name));
                sections.push(weapon(it));
                if it.lasting.is_some() || it.targets.is_some() {
                    self.losses.push(Loss::Effects(it.name.clone()));
                }
            }
        }
        for known in &profile.abilities {
            let spell = library.spell_named(&known.name).and_then(|it| library.spell(it));
            if let Some(it) = spell.filter(|it| !self.is_usual(&it.name, List::Spells)) {
                sections.push(of_spell(it));
                if !it.effects.is_empty() || it.lasting.is_some() {
                    self.losses.push(Loss::Effects(it.name.clone()));
                }
            } else if known.entry.is_some() && !self.is_usual(&known.name, List::Abilities) {
                self.losses.push(Loss::Entry(known.name.clone()));
            }
        }
        let worn = profile.armour.iter().chain(&profile.protections).copied();
        let shields = held.iter().filter_map(|it| match it.kind {
            ItemKind::Protection(id) => Some(id),
            _ => None,
        });
        for it in worn.chain(shields).filter_map(|it| library.protection(it)) {
            if !self.is_usual(&it.name, List::Protections) && !named.contains(&folded(&it.name)) {
                named.push(folded(&it.name));
                let mut of = Section::of("protection");
                of.put("name", it.name.as_str()).put("kind", word(it.kind).unwrap_or_default());
                of.put("need", i64::from(it.need.min(120))).maybe("most", it.most.map(|it| it.min(500)));
                of.put("roll", format!("{}-{}", it.roll.low(), it.roll.high())).flag("magical", it.magical);
                if it.kind == ProtectionKind::Armour {
                    of.put("class", word(it.class).unwrap_or_default());
                }
                of.maybe("reduces", it.reduces.map(|it| it.clamp(1, 500)));
                sections.push(of);
                if !it.drawbacks.is_empty() || it.cost.is_some() {
                    self.losses.push(Loss::Effects(it.name.clone()));
                }
            }
        }
        for it in held {
            if let ItemKind::Substance(id) = it.kind
                && let Some(it) = library.substance(id)
                && !self.is_usual(&it.name, List::Substances)
            {
                let mut of = Section::of("substance");
                of.put("name", it.name.as_str()).put("kind", word(it.kind).unwrap_or_default());
                sections.push(of);
                self.losses.push(Loss::Entry(it.name.clone()));
            }
        }
        sections
    }
}

fn pair(values: Values) -> Section {
    let mut of = Section::top();
    of.put("attack", i64::from(values.attack.clamp(-99, 99)));
    of.put("defence", i64::from(values.defence).clamp(0, 99));
    of
}

/// What differs from somebody fresh.
fn standing(of: &mut Section, profile: &Profile, actor: &Actor) {
    let usual = Actor::new(profile, actor.side, actor.seat);
    if actor.life != usual.life {
        of.put("life-left", i64::from(actor.life));
    }
    if actor.start_life != usual.start_life {
        of.put("start-life", i64::from(actor.start_life.max(1)));
    }
    for (key, now, full) in [
        ("action-points-left", actor.action_points, usual.action_points),
        ("focus-points-left", actor.focus_points, usual.focus_points),
        ("magic-points-left", actor.magic_points, usual.magic_points),
    ] {
        if now != full {
            of.put(key, i64::from(now));
        }
    }
    if actor.status != usual.status {
        of.put("status", word(actor.status).unwrap_or_default());
    }
    of.flag("exhausted", actor.exhausted).number("potions", actor.potions.min(100), 0);
    let ailments = actor.ailments;
    for (key, left) in [("nausea", ailments.nausea), ("cramps", ailments.cramps), ("faint", ailments.faint)] {
        of.number(key, left.min(50), 0);
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
fn word<W: Worded + PartialEq>(value: W) -> Option<&'static str> {
    W::WORDS.iter().find(|it| it.1 == value).map(|it| it.0)
}

/// The keywords and values of the magic resources.
pub(crate) fn resources() -> &'static [(&'static str, schwung_daemmersturm::Resource)] {
    schwung_daemmersturm::Resource::WORDS
}
