//! Opposed rolls: dice handed over, both rolls, points for further dice.

use schwung_table::{Play, Seat};

use crate::{
    ActorId, BuyDie, Effort, Event, FreeRow, Mark, MutualDeficit, Opposition, PointUse, Stage, SumDice,
    Table, rules::dice::throw,
};

/// Maximum number of dice bought for one roll before it is made.
pub(crate) const MOST_BOUGHT: u8 = 20;

/// A roll with its opposition.
#[derive(Clone, Debug)]
pub(crate) struct Clash {
    /// The acting actor, or the leader if several act together.
    leader: ActorId,
    /// The acting side's roll; if several act together, the worst one.
    pub(crate) acting: Effort,
    /// The rolls of all other actors who act together.
    pub(crate) helpers: Vec<Effort>,
    /// The bonus for the number of actors who act together.
    pub(crate) help: u8,
    /// Circumstances outside the tables, for both sides.
    pub(crate) free: Vec<FreeRow>,
    /// The opposition.
    pub(crate) against: Opposition,
    /// Whether the acting side has already rolled and handed over dice.
    pub(crate) rolled: bool,
    /// Whether the margin of success matters.
    pub(crate) margin: bool,
    /// Whether only the actors involved notice it.
    pub(crate) mental: bool,
    /// The index among several targets.
    pub(crate) nth: u8,
    /// In a contest, whether a tie counts for the acting side.
    pub(crate) contest: Option<bool>,
}

impl Clash {
    pub(crate) fn new(acting: Effort, against: Opposition) -> Clash {
        Clash {
            leader: acting.actor,
            acting,
            helpers: Vec::new(),
            help: 0,
            free: Vec::new(),
            against,
            rolled: false,
            margin: false,
            mental: false,
            nth: 0,
            contest: None,
        }
    }

    /// The lead of the acting side, which succeeds from 0 on.
    //= zerospace.check.tie
    //= zerospace.margin.definition
    #[inline]
    pub(crate) fn lead(&self) -> i16 {
        self.acting.total() - self.against.value()
    }

    /// The actor on the other side.
    fn opponent(&self) -> Option<ActorId> {
        match &self.against {
            Opposition::Roll(effort) => Some(effort.actor),
            Opposition::Difficulty { .. } | Opposition::Nothing => None,
        }
    }

    /// The only actors who notice the roll, if others do not.
    //= zerospace.attack.mental
    fn between(&self) -> Option<[ActorId; 2]> {
        let opponent = self.opponent().filter(|_| self.mental)?;
        Some([self.acting.actor, opponent])
    }

    fn mark(&self, stage: Stage, total: i16, beside: [i16; 2]) -> Mark {
        let (by, nth) = (self.acting.actor, self.nth);
        Mark { stage, by, on: self.opponent().unwrap_or(by), nth, total, beside }
    }

    /// Combines the rolls of actors who work together: the worst result with the bonus for their number.
    //= zerospace.assist.formula
    fn gather<T: Table>(&mut self, t: &mut T) {
        if self.helpers.is_empty() {
            return;
        }
        self.acting.help = 0;
        for helper in &mut self.helpers {
            if helper.total() < self.acting.total() {
                std::mem::swap(helper, &mut self.acting);
            }
        }
        let (actor, result) = (self.acting.actor, self.acting.total());
        let number = u8::try_from(1 + self.helpers.len()).unwrap_or(u8::MAX);
        self.acting.help = self.help;
        let between = self.between();
        t.tell(Event::WorkedTogether { actor, result, number, help: self.help, between });
    }

    /// The circumstances outside the tables for the roll of one acting actor, or for the opposing roll.
    //= zerospace.pool.free-circumstances
    fn free_of(&self, who: ActorId, acting: bool) -> Vec<FreeRow> {
        let leads = self.leader == who;
        let counts = |it: &&FreeRow| it.acting == acting && it.of.map_or(leads || !acting, |of| of == who);
        self.free.iter().filter(counts).cloned().collect()
    }

