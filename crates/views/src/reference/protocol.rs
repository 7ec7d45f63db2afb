//! What all systems share: messages, views and HTTP.

use super::{Example, engine::opening, section, typescript::Types};
use crate::wire::{
    CampaignHead, CampaignView, CharacterText, CheckedCharacter, ClientMessage, CoursesNews, Created,
    CreationView, Found, InsightNews, JoinCampaign, Joined, KeepsakeView, NewShelf, NewTable, NewWhatIf,
    NextTable, OddsView, PastItem, Problem, ProposalsNews, PutCampaign, PutItem, ServerMessage, ShelfView,
    SimulationNews, TableCard, WhatIfView,
};

/// The contents of `docs/protocol.md`.
///
/// # Errors
/// The types without docs.
pub fn protocol() -> Result<String, Vec<String>> {
    let mut text = String::from(HEAD);
    for (n, example) in examples().iter().enumerate() {
        example.write(&mut text, n);
    }
    let (mut client, mut server, mut plain) =
        (Types::of_the_wire(), Types::of_the_wire(), Types::of_the_wire());
    client.add::<ClientMessage>();
    server.add::<ServerMessage>();
    plain.add::<NewTable>();
    plain.add::<NewWhatIf>();
    plain.add::<WhatIfView>();
    plain.add::<Created>();
    plain.add::<TableCard>();
    plain.add::<Joined>();
    plain.add::<Problem>();
    plain.add::<OddsView>();
    plain.add::<SimulationNews>();
    plain.add::<ProposalsNews>();
    plain.add::<InsightNews>();
    plain.add::<CoursesNews>();
    plain.add::<KeepsakeView>();
    plain.add::<CreationView>();
    plain.add::<CharacterText>();
    plain.add::<CheckedCharacter>();
    plain.add::<NewShelf>();
    plain.add::<ShelfView>();
    plain.add::<PutItem>();
    plain.add::<PastItem>();
    plain.add::<CampaignHead>();
    plain.add::<CampaignView>();
    plain.add::<Found>();
    plain.add::<JoinCampaign>();
    plain.add::<NextTable>();
    plain.add::<PutCampaign>();
    section(&mut text, "What a client says", "One JSON object for each message.", &client);
    section(&mut text, "What the server says", MADE_FOR_ONE, &server);
    section(&mut text, "Over plain HTTP", "", &plain);
    text.truncate(text.trim_end().len());
    text.push('\n');
    let missing = [client.undocumented, server.undocumented, plain.undocumented].concat();
    if missing.is_empty() { Ok(text) } else { Err(missing) }
}

const HEAD: &str = "# Protocol

Made from the types in `crates/views` and `crates/log` by
`UPDATE=1 cargo test -p schwung-views --test suite reference`; do not edit.

A client opens a socket and says `hello` with its token. The server answers with `welcome`: who the token is, the
table as this viewer sees it, and lines of the log. From then on every change that this viewer may know of comes as an
`update`, in order and without gaps: a client that misses a number says `hello` again. Whatever is to be done goes as `do`, with an
id that the client makes up, and is answered by `done` once it is on disk, or by `refused`, and then nothing has
changed. The same id of the same seat is never carried out twice, so a client that is not sure repeats it; for anything
else it is refused then (`id_taken`). Refusals with `store`, `overtaken`, `overloaded`, `stopping` or `newer` leave open
whether it was carried out or will be: the same id tells, at any server of the same tables. Each repetition is answered; a
later one may be carried out although an earlier one was refused, so `done` has the last word. A seat that does too much at
once is refused as well (`too_many`), and `bye` tells a client that its table was closed there since the same person has it
open at too many places (`elsewhere`). `ask` tells something to one client and changes nothing.

The page knows no rules, and no other client needs to: `ask` for `forms` tells what an actor can do now, each form
makes a command, and questions come with all their choices. Choices are answered by their number.

