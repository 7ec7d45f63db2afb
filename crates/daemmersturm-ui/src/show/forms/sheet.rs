//! The profile of a character as a form, and the command built from it.

use schwung_daemmersturm::{
    ActorFact, ActorId, ArmourClass, Command, Daemmersturm, Fact, KnownAbility, Profile, Resource, Wording,
};
use schwung_views::{Look, Staged, form::field::read, wire::Form};
use serde_json::{Map, Value, json};

use super::{
    desk::Desk,
    facts::LIFE,
    field::{self, Filled as _, NAME, option, value},
    join::SKILLS,
    playable,
};
use crate::words;

/// Names of the fields other than the values.
const FIELDS: [&str; 13] = [
    "name",
    "client_name",
    "life",
    "abilities",
    "action_points",
    "focus_points",
    "resources",
    "magic_points",
    "gifted",
    "hands",
    "armour_class",
    "armour",
    "protections",
];

/// Maximum number of abilities in a profile.
const ABILITIES: u32 = 200;

/// The form with the profile; `None` if the viewer may not change it. The view also contains the profile in text form,
/// which can be edited and pasted.
pub(in crate::show) fn sheet_form(look: Look<'_, Daemmersturm>, actor: u8) -> Option<Form> {
    let who = playable(look, actor)?;
    let desk = Desk::new(look);
    let it = desk.eyes.profile(who)?;
    let group = if desk.is_gm { "gm" } else { "action" };
    let mut form = desk.form("sheet", "sheet", group, "profile.contents", json!({}));
    form.label = desk.text("ds-form-sheet", &[("actor", &it.name)]);
    form.fields.push(field::text("name", desk.label("name"), NAME).starting(it.name.as_str()));
    let client = field::text("client_name", desk.label("client-name"), NAME).optional();
    form.fields.push(client.starting(it.client_name.as_str()).ruled("daemmersturm.dice.paste-matching"));
    for (word, skill) in SKILLS {
        let values = it.values(skill);
        let (attack, defence) = (skill.attack(), skill.defence());
        let attack = field::number(&format!("{word}_attack"), words::value(desk.texts, attack), -99, 99);
        form.fields.push(attack.starting(values.attack));
        let defence = field::number(&format!("{word}_defence"), words::value(desk.texts, defence), 0, 255);
        form.fields.push(defence.starting(values.defence));
    }
    form.fields.push(field::number("life", desk.label("base-life"), 1, LIFE).starting(it.life));
    points(&desk, &mut form, it);
    gear(&desk, &mut form, it);
    Some(form)
}

fn points(desk: &Desk<'_>, form: &mut Form, it: &Profile) {
    let abilities: Value = it.abilities.iter().map(|it| Value::from(it.name.as_str())).collect();
    let entry = vec![field::text("", desk.label("ability"), field::WORDS)];
    let list = field::list("abilities", desk.label("abilities"), entry, ABILITIES);
    form.fields.push(list.starting(abilities).ruled("daemmersturm.profile.abilities"));
    let numbers = [
        ("action_points", it.action_points),
        ("focus_points", it.focus_points),
        ("magic_points", it.magic_points),
    ];
    for (name, now) in numbers {
        form.fields.push(field::number(name, desk.label(&name.replace('_', "-")), 0, 99).starting(now));
    }
    let all = [Resource::Mana, Resource::Light, Resource::Shadow, Resource::Elements];
    let options = all.map(|it| option(value(&it), words::resource(desk.texts, it))).into();
    let resources = field::many("resources", desk.label("resources"), options).starting(value(&it.resources));
    form.fields.push(resources.ruled("daemmersturm.resource.only-one"));
    form.fields.push(field::flag("gifted", desk.label("gifted"), it.gifted));
}

fn gear(desk: &Desk<'_>, form: &mut Form, it: &Profile) {
    form.fields.push(field::number("hands", desk.label("hands"), 0, 20).starting(it.hands).more());
    let classes = [ArmourClass::None, ArmourClass::Light, ArmourClass::Medium, ArmourClass::Heavy];
    let classes = classes.map(|it| option(value(&it), words::armour_class(desk.texts, it))).into();
    let class = field::one("armour_class", desk.label("armour-class"), classes);
    form.fields.push(class.starting(value(&it.armour_class)).more());
    let library = &desk.state.frame.library;
    let all: Vec<_> = (0u16..).zip(&library.protections).map(|(n, it)| option(n, it.name.as_str())).collect();
    let armour = field::one("armour", desk.label("armour"), all.clone()).optional().more();
    let now = it.armour.map(|it| Value::from(it.0));
    form.fields.push(schwung_views::wire::Field { value: now, ..armour });
    let worn: Value = it.protections.iter().map(|it| Value::from(it.0)).collect();
    form.fields.push(field::many("protections", desk.label("worn"), all).starting(worn).more());
}

