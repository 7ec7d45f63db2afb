//! Examples of every event.

use schwung_zerospace::*;

use super::{facts, questions, samples::*};

/// Examples of every kind of action, with the target `on`.
pub(crate) fn all_doings(on: ActorId) -> Vec<Doing> {
    let modes =
        [Mode::Strike, Mode::Charge, Mode::Disarm, Mode::Grapple, Mode::Hurt, Mode::ThrowDown].into_iter();
    let mut doings: Vec<Doing> = modes.map(|mode| Doing::Attack { on, mode, mental: false }).collect();
    doings.extend([
        Doing::Attack { on, mode: Mode::Strike, mental: true },
        Doing::Sweep,
        Doing::Blast,
        Doing::Distract { on },
        Doing::Dodge,
        Doing::Escape { from: on },
        Doing::Throw { on },
        Doing::Check { skill: TECH },
        Doing::Help { with: on },
        Doing::Recover,
    ]);
    doings
}

/// Examples of every event, caused by `by` and affecting `on`.
pub(crate) fn all(by: ActorId, on: ActorId) -> Vec<Event> {
    let mut events = turns(by, on);
    let with = Some(With::Item(BLASTER));
    events.extend(all_doings(on).into_iter().map(|doing| Event::ActionBegan { actor: by, doing, with }));
    events.extend(actions(by, on));
    events.extend(rolls(by, on));
    events.extend(harm(by, on));
    events.extend(points(by));
    events.extend(story(by));
    events
}

fn turns(by: ActorId, on: ActorId) -> Vec<Event> {
    let actor = by;
    let thing = |pilot, lasting| Event::Loosened { thing: Thing { text: words("Fass"), pilot, lasting } };
    let environment =
        |names: &[&str]| Event::EnvironmentActed { things: names.iter().map(|it| words(it)).collect() };
    vec![
        Event::ConflictBegan { initiator: None, order: order() },
        Event::ConflictBegan { initiator: Some(by), order: order() },
        Event::Placed { place: Place { actor, slot: 9, result: None }, at: 2 },
        Event::Placed { place: Place { actor, slot: 9, result: Some(8) }, at: 2 },
        Event::RoundBegan { round: 3 },
        Event::TurnBegan { actor, at: 0 },
        Event::TurnEnded { actor },
        Event::SlotPassed { actor, at: 0 },
        Event::TurnForfeited { actor, at: 0 },
        Event::Deferred { actor },
        Event::DeferredLapsed { actor },
        Event::DeferredTaken { actor },
        Event::CalledUp { actor, early: true },
        Event::TurnSpent { actor, at: 0 },
        Event::TurnLost { actor },
        Event::TurnResumed { actor },
        Event::Joined { actor, with: on },
        environment(&["Kran"]),
        environment(&["Kran", "Fass"]),
        thing(None, true),
        thing(None, false),
        thing(Some(by), true),
        Event::Steered { text: words("Gleiter"), by },
        Event::ConflictEnded,
        Event::SceneEnded,
        Event::Surprised { actor, surprised: true },
        Event::Surprised { actor, surprised: false },
        Event::SideAlone { side: Side(0) },
        Event::SideAlone { side: Side(1) },
    ]
}

fn actions(by: ActorId, on: ActorId) -> Vec<Event> {
    let actor = by;
    let forced = |deed, stored| Event::Forced { actor, deed, stored };
    let moved = |length, text: &str| Event::Moved { actor, length, text: words(text) };
    vec![
        Event::CalledOff { actor, rule: "zerospace.fear.effect".into() },
        Event::GaitChosen { actor, gait: Gait::Walk },
        Event::GaitChosen { actor, gait: Gait::Run },
        Event::GaitChosen { actor, gait: Gait::Sprint },
        moved(None, ""),
        moved(Some(Length(13)), ""),
        moved(Some(Length(8)), "öffnet die Tür"),
        Event::Hindered { actor },
        Event::MovementUsed { actor },
        Event::Prone { actor, prone: true },
        Event::Prone { actor, prone: false },
        Event::Covered { actor, covered: true },
        Event::Covered { actor, covered: false },
        Event::QuickAction { actor, text: words("lässt die Karte fallen") },
        Event::QuickAction { actor, text: Wording::NONE },
        Event::FreeAction { actor, text: words("Flieht, ihr Narren!") },
        Event::FreeAction { actor, text: Wording::NONE },
        forced(ForcedDeed::Dodge(Attribute::Strength), false),
        forced(ForcedDeed::Dodge(Attribute::Strength), true),
        forced(ForcedDeed::Cover, false),
        forced(ForcedDeed::OutOfRadius, false),
        forced(ForcedDeed::Shield(on), false),
        forced(ForcedDeed::Other(words("zieht den Energieschild hoch")), true),
        Event::Dodging { actor, attribute: Attribute::Dexterity, forced: false },
        Event::DodgeEnded { actor },
    ]
}

