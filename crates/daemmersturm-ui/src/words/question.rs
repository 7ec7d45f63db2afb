//! Questions, and the parts of them that others may know.

use schwung_daemmersturm::{
    ActorId, Caught, ClimbAid, Daemmersturm, InField, Moment, Protect, Question, Repeat, StartLife, Status,
    Unloaded,
};
use schwung_play::Pending;
use schwung_table::{Line as _, Seat};

use super::{data, judgement, kinds, names, teller::Teller};

/// The question, if the reader may know it.
pub(super) fn known(t: &Teller<'_>, question: &Question) -> Option<String> {
    t.eyes.know(question).then(|| t.capital(sentence(t, question)))
}

/// Reports that somebody is asked, without the question.
pub(super) fn other(t: &Teller<'_>, question: &Question) -> String {
    t.say("question-other", &[("seat", &t.who(question.seat()))])
}

/// Many questions declare their sentences.
#[rustfmt::skip]
fn sentence(t: &Teller<'_>, question: &Question) -> String {
    if let Some(phrase) = question.phrase() {
        return t.phrase_as(&addressed(t, question.seat(), phrase.key), &phrase);
    }
    let you = |key: &str| addressed(t, question.seat(), key);
    let two = |key: &str, a: ActorId, b: ActorId| t.say_of_two(&you(key), a, b);
    match question {
        Question::Judge(it) => t.capital(judgement::sentence(t, &it.judgement)),
        Question::StartLife(it) => start_life(t, it),
        Question::Unloaded(it) => unloaded(t, it),
        Question::Repeat(it) => repeat(t, it),
        Question::Protect(it) => protect(t, it),
        Question::SeekMany(it) => of_many(t, &you("ds-question-seek-many"), it.by, &it.who),
        Question::MaySeek(it) => of_many(t, "ds-question-may-seek", it.by, &it.who),
        Question::Caught(it) => caught(t, it),
        Question::StepIn(it) => {
            let who = t.all_of(&it.who);
            let key = you("ds-question-step-in");
            let targets: Vec<ActorId> = [it.of].iter().chain(&it.others).copied().collect();
            if t.actors(&targets).len() > 1 {
                let key = if key.ends_with("-you") { "ds-question-step-in-many-you" } else { "ds-question-step-in-many" };
                let args = [("actors", &*who), ("others", &*t.all_of(&targets)), ("by", &*t.actor(it.by))];
                return t.say(key, &args);
            }
            let names_one = t.actors(&it.who).len() == 1 && !key.ends_with("-you");
            let key = if names_one { "ds-question-step-in-one".to_owned() } else { key };
            t.say(&key, &[("actors", &who), ("other", &t.actor(it.of)), ("by", &t.actor(it.by))])
        }
        Question::Join(it) => {
            let args = [("actors", &*t.all_of(&it.who)), ("by", &*t.actor(it.by)), ("group", &*t.group(it.group)),
                ("other", &*t.actor(it.on))];
            t.say(&you("ds-question-join"), &args)
        }
        Question::Part(it) => two(if it.reloads { "ds-question-part-reloads" } else { "ds-question-part" }, it.who, it.on),
        Question::Victim(it) => of_many(t, "ds-question-victim", it.by, &it.among),
        Question::Follow(it) => two(follow(it.moment), it.who, it.on),
        Question::Lessen(it) => {
            let args = [("actor", &*t.actor(it.who)), ("n", &*it.damage.to_string()), ("cause", &*kinds::cause(t.c, it.cause))];
            t.say(&you("ds-question-lessen"), &args)
        }
        Question::ClimbAid(it) => climb_aid(t, it),
        Question::ClimbRange(it) => t.say_with("ds-question-climb-range", it.who, "obstacle", &t.obstacle(it.obstacle)),
        Question::Fallen(it) => t.say_with("ds-question-fallen", it.who, "obstacle", &t.obstacle(it.obstacle)),
        Question::InField(it) => in_field(t, it),
        Question::Detail(it) => t.say_with("ds-question-detail", it.by, "grade", &kinds::grade(t.c, it.grade)),
        Question::Bear(it) => {
            let args = [("actor", &*t.actor(it.who)), ("other", &*t.actor(it.by)), ("what", &*t.burden(it.what))];
            t.say(&you("ds-question-bear"), &args)
        }
        Question::SizeOf(it) => t.say_with("ds-question-size-of", it.by, "what", &t.burden(it.what)),
        Question::Compensate(it) => {
            let own = t.eyes.are_at(it.seat);
            t.say_n(if own { "ds-question-compensate" } else { "ds-question-compensate-other" }, it.who, it.cost)
        }
        question => other(t, question),
    }
}

/// The key of the sentence in the second person, if there is one and the person who is asked is the reader and plays a single
/// character.
fn addressed(t: &Teller<'_>, seat: Seat, key: &str) -> String {
    let own = format!("{key}-you");
    if is_addressed(t, seat) && t.c.has(&own) { own } else { key.to_owned() }
}

/// Whether the reader sits at the seat that is asked and plays a single character.
pub(super) fn is_addressed(t: &Teller<'_>, seat: Seat) -> bool {
    let mut played = t.state.actors.iter().filter(|it| it.seat == seat && it.status != Status::Gone);
    !seat.is_gm()
        && !t.eyes.see_hidden()
        && t.eyes.are_at(seat)
        && played.next().is_some()
        && played.next().is_none()
}

fn follow(moment: Moment) -> &'static str {
    match moment {
        Moment::Attacked => "ds-question-follow-attacked",
        Moment::Failed => "ds-question-follow-failed",
        Moment::Hit => "ds-question-follow-hit",
        Moment::Miss => "ds-question-follow-miss",
    }
}

