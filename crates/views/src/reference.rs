//! The protocol reference, generated from the types.

use std::fmt::Write as _;

use schwung_fate::{
    ActorId, AgendaId, Aim, AspectId, Attack, Bearer, Command, Extra, Fact, MakeBlock, Maneuver, Plan,
    Simple, SkillId, Sprint, Target, Wording, ZoneId,
};
use schwung_log::{HouseDeed, QuestionId, Told};
use serde::Serialize;

use crate::{
    docs::{self, Documented},
    typescript::Types,
    wire::{
        Ask, ClientMessage, Created, Do, Hello, Joined, NewTable, OddsView, Problem, ServerMessage,
        SimulationNews, Start, TableCard,
    },
};

/// The reference of the protocol as Markdown: the contents of `docs/protocol.md`.
pub fn reference() -> String {
    let mut text = String::from(HEAD);
    examples(&mut text);
    section(&mut text, "What a client says", "One JSON object for each message.", |it| {
        it.add::<ClientMessage>();
    });
    section(&mut text, "What the server says", MADE_FOR_ONE, Types::add::<ServerMessage>);
    section(&mut text, "Over plain HTTP", "", |it| {
        it.add::<NewTable>();
        it.add::<Created>();
        it.add::<TableCard>();
        it.add::<Joined>();
        it.add::<Problem>();
        it.add::<OddsView>();
        it.add::<SimulationNews>();
    });
    text.push_str(COMMANDS);
    commands(&mut text);
    section(&mut text, "Types of the commands", "", Types::add::<Command>);
    text.push_str(QUESTIONS);
    list(&mut text, &docs::questions());
    text.push_str(EVENTS);
    list(&mut text, &docs::events());
    text
}

const HEAD: &str = "# Protocol

Made from the types in `crates/views`, `crates/log` and `crates/fate` by
`UPDATE=1 cargo test -p schwung-views --features ts --test suite typescript`; do not edit.

A client opens a socket and says `hello` with its token. The server answers with `welcome`: who the token is, the
table as this viewer sees it, and lines of the log. From then on every record of the table comes as an `update`, in
order and without gaps: a client that misses a number says `hello` again. Whatever is to be done goes as `do`, with an
id that the client makes up, and is answered by `done` once it is on disk, or by `refused`, and then nothing has
changed. The same id of the same seat is never carried out twice, so a client that is not sure repeats it; for anything
else it is refused then (`id_taken`). A seat that does too much at once is refused as well (`too_many`), and `bye` tells
whoever has a table open at too many places that it was closed here (`elsewhere`). `ask` tells something to one
client and changes nothing.

The page knows no rules, and no other client needs to: `ask` for `forms` tells what an actor can do now, each form
makes a command, and questions come with all their choices. Choices are answered by their number.

What a viewer may not know is not in what it gets. Types without a name of their own are JSON's.

## Examples

";

const MADE_FOR_ONE: &str = "Each message is made for one viewer, in that viewer's language.";

const COMMANDS: &str = "## Commands of the Fate books

What `{\"do\": {\"what\": {\"command\": …}}}` takes. Actors, zones, skills and agendas are numbered from 0 as in the
view. `say` takes the same commands in words; `docs/plays.md` lists them.

";

const QUESTIONS: &str = "## Kinds of question

`kind` of a question, and the name of the setting that says whether a seat is asked.

";

const EVENTS: &str = "
## Events

What a table file has under `told`, by name. Clients get lines in words made from them.

";

/// A section with types as TypeScript.
fn section(text: &mut String, title: &str, intro: &str, add: impl FnOnce(&mut Types)) {
    let mut types = Types::new();
    add(&mut types);
    let _ = writeln!(text, "## {title}\n");
    if !intro.is_empty() {
        let _ = writeln!(text, "{intro}\n");
    }
    text.push_str("```ts\n");
    let declarations: Vec<&str> = types.declarations.values().map(String::as_str).collect();
    text.push_str(&declarations.join("\n"));
    text.push_str("```\n\n");
}

fn list(text: &mut String, all: &[Documented]) {
    text.push_str("| name | what |\n|---|---|\n");
    for it in all {
        let _ = writeln!(text, "| `{}` | {} |", it.name, it.doc.replace('|', "\\|"));
    }
}

fn example(text: &mut String, what: &str, value: &impl Serialize) {
    let json = serde_json::to_string(value).unwrap_or_default();
    let _ = writeln!(text, "{what}\n\n```json\n{json}\n```\n");
}

