//! The means that a side can still use on a roll, and their prices.

use crate::{
    ActorId, AgainstRoll, AspectRef, Bar, Bearer, BoughtBonus, Buy, Clash, Defend, Effort, Invocation,
    Invoke, Price, Reason, Stakes, State, Terms, UsedAspects,
    rules::{bank, dice::Toward, gift},
};

/// A side that can use something, and the roll on which it is used.
#[derive(Clone, Copy)]
pub(crate) struct Bearing<'a> {
    /// The character who uses it.
    pub(crate) who: ActorId,
    /// Whether it is used on the roll of the acting character. Otherwise it is used on the opposing one.
    pub(crate) acting: bool,
    /// The acting character.
    pub(crate) actor: ActorId,
    /// The character on the other side.
    pub(crate) other: Option<ActorId>,
    /// The roll, if `who` rolls.
    pub(crate) effort: Option<&'a Effort>,
    pub(crate) used: &'a UsedAspects,
}

impl<'a> Bearing<'a> {
    /// After the roll.
    #[inline]
    pub(crate) fn on(clash: &'a Clash, who: ActorId, used: &'a UsedAspects) -> Bearing<'a> {
        let acting = who == clash.effort.actor;
        let effort = own_effort(who, clash);
        Bearing { who, acting, actor: clash.effort.actor, other: clash.against.actor(), effort, used }
    }

    /// Before the roll.
    pub(crate) fn before(effort: &'a Effort, toward: Toward, used: &'a UsedAspects) -> Bearing<'a> {
        let Toward { acting, other } = toward;
        let who = effort.actor;
        let (actor, other) = if acting { (who, other) } else { (other.unwrap_or(who), Some(who)) };
        Bearing { who, acting, actor, other, effort: Some(effort), used }
    }

    pub(crate) fn of(it: &'a Buy) -> Bearing<'a> {
        Bearing::before(&it.effort, Toward { acting: it.acting, other: it.other }, &it.used)
    }
}

/// Maximum number of +1 bought on one roll.
pub(crate) const MOST_BOUGHT: i8 = 100;

/// Returns whether `who` has anything to pay with.
#[inline]
pub(crate) fn has_means(state: &State, who: ActorId) -> bool {
    state.actor(who).fate > 0
        || (!state.aspects.is_empty() && state.aspects.iter().any(|it| it.free_tag == Some(who)))
}

/// The means that a side can still add to its roll.
pub(crate) struct Means {
    /// Number of aspects and gifts that it can still use, free or paid for.
    pub(crate) uses: u8,
    /// Number of those that cost nothing.
    pub(crate) free: u8,
    /// Number of plain +1 that it can buy.
    pub(crate) bonuses: u8,
    /// Its fate points.
    points: u8,
    /// The total of its dice.
    pub(crate) dice: i16,
}

/// Counts what the asked side can still add.
pub(crate) fn means(state: &State, it: &Invoke) -> Means {
    means_on(state, Bearing::on(&it.clash, it.who, &it.used))
}

