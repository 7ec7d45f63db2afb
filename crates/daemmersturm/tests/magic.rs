//! Channelling and spells.

use crate::common::*;
use schwung_daemmersturm::*;

pub(crate) const SPELL: SpellId = SpellId(0);

/// A has the turn and knows this spell. Z +0, mana 5, ZW 12 everywhere, all at a distance.
pub(crate) fn mage(spell: Spell) -> Scene {
    let spell = Spell { name: "Spell".to_owned(), ..spell };
    let known = KnownAbility { name: "spell".to_owned(), entry: None };
    Scene::fight()
        .library(|it| it.spells.push(spell))
        .profile(A, |it| {
            it.abilities.push(known);
            (it.resources, it.magic_points, it.gifted) = (vec![Resource::Mana], 5, true);
        })
        .actor(A, |it| (it.resource, it.magic_points) = (Some(Resource::Mana), 5))
}

/// A bolt: hit roll, damage 5–15.
pub(crate) fn bolt(channel: u8) -> Spell {
    Spell { channel, damage: Some(Amount::of(5, 15)), ..Spell::default() }
}

fn at(on: ActorId) -> Aim {
    Aim { at: vec![on], place: None }
}

pub(crate) fn magic(it: MagicCommand) -> Command {
    Command::Magic(it)
}

/// A casts its spell at this target, or starts channelling without one.
pub(crate) fn cast(on: Option<ActorId>) -> Command {
    let (by, spell, text, plan) = (A, SPELL, Wording::new("sparks fly"), Plan::default());
    magic(MagicCommand::Cast(Cast {
        by,
        spell,
        text,
        aim: Aim { at: on.into_iter().collect(), place: None },
        plan,
    }))
}

pub(crate) fn complete(on: ActorId) -> Command {
    magic(MagicCommand::Complete { by: A, aim: at(on), plan: Plan::default() })
}

fn is_channelling(scene: &Scene) -> bool {
    scene.state.channels.iter().any(|it| it.by == A)
}

fn ended(scene: &Scene, why: ChannelEnd) -> bool {
    scene.told(MagicEvent::ChannelEnded { by: A, spell: SPELL, why })
}

fn z(attack: i8) -> impl Fn(&mut Profile) {
    move |it| it.magic.attack = attack
}

//% daemmersturm.magic.announce
//% daemmersturm.magic.channel-time
//% daemmersturm.magic.completion
//% daemmersturm.magic.spells
//% daemmersturm.turn.action-uses
#[test]
fn a_spell_is_announced_channelled_and_completed() {
    for (turns, completed) in [(1, 3), (2, 4)] {
        let mut scene = mage(bolt(turns)).set(Fact::Scene(SceneFact::Round(2)));
        scene.run(&cast(None), &[]);
        let text = Wording::new("sparks fly");
        let announced = MagicEvent::Announced { by: A, spell: SPELL, text, turns };
        assert_eq!(scene.events.first(), Some(&announced.into()), "before anything is rolled");
        assert_eq!(scene.refused(&complete(B)), Bar::ActionUsed);
        scene.until(A);
        if turns == 2 {
            assert_eq!(scene.refused(&complete(B)), Bar::NotChannelled);
            scene.until(A);
        }
        assert_eq!(scene.state.round(), completed);
        scene.run(&complete(B), &[13, 9]);
        assert_eq!((scene.life(B), is_channelling(&scene)), (11, false));
        assert_eq!(scene.refused(&complete(B)), Bar::NotChannelling);
    }
}

/// Targets named at the start hold through all turns of channelling, unless the completion names others.
//% daemmersturm.magic.completion
//% daemmersturm.magic.channel-time
#[test]
fn targets_named_at_the_start_hold_on_completion() {
    let unnamed = || magic(MagicCommand::Complete { by: A, aim: Aim::default(), plan: Plan::default() });
    let ready = |on: Option<ActorId>| {
        let mut scene = mage(bolt(2));
        scene.run(&cast(on), &[]).until(A).until(A);
        scene
    };
    let mut scene = ready(Some(B));
    scene.run(&unnamed(), &[13, 9]);
    assert_eq!((scene.life(B), is_channelling(&scene)), (11, false));
    let mut scene = ready(Some(B));
    let before = scene.life(D);
    scene.run(&complete(D), &[13, 9]);
    assert_eq!((scene.life(B), scene.life(D)), (20, before - 9));
    assert_eq!(ready(None).refused(&unnamed()), Bar::WrongTargets);
    let down = ready(Some(B)).actor(B, |it| (it.life, it.status) = (0, Status::Incapacitated));
    assert_eq!(down.refused(&unnamed()), Bar::TargetDown);
}

