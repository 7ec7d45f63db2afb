//! Asks questions at the terminal, or reads the answers from a pipe.

use std::sync::OnceLock;

use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_table::{NotAdmitted, System};
use schwung_transcript::{
    AnswerOf, LabelledOf, QuestionOf, ReasonOf, Script, StateOf, default_answer_of, in_quotes,
    parse_answer_of, reason_of, written_choices_of,
};

use crate::{
    lines::Lines,
    screen::{BOLD, CYAN, DIM, RED, Screen, styled},
};

/// Placeholder in labels for words that are still missing.
const GAP: &str = "\"…\"";

/// The result of asking a question.
pub(crate) enum Said<S: Script> {
    /// A legal answer.
    Answer(AnswerOf<S>),
    /// Take back the command that led to the question.
    Undo,
    /// End of input.
    End,
}

/// Input besides commands and answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Meta {
    /// How things are written.
    Help,
    /// The commands that are possible now.
    Options,
    /// The state of the scene.
    Scene,
    /// The status of a character, or of all.
    Status,
    /// Take back the last command.
    Undo,
    /// End the session.
    Quit,
}

impl Meta {
    /// The message that lists the words for each of them, with `|` between them.
    const WORDS: [(&str, Meta); 6] = [
        ("cli-typed-help", Meta::Help),
        ("cli-typed-options", Meta::Options),
        ("cli-typed-scene", Meta::Scene),
        ("cli-typed-status", Meta::Status),
        ("cli-typed-undo", Meta::Undo),
        ("cli-typed-quit", Meta::Quit),
    ];
}

/// The meta command with this name. Both languages are understood at any table.
pub(crate) fn meta(word: &str) -> Option<Meta> {
    static WORDS: OnceLock<Vec<(String, Meta)>> = OnceLock::new();
    let words = WORDS.get_or_init(|| {
        let mut all = Vec::new();
        for texts in Lang::ALL.map(Catalogue::of_command) {
            for (key, meta) in Meta::WORDS {
                all.extend(texts.text(key, &[]).split('|').map(|it| (it.to_owned(), meta)));
            }
        }
        all
    });
    let word = word.to_lowercase();
    words.iter().find(|it| it.0 == word).map(|it| it.1)
}

/// The person at the terminal, who answers for all seats.
pub(crate) struct Person<'p> {
    pub(crate) lines: &'p mut Lines,
    pub(crate) texts: &'p Catalogue,
    /// Whether a command can be taken back from here.
    pub(crate) may_undo: bool,
}

/// A question and how it is displayed.
struct Asked<'q, S: Script> {
    /// Language of the answers.
    lang: Lang,
    state: &'q StateOf<S>,
    question: &'q QuestionOf<S>,
    choices: Vec<LabelledOf<S>>,
    default: AnswerOf<S>,
    /// Whether choices are numbered. They are not if their labels are numbers themselves.
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

    /// Labels of the unavailable answers, grouped by reason, since there may be as many as there are skills.
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

    /// The legal choice with this number, from 1.
    fn numbered(&self, text: &str) -> Option<&LabelledOf<S>> {
        // `+1` is an answer, not the number of a choice.
        if !self.numbered || !text.bytes().all(|it| it.is_ascii_digit()) {
            return None;
        }
        self.legal().nth(text.parse::<usize>().ok()?.checked_sub(1)?)
    }

    /// The default as it is typed.
    fn default_label(&self) -> String {
        S::written(self.lang, self.state, self.question, &self.default)
    }
}

/// Whether the text begins with a quotation mark.
fn is_quoted(typed: &str) -> bool {
    typed.starts_with(['"', '“', '„', '»'])
}

