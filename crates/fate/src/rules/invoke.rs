//! Using aspects on a roll: invoking and tagging, with or without a free tag.

use std::hash::{Hash, Hasher};

use schwung_table::{Choice, Play};

use crate::{
    ActorId, AgainstRoll, Answer, AspectKind, AspectRef, Bar, Bearer, BoughtBonus, Buy, Clash, Early, Effort,
    Event, Fate, FateTable, Invocation, Invoke, Judgement, Price, Reason, State, UsedAspects, Why,
    rules::{
        bank,
        effort::{self, Toward},
        gift, judge,
    },
    system::{Beside, InvokingMark, Mark},
};

/// What one side can use, and on which roll.
#[derive(Clone, Copy)]
struct Bearing<'a> {
    /// The character who uses it.
    who: ActorId,
    /// Whether it is used on the roll of the acting character. Otherwise it is used on the opposing one.
    acting: bool,
    /// The acting character.
    actor: ActorId,
    /// The character on the other side.
    other: Option<ActorId>,
    /// The roll, if `who` rolls.
    effort: Option<&'a Effort>,
    used: &'a UsedAspects,
}

impl<'a> Bearing<'a> {
    /// After the roll.
    #[inline]
    fn on(clash: &'a Clash, who: ActorId, used: &'a UsedAspects) -> Bearing<'a> {
        let acting = who == clash.effort.actor;
        let effort = own_effort(who, clash);
        Bearing { who, acting, actor: clash.effort.actor, other: clash.against.actor(), effort, used }
    }

    /// Before the roll.
    fn before(effort: &'a Effort, toward: Toward, used: &'a UsedAspects) -> Bearing<'a> {
        let Toward { acting, other } = toward;
        let who = effort.actor;
        let (actor, other) = if acting { (who, other) } else { (other.unwrap_or(who), Some(who)) };
        Bearing { who, acting, actor, other, effort: Some(effort), used }
    }

    fn of(it: &'a Buy) -> Bearing<'a> {
        Bearing::before(&it.effort, Toward { acting: it.acting, other: it.other }, &it.used)
    }
}

/// Maximal number of +1 bought on one roll.
const MOST_BOUGHT: i8 = 100;

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
    let mut bought = 0;
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

