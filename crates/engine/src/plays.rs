//! Plays, repeated at a table: each step of a play becomes a record, so that the table shows it as it shows everything.

use std::{path::Path, sync::Arc};

use schwung_log::{
    Author, Deed, DiceMode, Entry, Game, House, HouseDeed, Opening, Origin, Person, Record, Refusal,
    SeatState, Told, WhatIf,
};
use schwung_messages::Catalogue;
use schwung_play::{Pending, Random};
use schwung_rulebook::Lang;
use schwung_table::{Asking, Hosted as _, Seat, System as _};
use schwung_transcript::{DidOf, PlayOf, RefusedOf, Script, Strict, Strictness};
use schwung_views::{
    Look, Part, Shown as _, house,
    wire::{Barred, DiceView, Line, PlayStepKind, PlayStepView, Role, RuleName, StandsIn, You},
};

use crate::{
    NoSandbox, Opener, Sandboxed,
    ahead::{Ahead, NoDice},
    open::{finished, first_record},
    played::Played,
    refusal::in_words,
    setup::Setup,
    texts,
};

/// The viewer of a play: it has no secrets.
const GM: You = You { role: Role::Gm, seat: Some(0) };

/// Maximum length of a title in characters.
const TITLE: usize = 120;
/// Maximum length of a note in the log in characters.
const NOTE: usize = 2_000;

/// The steps of a play. The first is the scene before anything happens.
///
/// # Errors
/// The errors of the play, one line each.
pub(crate) fn steps<T: Setup>(text: &str, book: &str, lang: Lang) -> Result<Vec<PlayStepView>, Vec<String>> {
    let mut stage = Stage::<T>::of(text, book, lang, None)?;
    while let Some(step) = stage.steps.next() {
        stage.step(step)?;
    }
    Ok(stage.shown())
}

/// A table with a play carried out up to a step, to go on from there. It is a what-if of no game, so nothing in it counts.
/// With a player's own character, the play is carried out as far as [`StandsIn::after`] says, and the character replaces the
/// one that is named there.
///
/// # Errors
/// See [`NoSandbox`].
pub(crate) fn table<T: Setup>(
    text: &str,
    book: &str,
    step: usize,
    own: Option<&str>,
    by: &Opener<'_>,
) -> Sandboxed {
    let mut stage = Stage::<T>::of(text, book, by.lang, Some(by)).map_err(NoSandbox::Play)?;
    let (mut before, mut from) = (stage.game.clone(), stage.steps.clone());
    while stage.shown.len() <= step
        && let Some(step) = stage.steps.next()
    {
        stage.step(step).map_err(NoSandbox::Play)?;
        if own.is_some() && stage.game.running().is_none() {
            (before, from) = (stage.game.clone(), stage.steps.clone());
        }
    }
    if let Some(own) = own {
        (stage.game, stage.steps) = (before, from);
        stage.replace(own, by).map_err(NoSandbox::Character)?;
    }
    finished::<T>(stage.game).map_err(NoSandbox::Play)
}

type Step<T> = schwung_transcript::StepOf<<T as Setup>::Script>;

/// A play that is being carried out at a table.
struct Stage<T: Setup> {
    texts: Arc<Catalogue>,
    game: Game<T::System>,
    at: i64,
    /// The remaining steps.
    steps: std::vec::IntoIter<Step<T>>,
    shown: Vec<PlayStepView>,
    /// The last record of each step.
    records: Vec<u64>,
    /// The description of the table after the last step.
    told: Option<Vec<String>>,
    /// The character that a player's own one could replace, as of the last step after which no action was in progress.
    stands_in: Option<(u8, StandsIn)>,
}

