//! Texts of whole attacks.

use std::collections::VecDeque;

use schwung_daemmersturm::*;
use schwung_daemmersturm_ui::words;
use schwung_messages::{Catalogue, Viewer};
use schwung_play::{Input, Pending, Policy, Stop, replay};
use schwung_table::System;

use super::{both, samples::*};

/// Runs commands with these dice and answers, all of which must be used. Returns each event with the state after it.
fn played(state: &State, commands: &[Command], faces: &[i8], answers: Vec<Answer>) -> Vec<(State, Event)> {
    let (mut state, mut faces, mut answers) = (state.clone(), faces, VecDeque::from(answers));
    let mut told = Vec::new();
    for command in commands {
        Daemmersturm::check(&state, command).unwrap_or_else(|it| panic!("{command:?}: {it:?}"));
        let mut inputs = Vec::new();
        let events = loop {
            let run =
                replay::<Daemmersturm, _>(state.clone(), &inputs, |t| Daemmersturm::perform(t, command));
            match run.result {
                Ok(()) => break run.events,
                Err(Stop::Waiting(Pending::Roll { who, dice })) => {
                    let (now, later) = faces.split_at(dice.dice.len());
                    faces = later;
                    let outcome = dice.outcome(now).expect("faces fit");
                    inputs.push(Input::Rolled { who, dice: dice.name, outcome });
                }
                Err(Stop::Waiting(pending)) => {
                    let question = &pending.questions()[0];
                    let fits = |it: &&Answer| Daemmersturm::admit(&run.state, question, it).is_ok();
                    let answer = match answers.front().filter(fits) {
                        Some(_) => answers.pop_front().expect("there is one"),
                        None => Sensible.answer(&run.state, question),
                    };
                    inputs.push(Input::Answered { who: question.seat(), answer });
                }
                Err(stop @ Stop::Diverged { .. }) => panic!("{stop:?}"),
            }
        };
        for event in events {
            state.apply(&event);
            told.push((state.clone(), event));
        }
    }
    assert!(faces.is_empty() && answers.is_empty(), "left: {faces:?} {answers:?}");
    told
}

fn log(c: &Catalogue, told: &[(State, Event)], viewer: Viewer) -> String {
    let lines: Vec<String> =
        told.iter().filter_map(|(state, event)| words::event(c, state, event, viewer)).collect();
    lines.join("\n")
}

fn explained(c: &Catalogue, told: &[(State, Event)], viewer: Viewer) -> String {
    let of = |(state, event): &(State, Event)| words::explain(c, state, event, viewer);
    let line = |it: words::Part| match it.value {
        Some(value) => format!("{} {} ({})", it.text, c.number(value.into()), it.rule),
        None => format!("{} ({})", it.text, it.rule),
    };
    told.iter().flat_map(of).map(line).collect::<Vec<_>>().join("\n")
}

/// A fight in which Mirelle has the turn and is in melee with the wolf.
fn scene() -> State {
    let mut state = peace();
    let order = vec![MIRELLE, WOLF, TULUK];
    let lives = vec![(MIRELLE, 20), (WOLF, 23), (TULUK, 18)];
    state.apply(&TurnEvent::SectionOpened.into());
    state.apply(&TurnEvent::CombatBegan { order, lives, unloaded: Vec::new() }.into());
    state.apply(&TurnEvent::TurnBegan { who: MIRELLE }.into());
    state.apply(&TurnEvent::Engaged { by: MIRELLE, on: WOLF, mutual: true, at: None }.into());
    state
}

fn strike(by: ActorId, on: ActorId, item: ItemId, plan: Plan) -> Command {
    let with = With::Item(item);
    let it = Strike { by, on, with, second: None, abilities: Vec::new(), plan };
    Command::Attack(AttackCommand::Strike(it))
}

/// A hit that the shield does not stop, then a critical one from behind.
fn two_blows() -> Vec<(State, Event)> {
    let state = scene();
    let first = played(&state, &[strike(MIRELLE, WOLF, SWORD, Plan::default())], &[11, 4, 7], Vec::new());
    let (mut state, _) = first.last().expect("something happens").clone();
    state.actors[0].turn.action = false;
    state.actors[1].facing = Facing::To(Direction::N);
    let back = Plan { from: Some(Direction::S), ..Plan::default() };
    let second = played(&state, &[strike(MIRELLE, WOLF, SWORD, back)], &[3, 20, 4, 5, 8], Vec::new());
    first.into_iter().chain(second).collect()
}

