//! One of each event, and of each case with a wording of its own.

use schwung_fate::{
    ActionKind, Actor, Adjust, Against, AspectId, AspectKind, AspectRef, Bearer, Block, Bounds, Combine,
    Doing, Event, Factor, Judgement, Long, Modifier, Opposition, Profile, Severity, Shared, Sheet, ShiftUse,
    Side, Swap, Track, VeiledCheck, Way,
};
use schwung_table::Seat;

use super::*;

pub(crate) fn all() -> Vec<Event> {
    let mut events = turns();
    events.extend(rolls());
    events.extend(checks());
    events.extend(attacks());
    events.extend(losing());
    events.extend(blocks());
    events.extend(aspects());
    events.extend(spending());
    events.extend(groups());
    events.extend(game_master());
    events
}

fn turns() -> Vec<Event> {
    let began = |doing| Event::ActionBegan { actor: ANNA, doing };
    let attack = |skill, agenda| began(Doing::Attack { on: BORIS, skill, agenda });
    let order = vec![ANNA, BORIS, THUGS];
    vec![
        Event::ConflictBegan { conflict: conflict(), order: order.clone(), stake: Wording::NONE },
        Event::ConflictBegan { conflict: conflict(), order: order.clone(), stake: words("Das Logbuch") },
        Event::ExchangeBegan { number: 3, first: Seat::GM, order: None },
        Event::ExchangeBegan { number: 3, first: Seat(1), order: Some(order) },
        Event::LinedUp { actor: BORIS, place: 1 },
        Event::TurnBegan { actor: BORIS },
        attack(Some(FISTS), HARM),
        attack(Some(RESOLVE), SCARE),
        attack(None, HARM),
        attack(None, SCARE),
        began(Doing::Maneuver(None)),
        began(Doing::Maneuver(Some(BORIS))),
        began(Doing::Block),
        began(Doing::Sprint),
        began(Doing::Push(BORIS)),
        began(Doing::Knockback(None)),
        began(Doing::Knockback(Some(BORIS))),
        began(Doing::Simple),
        began(Doing::Assess),
        began(Doing::Walk),
        began(Doing::Rearm),
        began(Doing::Pass),
        began(Doing::FullDefense),
        Event::TurnEnded { actor: ANNA },
        Event::Held { actor: BORIS },
        Event::HoldLapsed { actor: BORIS },
        Event::FullDefense { actor: BORIS },
        Event::FullDefenseLapsed { actor: BORIS },
        Event::ConflictEnded,
        Event::SceneEnded { cleared: schwung_fate::ActorSet(u128::MAX) },
        Event::Drawn { long: Long { endurance: true, alertness: true, resolve: false } },
        Event::Drawn { long: Long::default() },
    ]
}

fn rolls() -> Vec<Event> {
    let (effort, terms) = (effort(), |value, hidden| Opposition::Difficulty { value, hidden });
    let resolved = |opposition, shifts| Event::Resolved { effort, opposition, shifts };
    let spent_to = |on, steps, reached| Event::ShiftSpent { actor: ANNA, on, steps, reached };
    let spent = |on| spent_to(on, 0, None);
    vec![
        Event::Rolled { effort },
        Event::Rolled { effort: defence() },
        Event::Rerolled { effort },
        resolved(Opposition::Roll(defence()), 2),
        resolved(terms(5, false), -1),
        resolved(terms(3, true), 1),
        resolved(Opposition::Block { by: BORIS, strength: 4 }, 0),
        Event::ContestWon { winner: Some(ANNA), shifts: 1 },
        Event::ContestWon { winner: None, shifts: 0 },
        spent(ShiftUse::Time),
        spent(ShiftUse::Quality),
        spent(ShiftUse::Subtlety),
        spent_to(ShiftUse::Time, 2, Some(7)),
        spent_to(ShiftUse::Time, 2, None),
        spent_to(ShiftUse::Quality, 1, Some(3)),
        spent_to(ShiftUse::Quality, 2, None),
        spent_to(ShiftUse::Subtlety, 1, Some(2)),
        spent_to(ShiftUse::Subtlety, 1, None),
        spent(ShiftUse::Other(words("die Spuren verwischt"))),
        Event::Happened { actor: ANNA, text: words("öffnet die Luke"), beside: 0 },
        Event::Happened { actor: ANNA, text: Wording::NONE, beside: 0 },
        Event::Happened { actor: ANNA, text: words("zieht ein Messer"), beside: 1 },
        Event::Planned {
            actor: ANNA,
            combine: vec![(SkillId(0), Combine::Complements), (SkillId(1), Combine::Restricts)],
            modifier: Modifier { value: -2, reason: words("Regen") },
        },
        Event::Planned {
            actor: ANNA,
            combine: vec![(SkillId(1), Combine::Modifies)],
            modifier: Modifier::default(),
        },
        Event::FreeAction { actor: ANNA, text: words("ruft eine Warnung") },
    ]
}

