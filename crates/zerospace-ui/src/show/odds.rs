//! Exact odds, as far as the viewer may know them.

use schwung_log::{Asked, Foreseen, Planned, Running};
use schwung_ui_kit::question::options;
use schwung_views::{
    Look,
    coach::{self, Candidate},
    wire::{Chance, CoachView},
};
use schwung_zerospace::{
    Answer, Check, Command, Event, Price, Prospect, Question, Target, ZeroSpace, forecast as forecast_of,
    hint_of_plan, hints, involved, opponents, outlook as outlook_of,
};

use super::{eyes::Eyes, question};
use crate::words;

/// The odds of each choice, in order.
pub(super) fn odds(look: Look<'_, ZeroSpace>, asked: &Asked<'_, ZeroSpace>) -> Vec<Option<Chance>> {
    let eyes = Eyes::new(look);
    let (Some(question), Some(running)) = (asked.question, look.game.running()) else { return Vec::new() };
    let may = eyes.sees_all() || look.is_mine(asked.seat) && is_open(eyes, running);
    if !may {
        return Vec::new();
    }
    let found = hints(&running.base, &running.command, &running.inputs, question, eyes.own_seat());
    let label = eyes.say(label(eyes, &running.command, question), &[]);
    found.into_iter().flatten().map(|it| it.map(|it| chance(&it, &label))).collect()
}

/// Maximum number of dice in the plans that the coach compares.
const MOST_DICE: u8 = 3;

/// The coach's advice about the answers.
pub(super) fn advice(
    look: Look<'_, ZeroSpace>,
    asked: &Asked<'_, ZeroSpace>,
    chances: &[Option<Chance>],
) -> Option<CoachView> {
    let eyes = Eyes::new(look);
    let question = asked.question?;
    // Fairness is not a matter of odds.
    if matches!(question, Question::SetDifficulty(_)) {
        return None;
    }
    let choices = options::<ZeroSpace>(eyes.state, question);
    let view = question::view(look, asked);
    let cost = |points: u8, turns: u8| points.saturating_add(turns);
    let mut all =
        coach::candidates(&view, chances, choices.iter().map(|it| cost(it.price.points, it.price.turns)));
    // Several dice, as long as they are needed.
    if let (Question::BuyDie(_), Some(plan)) = (question, &view.plan) {
        let most = plan.habits.first().map_or(0, |it| it.most).saturating_add(1).min(MOST_DICE);
        let more = Planned {
            kind: "buy-die".to_owned(),
            what: Foreseen::Habit("dice-to-turn".to_owned()),
            words: String::new(),
        };
        for dice in 2..=most {
            let then = vec![more.clone(); usize::from(dice - 1)];
            all.push(Candidate {
                choice: None,
                label: eyes.say("zs-coach-dice", &[("n", &dice.to_string())]),
                price: words::price(eyes.c, Price { points: dice, turns: 0 }),
                cost: dice,
                chance: of_plan(look, asked, &Answer::Yes, &then),
            });
        }
    }
    coach::advice(look.texts, view.usual, &all)
}

/// The odds of an answer with the dice that are planned after it.
pub(super) fn of_plan(
    look: Look<'_, ZeroSpace>,
    asked: &Asked<'_, ZeroSpace>,
    first: &Answer,
    then: &[Planned<ZeroSpace>],
) -> Option<Chance> {
    let eyes = Eyes::new(look);
    let (question, running) = (asked.question?, look.game.running()?);
    if !(eyes.sees_all() || look.is_mine(asked.seat) && is_open(eyes, running)) {
        return None;
    }
    let is_die = |it: &&Planned<ZeroSpace>| it.kind == "buy-die" && !matches!(it.what, Foreseen::Words);
    let dice = u8::try_from(then.iter().filter(is_die).count()).unwrap_or(u8::MAX);
    let Running { base, command, inputs, .. } = running;
    let found = hint_of_plan(base, command, inputs, (question, first), dice, eyes.own_seat())?;
    Some(chance(&found, &eyes.say(label(eyes, command, question), &[])))
}

