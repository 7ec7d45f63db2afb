//! Spending the shifts of a success.

use schwung_table::{Choice, Play, Seat};

use crate::{
    ActorId, Answer, Bar, Event, Fate, FateTable, Judgement, Price, Prompt, Reason, ShiftSpend, ShiftUse,
    SpendShift, Wording, rules::judge,
};

/// The starting points for the uses of shifts.
#[derive(Clone, Copy, Default)]
pub(crate) struct Work {
    /// The duration as a step of the time table, if time is counted.
    pub(crate) time: Option<u8>,
    /// The quality of the work, as a rung of the ladder.
    pub(crate) quality: Option<i8>,
    /// The difficulty to notice it.
    pub(crate) notice: Option<i8>,
}

/// The shifts spent on each use.
#[derive(Clone, Copy)]
pub(crate) struct Spent {
    /// Number of unspent shifts.
    pub(crate) left: i16,
    /// Number of shifts spent on time.
    pub(crate) time: u8,
    quality: u8,
    subtlety: u8,
}

impl Spent {
    /// Spends one shift on `on`; returns the number of shifts spent on it, and the resulting step or rung.
    fn add(&mut self, on: &ShiftUse, work: Work) -> (u8, Option<i16>) {
        let rung = |from: Option<i8>, steps: u8| from.map(|it| i16::from(it) + i16::from(steps));
        let add = |steps: &mut u8| {
            *steps = steps.saturating_add(1);
            *steps
        };
        self.left -= 1;
        match on {
            ShiftUse::Time => {
                let steps = add(&mut self.time);
                (steps, work.time.map(|it| i16::from(it) - i16::from(steps)))
            }
            //= sotc.shifts.increase-quality
            ShiftUse::Quality => {
                let steps = add(&mut self.quality);
                (steps, rung(work.quality, steps))
            }
            //= sotc.shifts.increase-subtlety
            ShiftUse::Subtlety => {
                let steps = add(&mut self.subtlety);
                (steps, rung(work.notice, steps))
            }
            ShiftUse::Other(_) => (0, None),
        }
    }

    /// Like [`Spent::add`], but only a preview: it changes a copy.
    fn with(mut self, on: &ShiftUse, work: Work) -> (u8, Option<i16>) {
        self.add(on, work)
    }
}

/// Spends shifts one by one; does nothing if the table does not want to be asked.
//= sotc.shifts.spend
//= sotc.shifts.reduce-time
//= sotc.shifts.skill-specific
//= freefate.shift.player-use
//= freefate.shift.uses-list
//= malmsturm.effect.use
///
/// The number of shifts would reveal a hidden difficulty; then the game master, who knows it, is asked.
pub(crate) fn spend<T: FateTable>(
    t: &mut T,
    who: ActorId,
    shifts: i16,
    work: Work,
    hidden: bool,
) -> Play<T, Spent> {
    let mut spent = Spent { left: shifts, time: 0, quality: 0, subtlety: 0 };
    // If shifts improve a known value, people want to decide; otherwise it depends on the table.
    let known = work.time.is_some() || work.quality.is_some() || work.notice.is_some();
    let asks = match t.state().switches().ask_shifts {
        Prompt::Ask => true,
        Prompt::Automatic => known,
        Prompt::Off => false,
    };
    if !asks {
        return Ok(spent);
    }
    // A refused use costs nothing, and another can be chosen.
    while spent.left > 0 {
        let (left, at) = (spent.left, work.time.map(|it| it - spent.time));
        let seat = if hidden { Seat::GM } else { t.state().actor(who).seat };
        let quality = spent.with(&ShiftUse::Quality, work);
        let subtlety = spent.with(&ShiftUse::Subtlety, work);
        let spend = t.ask(SpendShift { seat, who, left, at, quality, subtlety, hidden })?;
        let on = match spend {
            ShiftSpend::Done => return Ok(spent),
            ShiftSpend::Time => ShiftUse::Time,
            ShiftSpend::Quality => ShiftUse::Quality,
            ShiftSpend::Subtlety => ShiftUse::Subtlety,
            ShiftSpend::Other(text) => {
                // The game master has named it herself, and asking her would show others that shifts are left.
                if !hidden && !judge(t, Judgement::ShiftUse { actor: who, text: text.clone() })? {
                    continue;
                }
                ShiftUse::Other(text)
            }
        };
        let (steps, reached) = spent.add(&on, work);
        t.tell(Event::ShiftSpent { actor: who, on, steps, reached });
    }
    Ok(spent)
}

/// The answers to [`SpendShift`].
pub(crate) fn spend_options(it: &SpendShift, choices: &mut Vec<Choice<Fate>>) {
    let mut offer = |answer, cost, rule| {
        //= freefate.time.floor
        let moment = it.at == Some(1) && answer == ShiftSpend::Time;
        let barred = moment.then(|| Reason::of(Bar::NoSuchTime, 1, 0));
        choices.push(Choice { answer: Answer::Shift(answer), price: Price::shifts(cost), rule, barred });
    };
    offer(ShiftSpend::Done, 0, "sotc.shifts.spend");
    offer(ShiftSpend::Time, 1, "sotc.shifts.reduce-time");
    offer(ShiftSpend::Quality, 1, "sotc.shifts.increase-quality");
    offer(ShiftSpend::Subtlety, 1, "sotc.shifts.increase-subtlety");
    offer(ShiftSpend::Other(Wording::NONE), 1, "sotc.shifts.skill-specific");
}