//% daemmersturm.magic.announce
//% daemmersturm.magic.instant
//% daemmersturm.turn.move-before-action
#[test]
fn instant_spells_are_cast_at_once() {
    let mut scene = mage(bolt(0));
    scene.run(&walk(Move::plain(A)), &[]);
    scene.run(&cast(Some(B)), &[13, 9]);
    assert_eq!(scene.life(B), 11);
    assert!(matches!(scene.events[0], Event::Magic(MagicEvent::Announced { turns: 0, .. })));
    assert_eq!(scene.refused(&cast(Some(B))), Bar::ActionUsed);
    assert_eq!(scene.refused(&walk(Move::plain(A))), Bar::MovementUsed);
}

/// The targets and casters of spells.
//% daemmersturm.magic.spells
//% daemmersturm.profile.abilities
#[test]
fn spells_stand_in_profile_and_library() {
    let scene = mage(bolt(0));
    assert_eq!(scene.refused(&cast(None)), Bar::WrongTargets);
    assert_eq!(scene.refused(&cast(Some(A))), Bar::OnOneself);
    let dead = mage(bolt(0)).actor(B, |it| (it.life, it.status) = (0, Status::Incapacitated));
    assert_eq!(dead.refused(&cast(Some(B))), Bar::TargetDown);
    let hidden = Fact::Scene(SceneFact::Sight {
        observer: A,
        entity: B,
        seen: Some(Seen::Hidden { traceless: false, last: None }),
    });
    assert_eq!(mage(bolt(0)).set(hidden).refused(&cast(Some(B))), Bar::IsHidden);
    let covered = Cover { id: EffectId(0), of: B, side: CoverSide::All, need: 12, full: true };
    let covered = mage(bolt(0)).set(Fact::Scene(SceneFact::Cover(covered)));
    assert_eq!(covered.refused(&cast(Some(B))), Bar::InFullCover);
    let unknown = mage(bolt(0)).profile(A, |it| it.abilities.clear());
    assert_eq!(unknown.refused(&cast(Some(B))), Bar::NotKnown);
    // Entries of the library are cast; others become notes.
    let invoke = |name: &str| magic(MagicCommand::Invoke { by: A, name: Wording::new(name) });
    assert_eq!(scene.refused(&invoke("Spell")), Bar::WrongMoment);
    let known = KnownAbility { name: "Starfall".to_owned(), entry: None };
    let mut scene = scene.profile(A, |it| it.abilities.push(known));
    scene.run(&invoke("Starfall"), &[]);
    assert_eq!((scene.state.notes.len(), scene.state.actor(A).turn.action), (1, false));
}

//% daemmersturm.magic.channelling
//% daemmersturm.magic.abort
#[test]
fn moving_and_attacking_break_it_off_if_one_means_to() {
    for (what, prompt) in [("walk", true), ("attack", true), ("cast", true), ("walk", false)] {
        for yes in [true, false] {
            let mut scene = mage(bolt(2)).armed(A, SWORD);
            scene.run(&cast(None), &[]).until(A);
            let mut scene = scene.near(A, B);
            if !prompt {
                scene = scene.house(|it| it.ask_break_off = Prompt::Automatic);
            } else {
                scene.answer(yes);
            }
            let goes = yes || !prompt;
            match what {
                "walk" => scene.run(&walk(Move::plain(A)), &[]),
                "attack" => scene.run(&attack(A, B, 1), if goes { &[13, 1] } else { &[] }),
                _ => scene.run(&cast(None), &[]),
            };
            assert_eq!(scene.kinds().contains(&"break-off"), prompt, "{what}");
            assert_eq!(ended(&scene, ChannelEnd::BrokenOff), goes, "{what}");
            assert_eq!(is_channelling(&scene), !goes || what == "cast", "{what}");
            let turn = scene.state.actor(A).turn;
            assert_eq!(turn.moved || turn.action, goes, "{what}");
        }
    }
}

