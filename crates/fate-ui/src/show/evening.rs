//! The break between two evenings: recovery, and exceptions that the game master makes.

use schwung_fate::{
    Actor, ActorKind, AspectKind, AspectRef, Bearer, Command, EndScene, Fact, Fate, Rest, Severity, State,
};
use schwung_views::{
    Condition, Look,
    wire::{Evening, Passes},
};

use super::{Screen, eyes::Eyes};

/// The consequences of all characters.
pub(super) fn conditions(look: Look<'_, Fate>, state: &State) -> Vec<Condition<Screen>> {
    let eyes = Eyes::at(look, state);
    let condition = |it: &schwung_fate::Aspect| {
        let (Bearer::Actor(who), AspectKind::Consequence { severity, carried, .. }) = (it.bearer, &it.kind)
        else {
            return None;
        };
        let sheet = eyes.sheet(who).filter(|_| eyes.knows_aspect(AspectRef::Play(it.id)))?;
        let rule = match severity {
            //= sotc.recovery.mild
            Severity::Mild => "sotc.recovery.mild",
            //= sotc.recovery.back-to-back
            _ if *carried => "sotc.recovery.back-to-back",
            //= sotc.recovery.skills-stunts
            _ if sheet.quick_recovery => "sotc.recovery.skills-stunts",
            //= sotc.recovery.moderate
            Severity::Moderate => "sotc.recovery.moderate",
            //= sotc.recovery.severe
            _ => "sotc.recovery.severe",
        };
        Some(Condition {
            key: it.id.0.to_string(),
            name: sheet.name.as_str().to_owned(),
            label: crate::words::consequence(eyes.c, *severity),
            text: it.text.as_str().to_owned(),
            rule,
            end: vec![Command::Set(Fact::NoAspect(it.id))],
        })
    };
    eyes.state.aspects.iter().filter_map(condition).collect()
}

/// The commands between two evenings. Characters with a consequence that is to be kept do not rest, so all of their
/// consequences stay.
pub(super) fn commands(look: Look<'_, Fate>, evening: &Evening) -> Vec<Command> {
    let state = look.game.state();
    let time_passes = evening.passes != Passes::Nothing;
    let keeps = |who| {
        let kept = |it: &&schwung_fate::Aspect| evening.keep.contains(&it.id.0.to_string());
        state.aspects.iter().filter(kept).any(|it| it.bearer == Bearer::Actor(who))
    };
    let rest = match evening.passes {
        Passes::Nothing => None,
        Passes::Night => Some(Rest::Hours(8)),
        Passes::Days => Some(Rest::Days(3)),
        Passes::Weeks => Some(Rest::Days(21)),
    };
    //= sotc.stress.clear
    let mut commands = Vec::new();
    if time_passes {
        let pause = !state.ids().any(keeps);
        commands.push(Command::EndScene(EndScene { keep_stress: Vec::new(), pause }));
        if !pause {
            // The break for all other characters.
            let others = state.ids().filter(|id| !state.actor(*id).is_off() && !keeps(*id));
            commands.extend(others.map(|who| Command::Rest { who, rest: Rest::Breather }));
        }
    }
    //= sotc.recovery.by-severity
    if let Some(rest) = rest {
        let is_here = |it: &Actor| it.kind == ActorKind::Named && !it.is_off();
        let named = state.ids().filter(|id| is_here(state.actor(*id)) && !keeps(*id));
        commands.extend(named.map(|who| Command::Rest { who, rest }));
    }
    //= sotc.recovery.back-to-back
    //= malmsturm.refresh.cliffhanger
    let refresh = Some(evening.refresh.unwrap_or(time_passes));
    commands.push(Command::BeginSession { back_to_back: !time_passes, refresh });
    commands
}
