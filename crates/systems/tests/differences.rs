//! The law of differences: the whole view is the old view and the difference, in random games of every book, for every kind
//! of viewer.

#![allow(clippy::unwrap_used)]

use json_patch::Patch;
use schwung_json::{Text, difference};
use schwung_log::HouseDeed;
use schwung_play::{Random, laws};
use schwung_rulebook::Lang;
use schwung_systems::{AnyGame, BOOKS};
use schwung_views::wire::Do;
use serde_json::Value;

use crate::{
    commits::{GM, PLAYER, WATCH, deed},
    numbers::Played,
};

/// Number of games of each book.
const GAMES: u32 = 1;
/// Number of deeds tried in each game.
const DEEDS: u64 = 60;

/// The texts of all views.
fn views(table: &dyn AnyGame) -> [Text; 3] {
    [GM, PLAYER, WATCH].map(|it| {
        let view = table.view(it, Lang::De.into());
        let text = Text::of(&view).unwrap();
        assert_eq!(text.as_str(), serde_json::to_string(&view).unwrap());
        text
    })
}

/// Checks the difference of two views in both directions, and returns its length.
fn assert_law(old: &Text, new: &Text, context: &str) -> usize {
    let patch = difference(old, new);
    let (old_text, new_text) = (old.as_str(), new.as_str());
    let [old_read, new_read] = [old_text, new_text].map(|it| Text::read(it).unwrap());
    assert_eq!(difference(&old_read, &new_read), patch, "{context}");
    let apply = |old: &str, patch: &str| {
        let mut view: Value = serde_json::from_str(old).unwrap();
        let patch: Patch = serde_json::from_str(patch).unwrap();
        json_patch::patch(&mut view, &patch).unwrap_or_else(|error| panic!("{context}: {error}"));
        view
    };
    assert_eq!(apply(old_text, &patch), serde_json::from_str::<Value>(new_text).unwrap(), "{context}");
    let back = difference(new, old);
    assert_eq!(apply(new_text, &back), serde_json::from_str::<Value>(old_text).unwrap(), "{context}, back");
    assert_eq!(patch == "[]", old_text == new_text, "{context}");
    patch.len()
}

#[test]
fn the_whole_view_is_the_old_one_and_the_difference() {
    for book in BOOKS {
        let (mut lengths, mut wholes) = (Vec::new(), 0);
        let games = laws::games(GAMES);
        for seed in 0..u64::from(games) {
            let mut played = Played::begin(book.id, seed);
            let mut random = Random::new(seed);
            let mut before = views(&*played.table);
            for n in 0..DEEDS {
                let what = deed(&*played.table, &mut random);
                let context = format!("{}, game {seed}, {what:?}", book.id);
                if !played.act(GM, &format!("deed-{n}"), what, n) {
                    continue;
                }
                let after = views(&*played.table);
                for (old, new) in before.iter().zip(&after) {
                    lengths.push(assert_law(old, new, &context));
                    wholes += new.as_str().len();
                }
                before = after;
            }
        }
        let sum: usize = lengths.iter().sum();
        assert!(lengths.len() > 60, "{}: only {} views", book.id, lengths.len());
        assert!(3 * sum < wholes, "{}: {sum} bytes instead of {wholes}", book.id);
    }
}

/// What is hidden from a viewer is in no difference, nor does it make one.
#[test]
fn hidden_deeds_make_no_difference() {
    for book in BOOKS {
        let mut played = Played::begin(book.id, 5);
        let before = views(&*played.table);
        assert!(played.act(GM, "notes", Do::House(HouseDeed::Notes("Qualm".into())), 1));
        let after = views(&*played.table);
        let patches = [0, 1, 2].map(|it| difference(&before[it], &after[it]));
        assert!(patches[0].contains("Qualm"), "{}", patches[0]);
        assert_eq!(patches[1..], ["[]", "[]"]);
    }
}
