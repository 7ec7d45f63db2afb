//! Focus points, mana, light, shadow and elements.

use crate::common::*;
use crate::magic::{bolt, cast, complete, mage, magic};
use schwung_daemmersturm::*;

/// Ids after [`PURSUE`] in the library.
const FIRST: AbilityId = AbilityId(1);
const SECOND: AbilityId = AbilityId(2);
const THIRD: AbilityId = AbilityId(3);

fn ability(pool: Option<Pool>, cost: u8, when: When) -> Ability {
    Ability {
        name: format!("A{cost}"),
        pool,
        cost,
        when,
        effects: vec![Effect::Note(Wording::new("x"))],
        ..Ability::default()
    }
}

/// An ability beside the action, so that several can be used in a turn.
fn free(pool: Pool, cost: u8) -> Ability {
    ability(Some(pool), cost, When::Free)
}

/// A has the turn, these abilities and `points` of this resource. A and B are in melee with swords (items 1 and 2).
fn gifted(resource: Resource, points: u8, abilities: Vec<Ability>) -> Scene {
    let known = (1u16..)
        .zip(&abilities)
        .map(|(n, it)| KnownAbility { name: it.name.clone(), entry: Some(AbilityId(n)) });
    let known: Vec<KnownAbility> = known.collect();
    Scene::melee()
        .library(move |it| it.abilities.extend(abilities))
        .profile(A, move |it| {
            it.abilities = known;
            (it.resources, it.magic_points, it.gifted) = (vec![resource], points, true);
        })
        .actor(A, |it| (it.resource, it.magic_points) = (Some(resource), points))
}

fn use_it(ability: AbilityId) -> Command {
    magic(MagicCommand::Use { by: A, ability, on: None })
}

fn call(element: Element) -> Command {
    magic(MagicCommand::CallElement { by: A, element })
}

fn points(scene: &Scene) -> u8 {
    scene.state.actor(A).magic_points
}

fn begin(order: &[ActorId]) -> Command {
    turn(TurnCommand::BeginCombat(BeginCombat { order: order.to_vec(), preset: Preset::Listed }))
}

const MANA: Pool = Pool::Magic(Resource::Mana);
const LIGHT: Pool = Pool::Magic(Resource::Light);
const SHADOW: Pool = Pool::Magic(Resource::Shadow);
const ELEMENTS: Pool = Pool::Magic(Resource::Elements);

//% daemmersturm.focus.like-ap
//% daemmersturm.focus.abilities
#[test]
fn focus_points_are_spent_like_action_points() {
    let shot = || vec![free(Pool::Focus, 1), free(Pool::Action, 1)];
    let mut scene =
        gifted(Resource::Mana, 0, shot()).actor(A, |it| (it.focus_points, it.action_points) = (4, 4));
    scene.run(&use_it(FIRST), &[]);
    assert_eq!((scene.state.actor(A).focus_points, scene.state.actor(A).action_points), (3, 4));
    // FA does not matter.
    let line = "Mira: (N=20+0|11, F=20+5|14, Z=20-5|9) LP 15, Besondere Fähigkeiten: Zielen";
    let reading = profile_line::read(line, &|_| None).expect("a profile");
    assert_eq!(reading.profile.points.focus, 0);
    let scene = gifted(Resource::Mana, 0, shot()).profile(A, |it| it.ranged.attack = 5);
    assert_eq!(scene.refused(&use_it(FIRST)), Bar::NoPoints);
}

/// If announced together, each pool is checked separately.
//% daemmersturm.focus.like-ap
//% daemmersturm.ap.spend
#[test]
fn pools_do_not_mix() {
    let before = |pool| ability(Some(pool), 2, When::BeforeAttack);
    let scene = gifted(Resource::Mana, 2, vec![before(MANA), before(Pool::Focus), before(Pool::Action)]);
    let mut scene = scene.actor(A, |it| (it.focus_points, it.action_points) = (2, 2));
    let strike = strike(Strike { abilities: vec![FIRST, SECOND, THIRD], ..blow(A, B, 1) });
    scene.run(&strike, &[3]);
    let actor = scene.state.actor(A);
    assert_eq!((actor.magic_points, actor.focus_points, actor.action_points), (0, 0, 0));
}

