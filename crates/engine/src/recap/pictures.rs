//! The pictures of an evening.

use std::collections::BTreeSet;

use schwung_log::{House, PictureFor};
use schwung_views::{
    BeatKind,
    wire::{KeepsakePicture, Line, PictureView, SceneView},
};

use super::known::{Cast, Known};
use crate::actor::plain;

/// Maximum number of pictures.
const MOST: usize = 12;

/// The pictures that the viewer may see and that belong to these lines: characters who took part, what was handed out, and,
/// if nothing has happened since, the zones.
pub(super) fn of(house: &House, known: &Known, lines: &[Line], is_latest: bool) -> Vec<KeepsakePicture> {
    let took_part: BTreeSet<u8> = lines.iter().filter_map(|it| it.actor.map(plain)).collect();
    let handed_out = lines.iter().filter_map(|it| match it.beat.as_ref()?.kind {
        BeatKind::Handout { id } => Some(id),
        _ => None,
    });
    let handed_out: BTreeSet<u32> = handed_out.collect();
    let caption = |it: &PictureView| match it.of {
        PictureFor::Actor(actor) => {
            let actor: u8 = plain(actor);
            let is_played =
                |it: &&Cast| it.actor == actor && (!it.seat.is_gm() || took_part.contains(&actor));
            known.cast.iter().find(is_played).map(|it| it.name.clone())
        }
        PictureFor::Zone(zone) => match known.scene.as_ref().filter(|_| is_latest)? {
            SceneView::Fate(scene) => scene.zones.iter().find(|it| it.id == zone).map(|it| it.name.clone()),
            SceneView::ZeroSpace(_) | SceneView::Daemmersturm(_) => None,
        },
        PictureFor::Handout => {
            let is_it = |handout: &&schwung_log::Handout| {
                handout.picture == Some(it.id) && handed_out.contains(&handout.id)
            };
            house.handouts.iter().find(is_it).map(|it| it.title.clone())
        }
    };
    let picture = |it: &PictureView| {
        let data = &house.pictures.iter().find(|picture| picture.id == it.id)?.data;
        Some(KeepsakePicture { caption: caption(it)?, data: data.0.as_ref().to_owned() })
    };
    known.pictures.iter().filter_map(picture).take(MOST).collect()
}