/// A movement before the spell begins is allowed; one in the turn of its completion is not.
//% daemmersturm.magic.channelling
#[test]
fn the_movement_may_come_before() {
    let mut scene = mage(bolt(1));
    scene.run(&walk(Move::plain(A)), &[]).run(&cast(None), &[]);
    assert!(is_channelling(&scene));
    scene.until(A).run(&walk(Move::plain(A)), &[]);
    assert_eq!(scene.refused(&complete(B)), Bar::NotChannelling);
}

//% daemmersturm.magic.abort
//% daemmersturm.seekcover.no-acting
#[test]
fn other_things_break_it_off_as_well() {
    let begun = || {
        let mut scene = mage(bolt(2));
        scene.run(&cast(None), &[]);
        scene
    };
    for command in [turn(TurnCommand::SeekCover { by: A }), magic(MagicCommand::BreakOff { by: A })] {
        let mut scene = begun();
        scene.run(&command, &[]);
        assert!(ended(&scene, ChannelEnd::BrokenOff), "{command:?}");
        assert_eq!(scene.state.actor(A).magic_points, 5, "no points are lost");
    }
    // Going down, here from exhaustion.
    let mut scene = begun().actor(A, |it| (it.exhausted, it.life) = (true, 3));
    scene.end_turn(&[]).end_turn(&[]).end_turn(&[]).end_turn(&[5]);
    assert!(ended(&scene, ChannelEnd::BrokenOff) && !scene.state.is_up(A));
    // Falling.
    let climb = Climb {
        who: A,
        obstacle: Obstacle::Creature(D),
        left: Length(0),
        reached: true,
        pinned: false,
        terms: ClimbTerms::default(),
    };
    let mut scene = begun().set(Fact::Scene(SceneFact::Climb(climb)));
    scene.end_turn(&[]).end_turn(&[]).end_turn(&[]).end_turn(&[1, 1, 1]);
    assert!(ended(&scene, ChannelEnd::BrokenOff));
    // Any other action, since channelling needs the action.
    let mut scene = begun();
    let search =
        Search { by: A, with: None, toward: None, terms: SightTerms::default(), field: None, veiled: false };
    scene.until(A).run(&Command::Scene(SceneCommand::Sight(SightCommand::Search(search))), &[4]);
    assert!(!is_channelling(&scene));
    // A reflex strike is an attack.
    let mut scene = begun().armed(A, SWORD).near(A, B);
    scene.end_turn(&[]);
    let mut scene = scene.actor(B, |it| (it.last_melee.targeted, it.last_melee.struck) = (true, true));
    scene.answer(Parting::Reflex).run(&leave(B), &[3]);
    assert!(ended(&scene, ChannelEnd::BrokenOff));
    // So is the counter-attack after a fumble.
    let mut scene = begun().armed(A, SWORD).armed(B, SWORD).near(A, B);
    scene.end_turn(&[]);
    scene.answer(Countering::Strike).run(&attack(B, A, 2), &[1, 4]);
    assert!(ended(&scene, ChannelEnd::BrokenOff));
}

/// Points that are paid at the beginning are lost; all others are not.
//% daemmersturm.magic.abort
//% daemmersturm.resource.abilities
#[test]
fn only_what_was_paid_is_lost() {
    for (paid_first, left) in [(true, 3), (false, 5)] {
        let spell = Spell { resource: Some(Resource::Mana), cost: 2, paid_first, ..bolt(1) };
        let mut scene = mage(spell);
        scene.run(&cast(None), &[]).run(&magic(MagicCommand::BreakOff { by: A }), &[]);
        assert_eq!(scene.state.actor(A).magic_points, left);
        assert_eq!(scene.refused(&magic(MagicCommand::BreakOff { by: A })), Bar::NotChannelling);
        let spell = Spell { resource: Some(Resource::Mana), cost: 2, paid_first, ..bolt(1) };
        let mut scene = mage(spell);
        scene.run(&cast(None), &[]).until(A).run(&complete(B), &[5]);
        assert_eq!(scene.state.actor(A).magic_points, 3, "each spell once");
    }
    let dear = Spell { resource: Some(Resource::Mana), cost: 6, ..bolt(1) };
    assert_eq!(mage(dear).refused(&cast(None)), Bar::NoPoints);
}

