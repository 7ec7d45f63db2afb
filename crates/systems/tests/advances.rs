//! Tests of changes to characters for a reason: one or all at once, with their history.

#![allow(clippy::unwrap_used)]

use schwung_log::HouseDeed;
use schwung_rulebook::Lang;
use schwung_systems::{AnyGame, BOOKS, Book};
use schwung_table::WireId;
use schwung_views::wire::{AdvanceView, Ask, Do, Reply, Role, SheetChange, SheetChangeView, You};
use serde_json::{Map, Value};

use crate::{
    approval::{sent, sheet_form},
    characters::{GM, act, actors, demo, player},
};

/// The sheet of a character as the page of `you` sends it, with another name.
fn change(table: &dyn AnyGame, you: You, actor: WireId, name: &str) -> SheetChange {
    let mut fields = sent(&sheet_form(table, you, actor));
    fields.insert("name".to_owned(), Value::from(name));
    SheetChange { actor, fields }
}

fn advance(why: &str, changes: Vec<SheetChange>) -> Do {
    Do::Advance { why: why.to_owned(), changes }
}

fn history(table: &dyn AnyGame, you: You, lang: Lang, actor: WireId) -> Result<Vec<AdvanceView>, String> {
    match table.ask(you, lang.into(), Ask::History { actor }) {
        Ok(Reply::History(it)) => Ok(it),
        Err(refusal) => Err(refusal.code.to_owned()),
        other => panic!("{other:?}"),
    }
}

fn preview(table: &dyn AnyGame, you: You, it: SheetChange) -> Result<SheetChangeView, String> {
    match table.ask(you, Lang::En.into(), Ask::SheetChange(it)) {
        Ok(Reply::SheetChange(it)) => Ok(it),
        Err(refusal) => Err(refusal.code.to_owned()),
        other => panic!("{other:?}"),
    }
}

/// A character of each of the first two seats.
fn two(table: &dyn AnyGame) -> [(WireId, String); 2] {
    let all = actors(&table.view(GM, Lang::En.into()));
    [1, 2].map(|seat| all.iter().find(|it| it.2 == seat).map(|it| (it.0, it.1.clone())).unwrap())
}

#[test]
fn all_advance_in_one_go_and_one_undo_takes_it_back() {
    for book in BOOKS {
        let mut table = demo(book);
        let [(first, name), (second, _)] = two(&*table);
        let before = actors(&table.view(GM, Lang::En.into()));
        let it = preview(&*table, GM, change(&*table, GM, first, "Eins")).unwrap();
        assert_eq!(it.changes, [format!("Name: {name} → Eins")], "{}", book.id);
        assert_eq!(actors(&table.view(GM, Lang::En.into())), before, "a preview changes nothing");

        let changes = vec![change(&*table, GM, first, "Eins"), change(&*table, GM, second, "Zwei")];
        act(&mut table, GM, advance("Der Kai ist frei", changes)).unwrap();
        let now = two(&*table);
        assert_eq!(now, [(first, "Eins".to_owned()), (second, "Zwei".to_owned())], "{}", book.id);
        let seq = table.seq();
        for (you, actor) in [(GM, first), (player(1), first), (GM, second), (player(2), second)] {
            for lang in Lang::ALL {
                let told = history(&*table, you, lang, actor).unwrap();
                assert_eq!((told.len(), &*told[0].why, told[0].changes.len()), (1, "Der Kai ist frei", 1));
            }
            let lines = table.lines(you, Lang::En.into(), seq - 1, seq);
            assert!(lines.iter().any(|it| it.text.contains("Der Kai ist frei")), "{}: {lines:?}", book.id);
        }
        // Spectators and other players see neither the history of a character nor the reasons.
        let watch = You { role: Role::Watch, seat: None };
        for (you, actor) in
            [(player(1), second), (watch, first), (player(2), first), (player(1), WireId(200))]
        {
            assert_eq!(history(&*table, you, Lang::En, actor), Err("not_yours".to_owned()));
        }
        for line in table.lines(watch, Lang::En.into(), 0, u64::MAX) {
            assert!(!line.text.contains("Der Kai ist frei"), "{line:?}");
        }
        let changes = vec![change(&*table, GM, first, "Drei")];
        act(&mut table, GM, advance("Noch einer", changes)).unwrap();
        let whys: Vec<String> =
            history(&*table, GM, Lang::En, first).unwrap().into_iter().map(|it| it.why).collect();
        assert_eq!(whys, ["Noch einer", "Der Kai ist frei"]);
        act(&mut table, GM, Do::Undo { to: seq, keep_dice: true }).unwrap();
        assert_eq!(actors(&table.view(GM, Lang::En.into())), before, "{}", book.id);
        assert_eq!(history(&*table, GM, Lang::En, first), Ok(Vec::new()));
    }
}

