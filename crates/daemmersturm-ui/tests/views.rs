//! Tests of views: the list of characters, an attack step by step.

#![allow(clippy::unwrap_used)]

use crate::views_common::{
    ARN, BELA, GM, GUARD, LURKER, Listed, THIEF, WATCH, act, actor, attack, begin, bring, fight, german,
    house_dice, item, look, melee, of, player, profile, quiet, scene, set, state, strike, table, view,
};
use schwung_daemmersturm::{
    Ability, Actor, ActorFact, ActorId, Aim, Amount, AreaCommand, Blast, Cast, Command, Daemmersturm,
    Distance, Effect, Engaged, Fact, Frame, Held, ItemId, ItemKind, KnownAbility, Length, MagicCommand,
    Order, Orders, Plan, Prompt, ProtectionId, ProtectionKind, Question, SceneFact, Seen, Side, Sight, Spell,
    SpellId, State, Status, TableFact, Targets, TurnCommand, TurnMarks, WeaponId, When, Wording,
};
use schwung_daemmersturm_ui::Screen;
use schwung_log::{Author, Deed, Game};
use schwung_play::Random;
use schwung_table::{Seat, WireId};
use schwung_views::{
    Shown,
    wire::{LineKind, OneResultView, ResultKind},
};
use serde_json::json;

#[test]
fn numbers_of_players_lie_open_and_those_of_the_plot_leader_do_not() {
    let (game, texts) = (fight(), german());
    for you in [GM, player(1), player(2), WATCH] {
        let people = scene(&game, &texts, you).people;
        let find = |name: &str| people.iter().find(|it| it.name == name).unwrap();
        let (arn, guard) = (find("Arn"), find("Wache"));
        assert_eq!((arn.life.now, arn.values.len()), (Some(30), 3), "{you:?}");
        assert!(arn.profile.as_ref().unwrap().starts_with("Arn: (N=20+3|13"));
        assert_eq!(guard.life.now.is_some(), you == GM);
        assert_eq!(guard.values.len(), if you == GM { 3 } else { 0 });
        assert_eq!(guard.items.iter().all(|it| it.text.is_empty()), you != GM);
        assert_eq!((arn.melee[0].with, arn.melee[0].at.as_deref()), (WireId(2), Some("n")));
        assert_eq!(arn.mine, you == GM || you == player(1));
        assert_eq!(people.iter().any(|it| it.name == "Schatten"), you == GM);
    }
    let it = scene(&game, &texts, player(1));
    assert_eq!(
        (it.combat.as_ref().unwrap().turn, it.combat.unwrap().next),
        (Some(WireId(0)), Some(WireId(1)))
    );
}

#[test]
fn what_the_rules_do_not_carry_out_is_a_reminder_for_those_who_read_the_sheet() {
    let texts = german();
    let mut state = state(&profile("Schatten", 4, 15, 18));
    state.frame.change(|frame| {
        let note = Effect::Note(Wording::new("Sieht auch im Nebel."));
        let eyes = Ability {
            name: "Nebelaugen".into(),
            when: When::Passive,
            effects: vec![note],
            ..Ability::default()
        };
        let known = |name: &str, entry| KnownAbility { name: name.into(), entry };
        let breath = frame.library.ability_named("Ruhiger Atem");
        frame.library.abilities.push(eyes);
        for who in [ARN, GUARD] {
            frame.profiles[usize::from(who.0)].abilities = vec![
                known("Schildwall der Brücke", None),
                known("Nebelaugen", frame.library.ability_named("Nebelaugen")),
                known("Ruhiger Atem", breath),
            ];
        }
    });
    let game = of(state);
    let words = vec!["Schildwall der Brücke", "Nebelaugen (Sieht auch im Nebel.)"];
    for you in [GM, player(1), player(2), WATCH] {
        let people = scene(&game, &texts, you).people;
        let of = |name: &str| &*people.iter().find(|it| it.name == name).unwrap().reminders;
        assert_eq!(*of("Arn"), words, "{you:?}");
        assert_eq!(*of("Wache"), if you == GM { words.clone() } else { Vec::new() }, "{you:?}");
    }
}

