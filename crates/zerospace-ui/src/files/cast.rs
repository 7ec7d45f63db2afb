//! Reads characters and objects with their sheets and their situation in the scene.

use schwung_files::kit::{HIDDEN_PLAYED, Problem, TOO_MANY, Table, claim};
use schwung_table::Seat;
use schwung_zerospace::{
    Actor, ActorId, ActorKind, Attribute, Boosts, Dodge, Fear, Gift, Item, ItemId, ItemKind, Losses, Sheet,
    Side, Speciality, Wording,
};

use super::{
    format::{GAITS, MOST_ACTORS, OUT},
    gear,
    make::{Making, UNKNOWN_GEAR},
    offhand,
    words::{ATTRIBUTES, attribute, metres},
};

impl Making<'_, '_> {
    /// Adds one actor, or several identical ones.
    pub(super) fn character(&mut self, from: &Table<'_>) {
        let name = from.text("name");
        let count: usize = from.number("count").unwrap_or(1);
        let seat = self.seats.of(self.report, from);
        let side = Side(self.sides.of(self.report, from, seat));
        let actor = self.actor(from, seat, side);
        let sheet = self.sheet(from);
        self.hidden(from, seat, actor.hidden);
        if from.get("asks").is_some() && !from.flag("asks") {
            self.passes.push(seat);
        }
        for n in 1..=count {
            let Some((name, span)) = name else { continue };
            let name = if count > 1 { format!("{name} {n}") } else { name.to_owned() };
            claim(self.report, &mut self.names, &name, span);
            if self.actors.len() >= MOST_ACTORS {
                let problem = Problem::error(TOO_MANY).arg("key", "character").arg("count", MOST_ACTORS + 1);
                self.report.add(span, problem.arg("most", MOST_ACTORS));
                return;
            }
            let common = || (count > 1).then(|| from.text("name").map_or("", |it| it.0).to_owned());
            let band = from.text("band").map(|it| it.0.to_owned()).or_else(common);
            let id = ActorId(u8::try_from(self.actors.len()).unwrap_or(u8::MAX));
            self.sheets.push(Sheet { name, band, ..sheet.clone() });
            self.actors.push(actor);
            self.carried(from, id);
        }
    }

    fn hidden(&mut self, from: &Table<'_>, seat: Seat, hidden: bool) {
        if hidden && !seat.is_gm() {
            let span = from.get("hidden").map_or(&from.span, |node| &node.span);
            let name = from.text("name").map_or("", |(name, _)| name);
            self.report.add(span, Problem::warning(HIDDEN_PLAYED).arg("name", name));
        }
    }

    fn actor(&mut self, from: &Table<'_>, seat: Seat, side: Side) -> Actor {
        let kind = match from.text("kind").map(|it| it.0) {
            Some("unnamed") => ActorKind::Unnamed,
            Some("object") => ActorKind::Object,
            _ => ActorKind::Named,
        };
        let boosts = boosts(from);
        let most = from.number("endurance").unwrap_or(5u8).saturating_add(boosts.endurance);
        let fresh = from.number::<u8>("lost").unwrap_or(0).min(most);
        let deep = from.number::<u8>("lost-deep").unwrap_or(0).min(most - fresh);
        let shock = from.number::<u8>("lost-shock").unwrap_or(0).min(most - fresh - deep);
        let dodging = from.text("dodging").and_then(|it| attribute(it.0));
        Actor {
            hidden: from.flag("hidden"),
            losses: Losses { fresh, deep, shock },
            lowered: amounts(from.table("lowered")),
            boosts,
            cruel: from.flag("cruel"),
            out: from.text("out").and_then(|it| meant(&OUT, it.0)),
            checked: from.flag("checked"),
            prone: from.flag("prone"),
            covered: from.flag("covered"),
            helpless: from.flag("helpless"),
            blinded: from.flag("blinded"),
            distracted: from.flag("distracted"),
            surprised: from.flag("surprised"),
            dodging: dodging.map(|attribute| Dodge { attribute, forced: from.flag("dodging-forced") }),
            gait: from.text("gait").and_then(|it| meant(&GAITS, it.0)).unwrap_or_default(),
            fear: from.text("fear").map(|it| if it.0 == "flee" { Fear::Flee } else { Fear::Cower }),
            adapted: from.flag("adapted"),
            difficulty: from.number("difficulty"),
            ..Actor::new(kind, side, seat)
        }
    }