fn means_on(state: &State, bearing: Bearing<'_>) -> Means {
    let points = state.actor(bearing.who).fate;
    let (mut free, mut paid) = (0u8, 0u8);
    each_option(state, &bearing, |it| {
        match (it.bar(), it.free) {
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
    Means { uses: free.saturating_add(paid), free, bonuses, points, dice }
}

impl Means {
    /// Number of plain +1 that it can still buy after this many uses. Free uses come first, and no point is spent twice.
    pub(crate) fn bonuses_beside(&self, uses: u8) -> u8 {
        self.bonuses.min(self.points - uses.saturating_sub(self.free).min(self.points))
    }
}

/// What a defender can add once all dice have been rolled: the number of free aspects, and of points. `None` if there
/// is nothing, for example for a defence without a roll.
pub fn after_defence(state: &State, it: &Defend) -> Option<(u8, u8)> {
    let effort = |who| Effort::new(who, None, Terms::NONE);
    let against = AgainstRoll::by(state.switches().defence, effort(it.who), None);
    after_roll(state, it.who, &Clash { effort: effort(it.by), against, stakes: Stakes::Hit })
}

/// The number of free aspects, and of points for others, that `who` can add to its roll in this clash. `None` if there
/// is nothing.
pub(crate) fn after_roll(state: &State, who: ActorId, clash: &Clash) -> Option<(u8, u8)> {
    if who != clash.effort.actor && clash.other() != Some(who) {
        return None;
    }
    let (mut free, mut paid) = (0u8, false);
    each_option(state, &Bearing::on(clash, who, &UsedAspects::default()), |it| {
        let open = it.bar().is_none();
        free = free.saturating_add(u8::from(open && it.free));
        paid |= open && !it.free;
        false
    });
    (free > 0 || paid).then(|| (free, if paid { state.actor(who).fate } else { 0 }))
}

/// Returns whether `who` can change the clash now.
#[inline]
pub(crate) fn can_invoke(state: &State, who: ActorId, clash: &Clash, used: &UsedAspects) -> bool {
    has_own_left(state, who, clash, used)
        || has_means(state, who) && can_invoke_other(state, &Bearing::on(clash, who, used))
}

/// Like [`can_invoke`], but checks every possibility.
#[inline(never)]
pub(crate) fn can_invoke_other(state: &State, it: &Bearing<'_>) -> bool {
    matches!(bonus_bar(state, it), Some(None))
        || each_option(state, it, |it| is_open(it.bar().as_ref()))
        || it.effort.is_some_and(|it| gift::for_roll(state, it).any(|(_, _, barred)| barred.is_none()))
}

/// Returns whether asking makes sense. This includes options that only a limit of the software bars, so that
/// people see the reason.
pub(crate) fn is_open(barred: Option<&Reason>) -> bool {
    barred.is_none_or(|it| matches!(it.what, Bar::SoftwareLimit | Bar::PointsFull))
}

/// Returns whether `who` can pay for an unused aspect of its own sheet. This is a quick check for the most
/// common case; even if it is `false`, there may be such an aspect.
#[inline]
pub(crate) fn has_own_left(state: &State, who: ActorId, clash: &Clash, used: &UsedAspects) -> bool {
    if state.actor(who).fate == 0 || used.is_full() {
        return false;
    }
    let own = state.frame.sheet(who).aspects.len();
    let acting = who == clash.effort.actor;
    own > used.count() || own > used.on_roll(acting) || own > used.of_sheet(who, acting)
}

/// The roll of `who`.
pub(crate) fn own_effort(who: ActorId, clash: &Clash) -> Option<&Effort> {
    match &clash.against {
        _ if who == clash.effort.actor => Some(&clash.effort),
        AgainstRoll::Roll { effort, .. } => Some(effort),
        AgainstRoll::Number { .. } | AgainstRoll::Block { .. } | AgainstRoll::Standing { .. } => None,
    }
}

/// An aspect that may be used.
#[derive(Clone, Copy)]
pub(crate) struct Usable<'a> {
    state: &'a State,
    on: &'a Bearing<'a>,
    /// The aspect.
    pub(crate) aspect: AspectRef,
    /// Whether a free tag is used.
    pub(crate) free: bool,
}

impl Usable<'_> {
    /// The reason why it is barred, if it is.
    pub(crate) fn bar(&self) -> Option<Reason> {
        let Usable { state, on: Bearing { who, acting, used, .. }, aspect, free } = *self;
        //= malmsturm.invoke.same-aspect-once
        //= malmsturm.invoke.different-aspects
        if used.contains(aspect, *acting) {
            Some(Bar::AspectUsed.into())
        } else if !free && state.actor(*who).fate == 0 {
            Some(Reason::of(Bar::NoFatePoint, 1, 0))
        } else if used.is_full() {
            Some(Reason::of(Bar::SoftwareLimit, UsedAspects::MOST as i16, used.count() as i16))
        } else if !free && state.switches().tag_pays_bearer {
            bank::check_room_of_bearer(state, *who, state.bearer(aspect)).err()
        } else {
            None
        }
    }
}

/// Calls `found` with every aspect that could be used, even if it is barred, until `found` returns `true`.
/// Returns whether it did.
pub(crate) fn each_option(
    state: &State,
    it: &Bearing<'_>,
    mut found: impl FnMut(&Usable<'_>) -> bool,
) -> bool {
    let who = it.who;
    let seat = state.actor(who).seat;
    let usable = |aspect, free| Usable { state, on: it, aspect, free };
    let mut of_sheet = |actor: ActorId, own: bool| {
        let sheet = state.frame.sheet(actor);
        if !own && !state.is_known_to(actor, seat) {
            return false;
        }
        (0..u8::try_from(sheet.aspects.len()).unwrap_or(u8::MAX)).any(|n| {
            //= malmsturm.tag.must-know
            let open = own || seat.is_gm() || sheet.secret_aspects >> n.min(31) & 1 == 0;
            (open || state.is_secret_known(actor, n, seat))
                && found(&usable(AspectRef::Sheet(actor, n), false))
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
        //= sotc.consequence.public
        near && it.is_known_to(seat) && found(&usable(AspectRef::Play(it.id), it.free_tag == Some(who)))
    })
}

/// The reason why this cannot be used now; `None` if it can.
pub(crate) fn bar_to(state: &State, it: &Bearing<'_>, invocation: Invocation) -> Option<Reason> {
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
            each_option(state, it, |it| {
                let found = (it.aspect, it.free) == (aspect, free);
                if found {
                    barred = it.bar();
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
pub(crate) fn bonus_bar(state: &State, it: &Bearing<'_>) -> Option<Option<Reason>> {
    match state.switches().bought_bonus {
        BoughtBonus::BeforeRoll => Some(Some(Bar::BonusNotNow.into())),
        BoughtBonus::Never | BoughtBonus::AnyTime => bonus_for_sale(state, it),
    }
}

/// Like [`bonus_bar`], but without checking whether it is before or after the roll.
#[inline]
pub(crate) fn bonus_for_sale(state: &State, it: &Bearing<'_>) -> Option<Option<Reason>> {
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

/// Whether a +1 can be bought now, before the roll.
pub(crate) fn can_buy(state: &State, it: &Buy) -> bool {
    bonus_for_sale(state, &Bearing::of(it)) == Some(None)
}

/// Number of +1 that `who` can buy on a roll to come.
pub fn for_sale(state: &State, who: ActorId) -> u8 {
    let switches = state.switches();
    match switches.bought_bonus {
        BoughtBonus::Never => 0,
        _ if switches.bought_bonus_stacks => state.actor(who).fate.min(MOST_BOUGHT.unsigned_abs()),
        _ => state.actor(who).fate.min(1),
    }
}

/// Number of +1 bought on a roll.
pub(crate) fn bought_on(effort: &Effort) -> i8 {
    effort.terms.bought()
}

/// The price of using an aspect, and its rule.
pub(crate) fn price_of(state: &State, who: ActorId, aspect: AspectRef, free: bool) -> (Price, &'static str) {
    //= sotc.maneuver.first-tag-free
    let own = state.bearer(aspect) == Some(Bearer::Actor(who));
    match (free, own) {
        (true, _) => (Price::FREE_TAG, "sotc.maneuver.first-tag-free"),
        (false, true) => (Price::points(1), "malmsturm.invoke.procedure"),
        (false, false) => (Price::points(1), "malmsturm.tag.cost"),
    }
}
