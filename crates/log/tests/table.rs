//! Individual cases that people rely on.

#![allow(clippy::unwrap_used)]

use crate::common::{act, attack, opened};
use schwung_fate::{ActorId, Bar, Command, Declare, Event, Fact, Fate, Question, Wording};
use schwung_log::{
    Abandoned, Author, Deed, DiceMode, Entry, Game, HouseDeed, Origin, Policy, QuestionId, Refusal, SeatState,
};
use schwung_play::Random;
use schwung_table::{Asking, FacesError, Seat, System};

fn dice() -> Random {
    Random::new(7)
}

fn actor(game: &Game<Fate>, name: &str) -> ActorId {
    let at = game.state().frame.sheets.iter().position(|it| it.name.contains(name)).unwrap();
    ActorId(at as u8)
}

/// The character whose turn it is attacks the Red Widow; the resulting question is waiting.
fn attacked() -> (Game<Fate>, ActorId) {
    let mut game = opened();
    let turn = game.state().conflict.unwrap().turn.unwrap();
    let widow = actor(&game, "Witwe");
    let on = if turn == widow { actor(&game, "Ruben") } else { widow };
    let mut to = *game.state().actor(on);
    to.zone = game.state().actor(turn).zone;
    act(&mut game, Author::GM, Deed::Command(Command::Set(Fact::Actor(on, Box::new(to)))), &mut dice())
        .unwrap();
    let command = attack(&game, turn, on);
    let seat = game.state().actor(turn).seat;
    act(&mut game, Author::Seat(seat), Deed::Command(command), &mut dice()).unwrap();
    (game, on)
}

fn question(game: &Game<Fate>) -> (QuestionId, Seat) {
    let asked = game.asked();
    (asked[0].id.clone(), asked[0].seat)
}

/// Index of the first legal answer.
fn legal(game: &Game<Fate>) -> usize {
    let mut choices = Vec::new();
    Fate::options(game.state(), game.asked()[0].question.unwrap(), &mut choices);
    choices.iter().position(|it| it.barred.is_none()).unwrap()
}

fn last(game: &Game<Fate>) -> &[Entry<Fate>] {
    &game.records().last().unwrap().entries
}

#[test]
fn whoever_is_attacked_is_asked_and_nobody_else_may_answer_but_the_game_master() {
    let (mut game, on) = attacked();
    let (id, seat) = question(&game);
    assert_eq!(seat, game.state().actor(on).seat);
    assert!(matches!(game.asked()[0].question, Some(Question::Defend(it)) if it.who == on));
    let choice = legal(&game);
    let answer = |id: &QuestionId| Deed::Answer { question: id.clone(), choice, words: String::new() };
    let other = Author::Seat(Seat(if seat.0 == 1 { 2 } else { 1 }));
    assert_eq!(act(&mut game, other, answer(&id), &mut dice()), Err(Refusal::NotYours));
    act(&mut game, Author::GM, answer(&id), &mut dice()).unwrap();
    assert_eq!(act(&mut game, Author::GM, answer(&id), &mut dice()), Err(Refusal::Stale));
}

#[test]
fn while_a_question_waits_nobody_begins_anything_else() {
    let (mut game, _) = attacked();
    let (_, seat) = question(&game);
    let end = Deed::Command(Command::EndConflict);
    assert_eq!(act(&mut game, Author::GM, end, &mut dice()), Err(Refusal::Busy(vec![seat])));
}

#[test]
fn the_game_master_sets_facts_while_a_question_waits() {
    let (mut game, on) = attacked();
    let waits = question(&game);
    let mut to = *game.state().actor(on);
    to.fate = 9;
    let set = Deed::Command(Command::Set(Fact::Actor(on, Box::new(to))));
    assert_eq!(act(&mut game, Author::Seat(Seat(1)), set.clone(), &mut dice()), Err(Refusal::GmOnly));
    act(&mut game, Author::GM, set, &mut dice()).unwrap();
    assert_eq!(game.state().actor(on).fate, 9);
    assert_eq!(question(&game), waits, "the same question still waits");
    assert!(matches!(last(&game), [Entry::Interjected(Event::ActorSet { .. })]), "{:?}", last(&game));
}

