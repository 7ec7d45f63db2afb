//! What players read about hidden actors: "someone" where one affects them, but never a name.

#[path = "../../../fate/tests/common/mod.rs"]
mod fate;

use crate::words::common::{ANNA, BORIS, THUGS, catalogue, defence, effort, events, questions, state, words};
use fate::scenes::{some_command, some_scene};
use schwung_fate::{
    ActorId, ActorSet, Against, AspectId, AspectKind, AspectRef, Bearer, Block, Doing, Event, Fate,
    Opposition, Out, Question, Shared, Spin, State, StepIn, Swap, Track,
};
use schwung_fate_ui::words::{
    actor_name_for, choice, event, event_for, event_for_players, explain_for, is_visible, knows_actor,
    pending, pending_for, question, question_for, scene, scene_for, status, status_for,
};
use schwung_messages::{Catalogue, Viewer};
use schwung_play::{Pending, Random, Stop, Whimsical, laws::live};
use schwung_rulebook::Lang;
use schwung_table::{Seat, System};

/// A name that cannot be part of any other text.
const NAME: &str = "Xyzzyx";

fn hidden(who: ActorId) -> State {
    let mut state = state();
    state.actors[usize::from(who.0)].hidden = true;
    state.frame.change(|it| it.sheets[usize::from(who.0)].name = NAME.to_owned());
    state
}

/// The state after `event`; `who` stays hidden.
fn after(before: &State, event: &Event, who: ActorId) -> State {
    let mut state = before.clone();
    state.apply(event);
    state.actors[usize::from(who.0)].hidden = true;
    state.frame.change(|it| it.sheets[usize::from(who.0)].name = NAME.to_owned());
    state
}

/// All texts about a state that a viewer can read.
fn all_of_state(c: &Catalogue, state: &State, viewer: Viewer) -> Vec<String> {
    let mut lines = scene_for(c, state, viewer);
    lines.extend(state.ids().map(|id| status_for(c, state, id, viewer)));
    lines.extend(state.ids().map(|id| actor_name_for(c, state, id, viewer)));
    lines
}

#[test]
fn no_event_betrays_a_name() {
    for (who, viewers) in [
        (BORIS, vec![Viewer::Public, Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2))]),
        (THUGS, vec![Viewer::Public, Viewer::Seat(Seat(1))]),
        (ANNA, vec![Viewer::Public, Viewer::Seat(Seat(2))]),
    ] {
        let before = hidden(who);
        for lang in Lang::ALL {
            let c = catalogue(lang);
            for it in events::all() {
                let state = after(&before, &it, who);
                for &viewer in &viewers {
                    let mut lines = explain_for(&c, &state, &it, viewer);
                    let line = event_for(&c, &state, &it, viewer);
                    if !is_visible(&state, &it, viewer) {
                        assert!(line.is_none() && lines.is_empty(), "{it:?}");
                    }
                    lines.extend(line);
                    lines.extend(all_of_state(&c, &state, viewer));
                    for line in lines {
                        assert!(!line.contains(NAME), "{line}: {it:?}");
                    }
                }
                // Viewers who may know everything read all of it.
                for viewer in [Viewer::All, Viewer::Seat(Seat::GM)] {
                    assert!(is_visible(&state, &it, viewer));
                    assert_eq!(event_for(&c, &state, &it, viewer), event(&c, &state, &it));
                }
            }
        }
    }
}

#[test]
fn lines_for_players_are_whole_sentences() {
    for lang in Lang::ALL {
        let (c, before) = (catalogue(lang), hidden(BORIS));
        for it in events::all() {
            let Some(line) = event_for_players(&c, &after(&before, &it, BORIS), &it) else { continue };
            crate::words::common::assert_whole(&line);
            let first = line.chars().next().unwrap_or(' ');
            assert!(first.is_uppercase() || matches!(first, '„' | '“'), "{line}");
        }
    }
}

/// Every event about Boris that players may know of, and every one that gives them no line.
pub(super) fn log(lang: Lang) -> String {
    let (c, before) = (catalogue(lang), hidden(BORIS));
    let about = |it: &&Event| format!("{it:?}").contains("ActorId(1)");
    let mut lines = Vec::new();
    for it in events::all().iter().filter(about) {
        let state = after(&before, it, BORIS);
        let name = crate::words::common::name_of(it);
        lines.push(match event_for_players(&c, &state, it) {
            Some(line) => line,
            None if is_visible(&state, it, Viewer::Public) => format!("({name})"),
            None => format!("- {name}"),
        });
    }
    lines.dedup();
    lines.join("\n")
}