/// The number that suffices is shown beside a protection roll, even after it was made, to readers of the sheet.
//% daemmersturm.protect.definition
#[test]
fn a_protection_roll_says_which_number_suffices() {
    for (by, on, item_of, reads) in [(GUARD, ARN, 3, true), (ARN, GUARD, 1, false)] {
        let mut state = state(&profile("Schatten", 4, 15, 18));
        begin(&mut state);
        let all = state.frame.library.protections.clone();
        let shield = all.iter().position(|it| it.kind == ProtectionKind::Shield).unwrap();
        // Both add an NA of 3 to the roll.
        state.frame.change(|it| it.profiles[usize::from(GUARD.0)].melee.attack = 3);
        let least = i16::from(all[shield].need) - 3;
        let shield = ItemKind::Protection(ProtectionId(shield as u16));
        state.items.push(item(8, shield, Some(on), Held::Drawn));
        state.combat.as_mut().unwrap().turn = Some(by);
        let (mut game, texts) = (of(state), german());
        act(&mut game, Author::GM, house_dice(), &mut Listed(Vec::new())).unwrap();
        quiet(&mut game, |_| {});
        act(&mut game, Author::GM, Deed::Command(strike(by, on, item_of)), &mut Listed(Vec::new())).unwrap();
        for (face, natural) in [(18, None), (2, Some(2)), (7, Some(2))] {
            let question = game.asked()[0].id.clone();
            let bring = Deed::Bring { question, faces: vec![face] };
            act(&mut game, Author::GM, bring, &mut Listed(Vec::new())).unwrap();
            for (you, reads) in [(GM, true), (player(1), reads), (player(2), reads)] {
                let clash = scene(&game, &texts, you).clash.unwrap();
                let throw = clash.throws.iter().find(|it| it.purpose == "shield").unwrap();
                assert_eq!((throw.natural, throw.suffices), (natural, reads.then_some(least)), "{you:?}");
            }
        }
    }
}

/// A protection roll whose purpose leaves open what protects names it: before the roll to those who may read the sheet, then to
/// all.
//% daemmersturm.protect.several
#[test]
fn a_protection_roll_names_what_protects() {
    let mut state = state(&profile("Schatten", 4, 15, 18));
    begin(&mut state);
    let all = &state.frame.library.protections;
    let amulet = all.iter().position(|it| it.kind == ProtectionKind::Rescue).unwrap();
    let amulet = ProtectionId(amulet as u16);
    state.frame.change(|it| it.profiles[usize::from(GUARD.0)].protections.push(amulet));
    state.combat.as_mut().unwrap().turn = Some(ARN);
    let (mut game, texts) = (of(state), german());
    act(&mut game, Author::GM, house_dice(), &mut Listed(Vec::new())).unwrap();
    quiet(&mut game, |it| it.ask_protection = Prompt::Ask);
    act(&mut game, Author::GM, Deed::Command(strike(ARN, GUARD, 1)), &mut Listed(Vec::new())).unwrap();
    let (plain, named) = ("Schutzwurf", "Schutzwurf (Schutzamulett)");
    for (face, told) in [(18, [named, plain, plain]), (2, [named; 3])] {
        let question = game.asked()[0].id.clone();
        act(&mut game, Author::GM, Deed::Bring { question, faces: vec![face] }, &mut Listed(Vec::new()))
            .unwrap();
        if game.asked().iter().any(|it| it.dice.is_none()) {
            let question = game.asked()[0].id.clone();
            act(&mut game, Author::GM, Deed::Skip { question }, &mut Listed(Vec::new())).unwrap();
        }
        for (you, told) in [GM, player(1), WATCH].into_iter().zip(told) {
            let clash = scene(&game, &texts, you).clash.unwrap();
            let throw = clash.throws.iter().find(|it| it.purpose == "rescue").unwrap();
            assert_eq!(throw.name, told, "{you:?}");
        }
    }
}

