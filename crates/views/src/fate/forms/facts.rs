//! What the game master sets by hand: aspects, blocks, spin, the turn, who is hidden.

use schwung_fate::{ActorId, AspectRef, Bearer, Command, Fact};
use serde_json::{Value, json};

use super::{
    desk::Desk,
    field::{self, Filled as _, WORDING, barring, option},
    maneuver::{in_play, numbered},
    trial,
};
use crate::wire::{FieldOption, Form};

/// Facts of the scene.
pub(super) fn forms(desk: &Desk<'_>) -> Vec<Form> {
    let mut forms = vec![place(desk)];
    forms.extend(remove(desk));
    forms.extend(reveal(desk));
    let (hidden, shown): (Vec<_>, Vec<_>) =
        desk.actors().into_iter().partition(|&it| desk.state.actor(it).hidden);
    forms.extend(of_actors(desk, "hide", "malmsturm.tag.visibility", &shown, Fact::Hide));
    forms.extend(of_actors(desk, "show", "malmsturm.tag.visibility", &hidden, Fact::Show));
    let mut blockers: Vec<ActorId> = desk.state.blocks.iter().map(|it| it.by).collect();
    blockers.sort_unstable();
    blockers.dedup();
    forms.extend(of_actors(desk, "no_block", "sotc.block.duration", &blockers, Fact::NoBlock));
    forms.extend(no_spin(desk));
    forms.extend(turn(desk));
    forms
}

/// What the game master sets about one actor, besides all that stands in the form of its facts.
pub(super) fn of_one(desk: &Desk<'_>, actor: ActorId) -> Vec<Form> {
    let mut forms = Vec::new();
    let it = desk.state.actor(actor);
    let about = |verb: &str, rule: &str, fact: Fact| {
        let key = format!("{}-this", verb.replace('_', "-"));
        let form = desk.form("set", &key, "gm", rule, json!({ verb: actor.0 }));
        desk.checked(form, &Command::Set(fact))
    };
    if desk.state.in_conflict() {
        forms.push(about("turn", "sotc.turn.describe-and-roll", Fact::Turn(Some(actor))));
    }
    forms.push(match it.hidden {
        true => about("show", "malmsturm.tag.visibility", Fact::Show(actor)),
        false => about("hide", "malmsturm.tag.visibility", Fact::Hide(actor)),
    });
    if desk.state.blocks.iter().any(|it| it.by == actor) {
        forms.push(about("no_block", "sotc.block.duration", Fact::NoBlock(actor)));
    }
    forms
}

fn place(desk: &Desk<'_>) -> Form {
    let mut form =
        desk.form("set", "set-aspect", "gm", "sotc.scene.aspects-declared", json!({ "aspect": {} }));
    form.fields.push(field::text("aspect.text", desk.say("field-aspect-text"), WORDING));
    let bearers = desk.bearer_options(&desk.zones(), &desk.actors());
    form.fields.push(field::one("aspect.on", desk.say("field-bearer"), bearers));
    form.fields.push(field::flag("aspect.hidden", desk.say("field-hidden"), false));
    let fact = Fact::Aspect { text: desk.words.clone(), on: Bearer::Scene, hidden: false };
    desk.checked(form, &Command::Set(fact))
}

fn remove(desk: &Desk<'_>) -> Option<Form> {
    let aspects = desk.aspects_in_play();
    let ids: Vec<_> = aspects.iter().filter_map(in_play).collect();
    let trial = trial::of_choices(desk.state, &ids, |id| Command::Set(Fact::NoAspect(id)))?;
    let mut form = desk.form("set", "no-aspect", "gm", "sotc.temp-aspect.remove", json!({}));
    let options = barring(desk, numbered(desk.aspect_options(&aspects, None), &ids), &trial.first);
    form.fields.push(field::one("no_aspect", desk.say("field-aspect"), options));
    Some(form)
}

/// What is hidden is shown: to a seat, or to all.
fn reveal(desk: &Desk<'_>) -> Option<Form> {
    let is_hidden =
        |it: &AspectRef| in_play(it).and_then(|id| desk.state.aspect(id)).is_some_and(|aspect| aspect.hidden);
    let aspects: Vec<AspectRef> = desk.aspects_in_play().into_iter().filter(is_hidden).collect();
    let ids: Vec<_> = aspects.iter().filter_map(in_play).collect();
    let trial = trial::of_choices(desk.state, &ids, |id| Command::Set(Fact::Reveal(id, None)))?;
    let fixed = json!({ "reveal": [null, null] });
    let mut form = desk.form("set", "reveal", "gm", "malmsturm.tag.visibility", fixed);
    let options = barring(desk, numbered(desk.aspect_options(&aspects, None), &ids), &trial.first);
    form.fields.push(field::one("reveal.0", desk.say("field-aspect"), options));
    let players = desk.seat_options().into_iter().filter(|it| it.value != 0).collect();
    form.fields.push(field::one("reveal.1", desk.say("field-only-to"), players).optional());
    Some(form)
}

fn of_actors(
    desk: &Desk<'_>,
    verb: &str,
    rule: &str,
    actors: &[ActorId],
    fact: impl Fn(ActorId) -> Fact,
) -> Option<Form> {
    let trial = trial::of_choices(desk.state, actors, |it| Command::Set(fact(it)))?;
    let mut form = desk.form("set", &verb.replace('_', "-"), "gm", rule, json!({}));
    let options = barring(desk, desk.actor_options(actors), &trial.first);
    form.fields.push(field::one(verb, desk.say("field-who"), options));
    Some(form)
}

fn no_spin(desk: &Desk<'_>) -> Option<Form> {
    desk.state.spin?;
    Some(desk.form("set", "no-spin", "gm", "sotc.spin.next-action", json!({ "no_spin": null })))
}

fn turn(desk: &Desk<'_>) -> Option<Form> {
    let conflict = desk.state.conflict?;
    let mut form = desk.form("set", "turn", "gm", "sotc.turn.describe-and-roll", json!({}));
    let mut options: Vec<FieldOption> = vec![option(Value::Null, desk.say("form-nobody"))];
    options.extend(desk.actor_options(&desk.actors()));
    let now = conflict.turn.map_or(Value::Null, |it| it.0.into());
    form.fields.push(field::one("turn", desk.say("field-turn"), options).starting(now));
    Some(form)
}
