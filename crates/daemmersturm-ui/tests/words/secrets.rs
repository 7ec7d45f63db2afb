//! Texts do not reveal secrets: hidden characters, numbers of the plot leader's characters, secret tests and notes.

use schwung_daemmersturm::*;
use schwung_daemmersturm_ui::words;
use schwung_messages::{Catalogue, Viewer};
use schwung_table::Seat;

use super::{both, events, questions, samples::*};

const GM: Viewer = Viewer::Seat(Seat::GM);
const AT_ANNA: Viewer = Viewer::Seat(ANNA);
const AT_BEN: Viewer = Viewer::Seat(BEN);

/// Everything that a reader learns from an event.
fn read(c: &Catalogue, state: &State, event: &Event, viewer: Viewer) -> String {
    let line = words::event(c, state, event, viewer);
    let parts = words::explain(c, state, event, viewer);
    format!("{} {line:?} {parts:?}", words::is_visible(state, event, viewer))
}

/// Everything that a reader learns from a state.
fn stands(c: &Catalogue, state: &State, viewer: Viewer) -> String {
    let mut all = words::scene(c, state, viewer);
    all.push(words::sentence(c, state, viewer));
    for who in state.ids() {
        all.push(words::status(c, state, who, viewer));
        all.extend(words::chips(c, state, who, viewer));
    }
    all.join("\n")
}

/// Changes the numbers of a character that are part of its profile.
fn disguise(state: &mut State, who: ActorId) {
    let at = usize::from(who.0);
    state.frame.change(|it| {
        let profile = &mut it.profiles[at];
        profile.melee = Values { attack: -5, defence: 97 };
        profile.ranged = Values { attack: -4, defence: 96 };
        profile.magic = Values { attack: -3, defence: 95 };
        (profile.life, profile.action_points, profile.magic_points) = (9_871, 61, 71);
    });
    let actor = &mut state.actors[at];
    (actor.life, actor.start_life, actor.action_points) = (9_876, 9_877, 62);
    (actor.magic_points, actor.resource, actor.mana_empty) = (72, Some(Resource::Shadow), true);
}

/// A table with the wolf veiled. `secret` replaces it with a different character.
fn veiled(secret: bool) -> State {
    let mut state = fight();
    state.actors[1].veiled = true;
    if secret {
        state.frame.change(|it| it.profiles[1].name = "Xyzzy".into());
        disguise(&mut state, WOLF);
        let wolf = &mut state.actors[1];
        (wolf.mount, wolf.seeking, wolf.potions) = (Mount::Foot, true, 3);
        let blade = Item { id: ItemId(90), label: words("Xyzzyklinge"), ..state.items[3].clone() };
        state.items.push(blade);
        state.effects[0].rounds = 7;
        state.modifiers.clear();
        state.distances.clear();
        state.covers.pop();
        state.standing.remove(0);
    }
    state
}

//% daemmersturm.perception.hidden
#[test]
fn of_somebody_veiled_nothing_is_told() {
    let mut compared = 0;
    for c in both() {
        let (plain, secret) = (veiled(false), veiled(true));
        for viewer in [Viewer::Public, AT_ANNA, AT_BEN] {
            for (by, on) in [(MIRELLE, WOLF), (WOLF, MIRELLE), (WOLF, GUARD)] {
                for event in events::all(by, on) {
                    let said = read(&c, &plain, &event, viewer);
                    assert_eq!(said, read(&c, &secret, &event, viewer), "{event:?}");
                    assert!(!said.contains("Schattenwolf"), "{said}");
                    compared += 1;
                }
                for asked in questions::all(by, on).iter().filter(|it| it.seat() != ANNA) {
                    let said = words::question(&c, &plain, asked, viewer);
                    assert_eq!(said, words::question(&c, &secret, asked, viewer));
                    assert!(!said.contains("Schattenwolf"), "{said}");
                }
            }
            for state in [&plain, &secret] {
                assert_eq!(words::status(&c, state, WOLF, viewer), "");
                assert!(
                    !words::knows_actor(state, WOLF, viewer) && !words::knows_numbers(state, WOLF, viewer)
                );
                assert_eq!(words::actor(&c, state, WOLF, viewer), c.text("someone", &[]));
            }
            assert_eq!(stands(&c, &plain, viewer), stands(&c, &secret, viewer));
        }
        assert!(stands(&c, &secret, GM).contains("Xyzzy"));
    }
    assert!(compared > 5_000, "{compared}");
}

