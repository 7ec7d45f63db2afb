//! Tests that texts reveal nothing to readers who may not know it: hidden difficulties, false leads, notes for others,
//! hidden actors.

use schwung_messages::{Catalogue, Viewer};
use schwung_table::Seat;
use schwung_zerospace::*;
use schwung_zerospace_ui::words;

use super::{both, events, questions, samples::*};

const GM: Viewer = Viewer::Seat(Seat::GM);
const AT_ANNA: Viewer = Viewer::Seat(ANNA);
const AT_BEN: Viewer = Viewer::Seat(BEN);

/// Everything that a reader sees of an event.
fn read(c: &Catalogue, state: &State, event: &Event, viewer: Viewer) -> String {
    let line = words::event(c, state, event, viewer);
    let parts = words::explain(c, state, event, viewer);
    format!("{} {line:?} {parts:?}", words::is_visible(state, event, viewer))
}

fn against_hidden(value: i16) -> Event {
    let effort = effort(SORAYA);
    let opposition = Opposition::Difficulty { value, hidden: true };
    Event::Resolved { effort, opposition, lead: effort.total() - value, mental: false, taken: None }
}

//% zerospace.fail.false-lead
#[test]
fn a_hidden_difficulty_does_not_tell_whether_it_is_reached() {
    for c in both() {
        let state = fight();
        for viewer in [Viewer::Public, AT_ANNA, AT_BEN] {
            let all = [3, 12, 13, 40].map(|value| read(&c, &state, &against_hidden(value), viewer));
            assert!(all.iter().all(|it| *it == all[0]), "{all:?}");
            assert!(all[0].contains("12") && !all[0].contains("40"), "their own total is told: {}", all[0]);
        }
        for viewer in [Viewer::All, GM] {
            let all = [3, 13, 40].map(|value| read(&c, &state, &against_hidden(value), viewer));
            assert!(all[0] != all[1] && all[2].contains("40"), "{all:?}");
        }
    }
}

#[test]
fn in_words_a_hidden_difficulty_is_no_more_than_that() {
    let [de, en] = both();
    let line =
        |c: &Catalogue, viewer| words::event(c, &fight(), &against_hidden(15), viewer).unwrap_or_default();
    assert_eq!(line(&de, AT_ANNA), "Soraya (12) gegen einen verborgenen Schwierigkeitsgrad.");
    assert_eq!(line(&en, Viewer::Public), "Soraya (12) against a hidden difficulty.");
    assert_eq!(line(&de, GM), "Soraya (12) gegen DV 15 (verborgen): nicht geschafft, 3 zu wenig.");
}

/// Lines for players do not contain values from the game master's sheets: attributes, and how much endurance is left.
#[test]
fn lines_tell_no_more_of_a_sheet_than_the_sheet_does() {
    let actor = VIREK;
    let all = [
        Event::Harmed { actor, points: 1, shock: false, blow: None },
        Event::Harmed { actor, points: 0, shock: true, blow: None },
        Event::Harmed { actor, points: 0, shock: false, blow: None },
        Event::Rested { actor, losses: Losses::default() },
        Event::Lowered { actor, attribute: Attribute::Strength, by: 1 },
        Event::Boosted { actor, attribute: None, lasting: false },
        Event::Boosted { actor, attribute: Some(Attribute::Will), lasting: true },
    ];
    let mut stronger = fight();
    stronger.frame.change(|it| {
        let sheet = &mut it.sheets[usize::from(actor.0)];
        (sheet.endurance, sheet.attributes) = (44, [44; 5]);
    });
    for c in both() {
        for event in &all {
            for viewer in [Viewer::Public, AT_ANNA, AT_BEN] {
                let plain = read(&c, &fight(), event, viewer);
                assert_eq!(plain, read(&c, &stronger, event, viewer), "{event:?}");
            }
            assert_ne!(read(&c, &fight(), event, GM), read(&c, &stronger, event, GM), "{event:?}");
        }
    }
}

/// The questions about the consequence of a failure and of a good success have the same public description.
#[test]
fn what_is_waited_for_does_not_tell_success_from_failure() {
    for c in both() {
        let state = fight();
        let failed: Question = FailForward { seat: Seat::GM, who: SORAYA, skill: TECH }.into();
        let done: Question = Bonus { seat: Seat::GM, who: SORAYA, lead: 9 }.into();
        assert_eq!(words::waiting(&c, &state, &failed), words::waiting(&c, &state, &done));
        for viewer in [Viewer::Public, AT_ANNA] {
            let asked = words::question(&c, &state, &failed, viewer);
            assert_eq!(asked, words::question(&c, &state, &done, viewer));
            assert_eq!(asked, c.text("question-other", &[("seat", &c.text("game-master-acts", &[]))]));
        }
        let known = [&failed, &done].map(|it| words::question(&c, &state, it, GM));
        assert!(known[0] != known[1] && known[0].contains("Soraya"), "{known:?}");
    }
}

