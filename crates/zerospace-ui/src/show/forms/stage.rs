//! Adds the content of an encounter file to a running table: actors, gear, distances, ongoing tasks, the scene.

use schwung_files::{Options, kit::folded};
use schwung_table::Seat;
use schwung_ui_kit::stage::{self, At, Taken, told};
use schwung_views::{Look, Staged};
use schwung_zerospace::{
    Actor, ActorId, ActorKind, Command, Contest, Fact, Frame, Item, ItemId, ItemKind, Out, Setting, Shared,
    Sheet, Side, SkillId, State, Stunt, Task, TaskId, Thing, Weapon, ZeroSpace,
};

use super::desk::Desk;
use crate::files::{self, Encounter};

/// Limits of a table; at least those of files.
const SIDES: usize = 20;
const SKILLS: usize = 64;
const ACTORS: usize = 100;

/// Returns the facts that add the content of a text, in order. Its actors join with their gear; a player's character
/// that already exists is not changed. The conditions of the scene are set only for a new scene. Switches and conflicts
/// in the text are ignored, because they have commands of their own.
///
/// # Errors
/// The problems of the text, one line each, or that the table would contain too much.
pub(in crate::show) fn stage(look: Look<'_, ZeroSpace>, text: &str, new_scene: bool) -> Staged<Command> {
    let desk = Desk::new(look);
    if !desk.is_gm {
        return Err(vec![desk.say("form-wrong-stage")]);
    }
    let found = encounter(&desk, text, look.game.system())?;
    let staging = Staging::new(&desk, desk.state, &found.state, new_scene, None)?;
    Ok(staging.facts())
}

/// The commands that add the characters of a text, played at `seat`. See [`stage`].
///
/// # Errors
/// The problems of the text, line by line; or that the result would exceed the limits of a table.
pub(in crate::show) fn arrive(look: Look<'_, ZeroSpace>, text: &str, seat: Seat) -> Staged<Command> {
    let desk = Desk::new(look);
    let found = encounter(&desk, text, look.game.system())?;
    Ok(Staging::new(&desk, desk.state, &found.state, false, Some(At::Seat(seat)))?.facts())
}

/// The commands by which the character of a text replaces a named one: they set its side, player and turn, its position and its
/// conditions there.
///
/// # Errors
/// The errors of [`arrive`], or that one of the two is no named character.
pub(in crate::show) fn instead(look: Look<'_, ZeroSpace>, text: &str, actor: u8) -> Staged<Command> {
    let desk = Desk::new(look);
    let found = encounter(&desk, text, look.game.system())?;
    let is_named = |it: Option<&Actor>| it.is_some_and(|it| it.kind == ActorKind::Named && !it.is_off());
    if !is_named(desk.state.actors.get(usize::from(actor))) || !is_named(found.state.actors.first()) {
        return Err(vec![desk.say("form-wrong-instead")]);
    }
    // Treats it like a character that returns after it was taken off the table.
    let mut state = desk.state.clone();
    state.actors[usize::from(actor)].out = Some(Out::Off);
    let staging = Staging::new(&desk, &state, &found.state, false, Some(At::Place(ActorId(actor))))?;
    Ok(staging.facts())
}

fn encounter(desk: &Desk<'_>, text: &str, system: &str) -> Result<Encounter, Vec<String>> {
    let options = Options { system: Some(system), ..Options::default() };
    files::read(text, &options).map_err(|problems| told(desk.texts, &problems))
}

/// The content of a text, with ids converted to those of the table.
struct Staging<'s> {
    state: &'s State,
    text: &'s State,
    new_scene: bool,
    at: Option<At<ActorId>>,
    frame: Frame,
    /// For each side, skill and actor of the text, its number at the table.
    sides: Vec<Side>,
    skills: Vec<SkillId>,
    actors: Vec<ActorId>,
    taken: Taken,
}