    /// The actor who wins the round of a contest.
    fn taken(&self) -> Option<ActorId> {
        let ties_to_first = self.contest?;
        let lead = self.lead();
        let first = lead > 0 || (lead == 0 && ties_to_first);
        if first { Some(self.acting.actor) } else { self.opponent() }
    }
}

/// Resolves the rolls and returns the final lead of the acting side.
//= zerospace.difficulty.active
pub(crate) fn play<T: Table>(t: &mut T, clash: &mut Clash) -> Play<T, i16> {
    if !clash.rolled {
        buy_before(t, clash)?;
        hand_over(t, clash)?;
        let dice = clash.acting.thrown();
        let need = match clash.against {
            Opposition::Difficulty { value, hidden: false } if clash.helpers.is_empty() => Some(value),
            _ => None,
        };
        throw(t, &mut clash.acting, dice, need)?;
        let between = clash.between();
        let free = clash.free_of(clash.acting.actor, true);
        t.tell(Event::Rolled { effort: clash.acting, between, free });
        for n in 0..clash.helpers.len() {
            let mut helper = clash.helpers[n];
            let dice = helper.thrown();
            throw(t, &mut helper, dice, None)?;
            let free = clash.free_of(helper.actor, true);
            t.tell(Event::Rolled { effort: helper, between, free });
            clash.helpers[n] = helper;
        }
        clash.gather(t);
    }
    if let Opposition::Roll(mut effort) = clash.against {
        if clash.helpers.is_empty() {
            t.settle(|_| {
                let beside = [i16::from(effort.thrown()), effort.value];
                clash.mark(Stage::Acted, clash.acting.total(), beside)
            })?;
        }
        let (dice, need) = (effort.thrown(), clash.acting.total() + 1);
        throw(t, &mut effort, dice, Some(need))?;
        let between = clash.between();
        let free = clash.free_of(effort.actor, false);
        t.tell(Event::Rolled { effort, between, free });
        clash.against = Opposition::Roll(effort);
    }
    if clash.helpers.is_empty() {
        t.settle(|_| clash.mark(Stage::Opposed, clash.lead(), [0; 2]))?;
    }
    buy_after(t, clash)?;
    let lead = clash.lead();
    let (effort, opposition, mental) = (clash.acting, clash.against, clash.mental);
    t.tell(Event::Resolved { effort, opposition, lead, mental, taken: clash.taken() });
    Ok(lead)
}

/// Hands over dice missing from negative pools to the other side, or to the game master, who adds them to the
/// difficulty. Both deficits are computed before they are exchanged.
//= zerospace.pool.below-zero
//= zerospace.pool.mutual-deficit
fn hand_over<T: Table>(t: &mut T, clash: &mut Clash) -> Play<T, ()> {
    let ours = clash.acting.deficit();
    let mut ours = clash.helpers.iter().fold(ours, |sum, it| sum.saturating_add(it.deficit()));
    match &mut clash.against {
        Opposition::Roll(effort) => {
            let mut theirs = effort.deficit();
            if t.state().switches.mutual_deficit == MutualDeficit::Net {
                let both = ours.min(theirs);
                (ours, theirs) = (ours - both, theirs - both);
            }
            effort.received = effort.received.saturating_add(ours);
            clash.acting.received = theirs;
        }
        Opposition::Difficulty { value, .. } if ours > 0 => {
            let mut raised = 0;
            for _ in 0..ours {
                raised += i16::from(t.roll(Seat::GM, SumDice::new(1))?);
            }
            *value += raised;
            let actor = clash.acting.actor;
            t.tell(Event::DifficultyRaised { actor, by: raised });
        }
        Opposition::Difficulty { .. } | Opposition::Nothing => {}
    }
    Ok(())
}