    fn sheet(&mut self, from: &Table<'_>) -> Sheet {
        let attributes = from.table("attributes");
        let value = |attribute: Attribute| {
            let name = ATTRIBUTES.iter().find(|it| it.1 == attribute)?.0;
            attributes?.number(name)
        };
        let skills = self.data.skills.list(self.report, from.list("skills")).into_iter().collect();
        let pace = from.table("pace");
        Sheet {
            name: String::new(),
            attributes: Attribute::ALL.map(|it| value(it).unwrap_or(0)),
            endurance: from.number("endurance").unwrap_or(5),
            skills,
            specialities: self.specialities(from),
            power_level: from.number("power-level").unwrap_or(0),
            gifts: self.gifts(from),
            pace: ["walk", "run", "sprint"].map(|key| pace.and_then(|it| metres(it, key))),
            weight: from.number("weight"),
            band: None,
        }
    }

    fn specialities(&mut self, from: &Table<'_>) -> Vec<Speciality> {
        let mut all = Vec::new();
        for it in from.tables("speciality") {
            let fits = |key: &str| it.get(key).is_none() || it.flag(key);
            let (Some(skill), Some((name, _))) =
                (self.data.skills.read(self.report, it, "skill"), it.text("name"))
            else {
                continue;
            };
            let (attack, defence, check) = (fits("attack"), fits("defence"), fits("check"));
            all.push(Speciality { skill, name: name.to_owned(), attack, defence, check });
        }
        all
    }

    /// The powers of a character. A power with only a name is taken from the table's data.
    fn gifts(&mut self, from: &Table<'_>) -> Vec<Gift> {
        let mut gifts = Vec::new();
        for it in from.tables("gift") {
            let is_bare = gear::GIFT.iter().all(|key| it.get(key).is_none());
            let known =
                it.text("name").filter(|_| is_bare).and_then(|it| offhand::power(&self.data.powers, it.0));
            gifts.push(known.unwrap_or_else(|| gear::gift(&self.data.skills, self.report, it)));
        }
        gifts
    }

    /// Adds the gear that an actor carries, looked up by name in the table's data.
    fn carried(&mut self, from: &Table<'_>, id: ActorId) {
        for (name, span) in from.list("gear").iter().filter_map(|it| it.text()) {
            match self.gear_named(name) {
                Some((name, kind)) => self.put(&name, kind, Some(id)),
                None => self.report.add(span, self.unknown_gear(name)),
            }
        }
    }

    /// Adds gear that the file lists separately.
    pub(super) fn item(&mut self, from: &Table<'_>) {
        let holder = from.text("holder").and_then(|(name, span)| self.find(name, span));
        let Some((name, span)) = from.text("name") else { return };
        let own = gear::kind(&self.data.skills, self.report, from);
        let own = own.or_else(|| from.flag("plain").then_some(ItemKind::Other));
        let known = self.gear_named(name);
        match (own, known) {
            (Some(kind), _) => self.put(name, kind, holder),
            (None, Some((name, kind))) => self.put(&name, kind, holder),
            // An object without recorded properties is still gear.
            (None, None) => {
                let problem = self.unknown_gear(name);
                let severity = schwung_files::Severity::Warning;
                self.report.add(span, Problem { severity, ..problem });
                self.put(name, ItemKind::Other, holder);
            }
        }
    }

    fn gear_named(&self, name: &str) -> Option<(String, ItemKind)> {
        offhand::meant(&self.data.gear, name)
    }

    fn unknown_gear(&self, name: &str) -> Problem {
        let names: Vec<&str> = self.data.gear.iter().map(|it| it.name.as_str()).collect();
        Problem::error(UNKNOWN_GEAR).arg("name", name).among(name, &names)
    }

    fn put(&mut self, name: &str, kind: ItemKind, holder: Option<ActorId>) {
        let id = ItemId(u16::try_from(self.items.len() + 1).unwrap_or(u16::MAX));
        self.items.push(Item { id, text: Wording::new(name), holder, kind });
    }
}

/// The value that a word of a file means.
fn meant<T: Copy>(words: &[(&str, T)], word: &str) -> Option<T> {
    words.iter().find(|it| it.0 == word).map(|it| it.1)
}

/// The numbers that belong to attributes.
fn amounts(from: Option<&Table<'_>>) -> [u8; 5] {
    let of = |it: Attribute| {
        let name = ATTRIBUTES.iter().find(|known| known.1 == it)?.0;
        from?.number(name)
    };
    Attribute::ALL.map(|it| of(it).unwrap_or(0))
}

/// The boosts of an actor. The lasting ones are included in the total.
fn boosts(from: &Table<'_>) -> Boosts {
    let (all, kept) = (from.table("boosts"), from.table("lasting-boosts"));
    let endurance = |of: Option<&Table<'_>>| of.and_then(|it| it.number("endurance")).unwrap_or(0u8);
    let (mut sums, kept_ones) = (amounts(all), amounts(kept));
    sums.iter_mut().zip(kept_ones).for_each(|(sum, kept)| *sum = kept.max(*sum));
    Boosts {
        attributes: sums,
        endurance: endurance(all).max(endurance(kept)),
        lasting: false,
        kept: kept_ones,
        kept_endurance: endurance(kept),
    }
}
