//! Examples of all events.

use schwung_daemmersturm::{
    client::{ClientLine, Kept, LineFault, TrayId, Why},
    *,
};

use super::{facts, questions, samples::*};

pub(crate) fn all_turns(by: ActorId, on: ActorId) -> Vec<TurnEvent> {
    let moved = |length, charge| TurnEvent::Moved { who: by, length, whole: true, charge };
    let engaged = |mutual, at| TurnEvent::Engaged { by, on, mutual, at };
    vec![
        TurnEvent::SectionOpened,
        TurnEvent::SectionClosed,
        TurnEvent::CombatBegan { order: vec![by, on], lives: vec![(by, 20), (on, 23)], unloaded: vec![BOW] },
        TurnEvent::CombatBegan { order: vec![on], lives: Vec::new(), unloaded: Vec::new() },
        // Many participants, one of whom does not start as in its profile.
        TurnEvent::CombatBegan {
            order: [by, on].repeat(5),
            lives: vec![(by, 12), (on, 23)],
            unloaded: vec![BOW; 9],
        },
        TurnEvent::CombatEnded,
        TurnEvent::OrderSet { order: vec![on, by] },
        TurnEvent::Placed { who: on },
        TurnEvent::TurnBegan { who: by },
        TurnEvent::TurnResumed { who: by },
        TurnEvent::TurnEnded { who: by },
        TurnEvent::TurnLost { who: by },
        TurnEvent::RoundBegan { round: 3 },
        moved(Length(0), false),
        moved(Length(45), false),
        moved(Length(0), true),
        moved(Length::metres(9), true),
        TurnEvent::ActionSpent { who: by },
        engaged(true, None),
        engaged(false, None),
        engaged(true, Some(Direction::Nw)),
        TurnEvent::Disengaged { a: by, b: None },
        TurnEvent::Disengaged { a: by, b: Some(on) },
        TurnEvent::DistancesLapsed { who: by },
        TurnEvent::MoveGranted { who: by, late: false },
        TurnEvent::MoveGranted { who: by, late: true },
        TurnEvent::Stood { who: by, area: FIRE, there: true },
        TurnEvent::Stood { who: by, area: PLACE, there: false },
    ]
}

pub(crate) fn all_purposes() -> Vec<Purpose> {
    use Purpose::*;
    vec![
        Attack,
        W,
        Perception,
        Camouflage,
        Climb(1),
        Climb(3),
        Shield,
        Cover,
        SeekCover,
        Rescue,
        Poison,
        Armour,
        Critical,
        CriticalExtra,
        CriticalHealing,
        Exhaustion,
        Escalation,
        Interruption,
        SideEffect,
        Light,
        Element,
        Targets,
        Damage,
        BackDamage,
        Tick,
        Healing,
    ]
}

pub(crate) fn rolled(who: ActorId, purpose: Purpose, bonus: i16) -> RollEvent {
    RollEvent::Rolled { who, purpose, span: Span::D20, natural: 12, bonus, extra: Extra::default() }
}

pub(crate) fn all_rolls(by: ActorId) -> Vec<RollEvent> {
    let mut all: Vec<RollEvent> = all_purposes().into_iter().map(|it| rolled(by, it, 4)).collect();
    all.push(RollEvent::Called { who: by, purpose: Purpose::Attack, span: Span::D20 });
    all.push(rolled(by, Purpose::Attack, 0));
    all.push(rolled(by, Purpose::Attack, -2));
    all.push(RollEvent::Rolled {
        who: by,
        purpose: Purpose::Damage,
        span: Span::of(5, 15),
        natural: 7,
        bonus: 0,
        extra: Extra { leader: 2, ..Extra::default() },
    });
    all
}

pub(crate) const SHELTERS: [Shelter; 6] = [
    Shelter::Seek,
    Shelter::Cover,
    Shelter::Shield,
    Shelter::Armour,
    Shelter::Other(BLESSING),
    Shelter::Ability,
];

pub(crate) fn resolved(by: ActorId, on: ActorId, outcome: Outcome, back: bool) -> AttackEvent {
    AttackEvent::Resolved {
        by,
        on,
        natural: 12,
        total: 16,
        defence: 13,
        outcome,
        back,
        extra: Extra::default(),
        guard: 0,
    }
}