/// A distance noted before two of them met in melee is not shown any more.
#[test]
fn those_in_melee_have_no_distance() {
    let mut state = state(&profile("Schatten", 4, 15, 18));
    let noted = |a, b| Distance { a, b, length: Length::metres(8) };
    state.distances = vec![noted(ARN, GUARD), noted(ARN, THIEF)];
    let scene = scene(&of(state), &german(), GM);
    let between: Vec<_> = scene.distances.iter().map(|it| (it.a, it.b)).collect();
    assert_eq!(between, [(WireId(0), WireId(3))]);
}

/// A line that the plot leader allows something comes before the action, and is not its result.
#[test]
fn what_is_allowed_does_not_stand_for_what_is_done() {
    let mut state = state(&profile("Schatten", 4, 15, 18));
    begin(&mut state);
    let (mut game, texts) = (of(state), german());
    let command = Box::new(Command::Turn(TurnCommand::TakeTurn { by: BELA }));
    let overrule = Command::Overrule { command, reason: Wording::new("freie Reihenfolge") };
    act(&mut game, Author::GM, Deed::Command(overrule), &mut Listed(Vec::new())).unwrap();
    let lines = schwung_views::lines::<Screen>(look(&game, &texts, WATCH), 0, u64::MAX);
    let kinds: Vec<_> = lines.iter().skip(1).map(|it| (it.kind, &*it.text)).collect();
    let allowed = (LineKind::House, "Der Plotleiter lässt es zu: „freie Reihenfolge“.");
    assert_eq!(kinds, [allowed, (LineKind::Turn, "Bela ist am Zug.")]);
}

/// A standing order is logged as a remark by the player of the character, not as a fact set by the plot leader.
#[test]
fn standing_orders_are_remarks() {
    let mut state = state(&profile("Schatten", 4, 15, 18));
    begin(&mut state);
    let (mut game, texts) = (of(state), german());
    let orders = Orders { step_in: Order::Never, ..Orders::default() };
    let command = Command::Turn(TurnCommand::Order { who: BELA, orders });
    act(&mut game, Author::Seat(Seat(2)), Deed::Command(command), &mut Listed(Vec::new())).unwrap();
    let seen = |you| schwung_views::lines::<Screen>(look(&game, &texts, you), 0, u64::MAX);
    let lines = seen(player(2));
    let told: Vec<_> = lines.iter().skip(1).map(|it| (it.kind, it.seat, &*it.text)).collect();
    assert_eq!(told, [(LineKind::Note, None, "Bela: neue Anweisungen für Rückfragen.")]);
    assert_eq!(seen(WATCH).len(), 1);
}

/// Once no character of one side can act, the plot leader is offered the end of the fight.
#[test]
fn a_decided_fight_is_proposed_to_end() {
    let mut state = state(&profile("Schatten", 4, 15, 18));
    begin(&mut state);
    let ending = |state: &State, you| {
        let game = of(state.clone());
        view(&game, &german(), you).ending
    };
    assert_eq!(ending(&state, GM), None);
    for who in [GUARD, THIEF, LURKER] {
        state.actors[usize::from(who.0)].status = Status::Incapacitated;
    }
    let proposed = ending(&state, GM).unwrap();
    assert_eq!((&*proposed.label, proposed.command), ("Kampf beenden", json!({ "turn": "end_combat" })));
    assert_eq!(ending(&state, player(1)), None);
    state.combat = None;
    assert_eq!(ending(&state, GM), None);
}

/// When the plot leader lets another character act in the middle of a turn, that turn is over once its action is spent.
//% daemmersturm.turn.order
#[test]
fn a_turn_that_is_taken_over_is_over_if_its_action_is_spent() {
    for spent in [true, false] {
        let mut state = state(&profile("Schatten", 4, 15, 18));
        begin(&mut state);
        state.combat.as_mut().unwrap().turn = Some(ARN);
        state.actors[usize::from(ARN.0)].turn.action = spent;
        let mut game = of(state);
        let take = Command::Turn(TurnCommand::TakeTurn { by: GUARD });
        let command = Command::Overrule { command: Box::new(take), reason: Wording::NONE };
        act(&mut game, Author::GM, Deed::Command(command), &mut Listed(Vec::new())).unwrap();
        let state = game.state();
        assert_eq!(state.combat.unwrap().turn, Some(GUARD));
        assert_eq!(state.actor(ARN).round.acted, spent);
    }
}

