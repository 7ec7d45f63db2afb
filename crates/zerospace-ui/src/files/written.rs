//! Writes actors with their gear and their state, and scenes, in the format that the reader of this module reads.

use std::collections::{BTreeMap, BTreeSet};

use schwung_files::{
    kit::{LONGEST_NAME, LONGEST_TEXT},
    write::{Section, written},
};
use schwung_ui_kit::stage::Taken;
use schwung_zerospace::{
    Actor, ActorId, ActorKind, AttackKind, Attribute, Burst, Combat, Fear, Gift, Item, ItemKind, Length,
    Sheet, SkillId, SkillSet, State, Task, TaskId, TaskMode, Weapon,
};

use super::{
    attribute_key, default_frame,
    format::{ENDURANCE, GAITS, HEAVY, LONGEST_WORDS, OUT},
    is_known_gear, known_power,
    words::FAR,
};

/// State that a file cannot express.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Loss {
    /// A name or a text that is too long, is used twice, or has characters that names cannot have.
    Text(String),
    /// A number beyond the limits of files, and its owner.
    Number(String),
    /// The order of turns, and the used parts of turns.
    Turns,
    /// A hold of one actor on another, one of whom remains at the table.
    Hold(ActorId, ActorId),
    /// The distances to actors who remain.
    Distances,
    /// A contest with an actor who remains.
    Contest(TaskId),
    /// The pilot of a thing, if that actor remains.
    Pilot(String),
    /// A thing whose pilot remains, so that it remains as well.
    Thing(String),
}

/// The actor as a character file, with its gear and the state that outlasts a scene.
pub(crate) fn character(state: &State, system: &str, id: ActorId) -> Option<(String, BTreeSet<Loss>)> {
    state.actors.get(usize::from(id.0))?;
    let mut top = Section::top();
    top.put("format", "schwung-character").put("version", 1i64).put("system", system);
    let mut writer = Writer::new(state, [id]);
    let mut sections = vec![top];
    writer.actor(&mut sections, id, false);
    writer.own_skills(&mut sections);
    Some((written(&sections), writer.losses))
}

/// These actors as an encounter file with all of their state; with `whole`, also the scene around them.
pub(crate) fn scene(state: &State, system: &str, ids: &[ActorId], whole: bool) -> (String, BTreeSet<Loss>) {
    let mut writer = Writer::new(state, ids.iter().copied());
    let mut sections = vec![writer.top(system, whole)];
    for &id in ids {
        writer.actor(&mut sections, id, true);
    }
    if whole {
        let loose = state.items.iter().filter(|it| it.holder.is_none());
        sections.extend(loose.map(|it| writer.item(it, None)));
    }
    writer.between(&mut sections, whole);
    writer.things(&mut sections, whole);
    writer.tasks(&mut sections, whole);
    writer.stunts(&mut sections);
    writer.own_skills(&mut sections);
    (written(&sections), writer.losses)
}

struct Writer<'s> {
    state: &'s State,
    /// The actors that are written, with their names in the file.
    names: BTreeMap<ActorId, String>,
    used: SkillSet,
    losses: BTreeSet<Loss>,
}

