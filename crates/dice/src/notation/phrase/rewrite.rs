//! Writes phrases as notation.

use super::{
    pieces::{Piece, PieceKind},
    words::Meaning,
};
use crate::notation::tree::{Comparison, End};

use Meaning::{
    Advantage, And, Article, Compare, Die, Drop, Filler, Keep, Noun, Of, On, Or, OrSo, Pick, Repeated, Sided,
    Sign, Sum, Times, Versus,
};
use PieceKind::{Dice, Number, Other, Said, Sides};

/// Returns the notation and, for each of its bytes and the end, the offset in `plain` that it stands for.
pub(super) fn rewritten(plain: &str, pieces: Vec<Piece>) -> (String, Vec<usize>) {
    let pieces = prepared(plain, pieces);
    let mut writer = Writer { plain, pieces: &pieces, at: 0, out: String::new(), places: Vec::new() };
    let target = writer.leading_target();
    let place = pieces.get(writer.at).map_or(0, |it| it.start);
    let advantage = writer.leading_advantage();
    while writer.at < pieces.len() {
        writer.part();
        if let Some(end) = advantage
            && writer.at > 0
            && writer.dice_before()
        {
            writer.push(in_words(Advantage(end)).trim_end(), place);
            writer.say(" ");
        }
    }
    if let Some(target) = target {
        writer.say(&target);
    }
    let mut places = writer.places;
    places.push(plain.len());
    (writer.out, places)
}

/// Leaves out what adds nothing, and joins what belongs to one die or number.
fn prepared(plain: &str, pieces: Vec<Piece>) -> Vec<Piece> {
    let mut kept: Vec<Piece> = Vec::with_capacity(pieces.len());
    let last = pieces.len().saturating_sub(1);
    let mut was_article = false;
    for (n, mut piece) in pieces.into_iter().enumerate() {
        let before = kept.last().map(|it| it.kind);
        piece.is_spaced |= was_article;
        match piece.kind {
            Said(Filler) => continue,
            Said(Article) => {
                was_article = true;
                continue;
            }
            // "Würfle" and "sechsseitiger Würfel", "der höchste Würfel".
            Said(Noun)
                if matches!(before, None | Some(Said(Pick(_) | Die(_)) | Sides(_)))
                    || picks_before(&kept) =>
            {
                continue;
            }
            Said(Meaning::Number(number)) => piece.kind = Number(number),
            Said(Sided) => {
                if let Some(sides) = sides_before(plain, &mut kept) {
                    piece.start = sides.start;
                    piece.kind = sides.kind;
                }
            }
            Other if n == last && &plain[piece.start..piece.end] == "?" => continue,
            _ => {}
        }
        was_article = false;
        kept.push(piece);
    }
    kept
}

/// Whether the last number says how many dice are picked.
fn picks_before(pieces: &[Piece]) -> bool {
    matches!(pieces, [.., a, b] if matches!((a.kind, b.kind), (Said(Pick(_)), Number(_))))
}

/// Removes `20` or `20-` from the end, the sides of a die.
fn sides_before(plain: &str, kept: &mut Vec<Piece>) -> Option<Piece> {
    let hyphen = matches!(kept.last(), Some(it) if it.kind == Other && &plain[it.start..it.end] == "-");
    let at = kept.len().checked_sub(1 + usize::from(hyphen))?;
    let Number(sides) = kept.get(at)?.kind else { return None };
    let mut piece = kept.drain(at..).next()?;
    piece.kind = Sides(sides);
    Some(piece)
}

struct Writer<'t> {
    plain: &'t str,
    pieces: &'t [Piece],
    at: usize,
    out: String,
    places: Vec<usize>,
}

