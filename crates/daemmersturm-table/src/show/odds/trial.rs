//! What is tried, and what may come of it.

use schwung_daemmersturm::{
    ActorId, Aim, AreaCommand, AreaEvent, AttackCommand, AttackEvent, Channel, ClimbCommand, ClimbEvent,
    Command, Event, Grade, MagicCommand, MagicEvent, Outcome, Plan, Purpose, RollEvent, SceneCommand,
    SceneEvent, SightCommand, SightEvent, Spell, SpellId, SpellKind, State, Targets, TurnMarks,
};

/// What may come of it, from best to worst.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Level {
    /// Critical.
    Critical,
    /// What was hoped for.
    Good,
    /// A weak success of a perception test.
    Weak,
    /// Not what was hoped for.
    Bad,
    /// A fumble.
    Fumble,
    /// A fumble whose escalation harms nobody.
    Harmless,
    /// A fumble that falls back on whoever made it.
    Harmful,
}

impl Level {
    /// Is it what was hoped for?
    pub(super) fn is_good(self) -> bool {
        matches!(self, Level::Critical | Level::Good)
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

/// What is watched for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Goal {
    /// That the attack hits.
    Hit,
    /// That a test succeeds: perception, climbing.
    Test,
    /// That this protects.
    Saved,
    /// That a spell comes about, and hits.
    Spell {
        /// Has it a W roll?
        w: bool,
        /// Has it a hit roll, and against whom?
        hit: Hits,
    },
    /// That a gun or an explosive does what it should.
    Shot,
}

/// Whom a hit roll is compared with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hits {
    /// There is no hit roll, or nobody to compare it with yet.
    Nobody,
    /// One target.
    One,
    /// All in an area.
    Many,
}

/// Looks on while something is tried, until it is known what came of it.
pub(super) struct Watcher {
    goal: Goal,
    /// Was the W roll critical, so that each hit is?
    critical: bool,
}

impl Watcher {
    pub(super) fn new(goal: Goal) -> Watcher {
        Watcher { goal, critical: false }
    }

    /// What came of it, as soon as this event tells.
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
            _ => None,
        }
    }

    /// Light that is not called, the W roll, the hit roll, and how far a fumble goes.
    fn spell(&mut self, hit: Hits, event: &Event) -> Option<Level> {
        match event {
            Event::Magic(MagicEvent::LightFailed { .. }) => Some(Level::Bad),
            // Where nothing is rolled for it, it has come about as soon as it does something.
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
                // Somebody else in the area may be hit.
                _ => None,
            },
            Event::Attack(AttackEvent::Recoiled { hurts, .. }) => {
                Some(if *hurts { Level::Harmful } else { Level::Harmless })
            }
            _ => None,
        }
    }

    /// What came of it where nothing has told until the end.
    pub(super) fn end(goal: Goal) -> Option<Level> {
        match goal {
            Goal::Spell { w: false, hit: Hits::Nobody } => Some(Level::Good),
            Goal::Spell { .. } | Goal::Shot => Some(Level::Bad),
            Goal::Hit | Goal::Test | Goal::Saved => None,
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

/// Who tries what, against whom, and what is hoped for.
pub(super) struct Trial {
    pub(super) by: ActorId,
    /// Whose numbers the chance depends on, besides.
    pub(super) on: Vec<ActorId>,
    pub(super) goal: Goal,
    /// What is tried once it comes so far, where this command only begins it.
    pub(super) later: Option<(Box<State>, Command)>,
}

/// What a command tries; nothing for what no dice decide.
pub(super) fn trial(state: &State, command: &Command) -> Option<Trial> {
    let plain = |by, on, goal| Some(Trial { by, on, goal, later: None });
    match command {
        Command::Attack(AttackCommand::Strike(it)) => plain(it.by, vec![it.on], Goal::Hit),
        Command::Area(AreaCommand::Blast(it)) => plain(it.by, Vec::new(), Goal::Shot),
        Command::Scene(SceneCommand::Climb(ClimbCommand::Climb(it))) => plain(it.by, Vec::new(), Goal::Test),
        Command::Scene(SceneCommand::Sight(SightCommand::Search(it))) if !it.veiled => {
            plain(it.by, Vec::new(), Goal::Test)
        }
        Command::Magic(MagicCommand::Cast(it)) => cast(state, it.by, it.spell, &it.aim, &it.plan),
        Command::Magic(MagicCommand::Complete { by, aim, .. }) => {
            let channel = state.channels.iter().find(|it| it.by == *by)?;
            let spell = state.frame.library.spell(channel.spell)?;
            let (on, goal) = spell_goal(state, *by, spell, aim);
            Some(Trial { by: *by, on, goal, later: None })
        }
        _ => None,
    }
}

/// Which spell a command is about.
pub(super) fn spell_of(state: &State, command: &Command) -> Option<SpellId> {
    match command {
        Command::Magic(MagicCommand::Cast(it)) => Some(it.spell),
        Command::Magic(MagicCommand::Complete { by, .. }) => {
            state.channels.iter().find(|it| it.by == *by).map(|it| it.spell)
        }
        _ => None,
    }
}

/// A spell that is channelled first is tried as if that were done.
//= daemmersturm.magic.completion
fn cast(state: &State, by: ActorId, id: SpellId, aim: &Aim, plan: &Plan) -> Option<Trial> {
    let spell = state.frame.library.spell(id)?;
    let (on, goal) = spell_goal(state, by, spell, aim);
    if spell.channel == 0 {
        return Some(Trial { by, on, goal, later: None });
    }
    // Whom it is to hit is said when it is completed: till then only its W roll can be told.
    if goal == (Goal::Spell { w: false, hit: Hits::Nobody }) && spell.hit_roll {
        return None;
    }
    let mut then = state.clone();
    then.channels.retain(|it| it.by != by);
    then.channels.push(Channel { by, spell: id, turns: spell.channel, needed: spell.channel });
    then.actors.get_mut(usize::from(by.0))?.turn = TurnMarks::default();
    let (aim, plan) = (aim.clone(), plan.clone());
    let command = Command::Magic(MagicCommand::Complete { by, aim, plan });
    Some(Trial { by, on, goal, later: Some((Box::new(then), command)) })
}

/// Whose resistance the spell has to overcome, and what is hoped for.
fn spell_goal(state: &State, by: ActorId, spell: &Spell, aim: &Aim) -> (Vec<ActorId>, Goal) {
    let there = state.standing.iter().filter(|it| Some(it.area) == aim.place).map(|it| it.who);
    // Nobody resists what it does to itself, but a spell that heals is rolled all the same.
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