/// Points can be spent at any time: the waiting procedure continues once the game master has judged.
//% malmsturm.fate.uses
#[test]
fn a_declaration_is_put_in_between_while_a_question_waits() {
    let (mut game, _) = attacked();
    let waits = question(&game);
    let who = actor(&game, "Ruben");
    let (seat, points) = (game.state().actor(who).seat, game.state().actor(who).fate);
    let text = Wording::new("Ein Fass rollt los");
    let declare = || {
        Deed::Command(Command::Declare(Declare { who, text: text.clone(), by_aspect: None, places: true }))
    };
    let other = Author::Seat(Seat(if seat.0 == 1 { 2 } else { 1 }));
    assert_eq!(act(&mut game, other, declare(), &mut dice()), Err(Refusal::NotYours));
    act(&mut game, Author::Seat(seat), declare(), &mut dice()).unwrap();
    let asked = question(&game);
    assert!(asked.1.is_gm() && asked.0 != waits.0, "the game master judges first");
    // Asides are not nested.
    assert_eq!(act(&mut game, Author::GM, declare(), &mut dice()), Err(Refusal::Busy(vec![Seat::GM])));
    act(&mut game, Author::GM, Deed::CallOff, &mut dice()).unwrap();
    assert_eq!(question(&game), waits, "only what was put in between is called off");
    act(&mut game, Author::Seat(seat), declare(), &mut dice()).unwrap();
    let yes = Deed::Answer { question: question(&game).0, choice: 1, words: String::new() };
    act(&mut game, Author::GM, yes, &mut dice()).unwrap();
    assert_eq!(question(&game).1, waits.1, "the same seat is asked as before");
    assert_eq!(game.state().actor(who).fate, points - 1);
    assert!(game.state().aspects.iter().any(|it| it.text == text));
    let again = Game::<Fate>::fold(game.records().to_vec()).unwrap();
    assert_eq!((question(&again), again.state()), (question(&game), game.state()));
    // The suspended procedure continues to its end, and the effect of the aside is kept.
    let mut dice = dice();
    while let Some(question) = game.asked().first().map(|it| it.id.clone()) {
        act(&mut game, Author::GM, Deed::Skip { question }, &mut dice).unwrap();
    }
    assert!(game.state().aspects.iter().any(|it| it.text == text));
}

#[test]
fn a_procedure_can_be_called_off_and_what_happened_stays() {
    let (mut game, _) = attacked();
    assert_eq!(act(&mut game, Author::Seat(Seat(1)), Deed::CallOff, &mut dice()), Err(Refusal::GmOnly));
    act(&mut game, Author::GM, Deed::CallOff, &mut dice()).unwrap();
    assert!(matches!(last(&game), [Entry::Abandoned(Abandoned::CalledOff)]));
    assert!(game.running().is_none() && game.asked().is_empty());
    assert_eq!(act(&mut game, Author::GM, Deed::CallOff, &mut dice()), Err(Refusal::NothingWaits));
}

#[test]
fn a_turn_whose_action_was_called_off_is_passed_on() {
    let (mut game, _) = attacked();
    let turn = game.state().conflict.unwrap().turn.unwrap();
    act(&mut game, Author::GM, Deed::CallOff, &mut dice()).unwrap();
    assert!(game.state().actor(turn).turn.acted, "the action is used up");
    act(&mut game, Author::GM, Deed::Command(Command::Pass { by: turn }), &mut dice()).unwrap();
    assert_ne!(game.state().conflict.unwrap().turn, Some(turn));
}

