//! What the coach says, from the chances and prices of answers.

use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_views::{
    coach::{Candidate, advice},
    wire::Chance,
};

/// An answer: its label, its price and what that is worth, and its chance in percent.
type Answer = (&'static str, Option<&'static str>, u8, Option<u64>);

fn candidate((n, &(label, price, cost, percent)): (usize, &Answer)) -> Candidate {
    let chance = percent.map(|good| Chance {
        good,
        of: 100,
        percent: u8::try_from(good).expect("small"),
        label: "Treffer".to_owned(),
        shifts: Vec::new(),
        levels: Vec::new(),
        notes: Vec::new(),
        raised: None,
    });
    Candidate { choice: Some(n), label: label.to_owned(), price: price.map(str::to_owned), cost, chance }
}

/// The first answer is the proposed one.
fn said(lang: Lang, answers: &[Answer]) -> Option<String> {
    let all: Vec<Candidate> = answers.iter().enumerate().map(candidate).collect();
    advice(&Catalogue::new(lang, "sotc"), Some(0), &all).map(|it| it.text)
}

const ONE: Option<&str> = Some("1 Punkt");
const TWO: Option<&str> = Some("2 Punkte");

#[test]
fn it_names_the_better_answer_its_chance_and_its_price() {
    let cases: [(&[Answer], Option<&str>); 15] = [
        // A free answer comes before any that costs something.
        (
            &[("lassen", None, 0, Some(17)), ("warten", None, 0, Some(62)), ("zahlen", ONE, 1, Some(90))],
            Some("Warten kostet nichts und bringt 62 % statt 17 % (Treffer)."),
        ),
        // What would make it certain is said as well.
        (
            &[("lassen", None, 0, Some(0)), ("warten", None, 0, Some(62)), ("zahlen", TWO, 2, Some(100))],
            Some("Warten kostet nichts und bringt 62 % statt 0 % (Treffer); sicher geht es auch (2 Punkte)."),
        ),
        (
            &[("lassen", None, 0, Some(0)), ("warten", None, 0, Some(100)), ("zahlen", ONE, 1, Some(100))],
            Some("Warten kostet nichts und bringt 100 % statt 0 % (Treffer)."),
        ),
        (
            &[("lassen", None, 0, Some(0)), ("neu", ONE, 1, Some(62)), ("zwei", TWO, 2, Some(100))],
            Some("Neu (1 Punkt) bringt 62 % statt 0 % (Treffer); sicher geht es auch (2 Punkte)."),
        ),
        // A gain of five percentage points is told, of four it is not; what costs something has to gain ten.
        (
            &[("lassen", None, 0, Some(40)), ("warten", None, 0, Some(45))],
            Some("Warten kostet nichts und bringt 45 % statt 40 % (Treffer)."),
        ),
        (&[("lassen", None, 0, Some(40)), ("warten", None, 0, Some(44))], None),
        (
            &[("lassen", None, 0, Some(40)), ("zahlen", ONE, 1, Some(50))],
            Some("Zahlen (1 Punkt) bringt 50 % statt 40 % (Treffer)."),
        ),
        (&[("lassen", None, 0, Some(40)), ("zahlen", ONE, 1, Some(49))], None),
        (&[("lassen", None, 0, Some(40)), ("zahlen", ONE, 1, Some(10))], None),
        // The most for a price: 30 for one point are more than 50 for two, and less than 70.
        (
            &[("lassen", None, 0, Some(20)), ("zwei", TWO, 2, Some(70)), ("eins", ONE, 1, Some(50))],
            Some("Eins (1 Punkt) bringt 50 % statt 20 % (Treffer)."),
        ),
        (
            &[("lassen", None, 0, Some(20)), ("zwei", TWO, 2, Some(90)), ("eins", ONE, 1, Some(50))],
            Some("Zwei (2 Punkte) bringt 90 % statt 20 % (Treffer)."),
        ),
        // The price may be part of the label.
        (
            &[("Athletik", None, 0, Some(45)), ("Athletik, statt der Aktion", None, 1, Some(62))],
            Some("Athletik, statt der Aktion: 62 % statt 45 % (Treffer)."),
        ),
        // The same for less.
        (
            &[("zahlen", ONE, 1, Some(62)), ("warten", None, 0, Some(62))],
            Some("Warten kostet weniger und ist nicht schlechter: 62 % (Treffer)."),
        ),
        // Without a chance of the proposed answer, the other one stands alone.
        (
            &[("nichts", None, 0, None), ("Schild", None, 0, Some(35))],
            Some("Schild kostet nichts und bringt 35 % (Treffer)."),
        ),
        // Nothing is known of the others.
        (&[("lassen", None, 0, Some(40)), ("zahlen", ONE, 1, None)], None),
    ];
    for (answers, sentence) in cases {
        assert_eq!(said(Lang::De, answers).as_deref(), sentence, "{answers:?}");
        assert_eq!(said(Lang::En, answers).is_some(), sentence.is_some(), "{answers:?}");
    }
}

#[test]
fn nothing_is_said_without_a_proposed_answer() {
    let all: Vec<Candidate> = [("zahlen", ONE, 1, Some(90)), ("warten", None, 0, Some(10))]
        .iter()
        .enumerate()
        .map(candidate)
        .collect();
    assert!(advice(&Catalogue::new(Lang::En, "sotc"), None, &all).is_none());
    assert!(advice(&Catalogue::new(Lang::En, "sotc"), Some(0), &[]).is_none());
}

#[test]
fn chances_of_any_size_are_compared() {
    let mut all: Vec<Candidate> = [("lassen", None, 0, Some(50)), ("zwei", TWO, 2, Some(75))]
        .iter()
        .enumerate()
        .map(candidate)
        .collect();
    for (it, good) in all.iter_mut().zip([u64::MAX / 2, u64::MAX / 4 * 3]) {
        let chance = it.chance.as_mut().expect("both have one");
        (chance.good, chance.of) = (good, u64::MAX);
    }
    let told = advice(&Catalogue::new(Lang::De, "sotc"), Some(0), &all);
    assert_eq!(told.map(|it| it.text).as_deref(), Some("Zwei (2 Punkte) bringt 75 % statt 50 % (Treffer)."));
}
