//! Decides whether a deed is allowed and what it does.

use schwung_play::Stop;
use schwung_table::{NotAdmitted, Owner, Seat};

use crate::{
    Abandoned, Asked, Author, Deed, Entry, Game, Kept, Origin, Planned, QuestionId, Redo, Refusal, Roller,
    Running, Thrown, house_deed,
    moment::Moment,
    plan::{MOST_WORDS, Plan, is_too_long},
    run::{self, Given},
};

type Outcome<S> = Result<Vec<Entry<S>>, Refusal<S>>;

impl<S: Kept> Game<S> {
    /// Returns the entries of the record for `deed` by `by`. Nothing changes until that record is pushed.
    ///
    /// # Errors
    /// Returns a [`Refusal`] if the deed is not allowed now.
    pub fn decide(&self, by: Author, deed: Deed<S>, roller: &mut dyn Roller) -> Outcome<S> {
        match deed {
            Deed::House(deed) => house_deed::decide(self, by, deed, roller),
            Deed::Undo { to, keep_dice } => self.undo(by, to, keep_dice),
            _ if self.house.plain => Err(Refusal::PlainDice),
            _ if self.house.paused && !by.is_gm() => Err(Refusal::Paused),
            Deed::Command(command) => self.command(by, command, roller),
            Deed::Several(commands) => self.several(by, commands),
            Deed::Answer { question, choice, words } => self.answer(by, &question, choice, &words, roller),
            Deed::Plan { question, choice, words, then } => {
                self.plan(by, &question, choice, &words, then, roller)
            }
            Deed::Reopen { seq, n, until } => self.reopen(by, seq, n, until),
            Deed::Skip { question } => self.skip(by, &question, roller),
            Deed::Roll { question, faces } => self.roll(by, &question, faces, roller),
            Deed::Bring { question, faces } => self.bring(&question, faces, roller),
            Deed::SetRoll { .. } | Deed::Prepare { .. } if !by.is_gm() => Err(Refusal::GmOnly),
            Deed::SetRoll { seq, nth, faces, why } => self.set_roll(seq, nth, faces, &why, roller),
            Deed::Prepare { seat, faces, why } => self.prepare(seat, faces, &why),
            Deed::CallOff if !by.is_gm() => Err(Refusal::GmOnly),
            Deed::CallOff if self.running().is_none() => Err(Refusal::NothingWaits),
            Deed::CallOff => Ok(vec![Entry::Abandoned(Abandoned::CalledOff)]),
        }
    }

    fn command(&self, by: Author, command: S::Command, roller: &mut dyn Roller) -> Outcome<S> {
        self.may_command(by, &command)?;
        if let Some(running) = self.running() {
            return match S::interjects(&command) {
                true => self.interject(&[command], roller),
                // Asides are not nested.
                false if S::is_aside(&command) && running.under.is_none() => self.aside(by, command, roller),
                false => Err(self.busy()),
            };
        }
        S::check(self.state(), &command).map_err(Refusal::Rule)?;
        let began = Entry::Began { command, rules: S::RULES };
        let mut moment = Moment {
            spare: self.now.spare.clone(),
            original: self.now.original.clone(),
            set: self.now.set.clone(),
            ..Moment::new(self.state().clone())
        };
        moment.step(self.seq() + 1, Some(by), &began);
        let running = moment.running.take();
        let mut entries = vec![began];
        let mut running = running.ok_or(Refusal::Failed)?;
        let mut given = Given::new(&self.house, moment.stock(), roller);
        let end = run::advance(&mut running, &mut given, &mut entries);
        // A procedure that fails at once has done nothing yet and is not recorded.
        if end.is_none() && running.inputs.is_empty() { Err(Refusal::Failed) } else { Ok(entries) }
    }

    /// Performs several commands that only set facts.
    fn several(&self, by: Author, commands: Vec<S::Command>) -> Outcome<S> {
        for command in &commands {
            self.may_command(by, command)?;
        }
        if self.running().is_some() {
            return match commands.iter().all(S::interjects) {
                true => self.interject(&commands, &mut NoDice),
                false => Err(self.busy()),
            };
        }
        let (mut entries, mut state) = (Vec::new(), self.state().clone());
        for command in commands {
            let events = self.at_once(&state, &command)?;
            events.iter().for_each(|event| S::apply(&mut state, event));
            entries.push(Entry::Began { command, rules: S::RULES });
            entries.extend(events.into_iter().map(Entry::Told));
            entries.push(Entry::Ended);
        }
        Ok(entries)
    }

