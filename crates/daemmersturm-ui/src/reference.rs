//! The engine's part of the protocol reference: its types, and examples of commands.

use schwung_daemmersturm::{Command, Event, Question};
use schwung_views::reference::{EngineReference, Example, Scene};

/// The contents of `docs/protocol/daemmersturm.md`.
///
/// # Errors
/// The types, questions, commands and events without docs.
pub fn reference() -> Result<String, Vec<String>> {
    let reference = EngineReference {
        of: "Dämmersturm",
        engine: "daemmersturm",
        made_in: "daemmersturm-ui",
        intro: INTRO,
        kinds: Question::KINDS,
        scenes: vec![Scene { book: "daemmersturm", title: "Dämmersturm", examples: examples() }],
    };
    reference.markdown::<Command, Event>()
}

const INTRO: &str = "Characters and what the library lists are numbered from 0 as in the view, items by the number that
the view gives them, and lengths are in decimetres. The dice fall in a game client: `roll` takes typed numbers, `paste`
its lines.";

fn examples() -> Vec<Example> {
    vec![
        Example::command(
            "Wanja moves two metres and stays in the melee:",
            r#"{"turn":{"move":{"by":0,"length":20,"whole":false,"leaves":false,"near":[],"out_of":[],"into":[]}}}"#,
        ),
        Example::command(
            "She strikes a bog runner with her sword, from the south:",
            r#"{"attack":{"strike":{"by":0,"on":5,"with":{"item":1},"abilities":[],"plan":{"from":"s"}}}}"#,
        ),
        Example::deed(
            "The dice of her attack, as a line of the game client's chat:",
            r#"{"paste":{"text":"Wanja Birkentreu würfelt. Ergebnis: 15 (1-20)"}}"#,
        ),
        Example::command("Her turn ends:", r#"{"turn":{"end_turn":{"by":0}}}"#),
        Example::command(
            "The plot leader gives the turn to Ilkan:",
            r#"{"set":{"fact":{"scene":{"turn":1}},"reason":"Der Krähenvogt zögert"}}"#,
        ),
        Example::command(
            "He shoots at a marksman, 16 metres away:",
            r#"{"attack":{"strike":{"by":1,"on":8,"with":{"item":5},"abilities":[],"plan":{"distance":160}}}}"#,
        ),
        Example::command(
            "The plot leader gives the turn to Sefira:",
            r#"{"set":{"fact":{"scene":{"turn":2}},"reason":"Alle warten auf sie"}}"#,
        ),
        Example::command(
            "She begins a spell at the witch:",
            r#"{"magic":{"cast":{"by":2,"spell":0,"text":"Funken zwischen den Fingern","aim":{"at":[10]},"plan":{}}}}"#,
        ),
        Example::command(
            "The plot leader gives the turn to Brother Ansgar:",
            r#"{"set":{"fact":{"scene":{"turn":3}},"reason":"Sefira ist fertig"}}"#,
        ),
        Example::command(
            "He draws something, whether the rules allow it or not:",
            r#"{"overrule":{"command":{"gear":{"draw":{"by":3,"item":13}}},"reason":"Er hatte es schon in der Hand"}}"#,
        ),
        Example::command(
            "He searches the reeds; nobody else learns of the test:",
            r#"{"scene":{"sight":{"search":{"by":3,"toward":"n","terms":{"easy":true},"field":[13],"veiled":true}}}}"#,
        ),
        Example::command(
            "Two lose life points at once:",
            r#"{"scene":{"many":{"who":[11,12],"deed":{"hurt":2},"reason":"Brennendes Schilf"}}}"#,
        ),
        Example::command(
            "A note to one player alone:",
            r#"{"scene":{"tell":{"to":2,"text":"Die Nebelhexe lächelt."}}}"#,
        ),
        Example::deed("A command in words:", r#"{"say":"end combat"}"#),
    ]
}
