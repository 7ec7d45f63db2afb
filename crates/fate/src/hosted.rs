//! What a host needs to run Fate for people.

use schwung_play::Policy;
use schwung_table::{Asking, Before, Choice, Dice, DiceSpec, Hosted, Owner, System};

use crate::{
    Absorb, Absorption, ActorId, ActorKind, AgainstRoll, Answer, Asks, Command, DefenceDice, Defend, Effort,
    Event, Fate, Invocation, Invoke, MarginUse, Offered, OverflowUse, Price, Profile, Prompt, Question,
    Sensible, ShiftSpend, SpinUse, Stakes, State, StepsIn, Track, UseSpin, Why, WordFor, Wording, box_for,
    owner,
    policy::best_defence,
    rules::{attack, blocked, means, sides::are_enemies},
};

impl Hosted for Fate {
    const ENGINE: &'static str = "fate";
    const RULES: u32 = 3;

    fn owner(state: &State, command: &Command) -> Owner {
        match owner(command, state) {
            crate::Owner::Gm => Owner::Gm,
            crate::Owner::Actor(actor) => seats(state, &[actor]),
            crate::Owner::Actors(actors) => seats(state, &actors),
        }
    }

    fn interjects(command: &Command) -> bool {
        matches!(command, Command::Set(_))
    }

    /// Fate points can be spent at any time.
    //= malmsturm.fate.uses
    fn is_aside(command: &Command) -> bool {
        matches!(
            command,
            Command::Declare(_)
                | Command::TagEffect { .. }
                | Command::UseGift { .. }
                | Command::Compel(_)
                | Command::PassTag { .. }
        )
    }

    fn dice(state: &State, name: &str) -> Option<DiceSpec> {
        Some(state.profile.dice().spec()).filter(|it| it.name == name)
    }

