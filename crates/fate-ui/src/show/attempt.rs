//! The action that a ruling is about, before its roll.

use schwung_fate::{
    Aim, Asks, AspectRef, Bearer, Command, Doing, Event, Fate, Found, Question, Target, Wording,
};
use schwung_views::Look;

use crate::{show::eyes::Eyes, words::event_for};

/// The running action in words, if the game master is to rule on it before anything was rolled: by then, nothing else shows what
/// is attempted. `None` for everybody else, since targets and texts may be hidden.
pub(crate) fn attempt(look: Look<'_, Fate>, question: &Question) -> Option<String> {
    let eyes = Eyes::new(look);
    let running = look.game.running()?;
    let is_ruling = matches!(question.asks(), Asks::Judge(_) | Asks::SetDifficulty(_));
    let rolled = |it: &Event| matches!(it, Event::Rolled { .. } | Event::Veiled { .. });
    if !is_ruling || !eyes.sees_all() || running.events.iter().any(rolled) {
        return None;
    }
    let began = |actor, doing| {
        let told = event_for(eyes.c, eyes.state, &Event::ActionBegan { actor, doing }, eyes.viewer)?;
        Some(told.strip_suffix('.').map(str::to_owned).unwrap_or(told))
    };
    match &running.command {
        Command::Attack(it) => began(it.by, Doing::Attack { on: it.on, skill: it.skill, agenda: it.agenda }),
        Command::Maneuver(it) => {
            let on = match &it.target {
                Target::Actor(on, _) => Some(*on),
                Target::Difficulty(_) => None,
            };
            let deed = began(it.by, Doing::Maneuver(on))?;
            Some(match &it.aim {
                Aim::Place { text, on, .. } => placed(eyes, &deed, text, *on),
                Aim::Remove { aspect, .. } => known(eyes, "attempt-remove", &deed, AspectRef::Play(*aspect)),
                Aim::Hinder(text) | Aim::Effect(text) => eyes.with_words(&deed, text),
                Aim::Plain | Aim::Disarm => deed,
            })
        }
        Command::Assess(it) => {
            let deed = began(it.who, Doing::Assess)?;
            Some(match &it.finds {
                Found::New { text, on } => placed(eyes, &deed, text, *on),
                Found::Hidden(aspect) => known(eyes, "attempt-find", &deed, AspectRef::Play(*aspect)),
                Found::Secret(of, n) => known(eyes, "attempt-find", &deed, AspectRef::Sheet(*of, *n)),
            })
        }
        Command::Contest(it) => match it.sides.as_slice() {
            &[(by, _), (other, _)] => {
                Some(eyes.say("clash-contest", &[("actor", &eyes.name(by)), ("other", &eyes.name(other))]))
            }
            _ => None,
        },
        _ => None,
    }
}

/// An action that would place an aspect, with its text and bearer.
fn placed(eyes: Eyes<'_>, deed: &str, text: &Wording, on: Bearer) -> String {
    let args = [("deed", deed), ("words", &*eyes.quote(text.as_str())), ("on", &*eyes.bearer(on))];
    eyes.say("attempt-place", &args)
}

/// An action that concerns an aspect in play.
fn known(eyes: Eyes<'_>, key: &str, deed: &str, aspect: AspectRef) -> String {
    let text = eyes.quote(eyes.state.aspect_text(aspect));
    eyes.say(key, &[("deed", deed), ("words", &text)])
}
