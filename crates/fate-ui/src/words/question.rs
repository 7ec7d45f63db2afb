//! Questions in words.

use schwung_fate::{
    Absorb, Accept, ActorId, ActorKind, AgainstRoll, BoughtBonus, Buy, Clash, Concede, Defend, Fate, Invoke,
    Plead, Question, SetDifficulty, SpendShift, Stakes, TakeLonger, UseSpin, Word, WordFor,
};
use schwung_messages::Catalogue;
use schwung_play::Pending;
use schwung_table::Line as _;

use super::{judgement, names, teller::Teller};

/// The question in one sentence; `None` if the reader may not know of it.
pub(crate) fn known(t: &Teller<'_>, question: &Question) -> Option<String> {
    t.eyes.know(question).then(|| t.capital(sentence(t, question)))
}

/// Says who is asked, but not what.
pub(crate) fn other(t: &Teller<'_>, question: &Question) -> String {
    t.say("question-other", &[("seat", &t.who(question.seat()))])
}

/// The question in one sentence. Most questions declare theirs.
pub(crate) fn sentence(t: &Teller<'_>, question: &Question) -> String {
    if let Question::BlockPenalty(it) = question
        && it.text.is_empty()
    {
        let args = [("seat", &*t.who(it.seat)), ("actor", &*t.actor(it.by))];
        return t.say("question-block-penalty-plain", &args);
    }
    if let Some(phrase) = question.phrase() {
        return t.phrase(&phrase);
    }
    match question {
        Question::Defend(it) => defend(t, it),
        Question::Invoke(it) => invoke(t, it),
        Question::Buy(it) => buy(t, it),
        Question::Absorb(it) => absorb(t, it),
        Question::Word(it) => word(t, it),
        Question::Judge(it) => {
            let (seat, question) = (t.seat(it.seat), judgement::sentence(t, &it.judgement));
            t.say("question-judge", &[("seat", &seat), ("question", &question)])
        }
        Question::Concede(it) => concede(t, it),
        Question::Accept(it) => accept(t, it),
        Question::Plead(it) => plead(t, it),
        Question::UseSpin(it) => use_spin(t, it),
        Question::SpendShift(it) => spend_shift(t, it),
        Question::SetDifficulty(it) => set_difficulty(t, it),
        Question::TakeLonger(it) => take_longer(t, it),
        question => other(t, question),
    }
}

fn defend(t: &Teller<'_>, it: &Defend) -> String {
    let (actor, other, effort) = (t.actor(it.who), t.actor(it.by), t.rung(it.effort));
    let args = [("actor", &*actor), ("other", &*other), ("effort", &*effort)];
    match (t.is_group(it.who), it.may_full) {
        (true, _) => t.say("question-defend-group", &args),
        (false, true) => t.say("question-defend-full", &args),
        (false, false) => t.say("question-defend", &args),
    }
}

fn invoke(t: &Teller<'_>, it: &Invoke) -> String {
    let stand = standing(t, &it.clash);
    t.say("question-invoke", &[("actor", &t.actor(it.who)), ("standing", &stand)])
}

/// The current totals of both sides; a hidden number stays hidden.
fn standing(t: &Teller<'_>, clash: &Clash) -> String {
    let (actor, effort) = (t.actor(clash.effort.actor), t.rung(clash.effort.total()));
    let against = match &clash.against {
        AgainstRoll::Number { hidden: true, .. } if !t.eyes.see_hidden() => t.say("hidden-number", &[]),
        against => t.rung(against.value()),
    };
    let args = [("actor", &*actor), ("effort", &*effort), ("against", &*against)];
    match &clash.against {
        AgainstRoll::Number { .. } => t.say("standing-difficulty", &args),
        AgainstRoll::Block { by, .. } => {
            t.say("standing-block", &[&args[..], &[("other", &t.actor(*by))]].concat())
        }
        AgainstRoll::Roll { effort: other, shield } | AgainstRoll::Standing { effort: other, shield } => {
            let shielded = shield.filter(|it| it.1 >= other.total());
            let key = match &clash.against {
                _ if shielded.is_some() => "standing-block",
                AgainstRoll::Standing { .. } => "standing-skill",
                _ => "standing",
            };
            let other = shielded.map_or(other.actor, |it| it.0);
            t.say(key, &[&args[..], &[("other", &t.actor(other))]].concat())
        }
    }
}

