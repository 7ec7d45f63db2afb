//! Characters: their profiles, their items, and their state when play begins.

use schwung_daemmersturm::{
    AbilityId, Actor, ActorId, Ailments, Facing, FreeMark, KnownAbility, Library, Mount, Orders, Profile,
    Resource, Side, Status, Values, action_points_of,
    library::List,
    magic_points_of,
    profile_line::{self, Reading},
};
use schwung_files::kit::{HIDDEN_PLAYED, MISSING_KEY, Node, Problem, TOO_MANY, Table, claim};
use schwung_table::Seat;

use super::{format::MOST_ACTORS, library::Entry, make::Making, phrase::direction_of, words::Worded};

/// Error: a profile cannot be parsed.
const PROFILE: &str = "ds-profile";
/// Warning: something in a profile is unusual.
const PROFILE_ODD: &str = "ds-profile-odd";
/// Warning: the library does not define an ability.
const NO_ABILITY: &str = "ds-no-ability";

impl Making<'_, '_> {
    /// Adds a character to the scene, or several identical ones.
    pub(super) fn character(&mut self, from: &Table<'_>) {
        let profile = self.profile(from);
        let count: usize = from.number("count").unwrap_or(1);
        let seat = self.seats.of(self.report, from);
        let side = Side(self.sides.of(self.report, from, seat));
        self.hidden(from, seat);
        let Some((profile, span)) = profile else {
            // Later references may mean this character, so do not report unknown names.
            self.names.broken = true;
            return;
        };
        let actor = actor(from, &profile, side, seat);
        let marks = self.marks(from, ActorId(0));
        let common = profile.name.clone();
        for n in 1..=count {
            let name = if count > 1 { format!("{common} {n}") } else { common.clone() };
            claim(self.report, &mut self.names, &name, &span);
            if self.actors.len() >= MOST_ACTORS {
                let problem = Problem::error(TOO_MANY).arg("key", "character").arg("count", MOST_ACTORS + 1);
                self.report.add(&span, problem.arg("most", MOST_ACTORS));
                return;
            }
            let id = ActorId(u16::try_from(self.actors.len()).unwrap_or(u16::MAX));
            self.profiles.push(Profile { name, ..profile.clone() });
            self.bands.push((count > 1).then(|| common.clone()));
            self.actors.push(actor);
            if let Some((how, _)) = from.text("unseen") {
                self.unseen.push((id, how == "traceless"));
            }
            self.marks.extend(marks.iter().map(|it| FreeMark { on: id, ..it.clone() }));
            self.carried(from, id);
        }
    }

    fn hidden(&mut self, from: &Table<'_>, seat: Seat) {
        if from.flag("hidden") && !seat.is_gm() {
            let span = from.get("hidden").map_or(&from.span, |node| &node.span);
            let name = from.text("name").map_or("", |(name, _)| name);
            self.report.add(span, Problem::warning(HIDDEN_PLAYED).arg("name", name));
        }
    }

    /// Reads the profile, given as a line and as fields, and the place of its name.
    fn profile(&mut self, from: &Table<'_>) -> Option<(Profile, schwung_files::kit::Span)> {
        let mut profile = Profile { armour: None, ..Profile::default() };
        let mut span = from.span.clone();
        let line = from.text("profile");
        // Whether the line contains the number of magic points.
        let mut points = false;
        if let Some((text, at)) = line {
            let reading = self.line(text, at)?;
            profile = reading.to_profile(&self.data.library);
            points = !reading.resources.is_empty();
            self.told_undefined(&profile, at);
            span = at.clone();
        }
        match from.text("name") {
            Some((name, at)) => {
                name.clone_into(&mut profile.name);
                span = at.clone();
            }
            None if line.is_none() => {
                if !from.names("name") && !from.names("profile") {
                    self.report.add(&from.span, Problem::error(MISSING_KEY).arg("key", "name"));
                }
                return None;
            }
            None => {}
        }
        self.values(from, &mut profile, line.is_some(), points);
        self.worn(from, &mut profile);
        Some((profile, span))
    }