//% daemmersturm.resource.kinds
//% daemmersturm.resource.abilities
//% daemmersturm.resource.only-one
#[test]
fn each_resource_pays_for_its_own_abilities() {
    let all = [Resource::Mana, Resource::Light, Resource::Shadow, Resource::Elements];
    for (n, resource) in all.into_iter().enumerate() {
        let abilities = all.into_iter().map(|it| free(Pool::Magic(it), 2)).collect();
        let mut scene = gifted(resource, 5, abilities).profile(A, |it| it.magic.attack = 3);
        if resource == Resource::Elements {
            scene.run(&call(Element::Fire), &[5]);
        }
        for other in 0..4u16 {
            let command = use_it(AbilityId(1 + other));
            if usize::from(other) == n {
                scene.run(&command, if resource == Resource::Light { &[3] } else { &[] });
            } else {
                assert_eq!(scene.refused(&command), Bar::OtherResource);
            }
        }
        let left = if matches!(resource, Resource::Mana | Resource::Light) { 3 } else { 5 };
        assert_eq!(points(&scene), left, "{resource:?}");
    }
}

//% daemmersturm.resource.free-magic
#[test]
fn magic_of_no_pool_costs_nothing() {
    let mut scene = gifted(Resource::Mana, 0, vec![ability(None, 0, When::Action)]);
    scene.run(&use_it(FIRST), &[]);
    assert_eq!((scene.state.notes.len(), points(&scene)), (1, 0));
    for resource in [Resource::Light, Resource::Shadow, Resource::Elements] {
        let mut scene = gifted(resource, 0, vec![ability(None, 0, When::Action)]);
        scene.run(&use_it(FIRST), &[]).end_turn(&[]);
        assert_eq!(scene.life(A), 20);
    }
    let mut scene = mage(bolt(0)).actor(A, |it| it.magic_points = 0);
    scene.run(&cast(Some(B)), &[3]);
}

//% daemmersturm.resource.choice
//% daemmersturm.resource.only-one
#[test]
fn those_who_could_use_several_choose_before_each_combat() {
    let scene = || {
        let both = vec![Resource::Mana, Resource::Light];
        let scene = Scene::new().profile(A, |it| (it.resources, it.magic_points) = (both, 5));
        scene.actor(A, |it| (it.resource, it.magic_points) = (Some(Resource::Mana), 5))
    };
    let mut it = scene().answering(Answer::Resource(Resource::Light));
    it.run(&begin(&[A, B]), &[]);
    assert!(matches!(&it.asked[0], Question::ChooseResource(it) if it.who == A && it.among.len() == 2));
    assert_eq!(it.state.actor(A).resource, Some(Resource::Light));
    // Spent points stay spent, regardless of the resource that they are used for.
    it.state.actors[0].magic_points = 2;
    it.run(&turn(TurnCommand::EndCombat), &[]);
    it.answer(Answer::Resource(Resource::Mana)).run(&begin(&[A, B]), &[]);
    assert_eq!((it.state.actor(A).resource, points(&it)), (Some(Resource::Mana), 2));
    let mut it = scene().house(|it| it.ask_resource = Prompt::Automatic);
    it.run(&begin(&[A, B]), &[]);
    assert_eq!((it.asked.len(), it.state.actor(A).resource), (0, Some(Resource::Mana)));
}