fn of_many(t: &Teller<'_>, key: &str, by: ActorId, who: &[ActorId]) -> String {
    t.say(key, &[("actor", &t.actor(by)), ("actors", &t.all_of(who))])
}

/// The proposed numbers are only included for those who may read them.
fn start_life(t: &Teller<'_>, it: &StartLife) -> String {
    let known = it.proposed.iter().filter(|it| t.reads(it.0));
    let lives: Vec<String> = known.map(|it| t.say_n("ds-lives-of", it.0, it.1)).collect();
    if lives.is_empty() {
        return t.word("ds-question-start-life-other");
    }
    t.say("ds-question-start-life", &[("lives", &t.row_of(&lives))])
}

fn unloaded(t: &Teller<'_>, it: &Unloaded) -> String {
    let known = it.items.iter().filter(|id| t.state.item(**id).is_some_and(|it| t.eyes.know(it.holder)));
    let items: Vec<String> = known.map(|id| t.item(*id)).collect();
    t.say("ds-question-unloaded", &[("items", &t.list(&items))])
}

/// The numbers of a running roll are only included for the rolling player.
fn repeat(t: &Teller<'_>, it: &Repeat) -> String {
    let right = kinds::right(t.c, it.right);
    if !t.eyes.are_at(it.seat) {
        return t.say_with("ds-question-repeat-other", it.who, "right", &right);
    }
    let (natural, total) = (names::plain(it.natural), names::plain(it.total));
    let args = [("actor", &*t.actor(it.who)), ("right", &*right), ("natural", &*natural), ("total", &*total)];
    t.say(&addressed(t, it.seat, "ds-question-repeat"), &args)
}

fn protect(t: &Teller<'_>, it: &Protect) -> String {
    let (actor, other, kind) = (t.actor(it.who), t.actor(it.by), kinds::attack_kind(t.c, it.kind));
    let mut details = vec![kind];
    if it.back {
        details.push(t.word("ds-behind"));
    } else if let Some(from) = it.from {
        details.push(t.say("ds-from", &[("direction", &kinds::direction(t.c, from))]));
    }
    let details = t.row_of(&details);
    let args = [("actor", &*actor), ("other", &*other), ("details", &*details)];
    let n = it.damage.map(|it| it.to_string());
    let you = |key: &str| addressed(t, it.seat, key);
    match (it.by == it.who, n.as_deref()) {
        (false, None) => t.say(&you("ds-question-protect"), &args),
        (false, Some(n)) => t.say(&you("ds-question-protect-damage"), &[&args[..], &[("n", n)]].concat()),
        (true, None) => t.say(&you("ds-question-protect-own"), &args),
        (true, Some(n)) => t.say(&you("ds-question-protect-own-damage"), &[&args[..], &[("n", n)]].concat()),
    }
}

fn caught(t: &Teller<'_>, it: &Caught) -> String {
    let (n, kind) = (it.limit.to_string(), kinds::attack_kind(t.c, it.kind));
    let args = [("actor", &*t.actor(it.by)), ("n", &*n), ("kind", &*kind), ("actors", &*t.all_of(&it.among))];
    let nobody = t.actors(&it.among).is_empty();
    t.say(if nobody { "ds-question-caught-open" } else { "ds-question-caught" }, &args)
}

fn climb_aid(t: &Teller<'_>, it: &ClimbAid) -> String {
    let failed = (1u8..).zip(it.run.failed).filter(|it| it.1).map(|it| format!("T{}", it.0));
    let failed: Vec<String> = failed.collect();
    t.say_with(&addressed(t, it.seat, "ds-question-climb-aid"), it.who, "parts", &t.list(&failed))
}

fn in_field(t: &Teller<'_>, it: &InField) -> String {
    let toward = match it.toward {
        None => t.word("ds-anywhere"),
        Some(it) => kinds::direction(t.c, it),
    };
    let args = [("actor", &*t.actor(it.by)), ("direction", &*toward), ("actors", &*t.all_of(&it.among))];
    let key = if it.among.is_empty() { "ds-question-in-field-nobody" } else { "ds-question-in-field" };
    t.say(key, &args)
}

/// What the game waits for, as everybody may know it. Questions after a test would reveal whether a hidden character is near or
/// how the test went, so all of them have the same name.
//= daemmersturm.perception.secret
pub(super) fn waiting(t: &Teller<'_>, question: &Question) -> String {
    match question {
        Question::InField(_) | Question::Detail(_) => t.word("waiting-judge"),
        other => t.word(&format!("waiting-{}", other.kind())),
    }
}

/// What the game waits for: dice or answers.
pub(super) fn pending(t: &Teller<'_>, pending: &Pending<Daemmersturm>) -> String {
    let all = |questions: &[Question]| {
        let mut sentences: Vec<String> = questions.iter().filter_map(|it| known(t, it)).collect();
        if sentences.is_empty() {
            sentences.extend(questions.iter().map(|it| other(t, it)));
            sentences.dedup();
        }
        sentences.join(&t.word("question-separator"))
    };
    match pending {
        Pending::Roll { who, dice } => {
            let range = schwung_daemmersturm::Span::named(dice.name)
                .map_or_else(|| dice.name.to_owned(), names::span);
            t.say("pending-roll", &[("seat", &t.who(*who)), ("dice", &range)])
        }
        Pending::Answer(question) => all(std::slice::from_ref(question)),
        Pending::Each(questions) => t.say("pending-each", &[("questions", &all(questions))]),
        Pending::Offer(questions) => t.say("pending-offer", &[("questions", &all(questions))]),
    }
}

/// Damage as a possible answer.
pub(super) fn damage(span: schwung_daemmersturm::Span) -> String {
    data::amount(schwung_daemmersturm::Amount { rolls: [Some(span), None, None], plus: 0 })
}
