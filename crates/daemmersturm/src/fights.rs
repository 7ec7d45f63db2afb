//! Simulation of fights without people: choosing actions and spending points, and measuring results.

use schwung_play::{Came, Fights, Habit, Input, Lack, Policy, Spend};
use schwung_table::{Choice, Seat, System};

use crate::{
    ActorId, Answer, AreaCommand, AreaEvent, AttackCommand, AttackEvent, BeginCombat, Command, Daemmersturm,
    Event, Grade, MagicCommand, MagicEvent, Picked, Preset, Protecting, Question, SceneCommand, SceneEvent,
    Sensible, SightCommand, SightEvent, Skill, State, Target, TurnCommand,
    deeds::{deed_against, enemies, may, spells},
    habits,
};

/// Derives the result of an action from its events.
#[derive(Clone, Copy, Debug)]
pub struct Watch {
    by: ActorId,
    /// The result unless a later event changes it.
    so_far: Option<Came>,
}

schwung_chances::counted!(Daemmersturm);
schwung_insight::analysed!(Daemmersturm);

impl Fights for Daemmersturm {
    type Watch = Watch;
    type Part = ();

    const GAUGES: &'static [&'static str] = &["life", "action-points", "focus-points", "magic-points"];
    const TOLL: (usize, i32) = (0, -1);

    fn actors(state: &State) -> u8 {
        u8::try_from(state.actors.len()).unwrap_or(u8::MAX)
    }

    fn name(state: &State, actor: u8) -> &str {
        &state.profile(id(actor)).name
    }

    fn side(state: &State, actor: u8) -> u8 {
        state.actor(id(actor)).side.0
    }

    fn side_name(state: &State, side: u8) -> &str {
        state.frame.sides.get(usize::from(side)).map_or("", String::as_str)
    }

    fn player(state: &State, actor: u8) -> Seat {
        state.actor(id(actor)).seat
    }

    /// During a combat, characters without a place in the order are bystanders: they are not attacked, and they do not keep
    /// their side in the fight.
    fn stands(state: &State, actor: u8) -> bool {
        let fights = || state.order.iter().any(|it| it.who == id(actor));
        state.is_up(id(actor)) && (!state.in_combat() || fights())
    }

    fn is_on(state: &State) -> bool {
        state.in_combat()
    }

    fn opening(state: &State) -> Command {
        let order = (0..Self::actors(state)).filter(|&it| Self::stands(state, it)).map(id).collect();
        let begin = BeginCombat { order, preset: Preset::PlayersFirst };
        Command::Turn(TurnCommand::BeginCombat(begin))
    }

    fn round(state: &State) -> u16 {
        u16::try_from(state.round()).unwrap_or(u16::MAX)
    }

    fn turn(state: &State, habits: &[Habit]) -> Option<Command> {
        let Some(by) = state.combat?.turn else {
            let take = |it: &crate::Place| Command::Turn(TurnCommand::TakeTurn { by: it.who });
            return state.order.iter().map(take).find(|it| may(state, it));
        };
        let habit = habits.get(usize::from(by.0)).copied().unwrap_or_default();
        let considered = habits::turn(state, by, habits, habit);
        let deed = considered.or_else(|| deed(state, by, habit));
        Some(deed.unwrap_or(Command::Turn(TurnCommand::EndTurn { by })))
    }

    fn acting(state: &State) -> Option<u8> {
        u8::try_from(state.combat?.turn?.0).ok()
    }

    fn take_turn(_: &State, actor: u8) -> Option<Command> {
        Some(Command::Turn(TurnCommand::TakeTurn { by: id(actor) }))
    }

    fn ways(state: &State, by: u8, habit: Habit, into: &mut Vec<Command>) {
        habits::ways(state, id(by), habit, into);
    }

    fn worth(state: &State, actor: u8) -> i32 {
        habits::worth(state, id(actor))
    }

    fn weigh(
        base: &State,
        command: &Command,
        inputs: &[Input<Daemmersturm>],
        state: &State,
        question: &Question,
        habits: &[Habit],
    ) -> Option<Answer> {
        schwung_play::answer_ahead(base, command, inputs, state, question, habits)
    }

    fn as_seen(state: &State, actor: u8) -> Option<State> {
        habits::as_seen(state, id(actor))
    }

    fn habitual(state: &State, question: &Question, habit: Habit) -> Answer {
        let sensible = || Sensible.answer(state, question);
        match (habit.spend, question) {
            (Spend::Never, Question::Follow(_) | Question::Lessen(_)) => Answer::Picked(Picked(None)),
            (Spend::Never, Question::StepIn(_)) => Answer::Target(Target(None)),
            (Spend::Never, Question::Compensate(_)) => Answer::No,
            (Spend::Never, Question::Avert(_)) => Answer::Protecting(Protecting::Take),
            (_, Question::Follow(_) | Question::Lessen(_))
            | (Spend::Always, Question::StepIn(_) | Question::Compensate(_) | Question::Avert(_)) => {
                paid(state, question).unwrap_or_else(sensible)
            }
            (Spend::Always, Question::Protect(_)) => match sensible() {
                // Use what costs nothing first.
                Answer::Protecting(Protecting::Take) => {
                    paid(state, question).unwrap_or(Answer::Protecting(Protecting::Take))
                }
                other => other,
            },
            _ => sensible(),
        }
    }

    fn asked(question: &Question) -> Option<u8> {
        let who = match question {
            Question::Repeat(it) => it.who,
            Question::Protect(it) => it.who,
            Question::Face(it) => it.who,
            Question::SeekMany(it) => *it.who.first()?,
            Question::StepIn(it) => *it.who.first()?,
            Question::Join(it) => *it.who.first()?,
            Question::Part(it) => it.who,
            Question::Counter(it) => it.who,
            Question::Second(it) => it.who,
            Question::Further(it) => it.who,
            Question::Follow(it) => it.who,
            Question::Lessen(it) => it.who,
            Question::ClimbAid(it) => it.who,
            Question::Bear(it) => it.who,
            Question::ChooseResource(it) => it.who,
            Question::BreakOff(it) => it.who,
            Question::Compensate(it) => it.who,
            Question::Avert(it) => it.who,
            // Questions to the plot leader, about any character.
            _ => return None,
        };
        u8::try_from(who.0).ok()
    }

    fn is_payment(question: &Question) -> bool {
        matches!(
            question,
            Question::Follow(_)
                | Question::Lessen(_)
                | Question::StepIn(_)
                | Question::Compensate(_)
                | Question::Avert(_)
        )
    }

    fn gauge(state: &State, actor: u8, which: usize) -> i32 {
        let actor = state.actor(id(actor));
        match which {
            0 => i32::from(actor.life),
            1 => i32::from(actor.action_points),
            2 => i32::from(actor.focus_points),
            _ => i32::from(actor.magic_points),
        }
    }

    fn lacks(state: &State, actor: u8) -> Option<Lack> {
        let who = id(actor);
        let casts = spells(state, who, Spend::Always).next().is_some();
        let profile = state.profile(who);
        let magic = profile.values(Skill::Magic).attack;
        let best = [Skill::Melee, Skill::Ranged].map(|it| profile.values(it).attack).into_iter().max();
        if !casts && best.is_some_and(|it| it < magic) {
            return Some(Lack::Spells);
        }
        let armed = state.items.iter().any(|it| it.holder == Some(who) && state.weapon(it.id).is_some());
        (!armed && !casts).then_some(Lack::Attack)
    }

    fn watch(command: &Command) -> Option<(u8, Watch)> {
        let by = match command {
            Command::Attack(AttackCommand::Strike(it)) => it.by,
            Command::Area(AreaCommand::Blast(it)) => it.by,
            Command::Area(AreaCommand::Group(it)) => it.by,
            Command::Magic(MagicCommand::Cast(it)) => it.by,
            Command::Magic(MagicCommand::Complete { by, .. }) => *by,
            Command::Scene(SceneCommand::Sight(SightCommand::Search(it))) => it.by,
            Command::Overrule { command, .. } => return Daemmersturm::watch(command),
            // Other commands make no roll, or none with a single result.
            _ => return None,
        };
        Some((u8::try_from(by.0).ok()?, Watch { by, so_far: None }))
    }

    fn told(watch: &mut Watch, event: &Event) -> Option<Came> {
        let came = |lead: i16, success| Some(Came { lead: Some(lead), success });
        match event {
            // The lead of the roll over the defence; 0 is a miss.
            Event::Attack(AttackEvent::Resolved { by, total, defence, outcome, .. }) if *by == watch.by => {
                came(total - defence, outcome.hits())
            }
            Event::Area(AreaEvent::Tested { by, total, need, works, .. }) if *by == watch.by => {
                came(total - need, *works)
            }
            Event::Magic(MagicEvent::WTested { by, total, need, outcome, .. }) if *by == watch.by => {
                let lead = came(total - i16::from(*need), outcome.hits());
                // A successful W roll may be followed by a hit roll.
                if outcome.hits() {
                    watch.so_far = lead;
                    return None;
                }
                lead
            }
            Event::Magic(MagicEvent::LightFailed { who, .. }) if *who == watch.by => {
                Some(Came { lead: None, success: false })
            }
            Event::Scene(SceneEvent::Sight(SightEvent::Searched { by, result, grade, .. }))
                if *by == watch.by =>
            {
                came(result - 12, *grade != Grade::Nothing)
            }
            _ => None,
        }
    }

    fn ended(watch: &Watch) -> Option<Came> {
        watch.so_far
    }

    fn position(mut state: State) -> State {
        // Normalise round numbers: only the time since something was lifted matters.
        let round = state.round();
        for load in &mut state.loads {
            load.lifted = load.lifted.saturating_add(2).saturating_sub(round);
        }
        if let Some(combat) = &mut state.combat {
            combat.round = 2;
        }
        // Nothing undoes hits or reads notes and marks in a simulation.
        state.hits.clear();
        state.notes.clear();
        state.marks.clear();
        state.next.note = 1;
        renumber(&mut state);
        state
    }
}

