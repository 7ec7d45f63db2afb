//! The exchange panel: the current rolls of both sides, or else the last ones.

mod ahead;
mod contest;

use schwung_fate::{
    ActorId, AgainstRoll, Answer, Clash, Command, Contest, Doing, Effort, Event, Fate, Found, Invoke,
    Opposition, Question, Rated, SkillId, Stakes, Target, Why, ZeroShifts, contest_standing,
};
use schwung_log::{Running, Thrown};
use schwung_play::{Input, Pending};
use schwung_table::Seat;
use schwung_views::{
    Look, house,
    wire::{ClashView, DiceView, SideView},
};

use self::ahead::{Ahead, ahead};
use crate::{show::eyes::Eyes, words::event_for};

/// The rolls of the last procedure so far, as far as the viewer may know them.
pub(crate) fn clash(look: Look<'_, Fate>) -> Option<ClashView> {
    let running = look.latest()?;
    let running = running.as_ref();
    let mut meeting = Meeting::of(running);
    let eyes = Eyes::new(look);
    if let Some(it) = contest::choosing(eyes, running) {
        return Some(it);
    }
    meeting.ahead = ahead(running);
    if meeting.veiled && !eyes.sees_all() {
        return None;
    }
    let actor = meeting.actor()?;
    let rolls = meeting.acting.is_some() || running.waiting.is_some() && meeting.will_roll();
    if !rolls || !(eyes.knows(actor) || meeting.other().is_some_and(|it| eyes.knows(it))) {
        return None;
    }
    Some(Shown::new(look, &meeting).view(running.waiting.is_none()))
}

/// In a contest with several opponents, the lead over each one that the viewer knows. `None` outside of such a contest.
pub(crate) fn leads(look: Look<'_, Fate>) -> Option<String> {
    let running = look.latest()?;
    let meeting = Meeting::of(running.as_ref());
    Shown::new(look, &meeting).leads()
}

/// In a contest with several opponents, the number of shifts that the acting side lacks against each one that the viewer
/// knows. Empty outside of such a contest, and for the opponents.
pub(crate) fn shortfalls(look: Look<'_, Fate>, it: &Invoke) -> Vec<i16> {
    if it.clash.stakes != Stakes::Several || it.who != it.clash.effort.actor {
        return Vec::new();
    }
    let Some(running) = look.latest() else { return Vec::new() };
    let meeting = Meeting::of(running.as_ref());
    let shown = Shown::new(look, &meeting);
    shown.compared().map(|lead| it.clash.stakes.acting() - lead.1).collect()
}

/// Two opposed rolls, or a roll and its opposition.
#[derive(Default)]
struct Meeting<'r> {
    doing: Option<(ActorId, Doing)>,
    is_contest: bool,
    acting: Option<Effort>,
    /// The sides that have yet to roll, or that do not roll.
    ahead: Vec<Ahead>,
    against: Option<Opposition>,
    /// The shifts, once an event has reported them.
    shifts: Option<i16>,
    /// The efforts of the opponents in a contest with several.
    several: Vec<Effort>,
    /// The seats with a question that reveals the totals.
    asked: Vec<Seat>,
    /// Whether the game master rolled in secret.
    veiled: bool,
    /// The dice that count, by actor.
    dice: Vec<(ActorId, &'r Thrown)>,
}

