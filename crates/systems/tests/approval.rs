//! Characters that wait for the game master's approval, in every book.

#![allow(clippy::unwrap_used)]

use schwung_log::HouseDeed;
use schwung_rulebook::Lang;
use schwung_systems::{AnyGame, BOOKS, Book, ready_characters};
use schwung_table::WireId;
use schwung_views::wire::{Ask, CardLine, Do, Form, HandedInDetail, HandedInView, Reply, Role, View, You};
use serde_json::{Map, Value};

use crate::characters::{GM, act, actors, demo, player};

const WATCH: You = You { role: Role::Watch, seat: None };

fn house(table: &mut Box<dyn AnyGame>, you: You, deed: HouseDeed) -> Result<(), String> {
    act(table, you, Do::House(deed)).map_err(|it| it.code.to_owned())
}

/// A table with approval, where the seats 1 and 2 are taken.
fn strict(book: &Book) -> Box<dyn AnyGame> {
    let mut table = demo(book);
    for seat in [1, 2] {
        let name = format!("Person {seat}");
        let (_, decided) = table.join(Some(schwung_table::Seat(seat)), &name, Lang::En, &name, 7).unwrap();
        table.commit(decided).unwrap();
    }
    assert_eq!(house(&mut table, player(1), HouseDeed::Approval(true)), Err("gm_only".to_owned()));
    house(&mut table, GM, HouseDeed::Approval(true)).unwrap();
    table
}

fn view(table: &dyn AnyGame, you: You) -> View {
    table.view(you, Lang::En.into())
}

fn waiting(table: &dyn AnyGame, you: You) -> Vec<HandedInView> {
    view(table, you).house.handed_in.clone()
}

fn detail(table: &dyn AnyGame, you: You, id: u32) -> HandedInDetail {
    match table.ask(you, Lang::En.into(), Ask::HandedIn { id }) {
        Ok(Reply::HandedIn(it)) => *it,
        other => panic!("{other:?}"),
    }
}

fn enter(body: &str) -> Do {
    Do::Enter { body: body.to_owned(), seat: None, again: None }
}

fn own(table: &dyn AnyGame) -> WireId {
    actors(&view(table, GM)).into_iter().find(|it| it.2 == 1).unwrap().0
}

pub(crate) fn sheet_form(table: &dyn AnyGame, you: You, actor: WireId) -> Form {
    match table.ask(you, Lang::En.into(), Ask::SheetForm { actor }) {
        Ok(Reply::Forms(mut forms)) => forms.remove(0),
        other => panic!("{other:?}"),
    }
}

/// The values of a form as the page sends them.
pub(crate) fn sent(form: &Form) -> Map<String, Value> {
    let is_empty = |it: &Value| it.is_null() || it == "" || it.as_array().is_some_and(Vec::is_empty);
    let fields = form.fields.iter().filter_map(|it| Some((it, it.value.clone()?)));
    fields
        .filter(|(it, value)| !it.optional || !is_empty(value))
        .map(|(it, value)| (it.name.clone(), value))
        .collect()
}

