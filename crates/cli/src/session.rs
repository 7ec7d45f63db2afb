//! Plays an encounter with typed commands.

use schwung_play::{Input, Pending, Run, Stop, replay};
use schwung_table::System;
use schwung_transcript::{CommandOf, EventOf, Script, StateOf, reason_of};

use crate::{
    app::Verdict,
    ask::{Meta, Person, Said, meta},
    dice::Dice,
    lines::Lines,
    log::Log,
    problems::of_typed,
    screen::{CYAN, DIM, RED, Screen, WIDTH, styled, wrapped},
};

/// Maximum number of commands that can be taken back.
const MOST_UNDONE: usize = 1_000;

/// A game with everything it needs.
pub(crate) struct Session<'s, S: Script> {
    pub(crate) state: StateOf<S>,
    pub(crate) log: Log<'s>,
    pub(crate) screen: &'s mut Screen,
    pub(crate) lines: &'s mut Lines,
    pub(crate) dice: &'s mut Dice,
    /// The commands so far, each with the state before it.
    history: Vec<Past<S>>,
}

/// A completed command.
struct Past<S: Script> {
    before: StateOf<S>,
    line: String,
    events: usize,
}

/// Runs a command over the inputs so far.
#[allow(clippy::result_large_err)] // it is how a run ends, not an error that is handed on
fn run_over<S: Script>(
    state: &StateOf<S>,
    command: &CommandOf<S>,
    inputs: &[Input<S::System>],
) -> Run<S::System, ()> {
    replay(state.clone(), inputs, |table| S::System::perform(table, command))
}

/// The result of a command.
enum Came {
    /// It was completed, with this number of events.
    Through(usize),
    /// It was taken back before it was completed.
    TakenBack,
    /// The input ended before it was completed.
    Broken,
}