fn buy(t: &Teller<'_>, it: &Buy) -> String {
    let switches = t.state.switches();
    match (switches.bought_bonus, switches.early_aspects) {
        (BoughtBonus::Never, _) => t.say_of("question-name", it.who),
        (_, true) if it.bought == 0 => t.say_of("question-buy-or-name", it.who),
        _ => t.say("question-buy", &[("actor", &t.actor(it.who)), ("n", &it.bought.to_string())]),
    }
}

fn absorb(t: &Teller<'_>, it: &Absorb) -> String {
    let (actor, track) = (t.actor(it.who), names::track(t.c, it.track));
    t.say("question-absorb", &[("actor", &actor), ("n", &it.shifts.to_string()), ("track", &track)])
}

fn word(t: &Teller<'_>, it: &Word) -> String {
    match &it.what {
        WordFor::Consequence { who, severity } => {
            let consequence = names::consequence(t.c, *severity);
            t.say("question-word-consequence", &[("actor", &t.actor(*who)), ("consequence", &consequence)])
        }
        WordFor::Outcome { loser, again } => {
            let key = if *again { "question-word-outcome-again" } else { "question-word-outcome" };
            t.say(key, &[("seat", &t.who(it.seat)), ("actor", &t.actor(*loser))])
        }
        WordFor::Companion { partner, companion } => {
            let (actor, name) = (t.actor(*partner), t.companion(*partner, *companion));
            t.say("question-word-companion", &[("actor", &actor), ("companion", &name)])
        }
        WordFor::FollowUp { who, draw, hidden: _ } => {
            let key = if *draw { "question-word-draw" } else { "question-word-follow-up" };
            t.say(key, &[("seat", &t.who(it.seat)), ("actor", &t.actor(*who))])
        }
        WordFor::Extra { who, total } => {
            let (seat, actor, total) = (t.who(it.seat), t.actor(*who), t.rung(*total));
            t.say("question-word-extra", &[("seat", &seat), ("actor", &actor), ("total", &total)])
        }
        WordFor::Flourish { who, shifts, hidden: _ } => {
            let (seat, actor, n) = (t.who(it.seat), t.actor(*who), names::plain(*shifts));
            t.say("question-word-flourish", &[("seat", &seat), ("actor", &actor), ("n", &n)])
        }
    }
}

fn concede(t: &Teller<'_>, it: &Concede) -> String {
    t.say_of(if it.grit { "question-concede-grit" } else { "question-concede" }, it.who)
}

fn accept(t: &Teller<'_>, it: &Accept) -> String {
    let whom = it.who.map_or_else(|| t.seat(it.seat), |who| t.actor(who));
    let (from, terms) = (t.actor(it.from), t.quote(it.terms.as_str()));
    t.say("question-accept", &[("actor", &whom), ("other", &from), ("words", &terms)])
}

fn plead(t: &Teller<'_>, it: &Plead) -> String {
    let points = t.state.actors.get(usize::from(it.who.0)).map_or(0, |it| it.fate).to_string();
    let (actor, words) = (t.actor(it.who), t.quote(it.manner.as_str()));
    t.say("question-plead", &[("actor", &actor), ("words", &words), ("n", &points)])
}

/// Against a number the lead is left out, because the number may be hidden.
fn use_spin(t: &Teller<'_>, it: &UseSpin) -> String {
    let (actor, acting) = (t.actor(it.who), t.actor(it.acting));
    let args = [("actor", &*actor), ("acting", &*acting)];
    let with = |key: &str, against: ActorId| {
        let lead = names::plain(it.lead.unsigned_abs());
        t.say(key, &[&args[..], &[("other", &*t.actor(against)), ("n", &*lead)]].concat())
    };
    match it.against {
        None => t.say("question-use-spin", &args),
        Some(against) if it.lead == 0 => with("question-use-spin-tied", against),
        Some(against) if it.lead > 0 => with("question-use-spin-ahead", against),
        Some(against) => with("question-use-spin-behind", against),
    }
}

