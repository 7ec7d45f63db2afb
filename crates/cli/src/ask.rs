//! Asking somebody at the terminal, or a pipe in their place.

use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_table::{Refused, System};
use schwung_transcript::{
    AnswerOf, LabelledOf, QuestionOf, ReasonOf, Script, StateOf, default_answer_of, parse_answer_of,
    written_choices_of,
};

use crate::{
    lines::Lines,
    screen::{BOLD, CYAN, DIM, RED, Screen, styled},
};

/// Stands in labels where words are still to be found.
const GAP: &str = "\"…\"";

/// What came of asking.
pub(crate) enum Said<S: Script> {
    /// A legal answer.
    Answer(AnswerOf<S>),
    /// Take back the command that led here.
    Undo,
    /// Nothing more will be said.
    End,
}

/// Whoever sits at the terminal, for all seats.
pub(crate) struct Person<'p> {
    pub(crate) lines: &'p mut Lines,
    pub(crate) texts: &'p Catalogue,
    /// Can a command be taken back from here?
    pub(crate) may_undo: bool,
}

/// A question as it is asked.
struct Asked<'q, S: Script> {
    /// The language in which answers are shown.
    lang: Lang,
    state: &'q StateOf<S>,
    question: &'q QuestionOf<S>,
    choices: Vec<LabelledOf<S>>,
    default: AnswerOf<S>,
    /// Do the choices have numbers? Not where their labels are some.
    numbered: bool,
}

impl<'q, S: Script> Asked<'q, S> {
    fn new(lang: Lang, state: &'q StateOf<S>, question: &'q QuestionOf<S>) -> Asked<'q, S> {
        let choices = written_choices_of::<S>(lang, state, question);
        let numbered = !S::wants_words(question)
            && !choices.iter().any(|it| it.label.starts_with(|c: char| c.is_ascii_digit()));
        Asked { lang, state, question, choices, default: default_answer_of::<S>(state, question), numbered }
    }

    fn legal(&self) -> impl Iterator<Item = &LabelledOf<S>> {
        self.choices.iter().filter(|it| it.choice.barred.is_none())
    }

    /// The labels of what may not be answered now, by reason: there can be a skill list of them.
    fn barred(&self) -> Vec<(ReasonOf<S>, Vec<&str>)> {
        let mut by_reason: Vec<(ReasonOf<S>, Vec<&str>)> = Vec::new();
        for it in &self.choices {
            let Some(why) = &it.choice.barred else { continue };
            match by_reason.iter_mut().find(|(known, _)| known == why) {
                Some((_, labels)) => labels.push(&it.label),
                None => by_reason.push((why.clone(), vec![&it.label])),
            }
        }
        by_reason
    }

    /// The legal choice of that number, from 1.
    fn numbered(&self, text: &str) -> Option<&LabelledOf<S>> {
        // `+1` is no number but an answer.
        if !self.numbered || !text.bytes().all(|it| it.is_ascii_digit()) {
            return None;
        }
        self.legal().nth(text.parse::<usize>().ok()?.checked_sub(1)?)
    }

    /// The default, as it is written.
    fn default_label(&self) -> String {
        S::written(self.lang, self.state, self.question, &self.default)
    }
}