impl<'s, S: Script> Session<'s, S> {
    pub(crate) fn new(
        state: StateOf<S>,
        log: Log<'s>,
        screen: &'s mut Screen,
        lines: &'s mut Lines,
        dice: &'s mut Dice,
    ) -> Session<'s, S> {
        Session { state, log, screen, lines, dice, history: Vec::new() }
    }

    /// Plays until the end of the input. If the input is not a terminal, every line must succeed.
    pub(crate) fn play(&mut self, begin: Option<CommandOf<S>>) -> Verdict {
        let mut verdict = Verdict::Held;
        if let Some(begin) = begin {
            match self.perform(&begin, "") {
                Came::Through(_) => {}
                // Before the first command there is nothing to go back to.
                Came::TakenBack | Came::Broken => return Verdict::Failed,
            }
        }
        if self.lines.is_terminal() {
            self.note("cli-session-hint", &[]);
        }
        while !self.screen.is_gone() {
            let Some(line) = self.prompt() else { break };
            let held = match line.as_str() {
                "" => true,
                comment if comment.starts_with('#') => true,
                word if meta(word) == Some(Meta::Quit) => break,
                _ => match self.line(&line) {
                    Some(held) => held,
                    None => return Verdict::Failed,
                },
            };
            if !held && !self.lines.is_terminal() {
                verdict = Verdict::Failed;
            }
        }
        verdict
    }

    /// Prompts for a line; the prompt shows whose turn it is.
    fn prompt(&mut self) -> Option<String> {
        let turn = S::turn(&self.state);
        let named = S::actors(&self.state).into_iter().find(|it| Some(it.0) == turn);
        let name = named.map_or("", |it| it.1);
        if self.lines.is_terminal() {
            let prompt = self.log.texts.text("cli-prompt-command", &[("name", name)]);
            self.screen.prompt(styled(CYAN, format!("{} ", prompt.trim_start())));
        }
        let line = self.lines.next();
        if self.lines.is_terminal() && line.is_none() {
            self.screen.aside("");
        }
        line
    }

    /// Processes a line: a meta command or a command of the game. Returns whether it succeeded; `None` to end the
    /// session.
    fn line(&mut self, line: &str) -> Option<bool> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (meta(word), rest.trim()) {
            (Some(Meta::Help), about) => self.help(about),
            (Some(Meta::Options), "") => self.options(),
            (Some(Meta::Scene), "") => self.scene(),
            (Some(Meta::Status), name) => return Some(self.status(name)),
            (Some(Meta::Undo), "") => return Some(self.undo()),
            _ => return self.command(line),
        }
        Some(true)
    }

    fn command(&mut self, line: &str) -> Option<bool> {
        let command = match S::command(&self.state, line, self.log.texts) {
            Ok(command) => command,
            Err(error) => {
                let told = of_typed(self.log.texts, line, &error);
                self.screen.aside(told);
                return Some(false);
            }
        };
        if let Err(why) = S::System::check(&self.state, &command) {
            let told = reason_of::<S>(self.log.texts, &why);
            self.screen.aside(styled(RED, told));
            return Some(false);
        }
        if !self.lines.is_terminal() {
            // On a terminal, typed text is already visible.
            self.log.command(self.screen, line);
        }
        let before = self.state.clone();
        match self.perform(&command, line) {
            Came::Through(events) => {
                if self.history.len() == MOST_UNDONE {
                    self.history.remove(0);
                }
                self.history.push(Past { before, line: line.to_owned(), events });
                Some(true)
            }
            Came::TakenBack => Some(true),
            Came::Broken => None,
        }
    }

    /// Performs a command, obtaining dice and answers as needed.
    fn perform(&mut self, command: &CommandOf<S>, line: &str) -> Came {
        let mut inputs: Vec<Input<S::System>> = Vec::new();
        let mut shown = 0;
        loop {
            let run = run_over::<S>(&self.state, command, &inputs);
            self.show(&run.events, shown);
            shown = shown.max(run.events.len());
            match run.result {
                Ok(()) => {
                    self.state = run.state;
                    return Came::Through(shown);
                }
                Err(Stop::Waiting(pending)) => match self.input(&run.state, &pending, !line.is_empty()) {
                    Ok(input) => inputs.push(input),
                    Err(Said::Undo) => {
                        self.taken_back(line, shown);
                        return Came::TakenBack;
                    }
                    Err(_) => {
                        let open = S::pending(self.log.texts, &run.state, &pending);
                        let told = self.log.texts.text("cli-session-open", &[("question", &open)]);
                        self.screen.aside(styled(RED, told));
                        return Came::Broken;
                    }
                },
                // Inputs that fitted before still fit, since the state is the same.
                Err(Stop::Diverged { .. }) => return Came::Broken,
            }
        }
    }

    /// Obtains the pending input.
    fn input(
        &mut self,
        state: &StateOf<S>,
        pending: &Pending<S::System>,
        may_undo: bool,
    ) -> Result<Input<S::System>, Said<S>> {
        if let Pending::Roll { who, dice } = pending {
            let faces = self.dice.throw(dice).ok_or(Said::End)?;
            let outcome = dice.outcome(&faces).map_err(|_| Said::End)?;
            return Ok(Input::Rolled { who: *who, dice: dice.name, outcome });
        }
        let question = pending.questions().first().ok_or(Said::End)?;
        let mut person = Person { lines: &mut *self.lines, texts: self.log.texts, may_undo };
        match person.ask::<S>(self.screen, state, question) {
            Said::Answer(answer) => Ok(Input::Answered { who: S::System::seat(question), answer }),
            other => Err(other),
        }
    }

    /// Prints new events.
    fn show(&mut self, events: &[EventOf<S>], shown: usize) {
        let mut state = self.state.clone();
        for (n, event) in events.iter().enumerate() {
            S::System::apply(&mut state, event);
            if n >= shown {
                self.log.event::<S>(self.screen, &state, event);
            }
        }
    }

    fn undo(&mut self) -> bool {
        let Some(past) = self.history.pop() else {
            self.note("cli-undo-nothing", &[]);
            return false;
        };
        self.state = past.before;
        self.taken_back(&past.line, past.events);
        true
    }

    /// Prints that the last `events` events were taken back.
    fn taken_back(&mut self, line: &str, events: usize) {
        if self.log.manner.json {
            self.screen.line(serde_json::json!({ "event": "rewound", "events": events }));
        } else {
            let told = self.log.texts.text("cli-undone", &[("line", line)]);
            self.screen.line(styled(DIM, told));
        }
    }

    fn note(&mut self, key: &str, args: &[(&str, &str)]) {
        let told = self.log.texts.text(key, args);
        self.screen.aside(styled(DIM, told));
    }

    /// Prints the syntax of commands: of all, or of those that contain a word.
    fn help(&mut self, about: &str) {
        let about = about.to_lowercase();
        let (usages, plan) = (S::usages(self.log.texts), S::plan(self.log.texts));
        let fits = |word: &str| {
            let word = word.to_lowercase();
            word.contains(&about) || about.contains(&word)
        };
        let found: Vec<&str> = usages.iter().filter(|it| fits(it.0)).map(|it| it.1).collect();
        if !found.is_empty() && !about.is_empty() {
            found.iter().for_each(|it| self.usage(it));
            return;
        }
        self.note("cli-help-verbs", &[]);
        usages.iter().for_each(|it| self.usage(it.1));
        self.note("cli-help-plan", &[]);
        plan.iter().for_each(|it| self.usage(it));
        self.note("cli-help-table", &[]);
    }

    /// Prints how a command is written, on as many lines as it needs.
    fn usage(&mut self, usage: &str) {
        for (n, line) in wrapped(usage, WIDTH - 6).lines().enumerate() {
            self.screen.aside(format!("{}{line}", if n == 0 { "  " } else { "      " }));
        }
    }

    fn options(&mut self) {
        for line in S::legal(&self.state, self.log.texts) {
            self.screen.aside(format!("  {line}"));
        }
    }

    fn scene(&mut self) {
        for line in S::scene(self.log.texts, &self.state) {
            self.screen.aside(format!("  {line}"));
        }
        self.status("");
    }

    /// Prints the status of a named character or of everybody. Returns whether there was any.
    fn status(&mut self, name: &str) -> bool {
        let wanted = name.trim_matches('"').to_lowercase();
        let of_name = |it: &str| wanted.is_empty() || it.to_lowercase() == wanted;
        let mut found = false;
        for (actor, actor_name) in S::actors(&self.state) {
            if of_name(actor_name) {
                found = true;
                let line = S::status(self.log.texts, &self.state, actor);
                self.screen.aside(format!("  {line}"));
            }
        }
        if !found {
            let told = self.log.texts.text("play-no-such-actor", &[("found", name)]);
            self.screen.aside(styled(RED, told));
        }
        found
    }
}