pub(crate) fn all_attacks(by: ActorId, on: ActorId) -> Vec<AttackEvent> {
    let began = |kind, how, item, exposed| AttackEvent::Began { by, on, kind, how, item, exposed };
    let mut all = vec![
        began(AttackKind::Melee, How::Action, Some(SWORD), false),
        began(AttackKind::Ranged, How::Action, Some(BOW), true),
        began(AttackKind::Spell, How::Other, None, true),
        AttackEvent::Faced { who: by, facing: Facing::To(Direction::Se), at: None },
        AttackEvent::Faced { who: by, facing: Facing::Toward(on), at: None },
        AttackEvent::Faced { who: by, facing: Facing::Toward(on), at: Some(Direction::N) },
        AttackEvent::Faced { who: by, facing: Facing::Guard(on), at: None },
        AttackEvent::Faced { who: by, facing: Facing::Unset, at: None },
        AttackEvent::ShieldFaced { who: by, facing: Facing::Toward(on), at: None },
        AttackEvent::NoFurther { by },
        AttackEvent::Repeated { by, right: Right::Back },
        AttackEvent::Repeated { by, right: Right::Coup },
        AttackEvent::Repeated { by, right: Right::Ability },
        resolved(by, on, Outcome::Hit, true),
        AttackEvent::Struck { by },
        AttackEvent::Fired { item: BOW, reload: 1 },
        AttackEvent::Fired { item: BOW, reload: 2 },
        AttackEvent::Broke { item: BOW, reload: 1 },
        AttackEvent::FriendlyFire { by, on },
        AttackEvent::FriendlyFireDropped { by },
        AttackEvent::FreeMove { who: by },
        AttackEvent::ReflexUsed { by },
        AttackEvent::StaysOut { who: by },
        AttackEvent::SteppedIn { who: by, of: on },
        AttackEvent::Recoiled { by, hurts: true },
        AttackEvent::Recoiled { by, hurts: false },
        AttackEvent::Demanded { on: by, with: Shelter::Shield, demand: BLESSING },
        AttackEvent::Watches { who: by, on: true },
        AttackEvent::Watches { who: by, on: false },
    ];
    for how in [How::Extra, How::Secondary, How::Reflex, How::Overrun, How::Counter] {
        all.push(began(AttackKind::Melee, how, Some(SWORD), false));
    }
    for outcome in [Outcome::Miss, Outcome::Hit, Outcome::Critical, Outcome::Fumble, Outcome::Both] {
        all.push(resolved(by, on, outcome, false));
    }
    for with in SHELTERS {
        all.push(AttackEvent::Saved { on: by, by: on, with });
        all.push(AttackEvent::Unsaved { on: by, with });
    }
    all.extend((1..=6).map(|row| AttackEvent::Critical { on: by, row }));
    for kind in [AttackKind::Melee, AttackKind::Ranged, AttackKind::Spell, AttackKind::Explosion] {
        all.push(AttackEvent::Fumbled { by, kind });
    }
    all
}

pub(crate) fn all_harms(by: ActorId, on: ActorId) -> Vec<HarmEvent> {
    use Cause::*;
    let tried = Tried::default();
    let (kind, back, from) = (AttackKind::Melee, false, None);
    let hurt = |cause| HarmEvent::Hurt { on: by, by: Some(on), amount: 3, cause };
    let mut all = vec![
        HarmEvent::HitBegan {
            by: on,
            on: by,
            kind,
            back,
            from,
            shields: true,
            item: None,
            demand: None,
            damage: 7,
            tried,
        },
        HarmEvent::HitOver { on: by },
        HarmEvent::Reduced { on: by, by: 2 },
        HarmEvent::Hurt { on: by, by: None, amount: 0, cause: Hit },
        HarmEvent::Healed { on: by, amount: 6, lost: 0, revives: false },
        HarmEvent::Healed { on: by, amount: 6, lost: 2, revives: true },
        HarmEvent::Unhealed { on: by, down: false },
        HarmEvent::Unhealed { on: by, down: true },
        HarmEvent::Damage {
            by,
            on,
            made: Made { rolled: 4, plus: 1, back: 3, row: 2, critical: 8, changed: -1 },
        },
        HarmEvent::WentDown { who: by },
        HarmEvent::Died { who: by },
        HarmEvent::StoodFirm { who: by },
        HarmEvent::SoughtCover { who: by },
        HarmEvent::CoverSought { who: by },
        HarmEvent::HitUndone { on: by },
        HarmEvent::HitStands { on: by },
        HarmEvent::TriedBelated { on: by, tried },
        HarmEvent::HealedBetween { on: by, amount: 4 },
    ];
    all.extend([Hit, Tick, Poison, SideEffect, Shadow, Fall, Other].map(hurt));
    all
}

