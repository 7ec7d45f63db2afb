//! A recursive-descent parser for expressions, with a depth limit.

use super::{
    check::check,
    cursor::within,
    dialect::Dialect,
    modifiers,
    parser_state::Parser,
    phrase,
    tree::{Amount, Die, Function, Kind, Label, Modifier, ModifierKind, Node, NodeId, Operator, Pick},
};
use crate::{Code, Error, Number, Result, Span, limits};

impl Parser<'_> {
    #[inline]
    fn push(&mut self, kind: Kind, span: Span) -> NodeId {
        self.nodes.push(Node { kind, span });
        // Every node is at least one byte of a text of limited length, so that this cannot overflow.
        NodeId::try_from(self.nodes.len() - 1).unwrap_or(NodeId::MAX)
    }

    #[inline]
    fn span_of(&self, node: NodeId) -> Span {
        self.nodes[node as usize].span
    }

    /// Parses `6#` at the very start, without spaces.
    pub(super) fn times(&mut self) -> Result<Option<u32>> {
        let start = self.cursor.at;
        let digits = (0..).take_while(|&n| self.cursor.peek_at(n).is_ascii_digit()).count();
        if digits == 0 || self.cursor.peek_at(digits) != b'#' {
            return Ok(None);
        }
        let times = self.cursor.integer()?;
        let span = self.cursor.since(start);
        self.cursor.at += 1;
        let times = within(times, limits::TIMES, Code::TooManyTimes, span)?;
        if times == 0 {
            return Err(Error::new(Code::TooManyTimes, span).with("limit", limits::TIMES));
        }
        Ok(Some(times))
    }

    pub(super) fn opposed(&mut self) -> Result<()> {
        let mut whole = self.total()?;
        self.advantage(0)?;
        self.cursor.skip_spaces();
        let word = self.cursor.word_length();
        if (word == 2 && self.cursor.take_letters("vs")) || (word == 5 && self.cursor.take_letters("gegen")) {
            self.cursor.take(b'.');
            let from = self.nodes.len();
            let other = self.other_side()?;
            let has_dice = self.nodes[from..].iter().any(|it| matches!(it.kind, Kind::Pool { .. }));
            self.advantage(if has_dice { from } else { 0 })?;
            let span = self.span_of(whole).to(self.span_of(other));
            whole = self.push(Kind::Opposed(whole, other), span);
        }
        if self.dialect == Dialect::Avrae {
            let span = self.span_of(whole);
            self.push(Kind::Call(Function::Trunc, vec![whole]), span);
        }
        Ok(())
    }

    /// Parses a sum, in our own dialect with an optional target, in Avrae with an optional comparison of sums.
    fn total(&mut self) -> Result<NodeId> {
        let mut left = self.sum_or_range()?;
        if self.advantage(0)? {
            left = self.rest_of_sum(left)?;
        }
        while matches!(self.dialect, Dialect::Schwung | Dialect::Avrae) {
            self.cursor.skip_spaces();
            let words = if self.dialect == Dialect::Schwung { modifiers::words(self) } else { None };
            let Some(comparison) = words.or_else(|| modifiers::comparison(self)) else { break };
            let right = self.sum()?;
            let span = self.span_of(left).to(self.span_of(right));
            left = self.push(Kind::Compared(comparison, left, right), span);
            if self.dialect == Dialect::Schwung {
                break;
            }
        }
        Ok(left)
    }

    /// Parses the right side of an opposed roll. In our own dialect a margin cannot be compared.
    fn other_side(&mut self) -> Result<NodeId> {
        if self.dialect != Dialect::Schwung {
            return self.total();
        }
        self.cursor.skip_spaces();
        self.sum_or_range()
    }

    /// Parses `mit Vorteil` or `with disadvantage`: the only die among the nodes from `from` on is rolled twice, and the better
    /// or worse one counts.
    fn advantage(&mut self, from: usize) -> Result<bool> {
        self.cursor.skip_spaces();
        let start = self.cursor.at;
        let Some(end) = modifiers::advantage(self) else { return Ok(false) };
        let span = self.cursor.since(start);
        let mut pools = self.nodes[from..].iter_mut().filter(|it| matches!(it.kind, Kind::Pool { .. }));
        match (pools.next().map(|it| &mut it.kind), pools.next()) {
            (Some(Kind::Pool { count: count @ Amount::Fixed(1), modifiers, .. }), None)
                if modifiers.is_empty() =>
            {
                *count = Amount::Fixed(2);
                let kind = ModifierKind::Keep(Pick { end, count: 1, is_drop: false });
                *modifiers = vec![Modifier { kind, span }];
                let pair = modifiers.clone();
                self.charge(&pair, 2);
                Ok(true)
            }
            _ => Err(Error::new(Code::OneDieOnly, span).with("found", span.of(self.cursor.text.given))),
        }
    }

    /// Parses a sum, which may begin with a range: `1-20+4`.
    fn sum_or_range(&mut self) -> Result<NodeId> {
        match self.range() {
            Some(range) => self.rest_of_sum(range),
            None => self.sum(),
        }
    }

    /// Parses `1-20`, the notation of a game client for one d20, if it stands alone, before a target, or before something
    /// that is added or subtracted.
    fn range(&mut self) -> Option<NodeId> {
        let start = self.cursor.at;
        let (low_digits, low) = self.cursor.few_digits(0);
        if low_digits == 0 || self.cursor.peek_at(low_digits) != b'-' || self.dialect != Dialect::Schwung {
            return None;
        }
        let (high_digits, high) = self.cursor.few_digits(low_digits + 1);
        let length = low_digits + 1 + high_digits;
        let is_whole = self.cursor.ends_total(length) || self.cursor.goes_on(length);
        if high_digits == 0 || low >= high || !is_whole {
            return None;
        }
        self.cursor.at += length;
        let span = self.cursor.since(start);
        let die = Amount::Fixed(Die::Sides(high - low + 1));
        let pool = Kind::Pool { count: Amount::Fixed(1), die, modifiers: Vec::new(), is_pooled: false };
        let die = self.push(pool, span);
        let (operator, shift) = if low == 0 { (Operator::Subtract, 1) } else { (Operator::Add, low - 1) };
        if shift == 0 {
            return Some(die);
        }
        let shift = self.push(Kind::Number(Number::whole(shift.into())), span);
        Some(self.binary(operator, die, shift))
    }

    pub(super) fn comment(&mut self) -> Result<Option<String>> {
        self.cursor.skip_spaces();
        if self.cursor.is_at_end() {
            return Ok(None);
        }
        if !self.cursor.take(b'#') && !self.cursor.take(b':') {
            return Err(self.misplaced());
        }
        let length = self.cursor.text.plain.len();
        let span = self.cursor.text.span(self.cursor.at, length);
        Ok(Some(span.of(self.cursor.text.given).trim().to_owned()).filter(|it| !it.is_empty()))
    }

    /// The error for text after a complete expression.
    fn misplaced(&self) -> Error {
        let error = self.cursor.unexpected();
        let all = self.cursor.text;
        match self.cursor.peek() {
            b')' | b'}' | b']' => {
                let without = all.replaced(error.span(), "");
                error.instead(without)
            }
            b'<' | b'>' | b'=' => {
                // Successes are counted only in pools and groups, so suggest to put the total into a group.
                let total = all.given.get(..error.span().start as usize).unwrap_or_default().trim_end();
                let rest = all.given.get(error.span().start as usize..).unwrap_or_default();
                error.instead(format!("{{{total}}}{rest}"))
            }
            _ => self.no_word().unwrap_or(error),
        }
    }

    /// The error for a word that is neither notation nor part of a phrase.
    fn no_word(&self) -> Option<Error> {
        let length = self.cursor.word_length();
        let span = self.cursor.text.span(self.cursor.at, self.cursor.at + length);
        let word = span.of(self.cursor.text.given);
        let is_unknown = length > 1 && self.dialect == Dialect::Schwung && !phrase::is_word(word);
        is_unknown.then(|| Error::new(Code::UnknownWord, span).with("word", super::cursor::shortened(word)))
    }

    fn sum(&mut self) -> Result<NodeId> {
        let first = self.product()?;
        self.rest_of_sum(first)
    }

    /// Parses what is added to a part of a sum and subtracted from it.
    fn rest_of_sum(&mut self, mut left: NodeId) -> Result<NodeId> {
        loop {
            self.cursor.skip_spaces();
            let operator = match self.cursor.peek() {
                b'+' => Operator::Add,
                b'-' => Operator::Subtract,
                _ => return Ok(left),
            };
            self.cursor.at += 1;
            let right = self.product()?;
            left = self.binary(operator, left, right);
        }
    }

    /// Fast path for the most common expressions: a whole number, or dice without modifiers, followed by nothing but
    /// the rest of a sum. Anything else is left to the full parser, which gives the same result for these.
    #[inline]
    fn short(&mut self) -> Option<NodeId> {
        let start = self.cursor.at;
        let (digits, count) = self.cursor.few_digits(0);
        let letter = self.cursor.letter_at(digits);
        let (length, kind) = if matches!(letter, b'd' | b'w') {
            let count = if digits == 0 { 1 } else { count };
            let (more, sides) = self.cursor.few_digits(digits + 1);
            let is_fudge = more == 0 && self.cursor.letter_at(digits + 1) == b'f';
            if count > limits::DICE || (sides == 0 && !is_fudge) {
                return None;
            }
            let die = if is_fudge { Die::Fudge } else { Die::Sides(sides) };
            let (count, die) = (Amount::Fixed(count), Amount::Fixed(die));
            let length = digits + 1 + more + usize::from(is_fudge);
            (length, Kind::Pool { count, die, modifiers: Vec::new(), is_pooled: false })
        } else if digits > 0 {
            (digits, Kind::Number(Number::whole(count.into())))
        } else {
            return None;
        };
        if !self.cursor.ends_summand(length) {
            return None;
        }
        self.cursor.at += length;
        let span = self.cursor.since(start);
        Some(self.push(kind, span))
    }

    fn product(&mut self) -> Result<NodeId> {
        self.cursor.skip_spaces();
        if let Some(short) = self.short() {
            return Ok(short);
        }
        let mut left = self.signed()?;
        loop {
            self.cursor.skip_spaces();
            let operator = match (self.cursor.peek(), self.cursor.peek_at(1)) {
                (b'*', b'*') => return Ok(left),
                (b'*', _) => Operator::Multiply,
                (b'/', b'/') => Operator::DivideDown,
                (b'/', _) => Operator::Divide,
                (b'%', _) => Operator::Remainder,
                _ => return Ok(left),
            };
            self.cursor.at += if operator == Operator::DivideDown { 2 } else { 1 };
            let right = self.signed()?;
            left = self.binary(operator, left, right);
        }
    }

    #[inline]
    fn binary(&mut self, operator: Operator, left: NodeId, right: NodeId) -> NodeId {
        let span = self.span_of(left).to(self.span_of(right));
        self.push(Kind::Binary(operator, left, right), span)
    }

    fn signed(&mut self) -> Result<NodeId> {
        self.cursor.skip_spaces();
        let start = self.cursor.at;
        if self.cursor.take(b'+') {
            return self.deeper(Parser::signed);
        }
        if !self.cursor.take(b'-') {
            return self.power();
        }
        let inner = self.deeper(Parser::signed)?;
        let span = self.cursor.since(start);
        Ok(self.push(Kind::Negated(inner), span))
    }

    fn power(&mut self) -> Result<NodeId> {
        let base = self.labelled()?;
        self.cursor.skip_spaces();
        if !self.cursor.take(b'^') && !self.cursor.take_letters("**") {
            return Ok(base);
        }
        let exponent = self.deeper(Parser::signed)?;
        Ok(self.binary(Operator::Power, base, exponent))
    }

    /// Parses an inner expression one level deeper, or fails at the depth limit.
    fn deeper<T>(&mut self, inner: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        if self.depth == limits::DEPTH {
            let span = self.cursor.text.span(self.cursor.at, self.cursor.at);
            return Err(Error::new(Code::TooDeep, span).with("limit", limits::DEPTH));
        }
        self.depth += 1;
        let result = inner(self);
        self.depth -= 1;
        result
    }

    fn labelled(&mut self) -> Result<NodeId> {
        let node = self.primary()?;
        self.cursor.skip_spaces();
        while self.cursor.peek() == b'[' {
            let start = self.cursor.at;
            self.cursor.at += 1;
            let rest = self.cursor.text.plain.get(self.cursor.at..).unwrap_or_default();
            let Some(length) = rest.find(']') else { return Err(self.unclosed(start, "]")) };
            let span = self.cursor.text.span(self.cursor.at, self.cursor.at + length);
            let text = span.of(self.cursor.text.given).trim().to_owned();
            self.labels.push(Label { node, text });
            self.cursor.at += length + 1;
            self.cursor.skip_spaces();
        }
        Ok(node)
    }

    fn unclosed(&self, start: usize, bracket: &'static str) -> Error {
        let span = self.cursor.text.span(start, start + 1);
        let closed = format!("{}{bracket}", self.cursor.text.given.trim_end());
        Error::new(Code::Unclosed, span).with("bracket", bracket).instead(closed)
    }

    fn primary(&mut self) -> Result<NodeId> {
        self.cursor.skip_spaces();
        let start = self.cursor.at;
        match self.cursor.peek() {
            b'0'..=b'9' => self.number_or_dice(start),
            b'(' => {
                let inner = self.bracketed(start)?;
                self.dice_of(start, inner)
            }
            b'{' => self.group(start),
            _ if self.is_dice(0) => self.pool(start, Amount::Fixed(1)),
            letter if letter.is_ascii_alphabetic() || letter >= 0x80 => self.call(start),
            _ => Err(self.cursor.unexpected()),
        }
    }

    /// Whether dice follow: a letter for dice and sides.
    fn is_dice(&self, ahead: usize) -> bool {
        matches!(self.cursor.letter_at(ahead), b'd' | b'w')
            && matches!(self.cursor.letter_at(ahead + 1), b'0'..=b'9' | b'%' | b'f' | b'(')
    }

    fn number_or_dice(&mut self, start: usize) -> Result<NodeId> {
        let whole = self.cursor.integer()?;
        let decimal = self.cursor.peek() == b'.' || (self.cursor.peek() == b',' && self.lists == 0);
        if decimal && self.cursor.peek_at(1).is_ascii_digit() {
            return self.decimal(start, whole);
        }
        let span = self.cursor.since(start);
        let after = self.cursor.at;
        self.cursor.skip_spaces();
        if self.is_dice(0) {
            let count = within(whole, limits::DICE, Code::TooManyDice, span).map_err(|error| {
                let fewer = self.cursor.text.replaced(span, &limits::DICE.to_string());
                error.instead(fewer)
            })?;
            return self.pool(start, Amount::Fixed(count));
        }
        if matches!(self.cursor.letter_at(0), b'd' | b'w') && self.cursor.word_length() == 1 {
            return Err(self.no_sides());
        }
        self.cursor.at = after;
        Ok(self.push(Kind::Number(Number::whole(whole)), span))
    }

    fn decimal(&mut self, start: usize, whole: i64) -> Result<NodeId> {
        self.cursor.at += 1;
        let from = self.cursor.at;
        let part = self.cursor.integer()?;
        let span = self.cursor.since(start);
        let told = || Error::new(Code::NumberTooLarge, span).with("found", span.of(self.cursor.text.given));
        let digits = u32::try_from(self.cursor.at - from).map_err(|_| told())?;
        let under = 10_i64.checked_pow(digits).ok_or_else(told)?;
        let over = whole.checked_mul(under).and_then(|it| it.checked_add(part)).ok_or_else(told)?;
        let number = Number::fraction(over, under).map_err(|_| told())?;
        if self.is_dice(0) {
            return Err(Error::new(Code::NotWhole, span).with("found", span.of(self.cursor.text.given)));
        }
        Ok(self.push(Kind::Number(number), span))
    }

    /// The error for a letter for dice without sides.
    fn no_sides(&self) -> Error {
        let span = self.cursor.text.span(self.cursor.at, self.cursor.at + 1);
        let letter = span.of(self.cursor.text.given);
        let with_sides = self.cursor.text.replaced(span, &format!("{letter}6"));
        Error::new(Code::SidesMissing, span).instead(with_sides)
    }

    fn bracketed(&mut self, start: usize) -> Result<NodeId> {
        self.cursor.at += 1;
        // Within brackets a comma may be a decimal comma again.
        let lists = std::mem::take(&mut self.lists);
        let inner = self.deeper(Parser::sum);
        self.lists = lists;
        let inner = inner?;
        self.cursor.skip_spaces();
        if self.cursor.take(b')') {
            return Ok(inner);
        }
        Err(if self.cursor.is_at_end() { self.unclosed(start, ")") } else { self.cursor.unexpected() })
    }

    /// Parses dice whose number is computed if dice follow; otherwise returns the computed number.
    fn dice_of(&mut self, start: usize, inner: NodeId) -> Result<NodeId> {
        if self.is_dice(0) {
            return self.pool(start, Amount::Computed(inner));
        }
        modifiers::none_here(self, start)?;
        Ok(inner)
    }

    /// Parses dice from their letter on.
    fn pool(&mut self, start: usize, count: Amount<u32>) -> Result<NodeId> {
        self.cursor.at += 1;
        let die = self.die()?;
        let dice = self.cursor.since(start);
        let modifiers = modifiers::of_dice(self)?;
        if let Amount::Fixed(die) = die {
            let fixed = if let Amount::Fixed(count) = count { Some(count) } else { None };
            check(die, fixed, &modifiers, dice).map_err(|error| modifiers::mended(self, error))?;
        }
        let span = self.cursor.since(start);
        self.charge(&modifiers, if let Amount::Fixed(count) = count { count.into() } else { 0 });
        Ok(self.push(Kind::Pool { count, die, modifiers, is_pooled: false }, span))
    }

    fn charge(&mut self, modifiers: &[Modifier], dice: u64) {
        let work = modifiers.iter().map(|it| it.kind.work(dice)).fold(0, u64::saturating_add);
        self.work = self.work.saturating_add(work);
    }

    fn die(&mut self) -> Result<Amount<Die>> {
        let start = self.cursor.at;
        let die = match self.cursor.letter_at(0) {
            b'%' => {
                self.cursor.at += 1;
                if self.dialect == Dialect::Avrae { Die::Tens } else { Die::Sides(100) }
            }
            b'f' => {
                self.cursor.at += 1;
                match (self.cursor.peek(), self.cursor.peek_at(1)) {
                    (b'.', thin @ (b'1' | b'2')) => {
                        self.cursor.at += 2;
                        if thin == b'1' { Die::ThinFudge } else { Die::Fudge }
                    }
                    _ => Die::Fudge,
                }
            }
            b'(' => return self.bracketed(start).map(Amount::Computed),
            _ => {
                let sides = self.cursor.integer()?;
                let span = self.cursor.since(start);
                if sides == 0 {
                    let six = self.cursor.text.replaced(span, "6");
                    return Err(Error::new(Code::NoSides, span).instead(six));
                }
                Die::Sides(within(sides, limits::SIDES, Code::TooManySides, span)?)
            }
        };
        Ok(Amount::Fixed(die))
    }

    fn call(&mut self, start: usize) -> Result<NodeId> {
        let length = self.cursor.word_length();
        let span = self.cursor.text.span(start, start + length.max(1));
        let plain = self.cursor.text.plain.get(start..start + length).filter(|_| length > 0);
        let word = plain.unwrap_or_else(|| span.of(self.cursor.text.given)).to_lowercase();
        let named = Function::NAMED.iter().find(|it| it.0 == word);
        let Some(&(_, function)) = named else { return Err(self.unknown(&word, span)) };
        self.cursor.at += length;
        self.cursor.skip_spaces();
        if self.cursor.peek() != b'(' {
            return Err(self.cursor.unexpected());
        }
        let items = self.list(b')', ")")?;
        let (least, most) = function.arity();
        let span = self.cursor.since(start);
        if items.len() < least || items.len() > most {
            let wanted = if least == 1 && most > 1 { "1+".to_owned() } else { least.to_string() };
            let error = Error::new(Code::Arguments, span).with("function", function.name());
            return Err(error.with("wanted", wanted).with("given", items.len()));
        }
        let is_half_up = function == Function::Round && self.dialect == Dialect::Roll20;
        let function = if is_half_up { Function::HalfUp } else { function };
        Ok(self.push(Kind::Call(function, items), span))
    }

    fn unknown(&self, word: &str, span: Span) -> Error {
        if matches!(word, "d" | "w") {
            return self.no_sides();
        }
        if self.dialect == Dialect::Schwung && phrase::is_word(word) {
            return self.cursor.unexpected();
        }
        let error = Error::new(Code::UnknownWord, span)
            .with("word", super::cursor::shortened(span.of(self.cursor.text.given)));
        let near = Function::NAMED.iter().map(|it| (strsim::levenshtein(it.0, word), it.0));
        match near.min().filter(|it| it.0 <= 2) {
            Some((_, name)) => error.instead(self.cursor.text.replaced(span, name)),
            None => error,
        }
    }

    /// Parses a list of expressions between brackets, starting at the first expression.
    fn list(&mut self, close: u8, bracket: &'static str) -> Result<Vec<NodeId>> {
        let start = self.cursor.at;
        self.cursor.at += 1;
        let mut items = Vec::new();
        self.cursor.skip_spaces();
        if self.cursor.take(close) {
            return Ok(items);
        }
        loop {
            self.lists += 1;
            let item = self.deeper(Parser::sum);
            self.lists -= 1;
            items.push(item?);
            self.cursor.skip_spaces();
            if self.cursor.take(close) {
                return Ok(items);
            }
            if !self.cursor.take(b',') && !self.cursor.take(b';') {
                let is_end = self.cursor.is_at_end();
                return Err(if is_end { self.unclosed(start, bracket) } else { self.cursor.unexpected() });
            }
        }
    }

    fn group(&mut self, start: usize) -> Result<NodeId> {
        let mut members = self.list(b'}', "}")?;
        if members.is_empty() {
            return Err(Error::new(Code::Empty, self.cursor.since(start)));
        }
        let modifiers = modifiers::of_group(self)?;
        let pools = if let [one] = members[..] { self.pools(one) } else { None };
        let is_pool = pools.is_some();
        self.charge(&modifiers, members.len() as u64);
        if let Some(pools) = pools {
            for &pool in &pools {
                if let Kind::Pool { is_pooled, .. } = &mut self.nodes[pool as usize].kind {
                    *is_pooled = true;
                }
            }
            members = pools;
        }
        let span = self.cursor.since(start);
        Ok(self.push(Kind::Group { members, modifiers, is_pool }, span))
    }

    /// Returns the pools whose sum the node is, in written order, or `None` if it is anything else.
    fn pools(&self, whole: NodeId) -> Option<Vec<NodeId>> {
        let mut pools = Vec::new();
        let mut open = vec![whole];
        while let Some(node) = open.pop() {
            match &self.nodes[node as usize].kind {
                Kind::Pool { modifiers, .. } if !modifiers::count(modifiers) => pools.push(node),
                Kind::Binary(Operator::Add, a, b) => open.extend([*b, *a]),
                _ => return None,
            }
        }
        Some(pools)
    }
}
