//! Adds actors, zones and aspects from a text in the format of encounter files.

use schwung_fate::{
    Actor, ActorId, ActorKind, Advance, Against, Aspect, AspectKind, Bearer, Command, Fact, Fate, Frame, Out,
    Shared, Sheet, Side, SkillId, State, Way, ZoneId,
};
use schwung_files::{Options, Problem};
use schwung_table::Seat;
use schwung_ui_kit::stage::{self, At, Taken, told, toml_text};
use schwung_views::{Look, Staged};

use super::{desk::Desk, folded};
use crate::files::{Encounter, Kept, KeptAspect, default_frame, read};
use crate::show::off;

/// Limits of a table; the same as those of files, or higher.
const ZONES: usize = 100;
const SIDES: usize = 20;
const SKILLS: usize = 60;
const ACTORS: usize = 100;

const UNNAMED_ZONE: &str = "Zone";

/// The commands that add the contents of a text, in order. Its actors join; a player's character that is
/// already present only changes its zone. Its zones, ways and aspects are added, or replace the current ones
/// if it is a new scene. Switches and a conflict in the text are ignored, because they have commands of their
/// own.
///
/// # Errors
/// The problems of the text, line by line; or that the result would exceed the limits of a table.
pub(crate) fn stage(look: Look<'_, Fate>, text: &str, new_scene: bool) -> Staged<Command> {
    let desk = Desk::new(look);
    if !desk.is_gm {
        return Err(vec![desk.say("form-wrong-stage")]);
    }
    let found = encounter(&desk, text, look.game.system())?;
    let staging = Staging::new(&desk, desk.state, &found, new_scene, None)?;
    Ok(staging.facts())
}

/// The commands that add the characters of a text, played at `seat`. See [`stage`].
///
/// # Errors
/// The problems of the text, line by line; or that the result would exceed the limits of a table.
pub(crate) fn arrive(look: Look<'_, Fate>, text: &str, seat: Seat) -> Staged<Command> {
    let desk = Desk::new(look);
    let found = encounter(&desk, text, look.game.system())?;
    Ok(Staging::new(&desk, desk.state, &found, false, Some(At::Seat(seat)))?.facts())
}

/// The commands that replace a named character by the one in a text, which takes over its zone, side, player and turn, and
/// what it has begun. The companions of the replaced character leave with it.
///
/// # Errors
/// Those of [`arrive`], or that one of them is not a named character.
pub(crate) fn instead(look: Look<'_, Fate>, text: &str, actor: u8) -> Staged<Command> {
    let desk = Desk::new(look);
    let (found, id) = (encounter(&desk, text, look.game.system())?, ActorId(actor));
    let is_named = |it: Option<&Actor>| it.is_some_and(|it| it.kind == ActorKind::Named && !it.is_off());
    if !is_named(desk.state.actors.get(usize::from(actor))) || !is_named(found.state.actors.first()) {
        return Err(vec![desk.say("form-wrong-instead")]);
    }
    let mut gone = off::commands(desk.state, &[actor]);
    gone.retain(|it| !matches!(it, Command::Set(Fact::Actor(of, _)) if *of == id));
    // The new character is treated like one that returns after it was taken off the table.
    let mut state = desk.state.clone();
    state.actors[usize::from(actor)].out = Some(Out::Off);
    let came = Staging::new(&desk, &state, &found, false, Some(At::Place(id)))?.facts();
    Ok(gone.into_iter().chain(came).collect())
}

/// Reads the text with the skills of the table.
fn encounter(desk: &Desk<'_>, text: &str, system: &str) -> Result<Encounter, Vec<String>> {
    let options = Options { system: Some(system), ..Options::default() };
    let problems = match read(text, &options) {
        Ok(encounter) => return Ok(encounter),
        Err(problems) => problems,
    };
    // The text can use the table's own skills without defining them.
    let own = own_skills(desk.state, system);
    if !own.is_empty() && problems.iter().any(|it| it.code == "unknown-skill") {
        let lines = u32::try_from(text.lines().count()).unwrap_or(u32::MAX);
        match read(&format!("{text}\n{own}"), &options) {
            Ok(encounter) => return Ok(encounter),
            Err(again) => {
                let within: Vec<Problem> = again.into_iter().filter(|it| it.line <= lines).collect();
                if within.iter().any(Problem::is_error) {
                    return Err(told(desk.texts, &within));
                }
            }
        }
    }
    Err(told(desk.texts, &problems))
}