//% zerospace.fail.false-lead
#[test]
fn a_false_lead_reads_like_a_true_one() {
    for c in both() {
        let note =
            |to, genuine| Event::NoteGiven { id: NoteId(9), to, text: words("Das Tor ist offen"), genuine };
        let after = |event: &Event| {
            let mut state = fight();
            state.apply(event);
            state
        };
        for to in [None, Some(ANNA)] {
            let (lie, truth) = (note(to, false), note(to, true));
            for viewer in [Viewer::Public, AT_ANNA, AT_BEN] {
                let (false_state, true_state) = (after(&lie), after(&truth));
                assert_eq!(read(&c, &false_state, &lie, viewer), read(&c, &true_state, &truth, viewer));
                assert_eq!(words::scene(&c, &false_state, viewer), words::scene(&c, &true_state, viewer));
            }
            assert_ne!(read(&c, &after(&lie), &lie, GM), read(&c, &after(&truth), &truth, GM));
            assert_ne!(words::scene(&c, &after(&lie), GM), words::scene(&c, &after(&truth), GM));
            let told = words::event(&c, &after(&lie), &lie, AT_ANNA).expect("Anna is told");
            assert!(told.contains("Das Tor ist offen"), "{told}");
        }
        let told_forward =
            Event::FailedForward { actor: SORAYA, failure: Failure::FalseLead(words("Lüge")) };
        for viewer in [Viewer::Public, AT_ANNA, AT_BEN] {
            assert!(!words::is_visible(&fight(), &told_forward, viewer));
            assert_eq!(words::event(&c, &fight(), &told_forward, viewer), None);
        }
    }
}

#[test]
fn a_note_is_for_whoever_is_told() {
    for c in both() {
        let to_anna =
            Event::NoteGiven { id: NoteId(9), to: Some(ANNA), text: words("Geheim"), genuine: true };
        for (viewer, knows) in [(Viewer::Public, false), (AT_BEN, false), (AT_ANNA, true), (GM, true)] {
            let mut state = fight();
            state.apply(&to_anna);
            assert_eq!(words::is_visible(&state, &to_anna, viewer), knows);
            assert_eq!(words::event(&c, &state, &to_anna, viewer).is_some(), knows);
            assert_eq!(words::scene(&c, &state, viewer).join(" ").contains("Geheim"), knows);
        }
    }
}

/// A table where Virek-Kohl is hidden; `secret` gives him different properties.
fn hiding(secret: bool) -> State {
    let mut state = fight();
    state.actors[1].hidden = true;
    if secret {
        state.frame.change(|it| {
            it.sheets[1].name = "Xyzzy".into();
            it.sheets[1].attributes = [9; 5];
            it.sheets[1].endurance = 12;
        });
        let virek = &mut state.actors[1];
        (virek.dodging, virek.owed, virek.losses.fresh) = (None, 0, 4);
        let kind = ItemKind::Protection(4);
        state.items.push(Item { id: ItemId(9), text: words("Xyzzyrüstung"), holder: Some(VIREK), kind });
    }
    state
}

/// The line of gear contains its rating, for viewers who may read the sheet of its holder.
#[test]
fn a_line_names_the_figures_of_gear_to_those_who_read_the_sheet() {
    let added =
        |holder, kind| Event::ItemAdded { item: Item { id: ItemId(9), text: words("Weste"), holder, kind } };
    let set = |holder, kind| Event::Set {
        fact: Box::new(Fact::Item { item: Item { id: ItemId(9), text: words("Weste"), holder, kind } }),
        was: None,
    };
    let [de, en] = both();
    let line =
        |c: &Catalogue, event: &Event, viewer| words::event(c, &fight(), event, viewer).unwrap_or_default();
    let vest = ItemKind::Protection(2);
    for viewer in [GM, AT_BEN, Viewer::Public] {
        assert_eq!(line(&de, &added(Some(SORAYA), vest), viewer), "Soraya hat „Weste“ (Schutz +2) dabei.");
        assert!(line(&en, &set(None, vest), viewer).contains("“Weste” (protection +2)"));
        let other = line(&de, &added(Some(SORAYA), ItemKind::Other), viewer);
        assert_eq!(other, "Soraya hat „Weste“ dabei.");
    }
    let of_foe =
        set(Some(VIREK), ItemKind::Weapon(Weapon { damage: Some(3), rating: 1, ..Weapon::default() }));
    assert!(
        line(&de, &of_foe, GM).contains("„Weste“ (Nahkampf, +1, Schaden 3)"),
        "{}",
        line(&de, &of_foe, GM)
    );
    assert!(!line(&de, &of_foe, AT_ANNA).contains('3'), "{}", line(&de, &of_foe, AT_ANNA));
}

