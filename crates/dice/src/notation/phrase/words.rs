//! The words of spoken notation, German and English, and their meanings.

use super::super::tree::{Comparison, End};

/// The meaning of a word or phrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    /// Adds nothing: `Chance auf`, `how often`.
    Filler,
    /// An article, which tells `eine 20` from `20`.
    Article,
    /// A number in words.
    Number(u32),
    /// `zweimal`: a number of throws.
    Repeated(u32),
    /// `mal`: throws before dice, otherwise a product.
    Times,
    /// `Summe`, optionally with [`Meaning::Of`].
    Sum,
    /// `von`, between what is picked and the dice.
    Of,
    /// `auf`, between a target and the roll.
    On,
    /// `und`: a sum, or the next member of a list.
    And,
    /// `oder`: the next member of a list.
    Or,
    /// `bessere`, `highest`: the dice that count.
    Pick(End),
    /// `behalte`, before what is picked.
    Keep,
    /// `ohne`, before what is dropped.
    Drop,
    /// `mindestens`: a comparison before its number.
    Compare(Comparison),
    /// `oder mehr`: a comparison after its number.
    OrSo(Comparison),
    /// `gegen`.
    Versus,
    /// An arithmetic operator.
    Sign(&'static str),
    /// `mit Vorteil`.
    Advantage(End),
    /// A die by its name.
    Die(&'static str),
    /// `Würfel`, after the number of sides or what is picked.
    Noun,
    /// `seitig`, after the number of sides.
    Sided,
}

use Meaning::{
    Advantage, And, Article, Compare, Die, Drop, Filler, Keep, Noun, Number, Of, On, Or, OrSo, Pick,
    Repeated, Sided, Sign, Sum, Times, Versus,
};

const HIGH: Meaning = Pick(End::Highest);
const LOW: Meaning = Pick(End::Lowest);

/// German endings that a `*` in a phrase stands for.
const ENDINGS: [&str; 7] = ["", "e", "er", "en", "em", "es", "s"];

/// The phrases with the same meaning, separated by `|`, in the spelling of [`folded`].
type Row = (Meaning, &'static str);

#[rustfmt::skip]
const GERMAN: &[Row] = &[
    (Filler, "chance|chance auf|chance fuer|chancen|chancen auf|chancen fuer|wahrscheinlichkeit|wahrscheinlichkeit fuer|wie oft|\
        wie wahrscheinlich|wie hoch|wie gross|ist|sind|es|ich|wuerfle|wuerfel ich|wirf|werfe|wurf|wurf von|wurf mit|zu wuerfeln|\
        zu werfen|schwierigkeit|sg|mindestwurf|zielwert|im schnitt"),
    (Article, "ein*|der|die|das|den|dem|des"),
    (Number(2), "zwei"), (Number(3), "drei"), (Number(4), "vier"), (Number(5), "fuenf"), (Number(6), "sechs"),
    (Number(7), "sieben"), (Number(8), "acht"), (Number(9), "neun"), (Number(10), "zehn"), (Number(12), "zwoelf"),
    (Number(20), "zwanzig"), (Number(100), "hundert"),
    (Repeated(1), "einmal"), (Repeated(2), "zweimal"), (Repeated(3), "dreimal"), (Repeated(4), "viermal"),
    (Repeated(5), "fuenfmal"), (Repeated(6), "sechsmal"), (Repeated(8), "achtmal"), (Repeated(10), "zehnmal"),
    (Times, "mal"), (Sum, "summe|gesamtsumme"), (Of, "von|aus"),
    (On, "auf|mit|bei|beim wurf mit|beim wurf von"), (And, "und|sowie"), (Or, "oder"),
    (HIGH, "besser*|best*|hoeher*|hoechst*|groesser*|groesst*|hoh*"),
    (LOW, "schlechter*|schlechtest*|niedriger*|niedrigst*|kleiner*|kleinst*|tiefer*|tiefst*"),
    (Keep, "behalte|behalten|nimm|davon"), (Drop, "ohne|streiche|verwirf"),
    (Compare(Comparison::AtLeast), "mindestens|wenigstens|ab|groesser gleich|groesser oder gleich|nicht weniger als|nicht unter|\
        trifft|erreicht|schafft"),
    (Compare(Comparison::AtMost), "hoechstens|maximal|bis|bis zu|kleiner gleich|kleiner oder gleich|nicht mehr als|nicht ueber"),
    (Compare(Comparison::More), "ueber|groesser als|mehr als|hoeher als|besser als|schlaegt|uebertrifft"),
    (Compare(Comparison::Less), "unter|kleiner als|weniger als|niedriger als|schlechter als"),
    (Compare(Comparison::Equal), "genau|gleich"),
    (Compare(Comparison::Unequal), "nicht|ungleich"),
    (OrSo(Comparison::AtLeast), "oder mehr|oder hoeher|oder besser|oder groesser|oder darueber|oder drueber|und mehr|und hoeher"),
    (OrSo(Comparison::AtMost), "oder weniger|oder niedriger|oder schlechter|oder kleiner|oder darunter|oder drunter|und weniger"),
    (Versus, "gegen|gewinnt gegen"),
    (Sign("+"), "plus"), (Sign("-"), "minus"), (Sign("/"), "geteilt durch|durch"),
    (Advantage(End::Highest), "mit vorteil|im vorteil|vorteil|vorteil auf|vorteil bei"),
    (Advantage(End::Lowest), "mit nachteil|im nachteil|nachteil|nachteil auf|nachteil bei"),
    (Die("dF"), "fudgewuerfel*|fudge wuerfel*|fatewuerfel*|fate wuerfel*"), (Die("d100"), "prozentwuerfel*"),
    (Noun, "wuerfel*|wuerfeln"), (Sided, "seitig*"),
];

#[rustfmt::skip]
const ENGLISH: &[Row] = &[
    (Filler, "chance|chances|chance of|chances of|odds of|probability|probability of|how often|how likely|what is|is|are|it|i|\
        does|roll|rolls|rolling|throw|to get|getting|to roll|dc|tn|difficulty|target number|on average"),
    (Article, "a|an|the"),
    (Number(1), "one"), (Number(2), "two"), (Number(3), "three"), (Number(4), "four"), (Number(5), "five"),
    (Number(6), "six"), (Number(7), "seven"), (Number(8), "eight"), (Number(9), "nine"), (Number(10), "ten"),
    (Number(12), "twelve"), (Number(20), "twenty"), (Number(100), "hundred"),
    (Times, "times"), (Sum, "sum|total"), (Of, "of|out of|from"), (On, "on|with|in|when rolling"),
    (And, "and"), (Or, "or"),
    (HIGH, "better|best|higher|highest|larger|largest|bigger|biggest|greater|greatest|top"),
    (LOW, "worse|worst|lower|lowest|smaller|smallest"),
    (Keep, "keep|keeping|take|taking"), (Drop, "drop|dropping|discard|without"),
    (Compare(Comparison::AtLeast), "at least|no less than|not less than|hits|reaches|makes|greater than or equal to"),
    (Compare(Comparison::AtMost), "at most|up to|no more than|not more than|less than or equal to"),
    (Compare(Comparison::More), "above|over|more than|greater than|higher than|better than|beats|exceeds"),
    (Compare(Comparison::Less), "below|under|less than|fewer than|lower than|worse than"),
    (Compare(Comparison::Equal), "exactly|equals|equal to"),
    (Compare(Comparison::Unequal), "other than|not"),
    (OrSo(Comparison::AtLeast), "or more|or higher|or better|or greater|or above|or over|and up"),
    (OrSo(Comparison::AtMost), "or less|or lower|or worse|or fewer|or below|or under"),
    (Versus, "vs|versus|against"),
    (Sign("+"), "plus"), (Sign("-"), "minus"), (Sign("/"), "divided by"), (Sign("*"), "multiplied by"),
    (Advantage(End::Highest), "with advantage|at advantage|advantage|advantage on|with adv|adv"),
    (Advantage(End::Lowest), "with disadvantage|at disadvantage|disadvantage|disadvantage on|with disadv|disadv"),
    (Die("dF"), "fudge dice|fudge die|fate dice|fate die"), (Die("d100"), "percentile dice|percentile die"),
    (Noun, "dice|die"), (Sided, "sided"),
];

/// Finds the longest phrase at the start of these folded words; returns its meaning and the number of words.
pub(super) fn phrase(words: &[String]) -> Option<(Meaning, usize)> {
    let all = GERMAN.iter().chain(ENGLISH).flat_map(|(meaning, all)| all.split('|').map(|it| (*meaning, it)));
    let found = all.filter_map(|(meaning, phrase)| {
        let parts = phrase.split(' ');
        let length = parts.clone().count();
        let is_here = length <= words.len() && parts.zip(words).all(|(part, word)| is_form(part, word));
        is_here.then_some((meaning, length))
    });
    // Among phrases of the same length the first one stands: German "die" before the English noun.
    found.reduce(|best, next| if next.1 > best.1 { next } else { best }).or_else(|| one_word(words.first()?))
}

/// The most words of a phrase.
pub(super) const LONGEST: usize = 5;

/// Numbers within a word: `sechsseitig`, `Sechsen`.
fn one_word(word: &str) -> Option<(Meaning, usize)> {
    let numbers = GERMAN.iter().filter(|it| matches!(it.0, Number(_)));
    let found = numbers.filter_map(|(meaning, number)| Some((*meaning, word.strip_prefix(number)?)));
    found.filter(|(_, rest)| matches!(*rest, "en" | "er" | "ern")).map(|it| (it.0, 1)).next()
}

/// The number of sides in a word such as `sechsseitiger`.
pub(super) fn sides(word: &str) -> Option<u32> {
    let (number, rest) = word.split_at_checked(word.find("seitig")?)?;
    match phrase(&[number.to_owned()]) {
        Some((Number(sides), _)) if is_form("seitig*", rest) => Some(sides),
        _ => None,
    }
}

fn is_form(part: &str, word: &str) -> bool {
    match part.strip_suffix('*') {
        Some(stem) => word.strip_prefix(stem).is_some_and(|ending| ENDINGS.contains(&ending)),
        None => part == word,
    }
}

/// A word in lower case, with umlauts written out.
pub(super) fn folded(word: &str) -> String {
    let mut told = String::with_capacity(word.len());
    for char in word.chars().flat_map(char::to_lowercase) {
        match char {
            'ä' => told.push_str("ae"),
            'ö' => told.push_str("oe"),
            'ü' => told.push_str("ue"),
            'ß' => told.push_str("ss"),
            _ => told.push(char),
        }
    }
    told
}