#[test]
fn dice_come_from_the_server_from_own_hands_or_from_the_game_master_and_the_log_says_which() {
    let mut origins = Vec::new();
    for by in ["server", "own", "gm"] {
        let mut game = opened();
        let turn = game.state().conflict.unwrap().turn.unwrap();
        let seat = game.state().actor(turn).seat;
        if by != "server" {
            act(&mut game, Author::GM, Deed::House(HouseDeed::Dice(DiceMode::Own)), &mut dice()).unwrap();
        }
        let on = if seat.is_gm() { actor(&game, "Ruben") } else { actor(&game, "Witwe") };
        let mut to = *game.state().actor(on);
        to.zone = game.state().actor(turn).zone;
        act(&mut game, Author::GM, Deed::Command(Command::Set(Fact::Actor(on, Box::new(to)))), &mut dice())
            .unwrap();
        let command = attack(&game, turn, on);
        act(&mut game, Author::Seat(seat), Deed::Command(command), &mut dice()).unwrap();
        if by != "server" {
            let (question, who) = question(&game);
            assert_eq!(who, seat);
            let bad = Deed::Roll { question: question.clone(), faces: Some(vec![1, 1, 0]) };
            let count = FacesError::Count { wanted: 4, given: 3 };
            assert_eq!(act(&mut game, Author::GM, bad, &mut dice()), Err(Refusal::Faces(count)));
            let author = if by == "gm" { Author::GM } else { Author::Seat(seat) };
            let roll = Deed::Roll { question, faces: Some(vec![1, 1, 0, -1]) };
            act(&mut game, author, roll, &mut dice()).unwrap();
        }
        let rolled = game.records().iter().flat_map(|it| &it.entries).find_map(|it| match it {
            Entry::Rolled { origin, .. } => Some(*origin),
            _ => None,
        });
        origins.push((by, seat.is_gm(), rolled.unwrap()));
    }
    let is_gm = origins[0].1;
    assert_eq!(origins[0].2, Origin::Server);
    assert_eq!(origins[1].2, Origin::Typed);
    assert_eq!(origins[2].2, if is_gm { Origin::Typed } else { Origin::Set });
}

#[test]
fn dice_that_were_undone_fall_the_same_way_again() {
    let (mut game, _) = attacked();
    let act_seq = game.running().unwrap().first;
    let (command, fell) =
        (game.running().unwrap().command.clone(), game.running().unwrap().thrown[0].faces.clone());
    assert!(game.has_dice_to_keep(act_seq));
    act(&mut game, Author::GM, Deed::Undo { to: act_seq, keep_dice: true }, &mut dice()).unwrap();
    assert!(!game.has_dice_to_keep(game.seq()), "none fell since");
    assert!(game.running().is_none());
    assert!(!game.is_live(act_seq));
    let mut others = Random::new(99);
    act(&mut game, Author::GM, Deed::Command(command), &mut others).unwrap();
    let thrown = &game.running().unwrap().thrown[0];
    assert_eq!((&thrown.faces, thrown.origin), (&fell, Origin::Again));
}

#[test]
fn a_roll_is_set_and_what_came_before_it_stays() {
    let (mut game, on) = attacked();
    let (act_seq, before) = (game.running().unwrap().first, game.state().clone());
    let thrown = game.running().unwrap().thrown.clone();
    let set = |faces: Vec<i8>| Deed::SetRoll { seq: act_seq, nth: 0, faces, why: "Die Böe hilft".into() };
    let player = Author::Seat(game.state().actor(on).seat);
    if player != Author::GM {
        assert_eq!(act(&mut game, player, set(vec![1; 4]), &mut dice()), Err(Refusal::GmOnly));
    }
    let wrong = act(&mut game, Author::GM, set(vec![2; 4]), &mut dice());
    assert!(matches!(wrong, Err(Refusal::Faces(_))), "{wrong:?}");
    let seq = act(&mut game, Author::GM, set(vec![1; 4]), &mut Random::new(1234)).unwrap();
    let now = &game.running().unwrap().thrown;
    assert_eq!((&*now[0].faces, now[0].outcome, now[0].origin), (&[1, 1, 1, 1][..], 4, Origin::Set));
    // Rolls after it show the same faces as before.
    assert!(now[1..].iter().zip(&thrown[1..]).all(|(now, then)| now.faces == then.faces));
    assert_eq!((game.act(seq), game.is_live(act_seq), game.is_live(seq)), (Some(seq), false, true));
    // Undoing that brings the die back.
    act(&mut game, Author::GM, Deed::Undo { to: seq, keep_dice: false }, &mut dice()).unwrap();
    assert_eq!(game.state(), &before);
    assert_eq!(game.running().unwrap().thrown[0].faces, thrown[0].faces);
}

