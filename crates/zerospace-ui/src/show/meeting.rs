//! Collects both sides of a roll from events and dice.

use schwung_log::{Entry, Game, Origin, Running};
use schwung_zerospace::{
    ActorId, Command, Doing, Effort, Event, FreeRow, Opposition, Question, Row, Rows, State, With, ZeroSpace,
};

use super::dice::is_by_face;

/// Dice that were rolled.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fell<'r> {
    pub(super) dice: &'r str,
    pub(super) faces: &'r [i8],
    pub(super) outcome: i32,
    pub(super) origin: Origin,
    /// Number of ones and twos among the faces that were rerolled.
    pub(super) again: [u8; 2],
}

impl Fell<'_> {
    /// The indexes of the dice that were rolled again.
    //= zerospace.dice.reroll
    pub(super) fn rolled_again(&self) -> Vec<u8> {
        let mut left = self.again;
        let is_again = |face: i8| {
            let left = usize::try_from(face - 1).ok().and_then(|it| left.get_mut(it)).filter(|it| **it > 0);
            left.map(|it| *it -= 1).is_some()
        };
        let which: Vec<bool> = self.faces.iter().copied().map(is_again).collect();
        (0..).zip(which).filter_map(|(n, it)| it.then_some(n)).collect()
    }
}

/// The roll of one side.
#[derive(Clone, Debug)]
pub(super) struct Pool<'r> {
    pub(super) effort: Effort,
    /// Whether its dice have been rolled and reported by an event.
    pub(super) rolled: bool,
    pub(super) dice: Vec<Fell<'r>>,
    /// Circumstances outside the tables.
    pub(super) free: Vec<FreeRow>,
}

impl Pool<'_> {
    /// The number of dice that count: bought dice do, rerolled ones do not.
    //= zerospace.ap.use.bonus-die
    pub(super) fn counted(&self) -> u8 {
        if self.dice.is_empty() || self.dice.iter().any(|it| it.faces.is_empty()) {
            return self.effort.thrown();
        }
        let counted = self.dice.iter().map(|it| it.faces.len().saturating_sub(it.rolled_again().len()));
        u8::try_from(counted.sum::<usize>()).unwrap_or(u8::MAX)
    }
}

/// The opposition of a roll.
#[derive(Clone, Debug)]
pub(super) enum Against<'r> {
    Roll(Pool<'r>),
    /// A difficulty with the dice that the game master adds to it.
    Number {
        value: i16,
        hidden: bool,
        raised: i16,
    },
    /// An actor or object that cannot defend.
    Nothing,
}

/// A roll with its opposition.
#[derive(Clone, Debug, Default)]
pub(super) struct Meeting<'r> {
    pub(super) doing: Option<(ActorId, Doing)>,
    /// The means of the attack that has begun, which may differ from those of the last command of a habit's turn.
    pub(super) with: Option<With>,
    pub(super) acting: Option<Pool<'r>>,
    pub(super) helpers: Vec<Pool<'r>>,
    pub(super) against: Option<Against<'r>>,
    /// The lead of the acting side, once known.
    pub(super) lead: Option<i16>,
    /// The circumstances that made the attempt fail without a roll.
    pub(super) failed: Option<(ActorId, Rows)>,
    /// The actors who act together with the acting one.
    together: Vec<ActorId>,
    /// Dice that have not been reported by an event yet.
    loose: Vec<Fell<'r>>,
    raised: i16,
    /// Whether the next turn has begun, whose character may roll against blindness or fear.
    passed: bool,
}