    fn kind(question: &Question) -> &'static str {
        question.kind()
    }

    fn kinds() -> &'static [&'static str] {
        Question::KINDS
    }

    fn usual(state: &State, question: &Question) -> Answer {
        let sensible = Sensible.answer(state, question);
        let choices = allowed(state, question);
        // No one's points are spent without asking.
        let costs =
            choices.iter().any(|it| it.answer == sensible && (it.price.points > 0 || it.price.free_tag));
        if costs && let Some(nothing) = Fate::decline(state, question) {
            return nothing;
        }
        if Fate::admit(state, question, &sensible).is_ok() {
            return sensible;
        }
        let free = choices.iter().position(|it| it.price == Price::FREE).unwrap_or(0);
        choices.into_iter().nth(free).map_or(sensible, |it| it.answer)
    }

    fn decline(state: &State, question: &Question) -> Option<Answer> {
        let answer = match question.asks() {
            Asks::YesOrNo(_) => Answer::No,
            Asks::Invoke(_) => Answer::Invocation(Invocation::Pass),
            Asks::Concede(_) => Answer::Terms(Offered(None)),
            Asks::UseSpin(_) => Answer::Spin(SpinUse::Lapse),
            Asks::Overflow(_) => Answer::Overflow(OverflowUse::Done),
            Asks::SpendShift(_) => Answer::Shift(ShiftSpend::Done),
            Asks::StepIn(_) => Answer::StepsIn(StepsIn(false)),
            Asks::Spare(_) => Answer::Number(0),
            Asks::Buy(_) | Asks::Plead(_) | Asks::RefuseAspect(_) | Asks::LeftoverStress(_) => Answer::No,
            Asks::OpponentShifts(_) => Answer::Margin(MarginUse::Nothing),
            // These need a decision; there is no way to decline them.
            Asks::Defend(_)
            | Asks::Absorb(_)
            | Asks::Word(_)
            | Asks::Judge(_)
            | Asks::SpinOrOverflow(_)
            | Asks::ContestSkill(_)
            | Asks::BlockPenalty(_)
            | Asks::SwapDuration(_)
            | Asks::SetDifficulty(_)
            | Asks::Compelled(_) => return None,
        };
        Fate::admit(state, question, &answer).is_ok().then_some(answer)
    }

    /// A side that has what it wants can only exceed it, so it is not asked unless the other side changes that.
    /// Neither is a side that cannot get there with a plan of usual size. Skipped questions can be reopened.
    fn matters(state: &State, question: &Question, asking: Asking) -> bool {
        let balanced = asking != Asking::Little;
        match question {
            Question::Invoke(it) if it.seat.is_gm() => balanced && can_answer_back(state, it),
            Question::Invoke(it) => can_turn(state, it, balanced),
            Question::Concede(it) => it.grit,
            // Before the roll it is unknown whether a bonus will matter, and aspects can still be used afterwards. A +1 can be
            // bought along with the action or the defence.
            //= malmsturm.fate.bonus-timing
            Question::Buy(_) => false,
            Question::RefuseAspect(it) => !it.seat.is_gm(),
            // A group has its quality, whatever it does.
            //= sotc.minions.quality-scope
            Question::ContestSkill(it) if it.seat.is_gm() => state.actor(it.who).kind != ActorKind::Minions,
            Question::Defend(it) if it.seat.is_gm() || !balanced || is_safe(state, it) => false,
            Question::Absorb(it) if it.seat.is_gm() || !balanced => !fits(state, it),
            // Nothing follows from an additional benefit by itself.
            //= malmsturm.roll.over-eight
            Question::Word(it) if it.seat.is_gm() => balanced && !matches!(it.what, WordFor::Extra { .. }),
            // Without spin, the shifts are only reported.
            //= freefate.contest.opponent-shifts-use
            Question::OpponentShifts(it) => balanced && it.spin,
            Question::UseSpin(it) => spin_can_turn(state, it),
            // Overflow is rarely preferred to spin.
            Question::SpinOrOverflow(_) => false,
            Question::Defend(_) | Question::Absorb(_) => {
                let choices = allowed(state, question);
                choices.len() > 1 || choices.iter().any(|it| it.price != Price::FREE)
            }
            _ => true,
        }
    }

    /// The command that starts a contest contains the skill of the participant who starts it.
    fn is_said(command: &Command, question: &Question) -> bool {
        match (command, question) {
            (Command::Contest(it), Question::ContestSkill(asked)) => {
                it.sides.first().is_some_and(|side| side.0 == asked.who)
            }
            _ => false,
        }
    }

    fn habits() -> &'static [&'static str] {
        &[SMALLEST_BOX, NOT_ON_MINIONS, BEHIND_AT_MOST, KEEP_POINTS]
    }

    fn by_habit(state: &State, question: &Question, habit: &str, value: u8) -> Option<Answer> {
        let answer = match (habit, question) {
            (SMALLEST_BOX, Question::Absorb(it)) => {
                Answer::Absorption(Absorption::Box(box_for(state, it.who, it.track, it.shifts)?))
            }
            (NOT_ON_MINIONS, Question::Invoke(it)) if is_nameless(state, other_side(it)) => {
                Answer::Invocation(Invocation::Pass)
            }
            (BEHIND_AT_MOST, Question::Invoke(it))
                if it.missing(state).is_some_and(|it| it > i16::from(value)) =>
            {
                Answer::Invocation(Invocation::Pass)
            }
            (KEEP_POINTS, Question::Invoke(it))
                if state.actor(it.who).fate <= value && means::means(state, it).free == 0 =>
            {
                Answer::Invocation(Invocation::Pass)
            }
            (BUY_BONUS, Question::Buy(it)) if means::can_buy(state, it) => Answer::Yes,
            (KEEP_POINTS, Question::Buy(it)) if state.actor(it.who).fate <= value => Answer::No,
            _ => return None,
        };
        Fate::admit(state, question, &answer).is_ok().then_some(answer)
    }

    fn is_reopened(state: &State, question: &Question) -> bool {
        match question {
            // The side that is ahead can still hit harder, or make a defence safer.
            Question::Invoke(it) => {
                let means = means::means(state, it);
                means.uses > 0 || means.bonuses > 0
            }
            Question::Defend(_) | Question::Absorb(_) => allowed(state, question).len() > 1,
            Question::SpinOrOverflow(_) | Question::UseSpin(_) | Question::RefuseAspect(_) => true,
            Question::Concede(_) | Question::Buy(_) | Question::OpponentShifts(_) => true,
            Question::Word(it) => matches!(it.what, WordFor::Extra { .. }),
            _ => false,
        }
    }

    /// The sides take turns until neither wants to add anything.
    //= malmsturm.invoke.timing
    fn then_asked(state: &State, question: &Question) -> Option<Question> {
        let Question::Invoke(it) = question else { return None };
        let who = other_side(it)?;
        Some(Question::Invoke(Invoke { seat: state.actor(who).seat, who, ..*it }))
    }

    /// Questions about bonuses before the roll end once the dice are known.
    //= malmsturm.fate.bonus-timing
    fn ends_with_dice(question: &Question) -> bool {
        matches!(question, Question::Buy(_))
    }

    /// Range is a rule of thumb, and whether an aspect fits is usually obvious, so the game master is only asked
    /// at tables that ask about everything.
    //= sotc.scene.zone-interaction
    //= malmsturm.invoke.gm-consent
    fn preset(state: &State, before: Before<'_>, asking: Asking) -> Vec<Event> {
        let prompt = |it| if it == Asking::Everything { Prompt::Ask } else { Prompt::Automatic };
        let usual = Profile::find(state.profile.id).unwrap_or_else(Profile::sotc).switches;
        let new = |name: &str, now: Prompt, usual: Prompt| {
            let is_kept = before.keeps(name) || now != before.asking().map_or(usual, prompt);
            if is_kept { now } else { prompt(asking) }
        };
        let it = state.switches();
        let range = new("ask-range", it.ask_range, usual.ask_range);
        let invocation = new("ask-invocation", it.ask_invocation, usual.ask_invocation);
        if (range, invocation) == (it.ask_range, it.ask_invocation) {
            return Vec::new();
        }
        let mut profile = state.profile.clone();
        profile.change(|it| (it.switches.ask_range, it.switches.ask_invocation) = (range, invocation));
        vec![Event::ProfileSet { profile }]
    }

    fn worded(model: &Answer, words: &str) -> Option<Answer> {
        let words = Wording::new(words);
        Some(match model {
            Answer::Words(_) => Answer::Words(words),
            Answer::Terms(Offered(Some(_))) => Answer::Terms(Offered(Some(words))),
            Answer::Spin(SpinUse::On { acting, plus, .. }) => {
                Answer::Spin(SpinUse::On { acting: *acting, plus: *plus, how: words })
            }
            Answer::Overflow(OverflowUse::Other { shifts, .. }) => {
                Answer::Overflow(OverflowUse::Other { shifts: *shifts, text: words })
            }
            Answer::Shift(ShiftSpend::Other(_)) => Answer::Shift(ShiftSpend::Other(words)),
            Answer::Margin(MarginUse::Told(_)) => Answer::Margin(MarginUse::Told(words)),
            _ => return None,
        })
    }

    //= freefate.contest.secret
    fn is_veiled(command: &Command) -> bool {
        matches!(command, Command::Contest(it) if it.hidden)
    }

    fn is_sound(state: &State) -> bool {
        state.is_sound()
    }

    fn seated(state: &State, names: &[String]) -> Option<Event> {
        if state.frame.seats == names {
            return None;
        }
        let mut frame = state.frame.clone();
        frame.change(|it| it.seats = names.to_vec());
        Some(Event::FrameSet { frame, ways: Vec::new() })
    }
}