#[test]
fn a_roll_before_the_last_action_is_not_set() {
    let (mut game, on) = attacked();
    let seq = game.running().unwrap().first;
    while game.running().is_some() {
        let (id, _) = question(&game);
        act(&mut game, Author::GM, Deed::Skip { question: id }, &mut dice()).unwrap();
    }
    // The action is over, but still the last one.
    let set = || Deed::SetRoll { seq, nth: 0, faces: vec![0; 4], why: String::new() };
    assert!(game.clone().decide(Author::GM, set(), &mut dice()).is_ok());
    let to = Box::new(*game.state().actor(on));
    act(&mut game, Author::GM, Deed::Command(Command::Set(Fact::Actor(on, to))), &mut dice()).unwrap();
    assert_eq!(act(&mut game, Author::GM, set(), &mut dice()), Err(Refusal::NotLast));
}

#[test]
fn the_next_roll_of_a_seat_is_determined_beforehand() {
    let mut game = opened();
    let turn = game.state().conflict.unwrap().turn.unwrap();
    let seat = game.state().actor(turn).seat;
    let prepare = Deed::Prepare { seat, faces: vec![-1; 4], why: String::new() };
    act(&mut game, Author::GM, prepare, &mut dice()).unwrap();
    assert_eq!(game.prepared(seat), Some(&[-1, -1, -1, -1][..]));
    let skill = schwung_fate::SkillId(0);
    let simple = schwung_fate::Simple {
        by: turn,
        skill,
        difficulty: Some(0),
        hidden: false,
        time: None,
        quality: None,
        notice: None,
        plan: schwung_fate::Plan::default(),
    };
    act(&mut game, Author::GM, Deed::Command(Command::Simple(simple)), &mut dice()).unwrap();
    let thrown = &game.latest().unwrap().thrown[0];
    assert_eq!((&*thrown.faces, thrown.origin), (&[-1, -1, -1, -1][..], Origin::Set));
    assert_eq!(game.prepared(seat), None);
}

#[test]
fn handouts_keep_their_pictures_and_lose_them() {
    use schwung_log::{PictureFor, PictureOf};
    use schwung_table::WireId;
    let mut game = opened();
    let gm = |game: &mut Game<Fate>, deed| act(game, Author::GM, Deed::House(deed), &mut dice()).unwrap();
    gm(&mut game, HouseDeed::Picture { of: PictureFor::Handout, data: "AA==".into() });
    let picture = game.house().pictures[0].id;
    let handout = |id, picture| HouseDeed::Handout {
        id,
        title: "Brief".into(),
        text: String::new(),
        picture,
        shown: false,
        to: Vec::new(),
    };
    gm(&mut game, handout(None, Some(picture)));
    let id = game.house().handouts[0].id;
    gm(&mut game, HouseDeed::Picture { of: PictureFor::Zone(WireId(0)), data: "AA==".into() });
    gm(&mut game, HouseDeed::Picture { of: PictureFor::Zone(WireId(0)), data: "AB==".into() });
    assert_eq!(game.house().pictures.len(), 2, "the zone has one picture");
    gm(&mut game, handout(Some(id), None));
    assert_eq!(game.house().pictures.iter().map(|it| it.of).collect::<Vec<_>>(), [PictureOf::Zone(0)]);
    let to = |seat| HouseDeed::Handout {
        id: Some(id),
        title: "Brief".into(),
        text: String::new(),
        picture: None,
        shown: true,
        to: vec![Seat(seat), Seat(1), Seat(seat)],
    };
    gm(&mut game, to(1));
    assert_eq!(game.house().handouts[0].to, [Seat(1)]);
    for nobody in [0, 9] {
        let refused = act(&mut game, Author::GM, Deed::House(to(nobody)), &mut dice());
        assert_eq!(refused, Err(Refusal::NoSuchSeat), "{nobody}");
    }
    let stranger = HouseDeed::Notes("…".into());
    let refused = act(&mut game, Author::Seat(Seat(1)), Deed::House(stranger), &mut dice());
    assert_eq!(refused, Err(Refusal::GmOnly));
}