pub(crate) fn all_areas(by: ActorId, on: ActorId) -> Vec<AreaEvent> {
    let ground = ground(AreaId(9), Amount::of(3, 5), 3);
    let tested =
        |works| AreaEvent::Tested { by, natural: 12, total: 15, need: 14, works, extra: Extra::default() };
    vec![
        AreaEvent::Began { by, kind: AttackKind::Explosion, item: Some(CANNON), exposed: false },
        AreaEvent::Began { by, kind: AttackKind::Spell, item: None, exposed: true },
        tested(true),
        tested(false),
        AreaEvent::Caught { by, limit: 2, who: vec![on, by] },
        AreaEvent::Caught { by, limit: 1, who: Vec::new() },
        AreaEvent::BlewUp { by, item: CANNON, harms: true },
        AreaEvent::BlewUp { by, item: CANNON, harms: false },
        AreaEvent::TooClose { who: vec![by] },
        AreaEvent::GroundLaid { area: ground, standing: vec![by, on] },
        AreaEvent::GroundLaid { area: ground, standing: Vec::new() },
        AreaEvent::GroundPassed { id: FIRE, by: None },
        AreaEvent::GroundPassed { id: AreaId(8), by: Some(by) },
        AreaEvent::WoundBegan { wound: wound(by), stacks: false },
        AreaEvent::WoundBegan { wound: wound(by), stacks: true },
        AreaEvent::WoundPassed { id: EffectId(1) },
        AreaEvent::WoundPassed { id: EffectId(77) },
        AreaEvent::Swarmed { who: vec![by, on], swarm: SwarmId(1) },
        AreaEvent::Swarmed { who: vec![by, on], swarm: SwarmId(0) },
        AreaEvent::SwarmAttacked { by },
        AreaEvent::Joined { by, with: vec![on], group: GROUP },
        AreaEvent::NotJoined { by, group: GROUP },
    ]
}

pub(crate) fn all_substances(by: ActorId, on: ActorId) -> Vec<SubstanceEvent> {
    let taken = |who| SubstanceEvent::Taken { who, by, substance: HEALING, counts: true };
    let mut all = vec![
        taken(by),
        taken(on),
        SubstanceEvent::TurnPassed { who: by },
        SubstanceEvent::Worked { on: by, substance: VENOM },
        SubstanceEvent::Failed { on: by, substance: VENOM },
    ];
    all.extend((1..=5).map(|number| SubstanceEvent::SideEffect { who: by, number }));
    all
}

pub(crate) fn all_gears(by: ActorId, on: ActorId) -> Vec<GearEvent> {
    let item = |holder| Item { id: ItemId(7), label: words("Laterne"), holder, ..fight().items[2].clone() };
    let mut all = vec![
        GearEvent::ItemAdded { item: item(None) },
        GearEvent::ItemAdded { item: item(Some(by)) },
        GearEvent::ItemGone { item: SWORD },
        GearEvent::Drawn { by, item: SWORD, count: DrawCount::Hand },
        GearEvent::Drawn { by, item: SWORD, count: DrawCount::Short },
        GearEvent::Drawn { by, item: SWORD, count: DrawCount::Free },
        GearEvent::PutAway { by, item: SWORD, count: DrawCount::Hand },
        GearEvent::Dropped { by, item: SWORD },
        GearEvent::Passed { item: CANNON, to: Some(by) },
        GearEvent::Passed { item: CANNON, to: None },
        GearEvent::TransferSpent { who: by },
        GearEvent::LoadStep { by, item: SWORD },
        GearEvent::LoadStep { by, item: BOW },
        GearEvent::Treated { by, item: BOW },
        GearEvent::Used { by, item: SWORD },
        GearEvent::Poisoned { item: SWORD, poison: Some(VENOM) },
        GearEvent::Poisoned { item: SWORD, poison: None },
    ];
    all.extend(all_substances(by, on).into_iter().map(GearEvent::Substance));
    all
}

pub(crate) const RESOURCES: [Resource; 4] =
    [Resource::Mana, Resource::Light, Resource::Shadow, Resource::Elements];

