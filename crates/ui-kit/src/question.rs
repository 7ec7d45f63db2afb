//! Questions and rolls in the parts that everybody sees.

use schwung_log::{Asked, Kept};
use schwung_messages::Catalogue;
use schwung_table::{DiceSpec, System};
use schwung_views::{
    Look, house,
    wire::{QuestionView, RollView},
};

/// Maximum length of the text of an answer, in characters; the same limit as in the log.
pub const MOST_WORDS: u32 = 500;

/// A question or roll without its contents. `name` is that of the seat.
pub fn empty<S: Kept>(look: Look<'_, S>, asked: &Asked<'_, S>, name: String) -> QuestionView {
    QuestionView {
        id: asked.id.clone(),
        seat: asked.seat.0,
        name,
        mine: look.answers_for(asked.seat),
        kind: "roll".to_owned(),
        sentence: String::new(),
        actor: None,
        choices: Vec::new(),
        usual: None,
        roll: None,
        rule: None,
        pick: None,
        ask: None,
        afterwards: None,
        plan: None,
        attempt: None,
    }
}

/// Dice to be rolled. `command` is the text to type in another program to roll them.
pub fn roll(c: &Catalogue, dice: &DiceSpec, command: Option<String>) -> RollView {
    RollView {
        dice: dice.name.to_owned(),
        faces: dice.dice.iter().map(|faces| faces.to_vec()).collect(),
        labels: house::labels(c, dice.name),
        command,
    }
}

/// All answers that a question lists.
pub fn options<S: System>(state: &S::State, question: &S::Question) -> Vec<schwung_table::Choice<S>> {
    let mut choices = Vec::new();
    S::options(state, question, &mut choices);
    choices
}
