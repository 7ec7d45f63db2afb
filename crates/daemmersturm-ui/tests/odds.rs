//! Odds of spells and shots before they are commanded: levels of success, damage, costs and reloading.

#![allow(clippy::unwrap_used)]

use crate::views_common::{BELA, GM, GUARD, THIEF, begin, item, look, of, player, profile, state};
use schwung_daemmersturm::{
    ActorId, Aim, Amount, AreaCommand, Blast, Cast, Command, Daemmersturm, Held, ItemId, ItemKind,
    KnownAbility, MagicCommand, Plan, Resource, Spell, SpellId, SpellKind, State, Targets, WeaponId, Wording,
};
use schwung_daemmersturm_ui::Screen;
use schwung_log::Game;
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_views::{
    Shown,
    wire::{Chance, You},
};

/// Bela (Z +1, FA +1) has the turn and knows this spell.
fn knowing(spell: Spell) -> State {
    let mut state = state(&profile("Schatten", 4, 15, 18));
    state.frame.change(|it| {
        let spell = Spell { name: "Probe".into(), resource: None, cost: 0, ..spell };
        it.library.spells = vec![spell];
        it.profiles[1].abilities = vec![KnownAbility { name: "Probe".into(), entry: None }];
    });
    begin(&mut state);
    state.combat.as_mut().unwrap().turn = Some(BELA);
    state
}

fn cast(at: &[ActorId]) -> Command {
    let (aim, plan) = (Aim { at: at.to_vec(), place: None }, Plan::default());
    let (spell, text) = (SpellId(0), Wording::NONE);
    Command::Magic(MagicCommand::Cast(Cast { by: BELA, spell, text, aim, plan }))
}

fn foreseen(game: &Game<Daemmersturm>, you: You, command: &Command) -> Option<Chance> {
    Screen::forecast(look(game, &Catalogue::new(Lang::De, "daemmersturm"), you), command)
}

fn levels(it: &Chance) -> Vec<(&str, u64)> {
    it.levels.iter().map(|it| (&*it.label, it.ways)).collect()
}

/// W 12 with Z +1: 11 to 20 reach it, one of them critically. A 1 is a fumble that hurts the caster on a 1 of 1–3.
//% daemmersturm.magic.w-roll
//% daemmersturm.fumble.spell
#[test]
fn a_w_roll_has_its_levels() {
    let spell = Spell {
        channel: 0,
        w: Some(12),
        hit_roll: false,
        damage: Some(Amount::of(5, 15)),
        ..Spell::default()
    };
    let game = of(knowing(spell));
    for you in [GM, player(2)] {
        let chance = foreseen(&game, you, &cast(&[THIEF])).unwrap();
        assert_eq!((chance.good, chance.of, chance.percent, &*chance.label), (30, 60, 50, "gelingt"));
        let told = [("kritisch", 3), ("gelingt", 27), ("misslingt", 27)];
        assert_eq!(levels(&chance)[..3], told);
        assert_eq!(
            levels(&chance)[3..],
            [("Patzer ohne Folgen", 2), ("Patzer: Der Zauber schlägt zurück", 1)]
        );
        assert_eq!(chance.notes, ["Schaden bei jedem Getroffenen: 5–15"]);
    }
}

/// Z +1 against ZW 14: 14 to 20 hit. The spell needs channelling, and its chance is that of its completion. It is only
/// shown to those who may read the resistance.
//% daemmersturm.magic.completion
//% daemmersturm.magic.attack
#[test]
fn a_channelled_spell_is_foreseen_as_completed() {
    let spell = Spell { channel: 2, damage: Some(Amount::of(3, 3)), ..Spell::default() };
    let game = of(knowing(spell.clone()));
    let chance = foreseen(&game, GM, &cast(&[THIEF])).unwrap();
    assert_eq!((chance.good * 20 / chance.of, &*chance.label), (7, "trifft"));
    assert_eq!(chance.notes[0], "So steht es beim Abschließen, nach 2 Zügen Kanalisieren");
    assert!(chance.notes[1].starts_with("Schaden: im Schnitt 1,"), "{:?}", chance.notes);
    assert!(foreseen(&game, player(2), &cast(&[THIEF])).is_none());
    // Without a target there is nothing to compare with, but a W roll still has a chance.
    assert!(foreseen(&game, GM, &cast(&[])).is_none());
    let game = of(knowing(Spell { w: Some(12), ..spell }));
    let chance = foreseen(&game, player(2), &cast(&[])).unwrap();
    assert_eq!((chance.good * 20 / chance.of, &*chance.label), (10, "gelingt"));
}