    /// Reads the guild's text form of a profile.
    //= daemmersturm.profile.grammar
    //= daemmersturm.profile.import-checks
    fn line(&mut self, text: &str, span: &schwung_files::kit::Span) -> Option<Reading> {
        let library: &Library = &self.data.library;
        let reading = profile_line::read(text, &|name| library.known(name));
        match reading {
            Ok(reading) => {
                for it in &reading.remarks {
                    let at = self.report.inside(span, text, it.span.start..it.span.end);
                    let problem = Problem::warning(PROFILE_ODD).arg("what", it.code.key());
                    self.report.add(&at, problem.arg("written", it.written).arg("usual", it.usual));
                }
                Some(reading)
            }
            Err(faults) => {
                for it in faults {
                    let at = self.report.inside(span, text, it.span.start..it.span.end);
                    self.report.add(&at, Problem::error(PROFILE).arg("what", it.code.key()));
                }
                None
            }
        }
    }

    /// Warns about abilities that the library does not define. They become notes to the plot leader, but are probably
    /// typos.
    //= daemmersturm.profile.abilities
    fn told_undefined(&mut self, profile: &Profile, span: &schwung_files::kit::Span) {
        for it in &profile.abilities {
            self.undefined(&it.name, span);
        }
    }

    fn undefined(&mut self, name: &str, span: &schwung_files::kit::Span) {
        if self.data.find(name, &[List::Abilities, List::Spells]).is_none() {
            let meant = self.data.unknown(name, &[List::Abilities, List::Spells]);
            let problem = Problem::warning(NO_ABILITY).arg("name", name);
            self.report.add(span, Problem { suggestion: meant.suggestion, ..problem });
        }
    }

    /// Reads the values given as fields. Missing values are derived from tables where possible.
    //= daemmersturm.profile.resource-line
    fn values(&mut self, from: &Table<'_>, profile: &mut Profile, has_line: bool, has_points: bool) {
        for (key, values) in
            [("melee", &mut profile.melee), ("ranged", &mut profile.ranged), ("magic", &mut profile.magic)]
        {
            let Some(it) = from.table(key) else { continue };
            *values = Values {
                attack: it.number("attack").unwrap_or(values.attack),
                defence: it.number("defence").unwrap_or(values.defence),
            };
        }
        profile.life = from.number("life").unwrap_or(profile.life);
        self.abilities(from, profile);
        let resources = from.list("resources").iter().filter_map(|it| Resource::of(it.text()?.0));
        let says_which = from.get("resources").is_some();
        if says_which {
            profile.resources = resources.collect();
        }
        let known = |it: &KnownAbility| self.data.library.known(&it.name)?.magic;
        let magic = profile.abilities.iter().find_map(known);
        if profile.resources.is_empty() && !says_which && (magic.is_some() || from.flag("gifted")) {
            profile.resources.push(magic.unwrap_or(Resource::Mana));
        }
        profile.gifted |= from.flag("gifted") || !profile.resources.is_empty();
        if !has_line {
            let focus = profile.abilities.iter().filter_map(|it| self.data.library.known(&it.name));
            profile.focus_points = focus.fold(0, |sum, it| sum.saturating_add(it.focus));
            //= daemmersturm.ap.from-base
            profile.action_points = action_points_of(profile.melee.attack);
        }
        if !has_points {
            //= daemmersturm.resource.base
            profile.magic_points =
                if profile.resources.is_empty() { 0 } else { magic_points_of(profile.magic.attack) };
        }
        profile.action_points = from.number("action-points").unwrap_or(profile.action_points);
        profile.focus_points = from.number("focus-points").unwrap_or(profile.focus_points);
        profile.magic_points = from.number("magic-points").unwrap_or(profile.magic_points);
        profile.hands = from.number("hands").unwrap_or(profile.hands);
        profile.armour_class = Worded::at(from, "armour-class").unwrap_or(profile.armour_class);
        profile.two_handed_pair |= from.flag("two-handed-pair");
        if let Some((name, _)) = from.text("client-name") {
            name.clone_into(&mut profile.client_name);
        }
    }