/// Everybody sees the wolf, but only the plot leader its numbers.
#[test]
fn the_numbers_of_the_plot_leaders_characters_are_not_told() {
    let (plain, mut secret) = (fight(), fight());
    disguise(&mut secret, WOLF);
    for c in both() {
        for viewer in [Viewer::Public, AT_ANNA, AT_BEN] {
            for event in events::all(WOLF, MIRELLE).into_iter().chain(events::all(MIRELLE, WOLF)) {
                assert_eq!(read(&c, &plain, &event, viewer), read(&c, &secret, &event, viewer), "{event:?}");
            }
            let status = words::status(&c, &plain, WOLF, viewer);
            assert_eq!(status, words::status(&c, &secret, WOLF, viewer));
            assert!(
                status.contains("Schattenwolf") && !status.contains("17") && !status.contains("23"),
                "{status}"
            );
            assert!(words::knows_actor(&plain, WOLF, viewer) && !words::knows_numbers(&plain, WOLF, viewer));
            // The numbers of player characters are open.
            assert!(words::status(&c, &plain, TULUK, viewer).contains("18/18"));
        }
        assert!(words::status(&c, &secret, WOLF, GM).contains("9876"));
    }
}

/// Bonus and defence are shown to those who may read these numbers, the natural number to everybody.
#[test]
fn of_a_roll_one_reads_what_one_may() {
    let [c, _] = both();
    let state = fight();
    let line = |event: Event, viewer| words::event(&c, &state, &event, viewer).expect("it is told");
    let rolled = |who| Event::Roll(events::rolled(who, Purpose::Attack, 4));
    assert_eq!(line(rolled(MIRELLE), AT_BEN), "Angriffswurf, Mirelle: 12 + 4 = 16.");
    assert_eq!(line(rolled(WOLF), AT_BEN), "Angriffswurf, Schattenwolf: 12.");
    assert_eq!(line(rolled(WOLF), GM), "Angriffswurf, Schattenwolf: 12 + 4 = 16.");
    let hit = |by, on| Event::Attack(events::resolved(by, on, Outcome::Hit, false));
    assert_eq!(line(hit(MIRELLE, WOLF), AT_ANNA), "Mirelle trifft Schattenwolf (16).");
    assert_eq!(line(hit(WOLF, MIRELLE), AT_ANNA), "Schattenwolf trifft Mirelle (Verteidigung 13).");
    assert_eq!(line(hit(WOLF, GUARD), AT_ANNA), "Schattenwolf trifft Wache.");
    assert_eq!(line(hit(WOLF, MIRELLE), GM), "Schattenwolf trifft Mirelle (16 gegen 13).");
    // A camouflage test uses the values of the observers.
    let hides = Event::Roll(events::rolled(MIRELLE, Purpose::Camouflage, 2));
    assert_eq!(line(hides.clone(), AT_ANNA), "Tarnungstest, Mirelle: 12.");
    assert_eq!(line(hides, GM), "Tarnungstest, Mirelle: 12 + 2 = 14.");
}