#[test]
fn advances_are_checked_as_a_whole() {
    for book in BOOKS {
        let mut table = demo(book);
        let [(first, _), (second, name)] = two(&*table);
        let seq = table.seq();
        let bad =
            SheetChange { actor: second, fields: Map::from_iter([("nonsense".to_owned(), Value::from(1))]) };
        let nobody = SheetChange { actor: WireId(200), fields: Map::new() };
        for (you, deed, code) in [
            (GM, advance("", vec![change(&*table, GM, first, "Eins")]), "length"),
            (GM, advance(&"x".repeat(201), vec![change(&*table, GM, first, "Eins")]), "length"),
            (GM, advance("Kai", vec![]), "malformed"),
            (
                GM,
                advance("Kai", vec![change(&*table, GM, first, "Eins"), change(&*table, GM, first, "Zwei")]),
                "malformed",
            ),
            (GM, advance("Kai", vec![change(&*table, GM, first, "Eins"), bad.clone()]), "invalid"),
            (GM, advance("Kai", vec![change(&*table, GM, first, "Eins"), nobody.clone()]), "not_yours"),
            (
                player(1),
                advance(
                    "Kai",
                    vec![change(&*table, player(1), first, "Eins"), change(&*table, GM, second, "Zwei")],
                ),
                "not_yours",
            ),
            (GM, advance("Kai", vec![change(&*table, GM, first, &name)]), "invalid"),
        ] {
            let refused = act(&mut table, you, deed).unwrap_err();
            assert_eq!(refused.code, code, "{}: {}", book.id, refused.text);
            assert!(!refused.text.contains('⟨'), "{}", refused.text);
        }
        assert_eq!(table.seq(), seq, "nothing has happened");
        assert_eq!(
            preview(&*table, player(1), change(&*table, GM, second, "Zwei")),
            Err("not_yours".to_owned())
        );
        assert_eq!(preview(&*table, GM, bad), Err("invalid".to_owned()));
        let changes = vec![change(&*table, player(1), first, "Eins")];
        act(&mut table, player(1), advance("Mine", changes)).unwrap();
        assert_eq!(history(&*table, player(1), Lang::En, first).unwrap()[0].why, "Mine");
    }
}

#[test]
fn an_advance_that_waited_has_its_reason_in_the_history() {
    let mut table = demo(Book::find("zerospace").unwrap());
    let (_, decided) = table.join(Some(schwung_table::Seat(1)), "Paula", Lang::En, "join", 7).unwrap();
    table.commit(decided).unwrap();
    act(&mut table, GM, Do::House(HouseDeed::Approval(true))).unwrap();
    let [(first, name), _] = two(&*table);
    let changes = vec![change(&*table, player(1), first, "Eins")];
    act(&mut table, player(1), advance("Learned much", changes)).unwrap();
    assert_eq!(two(&*table)[0].1, name);
    assert_eq!(history(&*table, GM, Lang::En, first), Ok(Vec::new()));
    let waits = table.view(GM, Lang::En.into()).house.handed_in[0].clone();
    assert_eq!((waits.why.as_str(), waits.actor), ("Learned much", Some(first)));
    act(&mut table, GM, Do::Approve { id: waits.id }).unwrap();
    let told = history(&*table, player(1), Lang::En, first).unwrap();
    assert_eq!((&*told[0].why, &told[0].changes), ("Learned much", &vec![format!("Name: {name} → Eins")]));
    assert_eq!(two(&*table)[0].1, "Eins");
}
