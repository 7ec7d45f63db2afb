//! Snapshot tests of the log of whole exchanges.

use std::collections::VecDeque;

use schwung_messages::{Catalogue, Viewer};
use schwung_play::{Input, Pending, Policy, Stop, replay};
use schwung_table::{Seat, System};
use schwung_zerospace::*;
use schwung_zerospace_ui::words;

use super::{both, samples::*};

/// Plays commands with these faces and answers, all of which must be used. Returns every event with the state after it.
fn played(state: &State, commands: &[Command], faces: &[i8], answers: Vec<Answer>) -> Vec<(State, Event)> {
    let (mut state, mut faces, mut answers) = (state.clone(), faces, VecDeque::from(answers));
    let mut told = Vec::new();
    for command in commands {
        ZeroSpace::check(&state, command).unwrap_or_else(|it| panic!("{command:?}: {it:?}"));
        let mut inputs = Vec::new();
        let events = loop {
            let run = replay::<ZeroSpace, _>(state.clone(), &inputs, |t| ZeroSpace::perform(t, command));
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
                    let fits = |it: &&Answer| ZeroSpace::admit(&run.state, question, it).is_ok();
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

/// A fight that Soraya begins; Virek-Kohl wears armour, and Issvisk can protect another actor.
fn scene() -> State {
    let mut state = peace();
    state.items[0].kind = ItemKind::Weapon(Weapon { combat: Combat::Ranged, rating: 2, ..Weapon::default() });
    state.items.push(Item {
        id: ItemId(2),
        text: words("Rüstung"),
        holder: Some(VIREK),
        kind: ItemKind::Protection(1),
    });
    state.players[1].points = 1;
    state.actors[0].distracted = true;
    state.frame.change(|it| {
        it.sheets[0].specialities.push(Speciality {
            skill: MELEE,
            name: "Säbel".into(),
            attack: true,
            defence: false,
            check: false,
        });
    });
    state
}

fn attack(by: ActorId, on: ActorId, with: With) -> Command {
    let plan = Plan::default();
    Command::Attack(Attack { by, on, mode: Mode::Strike, with, single: false, plan })
}

fn fight_played() -> Vec<(State, Event)> {
    let absent = vec![THUG, OTHER_THUG];
    let begin = BeginConflict { initiator: Some(SORAYA), ambush: vec![SORAYA], absent, ..Default::default() };
    let commands = [
        Command::BeginConflict(begin),
        attack(SORAYA, VIREK, With::HANDS),
        Command::EndTurn { by: SORAYA },
        attack(VIREK, SORAYA, With::Item(BLASTER)),
    ];
    // Order: three dice, two, two; attack: one die of two rerolled; defence; a bought die; a shot that is shielded.
    let faces = [6, 5, 4, 3, 3, 1, 1, 1, 4, 1, 2, 5, 6, 5, 1, 1];
    let answers = vec![
        false.into(),
        Rerolled { ones: 1, twos: 0 }.into(),
        true.into(),
        Forcing::Pass.into(),
        Forcing::Shield.into(),
    ];
    played(&scene(), &commands, &faces, answers)
}

#[test]
fn a_fight_in_german() {
    let [c, _] = both();
    let told = fight_played();
    insta::assert_snapshot!(log(&c, &told, Viewer::All), @r"
    Soraya würfelt Wahrnehmung (Intelligenz): 3w6 zeigen 15, Intelligenz +2 = 17. Würfel: gelernt 2, Überraschung auf der eigenen Seite +1.
    Virek-Kohl würfelt Wahrnehmung (Intelligenz): 2w6 zeigen 6, Intelligenz +4 = 10.
    Issvisk würfelt Wahrnehmung (Intelligenz): 2w6 zeigen 2, Intelligenz +1 = 3.
    Soraya beginnt einen Konflikt. Reihenfolge: Soraya (17), Virek-Kohl (10), Issvisk (3).
    Soraya ist am Zug.
    Soraya greift Virek-Kohl an.
    Soraya wirft dank Spezialisierung neu: eine 1 wird zu 4.
    Soraya würfelt Nahkampf (Kraft): 1w6 zeigt 4, Kraft +3 = 7. Würfel: gelernt 2, Angreifer abgelenkt −1.
    Virek-Kohl würfelt Nahkampf (Kraft): 2w6 zeigen 3, Kraft +5, Rüstung +1 = 9.
    Soraya bekommt für einen Aktionspunkt einen Bonuswürfel: +5.
    Soraya (12) gegen Virek-Kohl (9): geschafft, 3 mehr als nötig.
    Die Ablenkung von Soraya ist damit vorbei.
    Soraya trifft Virek-Kohl.
    Virek-Kohl verliert 1 Ausdauer und hat noch 5 von 6.
    Virek-Kohl ist am Zug.
    Virek-Kohl greift Soraya an (Blaster).
    Issvisk erzwingt eine Aktion und wirft sich vor Soraya. Der nächste Zug ist dafür geopfert.
    Virek-Kohl würfelt Fernkampf (Geschick): 2w6 zeigen 11, Geschick +2, Blaster +2 = 15.
    Issvisk würfelt Fernkampf (Geschick): 2w6 zeigen 2, Geschick +1 = 3.
    Virek-Kohl (15) gegen Issvisk (3): geschafft, 12 mehr als nötig.
    Virek-Kohl trifft Issvisk.
    Issvisk verliert 1 Ausdauer und hat noch 5 von 6.
    ");
}

#[test]
fn a_fight_in_english() {
    let [_, c] = both();
    let told = fight_played();
    insta::assert_snapshot!(log(&c, &told, Viewer::Seat(Seat(2))), @r"
    Soraya rolls Perception (Intelligence): 3d6 show 15, Intelligence +2 = 17. Dice: learned 2, surprise on one’s own side +1.
    Virek-Kohl rolls Perception (Intelligence): 2d6 show 6, Intelligence +4 = 10.
    Issvisk rolls Perception (Intelligence): 2d6 show 2, Intelligence +1 = 3.
    Soraya begins a conflict. Order: Soraya (17), Virek-Kohl (10), Issvisk (3).
    Turn: Soraya.
    Soraya attacks Virek-Kohl.
    Soraya rerolls thanks to a specialisation: a 1 becomes 4.
    Soraya rolls Close Combat (Strength): 1d6 shows 4, Strength +3 = 7. Dice: learned 2, attacker distracted −1.
    Virek-Kohl rolls Close Combat (Strength): 2d6 show 3, Strength +5, Rüstung +1 = 9.
    Soraya gets a bonus die for an action point: +5.
    Soraya (12) against Virek-Kohl (9): success, 3 more than needed.
    The distraction of Soraya is now over.
    Soraya hits Virek-Kohl.
    Virek-Kohl loses 1 endurance.
    Turn: Virek-Kohl.
    Virek-Kohl attacks Soraya with Blaster.
    Issvisk forces an action and jumps in front of Soraya. The next turn is given up for it.
    Virek-Kohl rolls Ranged Combat (Dexterity): 2d6 show 11, Dexterity +2, Blaster +2 = 15.
    Issvisk rolls Ranged Combat (Dexterity): 2d6 show 2, Dexterity +1 = 3.
    Virek-Kohl (15) against Issvisk (3): success, 12 more than needed.
    Virek-Kohl hits Issvisk.
    Issvisk loses 1 endurance and has 5 of 6 left.
    ");
}

#[test]
fn a_fight_explained() {
    let [c, _] = both();
    let told = fight_played();
    let resolved =
        told.iter().position(|it| matches!(it.1, Event::Resolved { .. })).expect("somebody attacks");
    insta::assert_snapshot!(explained(&c, &told[..=resolved], Viewer::Public), @r"
    gelernt +2 (zerospace.dice.skilled)
    Überraschung auf der eigenen Seite +1 (zerospace.initiative.surprise-bonus)
    Würfel +15 (zerospace.check.formula)
    Intelligenz +2 (zerospace.dice.attribute-added)
    gelernt +2 (zerospace.dice.skilled)
    Würfel +6 (zerospace.check.formula)
    Intelligenz +4 (zerospace.dice.attribute-added)
    gelernt +2 (zerospace.dice.skilled)
    Würfel +2 (zerospace.check.formula)
    Intelligenz +1 (zerospace.dice.attribute-added)
    Soraya +17 (zerospace.initiative.order)
    Virek-Kohl +10 (zerospace.initiative.order)
    Issvisk +3 (zerospace.initiative.order)
    Einsen neu +1 (zerospace.dice.reroll)
    zeigen jetzt +4 (zerospace.dice.reroll)
    gelernt +2 (zerospace.dice.skilled)
    Angreifer abgelenkt −1 (zerospace.circ-att.distracted)
    Spezialisierung (zerospace.dice.reroll)
    Würfel +4 (zerospace.check.formula)
    Kraft +3 (zerospace.dice.attribute-added)
    gelernt +2 (zerospace.dice.skilled)
    Würfel +3 (zerospace.check.formula)
    Kraft +5 (zerospace.dice.attribute-added)
    Rüstung +1 (zerospace.power-level.greater-of-sources)
    1 Aktionspunkt −1 (zerospace.ap.use.bonus-die)
    Würfel +5 (zerospace.ap.use.bonus-die)
    Soraya gesamt +12 (zerospace.check.formula)
    Virek-Kohl gesamt +9 (zerospace.difficulty.active)
    Vorsprung +3 (zerospace.check.formula)
    ");
}

#[test]
fn how_it_stands() {
    let [c, en] = both();
    let state = fight();
    let mut all = words::scene(&c, &state, Viewer::All);
    all.extend(state.ids().map(|it| words::status(&c, &state, it, Viewer::All)));
    all.push(words::sentence(&c, &state, Viewer::All));
    all.push(words::sentence(&en, &peace(), Viewer::Public));
    insta::assert_snapshot!(all.join("\n"), @r"
    Szene 1: Im Dock
    Überall: dunkel
    Runde 1 (Sekunde 0)
    Am Zug: Soraya
    Reihenfolge: Soraya (hat aufgeschoben), Virek-Kohl (schuldet einen Zug), Lakai eins und Lakai zwei zusammen, Issvisk, zuletzt die Umgebung
    Virek-Kohl hält Soraya fest
    Soraya und Virek-Kohl: 12,5 m (Mittel)
    „Kran“ bewegt sich am Ende der Runde
    „Gleiter“, gesteuert von Virek-Kohl
    Aufgabe „Reaktor flicken“: 1 Erfolg nach 2 Versuchen; 2 Erfolge in höchstens 4 Versuchen, DV 3, 6
    Wettlauf „durch den Markt“, Soraya gegen Virek-Kohl mit Nahkampf: 1 zu 2 nach 3 Runden; es gewinnt, wer mit 3 führt
    Kraftakt von Soraya: Technik bis zum Ende der Szene „Schwerkraft im Schloss“
    Liegt da: Schlüssel
    Aktionspunkte: Anna 2, Ben 0
    Mitteilung an alle: „Der Alarm schweigt“
    Falsche Fährte für Anna: „Der Schlüssel liegt im Büro“
    Mitteilung an Ben: „Hinter dem Kran ist jemand“
    Soraya: Ausdauer 2/6 (verloren: 2 frisch, 1 bis zur Nacht, 1 durch Schock), liegt, abgelenkt bis zum nächsten Angriff oder zur nächsten Verteidigung, überrascht bis zum Ende des eigenen Zugs, festgehalten von Virek-Kohl, aufgeschobener Zug aus Runde 1, Kraftakt Technik bis zum Ende der Szene
    Virek-Kohl: Ausdauer 6/6, weicht aus (Geschick) bis zum nächsten Zug, Wille −1, Kraft +1 bis zum eigenen Platz, hält Soraya fest, schuldet 1 Zug, trägt Blaster
    Issvisk: Ausdauer 6/6
    Lakai eins: Ausdauer 6/6, ohne Namen
    Lakai zwei: Ausdauer 6/6, ohne Namen
    Kiste: Ausdauer 6/6
    Soraya ist am Zug: Standardaktion und Bewegungsaktion.
    Free play: anyone can act at any time.
    ");
}