pub(crate) fn all_magics(by: ActorId, on: ActorId) -> Vec<MagicEvent> {
    let spell = SPELL;
    let modified = |change, until| MagicEvent::Modified { modifier: modifier(by, change, until) };
    let light = |unburdened| Some(LightTest { natural: 5, limit: 3, missing: 2, unburdened });
    let announced = |text: &str, turns| MagicEvent::Announced { by, spell, text: words(text), turns };
    let mut all = vec![
        MagicEvent::Spent { who: by, pool: Pool::Action, cost: 1 },
        MagicEvent::Spent { who: by, pool: Pool::Focus, cost: 2 },
        MagicEvent::Used { by, ability: ABILITY, on: None },
        MagicEvent::Used { by, ability: ABILITY, on: Some(on) },
        modified(Change::Add(-2), Until::Turns(1)),
        modified(Change::Add(2), Until::Round),
        modified(Change::Set(9), Until::Combat),
        modified(Change::Add(1), Until::Section),
        modified(Change::Add(1), Until::Lifted),
        MagicEvent::ModifierEnded { id: EffectId(2) },
        announced("Funken tanzen", 0),
        announced("", 2),
        MagicEvent::Channelled { by, spell, turns: 1, needed: 2, aim: Aim::default() },
        MagicEvent::KeptOn { by },
        MagicEvent::Completed { by, spell },
        MagicEvent::LightFailed { who: by, ability: None, test: None },
        MagicEvent::LightFailed { who: by, ability: None, test: light(false) },
        MagicEvent::LightFailed { who: by, ability: Some(ABILITY), test: light(true) },
        MagicEvent::ElementCalled { who: by, element: Element::Earth, points: 1 },
        MagicEvent::Backlash { who: by, due: 8, dealt: 5 },
    ];
    for why in [ChannelEnd::BrokenOff, ChannelEnd::Interrupted, ChannelEnd::Lapsed] {
        all.push(MagicEvent::ChannelEnded { by, spell, why });
    }
    for outcome in [Outcome::Miss, Outcome::Hit, Outcome::Critical, Outcome::Fumble, Outcome::Both] {
        all.push(MagicEvent::WTested {
            by,
            spell,
            natural: 12,
            total: 15,
            need: 14,
            outcome,
            extra: Extra::default(),
        });
    }
    for resource in RESOURCES {
        all.push(MagicEvent::Spent { who: by, pool: Pool::Magic(resource), cost: 1 });
        all.push(MagicEvent::ResourceChosen { who: by, resource });
    }
    all
}

pub(crate) fn all_clients() -> Vec<ClientEvent> {
    let line =
        || ClientLine { name: "Mirelle".into(), realm: None, stamp: None, number: 15, low: 1, high: 20 };
    let kept = |why| Kept { id: TrayId(1), line: line(), by: ANNA.0, why, follows: false };
    let pasted = |fitted, kept, known, faults| ClientEvent::Pasted { by: ANNA, fitted, kept, known, faults };
    let assigned = |confirmed, reason: &str| {
        let reason = Wording::new(reason);
        ClientEvent::Assigned { by: BEN, id: TrayId(1), line: line(), confirmed, reason }
    };
    vec![
        pasted(vec![line()], vec![kept(Why::NotWaited)], 1, vec![LineFault::NoName]),
        pasted(vec![line()], vec![Kept { follows: true, ..kept(Why::NotWaited) }], 0, Vec::new()),
        pasted(Vec::new(), Vec::new(), 2, Vec::new()),
        ClientEvent::Offered { kept: kept(Why::Unconfirmed) },
        assigned(true, ""),
        assigned(false, ""),
        assigned(false, "another weapon"),
        ClientEvent::Discarded { by: ANNA, id: TrayId(1) },
    ]
}

pub(crate) fn all_obstacles(on: ActorId) -> Vec<Obstacle> {
    use Obstacle::*;
    vec![Simple, Aid, Tree, Jump, Building, HardFacade, Rock, Creature(on)]
}

pub(crate) fn all_climbs(by: ActorId, on: ActorId) -> Vec<ClimbEvent> {
    let terms = ClimbTerms::default();
    let (who, obstacle) = (by, Obstacle::Rock);
    let aid = |aid, cancelled| ClimbEvent::UsedAid { who, aid, part: 2, cancelled };
    let mut all = vec![
        ClimbEvent::LostPart { who, part: 1 },
        aid(Aid::Rope, false),
        aid(Aid::Gear, true),
        ClimbEvent::Climbed { who, obstacle, left: Length(0), terms },
        ClimbEvent::Climbed { who, obstacle, left: Length(35), terms },
        ClimbEvent::HeldOn { who },
        ClimbEvent::Fell { who },
        ClimbEvent::Pinned { who, on },
        ClimbEvent::NotPinned { who },
    ];
    all.extend(all_obstacles(on).into_iter().map(|obstacle| ClimbEvent::Began { who, obstacle }));
    all
}

