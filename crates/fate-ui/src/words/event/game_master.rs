//! Decisions and changes of the game master, and exceptions from the rules.

use schwung_fate::{Actor, ActorId, Judgement, Profile, Sheet, Skill, Switches, Way};
use schwung_rulebook::Lang;

use crate::words::{judgement, names, position, status, switch_name, teller::Teller};

pub(super) fn judged(t: &Teller<'_>, judgement: &Judgement, yes: bool) -> String {
    let question = judgement::sentence(t, judgement);
    t.say(if yes { "event-judged-yes" } else { "event-judged-no" }, &[("question", &question)])
}

pub(super) fn warned(t: &Teller<'_>, rule: &str) -> String {
    t.say("event-warned", &[("title", &t.rule(rule))])
}

pub(super) fn called_off(t: &Teller<'_>, actor: ActorId, rule: &str) -> String {
    t.say("event-called-off", &[("actor", &t.actor(actor)), ("title", &t.rule(rule))])
}

/// The exception that was permitted; if points were due, also how many were paid.
pub(super) fn overruled(t: &Teller<'_>, actor: ActorId, rule: &str, need: u8, paid: u8) -> String {
    let title = t.rule(rule);
    if need == 0 {
        return t.say("event-overruled", &[("title", &title)]);
    }
    let (actor, price, paid) = (t.actor(actor), t.points(need), t.points(paid));
    let args = [("title", &*title), ("actor", &actor), ("price", &price), ("paid", &paid)];
    t.say("event-overruled-price", &args)
}

pub(super) fn unaffordable(t: &Teller<'_>, actor: ActorId, need: u8, have: u8) -> String {
    let (actor, price, have) = (t.actor(actor), t.points(need), t.points(have));
    t.say("event-unaffordable", &[("actor", &actor), ("price", &price), ("have", &have)])
}

/// Any fact about the actor may have changed, so the line gives its whole status.
pub(super) fn actor_set(t: &Teller<'_>, actor: ActorId) -> String {
    if !t.eyes.read(actor) {
        return t.say_of("line-actor-set", actor);
    }
    t.say("event-actor-set", &[("status", &status::line(t, actor))])
}

/// The switches that differ from the defaults of the book.
pub(super) fn profile_set(t: &Teller<'_>, profile: &Profile) -> String {
    let usual = Profile::find(profile.id).map(|it| it.switches).unwrap_or_default();
    let differing = Switches::ALL.iter().filter(|it| (it.get)(&profile.switches) != (it.get)(&usual));
    let parts: Vec<String> = differing
        .map(|it| {
            let (name, value) = (switch_name(t.c, it), position(t.c, &(it.get)(&profile.switches)));
            t.say("switch-position", &[("name", &name), ("value", &value)])
        })
        .collect();
    if parts.is_empty() {
        return t.say("event-profile-usual", &[]);
    }
    t.say("event-profile-set", &[("switches", &t.list(&parts))])
}

pub(super) fn actor_joined(t: &Teller<'_>, sheet: &Sheet, actor: &Actor) -> String {
    t.say("event-actor-joined", &[("actor", &sheet.name), ("zone", &t.zone(actor.zone))])
}

pub(super) fn skill_added(t: &Teller<'_>, skill: &Skill) -> String {
    let name = match t.c.lang() {
        Lang::De => &skill.de,
        Lang::En => &skill.en,
    };
    t.say("event-skill-added", &[("skill", name)])
}

pub(super) fn turn_set(t: &Teller<'_>, actor: Option<ActorId>) -> String {
    match actor {
        Some(actor) => t.say_of("event-turn-set", actor),
        None => t.say("event-turn-set-nobody", &[]),
    }
}

/// Borders by their zones, listed once if they are the same in both directions.
pub(super) fn frame_set(t: &Teller<'_>, ways: &[Way]) -> String {
    let back = |it: &Way| Way { from: it.to, to: it.from, border: it.border };
    let once = ways.iter().filter(|it| it.from < it.to || !ways.contains(&back(it)));
    let told: Vec<String> = once
        .map(|it| {
            let (zone, other, value) = (t.zone(it.from), t.zone(it.to), names::plain(it.border));
            t.say("border-between", &[("zone", &zone), ("other", &other), ("value", &value)])
        })
        .collect();
    if told.is_empty() {
        return t.say("event-frame-set", &[]);
    }
    t.say("event-borders-set", &[("borders", &t.list(&told))])
}