    /// Returns the events of a command that neither rolls nor asks.
    fn at_once(&self, state: &S::State, command: &S::Command) -> Result<Vec<S::Event>, Refusal<S>> {
        S::check(state, command).map_err(Refusal::Rule)?;
        let run = run::over::<S>(state, command, &[]).ok_or(Refusal::Failed)?;
        match run.result {
            Ok(()) => Ok(run.events),
            Err(Stop::Waiting(_) | Stop::Diverged { .. }) => Err(self.busy()),
        }
    }

    /// Sets facts while a procedure is waiting. The procedure is abandoned if what it waits for becomes impossible.
    fn interject(&self, commands: &[S::Command], roller: &mut dyn Roller) -> Outcome<S> {
        let mut running = self.running().cloned().ok_or(Refusal::NothingWaits)?;
        let (mut entries, mut state) = (Vec::new(), self.state().clone());
        for command in commands {
            for event in self.at_once(&state, command)? {
                S::apply(&mut state, &event);
                run::take(&mut running, Entry::Interjected(event), &mut entries);
            }
        }
        let mut given = Given::new(&self.house, self.now.stock(), roller);
        run::go_on_with(running, &mut given, &mut entries);
        Ok(entries)
    }

    /// Begins a procedure while another one is waiting.
    fn aside(&self, by: Author, command: S::Command, roller: &mut dyn Roller) -> Outcome<S> {
        S::check(self.state(), &command).map_err(Refusal::Rule)?;
        let began = Entry::Aside { command, rules: S::RULES };
        let mut moment = self.now.clone();
        moment.step(self.seq() + 1, Some(by), &began);
        let mut entries = vec![began];
        let running = moment.running.take().ok_or(Refusal::Failed)?;
        run::carry_on(running, &mut Given::new(&self.house, moment.stock(), roller), &mut entries);
        Ok(entries)
    }

    fn answer(
        &self,
        by: Author,
        id: &QuestionId,
        choice: usize,
        words: &str,
        roller: &mut dyn Roller,
    ) -> Outcome<S> {
        self.plan(by, id, choice, words, Vec::new(), roller)
    }

    /// Answers a question and those that the plan foresees: a sequence of ordinary answers.
    fn plan(
        &self,
        by: Author,
        id: &QuestionId,
        choice: usize,
        words: &str,
        then: Vec<Planned<S>>,
        roller: &mut dyn Roller,
    ) -> Outcome<S> {
        let asked = self.find(by, id)?;
        let question = asked.question.ok_or(Refusal::WantsDice)?;
        if is_too_long(words) {
            return Err(Refusal::Length(MOST_WORDS));
        }
        let mut choices = Vec::new();
        S::options(self.state(), question, &mut choices);
        let Some(choice) = choices.into_iter().nth(choice) else { return Err(Refusal::NoSuchAnswer) };
        if let Some(reason) = choice.barred {
            return Err(Refusal::Rule(reason));
        }
        let answer = match S::worded(&choice.answer, words) {
            Some(worded) => worded,
            None => choice.answer,
        };
        S::admit(self.state(), question, &answer).map_err(|it| match it {
            NotAdmitted::Barred(reason) => Refusal::Rule(reason),
            NotAdmitted::NoSuchAnswer => Refusal::NoSuchAnswer,
        })?;
        let plan = Plan::new(asked.seat, then)?;
        self.go_on(Entry::Answered { who: asked.seat, answer, automatic: false }, plan, roller)
    }

    fn skip(&self, by: Author, id: &QuestionId, roller: &mut dyn Roller) -> Outcome<S> {
        let asked = self.find(by, id)?;
        match asked.question {
            Some(question) => {
                let answer = S::usual(self.state(), question);
                self.go_on(Entry::Answered { who: asked.seat, answer, automatic: true }, Plan::none(), roller)
            }
            None => self.roll(by, id, None, roller),
        }
    }