/// A defender is asked about the enemies in reach that it knows of, and not at all if the attacker is the only one.
//% daemmersturm.backstab.predeclare
//% daemmersturm.perception.hidden
#[test]
fn nobody_hidden_is_among_those_that_can_be_waited_for() {
    let asked = |veiled: bool, unseen: bool| {
        let mut state = state(&profile("Schatten", 4, 15, 18));
        begin(&mut state);
        let other = |by| Engaged { by, on: ARN, at: None };
        state.engaged = vec![other(GUARD), other(THIEF), Engaged { by: ARN, on: GUARD, at: None }];
        state.actors[usize::from(THIEF.0)].veiled = veiled;
        if unseen {
            state.sights.push(Sight {
                observer: ARN,
                entity: THIEF,
                seen: Seen::Hidden { traceless: false, last: None },
            });
        }
        state.combat.as_mut().unwrap().turn = Some(GUARD);
        let mut game = of(state);
        act(&mut game, Author::GM, house_dice(), &mut Listed(Vec::new())).unwrap();
        quiet(&mut game, |it| it.ask_facing = Prompt::Ask);
        act(&mut game, Author::GM, Deed::Command(strike(GUARD, ARN, 3)), &mut Listed(Vec::new())).unwrap();
        game.asked()[0].question.map(|it| matches!(it, Question::Face(_)))
    };
    assert_eq!(asked(false, false), Some(true));
    // Dice wait instead.
    for (veiled, unseen) in [(true, false), (false, true)] {
        assert_eq!(asked(veiled, unseen), None);
    }
}

/// The panel shows the same effect of a hit as the log, regardless of later events about the same character.
#[test]
fn the_panel_and_the_log_say_the_same_of_a_hit() {
    let (mut game, texts) = (attack(|_| {}), german());
    let weapon = game.state().weapon(ItemId(1)).unwrap().damage.rolls[0].unwrap();
    let range = format!("{} ({}-{})", weapon.low(), weapon.low(), weapon.high());
    let text = format!("Hanspeter würfelt. Ergebnis: 15 (1-20)\nHanspeter würfelt. Ergebnis: {range}");
    bring(&mut game, &texts, player(1), |look| Screen::paste(look, &text)).unwrap();
    assert!(!game.asked().is_empty(), "the attack is not over");
    set(&mut game, [Fact::Actor { who: GUARD, fact: ActorFact::Life(1) }]);
    let lines = schwung_views::lines::<Screen>(look(&game, &texts, GM), 0, u64::MAX);
    let results = scene(&game, &texts, GM).clash.unwrap().results.clone();
    let hurt = results.iter().find(|it| it.contains("Schaden")).unwrap();
    assert!(lines.iter().any(|it| it.text == *hurt), "{hurt}: {lines:#?}");
    // With several targets, the log shows the result for each, to every viewer in the words of the line.
    for viewer in [GM, player(1), WATCH] {
        let lines = schwung_views::lines::<Screen>(look(&game, &texts, viewer), 0, u64::MAX);
        let told: Vec<_> = lines.iter().filter_map(|it| Some((&it.text, it.outcome.as_ref()?))).collect();
        let is_effect =
            |it: &(&String, &OneResultView)| it.1.kind == ResultKind::Effect && it.1.words == *it.0;
        assert!(!told.is_empty() && told.iter().all(is_effect), "{told:?}");
    }
    while let Some((question, seat)) = game.asked().first().map(|it| (it.id.clone(), it.seat)) {
        act(&mut game, Author::Seat(seat), Deed::Skip { question }, &mut Listed(Vec::new())).unwrap();
    }
}

