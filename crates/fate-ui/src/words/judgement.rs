//! Judgements of the game master, put as questions.

use schwung_fate::{ActorId, AspectId, AspectRef, Combine, Judgement, SkillId, Wording};

use super::{names, teller::Teller};

/// The judgement as a question, with its question mark.
pub(crate) fn sentence(t: &Teller<'_>, judgement: &Judgement) -> String {
    match judgement {
        Judgement::Range { by, on, distance } => {
            // The distance would reveal where an actor is that the reader does not know of.
            let known = t.eyes.know(*by) && t.eyes.know(*on);
            let zones = if known { distance.to_string() } else { "0".to_owned() };
            t.say("judge-range", &[("actor", &t.actor(*by)), ("other", &t.actor(*on)), ("n", &zones)])
        }
        Judgement::Skill { by, skill } => skilled(t, "judge-skill", *by, *skill),
        Judgement::Blocked { actor, by } => {
            t.say("judge-blocked", &[("actor", &t.actor(*actor)), ("other", &t.actor(*by))])
        }
        Judgement::TakesAction { actor, by } => {
            t.say("judge-takes-action", &[("actor", &t.actor(*actor)), ("other", &t.actor(*by))])
        }
        Judgement::Consequence { actor, severity, text } => {
            let consequence = names::consequence(t.c, *severity);
            let (name, words) = (t.actor(*actor), t.quote(text.as_str()));
            let args = [("actor", &*name), ("consequence", &*consequence), ("words", &*words)];
            t.say("judge-consequence", &args)
        }
        Judgement::Outcome { actor, manner } => worded(t, "judge-outcome", *actor, manner),
        Judgement::Reasonable { actor, terms } => worded(t, "judge-reasonable", *actor, terms),
        Judgement::Sticky { actor, text, spin: true } => worded(t, "judge-sticky-spin", *actor, text),
        Judgement::Sticky { actor, text, spin: false } => worded(t, "judge-sticky", *actor, text),
        Judgement::SceneChange { actor, text, paid: true } => worded(t, "judge-scene-paid", *actor, text),
        Judgement::SceneChange { actor, text, paid: false } => worded(t, "judge-scene", *actor, text),
        Judgement::Removal { actor, id, paid } => {
            let key = if *paid { "judge-removal-paid" } else { "judge-removal" };
            t.say(key, &[("actor", &t.actor(*actor)), ("aspect", &of(t, *id))])
        }
        Judgement::Spin { by, how } => worded(t, "judge-spin", *by, how),
        Judgement::Invocation { actor, aspect } => {
            t.say("judge-invocation", &[("actor", &t.actor(*actor)), ("aspect", &t.aspect(*aspect))])
        }
        Judgement::Swap { actor, aspect, skill } => {
            let (name, skill, aspect) = (t.actor(*actor), t.skill(*skill), t.aspect(*aspect));
            t.say("judge-swap", &[("actor", &name), ("skill", &skill), ("aspect", &aspect)])
        }
        Judgement::Declaration { actor, text } => worded(t, "judge-declaration", *actor, text),
        Judgement::Compel { actor, aspect, effect } => by_aspect(t, "judge-compel", *actor, *aspect, effect),
        Judgement::TagEffect { actor, aspect, text } => {
            by_aspect(t, "judge-tag-effect", *actor, *aspect, text)
        }
        Judgement::Fragile { id } => t.say("judge-fragile", &[("aspect", &of(t, *id))]),
        Judgement::FreeAction { actor, text } => worded(t, "judge-free-action", *actor, text),
        Judgement::End => t.say("judge-end", &[]),
        Judgement::Recovery { actor, id } => {
            t.say("judge-recovery", &[("actor", &t.actor(*actor)), ("aspect", &of(t, *id))])
        }
        Judgement::ShiftUse { actor, text } => worded(t, "judge-shift-use", *actor, text),
        Judgement::Walk { actor, border } => {
            t.say("judge-walk", &[("actor", &t.actor(*actor)), ("value", &border.to_string())])
        }
        Judgement::KeepUp { partner, companion } => t.say(
            "judge-keep-up",
            &[("companion", &t.companion(*partner, *companion)), ("actor", &t.actor(*partner))],
        ),
        Judgement::Effect { actor, text } => worded(t, "judge-effect", *actor, text),
        Judgement::ChoiceOfSkill { actor, skill } => skilled(t, "judge-choice-of-skill", *actor, *skill),
        Judgement::Combination { actor, skill, kind } => {
            let key = match kind {
                Combine::Modifies => "judge-combination-modifies",
                Combine::Complements => "judge-combination-complements",
                Combine::Restricts => "judge-combination-restricts",
            };
            skilled(t, key, *actor, *skill)
        }
        Judgement::Longer { actor, step, hidden: _ } => {
            t.say("judge-longer", &[("actor", &t.actor(*actor)), ("time", &t.time(*step))])
        }
    }
}

fn worded(t: &Teller<'_>, key: &str, actor: ActorId, words: &Wording) -> String {
    t.say(key, &[("actor", &t.actor(actor)), ("words", &t.quote(words.as_str()))])
}

fn by_aspect(t: &Teller<'_>, key: &str, actor: ActorId, aspect: AspectRef, words: &Wording) -> String {
    let (name, aspect, words) = (t.actor(actor), t.aspect(aspect), t.quote(words.as_str()));
    t.say(key, &[("actor", &name), ("aspect", &aspect), ("words", &words)])
}

fn skilled(t: &Teller<'_>, key: &str, actor: ActorId, skill: SkillId) -> String {
    t.say(key, &[("actor", &t.actor(actor)), ("skill", &t.skill(skill))])
}

fn of(t: &Teller<'_>, id: AspectId) -> String {
    t.aspect(AspectRef::Play(id))
}
