//! Events about points, abilities, spells and lasting effects.

use schwung_daemmersturm::{
    ActorId, ChannelEnd, Effect, LightTest, MagicByHand as It, Modifier, Outcome, Pool, Resource, SpellId,
    Wording,
};

use crate::words::{data, kinds, names, teller::Teller};

/// A failed light test, with its numbers for those who may read them.
//= daemmersturm.light.test
//= daemmersturm.light.armour
fn light(t: &Teller<'_>, who: ActorId, keys: [&str; 2], ability: &str, test: Option<LightTest>) -> String {
    let [key, with_numbers] = keys;
    let actor = t.actor(who);
    let Some(test) = test.filter(|_| t.reads(who)) else {
        return t.say(key, &[("actor", &actor), ("ability", ability)]);
    };
    let (n, limit, missing) =
        (names::plain(test.natural), names::plain(test.limit), test.missing.to_string());
    let numbers = if test.unburdened { "ds-light-numbers-armour" } else { "ds-light-numbers" };
    let numbers = t.say(numbers, &[("n", &n), ("limit", &limit), ("missing", &missing)]);
    t.say(with_numbers, &[("actor", &actor), ("ability", ability), ("numbers", &numbers)])
}

pub(super) fn line(t: &Teller<'_>, event: It<'_>) -> Option<String> {
    Some(match event {
        It::Spent { who, pool, cost } => {
            //= daemmersturm.shadow.not-spent
            let shadow = *pool == Pool::Magic(Resource::Shadow);
            let key = if shadow { "ds-event-spent-shadow" } else { "ds-event-spent" };
            t.say_with(key, *who, "points", &kinds::points(t.c, *pool, *cost))
        }
        It::Used { by, ability, on } => {
            let name = t.ability(*ability);
            // An earlier line contains the character for which it steps in.
            let entry = t.state.frame.library.ability(*ability);
            let steps_in = entry.is_some_and(|it| it.effects.contains(&Effect::Intervene));
            match on.filter(|on| on != by && !steps_in) {
                None => t.say_with("ds-event-used", *by, "ability", &name),
                Some(on) => {
                    let args = [("actor", &*t.actor(*by)), ("other", &*t.actor(on)), ("ability", &*name)];
                    t.say("ds-event-used-on", &args)
                }
            }
        }
        It::Modified { modifier } => modified(t, modifier),
        It::Announced { by, spell, text, turns } => announced(t, *by, *spell, text, *turns),
        It::ChannelEnded { by, spell, why } => {
            let key = match why {
                ChannelEnd::BrokenOff => "ds-event-broken-off",
                ChannelEnd::Interrupted => "ds-event-interrupted",
                ChannelEnd::Lapsed => "ds-event-lapsed",
            };
            t.say_with(key, *by, "spell", &t.spell(*spell))
        }
        It::WTested { by, spell, natural: _, total, need, outcome, extra: _ } => {
            tested(t, *by, *spell, (*total, *need), *outcome)
        }
        It::ResourceChosen { who, resource } => {
            // The magic resource of a character is part of its profile.
            if !t.reads(*who) {
                return None;
            }
            t.say_with("ds-event-resource", *who, "resource", &kinds::resource(t.c, *resource))
        }
        It::LightFailed { who, ability: None, test } => {
            let keys = ["ds-event-light-failed", "ds-event-light-failed-numbers"];
            light(t, *who, keys, "", *test)
        }
        It::LightFailed { who, ability: Some(it), test } => {
            let keys = ["ds-event-light-failed-ability", "ds-event-light-failed-ability-numbers"];
            light(t, *who, keys, &t.ability(*it), *test)
        }
        It::ElementCalled { who, element, points } => {
            let (element, n) = (kinds::element(t.c, *element), points.to_string());
            t.say("ds-event-element", &[("actor", &t.actor(*who)), ("element", &element), ("n", &n)])
        }
    })
}

/// The changed value, the duration and the cause of a modifier.
fn modified(t: &Teller<'_>, it: &Modifier) -> String {
    let change = data::change(t, it, t.reads(it.on));
    let (source, until) = (t.source(it.source), data::until(t, it.until));
    let args = [("actor", &*t.actor(it.on)), ("change", &*change), ("until", &*until), ("source", &*source)];
    t.say("ds-event-modified", &args)
}

//= daemmersturm.magic.announce
fn announced(t: &Teller<'_>, by: ActorId, spell: SpellId, text: &Wording, turns: u8) -> String {
    let key = if turns == 0 { "ds-event-announced" } else { "ds-event-announced-channel" };
    let args = [("actor", &*t.actor(by)), ("spell", &*t.spell(spell)), ("n", &*turns.to_string())];
    t.with_words(&t.say(key, &args), text)
}

//= daemmersturm.magic.w-roll
fn tested(t: &Teller<'_>, by: ActorId, spell: SpellId, numbers: (i16, u8), outcome: Outcome) -> String {
    let key = match outcome {
        Outcome::Miss => "ds-event-w-miss",
        Outcome::Hit => "ds-event-w-hit",
        Outcome::Critical => "ds-event-w-critical",
        Outcome::Fumble => "ds-event-w-fumble",
        Outcome::Both => "ds-event-w-both",
    };
    let line = t.say_with(key, by, "spell", &t.spell(spell));
    let need = names::plain(numbers.1);
    let numbers = if t.reads(by) {
        t.say("ds-w-against", &[("total", &names::plain(numbers.0)), ("need", &need)])
    } else {
        t.say("ds-w-need", &[("need", &need)])
    };
    t.say("sentence", &[("line", &t.detailed(&line, &[numbers]))])
}