/// The odds of a command before it is given. If it concerns others, the viewer must be allowed to read their sheets.
pub(super) fn forecast(eyes: Eyes<'_>, command: &Command) -> Option<Chance> {
    // The game master has not set the difficulty yet.
    //= zerospace.difficulty.table
    if matches!(command, Command::Check(Check { target: Target::Ask, task: None, .. })) {
        return None;
    }
    if !opponents(eyes.state, command).into_iter().all(|it| eyes.reads(it)) {
        return None;
    }
    let found = forecast_of(eyes.state, command, eyes.own_seat())?;
    Some(chance(&found, &eyes.say(success(command), &[])))
}

/// The current odds of a running procedure.
pub(super) fn outlook(eyes: Eyes<'_>, running: &Running<ZeroSpace>) -> Option<Chance> {
    if !(eyes.sees_all() || is_open(eyes, running)) {
        return None;
    }
    let found = outlook_of(&running.base, &running.command, &running.inputs, eyes.own_seat())?;
    Some(chance(&found, &eyes.say(success(&running.command), &[])))
}

/// Whether both pools are public: an event has announced the action, or the viewer may read all sheets.
fn is_open(eyes: Eyes<'_>, running: &Running<ZeroSpace>) -> bool {
    let begins = |it: &Event| matches!(it, Event::ActionBegan { .. } | Event::Rolled { .. });
    let mut begun = running.events.iter().filter(|it| begins(it)).peekable();
    let told = begun.peek().is_some() && begun.all(|it| words::is_visible(eyes.state, it, eyes.viewer));
    told || reads_all(eyes, &running.command)
}

/// Whether the viewer may read the sheets of everybody involved.
pub(super) fn reads_all(eyes: Eyes<'_>, command: &Command) -> bool {
    let involved = involved(eyes.state, command);
    !involved.is_empty() && involved.into_iter().all(|it| eyes.reads(it))
}

/// The result that is favourable for the person asked.
fn label(eyes: Eyes<'_>, command: &Command, question: &Question) -> &'static str {
    let who = question::subject(question);
    let by = question::doer(command);
    let against = match question {
        Question::Force(_) => true,
        Question::SetDifficulty(_) | Question::Assist(_) => false,
        _ => match (who, by) {
            (Some(who), Some(by)) => {
                who != by
                    && (opponents(eyes.state, command).contains(&who)
                        || eyes.actor(who).map(|it| it.side) != eyes.actor(by).map(|it| it.side))
            }
            _ => false,
        },
    };
    match (against, command) {
        (false, _) => success(command),
        (true, Command::Attack(_) | Command::Sweep(_) | Command::Blast(_)) => "zs-chance-no-hit",
        (true, Command::Contend { .. }) => "zs-chance-win",
        (true, _) => "zs-chance-no-success",
    }
}

/// The label for success of the acting side.
fn success(command: &Command) -> &'static str {
    match command {
        Command::Attack(_) | Command::Sweep(_) | Command::Blast(_) => "zs-chance-hit",
        Command::Contend { .. } => "zs-chance-win",
        _ => "zs-chance-success",
    }
}

/// Converts odds for the wire. The numbers normally fit a `u64`; otherwise they are scaled down.
fn chance(it: &Prospect, label: &str) -> Chance {
    let by = (it.of >> 52).max(1);
    let fits = |ways: u128| u64::try_from(ways / by).unwrap_or(u64::MAX);
    let percent = match (it.good.saturating_mul(100).saturating_add(it.of / 2)).checked_div(it.of) {
        None => 0,
        Some(_) if it.good == 0 => 0,
        Some(_) if it.good == it.of => 100,
        Some(percent) => u8::try_from(percent.clamp(1, 99)).unwrap_or(99),
    };
    Chance {
        good: fits(it.good),
        of: fits(it.of),
        percent,
        label: label.to_owned(),
        shifts: it.leads.iter().map(|&(lead, ways)| (lead, fits(ways))).collect(),
        levels: Vec::new(),
        notes: Vec::new(),
        raised: None,
    }
}