/// Difficulties and their parts, the use of shifts, and veiled rolls.
fn checks() -> Vec<Event> {
    let factor = |helps, text: &str| Factor { helps, text: words(text) };
    let factors = vec![factor(false, "Nebel"), factor(true, "Fackel")];
    let took = |base, step, longer| Event::TookTime { actor: ANNA, base, step, longer };
    let used =
        |gift, name: &str, price, text| Event::GiftUsed { actor: ANNA, gift, name: words(name), price, text };
    let mut plain = Effort::new(BORIS, Some(FISTS), Terms::NONE);
    plain.terms.add(Why::Skill(FISTS), 2);
    let mut low = Effort { dice: -4, ..Effort::new(ANNA, Some(RESOLVE), Terms::NONE) };
    low.terms.add(Why::Skill(RESOLVE), 0);
    let bare = Effort::new(BORIS, None, Terms::NONE);
    let check = || Box::new(VeiledCheck { effort: effort(), against: vec![plain, standing()] });
    let skill = |de: &str, en: &str| Skill {
        key: "riding".into(),
        de: de.into(),
        en: en.into(),
        reach: Reach::Touch,
        armed: false,
    };
    vec![
        Event::Rolled { effort: Effort { adjust: Adjust::within(Bounds { low: -2, high: 7 }), ..low } },
        Event::Rolled { effort: Effort { adjust: Adjust::within(Bounds { low: -2, high: 3 }), ..effort() } },
        Event::Rolled { effort: effort().plus(Why::Gift, 2) },
        Event::Resolved { effort: effort(), opposition: Opposition::Standing(plain), shifts: 2 },
        Event::DifficultySet { actor: ANNA, base: 1, factors: factors.clone(), value: 1, hidden: false },
        Event::DifficultySet { actor: ANNA, base: 1, factors, value: 1, hidden: true },
        Event::Stands { effort: plain },
        Event::Stands { effort: standing() },
        Event::Stands { effort: bare },
        Event::FellShort { actor: ANNA, shifts: 3 },
        Event::OnlyJust { actor: ANNA, left: Wording::NONE },
        Event::OnlyJust { actor: ANNA, left: words("die Luke klemmt noch") },
        Event::ExtraGained { actor: ANNA, text: words("alle sehen es") },
        Event::Tied { a: ANNA, b: BORIS, then: Wording::NONE },
        Event::Tied { a: ANNA, b: BORIS, then: words("beide hängen am Seil") },
        Event::MarginCredited { to: BORIS, by: ANNA, shifts: 2 },
        Event::MarginUsed { actor: BORIS, text: words("er entkommt") },
        Event::Flourished { actor: ANNA, shifts: 3, text: Wording::NONE },
        Event::Flourished { actor: ANNA, shifts: 4, text: words("die Menge staunt") },
        took(8, 8, false),
        took(8, 6, false),
        took(8, 10, true),
        Event::Veiled { check: check() },
        Event::Unveiled { check: check() },
        used(0, "Rüstzeug", 0, Wording::NONE),
        used(1, "Wundersame Klinge", 2, words("sie schneidet Stein")),
        Event::SkillAdded { skill: Box::new(skill("Reiten", "Riding")) },
    ]
}