#[test]
fn what_was_thrown_keeps_its_name_after_it_is_used_up() {
    let texts = german();
    let mut state = state(&profile("Schatten", 4, 15, 18));
    let explodes = state.frame.library.weapons.iter().position(|it| it.name == "Splittergranate").unwrap();
    let name = state.frame.library.weapons[explodes].name.clone();
    state.items[0] = item(1, ItemKind::Weapon(WeaponId(explodes as u16)), Some(ARN), Held::Drawn);
    begin(&mut state);
    let mut game = of(state);
    quiet(&mut game, |_| {});
    let aim = Aim { at: vec![GUARD], ..Aim::default() };
    let blast = Blast { by: ARN, item: ItemId(1), aim, plan: Plan::default() };
    let dice = &mut Random::new(3);
    act(&mut game, Author::Seat(Seat(1)), Deed::Command(Command::Area(AreaCommand::Blast(blast))), dice)
        .unwrap();
    while let Some((question, seat)) = game.asked().first().map(|it| (it.id.clone(), it.seat)) {
        act(&mut game, Author::Seat(seat), Deed::Skip { question }, dice).unwrap();
    }
    assert!(game.state().item(ItemId(1)).is_none(), "it is used up");
    for viewer in [GM, player(1), WATCH] {
        let panel = scene(&game, &texts, viewer).clash.unwrap();
        assert!(panel.title.contains(&name) && panel.with == name, "{panel:?}");
    }
}

/// A shot that misses may hit a friend: the panel of the missed target shows it, with the result.
//% daemmersturm.ff.effects
#[test]
fn the_panel_says_whom_friendly_fire_hits() {
    let texts = german();
    let mut state = state(&profile("Schatten", 4, 15, 18));
    begin(&mut state);
    state.combat.as_mut().unwrap().turn = Some(BELA);
    let mut game = of(state);
    quiet(&mut game, |_| {});
    let dice = &mut Random::new(3);
    act(&mut game, Author::Seat(Seat(2)), Deed::Command(strike(BELA, GUARD, 2)), dice).unwrap();
    while let Some(asked) = game.asked().first() {
        let (question, seat, faces) = (asked.id.clone(), asked.seat, asked.dice.as_ref().map(|_| vec![4]));
        let deed = if faces.is_some() { Deed::Roll { question, faces } } else { Deed::Skip { question } };
        act(&mut game, Author::Seat(seat), deed, dice).unwrap();
    }
    for viewer in [GM, player(1), WATCH] {
        let panel = scene(&game, &texts, viewer).clash.unwrap();
        assert_eq!(panel.outcome, "miss");
        let said = |what: &str| panel.results.iter().position(|it| it.contains(what));
        let fire = said("Freundliches Feuer: Bela trifft Arn").unwrap_or_else(|| panic!("{panel:?}"));
        assert!(said("Arn nimmt").is_some_and(|it| it > fire), "{panel:?}");
    }
}

/// A fight in which the thief may step in for others.
fn guarded(change: impl FnOnce(&mut Frame)) -> Game<Daemmersturm> {
    let mut state = state(&profile("Schatten", 4, 15, 18));
    begin(&mut state);
    state.frame.change(|frame| {
        let (name, when, effects) = ("Dazwischen".to_owned(), When::FriendAttacked, vec![Effect::Intervene]);
        frame.library.abilities.push(Ability { name: name.clone(), when, effects, ..Ability::default() });
        let entry = frame.library.ability_named(&name);
        frame.profiles[usize::from(THIEF.0)].abilities = vec![KnownAbility { name, entry }];
        change(frame);
    });
    let mut game = of(state);
    quiet(&mut game, |it| (it.ask_step_in, it.ask_caught) = (Prompt::Ask, Prompt::Automatic));
    game
}

/// While a character may step in against an attack on an area, its panel names none of the targets as the attacked one.
//% daemmersturm.swarm.free-intervene
#[test]
fn the_panel_of_an_area_has_no_single_target() {
    let mut game = guarded(|frame| {
        let name = "Funkenregen".to_owned();
        let (targets, damage) = (Targets::Fixed(2), Some(Amount::of(1, 4)));
        frame.library.spells =
            vec![Spell { name: name.clone(), channel: 0, targets, damage, ..Spell::default() }];
        frame.profiles[usize::from(ARN.0)].abilities = vec![KnownAbility { name, entry: None }];
    });
    let (aim, text, plan) = (Aim { at: vec![GUARD], place: None }, Wording::NONE, Plan::default());
    let cast = MagicCommand::Cast(Cast { by: ARN, spell: SpellId(0), text, aim, plan });
    act(&mut game, Author::GM, Deed::Command(Command::Magic(cast)), &mut Random::new(3)).unwrap();
    assert_eq!(game.asked()[0].question.map(Question::kind), Some("step-in"));
    for viewer in [GM, player(1), player(2), WATCH] {
        let panel = scene(&game, &german(), viewer).clash.unwrap();
        assert_eq!((panel.on, panel.defence), (None, None), "{viewer:?}: {}", panel.title);
    }
}