/// The same event with different numbers for the hidden actor.
fn told(event: &Event, secret: bool) -> Event {
    let change = |effort: &mut Effort| {
        if effort.actor == VIREK && secret {
            (effort.dice, effort.value, effort.base, effort.rating) = (effort.dice + 6, 9, 1, 4);
        }
    };
    let mut event = event.clone();
    match &mut event {
        Event::Rolled { effort, .. } => change(effort),
        Event::Resolved { effort, opposition, lead, .. } => {
            let before = *lead;
            change(effort);
            if let Opposition::Roll(other) = opposition {
                change(other);
            }
            // A success stays a success.
            let after = effort.total() - opposition.value();
            *lead = if before >= 0 { after.max(0) } else { after.min(-1) };
        }
        _ => {}
    }
    event
}

#[test]
fn of_somebody_hidden_nothing_is_told() {
    let mut compared = 0;
    for c in both() {
        let (plain, secret) = (hiding(false), hiding(true));
        for viewer in [Viewer::Public, AT_ANNA, AT_BEN] {
            for pair in [(SORAYA, VIREK), (VIREK, SORAYA), (VIREK, THUG)] {
                for event in events::all(pair.0, pair.1) {
                    let said = read(&c, &plain, &told(&event, false), viewer);
                    assert_eq!(said, read(&c, &secret, &told(&event, true), viewer), "{event:?}");
                    assert!(!said.contains("Virek"), "{said}");
                    compared += 1;
                }
                for asked in questions::all(pair.0, pair.1).iter().filter(|it| it.seat() != ANNA) {
                    let said = words::question(&c, &plain, asked, viewer);
                    assert_eq!(said, words::question(&c, &secret, asked, viewer));
                    assert!(!said.contains("Virek"), "{said}");
                }
            }
            for state in [&plain, &secret] {
                assert_eq!(words::status(&c, state, VIREK, viewer), "");
                assert!(!words::knows_actor(state, VIREK, viewer));
                assert_eq!(words::actor(&c, state, VIREK, viewer), c.text("someone", &[]));
            }
            assert_eq!(words::scene(&c, &plain, viewer), words::scene(&c, &secret, viewer));
            for who in plain.ids() {
                let said = words::status(&c, &plain, who, viewer);
                assert_eq!(said, words::status(&c, &secret, who, viewer));
            }
            assert_eq!(words::sentence(&c, &plain, viewer), words::sentence(&c, &secret, viewer));
        }
        let known = words::scene(&c, &secret, GM).join(" ");
        assert!(known.contains("Xyzzy"), "the game master knows: {known}");
    }
    assert!(compared > 3_000, "{compared}");
}

#[test]
fn in_words_somebody_hidden_is_someone() {
    let [de, en] = both();
    let state = hiding(true);
    let line = |event: &Event| words::event(&de, &state, event, AT_ANNA);
    let hit = Event::Hit { by: VIREK, on: SORAYA, mental: false };
    assert_eq!(line(&hit).as_deref(), Some("Jemand trifft Soraya."));
    let met = Effort { dice: 6, ..plain(VIREK) };
    let met_by = |effort: Effort, other: Effort, lead| {
        let opposition = Opposition::Roll(other);
        let resolved = Event::Resolved { effort, opposition, lead, mental: false, taken: None };
        [&de, &en].map(|c| words::event(c, &state, &resolved, AT_ANNA).unwrap_or_default())
    };
    assert_eq!(
        met_by(effort(SORAYA), met, 3),
        ["Soraya (12) gegen jemanden: geschafft.", "Soraya (12) against someone: success."]
    );
    assert_eq!(
        met_by(met, effort(SORAYA), -3),
        ["Jemand gegen Soraya (12): nicht geschafft.", "Someone against Soraya (12): failure."]
    );
    let began = Event::ConflictBegan { initiator: Some(VIREK), order: order() };
    let told = "Ein Konflikt beginnt. Reihenfolge: Soraya (12), Lakai eins (5) und Lakai zwei (5) zusammen, Issvisk.";
    assert_eq!(line(&began).as_deref(), Some(told));
    // The position in the order does not reveal that a hidden actor precedes.
    let place = Place { actor: ISSVISK, slot: 7, result: None };
    let placed = line(&Event::Placed { place, at: 2 });
    assert_eq!(placed.as_deref(), Some("Issvisk kommt in die Reihenfolge, an Platz 2."));
}