/// An area with a hit roll: Z +1 against ZW 12 and 14, so 12 to 20 hit at least one target.
//% daemmersturm.area.one-hit-roll
#[test]
fn an_area_hits_at_least_one() {
    let spell =
        Spell { channel: 0, targets: Targets::Fixed(2), damage: Some(Amount::of(1, 6)), ..Spell::default() };
    let game = of(knowing(spell));
    let chance = foreseen(&game, GM, &cast(&[GUARD, THIEF])).unwrap();
    assert_eq!((chance.good * 20 / chance.of, &*chance.label), (9, "trifft mindestens ein Ziel"));
    assert!(foreseen(&game, player(2), &cast(&[GUARD, THIEF])).is_none());
}

/// A light spell that may fail its test, with its cost.
//% daemmersturm.light.test
#[test]
fn light_may_fail_and_has_its_price() {
    let spell = Spell {
        kind: SpellKind::Healing,
        channel: 0,
        hit_roll: false,
        healing: Some(Amount::of(4, 9)),
        ..Spell::default()
    };
    let mut state = knowing(spell);
    state.frame.change(|it| {
        (it.library.spells[0].resource, it.library.spells[0].cost) = (Some(Resource::Light), 2);
        it.profiles[1].resources = vec![Resource::Light];
    });
    state.actors[1].resource = Some(Resource::Light);
    state.actors[1].action_points = 0;
    let chance = foreseen(&of(state), player(2), &cast(&[BELA])).unwrap();
    // Without armour, only a 5 of 0–5 fails.
    assert_eq!((chance.good, chance.of), (5, 6));
    assert_eq!(chance.notes, ["Kosten: 2 Lichtpunkte", "Heilung: 4–9"]);
}

/// W 10 with FA +1: 9 to 20 succeed. On a 1 the gun blows up, which hurts on a 1 of 1–3.
//% daemmersturm.gun.w-roll
//% daemmersturm.fumble.gun
#[test]
fn a_shot_with_a_gun() {
    let mut state = knowing(Spell::default());
    let gun = state.frame.library.weapons.iter().position(|it| it.name == "Feldkanone").unwrap();
    let mut it = item(40, ItemKind::Weapon(WeaponId(gun as u16)), None, Held::Away);
    it.crew = vec![BELA];
    state.items.push(it);
    state.next.item = 41;
    let game = of(state);
    let aim = Aim { at: vec![THIEF, GUARD], place: None };
    let (item, plan) = (ItemId(40), Plan::default());
    let shot = Command::Area(AreaCommand::Blast(Blast { by: BELA, item, aim, plan }));
    let chance = foreseen(&game, player(2), &shot).unwrap();
    assert_eq!((chance.good, chance.of, &*chance.label), (36, 60, "geht ins Ziel"));
    assert_eq!(
        levels(&chance),
        [
            ("geht ins Ziel", 36),
            ("geht daneben", 21),
            ("Patzer: geht hoch, ohne jemanden zu verletzen", 2),
            ("Patzer: geht hier hoch", 1)
        ]
    );
    let reload = "Nachladen nach dem Schuss: 3 Schritte";
    assert!(chance.notes.iter().any(|it| it == reload), "{:?}", chance.notes);
    assert!(chance.notes.iter().any(|it| it == "Schaden bei jedem Getroffenen: 10–25"), "{:?}", chance.notes);
}