//% daemmersturm.resource.base
//% daemmersturm.resource.per-section
//% daemmersturm.resource.table
#[test]
fn points_are_for_a_section_and_by_the_base_value() {
    assert_eq!([-1, 2, 5, 3].map(magic_points_of), [0, 4, 8, 5]);
    let nausea = Ailments { nausea: 4, ..Ailments::default() };
    let mut scene = gifted(Resource::Mana, 5, vec![free(MANA, 3)]).profile(A, |it| it.magic.attack = 3);
    scene = scene.actor(A, |it| it.ailments = nausea);
    assert_eq!((points(&scene), scene.state.attack_value(A, Skill::Magic)), (5, -2));
    scene.run(&use_it(FIRST), &[]).run(&turn(TurnCommand::EndCombat), &[]);
    scene.run(&begin(&[A, B]), &[]);
    assert_eq!(points(&scene), 2);
    scene.run(&turn(TurnCommand::EndCombat), &[]).run(&turn(TurnCommand::CloseSection), &[]);
    scene.run(&turn(TurnCommand::OpenSection), &[]);
    assert_eq!(points(&scene), 5);
}

//% daemmersturm.mana.zero
#[test]
fn empty_mana_exhausts() {
    let spent = |life: u16, one: bool| {
        let mut scene =
            gifted(Resource::Mana, 2, vec![free(MANA, 2)]).house(|it| it.one_exhaustion_roll = one);
        scene = scene.actor(A, |it| (it.life, it.exhausted) = (life, life <= 5));
        scene.run(&use_it(FIRST), &[]).end_turn(&[]).end_turn(&[]).end_turn(&[]);
        scene
    };
    let mut scene = spent(20, false);
    scene.end_turn(&[6]);
    assert!(scene.state.is_up(A) && !scene.state.actor(A).exhausted, "no coup de grâce");
    scene.end_turn(&[]).end_turn(&[]).end_turn(&[]).end_turn(&[5]);
    assert!(!scene.state.is_up(A));
    // In the next fight of the section it is still empty.
    let mut scene = spent(20, false);
    scene.run(&turn(TurnCommand::EndCombat), &[]).run(&begin(&[A, B]), &[6]);
    // Refilling points ends it.
    let mut scene = spent(20, false);
    scene = scene.set(Fact::Actor { who: A, fact: ActorFact::MagicPoints(1) });
    scene.end_turn(&[]);
    // With few life points as well: two rolls, or one, depending on the switch.
    spent(4, false).end_turn(&[6, 7]);
    spent(4, true).end_turn(&[6]);
    // Mana that was never there cannot drop to 0.
    let mut scene = gifted(Resource::Mana, 0, Vec::new());
    scene.until(A);
    // The same holds for other resources that are used up.
    let mut scene = gifted(Resource::Light, 2, vec![free(LIGHT, 2)]);
    scene.run(&use_it(FIRST), &[0]).until(A);
}

//% daemmersturm.shadow.not-spent
//% daemmersturm.shadow.access
//% daemmersturm.shadow.per-round
#[test]
fn shadow_points_are_a_ceiling() {
    let scene = || gifted(Resource::Shadow, 4, vec![free(SHADOW, 3), free(SHADOW, 2), free(SHADOW, 1)]);
    let mut it = scene().profile(B, |it| it.life = 99).actor(B, |it| it.life = 99);
    // Rounds 1 and 2: still 4.
    for _ in 0..2 {
        it.run(&use_it(FIRST), &[]).run(&attack(A, B, 1), &[13, 10]);
        assert_eq!(points(&it), 4);
        it.until(A);
    }
    // 2 and 2 in one round; then nothing more before the next.
    let mut it = scene();
    it.run(&use_it(SECOND), &[]).run(&use_it(SECOND), &[]);
    assert_eq!(it.refused(&use_it(THIRD)), Bar::TooManyShadows);
    it.until(A);
    it.allowed(&use_it(THIRD));
    // A cost above the total is out of reach.
    let it = gifted(Resource::Shadow, 3, vec![free(SHADOW, 4)]);
    assert_eq!(it.refused(&use_it(FIRST)), Bar::BeyondShadows);
    let spell = Spell { resource: Some(Resource::Shadow), cost: 4, ..bolt(1) };
    let it = mage(spell).actor(A, |it| (it.resource, it.magic_points) = (Some(Resource::Shadow), 3));
    assert_eq!(it.refused(&cast(None)), Bar::NoPoints);
}

