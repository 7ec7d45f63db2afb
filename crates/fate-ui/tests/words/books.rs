//! Texts at tables of the other books: their terms, and veiled rolls.

use crate::words::common::{
    ANNA, assert_whole, books, catalogue, effort, events, questions, standing, table_of, words,
};
use schwung_fate::{
    Bar, Event, Fate, Opposition, Position, Profile, Pyramid, Question, Shared, State, StressMarking, Style,
    Switches, VeiledCheck, WordFor,
};
use schwung_fate_ui::words::{
    choice, event, event_for, explain, explain_for, is_visible, position_of, question, question_for, reason,
    scene_for, skill_name, switch_name, switch_text, time_name,
};
use schwung_messages::{Catalogue, Viewer};
use schwung_rulebook::Lang;
use schwung_table::{Choice, Seat, System};

fn malmsturm(lang: Lang) -> (Catalogue, State) {
    (Catalogue::new(lang, "malmsturm"), table_of(&Profile::malmsturm()))
}

fn freefate(lang: Lang) -> (Catalogue, State) {
    (Catalogue::new(lang, "freefate"), table_of(&Profile::freefate()))
}

/// The log lines of rolls and of the use of shifts.
fn log((c, state): (Catalogue, State)) -> String {
    let told = |it: &Event| {
        matches!(
            it,
            Event::Rolled { .. }
                | Event::Resolved { .. }
                | Event::ContestWon { .. }
                | Event::ShiftSpent { .. }
                | Event::DifficultySet { .. }
                | Event::Stands { .. }
                | Event::FellShort { .. }
                | Event::MarginCredited { .. }
                | Event::Flourished { .. }
                | Event::Veiled { .. }
                | Event::GiftUsed { .. }
                | Event::SpinGained { .. }
                | Event::SpinLapsed { .. }
                | Event::BonusBought { .. }
                | Event::FrameSet { .. }
                | Event::BlockMade { .. }
        )
    };
    let line = |it: &Event| event(&c, &state, it).unwrap_or_default();
    events::all().iter().filter(|it| told(it)).map(line).collect::<Vec<_>>().join("\n")
}

