//! Named characters: their sheets, and how they come into the scene.

use schwung_fate::{
    Actor, ActorId, AspectKind, Bearer, Boxes, Gift, GiftKind, MOST_GIFTS, Severity, Sheet, Side, SkillId,
    Track, ZoneId, gifts_fit,
};
use schwung_files::kit::{HIDDEN_PLAYED, Node, Problem, Span, Table, claim, folded};
use schwung_table::Seat;

use super::{
    kept::{found, out},
    make::Making,
    problem::{BOX_BEYOND_TRACK, BOX_TWICE, GIFTS_TOO_HIGH, MANY_CONSEQUENCES, SKILL_TWICE},
    skills::track_of,
};

/// Scene number of consequences that a character already has. They were taken before this scene, which is
/// number 1.
const EARLIER_SCENE: u16 = 0;

impl Making<'_, '_> {
    /// Adds a named character to the scene.
    pub(crate) fn character(&mut self, from: &Table<'_>) {
        let name = from.text("name");
        if let Some((name, span)) = name {
            claim(self.report, &mut self.names, name, span);
        }
        let seat = self.seats.of(self.report, from);
        let side = Side(self.sides.of(self.report, from, seat));
        let zone = self.start_zone(from, ZoneId::default());
        let sheet = self.sheet(name.map_or("", |(name, _)| name), from);
        let mut companions = (0u8, 0u8);
        for (n, it) in from.tables("companion").take(8).enumerate() {
            companions.0 |= u8::from(it.flag("gone")) << n;
            companions.1 |= u8::from(it.flag("away")) << n;
        }
        let actor = Actor {
            hidden: self.hidden(from, seat),
            companions_gone: companions.0,
            companions_away: companions.1,
            out: out(from),
            fate: from.number("fate").unwrap_or_else(|| self.profile.starting_points(&sheet)),
            stress: self.marked(from, &sheet),
            disarmed: from.number("disarmed"),
            load: from.number("load").unwrap_or(0),
            ..Actor::new(side, seat, zone)
        };
        let extra_consequences = sheet.extra_consequences;
        let id = self.join(sheet, actor);
        self.consequences(from, id, extra_consequences);
        self.in_play(from, id);
        self.kept.found.extend(found(from.list("aspects"), id));
    }

    /// Returns whether the character is hidden from the players. Warns if a player plays it, as hiding it
    /// then has little effect.
    pub(crate) fn hidden(&mut self, from: &Table<'_>, seat: Seat) -> bool {
        let hidden = from.flag("hidden");
        if hidden && !seat.is_gm() {
            let span = from.get("hidden").map_or(&from.span, |node| &node.span);
            let name = from.text("name").map_or("", |(name, _)| name);
            self.report.add(span, Problem::warning(HIDDEN_PLAYED).arg("name", name));
        }
        hidden
    }

    /// The zone in which an actor starts, as set in the file.
    //= sotc.scene.start-zone
    pub(crate) fn start_zone(&mut self, from: &Table<'_>, default: ZoneId) -> ZoneId {
        from.text("zone").and_then(|(name, span)| self.zone(name, span)).unwrap_or(default)
    }

    fn sheet(&mut self, name: &str, from: &Table<'_>) -> Sheet {
        let (aspects, secret_aspects) = aspects(from.list("aspects"));
        let skills = self.ratings(from);
        let best = skills.iter().copied().filter(|it| *it != Sheet::UNLEARNED).max().unwrap_or(0);
        let gifts = self.gifts(from);
        let companions = from.tables("companion").map(|it| self.companion(it, best)).collect();
        let sheet = Sheet {
            name: name.to_owned(),
            skills,
            aspects,
            secret_aspects,
            //= sotc.stress.length-skills
            extra_boxes: ["health-boxes", "composure-boxes"].map(|key| from.number(key).unwrap_or(0)),
            extra_consequences: from.number("extra-consequences").unwrap_or(0),
            grit: from.number("grit"),
            weight: from.number("weight"),
            refresh: from.number("refresh"),
            gifts,
            companions,
            quick_recovery: from.flag("quick-recovery"),
            minions: None,
            partner: None,
        };
        if !gifts_fit(&sheet) {
            let problem = GIFTS_TOO_HIGH.error().arg("name", name).arg("most", MOST_GIFTS);
            self.report.add(&from.span, problem);
        }
        sheet
    }