/// A spell that was ready but not cast is lost at the end of the turn, and so is one without an action to continue it.
//% daemmersturm.magic.completion
//% daemmersturm.magic.channel-time
#[test]
fn what_is_not_gone_on_with_lapses() {
    let mut scene = mage(bolt(1));
    scene.run(&cast(None), &[]).until(A).end_turn(&[]);
    assert!(ended(&scene, ChannelEnd::Lapsed));
    let cramps = Ailments { cramps: 3, ..Ailments::default() };
    let mut scene = mage(bolt(2));
    scene.run(&cast(None), &[]).until(A);
    let mut scene = scene.actor(A, |it| it.ailments = cramps);
    scene.end_turn(&[]);
    assert!(ended(&scene, ChannelEnd::Lapsed));
}

//% daemmersturm.magic.interruption
//% daemmersturm.magic.completion
//% daemmersturm.dice.client-command
#[test]
fn damage_may_interrupt() {
    let begun = || {
        let mut scene = mage(bolt(1)).armed(B, SWORD).armed(D, SWORD).near(A, B).near(A, D);
        scene.run(&cast(None), &[]).end_turn(&[]);
        scene
    };
    // Two hits in one round: rolls of 3 and then 1.
    let mut scene = begun();
    scene.run(&attack(B, A, 1), &[13, 2, 3]);
    assert_eq!(scene.thrown.last(), Some(&"1-4"));
    assert!(is_channelling(&scene) && scene.told(MagicEvent::KeptOn { by: A }));
    scene.end_turn(&[]).end_turn(&[]).run(&attack(D, A, 2), &[13, 2, 1]);
    assert!(ended(&scene, ChannelEnd::Interrupted));
    scene.end_turn(&[]);
    assert_eq!(scene.refused(&complete(B)), Bar::NotChannelling);
    // Damage in between, with a roll of 2: it is completed.
    let mut scene = begun();
    scene.run(&attack(B, A, 1), &[13, 2, 2]).until(A).run(&complete(B), &[13, 9]);
    assert_eq!(scene.life(B), 11);
    // Averted damage does not interrupt, and protection rolls are possible.
    let mut scene = begun().shield(A).answering(Protecting::Try(Shelter::Shield));
    scene.run(&attack(B, A, 1), &[13, 15]);
    assert!(is_channelling(&scene));
    let mut scene = begun().profile(A, |it| it.protections.push(REDUCTION));
    scene.run(&attack(B, A, 1), &[13, 4]);
    assert!(is_channelling(&scene));
    // A belated protection roll restores the channelling, with its targets.
    let mut scene = begun().shield(A).answering(Protecting::Take);
    scene.run(&attack(B, A, 1), &[13, 2, 1]);
    assert!(!is_channelling(&scene));
    let belated = Command::Attack(AttackCommand::Belated { who: A, with: Shelter::Shield });
    scene.run(&belated, &[15]);
    assert!(is_channelling(&scene));
}

//% daemmersturm.magic.attack
//% daemmersturm.crit.natural-20
//% daemmersturm.fumble.spell
#[test]
fn z_has_to_exceed_resistance() {
    let cases: [(i8, &[i16], [u16; 2]); 6] = [
        (4, &[8], [20, 20]),
        (4, &[9, 7], [20, 13]),
        (-5, &[20, 4, 5], [20, 5]),
        (5, &[1, 1, 12], [8, 20]),
        (5, &[1, 3], [20, 20]),
        (5, &[1, 2], [20, 20]),
    ];
    for (value, dice, life) in cases {
        let mut scene = mage(bolt(0)).profile(A, z(value));
        scene.run(&cast(Some(B)), dice);
        assert_eq!([scene.life(A), scene.life(B)], life, "{dice:?}");
    }
    // Shields may help against a recoiling spell.
    let mut scene = mage(bolt(0)).shield(A).answering(Protecting::Try(Shelter::Shield));
    scene.run(&cast(Some(B)), &[1, 1, 15]);
    assert_eq!(scene.life(A), 20);
}

