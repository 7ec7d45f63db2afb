//! Renders questions, as far as the reader may know them.

use schwung_play::Pending;
use schwung_table::Line as _;
use schwung_zerospace::{BuyDie, CutIn, Force, Question, RollAgain, ZeroSpace};

use super::{judgement, names, teller::Teller};

/// The question, if the reader may know it.
pub(super) fn known(t: &Teller<'_>, question: &Question) -> Option<String> {
    t.eyes.know(question).then(|| t.capital(sentence(t, question)))
}

/// Says only that somebody is asked.
pub(super) fn other(t: &Teller<'_>, question: &Question) -> String {
    t.say("question-other", &[("seat", &t.seat(question.seat()))])
}

/// Most questions declare their sentences.
fn sentence(t: &Teller<'_>, question: &Question) -> String {
    if let Some(phrase) = question.phrase() {
        return t.phrase(&phrase);
    }
    match question {
        Question::RollAgain(it) => roll_again(t, it),
        Question::BuyDie(it) => buy_die(t, it),
        Question::Force(it) => force(t, it),
        Question::CutIn(it) => cut_in(t, it),
        Question::Judge(it) => {
            let question = t.capital(judgement::sentence(t, &it.judgement));
            t.say("zs-question-judge", &[("seat", &t.seat(it.seat)), ("question", &question)])
        }
        question => other(t, question),
    }
}

/// The numbers of a roll in progress are shown only to the person who rolls.
fn roll_again(t: &Teller<'_>, it: &RollAgain) -> String {
    if !t.eyes.are_at(it.seat) {
        return t.say_of("zs-question-roll-again-other", it.who);
    }
    let (actor, faces, total) = (t.actor(it.who), t.low_faces(it.ones, it.twos), names::plain(it.total));
    let args = [("actor", &*actor), ("faces", &*faces), ("total", &*total)];
    match it.need {
        None => t.say("zs-question-roll-again", &args),
        Some(need) => {
            let need = names::plain(need);
            t.say("zs-question-roll-again-need", &[&args[..], &[("need", &*need)]].concat())
        }
    }
}

fn buy_die(t: &Teller<'_>, it: &BuyDie) -> String {
    let lead = it.lead.filter(|_| t.eyes.are_at(it.seat));
    let key = match (lead, it.before) {
        (None, _) => "zs-question-buy",
        (Some(_), false) if it.order => "zs-question-buy-order",
        (Some(1..), true) => "zs-question-buy-before",
        (Some(_), true) => "zs-question-buy-before-none",
        (Some(0), false) => "zs-question-buy-tied",
        (Some(1..), false) => "zs-question-buy-ahead",
        (Some(_), false) => "zs-question-buy-behind",
    };
    let n = match (lead, it.before) {
        (Some(lead), before) if before || it.order => names::plain(lead),
        (lead, _) => names::plain(lead.unwrap_or(0).unsigned_abs()),
    };
    t.say(key, &[("actor", &t.actor(it.who)), ("n", &n)])
}

fn force(t: &Teller<'_>, it: &Force) -> String {
    let (actor, other) = (t.actor(it.who), t.actor(it.by));
    let args = [("actor", &*actor), ("other", &*other)];
    if let Some((radius, from)) = it.blast {
        let (radius, distance) = (t.length(radius), t.length(from));
        let more = [("radius", &*radius), ("distance", &*distance)];
        return t.say("zs-question-force-blast", &[&args[..], &more].concat());
    }
    let (combat, kind) = (names::combat(t.c, it.combat), names::kind(t.c, it.kind));
    let more = [("combat", &*combat), ("kind", &*kind)];
    if it.who == it.on {
        return t.say("zs-question-force-own", &[&args[..], &more].concat());
    }
    let target = [("target", &*t.actor(it.on))];
    t.say("zs-question-force-other", &[&args[..], &more, &target].concat())
}

fn cut_in(t: &Teller<'_>, it: &CutIn) -> String {
    let (actor, other) = (t.actor(it.who), t.actor(it.by));
    let args = [("actor", &*actor), ("other", &*other)];
    match it.on.filter(|it| t.eyes.know(*it)) {
        None => t.say("zs-question-cut-in", &args),
        Some(on) => t.say("zs-question-cut-in-on", &[&args[..], &[("target", &*t.actor(on))]].concat()),
    }
}

/// Describes what is waited for, as far as everybody may know it. Questions about the consequence of a failure and of a
/// good success have the same text, because the difference would reveal whether a hidden difficulty is reached.
//= zerospace.fail.false-lead
pub(super) fn waiting(t: &Teller<'_>, question: &Question) -> String {
    match question {
        Question::FailForward(_) | Question::Bonus(_) => t.say("zs-waiting-outcome", &[]),
        other => t.say(&format!("waiting-{}", other.kind()), &[]),
    }
}

/// Renders what play waits for: dice or answers.
pub(super) fn pending(t: &Teller<'_>, pending: &Pending<ZeroSpace>) -> String {
    let all = |questions: &[Question]| {
        let mut sentences: Vec<String> = questions.iter().filter_map(|it| known(t, it)).collect();
        if sentences.is_empty() {
            sentences.extend(questions.iter().map(|it| other(t, it)));
            sentences.dedup();
        }
        sentences.join(&t.say("question-separator", &[]))
    };
    match pending {
        Pending::Roll { who, dice } => t.say("pending-roll", &[("seat", &t.seat(*who)), ("dice", dice.name)]),
        Pending::Answer(question) => all(std::slice::from_ref(question)),
        Pending::Each(questions) => t.say("pending-each", &[("questions", &all(questions))]),
        Pending::Offer(questions) => t.say("pending-offer", &[("questions", &all(questions))]),
    }
}
