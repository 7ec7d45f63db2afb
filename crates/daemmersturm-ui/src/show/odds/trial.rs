//! The goal of a command, and its possible results.

use schwung_daemmersturm::{
    ActorId, Aim, AreaCommand, AreaEvent, AttackCommand, AttackEvent, Blast, Cast, Channel, ClimbCommand,
    ClimbEvent, ClimbTry, Command, Event, GearEvent, Grade, MagicCommand, MagicEvent, Outcome, Plan, Purpose,
    RollEvent, SceneCommand, SceneEvent, Search, SightCommand, SightEvent, Spell, SpellId, SpellKind, State,
    Strike, SubstanceEvent, Targets, TurnMarks,
};

/// The level of success, from best to worst.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Level {
    /// A critical success.
    Critical,
    /// A success.
    Good,
    /// A weak success of a perception test.
    Weak,
    /// A failure.
    Bad,
    /// A fumble.
    Fumble,
    /// A fumble whose escalation causes no harm.
    Harmless,
    /// A fumble that harms the character that made it.
    Harmful,
}

impl Level {
    /// Returns whether it is a success.
    pub(super) fn is_good(self) -> bool {
        matches!(self, Level::Critical | Level::Good)
    }

    fn either(works: bool) -> Level {
        if works { Level::Good } else { Level::Bad }
    }

    fn of(outcome: Outcome) -> Level {
        match outcome {
            Outcome::Critical => Level::Critical,
            Outcome::Hit => Level::Good,
            Outcome::Miss | Outcome::Both => Level::Bad,
            Outcome::Fumble => Level::Fumble,
        }
    }
}

/// The result to be determined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Goal {
    /// An attack hits.
    Hit,
    /// A perception test or climbing roll succeeds.
    Test,
    /// Protection averts the hit.
    Saved,
    /// A spell takes effect and hits.
    Spell {
        /// Whether it has a W roll.
        w: bool,
        /// The targets of its hit roll.
        hit: Hits,
    },
    /// A gun or an explosive works.
    Shot,
    /// A W roll or poison roll succeeds, regardless of later rolls.
    Roll,
}

/// The characters with whom a hit roll is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hits {
    /// There is no hit roll, or no target yet.
    Nobody,
    /// A single target.
    One,
    /// All characters in an area.
    Many,
}

/// Observes events until the result is known.
pub(super) struct Watcher {
    goal: Goal,
    /// Whether the W roll was critical, and therefore every hit is.
    critical: bool,
}

impl Watcher {
    pub(super) fn new(goal: Goal) -> Watcher {
        Watcher { goal, critical: false }
    }

    /// The result, as soon as an event determines it.
    pub(super) fn see(&mut self, event: &Event) -> Option<Level> {
        match (self.goal, event) {
            (Goal::Hit, Event::Attack(AttackEvent::Resolved { outcome, .. })) => Some(Level::of(*outcome)),
            (Goal::Spell { hit, .. }, _) => self.spell(hit, event),
            (Goal::Shot, Event::Area(AreaEvent::Tested { works: true, .. })) => Some(Level::Good),
            (Goal::Shot, Event::Area(AreaEvent::BlewUp { harms, .. })) => {
                Some(if *harms { Level::Harmful } else { Level::Harmless })
            }
            (Goal::Test, Event::Scene(SceneEvent::Climb(it))) => climbed(it),
            (Goal::Test, Event::Scene(SceneEvent::Sight(SightEvent::Searched { grade, .. }))) => {
                Some(match grade {
                    Grade::Critical => Level::Critical,
                    Grade::Success => Level::Good,
                    Grade::Weak => Level::Weak,
                    Grade::Nothing => Level::Bad,
                })
            }
            (Goal::Saved, Event::Attack(AttackEvent::Saved { .. })) => Some(Level::Good),
            (Goal::Saved, Event::Attack(AttackEvent::Unsaved { .. })) => Some(Level::Bad),
            (Goal::Roll, Event::Magic(MagicEvent::WTested { outcome, .. })) => Some(Level::of(*outcome)),
            (Goal::Roll, Event::Area(AreaEvent::Tested { works, .. })) => Some(Level::either(*works)),
            (Goal::Roll, Event::Gear(GearEvent::Substance(it))) => match it {
                SubstanceEvent::Worked { .. } => Some(Level::Good),
                SubstanceEvent::Failed { .. } => Some(Level::Bad),
                _ => None,
            },
            _ => None,
        }
    }

