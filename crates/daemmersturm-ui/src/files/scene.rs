//! The surroundings of the characters: ranges, cover, sight, grounds and lasting effects.

use schwung_daemmersturm::{
    ActorId, Area, AreaId, Change, Cover, CoverSide, Direction, Distance, EffectId, Engaged, Modifier, Seen,
    Sight, Standing, State, SwarmId, Until, Value, Wound,
};
use schwung_files::kit::{MISSING_KEY, Problem, Table};

use super::{
    make::Making,
    phrase::{amount_at, direction_of, length_at},
    words::Worded,
};

/// Error: the character has too many base life points to be a swarmer.
const NO_SWARMER: &str = "ds-no-swarmer";
/// Maximum base life points of a swarmer.
//= daemmersturm.swarm.swarmer
pub(super) const SWARMER: u16 = 5;

/// All surroundings of the file.
#[derive(Default)]
pub(super) struct Surroundings {
    engaged: Vec<Engaged>,
    distances: Vec<Distance>,
    covers: Vec<Cover>,
    sights: Vec<Sight>,
    areas: Vec<Area>,
    standing: Vec<Standing>,
    wounds: Vec<Wound>,
    modifiers: Vec<Modifier>,
    effects: u32,
}

impl Surroundings {
    pub(super) fn into_state(self, state: &mut State) {
        state.next.area = u32::try_from(self.areas.len() + 1).unwrap_or(u32::MAX);
        state.next.effect = self.effects + 1;
        state.engaged = self.engaged;
        state.distances = self.distances;
        state.covers = self.covers;
        state.sights = self.sights;
        state.areas = self.areas;
        state.standing = self.standing;
        state.effects = self.wounds;
        state.modifiers = self.modifiers;
    }

    fn effect(&mut self) -> EffectId {
        self.effects += 1;
        EffectId(self.effects)
    }
}

impl Making<'_, '_> {
    pub(super) fn surroundings(&mut self, file: &Table<'_>) -> Surroundings {
        let mut all = Surroundings::default();
        for it in file.tables("melee") {
            self.melee(it, &mut all);
        }
        for it in file.tables("distance") {
            let Some((a, b)) = self.between(it) else { continue };
            let Some(length) = it.get("metres").and_then(length_at) else { continue };
            all.distances.retain(|it| (it.a, it.b) != (a, b) && (it.a, it.b) != (b, a));
            all.distances.push(Distance { a, b, length });
        }
        for it in file.tables("cover") {
            self.cover(it, &mut all);
        }
        self.hide(&mut all);
        for it in file.tables("sight") {
            self.sight(it, &mut all);
        }
        for it in file.tables("area") {
            self.area(it, &mut all);
        }
        let areas = u32::try_from(all.areas.len()).unwrap_or(u32::MAX);
        for it in &mut all.sights {
            if let Seen::Hidden { last, .. } = &mut it.seen {
                *last = last.filter(|it| it.0 <= areas);
            }
        }
        for it in file.tables("wound") {
            self.wound(it, &mut all);
        }
        for it in file.tables("modifier") {
            self.modifier(it, &mut all);
        }
        for it in file.tables("use") {
            self.used(it);
        }
        self.swarms(file);
        all
    }

    fn melee(&mut self, from: &Table<'_>, all: &mut Surroundings) {
        let Some((by, on)) = self.between(from) else { return };
        let at = from.text("at").and_then(|it| direction_of(it.0));
        let both = !from.flag("one-sided");
        all.engaged.retain(|it| (it.by, it.on) != (by, on) && !(both && (it.by, it.on) == (on, by)));
        all.engaged.push(Engaged { by, on, at });
        if both {
            all.engaged.push(Engaged { by: on, on: by, at: at.map(Direction::opposite) });
        }
    }

    fn cover(&mut self, from: &Table<'_>, all: &mut Surroundings) {
        let side = if from.get("against").is_some() {
            let Some((_, by)) = self.two(from.text("of"), from.text("against")) else { return };
            CoverSide::Against(by)
        } else {
            let direction = from.text("from").and_then(|it| direction_of(it.0));
            direction.map_or(CoverSide::All, CoverSide::From)
        };
        let (Some(of), Some(need)) = (self.actor_at(from, "of"), from.number("need")) else { return };
        let id = all.effect();
        all.covers.push(Cover { id, of, side, need, full: from.flag("full") });
    }

