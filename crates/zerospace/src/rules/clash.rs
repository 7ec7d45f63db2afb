//! Two sides meet: dice handed over, both rolls, points for further dice.

use schwung_table::{Play, Seat};

use crate::{
    ActorId, BuyDie, Effort, Event, FreeRow, Mark, MutualDeficit, Opposition, PointUse, Stage, SumDice,
    Table, rules::dice::throw,
};

/// Most dice that are bought for one roll before it.
pub(crate) const MOST_BOUGHT: u8 = 20;

/// Two sides that meet.
#[derive(Clone, Debug)]
pub(crate) struct Clash {
    /// Who acts; where several act together, who leads them.
    leader: ActorId,
    /// The roll of whoever acts; where several act together, the worst of theirs.
    pub(crate) acting: Effort,
    /// The rolls of all others who act together.
    pub(crate) helpers: Vec<Effort>,
    /// What the number of those who act together adds to the worst of their results.
    pub(crate) help: u8,
    /// Circumstances outside the tables, of both sides.
    pub(crate) free: Vec<FreeRow>,
    /// What stands against it.
    pub(crate) against: Opposition,
    /// Has the acting side rolled, and have dice been handed over already?
    pub(crate) rolled: bool,
    /// Does it matter by how much it succeeds?
    pub(crate) margin: bool,
    /// Do only those concerned notice?
    pub(crate) mental: bool,
    /// Which of several this is.
    pub(crate) nth: u8,
    /// In a contest: does a tie favour the acting side?
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

    /// How far the acting side is ahead. Equal is enough for it.
    //= zerospace.check.tie
    //= zerospace.margin.definition
    #[inline]
    pub(crate) fn lead(&self) -> i16 {
        self.acting.total() - self.against.value()
    }

    /// Whoever is on the other side.
    fn opponent(&self) -> Option<ActorId> {
        match &self.against {
            Opposition::Roll(effort) => Some(effort.actor),
            Opposition::Difficulty { .. } | Opposition::Nothing => None,
        }
    }

    /// Those who alone notice it, where others do not.
    //= zerospace.attack.mental
    fn between(&self) -> Option<[ActorId; 2]> {
        let opponent = self.opponent().filter(|_| self.mental)?;
        Some([self.acting.actor, opponent])
    }

    fn mark(&self, stage: Stage, total: i16, beside: [i16; 2]) -> Mark {
        let (by, nth) = (self.acting.actor, self.nth);
        Mark { stage, by, on: self.opponent().unwrap_or(by), nth, total, beside }
    }

    /// Who works together has the worst of their results, and their number on top.
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

    /// The circumstances outside the tables that count for the roll of one of the acting side, or against it.
    //= zerospace.pool.free-circumstances
    fn free_of(&self, who: ActorId, acting: bool) -> Vec<FreeRow> {
        let leads = self.leader == who;
        let counts = |it: &&FreeRow| it.acting == acting && it.of.map_or(leads || !acting, |of| of == who);
        self.free.iter().filter(counts).cloned().collect()
    }

    /// Whoever takes the round of a contest.
    fn taken(&self) -> Option<ActorId> {
        let ties_to_first = self.contest?;
        let lead = self.lead();
        let first = lead > 0 || (lead == 0 && ties_to_first);
        if first { Some(self.acting.actor) } else { self.opponent() }
    }
}

/// Plays it out: how far the acting side is ahead in the end.
//= zerospace.difficulty.active
#[inline]
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

/// Dice below zero go to the other side, or to the game master, who adds them to the difficulty. Both deficits are
/// worked out first and exchanged once.
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

/// Before the roll a point matters where a pool is below zero: the other side's dice are gone then.
//= zerospace.ap.use.bonus-die
fn buy_before<T: Table>(t: &mut T, clash: &mut Clash) -> Play<T, ()> {
    buy_for(t, &mut clash.acting)?;
    if let Opposition::Roll(mut effort) = clash.against {
        buy_for(t, &mut effort)?;
        clash.against = Opposition::Roll(effort);
    }
    Ok(())
}

#[inline]
pub(crate) fn buy_for<T: Table>(t: &mut T, effort: &mut Effort) -> Play<T, ()> {
    let always = t.state().switches.points_before;
    let (who, seat) = (effort.actor, t.state().actor(effort.actor).seat);
    while (effort.pool() < 0 || always)
        && t.state().points(seat) > 0
        && effort.bought < MOST_BOUGHT
        && t.ask(BuyDie { seat, who, lead: Some(effort.pool()), before: true, order: false })?
        // The game master may have changed points in the meantime.
        && t.state().points(seat) > 0
    {
        effort.bought += 1;
        t.tell(Event::PointSpent { seat, on: PointUse::Die });
        t.tell(Event::PointForDie { actor: who, dice: 0, before: true });
    }
    Ok(())
}

/// After the roll both sides may add dice, one at a time, whoever is behind first, until both pass.
//= zerospace.ap.use.bonus-die
#[inline]
fn buy_after<T: Table>(t: &mut T, clash: &mut Clash) -> Play<T, ()> {
    let points = |t: &T, who: ActorId| t.state().points(t.state().actor(who).seat);
    let opponent = clash.opponent();
    let any = points(t, clash.acting.actor) > 0
        || opponent.is_some_and(|it| points(t, it) > 0)
        || clash.helpers.iter().any(|it| points(t, it.actor) > 0);
    if !any {
        return Ok(());
    }
    // Where the difficulty is hidden, being asked must not tell whether one has reached it.
    let hidden = matches!(clash.against, Opposition::Difficulty { hidden: true, .. });
    let (mut acting, mut passed) = (clash.lead() < 0 || hidden, 0);
    while passed < 2 {
        let lead = clash.lead();
        // A die changes something for whoever is behind, and for an attack whose margin counts.
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

/// One die more, rolled at once.
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
