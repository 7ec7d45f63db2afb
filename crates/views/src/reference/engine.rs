//! The reference of one engine.

use std::fmt::Write as _;

use ts_rs::TS;

use super::{Example, docs::Sources, list, section, typescript::Types};

/// The contents of an engine's reference besides its types and their doc comments.
#[derive(Clone, Debug)]
pub struct EngineReference {
    /// The subject of its headings: "the Fate books".
    pub of: &'static str,
    /// The folder of the engine in `crates/`.
    pub engine: &'static str,
    /// The folder in `crates/` of the crate whose test writes the reference.
    pub made_in: &'static str,
    /// What readers should know about the numbers and words in commands.
    pub intro: &'static str,
    /// The kinds of all questions.
    pub kinds: &'static [&'static str],
    /// The examples, book by book.
    pub scenes: Vec<Scene>,
}

/// The examples of one book. They are sent to a new table with its demo encounter, in this order.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The id of the book.
    pub book: &'static str,
    /// The name of the book.
    pub title: &'static str,
    /// The examples.
    pub examples: Vec<Example>,
}

/// The body of the request that opens a table with the demo encounter of a book.
pub(super) fn opening(book: &str) -> String {
    format!(r#"{{"start":{{"demo":{{"system":"{book}"}}}},"gm":"Karla","lang":"de"}}"#)
}

impl EngineReference {
    /// The reference as Markdown. `C` is the type of commands, which is called `Command`, and `E` that of events, which
    /// is called `Event`.
    ///
    /// # Errors
    /// The questions, commands, events and types without docs.
    pub fn markdown<C: TS + 'static, E: TS + 'static>(&self) -> Result<String, Vec<String>> {
        let folder = format!("{}/src", self.engine);
        let sources = Sources::read(&[&folder, "table/src"]);
        let (mut commands, mut events) = (Types::new(sources.clone()), Types::new(sources.clone()));
        commands.add::<C>();
        events.add::<E>();

        let mut text = self.head();
        for scene in &self.scenes {
            let _ = writeln!(text, "### {}\n", scene.title);
            let opening = Example::new("The table, opened by `POST /api/tables`:", &opening(scene.book));
            for (n, example) in [&opening].into_iter().chain(&scene.examples).enumerate() {
                example.write(&mut text, n);
            }
        }
        text.push_str(COMMANDS);
        list(&mut text, &sources.topics("Command"));
        section(&mut text, "Types of the commands", "", &commands);
        text.push_str(QUESTIONS);
        let questions = sources.questions();
        list(&mut text, &questions);
        text.push_str(EVENTS);
        list(&mut text, &sources.topics("Event"));
        text.truncate(text.trim_end().len());
        text.push('\n');

        let mut missing = commands.undocumented;
        missing.extend(events.undocumented.into_iter().filter(|it| it.contains("Event")));
        let documented = |kind: &str| questions.iter().any(|it| it.name == kind && !it.doc.is_empty());
        missing.extend(self.kinds.iter().filter(|it| !documented(it)).map(|it| format!("question {it}")));
        if missing.is_empty() { Ok(text) } else { Err(missing) }
    }

    fn head(&self) -> String {
        let EngineReference { of, engine, made_in, intro, .. } = self;
        format!(
            "# Commands, questions and events of {of}

Made from the types in `crates/{engine}` and the examples in `crates/{made_in}` by
`UPDATE=1 cargo test -p schwung-{made_in} --test suite reference`; do not edit.

[protocol.md](../protocol.md) describes the messages that all systems share.
{intro}

## Examples

The game master can send these messages, in this order, at a new table with the demo encounter of the book, and a test
does. Whatever the table still asks before the next command is answered with `skip`. Fields that an example leaves out
may be left out.

"
        )
    }
}

const COMMANDS: &str = "## Commands

What `{\"do\": {\"id\": …, \"what\": {\"command\": …}}}` takes. A dot stands for nesting: what is called `a.b` here is
written `{\"a\": {\"b\": …}}`.

";

const QUESTIONS: &str = "## Kinds of question

`kind` of a question, and the name of the setting that says whether a seat is asked.

";

const EVENTS: &str = "## Events

What a table file has under `told`, by name. Clients get lines in words made from them.

";