impl<'r> Meeting<'r> {
    fn of(running: &'r Running<Fate>) -> Meeting<'r> {
        let against = difficulty(running);
        let is_contest = matches!(running.command, Command::Contest(_));
        let mut meeting = Meeting { against, is_contest, ..Meeting::default() };
        let mut thrown = running.thrown.iter();
        for event in &running.events {
            if let Some(actor) = rolls(event)
                && let Some(thrown) = thrown.next()
            {
                meeting.dice.retain(|it| it.0 != actor);
                meeting.dice.push((actor, thrown));
            }
            meeting.told(event);
        }
        if let Command::Contest(it) = &running.command
            && it.sides.len() > 2
        {
            meeting.several.extend(contest_standing(&running.base, it, &skills(running, it)));
        }
        let questions = running.waiting.as_ref().map(Pending::questions).unwrap_or_default();
        for question in questions {
            if let Question::Invoke(it) = question {
                meeting.stands(&it.clash);
            }
            let is_told = match question {
                Question::Invoke(_) | Question::Defend(_) => true,
                // By the time a defender can buy a bonus, the question for the defence has named the total.
                Question::Buy(_) => meeting.acting.is_some() && !is_contest,
                _ => false,
            };
            if is_told {
                meeting.asked.push(question.seat());
            }
        }
        if meeting.several.len() < 2 || questions.is_empty() || meeting.shifts.is_some() {
            meeting.several.clear();
        }
        meeting
    }

    /// Updates the meeting after an event. Events that change no roll are ignored.
    fn told(&mut self, event: &Event) {
        match event {
            Event::ActionBegan { actor, doing } => self.doing = Some((*actor, *doing)),
            Event::Rolled { effort } => self.rolled(*effort),
            Event::Rerolled { effort } => self.change(effort.actor, |it| *it = *effort),
            Event::Invoked { actor, reroll: false, .. } => self.raise(*actor, Why::Aspects, 2),
            Event::BonusBought { actor } => self.raise(*actor, Why::Bought, 1),
            Event::SpinUsed { on, value, .. } => self.raise(*on, Why::Spin, *value),
            Event::DifficultySet { value, hidden, .. } => {
                self.against = Some(Opposition::Difficulty { value: *value, hidden: *hidden });
            }
            Event::Stands { effort } => self.against = Some(Opposition::Standing(*effort)),
            Event::Veiled { check } => {
                self.veiled = true;
                self.acting = Some(check.effort);
                self.against =
                    check.against.iter().copied().max_by_key(Effort::total).map(Opposition::Standing);
            }
            Event::Resolved { effort, opposition, shifts } => self.resolved(*effort, *opposition, *shifts),
            _ => {}
        }
    }

    fn rolled(&mut self, effort: Effort) {
        let again = self.acting.is_some_and(|it| it.actor == effort.actor);
        if self.acting.is_none() || again {
            self.acting = Some(effort);
            self.shifts = None;
            self.several.clear();
            if again {
                self.against = None;
            }
            return;
        }
        self.several.push(effort);
        let better = match &self.against {
            Some(Opposition::Roll(other)) if self.is_contest => effort.total() > other.total(),
            _ => true,
        };
        if better {
            self.against = Some(Opposition::Roll(effort));
        }
    }

    fn raise(&mut self, actor: ActorId, why: Why, value: i8) {
        // Bonuses bought before the roll are part of the roll.
        if self.shifts.is_none() {
            self.change(actor, |it| *it = it.plus(why, value));
        }
    }

    fn change(&mut self, actor: ActorId, change: impl Fn(&mut Effort)) {
        if let Some(effort) = self.several.iter_mut().find(|it| it.actor == actor) {
            change(effort);
        }
        match (&mut self.acting, &mut self.against) {
            (Some(effort), _) if effort.actor == actor => change(effort),
            (_, Some(Opposition::Roll(effort))) if effort.actor == actor => change(effort),
            _ => {}
        }
    }

    fn resolved(&mut self, effort: Effort, opposition: Opposition, shifts: i16) {
        if let (true, Opposition::Standing(_)) = (self.is_contest, opposition) {
            // One roll against several opponents: show the one whose result was reported last.
            self.change(effort.actor, |it| *it = effort);
            self.against = Some(opposition);
        } else if !self.is_contest {
            self.acting = Some(effort);
            self.against = Some(opposition);
        } else {
            // In a contest each result is compared with the next lower one: show the challenger and the best
            // of the others.
            for effort in [Some(effort), rolled_by(&opposition)].into_iter().flatten() {
                self.change(effort.actor, |it| *it = effort);
            }
        }
        self.shifts = Some(shifts);
    }

    fn stands(&mut self, clash: &Clash) {
        self.acting = Some(clash.effort);
        self.against = Some(match clash.against {
            AgainstRoll::Number { value, hidden } => Opposition::Difficulty { value, hidden },
            AgainstRoll::Block { by, strength, .. } => Opposition::Block { by, strength },
            AgainstRoll::Roll { effort, shield } => match shield {
                Some((by, strength)) if strength >= effort.total() => Opposition::Block { by, strength },
                _ => Opposition::Roll(effort),
            },
            AgainstRoll::Standing { effort, shield } => match shield {
                Some((by, strength)) if strength >= effort.total() => Opposition::Block { by, strength },
                _ => Opposition::Standing(effort),
            },
        });
    }

    fn actor(&self) -> Option<ActorId> {
        self.acting.map(|it| it.actor).or(self.doing.map(|it| it.0))
    }

    fn other(&self) -> Option<ActorId> {
        let of_doing = self.doing.and_then(|it| match it.1 {
            Doing::Attack { on, .. } | Doing::Push(on) => Some(on),
            Doing::Maneuver(on) | Doing::Knockback(on) => on,
            Doing::Block
            | Doing::Sprint
            | Doing::Simple
            | Doing::Assess
            | Doing::Walk
            | Doing::Rearm
            | Doing::Pass
            | Doing::FullDefense => None,
        });
        match &self.against {
            Some(Opposition::Roll(effort) | Opposition::Standing(effort)) => Some(effort.actor),
            Some(Opposition::Block { by, .. }) => Some(*by),
            Some(Opposition::Difficulty { .. }) | None => of_doing,
        }
    }

    /// Returns whether dice are rolled for this action.
    fn will_roll(&self) -> bool {
        self.doing
            .is_some_and(|it| !matches!(it.1, Doing::Walk | Doing::Rearm | Doing::Pass | Doing::FullDefense))
    }
}

/// The skills of the sides of a contest: the proposed ones, or those that they chose.
fn skills(running: &Running<Fate>, it: &Contest) -> Vec<SkillId> {
    let mut chosen: Vec<(Seat, SkillId)> = Vec::new();
    for input in running.inputs.iter().filter(|_| it.choose) {
        if let Input::Answered { who, answer: Answer::Skill(skill) } = input {
            chosen.push((*who, *skill));
        }
    }
    let of = |&(actor, proposed): &(ActorId, SkillId)| {
        let seat = running.base.actor(actor).seat;
        let at = chosen.iter().position(|it| it.0 == seat);
        at.map_or(proposed, |at| chosen.remove(at).1)
    };
    it.sides.iter().map(of).collect()
}

fn rolled_by(opposition: &Opposition) -> Option<Effort> {
    match opposition {
        Opposition::Roll(effort) => Some(*effort),
        Opposition::Standing(_) | Opposition::Difficulty { .. } | Opposition::Block { .. } => None,
    }
}

/// The actor whose dice an event mentions.
fn rolls(event: &Event) -> Option<ActorId> {
    match event {
        Event::Rolled { effort } | Event::Rerolled { effort } => Some(effort.actor),
        Event::Veiled { check } => Some(check.effort.actor),
        _ => None,
    }
}

/// The number that a command is rolled against, if any: from the command, set by the game master since, or
/// the default of the book. A block is rolled against nothing, because its result is its strength.
fn difficulty(running: &Running<Fate>) -> Option<Opposition> {
    let said = running.inputs.iter().find_map(|it| match it {
        Input::Answered { answer: Answer::Rated(Rated(rung)), .. } => Some(*rung),
        Input::Answered { .. } | Input::Rolled { .. } | Input::Interjected(_) => None,
    });
    let usual = running.base.profile.difficulty;
    let number = |value: Option<i8>, hidden: bool| {
        let value = i16::from(value.or(usual).or(said)?);
        Some(Opposition::Difficulty { value, hidden })
    };
    match &running.command {
        Command::Simple(it) => number(it.difficulty, it.hidden),
        Command::Assess(it) => {
            number(it.difficulty, matches!(it.finds, Found::Hidden(_) | Found::Secret(..)))
        }
        Command::Maneuver(it) => match it.target {
            Target::Difficulty(value) => number(value, false),
            Target::Actor(..) => None,
        },
        Command::Attack(it) => it.unaware.and_then(|value| number(Some(value), false)),
        _ => None,
    }
}

/// A meeting and its viewer.
struct Shown<'a> {
    eyes: Eyes<'a>,
    meeting: &'a Meeting<'a>,
    /// Whether the viewer has a question that reveals the totals.
    is_asked: bool,
}

