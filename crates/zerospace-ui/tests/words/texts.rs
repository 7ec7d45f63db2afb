//! Tests that everything has a well-formed text in both languages.

use std::collections::BTreeSet;

use schwung_messages::Viewer;
use schwung_play::Pending;
use schwung_table::{Dice, Seat};
use schwung_zerospace::*;
use schwung_zerospace_ui::words;

use super::{assert_all, assert_whole, both, events, facts, questions, samples::*};

#[test]
fn there_is_an_example_of_everything() {
    assert_all(&events::all(SORAYA, VIREK), Event::VARIANTS, Event::variant);
    assert_all(&events::all_doings(VIREK), Doing::VARIANTS, Doing::variant);
    assert_all(&events::all_uses(), PointUse::VARIANTS, PointUse::variant);
    assert_all(&events::all_reasons(), PointReason::VARIANTS, PointReason::variant);
    assert_all(&events::all_failures(""), Failure::VARIANTS, Failure::variant);
    assert_all(&facts::all(SORAYA, VIREK), Fact::VARIANTS, Fact::variant);
    assert_all(&questions::all(SORAYA, VIREK), Question::KINDS, Question::kind);
    assert_all(&questions::all_judgements(SORAYA, VIREK), Judgement::VARIANTS, Judgement::variant);
}

/// Events without a log line: the end of a turn, lying down before its own line, a plain failure, and a point spent for
/// a die.
fn says_nothing(event: &Event) -> bool {
    match event {
        Event::TurnEnded { .. } | Event::FailedForward { failure: Failure::Plain, .. } => true,
        Event::PointSpent { on: PointUse::Die, .. } => true,
        Event::QuickAction { text, .. } => text.is_empty(),
        _ => false,
    }
}

#[test]
fn every_event_has_a_line_of_its_own() {
    for state in [peace(), fight()] {
        for c in both() {
            let mut lines = BTreeSet::new();
            for it in events::all(SORAYA, VIREK) {
                let line = words::event(&c, &state, &it, Viewer::All);
                assert_eq!(line.is_none(), says_nothing(&it), "{it:?}");
                let Some(line) = line else { continue };
                assert_whole(&line);
                assert!(line.ends_with(['.', '?']), "{line}");
                assert!(line.starts_with(|it: char| it.is_uppercase() || it == '„' || it == '“'), "{line}");
                // Without any tasks, their names cannot be distinguished.
                let tells = lines.insert(line.clone()) || state.tasks.is_empty();
                assert!(tells, "said twice: {line}");
            }
            assert!(lines.len() > 200, "{}", lines.len());
        }
    }
}

#[test]
fn what_is_told_of_somebody_who_is_gone_still_reads() {
    let gone = ActorId(77);
    for c in both() {
        for it in events::all(gone, ActorId(78)) {
            if let Some(line) = words::event(&c, &peace(), &it, Viewer::All) {
                assert_whole(&line);
            }
            for part in words::explain(&c, &peace(), &it, Viewer::All) {
                assert_whole(&part.text);
            }
        }
        assert_eq!(words::status(&c, &peace(), gone, Viewer::All), "");
    }
}

#[test]
fn every_part_of_a_number_names_a_rule_of_the_book() {
    for c in both() {
        let mut explained = 0;
        for it in events::all(SORAYA, VIREK) {
            for part in words::explain(&c, &fight(), &it, Viewer::All) {
                assert_whole(&part.text);
                assert!(schwung_rulebook::get(part.rule).is_some(), "{}", part.rule);
                explained += 1;
            }
        }
        assert!(explained > 100, "{explained}");
    }
}

