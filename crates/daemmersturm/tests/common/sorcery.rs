//! Random magic: resources, abilities of every pool, spells and channelling.

use schwung_daemmersturm::*;
use schwung_play::Random;

use super::{A, B, Scene};

fn below(random: &mut Random, n: u16) -> u16 {
    u16::try_from(random.below(u32::from(n))).unwrap_or(0)
}

fn one_in(random: &mut Random, n: u16) -> bool {
    below(random, n) == 0
}

fn small(random: &mut Random, n: u16) -> u8 {
    u8::try_from(below(random, n)).unwrap_or(0)
}

fn some<X: Copy>(random: &mut Random, list: &[X]) -> X {
    list[usize::from(below(random, u16::try_from(list.len()).unwrap_or(1)))]
}

const RESOURCES: [Resource; 4] = [Resource::Mana, Resource::Light, Resource::Shadow, Resource::Elements];
const ELEMENTS: [Element; 4] = [Element::Fire, Element::Water, Element::Earth, Element::Air];

/// Adds spells and abilities of every resource, and characters who know some of them.
pub fn lay_out(state: &mut State, random: &mut Random) {
    let example = super::example::example();
    let first = state.frame.library.abilities.len();
    state.frame.change(|it| {
        it.library.spells = example.spells;
        it.library.abilities.extend(RESOURCES.map(some_ability));
        it.library.abilities.extend(answers());
        let ward = Protection { magical: true, ..Protection::rescue(10) };
        it.library.protections.push(ward);
    });
    for who in state.ids().collect::<Vec<_>>() {
        if one_in(random, 2) {
            learn(state, random, who, first);
        }
    }
}

/// Number of abilities in [`answers`].
const ANSWERS: u16 = 5;

/// Abilities that answer an attack, repeat its roll, grant and demand protection, watch, and move.
fn answers() -> [Ability; ANSWERS as usize] {
    let parry = Effect::Modify { value: Value::MeleeDefence, by: 3, turns: 0 };
    let guard = Effect::Grant(super::RESCUE);
    [
        (When::AfterMiss, vec![Effect::Repeat]),
        (When::Attacked, vec![parry, Effect::CounterAttack, guard]),
        (When::BeforeAttack, vec![Effect::DemandProtection(super::RESCUE)]),
        (When::Free, vec![Effect::Watch, Effect::Move, Effect::MoveAfterAction, Effect::Negate]),
        (When::Damaged, vec![Effect::Grant(super::RESCUE), Effect::Reduce(2)]),
    ]
    .map(|(when, effects)| Ability {
        name: format!("{when:?}"),
        pool: Some(Pool::Action),
        cost: 1,
        when,
        effects,
        ..Ability::default()
    })
}

fn some_ability(resource: Resource) -> Ability {
    let element = (resource == Resource::Elements).then_some(Element::Fire);
    let (pool, cost, when) = (Some(Pool::Magic(resource)), 1, When::BeforeAttack);
    let effects = vec![Effect::AddDamage(Amount::of(1, 2))];
    Ability { name: format!("{resource:?}"), pool, cost, element, when, effects, ..Ability::default() }
}

/// Gives a character one or two resources with their abilities, and all spells.
fn learn(state: &mut State, random: &mut Random, who: ActorId, first: usize) {
    let resource = some(random, &RESOURCES);
    let mut resources = vec![resource];
    if one_in(random, 4) {
        resources.extend(RESOURCES.into_iter().filter(|&it| it != resource).take(1));
    }
    let points = small(random, 7);
    let ward =
        one_in(random, 3).then(|| u16::try_from(state.frame.library.protections.len() - 1).unwrap_or(0));
    let names: Vec<String> = state.frame.library.spells.iter().map(|it| it.name.clone()).collect();
    state.frame.change(|it| {
        let profile = &mut it.profiles[usize::from(who.0)];
        profile.abilities.extend(names.into_iter().map(|name| KnownAbility { name, entry: None }));
        for (n, it) in RESOURCES.iter().enumerate().filter(|it| resources.contains(it.1)) {
            let entry = u16::try_from(first + n).ok().map(AbilityId);
            profile.abilities.push(KnownAbility { name: format!("{it:?}"), entry });
        }
        let answer = first + RESOURCES.len() + usize::from(below(random, ANSWERS));
        let entry = u16::try_from(answer).ok().map(AbilityId);
        profile.abilities.push(KnownAbility { name: "Answer".to_owned(), entry });
        profile.protections.extend(ward.map(ProtectionId));
        (profile.resources, profile.magic_points, profile.gifted) = (resources, points, true);
    });
    state.actors[usize::from(who.0)].resource = Some(resource);
}

