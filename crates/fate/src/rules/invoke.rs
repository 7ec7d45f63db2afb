//! Using aspects on a roll: invoking and tagging, with or without a free tag.

use schwung_table::{Choice, Play};

use crate::{
    ActorId, AgainstRoll, Answer, AspectKind, AspectRef, BoughtBonus, Clash, Effort, Event, Fate, FateTable,
    Invocation, Invoke, Price, Reason, State, UsedAspects, Why,
    mark::{Beside, InvokingMark, Mark, Say},
    rules::{
        dice, gift,
        means::{
            Bearing, Usable, bar_to, bonus_bar, bought_on, can_invoke, each_option, has_means, price_of,
        },
        payment::{consents, invoked, is_still_paid, overrule},
    },
};

/// After the roll both sides can use aspects, if they have the means.
//= malmsturm.invoke.timing
#[inline(always)]
pub(crate) fn rounds<T: FateTable>(t: &mut T, clash: &mut Clash, used: &mut UsedAspects) -> Play<T, ()> {
    let other = clash.other();
    if has_means(t.state(), clash.effort.actor) || other.is_some_and(|it| has_means(t.state(), it)) {
        in_turn(t, clash, used)?;
    }
    Ok(())
}

/// Both sides take turns, beginning with the one that is behind, until neither wants to add anything.
#[inline(never)]
fn in_turn<T: FateTable>(t: &mut T, clash: &mut Clash, used: &mut UsedAspects) -> Play<T, ()> {
    let acting = clash.other().is_none() || clash.lead() <= 0;
    let mut say = Say { clash: *clash, used: *used, acting, passed: false };
    go_on(t, &mut say, false)?;
    (*clash, *used) = (say.clash, say.used);
    Ok(())
}

impl UsedAspects {
    /// The aspect of a replaced skill counts as used: its fate point does not buy a bonus as well.
    //= sotc.environment.swap-skill
    #[inline]
    pub(crate) fn after_swap(swap: Option<AspectRef>) -> UsedAspects {
        match swap {
            None => UsedAspects::default(),
            Some(aspect) => {
                let mut used = UsedAspects::default();
                used.insert(aspect, true);
                used
            }
        }
    }
}

/// The result of one side's turn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Said {
    /// The side passed.
    Nothing,
    /// The clash has changed.
    Something,
    /// The attempt had no effect, as if it had not been made.
    InVain,
}

/// Continues the alternation. `marked` if it has been checked already that the next side can add something,
/// and its mark has been passed.
pub(crate) fn go_on<T: FateTable>(t: &mut T, say: &mut Say, mut marked: bool) -> Play<T, ()> {
    loop {
        let Say { clash, used, acting, passed } = &*say;
        let (who, opponent) = match clash.other() {
            Some(other) if *acting => (clash.effort.actor, Some(other)),
            Some(other) => (other, Some(clash.effort.actor)),
            None => (clash.effort.actor, None),
        };
        // A side that has nothing to use is neither asked nor waited for.
        let state = t.state();
        let awaited = opponent.is_some_and(|it| can_invoke(state, it, clash, used));
        let last = *passed || !awaited;
        let said = if marked || can_invoke(state, who, clash, used) {
            if !std::mem::take(&mut marked) {
                t.settle(|state| Mark::Invoking(mark(state, say, last)))?;
            }
            turn(t, say, who, awaited)?
        } else {
            Said::Nothing
        };
        match said {
            // After a refusal, the same side may try another aspect, or the same one with another
            // explanation.
            //= malmsturm.invoke.gm-consent
            Said::InVain => {}
            Said::Nothing if last => return Ok(()),
            Said::Nothing | Said::Something => say.hand_over(said == Said::Something, awaited),
        }
    }
}

impl Say {
    /// Passes to the other side if it is being waited for.
    fn hand_over(&mut self, changed: bool, awaited: bool) {
        self.passed = !changed;
        self.acting = if awaited { !self.acting } else { self.acting };
    }
}