#[test]
fn an_attack_by_somebody_hidden_is_read_without_the_name() {
    let (c, state) = (catalogue(Lang::De), hidden(BORIS));
    let began = Event::ActionBegan {
        actor: BORIS,
        doing: Doing::Attack {
            on: ANNA,
            skill: Some(crate::words::common::FISTS),
            agenda: crate::words::common::HARM,
        },
    };
    let resolved = Event::Resolved { effort: defence(), opposition: Opposition::Roll(effort()), shifts: -2 };
    let taken = Event::TakenOut { actor: ANNA, by: Some(BORIS), manner: words("liegt am Boden") };
    let line = |it: &Event| event_for_players(&c, &state, it);
    assert_eq!(line(&began).as_deref(), Some("Jemand greift Anna an: Fäuste."));
    assert_eq!(line(&Event::Rolled { effort: defence() }), None);
    assert_eq!(line(&resolved).as_deref(), Some("Jemand +2 gegen Anna +4: 2 zu wenig."));
    assert_eq!(line(&taken).as_deref(), Some("Anna scheidet aus, besiegt von jemandem: „liegt am Boden“."));
    // The parts of a hidden actor's numbers are not explained; those of the player's own roll are.
    let parts = explain_for(&c, &state, &resolved, Viewer::Public);
    assert_eq!(parts, ["Anna: Fäuste +3 (sotc.basics.effort)", "Anna: Würfel +1 (sotc.basics.dice)"]);
}

#[test]
fn a_used_up_aspect_goes_without_saying_who_used_it() {
    let (c, state) = (catalogue(Lang::En), hidden(BORIS));
    let used = |bearer, gone: &str| Event::Invoked {
        actor: BORIS,
        aspect: AspectRef::Play(AspectId(9)),
        bearer,
        free: false,
        reroll: false,
        gone: words(gone),
    };
    let line = |bearer, gone| event_for_players(&c, &state, &used(bearer, gone));
    assert_eq!(line(Bearer::Scene, ""), None);
    assert_eq!(line(Bearer::Scene, "Smoke").as_deref(), Some("The aspect “Smoke” is gone."));
    assert_eq!(line(Bearer::Actor(BORIS), "Aiming"), None);
    assert_eq!(
        line(Bearer::Actor(ANNA), "Dazed").as_deref(),
        Some("Someone tags “Dazed”: +2 (1 fate point). That uses up the aspect.")
    );
    assert!(explain_for(&c, &state, &used(Bearer::Scene, "Smoke"), Viewer::Public).is_empty());
    assert_eq!(explain_for(&c, &state, &used(Bearer::Scene, "Smoke"), Viewer::All).len(), 2);
}

#[test]
fn the_stress_of_somebody_hidden_stays_unsaid() {
    let (c, mut state) = (catalogue(Lang::En), hidden(BORIS));
    state.actors[1].stress[0] = state.actors[1].stress[0].with(1, true);
    let ended = Event::SceneEnded { cleared: ActorSet(0) };
    let line = |viewer| event_for(&c, &state, &ended, viewer).unwrap_or_default();
    assert!(line(Viewer::All).contains(NAME));
    assert_eq!(
        line(Viewer::Public),
        "The scene is over. All stress clears, and everything that lasts only for the scene lapses."
    );
}

#[test]
fn to_hide_says_nothing_to_players_and_to_show_says_who_it_is() {
    let (c, mut state) = (catalogue(Lang::De), state());
    let (hides, shows) = (Event::ActorHidden { actor: BORIS }, Event::ActorShown { actor: BORIS });
    state.apply(&hides);
    assert_eq!(event(&c, &state, &hides).as_deref(), Some("Jetzt verborgen: Boris."));
    assert_eq!(event_for_players(&c, &state, &hides), None);
    assert!(status(&c, &state, BORIS).ends_with(", verborgen"), "{}", status(&c, &state, BORIS));
    assert_eq!(status_for(&c, &state, BORIS, Viewer::Public), "Jemand");
    state.apply(&shows);
    assert_eq!(event_for_players(&c, &state, &shows).as_deref(), Some("Jetzt zu sehen: Boris."));
    assert_eq!(status_for(&c, &state, BORIS, Viewer::Public), status(&c, &state, BORIS));
}