fn attacks() -> Vec<Event> {
    let consequence = |free_tag| Event::ConsequenceTaken {
        actor: BORIS,
        id: AspectId(9),
        severity: Severity::Mild,
        track: Track::Health,
        text: words("Blaues Auge"),
        by: Some(ANNA),
        free_tag,
    };
    let marked = |track, number, rolled_up| Event::BoxMarked { actor: BORIS, track, number, rolled_up };
    vec![
        Event::Attacked { actor: BORIS },
        Event::Protected { actor: BORIS, by: THUGS, strength: 4 },
        Event::Blocked { actor: ANNA, by: BORIS, strength: 4 },
        Event::BlockOvercome { actor: ANNA, by: BORIS, shifts: 2 },
        Event::Missed { by: ANNA, on: BORIS, margin: 2 },
        Event::Missed { by: ANNA, on: BORIS, margin: 0 },
        Event::Hit { by: Some(ANNA), on: BORIS, shifts: 2, track: Track::Health },
        Event::Hit { by: None, on: BORIS, shifts: 1, track: Track::Composure },
        Event::Hit { by: Some(ANNA), on: THUGS, shifts: 3, track: Track::Health },
        marked(Track::Health, 3, false),
        marked(Track::Composure, 4, true),
        Event::MinionsHit { actor: THUGS, boxes: 1, out: 0 },
        Event::MinionsHit { actor: THUGS, boxes: 2, out: 1 },
        Event::MinionsHit { actor: THUGS, boxes: 6, out: 3 },
        Event::MinionsHit { actor: THUGS, boxes: 8, out: 4 },
        consequence(false),
        consequence(true),
    ]
}

fn losing() -> Vec<Event> {
    let refused =
        |by, reasonable| Event::ConcessionRefused { actor: BORIS, by, reasonable, paid: reasonable };
    vec![
        Event::CompanionLost {
            partner: ANNA,
            companion: 0,
            text: words("fällt ins Wasser"),
            by: Some(BORIS),
        },
        Event::TakenOut { actor: BORIS, by: Some(ANNA), manner: words("liegt bewusstlos am Boden") },
        Event::TakenOut { actor: THUGS, by: None, manner: Wording::NONE },
        Event::OutcomeContested { actor: BORIS, points: 1 },
        Event::OutcomeChanged { actor: BORIS, manner: words("flieht über das Dach") },
        Event::ConcessionOffered { actor: BORIS, terms: words("er lässt das Logbuch fallen") },
        Event::Conceded { actor: BORIS, terms: words("er lässt das Logbuch fallen") },
        refused(None, false),
        refused(None, true),
        refused(Some(ANNA), false),
        refused(Some(ANNA), true),
    ]
}

fn blocks() -> Vec<Event> {
    let made = |against, lasting, text: &str| Event::BlockMade {
        block: Block { by: ANNA, against, strength: 4, text: words(text), lasting, left: false },
    };
    let against = Against::Passage(DECK);
    let left = Block { by: ANNA, against, strength: 4, text: words("Fässer"), lasting: false, left: true };
    vec![
        made(Against::AttacksOn(BORIS), false, ""),
        made(Against::Deeds(ActionKind::Move.bit() | ActionKind::Shoot.bit()), true, "Sperrfeuer"),
        Event::BlockMade { block: left },
        Event::BlockLapsed { by: ANNA, against: Against::AttacksOn(BORIS) },
        Event::BlockLapsed { by: ANNA, against: Against::Deeds(63) },
        Event::BlockLapsed { by: ANNA, against: Against::Passage(DECK) },
        Event::SpinGained { by: BORIS },
        Event::SpinUsed { by: BORIS, on: ANNA, value: -1, how: words("lenkt sie ab") },
        Event::SpinLapsed { by: BORIS },
        Event::Overflowed { by: ANNA, shifts: 2 },
        Event::OverflowSpent { by: ANNA, shifts: 1, text: words("tritt die Lampe um") },
        Event::OverflowSpent { by: ANNA, shifts: 2, text: Wording::NONE },
        Event::Moved { actor: ANNA, to: DECK },
        Event::ThingMoved { by: ANNA, text: words("Das Fass rollt"), to: ZoneId(1) },
        Event::RanShort { actor: ANNA, have: 1, need: 3, granted: false },
        Event::RanShort { actor: ANNA, have: 0, need: 1, granted: true },
        Event::TooShort { by: ANNA, need: 4, have: 3 },
        Event::Disarmed { actor: BORIS, shifts: 3 },
        Event::Rearmed { actor: BORIS },
        Event::Loaded { actor: ANNA, weight: 2 },
        Event::Loaded { actor: ANNA, weight: 0 },
    ]
}