//% zerospace.check.formula
//% zerospace.pool.modify
#[test]
fn the_parts_of_a_roll_make_its_total_and_its_pool() {
    let mut state = fight();
    // Reduced and boosted, with a modifier by the game master.
    state.actors[0].lowered[0] = 1;
    state.actors[0].boosts.attributes[0] = 2;
    for c in both() {
        for effort in [effort(SORAYA), plain(SORAYA), full(SORAYA)] {
            let parts = words::explain(
                &c,
                &state,
                &Event::Rolled { effort, between: None, free: Vec::new() },
                Viewer::All,
            );
            let of = |is: &dyn Fn(&str) -> bool| -> i32 {
                parts.iter().filter(|it| is(it.rule)).filter_map(|it| it.value).sum()
            };
            let added = |rule: &str| {
                rule == "zerospace.check.formula"
                    || rule == "zerospace.dice.attribute-added"
                    || rule == "zerospace.attack.altering"
                    || rule == "zerospace.ap.use.boost"
                    || rule.starts_with("zerospace.general.")
                    || rule == "zerospace.dice.tool-rating"
                    || rule.starts_with("zerospace.power-level.")
                    || rule == "zerospace.assist.formula"
            };
            assert_eq!(of(&added), i32::from(effort.total()), "{parts:?}");
            let deficit = parts.iter().any(|it| it.rule == "zerospace.pool.below-zero" && it.value > Some(0));
            if effort.pool() >= 0 {
                let pool = of(&|it| !added(it) && it != "zerospace.dice.reroll");
                assert_eq!(pool, i32::from(effort.thrown()), "{parts:?}");
            } else {
                assert!(deficit, "{parts:?}");
            }
        }
    }
}

#[test]
fn every_question_has_a_sentence_and_every_answer_a_meaning() {
    for c in both() {
        for it in questions::all(SORAYA, VIREK) {
            let seat = Viewer::Seat(it.seat());
            let asked = words::question(&c, &fight(), &it, seat);
            assert_whole(&asked);
            assert_whole(&words::waiting(&c, &fight(), &it));
            let mut meanings = BTreeSet::new();
            for choice in questions::choices(&fight(), &it) {
                let meaning = words::choice(&c, &fight(), &it, &choice);
                assert_whole(&meaning);
                assert!(meanings.insert(meaning.clone()), "{asked} {meaning}");
                if let Some(bar) = choice.barred {
                    assert_whole(&words::reason(&c, &bar));
                }
            }
            assert!(!meanings.is_empty(), "{asked}");
        }
    }
}

#[test]
fn questions_of_one_kind_tell_their_numbers_apart() {
    for c in both() {
        let say = |it: &Question| words::question(&c, &fight(), it, Viewer::All);
        let asked: BTreeSet<String> = questions::all(SORAYA, VIREK).iter().map(say).collect();
        assert_eq!(asked.len(), questions::all(SORAYA, VIREK).len(), "{asked:#?}");
    }
}

#[test]
fn worded_answers_show_their_words() {
    for c in both() {
        let fails: Question = FailForward { seat: Seat::GM, who: SORAYA, skill: TECH }.into();
        let mut all = questions::choices(&fight(), &fails);
        for (choice, failure) in all.iter_mut().zip(events::all_failures("Alarm")) {
            choice.answer = failure.into();
            let meaning = words::choice(&c, &fight(), &fails, choice);
            assert_whole(&meaning);
            assert_eq!(meaning.contains("Alarm"), choice.answer != Failure::Plain.into(), "{meaning}");
        }
    }
}

#[test]
fn prices_say_what_is_given_up() {
    let [de, en] = both();
    assert_eq!(words::price(&de, Price::FREE), None);
    assert_eq!(words::price(&de, Price::POINT).as_deref(), Some("1 Aktionspunkt"));
    assert_eq!(words::price(&en, Price::TURN).as_deref(), Some("next turn"));
    let both = Price { points: 2, turns: 1 };
    assert_eq!(words::price(&en, both).as_deref(), Some("2 action points and next turn"));
    // Soraya has a deferred turn, which is the one sacrificed.
    let force = |state: &State, who| {
        let seat = state.actor(who).seat;
        let (combat, kind) = (Combat::Melee, AttackKind::Normal);
        let asked =
            Force { seat, who, by: VIREK, on: who, combat, kind, mode: Mode::Strike, blast: None }.into();
        let choices = questions::choices(state, &asked);
        words::choice(&de, state, &asked, &choices[1])
    };
    assert_eq!(force(&fight(), SORAYA), "ausweichen mit Geschick (aufgeschobener Zug)");
    assert_eq!(force(&fight(), ISSVISK), "ausweichen mit Geschick (nächster Zug)");
}