#[test]
fn clocks_are_set_and_removed_within_their_bounds() {
    let mut game = opened();
    let clock = |id, size, filled, down| {
        Deed::House(HouseDeed::Clock { id, title: "Die Flut".into(), size, filled, down, shown: true })
    };
    for (size, filled) in [(1, 0), (25, 0), (6, 7)] {
        let refused = act(&mut game, Author::GM, clock(None, size, filled, false), &mut dice());
        assert_eq!(refused, Err(Refusal::Segments), "{filled} of {size}");
    }
    act(&mut game, Author::GM, clock(None, 6, 5, false), &mut dice()).unwrap();
    let id = game.house().clocks[0].id;
    assert!(!game.house().clocks[0].is_over());
    act(&mut game, Author::GM, clock(Some(id), 6, 6, false), &mut dice()).unwrap();
    assert!(game.house().clocks[0].is_over());
    act(&mut game, Author::GM, clock(None, 4, 0, true), &mut dice()).unwrap();
    assert!(game.house().clocks[1].is_over(), "it counts down");
    let unknown = act(&mut game, Author::GM, clock(Some(u32::MAX), 6, 6, false), &mut dice());
    assert_eq!(unknown, Err(Refusal::NoSuchItem));
    let player = act(&mut game, Author::Seat(Seat(1)), clock(Some(id), 6, 0, false), &mut dice());
    assert_eq!(player, Err(Refusal::GmOnly));
    act(&mut game, Author::GM, Deed::House(HouseDeed::RemoveClock { id }), &mut dice()).unwrap();
    assert_eq!(game.house().clocks.len(), 1);
}

#[test]
fn what_people_say_while_a_question_waits_is_not_undone_with_it() {
    let (mut game, _) = attacked();
    let first = game.running().unwrap().first;
    let say = HouseDeed::Say { text: "Oha".into(), to: schwung_log::Told::All };
    let said = act(&mut game, Author::Seat(Seat(1)), Deed::House(say), &mut dice()).unwrap();
    assert_eq!(game.act(said), None);
    act(&mut game, Author::GM, Deed::Undo { to: first, keep_dice: false }, &mut dice()).unwrap();
    assert_eq!(game.undone_in(game.seq()), (vec![first], vec![]));
}

#[test]
fn settings_answer_for_those_who_do_not_want_to_be_asked() {
    let (mut game, on) = attacked();
    let act_seq = game.running().unwrap().first;
    let seat = game.state().actor(on).seat;
    let command = game.running().unwrap().command.clone();
    act(&mut game, Author::GM, Deed::Undo { to: act_seq, keep_dice: false }, &mut dice()).unwrap();
    let prompt = HouseDeed::Prompt { seat, kind: "defend".into(), policy: Policy::Automatic };
    act(&mut game, Author::Seat(seat), Deed::House(prompt), &mut dice()).unwrap();
    act(&mut game, Author::GM, Deed::Command(command), &mut dice()).unwrap();
    assert!(last(&game).iter().any(|it| matches!(it, Entry::Answered { automatic: true, .. })));
}