impl Person<'_> {
    /// Asks until it gets a legal answer. Questions go to standard error, so that the output can be piped.
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
        let mut offered = None;
        loop {
            let default = offered.clone().unwrap_or_else(|| asked.default_label());
            let prompt = self.texts.text("cli-prompt", &[("default", &default)]);
            screen.prompt(styled(CYAN, format!("{prompt} ")));
            let Some(typed) = self.next(screen) else { return Said::End };
            let words = offered.take();
            match (typed.as_str(), meta(&typed)) {
                ("", _) if words.is_some() => {
                    if let Some(answer) = self.legal(screen, &asked, &words.unwrap_or_default()) {
                        return Said::Answer(answer);
                    }
                }
                ("", _) => {
                    if let Some(answer) = self.usual(screen, &asked) {
                        return Said::Answer(answer);
                    }
                }
                (_, Some(Meta::Help)) => {
                    self.show(screen, &asked);
                    let key = if self.may_undo { "cli-help-question-undo" } else { "cli-help-question" };
                    screen.aside(styled(DIM, self.texts.text(key, &[])));
                }
                (_, Some(Meta::Undo)) if self.may_undo => return Said::Undo,
                (_, Some(Meta::Undo)) => screen.aside(styled(DIM, self.texts.text("cli-undo-nothing", &[]))),
                (_, Some(Meta::Quit)) => return Said::End,
                _ if S::wants_words(question) && !is_quoted(&typed) => {
                    offered = self.offer::<S>(screen, state, &typed);
                }
                _ => {
                    if let Some(answer) = self.read(screen, &asked, &typed) {
                        return Said::Answer(answer);
                    }
                }
            }
        }
    }

    /// Reads a line and moves the screen to the next one if nobody pressed Enter.
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
            screen.aside(styled(DIM, self.texts.text("cli-words-hint", &[])));
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
            let reason = reason_of::<S>(self.texts, &why);
            let args = [("answers", &*labels), ("reason", &*reason)];
            screen.aside(styled(DIM, format!("  –  {}", self.texts.text("cli-barred", &args))));
        }
    }

    /// The default, if it is legal as it is, for example without words.
    fn usual<S: Script>(&mut self, screen: &mut Screen, asked: &Asked<'_, S>) -> Option<AnswerOf<S>> {
        if S::System::admit(asked.state, asked.question, &asked.default).is_ok() {
            return Some(asked.default.clone());
        }
        self.complete(screen, asked, &asked.default_label())
    }

    /// Parses an answer given as number, label or words. Returns `None` after reporting that it is not legal.
    fn read<S: Script>(
        &mut self,
        screen: &mut Screen,
        asked: &Asked<'_, S>,
        typed: &str,
    ) -> Option<AnswerOf<S>> {
        let written = match asked.numbered(typed) {
            Some(it) if it.label.contains(GAP) => return self.complete(screen, asked, &it.label),
            // Compare choices, since several may have the same label.
            Some(it) => return Some(it.choice.answer.clone()),
            None => self.gap_of(asked, typed),
        };
        match written {
            Some(label) => self.complete(screen, asked, &label),
            None => self.legal(screen, asked, typed),
        }
    }

    /// The label of the choice that was typed without its words.
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
        let mut offered = None;
        loop {
            screen.prompt(styled(CYAN, format!("{prompt} ")));
            let typed = self.next(screen)?;
            let words = match (offered.take(), typed.is_empty()) {
                (Some(words), true) => words,
                (None, true) => "\"\"".to_owned(),
                _ if is_quoted(&typed) => typed,
                _ => {
                    offered = Some(self.offer::<S>(screen, asked.state, &typed)?);
                    continue;
                }
            };
            return self.legal(screen, asked, &label.replace(GAP, &words));
        }
    }

    /// Interprets unquoted text as words. At a terminal it is offered with quotation marks and confirmed with Enter,
    /// since it may have been meant otherwise; a command is not offered.
    fn offer<S: Script>(&self, screen: &mut Screen, state: &StateOf<S>, typed: &str) -> Option<String> {
        let words = in_quotes(typed);
        let args = [("found", typed), ("words", &*words)];
        if S::command(state, typed, self.texts).is_ok() {
            screen.aside(styled(RED, self.texts.text("cli-words-command", &args)));
            return None;
        }
        if !self.lines.is_terminal() {
            screen.aside(styled(RED, self.texts.text("play-words-unquoted", &args)));
            return None;
        }
        screen.aside(styled(DIM, self.texts.text("cli-words-offer", &args)));
        Some(words)
    }

    /// Parses the text as a legal answer; reports errors.
    fn legal<S: Script>(&self, screen: &mut Screen, asked: &Asked<'_, S>, text: &str) -> Option<AnswerOf<S>> {
        let wrong = match parse_answer_of::<S>(asked.state, asked.question, text, self.texts) {
            Err(error) => error.message(self.texts),
            Ok(answer) => match S::System::admit(asked.state, asked.question, &answer) {
                Ok(()) => return Some(answer),
                Err(NotAdmitted::Barred(why)) => reason_of::<S>(self.texts, &why),
                Err(NotAdmitted::NoSuchAnswer) => self.texts.text("play-no-such-answer", &[("found", text)]),
            },
        };
        screen.aside(styled(RED, wrong));
        None
    }
}