//% daemmersturm.perception.secret
#[test]
fn a_secret_test_does_not_tell_how_it_went() {
    let searched = |result: i16| {
        let (by, toward, grade) = (MIRELLE, None, Grade::of(result));
        SightEvent::Searched { by, toward, result, grade, secret: true }.into()
    };
    for c in both() {
        let state = fight();
        for viewer in [Viewer::Public, AT_ANNA, AT_BEN] {
            let all = [3, 13, 16, 21].map(|it| read(&c, &state, &searched(it), viewer));
            assert!(all.iter().all(|it| *it == all[0]), "{all:?}");
            assert!(all[0].contains("Mirelle"), "that she searches is told: {}", all[0]);
        }
        let all = [3, 13, 16, 21].map(|it| read(&c, &state, &searched(it), GM));
        assert!(all.iter().enumerate().all(|(n, it)| !all[..n].contains(it)), "{all:?}");
        // If the switch keeps tests secret, the roll is secret as well.
        let rolled = Event::Roll(events::rolled(MIRELLE, Purpose::Perception, 3));
        let mut house = state.clone();
        house.switches.change(|it| it.secret_perception = true);
        for (viewer, knows) in [(Viewer::Public, false), (AT_ANNA, false), (GM, true), (Viewer::All, true)] {
            assert_eq!(words::is_visible(&house, &rolled, viewer), knows);
            assert!(words::is_visible(&state, &rolled, viewer));
        }
        // Questions after a test reveal whether it went well.
        for asked in [
            Question::from(InField { seat: Seat::GM, by: MIRELLE, toward: None, among: vec![WOLF] }),
            Detail { seat: Seat::GM, by: MIRELLE, grade: Grade::Critical }.into(),
        ] {
            let told = words::question(&c, &state, &asked, AT_ANNA);
            assert_eq!(told, c.text("question-other", &[("seat", &c.text("game-master-acts", &[]))]));
            assert_eq!(words::waiting(&c, &state, &asked), c.text("waiting-judge", &[]));
            assert!(words::question(&c, &state, &asked, GM).contains("Mirelle"));
        }
    }
}

/// A character hidden from all characters of a seat is unknown there. Its discovery is visible to the observer.
//% daemmersturm.perception.found
//% daemmersturm.perception.weak
#[test]
fn who_is_hidden_from_ones_characters_is_unknown() {
    let [c, _] = both();
    let mut state = fight();
    let hidden = Seen::Hidden { traceless: false, last: None };
    for observer in [MIRELLE, TULUK] {
        state.sights.push(Sight { observer, entity: WOLF, seen: hidden });
    }
    let knows =
        |state: &State| [Viewer::Public, AT_ANNA, AT_BEN, GM].map(|it| words::knows_actor(state, WOLF, it));
    assert_eq!(knows(&state), [false, false, false, true]);
    let drawn = GearEvent::Drawn { by: WOLF, item: SHIELD, count: DrawCount::Hand }.into();
    assert_eq!(words::event(&c, &state, &drawn, AT_ANNA), None);
    let hit = AttackEvent::Began {
        by: WOLF,
        on: MIRELLE,
        kind: AttackKind::Ranged,
        how: How::Action,
        item: None,
        exposed: false,
    };
    let told = words::event(&c, &state, &hit.into(), AT_ANNA).expect("it concerns her");
    assert_eq!(told, "Jemand greift Mirelle an (Fernkampf).");
    state.sights[0].seen = Seen::Partly { target: false };
    assert_eq!(knows(&state), [false, false, false, true]);
    let noticed: Event = SightEvent::Noticed { observer: MIRELLE, entity: WOLF, target: false }.into();
    let line = |viewer| words::event(&c, &state, &noticed, viewer);
    assert_eq!(line(AT_ANNA).as_deref(), Some("Mirelle bemerkt jemanden nur zum Teil: kein Ziel."));
    assert_eq!(line(AT_BEN), None);
    state.sights[0].seen = Seen::Discovered;
    assert_eq!(knows(&state), [false, true, false, true]);
    let found: Event = SightEvent::Found { observer: MIRELLE, entity: WOLF }.into();
    assert!(words::event(&c, &state, &found, AT_ANNA).is_some_and(|it| it.contains("Schattenwolf")));
    assert_eq!(words::event(&c, &state, &found, AT_BEN), None);
    // An observer that discovers a veiled character knows of it.
    state.actors[1].veiled = true;
    assert_eq!(knows(&state), [false, true, false, true]);
}

#[test]
fn a_note_is_for_whoever_is_told() {
    for c in both() {
        let note = |by, to| -> Event { SceneEvent::Noted { by, to, text: words("Geheim") }.into() };
        let cases = [
            (note(None, None), [false, false, false, true]),
            (note(None, Some(MIRELLE)), [false, true, false, true]),
            (note(Some(TULUK), None), [false, false, true, true]),
            (note(Some(TULUK), Some(MIRELLE)), [false, true, false, true]),
        ];
        for (event, knows) in cases {
            let mut state = fight();
            state.apply(&event);
            for (viewer, knows) in [Viewer::Public, AT_ANNA, AT_BEN, GM].into_iter().zip(knows) {
                assert_eq!(words::is_visible(&state, &event, viewer), knows, "{event:?}");
                assert_eq!(words::event(&c, &state, &event, viewer).is_some(), knows, "{event:?}");
                assert_eq!(words::scene(&c, &state, viewer).join(" ").contains("Geheim"), knows, "{event:?}");
            }
        }
    }
}