/// While a character may step in, everybody sees the attack. A character that steps in becomes the target before the attack
/// begins; the panel shows for whom.
//% daemmersturm.swarm.free-intervene
#[test]
fn the_panel_says_who_stepped_in() {
    let texts = german();
    let mut game = guarded(|_| {});
    let dice = &mut Random::new(3);
    act(&mut game, Author::Seat(Seat(1)), Deed::Command(strike(ARN, GUARD, 1)), dice).unwrap();
    for viewer in [GM, player(1), player(2), WATCH] {
        let panel = scene(&game, &texts, viewer).clash.unwrap();
        assert!(panel.title.contains("Arn greift Wache an"), "{viewer:?}: {panel:?}");
        assert!((panel.roll.is_none(), panel.over) == (true, false), "{viewer:?}: {panel:?}");
    }
    let question = game.asked().first().unwrap().id.clone();
    act(&mut game, Author::GM, Deed::Answer { question, choice: 1, words: String::new() }, dice).unwrap();
    for over in [false, true] {
        while over && let Some((question, seat)) = game.asked().first().map(|it| (it.id.clone(), it.seat)) {
            act(&mut game, Author::Seat(seat), Deed::Skip { question }, dice).unwrap();
        }
        for viewer in [GM, player(1), WATCH] {
            let panel = scene(&game, &texts, viewer).clash.unwrap();
            assert!(panel.title.contains("Diebin"), "{panel:?}");
            let first = panel.results.first().map(String::as_str);
            assert_eq!(first, Some("Diebin schreitet für Wache ein und wird zum Ziel."));
        }
    }
}

/// The remaining budget is that of the turn of this round, even before it has come.
//% daemmersturm.turn.budget
#[test]
fn a_turn_to_come_is_unused_whatever_was_done_in_the_last_round() {
    let texts = german();
    let mut state = state(&profile("Schatten", 4, 15, 18));
    begin(&mut state);
    // All characters have had a turn in the first round. Arn's in the second has begun, and Bela's movement is spent in
    // advance.
    state.combat.as_mut().unwrap().round = 2;
    for it in &mut state.actors {
        (it.turn.action, it.turn.moved, it.turn.draws, it.turn.short) = (true, true, 2, true);
    }
    state.actors[0].turn = TurnMarks { action: true, ..TurnMarks::default() };
    state.actors[1].round.walked = true;
    (state.actors[2].status, state.actors[2].life) = (Status::Incapacitated, 0);
    let mut game = of(state);
    let left = |game: &Game<Daemmersturm>, name: &str| {
        let people = scene(game, &texts, GM).people;
        let it = people.iter().find(|it| it.name == name).unwrap().turn.clone().unwrap();
        (it.movement, it.action, it.draws, it.short)
    };
    assert_eq!(left(&game, "Arn"), (false, false, 0, true), "movement precedes the action");
    assert_eq!(left(&game, "Bela"), (false, true, 0, true));
    assert_eq!(left(&game, "Wache"), (false, false, 0, true), "incapacitated");
    assert_eq!(left(&game, "Diebin"), (true, true, 0, true));
    let sentence = |game: &Game<Daemmersturm>| view(game, &texts, player(2)).sentence.clone();
    assert_eq!(sentence(&game), "Arn ist am Zug: Aktion verbraucht, noch frei: Übergabe und Ziehen.");
    let of_arn = |fact| Fact::Actor { who: ARN, fact };
    set(&mut game, [of_arn(ActorFact::Action(false)), of_arn(ActorFact::Seeking(true))]);
    let barred = "Arn ist am Zug: Eine Aktion ist nicht möglich, noch frei: Übergabe und Ziehen.";
    assert_eq!(sentence(&game), barred, "the action is unused, but Arn seeks cover");
}