#[test]
fn two_blows_in_german() {
    let [c, _] = both();
    insta::assert_snapshot!(log(&c, &two_blows(), Viewer::All), @r"
    Mirelle greift Schattenwolf an (Nahkampf, Langschwert).
    Schattenwolf verteidigt in dieser Runde: gegen Mirelle.
    Angriffswurf, Mirelle: 11 + 4 = 15.
    Mirelle trifft Schattenwolf (15 gegen 13).
    Schildwurf, Schattenwolf: 4 + 2 = 6.
    Schattenwolf: kein Schutz (Schild).
    Schadenswurf (1–10), Mirelle: 7.
    Schattenwolf nimmt 7 Schaden: noch 16 LP.
    Mirelle greift Schattenwolf an (Nahkampf, Langschwert).
    Angriffswurf, Mirelle: 3 + 7 = 10.
    Mirelle wiederholt den Fehlschlag (Rückenangriff).
    Angriffswurf, Mirelle: 20 + 7 = 27.
    Von hinten: Mirelle trifft Schattenwolf kritisch.
    Kritischer Wurf (1–6), Mirelle: 4.
    Kritischer Treffer gegen Schattenwolf: dreifacher Schaden.
    Schadenswurf (1–10), Mirelle: 5.
    Zweiter Schadenswurf (Rücken) (1–10), Mirelle: 8.
    Schaden gegen Schattenwolf: 23.
    Schattenwolf nimmt 23 Schaden und ist kampfunfähig: noch 0 LP.
    ");
}

#[test]
fn two_blows_as_players_read_them_in_english() {
    let [_, c] = both();
    insta::assert_snapshot!(log(&c, &two_blows(), Viewer::Seat(BEN)), @r"
    Mirelle attacks Schattenwolf (melee, Langschwert).
    Schattenwolf defends this round: towards Mirelle.
    Attack roll, Mirelle: 11 + 4 = 15.
    Mirelle hits Schattenwolf (15).
    Shield roll, Schattenwolf: 4.
    Schattenwolf: no protection (shield).
    Damage roll (1–10), Mirelle: 7.
    Schattenwolf takes 7 damage.
    Mirelle attacks Schattenwolf (melee, Langschwert).
    Attack roll, Mirelle: 3 + 7 = 10.
    Mirelle rerolls the miss (back attack).
    Attack roll, Mirelle: 20 + 7 = 27.
    From behind: Mirelle hits Schattenwolf critically.
    Critical roll (1–6), Mirelle: 4.
    Critical hit on Schattenwolf: triple damage.
    Damage roll (1–10), Mirelle: 5.
    Second damage roll (back) (1–10), Mirelle: 8.
    Damage to Schattenwolf: 23.
    Schattenwolf takes 23 damage and is incapacitated.
    ");
}

#[test]
fn two_blows_explained() {
    let [c, _] = both();
    insta::assert_snapshot!(explained(&c, &two_blows(), Viewer::All), @r"
    Verteidigung nach einer Seite (daemmersturm.backstab.arc)
    Angriffswurf +11 (daemmersturm.profile.attack-roll)
    NA +4 (daemmersturm.profile.attack-roll)
    Angriffswurf +11 (daemmersturm.dice.uniform-range)
    NA +4 (daemmersturm.profile.attack-roll)
    NV +13 (daemmersturm.profile.defence)
    Vorsprung +2 (daemmersturm.outcome.failed)
    Schildwurf +4 (daemmersturm.shield.roll)
    NA +2 (daemmersturm.profile.attack-roll)
    Geblockt heißt Schaden 0 (daemmersturm.shield.block)
    Schadenswurf +7 (daemmersturm.melee.damage)
    Treffer −7 (daemmersturm.melee.damage)
    LP übrig +16 (daemmersturm.lp.capacity)
    Angriffswurf +3 (daemmersturm.profile.attack-roll)
    NA +4 (daemmersturm.profile.attack-roll)
    von hinten +3 (daemmersturm.backstab.bonus)
    Rückenangriff: Fehlschlag wiederholen (daemmersturm.backstab.reroll)
    Angriffswurf +20 (daemmersturm.profile.attack-roll)
    NA +4 (daemmersturm.profile.attack-roll)
    von hinten +3 (daemmersturm.backstab.bonus)
    Angriffswurf +20 (daemmersturm.dice.uniform-range)
    NA +4 (daemmersturm.profile.attack-roll)
    von hinten +3 (daemmersturm.backstab.bonus)
    NV +13 (daemmersturm.profile.defence)
    kritischer Treffer (daemmersturm.crit.natural-20)
    Kritischer Wurf +4 (daemmersturm.crit.table-roll)
    Vier: dreifach +4 (daemmersturm.crit.result-4)
    Schadenswurf +5 (daemmersturm.melee.damage)
    Zweiter Schadenswurf (Rücken) +8 (daemmersturm.backstab.extra-damage)
    Schadenswurf +5 (daemmersturm.melee.damage)
    Zweiter Schadenswurf (Rücken) +8 (daemmersturm.backstab.extra-damage)
    Vier: dreifach +10 (daemmersturm.crit.result-4)
    Treffer −23 (daemmersturm.melee.damage)
    LP übrig 0 (daemmersturm.lp.capacity)
    ");
}

#[test]
fn a_shot_that_fumbles() {
    let [c, _] = both();
    let mut state = scene();
    state.apply(&TurnEvent::TurnBegan { who: TULUK }.into());
    let told = played(&state, &[strike(TULUK, WOLF, BOW, Plan::default())], &[1], Vec::new());
    insta::assert_snapshot!(log(&c, &told, Viewer::All), @r"
    Tuluk greift Schattenwolf an (Fernkampf, Kurzbogen).
    Angriffswurf, Tuluk: 1 + 1 = 2.
    Tuluk patzt gegen Schattenwolf.
    Patzer im Fernkampf: Tuluk bringt keinen Schuss heraus.
    Kurzbogen versagt: kein Schuss, und die Waffe muss erst behandelt werden.
    ");
}

#[test]
fn how_it_stands() {
    let [c, en] = both();
    let state = fight();
    let mut all = words::scene(&c, &state, Viewer::All);
    all.extend(state.ids().map(|it| words::status(&c, &state, it, Viewer::All)));
    all.push(words::sentence(&c, &state, Viewer::All));
    all.push("—".to_owned());
    all.extend(words::scene(&en, &state, Viewer::Public));
    all.extend(state.ids().map(|it| words::status(&en, &state, it, Viewer::Public)));
    all.push(words::sentence(&en, &peace(), Viewer::Public));
    insta::assert_snapshot!(all.join("\n"), @r"
    Im Silberwald
    Kampfabschnitt 1, 1 Kampf
    Runde 1
    Am Zug: Mirelle
    Reihenfolge: Mirelle, Schattenwolf, Tuluk, Wache
    Ansturmreichweite: 9 m
    Tuluk und Schattenwolf: 12,5 m
    Mirelle und Schattenwolf im Nahkampf
    Gebiet 1 (Feuerball): 1–5 Schaden je Runde, noch 2 Runden; darin: Schattenwolf
    Ort 2: Wache
    Tuluk: Deckung 12+ nach Norden
    Tuluk: volle Deckung (9+) gegen Schattenwolf
    Tuluk: kanalisiert Feuerball (1 von 2)
    Liegt da: Feldschlange
    Für Mirelle: „Der Wolf hinkt“.
    Für den Plotleiter, von Tuluk: „Irrlicht rufen“.
    Notiz des Plotleiters: „Die Wache ist bestochen“.
    Mirelle: 4/20 LP, 2/2 AP, Mana 4/4, erschöpft, sucht Schutz, 1 Trank, Übelkeit: 2 Züge, Krämpfe: 1 Zug, in Reichweite von Schattenwolf, verteidigt: gegen Schattenwolf, in der Hand: Langschwert (Schlangengift), 3 m bewegt, Feuer: noch 3 Punkte, Schutz suchen: nie
    Schattenwolf: 17/23 LP, 2/2 AP, Mana 4/4, im Schwarm, normaler Gegner, riesig, Feuerball: 1–5 Schaden je Runde, noch 2 Runden, NV −2 (Wuchtschlag, noch 2 eigene Züge), in Reichweite von Mirelle, Gebiet 1 (Feuerball), in der Hand: Holzschild
    Tuluk: 18/18 LP, 2/2 AP, Mana 4/4, kanalisiert Feuerball (1 von 2), Deckung 12+ nach Norden, volle Deckung (9+) gegen Schattenwolf, in der Hand: Kurzbogen (noch 1 Ladeschritt)
    Wache: 5/5 LP, 2/2 AP, Mana 4/4, klettert (Baum), noch 4 m, Ort 2
    Mirelle ist am Zug: Eine Aktion ist nicht möglich, noch frei: Übergabe und Ziehen.
    —
    Im Silberwald
    Combat section 1, 1 combat
    Round 1
    Turn: Mirelle
    Order: Mirelle, Schattenwolf, Tuluk, Wache
    Charge range: 9 m
    Tuluk and Schattenwolf: 12.5 m
    Mirelle and Schattenwolf in melee
    Area 1 (Feuerball): 1–5 damage per round, 2 rounds left; in it: Schattenwolf
    Place 2: Wache
    Tuluk: cover 12+ to the north
    Tuluk: full cover (9+) against Schattenwolf
    Tuluk: channelling Feuerball (1 of 2)
    On the ground: Feldschlange
    Mirelle: 4/20 LP, 2/2 AP, mana 4/4, exhausted, seeking cover, 1 potion, nausea: 2 turns, cramps: 1 turn, within reach of Schattenwolf, defends: towards Schattenwolf, in hand: Langschwert (Schlangengift), moved 3 m, fire: 3 points left
    Schattenwolf: in a swarm, giant, Feuerball: 1–5 damage per round, 2 rounds left, NV −2 (Wuchtschlag, 2 own turns left), within reach of Mirelle, Area 1 (Feuerball), in hand: Holzschild
    Tuluk: 18/18 LP, 2/2 AP, mana 4/4, channelling Feuerball (1 of 2), cover 12+ to the north, full cover (9+) against Schattenwolf, in hand: Kurzbogen (1 reload step to go)
    Wache: climbing (tree), 4 m left, Place 2
    No combat: searching and hiding still work; everything else is free play.
    ");
}