/// Sets marks of earlier actions on magically gifted characters.
pub fn stir(state: &mut State, random: &mut Random) {
    let spells = u16::try_from(state.frame.library.spells.len()).unwrap_or(1);
    for who in state.ids().collect::<Vec<_>>() {
        let Some(resource) = state.profile(who).resources.first().copied() else { continue };
        let points = state.profile(who).magic_points;
        let left = small(random, u16::from(points) + 1);
        let (called, armed) = (one_in(random, 2), small(random, 5));
        let element = (some(random, &ELEMENTS), small(random, 4));
        let actor = &mut state.actors[usize::from(who.0)];
        (actor.resource, actor.magic_points, actor.action_points) = (Some(resource), left, armed);
        actor.mana_empty = resource == Resource::Mana && left < points && left == 0;
        actor.round.element = called.then_some(element);
        if one_in(random, 2) {
            let (spell, needed) = (SpellId(below(random, spells)), 1 + small(random, 2));
            let turns = 1 + small(random, u16::from(needed));
            let aim = Aim { at: if one_in(random, 2) { vec![who] } else { Vec::new() }, place: None };
            state.channels.push(Channel { by: who, spell, turns, needed, aim });
        }
    }
}

/// A random command, allowed or not.
pub fn some_magic(state: &State, random: &mut Random, by: ActorId, on: ActorId) -> Command {
    let spells = u16::try_from(state.frame.library.spells.len()).unwrap_or(1).max(1);
    let plan = Plan {
        distance: one_in(random, 4).then(|| Length::metres(below(random, 60))),
        bonus: i8::from(one_in(random, 5)),
        ..Plan::default()
    };
    Command::Magic(match below(random, 9) {
        0 => MagicCommand::BreakOff { by },
        1 => MagicCommand::CallElement { by, element: some(random, &ELEMENTS) },
        2..=4 => MagicCommand::Complete { by, aim: some_aim(state, random, on), plan },
        _ => MagicCommand::Cast(Cast {
            by,
            spell: SpellId(below(random, spells)),
            text: Wording::NONE,
            aim: some_aim(state, random, on),
            plan,
        }),
    })
}

fn some_aim(state: &State, random: &mut Random, on: ActorId) -> Aim {
    let more = if one_in(random, 2) { state.ids().filter(|&it| it != on).collect() } else { Vec::new() };
    Aim { at: std::iter::once(on).chain(more).collect(), place: None }
}

/// Abilities that a character could announce with an attack.
pub fn announced(state: &State, random: &mut Random, by: ActorId) -> Vec<AbilityId> {
    let library = &state.frame.library;
    let before = |it: &AbilityId| library.ability(*it).is_some_and(|it| it.when == When::BeforeAttack);
    let known = state.profile(by).abilities.iter().filter_map(|it| it.entry).filter(before);
    if one_in(random, 2) { known.collect() } else { Vec::new() }
}

/// A spell with short ranges, with or without W roll and hit roll, at a channelling target; or the demand of shadow
/// magic.
pub fn small_magic(random: &mut Random) -> (State, Command) {
    // The property tests add up probabilities whose denominators must divide each other, which rules out some
    // combinations.
    let (channels, w) = (one_in(random, 2), one_in(random, 2).then_some(12));
    let spell = Spell {
        name: "Spell".to_owned(),
        channel: 0,
        w,
        critical: if channels { NumberSet::NONE } else { NumberSet::TWENTY },
        fumble: if channels || w.is_some() { NumberSet::NONE } else { NumberSet::ONE },
        hit_roll: one_in(random, 2),
        resource: one_in(random, 2).then_some(Resource::Light),
        cost: 1,
        damage: Some(Amount::of(1, 2)),
        effects: vec![Effect::Modify { value: Value::MeleeAttack, by: -1, turns: 2 }],
        ..Spell::default()
    };
    let known = KnownAbility { name: "Spell".to_owned(), entry: None };
    let (points, burdened) = (small(random, 3), one_in(random, 2));
    let mut it = Scene::fight()
        .library(|it| it.spells.push(spell))
        .profile(A, |it| {
            it.abilities.push(known);
            it.armour_class = if burdened { ArmourClass::Heavy } else { ArmourClass::None };
        })
        .actor(A, |it| (it.resource, it.magic_points, it.action_points) = (Some(Resource::Light), 2, points))
        .actor(B, |it| it.normal = Some(true));
    if channels {
        let channel = Channel { by: B, spell: SpellId(0), turns: 1, needed: 1, aim: Aim::default() };
        it = it.set(Fact::Scene(SceneFact::Channel(channel)));
    }
    if one_in(random, 4) {
        it = it.near(B, super::C);
    }
    if one_in(random, 4) {
        it = it.actor(A, |it| (it.turn.due, it.turn.dealt) = (6, 2));
        it.state.frame.change(|it| {
            it.library.protections.push(Protection { magical: true, ..Protection::rescue(10) });
            it.profiles[0].protections = vec![ProtectionId(4)];
        });
        return (it.state, Command::Turn(TurnCommand::EndTurn { by: A }));
    }
    let (aim, plan) = (Aim { at: vec![B], place: None }, Plan::default());
    let cast = Cast { by: A, spell: SpellId(0), text: Wording::NONE, aim, plan };
    (it.state, Command::Magic(MagicCommand::Cast(cast)))
}