/// A mark is a chip. A secret one is not revealed by the list, the log, or the preview of going back.
//% daemmersturm.gm.authority
#[test]
fn a_mark_stands_behind_the_name() {
    let (mut game, texts) = (table(), german());
    let put = |text: &str, secret| ActorFact::Marked { text: Wording::new(text), secret };
    let on = |fact| Fact::Actor { who: GUARD, fact };
    set(&mut game, [on(put("flieht", false)), on(put("bestochen", true))]);
    let chips = |game: &Game<Daemmersturm>, you| {
        let people = scene(game, &texts, you).people;
        let it = people.into_iter().find(|it| it.name == "Wache").unwrap();
        it.chips.iter().map(|it| (it.kind.clone(), it.text.clone())).collect::<Vec<_>>()
    };
    let chip = |kind: &str, text: &str| (kind.to_owned(), text.to_owned());
    let both = [chip("mark", "flieht"), chip("secret-mark", "bestochen")];
    assert_eq!(chips(&game, GM), both);
    let lines = |game: &Game<Daemmersturm>, you| {
        let all = schwung_views::lines::<Screen>(look(game, &texts, you), 1, u64::MAX);
        all.into_iter().map(|it| it.text).collect::<Vec<_>>()
    };
    for you in [player(1), WATCH] {
        assert_eq!(chips(&game, you), both[..1]);
        assert_eq!(lines(&game, you), ["Der Plotleiter setzt: Wache: Markierung „flieht“."]);
    }
    // Made public: the text appears once.
    let before = game.state().clone();
    set(&mut game, [on(put("bestochen", false))]);
    assert_eq!(chips(&game, player(1)), [chip("mark", "flieht"), chip("mark", "bestochen")]);
    assert!(Screen::reveals(&before, game.state()) && !Screen::reveals(game.state(), &before));
    let back = |you| {
        let changes = Screen::changes(look(&game, &texts, you), game.state(), &before);
        changes.into_iter().map(|it| it.text).collect::<Vec<_>>()
    };
    assert_eq!(back(player(1)), ["Wache, vorbei: bestochen."]);
    assert_eq!(back(GM).len(), 2, "{:?}", back(GM));
    // Removed from several characters at once, in a single record.
    let deed = schwung_daemmersturm::ManyDeed::Set(ActorFact::Unmarked {
        text: Wording::new("flieht"),
        secret: false,
    });
    let many = schwung_daemmersturm::Many { who: vec![ARN, GUARD], deed, reason: Wording::NONE };
    let many = Command::Scene(schwung_daemmersturm::SceneCommand::Many(many));
    let seq = act(&mut game, Author::GM, Deed::Command(many.clone()), &mut Listed(Vec::new())).unwrap();
    assert_eq!(chips(&game, player(2)), [chip("mark", "bestochen")]);
    assert!(
        act(&mut game, Author::GM, Deed::Command(many), &mut Listed(Vec::new())).is_err(),
        "nobody has it"
    );
    act(&mut game, Author::GM, Deed::Undo { to: seq, keep_dice: false }, &mut Listed(Vec::new())).unwrap();
    assert_eq!(chips(&game, player(2)), [chip("mark", "flieht"), chip("mark", "bestochen")]);
}

#[test]
fn a_profile_is_changed_by_its_form() {
    let (mut game, texts) = (table(), german());
    let form = Screen::sheet_form(look(&game, &texts, player(1)), 0).unwrap();
    let mut fields: serde_json::Map<_, _> =
        form.fields.iter().filter_map(|it| Some((it.name.clone(), it.value.clone()?))).collect();
    fields.insert("life".into(), 44.into());
    fields.insert("melee_attack".into(), 5.into());
    let commands = Screen::sheet(look(&game, &texts, player(1)), 0, &fields).unwrap();
    act(&mut game, Author::GM, Deed::Several(commands), &mut Listed(Vec::new())).unwrap();
    assert_eq!((game.state().profile(ARN).life, game.state().profile(ARN).melee.attack), (44, 5));
    for (name, value) in [("life", 0.into()), ("name", "Bela".into()), ("nonsense", 1.into())] {
        let mut wrong = fields.clone();
        wrong.insert(name.into(), value);
        assert!(Screen::sheet(look(&game, &texts, player(1)), 0, &wrong).is_err(), "{name}");
    }
    assert!(Screen::sheet_form(look(&game, &texts, player(2)), 0).is_none());
}

