//! Forms for facts about an actor that the game master sets.

use schwung_table::System as _;
use schwung_views::wire::{Field, FieldOption, Form};
use schwung_zerospace::{
    Actor, ActorId, ActorKind, Attribute, Command, Fact, Fear, LEAST_DIFFICULTY, Length, Losses,
    MOST_DIFFICULTY, Out, ZeroSpace,
};
use serde_json::{Value, json};

use super::{
    desk::Desk,
    field::{self, Filled as _, option, value},
};
use crate::words;

const RULE: &str = "zerospace.general.rules-are-examples";

/// Everything that can be set about an actor. A fact with two values takes a single tap.
pub(super) fn of_one(desk: &Desk<'_>, who: ActorId) -> Vec<Form> {
    let actor = desk.state.actor(who);
    let mut forms = vec![losses(desk, who, actor.losses)];
    forms.extend(toggles(who, actor).into_iter().map(|it| tap(desk, &it)));
    if desk.state.in_conflict() {
        forms.extend(of_turn(who, actor, desk.state.round()).into_iter().map(|it| tap(desk, &it)));
        let owed = set(desk, "set-owed", json!({ "owed": { "who": who } }), |form| {
            let field = field::number("owed.turns", desk.say("zs-field-turns"), 0, 9);
            form.fields.push(field.starting(actor.owed));
        });
        forms.push(owed);
    }
    if actor.kind != ActorKind::Object {
        forms.extend(chosen(desk, who, actor));
    }
    if actor.kind == ActorKind::Object {
        forms.push(difficulty(desk, who, actor));
    }
    forms.extend(figures(desk, who, actor));
    forms.extend(between(desk, who));
    forms
}

/// A form that gives the turn to an actor who does not have it and can act.
//= zerospace.general.rules-are-examples
pub(super) fn turn(desk: &Desk<'_>, who: ActorId) -> Option<Form> {
    let can = desk.is_gm && ZeroSpace::check(desk.state, &Command::CallUp { who }).is_ok();
    can.then(|| desk.form("call_up", "call-up", "reaction", RULE, json!({ "who": who })))
}

/// A form that sets a fact with a single tap.
pub(super) fn tap(desk: &Desk<'_>, fact: &Fact) -> Form {
    let mut form = desk.form("set", "set", "gm", RULE, value(fact));
    if let Some(label) = words::fact(desk.texts, desk.state, fact, desk.eyes.viewer) {
        form.label = label;
    }
    form
}

/// A form that sets a fact.
pub(super) fn set(desk: &Desk<'_>, key: &str, fixed: Value, fill: impl FnOnce(&mut Form)) -> Form {
    let mut form = desk.form("set", key, "gm", RULE, fixed);
    fill(&mut form);
    form
}

fn losses(desk: &Desk<'_>, who: ActorId, it: Losses) -> Form {
    set(desk, "set-losses", json!({ "losses": { "who": who, "losses": {} } }), |form| {
        let most = i32::from(desk.state.max_endurance(who));
        let number = |name: &str, label: &str, now: u8| {
            field::number(&format!("losses.losses.{name}"), desk.say(label), 0, most).starting(now)
        };
        form.fields.push(number("fresh", "zs-field-fresh", it.fresh));
        form.fields.push(number("deep", "zs-field-deep", it.deep));
        form.fields.push(number("shock", "zs-field-shock", it.shock));
    })
}

/// The facts with two values, each with the opposite of its current value.
fn toggles(who: ActorId, it: &Actor) -> Vec<Fact> {
    let mut facts = vec![Fact::Hidden { who, on: !it.hidden }];
    if it.kind == ActorKind::Object {
        return facts;
    }
    facts.extend([
        Fact::Prone { who, on: !it.prone },
        Fact::Covered { who, on: !it.covered },
        Fact::Helpless { who, on: !it.helpless },
        Fact::Blinded { who, on: !it.blinded },
        Fact::Distracted { who, on: !it.distracted },
        Fact::Surprised { who, on: !it.surprised },
        Fact::Adapted { who, on: !it.adapted },
        Fact::Cruel { who, on: !it.cruel },
    ]);
    facts
}

fn of_turn(who: ActorId, it: &Actor, round: u32) -> Vec<Fact> {
    vec![
        Fact::Standard { who, used: !it.turn.standard },
        Fact::Movement { who, used: !it.turn.movement },
        Fact::Stored { who, on: it.stored.is_none() },
        Fact::Forced { who, on: it.forced != Some(round) },
    ]
}

/// A field to choose one of several values, preset to the current one.
fn one_of(name: &str, label: String, options: Vec<FieldOption>, now: Value) -> Field {
    field::one(name, label, options).starting(now)
}

