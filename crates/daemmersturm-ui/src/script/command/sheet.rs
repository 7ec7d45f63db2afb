//! Parses changes of profiles by the plot leader.

use schwung_daemmersturm::{ActorId, KnownAbility, Profile, Skill, Values, profile_line};

use super::{Read, Reader};
use crate::script::terms::{ARMOUR, SKILLS};

/// Parses a change, if one comes next, and returns the changed profile.
pub(super) fn change(r: &mut Reader<'_>, who: ActorId) -> Read<Option<Profile>> {
    let mut profile = r.state.profile(who).clone();
    if let Some(skill) = r.one_of(SKILLS) {
        *values(&mut profile, skill) = r.values()?;
    } else if r.is("profile", "Profil") {
        profile = written(r)?;
    } else if r.is("called in the client", "im Client") {
        profile.client_name = r.text()?.as_str().to_owned();
    } else if r.is("called", "genannt") {
        profile.name = r.text()?.as_str().to_owned();
    } else if r.is("full life points", "volle Lebenspunkte") {
        profile.life = r.number(1, 9_999)?;
    } else if r.is("hands", "Hände") {
        profile.hands = r.number(0, 8)?;
    } else if r.is("armour class|armor class", "Rüstungsklasse") {
        profile.armour_class = r.term(ARMOUR)?;
    } else if r.is("without armour|without armor", "ohne Rüstung") {
        profile.armour = None;
    } else if r.is("in armour|in armor", "in Rüstung") {
        let worn = r.protection()?;
        profile.armour = Some(worn);
        let class = r.state.frame.library.protection(worn).map(|it| it.class);
        profile.armour_class = class.unwrap_or_default();
    } else if r.is("without protection", "ohne Schutz") {
        let lost = r.protection()?;
        profile.protections.retain(|it| *it != lost);
    } else if r.is("with protection", "mit Schutz") {
        profile.protections.push(r.protection()?);
    } else if r.is("able to", "kann") {
        let name = r.text()?.as_str().to_owned();
        let entry = r.state.frame.library.ability_named(&name);
        profile.abilities.push(KnownAbility { name, entry });
    } else if r.is("allowed two two-handers", "darf zwei Zweihänder") {
        profile.two_handed_pair = true;
    } else {
        return Ok(None);
    }
    Ok(Some(profile))
}

fn values(profile: &mut Profile, skill: Skill) -> &mut Values {
    match skill {
        Skill::Melee => &mut profile.melee,
        Skill::Ranged => &mut profile.ranged,
        Skill::Magic => &mut profile.magic,
    }
}

/// Parses a profile in its text form, in quotation marks.
//= daemmersturm.profile.grammar
pub(super) fn written(r: &mut Reader<'_>) -> Read<Profile> {
    let place = r.cursor.place();
    let text = r.cursor.text()?;
    let library = &r.state.frame.library;
    match profile_line::read(&text, &|name| library.known(name)) {
        Ok(reading) => Ok(reading.to_profile(library)),
        Err(_) => {
            let error = schwung_transcript::LineError::new("ds-no-profile").arg("found", &text);
            Err(r.cursor.error_since(place, error))
        }
    }
}