fn aspects() -> Vec<Event> {
    let placed = |text: &str, bearer, kind, hidden, free_tag| Event::AspectPlaced {
        id: AspectId(9),
        text: words(text),
        bearer,
        kind,
        hidden,
        free_tag,
    };
    let invoked = |aspect, free, reroll, gone: &str| Event::Invoked {
        actor: ANNA,
        aspect,
        bearer: state().bearer(aspect).unwrap_or(Bearer::Scene),
        free,
        reroll,
        gone: words(gone),
    };
    let sand = AspectRef::Play(SAND);
    vec![
        placed("Blendendes Licht", Bearer::Scene, AspectKind::Framed, false, None),
        placed("Umzingelt", Bearer::Actor(BORIS), AspectKind::Fragile, false, Some(ANNA)),
        placed("Öllache", Bearer::Zone(DECK), AspectKind::Sticky, true, None),
        Event::AspectRemoved { id: FOG, text: words("Dichter Nebel"), hidden: false },
        Event::AspectReworded { id: FOG, was: words("Nebel"), text: words("Dichter Nebel"), hidden: false },
        Event::AspectRevealed { id: TRAP, to: None },
        Event::AspectRevealed { id: TRAP, to: Some(Seat(1)) },
        Event::SecretRevealed { actor: ANNA, aspect: 1, to: None },
        Event::SecretRevealed { actor: ANNA, aspect: 1, to: Some(Seat(1)) },
        Event::TagPassed { id: SAND, to: BORIS },
        Event::AspectRefused { actor: BORIS, text: words("Umzingelt") },
        invoked(BLADE, false, false, ""),
        invoked(BLADE, false, true, ""),
        invoked(AspectRef::Play(FOG), false, false, ""),
        invoked(sand, true, false, "Sand im Auge"),
    ]
}

fn spending() -> Vec<Event> {
    let fog = AspectRef::Play(FOG);
    let swapped = |scene, lasting| Event::Swapped {
        swap: Swap { actor: ANNA, skill: ATHLETICS, agenda: None, scene },
        aspect: fog,
        lasting,
        gone: Wording::NONE,
    };
    let compelled = |accepted, points| Event::Compelled {
        actor: BORIS,
        aspect: AspectRef::Sheet(BORIS, 0),
        accepted,
        points,
        effect: words("er stürmt blind los"),
    };
    vec![
        Event::BonusBought { actor: ANNA },
        swapped(false, false),
        swapped(false, true),
        swapped(true, true),
        Event::SwapLapsed { actor: ANNA, skill: ATHLETICS },
        compelled(true, 2),
        compelled(false, 1),
        Event::Declared { actor: ANNA, text: words("hier liegt ein Seil"), aspect: None },
        Event::Declared { actor: ANNA, text: words("hier liegt ein Seil"), aspect: Some(BLADE) },
        Event::TaggedForEffect {
            actor: ANNA,
            aspect: fog,
            bearer: Bearer::Scene,
            free: false,
            text: words("niemand sieht sie gehen"),
            gone: Wording::NONE,
        },
        Event::FatePoints { actor: ANNA, points: 5, change: 2 },
        Event::FatePoints { actor: ANNA, points: 1, change: -1 },
    ]
}

fn groups() -> Vec<Event> {
    vec![
        Event::Attached { leader: BORIS, group: THUGS, spent: false },
        Event::Attached { leader: BORIS, group: THUGS, spent: true },
        Event::Detached { leader: BORIS, group: THUGS },
        Event::Regrouped { group: THUGS, members: 3, wounds: 0 },
        Event::Regrouped { group: THUGS, members: 0, wounds: 0 },
        Event::CutOff { partner: ANNA, companion: 0, paid: true },
        Event::CutOff { partner: ANNA, companion: 0, paid: false },
        Event::CompanionAway { partner: ANNA, companion: 0, away: true },
        Event::CompanionAway { partner: ANNA, companion: 0, away: false },
        Event::Recovered { actor: BORIS, id: SAND, text: words("Blaues Auge") },
        Event::Recovered { actor: BORIS, id: SAND, text: words("") },
        Event::SessionBegan { back_to_back: false },
        Event::SessionBegan { back_to_back: true },
    ]
}

