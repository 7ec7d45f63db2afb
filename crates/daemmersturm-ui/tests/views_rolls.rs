//! The content of views about pending rolls.

#![allow(clippy::unwrap_used)]

use crate::views_common::{
    ARN, BELA, GM, GUARD, LURKER, Listed, THIEF, WATCH, act, begin, house_dice, of, player, profile, quiet,
    scene, state, strike,
};
use schwung_daemmersturm::{
    ActorId, Aim, Amount, Cast, Channel, ClimbCommand, ClimbPay, ClimbTry, Command, Cover, CoverSide,
    Daemmersturm, Direction, EffectId, ItemId, KnownAbility, MagicCommand, Obstacle, Plan, Prompt, Resource,
    SceneCommand, Search, SightCommand, SightTerms, Source, Spell, SpellId, SpellKind, State, Substance,
    SubstanceId, TurnCommand, Wording, Wound,
};
use schwung_log::{Author, Deed, Game};
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_views::wire::You;

/// A combat in which Arn's turn has just begun, and all people enter their own dice.
fn arn_begins(change: impl FnOnce(&mut State)) -> Game<Daemmersturm> {
    let mut state = state(&profile("Schatten", 4, 15, 18));
    begin(&mut state);
    state.combat.as_mut().unwrap().turn = None;
    change(&mut state);
    let mut game = of(state);
    act(&mut game, Author::GM, house_dice(), &mut Listed(Vec::new())).unwrap();
    let take = Command::Turn(TurnCommand::TakeTurn { by: ARN });
    act(&mut game, Author::GM, Deed::Command(take), &mut Listed(Vec::new())).unwrap();
    game
}

/// Rolls that succeed from the same number on for everybody show it to all who see them, in an attack or not.
//% daemmersturm.exhaustion.roll
//% daemmersturm.magic.interruption
#[test]
fn rolls_for_exhaustion_and_interruption_say_which_number_suffices() {
    let texts = Catalogue::new(Lang::De, "daemmersturm");
    let exhausted = arn_begins(|it| (it.actors[0].life, it.actors[0].exhausted) = (3, true));
    let channelling = arn_begins(|it| {
        let (spell, aim) = (SpellId(0), Aim::default());
        it.channels.push(Channel { by: ARN, spell, turns: 1, needed: 2, aim });
        let (source, amount) = (Source::PlotLeader, Amount::fixed(2));
        it.effects.push(Wound { id: EffectId(1), on: ARN, by: None, source, amount, rounds: 1 });
    });
    for (game, command, least) in [(exhausted, "/roll 1-10", 6), (channelling, "/roll 1-4", 2)] {
        for you in [GM, player(1), player(2), WATCH] {
            let call = scene(&game, &texts, you).call.unwrap();
            assert_eq!((&*call.command, call.suffices), (command, Some(least)), "{you:?}");
        }
    }
}

/// A character casts a spell on another one, and all people enter their own dice.
fn casts(by: ActorId, on: ActorId, change: impl FnOnce(&mut Spell)) -> Game<Daemmersturm> {
    let mut state = state(&profile("Schatten", 4, 15, 18));
    begin(&mut state);
    state.combat.as_mut().unwrap().turn = Some(by);
    let name = "Funkenhand".to_owned();
    let mut spell =
        Spell { name: name.clone(), channel: 0, damage: Some(Amount::of(5, 15)), ..Spell::default() };
    change(&mut spell);
    let caster = &mut state.actors[usize::from(by.0)];
    (caster.resource, caster.magic_points) = (spell.resource, 5);
    state.frame.change(|it| {
        it.library.spells = vec![spell];
        it.profiles[usize::from(by.0)].abilities = vec![KnownAbility { name, entry: None }];
    });
    let mut game = of(state);
    act(&mut game, Author::GM, house_dice(), &mut Listed(Vec::new())).unwrap();
    quiet(&mut game, |_| {});
    let (aim, text, plan) = (Aim { at: vec![on], place: None }, Wording::NONE, Plan::default());
    let cast = MagicCommand::Cast(Cast { by, spell: SpellId(0), text, aim, plan });
    act(&mut game, Author::GM, Deed::Command(Command::Magic(cast)), &mut Listed(Vec::new())).unwrap();
    game
}

