//! Messages from the server on the socket.

use schwung_log::QuestionId;
use serde::{Deserialize, Deserializer, Serialize};

use super::{
    AdvanceView, Chance, ConditionView, Form, HandedInDetail, Line, PromptView, SettingView, SheetChangeView,
    View, You,
};

/// One message from the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ServerMessage {
    /// The answer to `hello`: the complete view.
    Welcome {
        /// Role and seat of the viewer.
        you: You,
        /// The current view of the table.
        view: Box<View>,
        /// Lines since the record that the client had seen, or the last ones.
        lines: Vec<Line>,
        /// Whether the lines directly follow those that the client has. Otherwise they replace them.
        follows: bool,
        /// Code for the log up to the record with the number `seq`, to be sent back in `hello`. Opaque: it reveals
        /// nothing that is hidden.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        hash: String,
        /// Whether the log is not the one that the client has seen: a backup was restored, or records were changed.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        rewritten: bool,
        /// The first damaged record, if the stored log is damaged. The table shows the state before it, and can no longer be
        /// changed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        damaged: Option<u64>,
        /// Names this view in a `difference`. Only sent to clients that take differences.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        tag: String,
    },
    /// Something has changed for this viewer. Its number is one more than the last one, or the same, if the view has
    /// changed but nothing was added to what the viewer may know of the log; a client that misses a number sends
    /// `hello` again. Records that change nothing for a viewer are not sent and have no number there.
    Update {
        /// The viewer's number of the last record.
        seq: u64,
        /// The current view of the table.
        view: Box<View>,
        /// The new lines of the log.
        lines: Vec<Line>,
        /// Records whose lines are undone from now on.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        undone: Vec<u64>,
        /// Records whose lines were undone and are valid again.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        restored: Vec<u64>,
        /// Code for the log up to the record with this number, as in `welcome`.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        hash: String,
        /// Names this view in a `difference`. Only sent to clients that take differences.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        tag: String,
    },
    /// An `update` with the changes of the view instead of the view, for clients that take differences: those that open
    /// the socket at `/api/socket?views=differences`. Such a client keeps its view with its `tag`. If that is not `from`,
    /// it ignores the message and sends `hello` again. Other messages can come instead at any time.
    Difference {
        /// The viewer's number of the last record.
        seq: u64,
        /// The `tag` of the view to which the patch is applied: the last one sent to this client.
        from: String,
        /// The `tag` of the view that results.
        tag: String,
        /// The changes of the view, one after the other: a JSON Patch (RFC 6902).
        patch: Vec<Edit>,
        /// The new lines of the log.
        lines: Vec<Line>,
        /// Records whose lines are undone from now on.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        undone: Vec<u64>,
        /// Records whose lines were undone and are valid again.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        restored: Vec<u64>,
        /// Code for the log up to the record with this number, as in `welcome`.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        hash: String,
    },
    /// The request was carried out and is stored durably.
    Done {
        /// Id of the request.
        id: String,
        /// The viewer's number of the record that contains it, or of the last one before it that the viewer knows of.
        seq: u64,
    },
    /// The request was refused; nothing has changed.
    Refused {
        /// Id of the request.
        id: String,
        /// Machine-readable kind of refusal.
        code: String,
        /// The obstacle, and what is legal now, in the reader's language.
        text: String,
        /// Id of the rule that the refusal is based on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rule: Option<String>,
    },
    /// The answer to an `ask`.
    Reply {
        /// Id of the request.
        id: String,
        /// The requested information.
        with: Reply,
    },
    /// Who is connected. This changes without a record.
    Online {
        /// Numbers of the connected seats.
        seats: Vec<u8>,
        /// Number of spectators.
        watching: u32,
    },
    /// The answer to `ping`.
    Pong,
    /// The server closes the connection.
    Bye(Bye),
}

/// A change of a view.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Edit {
    /// What is done.
    pub op: EditKind,
    /// The place, as a JSON Pointer (RFC 6901) into the view; empty for the whole view.
    pub path: String,
    /// The new value; absent if something is removed.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub value: Option<serde_json::Value>,
}

/// Kinds of changes of a view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum EditKind {
    /// Adds a member to an object, or an entry to a list before the one at this place.
    Add,
    /// Removes a member of an object or an entry of a list.
    Remove,
    /// Replaces an existing value.
    Replace,
}

