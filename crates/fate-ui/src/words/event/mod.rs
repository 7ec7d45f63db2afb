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

use schwung_fate::{AspectRef, Event};

pub(crate) use rolls::combined;

use crate::words::teller::Teller;

/// The log line of an event that the reader may know of; `None` for events without a line of their own.
///
/// This list is long on purpose: it has no wildcard arm, so a new event does not compile until somebody
/// decides what the log says about it.
#[rustfmt::skip]
pub(crate) fn line(t: &Teller<'_>, event: &Event) -> Option<String> {
    Some(match event {
        // Conflict and turns.
        Event::ConflictBegan { conflict, order, stake } => turns::conflict_began(t, conflict, order, stake),
        Event::ExchangeBegan { number, first: _, order } => turns::exchange_began(t, *number, order.as_deref()),
        Event::TurnBegan { actor } => t.say_of("event-turn-began", *actor),
        Event::ActionBegan { actor, doing } => return turns::action_began(t, *actor, *doing),
        Event::Held { actor } => t.say_of("event-held", *actor),
        Event::HoldLapsed { actor } => t.say_of("event-hold-lapsed", *actor),
        Event::FullDefense { actor } => t.say_of("event-full-defense", *actor),
        Event::FullDefenseLapsed { actor } => t.say_of("event-full-defense-lapsed", *actor),
        Event::ConflictEnded => t.say("event-conflict-ended", &[]),
        Event::SceneEnded { cleared } => turns::scene_ended(t, *cleared),
        Event::Drawn { long } => turns::drawn(t, *long),
        // The next turn begins with a line of its own; the line of the roll names the target of the attack.
        Event::TurnEnded { actor: _ } | Event::Attacked { actor: _ } => return None,

        // Rolls.
        Event::Rolled { effort } => rolls::effort(t, "event-rolled", effort),
        Event::Rerolled { effort } => rolls::effort(t, "event-rerolled", effort),
        Event::Resolved { effort, opposition, shifts } => rolls::resolved(t, effort, opposition, *shifts),
        Event::ContestWon { winner, shifts } => rolls::contest_won(t, *winner, *shifts),
        Event::ShiftSpent { actor, on, steps, reached } => rolls::shift_spent(t, *actor, on, *steps, *reached),
        Event::DifficultySet { actor, base, factors, value, hidden } => {
            let key = if *hidden { "event-difficulty-set-hidden" } else { "event-difficulty-set" };
            checks::difficulty_set(t, key, *actor, *base, factors, *value)
        }
        Event::Stands { effort } => checks::stands(t, effort),
        Event::FellShort { actor, shifts } => checks::shifted(t, "event-fell-short", *actor, *shifts),
        Event::OnlyJust { actor, left } => checks::worded(t, "event-only-just", "event-only-just-left", *actor, left),
        Event::ExtraGained { actor, text } => t.with_words(&t.say_of("event-extra-gained", *actor), text),
        Event::Tied { a, b, then } => checks::tied(t, *a, *b, then),
        Event::MarginCredited { to, by, shifts } => checks::credited(t, *to, *by, *shifts),
        Event::MarginUsed { actor, text } => t.with_words(&t.say_of("event-margin-used", *actor), text),
        Event::Flourished { actor, shifts, text } =>
            t.with_words(&checks::shifted(t, "event-flourished", *actor, *shifts), text),
        Event::TookTime { actor, base, step, longer: _ } => checks::took_time(t, *actor, *base, *step),
        Event::Veiled { check } => checks::veiled(t, "event-veiled", check),
        Event::Unveiled { check } => checks::veiled(t, "event-unveiled", check),
        Event::GiftUsed { actor, gift: _, name, price, text } => checks::gift_used(t, *actor, name, *price, text),
        Event::Happened { actor, text, beside } => rolls::happened(t, *actor, text, *beside),
        Event::Planned { actor, combine, modifier } => rolls::planned(t, *actor, combine, modifier),
        Event::FreeAction { actor, text } => t.with_words(&t.say_of("event-free-action", *actor), text),

        // Attacks.
        Event::Protected { actor, by, strength } => attacks::block(t, "event-protected", *actor, *by, *strength),
        Event::Blocked { actor, by, strength } => attacks::block(t, "event-blocked", *actor, *by, *strength),
        Event::BlockOvercome { actor, by, shifts } => attacks::block_overcome(t, *actor, *by, *shifts),
        Event::Missed { by, on, margin } => attacks::missed(t, *by, *on, *margin),
        Event::Hit { by: _, on, shifts, track } => attacks::hit(t, *on, *shifts, *track),
        Event::BoxMarked { actor, track, number, rolled_up } => attacks::box_marked(t, *actor, *track, *number, *rolled_up),
        Event::MinionsHit { actor, boxes, out } => attacks::minions_hit(t, *actor, *boxes, *out),
        Event::ConsequenceTaken { actor, id: _, severity, track: _, text, by, free_tag } =>
            attacks::consequence_taken(t, *actor, *severity, text, by.filter(|by| *free_tag && t.eyes.know_actor(*by))),
        Event::CompanionLost { partner, companion, text, by: _ } => attacks::companion_lost(t, *partner, *companion, text),
        Event::TakenOut { actor, by, manner } => attacks::taken_out(t, *actor, *by, manner),
        Event::OutcomeContested { actor, points } => attacks::outcome_contested(t, *actor, *points),
        Event::OutcomeChanged { actor, manner } => t.with_words(&t.say_of("event-outcome-changed", *actor), manner),

        // Concessions.
        Event::ConcessionOffered { actor, terms } => t.with_words(&t.say_of("event-concession-offered", *actor), terms),
        Event::Conceded { actor, terms } => t.with_words(&t.say_of("event-conceded", *actor), terms),
        Event::ConcessionRefused { actor, by, reasonable, paid } => {
            concessions::refused(t, *actor, by.filter(|_| *paid || !*reasonable), *reasonable)
        }

        // Blocks, spin, overflow.
        Event::BlockMade { block } => blocks::made(t, block),
        Event::BlockLapsed { by, against } => blocks::lapsed(t, *by, *against),
        Event::SpinGained { by } => t.say_of("event-spin-gained", *by),
        Event::SpinUsed { by, on, value, how } => blocks::spin_used(t, *by, *on, *value, how),
        Event::SpinLapsed { by } => t.say_of("event-spin-lapsed", *by),
        Event::Overflowed { by, shifts } => blocks::overflowed(t, *by, *shifts),
        Event::OverflowSpent { by, shifts, text } => blocks::overflow_spent(t, *by, *shifts, text),

        // Movement and things.
        Event::Moved { actor, to } => things::moved(t, *actor, *to),
        Event::ThingMoved { by, text, to } => {
            let (actor, zone) = (t.actor(*by), t.zone(*to));
            let words = t.quote(text.as_str());
            t.say("event-thing-moved", &[("actor", &actor), ("words", &words), ("zone", &zone)])
        }
        Event::RanShort { actor, have, need, granted } => things::ran_short(t, *actor, *have, *need, *granted),
        Event::TooShort { by, need, have } => {
            let (need, have) = (need.to_string(), t.shifts(*have));
            t.say("event-too-short", &[("actor", &t.actor(*by)), ("have", &have), ("need", &need)])
        }
        Event::Disarmed { actor, shifts } => things::disarmed(t, *actor, *shifts),
        Event::Rearmed { actor } => t.say_of("event-rearmed", *actor),
        Event::Loaded { actor, weight } => things::loaded(t, *actor, *weight),

        // Aspects and fate points.
        Event::AspectPlaced { id: _, text, bearer, kind, hidden, free_tag } =>
            aspects::placed(t, text, *bearer, *kind, *hidden, *free_tag),
        Event::AspectRemoved { id: _, text, hidden: _ } => aspects::removed(t, text),
        Event::AspectReworded { id: _, was, text, hidden: _ } => aspects::reworded(t, was, text),
        Event::LinedUp { actor, place: _ } => turns::lined_up(t, *actor),
        Event::AspectRevealed { id, to } => aspects::revealed(t, AspectRef::Play(*id), *to),
        Event::SecretRevealed { actor, aspect, to } => {
            aspects::revealed(t, AspectRef::Sheet(*actor, *aspect), *to)
        }
        Event::TagPassed { id, to } => aspects::tag_passed(t, *id, *to),
        Event::AspectRefused { actor, text } => aspects::refused(t, *actor, text),
        Event::Invoked { actor, aspect, bearer, free, reroll, gone } =>
            aspects::invoked(t, *actor, (*aspect, *bearer), *free, *reroll, gone),
        Event::BonusBought { actor } => t.say_of("event-bonus-bought", *actor),
        Event::Swapped { swap, aspect, lasting, gone } => aspects::swapped(t, swap, *aspect, *lasting, gone),
        Event::SwapLapsed { actor, skill } => aspects::swap_lapsed(t, *actor, *skill),
        Event::Compelled { actor, aspect, accepted, points, effect } => aspects::compelled(t, *actor, *aspect, *accepted, *points, effect),
        Event::Declared { actor, text, aspect } => aspects::declared(t, *actor, text, *aspect),
        Event::TaggedForEffect { actor, aspect, bearer, free, text, gone } =>
            aspects::tagged(t, *actor, (*aspect, *bearer), *free, text, gone),
        Event::FatePoints { actor, points, change } => aspects::fate_points(t, *actor, *points, *change),

        // Groups.
        Event::Attached { leader, group, spent } => groups::attached(t, *leader, *group, *spent),
        Event::Detached { leader, group } => groups::pair(t, "event-detached", *leader, *group),
        Event::Regrouped { group, members, wounds: _ } => groups::regrouped(t, *group, *members),
        Event::CutOff { partner, companion, paid } => groups::cut_off(t, *partner, *companion, *paid),
        Event::CompanionAway { partner, companion, away } => groups::companion_away(t, *partner, *companion, *away),

        // Recovery.
        Event::Recovered { actor, id: _, text } => recovery::recovered(t, *actor, text),
        Event::SessionBegan { back_to_back } => recovery::session_began(t, *back_to_back),

        // The game master.
        Event::Judged { judgement, yes } => game_master::judged(t, judgement, *yes),
        Event::Warned { rule } => game_master::warned(t, rule),
        Event::Overruled { actor, rule, need, paid } => game_master::overruled(t, *actor, rule, *need, *paid),
        Event::PointsFull { actor } => t.say_of("event-points-full", *actor),
        Event::Unaffordable { actor, need, have } => game_master::unaffordable(t, *actor, *need, *have),
        Event::CalledOff { actor, rule } => game_master::called_off(t, *actor, rule),
        Event::ActorSet { actor, to: _ } => game_master::actor_set(t, *actor),
        Event::ActorHidden { actor } => t.say_of("event-actor-hidden", *actor),
        Event::ActorShown { actor } => t.say_of("event-actor-shown", *actor),
        Event::FrameSet { frame: _, ways } => game_master::frame_set(t, ways),
        Event::ProfileSet { profile } => game_master::profile_set(t, profile),
        Event::SkillAdded { skill } => game_master::skill_added(t, skill),
        Event::ActorJoined { sheet, actor } => game_master::actor_joined(t, sheet, actor),
        Event::TurnSet { actor } => game_master::turn_set(t, *actor),
    })
}