//% daemmersturm.shadow.required-damage
//% daemmersturm.shadow.backlash
#[test]
fn shadows_want_damage_in_the_same_turn() {
    let abilities = || vec![free(SHADOW, 2), free(SHADOW, 1)];
    // Cases: cost, damage dealt, setting of the table, remaining life points of the caster.
    let cases = [
        (&[FIRST][..], 6, ShadowBacklash::Full, 20),
        (&[FIRST], 4, ShadowBacklash::Full, 14),
        (&[FIRST], 4, ShadowBacklash::Shortfall, 18),
        (&[FIRST, SECOND], 9, ShadowBacklash::Full, 20),
        (&[FIRST, SECOND], 8, ShadowBacklash::Full, 11),
        (&[SECOND], 3, ShadowBacklash::Full, 20),
    ];
    for (used, damage, backlash, life) in cases {
        let mut scene = gifted(Resource::Shadow, 4, abilities()).house(|it| it.shadow_backlash = backlash);
        for &it in used {
            scene.run(&use_it(it), &[]);
        }
        scene.run(&attack(A, B, 1), &[13, damage]).end_turn(&[]);
        assert_eq!(scene.life(A), life, "{used:?} {damage}");
        scene.until(A).end_turn(&[]);
        assert_eq!(scene.life(A), life, "it is over");
    }
    // Only damage to life points counts. Reduction does not help the caster.
    let mut scene =
        gifted(Resource::Shadow, 4, abilities()).profile(A, |it| it.protections = vec![REDUCTION]);
    scene = scene.actor(B, |it| it.life = 5);
    scene.run(&use_it(FIRST), &[]).run(&attack(A, B, 1), &[13, 10]).end_turn(&[]);
    assert_eq!(scene.life(A), 14);
    // It can exhaust and incapacitate.
    for (life, down) in [(9, false), (6, true)] {
        let mut scene = gifted(Resource::Shadow, 4, abilities()).actor(A, |it| it.life = life);
        scene.run(&use_it(FIRST), &[]).end_turn(&[]);
        assert_eq!((scene.state.actor(A).exhausted, !scene.state.is_up(A)), (!down, down));
    }
}

/// Shadow magic used in another character's turn is due at the end of that turn.
//% daemmersturm.shadow.required-damage
//% daemmersturm.protect.rescue
#[test]
fn shadows_used_out_of_turn_are_due_at_once() {
    let ward = Protection { cost: Some((SHADOW, 1)), ..Protection::rescue(10) };
    let mut scene = gifted(Resource::Shadow, 4, Vec::new()).library(|it| it.protections.push(ward));
    scene = scene.profile(A, |it| it.protections = vec![ProtectionId(4)]);
    scene.end_turn(&[]);
    let fights_off = Protecting::Try(Shelter::Other(ProtectionId(4)));
    scene.answer(fights_off).run(&attack(B, A, 2), &[13, 12]);
    assert_eq!((scene.life(A), scene.state.actor(A).turn.due), (20, 3));
    scene.end_turn(&[]);
    assert_eq!(scene.life(A), 17);
}