impl<T: Setup> Stage<T> {
    /// The play before its first step.
    fn of(text: &str, book: &str, lang: Lang, by: Option<&Opener<'_>>) -> Result<Stage<T>, Vec<String>> {
        let texts = texts(lang, book);
        let play = PlayOf::<T::Script>::parse(text, Path::new(""))
            .map_err(|errors| errors.iter().map(|it| it.sentence(&texts)).collect::<Vec<_>>())?;
        // A play names things in its own language.
        let own = crate::texts(play.lang, book);
        let report = schwung_transcript::run_for(&play, &own, Some(&texts), &mut Strict, Strictness::Inputs);
        if !report.is_ok() {
            return Err(report.failures().map(|it| it.sentence(&texts)).collect());
        }
        let mut steps: Vec<Step<T>> = report.blocks.into_iter().flat_map(|it| it.steps).collect();
        // Lines are shown in the reader's language.
        for step in &mut steps {
            step.text = step.told.take().unwrap_or_else(|| std::mem::take(&mut step.text));
        }
        let state = play.start;
        let seated = |n| if n == 0 { SeatState::Taken } else { SeatState::Free };
        let seats = T::seats(&state).iter().enumerate();
        let seats =
            seats.map(|(n, name)| Person { name: name.clone(), state: seated(n), ..Person::default() });
        let title = by.map_or(play.title, |it| it.title.chars().take(TITLE).collect());
        let what_if = by.map(|_| WhatIf { title: title.clone(), from: 1, ..WhatIf::default() });
        let house = House {
            title,
            what_if,
            seats: seats.collect(),
            // The play answers every question itself, and brings its own dice.
            asking: Asking::Everything,
            dice: DiceMode::Own,
            ..House::default()
        };
        let (id, at) = by.map_or(("play", 0), |it| (it.id, it.at));
        let opening = Opening { engine: T::System::ENGINE.to_owned(), system: book.to_owned(), house, state };
        let game = Game::open(first_record::<T>(id, at, opening)).map_err(|it| vec![it.to_string()])?;
        let mut stage = Stage {
            texts,
            game,
            at,
            steps: steps.into_iter(),
            shown: Vec::new(),
            records: Vec::new(),
            told: None,
            stands_in: None,
        };
        stage.show(step_of(PlayStepKind::Scene), &[]);
        Ok(stage)
    }

    /// Carries out a step and adds it to those shown.
    fn step(&mut self, step: Step<T>) -> Result<(), Vec<String>> {
        let mut roller = Random::new(0);
        let mut view = step_of(PlayStepKind::Command);
        view.said = step.text;
        let mut rules = Vec::new();
        let entries = match step.what {
            DidOf::Began(command) => {
                if view.said.is_empty() {
                    view.kind = PlayStepKind::Begins;
                }
                self.game.decide(Author::GM, Deed::Command(command), &mut roller)
            }
            DidOf::Aside(command) => {
                view.kind = PlayStepKind::Aside;
                self.game.decide(Author::GM, Deed::Command(command), &mut roller)
            }
            DidOf::Rolled { who, seat, faces } => {
                view.kind = PlayStepKind::Roll;
                let actors = T::Script::actors(self.game.state());
                let name = actors.into_iter().find(|it| it.0 == who).map(|it| it.1.to_owned());
                view.who = name.or_else(|| self.name(seat));
                view.dice = self.dice(&faces);
                self.game.repeat_roll(seat, faces, &mut roller)
            }
            DidOf::Answered { seat, answer } => {
                view.kind = PlayStepKind::Answer;
                view.who = self.name(seat);
                let asked = self.game.asked();
                if let Some(question) = asked.iter().filter(|it| it.seat == seat).find_map(|it| it.question) {
                    let state = self.game.state();
                    view.question = Some(T::wanted(&self.texts, state, question));
                    view.answer =
                        Some(T::said(&self.texts, state, question, &answer)).filter(|it| !it.is_empty());
                    let mut choices = Vec::new();
                    T::System::options(state, question, &mut choices);
                    let chosen = choices.iter().find(|it| T::System::fits(&answer, &it.answer));
                    rules.extend(chosen.map(|it| it.rule.to_owned()));
                }
                self.game.repeat_answer(seat, answer, &mut roller)
            }
            DidOf::Refused(why) => {
                view.kind = PlayStepKind::Refused;
                self.refused(view, &why);
                return Ok(());
            }
            DidOf::RefusedAnswer(why) => {
                view.kind = PlayStepKind::RefusedAnswer;
                self.refused(view, &why);
                return Ok(());
            }
        };
        let entries = entries.map_err(|it: Refusal<T::System>| vec![format!("{it:?}")])?;
        self.record(entries, "play")?;
        self.show(view, &rules);
        Ok(())
    }

