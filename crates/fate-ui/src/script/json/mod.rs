//! Events as JSON, for tools. Nothing is hidden here, so this must not be sent to players.

mod parts;

use schwung_fate::{AspectRef, Event, State};
use serde_json::{Value, json};

use parts::Parts;

/// An event as a JSON object: its name under `event`, and every field. Actors, zones and seats are given by
/// name, skills and agendas by key, aspects by text. `state` is the state after the event.
pub fn event_json(state: &State, event: &Event) -> Value {
    let (name, fields) = named(&Parts { state }, event);
    let mut object = serde_json::Map::new();
    object.insert("event".to_owned(), name.into());
    if let Value::Object(fields) = fields {
        object.extend(fields);
    }
    Value::Object(object)
}

/// Name and fields of all events, in one table, so that no event can be forgotten.
#[rustfmt::skip]
fn named(n: &Parts<'_>, event: &Event) -> (&'static str, Value) {
    match event {
        // ---- conflict and turns ----
        Event::ConflictBegan { conflict, order, stake } =>
            ("conflict-began", json!({ "conflict": n.conflict(conflict), "order": n.actors(order), "stake": stake.as_str() })),
        Event::ExchangeBegan { number, first, order } =>
            ("exchange-began", json!({ "number": number, "first": n.seat(*first), "order": order.as_ref().map(|it| n.actors(it)) })),
        Event::TurnBegan { actor } => ("turn-began", json!({ "actor": n.actor(*actor) })),
        Event::ActionBegan { actor, doing } => ("action-began", json!({ "actor": n.actor(*actor), "doing": n.doing(*doing) })),
        Event::TurnEnded { actor } => ("turn-ended", json!({ "actor": n.actor(*actor) })),
        Event::Held { actor } => ("held", json!({ "actor": n.actor(*actor) })),
        Event::HoldLapsed { actor } => ("hold-lapsed", json!({ "actor": n.actor(*actor) })),
        Event::FullDefense { actor } => ("full-defense", json!({ "actor": n.actor(*actor) })),
        Event::FullDefenseLapsed { actor } => ("full-defense-lapsed", json!({ "actor": n.actor(*actor) })),
        Event::ConflictEnded => ("conflict-ended", json!({})),
        Event::SceneEnded { cleared } => ("scene-ended", json!({ "cleared": n.actors_of_bits(*cleared) })),
        Event::Drawn { long } =>
            ("drawn", json!({ "endurance": long.endurance, "alertness": long.alertness, "resolve": long.resolve })),

        // ---- rolls ----
        Event::Rolled { effort } => ("rolled", json!({ "effort": n.effort(effort) })),
        Event::Rerolled { effort } => ("rerolled", json!({ "effort": n.effort(effort) })),
        Event::Resolved { effort, opposition, shifts } =>
            ("resolved", json!({ "effort": n.effort(effort), "opposition": n.opposition(opposition), "shifts": shifts })),
        Event::ContestWon { winner, shifts } => ("contest-won", json!({ "winner": n.maybe_actor(*winner), "shifts": shifts })),
        Event::ShiftSpent { actor, on, steps, reached } => ("shift-spent", json!({
            "actor": n.actor(*actor), "on": n.shift_use(on), "steps": steps, "reached": reached,
        })),
        Event::DifficultySet { actor, base, factors, value, hidden } =>
            ("difficulty-set", json!({
                "actor": n.actor(*actor), "base": base, "factors": n.factors(factors), "value": value, "hidden": hidden,
            })),
        Event::Stands { effort } => ("stands", json!({ "effort": n.effort(effort) })),
        Event::FellShort { actor, shifts } => ("fell-short", json!({ "actor": n.actor(*actor), "shifts": shifts })),
        Event::OnlyJust { actor, left } => ("only-just", json!({ "actor": n.actor(*actor), "left": left.as_str() })),
        Event::ExtraGained { actor, text } => ("extra-gained", json!({ "actor": n.actor(*actor), "text": text.as_str() })),
        Event::Tied { a, b, then } => ("tied", json!({ "a": n.actor(*a), "b": n.actor(*b), "then": then.as_str() })),
        Event::MarginCredited { to, by, shifts } =>
            ("margin-credited", json!({ "to": n.actor(*to), "by": n.actor(*by), "shifts": shifts })),
        Event::MarginUsed { actor, text } => ("margin-used", json!({ "actor": n.actor(*actor), "text": text.as_str() })),
        Event::Flourished { actor, shifts, text } =>
            ("flourished", json!({ "actor": n.actor(*actor), "shifts": shifts, "text": text.as_str() })),
        Event::TookTime { actor, base, step, longer } =>
            ("took-time", json!({ "actor": n.actor(*actor), "base": base, "step": step, "longer": longer })),
        Event::Veiled { check } => ("veiled", n.check(check)),
        Event::Unveiled { check } => ("unveiled", n.check(check)),
        Event::Happened { actor, text, beside } =>
            ("happened", json!({ "actor": n.actor(*actor), "text": text.as_str(), "beside": beside })),
        Event::Planned { actor, combine, modifier } => ("planned", json!({
            "actor": n.actor(*actor),
            "combine": combine.iter().map(|(skill, how)| json!({ "skill": n.skill(*skill), "how": how })).collect::<Vec<_>>(),
            "modifier": modifier.value,
            "reason": modifier.reason.as_str(),
        })),
        Event::FreeAction { actor, text } => ("free-action", json!({ "actor": n.actor(*actor), "text": text.as_str() })),

        // ---- attacks ----
        Event::Attacked { actor } => ("attacked", json!({ "actor": n.actor(*actor) })),
        Event::Protected { actor, by, strength } =>
            ("protected", json!({ "actor": n.actor(*actor), "by": n.actor(*by), "strength": strength })),
        Event::Blocked { actor, by, strength } =>
            ("blocked", json!({ "actor": n.actor(*actor), "by": n.actor(*by), "strength": strength })),
        Event::BlockOvercome { actor, by, shifts } =>
            ("block-overcome", json!({ "actor": n.actor(*actor), "by": n.actor(*by), "shifts": shifts })),
        Event::Missed { by, on, margin } => ("missed", json!({ "by": n.actor(*by), "on": n.actor(*on), "margin": margin })),
        Event::Hit { by, on, shifts, track } =>
            ("hit", json!({ "by": n.maybe_actor(*by), "on": n.actor(*on), "shifts": shifts, "track": n.track(*track) })),
        Event::BoxMarked { actor, track, number, rolled_up } =>
            ("box-marked", json!({ "actor": n.actor(*actor), "track": n.track(*track), "number": number, "rolledUp": rolled_up })),
        Event::MinionsHit { actor, boxes, out } => ("minions-hit", json!({ "actor": n.actor(*actor), "boxes": boxes, "out": out })),
        Event::ConsequenceTaken { actor, id, severity, track, text, by, free_tag } =>
            ("consequence-taken", json!({
                "actor": n.actor(*actor), "id": id.0, "severity": n.severity(*severity), "track": n.track(*track),
                "text": text.as_str(), "by": n.maybe_actor(*by), "freeTag": free_tag,
            })),
        Event::CompanionLost { partner, companion, text, by: _ } =>
            ("companion-lost", json!({ "partner": n.actor(*partner), "companion": n.companion(*partner, *companion), "text": text.as_str() })),
        Event::TakenOut { actor, by, manner } =>
            ("taken-out", json!({ "actor": n.actor(*actor), "by": n.maybe_actor(*by), "manner": manner.as_str() })),
        Event::OutcomeContested { actor, points } => ("outcome-contested", json!({ "actor": n.actor(*actor), "points": points })),
        Event::OutcomeChanged { actor, manner } => ("outcome-changed", json!({ "actor": n.actor(*actor), "manner": manner.as_str() })),

        // ---- concessions ----
        Event::ConcessionOffered { actor, terms } => ("concession-offered", json!({ "actor": n.actor(*actor), "terms": terms.as_str() })),
        Event::Conceded { actor, terms } => ("conceded", json!({ "actor": n.actor(*actor), "terms": terms.as_str() })),
        Event::ConcessionRefused { actor, by, reasonable, paid } =>
            ("concession-refused", json!({ "actor": n.actor(*actor), "by": n.maybe_actor(*by), "reasonable": reasonable, "paid": paid })),

        // ---- blocks, spin, overflow ----
        Event::BlockMade { block } =>
            ("block-made", json!({
                "by": n.actor(block.by), "against": n.against(block.against), "strength": block.strength,
                "text": block.text.as_str(), "lasting": block.lasting, "left": block.left,
            })),
        Event::BlockLapsed { by, against } => ("block-lapsed", json!({ "by": n.actor(*by), "against": n.against(*against) })),
        Event::SpinGained { by } => ("spin-gained", json!({ "by": n.actor(*by) })),
        Event::SpinUsed { by, on, value, how } =>
            ("spin-used", json!({ "by": n.actor(*by), "on": n.actor(*on), "value": value, "how": how.as_str() })),
        Event::SpinLapsed { by } => ("spin-lapsed", json!({ "by": n.actor(*by) })),
        Event::Overflowed { by, shifts } => ("overflowed", json!({ "by": n.actor(*by), "shifts": shifts })),
        Event::OverflowSpent { by, shifts, text } =>
            ("overflow-spent", json!({ "by": n.actor(*by), "shifts": shifts, "text": text.as_str() })),

        // ---- movement and things ----
        Event::Moved { actor, to } => ("moved", json!({ "actor": n.actor(*actor), "to": n.zone(*to) })),
        Event::ThingMoved { by, text, to } =>
            ("thing-moved", json!({ "by": n.actor(*by), "text": text.as_str(), "to": n.zone(*to) })),
        Event::RanShort { actor, have, need, granted } =>
            ("ran-short", json!({ "actor": n.actor(*actor), "have": have, "need": need, "granted": granted })),
        Event::TooShort { by, need, have } => ("too-short", json!({ "by": n.actor(*by), "need": need, "have": have })),
        Event::Disarmed { actor, shifts } => ("disarmed", json!({ "actor": n.actor(*actor), "shifts": shifts })),
        Event::Rearmed { actor } => ("rearmed", json!({ "actor": n.actor(*actor) })),
        Event::Loaded { actor, weight } => ("loaded", json!({ "actor": n.actor(*actor), "weight": weight })),

        // ---- aspects and fate points ----
        Event::AspectPlaced { id, text, bearer, kind, hidden, free_tag } =>
            ("aspect-placed", json!({
                "id": id.0, "text": text.as_str(), "bearer": n.bearer(*bearer), "kind": n.kind(*kind),
                "hidden": hidden, "freeTag": n.maybe_actor(*free_tag),
            })),
        Event::AspectRemoved { id, text, hidden } =>
            ("aspect-removed", json!({ "id": id.0, "text": text.as_str(), "hidden": hidden })),
        Event::SecretRevealed { actor, aspect, to } => ("secret-revealed", json!({
            "aspect": n.aspect(AspectRef::Sheet(*actor, *aspect)), "to": to.map(|it| n.seat(it)),
        })),
        Event::AspectReworded { id, was, text, hidden } =>
            ("aspect-reworded", json!({ "id": id.0, "was": was.as_str(), "text": text.as_str(), "hidden": hidden })),
        Event::LinedUp { actor, place } => ("lined-up", json!({ "actor": n.actor(*actor), "place": place })),
        Event::AspectRevealed { id, to } => ("aspect-revealed", json!({ "id": id.0, "text": n.text(*id), "to": to.map(|it| n.seat(it)) })),
        Event::TagPassed { id, to } => ("tag-passed", json!({ "id": id.0, "text": n.text(*id), "to": n.actor(*to) })),
        Event::AspectRefused { actor, text } => ("aspect-refused", json!({ "actor": n.actor(*actor), "text": text.as_str() })),
        Event::Invoked { actor, aspect, bearer, free, reroll, gone } =>
            ("invoked", json!({ "actor": n.actor(*actor), "aspect": n.aspect_or(*aspect, gone), "bearer": n.bearer(*bearer), "free": free, "reroll": reroll, "gone": !gone.is_empty() })),
        Event::BonusBought { actor } => ("bonus-bought", json!({ "actor": n.actor(*actor) })),
        Event::Swapped { swap, aspect, lasting, gone: _ } =>
            ("swapped", json!({
                "actor": n.actor(swap.actor), "skill": n.skill(swap.skill), "agenda": swap.agenda.map(|it| n.agenda(it)),
                "scene": swap.scene, "aspect": n.aspect(*aspect), "lasting": lasting,
            })),
        Event::SwapLapsed { actor, skill } => ("swap-lapsed", json!({ "actor": n.actor(*actor), "skill": n.skill(*skill) })),
        Event::Compelled { actor, aspect, accepted, points, effect } =>
            ("compelled", json!({ "actor": n.actor(*actor), "aspect": n.aspect(*aspect), "accepted": accepted, "points": points, "effect": effect.as_str() })),
        Event::Declared { actor, text, aspect } =>
            ("declared", json!({ "actor": n.actor(*actor), "text": text.as_str(), "aspect": aspect.map(|it| n.aspect(it)) })),
        Event::TaggedForEffect { actor, aspect, bearer, free, text, gone } =>
            ("tagged-for-effect", json!({
                "actor": n.actor(*actor), "aspect": n.aspect_or(*aspect, gone), "bearer": n.bearer(*bearer), "free": free,
                "text": text.as_str(), "gone": !gone.is_empty(),
            })),
        Event::GiftUsed { actor, gift, name, price, text } =>
            ("gift-used", json!({
                "actor": n.actor(*actor), "gift": gift, "name": name.as_str(), "price": price, "text": text.as_str(),
            })),
        Event::FatePoints { actor, points, change } => ("fate-points", json!({ "actor": n.actor(*actor), "points": points, "change": change })),

        // ---- groups ----
        Event::Attached { leader, group, spent } =>
            ("attached", json!({ "leader": n.actor(*leader), "group": n.actor(*group), "spent": spent })),
        Event::Detached { leader, group } => ("detached", json!({ "leader": n.actor(*leader), "group": n.actor(*group) })),
        Event::Regrouped { group, members, wounds } =>
            ("regrouped", json!({ "group": n.actor(*group), "members": members, "wounds": wounds })),
        Event::CompanionAway { partner, companion, away } =>
            ("companion-away", json!({ "partner": n.actor(*partner), "companion": n.companion(*partner, *companion), "away": away })),

        Event::CutOff { partner, companion, paid } =>
            ("cut-off", json!({ "partner": n.actor(*partner), "companion": n.companion(*partner, *companion), "paid": paid })),

        // ---- recovery ----
        Event::Recovered { actor, id, text } => ("recovered", json!({ "actor": n.actor(*actor), "id": id.0, "text": text.as_str() })),
        Event::SessionBegan { back_to_back } => ("session-began", json!({ "backToBack": back_to_back })),

        // ---- the game master ----
        Event::Judged { judgement, yes } => ("judged", json!({ "judgement": n.judgement(judgement), "rule": judgement.rule(), "yes": yes })),
        Event::Warned { rule } => ("warned", json!({ "rule": rule })),
        Event::Overruled { actor, rule, need, paid } =>
            ("overruled", json!({ "actor": n.actor(*actor), "rule": rule, "need": need, "paid": paid })),
        Event::PointsFull { actor } => ("points-full", json!({ "actor": n.actor(*actor) })),
        Event::Unaffordable { actor, need, have } =>
            ("unaffordable", json!({ "actor": n.actor(*actor), "need": need, "have": have })),
        Event::CalledOff { actor, rule } => ("called-off", json!({ "actor": n.actor(*actor), "rule": rule })),
        Event::ActorSet { actor, to } => ("actor-set", json!({ "actor": n.actor(*actor), "to": n.facts(to) })),
        Event::ActorHidden { actor } => ("actor-hidden", json!({ "actor": n.actor(*actor) })),
        Event::ActorShown { actor } => ("actor-shown", json!({ "actor": n.actor(*actor) })),
        Event::FrameSet { frame, .. } => ("frame-set", n.frame(frame)),
        Event::ProfileSet { profile } => ("profile-set", json!({ "profile": profile.id, "switches": n.switches(&profile.switches) })),
        Event::SkillAdded { skill } => ("skill-added", json!({ "skill": skill.key, "de": skill.de, "en": skill.en })),
        Event::ActorJoined { sheet, actor } => ("actor-joined", json!({ "actor": sheet.name, "to": n.facts(actor) })),
        Event::TurnSet { actor } => ("turn-set", json!({ "actor": n.maybe_actor(*actor) })),
    }
}