/// A value that is present, even if it is `null`.
fn present<'de, D: Deserializer<'de>>(value: D) -> Result<Option<serde_json::Value>, D::Error> {
    serde_json::Value::deserialize(value).map(Some)
}

/// Why the server closes a connection.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Bye {
    /// Machine-readable: `token`, `kicked`, `slow`, `flood`, `shutdown`, `malformed`, `origin`.
    pub code: String,
    /// The reason in the reader's language.
    pub text: String,
    /// Whether reconnecting makes sense.
    pub again: bool,
}

/// Requested information.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// Possible actions, both legal and barred.
    Forms(Vec<Form>),
    /// Whether a command would be legal, and its odds.
    Forecast {
        /// Why it is not legal; `null` if it is.
        barred: Option<super::Barred>,
        /// The probability of success; `null` if no dice are involved or the viewer may not know it.
        chance: Option<Chance>,
    },
    /// The chance of each choice, in order; `null` for choices that no dice decide.
    Odds {
        /// Id of the question.
        question: QuestionId,
        /// The chances, by index of the choice.
        chances: Vec<Option<Chance>>,
        /// The advice of the coach, if the viewer has switched it on and an answer is really better than the
        /// proposed one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        coach: Option<Box<CoachView>>,
    },
    /// The chance of a plan.
    PlanOdds {
        /// Id of the question.
        question: QuestionId,
        /// The chance; `null` if no dice decide it or the viewer may not know it.
        chance: Option<Chance>,
    },
    /// The parts of a pasted text in order, and what they would become.
    Drafts(Vec<DraftView>),
    /// Older lines.
    Lines {
        /// The lines, oldest first.
        lines: Vec<Line>,
        /// Whether there are still older lines.
        earlier: bool,
    },
    /// What undoing would change.
    UndoPreview {
        /// The individual changes.
        changes: Vec<Change>,
        /// Whether people have learned a secret since.
        reveals: bool,
        /// Whether dice would be undone that can show the same faces again.
        dice: bool,
    },
    /// The effect of new values of a sheet.
    SheetChange(SheetChangeView),
    /// The history of a character, the latest change first.
    History(Vec<AdvanceView>),
    /// A submission for approval.
    HandedIn(Box<HandedInDetail>),
    /// What the next evening would change.
    Evening(Vec<Change>),
    /// What happens to each condition when the next evening begins.
    Conditions(Vec<ConditionView>),
    /// What taking actors and the scene off the table would lose, one sentence each. Everything else comes back as it is.
    TakeOff(Vec<String>),
    /// All settings.
    Settings(Vec<SettingView>),
    /// All kinds of questions that can be switched off.
    Prompts(Vec<PromptView>),
}

/// A part of a pasted text, and what it would become.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DraftView {
    /// Line in which it begins, from 1.
    pub line: u32,
    /// Name of the character; empty for text that belongs to nobody.
    pub name: String,
    /// The part as it was pasted.
    pub text: String,
    /// What it would become, in the reader's language; empty if it is ignored.
    pub becomes: String,
    /// Its weapons, shields and the like as they are written below it, one by one.
    #[serde(default)]
    pub gear: Vec<String>,
    /// Its spells as they are written below it, one by one.
    #[serde(default)]
    pub spells: Vec<String>,
    /// Its name in the game client, if that is written below it.
    #[serde(default)]
    pub client: String,
    /// Whether it can be imported.
    pub fits: bool,
    /// Warnings and errors, in the order of the text.
    pub remarks: Vec<DraftRemark>,
}

/// A warning or an error in a part of a pasted text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DraftRemark {
    /// Line number, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
    /// The remark in the reader's language.
    pub text: String,
    /// Whether it is an error that prevents the import. Otherwise it is a warning.
    pub wrong: bool,
}

/// The advice of the coach on the answers to a question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CoachView {
    /// One sentence, in the reader's language: the better answer, its chance and its price.
    pub text: String,
    /// Index of that answer; `null` for several answers given together.
    pub choice: Option<usize>,
    /// Its chance in whole percent.
    pub percent: u8,
    /// The chance of the proposed answer; `null` if that has none.
    pub instead: Option<u8>,
}

/// A difference between two states.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Change {
    /// The difference, in the reader's language.
    pub text: String,
}