/// The pending roll shows this number.
fn fell(game: &mut Game<Daemmersturm>, face: i8) {
    let question = game.asked()[0].id.clone();
    act(game, Author::GM, Deed::Bring { question, faces: vec![face] }, &mut Listed(Vec::new())).unwrap();
}

const ALL: [You; 4] = [GM, player(1), player(2), WATCH];

/// A W roll shows the number from which it succeeds to readers of the sheet, and the rolls to make along with it to those who
/// roll. Arn, whose sheet everybody reads, adds a Z of 3, the guard a Z of 2.
//% daemmersturm.magic.w-roll
//% daemmersturm.dice.client-command
#[test]
fn a_w_roll_says_which_number_suffices_and_what_follows() {
    let texts = Catalogue::new(Lang::De, "daemmersturm");
    let needs = |it: &mut Spell| it.w = Some(12);
    let alone = |it: &mut Spell| (it.w, it.hit_roll) = (Some(12), false);
    let heals = |it: &mut Spell| {
        (it.w, it.hit_roll, it.kind) = (Some(5), false, SpellKind::Healing);
        (it.damage, it.healing) = (None, Some(Amount::of(4, 9)));
    };
    let rolled: [(_, _, _, &[&str]); 4] = [
        (ARN, casts(ARN, GUARD, needs), 9, &["/roll 1-20", "/roll 5-15"]),
        (ARN, casts(ARN, GUARD, alone), 9, &["/roll 5-15"]),
        (ARN, casts(ARN, GUARD, heals), 2, &["/roll 4-9"]),
        (GUARD, casts(GUARD, ARN, alone), 10, &["/roll 5-15"]),
    ];
    for (by, game, least, then) in rolled {
        for you in ALL {
            let call = scene(&game, &texts, you).call.unwrap();
            let rolls = you == GM || (by == ARN && you == player(1));
            assert_eq!(call.suffices, (you == GM || by == ARN).then_some(least), "{you:?}");
            assert_eq!(call.then, if rolls { then } else { &[] }, "{you:?}");
        }
    }
}

/// The panel of an attack with a spell names the spell, and its pending roll shows the sufficient number to those who may know
/// the target's resistance: the plot leader.
//% daemmersturm.magic.attack
#[test]
fn a_spell_attack_names_the_spell() {
    let texts = Catalogue::new(Lang::De, "daemmersturm");
    let mut game = casts(ARN, GUARD, |_| {});
    for you in ALL {
        let scene = scene(&game, &texts, you);
        let clash = scene.clash.unwrap();
        assert_eq!((&*clash.with, &*clash.kind), ("Funkenhand", "spell"), "{you:?}");
        // More than the guard's 12, with Arn's Z of 3.
        assert_eq!(clash.roll.as_ref().unwrap().suffices, (you == GM).then_some(10), "{you:?}");
        let then: &[&str] = if you == GM || you == player(1) { &["/roll 5-15"] } else { &[] };
        assert_eq!(scene.call.unwrap().then, then, "{you:?}");
    }
    fell(&mut game, 5);
    assert!(game.asked().is_empty());
    assert_eq!(&*scene(&game, &texts, WATCH).clash.unwrap().with, "Funkenhand");
}

/// A light test succeeds up to a number: Z, but at least 4 without armour. Readers of the sheet see it.
//% daemmersturm.light.test
//% daemmersturm.light.armour
#[test]
fn a_light_test_says_up_to_which_number_it_succeeds() {
    let texts = Catalogue::new(Lang::De, "daemmersturm");
    let light = |it: &mut Spell| (it.resource, it.cost) = (Some(Resource::Light), 1);
    for (by, game) in [(ARN, casts(ARN, GUARD, light)), (GUARD, casts(GUARD, ARN, light))] {
        for you in ALL {
            let call = scene(&game, &texts, you).call.unwrap();
            assert_eq!((&*call.command, call.suffices), ("/roll 0-5", None));
            assert_eq!(call.at_most, (you == GM || by == ARN).then_some(4), "{you:?}");
        }
    }
}

