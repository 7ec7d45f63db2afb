//! Renders failures that move the story on, notes, extended tasks and judgements.

use schwung_table::Seat;
use schwung_zerospace::{ActorId, Failure, Judgement, Task, TaskId, TaskMode, Wording};

use crate::words::{judgement, names, teller::Teller};

/// The consequence of a failure. For players, a false lead appears only as a note.
pub(super) fn failed_forward(t: &Teller<'_>, actor: ActorId, failure: &Failure) -> Option<String> {
    let (key, words) = match failure {
        Failure::Plain => return None,
        Failure::Bargain(words) => ("zs-event-fail-bargain", words),
        Failure::FalseLead(words) => ("zs-event-fail-false-lead", words),
        Failure::Attention(words) => ("zs-event-fail-attention", words),
        Failure::Noticed(words) => ("zs-event-fail-noticed", words),
        Failure::Other(words) => ("zs-event-fail-other", words),
    };
    Some(t.say_words(key, actor, words))
}

/// Message keys for a note: true, true for everybody, false, false for everybody.
pub(super) type Keys = [&'static str; 4];

/// The keys for handing out a note.
pub(super) const GIVEN: Keys =
    ["zs-event-note", "zs-event-note-all", "zs-event-note-false", "zs-event-note-false-all"];

/// The keys for a note that a person has.
pub(super) const NOTED: Keys =
    ["zs-scene-note", "zs-scene-note-all", "zs-scene-note-false", "zs-scene-note-false-all"];

/// A note. Only the game master sees whether it is false.
//= zerospace.fail.false-lead
pub(super) fn note(t: &Teller<'_>, keys: Keys, to: Option<Seat>, words: &Wording, genuine: bool) -> String {
    let [one, all, false_one, false_all] = keys;
    let words = t.quote(words);
    match (to, genuine || !t.eyes.see_hidden()) {
        (Some(seat), true) => t.say(one, &[("seat", &t.who(seat)), ("words", &words)]),
        (None, true) => t.say(all, &[("words", &words)]),
        (Some(seat), false) => t.say(false_one, &[("seat", &t.who(seat)), ("words", &words)]),
        (None, false) => t.say(false_all, &[("words", &words)]),
    }
}

pub(super) fn task_opened(t: &Teller<'_>, task: &Task) -> String {
    let (text, goal) = (t.quote(&task.text), goal(t, task));
    let args = [("task", &*text), ("goal", &*goal)];
    match task.sides {
        None => t.say("zs-event-task-opened", &args),
        Some(sides) => {
            let (actor, other) = (t.actor(sides.first), t.actor(sides.second));
            let more = [("actor", &*actor), ("other", &*other), ("skill", &*t.skill(sides.skill))];
            t.say("zs-event-task-opened-contest", &[&args[..], &more].concat())
        }
    }
}

/// The name of a task.
fn name(t: &Teller<'_>, id: TaskId) -> String {
    t.state.task(id).map_or_else(|| t.say("unknown", &[]), |it| t.quote(&it.text))
}

pub(super) fn task_counted(t: &Teller<'_>, id: TaskId, tally: [u8; 2], tries: u8) -> String {
    let contest = t.state.task(id).is_some_and(|it| it.sides.is_some());
    let score = score(t, contest, tally, tries);
    t.say("zs-event-task-counted", &[("task", &name(t, id)), ("score", &score)])
}

pub(super) fn task_closed(t: &Teller<'_>, id: TaskId, won: bool) -> String {
    let name = name(t, id);
    if let Some(sides) = t.state.task(id).and_then(|it| it.sides) {
        let winner = if won { sides.first } else { sides.second };
        return t.say("zs-event-task-won-by", &[("task", &name), ("actor", &t.actor(winner))]);
    }
    t.say(if won { "zs-event-task-won" } else { "zs-event-task-lost" }, &[("task", &name)])
}

/// The state of a task: successes and attempts, or the tally of both sides.
pub(in crate::words) fn score(t: &Teller<'_>, contest: bool, tally: [u8; 2], tries: u8) -> String {
    let ([a, b], tries) = (tally.map(|it| it.to_string()), tries.to_string());
    if contest {
        return t.say("zs-score-contest", &[("a", &a), ("b", &b), ("tries", &tries)]);
    }
    t.say("zs-score-tries", &[("tally", &a), ("tries", &tries)])
}

/// The goal of a task.
pub(in crate::words) fn goal(t: &Teller<'_>, task: &Task) -> String {
    match &task.mode {
        TaskMode::Tries { needed, most, difficulties } => {
            let all: Vec<String> = difficulties.iter().map(|it| names::plain(*it)).collect();
            let (needed, most) = (needed.to_string(), most.to_string());
            let args = [("needed", &*needed), ("most", &*most), ("difficulties", &*t.row_of(&all))];
            t.say("zs-goal-tries", &args)
        }
        TaskMode::FirstTo(n) => t.say("zs-goal-first", &[("n", &n.to_string())]),
        TaskMode::Lead(n) => t.say("zs-goal-lead", &[("n", &n.to_string())]),
        TaskMode::Rounds { lead, rounds } => {
            t.say("zs-goal-rounds", &[("lead", &lead.to_string()), ("rounds", &rounds.to_string())])
        }
    }
}

pub(super) fn judged(t: &Teller<'_>, judgement: &Judgement, yes: bool) -> String {
    let key = if yes { "zs-event-judged-yes" } else { "zs-event-judged-no" };
    t.say(key, &[("question", &judgement::sentence(t, judgement))])
}