fn free_rows() -> Vec<FreeRow> {
    let row = |text: &str, bonus| FreeRow { text: Wording::new(text), acting: true, bonus, of: None };
    vec![row("Blendlicht", false), row("", true)]
}

fn rolls(by: ActorId, on: ActorId) -> Vec<Event> {
    let actor = by;
    let resolved = |opposition: Opposition, lead| Event::Resolved {
        effort: effort(by),
        opposition,
        lead,
        mental: false,
        taken: None,
    };
    let against = |lead: i16| {
        let other = Effort { dice: 9 - lead, ..plain(on) };
        resolved(Opposition::Roll(other), lead)
    };
    let difficulty = |value, hidden| resolved(Opposition::Difficulty { value, hidden }, 12 - value);
    vec![
        Event::Rolled { effort: effort(by), between: None, free: Vec::new() },
        Event::Rolled { effort: plain(by), between: None, free: Vec::new() },
        Event::Rolled { effort: full(by), between: None, free: Vec::new() },
        Event::Rolled {
            effort: Effort { skill: None, base: 1, bought: 0, ..full(by) },
            between: None,
            free: Vec::new(),
        },
        Event::Rolled { effort: Effort { free: 0, ..full(by) }, between: None, free: free_rows() },
        Event::WorkedTogether { actor, result: 9, number: 3, help: 3, between: None },
        Event::WorkedTogether { actor, result: 9, number: 12, help: 10, between: None },
        Event::Rerolled { actor, ones: 1, twos: 0, dice: 5 },
        Event::Rerolled { actor, ones: 2, twos: 3, dice: 14 },
        Event::DifficultyRaised { actor, by: 4 },
        against(3),
        against(0),
        against(-2),
        difficulty(9, false),
        difficulty(15, true),
        resolved(Opposition::Nothing, 12),
        Event::Resolved {
            effort: effort(by),
            opposition: Opposition::Roll(Effort { dice: 9, ..plain(on) }),
            lead: 0,
            mental: false,
            taken: Some(on),
        },
        Event::Resolved {
            effort: effort(by),
            opposition: Opposition::Roll(Effort { dice: 6, ..plain(on) }),
            lead: 3,
            mental: false,
            taken: Some(by),
        },
        Event::FailedAtOnce { actor, rows: [Row::AttackerSprints, Row::Cover].into_iter().collect() },
        Event::FailedAtOnce { actor, rows: Rows::NONE },
        Event::Routine { actor, skill: TECH },
        Event::PointForDie { actor, dice: 0, before: true },
        Event::PointForDie { actor, dice: 5, before: false },
    ]
}

fn harm(by: ActorId, on: ActorId) -> Vec<Event> {
    let actor = by;
    vec![
        Event::Missed { by, on, mental: false },
        Event::Missed { by, on, mental: true },
        Event::Hit { by, on, mental: false },
        Event::Hit { by, on, mental: true },
        Event::Harmed { actor, points: 2, shock: false, blow: None },
        Event::Harmed {
            actor,
            points: 2,
            shock: false,
            blow: Some(Blow { base: 1, cause: Cause::Hit, margin: 2 }),
        },
        Event::Harmed {
            actor,
            points: 2,
            shock: false,
            blow: Some(Blow { base: 3, cause: Cause::Weapon, margin: 0 }),
        },
        Event::Harmed {
            actor,
            points: 0,
            shock: false,
            blow: Some(Blow { base: 1, cause: Cause::Said, margin: 0 }),
        },
        Event::Undefended { by, on, mental: false, open: false },
        Event::Undefended { by, on, mental: true, open: false },
        Event::Undefended { by, on, mental: false, open: true },
        Event::OutsideBlast { actor, away: Length(23), radius: Length::metres(10) },
        Event::StillDistracted { actor },
        Event::Harmed { actor, points: 2, shock: true, blow: None },
        Event::Harmed { actor, points: 0, shock: false, blow: None },
        Event::WentDown { actor },
        Event::WentDown { actor: CRATE },
        Event::Woke { actor },
        Event::PutOut { actor, out: Out::Unconscious },
        Event::PutOut { actor, out: Out::Dead },
        Event::PutOut { actor, out: Out::Left },
        Event::ObjectDamaged { actor: CRATE },
        Event::Lowered { actor, attribute: Attribute::Will, by: 2 },
        Event::Blinded { actor },
        Event::Frightened { actor, fear: Fear::Flee },
        Event::Frightened { actor, fear: Fear::Cower },
        Event::Recovered { actor, from: Ailment::Blind },
        Event::Recovered { actor, from: Ailment::Fear },
        Event::Distracted { actor },
        Event::DistractionUsed { actor },
        Event::Held { by, on },
        Event::LetGo { by, on },
        Event::Thrown { by, on, length: Length::metres(2), said: false },
        Event::Thrown { by, on, length: Length::metres(2), said: true },
        Event::Apart { a: by, b: on, length: Some(Length::metres(1)) },
        Event::Apart { a: by, b: on, length: None },
        Event::ThrownDown { actor },
        Event::Taken { item: BLASTER, by, from: on },
        Event::KnockedAway { item: BLASTER, from: by },
        Event::Rested { actor, losses: Losses { fresh: 0, deep: 2, shock: 1 } },
        Event::Restored { actor },
        Event::BoostEnded { actor },
        Event::StuntEnded { actor },
    ]
}

