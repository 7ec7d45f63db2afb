use std::collections::BTreeSet;

use schwung_log::Kept;
use schwung_messages::{Catalogue, Part, Viewer, plain};
use schwung_table::{Cast, Eyes, Phrase, Reading, Seat, System, Word};
use schwung_views::{Look, wire::PartView};

/// The seat of spectators, which no person has.
const NOBODY: Seat = Seat(u8::MAX);

/// A state, a viewer and the viewer's language: puts names into words, as far as the viewer may know them.
///
/// None of its methods can panic, whatever ids they are given: the state may have changed since, or may have been set by
/// hand.
#[derive(Debug)]
pub struct Teller<'a, S> {
    /// The messages.
    pub c: &'a Catalogue,
    /// The state.
    pub state: &'a S,
    /// What the viewer may know of it.
    pub eyes: Eyes<'a, S>,
    /// The viewer, to be passed on. Code that looks at it must note that as a [`Reading`].
    pub viewer: Viewer,
}

impl<S> Clone for Teller<'_, S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S> Copy for Teller<'_, S> {}

impl<'a, S: Cast> Teller<'a, S> {
    /// A teller for `viewer` about `state`.
    pub fn new(c: &'a Catalogue, state: &'a S, viewer: Viewer) -> Teller<'a, S> {
        Teller { c, state, eyes: Eyes::new(state, viewer), viewer }
    }

    /// The seat of the viewer; a seat that no person has for spectators.
    pub fn own_seat(self) -> Seat {
        Reading::EVERYTHING.note();
        match self.viewer {
            Viewer::All => Seat::GM,
            Viewer::Seat(seat) => seat,
            Viewer::Public => NOBODY,
        }
    }

    /// A teller for the viewer of a table, about a state of it.
    pub fn at<K: Kept + System<State = S>>(look: Look<'a, K>, state: &'a S) -> Teller<'a, S> {
        Teller::new(look.texts, state, look.viewer())
    }

    /// A teller for everybody.
    pub fn public(self) -> Teller<'a, S> {
        Teller::new(self.c, self.state, Viewer::Public)
    }

    /// Whether the viewer sees what is reserved for the game master.
    pub fn sees_all(self) -> bool {
        self.eyes.see_hidden()
    }

    /// Whether the character exists, and the viewer knows of it.
    pub fn knows(self, actor: S::Actor) -> bool {
        self.state.seat_of(actor).is_some() && self.eyes.know(actor)
    }

    /// Whether the person at this seat plays the character.
    pub fn plays(self, seat: Seat, actor: S::Actor) -> bool {
        self.state.seat_of(actor) == Some(seat)
    }

    /// Whether the viewer may act for the character.
    pub fn acts_for(self, actor: S::Actor) -> bool {
        self.state.seat_of(actor).is_some_and(|it| self.eyes.are_at(it))
    }

    /// Whether the character exists, and the viewer may read its sheet.
    pub fn reads(self, actor: S::Actor) -> bool {
        self.knows(actor) && self.eyes.read(actor)
    }

    /// A message.
    pub fn say(self, key: &str, args: &[(&str, &str)]) -> String {
        self.c.text(key, args)
    }

    /// A message without arguments.
    pub fn word(self, key: &str) -> String {
        self.c.text(key, &[])
    }

    /// A message about a character.
    pub fn say_of(self, key: &str, actor: S::Actor) -> String {
        self.say(key, &[("actor", &self.name(actor))])
    }

    /// A message about a character and another one.
    pub fn say_of_two(self, key: &str, actor: S::Actor, other: S::Actor) -> String {
        self.say(key, &[("actor", &self.name(actor)), ("other", &self.name(other))])
    }

    /// The meaning of a plain yes or no to a question: the message `<prefix><kind>-yes` or `-no`, if there is one.
    pub fn yes_or_no(self, prefix: &str, kind: &str, yes: bool) -> String {
        let answer = if yes { "yes" } else { "no" };
        let own = format!("{prefix}{kind}-{answer}");
        self.word(if self.c.has(&own) {
            &own
        } else if yes {
            "answer-yes"
        } else {
            "answer-no"
        })
    }

    /// The arguments of a declared message; `name` renders names.
    pub fn args<N: Copy>(
        self,
        phrase: &Phrase<'_, N>,
        name: impl Fn(N) -> Option<String>,
    ) -> Vec<(&'static str, String)> {
        let word = |word: &Word<'_, N>| match *word {
            Word::Name(it) => name(it).unwrap_or_else(|| self.word("unknown")),
            Word::Number(n) => plain(n),
            Word::Quote(words) => self.c.quoted(words.as_str()),
            Word::Rule(rule) => self.rule(rule),
        };
        phrase.args.iter().map(|(name, it)| (*name, word(it))).collect()
    }

    /// A declared message; `name` renders names.
    pub fn phrase_with<N: Copy>(self, phrase: &Phrase<'_, N>, name: impl Fn(N) -> Option<String>) -> String {
        self.phrase_as(phrase.key, phrase, name)
    }

    /// Another message with the arguments of a phrase.
    pub fn phrase_as<N: Copy>(
        self,
        key: &str,
        phrase: &Phrase<'_, N>,
        name: impl Fn(N) -> Option<String>,
    ) -> String {
        let args = self.args(phrase, name);
        let args: Vec<(&str, &str)> = args.iter().map(|(name, it)| (*name, it.as_str())).collect();
        self.say(key, &args)
    }

    /// The name of a character, as far as the viewer may know it.
    pub fn name(self, actor: S::Actor) -> String {
        if !self.eyes.know(actor) {
            return self.word("someone");
        }
        match self.state.name_of(actor) {
            Some(name) if !name.trim().is_empty() => name.to_owned(),
            Some(_) | None => self.word("unknown"),
        }
    }

    /// The name of the person at a seat.
    pub fn seat(self, seat: Seat) -> String {
        match self.state.seats().get(usize::from(seat.0)) {
            _ if seat.is_gm() => self.word("game-master"),
            Some(name) => name.clone(),
            None => self.say("seat", &[("number", &seat.0.to_string())]),
        }
    }

    /// The same at the start of a sentence, where the game master has an article. `NAME` puts it elsewhere.
    pub fn who(self, seat: Seat) -> String {
        if seat.is_gm() { self.word("game-master-acts") } else { self.seat(seat) }
    }

    /// The name of a side. `prefix` is the key of the message for unnamed sides, with which those for the default names of
    /// files begin. Unnamed sides have numbers; viewers who do not see everything only count those with known characters.
    pub fn side(
        self,
        prefix: &str,
        sides: &[String],
        side: u8,
        side_of: impl Fn(S::Actor) -> Option<u8>,
    ) -> String {
        let number = || {
            let known = self.state.cast().filter(|it| self.eyes.know(it)).filter_map(side_of);
            let before: BTreeSet<u8> = known.filter(|it| *it < side).collect();
            1 + if self.eyes.see_hidden() { usize::from(side) } else { before.len() }
        };
        match sides.get(usize::from(side)).filter(|it| !it.is_empty()) {
            Some(name) if name == "players" || name == "opposition" => self.word(&format!("{prefix}-{name}")),
            Some(name) => name.clone(),
            None => self.say(prefix, &[("number", &number().to_string())]),
        }
    }

    /// Capitalises a line that begins with a substitute for a name or a wording.
    pub fn capital(self, line: String) -> String {
        self.c.capital(line, &["someone", "unknown", "nobody", "hidden-aspect", "gone-aspect"])
    }

    /// A text in the quotation marks of the language.
    pub fn quote(self, words: &(impl AsRef<str> + ?Sized)) -> String {
        self.c.quoted(words.as_ref())
    }

    /// A line followed by a quoted text, if there is any.
    pub fn with_words(self, line: &str, words: &(impl AsRef<str> + ?Sized)) -> String {
        if words.as_ref().is_empty() {
            return self.say("sentence", &[("line", line)]);
        }
        self.say("sentence-words", &[("line", line), ("words", &self.quote(words))])
    }

    /// A list, such as "a, b and c".
    pub fn list(self, items: &[String]) -> String {
        self.c.list(items)
    }

    /// A list with commas only.
    pub fn row_of(self, items: &[String]) -> String {
        self.c.commas(items)
    }

    /// A number with its sign.
    pub fn number(self, n: impl Into<i64>) -> String {
        self.c.number(n.into())
    }

    /// The heading of a rule, or its id if it has none.
    pub fn rule(self, rule: &str) -> String {
        self.c.heading(rule)
    }

    /// A part of a number with its name, such as "cover +1".
    pub fn part(self, name: &str, value: impl Into<i64>, rule: &str) -> PartView {
        let value = value.into();
        let text = self.say("part", &[("name", name), ("value", &self.number(value))]);
        PartView { text, rule: Some(rule.to_owned()), name: Some(name.to_owned()), value: Some(value) }
    }

    /// The parts of a number.
    pub fn parts(self, parts: Vec<Part>) -> Vec<PartView> {
        let view = |it: Part| match it.value {
            Some(value) => self.part(&it.text, value, it.rule),
            None => PartView { text: it.text, rule: Some(it.rule.to_owned()), name: None, value: None },
        };
        parts.into_iter().map(view).collect()
    }
}