    fn roll(
        &self,
        by: Author,
        id: &QuestionId,
        faces: Option<Vec<i8>>,
        roller: &mut dyn Roller,
    ) -> Outcome<S> {
        let asked = self.find(by, id)?;
        let dice = asked.dice.ok_or(Refusal::WantsAnswer)?;
        let original = || self.now.original.iter().find(|it| it.who == asked.seat && it.dice == dice.name);
        let (faces, origin) = match faces {
            None => match original() {
                Some(it) => (it.faces.clone(), Origin::Again),
                None => (crate::roller::throw(roller, &dice), Origin::Server),
            },
            Some(faces) if by.is_gm() && !asked.seat.is_gm() => (faces, Origin::Set),
            Some(faces) => (faces, Origin::Typed),
        };
        let outcome = dice.outcome(&faces).map_err(Refusal::Faces)?;
        self.go_on(run::rolled(asked.seat, dice.name, faces, outcome, origin), Plan::none(), roller)
    }

    fn bring(&self, id: &QuestionId, faces: Vec<i8>, roller: &mut dyn Roller) -> Outcome<S> {
        let asked = self.asked().into_iter().find(|it| it.id == *id).ok_or(Refusal::Stale)?;
        let dice = asked.dice.ok_or(Refusal::WantsAnswer)?;
        let outcome = match dice.outcome(&faces) {
            Ok(outcome) => outcome,
            Err(error) => S::beyond(&dice, &faces).ok_or(Refusal::Faces(error))?,
        };
        let rolled = run::rolled(asked.seat, dice.name, faces, outcome, Origin::Client);
        self.go_on(rolled, Plan::none(), roller)
    }

    /// The entries that give the waiting procedure an answer that the rules have already admitted elsewhere: in the play that
    /// a table repeats.
    ///
    /// # Errors
    /// If no such question waits for this seat.
    pub fn repeat_answer(&self, who: Seat, answer: S::Answer, roller: &mut dyn Roller) -> Outcome<S> {
        let is_asked = self.asked().iter().any(|it| it.seat == who && it.question.is_some());
        if !is_asked {
            return Err(Refusal::Stale);
        }
        self.go_on(Entry::Answered { who, answer, automatic: false }, Plan::none(), roller)
    }

    /// The entries that give the waiting procedure dice that were rolled elsewhere.
    ///
    /// # Errors
    /// If the procedure does not wait for dice of this seat, or for others than these.
    pub fn repeat_roll(&self, who: Seat, faces: Vec<i8>, roller: &mut dyn Roller) -> Outcome<S> {
        let asked = self.asked().into_iter().find(|it| it.seat == who).ok_or(Refusal::Stale)?;
        let dice = asked.dice.ok_or(Refusal::WantsAnswer)?;
        let outcome = dice.outcome(&faces).map_err(Refusal::Faces)?;
        self.go_on(run::rolled(who, dice.name, faces, outcome, Origin::Typed), Plan::none(), roller)
    }

    /// Feeds an input to the waiting procedure and continues it.
    fn go_on(&self, input: Entry<S>, plan: Plan<S>, roller: &mut dyn Roller) -> Outcome<S> {
        let mut running: Running<S> = self.running().cloned().ok_or(Refusal::Stale)?;
        let mut entries = Vec::new();
        let kept = Plan::kept(&mut running);
        let plan = if matches!(input, Entry::Rolled { .. }) { kept } else { plan };
        let mut stock = self.now.stock();
        if let Some(thrown) = Thrown::of(&input) {
            thrown.leave(&mut stock.original, &mut stock.spare);
        }
        run::take(&mut running, input, &mut entries);
        let mut given = Given { plan, ..Given::new(&self.house, stock, roller) };
        run::carry_on(running, &mut given, &mut entries);
        Ok(entries)
    }

    fn undo(&self, by: Author, to: u64, keep_dice: bool) -> Outcome<S> {
        if !by.is_gm() {
            return Err(Refusal::GmOnly);
        }
        if !(2..=self.seq()).contains(&to) {
            return Err(Refusal::NothingToUndo);
        }
        let (undone, restored) = self.undone_by(to);
        if undone.is_empty() && restored.is_empty() {
            return Err(Refusal::NothingToUndo);
        }
        let mut entries = vec![Entry::Rewound { to, keep_dice, redo: None }];
        // The seating is not undone, and the rules know people by their names.
        let state = self.moment(&self.line_of(to - 1)).state;
        entries.extend(S::seated(&state, &self.house.names()).map(Entry::Interjected));
        Ok(entries)
    }