/// The first attack is repeated at a table that asks like this; returns the questions asked by then.
fn kinds_asked(asking: Asking, policy: Option<Policy>) -> Vec<&'static str> {
    let (mut game, on) = attacked();
    let first = game.running().unwrap().first;
    let command = game.running().unwrap().command.clone();
    let seats = [on, game.state().conflict.unwrap().turn.unwrap()].map(|it| game.state().actor(it).seat);
    act(&mut game, Author::GM, Deed::Undo { to: first, keep_dice: false }, &mut dice()).unwrap();
    act(&mut game, Author::GM, Deed::House(HouseDeed::Asking(asking)), &mut dice()).unwrap();
    if let Some(policy) = policy {
        for seat in seats {
            let prompt = HouseDeed::Prompt { seat, kind: "invoke".into(), policy };
            act(&mut game, Author::GM, Deed::House(prompt), &mut dice()).unwrap();
        }
    }
    act(&mut game, Author::GM, Deed::Command(command), &mut dice()).unwrap();
    let mut kinds = Vec::new();
    loop {
        let asked = game.asked().into_iter().find_map(|it| Some((it.question?.kind(), it.id)));
        let Some((kind, question)) = asked else { return kinds };
        kinds.push(kind);
        act(&mut game, Author::GM, Deed::Skip { question }, &mut dice()).unwrap();
    }
}

#[test]
fn tables_ask_as_much_as_they_want() {
    let count = |asking| kinds_asked(asking, None).len();
    let (little, balanced) = (count(Asking::Little), count(Asking::Balanced));
    let everything = kinds_asked(Asking::Everything, None);
    assert!(little <= balanced && balanced < everything.len(), "{little} {balanced} {everything:?}");
    // A person's own choice counts more, and can be taken back.
    assert!(kinds_asked(Asking::Balanced, Some(Policy::Ask)).len() > balanced);
    assert_eq!(kinds_asked(Asking::Balanced, Some(Policy::Preset)).len(), balanced);
}

#[test]
fn only_the_game_master_sets_how_much_is_asked() {
    let mut game = opened();
    let deed = || Deed::House(HouseDeed::Asking(Asking::Little));
    assert_eq!(act(&mut game, Author::Seat(Seat(1)), deed(), &mut dice()), Err(Refusal::GmOnly));
    act(&mut game, Author::GM, deed(), &mut dice()).unwrap();
    assert_eq!(game.house().asking, Asking::Little);
}

#[test]
fn inputs_that_do_not_fit_the_rules_any_more_are_found_and_the_facts_stand() {
    let (game, _) = attacked();
    let mut records = game.records().to_vec();
    // Simulate a record of an older version with different events.
    for entry in &mut records.last_mut().unwrap().entries {
        if let Entry::Told(Event::Rolled { effort }) = entry {
            effort.dice += 1;
        }
    }
    let mut game = Game::<Fate>::fold(records).unwrap();
    assert!(game.running().unwrap().diverged);
    assert!(game.asked().is_empty());
    act(&mut game, Author::GM, Deed::CallOff, &mut dice()).unwrap();
    assert!(game.running().is_none());
}

#[test]
fn seats_are_taken_left_and_changed() {
    let mut game = opened();
    assert_eq!(game.join(Some(Seat(1)), "Eva").map(|it| it.0), Err(Refusal::SeatTaken));
    let leave = Deed::House(HouseDeed::Leave);
    act(&mut game, Author::Seat(Seat(1)), leave, &mut dice()).unwrap();
    assert_eq!(game.house().seats[1].state, SeatState::Left);
    let (seat, entries) = game.join(Some(Seat(1)), "  Eva ").unwrap();
    assert_eq!(seat, Seat(1));
    let record =
        schwung_log::Record { seq: game.seq() + 1, at: 0, by: None, id: "join".into(), deed: None, entries };
    game.push(record).unwrap();
    assert_eq!((game.house().seats[1].name.as_str(), game.state().frame.seats[1].as_str()), ("Eva", "Eva"));
    let (new, _) = game.join(None, "Neu").unwrap();
    assert_eq!(usize::from(new.0), game.house().seats.len());
    act(&mut game, Author::GM, Deed::House(HouseDeed::Lock(true)), &mut dice()).unwrap();
    assert_eq!(game.join(None, "Neu").map(|it| it.0), Err(Refusal::Locked));
    let kick = HouseDeed::Kick { seat: Seat(2) };
    assert_eq!(
        act(&mut game, Author::Seat(Seat(1)), Deed::House(kick.clone()), &mut dice()),
        Err(Refusal::GmOnly)
    );
    act(&mut game, Author::GM, Deed::House(kick), &mut dice()).unwrap();
    act(&mut game, Author::GM, Deed::House(HouseDeed::HandOver { to: Seat(1) }), &mut dice()).unwrap();
    assert_eq!(game.house().seats[0].name, "Eva");
    assert_eq!(game.state().frame.seats[0], "Eva");
    // House deeds are not undone with the game.
    let undo = act(&mut game, Author::GM, Deed::Undo { to: 2, keep_dice: false }, &mut dice()).unwrap();
    assert_eq!(game.seq(), undo);
    assert!(game.house().locked);
    assert_eq!(game.house().seats[0].name, "Eva");
    assert_eq!(game.state().frame.seats[0], "Eva");
    assert!(game.state().conflict.is_none());
}