fn game_master() -> Vec<Event> {
    let mut profile = Profile::sotc();
    profile.switches.gun_range = 3;
    profile.switches.grit = false;
    let mut set = Actor::new(Side(1), Seat::GM, DECK);
    set.fate = 4;
    let newcomer = Sheet { name: "Rita".into(), ..Sheet::default() };
    let mut events = vec![
        Event::Warned { rule: "sotc.scene.range-shoot".into() },
        Event::CalledOff { actor: ANNA, rule: "sotc.scene.range-shoot".into() },
        Event::Overruled { actor: ANNA, rule: "malmsturm.tag.must-know".into(), need: 0, paid: 0 },
        Event::Overruled { actor: ANNA, rule: "malmsturm.fate.no-debt".into(), need: 2, paid: 1 },
        Event::Unaffordable { actor: ANNA, need: 1, have: 0 },
        Event::PointsFull { actor: ANNA },
        Event::ActorSet { actor: BORIS, to: Box::new(set) },
        Event::ActorHidden { actor: BORIS },
        Event::ActorShown { actor: BORIS },
        Event::FrameSet { frame: Shared::new(frame()), ways: Vec::new() },
        Event::FrameSet {
            frame: Shared::new(frame()),
            ways: vec![
                Way { from: ZoneId(0), to: ZoneId(1), border: 3 },
                Way { from: ZoneId(1), to: ZoneId(0), border: 3 },
            ],
        },
        Event::ProfileSet { profile: Shared::new(Profile::sotc()) },
        Event::ProfileSet { profile: Shared::new(profile) },
        Event::ActorJoined {
            sheet: Box::new(newcomer),
            actor: Box::new(Actor::new(Side(0), Seat::GM, QUAY)),
        },
        Event::TurnSet { actor: Some(BORIS) },
        Event::TurnSet { actor: None },
    ];
    events.extend(judgements().into_iter().map(|judgement| Event::Judged { judgement, yes: true }));
    events.push(Event::Judged { judgement: Judgement::End, yes: false });
    events
}

/// One of each judgement.
pub(crate) fn judgements() -> Vec<Judgement> {
    let (actor, text) = (ANNA, words("mit einem Satz"));
    let sand = AspectRef::Play(SAND);
    vec![
        Judgement::Range { by: ANNA, on: BORIS, distance: 2 },
        Judgement::Skill { by: ANNA, skill: ATHLETICS },
        Judgement::Blocked { actor, by: BORIS },
        Judgement::TakesAction { actor, by: BORIS },
        Judgement::Consequence { actor, severity: Severity::Moderate, text: text.clone() },
        Judgement::Outcome { actor, manner: text.clone() },
        Judgement::Reasonable { actor, terms: text.clone() },
        Judgement::Sticky { actor, text: text.clone(), spin: false },
        Judgement::Sticky { actor, text: text.clone(), spin: true },
        Judgement::SceneChange { actor, text: text.clone(), paid: false },
        Judgement::SceneChange { actor, text: text.clone(), paid: true },
        Judgement::Removal { actor, id: SAND, paid: true },
        Judgement::Spin { by: ANNA, how: text.clone() },
        Judgement::Invocation { actor, aspect: sand },
        Judgement::Swap { actor, aspect: AspectRef::Play(FOG), skill: ATHLETICS },
        Judgement::Declaration { actor, text: text.clone() },
        Judgement::Compel { actor, aspect: BLADE, effect: text.clone() },
        Judgement::TagEffect { actor, aspect: sand, text: text.clone() },
        Judgement::Fragile { id: SAND },
        Judgement::FreeAction { actor, text: text.clone() },
        Judgement::End,
        Judgement::Recovery { actor, id: SAND },
        Judgement::ShiftUse { actor, text: text.clone() },
        Judgement::Walk { actor, border: 1 },
        Judgement::KeepUp { partner: actor, companion: 0 },
        Judgement::Effect { actor, text },
        Judgement::ChoiceOfSkill { actor, skill: ATHLETICS },
        Judgement::Combination { actor, skill: ATHLETICS, kind: Combine::Modifies },
        Judgement::Combination { actor, skill: ATHLETICS, kind: Combine::Complements },
        Judgement::Combination { actor, skill: ATHLETICS, kind: Combine::Restricts },
        Judgement::Longer { actor, step: 10, hidden: false },
    ]
}
