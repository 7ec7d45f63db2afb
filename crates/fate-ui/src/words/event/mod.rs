//! Log lines of events.

mod aspects;
mod attacks;
mod blocks;
mod checks;
mod concessions;
mod game_master;
mod groups;
mod recovery;
mod rolls;
mod things;
mod turns;

use schwung_fate::{ActorId, AspectRef, Event, EventByHand as It, Wording};
use schwung_table::Told;

pub(crate) use rolls::combined;

use crate::words::teller::Teller;

/// The log line of an event that the reader may know of; `None` for events without a line of their own. Those for which a
/// message suffices are declared with the event.
#[rustfmt::skip]
pub(crate) fn line(t: &Teller<'_>, event: &Event) -> Option<String> {
    let by_hand = match event.line() {
        Told::Nothing => return None,
        Told::Phrase(phrase) => return Some(t.phrase(&phrase)),
        Told::ByHand(it) => it,
    };
    let worded = |key: &str, actor: ActorId, words: &Wording| t.with_words(&t.say_of(key, actor), words);
    Some(match by_hand {
        // Conflict and turns.
        It::ConflictBegan { conflict, order, stake } => turns::conflict_began(t, conflict, order, stake),
        It::ExchangeBegan { number, first: _, order } => turns::exchange_began(t, *number, order.as_deref()),
        It::ActionBegan { actor, doing } => return turns::action_began(t, *actor, *doing),
        It::SceneEnded { cleared } => turns::scene_ended(t, *cleared),
        It::Drawn { long } => turns::drawn(t, *long),

        // Rolls.
        It::Rolled { effort } => rolls::effort(t, "event-rolled", effort),
        It::Rerolled { effort } => rolls::effort(t, "event-rerolled", effort),
        It::Resolved { effort, opposition, shifts } => rolls::resolved(t, effort, opposition, *shifts),
        It::ContestWon { winner, shifts } => rolls::contest_won(t, *winner, *shifts),
        It::ShiftSpent { actor, on, steps, reached } => rolls::shift_spent(t, *actor, on, *steps, *reached),
        It::DifficultySet { actor, base, factors, value, hidden } => checks::difficulty_set(t, *actor, *base, factors, *value, *hidden),
        It::Stands { effort } => checks::stands(t, effort),
        It::FellShort { actor, shifts } => checks::shifted(t, "event-fell-short", *actor, *shifts),
        It::OnlyJust { actor, left } => checks::worded(t, "event-only-just", "event-only-just-left", *actor, left),
        It::ExtraGained { actor, text } => worded("event-extra-gained", *actor, text),
        It::Tied { a, b, then } => checks::tied(t, *a, *b, then),
        It::MarginCredited { to, by, shifts } => checks::credited(t, *to, *by, *shifts),
        It::MarginUsed { actor, text } => worded("event-margin-used", *actor, text),
        It::Flourished { actor, shifts, text } => checks::flourished(t, *actor, *shifts, text),
        It::TookTime { actor, base, step, longer: _ } => checks::took_time(t, *actor, *base, *step),
        It::Veiled { check } => checks::veiled(t, "event-veiled", check),
        It::Unveiled { check } => checks::veiled(t, "event-unveiled", check),
        It::GiftUsed { actor, gift: _, name, price, text } => checks::gift_used(t, *actor, name, *price, text),
        It::Happened { actor, text, beside } => rolls::happened(t, *actor, text, *beside),
        It::Planned { actor, combine, modifier } => rolls::planned(t, *actor, combine, modifier),
        It::FreeAction { actor, text } => worded("event-free-action", *actor, text),

        // Attacks.
        It::Protected { actor, by, strength } => attacks::block(t, "event-protected", *actor, *by, *strength),
        It::Blocked { actor, by, strength } => attacks::block(t, "event-blocked", *actor, *by, *strength),
        It::BlockOvercome { actor, by, shifts } => attacks::block_overcome(t, *actor, *by, *shifts),
        It::Missed { by, on, margin } => attacks::missed(t, *by, *on, *margin),
        It::Hit { by: _, on, shifts, track } => attacks::hit(t, *on, *shifts, *track),
        It::BoxMarked { actor, track, number, rolled_up } => attacks::box_marked(t, *actor, *track, *number, *rolled_up),
        It::MinionsHit { actor, boxes, out } => attacks::minions_hit(t, *actor, *boxes, *out),
        It::ConsequenceTaken { actor, id: _, severity, track: _, text, by, free_tag } =>
            attacks::consequence_taken(t, *actor, *severity, text, by.filter(|_| *free_tag)),
        It::CompanionLost { partner, companion, text, by: _ } => attacks::companion_lost(t, *partner, *companion, text),
        It::TakenOut { actor, by, manner } => attacks::taken_out(t, *actor, *by, manner),
        It::OutcomeContested { actor, points } => attacks::outcome_contested(t, *actor, *points),
        It::OutcomeChanged { actor, manner } => worded("event-outcome-changed", *actor, manner),

        // Concessions.
        It::ConcessionOffered { actor, terms } => worded("event-concession-offered", *actor, terms),
        It::Conceded { actor, terms } => worded("event-conceded", *actor, terms),
        It::ConcessionRefused { actor, by, reasonable, paid } => concessions::refused(t, *actor, *by, *reasonable, *paid),

        // Blocks, spin, overflow.
        It::BlockMade { block } => blocks::made(t, block),
        It::BlockLapsed { by, against } => blocks::lapsed(t, *by, *against),
        It::SpinUsed { by, on, value, how } => blocks::spin_used(t, *by, *on, *value, how),
        It::Overflowed { by, shifts } => blocks::overflowed(t, *by, *shifts),
        It::OverflowSpent { by, shifts, text } => blocks::overflow_spent(t, *by, *shifts, text),

        // Movement and things.
        It::Moved { actor, to } => things::moved(t, *actor, *to),
        It::ThingMoved { by, text, to } => things::thing_moved(t, *by, text, *to),
        It::RanShort { actor, have, need, granted } => things::ran_short(t, *actor, *have, *need, *granted),
        It::TooShort { by, need, have } => things::too_short(t, *by, *need, *have),
        It::Disarmed { actor, shifts } => things::disarmed(t, *actor, *shifts),
        It::Loaded { actor, weight } => things::loaded(t, *actor, *weight),

        // Aspects and fate points.
        It::AspectPlaced { id: _, text, bearer, kind, hidden, free_tag } =>
            aspects::placed(t, text, *bearer, *kind, *hidden, *free_tag),
        It::AspectRemoved { id: _, text, hidden: _ } => aspects::removed(t, text),
        It::AspectReworded { id: _, was, text, hidden: _ } => aspects::reworded(t, was, text),
        It::LinedUp { actor, place: _ } => turns::lined_up(t, *actor),
        It::AspectRevealed { id, to } => aspects::revealed(t, AspectRef::Play(*id), *to),
        It::SecretRevealed { actor, aspect, to } => aspects::revealed(t, AspectRef::Sheet(*actor, *aspect), *to),
        It::TagPassed { id, to } => aspects::tag_passed(t, *id, *to),
        It::AspectRefused { actor, text } => aspects::refused(t, *actor, text),
        It::Invoked { actor, aspect, bearer, free, reroll, gone } =>
            aspects::invoked(t, *actor, (*aspect, *bearer), *free, *reroll, gone),
        It::Swapped { swap, aspect, lasting, gone } => aspects::swapped(t, swap, *aspect, *lasting, gone),
        It::SwapLapsed { actor, skill } => aspects::swap_lapsed(t, *actor, *skill),
        It::Compelled { actor, aspect, accepted, points, effect } => aspects::compelled(t, *actor, *aspect, *accepted, *points, effect),
        It::Declared { actor, text, aspect } => aspects::declared(t, *actor, text, *aspect),
        It::TaggedForEffect { actor, aspect, bearer, free, text, gone } =>
            aspects::tagged(t, *actor, (*aspect, *bearer), *free, text, gone),
        It::FatePoints { actor, points, change } => aspects::fate_points(t, *actor, *points, *change),

        // Groups.
        It::Attached { leader, group, spent } => groups::attached(t, *leader, *group, *spent),
        It::Detached { leader, group } => groups::pair(t, "event-detached", *leader, *group),
        It::Regrouped { group, members, wounds: _ } => groups::regrouped(t, *group, *members),
        It::CutOff { partner, companion, paid } => groups::cut_off(t, *partner, *companion, *paid),
        It::CompanionAway { partner, companion, away } => groups::companion_away(t, *partner, *companion, *away),

        // Recovery.
        It::Recovered { actor, id: _, text } => recovery::recovered(t, *actor, text),
        It::SessionBegan { back_to_back } => recovery::session_began(t, *back_to_back),

        // The game master.
        It::Judged { judgement, yes } => game_master::judged(t, judgement, *yes),
        It::Warned { rule } => game_master::warned(t, rule),
        It::Overruled { actor, rule, need, paid } => game_master::overruled(t, *actor, rule, *need, *paid),
        It::Unaffordable { actor, need, have } => game_master::unaffordable(t, *actor, *need, *have),
        It::CalledOff { actor, rule } => game_master::called_off(t, *actor, rule),
        It::ActorSet { actor, to: _ } => game_master::actor_set(t, *actor),
        It::FrameSet { frame: _, ways } => game_master::frame_set(t, ways),
        It::ProfileSet { profile } => game_master::profile_set(t, profile),
        It::SkillAdded { skill } => game_master::skill_added(t, skill),
        It::ActorJoined { sheet, actor } => game_master::actor_joined(t, sheet, actor),
        It::TurnSet { actor } => game_master::turn_set(t, *actor),
    })
}
