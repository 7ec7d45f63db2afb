//! A line in the reader's language, collected while it is read.

use std::ops::Range;

/// How the words of a line are written in the reader's language. Words without an entry stay as they are: names, texts,
/// numbers.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rewrite {
    /// The words that were read, in order, with what replaces them. Empty: they are left out.
    words: Vec<(Range<usize>, Option<String>)>,
    /// The particle that closes a German sentence, and where it belongs.
    particle: Option<(usize, String)>,
    /// Two neighbouring parts that change places.
    swapped: Option<[usize; 3]>,
    /// Whether the verb is written in another language.
    pub(crate) foreign_verb: bool,
}

impl Rewrite {
    /// Records that this part of the line was read. What was recorded there before was a failed attempt.
    pub(crate) fn read(&mut self, range: Range<usize>, written: Option<String>) {
        self.words.retain(|(other, _)| other.end <= range.start || other.start >= range.end);
        let at = self.words.partition_point(|(other, _)| other.start < range.start);
        self.words.insert(at, (range, written));
    }

    /// Replaces everything that was read from `from` to `to`; white space before it stays.
    pub(crate) fn replace(&mut self, text: &str, from: usize, to: usize, written: String) {
        let from = from + (text[from..to].len() - text[from..to].trim_start().len());
        self.read(from..to, Some(written));
    }

    /// The particle of the verb belongs here; empty if it has been read. Only the last place counts.
    pub(crate) fn close(&mut self, at: usize, particle: &str) {
        if self.particle.as_ref().is_none_or(|it| !it.1.is_empty()) {
            self.particle = Some((at, particle.to_owned()));
        }
    }

    /// The parts from the first to the second and from there to the third place change places.
    pub(crate) fn swap(&mut self, places: [usize; 3]) {
        self.swapped = Some(places);
    }

    /// Forgets marks behind a place that is read again.
    pub(crate) fn back_to(&mut self, place: usize) {
        self.particle = self.particle.take().filter(|it| it.0 <= place);
        self.swapped = self.swapped.filter(|it| it[2] <= place);
    }

    /// The line as it is written in the reader's language.
    pub(crate) fn written(&self, text: &str) -> String {
        let (mut words, mut at) = (Vec::new(), 0);
        for (range, written) in &self.words {
            let space = &text[at..range.start];
            words.push(match written.as_deref() {
                Some("") => String::new(),
                Some(word) => format!("{space}{word}"),
                None => text[at..range.end].to_owned(),
            });
            at = range.end;
        }
        let before = |place: usize| self.words.partition_point(|(it, _)| it.start < place);
        if let Some(places) = self.swapped {
            let [from, middle, to] = places.map(before);
            words[from..to].rotate_left(middle - from);
        }
        if let Some((place, particle)) = self.particle.as_ref().filter(|it| !it.1.is_empty()) {
            words.insert(before(*place), format!(" {particle}"));
        }
        words.push(text[at..].to_owned());
        words.concat().trim().to_owned()
    }
}