#[test]
fn the_scene_leaves_somebody_hidden_out() {
    let (c, mut state) = (catalogue(Lang::De), hidden(BORIS));
    state.actors[1].attached = Some(THUGS);
    state.actors[2].attached = Some(BORIS);
    let block =
        |by, against| Block { by, against, strength: 3, text: words(""), lasting: false, left: false };
    state.blocks = vec![block(BORIS, Against::AttacksOn(ANNA)), block(ANNA, Against::AttacksOn(BORIS))];
    state.spin = Some(Spin { by: BORIS, now: false });
    state.swaps = vec![Swap { actor: BORIS, skill: crate::words::common::GUNS, agenda: None, scene: true }];
    state.aspects[0].free_tag = Some(BORIS);
    state.actors[0].out = Some(Out::TakenOut(Some(BORIS)));
    if let Some(conflict) = &mut state.conflict {
        conflict.turn = Some(BORIS);
    }
    let mut lines = scene_for(&c, &state, Viewer::Seat(Seat(1)));
    lines.push(status_for(&c, &state, THUGS, Viewer::Seat(Seat(1))));
    lines.push(status_for(&c, &state, ANNA, Viewer::Seat(Seat(1))));
    insta::assert_snapshot!(lines.join("\n"), @r"
    Szene 1: Hafen
    Runde 2, körperlicher Konflikt
    Niemand ist am Zug
    Reihenfolge: Anna (nicht mehr dabei), Schläger
    Aspekt der Szene: „Dichter Nebel“
    Anna blockt Angriffe auf jemanden mit +3 bis zum Ende dieser Runde
    Schläger: 4 Schergen, Qualität +2 (körperlich), Kästchen ☐☐, Zone Kai
    Anna: Gesundheit ☐☐☐☐☐ Haltung ☐☐☐☐☐, 3 Schicksalspunkte, blockt Angriffe auf jemanden mit +3 bis zum Ende dieser Runde, Zone Kai, mit Tom, ausgeschieden durch jemanden
    ");
    assert!(scene(&c, &state).iter().any(|it| it.contains(NAME)));
}

#[test]
fn a_companion_on_her_own_who_is_hidden_is_not_named_by_her_partner() {
    let (c, mut state) = (catalogue(Lang::En), state());
    let mut tom = state.actors[0];
    tom.hidden = true;
    tom.seat = Seat::GM;
    state.actors.push(tom);
    let alone = schwung_fate::Sheet { name: "Tom".into(), partner: Some((ANNA, 0)), ..Default::default() };
    state.frame.change(|it| it.sheets.push(alone));
    assert!(status(&c, &state, ANNA).contains("Tom"));
    assert!(!status_for(&c, &state, ANNA, Viewer::Public).contains("Tom"));
    let away = Event::CompanionAway { partner: ANNA, companion: 0, away: true };
    assert_eq!(event_for_players(&c, &state, &away), None);
}

#[test]
fn whoever_joins_hidden_joins_unseen() {
    let c = catalogue(Lang::En);
    let mut joins = events::all().into_iter().find(|it| matches!(it, Event::ActorJoined { .. }));
    let Some(Event::ActorJoined { actor, .. }) = &mut joins else { panic!("there is one") };
    actor.hidden = true;
    let joins = joins.expect("there is one");
    let mut state = state();
    state.apply(&joins);
    assert_eq!(event_for_players(&c, &state, &joins), None);
    assert!(event(&c, &state, &joins).is_some());
}

#[test]
fn views_can_ask_who_is_known() {
    let state = hidden(BORIS);
    let known = |viewer| [ANNA, BORIS].map(|it| knows_actor(&state, &it, viewer));
    assert_eq!(known(Viewer::All), [true, true]);
    assert_eq!(known(Viewer::Seat(Seat::GM)), [true, true]);
    assert_eq!(known(Viewer::Seat(Seat(1))), [true, false]);
    assert_eq!(known(Viewer::Public), [true, false]);
    let anna = hidden(ANNA);
    assert!(knows_actor(&anna, &ANNA, Viewer::Seat(Seat(1))));
    assert!(!knows_actor(&anna, &ANNA, Viewer::Seat(Seat(2))));
}

#[test]
fn whoever_is_asked_reads_of_someone_and_nobody_else_reads_more() {
    for lang in Lang::ALL {
        let (c, state) = (catalogue(lang), hidden(BORIS));
        for it in questions::all() {
            for viewer in [Viewer::Public, Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2))] {
                let line = question_for(&c, &state, &it, viewer);
                crate::words::common::assert_whole(&line);
                assert!(!line.contains(NAME), "{line}");
            }
            let mut choices = Vec::new();
            Fate::options(&state, &it, &mut choices);
            let labels = choices.iter().map(|choiced| choice(&c, &state, &it, choiced));
            if it.seat() == Seat(1) {
                assert!(!question(&c, &state, &it).contains(NAME));
                assert!(labels.into_iter().all(|label| !label.contains(NAME)), "{it:?}");
            }
        }
    }
    let (c, state) = (catalogue(Lang::De), hidden(BORIS));
    let defend = questions::all().remove(0);
    assert_eq!(question(&c, &state, &defend), "Anna verteidigt gegen +4 (jemand): Fertigkeit wählen");
}

