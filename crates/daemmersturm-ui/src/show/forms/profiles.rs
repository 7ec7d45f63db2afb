//! Imports profiles in text form. Existing characters are changed, others are added.

use schwung_daemmersturm::{
    Actor, Command, Fact, Profile, SceneCommand, Side, TableFact, Values, Wording,
    profile_line::{Fault, Many, Place, Reading, read_many},
};
use schwung_table::Seat;
use schwung_ui_kit::stage::{Taken, present, seat_of};
use schwung_views::{
    Staged,
    wire::{DraftRemark, DraftView},
};

use super::{
    desk::{ACTORS, Desk, change, set},
    sheet::folded,
};
use crate::{
    files::{
        self,
        offhand::{self, Gear, Magic},
    },
    words,
};

/// Maximum number of characters shown of text that could not be parsed.
const SHOWN: usize = 60;

/// The commands that import a page of profiles; `None` if the text contains no profiles but an encounter file. Remarks
/// on a profile become a note to the plot leader, as the written numbers are used.
///
/// # Errors
/// All errors of the profiles, with name and line, and text that belongs to none of them.
//= daemmersturm.profile.import-checks
pub(super) fn stage(desk: &Desk<'_>, text: &str) -> Option<Staged<Command>> {
    let library = &desk.state.frame.library;
    let many = read_many(text, &|name| library.known(name));
    // An encounter file names its system, and starts with keys.
    if many.profiles.is_empty() || text.lines().any(|it| it.trim_start().starts_with("system")) {
        return None;
    }
    Some(Page { desk, text, taken: taken(desk) }.staged(&many))
}

/// A preview of each profile with its remarks and errors, and of the text between them.
//= daemmersturm.profile.import-checks
pub(super) fn drafts(desk: &Desk<'_>, text: &str) -> Vec<DraftView> {
    let library = &desk.state.frame.library;
    let many = read_many(text, &|name| library.known(name));
    let mut page = Page { desk, text, taken: taken(desk) };
    let mut room = ACTORS.saturating_sub(desk.state.actors.len());
    let mut drafts = Vec::new();
    let mut written = Vec::new();
    let left = many.unread.iter().filter(|place| {
        let lines = written_below(page.cut(**place));
        let owner = many.profiles.iter().rposition(|it| it.0.start < place.start);
        let is_gear = lines.is_some() && owner.is_some();
        written.extend(
            owner.zip(lines).into_iter().flat_map(|(n, lines)| lines.into_iter().map(move |it| (n, it))),
        );
        !is_gear
    });
    let left: Vec<Place> = left.copied().collect();
    for (n, (place, result)) in many.profiles.iter().enumerate() {
        let own = written.iter().filter(|it| it.0 == n).map(|it| &it.1);
        drafts.push(page.draft(*place, result, own, &mut room));
    }
    drafts.extend(left.into_iter().map(|it| page.left_over(it)));
    drafts.sort_by_key(|it| it.line);
    drafts
}

/// Words with which a line below a profile begins.
const BELOW: [(&str, Below); 9] = [
    ("waffen", Below::Gear),
    ("waffe", Below::Gear),
    ("ausrüstung", Below::Gear),
    ("weapons", Below::Gear),
    ("gear", Below::Gear),
    ("zauber", Below::Spells),
    ("spells", Below::Spells),
    ("client", Below::Client),
    ("im spiel", Below::Client),
];

/// The kind of list in a line below a profile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Below {
    Gear,
    Spells,
    Client,
}

/// The lines below a profile that list the character's equipment; `None` if there is any other line.
fn written_below(text: &str) -> Option<Vec<(Below, Vec<String>)>> {
    let lines = text.lines().map(str::trim).filter(|it| !it.is_empty());
    let read = |line: &str| {
        let (word, list) = line.split_once([':', '\u{ff1a}'])?;
        let (_, what) = BELOW.iter().find(|it| it.0 == folded(word))?;
        let all = list.split([',', ';']).map(|it| it.trim().to_owned()).filter(|it| !it.is_empty());
        Some((*what, all.collect()))
    };
    lines.map(read).collect()
}

fn taken(desk: &Desk<'_>) -> Taken {
    Taken::new(desk.state.frame.profiles.iter().map(|it| it.name.as_str()))
}

struct Page<'p> {
    desk: &'p Desk<'p>,
    text: &'p str,
    taken: Taken,
}

