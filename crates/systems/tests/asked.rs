//! Tests who is asked at tables of FreeFATE, where defences are not rolled.

#![allow(clippy::unwrap_used)]

use schwung_log::{DiceMode, HouseDeed, Policy};
use schwung_rulebook::Lang;
use schwung_systems::{AnyGame, open};
use schwung_table::{Asking, Seat};
use schwung_views::wire::{Ask, Do, NewTable, QuestionView, Reply, Start, You};

use crate::{
    characters::{GM, act, player},
    tables::Face,
};

/// Ida shoots at a thug who avoids it with this rating in Athletics, or vice versa.
fn alley(athletics: u8) -> Box<dyn AnyGame> {
    let text = format!(
        r#"
        system = "freefate"
        players = ["Ida"]
        [conflict]
        kind = "physical"
        [[zone]]
        name = "Alley"
        [[character]]
        name = "Ida"
        player = "Ida"
        fate = 1
        skills = {{ Alertness = 3, Guns = 2, Athletics = 2 }}
        aspects = ["Steady hands"]
        [[character]]
        name = "Thug"
        fate = 1
        skills = {{ Alertness = 1, Athletics = {athletics}, Guns = 4 }}
        aspects = ["Nothing to lose"]
        "#
    );
    let new = NewTable {
        start: Start::Encounter { text },
        gm: "Mira".into(),
        title: String::new(),
        lang: "en".into(),
    };
    let mut table = open(&new, 7, "open", &mut Face(1)).map_err(|it| it.join("\n")).unwrap().0;
    act(&mut table, GM, Do::House(HouseDeed::Dice(DiceMode::Own))).unwrap();
    table
}

fn say(table: &mut Box<dyn AnyGame>, line: &str) {
    act(table, GM, Do::Say(line.to_owned())).unwrap();
}

fn pending(table: &dyn AnyGame, you: You) -> Vec<QuestionView> {
    table.view(you, Lang::En.into()).waiting.map_or_else(Vec::new, |it| it.questions)
}

/// Rolls the dice without spending anything before; returns the kinds and seats of the next questions.
fn roll(table: &mut Box<dyn AnyGame>, faces: [i8; 2]) -> Vec<(String, u8)> {
    let question = loop {
        let QuestionView { id, roll, .. } = pending(&**table, GM).remove(0);
        if roll.is_some() {
            break id;
        }
        act(table, GM, Do::Skip { question: id }).unwrap();
    };
    act(table, GM, Do::Roll { question, faces: Some(faces.to_vec()) }).unwrap();
    pending(&**table, GM).into_iter().map(|it| (it.kind, it.seat)).collect()
}

/// Leads of Ida at which she is asked for an aspect.
fn asked(athletics: u8, hidden: bool) -> Vec<i8> {
    let lead = |dice: i8| 2 + dice - i8::try_from(athletics).unwrap();
    let is_asked = |dice: &i8| {
        let mut table = alley(athletics);
        if hidden {
            say(&mut table, "hide Thug");
        }
        say(&mut table, "Ida attacks Thug with Guns");
        let light = 1 + (*dice).max(0);
        roll(&mut table, [light, light - dice]).contains(&("invoke".to_owned(), 1))
    };
    (-5..=5).filter(is_asked).map(lead).collect()
}

/// Attackers who hit are content. With one point, others gain two shifts, or roll again: good dice would beat a skill equal to
/// the attacker's, but not one that is three better.
#[test]
fn attackers_are_asked_for_aspects_where_one_can_change_a_defence_that_stands() {
    assert_eq!(asked(2, false), [-5, -4, -3, -2, -1, 0]);
    assert_eq!(asked(5, false), [-1, 0]);
}

/// The defence of a hidden character is secret, so whether somebody is asked must not depend on it.
#[test]
fn being_asked_tells_nothing_of_a_hidden_defence() {
    for athletics in [1, 5] {
        assert_eq!(asked(athletics, true).len(), 11, "with Athletics {athletics}");
    }
}

/// A successful defence is not followed by a question, and its margin is certain in advance.
#[test]
fn nothing_is_promised_to_those_whose_defence_stands() {
    for rolled in [false, true] {
        let mut table = alley(2);
        if rolled {
            say(&mut table, "set switch defence rolled");
        }
        say(&mut table, "turn to Thug");
        say(&mut table, "Thug attacks Ida with Guns");
        assert_eq!(roll(&mut table, [2, 2]), [("defend".to_owned(), 1)]);
        let [question] = <[QuestionView; 1]>::try_from(pending(&*table, player(1))).unwrap();
        assert_eq!(question.afterwards.is_some(), rolled, "{question:?}");
        assert_eq!(pending(&*table, GM)[0].afterwards, None, "others do not need it");
        let odds = table.ask(player(1), Lang::En.into(), Ask::Odds { question: question.id }).unwrap();
        let Reply::Odds { chances, .. } = odds else { panic!("the reply is about something else") };
        let leads: Vec<_> = chances.into_iter().flatten().map(|it| (it.of, it.shifts)).collect();
        assert_eq!(leads.iter().all(|it| it.0 == 1 && it.1.len() == 1), !rolled, "{leads:?}");
    }
}

/// A bully strikes Ann, who waits for attacks; returns the kinds of questions to her. The numbers are the strengths of both.
fn waited([bully, ann]: [i8; 2], asking: Asking, whole: bool) -> Vec<String> {
    let text = format!(
        r#"
        system = "zerospace"
        players = ["Ann"]
        sides = ["Crew", "Bullies"]
        points = 0
        [[character]]
        name = "Ann"
        player = "Ann"
        attributes = {{ strength = {ann}, dexterity = 3, intelligence = 2, will = 2, power = 0 }}
        endurance = 5
        skills = ["Melee"]
        [[character]]
        name = "Bully"
        side = "Bullies"
        attributes = {{ strength = {bully}, dexterity = 3, intelligence = 2, will = 2, power = 0 }}
        endurance = 5
        skills = ["Melee"]
        "#
    );
    let start = Start::Encounter { text };
    let new = NewTable { start, gm: "Mira".into(), title: String::new(), lang: "en".into() };
    let mut table = open(&new, 7, "open", &mut Face(1)).map_err(|it| it.join("\n")).unwrap().0;
    act(&mut table, GM, Do::House(HouseDeed::Asking(asking))).unwrap();
    let wait = if whole {
        HouseDeed::Prompt { seat: Seat(1), kind: "force".into(), policy: Policy::Ask }
    } else {
        HouseDeed::Habit { seat: Seat(1), habit: "force-on-me".into(), value: Some(0) }
    };
    act(&mut table, player(1), Do::House(wait)).unwrap();
    say(&mut table, "begin conflict by Bully");
    if act(&mut table, GM, Do::Say("Bully attacks Ann with melee".to_owned())).is_err() {
        say(&mut table, "Ann ends the turn");
        say(&mut table, "Bully attacks Ann with melee");
    }
    pending(&*table, player(1)).into_iter().filter(|it| it.roll.is_none()).map(|it| it.kind).collect()
}

/// Players who wait for attacks are not asked about attacks that cannot be changed, unless the table asks about everything.
#[test]
fn who_waits_for_attacks_is_asked_where_something_can_come_of_it() {
    for whole in [false, true] {
        for (strength, asked) in [([3, 3], true), ([30, 3], false), ([3, 15], false)] {
            let expected: &[&str] = if asked { &["force"] } else { &[] };
            assert_eq!(waited(strength, Asking::Balanced, whole), expected, "strength {strength:?}");
            assert_eq!(waited(strength, Asking::Everything, whole), ["force"], "strength {strength:?}");
        }
    }
}
