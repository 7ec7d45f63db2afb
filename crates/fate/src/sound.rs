//! Checks the consistency of states from outside, which the rules rely on.

use schwung_table::Seat;

use crate::{
    ActorId, Advance, Against, AgendaId, AspectKind, Bearer, Frame, Gift, Out, Sheet, SkillId, State, ZoneId,
};

/// Maximum number of sheets; actors are stored as bits.
const MOST_ACTORS: usize = 120;
/// Maximum number of entries in the lists of a sheet.
const MOST_PARTS: usize = 32;

impl State {
    /// Returns whether everything that is referred to exists, and all counts are within their limits.
    pub fn is_sound(&self) -> bool {
        let frame = &*self.frame;
        let actors = self.actors.len();
        let actor = |it: ActorId| usize::from(it.0) < actors;
        let zone = |it: ZoneId| usize::from(it.0) < frame.zones.len();
        let skill = |it: SkillId| usize::from(it.0) < frame.skills.len();
        let bearer = |it: Bearer| match it {
            Bearer::Scene => true,
            Bearer::Zone(it) => zone(it),
            Bearer::Actor(it) => actor(it),
        };
        let against = |it: Against| match it {
            Against::AttacksOn(it) => actor(it),
            Against::Deeds(_) => true,
            Against::Passage(it) => zone(it),
        };
        let agenda = |it: AgendaId| usize::from(it.0) < frame.agendas.len();
        is_sound_frame(frame, actors)
            && self.profile.boxes <= 20
            && self.actors.iter().enumerate().all(|(at, it)| {
                let out = match it.out {
                    Some(Out::TakenOut(by)) => by.is_none_or(actor),
                    Some(Out::Conceded | Out::Left | Out::Off) | None => true,
                };
                out && zone(it.zone)
                    && it.seat != Seat(u8::MAX)
                    && it.attached.is_none_or(|other| actor(other) && usize::from(other.0) != at)
            })
            && self.aspects.iter().all(|it| {
                let kind = match it.kind {
                    AspectKind::Consequence { .. } => matches!(it.bearer, Bearer::Actor(_)),
                    AspectKind::Framed | AspectKind::Fragile | AspectKind::Sticky => true,
                };
                kind && bearer(it.bearer) && it.free_tag.is_none_or(actor) && it.id.0 < self.next_aspect
            })
            && self.blocks.iter().all(|it| actor(it.by) && against(it.against))
            && self.swaps.iter().all(|it| actor(it.actor) && skill(it.skill) && it.agenda.is_none_or(agenda))
            && self.order.iter().all(|it| actor(*it))
            && self.conflict.is_none_or(|it| it.turn.is_none_or(actor) && skill(it.initiative_skill))
            && self.spin.is_none_or(|it| actor(it.by))
            && self.conceding.is_none_or(|it| actor(it.who) && it.to.is_none_or(actor))
    }
}

fn is_sound_frame(frame: &Frame, actors: usize) -> bool {
    let skill = |it: SkillId| usize::from(it.0) < frame.skills.len();
    let zone = |it: ZoneId| usize::from(it.0) < frame.zones.len();
    let roles = frame.roles;
    let roles = [roles.alertness, roles.empathy, roles.resolve, roles.endurance, roles.athletics];
    frame.sheets.len() == actors
        && actors <= MOST_ACTORS
        && (1..=64).contains(&frame.skills.len())
        && (1..=200).contains(&frame.zones.len())
        && !frame.agendas.is_empty()
        && roles.into_iter().all(skill)
        && frame.agendas.iter().all(|it| it.attack.iter().chain(it.defend.iter()).all(skill))
        && frame.ways.iter().all(|it| zone(it.from) && zone(it.to))
        && frame.sheets.iter().all(|it| is_sound_sheet(it, frame, actors))
}

/// Maximum sum of the bonuses of all gifts to rolls of one skill; a limit of the software.
pub const MOST_GIFTS: i16 = 120;

/// Returns whether the bonuses of gifts stay within [`MOST_GIFTS`] for each skill.
pub fn gifts_fit(sheet: &Sheet) -> bool {
    let bonus = |skill: SkillId| {
        let of_skill = move |it: &&Gift| it.bonus.is_some_and(|it| it.0 == skill);
        let size = |it: &Gift| it.bonus.map_or(0, |it| i16::from(it.1).abs());
        let fitting = || sheet.gifts.iter().filter(of_skill);
        let free: i16 = fitting().filter(|it| it.price == 0).map(size).sum();
        free + fitting().filter(|it| it.price > 0).map(size).max().unwrap_or(0)
    };
    sheet.gifts.iter().filter_map(|it| it.bonus).all(|it| bonus(it.0) <= MOST_GIFTS)
}

fn is_sound_sheet(sheet: &Sheet, frame: &Frame, actors: usize) -> bool {
    let skilled = |it: &Advance| match it {
        Advance::Skilled(skills) => skills.iter().all(|it| usize::from(it.0) < frame.skills.len()),
        Advance::Quality
        | Advance::Scope(_)
        | Advance::Independent
        | Advance::KeepingUp
        | Advance::Communication => true,
    };
    let partner = sheet.partner.is_none_or(|(partner, companion)| {
        let other = frame.sheets.get(usize::from(partner.0));
        usize::from(partner.0) < actors
            && other.is_some_and(|it| usize::from(companion) < it.companions.len())
    });
    partner
        && sheet.skills.len() <= frame.skills.len()
        && sheet.aspects.len() <= MOST_PARTS
        && sheet.companions.len() <= 8
        && sheet.gifts.len() <= MOST_PARTS
        && sheet.gifts.iter().all(|it| it.bonus.is_none_or(|it| usize::from(it.0.0) < frame.skills.len()))
        && gifts_fit(sheet)
        && sheet.extra_boxes.iter().all(|it| *it <= 10)
        && sheet.extra_consequences <= 10
        && sheet
            .companions
            .iter()
            .all(|it| it.advances.len() <= MOST_PARTS && it.advances.iter().all(skilled))
}