impl<'s> Writer<'s> {
    fn new(state: &'s State, ids: impl IntoIterator<Item = ActorId>) -> Writer<'s> {
        let (names, used) = (BTreeMap::new(), SkillSet::NONE);
        let mut it = Writer { state, names, used, losses: BTreeSet::new() };
        let mut taken = Taken::default();
        for id in ids {
            let name = &state.sheet(id).name;
            let unique = taken.free(&it.name(name));
            if unique != *name {
                it.losses.insert(Loss::Text(name.clone()));
            }
            it.names.insert(id, unique);
        }
        it
    }

    /// The keys at the top of an encounter file.
    fn top(&mut self, system: &str, whole: bool) -> Section {
        let mut top = Section::top();
        top.put("system", system);
        let state = self.state;
        if whole {
            let title = self.words(&state.frame.title, LONGEST_TEXT);
            top.text("title", &title);
            let sides: Vec<String> = state.frame.sides.iter().map(|it| self.name(it)).collect();
            if sides.iter().collect::<BTreeSet<_>>().len() == sides.len() {
                top.list("sides", sides);
            }
            let mut scene = Section::top();
            scene.flag("dark", state.scene.dark).flag("underwater", state.scene.underwater);
            scene.flag("weightless", state.scene.weightless);
            top.inline("scene", scene);
        }
        let acts = |id: &ActorId| {
            let it = state.actor(*id);
            it.turn.has_begun() || it.stored.is_some() || it.owed > 0 || it.forced.is_some()
        };
        if state.order.iter().any(|it| self.names.contains_key(&it.actor)) || self.names.keys().any(acts) {
            self.losses.insert(Loss::Turns);
        }
        top
    }

    /// An actor with its gear; with `whole`, also its state that ends with the scene.
    fn actor(&mut self, sections: &mut Vec<Section>, id: ActorId, whole: bool) {
        let state = self.state;
        let (actor, sheet) = (state.actor(id), state.sheet(id));
        let mut of = self.sheet(id, actor.kind, sheet);
        if whole {
            self.place(&mut of, actor, sheet);
        }
        self.lasting(&mut of, actor);
        if whole {
            passing(&mut of, actor);
        }
        sections.push(of);
        sections.extend(sheet.specialities.iter().filter_map(|it| {
            let mut of = Section::of("character.speciality");
            of.put("skill", self.key(it.skill)?).put("name", self.name(&it.name));
            for (name, applies) in [("attack", it.attack), ("defence", it.defence), ("check", it.check)] {
                if !applies {
                    of.put(name, false);
                }
            }
            Some(of)
        }));
        sections.extend(sheet.gifts.iter().map(|it| self.power(it)));
        let held = state.items.iter().filter(|it| it.holder == Some(id));
        sections.extend(held.map(|it| self.item(it, Some(id))));
    }

    fn sheet(&mut self, id: ActorId, kind: ActorKind, sheet: &Sheet) -> Section {
        let mut of = Section::of("character");
        of.put("name", self.named(id));
        match kind {
            ActorKind::Named => {}
            ActorKind::Unnamed => {
                of.put("kind", "unnamed");
            }
            ActorKind::Object => {
                of.put("kind", "object");
            }
        }
        let mut attributes = Section::top();
        for it in Attribute::ALL {
            let value = self.within(sheet.attribute(it), -5, 30, &sheet.name);
            attributes.number(attribute_key(it), value, 0);
        }
        let endurance = self.within(sheet.endurance, 1, ENDURANCE, &sheet.name);
        let level = self.within(sheet.power_level, 0, 30, &sheet.name);
        of.inline("attributes", attributes).put("endurance", endurance);
        of.list("skills", self.keys(sheet.skills)).number("power-level", level, 0);
        let mut pace = Section::top();
        for (name, length) in ["walk", "run", "sprint"].into_iter().zip(sheet.pace) {
            self.length(&mut pace, name, length);
        }
        of.inline("pace", pace);
        of.maybe("weight", sheet.weight.map(|it| self.within(it, 0, HEAVY, &sheet.name)));
        of
    }

    /// The properties that depend on the table: gang and side.
    fn place(&mut self, of: &mut Section, actor: &Actor, sheet: &Sheet) {
        if let Some(band) = &sheet.band {
            let band = self.name(band);
            of.text("band", &band);
        }
        let frame = &self.state.frame;
        if let Some(side) = frame.sides.get(usize::from(actor.side.0)) {
            of.put("side", self.name(side));
        }
        of.flag("hidden", actor.hidden);
    }

    /// The state that outlasts a scene.
    fn lasting(&self, of: &mut Section, actor: &Actor) {
        let losses = actor.losses;
        of.number("lost", losses.fresh, 0).number("lost-deep", losses.deep, 0);
        of.number("lost-shock", losses.shock, 0).flag("cruel", actor.cruel);
        of.inline("lowered", amounts(actor.lowered)).flag("adapted", actor.adapted);
        if let Some(fear) = actor.fear {
            of.put("fear", if fear == Fear::Flee { "flee" } else { "cower" });
        }
        of.maybe("difficulty", actor.difficulty);
        of.flag("blinded", actor.blinded).flag("helpless", actor.helpless);
    }

    fn power(&mut self, it: &Gift) -> Section {
        let mut of = Section::of("character.gift");
        of.put("name", self.name(&it.name));
        if let Some(attack) = &it.attack {
            of.put("weapon", self.weapon(attack, &it.name).into_value());
        }
        let kinds = [AttackKind::Normal, AttackKind::Mental, AttackKind::Altering];
        let kinds = kinds.into_iter().zip(it.on_defence).filter(|it| it.1).map(|it| kind_word(it.0));
        of.flag("on-attack", it.on_attack).list("on-defence", kinds);
        of.list("on-skills", self.keys(it.on_skills));
        self.length(&mut of, "moves", it.moves);
        // With its name alone, it would become the power of the library.
        let is_bare = *it == Gift { name: it.name.clone(), ..Gift::default() };
        if is_bare && known_power(&it.name).is_some_and(|known| known != *it) {
            of.put("on-attack", false);
        }
        of
    }

    fn weapon(&mut self, it: &Weapon, name: &str) -> Section {
        let mut of = Section::top();
        of.put("kind", kind_word(it.kind));
        of.put("combat", if it.combat == Combat::Ranged { "ranged" } else { "melee" });
        of.number("rating", self.within(it.rating, -10, 30, name), 0);
        of.maybe("damage", it.damage.map(|it| self.within(it, 0, 60, name)));
        self.length(&mut of, "range", it.range);
        of.flag("two-handed", it.two_handed);
        match it.burst {
            Some(Burst::Die) => {
                of.put("burst-die", true);
            }
            Some(Burst::Rating(rating)) => {
                of.put("burst-rating", self.within(rating, 1, 30, name));
            }
            None => {}
        }
        self.length(&mut of, "radius", it.radius);
        let effects = it.effects;
        of.flag("blinds", effects.blinds).flag("frightens", effects.frightens).flag("shocks", effects.shocks);
        of.flag("harmless", effects.harmless);
        if let Some((attribute, by)) = effects.lowers {
            of.put("lowers", attribute_key(attribute)).put("lowers-by", self.within(by, 1, 20, name));
        }
        for (name, skill) in [("skill", it.skill), ("against-skill", it.against_skill)] {
            if let Some(key) = skill.and_then(|it| self.key(it)) {
                of.put(name, key);
            }
        }
        for (name, attribute) in [("attribute", it.attribute), ("against", it.against)] {
            if let Some(attribute) = attribute {
                of.put(name, attribute_key(attribute));
            }
        }
        of
    }

    fn item(&mut self, it: &Item, holder: Option<ActorId>) -> Section {
        let mut of = Section::of("item");
        let name = self.words(it.text.as_str(), LONGEST_TEXT);
        of.put("name", if name.is_empty() { UNNAMED } else { &name });
        if let Some(holder) = holder {
            of.put("holder", self.named(holder));
        }
        match it.kind {
            ItemKind::Weapon(it) => {
                of.put("weapon", self.weapon(&it, &name).into_value());
            }
            ItemKind::Protection(rating) => {
                of.put("protection", self.within(rating, -10, 30, &name));
            }
            ItemKind::Tool { rating, skill } => {
                of.put("tool", self.within(rating, 0, 9, &name));
                if let Some(key) = skill.and_then(|it| self.key(it)) {
                    of.put("skill", key);
                }
            }
            ItemKind::Other => {
                // With its name alone, it would become the gear of the library.
                of.flag("plain", is_known_gear(&name));
            }
        }
        of
    }

    /// Holds and distances.
    fn between(&mut self, sections: &mut Vec<Section>, whole: bool) {
        for it in &self.state.holds {
            match (self.names.get(&it.by), self.names.get(&it.on)) {
                (Some(by), Some(on)) => {
                    let mut of = Section::of("hold");
                    of.put("by", by.as_str()).put("on", on.as_str());
                    sections.push(of);
                }
                (None, None) => {}
                _ => {
                    self.losses.insert(Loss::Hold(it.by, it.on));
                }
            }
        }
        for it in &self.state.distances {
            match (self.names.get(&it.a), self.names.get(&it.b)) {
                (Some(a), Some(b)) => {
                    let mut of = Section::of("distance");
                    of.list("between", [a.as_str(), b.as_str()]);
                    self.length(&mut of, "metres", Some(it.length));
                    sections.push(of);
                }
                (None, None) if !whole => {}
                _ => {
                    self.losses.insert(Loss::Distances);
                }
            }
        }
    }

    fn things(&mut self, sections: &mut Vec<Section>, whole: bool) {
        for it in &self.state.things {
            let pilot = it.pilot.and_then(|it| self.names.get(&it)).cloned();
            if !whole {
                if pilot.is_some() {
                    self.losses.insert(Loss::Thing(it.text.as_str().to_owned()));
                }
                continue;
            }
            let mut of = Section::of("thing");
            of.put("text", self.words(it.text.as_str(), LONGEST_WORDS));
            match pilot {
                Some(pilot) => {
                    of.put("pilot", pilot);
                }
                None if it.pilot.is_some() => {
                    self.losses.insert(Loss::Pilot(it.text.as_str().to_owned()));
                }
                None => {}
            }
            of.flag("lasting", it.lasting);
            sections.push(of);
        }
    }

    fn tasks(&mut self, sections: &mut Vec<Section>, whole: bool) {
        for it in &self.state.tasks {
            let sides = it.sides.map(|it| [it.first, it.second].map(|it| self.names.get(&it).cloned()));
            match sides {
                Some([Some(first), Some(second)]) => sections.push(self.task(it, Some([first, second]))),
                Some([None, None]) => {}
                Some(_) => {
                    self.losses.insert(Loss::Contest(it.id));
                }
                None if whole => sections.push(self.task(it, None)),
                None => {}
            }
        }
    }

    fn task(&mut self, it: &Task, sides: Option<[String; 2]>) -> Section {
        let mut of = Section::of("task");
        let text = self.words(it.text.as_str(), LONGEST_WORDS);
        of.text("text", &text);
        match &it.mode {
            TaskMode::Tries { needed, most, difficulties } => {
                of.put("needed", i64::from(*needed)).put("attempts", i64::from(*most));
                let difficulties: Vec<i64> =
                    difficulties.iter().map(|it| self.within(*it, 3, 1_000, &text)).collect();
                of.list("difficulties", difficulties);
            }
            TaskMode::FirstTo(number) => {
                of.put("first-to", i64::from(*number));
            }
            TaskMode::Lead(lead) => {
                of.put("lead", i64::from(*lead));
            }
            TaskMode::Rounds { lead, rounds } => {
                of.put("lead", i64::from(*lead)).put("rounds", i64::from(*rounds));
            }
        }
        if let (Some(contest), Some([first, second])) = (it.sides, sides) {
            of.put("first", first).put("second", second);
            if let Some(key) = self.key(contest.skill) {
                of.put("skill", key);
            }
            of.put("attribute", attribute_key(contest.attribute));
            of.flag("ties-to-first", contest.ties_to_first).flag("running", contest.running);
        }
        if it.tally != [0, 0] {
            of.list("successes", it.tally.map(i64::from));
        }
        of.number("tried", it.tries, 0);
        if let Some(won) = it.won {
            of.put("won", won);
        }
        of
    }

    fn stunts(&mut self, sections: &mut Vec<Section>) {
        for it in &self.state.stunts {
            let (Some(who), Some(skill)) = (self.names.get(&it.who).cloned(), self.key(it.skill)) else {
                continue;
            };
            let mut of = Section::of("stunt");
            of.put("who", who).put("skill", skill);
            let text = self.words(it.text.as_str(), LONGEST_WORDS);
            of.text("text", &text).flag("scene", it.scene);
            sections.push(of);
        }
    }

    /// The skills in use that not every table has.
    fn own_skills(&self, sections: &mut Vec<Section>) {
        let usual = default_frame().skills;
        let all = (0u8..).zip(&self.state.frame.skills);
        let own = all.filter(|(n, it)| !usual.contains(it) && self.used.contains(SkillId(*n)));
        sections.extend(own.map(|(_, it)| {
            let mut of = Section::of("skill");
            of.put("key", it.key.as_str()).text("de", &it.de).text("en", &it.en);
            of.put("attribute", attribute_key(it.attribute)).flag("talking", it.talking);
            of
        }));
    }

    fn named(&self, id: ActorId) -> &str {
        self.names.get(&id).map_or("", String::as_str)
    }

    /// The key of a skill, which is then marked as used.
    fn key(&mut self, skill: SkillId) -> Option<String> {
        let found = self.state.frame.skills.get(usize::from(skill.0))?;
        self.used = self.used.with(skill);
        Some(found.key.clone())
    }

    fn keys(&mut self, skills: SkillSet) -> Vec<String> {
        skills.iter().filter_map(|it| self.key(it)).collect()
    }

    /// The number, limited to the range of files. `of` is its owner.
    fn within(&mut self, number: impl Into<i64>, least: i64, most: i64, of: &str) -> i64 {
        let number = number.into();
        let fits = number.clamp(least, most);
        if fits != number {
            self.losses.insert(Loss::Number(of.to_owned()));
        }
        fits
    }

    /// Adds a length in metres, if there is one.
    fn length(&mut self, of: &mut Section, key: &'static str, length: Option<Length>) {
        let Some(Length(halves)) = length else { return };
        let metres = self.within(halves / 2, 0, FAR, key);
        if halves % 2 == 1 && metres < FAR {
            of.put(key, format!("{metres},5"));
        } else {
            of.put(key, metres);
        }
    }

    /// The text as names can be.
    fn name(&mut self, text: &str) -> String {
        let plain = self.words(&text.replace('"', "'"), LONGEST_NAME);
        if text.contains('"') {
            self.losses.insert(Loss::Text(text.to_owned()));
        }
        if plain.is_empty() { UNNAMED.to_owned() } else { plain }
    }

    /// The text on one line, with at most this many characters.
    fn words(&mut self, text: &str, most: usize) -> String {
        let one_line = text.chars().map(|it| if it.is_control() { ' ' } else { it });
        let plain: String = one_line.take(most).collect();
        if plain != text {
            self.losses.insert(Loss::Text(text.to_owned()));
        }
        plain.trim().to_owned()
    }
}

/// The name of things without one.
const UNNAMED: &str = "–";

/// The state that ends with the scene.
fn passing(of: &mut Section, actor: &Actor) {
    if let Some((word, _)) = OUT.iter().find(|it| Some(it.1) == actor.out) {
        of.put("out", *word);
    }
    let (all, kept) = (actor.boosts, actor.boosts.lasting_only());
    for (key, attributes, endurance) in
        [("boosts", all.attributes, all.endurance), ("lasting-boosts", kept.attributes, kept.endurance)]
    {
        let mut boosts = amounts(attributes);
        boosts.number("endurance", endurance, 0);
        of.inline(key, boosts);
    }
    of.flag("checked", actor.checked).flag("prone", actor.prone).flag("covered", actor.covered);
    of.flag("distracted", actor.distracted).flag("surprised", actor.surprised);
    if let Some(dodge) = actor.dodging {
        of.put("dodging", attribute_key(dodge.attribute)).flag("dodging-forced", dodge.forced);
    }
    if let Some((word, _)) = GAITS.iter().skip(1).find(|it| it.1 == actor.gait) {
        of.put("gait", *word);
    }
}

fn amounts(of: [u8; 5]) -> Section {
    let mut section = Section::top();
    for (attribute, by) in Attribute::ALL.into_iter().zip(of) {
        section.number(attribute_key(attribute), by, 0);
    }
    section
}

fn kind_word(kind: AttackKind) -> &'static str {
    match kind {
        AttackKind::Normal => "normal",
        AttackKind::Mental => "mental",
        AttackKind::Altering => "altering",
    }
}
