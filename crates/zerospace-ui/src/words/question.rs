//! Renders questions, as far as the reader may know them.

use schwung_play::Pending;
use schwung_table::Line as _;
use schwung_zerospace::{ActorId, BuyDie, CutIn, Force, Question, RollAgain, ZeroSpace};

use super::{judgement, names, teller::Teller};

/// The question, if the reader may know it.
pub(super) fn known(t: &Teller<'_>, question: &Question) -> Option<String> {
    t.eyes.know(question).then(|| t.capital(sentence(t, question)))
}

/// Tells only that somebody is asked.
pub(super) fn other(t: &Teller<'_>, question: &Question) -> String {
    t.say("question-other", &[("seat", &t.who(question.seat()))])
}

fn sentence(t: &Teller<'_>, question: &Question) -> String {
    if let Some(wording) = wording(t, question) {
        return wording.say(t, wording.key);
    }
    match question {
        Question::Judge(it) => {
            let question = t.capital(judgement::sentence(t, &it.judgement));
            t.say("zs-question-judge", &[("seat", &t.seat(it.seat)), ("question", &question)])
        }
        question => other(t, question),
    }
}

/// The question as it is put to the person who is asked; `None` for people who play several characters, such as the game
/// master, because they need to read the names.
pub(super) fn to_player(t: &Teller<'_>, question: &Question) -> Option<String> {
    let (seat, about) = (question.seat(), question.about().and_then(ActorId::of)?);
    let mut own = t.state.ids().filter(|it| t.state.actor(*it).seat == seat);
    let is_one = own.next() == Some(about) && own.next().is_none();
    if seat.is_gm() || !is_one || !t.eyes.know(question) {
        return None;
    }
    let wording = wording(t, question)?;
    let key = format!("{}.you", wording.key);
    t.c.has(&key).then(|| wording.say(t, &key))
}

/// A message and its arguments.
struct Wording {
    key: &'static str,
    args: Vec<(&'static str, String)>,
}

impl Wording {
    /// This or another message with these arguments.
    fn say(&self, t: &Teller<'_>, key: &str) -> String {
        let args: Vec<(&str, &str)> = self.args.iter().map(|it| (it.0, it.1.as_str())).collect();
        t.say(key, &args)
    }
}

/// Most questions declare their sentences.
fn wording(t: &Teller<'_>, question: &Question) -> Option<Wording> {
    if let Some(phrase) = question.phrase() {
        return Some(Wording { key: phrase.key, args: t.args_of(&phrase) });
    }
    match question {
        Question::RollAgain(it) => Some(roll_again(t, it)),
        Question::BuyDie(it) => Some(buy_die(t, it)),
        Question::Force(it) => Some(force(t, it)),
        Question::CutIn(it) => Some(cut_in(t, it)),
        _ => None,
    }
}

/// The numbers of a roll in progress are shown only to the person who rolls.
fn roll_again(t: &Teller<'_>, it: &RollAgain) -> Wording {
    let mut args = vec![("actor", t.actor(it.who))];
    if !t.eyes.are_at(it.seat) {
        return Wording { key: "zs-question-roll-again-other", args };
    }
    args.extend([("faces", t.low_faces(it.ones, it.twos)), ("total", names::plain(it.total))]);
    match it.need {
        None => Wording { key: "zs-question-roll-again", args },
        Some(need) => {
            args.push(("need", names::plain(need)));
            Wording { key: "zs-question-roll-again-need", args }
        }
    }
}

fn buy_die(t: &Teller<'_>, it: &BuyDie) -> Wording {
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
    Wording { key, args: vec![("actor", t.actor(it.who)), ("n", n)] }
}

fn force(t: &Teller<'_>, it: &Force) -> Wording {
    let mut args = vec![("actor", t.actor(it.who)), ("other", t.actor(it.by))];
    if let Some((radius, from)) = it.blast {
        args.extend([("radius", t.length(radius)), ("distance", t.length(from))]);
        return Wording { key: "zs-question-force-blast", args };
    }
    args.extend([("combat", names::combat(t.c, it.combat)), ("kind", names::kind(t.c, it.kind))]);
    if it.who == it.on {
        return Wording { key: "zs-question-force-own", args };
    }
    args.push(("target", t.actor(it.on)));
    Wording { key: "zs-question-force-other", args }
}

fn cut_in(t: &Teller<'_>, it: &CutIn) -> Wording {
    let mut args = vec![("actor", t.actor(it.who)), ("other", t.actor(it.by))];
    match it.on.filter(|it| t.eyes.know(*it)) {
        None => Wording { key: "zs-question-cut-in", args },
        Some(on) => {
            args.push(("target", t.actor(on)));
            Wording { key: "zs-question-cut-in-on", args }
        }
    }
}

/// Describes what the game waits for, as far as everybody may know it. Questions about the consequence of a failure and of a
/// good success have the same text, because the difference would reveal whether a hidden difficulty is reached.
//= zerospace.fail.false-lead
pub(super) fn waiting(t: &Teller<'_>, question: &Question) -> String {
    match question {
        Question::FailForward(_) | Question::Bonus(_) => t.say("zs-waiting-outcome", &[]),
        Question::SetDifficulty(it) => {
            t.say("zs-waiting-difficulty", &[("skill", &t.skill(it.skill)), ("actor", &t.actor(it.who))])
        }
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
        Pending::Roll { who, dice } => {
            t.say("pending-roll", &[("seat", &t.who(*who)), ("dice", &names::dice(t.c, dice))])
        }
        Pending::Answer(question) => all(std::slice::from_ref(question)),
        Pending::Each(questions) => t.say("pending-each", &[("questions", &all(questions))]),
        Pending::Offer(questions) => t.say("pending-offer", &[("questions", &all(questions))]),
    }
}