    /// A step that changes nothing.
    fn refused(&mut self, mut view: PlayStepView, why: &RefusedOf<T::Script>) {
        let rule = why.rule().to_owned();
        view.refused = Some(Barred { text: why.reason(&self.texts), rule: rule.clone() });
        self.show(view, &[rule]);
    }

    /// The name of a seat.
    fn name(&self, seat: Seat) -> Option<String> {
        if seat.is_gm() {
            return Some(self.texts.text("game-master", &[]));
        }
        self.game.house().person(seat).map(|it| it.name.clone())
    }

    /// The pending roll, with these faces.
    fn dice(&self, faces: &[i8]) -> Option<DiceView> {
        let Some(Pending::Roll { dice, .. }) = self.game.running().and_then(|it| it.waiting.as_ref()) else {
            return None;
        };
        let total = T::shown_total(dice.name, (dice.read)(faces));
        Some(house::dice(&self.texts, dice.name, faces, total, Origin::Typed))
    }

    /// Adds a step, with the table as it is now.
    fn show(&mut self, mut step: PlayStepView, rules: &[String]) {
        let look = Look::new(&self.game, GM, &self.texts);
        let view = schwung_views::view::<T::Screen>(look);
        step.sentence = view.sentence;
        step.asked = view.waiting.map(|it| it.questions).unwrap_or_default();
        let state = self.game.state();
        let scene = T::Script::scene(&self.texts, state);
        let people = T::Script::actors(state);
        let statuses = people.iter().map(|it| T::Script::status(&self.texts, state, it.0));
        let table: Vec<String> = scene.into_iter().chain(statuses).collect();
        if self.told.as_ref() != Some(&table) {
            step.table = Some(table.clone());
            self.told = Some(table);
        }
        step.rules = rules.iter().filter_map(|it| RuleName::of(it, self.texts.lang())).collect();
        if self.game.running().is_none() {
            self.stands_in = self.acting().map(|it| {
                let after = u32::try_from(self.shown.len()).unwrap_or(u32::MAX);
                (it.actor, StandsIn { of: it.name, after })
            });
        }
        step.stands_in = self.stands_in.as_ref().map(|it| it.1.clone());
        self.shown.push(step);
        self.records.push(self.game.seq());
    }

    /// The character who acts next in the play, or else whose turn it is. Groups do not count.
    fn acting(&self) -> Option<Part> {
        let state = self.game.state();
        let parts: Vec<Part> =
            T::Screen::parts(state).into_iter().filter(|it| it.single && !it.gone).collect();
        let named = |step: &Step<T>| match &step.what {
            DidOf::Began(_) | DidOf::Refused(_) => parts
                .iter()
                .max_by_key(|it| names(&step.text, &it.name))
                .filter(|it| names(&step.text, &it.name) > 0),
            _ => None,
        };
        let turn = || {
            let turn = T::Script::turn(state)?;
            let name = T::Script::actors(state).into_iter().find(|it| it.0 == turn)?.1;
            parts.iter().find(|it| it.name == name)
        };
        self.steps.as_slice().iter().find_map(named).or_else(turn).cloned()
    }