/// Sub-rolls of climbing and poison rolls show the sufficient number to readers of the sheet.
//% daemmersturm.climb.sub-rolls
//% daemmersturm.poison.roll
#[test]
fn climbing_and_poison_say_which_number_suffices() {
    let texts = Catalogue::new(Lang::De, "daemmersturm");
    let mut state = state(&profile("Schatten", 4, 15, 18));
    begin(&mut state);
    let poison = state.frame.library.substances.iter().position(Substance::is_poison).unwrap();
    state.items[0].poison = Some(SubstanceId(poison as u16));
    let start = |by: ActorId, command: Command| {
        let mut state = state.clone();
        state.combat.as_mut().unwrap().turn = Some(by);
        let mut game = of(state);
        act(&mut game, Author::GM, house_dice(), &mut Listed(Vec::new())).unwrap();
        quiet(&mut game, |it| it.ask_climb_range = Prompt::Automatic);
        act(&mut game, Author::GM, Deed::Command(command), &mut Listed(Vec::new())).unwrap();
        game
    };
    let suffices = |game: &Game<Daemmersturm>, you| scene(game, &texts, you).call.unwrap().suffices;
    let climb = ClimbCommand::Climb(ClimbTry::plain(BELA, Obstacle::Tree, ClimbPay::Movement));
    let mut game = start(BELA, Command::Scene(SceneCommand::Climb(climb)));
    for need in [7, 10, 15] {
        assert_eq!(ALL.map(|it| suffices(&game, it)), [Some(need); 4]);
        fell(&mut game, 2);
    }
    let mut game = start(ARN, strike(ARN, GUARD, 1));
    let damage = game.state().weapon(ItemId(1)).unwrap().damage.rolls[0].unwrap();
    fell(&mut game, 18);
    fell(&mut game, damage.high() as i8);
    assert_eq!(ALL.map(|it| suffices(&game, it)), [Some(15); 4]);
}

/// The panel of an attack shows whether the target continues channelling.
//% daemmersturm.magic.interruption
#[test]
fn an_attack_says_whether_channelling_goes_on() {
    let texts = Catalogue::new(Lang::De, "daemmersturm");
    let mut state = state(&profile("Schatten", 4, 15, 18));
    begin(&mut state);
    state.combat.as_mut().unwrap().turn = Some(GUARD);
    let (spell, aim) = (SpellId(0), Aim::default());
    state.channels.push(Channel { by: ARN, spell, turns: 1, needed: 2, aim });
    for (face, goes_on) in [(3, true), (1, false)] {
        let mut game = of(state.clone());
        act(&mut game, Author::GM, house_dice(), &mut Listed(Vec::new())).unwrap();
        quiet(&mut game, |_| {});
        let strike = Deed::Command(strike(GUARD, ARN, 3));
        act(&mut game, Author::GM, strike, &mut Listed(Vec::new())).unwrap();
        let damage = game.state().weapon(ItemId(3)).unwrap().damage.rolls[0].unwrap();
        [18, damage.low() as i8, face].into_iter().for_each(|it| fell(&mut game, it));
        let results = scene(&game, &texts, WATCH).clash.unwrap().results.clone();
        assert_eq!(results.len(), 2, "{results:?}");
        assert_eq!(results[1].contains("nicht unterbrechen"), goes_on, "{results:?}");
    }
}

/// Everybody sees the value of cover, and therefore the sufficient number, even for characters whose sheets they do not read.
/// Cover against other characters does not count, and if there are two values, it is unknown which one applies.
//% daemmersturm.cover.roll
#[test]
fn a_cover_roll_says_which_number_suffices() {
    let texts = Catalogue::new(Lang::De, "daemmersturm");
    let cover = |id, side, need| Cover { id: EffectId(id), of: THIEF, side, need, full: false };
    let all = cover(1, CoverSide::All, 14);
    let hidden = cover(2, CoverSide::Against(LURKER), 12);
    let other = cover(3, CoverSide::From(Direction::N), 16);
    for (covers, known) in [(vec![all, hidden], Some(14)), (vec![all, other], None)] {
        let mut state = state(&profile("Schatten", 4, 15, 18));
        begin(&mut state);
        (state.combat.as_mut().unwrap().turn, state.covers) = (Some(BELA), covers);
        let mut game = of(state);
        act(&mut game, Author::GM, house_dice(), &mut Listed(Vec::new())).unwrap();
        quiet(&mut game, |_| {});
        act(&mut game, Author::GM, Deed::Command(strike(BELA, THIEF, 2)), &mut Listed(Vec::new())).unwrap();
        fell(&mut game, 18);
        for you in ALL {
            let suffices = scene(&game, &texts, you).call.unwrap().suffices;
            assert_eq!(suffices, if you == GM { Some(14) } else { known }, "{you:?}");
        }
        fell(&mut game, 9);
        for you in ALL {
            let clash = scene(&game, &texts, you).clash.unwrap();
            let throw = clash.throws.iter().find(|it| it.purpose == "cover").unwrap();
            assert_eq!((throw.natural, throw.suffices), (Some(9), known), "{you:?}");
        }
    }
}