#[test]
fn malmsturm_in_german() {
    insta::assert_snapshot!(log(malmsturm(Lang::De)), @r"
    Anna: Fäuste Gut (+3), Würfel +1: Hervorragend (+4).
    Boris: Fäuste Ordentlich (+2), volle Verteidigung +2, Würfel −2: Ordentlich (+2).
    Anna Hervorragend (+4) gegen Boris Ordentlich (+2): 2 Stufen.
    Anna Hervorragend (+4) gegen Schwierigkeitsgrad Großartig (+5): 1 Stufe zu wenig.
    Anna Hervorragend (+4) gegen Schwierigkeitsgrad Gut (+3): 1 Stufe.
    Anna Hervorragend (+4) gegen den Block von Boris Hervorragend (+4): 0 Stufen.
    Anna gewinnt mit 1 Stufe.
    Unentschieden: Niemand gewinnt.
    Anna verwendet eine Stufe, um schneller fertig zu sein.
    Anna verwendet eine Stufe auf bessere Arbeit.
    Anna verwendet eine Stufe auf Unauffälligkeit.
    Anna verwendet eine Stufe, um schneller fertig zu sein: eine halbe Stunde.
    Anna verwendet eine Stufe, um schneller fertig zu sein: um 2 Schritte der Zeittafel.
    Anna verwendet eine Stufe auf bessere Arbeit: jetzt Gut (+3).
    Anna verwendet eine Stufe auf bessere Arbeit: um 2 besser.
    Anna verwendet eine Stufe auf Unauffälligkeit: Schwierigkeitsgrad zum Bemerken Ordentlich (+2).
    Anna verwendet eine Stufe auf Unauffälligkeit: um 1 schwerer zu bemerken.
    Anna verwendet eine Stufe: „die Spuren verwischt“.
    Anna: Entschlossenheit Mäßig (0), Würfel −4: −4; bleibt es dabei, zählt es als Grauenhaft (−2).
    Anna: Fäuste Gut (+3), Würfel +1: +4, zählt als Gut (+3).
    Anna: Fäuste Gut (+3), Talent oder Gabe +2, Würfel +1: Perfekt (+6).
    Anna Hervorragend (+4) gegen Boris Ordentlich (+2), ohne Wurf: 2 Stufen.
    Schwierigkeitsgrad für Anna: Durchschnittlich (+1), „Nebel“ +1, „Fackel“ −1: Durchschnittlich (+1).
    Nur für die Spielleitung: Schwierigkeitsgrad für Anna: Durchschnittlich (+1), „Nebel“ +1, „Fackel“ −1: Durchschnittlich (+1).
    Boris würfelt nicht, es gilt Fäuste Ordentlich (+2).
    Boris würfelt nicht: Fäuste Ordentlich (+2), volle Verteidigung +2: Hervorragend (+4).
    Boris würfelt nicht, es gilt Mäßig (0).
    Anna verfehlt das Ziel um 3 Stufen.
    Boris hat 2 Stufen davon, dass Anna unterliegt.
    Anna hat 3 Stufen übrig und damit Umdrehen.
    Anna hat 4 Stufen übrig und damit Umdrehen: „die Menge staunt“.
    Verdeckt gewürfelt, nur für die Spielleitung: Anna, Fäuste Gut (+3), Würfel +1: Hervorragend (+4). Gegen Boris Ordentlich (+2): 2 Stufen. Gegen Boris Hervorragend (+4): 0 Stufen.
    Anna setzt „Rüstzeug“ ein.
    Anna setzt „Wundersame Klinge“ ein (2 Schicksalspunkte): „sie schneidet Stein“.
    Anna blockt Angriffe auf Boris mit Hervorragend (+4) bis zum Ende dieser Runde.
    Anna blockt Bewegung und Schüsse mit Hervorragend (+4) bis zur Freigabe: „Sperrfeuer“.
    Anna versperrt den Weg durch Deck für alle anderen mit Hervorragend (+4) bis zum Ende dieser Runde: „Fässer“.
    Boris hat Umdrehen – nur für die nächste Aktion.
    Das Umdrehen von Boris verfällt.
    Anna kauft +1 für einen Schicksalspunkt.
    Die Spielleitung ändert Bögen, Zonen oder Fertigkeiten.
    Die Spielleitung setzt: Grenze zwischen Kai und Deck 3.
    ");
}

#[test]
fn malmsturm_in_english() {
    insta::assert_snapshot!(log(malmsturm(Lang::En)), @r"
    Anna: Fists Good (+3), dice +1: Superb (+4).
    Boris: Fists Fair (+2), full defense +2, dice −2: Fair (+2).
    Anna Superb (+4) against Boris Fair (+2): 2 steps.
    Anna Superb (+4) against difficulty Great (+5): 1 step short.
    Anna Superb (+4) against difficulty Good (+3): 1 step.
    Anna Superb (+4) against the block of Boris Superb (+4): 0 steps.
    Anna wins by 1 step.
    A tie: nobody wins.
    Anna spends a step to finish sooner.
    Anna spends a step on better work.
    Anna spends a step on subtlety.
    Anna spends a step to finish sooner: half an hour.
    Anna spends a step to finish sooner: by 2 steps on the time table.
    Anna spends a step on better work: now Good (+3).
    Anna spends a step on better work: better by 2.
    Anna spends a step on subtlety: difficulty to notice Fair (+2).
    Anna spends a step on subtlety: harder to notice by 1.
    Anna spends a step: “die Spuren verwischt”.
    Anna: Resolve Mediocre (0), dice −4: −4; as it stands, it counts as Terrible (−2).
    Anna: Fists Good (+3), dice +1: +4, counts as Good (+3).
    Anna: Fists Good (+3), talent or gift +2, dice +1: Perfect (+6).
    Anna Superb (+4) against Boris Fair (+2), not rolled: 2 steps.
    The difficulty for Anna: Average (+1), “Nebel” +1, “Fackel” −1: Average (+1).
    For the GM only: difficulty for Anna: Average (+1), “Nebel” +1, “Fackel” −1: Average (+1).
    Boris does not roll: Fists Fair (+2).
    Boris does not roll: Fists Fair (+2), full defense +2: Superb (+4).
    Boris does not roll: Mediocre (0).
    Anna falls short by 3 steps.
    Boris gains 2 steps from the defeat of Anna.
    Anna has 3 steps left over, which give spin.
    Anna has 4 steps left over, which give spin: “die Menge staunt”.
    Rolled in secret, for the GM only: Anna, Fists Good (+3), dice +1: Superb (+4). Against Boris Fair (+2): 2 steps. Against Boris Superb (+4): 0 steps.
    Anna uses “Rüstzeug”.
    Anna uses “Wundersame Klinge” (2 fate points): “sie schneidet Stein”.
    Anna blocks attacks on Boris at Superb (+4) until the end of this exchange.
    Anna blocks movement and shots at Superb (+4) until released: “Sperrfeuer”.
    Anna leaves the way through Deck barred for everyone else at Superb (+4) until the end of this exchange: “Fässer”.
    Boris gains spin for the next action only.
    The spin of Boris lapses.
    Anna buys +1 for a fate point.
    The GM changes sheets, zones or skills.
    The GM sets: border between Kai and Deck 3.
    ");
}

#[test]
fn freefate_in_german() {
    insta::assert_snapshot!(log(freefate(Lang::De)), @r"
    Anna: Fäuste Gut (+3), Würfel +1: Großartig (+4).
    Boris: Fäuste Ordentlich (+2), volle Verteidigung +2, Würfel −2: Ordentlich (+2).
    Anna Großartig (+4) gegen Boris Ordentlich (+2): 2 Erfolgsstufen.
    Anna Großartig (+4) gegen Schwierigkeitsgrad Herausragend (+5): 1 zu wenig.
    Anna Großartig (+4) gegen Schwierigkeitsgrad Gut (+3): 1 Erfolgsstufe.
    Anna Großartig (+4) gegen den Block von Boris Großartig (+4): 0 Erfolgsstufen.
    Anna gewinnt mit 1 Erfolgsstufe.
    Unentschieden: Niemand gewinnt.
    Anna verwendet eine Erfolgsstufe, um schneller fertig zu sein.
    Anna verwendet eine Erfolgsstufe auf bessere Arbeit.
    Anna verwendet eine Erfolgsstufe auf Unauffälligkeit.
    Anna verwendet eine Erfolgsstufe, um schneller fertig zu sein: eine halbe Stunde.
    Anna verwendet eine Erfolgsstufe, um schneller fertig zu sein: um 2 Schritte der Zeittafel.
    Anna verwendet eine Erfolgsstufe auf bessere Arbeit: jetzt Gut (+3).
    Anna verwendet eine Erfolgsstufe auf bessere Arbeit: um 2 besser.
    Anna verwendet eine Erfolgsstufe auf Unauffälligkeit: Schwierigkeitsgrad zum Bemerken Ordentlich (+2).
    Anna verwendet eine Erfolgsstufe auf Unauffälligkeit: um 1 schwerer zu bemerken.
    Anna verwendet eine Erfolgsstufe: „die Spuren verwischt“.
    Anna: Entschlossenheit Mäßig (0), Würfel −4: −4, zählt als Fürchterlich (−2).
    Anna: Fäuste Gut (+3), Würfel +1: +4, zählt als Gut (+3).
    Anna: Fäuste Gut (+3), Stunt +2, Würfel +1: Fantastisch (+6).
    Anna Großartig (+4) gegen Boris Ordentlich (+2), ohne Wurf: 2 Erfolgsstufen.
    Schwierigkeitsgrad für Anna: Durchschnittlich (+1), „Nebel“ +1, „Fackel“ −1: Durchschnittlich (+1).
    Nur für die SL: Schwierigkeitsgrad für Anna: Durchschnittlich (+1), „Nebel“ +1, „Fackel“ −1: Durchschnittlich (+1).
    Boris würfelt nicht, es gilt Fäuste Ordentlich (+2).
    Boris würfelt nicht: Fäuste Ordentlich (+2), volle Verteidigung +2: Großartig (+4).
    Boris würfelt nicht, es gilt Mäßig (0).
    Anna verfehlt das Ziel um 3 Erfolgsstufen.
    Boris hat 2 Erfolgsstufen davon, dass Anna unterliegt.
    Anna hat 3 Erfolgsstufen übrig und damit Schwung.
    Anna hat 4 Erfolgsstufen übrig und damit Schwung: „die Menge staunt“.
    Verdeckt gewürfelt, nur für die SL: Anna, Fäuste Gut (+3), Würfel +1: Großartig (+4). Gegen Boris Ordentlich (+2): 2 Erfolgsstufen. Gegen Boris Großartig (+4): 0 Erfolgsstufen.
    Anna setzt „Rüstzeug“ ein.
    Anna setzt „Wundersame Klinge“ ein (2 Fatepunkte): „sie schneidet Stein“.
    Anna blockt Angriffe auf Boris mit Großartig (+4) bis zum Ende dieser Runde.
    Anna blockt Bewegung und Schüsse mit Großartig (+4) bis zur Freigabe: „Sperrfeuer“.
    Anna versperrt den Weg durch Deck für alle anderen mit Großartig (+4) bis zum Ende dieser Runde: „Fässer“.
    Boris hat Schwung – nur für die nächste Aktion.
    Der Schwung von Boris verfällt.
    Anna kauft +1 für einen Fatepunkt.
    Die SL ändert Bögen, Zonen oder Fertigkeiten.
    Die SL setzt: Grenze zwischen Kai und Deck 3.
    ");
}

#[test]
fn freefate_in_english() {
    insta::assert_snapshot!(log(freefate(Lang::En)), @r"
    Anna: Fists Good (+3), dice +1: Great (+4).
    Boris: Fists Fair (+2), full defense +2, dice −2: Fair (+2).
    Anna Great (+4) against Boris Fair (+2): 2 shifts.
    Anna Great (+4) against difficulty Superb (+5): 1 short.
    Anna Great (+4) against difficulty Good (+3): 1 shift.
    Anna Great (+4) against the block of Boris Great (+4): 0 shifts.
    Anna wins by 1 shift.
    A tie: nobody wins.
    Anna spends a shift to finish sooner.
    Anna spends a shift on better work.
    Anna spends a shift on subtlety.
    Anna spends a shift to finish sooner: half an hour.
    Anna spends a shift to finish sooner: by 2 steps on the time table.
    Anna spends a shift on better work: now Good (+3).
    Anna spends a shift on better work: better by 2.
    Anna spends a shift on subtlety: difficulty to notice Fair (+2).
    Anna spends a shift on subtlety: harder to notice by 1.
    Anna spends a shift: “die Spuren verwischt”.
    Anna: Resolve Mediocre (0), dice −4: −4, counts as Terrible (−2).
    Anna: Fists Good (+3), dice +1: +4, counts as Good (+3).
    Anna: Fists Good (+3), stunt +2, dice +1: Fantastic (+6).
    Anna Great (+4) against Boris Fair (+2), not rolled: 2 shifts.
    The difficulty for Anna: Average (+1), “Nebel” +1, “Fackel” −1: Average (+1).
    For the GM only: difficulty for Anna: Average (+1), “Nebel” +1, “Fackel” −1: Average (+1).
    Boris does not roll: Fists Fair (+2).
    Boris does not roll: Fists Fair (+2), full defense +2: Great (+4).
    Boris does not roll: Mediocre (0).
    Anna falls short by 3 shifts.
    Boris gains 2 shifts from the defeat of Anna.
    Anna has 3 shifts left over, which give spin.
    Anna has 4 shifts left over, which give spin: “die Menge staunt”.
    Rolled in secret, for the GM only: Anna, Fists Good (+3), dice +1: Great (+4). Against Boris Fair (+2): 2 shifts. Against Boris Great (+4): 0 shifts.
    Anna uses “Rüstzeug”.
    Anna uses “Wundersame Klinge” (2 fate points): “sie schneidet Stein”.
    Anna blocks attacks on Boris at Great (+4) until the end of this exchange.
    Anna blocks movement and shots at Great (+4) until released: “Sperrfeuer”.
    Anna leaves the way through Deck barred for everyone else at Great (+4) until the end of this exchange: “Fässer”.
    Boris gains spin for the next action only.
    The spin of Boris lapses.
    Anna buys +1 for a fate point.
    The GM changes sheets, zones or skills.
    The GM sets: border between Kai and Deck 3.
    ");
}

//% malmsturm.effect.miss
#[test]
fn failures_are_measured_in_the_words_of_the_book() {
    let opposition = Opposition::Difficulty { value: 5, hidden: false };
    let missed = Event::Resolved { effort: effort(), opposition, shifts: -1 };
    let (c, mut state) = malmsturm(Lang::De);
    let line = |state: &State| event(&c, state, &missed).unwrap_or_default();
    assert_eq!(
        line(&state),
        "Anna Hervorragend (+4) gegen Schwierigkeitsgrad Großartig (+5): 1 Stufe zu wenig."
    );
    state.profile.change(|it| it.switches.measure_misses = false);
    assert_eq!(line(&state), "Anna Hervorragend (+4) gegen Schwierigkeitsgrad Großartig (+5): 1 zu wenig.");
}

//% freefate.spin.gain
#[test]
fn three_shifts_are_no_spin_before_they_are_left_over() {
    let opposition = Opposition::Difficulty { value: 1, hidden: false };
    let won = Event::Resolved { effort: effort(), opposition, shifts: 3 };
    let (c, mut state) = freefate(Lang::En);
    let line = |state: &State| event(&c, state, &won).unwrap_or_default();
    assert_eq!(line(&state), "Anna Great (+4) against difficulty Average (+1): 3 shifts.");
    state.profile.change(|it| it.switches.unspent_spin = false);
    assert_eq!(line(&state), "Anna Great (+4) against difficulty Average (+1): 3 shifts, spin.");
}

fn options(state: &State, question: &Question) -> Vec<Choice<Fate>> {
    let mut choices = Vec::new();
    Fate::options(state, question, &mut choices);
    choices
}

//% freefate.shift.stress
#[test]
fn boxes_are_filled_by_number_where_the_book_fills_them() {
    let (c, mut state) = freefate(Lang::De);
    let absorb = |shifts| {
        let of = |it: &Question| matches!(it, Question::Absorb(it) if it.shifts == shifts);
        questions::all().into_iter().find(of).expect("there is one")
    };
    let first = |state: &State, asked: &Question| {
        let option = options(state, asked).swap_remove(0);
        (choice(&c, state, asked, &option), option.barred.map(|it| reason(&c, &it)))
    };
    assert_eq!(first(&state, &absorb(3)), ("3 Kästchen ankreuzen".to_owned(), None));
    let barred = "7 Kästchen sind nicht mehr frei; der Belastungsbalken hat 5".to_owned();
    assert_eq!(first(&state, &absorb(7)), ("7 Kästchen ankreuzen".to_owned(), Some(barred)));
    state.profile.change(|it| it.switches.stress_marking = StressMarking::Numbered);
    assert_eq!(first(&state, &absorb(3)), ("Kästchen 3 ankreuzen".to_owned(), None));
}

//% freefate.time.ladder
#[test]
fn the_time_table_has_24_steps_and_no_more() {
    for (c, _) in books() {
        let names: std::collections::BTreeSet<String> = (1..=24).map(|step| time_name(&c, step)).collect();
        assert_eq!(names.len(), 24, "{names:?}");
        names.iter().for_each(|it| assert_whole(it));
        assert_eq!(time_name(&c, 25), c.text("unknown", &[]));
    }
    let (de, en) = (catalogue(Lang::De), catalogue(Lang::En));
    assert_eq!([&de, &en].map(|c| time_name(c, 22)), ["ein Leben lang", "a lifetime"]);
}

fn veiled() -> Event {
    Event::Veiled { check: Box::new(VeiledCheck { effort: effort(), against: vec![standing()] }) }
}

//% freefate.contest.secret
#[test]
fn nobody_but_the_game_master_knows_of_a_veiled_roll() {
    for (c, profile) in books() {
        let before = table_of(&profile);
        let mut after = before.clone();
        after.apply(&veiled());
        for viewer in [Viewer::Public, Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2))] {
            assert!(!is_visible(&after, &veiled(), viewer));
            assert_eq!(event_for(&c, &after, &veiled(), viewer), None);
            assert!(explain_for(&c, &after, &veiled(), viewer).is_empty());
            assert_eq!(scene_for(&c, &after, viewer), scene_for(&c, &before, viewer));
        }
        for viewer in [Viewer::All, Viewer::Seat(Seat::GM)] {
            assert!(event_for(&c, &after, &veiled(), viewer).is_some());
            assert!(explain_for(&c, &after, &veiled(), viewer).len() > 2);
            let more = scene_for(&c, &after, viewer).len() - scene_for(&c, &before, viewer).len();
            assert_eq!(more, 1);
        }
    }
}

//% freefate.contest.secret
#[test]
fn whoever_is_hidden_stays_so_when_a_roll_is_shown() {
    let (c, mut state) = freefate(Lang::De);
    let check = VeiledCheck { effort: effort(), against: vec![standing()] };
    let shown = Event::Unveiled { check: Box::new(check) };
    let line = |state: &State| event_for(&c, state, &shown, Viewer::Seat(Seat(2)));
    let open = "Aufgedeckt: Anna, Fäuste Gut (+3), Würfel +1: Großartig (+4). Gegen Boris Großartig (+4): 0 Erfolgsstufen.";
    assert_eq!(line(&state).as_deref(), Some(open));
    state.actors[0].hidden = true;
    let someone = "Aufgedeckt: jemand, Großartig (+4). Gegen Boris Großartig (+4): 0 Erfolgsstufen.";
    assert_eq!(line(&state).as_deref(), Some(someone));
    let parts = explain_for(&c, &state, &shown, Viewer::Seat(Seat(2)));
    assert!(!parts.is_empty() && parts.iter().all(|it| it.starts_with("Boris: ")), "{parts:?}");
    state.actors[1].hidden = true;
    assert_eq!(line(&state), None);
}

//% freefate.mod.factors-harder
//% freefate.mod.factors-easier
#[test]
fn a_hidden_difficulty_keeps_what_it_is_made_of() {
    let (c, state) = freefate(Lang::En);
    let set = |hidden| {
        let factor = schwung_fate::Factor { helps: false, text: words("fog") };
        Event::DifficultySet { actor: ANNA, base: 1, factors: vec![factor], value: 2, hidden }
    };
    let line = |hidden, viewer| event_for(&c, &state, &set(hidden), viewer);
    let open = "The difficulty for Anna: Average (+1), “fog” +1: Fair (+2).";
    assert_eq!(line(false, Viewer::Public).as_deref(), Some(open));
    assert_eq!(line(true, Viewer::Public), None);
    assert_eq!(line(true, Viewer::Seat(Seat(1))), None);
    assert!(explain_for(&c, &state, &set(true), Viewer::Seat(Seat(1))).is_empty());
    let own = "For the GM only: difficulty for Anna: Average (+1), “fog” +1: Fair (+2).";
    assert_eq!(line(true, Viewer::Seat(Seat::GM)).as_deref(), Some(own));
    let parts = explain(&c, &state, &set(false));
    assert_eq!(parts[1], "“fog” +1 (freefate.mod.factors-harder)");
}

#[test]
fn questions_about_somebody_hidden_say_no_more_than_who_is_asked() {
    for (c, profile) in books() {
        let mut state = table_of(&profile);
        state.actors[0].hidden = true;
        for it in questions::all() {
            let about = match &it {
                Question::SetDifficulty(it) => it.who == ANNA,
                Question::TakeLonger(it) => it.who == ANNA,
                Question::Word(it) => {
                    matches!(it.what, WordFor::FollowUp { who, .. } | WordFor::Extra { who, .. }
                        | WordFor::Flourish { who, .. } if who == ANNA)
                }
                _ => false,
            };
            if !about {
                continue;
            }
            let who = if it.seat().is_gm() {
                c.text("game-master-acts", &[])
            } else {
                schwung_fate_ui::words::seat_name(&c, &state, it.seat())
            };
            let other = c.text("question-other", &[("seat", &who)]);
            assert_eq!(question_for(&c, &state, &it, Viewer::Seat(Seat(2))), other);
            assert_ne!(question_for(&c, &state, &it, Viewer::Seat(it.seat())), other);
        }
    }
}

#[test]
fn only_switches_that_differ_from_the_book_are_house_rules() {
    for (c, profile) in books() {
        let state = table_of(&profile);
        let set = |profile: &Profile| {
            let set = Event::ProfileSet { profile: Shared::new(profile.clone()) };
            event(&c, &state, &set).unwrap_or_default()
        };
        assert_eq!(set(&profile), c.text("event-profile-usual", &[]), "{}", profile.id);
        let mut other = profile.clone();
        other.switches.gun_range = 7;
        let range = switch_name(&c, Switches::find("gun-range").expect("listed"));
        assert!(set(&other).ends_with(&format!(": {range}: 7.")), "{}", set(&other));
    }
    let (c, state) = malmsturm(Lang::De);
    let mut grim = Profile::malmsturm();
    Style::Grim.set(&mut grim.switches);
    let line = event(&c, &state, &Event::ProfileSet { profile: Shared::new(grim) });
    insta::assert_snapshot!(line.unwrap_or_default(), @"Hausregeln: Oberes Ende der Leiter: 7, Nicht erlernte Fertigkeiten: −1, Fertigkeitenpyramide: 5/4/3, Talente und Gaben am Anfang: 3, Schicksalspunkte am Anfang: feste Zahl, Auffrischung: feste Zahl und Feste Zahl an Schicksalspunkten: 3.");
}

#[test]
fn every_position_of_every_switch_reads_whole() {
    for (c, profile) in books() {
        let mut state = table_of(&profile);
        for switch in Switches::ALL {
            let words = match switch.kind {
                schwung_fate::SwitchKind::Choice(words) => words.to_vec(),
                _ => Vec::new(),
            };
            let mut said = std::collections::BTreeSet::new();
            for word in &words {
                state.profile.change(|it| {
                    assert!((switch.set)(&mut it.switches, &Position::Word((*word).to_owned())), "{word}");
                });
                let text = position_of(&c, &state, switch);
                assert_whole(&text);
                said.insert(text);
            }
            assert_eq!(said.len(), words.len(), "{}: {said:?}", switch.name);
        }
        state.profile.change(|it| it.switches.pyramid = Pyramid::GRIM);
        let pyramid = Switches::find("pyramid").expect("listed");
        assert_eq!(position_of(&c, &state, pyramid), "5/4/3");
    }
}

#[test]
fn a_skill_that_came_up_is_named_in_the_language_of_the_reader() {
    let mut found = 0;
    for it in events::all() {
        let Event::SkillAdded { skill } = &it else { continue };
        let lines = [Lang::De, Lang::En].map(|lang| {
            let (c, mut state) = malmsturm(lang);
            state.apply(&it);
            let id = schwung_fate::SkillId(u8::try_from(state.frame.skills.len() - 1).expect("few"));
            (event(&c, &state, &it).unwrap_or_default(), skill_name(&c, &state, id))
        });
        assert_eq!(lines[0], (format!("Neue Fertigkeit: {}.", skill.de), skill.de.clone()));
        assert_eq!(lines[1], (format!("New skill: {}.", skill.en), skill.en.clone()));
        found += 1;
    }
    assert_eq!(found, 1);
}

/// Terms of other books that must not occur in this one.
#[test]
fn no_book_speaks_in_the_words_of_another() {
    for (c, profile) in books() {
        let foreign: &[&str] = match (profile.id, c.lang()) {
            ("malmsturm", Lang::De) => &["Erfolgsgrad", "Erfolgsstufe", "Fatepunkt", "Schwung", "SL"],
            ("malmsturm", Lang::En) => &["shift"],
            ("freefate", Lang::De) => &["Erfolgsgrad", "Schicksalspunkt", "Spielleitung", "Spielerfigur"],
            ("sotc", Lang::De) => &["Erfolgsstufe", "Fatepunkt", "Umdrehen", "Schwierigkeitsgrad", "SL"],
            _ => &["Stufe"],
        };
        let state = table_of(&profile);
        let mut said: Vec<String> = events::all().iter().filter_map(|it| event(&c, &state, it)).collect();
        for it in questions::all() {
            said.push(question(&c, &state, &it));
            said.extend(options(&state, &it).iter().map(|option| choice(&c, &state, &it, option)));
        }
        said.extend(Bar::ALL.iter().map(|&bar| reason(&c, &bar.into())));
        for switch in Switches::ALL {
            said.extend([switch_name(&c, switch), switch_text(&c, switch)]);
        }
        let shared = [
            "gauge-fate",
            "balance-change-fate",
            "line-fate-points",
            "line-outcome-contested",
            "form-refresh",
            "form-declare.hint",
            "form-compel-oneself.hint",
            "field-paid",
            "field-points",
            "field-fate",
            "field-gift-price",
        ];
        said.extend(shared.map(|key| c.text(key, &[])));
        assert!(said.len() > 400);
        for line in said {
            for word in foreign {
                assert!(!line.contains(word), "{}: {word} in {line}", profile.id);
            }
        }
    }
}