fn spend_shift(t: &Teller<'_>, it: &SpendShift) -> String {
    let (actor, n) = (t.actor(it.who), names::plain(it.left));
    let args = [("actor", &*actor), ("n", &*n)];
    match it.at {
        None => t.say("question-spend-shift", &args),
        Some(step) => {
            let time = t.time(step);
            t.say("question-spend-shift-time", &[&args[..], &[("time", &*time)]].concat())
        }
    }
}

fn set_difficulty(t: &Teller<'_>, it: &SetDifficulty) -> String {
    let (seat, actor) = (t.who(it.seat), t.actor(it.who));
    let args = [("seat", &*seat), ("actor", &*actor)];
    match it.skill {
        None => t.say("question-set-difficulty", &args),
        Some(skill) => {
            t.say("question-set-difficulty-skill", &[&args[..], &[("skill", &*t.skill(skill))]].concat())
        }
    }
}

fn take_longer(t: &Teller<'_>, it: &TakeLonger) -> String {
    let (actor, time, base) = (t.actor(it.who), t.time(it.step), t.time(it.base));
    t.say("question-take-longer", &[("actor", &actor), ("time", &time), ("base", &base)])
}

/// The question as addressed to the person who is asked. `None` for characters that share a player with others, because
/// their names are needed; this includes those of the game master.
pub(crate) fn to_player(t: &Teller<'_>, question: &Question) -> Option<String> {
    let seat = question.seat();
    let own = || {
        let played = t.state.actors.iter().filter(|it| it.seat == seat && it.kind == ActorKind::Named);
        !seat.is_gm() && played.count() == 1
    };
    if let Question::BlockPenalty(it) = question
        && it.text.is_empty()
    {
        return Some(t.say("ask-block-penalty-plain", &[("actor", &t.actor(it.by))]));
    }
    if let Some(phrase) = question.phrase() {
        let key = format!("ask-{}", question.kind());
        // A sentence that names the person besides the character works for everybody.
        let suits = phrase.args.iter().any(|it| it.0 == "seat") || own();
        return (suits && t.c.has(&key)).then(|| t.phrase_as(&key, &phrase));
    }
    match question {
        Question::Judge(it) => Some(judgement::sentence(t, &it.judgement)),
        Question::SetDifficulty(it) => {
            let actor = t.actor(it.who);
            Some(match it.skill {
                None => t.say("ask-set-difficulty", &[("actor", &actor)]),
                Some(skill) => {
                    t.say("ask-set-difficulty-skill", &[("actor", &actor), ("skill", &t.skill(skill))])
                }
            })
        }
        Question::Word(it) => {
            // If there are several characters, the one who takes a consequence is named.
            let suits = own() || seat.is_gm() && !matches!(it.what, WordFor::Consequence { .. });
            suits.then(|| ask_word(t, &it.what))
        }
        _ if !own() => None,
        Question::Defend(it) => {
            let (effort, other) = (t.rung(it.effort), t.actor(it.by));
            // A maneuver has no purpose that is named.
            let key = if it.agenda.is_some() { "ask-defend" } else { "ask-defend-maneuver" };
            Some(t.say(key, &[("effort", &effort), ("other", &other)]))
        }
        Question::Invoke(it) => Some(ask_invoke(t, it)),
        Question::Buy(_) => Some(t.say("ask-buy", &[])),
        Question::Absorb(it) => {
            let (n, track) = (it.shifts.to_string(), names::track(t.c, it.track));
            Some(t.say("ask-absorb", &[("n", &n), ("track", &track)]))
        }
        Question::Concede(it) => Some(t.say(if it.grit { "ask-concede-grit" } else { "ask-concede" }, &[])),
        Question::Accept(it) => {
            let (from, terms) = (t.actor(it.from), t.quote(it.terms.as_str()));
            Some(t.say("ask-accept", &[("other", &from), ("words", &terms)]))
        }
        Question::Plead(it) => {
            let points = t.state.actors.get(usize::from(it.who.0)).map_or(0, |it| it.fate).to_string();
            Some(t.say("ask-plead", &[("words", &t.quote(it.manner.as_str())), ("n", &points)]))
        }
        Question::UseSpin(it) => Some(t.say("ask-use-spin", &[("acting", &t.actor(it.acting))])),
        Question::SpendShift(it) => Some(t.say("ask-spend-shift", &[("n", &names::plain(it.left))])),
        Question::TakeLonger(it) => {
            Some(t.say("ask-take-longer", &[("time", &t.time(it.step)), ("base", &t.time(it.base))]))
        }
        _ => None,
    }
}