//% daemmersturm.shadow.magic-shields
#[test]
fn only_magical_shields_avert_the_backlash() {
    let due = |scene: Scene| {
        let mut scene = scene;
        scene.run(&use_it(FIRST), &[]);
        scene
    };
    let gift = || gifted(Resource::Shadow, 4, vec![free(SHADOW, 2)]);
    // Armour, shield, rescue roll and cover: nothing is rolled.
    let cover = Cover { id: EffectId(0), of: A, side: CoverSide::All, need: 5, full: false };
    let plain = gift().profile(A, |it| (it.armour, it.protections) = (Some(PLATE), vec![RESCUE, REDUCTION]));
    let mut scene = due(plain.shield(A).set(Fact::Scene(SceneFact::Cover(cover))));
    scene.end_turn(&[]);
    assert_eq!((scene.life(A), scene.asked.len()), (14, 0));
    let ward = |more: Protection| {
        let ward = Protection { magical: true, ..more };
        gift().library(|it| it.protections.push(ward)).profile(A, |it| it.protections = vec![ProtectionId(4)])
    };
    let tries = Protecting::Try(Shelter::Other(ProtectionId(4)));
    for (natural, life) in [(12, 20), (11, 14)] {
        let mut scene = due(ward(Protection::rescue(12))).answering(tries);
        scene.end_turn(&[natural]);
        assert_eq!((scene.life(A), scene.kinds()), (life, vec!["avert"]));
    }
    let mut scene = due(ward(Protection::rescue(12))).answering(Protecting::Take);
    scene.end_turn(&[]);
    assert_eq!(scene.life(A), 14);
    // A magical shield that absorbs all or part of the damage, or that only helps up to some damage.
    for (reduces, life) in [(6, 20), (2, 16)] {
        let mut scene = due(ward(Protection { reduces: Some(reduces), ..Protection::default() }));
        scene.end_turn(&[]);
        assert_eq!(scene.life(A), life);
    }
    let mut scene = due(ward(Protection { most: Some(5), ..Protection::rescue(2) }));
    scene.end_turn(&[]);
    assert_eq!(scene.life(A), 14);
    // Paying with shadow points would increase the demand.
    let mut scene = due(ward(Protection { cost: Some((SHADOW, 1)), ..Protection::rescue(2) }));
    scene.end_turn(&[]);
    assert_eq!(scene.life(A), 14);
    // A magical shield in the hand. No question is asked if the switch is off.
    let shield = Protection { magical: true, ..Protection::shield(15) };
    let scene =
        gift().library(|it| it.protections.push(shield)).house(|it| it.ask_protection = Prompt::Automatic);
    let mut scene = due(scene.item(A, ItemKind::Protection(ProtectionId(4))));
    scene.end_turn(&[15]);
    assert_eq!((scene.life(A), scene.asked.len()), (20, 0));
}

/// Cases: Z, the armour, the roll, whether the power takes effect.
//% daemmersturm.light.test
//% daemmersturm.light.armour
//% daemmersturm.light.failure
#[test]
fn light_is_tested_before_every_use() {
    use ArmourClass::{Heavy, Light, Medium, None};
    let cases = [
        (3, Medium, 3, true),
        (3, Medium, 4, false),
        (0, Light, 4, true),
        (0, Light, 5, false),
        (0, None, 4, true),
        (-5, None, 4, true),
        (-1, Heavy, 0, false),
        (5, Heavy, 5, true),
        (5, Light, 5, true),
    ];
    for (value, armour, rolled, comes) in cases {
        let heal = vec![Effect::Heal(Amount::fixed(4))];
        let heal = Ability { effects: heal, ..ability(Some(LIGHT), 2, When::Action) };
        let mut scene =
            gifted(Resource::Light, 5, vec![heal]).actor(A, |it| (it.life, it.action_points) = (9, 0));
        scene = scene.profile(A, |it| (it.magic.attack, it.armour_class) = (value, armour));
        scene.run(&use_it(FIRST), &[rolled]);
        let case = format!("{value} {armour:?} {rolled}");
        assert_eq!(scene.thrown, ["0-5"]);
        assert_eq!((scene.life(A), points(&scene)), if comes { (13, 3) } else { (9, 5) }, "{case}");
        assert!(scene.state.actor(A).turn.action, "the attempt was the action");
        let failed = |it: &Event| {
            matches!(
                it,
                Event::Magic(MagicEvent::LightFailed { who: A, ability: Some(FIRST), test: Some(_) })
            )
        };
        assert_eq!(scene.told_any(failed), !comes);
    }
}

