//! A scene of the Fate books.

use std::sync::Arc;

use schwung_fate::{
    Actor, ActorId, Against, Aspect, AspectKind, AspectRef, Bearer, Block, Conflict, Fate, Side, SkillId,
    State, Way, ZoneId,
};
use schwung_table::Dice as _;
use schwung_ui_kit::question;
use schwung_views::{
    Look, Onlooker, Same,
    wire::{
        AspectView, BlockView, ConflictView, FactionView, FateScene, RollView, RungView, WayView, ZoneView,
    },
};

use crate::{
    show::{clash, eyes::Eyes, lasting, people},
    words::{kind_name, severity_name, track_name},
};

/// The current scene.
pub(crate) fn scene(look: Look<'_, Fate>) -> FateScene {
    let eyes = Eyes::new(look);
    let (state, frame) = (eyes.state, &eyes.state.frame);
    let lasts = look.shared(0, || Arc::new(what_lasts(state)));
    let actors = people::actors(look, eyes, &lasts);
    // Everything that depends on the viewer is computed inside, so that it is known who may see the result.
    let lasting = look.shared(0, || {
        let actors = people::actors(look, eyes, &lasts);
        let of_actors = actors.iter().flat_map(|it| it.lasting.iter().cloned()).collect();
        Same::new(lasting::with_others(eyes, of_actors))
    });
    let still = look.still(0, lasts, still);
    FateScene {
        scene: state.scene,
        conflict: state.conflict.as_ref().map(|it| conflict(eyes, it)),
        order: state.order.iter().filter(|&&it| on_board(eyes, it)).map(|&it| it.into()).collect(),
        actors: actors.into_iter().map(|it| it.view).collect(),
        aspects: look.shared(0, || Same::new(aspects(eyes))),
        zones: look.shared(0, || Same::new(zones(eyes))),
        ways: still.ways,
        lasting,
        clash: look.shared(0, || clash::clash(look).map(Same::new)),
        skills: still.skills,
        ladder: still.ladder,
        dice: still.dice,
        sides: sides(eyes, &frame.sides),
    }
}

/// The parts of a scene that seldom change.
#[derive(Clone, PartialEq)]
struct Still {
    ways: Same<Vec<WayView>>,
    skills: Same<Vec<String>>,
    ladder: Same<Vec<RungView>>,
    dice: Same<RollView>,
}

/// The state reduced to what [`still`] and sheets depend on.
fn what_lasts(state: &State) -> State {
    let actor = |it: &Actor| Actor {
        kind: it.kind,
        hidden: it.hidden,
        companions_gone: it.companions_gone,
        companions_away: it.companions_away,
        grit: it.grit,
        load: it.load,
        ..Actor::new(it.side, it.seat, ZoneId(0))
    };
    let actors = state.actors.iter().map(actor).collect();
    State {
        profile: state.profile.clone(),
        frame: state.frame.clone(),
        actors,
        found: state.found.clone(),
        aspects: Vec::new(),
        next_aspect: 0,
        blocks: Vec::new(),
        swaps: Vec::new(),
        conflict: None,
        order: Vec::new(),
        spin: None,
        conceding: None,
        scene: 0,
        veiled: None,
    }
}

fn still(onlooker: Onlooker<'_>, state: &Arc<State>) -> Still {
    let eyes = Eyes::of(onlooker.texts, state, onlooker.viewer);
    let known = (0..=u8::MAX).zip(&state.frame.skills);
    Still {
        ways: Same::new(ways(&state.frame.ways)),
        skills: Same::new(known.map(|(n, _)| eyes.skill(SkillId(n))).collect()),
        ladder: Same::new(eyes.ladder()),
        dice: Same::new(question::roll(eyes.c, &state.profile.dice().spec(), None)),
    }
}

/// Returns whether the viewer knows of an actor that is not off the board.
fn on_board(eyes: Eyes<'_>, id: ActorId) -> bool {
    eyes.knows(id) && eyes.actor(id).is_some_and(|it| !people::is_shelved(it) && !it.is_off())
}

fn conflict(eyes: Eyes<'_>, it: &Conflict) -> ConflictView {
    ConflictView {
        kind: it.kind.word().to_owned(),
        name: kind_name(eyes.c, it.kind),
        exchange: it.exchange,
        turn: it.turn.filter(|&turn| eyes.knows(turn)).map(Into::into),
        order_by: eyes.skill(it.initiative_skill),
    }
}