fn ask_invoke(t: &Teller<'_>, it: &Invoke) -> String {
    let acting = it.who == it.clash.effort.actor;
    match it.missing(t.state) {
        None => t.say("ask-invoke", &[]),
        Some(missing) if missing > 0 && matches!(it.clash.stakes, Stakes::Way(_)) => {
            t.say("ask-invoke-short", &[("n", &names::plain(missing.unsigned_abs()))])
        }
        Some(_) => {
            let lead = if acting { it.clash.lead() } else { -it.clash.lead() };
            let key = match lead {
                0 => "ask-invoke-level",
                1.. => "ask-invoke-ahead",
                _ => "ask-invoke-behind",
            };
            t.say(key, &[("n", &names::plain(lead.unsigned_abs()))])
        }
    }
}

fn ask_word(t: &Teller<'_>, what: &WordFor) -> String {
    match what {
        WordFor::Consequence { who, severity } => {
            let args = [("consequence", &*names::consequence(t.c, *severity)), ("actor", &*t.actor(*who))];
            t.say("ask-word-consequence", &args)
        }
        WordFor::Outcome { loser, .. } => t.say_of("ask-word-outcome", *loser),
        WordFor::Companion { partner, companion } => {
            t.say("ask-word-companion", &[("companion", &t.companion(*partner, *companion))])
        }
        WordFor::FollowUp { who, draw: false, .. } => t.say_of("ask-word-follow-up", *who),
        WordFor::FollowUp { who, draw: true, .. } => t.say_of("ask-word-draw", *who),
        WordFor::Extra { who, total } => {
            t.say("ask-word-extra", &[("actor", &t.actor(*who)), ("total", &t.rung(*total))])
        }
        WordFor::Flourish { who, shifts, .. } => {
            t.say("ask-word-flourish", &[("actor", &t.actor(*who)), ("n", &names::plain(*shifts))])
        }
    }
}

/// The name of dice in words, where their notation is not clear enough.
pub(crate) fn dice_name(c: &Catalogue, sign: &str) -> String {
    let key = match sign {
        "4d6F" => "rolled-four-six",
        "d6-d6" => "rolled-light-dark",
        "lower" | "lower+" | "lower-" | "lower*" => "rolled-plus-minus",
        other => return other.to_owned(),
    };
    c.text(key, &[])
}

/// What play is waiting for. `read` words a question, or returns `None` if the reader may not know of it.
/// Such questions are left out; if no other is left, the text says only who is asked.
pub(crate) fn pending(
    t: &Teller<'_>,
    pending: &Pending<Fate>,
    read: impl Fn(&Question) -> Option<String>,
) -> String {
    let all = |questions: &[Question]| {
        let mut sentences: Vec<String> = questions.iter().filter_map(&read).collect();
        if sentences.is_empty() {
            sentences.extend(questions.iter().map(|it| other(t, it)));
            sentences.dedup();
        }
        sentences.join(&t.say("question-separator", &[]))
    };
    match pending {
        Pending::Roll { who, dice } => {
            t.say("pending-roll", &[("seat", &t.who(*who)), ("dice", &dice_name(t.c, dice.name))])
        }
        Pending::Answer(question) => all(std::slice::from_ref(question)),
        Pending::Each(questions) => t.say("pending-each", &[("questions", &all(questions))]),
        Pending::Offer(questions) => t.say("pending-offer", &[("questions", &all(questions))]),
    }
}