/// Facts with more than two values.
fn chosen(desk: &Desk<'_>, who: ActorId, it: &Actor) -> Vec<Form> {
    let nothing = |key: &str| option(Value::Null, desk.say(key));
    let outs =
        [Out::Unconscious, Out::Dead, Out::Left].map(|it| option(value(&it), words::out(desk.texts, it)));
    let fears = [Fear::Flee, Fear::Cower].map(|it| option(value(&it), words::fear(desk.texts, it)));
    let fixed = |fact: &str| json!({ fact: { "who": who } });
    let dodges = [Attribute::Dexterity, Attribute::Strength].map(|attribute| {
        let dodge = json!({ "attribute": attribute, "forced": false });
        option(dodge, words::attribute(desk.texts, attribute))
    });
    vec![
        set(desk, "set-out", fixed("out"), |form| {
            let options = [nothing("zs-choice-there")].into_iter().chain(outs).collect();
            form.fields.push(one_of("out.out", desk.say("zs-field-out"), options, value(&it.out)));
        }),
        set(desk, "set-fear", fixed("fear"), |form| {
            let options = [nothing("zs-choice-not-afraid")].into_iter().chain(fears).collect();
            form.fields.push(one_of("fear.fear", desk.say("zs-field-fear"), options, value(&it.fear)));
        }),
        set(desk, "set-dodging", fixed("dodging"), |form| {
            let options = [nothing("answer-no")].into_iter().chain(dodges).collect();
            let now =
                it.dodging.map_or(Value::Null, |it| json!({ "attribute": it.attribute, "forced": false }));
            form.fields.push(one_of("dodging.dodge", desk.say("zs-field-dodges"), options, now));
        }),
        set(desk, "set-gait", fixed("gait"), |form| {
            let field = field::one("gait.gait", desk.say("zs-field-gait"), desk.gait_options(who));
            form.fields.push(field.starting(value(&it.gait)));
        }),
    ]
}

/// The difficulty of hitting and damaging an object.
fn difficulty(desk: &Desk<'_>, who: ActorId, it: &Actor) -> Form {
    set(desk, "set-difficulty", json!({ "difficulty": { "who": who } }), |form| {
        let asked = option(Value::Null, desk.say("zs-choice-asked"));
        let numbers = (LEAST_DIFFICULTY..=MOST_DIFFICULTY)
            .map(|it| option(json!(it), words::difficulty(desk.texts, it)));
        let options = [asked].into_iter().chain(numbers).collect();
        let now = value(&it.difficulty);
        form.fields.push(one_of("difficulty.value", desk.say("zs-field-difficulty"), options, now));
    })
}

/// Attributes, and the seat that plays the actor.
fn figures(desk: &Desk<'_>, who: ActorId, it: &Actor) -> Vec<Form> {
    let fixed = |fact: &str| json!({ fact: { "who": who } });
    let attributes = || desk.attribute_options(Some(who));
    let mut boosted = attributes();
    boosted.push(option(Value::Null, desk.say("zs-endurance")));
    let kinds = [ActorKind::Named, ActorKind::Unnamed, ActorKind::Object]
        .map(|it| option(value(&it), words::actor_kind(desk.texts, it)))
        .into();
    vec![
        set(desk, "set-lowered", fixed("lowered"), |form| {
            form.fields.push(field::one("lowered.attribute", desk.say("zs-field-attribute"), attributes()));
            form.fields
                .push(field::number("lowered.by", desk.say("zs-field-by-how-much"), 0, 30).starting(1));
        }),
        set(desk, "set-boost", fixed("boost"), |form| {
            form.fields.push(field::one("boost.attribute", desk.say("zs-field-attribute"), boosted));
            form.fields.push(field::number("boost.by", desk.say("zs-field-by-how-much"), 0, 30).starting(1));
            form.fields.push(field::flag("boost.lasting", desk.say("zs-field-lasting"), false));
        }),
        set(desk, "set-side", fixed("side"), |form| {
            let field = field::one("side.side", desk.say("field-side"), desk.side_options());
            form.fields.push(field.starting(value(&it.side)));
        }),
        set(desk, "set-plays", fixed("plays"), |form| {
            let field = field::one("plays.seat", desk.say("field-seat"), desk.seat_options(true));
            form.fields.push(field.starting(it.seat.0));
        }),
        set(desk, "set-kind", fixed("kind"), |form| {
            form.fields.push(one_of("kind.kind", desk.say("zs-field-actor-kind"), kinds, value(&it.kind)));
        }),
    ]
}

/// Facts about this actor and another one.
fn between(desk: &Desk<'_>, who: ActorId) -> Vec<Form> {
    let others = desk.others(who);
    if others.is_empty() {
        return Vec::new();
    }
    let targets = || desk.target_options(who, &others);
    vec![
        set(desk, "set-distance", json!({ "distance": { "a": who, "length": null } }), |form| {
            form.fields.push(field::one("distance.b", desk.say("zs-field-from"), targets()));
            let options = desk.length_options(Length::metres(5_000), true);
            let label = desk.say("zs-field-distance");
            form.fields.push(field::one("distance.length", label, options).optional());
        }),
        set(desk, "set-hold", json!({ "hold": { "by": who } }), |form| {
            form.fields.push(field::one("hold.on", desk.say("field-who"), targets()));
            form.fields.push(field::flag("hold.holds", desk.say("zs-field-holds"), true));
        }),
    ]
}