/// Offers points before the roll. They matter if a pool is negative, because the other side then loses the dice
/// received.
//= zerospace.ap.use.bonus-die
fn buy_before<T: Table>(t: &mut T, clash: &mut Clash) -> Play<T, ()> {
    buy_for(t, &mut clash.acting)?;
    if let Opposition::Roll(mut effort) = clash.against {
        buy_for(t, &mut effort)?;
        clash.against = Opposition::Roll(effort);
    }
    Ok(())
}

pub(crate) fn buy_for<T: Table>(t: &mut T, effort: &mut Effort) -> Play<T, ()> {
    let always = t.state().switches.points_before;
    let (who, seat) = (effort.actor, t.state().actor(effort.actor).seat);
    while (effort.pool() < 0 || always)
        && t.state().points(seat) > 0
        && effort.bought < MOST_BOUGHT
        && t.ask(BuyDie { seat, who, lead: Some(effort.pool()), before: true, order: false })?
        // The game master may have changed the points in the meantime.
        && t.state().points(seat) > 0
    {
        effort.bought += 1;
        t.tell(Event::PointSpent { seat, on: PointUse::Die });
        t.tell(Event::PointForDie { actor: who, dice: 0, before: true });
    }
    Ok(())
}

/// Offers points after the roll. Both sides may add one die at a time, the losing side first, until both decline.
//= zerospace.ap.use.bonus-die
fn buy_after<T: Table>(t: &mut T, clash: &mut Clash) -> Play<T, ()> {
    let points = |t: &T, who: ActorId| t.state().points(t.state().actor(who).seat);
    let opponent = clash.opponent();
    let any = points(t, clash.acting.actor) > 0
        || opponent.is_some_and(|it| points(t, it) > 0)
        || clash.helpers.iter().any(|it| points(t, it.actor) > 0);
    if !any {
        return Ok(());
    }
    // If the difficulty is hidden, being asked must not reveal whether it is reached.
    let hidden = matches!(clash.against, Opposition::Difficulty { hidden: true, .. });
    let (mut acting, mut passed) = (clash.lead() < 0 || hidden, 0);
    while passed < 2 {
        let lead = clash.lead();
        // A die matters to the losing side, and to an attack whose margin counts.
        let wanted = if acting { lead < 0 || clash.margin || hidden } else { lead >= 0 };
        let who = if acting { Some(clash.acting.actor) } else { opponent };
        let buys = match who {
            Some(who) if wanted && points(t, who) > 0 => {
                if clash.helpers.is_empty() {
                    let stage = Stage::Points { acting, last: passed == 1 };
                    t.settle(|_| clash.mark(stage, lead, [0; 2]))?;
                }
                let seat = t.state().actor(who).seat;
                let lead = if acting { lead } else { -lead };
                t.ask(BuyDie { seat, who, lead: (!hidden).then_some(lead), before: false, order: false })?
            }
            _ => false,
        };
        let pays = match who {
            Some(who) => buys && points(t, who) > 0,
            None => false,
        };
        if pays {
            add_die(t, clash, acting)?;
            passed = 0;
        } else {
            passed += 1;
        }
        acting = !acting;
    }
    Ok(())
}

/// Adds one die, which is rolled immediately.
fn add_die<T: Table>(t: &mut T, clash: &mut Clash, acting: bool) -> Play<T, ()> {
    let need = match clash.against {
        Opposition::Difficulty { hidden: true, .. } => None,
        _ if acting => Some(clash.against.value()),
        _ => Some(clash.acting.total() + 1),
    };
    let mut effort = match clash.against {
        Opposition::Roll(effort) if !acting => effort,
        _ => clash.acting,
    };
    let (before, actor) = (effort.dice, effort.actor);
    let seat = t.state().actor(actor).seat;
    t.tell(Event::PointSpent { seat, on: PointUse::Die });
    throw(t, &mut effort, 1, need)?;
    t.tell(Event::PointForDie { actor, dice: effort.dice - before, before: false });
    if acting {
        clash.acting = effort;
        clash.gather(t);
    } else {
        clash.against = Opposition::Roll(effort);
    }
    Ok(())
}
