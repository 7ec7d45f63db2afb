//! Renders answers and their prices.

use schwung_messages::Catalogue;
use schwung_table::Choice;
use schwung_zerospace::{
    ActorId, Answer, Attribute, Cutting, Failure, Forcing, Looted, Price, Question, Rated, Rerolled, State,
    Wording, ZeroSpace,
};

use super::{names, teller::Teller};

/// The meaning of an answer with its price.
pub(super) fn label(t: &Teller<'_>, question: &Question, choice: &Choice<ZeroSpace>) -> String {
    let meaning = meaning(t, question, &choice.answer);
    let stored = turn_in_store(t.state, question);
    match price(t.c, choice.price, stored) {
        None => meaning,
        Some(price) => t.say("answer-priced", &[("answer", &meaning), ("price", &price)]),
    }
}

/// The price; `None` if it is free. `stored` is set if the sacrificed turn is a deferred one.
pub(super) fn price(c: &Catalogue, price: Price, stored: bool) -> Option<String> {
    let turn = if stored { "zs-price-turn-stored" } else { "zs-price-turn" };
    let points = (price.points > 0).then(|| c.text("zs-points-n", &[("n", &price.points.to_string())]));
    let turns = (price.turns > 0).then(|| c.text(turn, &[]));
    match (points, turns) {
        (Some(points), Some(turns)) => Some(c.text("list-last", &[("head", &points), ("last", &turns)])),
        (points, turns) => points.or(turns),
    }
}

/// Whether the sacrificed turn is a deferred one.
pub(super) fn turn_in_store(state: &State, question: &Question) -> bool {
    let stored = |who: ActorId| state.actors.get(usize::from(who.0)).is_some_and(|it| it.stored.is_some());
    match question {
        Question::Force(it) => stored(it.who),
        Question::CutIn(_) => true,
        _ => false,
    }
}

fn meaning(t: &Teller<'_>, question: &Question, answer: &Answer) -> String {
    match answer {
        Answer::Yes => yes_or_no(t, question, true),
        Answer::No => yes_or_no(t, question, false),
        Answer::Rerolled(Rerolled { ones: 0, twos: 0 }) => t.say("zs-answer-keep", &[]),
        Answer::Rerolled(it) => t.say("zs-answer-again", &[("faces", &t.low_faces(it.ones, it.twos))]),
        Answer::Forcing(it) => forcing(t, it),
        Answer::Cutting(Cutting::Pass) => t.say("zs-answer-pass", &[]),
        Answer::Cutting(Cutting::Join) => t.say("zs-answer-join", &[]),
        Answer::Cutting(Cutting::JoinWith(with)) => {
            let who = match question {
                Question::CutIn(it) => Some(it.who),
                _ => None,
            };
            let weapon = who.and_then(|who| t.weapon(who, *with)).unwrap_or_else(|| t.say("unknown", &[]));
            t.say("zs-answer-join-with", &[("weapon", &weapon)])
        }
        Answer::Cutting(Cutting::Interrupt) => t.say("zs-answer-interrupt", &[]),
        Answer::Fear(fear) => names::fear(t.c, *fear),
        Answer::Looted(Looted::Take(item)) => t.say("zs-answer-take", &[("item", &t.item(*item))]),
        Answer::Looted(Looted::Knock(item)) => t.say("zs-answer-knock", &[("item", &t.item(*item))]),
        Answer::Looted(Looted::Unlisted) => t.say("zs-answer-unlisted", &[]),
        Answer::Out(out) => names::out(t.c, *out),
        Answer::Rated(Rated::Routine) => t.say("zs-answer-routine", &[]),
        Answer::Rated(Rated::Number(value)) => names::difficulty(t.c, *value),
        Answer::Rated(Rated::Impossible) => t.say("zs-answer-impossible", &[]),
        Answer::Failure(it) => failure(t, it),
        Answer::Words(words) => own_words(t, words),
        Answer::Number(n) => {
            let key = match question {
                Question::Heal(_) => "zs-answer-heal",
                Question::ThrowLength(_) if *n == 0 => "zs-answer-throw-none",
                Question::ThrowLength(_) => "zs-metres",
                _ => "zs-answer-harm",
            };
            t.say(key, &[("n", &n.to_string())])
        }
    }
}

/// Free text, or its placeholder.
fn own_words(t: &Teller<'_>, words: &Wording) -> String {
    if words.is_empty() { t.say("answer-own-words", &[]) } else { t.quote(words) }
}

/// The meaning of "yes" or "no" for a question.
fn yes_or_no(t: &Teller<'_>, question: &Question, yes: bool) -> String {
    match question {
        Question::GoesFirst(it) => t.say_of("zs-answer-first", if yes { it.a } else { it.b }),
        question => t.yes_or_no("zs-answer-", question.kind(), yes),
    }
}

fn forcing(t: &Teller<'_>, it: &Forcing) -> String {
    let dodge =
        |attribute: Attribute| t.say("zs-answer-dodge", &[("attribute", &names::attribute(t.c, attribute))]);
    match it {
        Forcing::Pass => t.say("zs-answer-pass", &[]),
        Forcing::Dodge(attribute) => dodge(*attribute),
        Forcing::Cover => t.say("zs-answer-cover", &[]),
        Forcing::OutOfRadius => t.say("zs-answer-out-of-radius", &[]),
        Forcing::Shield => t.say("zs-answer-shield", &[]),
        Forcing::Other(words) => t.say("zs-answer-defend-other", &[("words", &own_words(t, words))]),
    }
}

fn failure(t: &Teller<'_>, it: &Failure) -> String {
    let (key, words) = match it {
        Failure::Plain => return t.say("zs-answer-fail-plain", &[]),
        Failure::Bargain(words) => ("zs-answer-fail-bargain", words),
        Failure::FalseLead(words) => ("zs-answer-fail-false-lead", words),
        Failure::Attention(words) => ("zs-answer-fail-attention", words),
        Failure::Noticed(words) => ("zs-answer-fail-noticed", words),
        Failure::Other(words) => ("zs-answer-fail-other", words),
    };
    t.say(key, &[("words", &own_words(t, words))])
}