#[test]
fn going_back_says_what_would_change() {
    let (before, texts) = (table(), german());
    let mut after = table();
    set(
        &mut after,
        [
            Fact::Actor { who: GUARD, fact: ActorFact::Life(11) },
            Fact::Actor { who: ARN, fact: ActorFact::Life(11) },
            Fact::Actor { who: BELA, fact: ActorFact::Seeking(true) },
        ],
    );
    let told = |you| {
        let changes = Screen::changes(look(&after, &texts, you), before.state(), after.state());
        changes.into_iter().map(|it| it.text).collect::<Vec<_>>()
    };
    assert_eq!(told(GM).len(), 3);
    let public = told(player(2));
    assert!(public.contains(&"Wache: 9 LP verloren.".to_owned()), "{public:?}");
    assert!(!Screen::reveals(before.state(), after.state()));
    let mut shown = before.state().clone();
    shown.actors[4].veiled = false;
    assert!(Screen::reveals(before.state(), &shown));
    let lone = of(state(&profile("Schatten", 4, 15, 18)));
    assert_eq!(actor(&lone, "Schatten").0, 4);
}

/// The turn of a hidden character does not reveal it.
#[test]
fn the_turn_of_somebody_hidden_is_nobodys_for_others() {
    let texts = german();
    let [nobodys, hidden] = [None, Some(LURKER)].map(|turn| {
        let mut game = fight();
        set(&mut game, [Fact::Scene(SceneFact::Turn(turn))]);
        [GM, player(1), WATCH].map(|you| view(&game, &texts, you).sentence)
    });
    assert_eq!(nobodys[1..], hidden[1..]);
    assert!(hidden[0].contains("Schatten"), "{hidden:?}");
}

/// The whole view of a small table as a snapshot, which makes changes of the view visible.
#[test]
fn a_view_of_a_fight() {
    let (game, texts) = (attack(|_| {}), german());
    let it = scene(&game, &texts, player(1));
    let shown = (&it.section, &it.combat, &it.people[0], &it.people[2], &it.clash, &it.call);
    // As a tree, since reused parts are written verbatim.
    let tree = serde_json::to_value(shown).unwrap();
    insta::assert_snapshot!(serde_json::to_string_pretty(&tree).unwrap());
}

/// In lines about characters that join, their names come first, with their places in the order. Their equipment is no result.
//% daemmersturm.turn.order
#[test]
fn reinforcements_are_what_the_log_shows() {
    let mut game = fight();
    let profile = profile("Keiler", 1, 12, 8);
    let joins = TableFact::Join {
        actor: Box::new(Actor::new(&profile, Side(1), Seat::GM)),
        profile: Box::new(profile),
    };
    let who = ActorId(u16::try_from(game.state().actors.len()).unwrap());
    let sword = ItemKind::Weapon(melee(game.state()));
    let carries = TableFact::NewItem(item(9, sword, Some(who), Held::Drawn));
    let before = game.seq();
    set(&mut game, [joins, carries].map(Fact::Table));
    let texts = german();
    for viewer in [GM, player(1), WATCH] {
        let lines = schwung_views::lines::<Screen>(look(&game, &texts, viewer), before, u64::MAX);
        let told: Vec<_> = lines.iter().map(|it| (it.kind, &*it.text)).collect();
        assert_eq!(told[0], (LineKind::Result, "Der Plotleiter setzt: Keiler kommt dazu."), "{viewer:?}");
        let place = "Keiler kommt in die Reihenfolge und ist in dieser Runde zuletzt dran.";
        assert_eq!(told[1], (LineKind::Result, place), "{viewer:?}");
        assert_eq!(told[2].0, LineKind::Set);
    }
}
