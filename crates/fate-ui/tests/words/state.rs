//! The status of actors and of the scene, with all lifetimes.

use crate::words::common::{ANNA, ATHLETICS, BORIS, DECK, THUGS, assert_whole, catalogue, state, words};
use schwung_fate::{
    ActionKind, Against, Aspect, AspectId, AspectKind, Bearer, Block, BlockDuration, Conceding, ConflictKind,
    Long, Out, Severity, Spin, State, Swap, Track,
};
use schwung_fate_ui::words::{
    actor_name, agenda_name, deed_name, kind_name, position_of, scene, scene_for, seat_name, severity_name,
    skill_name, status, status_for, track_name, zone_name,
};
use schwung_messages::{Catalogue, Viewer};
use schwung_rulebook::Lang;
use schwung_table::Seat;

/// A state in which everything is set that can be.
fn busy() -> State {
    let mut state = state();
    state.actors[1].stress[0] = state.actors[1].stress[0].with(2, true);
    state.actors[1].turn.holding = true;
    state.actors[1].disarmed = Some(2);
    state.actors[1].attached = Some(THUGS);
    state.actors[1].grit = Some(1);
    state.actors[2].attached = Some(BORIS);
    state.actors[2].wounds = 1;
    state.actors[2].out = Some(Out::Left);
    state.actors[0].turn.full_defense = true;
    state.actors[0].turn.acted = true;
    state.actors[0].free_actions = 1;
    state.actors[0].load = 2;
    let kind = |severity, track| AspectKind::Consequence { severity, track, scene: 1, carried: false };
    let aspect = |id, text: &str, bearer, kind, hidden, free_tag| Aspect {
        id: AspectId(id),
        text: words(text),
        bearer,
        kind,
        hidden,
        known: 0,
        free_tag,
    };
    let boris = Bearer::Actor(BORIS);
    state.aspects.extend([
        aspect(5, "Blaues Auge", boris, kind(Severity::Mild, Track::Health), false, Some(ANNA)),
        aspect(6, "Blamiert", boris, kind(Severity::Moderate, Track::Composure), false, None),
        aspect(7, "Unter Eid", boris, AspectKind::Sticky, true, None),
    ]);
    state.blocks = vec![
        Block {
            by: ANNA,
            against: Against::Passage(DECK),
            strength: 4,
            text: words("hält die Tür"),
            lasting: false,
            left: false,
        },
        Block {
            by: BORIS,
            against: Against::Deeds(ActionKind::Free.bit()),
            strength: 1,
            text: words(""),
            lasting: true,
            left: false,
        },
    ];
    state.swaps = vec![Swap { actor: ANNA, skill: ATHLETICS, agenda: None, scene: true }];
    state.spin = Some(Spin { by: BORIS, now: false });
    state.conceding = Some(Conceding { who: BORIS, to: Some(ANNA) });
    if let Some(conflict) = &mut state.conflict {
        conflict.long = Long { endurance: true, alertness: false, resolve: false };
    }
    state
}

fn all(c: &Catalogue, state: &State) -> String {
    let mut lines: Vec<String> = state.ids().map(|id| status(c, state, id)).collect();
    lines.extend(scene(c, state));
    lines.join("\n")
}