/// Examples of messages on the socket.
fn examples(text: &mut String) {
    let does = |what: Do| ClientMessage::Do { id: "7f3a".to_owned(), what };
    let attack = serde_json::to_value(attack()).unwrap_or_default();
    let question = QuestionId("12.3".to_owned());
    let hello = Hello { token: "…".to_owned(), lang: "de".to_owned(), after: 41 };
    for (what, message) in [
        ("The first message; lines since record 41 are wanted:", ClientMessage::Hello(hello)),
        ("An attack:", does(Do::Command(attack.clone()))),
        ("The same in words:", does(Do::Say("Anna attacks Boris with Fists".to_owned()))),
        (
            "The third choice of a question:",
            does(Do::Answer { question: question.clone(), choice: 2, words: String::new() }),
        ),
        (
            "Own dice, die by die:",
            does(Do::Roll { question: question.clone(), faces: Some(vec![1, 0, -1, 1]) }),
        ),
        (
            "Dice that fell in a game client, as its chat has them:",
            does(Do::Paste { text: "Hanspeter würfelt. Ergebnis: 15 (1-20)".to_owned() }),
        ),
        (
            "A note to the game master alone:",
            does(Do::House(HouseDeed::Say { text: "Ich schleiche zurück.".to_owned(), to: Told::Gm })),
        ),
        ("The game master takes back all since record 38:", does(Do::Undo { to: 38, keep_dice: false })),
        (
            "What can the actor 3 do?",
            ClientMessage::Ask { id: "7f3b".to_owned(), what: Ask::Forms { actor: Some(3) } },
        ),
        (
            "How good are the choices?",
            ClientMessage::Ask { id: "7f3c".to_owned(), what: Ask::Odds { question } },
        ),
    ] {
        example(text, what, &message);
    }
    for (what, message) in [
        ("It is done, and on disk:", ServerMessage::Done { id: "7f3a".to_owned(), seq: 42 }),
        (
            "It was refused:",
            ServerMessage::Refused {
                id: "7f3a".to_owned(),
                code: "gm_only".to_owned(),
                text: "Das kann nur die Spielleitung.".to_owned(),
                rule: None,
            },
        ),
        ("Who is there:", ServerMessage::Online { seats: vec![0, 1, 3], watching: 1 }),
    ] {
        example(text, what, &message);
    }
    let start = Start::Demo { system: "sotc".to_owned() };
    let new = NewTable { start, gm: "Karla".to_owned(), title: String::new(), lang: "de".to_owned() };
    example(text, "A table with the demo encounter, over HTTP:", &new);
}

fn attack() -> Command {
    let (by, on, agenda) = (ActorId(0), ActorId(4), AgendaId(0));
    let plan = Plan::default();
    Command::Attack(Attack { by, on, agenda, skill: Some(SkillId(27)), track: None, unaware: None, plan })
}

/// Examples of each kind of command, as JSON.
fn commands(text: &mut String) {
    let (by, skill) = (ActorId(2), SkillId(10));
    let plan = Plan { extras: vec![Extra::Move(ZoneId(1))], ..Plan::default() };
    let place = Aim::Place {
        text: Wording::new("Im Netz verheddert"),
        on: Bearer::Actor(ActorId(4)),
        sticky: false,
        paid: false,
    };
    let against = schwung_fate::Against::AttacksOn(ActorId(0));
    for (what, command) in [
        ("An attack:", attack()),
        (
            "A maneuver that places an aspect, with a move of one zone beside it:",
            Command::Maneuver(Maneuver {
                by,
                skill: Some(skill),
                target: Target::Actor(ActorId(4), [SkillId(3)].into_iter().collect()),
                aim: place,
                plan,
            }),
        ),
        (
            "A roll against a difficulty that only the game master sees:",
            Command::Simple(Simple {
                by,
                skill,
                difficulty: Some(3),
                hidden: true,
                time: None,
                quality: None,
                notice: None,
                plan: Plan::default(),
            }),
        ),
        (
            "A block that protects somebody:",
            Command::Block(MakeBlock {
                by,
                skill: Some(skill),
                against,
                text: Wording::NONE,
                left: false,
                plan: Plan::default(),
            }),
        ),
        (
            "A sprint over two zones:",
            Command::Sprint(Sprint {
                by,
                path: vec![ZoneId(1), ZoneId(2)],
                difficulty: None,
                skill: None,
                plan: Plan::default(),
            }),
        ),
        ("Holding one's action:", Command::Hold { by }),
        ("The game master shows everybody an aspect:", Command::Set(Fact::Reveal(AspectId(3), None))),
        (
            "The game master puts an aspect on the scene, hidden:",
            Command::Set(Fact::Aspect {
                text: Wording::new("Morsche Planken"),
                on: Bearer::Scene,
                hidden: true,
            }),
        ),
    ] {
        example(text, what, &command);
    }
}
