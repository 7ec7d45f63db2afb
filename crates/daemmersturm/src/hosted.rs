//! The implementation of Dämmersturm for hosts.

use schwung_play::Policy;
use schwung_table::{Asking, Before, Choice, Dice, DiceSpec, Hosted, Owner, System};

use crate::{
    ActorId, Actors, Answer, Asks, Command, Countering, Daemmersturm, Event, Fact, Judgement, Moment,
    Parting, Picked, Price, Prompt, Protect, Protecting, Question, SceneCommand, Sensible, Shared, Shelter,
    SightCommand, Span, State, TableFact, Target, Wording,
    rules::{resource, swarm},
    worded,
};

impl Hosted for Daemmersturm {
    const ENGINE: &'static str = "daemmersturm";
    const RULES: u32 = 14;
    //= daemmersturm.dice.client-command
    const OWN_DICE: bool = true;

    fn owner(state: &State, command: &Command) -> Owner {
        command.owner(state)
    }

    fn interjects(command: &Command) -> bool {
        command.interjects()
    }

    fn dice(_: &State, name: &str) -> Option<DiceSpec> {
        Span::named(name).map(|it| it.spec())
    }

    //= daemmersturm.dice.paste-matching
    fn beyond(_: &DiceSpec, faces: &[i8]) -> Option<i32> {
        match faces {
            [face] if (0..=100).contains(face) => Some(i32::from(*face)),
            _ => None,
        }
    }

