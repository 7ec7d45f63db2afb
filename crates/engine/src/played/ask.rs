//! Answers to the queries of viewers.

use schwung_log::QuestionId;
use schwung_messages::Tongue;
use schwung_rulebook::Words;
use schwung_table::{Hosted as _, Owner, System as _};
use schwung_views::{
    Look, Numbers, Shown as _, coach, house,
    wire::{Ask, CommandText, PlanStep, Reply, You},
};

use super::{MOST_PASTED, Played, game::author};
use crate::{
    AnyGame as _, Refusal,
    actor::plain,
    ahead::NoDice,
    found::{MOST_SOUGHT, lines_with},
    setup::Setup,
    weighed,
};

/// Maximum number of log lines sent at once.
const MOST_LINES: usize = 200;
/// Maximum number of steps of a plan whose odds are asked for.
const MOST_STEPS: usize = 40;

impl<T: Setup> Played<T> {
    /// Replies to a query, in the numbers of the log.
    ///
    /// # Errors
    /// If the thing asked about does not exist, or the viewer may not know it.
    pub(super) fn reply(
        &self,
        (you, tongue): (You, Tongue),
        look: Look<'_, T::System>,
        numbers: &Numbers,
        what: Ask,
    ) -> Result<Reply, Refusal> {
        Ok(match what {
            Ask::Forms { actor } => Reply::Forms(T::Screen::forms(look, actor.map(plain))),
            Ask::SheetForm { actor } => match T::Screen::sheet_form(look, plain(actor)) {
                Some(form) => Reply::Forms(vec![form]),
                None => return Err(Refusal::new(look, "not_yours", "refused-not-yours", &[])),
            },
            Ask::Forecast { command } => self.forecast(look, &command)?,
            Ask::Odds { question } => self.odds(look, question)?,
            Ask::PlanOdds { question, choice, then } => self.plan_odds(look, question, choice, then)?,
            Ask::Drafts { .. } if !look.is_gm() => return Err(Refusal::gm_only(look)),
            Ask::Drafts { body } if body.chars().count() > MOST_PASTED => {
                return Err(Refusal::length(look, MOST_PASTED));
            }
            Ask::Drafts { body } => match T::Screen::drafts(look, &body) {
                Some(drafts) => Reply::Drafts(drafts),
                None => return Err(Refusal::new(look, "no_drafts", "refused-no-drafts", &[])),
            },
            Ask::Lines { before } => {
                let (lines, earlier) = self.lines_before(you, tongue, before, MOST_LINES);
                Reply::Lines { lines, earlier }
            }
            Ask::Find { words } if words.chars().count() > MOST_SOUGHT => {
                return Err(Refusal::length(look, MOST_SOUGHT));
            }
            Ask::Find { words } => {
                let (lines, earlier) = lines_with::<T::Screen>(look, numbers, &Words::new(&words));
                Reply::Lines { lines, earlier }
            }
            Ask::UndoPreview { to } => self.undo_preview(look, to)?,
            Ask::SheetChange(it) => Reply::SheetChange(self.sheet_change(look, &it)?),
            Ask::History { actor } => Reply::History(self.history(look, actor)?),
            Ask::HandedIn { id } => {
                let by =
                    author(you).ok_or_else(|| Refusal::new(look, "not_yours", "refused-not-yours", &[]))?;
                Reply::HandedIn(Box::new(self.handed_in(look, by, id)?))
            }
            Ask::Evening(evening) => {
                let ahead = self.evening(look, &evening, &mut NoDice)?;
                Reply::Evening(T::Screen::changes(look, self.game.state(), ahead.game().state()))
            }
            Ask::Conditions(evening) => Reply::Conditions(self.conditions(look, &evening, &mut NoDice)?),
            Ask::TakeOff { actors, scene } => {
                Reply::TakeOff(self.taken_off(look, &actors, scene, "…", &mut NoDice)?.losses)
            }
            Ask::Settings => Reply::Settings(T::Screen::settings(look)),
            Ask::Prompts => Reply::Prompts(house::prompts(look)),
        })
    }

    /// Whether a command is legal now, and its chance.
    fn forecast(&self, look: Look<'_, T::System>, command: &CommandText) -> Result<Reply, Refusal> {
        let command = self.nameable(look, self.command(look, command)?)?;
        // A check against facts that only the game master knows would reveal them.
        if !look.is_gm() && T::System::owner(self.game.state(), &command) == Owner::Gm {
            return Err(Refusal::gm_only(look));
        }
        let barred = T::System::check(self.game.state(), &command).err();
        let barred = barred.map(|it| T::Screen::barred(look, &it));
        let chance = if barred.is_none() { T::Screen::forecast(look, &command) } else { None };
        Ok(Reply::Forecast { barred, chance })
    }

    /// The chances of the answers to a question, and the coach's advice.
    fn odds(&self, look: Look<'_, T::System>, question: QuestionId) -> Result<Reply, Refusal> {
        let asked = self.asked(look, &question)?;
        let chances = T::Screen::odds(look, &asked);
        let advice = || {
            if chances.is_empty() {
                weighed::advice::<T>(look, &asked)
            } else {
                T::Screen::advice(look, &asked, &chances)
            }
        };
        let advice = coach::is_on(look, &asked).then(advice).flatten();
        Ok(Reply::Odds { chances, question, coach: advice.map(Box::new) })
    }

    /// The chance of an answer that is followed by these steps.
    fn plan_odds(
        &self,
        look: Look<'_, T::System>,
        question: QuestionId,
        choice: usize,
        then: Vec<PlanStep>,
    ) -> Result<Reply, Refusal> {
        if then.len() > MOST_STEPS {
            return Err(Refusal::malformed(look, "then"));
        }
        let asked = self.asked(look, &question)?;
        let mut choices = Vec::new();
        if let Some(question) = asked.question {
            T::System::options(self.game.state(), question, &mut choices);
        }
        let first = choices.into_iter().nth(choice).filter(|it| it.barred.is_none());
        let Some(first) = first else { return Err(Refusal::malformed(look, "choice")) };
        let then = self.planned(look, then)?;
        Ok(Reply::PlanOdds { chance: T::Screen::plan_odds(look, &asked, &first.answer, &then), question })
    }

    /// What going back to a record would change.
    fn undo_preview(&self, look: Look<'_, T::System>, to: u64) -> Result<Reply, Refusal> {
        if !look.is_gm() {
            return Err(Refusal::gm_only(look));
        }
        let Some(then) = self.game.state_if_undone(to) else {
            return Err(Refusal::new(look, "nothing_to_undo", "refused-nothing-to-undo", &[]));
        };
        let now = self.game.state();
        Ok(Reply::UndoPreview {
            changes: T::Screen::changes(look, now, &then),
            reveals: T::Screen::reveals(&then, now),
            dice: self.game.has_dice_to_keep(to),
        })
    }
}