impl Writer<'_> {
    fn kind(&self, ahead: usize) -> Option<PieceKind> {
        self.pieces.get(self.at + ahead).map(|it| it.kind)
    }

    fn text(&self, at: usize) -> &str {
        self.pieces.get(at).map_or("", |it| &self.plain[it.start..it.end])
    }

    /// Appends notation that stands between the last piece and the next one.
    fn say(&mut self, text: &str) {
        let before = self.at.checked_sub(1).and_then(|at| self.pieces.get(at));
        self.push(text, before.map_or(0, |it| it.end));
    }

    fn push(&mut self, text: &str, place: usize) {
        self.out.push_str(text);
        self.places.resize(self.out.len(), place);
    }

    /// Appends the next piece unchanged.
    fn copy(&mut self) {
        let Some(piece) = self.pieces.get(self.at) else { return };
        if piece.is_spaced && !self.out.is_empty() {
            self.say(" ");
        }
        self.out.push_str(&self.plain[piece.start..piece.end]);
        self.places.extend(piece.start..piece.end);
        self.at += 1;
    }

    /// Appends notation instead of the next pieces.
    fn instead(&mut self, text: &str, pieces: usize) {
        let (body, lead) = (text.trim_start(), text.len() - text.trim_start().len());
        self.say(&text[..lead]);
        let start = self.pieces.get(self.at).map_or(self.plain.len(), |it| it.start);
        self.push(body.trim_end(), start);
        self.at += pieces;
        self.say(&body[body.trim_end().len()..]);
    }

    /// `mindestens 15 mit …`, `15 oder mehr auf …`, `eine 20 auf …`: the target, which notation writes at the end.
    fn leading_target(&mut self) -> Option<String> {
        let (target, pieces) = match (self.kind(0)?, self.kind(1)?, self.kind(2)) {
            (Said(Compare(how)), Number(count), Some(Number(face))) => {
                // At least two sixes among the dice.
                let dice = self.at + 4;
                let is_plain = self.kind(3) == Some(Said(On)) && self.only_dice(dice);
                return is_plain.then(|| {
                    self.at = dice;
                    format!("={face}{}{count}", in_words(Compare(how)))
                });
            }
            (Said(Compare(how)), Number(value), _) => (format!("{}{value}", in_words(Compare(how))), 2),
            (Number(value), Said(OrSo(how)), _) => (format!("{}{value}", in_words(Compare(how))), 2),
            (Number(value), Other, Some(Said(On))) if self.text(self.at + 1) == "+" => {
                (format!("{}{value}", in_words(Compare(Comparison::AtLeast))), 2)
            }
            (Number(value), Said(On), _) => (format!("{}{value}", in_words(Compare(Comparison::Equal))), 1),
            _ => return None,
        };
        let has_dice =
            self.pieces[self.at..].iter().any(|it| matches!(it.kind, Dice | Sides(_) | Said(Die(_))));
        if self.kind(pieces) != Some(Said(On)) || !has_dice {
            return None;
        }
        self.at += pieces + 1;
        Some(target)
    }

    /// Whether only dice follow: `4W6`, `zwei W6`, `3 sechsseitige`.
    fn only_dice(&self, at: usize) -> bool {
        let rest = self.pieces.get(at..).unwrap_or_default();
        let dice = rest.iter().filter(|it| matches!(it.kind, Dice | Sides(_))).count();
        dice == 1 && rest.iter().all(|it| matches!(it.kind, Dice | Sides(_) | Number(_)))
    }

    /// `Vorteil auf …`
    fn leading_advantage(&mut self) -> Option<End> {
        let Some(Said(Advantage(end))) = self.kind(0) else { return None };
        self.at += 1 + usize::from(matches!(self.kind(1), Some(Said(On))));
        Some(end)
    }

    /// Whether the last piece was dice.
    fn dice_before(&self) -> bool {
        self.pieces.get(self.at - 1).is_some_and(|it| matches!(it.kind, Dice | Sides(_) | Said(Die(_))))
    }

    fn part(&mut self) {
        let Some(kind) = self.kind(0) else { return };
        match kind {
            Number(count) => self.number(count),
            Dice => {
                self.copy();
                self.pick_after();
            }
            Sides(sides) => {
                self.say(" ");
                self.instead(&format!("d{sides}"), 1);
                let is_noun = matches!(self.kind(0), Some(Said(Noun)));
                self.at += usize::from(is_noun);
                self.pick_after();
            }
            Said(meaning) => self.phrase(meaning),
            Other => self.copy(),
        }
    }

    fn phrase(&mut self, meaning: Meaning) {
        match meaning {
            Pick(end) => {
                let count = if let Some(Number(count)) = self.kind(1) { Some(count) } else { None };
                self.picked(end, count, 1 + usize::from(count.is_some()));
            }
            Repeated(count) => self.repeated(count, 1),
            Sum => self.at += 1 + usize::from(matches!(self.kind(1), Some(Said(Of)))),
            Die(die) => {
                self.say(" ");
                self.instead(die, 1);
                self.pick_after();
            }
            On if self.is_target(1) => self.at += 1,
            // "Trifft W20+5 gegen 15?"
            Compare(_) if self.at == 0 && self.pieces.iter().any(|it| it.kind == Said(Versus)) => {
                self.at += 1;
            }
            And if self.is_between_terms() => self.instead(" + ", 1),
            Compare(_) | Versus | Sign(_) | Times | Advantage(_) => self.instead(in_words(meaning), 1),
            _ => self.copy(),
        }
    }

    /// A comparison, or a number with one behind it.
    fn is_target(&self, ahead: usize) -> bool {
        match (self.kind(ahead), self.kind(ahead + 1)) {
            (Some(Said(Compare(_))), _) | (Some(Number(_)), Some(Said(OrSo(_)))) => true,
            (Some(Number(_)), Some(Other)) => self.ends_in_plus(ahead + 1),
            _ => false,
        }
    }

    /// Whether `+` directly after a number ends the text: `15+`.
    fn ends_in_plus(&self, ahead: usize) -> bool {
        let at = self.at + ahead;
        self.text(at) == "+"
            && at + 1 == self.pieces.len()
            && self.pieces.get(at).is_some_and(|it| !it.is_spaced)
    }

    /// Whether the piece before is no sign, so that a number can be its target.
    fn follows_total(&self) -> bool {
        let before = self.at.checked_sub(1).and_then(|at| self.pieces.get(at));
        before.is_some_and(|it| matches!(it.kind, Number(_) | Dice | Sides(_) | Said(On)))
    }

    fn is_between_terms(&self) -> bool {
        let is_term = |it: &Piece| match it.kind {
            Number(_) | Dice | Sides(_) | Said(Die(_) | Repeated(_) | Pick(_)) => true,
            Other => matches!(&self.plain[it.start..it.end], "(" | ")"),
            Said(_) => false,
        };
        let before = self.at.checked_sub(1).and_then(|at| self.pieces.get(at));
        before.is_some_and(is_term) && self.pieces.get(self.at + 1).is_some_and(is_term)
    }

    fn number(&mut self, count: u32) {
        match (self.kind(1), self.kind(2)) {
            (Some(Said(Pick(end))), _) => self.picked(end, Some(count), 2),
            (Some(Said(Times)), Some(Dice | Sides(_) | Said(Die(_)))) => self.repeated(count, 2),
            (Some(Said(OrSo(how))), _) => {
                self.say(in_words(Compare(how)));
                self.instead(&count.to_string(), 2);
            }
            (Some(Other), _) if self.follows_total() && self.ends_in_plus(1) => {
                self.say(in_words(Compare(Comparison::AtLeast)));
                self.instead(&count.to_string(), 2);
            }
            _ => {
                let is_spaced = self.pieces[self.at].is_spaced && !self.out.is_empty();
                self.instead(&format!("{}{count}", if is_spaced { " " } else { "" }), 1);
            }
        }
    }

    /// `3 mal W6`: as many dice. Other dice than plain ones stay as they are, and are refused.
    fn repeated(&mut self, times: u32, pieces: usize) {
        let at = self.at + pieces;
        let Some(count) = self.pieces.get(at).and_then(|it| plain_count(it, self.text(at))) else {
            (0..pieces).for_each(|_| self.copy());
            return;
        };
        let dice = self.text(at).trim_start_matches(|it: char| it.is_ascii_digit()).to_owned();
        self.say(&format!(" {}", u64::from(times) * u64::from(count)));
        self.at = at;
        if self.kind(0) == Some(Dice) {
            self.instead(&dice, 1);
            self.pick_after();
        } else {
            self.part();
        }
    }

    /// `die besten drei von 4W6`, `the better of d20 and d12`.
    fn picked(&mut self, end: End, count: Option<u32>, pieces: usize) {
        let from = self.at + pieces;
        let is_of = matches!(self.pieces.get(from).map(|it| it.kind), Some(Said(Of)));
        let from = from + usize::from(is_of);
        if let Some(members) = self.members(from) {
            return self.list(end, count, from, &members);
        }
        let number = usize::from(matches!(self.pieces.get(from).map(|it| it.kind), Some(Number(_))));
        let is_dice = self
            .pieces
            .get(from + number)
            .is_some_and(|it| matches!(it.kind, Dice | Sides(_) | Said(Die(_))));
        if !is_dice {
            self.copy();
            return;
        }
        self.at = from;
        for _ in 0..=number {
            self.part();
        }
        self.say(&keep(end, count, true));
    }

    /// The ends of the members of a list from `from` on; `None` if a single roll follows.
    fn members(&self, from: usize) -> Option<Vec<usize>> {
        let mut ends = Vec::new();
        let mut at = from;
        loop {
            let start = at;
            let mut is_dice = false;
            while let Some(piece) = self.pieces.get(at) {
                match piece.kind {
                    Dice | Sides(_) | Said(Die(_)) => is_dice = true,
                    Number(_) | Said(Sign(_)) => {}
                    Other if matches!(self.text(at), "+" | "-") => {}
                    _ => break,
                }
                at += 1;
            }
            if at == start || !is_dice && ends.is_empty() {
                return None;
            }
            ends.push(at);
            let goes_on = match self.pieces.get(at).map(|it| it.kind) {
                Some(Said(And | Or)) => true,
                Some(Other) => matches!(self.text(at), "," | ";"),
                _ => false,
            };
            if !goes_on {
                break;
            }
            at += 1;
        }
        (ends.len() > 1).then(|| self.without_rest(from, ends))
    }

    /// After plain members, what is added to the last one belongs to the whole: `the better of d20 and d12 plus 5`.
    fn without_rest(&self, from: usize, mut ends: Vec<usize>) -> Vec<usize> {
        let is_sign = |at: usize| match self.pieces[at].kind {
            Said(Sign(_)) => true,
            Other => matches!(self.text(at), "+" | "-"),
            _ => false,
        };
        let last = ends[ends.len() - 2] + 1;
        if !(from..last).any(is_sign)
            && let Some(end) = ends.last_mut()
        {
            *end = (last..*end).find(|at| is_sign(*at)).unwrap_or(*end);
        }
        ends
    }

    fn list(&mut self, end: End, count: Option<u32>, from: usize, members: &[usize]) {
        let one = count.unwrap_or(1) == 1;
        self.say(match (one, end) {
            (true, End::Highest) => "max(",
            (true, End::Lowest) => "min(",
            (false, _) => "{",
        });
        self.at = from;
        for (n, &member) in members.iter().enumerate() {
            if n > 0 {
                self.instead("; ", 1);
            }
            while self.at < member {
                self.part();
            }
        }
        self.say(if one { ")" } else { "}" });
        if !one {
            self.say(&keep(end, count, true));
        }
    }

    /// `4W6 ohne den niedrigsten`, `4d6, keep the best three`.
    fn pick_after(&mut self) {
        let mut ahead = 0;
        let is_comma = self.text(self.at) == ",";
        if is_comma || matches!(self.kind(0), Some(Said(And))) {
            ahead += 1;
        }
        let is_drop = matches!(self.kind(ahead), Some(Said(Drop)));
        if is_drop || matches!(self.kind(ahead), Some(Said(Keep))) {
            ahead += 1;
        } else if ahead > 0 && !is_comma {
            // "2W6 und den besten von 3W6" is a sum.
            return;
        }
        let before = if let Some(Number(count)) = self.kind(ahead) { Some(count) } else { None };
        ahead += usize::from(before.is_some());
        let Some(Said(Pick(end))) = self.kind(ahead) else { return };
        ahead += 1;
        let mut count = before;
        if let (None, Some(Number(after))) = (before, self.kind(ahead)) {
            count = Some(after);
            ahead += 1;
        }
        if matches!(self.kind(ahead), Some(Said(Of))) {
            return;
        }
        self.instead(&keep(end, count, !is_drop), ahead);
    }
}