/// A habit: hits go into the smallest box that they fit.
const SMALLEST_BOX: &str = "smallest-box";
/// A habit: nothing is spent against minions.
const NOT_ON_MINIONS: &str = "not-on-minions";
/// A habit: nothing is spent on gaps of more than this number of shifts.
const BEHIND_AT_MOST: &str = "behind-at-most";
/// A habit: the last points, this many, are not spent.
const KEEP_POINTS: &str = "keep-points";

/// For plans only: buys a +1 before the roll.
const BUY_BONUS: &str = "buy-bonus";

/// Number of aspects in a plan of usual size.
const USUAL_PLAN: u8 = 2;
/// A total that dice are likely enough to reach when they are rolled again.
const GOOD_DICE: i16 = 2;

/// The character on the other side, if any.
fn other_side(it: &Invoke) -> Option<ActorId> {
    if it.who == it.clash.effort.actor { it.clash.against.actor() } else { Some(it.clash.effort.actor) }
}

fn is_nameless(state: &State, actor: Option<ActorId>) -> bool {
    actor.is_some_and(|it| state.actor(it).kind != ActorKind::Named)
}

/// Whether a plan of usual size can reverse the result of the comparison, and is worth its price.
//= malmsturm.invoke.timing
fn can_turn(state: &State, it: &Invoke, balanced: bool) -> bool {
    let Some(missing) = it.missing(state) else { return true };
    if missing <= 0 {
        return false;
    }
    let means = means::means(state, it);
    let bonuses = i16::from(means.bonuses_beside(means.uses.min(USUAL_PLAN)).min(USUAL_PLAN));
    let uses = i16::from(means.uses.min(USUAL_PLAN));
    let again = if uses > 0 { 2 * (uses - 1) + (GOOD_DICE - means.dice).max(0) } else { 0 };
    let raised = (2 * uses).max(again) + bonuses;
    // A hit by minions that a box absorbs is not worth a point.
    let trifle = is_nameless(state, other_side(it))
        && it.clash.stakes == Stakes::Hit
        && [Track::Health, Track::Composure]
            .iter()
            .all(|track| box_for(state, it.who, *track, it.clash.lead().unsigned_abs()).is_some());
    raised >= missing && (!balanced || !trifle || it.who == it.clash.effort.actor)
}

