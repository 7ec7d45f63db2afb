//! Pairs of games that differ only in secrets, which must look the same to everybody who may not know them.

use schwung_log::{Author, Deed, Game, Kept};
use schwung_messages::Catalogue;
use schwung_play::Random;
use schwung_rulebook::Lang;
use schwung_table::{Cast, System};
use schwung_views::{Shown, wire::You};

use super::{act, look};

/// Two games that differ only in secrets of type `X`.
#[allow(missing_debug_implementations, reason = "games are too long to print")]
pub struct Pair<S: Kept, X: 'static> {
    /// The games.
    pub games: [Game<S>; 2],
    /// Their dice, which roll the same.
    pub dice: [Random; 2],
    secrets: &'static [X; 2],
}

impl<S: Kept, X> Pair<S, X> {
    /// Opens a game for each of the secrets.
    pub fn new(seed: u64, secrets: &'static [X; 2], open: impl Fn(&X) -> Game<S>) -> Pair<S, X> {
        Pair { games: secrets.each_ref().map(open), dice: [Random::new(seed), Random::new(seed)], secrets }
    }

    /// Carries out the same deed in both games, each with its own secrets. Returns whether the tables accepted it.
    pub fn act(&mut self, by: Author, deed: impl Fn(&X) -> Deed<S>) -> bool {
        let mut done = Vec::new();
        for ((game, dice), secret) in self.games.iter_mut().zip(&mut self.dice).zip(self.secrets) {
            done.push(act(game, by, deed(secret), dice));
        }
        // A reason may contain what only the game master knows.
        let is_told_why = by.is_gm() && done.iter().all(Result::is_err);
        if !is_told_why {
            assert_eq!(format!("{:?}", done[0]), format!("{:?}", done[1]), "the games went apart");
        }
        done[0].is_ok()
    }

    /// Gives the same command in both games, each with its own secrets.
    pub fn command(&mut self, by: Author, command: impl Fn(&X) -> <S as System>::Command) -> bool {
        self.act(by, |it| Deed::Command(command(it)))
    }
}

/// Everything that a viewer receives of a game after a record. The forms of the viewer's characters and the odds of the
/// viewer's questions, which take long, are included only if wanted.
pub fn seen<V: Shown<System: Kept<State: Cast>>>(
    game: &Game<V::System>,
    texts: &Catalogue,
    you: You,
    after: u64,
    with_forms: bool,
) -> String {
    let look = look(game, texts, you);
    let lines = schwung_views::lines::<V>(look, after, u64::MAX);
    let asked = game.asked();
    let waits: Vec<_> = asked.iter().map(|it| V::waiting_for(look, it)).collect();
    let own = asked.iter().filter(|it| look.is_mine(it.seat));
    let with_advice = |it| {
        let chances = V::odds(look, it);
        (V::advice(look, it, &chances), chances)
    };
    let odds: Vec<_> = own.filter(|_| with_forms).map(with_advice).collect();
    let view = schwung_views::view::<V>(look);
    let forms = if with_forms { forms::<V>(game, texts, you) } else { String::new() };
    serde_json::to_string(&(view, lines, waits, odds, forms)).expect("it serializes")
}

/// All forms of a viewer, with the sheets.
fn forms<V: Shown<System: Kept<State: Cast>>>(game: &Game<V::System>, texts: &Catalogue, you: You) -> String {
    let look = look(game, texts, you);
    let seats = (0u8..).zip(game.state().cast().map(|it| game.state().seat_of(it)));
    let own: Vec<u8> = seats.filter(|it| it.1.map(|it| it.0) == you.seat).map(|it| it.0).collect();
    let sheets: Vec<_> = own.iter().map(|it| V::sheet_form(look, *it)).collect();
    let forms: Vec<_> = own.iter().map(|it| V::forms(look, Some(*it))).collect();
    serde_json::to_string(&(forms, sheets, V::forms(look, None))).expect("it serializes")
}

/// A random deed in both games. Returns whether the tables accepted it.
pub type Step<S, X> = fn(&mut Pair<S, X>, &mut Random) -> bool;

/// How two games are compared.
#[derive(Clone, Copy, Debug)]
pub struct Compared<'a> {
    /// The viewers who may not know any secret.
    pub strangers: &'a [You],
    /// Words that none of them may read.
    pub words: &'a [&'a str],
}

impl Compared<'_> {
    /// Asserts that both games look the same to all strangers, and that none of them reads a secret word.
    pub fn assert_same<V: Shown<System: Kept<State: Cast>>, X>(
        &self,
        pair: &Pair<V::System, X>,
        texts: &Catalogue,
        after: u64,
        with_forms: bool,
    ) {
        for &you in self.strangers {
            let [a, b] = pair.games.each_ref().map(|game| seen::<V>(game, texts, you, after, with_forms));
            let around = |text: &str, at: usize| {
                let text = text.as_bytes().get(at.saturating_sub(300)..).unwrap_or_default();
                format!("{:.500}", String::from_utf8_lossy(text))
            };
            if let Some(at) = a.bytes().zip(b.bytes()).position(|(a, b)| a != b) {
                panic!("{you:?}\n{}\n{}", around(&a, at), around(&b, at));
            }
            assert_eq!(a.len(), b.len(), "{you:?}");
            for word in self.words {
                assert!(!a.contains(word), "{you:?}: {}", around(&a, a.find(word).unwrap_or_default()));
            }
        }
    }

    /// Plays deeds: of ten, two are secret ones by the game master; the others answer questions, or else are public. Both
    /// games are compared after each, with forms after every `every`th, until `ends`.
    pub fn play<V: Shown<System: Kept<State: Cast>>, X>(
        &self,
        pair: &mut Pair<V::System, X>,
        book: &str,
        (seed, deeds, every): (u64, usize, usize),
        [secretly, answers, openly]: [Step<V::System, X>; 3],
        ends: fn(&Pair<V::System, X>) -> bool,
    ) {
        let texts = [Lang::De, Lang::En].map(|lang| Catalogue::new(lang, book));
        let mut random = Random::new(seed);
        for n in 0..deeds {
            let before = pair.games[0].seq();
            let waits = !pair.games[0].asked().is_empty();
            let done = match random.below(10) {
                0 | 1 => secretly(pair, &mut random),
                _ if waits => answers(pair, &mut random),
                _ => openly(pair, &mut random),
            };
            if ends(pair) {
                return;
            }
            if done {
                self.assert_same::<V, X>(pair, &texts[n % 2], before, n % every == 0);
            }
        }
        self.assert_same::<V, X>(pair, &texts[0], 0, true);
    }
}