    fn abilities(&mut self, from: &Table<'_>, profile: &mut Profile) {
        for (name, span) in from.list("abilities").iter().filter_map(Node::text) {
            self.undefined(name, span);
            let entry: Option<AbilityId> = match self.data.find(name, &[List::Abilities]) {
                Some(Entry::Ability(id)) => Some(id),
                _ => None,
            };
            // Use the name in the language of the table, regardless of the language of the file.
            let name = entry.and_then(|it| self.data.library.ability(it)).map_or(name, |it| &it.name);
            let name = name.to_owned();
            profile.abilities.push(KnownAbility { name, entry });
        }
        for it in from.list("spells").iter().filter_map(Node::text) {
            let resource = profile.resources.first().copied().unwrap_or(Resource::Mana);
            let known = self.data.find(it.0, &[List::Spells]);
            let found = known.or_else(|| self.data.spell(it.0, resource));
            let found = found.or_else(|| self.data.wanted(self.report, it, &[List::Spells]));
            let Some(Entry::Spell(id)) = found else { continue };
            let Some(spell) = self.data.library.spell(id) else { continue };
            // The line of a profile lists spells among the abilities, and is not changed.
            if profile.abilities.iter().any(|it| it.name.eq_ignore_ascii_case(&spell.name)) {
                continue;
            }
            profile.abilities.push(KnownAbility { name: spell.name.clone(), entry: None });
        }
    }
}

/// The state of a character as given in the file.
fn actor(from: &Table<'_>, profile: &Profile, side: Side, seat: Seat) -> Actor {
    let usual = Actor::new(profile, side, seat);
    let number = |key: &str| from.number(key).unwrap_or(0u8);
    let life = from.number("life-left").unwrap_or(usual.life);
    let down = if life == 0 { Status::Incapacitated } else { Status::Up };
    let order = |key: &str| Worded::at(from, key).unwrap_or_default();
    let mut actor = Actor {
        veiled: from.flag("hidden"),
        life,
        start_life: from.number("start-life").unwrap_or(usual.start_life.max(life)),
        healed_between: from.number("healed").unwrap_or(0),
        tried_healing: from.flag("tried-healing"),
        status: Worded::at(from, "status").unwrap_or(down),
        exhausted: from.flag("exhausted"),
        was_exhausted: from.flag("was-exhausted"),
        action_points: from.number("action-points-left").unwrap_or(usual.action_points),
        focus_points: from.number("focus-points-left").unwrap_or(usual.focus_points),
        resource: from.text("resource").map_or(usual.resource, |it| Resource::of(it.0)),
        magic_points: from.number("magic-points-left").unwrap_or(usual.magic_points),
        mana_empty: from.flag("mana-empty"),
        seeking: from.flag("seeking"),
        potions: number("potions"),
        ailments: Ailments {
            nausea: number("nausea"),
            cramps: number("cramps"),
            faint: number("faint"),
            fresh: from.flag("cramps-fresh"),
        },
        mount: Mount::at(from, "mount").unwrap_or_default(),
        normal: from.get("normal").map(|_| from.flag("normal")),
        orders: Orders {
            seek: order("seek-cover"),
            protect: order("protect"),
            parting: order("parting"),
            step_in: order("step-in"),
        },
        ..usual
    };
    if let Some(direction) = from.text("facing").and_then(|it| direction_of(it.0)) {
        actor.facing = Facing::To(direction);
    }
    if let Some(element) = Worded::at(from, "element") {
        actor.round.element = Some((element, number("allowance")));
    }
    actor
}
