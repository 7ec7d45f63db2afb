//! Checks that a command refers only to actors and things that its author knows of.

use schwung_table::Seat;

use crate::{ActorId, Bar, Command, Fact, ItemId, Plan, Reason, State, Target, TaskId, With};

/// Checks whether the person at `seat` knows of everything that `command` refers to. [`System::check`] does not know
/// the author of a command, so a server must call this first. Gear carried by a hidden actor is hidden as well, and so
/// is a contest with a hidden actor.
///
/// # Errors
/// Hidden things are refused like things that do not exist, so that guessing reveals nothing.
///
/// [`System::check`]: schwung_table::System::check
pub fn check_known(state: &State, command: &Command, seat: Seat) -> Result<(), Reason> {
    let mut named = Named::default();
    named.command(command);
    if seat.is_gm() {
        // For the game master, the rules themselves report missing things.
        return Ok(());
    }
    let knows = |it: &ActorId| usize::from(it.0) < state.actors.len() && state.is_known_to(*it, seat);
    let knows_item = |it: &ItemId| state.item(*it).is_some_and(|it| it.holder.is_none_or(|it| knows(&it)));
    let knows_task = |it: &TaskId| {
        let task = state.task(*it);
        task.is_some_and(|it| it.sides.is_none_or(|it| knows(&it.first) && knows(&it.second)))
    };
    let knows_all = named.actors.iter().all(knows)
        && named.items.iter().all(knows_item)
        && named.tasks.iter().all(knows_task);
    if knows_all { Ok(()) } else { Err(Bar::NoSuchThing.into()) }
}

#[derive(Default)]
struct Named {
    actors: Vec<ActorId>,
    items: Vec<ItemId>,
    tasks: Vec<TaskId>,
}

impl Named {
    fn command(&mut self, command: &Command) {
        match command {
            Command::BeginConflict(it) => {
                let others = it.ambush.iter().chain(&it.surprised).chain(&it.absent);
                self.actors.extend(it.initiator.iter().chain(others));
            }
            Command::EndConflict
            | Command::EndScene
            | Command::BeginSession
            | Command::Award { .. }
            | Command::AwardAll { .. }
            | Command::Overrule { .. }
            | Command::Tell { .. } => {}
            Command::Rest { who, .. } => self.actors.extend(who),
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
            | Command::Spend { who: by, .. }
            | Command::Die { who: by }
            | Command::Steer { by, .. } => self.actors.push(*by),
            Command::Move(it) => self.actors.push(it.by),
            Command::Attack(it) => {
                self.actors.extend([it.by, it.on]);
                self.with(it.with);
                self.plan(&it.plan);
            }
            Command::Sweep(it) => {
                self.actors.push(it.by);
                self.actors.extend(&it.on);
                self.with(it.with);
                self.plan(&it.plan);
            }
            Command::Blast(it) => {
                self.actors.push(it.by);
                self.actors.extend(it.on.iter().map(|it| it.0));
                self.with(it.with);
                self.plan(&it.plan);
            }
            Command::Distract { by, on, plan } => {
                self.actors.extend([by, on]);
                self.plan(plan);
            }
            Command::Escape { by, from, plan } => {
                self.actors.push(*by);
                self.actors.extend(from);
                self.plan(plan);
            }
            Command::Release { by, on } | Command::Throw { by, on } => self.actors.extend([by, on]),
            Command::Check(it) => {
                self.actors.push(it.by);
                self.target(&it.target);
                self.tasks.extend(it.task);
                self.plan(&it.plan);
            }
            Command::Together(it) => {
                self.target(&it.target);
                self.tasks.extend(it.task);
                for part in &it.parts {
                    self.actors.push(part.by);
                    self.plan(&part.plan);
                }
            }
            Command::OpenTask(it) => {
                self.actors.extend(it.sides.iter().flat_map(|it| [it.first, it.second]));
            }
            Command::Contend { task, plans } => {
                self.tasks.push(*task);
                plans.iter().for_each(|it| self.plan(it));
            }
            Command::CloseTask { task, .. } => self.tasks.push(*task),
            Command::Loosen { pilot, .. } => self.actors.extend(pilot),
            Command::Set(fact) => self.fact(fact),
        }
    }

    fn with(&mut self, with: With) {
        match with {
            With::Item(id) => self.items.push(id),
            With::Plain { .. } | With::Gift(_) => {}
        }
    }

    fn plan(&mut self, plan: &Plan) {
        self.items.extend(plan.tool);
        self.actors.extend(plan.free.iter().filter_map(|it| it.of));
    }

    fn target(&mut self, target: &Target) {
        match target {
            Target::Actor { on, .. } => self.actors.push(*on),
            Target::Ask | Target::Difficulty { .. } => {}
        }
    }

    fn fact(&mut self, fact: &Fact) {
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
            | Fact::Sheet { who, .. } => self.actors.push(*who),
            Fact::Hold { by: a, on: b, .. } | Fact::Distance { a, b, .. } => self.actors.extend([a, b]),
            Fact::Order { order } => self.actors.extend(order.iter().map(|it| it.actor)),
            Fact::Item { item } => self.actors.extend(item.holder),
            Fact::NoItem { item } => self.items.push(*item),
            Fact::Tally { task, .. } => self.tasks.push(*task),
            Fact::Round { .. }
            | Fact::Scene { .. }
            | Fact::Points { .. }
            | Fact::Passes { .. }
            | Fact::Roles { .. }
            | Fact::Strength { .. }
            | Fact::Frame(_)
            | Fact::Switches(_)
            | Fact::Join { .. }
            | Fact::NoThing { .. }
            | Fact::NoStunt { .. } => {}
        }
    }
}
