//! The coach's advice to the game master on answers without chances of their own: how the fight ends after each of them.

use schwung_chances::standing;
use schwung_insight::{Analysed as _, Habit, Most, Prospect, Waiting};
use schwung_log::{Asked, Running};
use schwung_play::Fights as _;
use schwung_table::System as _;
use schwung_views::{
    Look, Shown as _,
    coach::{self, Candidate},
    wire::{Chance, CoachView},
};

use crate::{habits, setup::Setup};

/// The number of fights and turns played, which bounds the time of a reply.
const MOST: Most = Most { fights: 400, turns_of_fight: 400, turns: 20_000 };
/// Maximum number of answers that are compared.
const MOST_ANSWERS: usize = 8;
/// Minimum number of fights for giving advice.
const LEAST: u32 = 50;

/// The coach's advice; `None` if the viewer is not the game master, since hidden facts influence fights as well.
pub(crate) fn advice<T: Setup>(look: Look<'_, T::System>, asked: &Asked<'_, T::System>) -> Option<CoachView> {
    let (question, Running { base, command, inputs, .. }) = (asked.question?, look.game.running()?);
    let state = look.game.state();
    let is_open = T::System::is_on(state) && standing::<T::System>(state).nth(1).is_some();
    if !look.is_gm() || !T::Screen::is_weighed(question) || !is_open {
        return None;
    }
    let side = T::System::side(state, T::System::asked(question)?);
    let view = T::Screen::question(look, asked);
    let usual = view.usual?;
    let mut choices = Vec::new();
    T::System::options(state, question, &mut choices);
    let others = (0..choices.len()).filter(|&n| n != usual && choices[n].barred.is_none());
    let compared: Vec<usize> = [usual].into_iter().chain(others).take(MOST_ANSWERS).collect();
    let answers: Vec<_> = compared.iter().filter_map(|&n| Some(choices.get(n)?.answer.clone())).collect();
    let habits: Vec<Habit> = habits::of_game::<T>(look.game).into_iter().map(habits::sampled).collect();
    let (answers, habits) = (&answers, &habits);
    let waiting = Waiting { base, command, inputs, who: asked.seat, answers, habits, side };
    let found = T::System::prospects(&waiting, MOST, look.game.seq());
    let first = found.first().filter(|it| it.of >= LEAST)?;
    let share = |it: &Prospect| f64::from(it.won) / f64::from(it.of);
    let candidate = |(&n, it): (&usize, &Prospect)| {
        // A difference within two standard errors may be due to the sample.
        let is_sure = n == usual || (share(it) - share(first)).abs() > 2.0 * it.error;
        Some(Candidate {
            choice: Some(n),
            label: view.choices.get(n)?.label.clone(),
            price: view.choices.get(n)?.price.clone(),
            // The cost of an answer in the fight is already part of its chance.
            cost: 1,
            chance: is_sure.then(|| chance(look, it)),
        })
    };
    let all: Vec<Candidate> = compared.iter().zip(&found).filter_map(candidate).collect();
    coach::advice(look.texts, Some(usual), &all)
}

fn chance<S: schwung_log::Kept>(look: Look<'_, S>, it: &Prospect) -> Chance {
    let rounded = (it.won * 100 + it.of / 2) / it.of;
    // A sampled chance is never certain.
    let percent = u8::try_from(rounded.clamp(1, 99)).unwrap_or(99);
    Chance {
        good: it.won.into(),
        of: it.of.into(),
        percent,
        label: look.texts.text("coach-wins", &[]),
        shifts: Vec::new(),
        levels: Vec::new(),
        notes: Vec::new(),
        raised: None,
    }
}