    fn kind(question: &Question) -> &'static str {
        question.kind()
    }

    fn kinds() -> &'static [&'static str] {
        Question::KINDS
    }

    fn usual(state: &State, question: &Question) -> Answer {
        let sensible = Sensible.answer(state, question);
        let mut choices = Vec::new();
        Daemmersturm::options(state, question, &mut choices);
        // Points and turns are never spent without asking.
        let costs = choices.iter().any(|it| it.answer == sensible && it.price != Price::FREE);
        if costs && let Some(nothing) = Daemmersturm::decline(state, question) {
            return nothing;
        }
        if Daemmersturm::admit(state, question, &sensible).is_ok() {
            return sensible;
        }
        choices.retain(|it| it.barred.is_none());
        let free = choices.iter().position(|it| it.price == Price::FREE).unwrap_or(0);
        choices.into_iter().nth(free).map_or(sensible, |it| it.answer)
    }

    fn decline(state: &State, question: &Question) -> Option<Answer> {
        let answer = match question.asks() {
            Asks::YesOrNo(_) => Answer::No,
            Asks::Protect(_) => Answer::Protecting(Protecting::Take),
            Asks::SeekMany(_) => Answer::Actors(Actors(Vec::new())),
            Asks::StepIn(_) => Answer::Target(Target(None)),
            Asks::Part(_) => Answer::Parting(Parting::Nothing),
            Asks::Counter(_) => Answer::Countering(Countering::Nothing),
            Asks::Second(_) | Asks::Further(_) => Answer::Target(Target(None)),
            Asks::Follow(_) | Asks::Lessen(_) => Answer::Picked(Picked(None)),
            Asks::ClimbAid(_) => Answer::Aiding(crate::Aiding::GoOn),
            Asks::Compensate(_) => Answer::No,
            Asks::Avert(_) => Answer::Protecting(Protecting::Take),
            Asks::Detail(_) => Answer::Words(Wording::NONE),
            // These questions need a decision; there is no neutral answer.
            Asks::Judge(_)
            | Asks::StartLife(_)
            | Asks::Unloaded(_)
            | Asks::Face(_)
            | Asks::MaySeek(_)
            | Asks::Caught(_)
            | Asks::Exposed(_)
            | Asks::Victim(_)
            | Asks::ClimbRange(_)
            | Asks::Fallen(_)
            | Asks::InField(_)
            | Asks::SizeOf(_)
            | Asks::ChooseResource(_)
            | Asks::Damage(_) => return None,
        };
        Daemmersturm::admit(state, question, &answer).is_ok().then_some(answer)
    }

    /// Protection that costs nothing is tried without asking. Characters of the plot leader face their attackers. A
    /// single possible target needs no choice.
    fn matters(state: &State, question: &Question, asking: Asking) -> bool {
        let gm = question.seat().is_gm();
        // Without any named target, only the plot leader knows which characters are caught.
        if matches!(question, Question::Caught(it) if it.among.is_empty()) {
            return true;
        }
        if asking == Asking::Little && gm && is_routine(question) {
            return false;
        }
        match question {
            Question::Judge(it) => !is_granted(&it.judgement),
            Question::Protect(it) => protection_matters(state, question, it),
            Question::SeekMany(_) | Question::Face(_) => !gm,
            Question::Exposed(it) => !it.proposed.is_empty(),
            // The attacker has named the targets, and there is room for all of them.
            Question::Caught(it) => it.proposed.len() < it.among.len(),
            Question::StepIn(it) => swarm::matters(state, it),
            Question::Further(_) | Question::Second(_) => targets(state, question) > 1,
            // After a hit, the attacker is content. Until the next action, the attack can still be followed up.
            Question::Follow(it) => it.moment != Moment::Hit,
            _ => true,
        }
    }

    fn habits() -> &'static [&'static str] {
        &[ANSWER_ATTACKS, FOLLOW_UP, KEEP_POINTS, LESSEN_FROM, SEEK_AT_MOST]
    }

    fn by_habit(state: &State, question: &Question, habit: &str, value: u8) -> Option<Answer> {
        let life = |who: ActorId| state.actor(who).life;
        let answer = match (habit, question) {
            (ANSWER_ATTACKS, Question::Follow(it)) if it.moment == Moment::Attacked => {
                affordable(state, question, it.who, value)?
            }
            (FOLLOW_UP, Question::Follow(it)) if it.moment != Moment::Attacked => {
                affordable(state, question, it.who, value)?
            }
            //= daemmersturm.ap.optional-use
            (KEEP_POINTS, _) if is_too_dear(state, question, value) => {
                Daemmersturm::decline(state, question)?
            }
            //= daemmersturm.dot.reduction
            (LESSEN_FROM, Question::Lessen(it)) if it.damage >= u16::from(value) => {
                affordable(state, question, it.who, 0)?
            }
            //= daemmersturm.seekcover.offer
            (SEEK_AT_MOST, Question::Protect(it)) if life(it.who) > u16::from(value) => {
                let seeks = |it: &Choice<Daemmersturm>| it.price == Price::TURN;
                let take = Answer::Protecting(Protecting::Take);
                allowed(state, question).iter().all(|it| it.answer == take || seeks(it)).then_some(take)?
            }
            (SEEK_AT_MOST, Question::SeekMany(it))
                if it.who.iter().all(|&it| life(it) > u16::from(value)) =>
            {
                Answer::Actors(Actors(Vec::new()))
            }
            //= daemmersturm.protect.several
            (PROTECT_ANY, Question::Protect(_)) => {
                let seek = Answer::Protecting(Protecting::Try(Shelter::Seek));
                let take = Answer::Protecting(Protecting::Take);
                let choices = allowed(state, question);
                choices.into_iter().find(|it| it.answer != take && it.answer != seek)?.answer
            }
            (SEEK_COVER, Question::Protect(_)) => Answer::Protecting(Protecting::Try(Shelter::Seek)),
            (SEEK_COVER, Question::SeekMany(it)) => Answer::Actors(Actors(it.who.clone())),
            _ => return None,
        };
        Daemmersturm::admit(state, question, &answer).is_ok().then_some(answer)
    }

    fn is_reopened(state: &State, question: &Question) -> bool {
        match question {
            Question::Follow(_) | Question::Face(_) | Question::Protect(_) => {
                allowed(state, question).len() > 1
            }
            Question::Judge(it) => is_granted(&it.judgement),
            Question::Exposed(_) | Question::Caught(_) | Question::StepIn(_) => true,
            _ => false,
        }
    }

    /// Rules of thumb at most tables; the plot leader decides at tables where every question is asked. Otherwise a fight begins
    /// as it was prepared.
    //= daemmersturm.range.plot-leader
    //= daemmersturm.seekcover.veto
    //= daemmersturm.lp.start-of-combat
    //= daemmersturm.ranged.loaded-at-start
    fn preset(state: &State, before: Before<'_>, asking: Asking) -> Vec<Event> {
        let of = |it| if it == Asking::Everything { Prompt::Ask } else { Prompt::Automatic };
        let (was, wanted) = (before.asking().map_or(Prompt::Ask, of), of(asking));
        let mut switches = state.switches.clone();
        switches.change(|it| {
            let prompts = [
                ("ask-range", &mut it.ask_range),
                ("ask-seek", &mut it.ask_seek),
                ("ask-start-life", &mut it.ask_start_life),
                ("ask-loaded", &mut it.ask_loaded),
            ];
            for (name, prompt) in prompts {
                if *prompt == was && !before.keeps(name) {
                    *prompt = wanted;
                }
            }
        });
        if switches == state.switches {
            return Vec::new();
        }
        let fact = Box::new(Fact::Table(TableFact::Switches(switches)));
        vec![Event::Set { fact, reason: Wording::NONE }]
    }

    fn worded(model: &Answer, words: &str) -> Option<Answer> {
        worded::answer(model, words)
    }

    fn is_veiled(command: &Command) -> bool {
        matches!(command, Command::Scene(SceneCommand::Sight(SightCommand::Search(it))) if it.veiled)
    }

    fn is_sound(state: &State) -> bool {
        state.is_sound()
    }

    fn seated(state: &State, names: &[String]) -> Option<Event> {
        if state.frame.seats == names || names.is_empty() {
            return None;
        }
        let mut frame = (*state.frame).clone();
        frame.seats = names.to_vec();
        let fact = Box::new(Fact::Table(TableFact::Frame(Shared::new(frame))));
        Some(Event::Set { fact, reason: Wording::NONE })
    }
}

