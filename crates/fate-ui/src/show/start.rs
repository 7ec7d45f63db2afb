//! Progress of a new character: what it has, and what is missing.

use schwung_fate::{ActorId, ActorKind, Remark, RemarkKind, Sheet, remarks, skills_of};
use schwung_views::wire::{CountView, RemarkView, RowView, StartView};

use crate::show::eyes::Eyes;

/// The progress of `id`, for those who may act for it. `None` for characters of the game master, and at
/// tables without a pyramid.
pub(crate) fn start(eyes: Eyes<'_>, id: ActorId, sheet: &Sheet) -> Option<StartView> {
    let switches = eyes.state.switches();
    let of_player = eyes.actor(id).is_some_and(|it| it.kind == ActorKind::Named && !it.seat.is_gm());
    if !of_player || !eyes.acts_for(id) || switches.pyramid.peak() == 0 {
        return None;
    }
    let count = |have: usize, need: i8| CountView {
        have: u16::try_from(have).unwrap_or(u16::MAX),
        need: u16::try_from(need).unwrap_or(0),
    };
    Some(StartView {
        rows: rows(eyes, sheet),
        aspects: count(sheet.aspects.len(), switches.aspects),
        gifts: count(sheet.gifts.len(), switches.gifts),
        remarks: remarks(eyes.state, id).iter().map(|it| remark(eyes, it)).collect(),
    })
}

/// The rows from the peak, or from the best skill if it is higher, down to +1.
fn rows(eyes: Eyes<'_>, sheet: &Sheet) -> Vec<RowView> {
    let pyramid = eyes.state.switches().pyramid;
    let known = eyes.state.frame.skills.len();
    let top = pyramid.peak().max(sheet.best().unwrap_or(0));
    let row = |rating: i8| {
        let here = skills_of(sheet, rating).filter(|it| usize::from(it.0) < known);
        let skills: Vec<String> = here.map(|it| eyes.skill(it)).collect();
        let need = pyramid.at(rating);
        let missing = need.saturating_sub(u8::try_from(skills.len()).unwrap_or(u8::MAX));
        RowView { rating, words: eyes.rung(rating), skills, need, missing }
    };
    (1..=top).rev().map(row).filter(|it| it.need > 0 || !it.skills.is_empty()).collect()
}

pub(super) fn remark(eyes: Eyes<'_>, it: &Remark) -> RemarkView {
    let missing = (it.need - it.have).max(0).to_string();
    let over = (it.have - it.need).max(0).to_string();
    let args = [
        ("need", &*it.need.to_string()),
        ("have", &*it.have.to_string()),
        ("missing", &*missing),
        ("over", &*over),
        ("rung", &*eyes.rung(it.rating)),
    ];
    RemarkView { text: eyes.say(key(it.what), &args), rule: it.rule.to_owned() }
}

/// The message key of a kind of remark.
fn key(what: RemarkKind) -> &'static str {
    match what {
        RemarkKind::RowMissing => "remark-row-missing",
        RemarkKind::RowOver => "remark-row-over",
        RemarkKind::OverPeak => "remark-over-peak",
        RemarkKind::BelowLadder => "remark-below-ladder",
        RemarkKind::SkillsOver => "remark-skills-over",
        RemarkKind::AspectsMissing => "remark-aspects-missing",
        RemarkKind::AspectsOver => "remark-aspects-over",
        RemarkKind::GiftsMissing => "remark-gifts-missing",
        RemarkKind::GiftsOver => "remark-gifts-over",
        RemarkKind::LowestRowIdle => "remark-lowest-row-idle",
    }
}