#[test]
fn a_new_character_waits_comes_back_and_joins() {
    for book in BOOKS {
        let mut table = strict(book);
        let body = ready_characters(book, Lang::En).remove(0).body;
        let before = actors(&view(&*table, GM));
        let unseen = [player(2), WATCH].map(|you| (you, view(&*table, you), table.number(you, u64::MAX)));
        let seen_by_others = |table: &dyn AnyGame| {
            for (you, then, number) in &unseen {
                assert_eq!(view(table, *you), *then, "{}", book.id);
                assert_eq!(table.number(*you, u64::MAX), *number, "{}", book.id);
            }
        };
        act(&mut table, player(1), enter(&body)).unwrap();
        seen_by_others(&*table);
        assert_eq!(actors(&view(&*table, GM)), before, "nobody has come");
        let all = waiting(&*table, GM);
        assert_eq!((all.len(), &all), (1, &waiting(&*table, player(1))));
        let first = all[0].id;
        let read = detail(&*table, GM, first);
        assert_eq!(read, detail(&*table, player(1), first), "{}", book.id);
        assert!(!read.character.card.is_empty() && read.character.name == all[0].name);
        for you in [player(2), WATCH] {
            let refused = table.ask(you, Lang::En.into(), Ask::HandedIn { id: first }).unwrap_err();
            let nothing = table.ask(you, Lang::En.into(), Ask::HandedIn { id: first ^ 1 }).unwrap_err();
            assert_eq!(refused, nothing);
        }
        assert_eq!(act(&mut table, player(1), Do::Approve { id: first }).unwrap_err().code, "gm_only");
        let withdraw = HouseDeed::Withdraw { id: first };
        assert_eq!(house(&mut table, player(2), withdraw), Err("no_such_item".to_owned()));

        let remarks = "Two skills at the top".to_owned();
        let back = HouseDeed::SendBack { id: first, remarks: remarks.clone() };
        assert_eq!(house(&mut table, player(1), back.clone()), Err("gm_only".to_owned()));
        house(&mut table, GM, back).unwrap();
        let returned = &waiting(&*table, player(1))[0];
        assert!(returned.returned && returned.remarks == remarks, "{returned:?}");
        act(&mut table, player(1), enter(&body)).unwrap();
        let again = waiting(&*table, GM);
        assert_eq!(again.len(), 1, "one of the same name is replaced");
        assert!(again[0].id != first && !again[0].returned && again[0].remarks == remarks);
        seen_by_others(&*table);
        // The game master approves exactly what she has read.
        assert_eq!(act(&mut table, GM, Do::Approve { id: first }).unwrap_err().code, "no_such_item");
        act(&mut table, GM, Do::Approve { id: again[0].id }).unwrap();
        let here = actors(&view(&*table, GM));
        assert_eq!((here.len(), here.last().unwrap().2), (before.len() + 1, 1), "{}", book.id);
        assert_eq!(waiting(&*table, GM), []);

        // The log reports it to those concerned, and to others as if there had been no approval.
        let lines = |you: You| {
            let lines = table.lines(you, Lang::En.into(), 0, u64::MAX);
            lines.into_iter().map(|it| it.text).collect::<Vec<_>>().join("\n")
        };
        for you in [GM, player(1)] {
            let told = lines(you);
            for part in ["hands in", "sends", "approves", &remarks] {
                assert!(told.contains(part), "{}: {part} is not in\n{told}", book.id);
            }
        }
        for you in [player(2), WATCH] {
            let told = lines(you);
            assert!(!told.contains("hands in") && !told.contains("approves") && !told.contains(&remarks));
            assert!(told.contains(&here.last().unwrap().1), "{}: {told}", book.id);
        }
        // An approval is an action of the game, which is undone with a single undo.
        let seq = table.seq();
        let joined = table.lines(GM, Lang::En.into(), seq - 1, seq).pop().unwrap();
        assert_eq!(joined.act, Some(seq), "{}", book.id);
        act(&mut table, GM, Do::Undo { to: seq, keep_dice: true }).unwrap();
        assert_eq!(actors(&view(&*table, GM)), before);
    }
}

#[test]
fn a_changed_sheet_waits_and_keeps_what_happens_meanwhile() {
    for book in BOOKS {
        let mut table = strict(book);
        let actor = own(&*table);
        let form = sheet_form(&*table, player(1), actor);
        let mut fields = sent(&form);
        // Nothing of this is a change.
        act(&mut table, player(1), Do::Sheet { actor, fields: fields.clone() }).unwrap();
        let unchanged = detail(&*table, GM, waiting(&*table, GM)[0].id);
        assert_eq!(
            (unchanged.fields.len(), &unchanged.gone, &unchanged.new),
            (0, &vec![], &vec![]),
            "{}",
            book.id
        );

        let name = fields["name"].clone();
        fields.insert("name".to_owned(), Value::from("Somebody else"));
        act(&mut table, player(1), Do::Sheet { actor, fields }).unwrap();
        let all = waiting(&*table, GM);
        assert_eq!((all.len(), all[0].actor), (1, Some(actor)), "the earlier change is replaced");
        assert_eq!(Value::from(&*all[0].name), name);
        let read = detail(&*table, GM, all[0].id);
        assert_eq!(read.character.name, "Somebody else");
        assert_eq!(read.fields.keys().collect::<Vec<_>>(), ["name"], "{}", book.id);
        let texts = |lines: &[CardLine]| lines.iter().map(|it| it.text.clone()).collect::<Vec<_>>();
        assert_eq!(texts(&read.gone), [name.as_str().unwrap()]);
        assert_eq!(texts(&read.new), ["Somebody else"]);
        assert_eq!(waiting(&*table, player(2)), []);

        // The game master changes something else in the meantime.
        let form = sheet_form(&*table, GM, actor);
        let mut of_gm = sent(&form);
        let key = if of_gm.contains_key("aspects") {
            "aspects"
        } else if of_gm.contains_key("endurance") {
            "endurance"
        } else {
            "life"
        };
        let changed = match &of_gm[key] {
            Value::Array(list) => Value::Array(list[1..].to_vec()),
            number => Value::from(number.as_i64().unwrap() - 1),
        };
        of_gm.insert(key.to_owned(), changed.clone());
        act(&mut table, GM, Do::Sheet { actor, fields: of_gm }).unwrap();
        act(&mut table, GM, Do::Approve { id: all[0].id }).unwrap();
        let now = sent(&sheet_form(&*table, GM, actor));
        assert_eq!((&now["name"], &now[key]), (&Value::from("Somebody else"), &changed), "{}", book.id);
        assert_eq!(waiting(&*table, GM), []);
    }
}