/// Against one's own spell, the cover of a profile is not offered; a rescue roll is.
//% daemmersturm.fumble.spell
#[test]
fn cover_does_not_help_against_a_recoiling_spell() {
    let of = |kind| {
        let scene = mage(bolt(0)).library(|it| it.protections[usize::from(RESCUE.0)].kind = kind);
        scene.profile(A, |it| it.protections = vec![RESCUE])
    };
    let mut scene = of(ProtectionKind::Cover);
    scene.run(&cast(Some(B)), &[1, 1, 12]);
    assert_eq!(scene.life(A), 8);
    let mut scene = of(ProtectionKind::Rescue).answering(Protecting::Try(Shelter::Other(RESCUE)));
    scene.run(&cast(Some(B)), &[1, 1, 20]);
    assert_eq!(scene.life(A), 20);
}

/// A casts at B, who is in melee with C, a friend of A. Returns the remaining life points of A, B and C.
fn near_a_friend(spell: Spell, dice: &[i16]) -> [u16; 3] {
    let mut scene = mage(spell).near(B, C);
    scene.run(&cast(Some(B)), dice);
    [A, B, C].map(|it| scene.life(it))
}

/// With fumble numbers 1 and 2, and a natural 2: an escalation of 1 averts friendly fire and hurts the caster; 2
/// and 3 hit only the friend.
//% daemmersturm.ff.shared-escalation
#[test]
fn one_escalation_roll_decides_for_both() {
    let two = || Spell { fumble: NumberSet::of(&[1, 2]), ..bolt(0) };
    assert_eq!(near_a_friend(two(), &[2, 1, 12]), [8, 20, 20]);
    assert_eq!(near_a_friend(two(), &[2, 2, 12]), [20, 20, 8]);
}

/// With an escalation of 1–6 that hurts the caster on 1 and 2: a 2 hits first the friend, then the caster.
//% daemmersturm.ff.other-escalation
#[test]
fn other_ranges_drop_friendly_fire_on_a_one_only() {
    let escalation = Escalation { span: Span::of(1, 6), hurts: 2 };
    let six = || Spell { fumble: NumberSet::of(&[1, 2]), escalation, ..bolt(0) };
    assert_eq!(near_a_friend(six(), &[2, 2, 12, 5]), [15, 20, 8]);
    assert_eq!(near_a_friend(six(), &[2, 1, 12]), [8, 20, 20]);
    assert_eq!(near_a_friend(six(), &[2, 6, 12]), [20, 20, 8]);
}

fn with_w(w: u8) -> Spell {
    Spell { w: Some(w), hit_roll: false, ..bolt(0) }
}

//% daemmersturm.magic.w-roll
//% daemmersturm.magic.w-crit-fumble
//% daemmersturm.dice.catalogue
#[test]
fn some_spells_have_to_come_about_first() {
    let cases: [(u8, i8, &[i16], [u16; 2]); 6] = [
        (12, 2, &[10, 9], [20, 11]),
        (12, 2, &[9], [20, 20]),
        (18, -5, &[20, 1, 5, 4], [20, 11]),
        (2, 5, &[1, 3], [20, 20]),
        (2, 5, &[1, 1, 12], [8, 20]),
        (18, -5, &[19], [20, 20]),
    ];
    for (w, value, dice, life) in cases {
        let mut scene = mage(with_w(w)).profile(A, z(value)).profile(B, |it| it.magic.defence = 25);
        scene.run(&cast(Some(B)), dice);
        assert_eq!([scene.life(A), scene.life(B)], life, "{dice:?}");
    }
}