/// The player of a hidden actor knows of it.
#[test]
fn whoever_plays_somebody_hidden_reads_all_of_it() {
    let [de, _] = both();
    let mut state = fight();
    state.actors[0].hidden = true;
    let rolled = Event::Rolled { effort: effort(SORAYA), between: None, free: Vec::new() };
    assert!(words::event(&de, &state, &rolled, AT_ANNA).expect("it is hers").contains("Soraya"));
    assert!(!words::explain(&de, &state, &rolled, AT_ANNA).is_empty());
    assert_eq!(words::event(&de, &state, &rolled, AT_BEN), None);
    assert!(words::explain(&de, &state, &rolled, AT_BEN).is_empty());
    assert!(!words::status(&de, &state, SORAYA, AT_ANNA).is_empty());
    assert_eq!(words::status(&de, &state, SORAYA, AT_BEN), "");
    // The use of a point may reveal an actor of the same seat.
    let spent = Event::PointSpent { seat: ANNA, on: PointUse::Rally };
    let line = |viewer| words::event(&de, &state, &spent, viewer);
    assert_eq!(line(AT_ANNA).as_deref(), Some("Anna gibt einen Aktionspunkt aus: Sammeln."));
    assert_eq!(line(AT_BEN).as_deref(), Some("Anna gibt einen Aktionspunkt aus."));
    let rule = |viewer| words::explain(&de, &state, &spent, viewer)[0].rule;
    assert_eq!((rule(AT_ANNA), rule(AT_BEN)), ("zerospace.ap.use.rally", "zerospace.ap.use.general"));
}

//% zerospace.attack.mental
#[test]
fn an_attack_on_the_mind_is_noticed_by_those_concerned() {
    let state = fight();
    let on = SORAYA;
    let doing = Doing::Attack { on, mode: Mode::Strike, mental: true };
    let between = Some([VIREK, on]);
    let opposition = Opposition::Roll(plain(on));
    for event in [
        Event::ActionBegan { actor: VIREK, doing, with: None },
        Event::Rolled { effort: plain(VIREK), between, free: Vec::new() },
        Event::Resolved { effort: plain(VIREK), opposition, lead: 0, mental: true, taken: None },
        Event::Hit { by: VIREK, on, mental: true },
        Event::Missed { by: VIREK, on, mental: true },
    ] {
        for c in both() {
            for (viewer, knows) in [(Viewer::Public, false), (AT_BEN, false), (AT_ANNA, true), (GM, true)] {
                assert_eq!(words::is_visible(&state, &event, viewer), knows, "{event:?}");
                assert_eq!(words::event(&c, &state, &event, viewer).is_some(), knows, "{event:?}");
                assert!(knows || words::explain(&c, &state, &event, viewer).is_empty(), "{event:?}");
            }
        }
    }
    let asked = |who, kind| -> Question {
        let seat = state.actor(who).seat;
        Force { seat, who, by: VIREK, on: who, combat: Combat::Ranged, kind, mode: Mode::Strike, blast: None }
            .into()
    };
    let [c, _] = both();
    let seen = |kind| words::question(&c, &state, &asked(SORAYA, kind), AT_BEN);
    assert_eq!(seen(AttackKind::Mental), "Anna ist gefragt");
    assert_ne!(seen(AttackKind::Normal), "Anna ist gefragt");
}

/// The numbers of a roll in progress are shown only to the person who rolls.
#[test]
fn others_do_not_read_the_numbers_of_a_question() {
    let [c, _] = both();
    let state = fight();
    let again: Question =
        RollAgain { seat: ANNA, who: SORAYA, ones: 1, twos: 0, total: 17, need: Some(23) }.into();
    let buy: Question =
        BuyDie { seat: ANNA, who: SORAYA, lead: Some(-23), before: false, order: false }.into();
    for asked in [again, buy] {
        let read = |viewer| words::question(&c, &state, &asked, viewer);
        assert!(read(AT_ANNA).contains("23") && read(GM).contains("23"));
        for viewer in [Viewer::Public, AT_BEN] {
            assert!(read(viewer).contains("Soraya"), "{}", read(viewer));
            assert!(!read(viewer).contains("23") && !read(viewer).contains("17"), "{}", read(viewer));
        }
    }
}
