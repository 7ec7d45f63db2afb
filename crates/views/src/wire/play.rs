//! Plays of the rule book, step by step.

use schwung_rulebook::Lang;
use serde::{Deserialize, Serialize};

use super::{Barred, DiceView, Line, QuestionView};

/// A rule by its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RuleName {
    /// Id of the rule.
    pub id: String,
    /// Title of the rule.
    pub title: String,
}

impl RuleName {
    /// The name of a rule in a language; `None` if there is no such rule.
    pub fn of(id: &str, lang: Lang) -> Option<RuleName> {
        let rule = schwung_rulebook::get(id)?;
        Some(RuleName { id: rule.id.to_owned(), title: rule.title.in_(lang).to_owned() })
    }
}

/// A play that shows a rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayName {
    /// Name of the play.
    pub play: String,
    /// Its title.
    pub title: String,
}

/// A play, step by step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayView {
    /// Name of the play.
    pub play: String,
    /// Its title.
    pub title: String,
    /// The language in which it is written: `de` or `en`. What was typed stays in it.
    pub lang: String,
    /// Id of its book.
    pub system: String,
    /// The rule that it shows.
    pub rule: RuleName,
    /// The rule that was asked for, if it has no play of its own. `rule` is then the nearest one that has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub instead_of: Option<RuleName>,
    /// Other plays that show the same rule.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<PlayName>,
    /// The steps: the first is the scene before anything happens.
    pub steps: Vec<PlayStepView>,
    /// Index of the first step in which the rule acts. If no step names it, that of the last step in which anything happens.
    pub at: u32,
    /// Whether a step names the rule. Some rules act without being named, such as those about what does not happen.
    pub named: bool,
}

/// Kind of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum PlayStepKind {
    /// The scene as it is set up.
    Scene,
    /// Something begins by itself: a conflict.
    Begins,
    /// A command.
    Command,
    /// A command while others wait.
    Aside,
    /// A roll.
    Roll,
    /// An answer to a question.
    Answer,
    /// A command that is refused.
    Refused,
    /// An answer that is refused.
    RefusedAnswer,
}

/// A step of a play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayStepView {
    /// What kind of step it is.
    pub kind: PlayStepKind,
    /// What was typed, in the reader's language except for names and texts; empty if nothing was.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub said: String,
    /// Who rolled or answered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<String>,
    /// The question that was answered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub question: Option<String>,
    /// The answer, in the words of the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer: Option<String>,
    /// The dice that were rolled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<DiceView>,
    /// Why it was refused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<Barred>,
    /// The lines that the log gained.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<Line>,
    /// The situation after the step, in one sentence.
    pub sentence: String,
    /// The questions after the step, with all answers and their prices.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub asked: Vec<QuestionView>,
    /// The scene and everybody in it after the step, one line each; absent if nothing has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<Vec<String>>,
    /// The rules that acted: those of the numbers, the answer or the refusal.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<RuleName>,
    /// The character that the reader's own character can replace from here on; absent if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stands_in: Option<StandsIn>,
}

/// Continuing a play from one of its steps with the reader's own character.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StandsIn {
    /// Name of the character that is replaced: the one who acts in this step, or else next.
    #[serde(rename = "for")]
    pub of: String,
    /// Index of the step after which it is replaced: this one, or the last one before the action in progress.
    pub after: u32,
}