//% daemmersturm.magic.w-crit-fumble
#[test]
fn a_later_hit_roll_has_neither_criticals_nor_fumbles() {
    let scene = |defence| {
        let spell = Spell { hit_roll: true, ..with_w(10) };
        mage(spell).profile(A, z(5)).profile(B, move |it| it.magic.defence = defence)
    };
    // W roll, hit roll, damage: 1 and 20 have no special meaning in the hit roll.
    let mut it = scene(5);
    it.run(&cast(Some(B)), &[10, 1, 9]);
    assert_eq!((it.outcome(), it.life(B)), (Outcome::Hit, 11));
    let mut it = scene(25);
    it.run(&cast(Some(B)), &[10, 20]);
    assert_eq!(it.outcome(), Outcome::Miss);
    // A critical W roll makes the hit critical: row 2 doubles.
    let mut it = scene(12);
    it.run(&cast(Some(B)), &[20, 13, 2, 6]);
    assert_eq!(it.life(B), 8);
    let mut it = scene(25);
    it.run(&cast(Some(B)), &[20, 13]);
    assert_eq!(it.life(B), 20);
}

//% daemmersturm.ff.trigger
//% daemmersturm.ff.effects
#[test]
fn a_spell_that_fails_may_reach_a_friend() {
    // Without a hit roll, the W roll takes its place.
    let mut scene = mage(with_w(12)).near(B, C);
    scene.run(&cast(Some(B)), &[3, 9]);
    assert_eq!([scene.life(B), scene.life(C)], [20, 11]);
    // With a hit roll, only that one counts.
    let spell = Spell { hit_roll: true, ..with_w(12) };
    let mut scene = mage(spell.clone()).near(B, C);
    scene.run(&cast(Some(B)), &[3]);
    let mut scene = mage(spell).near(B, C);
    scene.run(&cast(Some(B)), &[12, 3, 9]);
    assert_eq!([scene.life(B), scene.life(C)], [20, 11]);
    // A missed sleep spell: the friend falls asleep.
    let sleep = Effect::Modify { value: Value::MeleeDefence, by: -6, turns: 2 };
    let spell = Spell { damage: None, effects: vec![sleep], ..bolt(0) };
    let mut scene = mage(spell).near(B, C);
    scene.run(&cast(Some(B)), &[3]);
    assert_eq!(scene.state.defence_value(C, Skill::Melee), 6);
    assert_eq!(scene.state.defence_value(B, Skill::Melee), 12);
}

/// Effects follow a hit that no protection averted. A critical number hits, and needs no table without damage.
//% daemmersturm.magic.spells
//% daemmersturm.magic.attack
#[test]
fn spells_may_do_other_things_than_damage() {
    let weaken = Effect::Modify { value: Value::MeleeAttack, by: -3, turns: 2 };
    let spell = || Spell { damage: None, effects: vec![weaken.clone()], ..bolt(0) };
    let mut scene = mage(spell());
    scene.run(&cast(Some(B)), &[20]);
    assert_eq!((scene.state.attack_value(B, Skill::Melee), scene.life(B)), (-3, 20));
    let mut scene = mage(spell()).shield(B).answering(Protecting::Try(Shelter::Shield));
    scene.run(&cast(Some(B)), &[13, 15]);
    assert_eq!(scene.state.attack_value(B, Skill::Melee), 0);
    // Cast on oneself, no roll is needed.
    let mut scene = mage(Spell { kind: SpellKind::Other, ..spell() });
    scene.run(&cast(Some(A)), &[]);
    assert_eq!(scene.state.attack_value(A, Skill::Melee), -3);
    // Effects that belong to the attack modify it.
    let effects = vec![Effect::AddDamage(Amount::fixed(3)), Effect::IgnoreShields];
    let mut scene = mage(Spell { effects, ..bolt(0) }).shield(B);
    scene.run(&cast(Some(B)), &[13, 5]);
    assert_eq!(scene.life(B), 12);
}

fn heal(w: Option<u8>) -> Spell {
    let healing = Some(Amount::of(4, 9));
    Spell { kind: SpellKind::Healing, damage: None, healing, w, hit_roll: false, ..bolt(0) }
}