/// One side's turn.
fn turn<T: FateTable>(t: &mut T, say: &mut Say, who: ActorId, awaited: bool) -> Play<T, Said> {
    let Say { clash, used, acting, .. } = say;
    let invocation = t.ask(Invoke { seat: t.state().actor(who).seat, who, clash: *clash, used: *used })?;
    if invocation == Invocation::Pass {
        return Ok(Said::Nothing);
    }
    let barred = bar_to(t.state(), &Bearing::on(clash, who, used), invocation);
    overrule(t, who, barred);
    match invocation {
        Invocation::Pass => Ok(Said::Nothing),
        Invocation::Bonus => {
            t.tell(Event::BonusBought { actor: who });
            raise(clash, *acting, Why::Bought, 1);
            Ok(Said::Something)
        }
        Invocation::Gift(gift) => {
            let value = gift::pay(t, who, gift);
            raise(clash, *acting, Why::Gift, value);
            Ok(Said::Something)
        }
        Invocation::Aspect { aspect, free, reroll } => {
            if !consents(t, who, aspect)? || barred.is_none() && !is_still_paid(t, who, aspect, free) {
                return Ok(Said::InVain);
            }
            used.insert(aspect, *acting);
            invoked(t, who, aspect, free, reroll);
            if reroll {
                gather(t, say, awaited)?;
                again(t, say)?;
            } else {
                //= malmsturm.invoke.plus-two
                raise(clash, *acting, Why::Aspects, 2);
            }
            Ok(Said::Something)
        }
    }
}

fn raise(clash: &mut Clash, acting: bool, why: Why, value: i8) {
    if let Some(effort) = clash.effort_mut(acting) {
        *effort = effort.plus(why, value);
    }
}

/// Picks up the dice for a new roll. From here on it does not matter what they showed.
fn gather<T: FateTable>(t: &mut T, say: &mut Say, awaited: bool) -> Play<T, ()> {
    let Some(effort) = say.clash.effort_mut(say.acting) else { return Ok(()) };
    dice::fall(effort, 0, t.state());
    say.passed = false;
    t.settle(|state| Mark::Rerolling(mark(state, say, !awaited)))
}

/// Rolls the dice again. The new result counts, and bonuses stay.
//= malmsturm.invoke.reroll
//= malmsturm.invoke.bonuses-survive-reroll
fn again<T: FateTable>(t: &mut T, say: &mut Say) -> Play<T, ()> {
    let Some(effort) = say.clash.effort_mut(say.acting) else { return Ok(()) };
    let who = effort.actor;
    let (dice, seat) = (t.state().profile.dice(), t.state().actor(who).seat);
    let shown = t.roll(seat, dice)?;
    dice::fall(effort, shown, t.state());
    let effort: Effort = *effort;
    t.tell(Event::Rerolled { effort });
    Ok(())
}

/// Continues after the dice that were picked up have been rolled.
pub(crate) fn roll_on<T: FateTable>(t: &mut T, say: &mut Say, awaited: bool) -> Play<T, ()> {
    again(t, say)?;
    say.hand_over(true, awaited);
    go_on(t, say, false)
}

/// The answers to [`Invoke`].
pub(crate) fn options(state: &State, it: &Invoke, choices: &mut Vec<Choice<Fate>>) {
    let plain = |answer: Invocation, price, rule, barred: Option<Reason>| Choice {
        answer: Answer::Invocation(answer),
        price,
        rule,
        barred,
    };
    let bearing = Bearing::on(&it.clash, it.who, &it.used);
    choices.push(plain(Invocation::Pass, Price::FREE, "malmsturm.invoke.timing", None));
    each_option(state, &bearing, |usable| {
        let Usable { aspect, free, .. } = *usable;
        let (price, rule) = price_of(state, it.who, aspect, free);
        let barred = usable.bar();
        for reroll in [false, true] {
            choices.push(plain(Invocation::Aspect { aspect, free, reroll }, price, rule, barred));
        }
        false
    });
    for (gift, price, barred) in bearing.effort.into_iter().flat_map(|it| gift::for_roll(state, it)) {
        let price = Price::points(price);
        let mut choice = plain(Invocation::Gift(gift), price, "malmsturm.gift.fate-cost", None);
        choice.barred = barred;
        choices.push(choice);
    }
    if let Some(barred) = bonus_bar(state, &bearing) {
        choices.push(plain(Invocation::Bonus, Price::points(1), "malmsturm.fate.bonus-plus-one", barred));
    }
}

