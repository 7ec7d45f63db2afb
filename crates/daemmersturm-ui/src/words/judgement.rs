//! Judgements of the plot leader as questions.

use schwung_daemmersturm::{ActorId, Judgement, Wording};

use super::{kinds, teller::Teller};

/// The yes-or-no question.
pub(super) fn sentence(t: &Teller<'_>, judgement: &Judgement) -> String {
    let two = |key: &str, a: ActorId, b: ActorId| t.say_of_two(key, a, b);
    let words = |key: &str, who: ActorId, text: &Wording| t.say_with(key, who, "words", &t.quote(text));
    match judgement {
        Judgement::Range { by, on, kind, distance } => {
            let (actor, other, far) = (t.actor(*by), t.actor(*on), t.length(*distance));
            let kind = kinds::attack_kind(t.c, *kind);
            let args = [("actor", &*actor), ("other", &*other), ("distance", &*far), ("kind", &*kind)];
            // The distance would reveal the position of a character that the reader does not know of.
            let told = distance.0 > 0 && t.eyes.know(*by) && t.eyes.know(*on);
            t.say(if told { "ds-judge-range-distance" } else { "ds-judge-range" }, &args)
        }
        Judgement::Charge { by, length } => t.say_with("ds-judge-charge", *by, "length", &t.length(*length)),
        Judgement::Back { by, on } => two("ds-judge-back", *by, *on),
        Judgement::Seek { who, by, kind } => {
            let kind = kinds::attack_kind(t.c, *kind);
            t.say("ds-judge-seek", &[("actor", &t.actor(*who)), ("other", &t.actor(*by)), ("kind", &kind)])
        }
        Judgement::FullCover { by, on } => two("ds-judge-full-cover", *by, *on),
        Judgement::Normal { who } => t.say_of("ds-judge-normal", *who),
        Judgement::Dead { who } => t.say_of("ds-judge-dead", *who),
        Judgement::Belated { who } => t.say_of("ds-judge-belated", *who),
        Judgement::Pair { by, first, second } => {
            let (first, second) = (t.item(*first), t.item(*second));
            t.say("ds-judge-pair", &[("actor", &t.actor(*by)), ("first", &first), ("second", &second)])
        }
        Judgement::Mixed { by, second } => t.say_item("ds-judge-mixed", *by, *second),
        Judgement::Chain { by } => t.say_of("ds-judge-chain", *by),
        Judgement::Adapt { by, text } => words("ds-judge-adapt", *by, text),
        Judgement::Pin { by, on } => two("ds-judge-pin", *by, *on),
        Judgement::Partly { by, entity } => two("ds-judge-partly", *by, *entity),
        Judgement::Group { by, on, group } => {
            let needs = t.state.frame.library.group(*group).map(|it| it.needs.clone()).unwrap_or_default();
            let (name, needs) = (t.group(*group), t.quote(&needs));
            let args =
                [("actor", &*t.actor(*by)), ("other", &*t.actor(*on)), ("group", &*name), ("needs", &*needs)];
            t.say("ds-judge-group", &args)
        }
        Judgement::Helpless { by, to } => two("ds-judge-helpless", *by, *to),
        Judgement::Watched { by, on } => two("ds-judge-watched", *by, *on),
        Judgement::Pause { by, text } => words("ds-judge-pause", *by, text),
    }
}