/// Whether the game master may want to answer with an aspect: a player has used something, and is ahead. It depends on
/// public facts only, since everybody sees whether she is asked.
fn can_answer_back(state: &State, it: &Invoke) -> bool {
    let theirs = if it.who == it.clash.effort.actor {
        match it.clash.against {
            AgainstRoll::Roll { effort, .. } => Some(effort),
            AgainstRoll::Number { .. } | AgainstRoll::Block { .. } | AgainstRoll::Standing { .. } => None,
        }
    } else {
        Some(it.clash.effort)
    };
    let spent =
        |effort: &Effort| effort.parts().any(|it| matches!(it.why, Why::Aspects | Why::Bought | Why::Gift));
    let in_reach = it.missing(state).is_some_and(|it| (1..=2 * i16::from(USUAL_PLAN)).contains(&it));
    in_reach && theirs.is_some_and(|it| spent(&it))
}

/// Whether one shift in the helpful direction changes which side gets what it wants. Spin cannot do more than that.
fn spin_can_turn(state: &State, it: &UseSpin) -> bool {
    let helped = it.lead + if are_enemies(state, it.who, it.acting) { -1 } else { 1 };
    let outcome = |lead: i16| (lead >= it.stakes.acting(), lead <= it.stakes.reacting());
    outcome(it.lead) != outcome(helped)
}

/// Whether an action fails with the usual defence, whatever the dice, as far as its target may know: a block protects the
/// target of an attack, or a skill that is not rolled is high enough.
//= sotc.block.protect
//= freefate.contest.target
fn is_safe(state: &State, it: &Defend) -> bool {
    let is_attack = it.agenda.is_some();
    let block = blocked::shield(state, it.by, it.who).filter(|_| is_attack);
    let is_blocked =
        block.is_some_and(|(by, strength)| strength >= it.effort && state.is_known_to(by, it.seat));
    // A maneuver needs no more than a tie.
    let needed = it.effort + i16::from(!is_attack);
    let stands = state.switches().defence == DefenceDice::Unmodified
        && attack::braced(state, it, best_defence(state, it)).sum() >= needed;
    is_blocked || stands
}

/// Whether a hit fits a box.
fn fits(state: &State, it: &Absorb) -> bool {
    box_for(state, it.who, it.track, it.shifts).is_some()
}

/// The seats of these actors.
fn seats(state: &State, actors: &[ActorId]) -> Owner {
    let seats = actors.iter().map(|it| state.actors.get(usize::from(it.0)).map(|it| it.seat));
    // Nobody but the game master may command actors that do not exist.
    let seats = seats.collect::<Option<Vec<_>>>().filter(|it| !it.is_empty());
    seats.map_or(Owner::Gm, Owner::Seats)
}

fn allowed(state: &State, question: &Question) -> Vec<Choice<Fate>> {
    let mut choices = Vec::new();
    Fate::options(state, question, &mut choices);
    choices.retain(|it| it.barred.is_none());
    choices
}