impl Page<'_> {
    fn staged(mut self, many: &Many) -> Staged<Command> {
        let mut errors: Vec<String> = many.unread.iter().map(|it| self.unread(*it)).collect();
        let (mut facts, mut notes) = (Vec::new(), Vec::new());
        let mut joins = 0;
        for (place, result) in &many.profiles {
            match result {
                Ok(reading) => {
                    let fact = self.fact(reading);
                    joins += usize::from(matches!(fact, Fact::Table(_)));
                    facts.push(set(fact));
                    notes.extend(self.remarks(*place, reading));
                }
                Err(faults) => {
                    let name = self.name(*place);
                    let texts = faults.iter().map(|it| (it.span, words::profile_fault(self.desk.texts, it)));
                    errors.extend(texts.map(|(span, text)| self.line(span, &name, &text)));
                }
            }
        }
        if self.desk.state.actors.len() + joins > ACTORS {
            errors.push(self.desk.text("form-wrong-actors", &[("most", &ACTORS.to_string())]));
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        facts.extend(notes);
        Ok(facts)
    }

    fn draft<'w>(
        &mut self,
        place: Place,
        result: &Result<Reading, Vec<Fault>>,
        written: impl Iterator<Item = &'w (Below, Vec<String>)>,
        room: &mut usize,
    ) -> DraftView {
        let texts = self.desk.texts;
        let (mut becomes, mut remarks) = (String::new(), Vec::new());
        let (mut gear, mut spells, mut client) = (Vec::new(), Vec::new(), String::new());
        for (what, all) in written {
            match what {
                Below::Gear => gear.extend(all.iter().cloned()),
                Below::Spells => spells.extend(all.iter().cloned()),
                Below::Client => client = all.join(" "),
            }
        }
        match result {
            Ok(reading) => {
                let odd = reading.remarks.iter();
                remarks.extend(odd.map(|it| self.remark(it.span, words::profile_remark(texts, it), false)));
                let fact = self.fact(reading);
                let joins = matches!(fact, Fact::Table(_));
                if joins && *room == 0 {
                    let text = self.desk.text("form-wrong-actors", &[("most", &ACTORS.to_string())]);
                    remarks.push(self.remark(place, text, true));
                } else {
                    *room -= usize::from(joins);
                    becomes = self.becomes(reading, &fact);
                    let has = self.equipped(place, reading, (&mut gear, &mut spells), &mut remarks);
                    if !has.is_empty() {
                        becomes = self.desk.text("ds-draft-with", &[("draft", &becomes), ("gear", &has)]);
                    }
                }
            }
            Err(faults) => {
                let wrong = faults.iter();
                remarks.extend(wrong.map(|it| self.remark(it.span, words::profile_fault(texts, it), true)));
            }
        }
        let fits = !remarks.iter().any(|it| it.wrong);
        DraftView { name: self.name(place), becomes, gear, spells, client, fits, remarks, ..self.part(place) }
    }

    /// The equipment that a character will have, in words. Names that the library does not have need their numbers. Names that
    /// only the table's library has are written with their numbers, so that they can be read without it.
    //= daemmersturm.profile.abilities
    fn equipped(
        &self,
        place: Place,
        reading: &Reading,
        (gear, spells): (&mut Vec<String>, &mut Vec<String>),
        remarks: &mut Vec<DraftRemark>,
    ) -> String {
        let library = &self.desk.state.frame.library;
        let mut all = Vec::new();
        for it in gear.iter_mut() {
            let found = match offhand::gear(library, it) {
                Some(Gear::Weapon { id, like }) => library.weapon(id).map(|weapon| (weapon.clone(), like)),
                Some(Gear::NewWeapon(weapon)) => Some((*weapon, false)),
                Some(Gear::Protection(id)) => {
                    all.extend(library.protection(id).map(|it| it.name.clone()));
                    continue;
                }
                None => None,
            };
            let Some((weapon, like)) = found else {
                remarks.push(self.remark(place, self.desk.text("ds-draft-unknown", &[("name", it)]), true));
                continue;
            };
            let damage = words::amount(weapon.damage);
            let name = if like { offhand::split(it).0.to_owned() } else { weapon.name.clone() };
            let key = if like { "ds-draft-like" } else { "ds-draft-weapon" };
            all.push(self.desk.text(key, &[("name", &name), ("damage", &damage), ("entry", &weapon.name)]));
            if !files::is_usual(&weapon.name) && !like && weapon.damage.rolls.iter().flatten().count() == 1 {
                *it = format!("{} {damage}", offhand::split(it).0);
            }
        }
        for it in spells.iter_mut() {
            let spell = match offhand::magic(library, it, reading.profile.points.magic.kind) {
                Some(Magic::Spell(id)) => library.spell(id).cloned(),
                Some(Magic::NewSpell(spell)) => Some(*spell),
                None => None,
            };
            let Some(spell) = spell else {
                remarks.push(self.remark(place, self.desk.text("ds-draft-unknown", &[("name", it)]), true));
                continue;
            };
            let amount = spell.damage.or(spell.healing).map_or(String::new(), words::amount);
            let key = if spell.healing.is_some() { "ds-draft-heals" } else { "ds-draft-weapon" };
            all.push(self.desk.text(key, &[("name", &*spell.name), ("damage", &*amount)]));
        }
        let casts = |name: &String| library.spell_named(name).is_some();
        if gear.is_empty() && spells.is_empty() && !reading.profile.abilities.iter().any(casts) {
            remarks.push(self.remark(place, self.desk.say("ds-draft-unarmed"), false));
        }
        all.join(" · ")
    }

    /// Summary of a new character, such as "Joins: LP 30, N +3|15, F −3|12, Z +0|10".
    fn becomes(&self, reading: &Reading, fact: &Fact) -> String {
        let it = &reading.profile;
        let pair = |it: Values| format!("{}|{}", self.desk.texts.number(i64::from(it.attack)), it.defence);
        let (melee, ranged, magic) = (pair(it.melee), pair(it.ranged), pair(it.magic));
        let name = match fact {
            Fact::Table(TableFact::Join { profile, .. }) => profile.name.clone(),
            _ => it.name.clone(),
        };
        let args = [
            ("name", &*name),
            ("life", &*it.life.to_string()),
            ("melee", &*melee),
            ("ranged", &*ranged),
            ("magic", &*magic),
        ];
        let joins = matches!(fact, Fact::Table(_));
        self.desk.text(if joins { "ds-draft-joins" } else { "ds-draft-changes" }, &args)
    }

    /// A preview of text that is part of no profile.
    fn left_over(&self, place: Place) -> DraftView {
        let remark = self.remark(place, self.desk.say("ds-draft-unread"), true);
        DraftView { remarks: vec![remark], ..self.part(place) }
    }

    fn part(&self, place: Place) -> DraftView {
        let line = u32::try_from(self.number(place)).unwrap_or(u32::MAX);
        let (name, becomes) = (String::new(), String::new());
        let text = self.cut(place).to_owned();
        DraftView {
            line,
            name,
            text,
            becomes,
            gear: Vec::new(),
            spells: Vec::new(),
            client: String::new(),
            fits: false,
            remarks: Vec::new(),
        }
    }

    fn remark(&self, place: Place, text: String, wrong: bool) -> DraftRemark {
        let before = self.text.get(..place.start).unwrap_or_default();
        let column = before.chars().rev().take_while(|it| !matches!(it, '\n' | '\r')).count() + 1;
        let fits = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        DraftRemark { line: fits(self.number(place)), column: fits(column), text, wrong }
    }

    /// The fact that imports a profile: it changes the player character with this name, or adds a character.
    fn fact(&mut self, reading: &Reading) -> Fact {
        let state = self.desk.state;
        let profile = reading.to_profile(&state.frame.library);
        if let Some(who) = present(state, &profile.name) {
            // Keep the parts that the text form does not contain.
            let old = state.profile(who);
            let profile = Profile {
                client_name: old.client_name.clone(),
                hands: old.hands,
                armour_class: old.armour_class,
                armour: old.armour,
                protections: old.protections.clone(),
                two_handed_pair: old.two_handed_pair,
                ..profile
            };
            return change(who, profile);
        }
        let seat = seat_of(state, &profile.name);
        let side = Side(u8::from(seat.is_none()));
        let profile = Profile { name: self.taken.free(&profile.name), ..profile };
        let actor = Actor::new(&profile, side, seat.unwrap_or(Seat::GM));
        Fact::Table(TableFact::Join { profile: Box::new(profile), actor: Box::new(actor) })
    }

    /// The remarks on a profile as a note to the plot leader.
    fn remarks(&self, place: Place, reading: &Reading) -> Option<Command> {
        if reading.remarks.is_empty() {
            return None;
        }
        let name = self.name(place);
        let all = reading.remarks.iter();
        let texts: Vec<String> = all.map(|it| words::profile_remark(self.desk.texts, it)).collect();
        let line = self.line(place, &name, &texts.join(" "));
        Some(Command::Scene(SceneCommand::Tell { to: None, text: Wording::new(&line) }))
    }

    fn unread(&self, place: Place) -> String {
        let text: String = self.cut(place).chars().take(SHOWN).collect();
        let n = self.number(place).to_string();
        self.desk.text("ds-form-wrong-unread", &[("n", &n), ("text", text.trim())])
    }

    /// The name at the start of a profile.
    fn name(&self, place: Place) -> String {
        let head = self.cut(place).split([':', '\u{ff1a}']).next().unwrap_or_default();
        head.trim().chars().take(SHOWN).collect()
    }

    fn cut(&self, place: Place) -> &str {
        self.text.get(place.start..place.end).unwrap_or_default()
    }

    /// The line number of a place, from 1.
    fn number(&self, place: Place) -> usize {
        let before = self.text.get(..place.start).unwrap_or_default();
        before.replace("\r\n", "\n").matches(['\n', '\r']).count() + 1
    }

    fn line(&self, place: Place, name: &str, text: &str) -> String {
        let n = self.number(place).to_string();
        self.desk.text("ds-form-wrong-profile", &[("name", name), ("n", &n), ("text", text)])
    }
}