/// Returns whether anything can be used before the roll.
fn may_early(state: &State, it: &Bearing<'_>) -> bool {
    if !has_means(state, it.who) {
        return false;
    }
    let bonus = matches!(bonus_for_sale(state, it), Some(None));
    bonus
        || state.switches().early_aspects
            && (each_option(state, it, |_, _, barred| is_open(barred.as_ref()))
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
pub(crate) fn early_options(state: &State, it: &Buy, choices: &mut Vec<Choice<Fate>>) {
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
    each_option(state, &bearing, |aspect, free, barred| {
        let (price, rule) = price_of(state, it.who, aspect, free);
        offer(Early::Aspect { aspect, free }, price, rule, barred);
        false
    });
    for (gift, price, barred) in gift::for_roll(state, &it.effort) {
        offer(Early::Gift(gift), Price::points(price), "malmsturm.gift.fate-cost", barred);
    }
}

/// The answers to [`Buy`] that can lead to different futures. Aspects can also be used after the roll, when
/// more is known; players who look ahead never use them before.
pub(crate) fn early_branches(state: &State, it: &Buy, answers: &mut Vec<Answer>) {
    answers.push(Early::Nothing.into());
    if bonus_for_sale(state, &Bearing::of(it)) == Some(None) {
        answers.push(Early::Bonus.into());
    }
}

/// After the roll both sides can use aspects, if they have the means.
//= malmsturm.invoke.timing
#[inline(always)]
pub(crate) fn rounds<T: FateTable>(t: &mut T, clash: &mut Clash, used: &mut UsedAspects) -> Play<T, ()> {
    let other = clash.other();
    if has_means(t.state(), clash.effort.actor) || other.is_some_and(|it| has_means(t.state(), it)) {
        (*clash, *used) = in_turn(t, *clash, *used)?;
    }
    Ok(())
}

/// Both sides take turns, beginning with the one that is behind, until neither wants to add anything.
#[inline(never)]
fn in_turn<T: FateTable>(t: &mut T, clash: Clash, used: UsedAspects) -> Play<T, (Clash, UsedAspects)> {
    let acting = clash.other().is_none() || clash.lead() <= 0;
    go_on(t, Say { clash, used, acting, passed: false }, false)
}

impl UsedAspects {
    /// The aspect of a replaced skill counts as used: its fate point does not buy a bonus as well.
    //= sotc.environment.swap-skill
    #[inline]
    pub(crate) fn after_swap(swap: Option<AspectRef>) -> UsedAspects {
        let mut used = UsedAspects::default();
        if let Some(aspect) = swap {
            used.insert(aspect, true);
        }
        used
    }
}

/// The state of the alternation between both sides.
#[derive(Clone, Copy, Debug)]
pub struct Say {
    clash: Clash,
    used: UsedAspects,
    /// Whether it is the acting side's turn.
    acting: bool,
    /// Whether the other side has just passed.
    passed: bool,
}

/// Marks tell two states apart by the aspects used and by whose turn it is; the parts of the clash that
/// matter stand in the [mark](InvokingMark) itself. So the aspects need not be stored twice.
impl PartialEq for Say {
    #[inline]
    fn eq(&self, other: &Say) -> bool {
        self.acting == other.acting && self.used == other.used
    }
}

impl Eq for Say {}

impl Hash for Say {
    #[inline]
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.used.hash(hasher);
        self.acting.hash(hasher);
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
pub(crate) fn go_on<T: FateTable>(
    t: &mut T,
    mut say: Say,
    mut marked: bool,
) -> Play<T, (Clash, UsedAspects)> {
    loop {
        let Say { clash, used, acting, passed } = &say;
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
                t.settle(|state| Mark::Invoking(mark(state, &say, last)))?;
            }
            turn(t, &mut say, who, awaited)?
        } else {
            Said::Nothing
        };
        match said {
            // After a refusal, the same side may try another aspect, or the same one with another
            // explanation.
            //= malmsturm.invoke.gm-consent
            Said::InVain => {}
            Said::Nothing if last => return Ok((say.clash, say.used)),
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

/// Returns whether the game master agrees that this aspect helps. A refusal costs nothing and uses up
/// nothing.
//= malmsturm.aspect.relevance
//= malmsturm.invoke.gm-consent
//= malmsturm.tag.higher-bar
fn consents<T: FateTable>(t: &mut T, who: ActorId, aspect: AspectRef) -> Play<T, bool> {
    judge(t, Judgement::Invocation { actor: who, aspect })
}

/// Returns whether the aspect still exists and can still be paid for, after the game master has agreed.
//= malmsturm.fate.no-debt
fn is_still_paid<T: FateTable>(t: &mut T, who: ActorId, aspect: AspectRef, free: bool) -> bool {
    let state = t.state();
    let Some(bearer) = state.bearer(aspect) else { return false };
    if free {
        return matches!(aspect, AspectRef::Play(id) if state.aspect(id).is_some_and(|it| it.free_tag == Some(who)));
    }
    can_pay_for(t, who, bearer)
}

/// Returns whether `who` has the point for an aspect now, and whether its bearer has room for it if the bearer
/// gains it. If not, this is logged.
pub(crate) fn can_pay_for<T: FateTable>(t: &mut T, who: ActorId, bearer: Bearer) -> bool {
    if let (Err(_), Bearer::Actor(actor)) = (bank::check_room_of_bearer(t.state(), who, Some(bearer)), bearer)
    {
        t.tell(Event::PointsFull { actor });
        return false;
    }
    can_pay(t, who, 1)
}

/// Returns whether `who` has enough fate points now. If not, this is logged.
//= malmsturm.fate.no-debt
pub(crate) fn can_pay<T: FateTable>(t: &mut T, who: ActorId, need: u8) -> bool {
    let have = t.state().actor(who).fate;
    if have < need {
        t.tell(Event::Unaffordable { actor: who, need, have });
    }
    have >= need
}

/// Logs that an answer was given that a rule bars. Only the game master can permit that.
pub(crate) fn overrule<T: FateTable>(t: &mut T, who: ActorId, barred: Option<Reason>) {
    if let Some(reason) = barred {
        let price = if reason.what == Bar::NoFatePoint { reason.need } else { 0 };
        let need = u8::try_from(price).unwrap_or(u8::MAX);
        let paid = t.state().actor(who).fate.min(need);
        t.tell(Event::Overruled { actor: who, rule: reason.rule().into(), need, paid });
    }
}

/// Uses and pays for an aspect.
//= malmsturm.aspect.helpful-use
//= malmsturm.invoke.procedure
//= malmsturm.tag.cost
//= freefate.fate.purpose
//= freefate.fate.with-aspects
//= sotc.maneuver.later-tags
fn invoked<T: FateTable>(t: &mut T, who: ActorId, aspect: AspectRef, free: bool, reroll: bool) {
    let (bearer, gone) = (t.state().bearer(aspect), t.state().fragile_text(aspect));
    let bearer = bearer.unwrap_or(Bearer::Scene);
    t.tell(Event::Invoked { actor: who, aspect, bearer, free, reroll, gone });
}

fn raise(clash: &mut Clash, acting: bool, why: Why, value: i8) {
    if let Some(effort) = clash.effort_mut(acting) {
        *effort = effort.plus(why, value);
    }
}

/// Picks up the dice for a new roll. From here on it does not matter what they showed.
fn gather<T: FateTable>(t: &mut T, say: &mut Say, awaited: bool) -> Play<T, ()> {
    let Some(effort) = say.clash.effort_mut(say.acting) else { return Ok(()) };
    effort::fall(effort, 0, t.state());
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
    effort::fall(effort, shown, t.state());
    let effort: Effort = *effort;
    t.tell(Event::Rerolled { effort });
    Ok(())
}

/// Continues after the dice that were picked up have been rolled.
pub(crate) fn roll_on<T: FateTable>(t: &mut T, mut say: Say, awaited: bool) -> Play<T, (Clash, UsedAspects)> {
    again(t, &mut say)?;
    say.hand_over(true, awaited);
    go_on(t, say, false)
}

/// Returns whether `who` has anything to pay with.
#[inline]
fn has_means(state: &State, who: ActorId) -> bool {
    state.actor(who).fate > 0
        || (!state.aspects.is_empty() && state.aspects.iter().any(|it| it.free_tag == Some(who)))
}

/// What a side can still add to its roll.
pub(crate) struct Means {
    /// Number of aspects and gifts that it can still use, free or paid for.
    pub(crate) uses: u8,
    /// Number of those that cost nothing.
    pub(crate) free: u8,
    /// Number of plain +1 that it can buy.
    pub(crate) bonuses: u8,
    /// What its dice show.
    pub(crate) dice: i16,
}

/// Counts what the asked side can still add.
pub(crate) fn means(state: &State, it: &Invoke) -> Means {
    let bearing = Bearing::on(&it.clash, it.who, &it.used);
    let points = state.actor(it.who).fate;
    let (mut free, mut paid) = (0u8, 0u8);
    each_option(state, &bearing, |_, is_free, barred| {
        match (barred, is_free) {
            (Some(_), _) => {}
            (None, true) => free = free.saturating_add(1),
            (None, false) => paid = paid.saturating_add(1),
        }
        false
    });
    let gifts = bearing.effort.map_or(0, |it| gift::for_roll(state, it).filter(|it| it.2.is_none()).count());
    let paid = paid.saturating_add(u8::try_from(gifts).unwrap_or(u8::MAX)).min(points);
    let bonuses = match bonus_bar(state, &bearing) {
        Some(None) if state.switches().bought_bonus_stacks => points,
        Some(None) => 1,
        _ => 0,
    };
    let dice = bearing.effort.map_or(0, |it| i16::from(it.dice));
    Means { uses: free.saturating_add(paid), free, bonuses, dice }
}

/// Returns whether `who` can change the clash now.
#[inline]
fn can_invoke(state: &State, who: ActorId, clash: &Clash, used: &UsedAspects) -> bool {
    has_own_left(state, who, clash, used)
        || has_means(state, who) && can_invoke_other(state, &Bearing::on(clash, who, used))
}

/// Like [`can_invoke`], but checks every possibility.
#[inline(never)]
fn can_invoke_other(state: &State, it: &Bearing<'_>) -> bool {
    matches!(bonus_bar(state, it), Some(None))
        || each_option(state, it, |_, _, barred| is_open(barred.as_ref()))
        || it.effort.is_some_and(|it| gift::for_roll(state, it).any(|(_, _, barred)| barred.is_none()))
}

/// Returns whether asking makes sense. This includes options that only a limit of the software bars, so that
/// people see the reason.
fn is_open(barred: Option<&Reason>) -> bool {
    barred.is_none_or(|it| matches!(it.what, Bar::SoftwareLimit | Bar::PointsFull))
}

/// Returns whether `who` can pay for an unused aspect of its own sheet. This is a quick check for the most
/// common case; even if it is `false`, there may be such an aspect.
#[inline]
fn has_own_left(state: &State, who: ActorId, clash: &Clash, used: &UsedAspects) -> bool {
    let own = state.frame.sheet(who).aspects.len();
    let acting = who == clash.effort.actor;
    state.actor(who).fate > 0 && !used.is_full() && (own > used.count() || own > used.of_sheet(who, acting))
}

/// The roll of `who`.
fn own_effort(who: ActorId, clash: &Clash) -> Option<&Effort> {
    match &clash.against {
        _ if who == clash.effort.actor => Some(&clash.effort),
        AgainstRoll::Roll { effort, .. } => Some(effort),
        AgainstRoll::Number { .. } | AgainstRoll::Block { .. } | AgainstRoll::Standing { .. } => None,
    }
}

/// Calls `found` with every aspect that could be used, whether it is free, and why it is barred, until
/// `found` returns `true`. Returns whether it did.
fn each_option(
    state: &State,
    it: &Bearing<'_>,
    mut found: impl FnMut(AspectRef, bool, Option<Reason>) -> bool,
) -> bool {
    let Bearing { who, acting, used, .. } = *it;
    let seat = state.actor(who).seat;
    let means = state.actor(who).fate > 0;
    let pays_bearer = state.switches().tag_pays_bearer;
    let bar = |aspect: AspectRef, free: bool| -> Option<Reason> {
        //= malmsturm.invoke.same-aspect-once
        //= malmsturm.invoke.different-aspects
        if used.contains(aspect, acting) {
            Some(Bar::AspectUsed.into())
        } else if !free && !means {
            Some(Reason::of(Bar::NoFatePoint, 1, 0))
        } else if used.is_full() {
            Some(Reason::of(Bar::SoftwareLimit, UsedAspects::MOST as i16, used.count() as i16))
        } else if !free && pays_bearer {
            bank::check_room_of_bearer(state, who, state.bearer(aspect)).err()
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
            let open = own || seat.is_gm() || sheet.secret_aspects >> n.min(31) & 1 == 0;
            (open || state.is_secret_known(actor, n, seat)) && found(aspect, false, bar(aspect, false))
        })
    };
    let (a, b) = (it.actor, it.other);
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

/// The reason why this cannot be used now; `None` if it can.
fn bar_to(state: &State, it: &Bearing<'_>, invocation: Invocation) -> Option<Reason> {
    match invocation {
        Invocation::Pass => None,
        Invocation::Bonus => bonus_bar(state, it).unwrap_or_else(|| Some(Bar::BonusNotNow.into())),
        Invocation::Gift(gift) => it.effort.and_then(|it| {
            gift::for_roll(state, it).find(|it| it.0 == gift).and_then(|(_, _, barred)| barred)
        }),
        Invocation::Aspect { aspect, free, .. } => {
            let own = matches!(aspect, AspectRef::Sheet(actor, _) if actor == it.who);
            if own
                && state.actor(it.who).fate > 0
                && !it.used.is_full()
                && !it.used.contains(aspect, it.acting)
            {
                return None;
            }
            let mut barred = Some(Bar::NoSuchAspect.into());
            each_option(state, it, |other, is_free, bar| {
                let found = (other, is_free) == (aspect, free);
                if found {
                    barred = bar;
                }
                found
            });
            barred
        }
    }
}

/// Whether the plain +1 can be bought after the roll: `None` if the table does not have it, else the reason
/// against it, if any.
//= malmsturm.fate.bonus-timing
//= malmsturm.fate.bonus-dropped
#[inline]
fn bonus_bar(state: &State, it: &Bearing<'_>) -> Option<Option<Reason>> {
    match state.switches().bought_bonus {
        BoughtBonus::BeforeRoll => Some(Some(Bar::BonusNotNow.into())),
        BoughtBonus::Never | BoughtBonus::AnyTime => bonus_for_sale(state, it),
    }
}

/// Like [`bonus_bar`], but without checking whether it is before or after the roll.
#[inline]
fn bonus_for_sale(state: &State, it: &Bearing<'_>) -> Option<Option<Reason>> {
    let switches = state.switches();
    let bought = it.effort.map_or(0, bought_on);
    match switches.bought_bonus {
        BoughtBonus::Never => None,
        //= malmsturm.fate.bonus-stacking
        _ if !switches.bought_bonus_stacks && bought > 0 => Some(Some(Bar::BonusOnce.into())),
        _ if state.actor(it.who).fate == 0 => Some(Some(Reason::of(Bar::NoFatePoint, 1, 0))),
        _ if bought >= MOST_BOUGHT => {
            Some(Some(Reason::of(Bar::SoftwareLimit, i16::from(MOST_BOUGHT), i16::from(bought))))
        }
        _ => Some(None),
    }
}

/// Number of +1 bought on a roll.
fn bought_on(effort: &Effort) -> i8 {
    effort.terms.bought()
}

/// The price of using an aspect, and its rule.
fn price_of(state: &State, who: ActorId, aspect: AspectRef, free: bool) -> (Price, &'static str) {
    //= sotc.maneuver.first-tag-free
    let own = state.bearer(aspect) == Some(Bearer::Actor(who));
    match (free, own) {
        (true, _) => (Price::FREE_TAG, "sotc.maneuver.first-tag-free"),
        (false, true) => (Price::points(1), "malmsturm.invoke.procedure"),
        (false, false) => (Price::points(1), "malmsturm.tag.cost"),
    }
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
    each_option(state, &bearing, |aspect, free, barred| {
        let (price, rule) = price_of(state, it.who, aspect, free);
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
    let mut lasting = false;
    let bearing = Bearing::on(&it.clash, it.who, &it.used);
    answers.push(Answer::Invocation(Invocation::Pass));
    each_option(state, &bearing, |aspect, free, barred| {
        if barred.is_some() {
            return false;
        }
        // Using an aspect that stays has no effect besides the payment, so one such aspect represents all of
        // them, unless the bearer is paid.
        let stays = !free && !state.switches().tag_pays_bearer && !is_fragile(state, aspect);
        if stays && std::mem::replace(&mut lasting, true) {
            return false;
        }
        for reroll in [false, true] {
            answers.push(Answer::Invocation(Invocation::Aspect { aspect, free, reroll }));
        }
        false
    });
    for (gift, _, barred) in bearing.effort.into_iter().flat_map(|it| gift::for_roll(state, it)) {
        if barred.is_none() {
            answers.push(Answer::Invocation(Invocation::Gift(gift)));
        }
    }
    if bonus_bar(state, &bearing) == Some(None) {
        answers.push(Answer::Invocation(Invocation::Bonus));
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
    let open = [Some(&clash.effort), other].map(|it| it.filter(|it| has_means(state, it.actor)));
    let dice = open.map(|it| it.map_or(0, |it| it.dice));
    let beside = open.map(|it| it.map_or(Beside::default(), |it| beside(state, it)));
    let standing = clash.standing(state);
    InvokingMark { standing, beside, dice, last, say: *say }
}

/// The parts of an effort that matter for gifts and bought bonuses, if there are any.
fn beside(state: &State, effort: &Effort) -> Beside {
    let switches = state.switches();
    let gifts = !state.frame.sheet(effort.actor).gifts.is_empty();
    let once = switches.bought_bonus == BoughtBonus::AnyTime && !switches.bought_bonus_stacks;
    Beside {
        gift: if gifts { (effort.skill, effort.adjust.gift()) } else { (None, 0) },
        bought: once && bought_on(effort) > 0,
    }
}
