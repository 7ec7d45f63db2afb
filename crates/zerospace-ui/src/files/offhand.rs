//! Gear and powers as they are written in lists: by any of their names, gear also by a word that ends with one, or with an
//! individual rating, such as `Blaster +2`.

use schwung_files::kit::folded;
use schwung_zerospace::{Gift, ItemKind};

/// Minimum length of a name that may be the end of a word; shorter names must be a whole word.
const SHORTEST_ENDING: usize = 5;

/// A piece of gear or a power of the table's data.
#[derive(Clone, Debug)]
pub(super) struct Known<K = ItemKind> {
    /// Its name.
    pub(super) name: String,
    /// Other names for it.
    pub(super) also: Vec<String>,
    /// Its kind, with its numbers.
    pub(super) kind: K,
}

impl<K> Known<K> {
    fn names(&self) -> impl Iterator<Item = &str> {
        std::iter::once(&self.name).chain(&self.also).map(String::as_str)
    }
}

/// The name and the kind of the gear that these words name. Words other than its name are kept as its name.
pub(super) fn meant(known: &[Known], words: &str) -> Option<(String, ItemKind)> {
    if let Some(it) = known.iter().find(|it| folded(&it.name) == folded(words)) {
        return Some((it.name.clone(), it.kind));
    }
    let (plain, rating) = rated(words);
    let it = called(known, plain).or_else(|| like(known, plain))?;
    let mut kind = it.kind;
    if let Some(rating) = rating {
        match &mut kind {
            ItemKind::Weapon(it) => it.rating = rating,
            ItemKind::Protection(it) => *it = rating,
            ItemKind::Tool { .. } | ItemKind::Other => return None,
        }
    }
    Some((words.trim().to_owned(), kind))
}

/// The power with the name in these words, which remain its name. Only whole names match: "No fear" is not "Fear".
pub(super) fn power(known: &[Known<Gift>], words: &str) -> Option<Gift> {
    let (plain, rating) = rated(words);
    let it = called(known, plain)?;
    let mut gift = Gift { name: words.trim().to_owned(), ..it.kind.clone() };
    if let Some(rating) = rating {
        gift.attack.as_mut()?.rating = rating;
    }
    Some(gift)
}

/// The words without a rating at their end, and that rating.
fn rated(words: &str) -> (&str, Option<i8>) {
    let words = words.trim();
    let Some((plain, last)) = words.rsplit_once(char::is_whitespace) else { return (words, None) };
    match last.strip_prefix('+').unwrap_or(last).parse::<i8>() {
        Ok(rating) if (-10..=30).contains(&rating) => (plain.trim_end(), Some(rating)),
        _ => (words, None),
    }
}

fn called<'k, K>(known: &'k [Known<K>], words: &str) -> Option<&'k Known<K>> {
    let wanted = folded(words);
    known.iter().find(|it| it.names().any(|name| folded(name) == wanted))
}

/// The gear with the longest name that ends these words: the head of a compound determines its kind.
fn like<'k>(known: &'k [Known], words: &str) -> Option<&'k Known> {
    let wanted = folded(words);
    let ends = |name: &str| {
        let name = folded(name);
        let rest = wanted.strip_suffix(&*name)?;
        let whole = rest.ends_with([' ', '-']);
        (whole || name.chars().count() >= SHORTEST_ENDING).then_some(name.len())
    };
    let best = known.iter().filter_map(|it| Some((it.names().filter_map(ends).max()?, it)));
    best.max_by_key(|(length, _)| *length).map(|(_, it)| it)
}