impl<'a> Shown<'a> {
    fn new(look: Look<'a, Fate>, meeting: &'a Meeting<'a>) -> Shown<'a> {
        let is_asked = meeting.asked.iter().any(|it| look.is_mine(*it));
        Shown { eyes: Eyes::new(look), meeting, is_asked }
    }

    fn view(&self, ended: bool) -> ClashView {
        let (acting, against) = (self.acting(), self.against());
        let opposing = against.as_ref().and_then(|it| it.total);
        // There is no lead before the roll.
        let rolled = |it: &SideView| !it.to_roll;
        let both = self.meeting.acting.is_some() && against.as_ref().is_some_and(rolled);
        let lead = acting.total.zip(opposing).filter(|_| both);
        let lead = lead.map(|(acting, against)| acting - against);
        ClashView {
            title: self.title(),
            lead_words: self.lead_words(lead, &acting, against.as_ref()),
            acting,
            against,
            lead,
            over: ended || self.meeting.shifts.is_some(),
        }
    }

    /// The lead over each of several opponents.
    fn leads(&self) -> Option<String> {
        let eyes = self.eyes;
        let lead = |(other, lead): (ActorId, i16)| {
            eyes.say("clash-lead", &[("n", &eyes.number(lead)), ("other", &eyes.name(other))])
        };
        let leads: Vec<String> = self.compared().map(lead).collect();
        (!leads.is_empty()).then(|| eyes.list(&leads))
    }

    /// The opponents that the viewer knows, and the lead over each.
    fn compared(&self) -> impl Iterator<Item = (ActorId, i16)> {
        let eyes = self.eyes;
        let acting = self.meeting.acting.filter(|it| eyes.knows(it.actor));
        let known = self.meeting.several.iter().filter(move |it| eyes.knows(it.actor));
        known.filter_map(move |it| Some((it.actor, acting?.total() - it.total())))
    }

    fn title(&self) -> String {
        let Some((actor, doing)) = self.meeting.doing else { return String::new() };
        let eyes = self.eyes;
        let other = self.meeting.other().or_else(|| Some(self.opposing()?.effort.actor));
        if let (true, Some(other)) = (self.meeting.is_contest, other) {
            let args = [("actor", &*eyes.name(actor)), ("other", &*eyes.name(other))];
            return eyes.say("clash-contest", &args);
        }
        let event = Event::ActionBegan { actor, doing };
        let told = event_for(eyes.c, eyes.state, &event, eyes.viewer);
        let title = told.unwrap_or_else(|| eyes.say_of("clash-rolls", actor));
        // Headings have no full stop.
        title.strip_suffix('.').map(str::to_owned).unwrap_or(title)
    }

    fn acting(&self) -> SideView {
        let actor = self.meeting.actor();
        // Other viewers see numbers of a sheet only once they are rolled.
        let is_read = |it: &&Ahead| Some(it.effort.actor) == actor && self.eyes.eyes.read(it.effort.actor);
        match (&self.meeting.acting, self.meeting.ahead.iter().find(is_read)) {
            (Some(effort), _) => self.side(effort, ""),
            (None, Some(it)) => self.before(*it),
            (None, None) => self.nameless(actor),
        }
    }

    fn against(&self) -> Option<SideView> {
        let eyes = self.eyes;
        let plain = |name: String, text: String, total: Option<i16>, actor: Option<ActorId>| SideView {
            actor: actor.map(Into::into),
            name,
            text,
            dice: None,
            parts: Vec::new(),
            total,
            stands: false,
            to_roll: false,
        };
        let Some(against) = self.meeting.against.as_ref() else {
            return self.opposing().map(|it| self.before(it));
        };
        match against {
            Opposition::Roll(effort) => {
                let key = if self.meeting.is_contest { "" } else { "clash-defends" };
                Some(self.side(effort, key))
            }
            Opposition::Standing(effort) => {
                Some(SideView { stands: true, ..self.still(effort, "clash-stands") })
            }
            Opposition::Difficulty { value, hidden } => {
                let sees = !hidden || eyes.sees_all();
                let key = if *hidden { "clash-hidden" } else { "clash-open" };
                Some(plain(eyes.say("difficulty", &[]), eyes.say(key, &[]), sees.then_some(*value), None))
            }
            Opposition::Block { by, strength } => {
                let known = eyes.knows(*by);
                let total = (known || self.is_told()).then_some(*strength);
                let text = eyes.say("clash-block", &[]);
                Some(plain(eyes.name(*by), text, total, Some(*by).filter(|_| known)))
            }
        }
    }

    /// Returns whether the viewer has learned the totals: from the result in the log, like everybody, or from a question.
    fn is_told(&self) -> bool {
        self.meeting.shifts.is_some() || self.is_asked
    }

    /// One side of the clash. For a hidden actor it shows no more than the log.
    fn side(&self, effort: &Effort, key: &str) -> SideView {
        let (eyes, known) = (self.eyes, self.eyes.knows(effort.actor));
        let skill = if known { self.with_what(effort) } else { String::new() };
        let text = match (key, skill.is_empty()) {
            ("", _) => skill,
            (key, true) => eyes.say(key, &[]),
            (key, false) => eyes.say("clash-with", &[("what", &eyes.say(key, &[])), ("skill", &skill)]),
        };
        SideView {
            actor: known.then(|| effort.actor.into()),
            name: eyes.name(effort.actor),
            text,
            dice: self.dice(effort.actor).filter(|_| known),
            parts: if known { eyes.parts(*effort) } else { Vec::new() },
            total: (known || self.is_told()).then_some(effort.total()),
            stands: false,
            to_roll: false,
        }
    }

    /// One side of the clash, without dice.
    fn still(&self, effort: &Effort, key: &str) -> SideView {
        let (eyes, stands) = (self.eyes, Event::Stands { effort: *effort });
        let known = eyes.knows(effort.actor);
        let parts = if known { eyes.valued(*effort, eyes.explained(&stands)) } else { Vec::new() };
        SideView { dice: None, parts, ..self.side(effort, key) }
    }

    /// The skill that an actor rolls with: "Fists +3".
    fn with_what(&self, effort: &Effort) -> String {
        let eyes = self.eyes;
        let main = effort.parts().find_map(|it| match it.why {
            Why::Skill(skill) => Some((eyes.skill(skill), it.value)),
            Why::CompanionSkill(skill) => {
                Some((eyes.say("why-companion-skill", &[("skill", &eyes.skill(skill))]), it.value))
            }
            Why::Quality => Some((eyes.say("why-quality", &[]), it.value)),
            _ => None,
        });
        main.map_or_else(String::new, |(name, value)| eyes.part(&name, value))
    }

    fn dice(&self, actor: ActorId) -> Option<DiceView> {
        let thrown = self.meeting.dice.iter().find(|it| it.0 == actor)?.1;
        Some(house::dice(self.eyes.c, &thrown.dice, &thrown.faces, thrown.outcome, thrown.origin))
    }

    /// The meaning of the lead. For a hidden number only whether it was reached.
    fn lead_words(&self, lead: Option<i16>, acting: &SideView, against: Option<&SideView>) -> String {
        let eyes = self.eyes;
        if let Some(leads) = self.leads() {
            return eyes.say("clash-leads", &[("actor", &acting.name), ("leads", &leads)]);
        }
        let is_number = matches!(self.meeting.against, Some(Opposition::Difficulty { .. }));
        let is_attack = matches!(self.meeting.doing, Some((_, Doing::Attack { .. })));
        let Some(lead) = lead else {
            return match self.meeting.shifts {
                Some(shifts) if is_number => {
                    eyes.say(if shifts >= 0 { "result-success" } else { "result-failure" }, &[])
                }
                _ => String::new(),
            };
        };
        let n = lead.unsigned_abs().to_string();
        let ahead = |name: &str| eyes.say("clash-ahead", &[("actor", name), ("n", &n)]);
        match (lead, against) {
            (1.., _) => ahead(&acting.name),
            //= freefate.effect.zero-shifts
            (0, _) if is_number && eyes.state.switches().zero_shifts == ZeroShifts::Partial => {
                eyes.say("clash-only-just", &[])
            }
            (0, _) if is_number && !is_attack => eyes.say("clash-tie-success", &[]),
            (0, _) if self.meeting.is_contest => eyes.say("clash-tie", &[]),
            (0, _) => eyes.say("clash-tie-failure", &[]),
            (_, Some(against)) if !is_number => ahead(&against.name),
            (_, _) => eyes.say("result-short", &[("n", &n)]),
        }
    }
}