#[test]
fn a_change_is_checked_when_it_is_handed_in() {
    for book in BOOKS {
        let mut table = strict(book);
        let actor = own(&*table);
        let fields = Map::from_iter([("nonsense".to_owned(), Value::from(1))]);
        assert_eq!(act(&mut table, player(1), Do::Sheet { actor, fields }).unwrap_err().code, "invalid");
        let other = actors(&view(&*table, GM)).into_iter().find(|it| it.2 == 2).unwrap().0;
        let foreign = act(&mut table, player(1), Do::Sheet { actor: other, fields: Map::new() });
        assert_eq!(foreign.unwrap_err().code, "not_yours");
        for body in ["nonsense", "[[zone]]\nname = \"Hall\""] {
            assert!(act(&mut table, player(1), enter(body)).is_err(), "{}: {body}", book.id);
        }
        assert_eq!(waiting(&*table, GM), []);
    }
}

#[test]
fn the_queue_is_bounded_for_each_seat_alone() {
    let mut table = strict(Book::find("sotc").unwrap());
    let body = |n: usize| format!("[[character]]\nname = \"New {n}\"");
    for n in 0..4 {
        act(&mut table, player(1), enter(&body(n))).unwrap();
    }
    let refused = act(&mut table, player(1), enter(&body(4))).unwrap_err();
    assert_eq!(refused.code, "full");
    assert!(refused.text.contains('4'), "{}", refused.text);
    // Others notice nothing of that.
    act(&mut table, player(2), enter(&body(9))).unwrap();
    let first = waiting(&*table, player(1))[0].id;
    // Submitted in place of another one, under another name.
    let renamed = Do::Enter { body: body(7), seat: None, again: Some(first) };
    act(&mut table, player(1), renamed).unwrap();
    let names: Vec<String> = waiting(&*table, player(1)).into_iter().map(|it| it.name).collect();
    assert_eq!(names, ["New 1", "New 2", "New 3", "New 7"]);
    let second = waiting(&*table, player(1))[0].id;
    house(&mut table, player(1), HouseDeed::Withdraw { id: second }).unwrap();
    act(&mut table, player(1), enter(&body(4))).unwrap();
    for (remarks, code) in [("", "length"), (&*"x".repeat(2_001), "length")] {
        let back = HouseDeed::SendBack { id: waiting(&*table, GM)[0].id, remarks: remarks.to_owned() };
        assert_eq!(house(&mut table, GM, back), Err(code.to_owned()));
    }
}

#[test]
fn what_waits_goes_with_the_person_who_leaves() {
    let mut table = strict(Book::find("sotc").unwrap());
    for (seat, name) in [(1, "Mine"), (2, "Yours")] {
        act(&mut table, player(seat), enter(&format!("[[character]]\nname = \"{name}\""))).unwrap();
    }
    house(&mut table, player(1), HouseDeed::Leave).unwrap();
    house(&mut table, GM, HouseDeed::Kick { seat: schwung_table::Seat(2) }).unwrap();
    assert_eq!(waiting(&*table, GM), []);
    let (_, decided) = table.join(Some(schwung_table::Seat(1)), "Next", Lang::En, "next", 7).unwrap();
    table.commit(decided).unwrap();
    let lines = table.lines(player(1), Lang::En.into(), 0, u64::MAX);
    assert!(lines.iter().all(|it| !it.text.contains("Mine")), "{lines:?}");
}

#[test]
fn without_approval_what_waited_can_still_join() {
    let mut table = strict(Book::find("sotc").unwrap());
    act(&mut table, player(1), enter("[[character]]\nname = \"Mine\"")).unwrap();
    house(&mut table, GM, HouseDeed::Approval(false)).unwrap();
    let id = waiting(&*table, player(1))[0].id;
    let before = actors(&view(&*table, GM)).len();
    let again = Do::Enter { body: "[[character]]\nname = \"Mine\"".to_owned(), seat: None, again: Some(id) };
    assert_eq!(act(&mut table, player(2), again.clone()).unwrap_err().code, "no_such_item");
    act(&mut table, player(1), again).unwrap();
    assert_eq!((actors(&view(&*table, GM)).len(), waiting(&*table, GM)), (before + 1, vec![]));
}

#[test]
fn what_waits_is_in_the_file_of_the_table() {
    let mut table = strict(Book::find("sotc").unwrap());
    act(&mut table, player(1), enter("[[character]]\nname = \"Mine\"")).unwrap();
    let file = table.export();
    let records = file["records"].as_array().unwrap();
    let handed_in = &records.last().unwrap()["entries"][0]["house"]["handed_in"]["new"];
    assert_eq!(handed_in["name"], "Mine");
    // Loaded again, it still waits.
    let bodies = records.iter().map(|it| serde_json::to_vec(it).unwrap()).collect();
    let loaded = schwung_systems::load("sotc", bodies).unwrap();
    assert_eq!(waiting(&*loaded, GM), waiting(&*table, GM));
}
