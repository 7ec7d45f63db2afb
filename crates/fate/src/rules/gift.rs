//! Talents, gifts and stunts.

use schwung_table::Play;

use crate::{ActorId, Bar, Effort, Event, FateTable, Gift, Reason, State, Wording, rules::budget};

/// Checks that the gift exists and can be paid for.
//= malmsturm.gift.fate-cost
//= freefate.fate.default-stunt
pub(crate) fn check(state: &State, who: ActorId, gift: u8) -> Result<(), Reason> {
    budget::can_act_at_all(state, who)?;
    let Some(it) = of(state, who, gift) else { return Err(Bar::NoSuchGift.into()) };
    if state.actor(who).fate < it.price {
        return Err(Reason::of(Bar::NoFatePoint, i16::from(it.price), i16::from(state.actor(who).fate)));
    }
    Ok(())
}

fn of(state: &State, who: ActorId, gift: u8) -> Option<&Gift> {
    state.frame.sheet(who).gifts.get(usize::from(gift))
}

/// Uses a gift for its effect, at its price; many are free.
//= malmsturm.gift.bend-rules
//= malmsturm.gift.cost-fixed-before
pub(crate) fn use_it<T: FateTable>(t: &mut T, who: ActorId, gift: u8, text: &Wording) -> Play<T, ()> {
    tell(t, who, gift, text);
    Ok(())
}

/// Pays for a gift that adds to a roll; returns its bonus.
pub(crate) fn pay<T: FateTable>(t: &mut T, who: ActorId, gift: u8) -> i8 {
    let value = of(t.state(), who, gift).and_then(|it| it.bonus).map_or(0, |it| it.1);
    tell(t, who, gift, &Wording::NONE);
    value
}

fn tell<T: FateTable>(t: &mut T, who: ActorId, gift: u8, text: &Wording) {
    let it = of(t.state(), who, gift);
    let (name, price) = it.map_or((Wording::NONE, 0), |it| (Wording::new(&it.name), it.price));
    // If the game master permits it in spite of too few points, all available points are paid.
    //= malmsturm.fate.no-debt
    let price = price.min(t.state().actor(who).fate);
    t.tell(Event::GiftUsed { actor: who, gift, name, price, text: text.clone() });
}

/// Adds the bonuses of gifts without a price, which apply automatically.
//= malmsturm.gift.bend-rules
#[inline(always)]
pub(crate) fn add_free(state: &State, effort: &mut Effort) {
    let gifts = &state.frame.sheet(effort.actor).gifts;
    if !gifts.is_empty() {
        let value = sum_of_free(gifts, effort);
        effort.adjust.set_gift(value);
    }
}

#[inline(never)]
fn sum_of_free(gifts: &[Gift], effort: &Effort) -> i8 {
    let of_skill = gifts.iter().filter(|it| it.price == 0).filter_map(|it| it.bonus);
    let fitting = of_skill.filter(|bonus| Some(bonus.0) == effort.skill);
    fitting.fold(0i8, |sum, bonus| sum.saturating_add(bonus.1))
}

/// Gifts with a price that could add to this roll: index, price, and the reason if one cannot be used. Each
/// bonus can be added once.
pub(crate) fn for_roll<'s>(
    state: &'s State,
    effort: &'s Effort,
) -> impl Iterator<Item = (u8, u8, Option<Reason>)> + 's {
    let gifts = &state.frame.sheet(effort.actor).gifts;
    let used = effort.adjust.gift() != sum_of_free(gifts, effort);
    let points = state.actor(effort.actor).fate;
    (0u8..).zip(gifts).filter(|(_, it)| it.price > 0).filter_map(move |(n, it)| {
        let fits = it.bonus.is_some_and(|bonus| Some(bonus.0) == effort.skill && bonus.1 != 0);
        let barred = if used {
            Some(Bar::GiftDoesNotFit.into())
        } else if points < it.price {
            Some(Reason::of(Bar::NoFatePoint, i16::from(it.price), i16::from(points)))
        } else {
            None
        };
        fits.then_some((n, it.price, barred))
    })
}
