//! The engine's part of the protocol reference: its types, and examples of commands.

use schwung_views::reference::{EngineReference, Example, Scene};
use schwung_zerospace::{Command, Event, Question};

/// The contents of `docs/protocol/zerospace.md`.
///
/// # Errors
/// The types, questions, commands and events without docs.
pub fn reference() -> Result<String, Vec<String>> {
    let reference = EngineReference {
        of: "ZeroSpace",
        engine: "zerospace",
        made_in: "zerospace-ui",
        intro: INTRO,
        kinds: Question::KINDS,
        scenes: vec![Scene { book: "zerospace", title: "ZeroSpace", examples: examples() }],
    };
    reference.markdown::<Command, Event>()
}

const INTRO: &str =
    "Characters and skills are numbered from 0 as in the view, gear by the number that the view gives it,
and lengths are in half metres.";

fn examples() -> Vec<Example> {
    vec![
        Example::command(
            "It is Runa's turn, whatever was rolled for the order:",
            r#"{"set":{"turn":{"who":0}}}"#,
        ),
        Example::command("She is no longer surprised:", r#"{"set":{"surprised":{"who":0,"on":false}}}"#),
        Example::command(
            "Runa runs three metres, into cover:",
            r#"{"move":{"by":0,"gait":"run","length":6,"cover":true,"stand":false,"deed":""}}"#,
        ),
        Example::command(
            "A quick action, in words of her own:",
            r#"{"quick":{"by":0,"text":"Ruft die anderen zu sich"}}"#,
        ),
        Example::command(
            "She strikes a boarder with her knife, and a point spent before the roll gives her a die:",
            r#"{"attack":{"by":0,"on":5,"mode":"strike","with":{"item":1},"single":false,"plan":{"points":1}}}"#,
        ),
        Example::command("Her turn ends:", r#"{"end_turn":{"by":0}}"#),
        Example::command(
            "Doctor Oshen is called for a check, with a tool, against a difficulty:",
            r#"{"check":{"by":2,"skill":6,"target":{"difficulty":{"value":6,"hidden":false}},"reaction":true,"plan":{"tool":5}}}"#,
        ),
        Example::command(
            "An extended task: three successes in six attempts:",
            r#"{"open_task":{"text":"Die Bake übernehmen","mode":{"tries":{"needed":3,"most":6,"difficulties":[6]}}}}"#,
        ),
        Example::command(
            "A step of this task; the game master is asked for the difficulty:",
            r#"{"check":{"by":2,"skill":7,"target":"ask","task":1,"reaction":true,"plan":{}}}"#,
        ),
        Example::command(
            "The game master sets how far apart two are:",
            r#"{"set":{"distance":{"a":3,"b":4,"length":24}}}"#,
        ),
        Example::command("It is Ileth's turn:", r#"{"set":{"turn":{"who":3}}}"#),
        Example::command("Ileth is no longer surprised:", r#"{"set":{"surprised":{"who":3,"on":false}}}"#),
        Example::command(
            "Ileth attacks with the first power of the sheet, and a circumstance outside the tables helps:",
            r#"{"attack":{"by":3,"on":4,"mode":"strike","with":{"gift":0},"single":false,"plan":{"free":[{"text":"Skarn lacht zu laut","acting":true,"bonus":true}]}}}"#,
        ),
        Example::command("It is Tavi's turn:", r#"{"set":{"turn":{"who":1}}}"#),
        Example::command("Tavi is no longer surprised:", r#"{"set":{"surprised":{"who":1,"on":false}}}"#),
        Example::command(
            "Tavi throws a grenade; one boarder is one metre from its middle, another two:",
            r#"{"blast":{"by":1,"on":[[6,2],[7,4]],"with":{"item":4},"plan":{"distance":20}}}"#,
        ),
        Example::command(
            "Something falls from now on:",
            r#"{"loosen":{"text":"Ein Frachtcontainer","lasting":false}}"#,
        ),
        Example::command(
            "A note to one player alone:",
            r#"{"tell":{"to":4,"text":"Im Schacht denkt jemand an dich.","genuine":true}}"#,
        ),
        Example::command("A point is earned:", r#"{"award":{"seat":3,"reason":"idea"}}"#),
        Example::deed("A command in words:", r#"{"say":"end conflict"}"#),
    ]
}
