//! The view of a scene.

use std::sync::Arc;

use schwung_table::Seat;
use schwung_views::{
    Look, Onlooker, Same,
    wire::{
        ChipView, DistanceView, FactionView, HoldView, ItemView, NoteView, PointsView, StuntView, ThingView,
        ZeroSpaceScene,
    },
};
use schwung_zerospace::{
    Actor, ActorId, Attribute, Band, Distance, Hold, Note, Player, Setting, Side, SkillId, State, Stunt,
    Thing, ZeroSpace,
};

use super::{chips::chip, eyes::Eyes, gear, panel, people, strip, tasks};
use crate::words;

/// The current scene.
pub(super) fn scene(look: Look<'_, ZeroSpace>) -> ZeroSpaceScene {
    let eyes = Eyes::new(look);
    let (state, frame) = (eyes.state, &eyes.state.frame);
    let seats = (0..=u8::MAX).map(Seat).zip(&state.players).filter(|it| !it.0.is_gm());
    let lasts = look.shared(0, || Arc::new(what_lasts(state)));
    let own = |id: ActorId| look.still(id.0.into(), (id, Arc::clone(&lasts)), people::own);
    let still = look.still(0, Arc::clone(&lasts), still);
    ZeroSpaceScene {
        scene: state.scene.number,
        round: strip::round(eyes),
        // Everything that depends on the viewer is made there, so that it is clear who may see it.
        actors: (eyes.known())
            .filter_map(|id| look.shared(id.0.into(), || people::character(eyes, id, own(id)).map(Same::new)))
            .collect(),
        points: seats.map(|(seat, it)| points(seat, it)).collect(),
        loose: still.loose,
        holds: state.holds.iter().filter_map(|it| hold(eyes, it)).collect(),
        distances: state.distances.iter().filter_map(|it| distance(eyes, it)).collect(),
        things: (0..=u8::MAX).zip(&state.things).map(|(n, it)| thing(eyes, n, it)).collect(),
        tasks: tasks::tasks(eyes),
        notes: notes(eyes),
        stunts: state.stunts.iter().filter(|it| eyes.sees(it.who)).map(|it| stunt(eyes, it)).collect(),
        flags: flags(eyes, state.scene),
        clash: look.shared(0, || panel::meeting(look).map(Same::new)),
        skills: still.skills,
        attributes: still.attributes,
        sides: sides(eyes, frame.sides.len()),
    }
}

/// The properties of a scene that seldom change.
#[derive(Clone, PartialEq)]
struct Still {
    loose: Same<Vec<ItemView>>,
    skills: Same<Vec<String>>,
    attributes: Same<Vec<String>>,
}

/// A state with only the parts that [`still`] and [`people::own`] depend on.
fn what_lasts(state: &State) -> State {
    let actor = |it: &Actor| Actor {
        hidden: it.hidden,
        lowered: it.lowered,
        boosts: it.boosts,
        ..Actor::new(it.kind, it.side, it.seat)
    };
    State {
        switches: state.switches.clone(),
        frame: state.frame.clone(),
        actors: state.actors.iter().map(actor).collect(),
        players: Vec::new(),
        items: state.items.clone(),
        next_item: 0,
        holds: Vec::new(),
        conflict: None,
        order: Vec::new(),
        interrupted: Vec::new(),
        things: Vec::new(),
        tasks: Vec::new(),
        next_task: 0,
        notes: Vec::new(),
        next_note: 0,
        stunts: Vec::new(),
        distances: Vec::new(),
        scene: Setting::default(),
    }
}

fn still(Onlooker { texts, viewer, .. }: Onlooker<'_>, state: &Arc<State>) -> Still {
    let eyes = Eyes::of(texts, state, viewer);
    let skills = (0..=u8::MAX).zip(&state.frame.skills);
    Still {
        loose: Same::new(gear::of(eyes, None)),
        skills: Same::new(skills.map(|(n, _)| words::skill(texts, state, SkillId(n))).collect()),
        attributes: Same::new(Attribute::ALL.iter().map(|&it| words::attribute(texts, it)).collect()),
    }
}

