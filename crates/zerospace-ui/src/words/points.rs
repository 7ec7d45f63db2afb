//! Renders the reasons for earning and the uses of action points.

use schwung_zerospace::{PointReason, PointUse};

use super::{names, teller::Teller};

/// The reason for earning a point.
pub(super) fn reason(t: &Teller<'_>, reason: &PointReason) -> String {
    let key = match reason {
        PointReason::Idea => "zs-reason-idea",
        PointReason::Complication => "zs-reason-complication",
        PointReason::Setback => "zs-reason-setback",
        PointReason::Morals => "zs-reason-morals",
        PointReason::Overruled => "zs-reason-overruled",
        PointReason::Other(words) if words.is_empty() => "zs-reason-other",
        PointReason::Other(words) => return t.quote(words),
    };
    t.say(key, &[])
}

/// The purpose of a spent point.
pub(super) fn purpose(t: &Teller<'_>, on: &PointUse) -> String {
    let worded = |line: String, words: &schwung_zerospace::Wording| {
        if words.is_empty() {
            return line;
        }
        t.say("zs-use-words", &[("use", &line), ("words", &t.quote(words))])
    };
    match on {
        PointUse::Die => t.say("zs-use-die", &[]),
        PointUse::BreakFree => t.say("zs-use-break-free", &[]),
        PointUse::Boost { attribute, lasting } => {
            let key = if *lasting { "zs-use-boost-lasting" } else { "zs-use-boost" };
            t.say(key, &[("attribute", &names::boosted(t.c, *attribute))])
        }
        PointUse::Inspiration => t.say("zs-use-inspiration", &[]),
        PointUse::Stunt { skill, text, scene } => {
            let key = if *scene { "zs-use-stunt-scene" } else { "zs-use-stunt" };
            worded(t.say(key, &[("skill", &t.skill(*skill))]), text)
        }
        PointUse::Rally => t.say("zs-use-rally", &[]),
        PointUse::Retcon { text, gear: _, skill: _ } => worded(t.say("zs-use-retcon", &[]), text),
        PointUse::Other { text } => worded(t.say("zs-use-other", &[]), text),
    }
}
