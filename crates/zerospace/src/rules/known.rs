//! Validates that everything a command refers to exists, before any rule uses it.

use crate::{
    ActorId, Bar, Command, Fact, ItemId, Plan, PointUse, Reason, SkillId, State, Target, TaskId, With,
};

/// Checks that all actors, skills, gear, powers and seats in `command` exist.
pub(crate) fn check(state: &State, command: &Command) -> Result<(), Reason> {
    if exists(&Known(state), command) { Ok(()) } else { Err(Bar::NoSuchThing.into()) }
}

struct Known<'s>(&'s State);

impl Known<'_> {
    fn actor(&self, id: impl Into<Option<ActorId>>) -> bool {
        id.into().is_none_or(|it| usize::from(it.0) < self.0.actors.len())
    }
    fn actors<'a>(&self, ids: impl IntoIterator<Item = &'a ActorId>) -> bool {
        ids.into_iter().all(|&id| self.actor(id))
    }
    fn skill(&self, skill: impl Into<Option<SkillId>>) -> bool {
        skill.into().is_none_or(|it| usize::from(it.0) < self.0.frame.skills.len())
    }
    fn item(&self, item: Option<ItemId>) -> bool {
        item.is_none_or(|it| self.0.item(it).is_some())
    }
    fn task(&self, task: Option<TaskId>) -> bool {
        task.is_none_or(|it| self.0.task(it).is_some())
    }
    fn plan(&self, plan: &Plan) -> bool {
        self.item(plan.tool) && plan.free.iter().all(|it| self.actor(it.of))
    }
    fn with(&self, with: With) -> bool {
        match with {
            With::Item(id) => self.item(Some(id)),
            With::Plain { .. } | With::Gift(_) => true,
        }
    }
    fn target(&self, target: &Target) -> bool {
        match target {
            Target::Actor { on, skill, .. } => self.actor(*on) && self.skill(*skill),
            Target::Ask | Target::Difficulty { .. } => true,
        }
    }
}

fn exists(known: &Known<'_>, command: &Command) -> bool {
    match command {
        Command::BeginConflict(it) => {
            known.actor(it.initiator) && known.actors(it.ambush.iter().chain(&it.surprised).chain(&it.absent))
        }
        Command::EndConflict
        | Command::EndScene
        | Command::BeginSession
        | Command::AwardAll { .. }
        | Command::Award { .. }
        | Command::Overrule { .. }
        | Command::Tell { .. } => true,
        Command::Rest { who, .. } => known.actors(who),
        Command::Enter { who: by, .. }
        | Command::EndTurn { by }
        | Command::Defer { by }
        | Command::TakeDeferred { by }
        | Command::StandUp { by }
        | Command::LieDown { by }
        | Command::Quick { by, .. }
        | Command::Free { by, .. }
        | Command::Play { by, .. }
        | Command::Dodge { by, .. }
        | Command::Recover { by, .. }
        | Command::Propose { who: by, .. }
        | Command::Die { who: by }
        | Command::Steer { by, .. } => known.actor(*by),
        Command::Move(it) => known.actor(it.by) && known.skill(it.obstacle.and_then(|it| it.skill)),
        Command::Attack(it) => {
            known.actor(it.by) && known.actor(it.on) && known.with(it.with) && known.plan(&it.plan)
        }
        Command::Sweep(it) => {
            known.actor(it.by) && known.actors(&it.on) && known.with(it.with) && known.plan(&it.plan)
        }
        Command::Blast(it) => {
            let on = it.on.iter().all(|it| known.actor(it.0));
            known.actor(it.by) && on && known.with(it.with) && known.plan(&it.plan)
        }
        Command::Distract { by, on, plan } => known.actor(*by) && known.actor(*on) && known.plan(plan),
        Command::Escape { by, from, plan } => known.actor(*by) && known.actor(*from) && known.plan(plan),
        Command::Release { by, on } | Command::Throw { by, on } => known.actor(*by) && known.actor(*on),
        Command::Check(it) => {
            let named = known.actor(it.by) && known.skill(it.skill) && known.plan(&it.plan);
            named && known.target(&it.target) && known.task(it.task)
        }
        Command::Together(it) => {
            let parts = it.parts.iter();
            let mut parts =
                parts.map(|it| known.actor(it.by) && known.skill(it.skill) && known.plan(&it.plan));
            parts.all(|it| it) && known.target(&it.target) && known.task(it.task)
        }
        Command::OpenTask(it) => {
            it.sides.is_none_or(|it| known.actor(it.first) && known.actor(it.second) && known.skill(it.skill))
        }
        Command::Contend { task, plans } => known.task(Some(*task)) && plans.iter().all(|it| known.plan(it)),
        Command::CloseTask { task, .. } => known.task(Some(*task)),
        Command::Spend { who, on } => {
            let skill = match on {
                PointUse::Stunt { skill, .. } => Some(*skill),
                PointUse::Retcon { skill, .. } => *skill,
                _ => None,
            };
            known.actor(*who) && known.skill(skill)
        }
        Command::Loosen { pilot, .. } => known.actor(*pilot),
        Command::Set(fact) => fact_exists(known, fact),
    }
}

fn fact_exists(known: &Known<'_>, fact: &Fact) -> bool {
    match fact {
        Fact::Losses { who, .. }
        | Fact::Lowered { who, .. }
        | Fact::Boost { who, .. }
        | Fact::Cruel { who, .. }
        | Fact::Out { who, .. }
        | Fact::Prone { who, .. }
        | Fact::Covered { who, .. }
        | Fact::Helpless { who, .. }
        | Fact::Blinded { who, .. }
        | Fact::Distracted { who, .. }
        | Fact::Surprised { who, .. }
        | Fact::Fear { who, .. }
        | Fact::Dodging { who, .. }
        | Fact::Gait { who, .. }
        | Fact::Adapted { who, .. }
        | Fact::Standard { who, .. }
        | Fact::Movement { who, .. }
        | Fact::Stored { who, .. }
        | Fact::Owed { who, .. }
        | Fact::Forced { who, .. }
        | Fact::Side { who, .. }
        | Fact::Plays { who, .. }
        | Fact::Hidden { who, .. }
        | Fact::Kind { who, .. }
        | Fact::Turn { who }
        | Fact::Sheet { who, .. } => known.actor(*who),
        Fact::Hold { by: a, on: b, .. } | Fact::Distance { a, b, .. } => known.actor(*a) && known.actor(*b),
        Fact::Order { order } => order.iter().all(|it| known.actor(it.actor)),
        Fact::Roles { roles } => {
            let roles = [
                roles.perception,
                roles.melee,
                roles.ranged,
                roles.athletics,
                roles.deception,
                roles.survival,
            ];
            roles.into_iter().all(|it| known.skill(it))
        }
        Fact::Round { .. }
        | Fact::Scene { .. }
        | Fact::Points { .. }
        | Fact::Passes { .. }
        | Fact::Item { .. }
        | Fact::NoItem { .. }
        | Fact::Strength { .. }
        | Fact::Frame(_)
        | Fact::Switches(_)
        | Fact::Join { .. }
        | Fact::NoThing { .. }
        | Fact::NoStunt { .. }
        | Fact::Tally { .. } => true,
    }
}