pub(crate) fn all_uses() -> Vec<PointUse> {
    let stunt = |scene| PointUse::Stunt { skill: TECH, text: words("Schwerkraft im Schloss"), scene };
    vec![
        PointUse::Die,
        PointUse::BreakFree,
        PointUse::Boost { attribute: Some(Attribute::Strength), lasting: false },
        PointUse::Boost { attribute: None, lasting: true },
        PointUse::Inspiration,
        stunt(false),
        stunt(true),
        PointUse::Rally,
        PointUse::Retcon { text: words("ein Schlüssel"), gear: true, skill: None },
        PointUse::Retcon { text: Wording::NONE, gear: false, skill: None },
        PointUse::Other { text: words("hält die Decke") },
        PointUse::Other { text: Wording::NONE },
    ]
}

pub(crate) fn all_reasons() -> Vec<PointReason> {
    vec![
        PointReason::Idea,
        PointReason::Complication,
        PointReason::Setback,
        PointReason::Morals,
        PointReason::Overruled,
        PointReason::Other(words("für den Kuchen")),
        PointReason::Other(Wording::NONE),
    ]
}

fn points(by: ActorId) -> Vec<Event> {
    let actor = by;
    let item = |holder| Item { id: ItemId(7), text: words("Ausweis"), holder, kind: ItemKind::Other };
    let boosted = |attribute, lasting| Event::Boosted { actor, attribute, lasting };
    let mut events = vec![Event::SessionBegan];
    events.extend(all_reasons().into_iter().map(|reason| Event::PointEarned { seat: ANNA, reason }));
    events.extend(all_uses().into_iter().map(|on| Event::PointSpent { seat: ANNA, on }));
    events.extend([
        boosted(Some(Attribute::Power), false),
        boosted(Some(Attribute::Power), true),
        boosted(None, false),
        Event::StuntBegan { stunt: Stunt { who: by, ..stunt(false) } },
        Event::StuntBegan { stunt: Stunt { who: by, ..stunt(true) } },
        Event::Learned { actor, skill: TECH },
        Event::ItemAdded { item: item(None) },
        Event::ItemAdded { item: item(Some(by)) },
        Event::BrokeFree { actor },
    ]);
    events
}

pub(crate) fn all_failures(text: &str) -> Vec<Failure> {
    let text = words(text);
    vec![
        Failure::Plain,
        Failure::Bargain(text.clone()),
        Failure::FalseLead(text.clone()),
        Failure::Attention(text.clone()),
        Failure::Noticed(text.clone()),
        Failure::Other(text),
    ]
}

fn story(by: ActorId) -> Vec<Event> {
    let actor = by;
    let note =
        |to, genuine| Event::NoteGiven { id: NoteId(9), to, text: words("Das Tor ist offen"), genuine };
    let closed = |id, won| Event::TaskClosed { id, won };
    let mut events: Vec<Event> = all_failures("Die Wache hört etwas")
        .into_iter()
        .map(|failure| Event::FailedForward { actor, failure })
        .collect();
    events.extend([
        Event::Benefit { actor, text: words("Niemand merkt es") },
        note(None, true),
        note(Some(ANNA), true),
        note(None, false),
        note(Some(ANNA), false),
        Event::Complication { actor, text: words("ein alter Gläubiger") },
        Event::Overruled { seat: ANNA, text: words("zu früh") },
        Event::Overruled { seat: ANNA, text: Wording::NONE },
        Event::TaskOpened { task: tries() },
        Event::TaskOpened { task: chase(TaskMode::FirstTo(2)) },
        Event::TaskOpened { task: chase(TaskMode::Lead(3)) },
        Event::TaskOpened { task: chase(TaskMode::Rounds { lead: 1, rounds: 5 }) },
        Event::TaskCounted { id: REACTOR, tally: [1, 0], tries: 2 },
        Event::TaskCounted { id: CHASE, tally: [1, 2], tries: 3 },
        closed(REACTOR, true),
        closed(REACTOR, false),
        closed(CHASE, true),
        closed(CHASE, false),
        Event::Consented { seat: ANNA, actor, yes: true },
        Event::Consented { seat: ANNA, actor, yes: false },
        Event::Judged { judgement: Judgement::End, yes: false },
    ]);
    let judged = questions::all_judgements(by, SORAYA).into_iter();
    events.extend(judged.map(|judgement| Event::Judged { judgement, yes: true }));
    events.extend(
        facts::all(by, SORAYA).into_iter().map(|fact| Event::Set { fact: Box::new(fact), was: None }),
    );
    events
}
