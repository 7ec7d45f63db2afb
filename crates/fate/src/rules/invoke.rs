//! Aspects brought to bear on a roll: invoked, tagged, or tagged for free.

use schwung_table::{Along, Choice, Play};

use crate::{
    ActorId, AgainstRoll, Answer, AspectKind, AspectRef, Bar, Bearer, BoughtBonus, Clash, Effort, Event,
    Fate, FateTable, Invocation, Invoke, Judgement, Price, State, UsedAspects, Why,
    rules::{effort, gift, judge},
    system::{Beside, InvokingMark, Mark},
};

/// After the dice both sides may bring aspects to bear, if either has the means.
//= malmsturm.invoke.timing
#[inline(always)]
pub(crate) fn rounds<T: FateTable>(t: &mut T, clash: &mut Clash, spent: Option<AspectRef>) -> Play<T, ()> {
    let other = clash.other();
    if has_means(t.state(), clash.effort.actor) || other.is_some_and(|it| has_means(t.state(), it)) {
        *clash = in_turn(t, *clash, spent)?;
    }
    Ok(())
}

/// Both sides have their say, whoever is behind first, until neither wants.
#[inline(never)]
fn in_turn<T: FateTable>(t: &mut T, clash: Clash, spent: Option<AspectRef>) -> Play<T, Clash> {
    //= malmsturm.invoke.same-aspect-other-roll
    let mut used = UsedAspects::default();
    //= sotc.environment.swap-skill
    // The point for a swap buys no bonus of the same aspect as well.
    if let Some(spent) = spent {
        used.insert(spent);
    }
    let acting = clash.other().is_none() || clash.lead() <= 0;
    go_on(t, Say { clash, used, acting, passed: false }, false)
}

/// How far both sides have had their say.
#[derive(Clone, Copy, Debug)]
pub struct Say {
    clash: Clash,
    used: UsedAspects,
    /// Is it the turn of whoever acts?
    acting: bool,
    /// Has the other side just let it stand?
    passed: bool,
}

/// Both sides go on having their say; `marked` if whoever is next has been found to have one, and the mark was passed.
pub(crate) fn go_on<T: FateTable>(t: &mut T, mut say: Say, mut marked: bool) -> Play<T, Clash> {
    loop {
        let Say { clash, used, acting, passed } = &say;
        let (who, opponent) = match clash.other() {
            Some(other) if *acting => (clash.effort.actor, Some(other)),
            Some(other) => (other, Some(clash.effort.actor)),
            None => (clash.effort.actor, None),
        };
        // Whoever has nothing to bring is not asked, and not waited for.
        let state = t.state();
        let awaited = opponent.is_some_and(|it| can_invoke(state, it, clash, used));
        let last = *passed || !awaited;
        let changed = if marked || can_invoke(state, who, clash, used) {
            if !std::mem::take(&mut marked) {
                t.settle(|state| Mark::Invoking(mark(state, &say, last)))?;
            }
            turn(t, &mut say, who, awaited)?
        } else {
            false
        };
        if !changed && last {
            return Ok(say.clash);
        }
        say.hand_over(changed, awaited);
    }
}

impl Say {
    /// The next is whoever is awaited.
    fn hand_over(&mut self, changed: bool, awaited: bool) {
        self.passed = !changed;
        self.acting = if awaited { !self.acting } else { self.acting };
    }
}