fn id(actor: u8) -> ActorId {
    ActorId(u16::from(actor))
}

/// Renumbers all effects in order.
fn renumber(state: &mut State) {
    let mut next = 0;
    let covers = state.covers.iter_mut().map(|it| &mut it.id);
    let wounds = state.effects.iter_mut().map(|it| &mut it.id);
    let modifiers = state.modifiers.iter_mut().map(|it| &mut it.id);
    for id in covers.chain(wounds).chain(modifiers) {
        next += 1;
        id.0 = next;
    }
    state.next.effect = next + 1;
}

/// The first allowed answer that costs something.
fn paid(state: &State, question: &Question) -> Option<Answer> {
    let mut choices: Vec<Choice<Daemmersturm>> = Vec::new();
    Daemmersturm::options(state, question, &mut choices);
    let nothing = <Daemmersturm as schwung_table::Hosted>::decline(state, question);
    let found = choices.into_iter().find(|it| {
        let costs =
            it.price.points.is_some() || matches!(question, Question::Follow(_) | Question::Lessen(_));
        it.barred.is_none() && costs && Some(&it.answer) != nothing.as_ref()
    });
    found.map(|it| it.answer)
}

/// The next command of the character whose turn it is; `None` to end the turn.
fn deed(state: &State, by: ActorId, habit: Habit) -> Option<Command> {
    deed_against(state, by, habit, &enemies(state, by, habit.target))
}
