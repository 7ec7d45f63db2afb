//! Simulation of ZeroSpace: targets, weapons, payments and results of actions.

use schwung_play::{Came, Fights, Habit, Input, Policy, Spend};
use schwung_table::{Seat, System};

use crate::{
    ActorId, Answer, BeginConflict, Command, Event, Question, Sensible, State, ZeroSpace,
    foes::{attack, target},
    habits,
};

/// Observes events to find the result of an action.
#[derive(Clone, Copy, Debug)]
pub struct Watch {
    by: ActorId,
}

schwung_chances::counted!(ZeroSpace);
schwung_insight::analysed!(ZeroSpace);

impl Fights for ZeroSpace {
    type Watch = Watch;
    type Part = ();

    const GAUGES: &'static [&'static str] = &["endurance", "points"];
    const TOLL: (usize, i32) = (0, -1);

    fn actors(state: &State) -> u8 {
        u8::try_from(state.actors.len()).unwrap_or(u8::MAX)
    }

    fn name(state: &State, actor: u8) -> &str {
        &state.sheet(ActorId(actor)).name
    }

    fn side(state: &State, actor: u8) -> u8 {
        state.actor(ActorId(actor)).side.0
    }

    fn side_name(state: &State, side: u8) -> &str {
        state.frame.sides.get(usize::from(side)).map_or("", String::as_str)
    }

    fn player(state: &State, actor: u8) -> Seat {
        state.actor(ActorId(actor)).seat
    }

    fn stands(state: &State, actor: u8) -> bool {
        let id = ActorId(actor);
        !state.is_down(id) && state.actor(id).kind != crate::ActorKind::Object
    }

    fn is_on(state: &State) -> bool {
        state.in_conflict()
    }

    fn opening(_: &State) -> Command {
        Command::BeginConflict(BeginConflict::default())
    }

    fn round(state: &State) -> u16 {
        u16::try_from(state.round()).unwrap_or(u16::MAX)
    }

    fn turn(state: &State, habits: &[Habit]) -> Option<Command> {
        let by = state.conflict?.turn?;
        let habit = habits.get(usize::from(by.0)).copied().unwrap_or_default();
        let attack = || target(state, by, habit.target).and_then(|on| attack(state, by, on));
        let rises = || Some(Command::StandUp { by }).filter(|it| ZeroSpace::check(state, it).is_ok());
        let considered = || habits::turn(state, by, habits, habit);
        Some(rises().or_else(considered).or_else(attack).unwrap_or(Command::EndTurn { by }))
    }

    fn acting(state: &State) -> Option<u8> {
        state.conflict?.turn.map(|it| it.0)
    }

    fn ways(state: &State, by: u8, habit: Habit, into: &mut Vec<Command>) {
        habits::ways(state, ActorId(by), habit, into);
    }

    fn worth(state: &State, actor: u8) -> i32 {
        habits::worth(state, ActorId(actor))
    }

    fn weigh(
        base: &State,
        command: &Command,
        inputs: &[Input<ZeroSpace>],
        state: &State,
        question: &Question,
        habits: &[Habit],
    ) -> Option<Answer> {
        schwung_play::answer_ahead(base, command, inputs, state, question, habits)
    }

    fn as_seen(state: &State, actor: u8) -> Option<State> {
        habits::as_seen(state, ActorId(actor))
    }

    fn habitual(state: &State, question: &Question, habit: Habit) -> Answer {
        match (habit.spend, question) {
            (Spend::Never, Question::BuyDie(_)) => Answer::No,
            (Spend::Always, Question::BuyDie(_)) => Answer::Yes,
            (_, other) => Sensible.answer(state, other),
        }
    }

    fn asked(question: &Question) -> Option<u8> {
        match question {
            Question::BuyDie(it) => Some(it.who.0),
            Question::RollAgain(it) => Some(it.who.0),
            Question::Force(it) => Some(it.who.0),
            _ => None,
        }
    }

    fn is_payment(question: &Question) -> bool {
        matches!(question, Question::BuyDie(_))
    }

    fn gauge(state: &State, actor: u8, which: usize) -> i32 {
        let id = ActorId(actor);
        match which {
            0 => i32::from(state.endurance(id)),
            _ => i32::from(state.points(state.actor(id).seat)),
        }
    }

    fn watch(command: &Command) -> Option<(u8, Watch)> {
        let by = match command {
            Command::Attack(it) => it.by,
            Command::Check(it) => it.by,
            Command::Together(it) => it.parts.first()?.by,
            Command::Distract { by, .. } | Command::Escape { by, .. } => *by,
            // Other commands roll nothing, or against several targets.
            _ => return None,
        };
        Some((by.0, Watch { by }))
    }

    fn told(watch: &mut Watch, event: &Event) -> Option<Came> {
        match event {
            Event::Resolved { effort, lead, .. } if effort.actor == watch.by => {
                Some(Came { lead: Some(*lead), success: *lead >= 0 })
            }
            Event::FailedAtOnce { actor, .. } if *actor == watch.by => {
                Some(Came { lead: None, success: false })
            }
            Event::Routine { actor, .. } if *actor == watch.by => Some(Came { lead: None, success: true }),
            // There is no roll against helpless targets.
            Event::Hit { by, .. } if *by == watch.by => Some(Came { lead: None, success: true }),
            _ => None,
        }
    }

    fn ended(_: &Watch) -> Option<Came> {
        None
    }

    fn situations(state: &State, actor: u8, payments: bool) -> Option<u64> {
        let id = ActorId(actor);
        let endurance = u64::from(state.endurance(id)) + 1;
        let points = if payments { u64::from(state.points(state.actor(id).seat)) + 1 } else { 1 };
        // Twice as many: standing or prone.
        Some(endurance * points * 2)
    }

    fn position(mut state: State) -> State {
        let round = state.round();
        // Only the number of rounds since then matters.
        let ago = |at: u32| at.saturating_add(2).saturating_sub(round);
        if let Some(conflict) = &mut state.conflict {
            conflict.round = 2;
        }
        for actor in &mut state.actors {
            actor.stored = actor.stored.map(ago);
            actor.forced = actor.forced.map(ago);
        }
        for hold in &mut state.holds {
            hold.round = ago(hold.round);
        }
        state
    }
}