#[test]
fn every_bar_says_why() {
    for c in both() {
        let mut said = BTreeSet::new();
        for &bar in Bar::ALL {
            let plain = words::reason(&c, &bar.into());
            assert_whole(&plain);
            assert_whole(&words::reason(&c, &Reason::of(bar, 5, 2)));
            assert!(said.insert(plain.clone()), "{plain}");
        }
        let far = words::reason(&c, &Reason::of(Bar::TooFar, 12, 8));
        assert!(far.contains("12 m") && far.contains("8 m"), "{far}");
    }
}

#[test]
fn every_switch_and_position_has_words() {
    for c in both() {
        for switch in Switches::ALL {
            assert_whole(&(words::SWITCHES.title)(&c, switch));
            let text = (words::SWITCHES.text)(&c, switch);
            assert_whole(&text);
            assert!(text.ends_with('?'), "{text}");
            let positions: Vec<Position> = match switch.kind {
                SwitchKind::Flag => [true, false].map(Position::Flag).to_vec(),
                SwitchKind::Number(low, high) => [low, high].map(|it| Position::Number(it.into())).to_vec(),
                SwitchKind::Choice(all) => all.iter().map(|it| Position::Word((*it).to_owned())).collect(),
                SwitchKind::Rows => unreachable!("no switch of this book has rows"),
            };
            let mut said = BTreeSet::new();
            for position in &positions {
                let word = (words::SWITCHES.position)(&c, position);
                assert_whole(&word);
                said.insert(word);
            }
            assert_eq!(said.len(), positions.len(), "{}: {said:?}", switch.name);
        }
    }
}

#[test]
fn every_row_and_name_has_words() {
    for c in both() {
        let mut said = BTreeSet::new();
        for &row in Row::ALL {
            assert_whole(&words::row(&c, row));
            said.insert((row.side() as u8, words::row(&c, row)));
        }
        assert_eq!(said.len(), Row::ALL.len(), "rows of one side are told apart: {said:?}");
        let names = [
            Attribute::ALL.map(|it| words::attribute(&c, it)).to_vec(),
            [Gait::Walk, Gait::Run, Gait::Sprint].map(|it| words::gait(&c, it)).to_vec(),
            [Band::Near, Band::Short, Band::Medium, Band::Long, Band::Extreme]
                .map(|it| words::band(&c, it))
                .to_vec(),
            [Out::Unconscious, Out::Dead, Out::Left].map(|it| words::out(&c, it)).to_vec(),
            [Fear::Flee, Fear::Cower].map(|it| words::fear(&c, it)).to_vec(),
            [Ailment::Blind, Ailment::Fear].map(|it| words::ailment(&c, it)).to_vec(),
            [Rest::Breather, Rest::Short, Rest::Night].map(|it| words::rest(&c, it)).to_vec(),
            [Mode::Strike, Mode::Charge, Mode::Disarm, Mode::Grapple, Mode::Hurt, Mode::ThrowDown]
                .map(|it| words::mode(&c, it))
                .to_vec(),
            [AttackKind::Normal, AttackKind::Mental, AttackKind::Altering]
                .map(|it| words::kind(&c, it))
                .to_vec(),
            [Combat::Melee, Combat::Ranged].map(|it| words::combat(&c, it)).to_vec(),
            [ActorKind::Named, ActorKind::Unnamed, ActorKind::Object]
                .map(|it| words::actor_kind(&c, it))
                .to_vec(),
            [Familiarity::Known, Familiarity::Unknown, Familiarity::Esoteric]
                .map(|it| words::familiarity(&c, it))
                .to_vec(),
            events::all_uses().iter().map(|it| words::point_use(&c, &fight(), it)).collect(),
            events::all_reasons().iter().map(|it| words::point_reason(&c, &fight(), it)).collect(),
        ];
        for group in names {
            group.iter().for_each(|it| assert_whole(it));
            assert_eq!(group.iter().collect::<BTreeSet<_>>().len(), group.len(), "{group:?}");
        }
    }
}