    /// Replaces the character who acts next by the player's own one, and adds a note to the log about the next step of the play.
    fn replace(&mut self, text: &str, by: &Opener<'_>) -> Result<(), Vec<String>> {
        let texts = Arc::clone(&self.texts);
        let old = self.acting().ok_or_else(|| vec![texts.text("sandbox-nobody", &[])])?;
        let look = Look::new(&self.game, GM, &texts);
        let fails = |it: Refusal<T::System>| vec![in_words::<T>(look, it).text];
        let deed = Played::<T>::new(self.game.clone()).stand_in(look, old.actor, text);
        let deed = deed.map_err(|it| it.text.lines().map(str::to_owned).collect::<Vec<_>>())?;
        let mut ahead = Ahead::of(&self.game);
        ahead.does(Author::GM, deed, &mut NoDice).map_err(fails)?;
        let new = T::Screen::parts(ahead.game().state()).into_iter().find(|it| it.actor == old.actor);
        let own = new.map_or_else(String::new, |it| it.name);
        let mut note = texts.text("sandbox-own", &[("own", &own), ("name", &old.name)]);
        if let Some(next) = self.steps.as_slice().first()
            && let DidOf::Began(command) = &next.what
            && !next.text.is_empty()
        {
            note.push(' ');
            let tried = ahead.game().decide(Author::GM, Deed::Command(command.clone()), &mut NoDice);
            let here = Look { game: ahead.game(), ..look };
            let args = [("own", own.as_str()), ("command", next.text.as_str())];
            note.push_str(&match tried {
                Ok(_) => texts.text("sandbox-own-next", &args),
                Err(why) => {
                    let why = in_words::<T>(here, why).text;
                    texts.text("sandbox-own-barred", &[args[0], args[1], ("why", &why)])
                }
            });
        }
        let said = HouseDeed::Say { text: note.chars().take(NOTE).collect(), to: Told::default() };
        // In a separate record, since records about the table itself cannot be undone.
        let said = ahead.game().decide(Author::GM, Deed::House(said), &mut NoDice).map_err(fails)?;
        self.record(ahead.into_entries(), by.id)?;
        self.record(said, by.id)
    }

    /// Adds a record.
    fn record(&mut self, entries: Vec<Entry<T::System>>, id: &str) -> Result<(), Vec<String>> {
        let seq = self.game.seq() + 1;
        let id = format!("{id}-{seq}");
        let record = Record { seq, at: self.at, by: Some(Author::GM), id, deed: None, entries };
        self.game.push(record).map_err(|it| vec![it.to_string()])
    }

    /// All steps, with the lines of the log.
    fn shown(self) -> Vec<PlayStepView> {
        let look = Look::new(&self.game, GM, &self.texts);
        let lines = schwung_views::lines::<T::Screen>(look, 1, self.game.seq());
        let mut shown = self.shown;
        let mut before = 1;
        for (step, until) in shown.iter_mut().zip(self.records) {
            let of_step = lines.iter().filter(|it| it.seq > before && it.seq <= until);
            step.lines = of_step.cloned().collect();
            before = until;
            let why = step.lines.iter().flat_map(|it: &Line| &it.why).filter_map(|it| it.rule.as_deref());
            let mut rules: Vec<RuleName> = why.filter_map(|it| RuleName::of(it, self.texts.lang())).collect();
            rules.append(&mut step.rules);
            for rule in rules {
                if !step.rules.contains(&rule) {
                    step.rules.push(rule);
                }
            }
        }
        shown
    }
}

fn step_of(kind: PlayStepKind) -> PlayStepView {
    PlayStepView {
        kind,
        said: String::new(),
        who: None,
        question: None,
        answer: None,
        dice: None,
        refused: None,
        lines: Vec::new(),
        sentence: String::new(),
        asked: Vec::new(),
        table: None,
        rules: Vec::new(),
        stands_in: None,
    }
}

/// Number of words with which both a command and this name begin: commands may shorten names.
fn names(command: &str, name: &str) -> usize {
    let words = |text: &str| -> Vec<String> {
        let words = text.split(|c: char| !c.is_alphanumeric()).filter(|it| !it.is_empty());
        words.map(str::to_lowercase).collect()
    };
    words(command).iter().zip(&words(name)).take_while(|(a, b)| a == b).count()
}