/// The number of plain dice that the piece stands for.
fn plain_count(piece: &Piece, text: &str) -> Option<u32> {
    match piece.kind {
        Sides(_) | Said(Die(_)) => Some(1),
        Dice => {
            let digits = text.bytes().take_while(u8::is_ascii_digit).count();
            let sides = text.get(digits + 1..)?;
            let is_plain = sides.bytes().all(|it| it.is_ascii_digit()) || matches!(sides, "%" | "F" | "f");
            is_plain.then(|| if digits == 0 { Some(1) } else { text.get(..digits)?.parse().ok() })?
        }
        _ => None,
    }
}

fn keep(end: End, count: Option<u32>, keeps: bool) -> String {
    let end = if end == End::Highest { 'h' } else { 'l' };
    format!("{}{end}{}", if keeps { 'k' } else { 'd' }, count.unwrap_or(1))
}

fn in_words(meaning: Meaning) -> &'static str {
    match meaning {
        Compare(Comparison::AtLeast) => " at least ",
        Compare(Comparison::AtMost) => " at most ",
        Compare(Comparison::More) => " above ",
        Compare(Comparison::Less) => " below ",
        Compare(Comparison::Equal) => " exactly ",
        Compare(Comparison::Unequal) => " other than ",
        Versus => " vs ",
        Times | Sign("*") => " * ",
        Sign("+") => " + ",
        Sign("-") => " - ",
        Sign(_) => " / ",
        Advantage(End::Highest) => " with advantage ",
        Advantage(End::Lowest) => " with disadvantage ",
        _ => "",
    }
}
