//! Encounters of every book, balanced with the same code for all books.

use std::path::PathBuf;

use schwung_play::laws;
use schwung_rulebook::Lang;
use schwung_systems::{BOOKS, Balance, Kind, Limits, Wish, encounters, fight};
use schwung_views::wire::{IntervalView, ProposalsView};

fn wish(win: f64, cost: Option<f64>) -> Wish {
    Wish { win, cost, change: Kind::WORDS.map(|it| it.1).to_vec(), side: None }
}

fn balance(text: &str, lang: Lang, wish: &Wish) -> Balance {
    let encounters = encounters(text, None::<PathBuf>, lang);
    Balance::new(encounters, text, wish).unwrap_or_else(|it| panic!("{}: {}", it.code, it.text))
}

fn searched(text: &str, lang: Lang, wish: &Wish, limits: &Limits, seed: u64) -> ProposalsView {
    balance(text, lang, wish).search(limits, seed, &mut |_, _| true).expect("nobody stops it")
}

/// Few fights, for a build that is not optimized.
const FEW: Limits =
    Limits { settings: 10, first: 16, most: 32, forecast: 128, turns: 1_000_000, proposals: 2 };

/// Whether a figure that was counted in other fights, with this standard error, fits an interval of 3.5 standard errors.
fn holds(interval: IntervalView, counted: f64, error: f64) -> bool {
    let own = (interval.high - interval.low) / 7.0;
    let distance = (counted - interval.value).abs();
    distance <= 3.5 * own.hypot(error)
}

/// The figures of every proposal hold in fresh fights. `cargo xtask laws` searches as a user does, and fights 20,000.
#[test]
fn proposals_hold_in_fresh_fights() {
    let fresh = u64::from(laws::games(100));
    let limits = if fresh > 1_000 { Limits::default() } else { FEW };
    for book in BOOKS {
        for (win, cost) in [(0.6, None), (0.45, Some(2.0))] {
            let view = searched(&book.demo(Lang::En), Lang::En, &wish(win, cost), &limits, 11);
            assert!((1..=limits.proposals).contains(&view.proposals.len()), "{}: {view:?}", book.id);
            for it in &view.proposals {
                let fight = fight(&it.body, Lang::En, 1).unwrap_or_else(|problems| panic!("{problems:?}"));
                let side = fight.fighters().iter().find(|it| it.is_played).expect("somebody is played").side;
                let tally = fight.tally(side, fresh, 999);
                let (won, lost) = (tally.win(1.0), tally.toll(1.0));
                let error = |it: &schwung_systems::Interval| (it.high - it.low) / 2.0;
                let label =
                    format!("{}: {:?} {:?}, fresh: {won:?} {lost:?}", book.id, it.changes, it.forecast);
                assert!(holds(it.forecast.win, won.value, error(&won)), "{label}");
                assert!(holds(it.forecast.cost, lost.value, error(&lost)), "{label}");
            }
        }
    }
}

#[test]
fn changes_are_told_in_words_and_leave_the_players_alone() {
    for book in BOOKS {
        let demo = book.demo(Lang::En);
        let varied: Vec<ProposalsView> =
            Lang::ALL.map(|lang| searched(&demo, lang, &wish(0.9, None), &FEW, 5)).to_vec();
        let text = serde_json::to_string(&varied).expect("it is data");
        assert!(!text.contains('⟨'), "{}: a message is missing: {text}", book.id);
        assert_ne!(varied[0].cost, varied[1].cost);
        assert_eq!(varied[0].now, varied[1].now, "the fights are the same in any language");
        let played = fight(&demo, Lang::En, 1).expect("a right file").fighters();
        let played: Vec<&str> = played.iter().filter(|it| it.is_played).map(|it| &*it.name).collect();
        assert!(!played.is_empty());
        let changes = varied.iter().flat_map(|it| &it.proposals).flat_map(|it| &it.changes);
        let mut count = 0;
        for change in changes {
            count += 1;
            assert!(!played.iter().any(|it| change.starts_with(*it)), "{change}");
        }
        assert!(count > 0, "{}: {varied:?}", book.id);
    }
}

#[test]
fn a_search_stops_when_it_is_told_to() {
    let balance = balance(&BOOKS[0].demo(Lang::En), Lang::En, &wish(0.6, Some(2.0)));
    let mut told = 0;
    let found = balance.search(&FEW, 1, &mut |done, of| {
        assert!(done <= of);
        told += 1;
        told < 5
    });
    assert!(found.is_none() && told == 5);
}

#[test]
fn what_cannot_be_balanced_is_refused_in_words() {
    let refused = |text: &str, wish: &Wish| {
        let encounters = encounters(text, None, Lang::De);
        Balance::new(encounters, text, wish).err().expect("it is refused")
    };
    let usual = wish(0.5, None);
    let demo = &*BOOKS[0].demo(Lang::De);
    assert_eq!(refused("[[charakter]]", &usual).code, "mistakes");
    let nobody = Wish { side: Some("Niemand".to_owned()), ..usual.clone() };
    let no = refused(demo, &nobody);
    assert!(no.code == "no_side" && no.text.contains("Zollkutter"), "{}", no.text);
    let alone = "system = \"zerospace\"\n[[character]]\nname = \"Anna\"\n";
    assert_eq!(refused(alone, &usual).code, "no_opponents");
    let nothing = Wish { change: vec![Kind::Points], ..usual };
    let two = format!("{alone}side = \"A\"\n[[character]]\nname = \"Boris\"\nside = \"B\"\n");
    assert_eq!(refused(&two, &nothing).code, "nothing_to_change");
}