/// One side's say: did it change the clash?
fn turn<T: FateTable>(t: &mut T, say: &mut Say, who: ActorId, awaited: bool) -> Play<T, bool> {
    let Say { clash, used, acting, .. } = say;
    let invocation = t.ask(Invoke { seat: t.state().actor(who).seat, who, clash: *clash, used: *used })?;
    match invocation {
        Invocation::Pass => Ok(false),
        Invocation::Bonus => {
            t.tell(Event::BonusBought { actor: who });
            raise(clash, *acting, Why::Bought, 1);
            Ok(true)
        }
        Invocation::Gift(gift) => {
            let value = gift::pay(t, who, gift);
            raise(clash, *acting, Why::Gift, value);
            Ok(true)
        }
        Invocation::Aspect { aspect, free, reroll } => {
            //= malmsturm.aspect.relevance
            //= malmsturm.invoke.gm-consent
            //= malmsturm.tag.higher-bar
            if !judge(t, Judgement::Invocation { actor: who, aspect })? {
                // A refused invocation costs nothing and uses nothing up: as if one had passed.
                return Ok(false);
            }
            used.insert(aspect);
            //= malmsturm.aspect.helpful-use
            //= malmsturm.invoke.procedure
            //= malmsturm.tag.cost
            //= freefate.fate.purpose
            //= freefate.fate.with-aspects
            //= sotc.maneuver.later-tags
            let (bearer, gone) = (t.state().bearer(aspect), t.state().fragile_text(aspect));
            let bearer = bearer.unwrap_or(Bearer::Scene);
            t.tell(Event::Invoked { actor: who, aspect, bearer, free, reroll, gone });
            if reroll {
                gather(t, say, awaited)?;
                again(t, say)?;
            } else {
                //= malmsturm.invoke.plus-two
                raise(clash, *acting, Why::Aspects, 2);
            }
            Ok(true)
        }
    }
}

fn raise(clash: &mut Clash, acting: bool, why: Why, value: i8) {
    if let Some(effort) = clash.effort_mut(acting) {
        *effort = effort.plus(why, value);
    }
}

/// The dice are taken up to be rolled again: from here it is all the same what they have shown.
fn gather<T: FateTable>(t: &mut T, say: &mut Say, awaited: bool) -> Play<T, ()> {
    let Some(effort) = say.clash.effort_mut(say.acting) else { return Ok(()) };
    effort::fall(effort, 0, t.state());
    say.passed = false;
    t.settle(|state| Mark::Rerolling(mark(state, say, !awaited)))
}

/// The dice are rolled again; what they show now counts, and bonuses stay.
//= malmsturm.invoke.reroll
//= malmsturm.invoke.bonuses-survive-reroll
fn again<T: FateTable>(t: &mut T, say: &mut Say) -> Play<T, ()> {
    let Some(effort) = say.clash.effort_mut(say.acting) else { return Ok(()) };
    let who = effort.actor;
    let (dice, seat) = (t.state().profile.dice(), t.state().actor(who).seat);
    let shown = t.roll(seat, dice)?;
    effort::fall(effort, shown, t.state());
    let effort: Effort = *effort;
    t.tell(Event::Rerolled { effort });
    Ok(())
}

/// Both sides go on having their say once the dice that were taken up have fallen.
pub(crate) fn roll_on<T: FateTable>(t: &mut T, mut say: Say, awaited: bool) -> Play<T, Clash> {
    again(t, &mut say)?;
    say.hand_over(true, awaited);
    go_on(t, say, false)
}

/// Has `who` anything at all to pay with?
#[inline]
fn has_means(state: &State, who: ActorId) -> bool {
    state.actor(who).fate > 0
        || (!state.aspects.is_empty() && state.aspects.iter().any(|it| it.free_tag == Some(who)))
}

/// Can `who` change the clash now?
#[inline]
fn can_invoke(state: &State, who: ActorId, clash: &Clash, used: &UsedAspects) -> bool {
    has_own_left(state, who, used) || has_means(state, who) && can_invoke_other(state, who, clash, used)
}

/// As [`can_invoke`], by looking at each means.
#[inline(never)]
fn can_invoke_other(state: &State, who: ActorId, clash: &Clash, used: &UsedAspects) -> bool {
    bonus_bar(state, who, clash) == Some(None)
        || each_option(state, who, clash, used, |_, _, barred| barred.is_none())
        || own_effort(who, clash)
            .is_some_and(|it| gift::for_roll(state, it).any(|(_, _, barred)| barred.is_none()))
}

/// Can `who` pay for an aspect of the own sheet that was not used yet? The commonest means, found without looking at each
/// aspect; there may be one left even where this is false.
#[inline]
fn has_own_left(state: &State, who: ActorId, used: &UsedAspects) -> bool {
    let own = state.frame.sheet(who).aspects.len();
    state.actor(who).fate > 0 && !used.is_full() && (own > used.count() || own > used.of_sheet(who))
}