//% daemmersturm.light.failure
#[test]
fn what_takes_no_action_is_tried_once_in_a_turn() {
    let abilities = vec![free(LIGHT, 1), free(LIGHT, 2)];
    let mut scene = gifted(Resource::Light, 5, abilities).actor(A, |it| it.action_points = 0);
    scene.run(&use_it(FIRST), &[5]);
    assert_eq!(scene.refused(&use_it(FIRST)), Bar::LightTried);
    scene.run(&use_it(SECOND), &[0]).run(&use_it(SECOND), &[0]);
    assert_eq!(points(&scene), 1);
    scene.until(A).run(&use_it(FIRST), &[0]);
    assert_eq!(points(&scene), 0);
    // If announced with an attack, the attack continues without it.
    let strong = Ability {
        effects: vec![Effect::AddDamage(Amount::fixed(5))],
        ..ability(Some(LIGHT), 1, When::BeforeAttack)
    };
    for (rolled, life) in [(5, 18), (0, 13)] {
        let mut scene = gifted(Resource::Light, 5, vec![strong.clone()]).actor(A, |it| it.action_points = 0);
        let strike = strike(Strike { abilities: vec![FIRST], ..blow(A, B, 1) });
        scene.run(&strike, &[rolled, 13, 2]);
        assert_eq!(scene.life(B), life);
    }
    // Spells and protection also count as uses of light.
    let spell = Spell { resource: Some(Resource::Light), cost: 2, ..bolt(1) };
    let mut scene = mage(spell).actor(A, |it| (it.resource, it.action_points) = (Some(Resource::Light), 0));
    scene.run(&cast(None), &[]).until(A).run(&complete(B), &[5]);
    assert_eq!((points(&scene), scene.state.channels.len(), scene.life(B)), (5, 0, 20));
    let ward = Protection { cost: Some((LIGHT, 1)), ..Protection::rescue(10) };
    for (dice, life, left) in [(&[13, 0, 10][..], 20, 4), (&[13, 5, 6], 14, 5)] {
        let mut scene =
            gifted(Resource::Light, 5, Vec::new()).library(|it| it.protections.push(ward.clone()));
        scene =
            scene.actor(A, |it| it.action_points = 0).profile(A, |it| it.protections = vec![ProtectionId(4)]);
        scene.end_turn(&[]).answer(Protecting::Try(Shelter::Other(ProtectionId(4))));
        scene.run(&attack(B, A, 2), dice);
        assert_eq!((scene.life(A), points(&scene)), (life, left));
    }
}

//% daemmersturm.light.ap-compensation
//% daemmersturm.ap.spend
#[test]
fn action_points_make_up_for_the_difference() {
    let scene = |have: u8| {
        let scene = gifted(Resource::Light, 5, vec![free(LIGHT, 2)]).actor(A, |it| it.action_points = have);
        scene.profile(A, |it| (it.magic.attack, it.armour_class) = (2, ArmourClass::Medium))
    };
    let mut it = scene(4).answering(true);
    it.run(&use_it(FIRST), &[5]);
    assert_eq!((it.state.actor(A).action_points, points(&it)), (1, 3));
    assert!(matches!(&it.asked[0], Question::Compensate(it) if (it.natural, it.cost) == (5, 3)));
    let mut it = scene(4).answering(false);
    it.run(&use_it(FIRST), &[5]);
    assert_eq!((it.state.actor(A).action_points, points(&it)), (4, 5));
    // Either the whole difference or nothing.
    let mut it = scene(2);
    it.run(&use_it(FIRST), &[5]);
    assert_eq!((it.asked.len(), it.state.actor(A).action_points, points(&it)), (0, 2, 5));
}

