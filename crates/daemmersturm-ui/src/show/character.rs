//! Characters as files: writing a character of the table as a file, and the choices for making one.

use schwung_daemmersturm::{
    ActorId, Daemmersturm, Profile, Resource, Values, action_points_of, magic_points_of,
    profile_line::{ProfileLine, read},
};
use schwung_views::{
    Look,
    wire::{CardLine, CreationChoices, CreationRemark, DaemmersturmChoices, NamedChoice},
};

use super::{eyes::Eyes, forms::folded, gear, off};
use crate::{files::character, words};

/// The character as a file, and the state that it cannot express. `None` if the viewer may not act for it.
pub(super) fn file(look: Look<'_, Daemmersturm>, id: ActorId) -> Option<(String, Vec<String>)> {
    let eyes = Eyes::new(look);
    eyes.actor(id).filter(|_| eyes.acts_for(id))?;
    let (text, losses) = character::character(eyes.state, id)?;
    Some((text, off::in_words(eyes, &losses)))
}

/// The content of the profile, and its differences to the tables.
pub(super) fn card(look: Look<'_, Daemmersturm>, id: ActorId) -> (Vec<CardLine>, Vec<CreationRemark>) {
    let eyes = Eyes::new(look);
    let (Some(actor), Some(profile)) = (eyes.actor(id), eyes.profile(id)) else { return <_>::default() };
    if !eyes.reads(id) {
        return <_>::default();
    }
    let mut lines = Vec::new();
    let mut say = |part: &str, label: String, text: String| {
        lines.push(CardLine { part: part.to_owned(), label, text });
    };
    say("profile", String::new(), ProfileLine::of(profile).to_string());
    for (key, it) in [
        ("ds-card-melee", profile.melee),
        ("ds-card-ranged", profile.ranged),
        ("ds-card-magic", profile.magic),
    ] {
        let Values { attack, defence } = it;
        say("values", eyes.say(key, &[]), format!("{} | {defence}", eyes.number(attack)));
    }
    say("values", eyes.say("ds-card-life", &[]), profile.life.to_string());
    say("values", eyes.say("ds-card-action-points", &[]), profile.action_points.to_string());
    if profile.focus_points > 0 {
        say("values", eyes.say("ds-card-focus-points", &[]), profile.focus_points.to_string());
    }
    for it in &profile.resources {
        say("values", words::resource(eyes.c, *it), profile.magic_points.to_string());
    }
    for it in &profile.abilities {
        let text = it.entry.and_then(|it| eyes.state.frame.library.ability(it)).map_or("", |it| &it.text);
        say("gifts", it.name.clone(), text.chars().take(120).collect());
    }
    for it in eyes.state.items.iter().filter(|it| it.holder == Some(id)) {
        say("gear", it.label.as_str().to_owned(), gear::text(eyes, it));
    }
    if actor.life < profile.life {
        say("state", eyes.say("ds-card-life", &[]), format!("{} / {}", actor.life, profile.life));
    }
    (lines, remarks(eyes, profile))
}

/// The remarks on the profile line, and the properties that a character needs to be able to fight.
//= daemmersturm.profile.import-checks
fn remarks(eyes: Eyes<'_>, profile: &Profile) -> Vec<CreationRemark> {
    let mut all = Vec::new();
    let mut say = |part: &str, text: String, rule: &str| {
        all.push(CreationRemark { part: part.to_owned(), text, rule: rule.to_owned() });
    };
    let library = &eyes.state.frame.library;
    let line = ProfileLine::of(profile).to_string();
    if let Ok(reading) = read(&line, &|name| library.known(name)) {
        for it in &reading.remarks {
            say("values", words::profile_remark(eyes.c, it), "daemmersturm.profile.import-checks");
        }
    }
    let none = |it: Values| it.attack == 0 && it.defence == 10;
    if [profile.melee, profile.ranged, profile.magic].into_iter().all(none) {
        say("values", eyes.say("ds-remark-values", &[]), "daemmersturm.profile.skills");
    }
    for it in profile.abilities.iter().filter(|it| it.entry.is_none() && library.known(&it.name).is_none()) {
        say("gifts", eyes.say("ds-remark-ability", &[("name", &it.name)]), "daemmersturm.profile.abilities");
    }
    all
}

/// The choices for making a character.
pub(super) fn choices(look: Look<'_, Daemmersturm>) -> CreationChoices {
    let eyes = Eyes::new(look);
    let library = &eyes.state.frame.library;
    let choice =
        |name: &str, about: String| NamedChoice { key: name.to_owned(), name: name.to_owned(), about };
    let short = |text: &str| text.chars().take(120).collect::<String>();
    let mut abilities: Vec<_> =
        library.abilities.iter().map(|it| choice(&it.name, short(&it.text))).collect();
    let mut spells: Vec<_> = library
        .spells
        .iter()
        .map(|it| choice(&it.name, it.damage.or(it.healing).map_or_else(String::new, words::amount)))
        .collect();
    let mut gear: Vec<_> =
        library.weapons.iter().map(|it| choice(&it.name, gear::weapon(eyes, it))).collect();
    gear.extend(library.protections.iter().map(|it| choice(&it.name, gear::protection(eyes, it))));
    gear.extend(library.substances.iter().map(|it| choice(&it.name, gear::substance(eyes, it))));
    for all in [&mut abilities, &mut spells, &mut gear] {
        all.sort_by_cached_key(|it| folded(&it.name));
    }
    let resource = |(key, it): &(&str, Resource)| NamedChoice {
        key: (*key).to_owned(),
        name: words::resource(eyes.c, *it),
        about: String::new(),
    };
    CreationChoices::Daemmersturm(DaemmersturmChoices {
        abilities,
        spells,
        gear,
        resources: character::resources().iter().map(resource).collect(),
        //= daemmersturm.ap.from-base
        action_points: (-5..=5).map(action_points_of).collect(),
        //= daemmersturm.resource.base
        magic_points: (-5..=5).map(magic_points_of).collect(),
    })
}