pub(crate) fn all_sights(by: ActorId, on: ActorId) -> Vec<SightEvent> {
    let searched = |toward, result: i16, secret| SightEvent::Searched {
        by,
        toward,
        result,
        grade: Grade::of(result),
        secret,
    };
    let hid = |last| SightEvent::Hid { observer: on, entity: by, last };
    vec![
        searched(None, 9, false),
        searched(None, 13, false),
        searched(Some(Direction::Sw), 16, false),
        searched(None, 19, false),
        searched(None, 15, true),
        SightEvent::Camouflaged { by, result: 13, trace: Grade::Weak },
        hid(None),
        hid(Some(PLACE)),
        SightEvent::Noticed { observer: by, entity: on, target: true },
        SightEvent::Noticed { observer: by, entity: on, target: false },
        SightEvent::Guessed { by, at: PLACE },
        SightEvent::Found { observer: by, entity: on },
    ]
}

pub(crate) fn all_carries(by: ActorId, on: ActorId) -> Vec<CarryEvent> {
    let (body, thing) = (Burden::Body(on), Burden::Thing(CANNON));
    vec![
        CarryEvent::Lifted { by: vec![by], what: body, size: Size::Smaller },
        CarryEvent::Lifted { by: vec![by, TULUK], what: thing, size: Size::Similar },
        CarryEvent::TooBig { by, what: thing },
        CarryEvent::Declined { who: by },
        CarryEvent::Pledged { who: by },
        CarryEvent::MovePledged { who: by },
        CarryEvent::LetGo { who: by, what: Burden::Body(on) },
        CarryEvent::Carried { by, what: body, length: Length(0) },
        CarryEvent::Carried { by, what: body, length: Length::metres(6) },
        CarryEvent::SetDown { what: body },
        CarryEvent::SetDown { what: thing },
    ]
}

pub(crate) fn all_scenes(by: ActorId, on: ActorId) -> Vec<SceneEvent> {
    let left_open = |by, on, effect| {
        let source = Source::PlotLeader;
        SceneEvent::LeftOpen(Box::new(LeftOpen { by, on, source, effect }))
    };
    let noted = |by, to| SceneEvent::Noted { by, to, text: words("Hinter dem Tor knurrt es") };
    let weapon = Box::new(Weapon { name: "Sense".into(), ..Weapon::default() });
    let mut all = vec![
        noted(None, None),
        noted(Some(by), None),
        noted(None, Some(by)),
        SceneEvent::WeaponLearned { weapon },
        left_open(by, by, Effect::Negate),
        left_open(by, on, Effect::CounterAttack),
        SceneEvent::Told { by, text: words("Zurück!") },
    ];
    all.extend(all_clients().into_iter().map(SceneEvent::Client));
    all.extend(all_climbs(by, on).into_iter().map(SceneEvent::Climb));
    all.extend(all_sights(by, on).into_iter().map(SceneEvent::Sight));
    all.extend(all_carries(by, on).into_iter().map(SceneEvent::Carry));
    all
}

/// Events in which `by` acts on `on`, or that concern only one of them.
pub(crate) fn all(by: ActorId, on: ActorId) -> Vec<Event> {
    let mut all: Vec<Event> = Vec::new();
    all.extend(all_turns(by, on).into_iter().map(Event::Turn));
    all.extend(all_rolls(by).into_iter().map(Event::Roll));
    all.extend(all_attacks(by, on).into_iter().map(Event::Attack));
    all.extend(all_harms(by, on).into_iter().map(Event::Harm));
    all.extend(all_areas(by, on).into_iter().map(Event::Area));
    all.extend(all_gears(by, on).into_iter().map(Event::Gear));
    all.extend(all_magics(by, on).into_iter().map(Event::Magic));
    all.extend(all_scenes(by, on).into_iter().map(Event::Scene));
    all.push(Event::Judged { judgement: Judgement::Dead { who: by }, yes: false });
    let judged = questions::all_judgements(by, on).into_iter();
    all.extend(judged.map(|judgement| Event::Judged { judgement, yes: true }));
    let set = facts::all(by, on).into_iter();
    all.extend(set.map(|fact| Event::Set { fact: Box::new(fact), reason: Wording::NONE }));
    let fact = facts::all(by, on).remove(0);
    all.push(Event::Set { fact: Box::new(fact), reason: words("verzählt") });
    all.push(Event::Overruled { reason: Wording::NONE });
    all.push(Event::Overruled { reason: words("weil es passt") });
    all
}