    /// Handles failed light tests, W rolls, hit rolls and fumbles of a spell.
    fn spell(&mut self, hit: Hits, event: &Event) -> Option<Level> {
        match event {
            Event::Magic(MagicEvent::LightFailed { .. }) => Some(Level::Bad),
            // Without W and hit roll, a spell has taken effect as soon as one of these events occurs.
            Event::Roll(RollEvent::Called {
                purpose: Purpose::Damage | Purpose::Healing | Purpose::Targets,
                ..
            })
            | Event::Attack(AttackEvent::Began { .. })
            | Event::Area(AreaEvent::Began { .. } | AreaEvent::Caught { .. })
                if self.goal == (Goal::Spell { w: false, hit: Hits::Nobody }) =>
            {
                Some(Level::Good)
            }
            Event::Magic(MagicEvent::WTested { outcome, .. }) => match outcome {
                Outcome::Fumble => None,
                outcome if !outcome.hits() => Some(Level::Bad),
                outcome if hit == Hits::Nobody => Some(Level::of(*outcome)),
                outcome => {
                    self.critical = *outcome == Outcome::Critical;
                    None
                }
            },
            Event::Attack(AttackEvent::Resolved { outcome, .. }) => match outcome {
                Outcome::Fumble => None,
                outcome if outcome.hits() && self.critical => Some(Level::Critical),
                outcome if outcome.hits() || hit == Hits::One => Some(Level::of(*outcome)),
                // Other characters in the area may still be hit.
                _ => None,
            },
            Event::Attack(AttackEvent::Recoiled { hurts, .. }) => {
                Some(if *hurts { Level::Harmful } else { Level::Harmless })
            }
            _ => None,
        }
    }

    /// The result if no event determined it.
    pub(super) fn end(goal: Goal) -> Option<Level> {
        match goal {
            Goal::Spell { w: false, hit: Hits::Nobody } => Some(Level::Good),
            Goal::Spell { .. } | Goal::Shot => Some(Level::Bad),
            Goal::Hit | Goal::Test | Goal::Saved | Goal::Roll => None,
        }
    }
}

fn climbed(event: &ClimbEvent) -> Option<Level> {
    match event {
        ClimbEvent::Climbed { .. } | ClimbEvent::HeldOn { .. } | ClimbEvent::Pinned { .. } => {
            Some(Level::Good)
        }
        ClimbEvent::Fell { .. } | ClimbEvent::NotPinned { .. } => Some(Level::Bad),
        ClimbEvent::Began { .. } | ClimbEvent::LostPart { .. } | ClimbEvent::UsedAid { .. } => None,
    }
}

/// An attempt: the acting character, its target, and the goal.
pub(super) struct Trial {
    pub(super) by: ActorId,
    /// Other characters whose numbers the chance depends on.
    pub(super) on: Vec<ActorId>,
    pub(super) goal: Goal,
    /// For commands that only begin something: the state and the command of its completion.
    pub(super) later: Option<(Box<State>, Command)>,
}

