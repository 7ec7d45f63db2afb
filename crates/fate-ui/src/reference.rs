//! The engine's part of the protocol reference: its types, and examples of commands.

use schwung_fate::{Command, Event, Question};

use schwung_views::reference::{EngineReference, Example, Scene};

/// The contents of `docs/protocol/fate.md`.
///
/// # Errors
/// The types, questions, commands and events without docs.
pub fn reference() -> Result<String, Vec<String>> {
    let reference = EngineReference {
        of: "the Fate books",
        engine: "fate",
        made_in: "fate-ui",
        intro: INTRO,
        kinds: Question::KINDS,
        scenes: vec![
            Scene { book: "sotc", title: "*Spirit of the Century*", examples: sotc() },
            Scene { book: "malmsturm", title: "Malmsturm", examples: malmsturm() },
            Scene { book: "freefate", title: "FreeFATE", examples: freefate() },
        ],
    };
    reference.markdown::<Command, Event>()
}

const INTRO: &str =
    "Actors, zones, skills and agendas are numbered from 0 as in the view, and so are the aspects and
gifts of a sheet. `say` takes the same commands in words; [plays.md](../plays.md) lists them.";

fn sotc() -> Vec<Example> {
    vec![
        Example::command("The Red Widow defends fully:", r#"{"full_defense":{"by":4}}"#),
        Example::command("Sailors sprint onto the quay:", r#"{"sprint":{"by":6,"path":[0],"plan":{}}}"#),
        Example::command(
            "Minions attack; their quality stands in for a skill:",
            r#"{"attack":{"by":7,"on":2,"agenda":0,"plan":{}}}"#,
        ),
        Example::command("Others let their turn pass:", r#"{"pass":{"by":8}}"#),
        Example::command(
            "Captain Brandt places an aspect on the scene, against a difficulty:",
            r#"{"maneuver":{"by":0,"skill":16,"target":{"difficulty":2},"aim":{"place":{"text":"In der Zange","on":"scene","sticky":false,"paid":false}},"plan":{}}}"#,
        ),
        Example::command(
            "Doctor Quast rolls against a difficulty that only the game master sees:",
            r#"{"simple":{"by":2,"skill":10,"difficulty":3,"hidden":true,"plan":{}}}"#,
        ),
        Example::command(
            "Ruben attacks them, with a thing done beside the attack:",
            r#"{"attack":{"by":1,"on":6,"agenda":0,"skill":11,"plan":{"extras":[{"thing":{"penalty":1,"text":"Den Kai entlangbrüllen"}}]}}}"#,
        ),
        Example::command(
            "Florin blocks attacks on the captain:",
            r#"{"block":{"by":3,"skill":27,"against":{"attacks_on":0},"text":"","plan":{}}}"#,
        ),
        Example::command("The Red Widow holds her action:", r#"{"hold":{"by":4}}"#),
        Example::command(
            "An aspect is compelled, the fourth of Ruben's sheet:",
            r#"{"compel":{"aspect":{"sheet":[1,3]},"on":1,"effect":"Ratten im Kohlensack","points":1,"proposed":false}}"#,
        ),
        Example::command(
            "Something is declared, by an aspect of the one who declares it:",
            r#"{"declare":{"who":3,"text":"Am Kran hängt ein loses Seil","by_aspect":{"sheet":[3,1]},"places":false}}"#,
        ),
        Example::command(
            "The game master puts an aspect on the scene, hidden:",
            r#"{"set":{"aspect":{"text":"Ein Leck im Rumpf","on":"scene","hidden":true}}}"#,
        ),
        Example::command(
            "The game master shows everybody a hidden aspect:",
            r#"{"set":{"reveal":[2,null]}}"#,
        ),
        Example::command(
            "It is Captain Brandt's turn again, whatever the order says:",
            r#"{"set":{"turn":0}}"#,
        ),
        Example::deed("A command in words:", r#"{"say":"Kapitänin Ida Brandt defends fully"}"#),
    ]
}

fn malmsturm() -> Vec<Example> {
    vec![
        Example::command(
            "Master Olwin uses the fourth gift of his sheet:",
            r#"{"use_gift":{"who":1,"gift":3,"text":"Kräuter gegen die Kälte"}}"#,
        ),
        Example::command(
            "He places an aspect on the warden, who defends:",
            r#"{"maneuver":{"by":1,"skill":23,"target":{"actor":[4,[19]]},"aim":{"place":{"text":"Schnee in den Augen","on":{"actor":4},"sticky":false,"paid":false}},"plan":{}}}"#,
        ),
        Example::command("The warden walks one zone and does nothing else:", r#"{"walk":{"by":4,"to":0}}"#),
        Example::command(
            "Hedda attacks him:",
            r#"{"attack":{"by":0,"on":4,"agenda":0,"skill":16,"plan":{}}}"#,
        ),
        Example::command(
            "Fenn assesses the scene and finds a new aspect:",
            r#"{"assess":{"who":2,"skill":0,"difficulty":2,"finds":{"new":{"text":"Alte Wegzeichen","on":"scene"}},"plan":{}}}"#,
        ),
        Example::command(
            "Runa sings, and the game master modifies the roll:",
            r#"{"simple":{"by":3,"skill":18,"difficulty":3,"hidden":false,"plan":{"modifier":{"value":1,"reason":"Der Hohlweg hallt"}}}}"#,
        ),
    ]
}

fn freefate() -> Vec<Example> {
    vec![
        Example::command(
            "Inspector Voss shoots, with a second skill that may help:",
            r#"{"attack":{"by":0,"on":5,"agenda":0,"skill":11,"plan":{"combine":[[2,"complements"]]}}}"#,
        ),
        Example::command(
            "The curator creeps to where nobody looks:",
            r#"{"simple":{"by":4,"skill":24,"difficulty":2,"hidden":false,"plan":{"factors":[{"helps":true,"text":"Kein Licht"}]}}}"#,
        ),
        Example::command("Yasemin does nothing:", r#"{"pass":{"by":2}}"#),
        Example::command(
            "Bruno and Trevor contest, each with a skill:",
            r#"{"contest":{"sides":[[3,17],[1,2]],"choose":false}}"#,
        ),
        Example::command("The game master shows somebody who was hidden:", r#"{"set":{"show":7}}"#),
    ]
}