/// A perception test shows the number from which a character is found to readers of the sheet, unless tests are secret.
//% daemmersturm.perception.test
//% daemmersturm.perception.secret
#[test]
fn a_perception_test_says_which_number_suffices() {
    let texts = Catalogue::new(Lang::De, "daemmersturm");
    for (by, secret) in [(ARN, false), (ARN, true), (GUARD, false)] {
        let mut state = state(&profile("Schatten", 4, 15, 18));
        begin(&mut state);
        state.combat.as_mut().unwrap().turn = Some(by);
        let mut game = of(state);
        act(&mut game, Author::GM, house_dice(), &mut Listed(Vec::new())).unwrap();
        quiet(&mut game, |it| it.secret_perception = secret);
        let terms = SightTerms { more: 1, ..SightTerms::default() };
        let search = Search { by, with: None, toward: None, terms, field: None, veiled: false };
        let command = Command::Scene(SceneCommand::Sight(SightCommand::Search(search)));
        act(&mut game, Author::GM, Deed::Command(command), &mut Listed(Vec::new())).unwrap();
        // 15, less Arn's FA of 3 or the guard's of 2.
        let least = if by == ARN { 11 } else { 12 };
        for you in ALL {
            let Some(call) = scene(&game, &texts, you).call else { continue };
            let knows = you == GM || (by == ARN && !secret);
            assert_eq!(call.suffices, knows.then_some(least), "{you:?} {secret}");
        }
        assert_eq!(scene(&game, &texts, GM).call.unwrap().suffices, Some(least));
    }
}

/// The escalation of a spell shows the number that spares the caster.
//% daemmersturm.fumble.spell
//% daemmersturm.fumble.escalation
#[test]
fn an_escalation_roll_says_which_number_spares_the_caster() {
    let texts = Catalogue::new(Lang::De, "daemmersturm");
    for (by, mut game) in [(ARN, casts(ARN, GUARD, |_| {})), (GUARD, casts(GUARD, ARN, |_| {}))] {
        fell(&mut game, 1);
        for you in ALL {
            let call = scene(&game, &texts, you).call.unwrap();
            assert_eq!(&*call.command, "/roll 1-3");
            assert_eq!(call.suffices, (you == GM || by == ARN).then_some(2), "{you:?}");
        }
    }
}

/// The critical table is shown before the roll on it. After the roll, the row that applies is highlighted.
//% daemmersturm.crit.table-roll
#[test]
fn the_critical_table_is_read_before_the_roll() {
    let texts = Catalogue::new(Lang::De, "daemmersturm");
    let mut state = state(&profile("Schatten", 4, 15, 18));
    begin(&mut state);
    let mut game = of(state);
    act(&mut game, Author::GM, house_dice(), &mut Listed(Vec::new())).unwrap();
    quiet(&mut game, |_| {});
    act(&mut game, Author::GM, Deed::Command(strike(ARN, GUARD, 1)), &mut Listed(Vec::new())).unwrap();
    for (face, applies) in [(20, None), (4, Some(3))] {
        fell(&mut game, face);
        for you in ALL {
            let table = scene(&game, &texts, you).clash.unwrap().table.clone().unwrap();
            assert_eq!((table.rows.len(), table.rows.iter().position(|it| it.on)), (6, applies), "{you:?}");
        }
    }
}