//% daemmersturm.element.choice
//% daemmersturm.element.roll
//% daemmersturm.element.allowance
//% daemmersturm.dice.catalogue
#[test]
fn one_element_in_a_round() {
    let of = |element: Element, cost: u8| Ability { element: Some(element), ..free(ELEMENTS, cost) };
    let (fire, more_fire, water) = (of(Element::Fire, 3), of(Element::Fire, 1), of(Element::Water, 1));
    let scene = || gifted(Resource::Elements, 6, vec![fire.clone(), more_fire.clone(), water.clone()]);
    let mut it = scene();
    assert_eq!(it.refused(&use_it(FIRST)), Bar::NoElement);
    it.run(&call(Element::Fire), &[4]);
    assert_eq!(it.thrown, ["0-6"], "Z +4: E is 6");
    assert!(!it.state.actor(A).turn.action);
    assert_eq!(it.refused(&call(Element::Water)), Bar::ElementCalled);
    assert_eq!(it.refused(&use_it(THIRD)), Bar::OtherElement);
    it.run(&use_it(FIRST), &[]).run(&use_it(SECOND), &[]);
    assert_eq!(it.refused(&use_it(SECOND)), Bar::NoPoints);
    assert_eq!(points(&it), 6, "there is no pool");
    // In the next round another element may be called.
    it.until(A).run(&call(Element::Water), &[1]).run(&use_it(THIRD), &[]);
    // A 0 gives no points.
    let mut it = scene().profile(A, |it| it.magic_points = 5);
    it.run(&call(Element::Fire), &[0]);
    assert_eq!((it.thrown.clone(), it.refused(&use_it(SECOND))), (vec!["0-5"], Bar::NoPoints));
    // If the table keeps a pool, it shrinks.
    let mut it = scene().house(|it| it.element_pool = true);
    it.run(&call(Element::Fire), &[6]).run(&use_it(FIRST), &[]);
    assert_eq!(points(&it), 3);
    let mut it = it.set(Fact::Actor { who: A, fact: ActorFact::MagicPoints(0) });
    assert_eq!(it.refused(&use_it(SECOND)), Bar::NoPoints);
    it.end_turn(&[]);
    // Only characters with the resource and with points can call an element.
    assert_eq!(gifted(Resource::Mana, 5, Vec::new()).refused(&call(Element::Air)), Bar::OtherResource);
    assert_eq!(gifted(Resource::Elements, 0, Vec::new()).refused(&call(Element::Air)), Bar::NoPoints);
}

/// An element spell may begin in any round, and is paid with the allowance of the round in which it is completed.
//% daemmersturm.element.allowance
//% daemmersturm.magic.spells
#[test]
fn spells_of_an_element_are_paid_when_they_are_cast() {
    let spell =
        Spell { resource: Some(Resource::Elements), element: Some(Element::Earth), cost: 2, ..bolt(1) };
    let mut it = mage(spell).actor(A, |it| it.resource = Some(Resource::Elements));
    it.run(&cast(None), &[]).until(A);
    assert_eq!(it.refused(&complete(B)), Bar::NoElement);
    it.run(&call(Element::Earth), &[3]).run(&complete(B), &[13, 7]);
    assert_eq!((it.life(B), it.state.actor(A).round.element), (13, Some((Element::Earth, 1))));
}

/// The profile line recognises gifted characters by the spells it lists.
//% daemmersturm.profile.import-checks
#[test]
fn spells_make_gifted() {
    let mut library = Library::default();
    library.spells.push(Spell {
        name: "Warme Hand".to_owned(),
        resource: Some(Resource::Light),
        ..Spell::default()
    });
    let known = library.known("warme hand").expect("a spell");
    assert_eq!((known.focus, known.magic), (0, Some(Resource::Light)));
}