    /// Talents, gifts and stunts.
    fn gifts(&mut self, from: &Table<'_>) -> Vec<Gift> {
        let mut gifts = Vec::new();
        for it in from.tables("gift") {
            let skill = it.text("skill").and_then(|(name, span)| self.list.find(self.report, name, span));
            let text = |key: &str| it.text(key).map_or("", |(text, _)| text).to_owned();
            gifts.push(Gift {
                name: text("name"),
                kind: it.text("kind").and_then(|(word, _)| GiftKind::from_word(word)).unwrap_or_default(),
                text: text("text"),
                price: it.number("price").unwrap_or(0),
                bonus: skill.zip(it.number("bonus")),
            });
        }
        gifts
    }

    /// Ratings in the order of the skill list, without trailing zeros.
    fn ratings(&mut self, from: &Table<'_>) -> Vec<i8> {
        let mut ratings: Vec<i8> = Vec::new();
        let mut rated: Vec<SkillId> = Vec::new();
        for entry in from.table("skills").map(Table::entries).unwrap_or_default() {
            let Some(skill) = self.list.find(self.report, entry.key, &entry.key_span) else { continue };
            if rated.contains(&skill) {
                self.report.add(&entry.key_span, SKILL_TWICE.error().arg("name", entry.key));
                continue;
            }
            rated.push(skill);
            let at = usize::from(skill.0);
            ratings.resize(ratings.len().max(at + 1), Sheet::UNLEARNED);
            ratings[at] = entry.node.number().unwrap_or(0);
        }
        ratings
    }

    /// The stress boxes that are already marked.
    fn marked(&mut self, from: &Table<'_>, sheet: &Sheet) -> [Boxes; 2] {
        let Some(marked) = from.table("marked") else { return <[Boxes; 2]>::default() };
        let tracks = [("health", sheet.extra_boxes[0]), ("composure", sheet.extra_boxes[1])];
        tracks.map(|(key, extra)| {
            let length = self.profile.boxes.saturating_add(extra);
            let mut boxes = Boxes::default();
            for node in marked.list(key) {
                let Some(n) = node.number::<u8>() else { continue };
                if n > length {
                    let problem = BOX_BEYOND_TRACK.error().arg("box", n).arg("most", length);
                    self.report.add(&node.span, problem.allowed([format!("1..{length}")]));
                } else if boxes.is_marked(n) {
                    self.report.add(&node.span, BOX_TWICE.warning().arg("box", n));
                }
                boxes = boxes.with(n, true);
            }
            boxes
        })
    }

    /// Adds the consequences that the character already has.
    fn consequences(&mut self, from: &Table<'_>, actor: ActorId, extra: u8) {
        let most = usize::from(self.profile.consequences.saturating_add(extra));
        let carried: Vec<&Table<'_>> = from.tables("consequence").collect();
        if let Some(one) = carried.get(most) {
            let problem = MANY_CONSEQUENCES.warning().arg("count", carried.len()).arg("most", most);
            self.report.add(&one.span, problem);
        }
        for one in carried {
            let Some((severity, _)) = one.text("severity") else { continue };
            let severity = match severity {
                "moderate" => Severity::Moderate,
                "severe" => Severity::Severe,
                _ => Severity::Mild,
            };
            let track = one.text("track").map_or(Track::Health, |(track, _)| track_of(track));
            let carried = one.flag("carried");
            let kind = AspectKind::Consequence { severity, track, scene: EARLIER_SCENE, carried };
            self.put(one, Bearer::Actor(actor), kind);
        }
    }

    /// Adds an actor and its sheet.
    pub(crate) fn join(&mut self, sheet: Sheet, actor: Actor) -> ActorId {
        let id = ActorId(u8::try_from(self.actors.len()).unwrap_or(u8::MAX));
        self.sheets.push(sheet);
        self.actors.push(actor);
        id
    }

    /// The character or group with this name.
    pub(crate) fn actor_named(&self, name: &str) -> Option<ActorId> {
        let name = folded(name);
        let at = self.sheets.iter().position(|it| folded(&it.name) == name)?;
        u8::try_from(at).ok().map(ActorId)
    }
}

/// Lasting aspects, and a bit mask of those that are secret.
fn aspects(nodes: &[Node<'_>]) -> (Vec<String>, u32) {
    let mut aspects = Vec::new();
    let mut secret = 0;
    for node in nodes {
        let (text, is_secret): (Option<(&str, &Span)>, bool) = match node.table() {
            Some(table) => (table.text("text"), table.flag("secret")),
            None => (node.text(), false),
        };
        let Some((text, _)) = text else { continue };
        secret |= u32::from(is_secret) << aspects.len();
        aspects.push(text.to_owned());
    }
    (aspects, secret)
}