impl Person<'_> {
    /// Asks until a legal answer comes. Questions stand beside the output, so that that can be piped.
    pub(crate) fn ask<S: Script>(
        &mut self,
        screen: &mut Screen,
        state: &StateOf<S>,
        question: &QuestionOf<S>,
    ) -> Said<S> {
        if !self.lines.is_open() {
            return Said::End;
        }
        let asked = Asked::<S>::new(self.texts.lang(), state, question);
        self.show(screen, &asked);
        loop {
            let default = asked.default_label();
            let prompt = self.texts.text("cli-prompt", &[("default", &default)]);
            screen.prompt(styled(CYAN, format!("{prompt} ")));
            let Some(typed) = self.next(screen) else { return Said::End };
            match typed.to_lowercase().as_str() {
                "" => {
                    if let Some(answer) = self.usual(screen, &asked) {
                        return Said::Answer(answer);
                    }
                }
                "?" | "help" => self.show(screen, &asked),
                "undo" if self.may_undo => return Said::Undo,
                "quit" | "exit" => return Said::End,
                _ => {
                    if let Some(answer) = self.read(screen, &asked, &typed) {
                        return Said::Answer(answer);
                    }
                }
            }
        }
    }

    /// A line; the screen goes on below it where nobody pressed Enter.
    fn next(&mut self, screen: &mut Screen) -> Option<String> {
        let typed = self.lines.next();
        if !self.lines.is_terminal() || typed.is_none() {
            screen.aside("");
        }
        typed
    }

    fn show<S: Script>(&self, screen: &mut Screen, asked: &Asked<'_, S>) {
        let sentence = S::question(self.texts, asked.state, asked.question);
        screen.aside(styled(BOLD, sentence));
        if S::wants_words(asked.question) {
            return;
        }
        let widest = asked.legal().map(|it| it.label.chars().count()).max().unwrap_or(0);
        for (n, it) in asked.legal().enumerate() {
            let gap = " ".repeat(widest - it.label.chars().count());
            let meaning = S::choice(self.texts, asked.state, asked.question, &it.choice);
            let number = if asked.numbered { format!("{:>3}", n + 1) } else { "   ".to_owned() };
            screen.aside(format!("{number}  {}{gap}  {meaning}", styled(CYAN, &it.label)));
        }
        for (why, labels) in asked.barred() {
            let labels = labels.join(", ");
            let reason = S::reason(self.texts, &why);
            let args = [("answers", &*labels), ("reason", &*reason), ("rule", S::rule(&why))];
            screen.aside(styled(DIM, format!("  –  {}", self.texts.text("cli-barred", &args))));
        }
    }

    /// The default, if it is legal as it stands: where words are wanted, there may be none.
    fn usual<S: Script>(&mut self, screen: &mut Screen, asked: &Asked<'_, S>) -> Option<AnswerOf<S>> {
        if S::System::admit(asked.state, asked.question, &asked.default).is_ok() {
            return Some(asked.default.clone());
        }
        self.complete(screen, asked, &asked.default_label())
    }

    /// The answer that was typed, by number, label or words; `None` if it is no legal one, which is told.
    fn read<S: Script>(
        &mut self,
        screen: &mut Screen,
        asked: &Asked<'_, S>,
        typed: &str,
    ) -> Option<AnswerOf<S>> {
        let written = match asked.numbered(typed) {
            Some(it) if it.label.contains(GAP) => return self.complete(screen, asked, &it.label),
            // By its choice, not by its label: several may be written alike.
            Some(it) => return Some(it.choice.answer.clone()),
            None => self.gap_of(asked, typed),
        };
        match written {
            Some(label) => self.complete(screen, asked, &label),
            None => self.legal(screen, asked, typed),
        }
    }

    /// The label of the choice that was typed without the words that belong to it.
    fn gap_of<S: Script>(&self, asked: &Asked<'_, S>, typed: &str) -> Option<String> {
        let begins = |it: &&LabelledOf<S>| {
            let start = it.label.strip_suffix(GAP).map(str::trim_end);
            start.is_some_and(|start| !start.is_empty() && start.to_lowercase() == typed.to_lowercase())
        };
        asked.legal().find(begins).map(|it| it.label.clone())
    }

    /// Asks for the words that are missing in a label.
    fn complete<S: Script>(
        &mut self,
        screen: &mut Screen,
        asked: &Asked<'_, S>,
        label: &str,
    ) -> Option<AnswerOf<S>> {
        if !label.contains(GAP) {
            return self.legal(screen, asked, label);
        }
        let prompt = self.texts.text("cli-prompt-words", &[]);
        screen.prompt(styled(CYAN, format!("{prompt} ")));
        let words = self.next(screen)?.replace('"', "'");
        self.legal(screen, asked, &label.replace(GAP, &format!("\"{words}\"")))
    }

    /// The text as a legal answer, or what is wrong with it.
    fn legal<S: Script>(&self, screen: &mut Screen, asked: &Asked<'_, S>, text: &str) -> Option<AnswerOf<S>> {
        let wrong = match parse_answer_of::<S>(asked.state, asked.question, text, self.texts) {
            Err(error) => error.message(self.texts),
            Ok(answer) => match S::System::admit(asked.state, asked.question, &answer) {
                Ok(()) => return Some(answer),
                Err(Refused::Barred(why)) => {
                    let (why, rule) = (S::reason(self.texts, &why), S::rule(&why));
                    self.texts.text("play-reason", &[("reason", &why), ("rule", rule)])
                }
                Err(Refused::NoSuchAnswer) => self.texts.text("play-no-such-answer", &[("found", text)]),
            },
        };
        screen.aside(styled(RED, wrong));
        None
    }
}
