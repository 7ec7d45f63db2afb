//! The coach: one sentence on the answers to a question, derived from the chances that are shown beside them.
//!
//! It compares them with the proposed answer, which most people give without a second thought. It names, in this order: an
//! answer that costs no more and has a better chance; one that costs less and has no worse chance; the one that gains most
//! for its price. If that is not certain, it adds the price of a certain answer. Points and turns count alike as a price,
//! since there is no exchange rate between them. Differences of less than [`LEAST`], or [`LEAST_PAID`] for a higher price,
//! are not mentioned.

use schwung_log::{Asked, Kept};
use schwung_messages::Catalogue;

use crate::{
    Look,
    wire::{Chance, CoachView, QuestionView},
};

/// Minimum gain worth mentioning, in percentage points.
pub const LEAST: i128 = 5;
/// Minimum gain worth a higher price, in percentage points.
pub const LEAST_PAID: i128 = 10;

/// Leading zeros that the number of all ways must have, so that there is room to compare products.
const ROOM: u32 = 8;

/// An answer that is compared, or several given one after the other.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// Index of the answer; `None` for several answers.
    pub choice: Option<usize>,
    /// Its effect, in words.
    pub label: String,
    /// Its price, in words; `None` if it is free or if the label contains it.
    pub price: Option<String>,
    /// Its price, in points and turns.
    pub cost: u8,
    /// Its chance, as far as the viewer may know it.
    pub chance: Option<Chance>,
}

impl Candidate {
    /// Ways that are good, and all ways, as fractions whose products can be compared without overflow. Nothing is known to
    /// be gained without a chance.
    fn ways(&self) -> (i128, i128) {
        let Some(Chance { good, of, .. }) = self.chance else { return (0, 1) };
        let excess = ROOM.saturating_sub(of.leading_zeros());
        (i128::from(good >> excess), i128::from((of >> excess).max(1)))
    }

    fn is_certain(&self) -> bool {
        self.chance.as_ref().is_some_and(|it| it.good == it.of.max(1))
    }

    /// By how much its chance is better than that of another, as a fraction.
    fn gain(&self, other: &Candidate) -> (i128, i128) {
        let ((good, of), (other_good, other_of)) = (self.ways(), other.ways());
        (good * other_of - other_good * of, of * other_of)
    }
}

/// Whether the viewer has a coach and is the one who may answer.
pub fn is_on<S: Kept>(look: Look<'_, S>, asked: &Asked<'_, S>) -> bool {
    let seat = asked.seat;
    let own = if look.is_gm() { schwung_table::Seat::GM } else { seat };
    (look.is_gm() || look.is_mine(seat)) && look.game.house().is_coached(own)
}

/// The answers of a question with their chances; `costs` has what each costs, in points and turns.
pub fn candidates(
    question: &QuestionView,
    chances: &[Option<Chance>],
    costs: impl IntoIterator<Item = u8>,
) -> Vec<Candidate> {
    let choices = question.choices.iter().zip(costs).enumerate();
    let of = |(n, (it, cost)): (usize, (&crate::wire::ChoiceView, u8))| Candidate {
        choice: Some(n),
        label: it.label.clone(),
        price: it.price.clone().filter(|_| cost > 0),
        cost,
        chance: chances.get(n).cloned().flatten().filter(|_| it.barred.is_none()),
    };
    choices.map(of).collect()
}

/// The coach's advice; `None` if no answer is clearly better than the `usual` one, or if no chance is known.
pub fn advice(c: &Catalogue, usual: Option<usize>, all: &[Candidate]) -> Option<CoachView> {
    let usual = all.iter().find(|it| usual.is_some() && it.choice == usual)?;
    let others = || all.iter().filter(|it| it.chance.is_some() && it.choice != usual.choice);
    let is_real = |it: &Candidate| {
        let (gain, of) = it.gain(usual);
        gain * 100 >= of * if it.cost > usual.cost { LEAST_PAID } else { LEAST }
    };
    if let Some(found) = best(others().filter(|it| it.cost <= usual.cost && is_real(it))) {
        return Some(said(c, found, usual, all));
    }
    let no_worse = |it: &Candidate| it.cost < usual.cost && usual.chance.is_some() && it.gain(usual).0 >= 0;
    if let Some(found) = best(others().filter(|it| no_worse(it))) {
        let args = [("answer", &*found.label), ("chance", &*chance(c, found, None))];
        return Some(view(found, usual, &c.text("coach-saves", &args)));
    }
    // The gain for each point or turn: it is multiplied by the price of the other one.
    let per_price = |a: &Candidate, b: &Candidate| {
        let ((gain, of), (other, other_of)) = (a.gain(usual), b.gain(usual));
        let [price, other_price] = [a, b].map(|it| i128::from(it.cost - usual.cost));
        // Scaled down, so that products of three numbers fit.
        let share = |gain: i128, of: i128| gain.saturating_mul(1_000_000) / of;
        (share(gain, of) * other_price).cmp(&(share(other, other_of) * price)).then_with(|| gain.cmp(&other))
    };
    // Of equals the first one.
    let found =
        others().filter(|it| it.cost > usual.cost && is_real(it)).rev().max_by(|a, b| per_price(a, b))?;
    Some(said(c, found, usual, all))
}

/// The candidate with the best chance; the cheapest of several with the same chance.
fn best<'a>(all: impl Iterator<Item = &'a Candidate>) -> Option<&'a Candidate> {
    all.reduce(|best, next| {
        let (gain, _) = next.gain(best);
        if gain > 0 || gain == 0 && next.cost < best.cost { next } else { best }
    })
}

/// The sentence on an answer that has a better chance than the usual one, and on what makes it certain.
fn said(c: &Catalogue, it: &Candidate, usual: &Candidate, all: &[Candidate]) -> CoachView {
    let sure = all.iter().filter(|sure| sure.is_certain() && sure.cost > it.cost).min_by_key(|it| it.cost);
    let sure = sure.filter(|_| !it.is_certain()).and_then(|it| it.price.as_deref());
    let key = match (it.cost, &it.price, sure) {
        (0, _, None) => "coach-free",
        (0, _, Some(_)) => "coach-free-sure",
        (_, None, _) => "coach-plain",
        (_, Some(_), None) => "coach-priced",
        (_, Some(_), Some(_)) => "coach-priced-sure",
    };
    let (chance, price) = (chance(c, it, usual.chance.as_ref()), it.price.as_deref().unwrap_or_default());
    let args =
        [("answer", &*it.label), ("chance", &*chance), ("price", price), ("sure", sure.unwrap_or_default())];
    view(it, usual, &c.text(key, &args))
}

/// The chance in words, compared with the one before.
fn chance(c: &Catalogue, it: &Candidate, before: Option<&Chance>) -> String {
    let Some(now) = &it.chance else { return String::new() };
    let n = ("n", &*now.percent.to_string());
    match before {
        None => c.text("coach-chance", &[n, ("label", &now.label)]),
        Some(before) => {
            let before = ("before", &*before.percent.to_string());
            c.text("coach-chance-instead", &[n, before, ("label", &now.label)])
        }
    }
}

fn view(it: &Candidate, usual: &Candidate, text: &str) -> CoachView {
    let mut rest = text.chars();
    let first = rest.next().into_iter().flat_map(char::to_uppercase);
    CoachView {
        text: first.chain(rest).collect(),
        choice: it.choice,
        percent: it.chance.as_ref().map_or(0, |it| it.percent),
        instead: usual.chance.as_ref().map(|it| it.percent),
    }
}