/// Skills of the table that are not in the book, in the format of files.
fn own_skills(state: &State, system: &str) -> String {
    let known = default_frame(system).unwrap_or_default().skills;
    let quoted = |text: &str| toml_text(text);
    let own = state.frame.skills.iter().filter(|it| !known.contains(it));
    let own = own.map(|it| {
        format!("[[skill]]\nkey = {}\nde = {}\nen = {}\n", quoted(&it.key), quoted(&it.de), quoted(&it.en))
    });
    own.collect()
}

/// Maps the ids in the text to those of the table.
struct Staging<'s> {
    state: &'s State,
    text: &'s State,
    kept: &'s Kept,
    new_scene: bool,
    at: Option<At<ActorId>>,
    frame: Frame,
    /// The table's id of each zone, side, skill and actor of the text.
    zones: Vec<ZoneId>,
    sides: Vec<Side>,
    skills: Vec<SkillId>,
    actors: Vec<ActorId>,
    taken: Taken,
}

impl<'s> Staging<'s> {
    fn new(
        desk: &Desk<'_>,
        state: &'s State,
        found: &'s Encounter,
        new_scene: bool,
        at: Option<At<ActorId>>,
    ) -> Result<Staging<'s>, Vec<String>> {
        let companions = |it: &'s Sheet| it.companions.iter().map(|it| it.name.as_str());
        // A number after the name would reveal that a character of this name is hidden.
        let known = state.actors.iter().zip(state.frame.sheets.iter());
        let known = known.filter(|it| !it.0.is_off() && (desk.is_gm || !it.0.hidden));
        let sheets = known.map(|it| it.1);
        let taken = Taken::new(sheets.flat_map(|it| std::iter::once(it.name.as_str()).chain(companions(it))));
        let frame = Frame::clone(&state.frame);
        let mut it = Staging {
            state,
            text: &found.state,
            kept: &found.kept,
            new_scene,
            at,
            frame,
            zones: Vec::new(),
            sides: Vec::new(),
            skills: Vec::new(),
            actors: Vec::new(),
            taken,
        };
        it.lay_out();
        it.name_sides();
        it.list_skills();
        it.number_actors();
        it.too_much(desk).map_or(Ok(it), |error| Err(vec![error]))
    }

    /// Returns an error message if the result would exceed the limits of a table.
    fn too_much(&self, desk: &Desk<'_>) -> Option<String> {
        let counts = [
            (self.frame.zones.len(), ZONES, "form-wrong-zones"),
            (self.frame.sides.len(), SIDES, "form-wrong-sides"),
            (self.frame.skills.len(), SKILLS, "form-wrong-skills"),
            (
                self.actors.iter().map(|it| usize::from(it.0) + 1).max().unwrap_or(0),
                ACTORS,
                "form-wrong-actors",
            ),
        ];
        let over = counts.into_iter().find(|(count, most, _)| count > most)?;
        Some(desk.text(over.2, &[("most", &over.1.to_string())]))
    }

    /// Zones and ways. Zones with equal names are the same.
    fn lay_out(&mut self) {
        let text = &self.text.frame;
        let unnamed = text.zones.len() == 1 && text.zones[0] == UNNAMED_ZONE && text.ways.is_empty();
        if self.new_scene {
            self.frame.zones.clone_from(&text.zones);
            self.frame.ways.clear();
            if !text.title.is_empty() {
                self.frame.title.clone_from(&text.title);
            }
        }
        for name in &text.zones {
            let known = self.frame.zones.iter().position(|it| folded(it) == folded(name));
            let at = match known {
                Some(at) => at,
                None if unnamed => 0,
                None => {
                    self.frame.zones.push(name.clone());
                    self.frame.zones.len() - 1
                }
            };
            self.zones.push(ZoneId(u8::try_from(at).unwrap_or(u8::MAX)));
        }
        for way in &text.ways {
            let way = Way { from: self.zone(way.from), to: self.zone(way.to), border: way.border };
            match self.frame.ways.iter_mut().find(|it| (it.from, it.to) == (way.from, way.to)) {
                Some(known) => *known = way,
                None => self.frame.ways.push(way),
            }
        }
    }

    fn zone(&self, of_text: ZoneId) -> ZoneId {
        self.zones.get(usize::from(of_text.0)).copied().unwrap_or_default()
    }

    /// Sides by name. The default sides are those of the players' and the game master's actors.
    fn name_sides(&mut self) {
        for name in &self.text.frame.sides {
            let known = stage::side(self.state, &self.frame.sides, name, |it| self.state.actor(it).side.0);
            let at = known.unwrap_or_else(|| {
                self.frame.sides.push(name.clone());
                self.frame.sides.len() - 1
            });
            self.sides.push(Side(u8::try_from(at).unwrap_or(u8::MAX)));
        }
    }

    /// Skills by key; those that the table does not have are added to its list.
    fn list_skills(&mut self) {
        for skill in &self.text.frame.skills {
            let known = self.frame.skills.iter().position(|it| it.key == skill.key);
            let at = known.unwrap_or_else(|| {
                self.frame.skills.push(skill.clone());
                self.frame.skills.len() - 1
            });
            self.skills.push(SkillId(u8::try_from(at).unwrap_or(u8::MAX)));
        }
        // Skills that the text does not use are not added.
        let used = |n: usize| self.text.frame.sheets.iter().any(|it| uses(it, n));
        let count = self.state.frame.skills.len();
        let last =
            (0..self.skills.len()).filter(|&n| used(n)).map(|n| usize::from(self.skills[n].0) + 1).max();
        self.frame.skills.truncate(count.max(last.unwrap_or(0)));
    }

    /// Assigns ids: to present actors their own, to new ones the next free ids.
    fn number_actors(&mut self) {
        let id = |n: usize| ActorId(u8::try_from(n).unwrap_or(u8::MAX));
        let known = |n: usize, found: &[ActorId]| {
            let (sheet, actor) = (&self.text.frame.sheets[n], &self.text.actors[n]);
            self.off(sheet, actor, found).or_else(|| self.present(sheet, actor))
        };
        self.actors = stage::numbered(self.state, self.text.actors.len(), self.at, id, known);
    }

    /// The player's character with this name that is already present.
    fn present(&self, sheet: &Sheet, actor: &Actor) -> Option<ActorId> {
        let is_named = |id: &ActorId| {
            let actor = self.state.actor(*id);
            actor.kind == ActorKind::Named && !actor.is_off()
        };
        stage::present(self.state, &sheet.name).filter(|it| is_named(it) && actor.kind == ActorKind::Named)
    }

    /// The actor of this name that was taken off the table.
    fn off(&self, sheet: &Sheet, actor: &Actor, found: &[ActorId]) -> Option<ActorId> {
        let is_it = |id: &ActorId| {
            let there = self.state.actor(*id);
            let name = &self.state.frame.sheet(*id).name;
            there.is_off() && there.kind == actor.kind && folded(name) == folded(&sheet.name)
        };
        self.state.ids().filter(|it| !found.contains(it)).find(is_it)
    }

    /// Returns whether this actor returns to the table.
    fn returns(&self, id: ActorId) -> bool {
        self.state.actors.get(usize::from(id.0)).is_some_and(Actor::is_off)
    }

    fn facts(mut self) -> Vec<Command> {
        let mut facts = self.cleared();
        let text = self.text;
        let mut joining = Vec::new();
        for (n, sheet) in text.frame.sheets.iter().enumerate() {
            let id = self.actors[n];
            if self.returns(id) {
                let sheet = self.sheet(sheet);
                self.frame.sheets[usize::from(id.0)] = sheet;
            } else if usize::from(id.0) >= self.state.actors.len() {
                joining.push(self.sheet(sheet));
            }
        }
        if let Some(At::Place(place)) = self.at {
            // Independent companions have left with the character that is replaced.
            let left = |it: &&mut Sheet| it.partner.is_some_and(|(partner, _)| partner == place);
            self.frame.sheets.iter_mut().filter(left).for_each(|it| it.partner = None);
        }
        if self.frame != *self.state.frame {
            facts.push(Fact::Frame(Shared::new(self.frame.clone())));
        }
        let (mut joining, mut led) = (joining.into_iter(), Vec::new());
        for (n, actor) in (0u8..).zip(&text.actors) {
            let id = self.actors[usize::from(n)];
            let there = self.state.actors.get(usize::from(id.0));
            let to = match there {
                Some(there) if self.at == Some(At::Place(id)) => {
                    let Actor { side, seat, hidden, zone, attached, .. } = *there;
                    Actor { side, seat, hidden, zone, attached, ..self.back(there, ActorId(n), actor) }
                }
                Some(there) if there.is_off() => self.back(there, ActorId(n), actor),
                Some(there) => Actor { zone: self.zone(actor.zone), out: None, ..*there },
                None => self.new_actor(ActorId(n), actor),
            };
            if let Some(with) = actor.attached.map(|it| self.actor(it)) {
                led.push(Fact::Actor(id, Box::new(Actor { attached: Some(with), ..to })));
            }
            facts.push(match (there, joining.as_slice()) {
                (None, [_, ..]) => {
                    let sheet = joining.next().unwrap_or_default();
                    Fact::Join(Box::new(sheet), Box::new(to))
                }
                _ => Fact::Actor(id, Box::new(to)),
            });
        }
        // Leaders and groups refer to each other, so both must exist.
        facts.extend(led);
        let kept = self.kept.aspects.iter();
        facts.extend(text.aspects.iter().zip(kept).map(|(aspect, kept)| self.placed(aspect, kept)));
        for (actor, aspect, known) in &self.kept.found {
            let to = known.iter().filter_map(|it| stage::seat_of(self.state, it));
            facts.extend(to.map(|seat| Fact::RevealSecret(self.actor(*actor), *aspect, Some(seat))));
        }
        facts.into_iter().map(Command::Set).collect()
    }

    /// An aspect in play, with the ids of the table.
    fn placed(&self, aspect: &Aspect, kept: &KeptAspect) -> Fact {
        let on = match aspect.bearer {
            Bearer::Scene => Bearer::Scene,
            Bearer::Zone(zone) => Bearer::Zone(self.zone(zone)),
            Bearer::Actor(actor) => Bearer::Actor(self.actor(actor)),
        };
        let (text, hidden) = (aspect.text.clone(), aspect.hidden);
        let known: Vec<Seat> = kept.known.iter().filter_map(|it| stage::seat_of(self.state, it)).collect();
        let tag = kept.tag.as_ref().and_then(|it| self.named(it));
        match (aspect.kind, on) {
            (AspectKind::Consequence { severity, track, carried: false, .. }, Bearer::Actor(on))
                if !text.is_empty() && !hidden && tag.is_none() && !self.returns(on) =>
            {
                Fact::Consequence { text, on, severity, track }
            }
            (AspectKind::Framed, on) if known.is_empty() && tag.is_none() => {
                Fact::Aspect { text, on, hidden }
            }
            (mut kind, on) => {
                // Each table numbers its scenes separately.
                if let (AspectKind::Consequence { scene, .. }, Bearer::Actor(on)) = (&mut kind, on)
                    && self.returns(on)
                {
                    *scene = kept.scene;
                }
                Fact::Placed { text, on, kind, hidden, known, tag }
            }
        }
    }

    /// The actor of this name: one of the text, or else one of the table.
    fn named(&self, name: &str) -> Option<ActorId> {
        let is_it = |it: &Sheet| folded(&it.name) == folded(name);
        let of_text = self.text.frame.sheets.iter().position(is_it).map(|n| self.actors[n]);
        let here = |id: &ActorId| !self.state.actor(*id).is_off() && is_it(self.state.frame.sheet(*id));
        of_text.or_else(|| self.state.ids().find(here))
    }

    /// Facts that clear the table before a new scene: its aspects, blocks of ways, and the zones of actors.
    fn cleared(&self) -> Vec<Fact> {
        if !self.new_scene {
            return Vec::new();
        }
        let of_scene = |it: &&Aspect| matches!(it.bearer, Bearer::Scene | Bearer::Zone(_));
        let mut facts: Vec<Fact> =
            self.state.aspects.iter().filter(of_scene).map(|it| Fact::NoAspect(it.id)).collect();
        // Blocks of removed ways must go. There is no fact to remove a single block, so all blocks of the
        // same actor are removed.
        let of_way = self.state.blocks.iter().filter(|it| matches!(it.against, Against::Passage(_)));
        let mut blockers: Vec<ActorId> = of_way.map(|it| it.by).collect();
        blockers.sort_unstable();
        blockers.dedup();
        facts.extend(blockers.into_iter().map(Fact::NoBlock));
        for id in self.state.ids() {
            let actor = self.state.actor(id);
            if actor.zone != ZoneId::default() {
                facts.push(Fact::Actor(id, Box::new(Actor { zone: ZoneId::default(), ..*actor })));
            }
        }
        facts
    }

    /// A sheet, with the ids of the table.
    fn sheet(&mut self, sheet: &Sheet) -> Sheet {
        let mut sheet = sheet.clone();
        // An independent companion has the name that is on its partner's sheet.
        if sheet.partner.is_none() {
            sheet.name = self.taken.free(&sheet.name);
        }
        sheet.partner = sheet.partner.map(|(partner, n)| (self.actor(partner), n));
        sheet.skills = self.ratings(&sheet.skills);
        for (skill, _) in sheet.gifts.iter_mut().filter_map(|it| it.bonus.as_mut()) {
            *skill = self.skills[usize::from(skill.0)];
        }
        for companion in &mut sheet.companions {
            companion.name = self.taken.free(&companion.name);
            for advance in &mut companion.advances {
                if let Advance::Skilled(skills) = advance {
                    skills.iter_mut().for_each(|it| *it = self.skills[usize::from(it.0)]);
                }
            }
        }
        sheet
    }

    /// An actor, with the ids of the table.
    fn new_actor(&self, of_text: ActorId, actor: &Actor) -> Actor {
        let stood = self.kept.stood.iter().find(|it| it.0 == of_text).and_then(|(_, name)| {
            let at = self.frame.zones.iter().position(|it| folded(it) == folded(name))?;
            u8::try_from(at).ok().map(ZoneId)
        });
        Actor {
            side: self.sides.get(usize::from(actor.side.0)).copied().unwrap_or_default(),
            seat: self.seat(actor.seat),
            zone: stood.unwrap_or_else(|| self.zone(actor.zone)),
            attached: None,
            ..*actor
        }
    }

    /// An actor that returns. Its actions in this exchange and this scene are taken from the table.
    fn back(&self, there: &Actor, of_text: ActorId, actor: &Actor) -> Actor {
        Actor {
            turn: there.turn,
            free_actions: there.free_actions,
            grit: there.grit,
            companions_lost: there.companions_lost,
            ..self.new_actor(of_text, actor)
        }
    }

    fn actor(&self, of_text: ActorId) -> ActorId {
        self.actors.get(usize::from(of_text.0)).copied().unwrap_or(of_text)
    }

    /// The seat with the same name; the game master's if there is none.
    fn seat(&self, of_text: Seat) -> Seat {
        stage::seat_at(self.state, self.text, self.at, of_text)
    }

    fn ratings(&self, of_text: &[i8]) -> Vec<i8> {
        let mut ratings = Vec::new();
        for (n, &rating) in of_text.iter().enumerate().filter(|it| *it.1 != Sheet::UNLEARNED) {
            let at = usize::from(self.skills[n].0);
            ratings.resize(ratings.len().max(at + 1), Sheet::UNLEARNED);
            ratings[at] = rating;
        }
        ratings
    }
}

/// Returns whether a sheet uses the `n`th skill.
fn uses(sheet: &Sheet, n: usize) -> bool {
    let learned = |it: &Advance| match it {
        Advance::Skilled(skills) => skills.iter().any(|it| usize::from(it.0) == n),
        _ => false,
    };
    sheet.skills.get(n).is_some_and(|it| *it != Sheet::UNLEARNED)
        || sheet.gifts.iter().any(|it| it.bonus.is_some_and(|it| usize::from(it.0.0) == n))
        || sheet.companions.iter().any(|it| it.advances.iter().any(learned))
}