    /// Repeats the record of a roll up to this roll, with another result, and continues from there.
    fn set_roll(&self, seq: u64, nth: u16, faces: Vec<i8>, why: &str, roller: &mut dyn Roller) -> Outcome<S> {
        let why = reason(why)?;
        let record = crate::entry::index(seq).and_then(|at| self.records.get(at));
        let record = record.filter(|_| self.is_live(seq)).ok_or(Refusal::NothingToUndo)?;
        let is_roll = |it: &(usize, &Entry<S>)| matches!(it.1, Entry::Rolled { .. });
        let roll = record.entries.iter().enumerate().filter(is_roll).nth(usize::from(nth));
        let Some((at, Entry::Rolled { who, dice, .. })) = roll else { return Err(Refusal::NothingToUndo) };
        let last = self.latest().map(|it| it.first);
        let veiled = self.latest().is_some_and(|it| S::is_veiled(&it.command));
        if self.act(seq).is_none() || self.act(seq) != last || veiled {
            return Err(Refusal::NotLast);
        }
        let spec = S::dice(self.state(), dice).ok_or(Refusal::NoSuchDice)?;
        let outcome = spec.outcome(&faces).map_err(Refusal::Faces)?;

        let (here, line) = (self.seq() + 1, self.line_of(seq - 1));
        let mut moment = self.moment(&line);
        let redo = Redo { rolls: nth.saturating_add(1), why };
        moment.spare = self.spare_after(&self.live, &line, redo.rolls);
        let mut entries = vec![Entry::Rewound { to: seq, keep_dice: true, redo: Some(redo) }];
        let seated = S::seated(&moment.state, &self.house.names()).map(Entry::Interjected);
        let same = record.entries[..at].iter().filter(|it| !matches!(it, Entry::Rewound { .. })).cloned();
        let set = run::rolled(*who, spec.name, faces, outcome, Origin::Set);
        for entry in seated.into_iter().chain(same).chain([set]) {
            moment.step(here, record.by, &entry);
            entries.push(entry);
        }
        let mut running = moment.running.take().ok_or(Refusal::Failed)?;
        let plan = Plan::kept(&mut running);
        let mut given = Given { plan, ..Given::new(&self.house, moment.stock(), roller) };
        run::carry_on(running, &mut given, &mut entries);
        Ok(entries)
    }

    fn prepare(&self, who: Seat, faces: Vec<i8>, why: &str) -> Outcome<S> {
        if self.house.person(who).is_none() {
            return Err(Refusal::NoSuchSeat);
        }
        if faces.len() > MOST_FACES {
            return Err(Refusal::Length(MOST_FACES));
        }
        Ok(vec![Entry::Prepared { who, faces, why: reason(why)? }])
    }

    /// Checks whether this author may give this command.
    fn may_command(&self, by: Author, command: &S::Command) -> Result<(), Refusal<S>> {
        if by.is_gm() {
            return Ok(());
        }
        match (S::owner(self.state(), command), by) {
            (Owner::Anyone, _) => Ok(()),
            (Owner::Gm, _) => Err(Refusal::GmOnly),
            (Owner::Seats(seats), Author::Seat(seat)) if seats.iter().all(|it| *it == seat) => Ok(()),
            (Owner::Seats(_), _) => Err(Refusal::NotYours),
        }
    }

    /// Finds what is waiting under this id, if this author may answer it.
    fn find(&self, by: Author, id: &QuestionId) -> Result<Asked<'_, S>, Refusal<S>> {
        let asked = self.asked().into_iter().find(|it| it.id == *id).ok_or(Refusal::Stale)?;
        if by.is_gm() || by == Author::Seat(asked.seat) { Ok(asked) } else { Err(Refusal::NotYours) }
    }

    pub(crate) fn busy(&self) -> Refusal<S> {
        let mut seats: Vec<Seat> = self.asked().iter().map(|it| it.seat).collect();
        seats.sort();
        seats.dedup();
        Refusal::Busy(seats)
    }
}

/// Maximum length of a reason, in characters.
const MOST_REASON: usize = 200;
/// Maximum number of dice of a prepared roll.
const MOST_FACES: usize = 40;

fn reason<S: Kept>(why: &str) -> Result<String, Refusal<S>> {
    let why: String = why.trim().chars().filter(|it| !it.is_control()).collect();
    if why.chars().count() > MOST_REASON { Err(Refusal::Length(MOST_REASON)) } else { Ok(why) }
}

/// The roller of procedures that must not roll.
struct NoDice;

impl Roller for NoDice {
    fn roll(&mut self, dice: &schwung_table::DiceSpec) -> Vec<i8> {
        dice.dice.iter().map(|faces| faces.first().copied().unwrap_or_default()).collect()
    }

    fn die(&mut self, _: u32) -> u32 {
        1
    }
}