/// The answers that can lead to different futures. Among aspects that differ only in name, the first is
/// enough.
pub(crate) fn branches(state: &State, it: &Invoke, answers: &mut Vec<Answer>) {
    each_branch(state, it, |it| answers.push(Answer::Invocation(it)));
}

/// Calls `found` with each of these answers.
pub(crate) fn each_branch(state: &State, it: &Invoke, mut found: impl FnMut(Invocation)) {
    let mut lasting = false;
    let bearing = Bearing::on(&it.clash, it.who, &it.used);
    found(Invocation::Pass);
    // Those of sheets stay, unless the bearer is paid.
    let pays_bearer = state.switches().tag_pays_bearer;
    let all_stay = state.aspects.is_empty() && !pays_bearer;
    each_option(state, &bearing, |usable| {
        let Usable { aspect, free, .. } = *usable;
        // Using an aspect that stays has no effect besides the payment, so one such aspect represents all of
        // them.
        let stays = all_stay || !free && !pays_bearer && !is_fragile(state, aspect);
        if stays && lasting || usable.bar().is_some() {
            return false;
        }
        lasting |= stays;
        for reroll in [false, true] {
            found(Invocation::Aspect { aspect, free, reroll });
        }
        all_stay
    });
    for (gift, _, barred) in bearing.effort.into_iter().flat_map(|it| gift::for_roll(state, it)) {
        if barred.is_none() {
            found(Invocation::Gift(gift));
        }
    }
    if bonus_bar(state, &bearing) == Some(None) {
        found(Invocation::Bonus);
    }
}

fn is_fragile(state: &State, aspect: AspectRef) -> bool {
    match aspect {
        AspectRef::Sheet(..) => false,
        AspectRef::Play(id) => state.aspect(id).is_some_and(|it| it.kind == AspectKind::Fragile),
    }
}

/// Everything that the rest of a clash depends on: the totals, and the dice of those who may still roll
/// again.
fn mark(state: &State, say: &Say, last: bool) -> InvokingMark {
    let clash = &say.clash;
    let other = match &clash.against {
        AgainstRoll::Roll { effort, .. } => Some(effort),
        AgainstRoll::Number { .. } | AgainstRoll::Block { .. } | AgainstRoll::Standing { .. } => None,
    };
    // A side without means may be paid for an aspect that the other side uses.
    let pays_bearer = state.switches().tag_pays_bearer;
    let may_add = |it: &&Effort| has_means(state, it.actor) || pays_bearer;
    let open = [Some(&clash.effort), other].map(|it| it.filter(may_add));
    let dice = open.map(|it| it.map_or(0, |it| it.dice));
    let beside = open.map(|it| it.map_or(Beside::default(), |it| beside(state, it)));
    let standing = clash.standing(state);
    InvokingMark { standing, beside, dice, last, say: *say }
}

/// The parts of an effort that matter for gifts and bought bonuses, if there are any.
#[inline]
fn beside(state: &State, effort: &Effort) -> Beside {
    let gifts = !state.frame.sheet(effort.actor).gifts.is_empty();
    let bought = bought_on(effort) > 0;
    if !gifts && !bought {
        return Beside::default();
    }
    let switches = state.switches();
    let once = switches.bought_bonus == BoughtBonus::AnyTime && !switches.bought_bonus_stacks;
    Beside {
        gift: if gifts { (effort.skill, effort.adjust.gift()) } else { (None, 0) },
        bought: once && bought,
    }
}
