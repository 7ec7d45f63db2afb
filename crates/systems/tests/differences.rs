//! The law of differences: the whole view equals the old view plus the difference, in random games of every book, for every
//! kind of viewer.

#![allow(clippy::unwrap_used)]

use json_patch::Patch;
use schwung_json::{Text, difference};
use schwung_log::HouseDeed;
use schwung_messages::{Rungs, Tongue};
use schwung_play::{Random, laws};
use schwung_rulebook::Lang;
use schwung_systems::{AnyGame, BOOKS};
use schwung_table::{Seat, WireId};
use schwung_views::{
    Same, Still,
    wire::{Ask, Do, FieldKind, Reply, Role, SceneView, View, You},
};
use serde_json::{Map, Value};

use crate::{
    commits::{GM, PLAYER, WATCH, deed, filled, pick},
    numbers::Played,
};

/// A second player.
const OTHER: You = You { role: Role::Player, seat: Some(2) };

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

/// A random setting change by the game master.
fn setting(table: &dyn AnyGame, random: &mut Random) -> Option<Do> {
    let Ok(Reply::Settings(all)) = table.ask(GM, Lang::De.into(), Ask::Settings) else {
        panic!("settings are always listed");
    };
    let it = pick(&all, random)?;
    let value = match &it.kind {
        FieldKind::Flag => Value::Bool(it.value != Value::Bool(true)),
        FieldKind::One(options) => pick(options, random)?.value.clone(),
        FieldKind::Number { min, .. } => (*min).into(),
        FieldKind::Many(_) | FieldKind::Text { .. } | FieldKind::List { .. } => return None,
    };
    Some(Do::Setting { name: it.name.clone(), value })
}

/// A sheet with random values.
fn sheet(table: &dyn AnyGame, random: &mut Random) -> Option<Do> {
    let actor = WireId(random.below(6));
    let Ok(Reply::Forms(forms)) = table.ask(GM, Lang::De.into(), Ask::SheetForm { actor }) else {
        return None;
    };
    let fields = filled(Value::Object(Map::new()), &forms.first()?.fields, random);
    Some(Do::Sheet { actor, fields: fields.as_object()?.clone() })
}

/// A new person takes a seat, or one who was there before returns.
fn seats(played: &mut Played, n: u64) -> Option<Do> {
    let seat = Seat(1 + u8::from(n % 20 == 7));
    if let Ok((_, decided)) =
        played.table.join(Some(seat), &format!("Wer {n}"), Lang::De, "seat", n.cast_signed())
    {
        played.bodies.push(decided.body.clone());
        played.table.commit(decided).unwrap();
        return None;
    }
    Some(Do::House(HouseDeed::Kick { seat }))
}

/// The kinds of readers.
fn readers() -> impl Iterator<Item = (You, Tongue)> {
    let tongues = [Lang::De.into(), Tongue { lang: Lang::En, rungs: Rungs::Words }];
    [GM, PLAYER, OTHER, WATCH].into_iter().flat_map(move |you| tongues.map(|it| (you, it)))
}

/// Reusing parts of the previous view does not change a view: neither parts kept for each reader, nor parts kept in one place
/// for all of them.
#[test]
fn views_are_those_that_are_made_from_nothing() {
    for book in BOOKS {
        for seed in 0..u64::from(laws::games(GAMES)) {
            let mut played = Played::begin(book.id, seed);
            let mut random = Random::new(seed);
            let own: Vec<Still> = readers().map(|_| Still::default()).collect();
            let shared = Still::default();
            let mut done = 0;
            for n in 0..DEEDS {
                let changed = match n % 10 {
                    0 | 5 => setting(&*played.table, &mut random),
                    3 => sheet(&*played.table, &mut random),
                    7 => seats(&mut played, n),
                    _ => None,
                };
                let what = changed.unwrap_or_else(|| deed(&*played.table, &mut random));
                let context = format!("{}, game {seed}, {what:?}", book.id);
                done += u32::from(played.act(GM, &format!("deed-{n}"), what, n));
                for ((you, tongue), own) in readers().zip(&own) {
                    let (table, seq) = (&played.table, played.table.seq());
                    let lines = table.lines(you, tongue, seq - 1, seq);
                    assert_eq!(
                        lines,
                        table.snapshot().lines(you, tongue, seq - 1, seq),
                        "{context}, {you:?}"
                    );
                    let fresh = table.view(you, tongue);
                    let text = Text::of(&fresh).unwrap();
                    for still in [own, &shared, &shared] {
                        let next = played.table.next_view(you, tongue, still);
                        assert!(next == fresh, "{context}, {you:?}");
                        assert_eq!(Text::of(&next).unwrap().as_str(), text.as_str(), "{context}, {you:?}");
                    }
                }
            }
            assert!(done > 10, "{}, game {seed}: only {done} deeds", book.id);
        }
    }
}

/// The addresses of the kept parts of a view: the table itself, and each character.
fn places(view: &View) -> Vec<*const ()> {
    fn place<T>(part: &Same<T>) -> *const () {
        std::ptr::from_ref::<T>(part).cast()
    }
    let mut places: Vec<_> = match &view.scene {
        SceneView::Fate(scene) => scene.actors.iter().map(place).collect(),
        SceneView::ZeroSpace(scene) => scene.actors.iter().map(place).collect(),
        SceneView::Daemmersturm(scene) => scene.people.iter().map(place).collect(),
    };
    places.push(place(&view.house));
    places
}

/// Parts that a command does not change are reused in the next view, and viewers who see the same of a character share it, so
/// that it is serialised only once.
#[test]
fn what_stays_the_same_is_shared() {
    for book in BOOKS {
        let mut played = Played::begin(book.id, 5);
        let still = Still::default();
        let views = |played: &Played| {
            [GM, PLAYER, OTHER, WATCH].map(|it| played.table.next_view(it, Lang::De.into(), &still))
        };
        let before = views(&played);
        assert!(played.act(GM, "notes", Do::House(HouseDeed::Notes("Qualm".into())), 1));
        let after = views(&played);
        let [[gm, player, other, watch], later] = [&before, &after].map(|it| it.each_ref().map(places));
        assert_eq!([&player, &other, &watch], [&later[1], &later[2], &later[3]], "{}", book.id);
        assert_eq!(gm[..gm.len() - 1], later[0][..gm.len() - 1], "{}", book.id);
        assert_ne!(gm.last(), later[0].last(), "{}: the notes", book.id);
        let alike = |one: &[_], two: &[_]| one.iter().zip(two).filter(|it| it.0 == it.1).count();
        assert!(alike(&other, &watch) > 0 && alike(&player, &watch) > 0, "{}", book.id);
    }
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

/// Information hidden from a viewer is in no difference, and causes none.
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