#[test]
fn a_busy_scene_in_german() {
    insta::assert_snapshot!(all(&catalogue(Lang::De), &busy()), @r"
    Anna: Gesundheit ☐☐☐☐☐ Haltung ☐☐☐☐☐, 3 Schicksalspunkte, volle Verteidigung bis zum Ende der Runde, 1 freie Aktion, blockt den Weg durch Deck mit +4 bis zum Ende dieser Runde, Athletik springt ein bis zum Ende der Szene, Last 2, Zone Kai, mit Tom
    Boris: Gesundheit ☐☒☐☐☐ Haltung ☐☐☐☐☐, 1 Schicksalspunkt, Aspekt „Sand im Auge“ (schwach, vergeht mit dem ersten Auslösen, freies Auslösen: Anna), gering: „Blaues Auge“ (freies Auslösen: Anna), mittel: „Blamiert“, Aspekt „Unter Eid“ (dauerhaft, verborgen), hält zurück, bis zum Ende der Runde, Schwung nur für die nächste Aktion, blockt Worte mit +1 bis zur Freigabe, entwaffnet (2 Erfolgsgrade), Grit 1 in diesem Konflikt, Zone Kai, führt Schläger
    Schläger: 4 Schergen, Qualität +2 (körperlich), Kästchen ☒☐, Zone Kai, geführt von Boris, nicht mehr dabei
    Szene 1: Hafen
    Runde 2, körperlicher Konflikt
    Am Zug: Anna
    Reihenfolge: Anna (volle Verteidigung), Boris (hält zurück), Schläger (nicht mehr dabei)
    Jede Aktion ist eingeschränkt durch Athletik
    Aspekt der Szene: „Dichter Nebel“
    Aspekt der Zone Deck: „Lose Planken“ (verborgen)
    Anna blockt den Weg durch Deck mit +4 bis zum Ende dieser Runde („hält die Tür“)
    Boris blockt Worte mit +1 bis zur Freigabe
    Boris hat Schwung – nur für die nächste Aktion
    Athletik springt für Anna ein bis zum Ende der Szene
    Boris kann Nachgeben anbieten – nur bis zur nächsten Aktion
    ");
}

#[test]
fn a_busy_scene_in_english() {
    insta::assert_snapshot!(all(&catalogue(Lang::En), &busy()), @r"
    Anna: Health ☐☐☐☐☐ Composure ☐☐☐☐☐, 3 fate points, full defense until the end of the exchange, 1 free action, blocks the way through Deck at +4 until the end of this exchange, Athletics stands in until the end of the scene, load 2, zone Kai, with Tom
    Boris: Health ☐☒☐☐☐ Composure ☐☐☐☐☐, 1 fate point, aspect “Sand im Auge” (fragile, ends with its first tag, free tag: Anna), mild: “Blaues Auge” (free tag: Anna), moderate: “Blamiert”, aspect “Unter Eid” (sticky, hidden), holding an action until the end of the exchange, spin for the next action only, blocks words at +1 until released, disarmed (2 shifts), grit 1 in this conflict, zone Kai, leads Schläger
    Schläger: 4 minions, quality +2 (physical), boxes ☒☐, zone Kai, led by Boris, gone
    Scene 1: Hafen
    Exchange 2, physical conflict
    Turn: Anna
    Order: Anna (full defense), Boris (holding), Schläger (gone)
    Every action is restricted by Athletics
    Aspect of the scene: “Dichter Nebel”
    Aspect of the zone Deck: “Lose Planken” (hidden)
    Anna blocks the way through Deck at +4 until the end of this exchange (“hält die Tür”)
    Boris blocks words at +1 until released
    Boris has spin for the next action only
    Athletics stands in for Anna until the end of the scene
    Boris may offer a concession, until the next action only
    ");
}

#[test]
fn a_quiet_scene_says_little() {
    let mut quiet = state();
    (quiet.conflict, quiet.spin) = (None, None);
    quiet.order.clear();
    quiet.aspects.clear();
    insta::assert_snapshot!(all(&catalogue(Lang::De), &quiet), @r"
    Anna: Gesundheit ☐☐☐☐☐ Haltung ☐☐☐☐☐, 3 Schicksalspunkte, Zone Kai, mit Tom
    Boris: Gesundheit ☐☐☐☐☐ Haltung ☐☐☐☐☐, 1 Schicksalspunkt, Zone Kai
    Schläger: 4 Schergen, Qualität +2 (körperlich), Kästchen ☐☐, Zone Kai
    Szene 1: Hafen
    Kein Konflikt
    ");
}

#[test]
fn lasting_blocks_say_how_long() {
    let (c, mut state) = (catalogue(Lang::En), busy());
    let line = |state: &State| scene(&c, state).into_iter().find(|it| it.starts_with("Boris blocks"));
    assert_eq!(line(&state).as_deref(), Some("Boris blocks words at +1 until released"));
    state.profile.change(|it| it.switches.block_duration = BlockDuration::NextTurn);
    assert_eq!(line(&state).as_deref(), Some("Boris blocks words at +1 until the next turn of Boris"));
}

#[test]
fn hidden_aspects_are_shown_to_those_who_know_them() {
    let (c, mut state) = (catalogue(Lang::En), busy());
    let shows = |state: &State, viewer| {
        let mut text = scene_for(&c, state, viewer).join("\n");
        text.push_str(&status_for(&c, state, BORIS, viewer));
        ["Lose Planken", "Unter Eid"].map(|it| text.contains(it))
    };
    assert_eq!(shows(&state, Viewer::All), [true, true]);
    assert_eq!(shows(&state, Viewer::Seat(Seat::GM)), [true, true]);
    assert_eq!(shows(&state, Viewer::Public), [false, false]);
    assert_eq!(shows(&state, Viewer::Seat(Seat(1))), [false, false]);
    for aspect in state.aspects.iter_mut().filter(|it| it.text.as_str() == "Unter Eid") {
        aspect.known |= 1 << 1;
    }
    assert_eq!(shows(&state, Viewer::Seat(Seat(1))), [false, true]);
    assert_eq!(shows(&state, Viewer::Seat(Seat(2))), [false, false]);
}

#[test]
fn every_way_to_leave_and_every_mark_reads_whole() {
    for lang in Lang::ALL {
        let (c, mut state) = (catalogue(lang), busy());
        for out in [Out::TakenOut(None), Out::TakenOut(Some(ANNA)), Out::Conceded, Out::Left] {
            state.actors[1].out = Some(out);
            assert_whole(&status(&c, &state, BORIS));
        }
        state.spin = Some(Spin { by: ANNA, now: true });
        state.actors[0].turn = Default::default();
        state.actors[0].turn.attacked = true;
        state.actors[0].companions_away = 1;
        assert_whole(&status(&c, &state, ANNA));
        state.actors[0].turn.acted = true;
        (state.actors[0].companions_away, state.actors[0].companions_gone) = (0, 1);
        assert_whole(&status(&c, &state, ANNA));
        for line in scene(&c, &state) {
            assert_whole(&line);
        }
        state.frame.change(|it| it.title.clear());
        if let Some(conflict) = &mut state.conflict {
            conflict.turn = None;
        }
        for line in scene(&c, &state) {
            assert_whole(&line);
        }
    }
}

#[test]
fn names_are_in_the_language_of_the_reader() {
    let (de, en, state) = (catalogue(Lang::De), catalogue(Lang::En), state());
    let skills = [&de, &en].map(|c| skill_name(c, &state, ATHLETICS));
    assert_eq!(skills, ["Athletik", "Athletics"]);
    assert_eq!([&de, &en].map(|c| track_name(c, Track::Composure)), ["Haltung", "Composure"]);
    assert_eq!([&de, &en].map(|c| severity_name(c, Severity::Moderate)), ["mittel", "moderate"]);
    assert_eq!([&de, &en].map(|c| kind_name(c, ConflictKind::Mental)), ["geistig", "mental"]);
    assert_eq!([&de, &en].map(|c| deed_name(c, ActionKind::Attack)), ["Angriffe", "attacks"]);
    assert_eq!([&de, &en].map(|c| seat_name(c, &state, Seat::GM)), ["Spielleitung", "GM"]);
    assert_eq!(agenda_name(&de, &state, schwung_fate::AgendaId(1)), "um zu ängstigen");
    assert_eq!(actor_name(&de, &state, ANNA), "Anna");
    assert_eq!(zone_name(&de, &state, DECK), "Deck");
    let range = schwung_fate::Switches::find("gun-range").expect("listed");
    assert_eq!(position_of(&de, &state, range), "2");
}

#[test]
fn a_tables_own_agenda_keeps_its_own_word() {
    let mut state = state();
    state.frame.change(|it| it.agendas[1].key = "bezirzen".into());
    assert_eq!(agenda_name(&catalogue(Lang::En), &state, schwung_fate::AgendaId(1)), "bezirzen");
}

#[test]
fn whoever_is_not_there_is_unknown_and_nothing_breaks() {
    let (c, state) = (catalogue(Lang::En), state());
    let nobody = schwung_fate::ActorId(99);
    assert_eq!(status(&c, &state, nobody), "unknown");
    assert_eq!(actor_name(&c, &state, nobody), "unknown");
    assert_eq!(zone_name(&c, &state, schwung_fate::ZoneId(99)), "unknown");
    assert_eq!(skill_name(&c, &state, schwung_fate::SkillId(63)), "unknown");
}
