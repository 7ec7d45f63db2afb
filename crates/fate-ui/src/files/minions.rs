//! Minions: their number, their groups and their leaders.

use schwung_fate::{Actor, ActorId, ActorKind, ConflictKind, Minions, Sheet, Side, even_split};
use schwung_files::kit::{Node, Problem, TOO_MANY, Table, UNKNOWN_LEADER, Value, claim};

use super::{
    format::MOST_ACTORS,
    kept::out,
    make::Making,
    problem::{
        GROUPS_AND_SIZES, LEADER_ELSEWHERE, LEADER_ON_OTHER_SIDE, LEADER_TWICE, MORE_GROUPS_THAN_MINIONS,
        PLAYERS_MINIONS, SIZES_DO_NOT_FIT,
    },
};

impl Making<'_, '_> {
    /// Adds minions of one kind to the scene, after all named characters.
    pub(crate) fn minions(&mut self, from: &Table<'_>) {
        let seat = self.seats.of(self.report, from);
        let side = Side(self.sides.of(self.report, from, seat));
        //= sotc.companion.who-gets-them
        if !seat.is_gm() {
            let span = from.text("player").map_or(&from.span, |(_, span)| span);
            self.report.add(span, PLAYERS_MINIONS.warning());
        }
        let leader = self.leader(from, side);
        let beside = leader.map(|id| self.actors[usize::from(id.0)].zone);
        let zone = self.start_zone(from, beside.unwrap_or_default());
        let sizes = self.sizes(from, side);
        let hidden = self.hidden(from, seat);
        let group = Actor {
            kind: ActorKind::Minions,
            hidden,
            wounds: from.number("wounds").unwrap_or(0),
            fate: from.number("fate").unwrap_or(0),
            load: from.number("load").unwrap_or(0),
            disarmed: from.number("disarmed"),
            out: out(from),
            ..Actor::new(side, seat, zone)
        };
        let groups = self.groups(from, &sizes, group);
        for group in &groups {
            self.in_play(from, *group);
        }
        let (Some(leader), Some(&group)) = (leader, groups.first()) else { return };
        if beside != Some(zone) {
            let span = from.text("zone").map_or(&from.span, |(_, span)| span);
            self.report.add(span, LEADER_ELSEWHERE.error());
        }
        //= sotc.groups.attach-leader
        self.actors[usize::from(leader.0)].attached = Some(group);
        self.actors[usize::from(group.0)].attached = Some(leader);
    }

    /// Adds the groups; each of them is one actor.
    fn groups(&mut self, from: &Table<'_>, sizes: &[u16], actor: Actor) -> Vec<ActorId> {
        let mut ids = Vec::new();
        let (Some((name, span)), Some(kind)) = (from.text("name"), what_they_are(from)) else { return ids };
        let is_empty = from.flag("empty");
        for (n, &members) in (1..).zip(sizes) {
            if self.actors.len() >= MOST_ACTORS {
                let problem = Problem::error(TOO_MANY).arg("key", "minions").arg("most", MOST_ACTORS);
                self.report.add(span, problem.arg("count", self.actors.len() + 1));
                break;
            }
            let name = if sizes.len() == 1 { name.to_owned() } else { format!("{name} {n}") };
            claim(self.report, &mut self.names, &name, span);
            let sheet = Sheet { name, minions: Some(kind), ..Sheet::default() };
            let members = if is_empty { 0 } else { members };
            ids.push(self.join(sheet, Actor { members, ..actor }));
        }
        ids
    }

    /// The number of members of each group.
    fn sizes(&mut self, from: &Table<'_>, side: Side) -> Vec<u16> {
        let Some(count) = from.number::<u16>("count") else { return Vec::new() };
        if let Some(sizes) = from.get("sizes") {
            let numbers: Vec<u16> = from.list("sizes").iter().filter_map(Node::number).collect();
            let sum: u32 = numbers.iter().map(|&size| u32::from(size)).sum();
            if from.get("groups").is_some() {
                self.report.add(&sizes.span, GROUPS_AND_SIZES.error());
            } else if sum != u32::from(count) {
                let problem = SIZES_DO_NOT_FIT.error().arg("sum", sum).arg("count", count);
                self.report.add(&sizes.span, problem);
            }
            return numbers;
        }
        let Some(groups) = from.get("groups") else { return vec![count] };
        let groups = match groups.value {
            //= sotc.groups.divide
            //= sotc.groups.even-split
            Value::Text(_) => return even_split(count, self.opponents(side)),
            _ => groups.number::<u16>().map(|number| (number, &groups.span)),
        };
        let Some((groups, span)) = groups else { return vec![count] };
        if groups > count {
            let problem = MORE_GROUPS_THAN_MINIONS.error().arg("groups", groups);
            self.report.add(span, problem.arg("count", count).allowed([format!("1..{count}")]));
        }
        even_split(count, groups)
    }

    /// The number of named characters on other sides.
    fn opponents(&self, side: Side) -> u16 {
        let named = self.actors.iter().filter(|it| it.kind == ActorKind::Named && it.side != side);
        u16::try_from(named.count()).unwrap_or(u16::MAX)
    }

    /// The named character that leads the first group.
    fn leader(&mut self, from: &Table<'_>, side: Side) -> Option<ActorId> {
        let (name, span) = from.text("leader")?;
        let is_named = |id: &ActorId| self.actors[usize::from(id.0)].kind == ActorKind::Named;
        let Some(id) = self.actor_named(name).filter(is_named) else {
            let named = self.sheets.iter().filter(|it| it.minions.is_none());
            let names: Vec<&str> = named.map(|it| it.name.as_str()).filter(|it| !it.is_empty()).collect();
            if names.len() == self.characters {
                let problem = Problem::error(UNKNOWN_LEADER).arg("name", name).among(name, &names);
                self.report.add(span, problem);
            }
            return None;
        };
        let leader = self.actors[usize::from(id.0)];
        //= sotc.groups.minion-side
        if leader.side != side {
            self.report.add(span, LEADER_ON_OTHER_SIDE.error().arg("name", name));
            return None;
        }
        if leader.attached.is_some() {
            self.report.add(span, LEADER_TWICE.error().arg("name", name));
            return None;
        }
        Some(id)
    }
}

/// Their quality, and the kind of conflict they are good at.
fn what_they_are(from: &Table<'_>) -> Option<Minions> {
    let quality = from.get("quality")?;
    let quality = match quality.text() {
        Some(("good", _)) => 3,
        Some(("fair", _)) => 2,
        Some(_) => 1,
        None => quality.number()?,
    };
    let kind = from.text("kind").and_then(|(word, _)| ConflictKind::from_word(word))?;
    Some(Minions { quality, kind })
}