fn points(seat: Seat, it: &Player) -> PointsView {
    PointsView { seat: seat.0, points: it.points, earned: it.earned, passes: it.passes }
}

/// The sides with names, as far as the viewer knows anybody on them.
fn sides(eyes: Eyes<'_>, count: usize) -> Vec<FactionView> {
    let known = (0..=u8::MAX).take(count).map(Side).filter(|it| eyes.eyes.know(it));
    known.map(|it| FactionView { side: it.into(), name: eyes.side(it) }).collect()
}

fn hold(eyes: Eyes<'_>, it: &Hold) -> Option<HoldView> {
    let args = [("actor", &*eyes.name(it.by)), ("other", &*eyes.name(it.on))];
    eyes.knows(it.on).then(|| HoldView {
        by: eyes.knows(it.by).then(|| it.by.into()),
        on: it.on.into(),
        text: eyes.say("zs-fact-holds", &args),
        round: it.round,
    })
}

fn distance(eyes: Eyes<'_>, it: &Distance) -> Option<DistanceView> {
    if !(eyes.sees(it.a) && eyes.sees(it.b)) {
        return None;
    }
    let band = Band::of(it.length);
    let args = [("length", &*words::length(eyes.c, it.length)), ("band", &*words::band(eyes.c, band))];
    let text = eyes.say("zs-show-distance", &args);
    Some(DistanceView {
        a: it.a.into(),
        b: it.b.into(),
        length: it.length.0,
        band: band_word(band).to_owned(),
        text,
    })
}

fn band_word(band: Band) -> &'static str {
    match band {
        Band::Near => "near",
        Band::Short => "short",
        Band::Medium => "medium",
        Band::Long => "long",
        Band::Extreme => "extreme",
    }
}

fn thing(eyes: Eyes<'_>, n: u8, it: &Thing) -> ThingView {
    let pilot = it.pilot.filter(|&it| eyes.sees(it));
    let steered = it.pilot.is_some_and(|it| !eyes.state.is_defenceless(it));
    let key = match (steered, it.lasting) {
        (true, _) => "zs-show-thing-steered",
        (false, true) => "zs-show-thing-each-round",
        (false, false) => "zs-show-thing-once",
    };
    ThingView {
        thing: n,
        text: it.text.as_str().to_owned(),
        pilot: pilot.map(Into::into),
        until: eyes.say(key, &[]),
        lasting: it.lasting,
    }
}

/// The viewer's notes, numbered per viewer. Only the game master sees whether they are true.
//= zerospace.fail.false-lead
fn notes(eyes: Eyes<'_>) -> Vec<NoteView> {
    let for_me = |it: &&Note| eyes.sees_all() || it.to.is_none_or(|to| to == eyes.own_seat());
    let notes = eyes.state.notes.iter().filter(for_me);
    (1..=u32::MAX)
        .zip(notes)
        .map(|(n, it)| NoteView {
            n,
            to: match it.to {
                Some(seat) => words::seat(eyes.c, eyes.state, seat),
                None => eyes.say("zs-show-everybody", &[]),
            },
            text: it.text.as_str().to_owned(),
            genuine: eyes.sees_all().then_some(it.genuine),
        })
        .collect()
}

fn stunt(eyes: Eyes<'_>, it: &Stunt) -> StuntView {
    StuntView {
        actor: it.who.into(),
        skill: words::skill(eyes.c, eyes.state, it.skill),
        text: it.text.as_str().to_owned(),
        until: eyes.say(if it.scene { "zs-life-scene" } else { "zs-life-slot" }, &[]),
    }
}

fn flags(eyes: Eyes<'_>, scene: Setting) -> Vec<ChipView> {
    let Setting { number: _, dark, underwater, weightless } = scene;
    let flags = [
        (dark, "dark", "zs-scene-dark", "zerospace.circ-def.cannot-see"),
        (underwater, "underwater", "zs-scene-underwater", "zerospace.circ-att.underwater"),
        (weightless, "weightless", "zs-scene-weightless", "zerospace.circ-att.zero-g"),
    ];
    let holds = flags.into_iter().filter(|it| it.0);
    holds.map(|(_, kind, key, rule)| chip(kind, eyes.say(key, &[]), rule)).collect()
}