/// The roll of `who`.
fn own_effort(who: ActorId, clash: &Clash) -> Option<&Effort> {
    match &clash.against {
        _ if who == clash.effort.actor => Some(&clash.effort),
        AgainstRoll::Roll { effort, .. } => Some(effort),
        AgainstRoll::Number { .. } | AgainstRoll::Block { .. } | AgainstRoll::Standing { .. } => None,
    }
}

/// Every aspect that `who` could bring to bear, whether it would be free, and why not, until `found`; was
/// it?
fn each_option(
    state: &State,
    who: ActorId,
    clash: &Clash,
    used: &UsedAspects,
    mut found: impl FnMut(AspectRef, bool, Option<Bar>) -> bool,
) -> bool {
    let seat = state.actor(who).seat;
    let means = state.actor(who).fate > 0;
    let bar = |aspect: AspectRef, free: bool| {
        //= malmsturm.invoke.same-aspect-once
        //= malmsturm.invoke.different-aspects
        if used.contains(aspect) || used.is_full() {
            Some(Bar::AspectUsed)
        } else if !free && !means {
            Some(Bar::NoFatePoint)
        } else {
            None
        }
    };
    let mut of_sheet = |actor: ActorId, own: bool| {
        let sheet = state.frame.sheet(actor);
        if !own && !state.is_known_to(actor, seat) {
            return false;
        }
        (0..u8::try_from(sheet.aspects.len()).unwrap_or(u8::MAX)).any(|n| {
            let aspect = AspectRef::Sheet(actor, n);
            //= malmsturm.tag.must-know
            let known = own || seat.is_gm() || sheet.secret_aspects >> n.min(31) & 1 == 0;
            known && found(aspect, false, bar(aspect, false))
        })
    };
    let (a, b) = (clash.effort.actor, clash.other());
    if of_sheet(who, true) || [Some(a), b].into_iter().flatten().any(|it| it != who && of_sheet(it, false)) {
        return true;
    }
    state.aspects.iter().any(|it| {
        let near = match it.bearer {
            Bearer::Scene => true,
            Bearer::Zone(zone) => {
                state.actor(a).zone == zone || b.is_some_and(|b| state.actor(b).zone == zone)
            }
            //= sotc.consequence.is-aspect
            Bearer::Actor(actor) => {
                (actor == a || Some(actor) == b || actor == who) && state.is_known_to(actor, seat)
            }
        };
        let (aspect, free) = (AspectRef::Play(it.id), it.free_tag == Some(who));
        //= sotc.consequence.public
        near && it.is_known_to(seat) && found(aspect, free, bar(aspect, free))
    })
}

/// Is the plain +1 for sale after the roll? `None` where the table does not know it, else what is in the way.
//= malmsturm.fate.bonus-timing
//= malmsturm.fate.bonus-dropped
#[inline]
fn bonus_bar(state: &State, who: ActorId, clash: &Clash) -> Option<Option<Bar>> {
    let switches = state.switches();
    match switches.bought_bonus {
        BoughtBonus::Never => None,
        BoughtBonus::BeforeRoll => Some(Some(Bar::BonusNotNow)),
        BoughtBonus::AnyTime if state.actor(who).fate == 0 => Some(Some(Bar::NoFatePoint)),
        //= malmsturm.fate.bonus-stacking
        BoughtBonus::AnyTime if !switches.bought_bonus_stacks && has_bought(who, clash) => {
            Some(Some(Bar::BonusOnce))
        }
        BoughtBonus::AnyTime => Some(None),
    }
}

/// Has `who` bought a bonus on this roll already?
fn has_bought(who: ActorId, clash: &Clash) -> bool {
    own_effort(who, clash).is_some_and(is_bought)
}

fn is_bought(effort: &Effort) -> bool {
    effort.parts().any(|it| it.why == Why::Bought)
}