/// The player of a veiled character reads everything about it.
#[test]
fn whoever_plays_somebody_veiled_reads_all_of_it() {
    let [de, _] = both();
    let mut state = fight();
    state.actors[0].veiled = true;
    let rolled = Event::Roll(events::rolled(MIRELLE, Purpose::Attack, 4));
    assert!(words::event(&de, &state, &rolled, AT_ANNA).is_some_and(|it| it.contains("= 16")));
    assert_eq!(words::event(&de, &state, &rolled, AT_BEN), None);
    assert!(words::explain(&de, &state, &rolled, AT_BEN).is_empty());
    assert!(words::status(&de, &state, MIRELLE, AT_ANNA).contains("4/20"));
    assert_eq!(words::status(&de, &state, MIRELLE, AT_BEN), "");
}

/// The numbers of a running roll are only shown to the rolling player.
#[test]
fn others_do_not_read_the_numbers_of_a_question() {
    let [c, _] = both();
    let state = fight();
    let repeat: Question =
        Repeat { seat: ANNA, who: MIRELLE, natural: 3, total: 37, right: Right::Coup }.into();
    let light: Question = Compensate { seat: ANNA, who: MIRELLE, natural: 1, cost: 37 }.into();
    let lives: Question = StartLife { seat: Seat::GM, proposed: vec![(WOLF, 37)] }.into();
    for (asked, own) in [(repeat, AT_ANNA), (light, AT_ANNA), (lives, GM)] {
        let read = |viewer| words::question(&c, &state, &asked, viewer);
        assert!(read(own).contains("37") && read(GM).contains("37"), "{}", read(own));
        for viewer in [Viewer::Public, AT_BEN] {
            assert!(!read(viewer).contains("37"), "{}", read(viewer));
        }
    }
}

/// Only the bearer knows which poison is on the wolf's blade; Mirelle's is public.
#[test]
fn which_poison_it_is_is_the_bearers_secret() {
    let [c, _] = both();
    let state = fight();
    let on = |item| Event::Gear(GearEvent::Poisoned { item, poison: Some(VENOM) });
    let line = |item, viewer| words::event(&c, &state, &on(item), viewer).expect("it is seen");
    assert_eq!(line(SHIELD, AT_ANNA), "Auf Holzschild liegt jetzt Gift.");
    assert_eq!(line(SHIELD, GM), "Auf Holzschild liegt jetzt Gift: Schlangengift.");
    assert_eq!(line(SWORD, AT_BEN), "Auf Langschwert liegt jetzt Gift: Schlangengift.");
}

/// Whether a list is empty or has one name depends on the characters that the reader knows.
//% daemmersturm.perception.hidden
#[test]
fn lists_read_as_if_nobody_hidden_were_in_them() {
    let state = veiled(false);
    let (seat, by, kind) = (Seat::GM, MIRELLE, AttackKind::Spell);
    for c in both() {
        for viewer in [Viewer::Public, AT_ANNA, AT_BEN] {
            for known in [vec![], vec![GUARD]] {
                let with_hidden: Vec<_> = known.iter().copied().chain([WOLF]).collect();
                let [plain, secret] = [known, with_hidden].map(|who| {
                    let event = AreaEvent::Caught { by, limit: 3, who: who.clone() }.into();
                    let steps_in = StepIn { seat: ANNA, who: who.clone(), of: GUARD, others: Vec::new(), by };
                    let (seats, of) = (vec![MIRELLE], GUARD);
                    let steps_for = StepIn { seat: ANNA, who: seats, of, others: who.clone(), by };
                    let caught = Caught { seat, by, kind, limit: 3, among: who, proposed: Vec::new() };
                    let asked: [Question; 3] = [steps_in.into(), steps_for.into(), caught.into()];
                    (
                        read(&c, &state, &event, viewer),
                        asked.map(|it| words::question(&c, &state, &it, viewer)),
                    )
                });
                assert_eq!(plain, secret);
            }
        }
    }
}