/// The named sides on which the viewer knows an actor.
fn sides(eyes: Eyes<'_>, names: &[String]) -> Vec<FactionView> {
    let all = (0..=u8::MAX).map(Side).zip(names);
    let known = all.filter(|(side, _)| eyes.eyes.know(side));
    known.map(|(side, name)| FactionView { side: side.into(), name: name.clone() }).collect()
}

fn zones(eyes: Eyes<'_>) -> Vec<ZoneView> {
    (0..=u8::MAX).zip(&eyes.state.frame.zones).map(|(n, name)| zone(eyes, ZoneId(n), name)).collect()
}

fn zone(eyes: Eyes<'_>, id: ZoneId, name: &str) -> ZoneView {
    let here =
        eyes.state.ids().filter(|&it| on_board(eyes, it) && eyes.actor(it).is_some_and(|it| it.zone == id));
    let stands_here = |it: &&Block| match it.against {
        Against::Passage(zone) => zone == id,
        Against::AttacksOn(_) | Against::Deeds(_) => eyes.actor(it.by).is_some_and(|it| it.zone == id),
    };
    let blocks = eyes.state.blocks.iter().filter(|it| eyes.knows(it.by)).filter(stands_here);
    ZoneView {
        id: id.into(),
        name: name.to_owned(),
        actors: here.map(Into::into).collect(),
        blocks: blocks.map(|it| block(eyes, it)).collect(),
    }
}

fn block(eyes: Eyes<'_>, it: &Block) -> BlockView {
    let args = [("against", &*eyes.against(it.against)), ("life", &*eyes.life_of(it))];
    let text = eyes.with_words(&eyes.say("table-block", &args), &it.text);
    BlockView { by: it.by.into(), strength: it.strength, text }
}

/// Merges ways that are the same in both directions.
fn ways(ways: &[Way]) -> Vec<WayView> {
    let mut views: Vec<WayView> = Vec::new();
    for way in ways {
        let back = ways.iter().find(|it| it.from == way.to && it.to == way.from);
        let (from, to) = (way.from.into(), way.to.into());
        let is_told = |it: &WayView| (it.from, it.to, it.border) == (to, from, way.border);
        if back.is_some_and(|it| it.border == way.border) && views.iter().any(is_told) {
            continue;
        }
        views.push(WayView { from, to, border: way.border, one_way: back.is_none() });
    }
    views
}

/// The aspects in play that the viewer knows.
fn aspects(eyes: Eyes<'_>) -> Vec<AspectView> {
    let known = eyes.state.aspects.iter().filter(|it| eyes.knows_aspect(AspectRef::Play(it.id)));
    known.map(|it| in_play(eyes, it)).collect()
}

/// An aspect in play.
fn in_play(eyes: Eyes<'_>, it: &Aspect) -> AspectView {
    let (kind, life) = kind_of(eyes, it.kind);
    let aspect = AspectRef::Play(it.id);
    AspectView {
        aspect: serde_json::to_value(aspect).unwrap_or_default(),
        text: it.text.as_str().to_owned(),
        on: eyes.bearer(it.bearer),
        actor: match it.bearer {
            Bearer::Actor(actor) => Some(actor.into()),
            Bearer::Scene | Bearer::Zone(_) => None,
        },
        zone: match it.bearer {
            Bearer::Zone(zone) => Some(zone.into()),
            Bearer::Scene | Bearer::Actor(_) => None,
        },
        kind: kind.to_owned(),
        life,
        free: it.free_tag.filter(|&tag| eyes.knows(tag)).map(Into::into),
        hidden: it.hidden,
    }
}

fn kind_of(eyes: Eyes<'_>, kind: AspectKind) -> (&'static str, String) {
    match kind {
        AspectKind::Framed => ("framed", eyes.say("table-life-framed", &[])),
        AspectKind::Fragile => ("fragile", eyes.say("detail-fragile", &[])),
        AspectKind::Sticky => ("sticky", eyes.say("detail-sticky", &[])),
        AspectKind::Consequence { severity, track, .. } => {
            let args =
                [("severity", &*severity_name(eyes.c, severity)), ("track", &*track_name(eyes.c, track))];
            ("consequence", eyes.say("table-life-consequence", &args))
        }
    }
}