    /// Hides characters from all their enemies.
    fn hide(&mut self, all: &mut Surroundings) {
        for &(entity, traceless) in &self.unseen {
            let Some(own) = self.actors.get(usize::from(entity.0)).map(|it| it.side) else { continue };
            let observers = (0..).map(ActorId).zip(&self.actors).filter(|it| it.1.side != own);
            let seen = Seen::Hidden { traceless, last: None };
            all.sights.extend(observers.map(|(observer, _)| Sight { observer, entity, seen }));
        }
    }

    fn sight(&mut self, from: &Table<'_>, all: &mut Surroundings) {
        let Some((observer, entity)) = self.two(from.text("observer"), from.text("entity")) else { return };
        let last = from.number("last").map(AreaId);
        let seen = match from.text("seen").map_or("hidden", |it| it.0) {
            "traceless" => Seen::Hidden { traceless: true, last },
            "partly" => Seen::Partly { target: false },
            "target" => Seen::Partly { target: true },
            "discovered" => Seen::Discovered,
            _ => Seen::Hidden { traceless: false, last },
        };
        all.sights.retain(|it| (it.observer, it.entity) != (observer, entity));
        all.sights.push(Sight { observer, entity, seen });
    }

    fn area(&mut self, from: &Table<'_>, all: &mut Surroundings) {
        let (source, name) = self.source(from);
        self.kept.areas.push(name);
        let id = AreaId(u32::try_from(all.areas.len() + 1).unwrap_or(u32::MAX));
        all.areas.push(Area {
            id,
            by: self.actor_at(from, "by"),
            source,
            amount: from.get("damage").and_then(amount_at).unwrap_or_default(),
            rounds: from.number("rounds").unwrap_or(0),
        });
        for who in self.several(from.list("who")) {
            if !all.standing.iter().any(|it| (it.who, it.area) == (who, id)) {
                all.standing.push(Standing { who, area: id });
            }
        }
    }

    fn wound(&mut self, from: &Table<'_>, all: &mut Surroundings) {
        let (Some(on), Some(amount), Some(rounds)) =
            (self.actor_at(from, "on"), from.get("damage").and_then(amount_at), from.number("rounds"))
        else {
            return;
        };
        let by = self.actor_at(from, "by");
        let id = all.effect();
        let (source, name) = self.source(from);
        self.kept.wounds.push(name);
        all.wounds.push(Wound { id, on, by, source, amount, rounds });
    }

    fn modifier(&mut self, from: &Table<'_>, all: &mut Surroundings) {
        let change = match (from.number("add"), from.number("set")) {
            (_, Some(to)) => Change::Set(to),
            (Some(by), None) => Change::Add(by),
            (None, None) => {
                if !from.names("add") && !from.names("set") {
                    self.report.add(&from.span, Problem::error(MISSING_KEY).arg("key", "add"));
                }
                return;
            }
        };
        let (Some(on), Some(value)) = (self.actor_at(from, "on"), Value::at(from, "value")) else { return };
        let until = match from.get("until").and_then(|it| it.text()).map(|it| it.0) {
            Some("round") => Until::Round,
            Some("combat") => Until::Combat,
            Some("section") => Until::Section,
            Some(_) => Until::Lifted,
            None => from.number("until").map_or(Until::Lifted, Until::Turns),
        };
        let id = all.effect();
        let (source, name) = self.source(from);
        self.kept.modifiers.push(name);
        all.modifiers.push(Modifier { id, on, value, change, source, until });
    }

    /// Reads the swarms, each a table of characters that stand close together.
    //= daemmersturm.swarm.swarm
    fn swarms(&mut self, file: &Table<'_>) {
        for (swarm, it) in (1..=u8::MAX).map(SwarmId).zip(file.tables("swarm")) {
            for who in self.several(it.list("who")) {
                let at = usize::from(who.0);
                let (Some(profile), Some(actor)) = (self.profiles.get(at), self.actors.get_mut(at)) else {
                    continue;
                };
                actor.swarm = swarm;
                if profile.life > SWARMER {
                    let span = it.get("who").map_or(&it.span, |it| &it.span);
                    let problem = Problem::error(NO_SWARMER).arg("name", &profile.name);
                    self.report.add(span, problem.arg("most", SWARMER));
                }
            }
        }
    }
}