#[test]
fn a_paused_table_waits_for_players_but_not_for_the_game_master() {
    let (mut game, _) = attacked();
    let (id, seat) = question(&game);
    act(&mut game, Author::Seat(Seat(3)), Deed::House(HouseDeed::Pause(true)), &mut dice()).unwrap();
    let answer = Deed::Answer { question: id, choice: legal(&game), words: String::new() };
    if !seat.is_gm() {
        assert_eq!(act(&mut game, Author::Seat(seat), answer.clone(), &mut dice()), Err(Refusal::Paused));
    }
    act(&mut game, Author::GM, answer, &mut dice()).unwrap();
}

#[test]
fn a_rule_that_forbids_says_so() {
    let mut game = opened();
    let begin = schwung_fate::BeginConflict {
        kind: schwung_fate::ConflictKind::Social,
        skill: None,
        first: None,
        stake: Wording::NONE,
    };
    let refusal = act(&mut game, Author::GM, Deed::Command(Command::BeginConflict(begin)), &mut dice());
    assert!(matches!(refusal, Err(Refusal::Rule(reason)) if reason.what == Bar::InConflict));
}

#[test]
fn texts_have_limits_and_plain_dice_are_just_dice() {
    let mut game = opened();
    let say = |text: String| Deed::House(HouseDeed::Say { text, to: schwung_log::Told::All });
    assert_eq!(act(&mut game, Author::GM, say(" ".into()), &mut dice()), Err(Refusal::Length(2000)));
    assert_eq!(act(&mut game, Author::GM, say("x".repeat(2001)), &mut dice()), Err(Refusal::Length(2000)));
    let throw = |dice: &str, faces| HouseDeed::Throw {
        dice: dice.into(),
        faces,
        label: String::new(),
        secret: false,
    };
    let nonsense = Deed::House(throw("5x9", None));
    assert_eq!(act(&mut game, Author::GM, nonsense, &mut dice()), Err(Refusal::NoSuchDice));
    let plain = HouseDeed::Plain(true);
    act(&mut game, Author::GM, Deed::House(plain), &mut dice()).unwrap();
    act(&mut game, Author::Seat(Seat(1)), Deed::House(throw("2w6", Some(vec![3, 6]))), &mut dice()).unwrap();
    let end = Deed::Command(Command::EndConflict);
    assert_eq!(act(&mut game, Author::GM, end, &mut dice()), Err(Refusal::PlainDice));
}

#[test]
fn logs_that_cannot_be_are_refused() {
    let game = opened();
    let records = game.records().to_vec();
    assert!(Game::<Fate>::fold(records[1..].to_vec()).is_err());
    let mut gap = records.clone();
    gap[1].seq = 3;
    assert!(Game::<Fate>::fold(gap).is_err());
    let mut twice = records.clone();
    twice[1].entries = records[0].entries.clone();
    assert!(Game::<Fate>::fold(twice).is_err());
    let mut ahead = records;
    ahead[1].entries = vec![Entry::Rewound { to: 5, keep_dice: false, redo: None }];
    assert!(Game::<Fate>::fold(ahead).is_err());
}