impl<'r> Meeting<'r> {
    /// Collects the events and dice so far, and the foreseen events after them.
    pub(super) fn of(
        game: &'r Game<ZeroSpace>,
        running: &'r Running<ZeroSpace>,
        foreseen: &[Event],
    ) -> Meeting<'r> {
        let together = match &running.command {
            Command::Together(it) => it.parts.iter().map(|it| it.by).collect(),
            _ => Vec::new(),
        };
        let mut meeting = Meeting { together, ..Meeting::default() };
        for entry in entries(game, running) {
            match entry {
                Entry::Rolled { dice, faces, outcome, origin, .. } => {
                    let (outcome, origin) = (*outcome, *origin);
                    meeting.loose.push(Fell { dice, faces, outcome, origin, again: [0, 0] });
                }
                Entry::Told(event) => meeting.told(event, true),
                _ => {}
            }
        }
        meeting.raised = 0;
        let asked = running.waiting.as_ref().map(schwung_play::Pending::questions).unwrap_or_default();
        // The fate of the last target is decided before the next one is struck.
        let ends = meeting.lead.is_some() && matches!(asked, [Question::Finish(_)]);
        for event in foreseen.iter().filter(|_| !ends) {
            meeting.told(event, false);
        }
        if let [Question::RollAgain(it)] = asked {
            meeting.give(it.who);
        }
        meeting
    }

    /// Applies an event. Events that change no roll are ignored.
    fn told(&mut self, event: &Event, real: bool) {
        match event {
            Event::TurnBegan { .. } => self.passed = self.lead.is_some() || self.failed.is_some(),
            Event::ActionBegan { actor, doing, with } if real => {
                (self.doing, self.with) = (Some((*actor, *doing)), *with);
                self.passed = false;
            }
            _ if self.passed => self.loose.clear(),
            Event::Joined { actor, .. } => self.together.push(*actor),
            Event::FailedAtOnce { actor, rows } if real => self.failed = Some((*actor, *rows)),
            Event::Rolled { effort, free, .. } => self.rolled(*effort, free, real),
            Event::Rerolled { ones, twos, .. } if real => {
                // The new dice come last.
                let low = usize::from(ones + twos);
                let first = self.loose.iter_mut().rev().find(|it| {
                    let count = |face| it.faces.iter().filter(|it| **it == face).count();
                    it.faces.len() >= low
                        && count(1) >= usize::from(*ones)
                        && count(2) >= usize::from(*twos)
                        && is_by_face(it.dice)
                });
                if let Some(first) = first {
                    first.again = [*ones, *twos];
                }
            }
            Event::PointForDie { actor, dice, before: false } if real => {
                self.change(*actor, |it| it.effort.dice += dice);
                self.give(*actor);
            }
            Event::DifficultyRaised { by, .. } => {
                self.raised += by;
                if real {
                    // These dice belong to the game master and are part of the difficulty.
                    self.loose.clear();
                }
            }
            Event::Resolved { effort, opposition, lead, .. } => {
                self.resolved(*effort, opposition, *lead, real);
            }
            _ => {}
        }
    }

    fn rolled(&mut self, effort: Effort, free: &[FreeRow], real: bool) {
        let mut pool = Pool { effort, rolled: real, dice: Vec::new(), free: free.to_vec() };
        if real {
            pool.dice = std::mem::take(&mut self.loose);
        } else {
            pool.effort.dice = 0;
        }
        let acts = self.acting.as_ref().map(|it| it.effort.actor);
        if self.lead.is_some() {
            // The next of several targets: the same roll against another defence, or a new roll.
            (self.lead, self.against, self.raised) = (None, None, 0);
            if acts == Some(effort.actor) {
                self.acting = None;
                self.helpers.clear();
            }
        }
        match &self.acting {
            None => self.acting = Some(pool),
            Some(it) if it.effort.actor == effort.actor => self.acting = Some(pool),
            Some(_) if self.together.contains(&effort.actor) => self.helpers.push(pool),
            Some(_) => self.against = Some(Against::Roll(pool)),
        }
    }

    fn resolved(&mut self, effort: Effort, opposition: &Opposition, lead: i16, real: bool) {
        if real {
            // If several act together, the worst roll counts for all of them.
            if let Some(at) = self.helpers.iter().position(|it| it.effort.actor == effort.actor)
                && let Some(acting) = &mut self.acting
            {
                std::mem::swap(&mut self.helpers[at], acting);
            }
            self.change(effort.actor, |it| it.effort = effort);
            self.lead = Some(lead);
        }
        let raised = self.raised;
        self.against = match opposition {
            Opposition::Roll(other) if real => {
                self.change(other.actor, |it| it.effort = *other);
                self.against.take().filter(|it| matches!(it, Against::Roll(_)))
            }
            Opposition::Roll(_) => self.against.take(),
            Opposition::Difficulty { value, hidden } => {
                let raised = if real { raised } else { 0 };
                let value = if real { *value } else { *value - self.raised };
                Some(Against::Number { value, hidden: *hidden, raised })
            }
            Opposition::Nothing => Some(Against::Nothing),
        };
    }

    fn change(&mut self, actor: ActorId, change: impl FnOnce(&mut Pool<'r>)) {
        let against = match &mut self.against {
            Some(Against::Roll(pool)) => Some(pool),
            _ => None,
        };
        let pools = self.acting.iter_mut().chain(&mut self.helpers).chain(against);
        if let Some(pool) = pools.into_iter().find(|it| it.effort.actor == actor) {
            change(pool);
        }
    }

    /// Assigns the collected dice to an actor.
    fn give(&mut self, actor: ActorId) {
        let loose = std::mem::take(&mut self.loose);
        self.change(actor, |it| it.dice.extend(loose));
    }

    pub(super) fn actor(&self) -> Option<ActorId> {
        let acting = self.acting.as_ref().map(|it| it.effort.actor);
        acting.or(self.doing.map(|it| it.0)).or(self.failed.map(|it| it.0))
    }

    /// The actor on the other side.
    pub(super) fn other(&self) -> Option<ActorId> {
        let of_doing = self.doing.and_then(|it| match it.1 {
            Doing::Attack { on, .. } | Doing::Distract { on } | Doing::Throw { on } => Some(on),
            Doing::Escape { from } => Some(from),
            Doing::Sweep
            | Doing::Blast
            | Doing::Dodge
            | Doing::Check { .. }
            | Doing::Help { .. }
            | Doing::Recover => None,
        });
        match &self.against {
            Some(Against::Roll(pool)) => Some(pool.effort.actor),
            Some(Against::Number { .. } | Against::Nothing) | None => of_doing,
        }
    }
}

