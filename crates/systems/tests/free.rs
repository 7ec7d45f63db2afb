//! Players without a character take one that is on the table, in every system.

#![allow(clippy::unwrap_used)]

use schwung_log::HouseDeed;
use schwung_rulebook::Lang;
use schwung_systems::{AnyGame, BOOKS};
use schwung_table::{Seat, WireId};
use schwung_views::wire::{Do, FreeCharacter};

use crate::characters::{GM, act, actors, demo, player};

const EN: Lang = Lang::En;

fn join(table: &mut Box<dyn AnyGame>, seat: Option<u8>, name: &str) -> u8 {
    let id = format!("join-{}", table.seq());
    let (seat, decided) = table.join(seat.map(Seat), name, EN, &id, 8).unwrap();
    table.commit(decided).unwrap();
    seat.0
}

fn free(table: &dyn AnyGame, seat: u8) -> Vec<FreeCharacter> {
    table.view(player(seat), EN.into()).house.free.clone()
}

/// The game master lays out a character on the side of the players.
fn stage(table: &mut Box<dyn AnyGame>, character: &str) {
    let body = Some(format!("[[character]]\nside = \"players\"\n{character}\n"));
    act(table, GM, Do::Stage { body, item: None, new_scene: false }).unwrap();
}

fn take(table: &mut Box<dyn AnyGame>, seat: u8, actor: WireId) -> Result<(), String> {
    act(table, player(seat), Do::Take { actor }).map_err(|it| {
        assert!(!it.text.is_empty() && !it.text.contains('⟨'), "{}", it.text);
        it.code.into()
    })
}

#[test]
fn players_take_free_characters() {
    for book in BOOKS {
        let mut table = demo(book);
        let all = actors(&table.view(GM, EN.into()));
        let (hero, name, _) = all.iter().find(|it| it.2 == 1).unwrap().clone();
        let (enemy, _, _) = all.iter().find(|it| it.2 == 0).unwrap();
        let anna = join(&mut table, None, "Anna");
        let ben = join(&mut table, None, "Ben");
        let jonas = join(&mut table, Some(2), "Jonas");

        let offered = free(&*table, anna);
        assert!(offered.contains(&FreeCharacter { actor: hero, name: name.clone() }), "{}", book.id);
        assert!(all.iter().all(|it| it.2 != jonas || offered.iter().all(|free| free.actor != it.0)));
        assert_eq!(free(&*table, jonas), [], "who has a character is offered none");
        assert_eq!(table.view(GM, EN.into()).house.free, []);
        assert_eq!(take(&mut table, jonas, hero), Err("has_character".into()));
        assert_eq!(take(&mut table, anna, *enemy), Err("not_open".into()), "{}", book.id);
        assert_eq!(take(&mut table, anna, WireId(200)), Err("no_such_actor".into()));
        let mine = all.iter().find(|it| it.2 == 2).unwrap().0;
        assert_eq!(take(&mut table, anna, mine), Err("character_taken".into()));

        // Two players tap at the same moment.
        let seq = table.seq();
        assert_eq!(take(&mut table, anna, hero), Ok(()));
        assert_eq!(take(&mut table, ben, hero), Err("character_taken".into()));
        assert_eq!(table.seq(), seq + 1, "nothing has changed for who comes second");
        let played = |table: &dyn AnyGame| {
            actors(&table.view(player(ben), EN.into())).swap_remove(usize::try_from(hero.0).unwrap()).2
        };
        assert_eq!(played(&*table), anna);
        let lines = table.lines(player(ben), EN.into(), seq, table.seq() + 1);
        let said: Vec<&str> = lines.iter().map(|it| it.text.as_str()).collect();
        assert_eq!(said, [format!("Anna now plays {name}.")], "{}", book.id);

        // The game master takes it back, and it is free again.
        let last = table.number(GM, table.seq());
        act(&mut table, GM, Do::Undo { to: last, keep_dice: false }).unwrap();
        assert_eq!(played(&*table), 1, "{}", book.id);
        assert!(free(&*table, ben).iter().any(|it| it.actor == hero));

        // The game master assigns characters to players herself.
        assert_eq!(
            act(&mut table, player(ben), Do::House(HouseDeed::Assign(true))).unwrap_err().code,
            "gm_only"
        );
        act(&mut table, GM, Do::House(HouseDeed::Assign(true))).unwrap();
        assert_eq!(free(&*table, ben), []);
        assert_eq!(take(&mut table, ben, hero), Err("assigned".into()));
        let card = table.card("t", EN);
        assert!(card.free.is_empty() && card.seats.is_empty() && card.may_add);
        let closed = table.join(Some(Seat(1)), "Cem", EN, "join", 8).map(|it| it.0).unwrap_err();
        assert_eq!(closed.code, "assigned");
        act(&mut table, GM, Do::House(HouseDeed::Assign(false))).unwrap();
        assert_eq!(take(&mut table, ben, hero), Ok(()));
    }
}

#[test]
fn hidden_characters_are_neither_offered_nor_hinted_at() {
    for book in BOOKS {
        let mut table = demo(book);
        stage(&mut table, "name = \"Wanja\"");
        let anna = join(&mut table, None, "Anna");
        let added = actors(&table.view(GM, EN.into())).pop().unwrap();
        let is_offered = |table: &dyn AnyGame| {
            let card = table.card("t", EN);
            let on_card = card.free.iter().any(|it| it.actor == added.0);
            assert_eq!(on_card, free(table, anna).iter().any(|it| it.actor == added.0), "{}", book.id);
            on_card
        };
        assert!(is_offered(&*table), "{}: {added:?}", book.id);

        let before = serde_json::to_string(&(table.view(player(anna), EN.into()).house, table.card("t", EN)));
        stage(&mut table, "name = \"Maulwurf\"\nhidden = true");
        let secret = actors(&table.view(GM, EN.into())).pop().unwrap();
        assert_ne!(secret.0, added.0);
        let after = serde_json::to_string(&(table.view(player(anna), EN.into()).house, table.card("t", EN)));
        assert_eq!(before.unwrap(), after.unwrap(), "{}", book.id);
        assert_eq!(take(&mut table, anna, secret.0), Err("no_such_actor".into()), "{}", book.id);
        assert_eq!(take(&mut table, anna, WireId(200)), Err("no_such_actor".into()));
    }
}

#[test]
fn a_typed_command_takes_as_the_deed_does() {
    let book = BOOKS.iter().find(|it| it.id == "daemmersturm").unwrap();
    let mut table = demo(book);
    stage(&mut table, "name = \"Wanja\"");
    let anna = join(&mut table, None, "Anna");
    let (actor, name, _) = actors(&table.view(GM, EN.into())).pop().unwrap();
    let words = format!("take over {name} by Anna");
    act(&mut table, GM, Do::House(HouseDeed::Assign(true))).unwrap();
    assert_eq!(act(&mut table, player(anna), Do::Say(words.clone())).unwrap_err().code, "assigned");
    act(&mut table, GM, Do::House(HouseDeed::Assign(false))).unwrap();
    act(&mut table, player(anna), Do::Say(words)).unwrap();
    assert!(actors(&table.view(GM, EN.into())).iter().any(|it| it.0 == actor && it.2 == anna));
}