/// The command that changes a profile to the given field values. Values without a field are kept.
///
/// # Errors
/// An error message: an unknown field, a name already taken, or a number out of bounds.
pub(in crate::show) fn sheet(
    look: Look<'_, Daemmersturm>,
    actor: u8,
    fields: &Map<String, Value>,
) -> Staged<Command> {
    let desk = Desk::new(look);
    let wrong = || vec![desk.say("form-wrong-sheet")];
    let Some(who) = playable(look, actor) else { return Err(wrong()) };
    let Some(old) = desk.eyes.profile(who) else { return Err(wrong()) };
    let mut errors = Vec::new();
    let Value::Object(mut json) = value(old) else { return Err(wrong()) };
    for (name, given) in fields {
        let pair =
            SKILLS.iter().find_map(|(word, _)| Some((*word, name.strip_prefix(word)?.strip_prefix('_')?)));
        match pair {
            Some((word, which @ ("attack" | "defence"))) => json[word][which] = given.clone(),
            _ if name == "abilities" => match abilities(&desk, given) {
                Some(list) => _ = json.insert(name.clone(), list),
                None => errors.push(about(&desk, name)),
            },
            _ if FIELDS.contains(&name.as_str()) => _ = json.insert(name.clone(), given.clone()),
            _ => {
                let name: String = name.chars().take(60).collect();
                errors.push(desk.text("form-wrong-field", &[("field", &name)]));
            }
        }
    }
    // Omitted optional fields are cleared.
    if !fields.contains_key("armour") {
        json.insert("armour".to_owned(), Value::Null);
    }
    let profile: Profile = match read(&Value::Object(json)) {
        Ok(profile) => profile,
        Err(_) => {
            errors.push(desk.say("ds-form-wrong-values"));
            return Err(errors);
        }
    };
    errors.extend(name_wrong(&desk, who, &profile));
    let fact = Fact::Actor { who, fact: ActorFact::Profile(Box::new(profile)) };
    let command = Command::Set { fact, reason: Wording::NONE };
    if let Err(reason) = <Daemmersturm as schwung_table::System>::check(desk.state, &command) {
        errors.push(words::reason(desk.texts, &reason));
    }
    if errors.is_empty() { Ok(vec![command]) } else { Err(errors) }
}

fn about(desk: &Desk<'_>, name: &str) -> String {
    desk.text("form-wrong-kind", &[("field", &desk.label(&name.replace('_', "-")))])
}

/// Abilities with the given names, with their library entries.
//= daemmersturm.profile.abilities
fn abilities(desk: &Desk<'_>, given: &Value) -> Option<Value> {
    let library = &desk.state.frame.library;
    let names = given.as_array().filter(|it| it.len() <= ABILITIES as usize)?;
    let known = names.iter().map(|it| {
        let name = it.as_str()?.trim();
        let fits = !name.is_empty() && name.chars().count() <= field::WORDS as usize;
        fits.then(|| KnownAbility { name: name.to_owned(), entry: library.ability_named(name) })
    });
    let known: Option<Vec<KnownAbility>> = known.collect();
    known.map(|it| value(&it))
}

/// Checks a name: not empty, not too long, on a single line, and not used by another character. Returns the error.
fn name_wrong(desk: &Desk<'_>, who: ActorId, profile: &Profile) -> Option<String> {
    let name = profile.name.trim();
    let label = desk.label("name");
    let count = name.chars().count();
    if name.is_empty() {
        return Some(desk.text("form-wrong-empty", &[("field", &label)]));
    }
    if count > NAME as usize {
        return Some(desk.text("form-wrong-long", &[("field", &label), ("most", &NAME.to_string())]));
    }
    if name.chars().chain(profile.client_name.chars()).any(char::is_control) {
        return Some(desk.text("form-wrong-lines", &[("field", &label)]));
    }
    let profiles = (0u16..).map(ActorId).zip(&desk.state.frame.profiles);
    let mut same = profiles.filter(|(id, it)| *id != who && folded(&it.name) == folded(name));
    let old = desk.eyes.profile(who).map(|it| folded(&it.name));
    let kept = old.is_some_and(|it| it == folded(name));
    (!kept && same.next().is_some()).then(|| desk.text("form-wrong-name-taken", &[("name", name)]))
}

/// Folds a name for comparison.
pub(in crate::show) fn folded(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}