#[test]
fn what_play_waits_for_does_not_betray_somebody_hidden() {
    let (c, state) = (catalogue(Lang::De), hidden(BORIS));
    let step = |seat, who| Question::from(StepIn { seat, who });
    let both = Pending::Each(vec![step(Seat(1), ANNA), step(Seat::GM, BORIS)]);
    assert_eq!(
        pending_for(&c, &state, &both, Viewer::Seat(Seat(1))),
        "Alle antworten verdeckt: Anna hält zurück: jetzt handeln?"
    );
    let one = Pending::Answer(step(Seat::GM, BORIS));
    assert_eq!(pending_for(&c, &state, &one, Viewer::Public), "Die Spielleitung ist gefragt");
    assert_eq!(pending_for(&c, &state, &one, Viewer::All), pending(&c, &state, &one));
    assert!(pending(&c, &state, &both).contains(NAME));
}

/// Hides one of the game master's actors in a random scene; its aspects contain its name.
fn hide_one(state: &mut State, random: &mut Random) -> ActorId {
    let who = random.below(5);
    let id = ActorId(u8::try_from(who).expect("small"));
    for (n, actor) in state.actors.iter_mut().enumerate() {
        actor.hidden = n == who as usize;
    }
    state.actors[who as usize].seat = Seat::GM;
    state.frame.change(|frame| {
        let sheet = &mut frame.sheets[who as usize];
        sheet.name = NAME.to_owned();
        sheet.aspects.iter_mut().for_each(|it| *it = format!("{NAME}: {it}"));
        for companion in &mut sheet.companions {
            companion.name = format!("{NAME}'s friend");
        }
    });
    for aspect in state.aspects.iter_mut().filter(|it| it.bearer == Bearer::Actor(id)) {
        aspect.text = words(NAME);
    }
    let consequence = AspectKind::Consequence {
        severity: schwung_fate::Severity::Mild,
        track: Track::Health,
        scene: 1,
        carried: false,
    };
    let kind = if random.below(2) == 0 { AspectKind::Fragile } else { consequence };
    state.apply(&Event::AspectPlaced {
        id: AspectId(state.next_aspect),
        text: words(NAME),
        bearer: Bearer::Actor(id),
        kind,
        hidden: false,
        free_tag: Some(ActorId(0)),
    });
    id
}

/// Property: players never read the name of a hidden actor, whatever happens in whatever scene.
#[test]
fn nothing_that_happens_betrays_a_name() {
    let mut random = Random::new(5);
    let c = Lang::ALL.map(catalogue);
    let (mut lines, mut someone) = (0, 0);
    let mut check = |c: &Catalogue, line: &str, what: &dyn std::fmt::Debug| {
        lines += 1;
        someone += u32::from(line.to_lowercase().contains(&c.text("someone", &[])));
        assert!(!line.contains(NAME), "{line}: {what:?}");
    };
    for n in 0..2_500_u64 {
        let c = &c[(n % 2) as usize];
        let mut state = some_scene(&mut random);
        let who = hide_one(&mut state, &mut random);
        let command = some_command(&state, &mut random);
        if Fate::check(&state, &command).is_err() {
            continue;
        }
        let (runs, _) =
            live::<Fate>(&state, &command, &mut random, &mut Whimsical(Random::new(n)), |_, _| None);
        let viewers = [Viewer::Public, Viewer::Seat(Seat(1)), Viewer::Seat(Seat(9))];
        for run in &runs {
            let Err(Stop::Waiting(waits)) = &run.result else { continue };
            for viewer in viewers {
                check(c, &pending_for(c, &run.state, waits, viewer), waits);
            }
            for question in waits.questions().iter().filter(|it| !it.seat().is_gm()) {
                check(c, &schwung_fate_ui::words::question(c, &run.state, question), question);
                let mut choices = Vec::new();
                Fate::options(&run.state, question, &mut choices);
                for it in &choices {
                    check(c, &choice(c, &run.state, question, it), question);
                }
            }
        }
        let Some(run) = runs.last() else { continue };
        for event in &run.events {
            state.apply(event);
            if matches!(event, Event::ActorShown { actor } if *actor == who) {
                break;
            }
            for viewer in viewers {
                for line in
                    event_for(c, &state, event, viewer).iter().chain(&explain_for(c, &state, event, viewer))
                {
                    check(c, line, event);
                }
                for line in all_of_state(c, &state, viewer) {
                    check(c, &line, event);
                }
            }
        }
    }
    assert!(lines > 50_000 && someone > 1_000, "{lines} {someone}");
}

#[test]
fn a_changed_frame_keeps_its_secret() {
    let (c, state) = (catalogue(Lang::De), hidden(BORIS));
    let event = Event::FrameSet { frame: Shared::new((*state.frame).clone()), ways: Vec::new() };
    assert!(!event_for_players(&c, &state, &event).unwrap_or_default().contains(NAME));
}