#[cfg(test)]
mod tests {
    use schwung_files::Options;
    use schwung_systems::engines::scripts::Fate;
    use schwung_transcript::{Driver, ThrowOf, perform_of};

    use super::*;

    /// Rolls ones, which are a zero, and remembers the first question for words.
    #[derive(Default)]
    struct Listener(Option<(StateOf<Fate>, QuestionOf<Fate>)>);

    impl Driver<Fate> for Listener {
        fn roll(&mut self, _: &StateOf<Fate>, throw: &ThrowOf<Fate>) -> Option<Vec<i8>> {
            Some(throw.dice.dice.iter().map(|_| 1).collect())
        }

        fn answer(
            &mut self,
            state: &StateOf<Fate>,
            questions: &[&QuestionOf<Fate>],
        ) -> Option<(usize, AnswerOf<Fate>)> {
            let words = questions.iter().find(|it| Fate::wants_words(it));
            if let Some(&question) = words {
                self.0.get_or_insert_with(|| (state.clone(), question.clone()));
            }
            let question = questions.first()?;
            Some((0, default_answer_of::<Fate>(state, question)))
        }
    }

    /// A success without shifts, after which the game master is asked what remains to be done.
    fn asked(texts: &Catalogue) -> (StateOf<Fate>, QuestionOf<Fate>) {
        let file = "system = \"freefate\"\nplayers = [\"Mira\"]\n[[character]]\nname = \"Anna\"\nplayer = \"Mira\"\n";
        let state = Fate::read(file.as_bytes(), &Options::default()).expect("it reads").state;
        let command = Fate::command(&state, "Anna rolls Empathy against 0", texts).expect("a command");
        let mut listener = Listener::default();
        perform_of::<Fate>(&state, &command, texts, &mut listener);
        listener.0.expect("words are asked for")
    }

    /// The accepted answer if these lines are typed when words are requested; `None` if nothing is accepted.
    fn said(lines: &[&str], is_terminal: bool) -> Option<String> {
        let texts = Catalogue::new(Lang::En, "freefate");
        let (state, question) = asked(&texts);
        let mut lines = Lines::typed(lines, is_terminal);
        let mut person = Person { lines: &mut lines, texts: &texts, may_undo: false };
        match person.ask::<Fate>(&mut Screen::new(), &state, &question) {
            Said::Answer(answer) => Some(Fate::label(&state, &question, &answer)),
            _ => None,
        }
    }

    #[test]
    fn both_languages_have_words_for_what_can_be_typed_at_any_question() {
        for (words, wanted) in [
            (["help", "Hilfe", "?"], Meta::Help),
            (["options", "optionen", "OPTIONS"], Meta::Options),
            (["scene", "szene", "Szene"], Meta::Scene),
            (["status", "Status", "STATUS"], Meta::Status),
            (["undo", "zurück", "Rückgängig"], Meta::Undo),
            (["quit", "exit", "ende"], Meta::Quit),
        ] {
            assert_eq!(words.map(meta), [Some(wanted); 3], "{words:?}");
        }
        assert_eq!(["", "helps", "cli-typed-help", "|"].map(meta), [None; 4]);
    }

    #[test]
    fn words_are_taken_in_quotation_marks_or_when_they_have_been_offered() {
        let some = |text: &str| Some(in_quotes(text));
        for is_terminal in [true, false] {
            assert_eq!(said(&["\"Broken rib\""], is_terminal), some("Broken rib"));
            assert_eq!(said(&["„Gebrochene Rippe“"], is_terminal), some("Gebrochene Rippe"));
            assert_eq!(said(&["box", "\"Broken rib\""], is_terminal), some("Broken rib"));
            assert_eq!(said(&["box"], is_terminal), None);
        }
        // At a terminal the offer is shown and can be confirmed.
        assert_eq!(said(&["Broken rib", ""], true), some("Broken rib"));
        assert_eq!(said(&["box", "Broken rib", ""], true), some("Broken rib"));
        // A command is not offered, and a pipe sees no offer: Enter means no words.
        let no_words = Some(GAP.to_owned());
        assert_eq!(said(&["Anna passes", ""], true), no_words);
        assert_eq!(said(&["Broken rib", ""], false), no_words);
    }
}