/// The log entries of a procedure, in order.
fn entries<'r>(
    game: &'r Game<ZeroSpace>,
    running: &'r Running<ZeroSpace>,
) -> impl Iterator<Item = &'r Entry<ZeroSpace>> {
    let first = running.first;
    let skip = usize::try_from(first.saturating_sub(1)).unwrap_or(usize::MAX);
    let own = game.records().iter().skip(skip);
    let own = own.filter(move |it| game.act(it.seq) == Some(first) && game.is_live(it.seq));
    own.flat_map(|it| &it.entries)
}

/// The weapon of an attack command, as far as it determines the applicable circumstances.
pub(super) fn combat(state: &State, command: &Command) -> Option<schwung_zerospace::Weapon> {
    use schwung_zerospace::{ItemKind, Weapon, With};
    let (by, with) = match command {
        Command::Attack(it) => (it.by, it.with),
        Command::Sweep(it) => (it.by, it.with),
        Command::Blast(it) => (it.by, it.with),
        _ => return None,
    };
    match with {
        With::Plain { combat, kind } => Some(Weapon { combat, kind, ..Weapon::default() }),
        With::Item(id) => match state.item(id)?.kind {
            ItemKind::Weapon(weapon) => Some(weapon),
            _ => None,
        },
        With::Gift(n) => state.frame.sheets.get(usize::from(by.0))?.gifts.get(usize::from(n))?.attack,
    }
}

/// Whether a circumstance is applicable to that kind of attack.
pub(super) fn belongs(row: Row, command: &Command, weapon: &schwung_zerospace::Weapon) -> bool {
    use schwung_zerospace::{AttackKind, Burst, Combat, Mode};
    let mode = match command {
        Command::Attack(it) => Some(it.mode),
        _ => None,
    };
    let (melee, mental) = (weapon.combat == Combat::Melee, weapon.kind == AttackKind::Mental);
    match row {
        Row::Disarming => mode == Some(Mode::Disarm),
        Row::Charging => mode == Some(Mode::Charge),
        Row::OnTheMove | Row::StandingFirm => mode == Some(Mode::ThrowDown),
        Row::Sweeping => matches!(command, Command::Sweep(_)),
        Row::Burst => weapon.burst == Some(Burst::Die),
        Row::UnseenMelee | Row::ProneMelee => melee && !mental,
        Row::UnseenRanged | Row::PoorlySeen | Row::ProneRanged => !melee && !mental,
        Row::BlindMental => mental,
        _ => true,
    }
}
