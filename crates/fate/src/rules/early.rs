//! Using aspects, gifts and bought bonuses before the roll.

use schwung_table::{Choice, Play};

use crate::{
    ActorId, Answer, Bar, BoughtBonus, Buy, Early, Effort, Event, Fate, FateTable, Invocation, Plan, Price,
    Reason, State, UsedAspects, Why,
    rules::{
        dice::Toward,
        gift,
        means::{
            Bearing, MOST_BOUGHT, Usable, bar_to, bonus_for_sale, bought_on, each_option, has_means, is_open,
            price_of,
        },
        payment::{consents, invoked, is_still_paid, overrule},
    },
};

/// Before the roll: +1 for a fate point each, if the table allows that (nobody can veto it); and aspects for
/// +2.
//= malmsturm.fate.bonus-plus-one
//= malmsturm.fate.bonus-no-veto
//= malmsturm.invoke.timing
#[inline(never)]
pub(crate) fn early<T: FateTable>(
    t: &mut T,
    mut effort: Effort,
    toward: Toward,
    mut used: UsedAspects,
) -> Play<T, (Effort, UsedAspects)> {
    let who = effort.actor;
    let mut bought = u8::try_from(bought_on(&effort)).unwrap_or(0);
    loop {
        if !may_early(t.state(), &Bearing::before(&effort, toward, &used)) {
            return Ok((effort, used));
        }
        let (seat, Toward { acting, other }) = (t.state().actor(who).seat, toward);
        let early = t.ask(Buy { seat, who, bought, effort, acting, other, used })?;
        let invocation = match early {
            Early::Nothing => return Ok((effort, used)),
            Early::Bonus => Invocation::Bonus,
            Early::Aspect { aspect, free } => Invocation::Aspect { aspect, free, reroll: false },
            Early::Gift(gift) => Invocation::Gift(gift),
        };
        let barred = bar_early(t.state(), &Bearing::before(&effort, toward, &used), invocation);
        overrule(t, who, barred);
        match invocation {
            Invocation::Pass => {}
            Invocation::Bonus => {
                bought += 1;
                t.tell(Event::BonusBought { actor: who });
                effort = effort.plus(Why::Bought, 1);
            }
            Invocation::Gift(gift) => {
                let value = gift::pay(t, who, gift);
                effort = effort.plus(Why::Gift, value);
            }
            Invocation::Aspect { aspect, free, .. } => {
                if consents(t, who, aspect)? && (barred.is_some() || is_still_paid(t, who, aspect, free)) {
                    used.insert(aspect, toward.acting);
                    invoked(t, who, aspect, free, false);
                    effort = effort.plus(Why::Aspects, 2);
                }
            }
        }
    }
}

/// Checks that the +1 of a plan can be bought.
//= malmsturm.fate.bonus-plus-one
//= malmsturm.fate.bonus-stacking
//= malmsturm.fate.bonus-dropped
pub(crate) fn check(state: &State, who: ActorId, plan: &Plan) -> Result<(), Reason> {
    let switches = state.switches();
    if plan.bonus == 0 {
        return Ok(());
    }
    if switches.bought_bonus == BoughtBonus::Never {
        return Err(Bar::BonusNotNow.into());
    }
    if plan.bonus > 1 && !switches.bought_bonus_stacks {
        return Err(Bar::BonusOnce.into());
    }
    let bonus = i16::from(plan.bonus);
    if bonus > i16::from(MOST_BOUGHT) {
        return Err(Reason::of(Bar::SoftwareLimit, i16::from(MOST_BOUGHT), bonus));
    }
    let (need, have) = (bonus + i16::from(plan.swap.is_some()), i16::from(state.actor(who).fate));
    if have < need { Err(Reason::of(Bar::NoFatePoint, need, have)) } else { Ok(()) }
}

/// Pays for the +1 of a plan; returns the bonus. Points that were lost since the command was checked buy nothing.
//= malmsturm.fate.bonus-plus-one
pub(crate) fn buy<T: FateTable>(t: &mut T, who: ActorId, wanted: u8) -> i8 {
    let paid = wanted.min(t.state().actor(who).fate);
    for _ in 0..paid {
        t.tell(Event::BonusBought { actor: who });
    }
    i8::try_from(paid).unwrap_or(i8::MAX)
}

/// Returns whether anything can be used before the roll.
fn may_early(state: &State, it: &Bearing<'_>) -> bool {
    if !has_means(state, it.who) {
        return false;
    }
    let bonus = matches!(bonus_for_sale(state, it), Some(None));
    bonus
        || state.switches().early_aspects
            && (each_option(state, it, |it| is_open(it.bar().as_ref()))
                || it
                    .effort
                    .is_some_and(|it| gift::for_roll(state, it).any(|(_, _, barred)| barred.is_none())))
}

/// The reason why something cannot be used before the roll; `None` if it can.
fn bar_early(state: &State, it: &Bearing<'_>, invocation: Invocation) -> Option<Reason> {
    match invocation {
        Invocation::Bonus => bonus_for_sale(state, it).unwrap_or_else(|| Some(Bar::BonusNotNow.into())),
        other => bar_to(state, it, other),
    }
}

/// The answers to [`Buy`].
pub(crate) fn options(state: &State, it: &Buy, choices: &mut Vec<Choice<Fate>>) {
    let mut offer = |answer: Early, price, rule, barred| {
        choices.push(Choice { answer: answer.into(), price, rule, barred });
    };
    let bearing = Bearing::of(it);
    offer(Early::Nothing, Price::FREE, "malmsturm.fate.bonus-plus-one", None);
    if let Some(barred) = bonus_for_sale(state, &bearing) {
        offer(Early::Bonus, Price::points(1), "malmsturm.fate.bonus-plus-one", barred);
    }
    if !state.switches().early_aspects {
        return;
    }
    each_option(state, &bearing, |usable| {
        let Usable { aspect, free, .. } = *usable;
        let (price, rule) = price_of(state, it.who, aspect, free);
        offer(Early::Aspect { aspect, free }, price, rule, usable.bar());
        false
    });
    for (gift, price, barred) in gift::for_roll(state, &it.effort) {
        offer(Early::Gift(gift), Price::points(price), "malmsturm.gift.fate-cost", barred);
    }
}

/// The answers to [`Buy`] that can lead to different futures. Aspects can also be used after the roll, when
/// more is known; players who look ahead never use them before.
pub(crate) fn branches(state: &State, it: &Buy, answers: &mut Vec<Answer>) {
    answers.push(Early::Nothing.into());
    if bonus_for_sale(state, &Bearing::of(it)) == Some(None) {
        answers.push(Early::Bonus.into());
    }
}
