//! Facts that the game master sets: aspects, blocks, spin, the turn, hidden actors.

use schwung_fate::{ActorId, AspectRef, Bearer, Command, Fact, Profile, Reach, Skill, Style};
use schwung_views::wire::{FieldOption, Form};
use serde_json::{Value, json};

use super::{
    desk::Desk,
    field::{self, Filled as _, NAME, WORDING, option, value},
    maneuver::{in_play, numbered},
    trial,
};
use crate::show::settings;

/// Forms for facts of the scene.
pub(super) fn forms(desk: &Desk<'_>) -> Vec<Form> {
    let mut forms = vec![place(desk)];
    forms.extend(remove(desk));
    forms.extend(reveal(desk));
    forms.extend(reveal_secret(desk));
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
    forms.push(new_skill(desk));
    forms.extend(unveil(desk));
    forms.extend(style(desk));
    forms
}

/// Forms for facts about one actor that are not part of the large form in `person`.
pub(super) fn of_one(desk: &Desk<'_>, actor: ActorId) -> Vec<Form> {
    let mut forms = Vec::new();
    let it = desk.state.actor(actor);
    let about = |verb: &str, rule: &str, fact: Fact| {
        let key = format!("{}-this", verb.replace('_', "-"));
        let form = desk.form("set", &key, "gm", rule, json!({ verb: actor }));
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
    let options = desk.barring(numbered(desk.aspect_options(&aspects, None), &ids), &trial.first);
    form.fields.push(field::one("no_aspect", desk.say("field-aspect"), options));
    Some(form)
}

/// Reveals something hidden to a seat, or to all.
fn reveal(desk: &Desk<'_>) -> Option<Form> {
    let mut aspects = desk.secrets();
    aspects.retain(|it| in_play(it).is_some());
    let ids: Vec<_> = aspects.iter().filter_map(in_play).collect();
    let trial = trial::of_choices(desk.state, &ids, |id| Command::Set(Fact::Reveal(id, None)))?;
    let fixed = json!({ "reveal": [null, null] });
    let mut form = desk.form("set", "reveal", "gm", "malmsturm.tag.visibility", fixed);
    let options = desk.barring(numbered(desk.aspect_options(&aspects, None), &ids), &trial.first);
    form.fields.push(field::one("reveal.0", desk.say("field-aspect"), options));
    let players = desk.seat_options().into_iter().filter(|it| it.value != 0).collect();
    form.fields.push(field::one("reveal.1", desk.say("field-only-to"), players).optional());
    Some(form)
}

/// Reveals a secret aspect of a sheet to a seat, or to all.
fn reveal_secret(desk: &Desk<'_>) -> Option<Form> {
    let aspects = desk.secrets();
    let of_sheet = |it: &AspectRef| match *it {
        AspectRef::Sheet(actor, n) => Some((actor, n)),
        AspectRef::Play(_) => None,
    };
    let places: Vec<_> = aspects.iter().filter_map(of_sheet).collect();
    let trial = trial::of_choices(desk.state, &places, |(actor, n)| {
        Command::Set(Fact::RevealSecret(actor, n, None))
    })?;
    let mut form = desk.form("set", "reveal-secret", "gm", "malmsturm.tag.visibility", json!({}));
    let refs: Vec<_> = places.iter().map(|it| AspectRef::Sheet(it.0, it.1)).collect();
    let options = desk.aspect_options(&refs, None).into_iter().zip(&places);
    let options = options.map(|(it, at)| FieldOption { value: json!([at.0, at.1, null]), ..it }).collect();
    let options = desk.barring(options, &trial.first);
    form.fields.push(field::one("reveal_secret", desk.say("field-aspect"), options));
    let players = desk.seat_options().into_iter().filter(|it| it.value != 0).collect();
    form.fields.push(field::one("reveal_secret.2", desk.say("field-only-to"), players).optional());
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
    let options = desk.barring(desk.actor_options(actors), &trial.first);
    form.fields.push(field::one(verb, desk.say("field-who"), options));
    Some(form)
}

/// Adds a skill to the list. Its key is generated and unused so far.
fn new_skill(desk: &Desk<'_>) -> Form {
    let skills = &desk.state.frame.skills;
    let keys = (skills.len() + 1..).map(|n| format!("skill-{n}"));
    let key = keys.into_iter().find(|key| skills.iter().all(|it| it.key != *key)).unwrap_or_default();
    let fixed = json!({ "new_skill": { "key": key, "reach": "touch", "armed": false } });
    let rule = "malmsturm.skill.new-skill-in-play";
    let mut form = desk.form("set", "new-skill", "gm", rule, fixed);
    form.fields.push(field::text("new_skill.de", desk.say("field-skill-de"), NAME));
    form.fields.push(field::text("new_skill.en", desk.say("field-skill-en"), NAME));
    let reach = [Reach::Touch, Reach::Throw, Reach::Shoot, Reach::Far];
    let names = ["form-reach-touch", "form-reach-throw", "form-reach-shoot", "form-reach-far"];
    let options = reach.iter().zip(names).map(|(it, name)| option(value(it), desk.say(name))).collect();
    form.fields.push(field::one("new_skill.reach", desk.say("field-reach"), options).more());
    form.fields.push(field::flag("new_skill.armed", desk.say("field-armed"), false).more());
    let skill = Skill { key, de: "…".into(), en: "…".into(), reach: Reach::Touch, armed: false };
    desk.checked(form, &Command::Set(Fact::NewSkill(Box::new(skill))))
}

/// Reveals a veiled roll, if there is one.
fn unveil(desk: &Desk<'_>) -> Option<Form> {
    desk.state.veiled.as_ref()?;
    Some(desk.form("set", "unveil", "gm", "freefate.contest.secret", json!({ "unveil": null })))
}

/// A preset that sets several switches at once, if the book has such.
fn style(desk: &Desk<'_>) -> Option<Form> {
    let profile: &Profile = &desk.state.profile;
    if !settings::has_styles(profile) {
        return None;
    }
    let fixed = json!({ "profile": value(profile) });
    let mut form = desk.form("set", "style", "gm", Style::Normal.rule(), fixed);
    let set = |style: Style| {
        let mut switches = profile.switches.clone();
        style.set(&mut switches);
        value(&switches)
    };
    let named = settings::styles(desk.texts).into_iter().zip(Style::ALL);
    let options = named.map(|(it, style)| FieldOption { value: set(style), ..it }).collect();
    form.fields.push(field::one("profile.switches", desk.say("field-style"), options));
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
    let actors = desk.actors();
    let turns = desk.actor_options(&actors);
    options.extend(match trial::of_choices(desk.state, &actors, |it| Command::Set(Fact::Turn(Some(it)))) {
        Some(trial) => desk.barring(turns, &trial.first),
        None => turns,
    });
    let now = value(&conflict.turn);
    form.fields.push(field::one("turn", desk.say("field-turn"), options).starting(now));
    Some(form)
}