/// The answers to [`Invoke`].
pub(crate) fn options(state: &State, it: &Invoke, choices: &mut Vec<Choice<Fate>>) {
    let plain = |answer: Invocation, price, rule, barred: Option<Bar>| Choice {
        answer: Answer::Invocation(answer),
        price,
        rule,
        barred: barred.map(Into::into),
    };
    choices.push(plain(Invocation::Pass, Price::FREE, "malmsturm.invoke.timing", None));
    each_option(state, it.who, &it.clash, &it.used, |aspect, free, barred| {
        let price = if free { Price::FREE_TAG } else { Price::points(1) };
        //= sotc.maneuver.first-tag-free
        let own = state.bearer(aspect) == Some(Bearer::Actor(it.who));
        let rule = match (free, own) {
            (true, _) => "sotc.maneuver.first-tag-free",
            (false, true) => "malmsturm.invoke.procedure",
            (false, false) => "malmsturm.tag.cost",
        };
        for reroll in [false, true] {
            choices.push(plain(Invocation::Aspect { aspect, free, reroll }, price, rule, barred));
        }
        false
    });
    for (gift, price, barred) in
        own_effort(it.who, &it.clash).into_iter().flat_map(|it| gift::for_roll(state, it))
    {
        let price = Price::points(price);
        let mut choice = plain(Invocation::Gift(gift), price, "malmsturm.gift.fate-cost", None);
        choice.barred = barred;
        choices.push(choice);
    }
    if let Some(barred) = bonus_bar(state, it.who, &it.clash) {
        choices.push(plain(Invocation::Bonus, Price::points(1), "malmsturm.fate.bonus-plus-one", barred));
    }
}

/// The answers that lead to different futures: of aspects that differ by name only, the first.
pub(crate) fn branches(state: &State, it: &Invoke, answers: &mut Vec<Answer>) {
    let mut lasting = false;
    answers.push(Answer::Invocation(Invocation::Pass));
    each_option(state, it.who, &it.clash, &it.used, |aspect, free, barred| {
        if barred.is_some() {
            return false;
        }
        // Paying for an aspect that stays leaves nothing behind but the payment, so one such aspect
        // stands for all; unless the bearer is paid.
        let stays = !free && !state.switches().tag_pays_bearer && !is_fragile(state, aspect);
        if stays && std::mem::replace(&mut lasting, true) {
            return false;
        }
        for reroll in [false, true] {
            answers.push(Answer::Invocation(Invocation::Aspect { aspect, free, reroll }));
        }
        false
    });
    for (gift, _, barred) in
        own_effort(it.who, &it.clash).into_iter().flat_map(|it| gift::for_roll(state, it))
    {
        if barred.is_none() {
            answers.push(Answer::Invocation(Invocation::Gift(gift)));
        }
    }
    if bonus_bar(state, it.who, &it.clash) == Some(None) {
        answers.push(Answer::Invocation(Invocation::Bonus));
    }
}

fn is_fragile(state: &State, aspect: AspectRef) -> bool {
    match aspect {
        AspectRef::Sheet(..) => false,
        AspectRef::Play(id) => state.aspect(id).is_some_and(|it| it.kind == AspectKind::Fragile),
    }
}

/// What the rest of a clash depends on: how it stands, and what the dice show of whoever may still roll again.
fn mark(state: &State, say: &Say, last: bool) -> InvokingMark {
    let Say { clash, used, acting, .. } = *say;
    let other = match &clash.against {
        AgainstRoll::Roll { effort, .. } => Some(effort),
        AgainstRoll::Number { .. } | AgainstRoll::Block { .. } | AgainstRoll::Standing { .. } => None,
    };
    let open = [Some(&clash.effort), other].map(|it| it.filter(|it| has_means(state, it.actor)));
    let dice = open.map(|it| it.map_or(0, |it| it.dice));
    let beside = open.map(|it| it.map_or(Beside::default(), |it| beside(state, it)));
    let standing = clash.standing(state);
    InvokingMark { standing, beside, dice, used, acting, last, say: Along(*say) }
}

/// What of an effort bears on gifts and bought bonuses, where there are any.
fn beside(state: &State, effort: &Effort) -> Beside {
    let switches = state.switches();
    let gifts = !state.frame.sheet(effort.actor).gifts.is_empty();
    let once = switches.bought_bonus == BoughtBonus::AnyTime && !switches.bought_bonus_stacks;
    Beside {
        gift: if gifts { (effort.skill, effort.adjust.gift()) } else { (None, 0) },
        bought: once && is_bought(effort),
    }
}