/// Whether the table can answer a question for the plot leader's characters.
fn is_routine(question: &Question) -> bool {
    matches!(
        question,
        Question::Face(_)
            | Question::Protect(_)
            | Question::SeekMany(_)
            | Question::StepIn(_)
            | Question::Join(_)
            | Question::Part(_)
            | Question::Counter(_)
            | Question::Exposed(_)
            | Question::Caught(_)
            | Question::Second(_)
            | Question::Further(_)
            | Question::Follow(_)
            | Question::Lessen(_)
            | Question::ClimbAid(_)
            | Question::Detail(_)
            | Question::ChooseResource(_)
            | Question::Compensate(_)
            | Question::Avert(_)
    )
}

/// A habit: attacks are answered with an ability. The last points, this many, are not spent.
const ANSWER_ATTACKS: &str = "answer-attacks";
/// A habit: own attacks are followed, and failed ones repeated, with an ability. The last points, this many, are not
/// spent.
const FOLLOW_UP: &str = "follow-up";
/// A habit: the last points, this many, are not spent.
const KEEP_POINTS: &str = "keep-points";
/// A habit: damage is reduced with an ability, from this much on.
const LESSEN_FROM: &str = "lessen-from";
/// Used in plans: tries the next protection at any cost, except for seeking cover.
const PROTECT_ANY: &str = "protect-any";
/// Used in plans: cover is sought.
const SEEK_COVER: &str = "seek-cover";
/// A habit: cover is sought only with at most this many life points left.
const SEEK_AT_MOST: &str = "seek-at-most";

/// Whether a choice leaves this many points in the pool that it is paid from.
fn leaves(state: &State, who: ActorId, price: Price, value: u8) -> bool {
    let left = |(pool, cost)| resource::points(state, who, pool).saturating_sub(cost);
    price.points.is_none_or(|it| left(it) >= value)
}

/// The first ability that can be used and leaves this many points.
fn affordable(state: &State, question: &Question, who: ActorId, value: u8) -> Option<Answer> {
    let uses = |it: &Choice<Daemmersturm>| matches!(it.answer, Answer::Picked(Picked(Some(_))));
    let mut choices = allowed(state, question).into_iter().filter(uses);
    choices.find(|it| leaves(state, who, it.price, value)).map(|it| it.answer)
}

/// Whether every option would take some of the last points, this many.
fn is_too_dear(state: &State, question: &Question, value: u8) -> bool {
    let who = match question {
        Question::Follow(it) => it.who,
        Question::Lessen(it) => it.who,
        Question::Protect(it) => it.who,
        Question::Compensate(it) => it.who,
        Question::Avert(it) => it.who,
        _ => return false,
    };
    let nothing = Daemmersturm::decline(state, question);
    let mut others = allowed(state, question).into_iter().filter(|it| Some(&it.answer) != nothing.as_ref());
    others.all(|it| !leaves(state, who, it.price, value))
}

/// Decisions that are nearly always granted, and can be undone.
fn is_granted(judgement: &Judgement) -> bool {
    matches!(judgement, Judgement::Pair { .. } | Judgement::Mixed { .. } | Judgement::Group { .. })
}

/// Whether there is anything to decide about a hit: protection without cost is tried immediately, and an enemy of the players
/// seeks no cover unless the plot leader wants to be asked.
fn protection_matters(state: &State, question: &Question, it: &Protect) -> bool {
    let shelters = allowed(state, question).into_iter().filter_map(|it| match it.answer {
        Answer::Protecting(Protecting::Try(shelter)) => Some((shelter, it.price)),
        _ => None,
    });
    let mut wanted = shelters.filter(|(shelter, _)| !it.seat.is_gm() || *shelter != Shelter::Seek).peekable();
    wanted.peek().is_some_and(|(_, price)| *price != Price::FREE)
}

/// The number of targets to choose from.
fn targets(state: &State, question: &Question) -> usize {
    let choices = allowed(state, question);
    choices.iter().filter(|it| matches!(it.answer, Answer::Target(Target(Some(_))))).count()
}

fn allowed(state: &State, question: &Question) -> Vec<Choice<Daemmersturm>> {
    let mut choices = Vec::new();
    Daemmersturm::options(state, question, &mut choices);
    choices.retain(|it| it.barred.is_none());
    choices
}