Ids of actors, sides, aspects, zones, items and the like are opaque numbers. They stay the same as long as the table exists, and
commands take them as views show them. Neither their order nor what lies between them means anything, and a client cannot
make one up: an id that belongs to nothing is answered like that of something hidden. Exported files have other, plain ids.

A view has some 20 kB, and little of it changes at a time. A client that opens the socket at
`/api/socket?views=differences` gets `difference` instead of `update` where that is shorter: the changes of the view as a
JSON Patch (RFC 6902), and the `tag` of the view they start from. A client whose view has another `tag` says `hello`
again and gets the whole. A server of an earlier release sends whole views, and clients that do not ask for differences
get whole views.

What a viewer may not know is not in what it gets, nor that there is something. Records are counted for each viewer: one
that is hidden from a viewer has no number there and no `update`, and numbers of records in views, lines, requests and
the ids of questions are those of the viewer who sends or gets them. The game master sees every record. If the view has
changed and nothing was added to what the viewer may know of the log, an `update` has the number of the last one. `hash`
is the code of the last record that the viewer knows of, made with a key of the server.

Types without a name of their own are JSON's.

All this is the same for all systems. The commands, questions and events of a system have a reference of their own:
[the Fate books](protocol/fate.md), [ZeroSpace](protocol/zerospace.md), [Dämmersturm](protocol/daemmersturm.md).

## Examples

The game master can send the first of these, in this order, at a new table with the demo encounter, and a test does.

";

const MADE_FOR_ONE: &str = "Each message is made for one viewer, in that viewer's language.";

/// Messages that a game master can send in this order, and what a server says.
fn examples() -> Vec<Example> {
    vec![
        Example::new("A table with the demo encounter, opened by `POST /api/tables`:", &opening("sotc")),
        Example::new(
            "The first message; lines since record 1 are wanted:",
            r#"{"hello":{"token":"…","lang":"de","after":1}}"#,
        ),
        Example::deed(
            "A note to the game master alone:",
            r#"{"house":{"say":{"text":"Ich schleiche zurück.","to":"gm"}}}"#,
        ),
        Example::deed("From now on, everybody rolls own dice:", r#"{"house":{"dice":"own"}}"#),
        Example::new(
            "What can an actor do? In this example, 0 and 1 stand for the ids of the first two actors of the view.",
            r##"{"ask":{"id":"#","what":{"forms":{"actor":0}}}}"##,
        ),
        Example::deed("A command in words: whose turn it is.", r#"{"say":"turn to Kapitänin Ida Brandt"}"#),
        Example::command(
            "A command as JSON: an attack.",
            r#"{"attack":{"by":0,"on":1,"agenda":0,"skill":27,"plan":{}}}"#,
        ),
        Example::deed("Own dice, die by die:", r#"{"roll":{"question":"6.0","faces":[1,0,-1,1]}}"#),
        Example::new(
            "How good are the choices of a question?",
            r##"{"ask":{"id":"#","what":{"odds":{"question":"6.1"}}}}"##,
        ),
        Example::deed(
            "The fourth choice of a question; choices count from 0:",
            r#"{"answer":{"question":"6.1","choice":3}}"#,
        ),
        Example::deed("The usual answer, or the server's dice:", r#"{"skip":{"question":"6.2"}}"#),
        Example::new(
            "What would change if all since record 6 were undone?",
            r##"{"ask":{"id":"#","what":{"undo_preview":{"to":6}}}}"##,
        ),
        Example::deed("The game master takes it back:", r#"{"undo":{"to":6,"keep_dice":false}}"#),
        Example::new("It is done, and on disk:", r#"{"done":{"id":"2","seq":3}}"#),
        Example::new(
            "It was refused:",
            r#"{"refused":{"id":"5","code":"gm_only","text":"Das kann nur die Spielleitung."}}"#,
        ),
        Example::new("Who is there:", r#"{"online":{"seats":[0,1,3],"watching":1}}"#),
    ]
}