#[cfg(test)]
mod tests {
    use schwung_fate::{ActorId, AspectId, AspectRef, Wording, ZoneId};

    use super::*;

    #[test]
    fn names_stand_for_numbers() {
        let text = "[[zone]]\nname = \"Quay\"\n[[character]]\nname = \"Anna\"\naspects = [\"Quick Blade\"]\n";
        let options = schwung_files::Options { system: Some("sotc"), ..Default::default() };
        let state = crate::files::read(text, &options).expect("reads").state;
        let (actor, to) = (ActorId(0), ZoneId(0));
        assert_eq!(
            event_json(&state, &Event::Moved { actor, to }).to_string(),
            r#"{"event":"moved","actor":"Anna","to":"Quay"}"#
        );
        let aspect = AspectRef::Sheet(actor, 0);
        let event = Event::Declared { actor, text: Wording::new("so"), aspect: Some(aspect) };
        assert_eq!(event_json(&state, &event)["aspect"]["text"], "Quick Blade");
        // Things that are gone have no name, and nothing panics.
        let gone = Event::TagPassed { id: AspectId(99), to: ActorId(99) };
        assert_eq!(
            event_json(&state, &gone).to_string(),
            r#"{"event":"tag-passed","id":99,"text":"","to":""}"#
        );
    }
}