#[test]
fn lengths_keep_half_metres() {
    let [de, en] = both();
    assert_eq!([4, 5].map(|it| words::length(&de, Length(it))), ["2 m", "2,5 m"]);
    assert_eq!([4, 5].map(|it| words::length(&en, Length(it))), ["2 m", "2.5 m"]);
}

#[test]
fn seats_sides_skills_and_gear_have_names() {
    let [de, en] = both();
    let state = fight();
    assert_eq!([0, 1, 9].map(|it| words::seat(&de, &state, Seat(it))), ["Spielleitung", "Anna", "Platz 9"]);
    assert_eq!(words::skill(&de, &state, MELEE), "Nahkampf");
    assert_eq!(words::skill(&en, &state, MELEE), "Close Combat");
    assert_eq!(words::item(&en, &state, BLASTER), "Blaster");
    assert_eq!(words::item(&en, &state, ItemId(99)), "unknown");
}

#[test]
fn what_play_waits_for_is_told() {
    for c in both() {
        let state = fight();
        let roll = Pending::Roll { who: ANNA, dice: SumDice::new(2).spec() };
        let hint: Question = Hint { seat: Seat::GM, who: SORAYA }.into();
        let panic: Question = Panic { seat: ANNA, who: SORAYA }.into();
        for pending in [
            roll,
            Pending::Answer(hint.clone()),
            Pending::Each(vec![hint.clone(), panic.clone()]),
            Pending::Offer(vec![panic.clone()]),
        ] {
            assert_whole(&words::pending(&c, &state, &pending, Viewer::All));
        }
        let each = words::pending(&c, &state, &Pending::Each(vec![hint.clone(), panic]), Viewer::All);
        assert!(each.contains(&words::question(&c, &state, &hint, Viewer::All)), "{each}");
    }
}

/// Players of one character are addressed as "you". For players of several, and for the game master, the character is named.
#[test]
fn players_of_one_character_are_spoken_to() {
    let alone = fight();
    let (mut both_hers, mut the_gms) = (fight(), fight());
    both_hers.actors[usize::from(ISSVISK.0)].seat = ANNA;
    the_gms.actors.iter_mut().for_each(|it| it.seat = BEN);
    the_gms.actors[usize::from(SORAYA.0)].seat = Seat::GM;
    for (c, you) in both().iter().zip([[" du", " dich", "Du "], [" you", "You ", "Your "]]) {
        let mut spoken = 0;
        for mut it in questions::all(SORAYA, VIREK) {
            assert_eq!(words::question_to(c, &both_hers, &it, Viewer::Seat(ANNA)), None, "{it:?}");
            let Some(ask) = words::question_to(c, &alone, &it, Viewer::Seat(ANNA)) else { continue };
            spoken += 1;
            assert_whole(&ask);
            assert_eq!(it.seat(), ANNA, "{it:?}");
            assert!(you.iter().any(|you| ask.contains(you)) && !ask.contains("Soraya"), "{ask}");
            if let Question::BuyDie(buy) = &mut it {
                buy.seat = Seat::GM;
                assert_eq!(words::question_to(c, &the_gms, &it, Viewer::All), None);
            }
        }
        assert!(spoken >= 19, "{spoken}");
    }
}