//% daemmersturm.crit.healing
//% daemmersturm.fumble.no-fumble-for-aid
//% daemmersturm.lp.incapacitated
#[test]
fn healing_cannot_fumble_and_may_be_critical() {
    let cases: [(Spell, i8, &[i16], u16); 5] = [
        (heal(Some(5)), 4, &[1, 8], 11),
        (heal(Some(6)), 4, &[1], 3),
        (heal(Some(5)), 0, &[20, 8, 3], 27),
        (heal(None), 0, &[6], 9),
        (Spell { hit_roll: true, ..heal(None) }, 0, &[20, 8, 2], 19),
    ];
    for (spell, value, dice, life) in cases {
        let mut scene = mage(spell).profile(A, z(value)).profile(C, |it| it.life = 40);
        scene = scene.actor(C, |it| (it.life, it.start_life) = (3, 40));
        scene.run(&cast(Some(C)), dice);
        assert_eq!(scene.life(C), life, "{dice:?}");
    }
    // With the switch on, a natural 1 fails without effects.
    let mut scene = mage(heal(Some(5))).profile(A, z(4)).house(|it| it.aid_natural_1_fails = true);
    scene = scene.actor(C, |it| it.life = 3);
    scene.run(&cast(Some(C)), &[1]);
    assert_eq!((scene.life(C), scene.life(A)), (3, 20));
    // Incapacitated characters are healed if the table allows it.
    let down = |scene: Scene| scene.actor(C, |it| (it.life, it.status) = (0, Status::Incapacitated));
    assert_eq!(down(mage(heal(None))).refused(&cast(Some(C))), Bar::NotRevived);
    let mut scene = down(mage(heal(None)).house(|it| it.revive_by_healing = true));
    scene.run(&cast(Some(C)), &[6]);
    assert!(scene.state.is_up(C));
}

//% daemmersturm.magic.spells
//% daemmersturm.magic.instant
#[test]
fn strengthening_reaches_several() {
    let harden = Effect::Modify { value: Value::MeleeDefence, by: 2, turns: 3 };
    let targets = Targets::Rolled(Span::of(1, 4));
    let spell = Spell { kind: SpellKind::Strengthening, targets, effects: vec![harden], ..heal(None) };
    let mut scene = mage(Spell { healing: None, ..spell });
    let aim = Aim { at: vec![A, C], place: None };
    let (by, spell, text, plan) = (A, SPELL, Wording::NONE, Plan::default());
    scene.run(&magic(MagicCommand::Cast(Cast { by, spell, text, aim, plan })), &[2]);
    let defences = [A, B, C].map(|it| scene.state.defence_value(it, Skill::Melee));
    assert_eq!(defences, [14, 12, 14]);
}

/// One hit roll for all targets in the area.
//% daemmersturm.area.one-hit-roll
//% daemmersturm.magic.attack
#[test]
fn a_spell_may_reach_an_area() {
    let spell = Spell { targets: Targets::Fixed(3), ..bolt(1) };
    let mut scene = mage(spell).profile(A, z(2)).profile(D, |it| it.magic.defence = 13);
    scene.run(&cast(None), &[]).until(A);
    let aim = Aim { at: vec![B, C, D], place: None };
    scene.run(&magic(MagicCommand::Complete { by: A, aim, plan: Plan::default() }), &[11, 5, 7]);
    assert_eq!([B, C, D].map(|it| scene.life(it)), [15, 13, 20]);
}

/// The plot leader decides that it is too far: nothing was cast.
//% daemmersturm.range.spell
#[test]
fn how_far_a_spell_reaches_is_judged() {
    for yes in [true, false] {
        let plan = Plan { distance: Some(Length::metres(60)), ..Plan::default() };
        let mut scene = mage(bolt(1));
        scene.run(&cast(None), &[]).until(A);
        scene
            .answer(yes)
            .run(&magic(MagicCommand::Complete { by: A, aim: at(B), plan }), if yes { &[2] } else { &[] });
        assert_eq!(is_channelling(&scene), !yes);
    }
}