/// The attempt of a command; `None` if it does not depend on dice. All fields of those that do are listed explicitly, because
/// each may reveal something that not everybody may know.
pub(super) fn trial(state: &State, command: &Command) -> Option<Trial> {
    let plain = |by: &ActorId, on, goal| Some(Trial { by: *by, on, goal, later: None });
    match command {
        Command::Attack(AttackCommand::Strike(it)) => {
            let Strike { by, on, with: _, second: _, abilities: _, plan: _ } = it;
            plain(by, vec![*on], Goal::Hit)
        }
        Command::Area(AreaCommand::Blast(Blast { by, item: _, aim: _, plan: _ })) => {
            plain(by, Vec::new(), Goal::Shot)
        }
        Command::Scene(SceneCommand::Climb(ClimbCommand::Climb(it))) => {
            let ClimbTry { by, obstacle: _, height: _, away: _, movement: _, pay: _, cost: _, terms: _ } = it;
            plain(by, Vec::new(), Goal::Test)
        }
        Command::Scene(SceneCommand::Sight(SightCommand::Search(it))) => {
            let Search { by, with: _, toward: _, terms: _, field: _, veiled } = it;
            if *veiled { None } else { plain(by, Vec::new(), Goal::Test) }
        }
        Command::Magic(MagicCommand::Cast(Cast { by, spell, text: _, aim, plan })) => {
            cast(state, *by, *spell, aim, plan)
        }
        Command::Magic(MagicCommand::Complete { by, aim, plan: _ }) => {
            let channel = state.channels.iter().find(|it| it.by == *by)?;
            let spell = state.frame.library.spell(channel.spell)?;
            let (on, goal) = spell_goal(state, *by, spell, channel.aimed(aim));
            plain(by, on, goal)
        }
        _ => None,
    }
}

/// The spell that a command casts.
pub(super) fn spell_of(state: &State, command: &Command) -> Option<SpellId> {
    match command {
        Command::Magic(MagicCommand::Cast(it)) => Some(it.spell),
        Command::Magic(MagicCommand::Complete { by, .. }) => {
            state.channels.iter().find(|it| it.by == *by).map(|it| it.spell)
        }
        _ => None,
    }
}

/// A spell with channelling is evaluated as if the channelling were complete.
//= daemmersturm.magic.completion
fn cast(state: &State, by: ActorId, id: SpellId, aim: &Aim, plan: &Plan) -> Option<Trial> {
    let spell = state.frame.library.spell(id)?;
    let (on, goal) = spell_goal(state, by, spell, aim);
    if spell.channel == 0 {
        return Some(Trial { by, on, goal, later: None });
    }
    // The targets are only given on completion, so until then only the W roll has a chance.
    if goal == (Goal::Spell { w: false, hit: Hits::Nobody }) && spell.hit_roll {
        return None;
    }
    let mut then = state.clone();
    then.channels.retain(|it| it.by != by);
    let (turns, needed) = (spell.channel, spell.channel);
    then.channels.push(Channel { by, spell: id, turns, needed, aim: Aim::default() });
    then.actors.get_mut(usize::from(by.0))?.turn = TurnMarks::default();
    let (aim, plan) = (aim.clone(), plan.clone());
    let command = Command::Magic(MagicCommand::Complete { by, aim, plan });
    Some(Trial { by, on, goal, later: Some((Box::new(then), command)) })
}

/// The characters whose resistance the spell has to overcome, and the goal.
fn spell_goal(state: &State, by: ActorId, spell: &Spell, aim: &Aim) -> (Vec<ActorId>, Goal) {
    let there = state.standing.iter().filter(|it| Some(it.area) == aim.place).map(|it| it.who);
    // A caster does not resist its own spell, but spells for friends are rolled even on the caster.
    let aids = matches!(spell.kind, SpellKind::Healing | SpellKind::Strengthening);
    let on: Vec<ActorId> = aim.at.iter().copied().chain(there).filter(|&it| it != by || aids).collect();
    let w = spell.w.is_some();
    let hit = match spell.targets {
        _ if !spell.hit_roll || on.is_empty() => Hits::Nobody,
        Targets::Single => Hits::One,
        Targets::Fixed(_) | Targets::Rolled(_) => Hits::Many,
    };
    let against = if hit == Hits::Nobody { Vec::new() } else { on };
    (against, Goal::Spell { w, hit })
}
