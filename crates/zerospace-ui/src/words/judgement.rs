//! Renders judgements of the game master as questions.

use schwung_zerospace::{ActorId, Judgement, SkillId, Wording};

use super::{names, teller::Teller};

/// The yes-or-no question.
pub(super) fn sentence(t: &Teller<'_>, judgement: &Judgement) -> String {
    let words = |key: &str, who: ActorId, text: &Wording| t.say_words(key, who, text);
    let skilled = |key: &str, who: ActorId, skill: SkillId, more: &[(&str, &str)]| {
        let (actor, skill) = (t.actor(who), t.skill(skill));
        t.say(key, &[&[("actor", &*actor), ("skill", &*skill)][..], more].concat())
    };
    match judgement {
        Judgement::End => t.say("zs-judge-end", &[]),
        Judgement::Range { by, on, distance } => {
            let (actor, other, far) = (t.actor(*by), t.actor(*on), t.length(*distance));
            // The distance would reveal where an unknown actor is.
            if t.eyes.know(*by) && t.eyes.know(*on) {
                t.say("zs-judge-range", &[("actor", &actor), ("other", &other), ("distance", &far)])
            } else {
                t.say("zs-judge-range-unknown", &[("actor", &actor), ("other", &other)])
            }
        }
        Judgement::Unskilled { by, skill } => skilled("zs-judge-unskilled", *by, *skill, &[]),
        Judgement::Attribute { by, skill, attribute } => {
            let attribute = names::attribute(t.c, *attribute);
            skilled("zs-judge-attribute", *by, *skill, &[("attribute", &attribute)])
        }
        Judgement::Combined { by, skill } => skilled("zs-judge-combined", *by, *skill, &[]),
        Judgement::Quick { by, text } => words("zs-judge-quick", *by, text),
        Judgement::Free { by, text } => words("zs-judge-free", *by, text),
        Judgement::Linked { by, text } => words("zs-judge-linked", *by, text),
        Judgement::Shield { by, on } => t.say_of_two("zs-judge-shield", *by, *on),
        Judgement::Defensive { by, text } => words("zs-judge-defensive", *by, text),
        Judgement::GetAway { who } => t.say_of("zs-judge-get-away", *who),
        Judgement::Over { task, leader, lead } => {
            let task = t.state.task(*task).map_or_else(|| t.say("unknown", &[]), |it| t.quote(&it.text));
            let args = [("task", &*task), ("actor", &*t.actor(*leader)), ("n", &*lead.to_string())];
            t.say("zs-judge-over", &args)
        }
        Judgement::Afraid { by } => t.say_of("zs-judge-afraid", *by),
        Judgement::Dead { who } => t.say_of("zs-judge-dead", *who),
        Judgement::BreakFree { who } => t.say_of("zs-judge-break-free", *who),
        Judgement::LastingBoost { who, attribute } => {
            let attribute = names::boosted(t.c, *attribute);
            t.say("zs-judge-lasting-boost", &[("actor", &t.actor(*who)), ("attribute", &attribute)])
        }
        Judgement::PointUse { who, text } => words("zs-judge-point-use", *who, text),
        Judgement::Stunt { who, skill, text } => {
            skilled("zs-judge-stunt", *who, *skill, &[("words", &t.quote(text))])
        }
        Judgement::Retcon { who, text } => words("zs-judge-retcon", *who, text),
        Judgement::Complication { who, text } => words("zs-judge-complication", *who, text),
    }
}