impl<'s> Staging<'s> {
    fn new(
        desk: &Desk<'_>,
        state: &'s State,
        text: &'s State,
        new_scene: bool,
        at: Option<At<ActorId>>,
    ) -> Result<Staging<'s>, Vec<String>> {
        // A number after the name would reveal that a hidden character has this name.
        let known = state.ids().filter(|&it| desk.eyes.sees(it) && at != Some(At::Place(it)));
        let taken = Taken::new(known.map(|it| state.frame.sheets[usize::from(it.0)].name.as_str()));
        let frame = Frame::clone(&state.frame);
        let (sides, skills, actors) = (Vec::new(), Vec::new(), Vec::new());
        let mut it = Staging { state, text, new_scene, at, frame, sides, skills, actors, taken };
        it.name_sides();
        it.list_skills();
        it.number_actors();
        it.too_much(desk).map_or(Ok(it), |error| Err(vec![error]))
    }

    /// Whether a limit of the table would be exceeded.
    fn too_much(&self, desk: &Desk<'_>) -> Option<String> {
        let actors = self.actors.iter().map(|it| usize::from(it.0) + 1).max().unwrap_or(0);
        let counts = [
            (self.frame.sides.len(), SIDES, "form-wrong-sides"),
            (self.frame.skills.len(), SKILLS, "form-wrong-skills"),
            (actors, ACTORS, "form-wrong-actors"),
        ];
        let over = counts.into_iter().find(|(count, most, _)| count > most)?;
        Some(desk.text(over.2, &[("most", &over.1.to_string())]))
    }

    /// Assigns sides by name. If the text names none, its sides are those of the players and of the game master.
    fn name_sides(&mut self) {
        if self.new_scene && !self.text.frame.title.is_empty() {
            self.frame.title.clone_from(&self.text.frame.title);
        }
        for name in &self.text.frame.sides {
            let known = stage::side(self.state, &self.frame.sides, name, |it| self.state.actor(it).side.0);
            let at = known.unwrap_or_else(|| {
                self.frame.sides.push(name.clone());
                self.frame.sides.len() - 1
            });
            self.sides.push(Side(u8::try_from(at).unwrap_or(u8::MAX)));
        }
    }

    /// Assigns skills by key. Skills that the table lacks and an actor uses are added to its list.
    fn list_skills(&mut self) {
        for (n, skill) in (0u8..).zip(&self.text.frame.skills) {
            let known = self.frame.skills.iter().position(|it| it.key == skill.key);
            let at = match known {
                Some(at) => at,
                None if uses(self.text, SkillId(n)) => {
                    self.frame.skills.push(skill.clone());
                    self.frame.skills.len() - 1
                }
                // The skill is not used.
                None => 0,
            };
            self.skills.push(SkillId(u8::try_from(at).unwrap_or(u8::MAX)));
        }
    }

    /// Finds the actors that already exist and numbers the new ones.
    fn number_actors(&mut self) {
        let id = |n: usize| ActorId(u8::try_from(n).unwrap_or(u8::MAX));
        let known = |n: usize, found: &[ActorId]| {
            let (sheet, actor) = (&self.text.frame.sheets[n], &self.text.actors[n]);
            self.off(sheet, actor, found).or_else(|| self.present(sheet, actor))
        };
        self.actors = stage::numbered(self.state, self.text.actors.len(), self.at, id, known);
    }

    /// The existing player's character with this name.
    fn present(&self, sheet: &Sheet, actor: &Actor) -> Option<ActorId> {
        let is_named = |id: &ActorId| self.state.actor(*id).kind == ActorKind::Named;
        stage::present(self.state, &sheet.name).filter(|it| is_named(it) && actor.kind == ActorKind::Named)
    }

    /// The actor of this name that was taken off the table.
    fn off(&self, sheet: &Sheet, actor: &Actor, found: &[ActorId]) -> Option<ActorId> {
        let is_it = |id: &ActorId| {
            let there = self.state.actor(*id);
            let name = &self.state.sheet(*id).name;
            there.is_off() && there.kind == actor.kind && folded(name) == folded(&sheet.name)
        };
        self.state.ids().filter(|it| !found.contains(it)).find(is_it)
    }

    fn facts(mut self) -> Vec<Command> {
        let mut facts = self.cleared();
        if self.frame != *self.state.frame {
            facts.push(Fact::Frame(Shared::new(self.frame.clone())));
        }
        facts.extend(self.ended());
        let text = self.text;
        let comes = |it: ActorId| self.state.actors.get(usize::from(it.0)).is_none_or(Actor::is_off);
        let come: Vec<bool> = self.actors.iter().map(|&it| comes(it)).collect();
        for (n, (sheet, actor)) in text.frame.sheets.iter().zip(&text.actors).enumerate() {
            if come[n] {
                facts.extend(self.coming(self.actors[n], sheet, actor));
            }
        }
        facts.extend(self.gear(&come));
        for it in &text.distances {
            let (a, b) = (self.actor(it.a), self.actor(it.b));
            if self.new_scene || self.state.distance(a, b) != Some(it.length) {
                facts.push(Fact::Distance { a, b, length: Some(it.length) });
            }
        }
        for it in &text.holds {
            facts.push(Fact::Hold { by: self.actor(it.by), on: self.actor(it.on), holds: true });
        }
        facts.extend(self.doings(&come));
        facts.into_iter().map(Command::Set).collect()
    }

    /// The ongoing parts of the text: things that move, tasks, and the stunts of arriving actors.
    fn doings(&self, come: &[bool]) -> Vec<Fact> {
        let text = self.text;
        let mut facts = Vec::new();
        for it in &text.things {
            let pilot = it.pilot.map(|it| self.actor(it));
            facts.push(Fact::Thing { thing: Thing { pilot, ..it.clone() } });
        }
        let mut next = self.state.next_task;
        let mut found = Vec::new();
        for it in &text.tasks {
            let sides = it.sides.map(|it| Contest {
                first: self.actor(it.first),
                second: self.actor(it.second),
                skill: self.skill(it.skill),
                ..it
            });
            // Tasks stay at the table when their scene is taken off.
            let same = |known: &&Task| (&known.text, &known.mode, known.sides) == (&it.text, &it.mode, sides);
            let known = self.state.tasks.iter().filter(same).map(|it| it.id).find(|it| !found.contains(it));
            found.extend(known);
            let id = known.unwrap_or(TaskId(next));
            next += u32::from(known.is_none());
            facts.push(Fact::Task { task: Task { id, sides, ..it.clone() } });
        }
        let comes = |it: ActorId| come.get(usize::from(it.0)).copied().unwrap_or_default();
        for it in text.stunts.iter().filter(|it| comes(it.who)) {
            let (who, skill) = (self.actor(it.who), self.skill(it.skill));
            facts.push(Fact::Stunt { stunt: Stunt { who, skill, ..it.clone() } });
        }
        facts
    }

    /// Facts that precede a new scene: they remove distances, things and gear that nobody carries, and set the
    /// conditions of the new scene.
    fn cleared(&self) -> Vec<Fact> {
        if !self.new_scene {
            return Vec::new();
        }
        let state = self.state;
        let mut facts: Vec<Fact> =
            state.distances.iter().map(|it| Fact::Distance { a: it.a, b: it.b, length: None }).collect();
        facts.extend(state.things.iter().map(|_| Fact::NoThing { thing: 0 }));
        let loose = state.items.iter().filter(|it| it.holder.is_none());
        facts.extend(loose.map(|it| Fact::NoItem { item: it.id }));
        let scene = Setting { number: state.scene.number, ..self.text.scene };
        if scene != state.scene {
            facts.push(Fact::Scene { scene });
        }
        facts
    }

    /// Whether this actor was taken off the table and returns.
    fn returns(&self, id: ActorId) -> bool {
        self.actors.contains(&id) && self.state.actors.get(usize::from(id.0)).is_some_and(Actor::is_off)
    }

    /// The gear of the text. Gear of returning actors keeps its numbers.
    fn gear(&self, come: &[bool]) -> Vec<Fact> {
        let state = self.state;
        let mut left: Vec<&Item> =
            state.items.iter().filter(|it| it.holder.is_some_and(|it| self.returns(it))).collect();
        let mut next = state.next_item;
        let mut facts = Vec::new();
        for item in &self.text.items {
            // Gear of existing actors is already on the table.
            let is_new =
                item.holder.is_none_or(|it| come.get(usize::from(it.0)).copied().unwrap_or_default());
            let holder = item.holder.map(|it| self.actor(it));
            let known = left.iter().position(|it| holder.is_some() && it.holder == holder);
            match known {
                Some(at) => facts.push(Fact::Item { item: self.item(item, left.remove(at).id) }),
                None if is_new && next < u16::MAX => {
                    facts.push(Fact::Item { item: self.item(item, ItemId(next)) });
                    next += 1;
                }
                None => {}
            }
        }
        facts.extend(left.into_iter().map(|it| Fact::NoItem { item: it.id }));
        facts
    }

    /// Ends the stunts of returning actors, since the text contains them.
    fn ended(&self) -> Vec<Fact> {
        let stunts = (0..=u8::MAX).zip(&self.state.stunts).filter(|it| self.returns(it.1.who));
        let stunts: Vec<u8> = stunts.map(|it| it.0).collect();
        stunts.into_iter().rev().map(|stunt| Fact::NoStunt { stunt }).collect()
    }

    /// The facts by which an actor of the text comes to the table, with ids of the table.
    fn coming(&mut self, id: ActorId, sheet: &Sheet, actor: &Actor) -> Vec<Fact> {
        let mut sheet = sheet.clone();
        sheet.name = self.taken.free(&sheet.name);
        sheet.skills = sheet.skills.iter().map(|it| self.skill(it)).collect();
        sheet.specialities.iter_mut().for_each(|it| it.skill = self.skill(it.skill));
        for gift in &mut sheet.gifts {
            gift.on_skills = gift.on_skills.iter().map(|it| self.skill(it)).collect();
            gift.attack = gift.attack.map(|it| self.weapon(it));
        }
        let actor = Actor {
            side: self.sides.get(usize::from(actor.side.0)).copied().unwrap_or_default(),
            seat: self.seat(actor.seat),
            ..*actor
        };
        let sheet = Box::new(sheet);
        match self.state.actors.get(usize::from(id.0)) {
            None => vec![Fact::Join { sheet, actor: Box::new(actor) }],
            Some(there) => {
                // The table knows what it did in this round.
                let Actor { turn, stored, owed, forced, .. } = *there;
                // Sides are matched only by name.
                let is_named = usize::from(there.side.0) < self.frame.sides.len();
                let side = if is_named { actor.side } else { there.side };
                let mut actor = Actor { turn, stored, owed, forced, side, ..actor };
                if self.at == Some(At::Place(id)) {
                    let Actor { hidden, prone, covered, helpless, blinded, distracted, surprised, .. } =
                        *there;
                    let Actor { side, fear, dodging, gait, checked, .. } = *there;
                    actor =
                        Actor { hidden, prone, covered, helpless, blinded, distracted, surprised, ..actor };
                    actor = Actor { side, fear, dodging, gait, checked, ..actor };
                }
                let actor = Box::new(actor);
                vec![Fact::Sheet { who: id, sheet }, Fact::Actor { who: id, actor }]
            }
        }
    }

    fn weapon(&self, it: Weapon) -> Weapon {
        let skill = |of: Option<SkillId>| of.map(|it| self.skill(it));
        Weapon { skill: skill(it.skill), against_skill: skill(it.against_skill), ..it }
    }

    fn item(&self, it: &Item, id: ItemId) -> Item {
        let kind = match it.kind {
            ItemKind::Weapon(weapon) => ItemKind::Weapon(self.weapon(weapon)),
            ItemKind::Tool { rating, skill } => {
                ItemKind::Tool { rating, skill: skill.map(|it| self.skill(it)) }
            }
            ItemKind::Protection(_) | ItemKind::Other => it.kind,
        };
        Item { id, text: it.text.clone(), holder: it.holder.map(|it| self.actor(it)), kind }
    }

    fn skill(&self, of_text: SkillId) -> SkillId {
        self.skills.get(usize::from(of_text.0)).copied().unwrap_or_default()
    }

    fn actor(&self, of_text: ActorId) -> ActorId {
        self.actors.get(usize::from(of_text.0)).copied().unwrap_or(of_text)
    }

    /// The seat with that name; the game master's if nobody with that name is at the table.
    fn seat(&self, of_text: Seat) -> Seat {
        stage::seat_at(self.state, self.text, self.at, of_text)
    }
}

/// Whether an actor, a piece of gear, a contest or a stunt of the text refers to the skill.
fn uses(text: &State, skill: SkillId) -> bool {
    let of_attack = |it: &Weapon| it.skill == Some(skill) || it.against_skill == Some(skill);
    let of_sheet = |sheet: &Sheet| {
        sheet.skills.contains(skill)
            || sheet.specialities.iter().any(|it| it.skill == skill)
            || sheet
                .gifts
                .iter()
                .any(|it| it.on_skills.contains(skill) || it.attack.as_ref().is_some_and(of_attack))
    };
    let of_item = |it: &Item| match &it.kind {
        ItemKind::Weapon(it) => of_attack(it),
        ItemKind::Tool { skill: helped, .. } => *helped == Some(skill),
        ItemKind::Protection(_) | ItemKind::Other => false,
    };
    text.frame.sheets.iter().any(of_sheet)
        || text.items.iter().any(of_item)
        || text.stunts.iter().any(|it| it.skill == skill)
        || text.tasks.iter().any(|it| it.sides.is_some_and(|it| it.skill == skill))
}
