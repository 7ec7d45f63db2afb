//! Puts a keepsake into words.

use schwung_log::House;
use schwung_messages::Catalogue;
use schwung_table::Seat;
use schwung_views::{
    BeatKind, house,
    wire::{
        EveningSpan, KeepsakeLine, KeepsakePart, KeepsakePictures, KeepsakeQuote, KeepsakeQuotes,
        KeepsakeSection, KeepsakeView, Line,
    },
};

use super::{
    before_in,
    evenings::Choice,
    known::{Cast, Known},
    pictures,
    story::{self, Part},
};
use crate::actor::plain;

/// Maximum number of quotes.
const MOST_QUOTES: usize = 12;
/// Maximum length of a quote, in characters.
const LONGEST_QUOTE: usize = 300;

/// The keepsake of the chosen evening.
pub(super) fn told(
    texts: &Catalogue,
    house: &House,
    lines: &[Line],
    choice: &Choice,
    known: &Known,
) -> KeepsakeView {
    let teller = Teller { texts, house, lines, known };
    let own = &lines[choice.range.clone()];
    let parts = story::parts(lines, choice.range.clone());
    let sections = [
        ("recap-balance", teller.balance(&parts)),
        ("recap-dice", Some(known.dice.clone()).filter(|it| !it.is_empty()).into_iter().collect()),
        ("recap-open", if own.is_empty() { Vec::new() } else { teller.open() }),
        ("recap-next", if choice.is_latest { teller.next() } else { Vec::new() }),
    ];
    let section =
        |(key, items): (&str, Vec<String>)| KeepsakeSection { heading: texts.text(key, &[]), items };
    let before = house.before.as_ref().filter(|_| choice.number <= 1).map(|it| KeepsakeSection {
        heading: texts.text("recap-before", &[("title", &it.title)]),
        items: vec![before_in(house, texts.lang()).to_owned()],
    });
    KeepsakeView {
        title: house.title.clone(),
        system_name: known.system_name.clone(),
        evenings: choice.spans.clone(),
        evening: choice.number,
        span: EveningSpan {
            from: own.first().map_or(0, |it| it.at),
            until: own.last().map_or(0, |it| it.at),
        },
        secrets: known.secrets,
        before,
        people: section(("recap-people", teller.people())),
        parts: teller.parts(&parts),
        quotes: KeepsakeQuotes { heading: texts.text("recap-quotes", &[]), quotes: teller.quotes(own) },
        sections: sections.into_iter().filter(|it| !it.1.is_empty()).map(section).collect(),
        pictures: KeepsakePictures {
            heading: texts.text("recap-pictures", &[]),
            pictures: pictures::of(house, known, own, choice.is_latest),
        },
        course: texts.text("recap-course", &[]),
        secret: texts.text("recap-secret", &[]),
        empty: if own.is_empty() { texts.text("recap-empty", &[]) } else { String::new() },
    }
}

struct Teller<'t> {
    texts: &'t Catalogue,
    house: &'t House,
    lines: &'t [Line],
    known: &'t Known,
}

impl Teller<'_> {
    fn say(&self, key: &str, args: &[(&str, &str)]) -> String {
        self.texts.text(key, args)
    }

    fn cast(&self, actor: u8) -> Option<&Cast> {
        self.known.cast.iter().find(|it| it.actor == actor)
    }

    fn people(&self) -> Vec<String> {
        let person = |(seat, name): &(Seat, String)| {
            if seat.is_gm() {
                return Some(self.say("recap-leads", &[("seat", name)]));
            }
            let own = |it: &&Cast| it.seat == *seat && self.known.parts.contains(&it.actor);
            let own: Vec<String> = self.known.cast.iter().filter(own).map(|it| it.name.clone()).collect();
            (!own.is_empty())
                .then(|| self.say("recap-plays", &[("seat", name), ("names", &self.texts.list(&own))]))
        };
        self.known.people.iter().filter_map(person).collect()
    }

    fn parts(&self, parts: &[Part]) -> Vec<KeepsakePart> {
        let scenes = parts.iter().any(|it| it.scene > 1);
        let fights = parts.iter().filter(|it| it.fight.is_some()).count();
        let part = |(at, it): (usize, &Part)| {
            let number = it.fight.unwrap_or(it.scene).to_string();
            let heading = match (it.fight, scenes) {
                (Some(_), _) if !it.stake.is_empty() => {
                    self.say("recap-fight-stake", &[("stake", &it.stake)])
                }
                (Some(1), _) if fights == 1 => self.say("recap-fight", &[]),
                (Some(_), _) => self.say("recap-fight-number", &[("number", &number)]),
                (None, true) => self.say("recap-scene", &[("number", &number)]),
                (None, false) if fights == 0 => self.say("recap-events", &[]),
                (None, false) if at == 0 => self.say("recap-beginning", &[]),
                (None, false) if at + 1 == parts.len() => self.say("recap-ending", &[]),
                (None, false) => self.say("recap-between", &[]),
            };
            KeepsakePart {
                heading,
                fight: it.fight.is_some(),
                outcome: it.fight.map_or_else(String::new, |_| self.outcome(it)),
                moments: it
                    .moments(self.lines)
                    .into_iter()
                    .map(|it| KeepsakeLine { more: false, ..self.line(it) })
                    .collect(),
                lines: it.lines.iter().map(|it| self.line(*it)).collect(),
            }
        };
        parts.iter().enumerate().map(part).collect()
    }

    fn line(&self, at: usize) -> KeepsakeLine {
        let line = &self.lines[at];
        let before = at.checked_sub(1).and_then(|it| self.lines[it].act);
        KeepsakeLine {
            text: line.text.clone(),
            dice: line.dice.as_ref().map_or_else(String::new, |it| it.words.clone()),
            secret: line.secret,
            more: line.act.is_some() && line.act == before,
        }
    }

    /// How a fight went.
    fn outcome(&self, part: &Part) -> String {
        let rounds = part.rounds.to_string();
        let mut all = vec![match part.is_over {
            true => self.say("recap-fight-over", &[("rounds", &rounds)]),
            false => self.say("recap-fight-goes-on", &[("rounds", &rounds)]),
        }];
        all.extend(self.result(part));
        let out = |conceded: bool| -> Vec<String> {
            let all = part.out.iter().filter(|it| *it.1 == conceded);
            all.filter_map(|it| self.cast(*it.0)).map(|it| it.name.clone()).collect()
        };
        let (beaten, conceded) = (out(false), out(true));
        if !beaten.is_empty() {
            all.push(self.say("recap-fight-out", &[("names", &self.texts.list(&beaten))]));
        }
        if !conceded.is_empty() {
            all.push(self.say("recap-fight-conceded", &[("names", &self.texts.list(&conceded))]));
        }
        all.join(" ")
    }

    /// Whether the players have won or lost a fight that is over, as far as the viewer knows.
    fn result(&self, part: &Part) -> Option<String> {
        let all: Vec<&Cast> = part.cast.iter().filter_map(|it| self.cast(*it)).collect();
        let players: Vec<&Cast> = all.iter().copied().filter(|it| !it.seat.is_gm()).collect();
        let is_enemy = |it: &&Cast| players.iter().all(|player| player.side != it.side);
        let enemies: Vec<&Cast> = all.iter().copied().filter(is_enemy).collect();
        let are_out = |of: &[&Cast]| !of.is_empty() && of.iter().all(|it| part.out.contains_key(&it.actor));
        match (part.is_over, are_out(&enemies), are_out(&players)) {
            (true, true, false) if !players.is_empty() => Some(self.say("recap-fight-won", &[])),
            (true, false, true) if !enemies.is_empty() => Some(self.say("recap-fight-lost", &[])),
            _ => None,
        }
    }

    /// What was won and lost.
    fn balance(&self, parts: &[Part]) -> Vec<String> {
        let of_part = |it: &Part| -> Vec<String> {
            let is_told = |at: &&usize| {
                let kind = self.lines[**at].beat.as_ref().map(|it| &it.kind);
                matches!(kind, Some(BeatKind::Won | BeatKind::Lost))
            };
            it.lines.iter().filter(is_told).map(|it| self.lines[*it].text.clone()).collect()
        };
        parts.iter().flat_map(of_part).collect()
    }

    /// The consequences that are still there.
    fn open(&self) -> Vec<String> {
        let item = |(name, label, text): &(String, String, String)| {
            let args = [("name", &**name), ("label", label), ("text", text)];
            self.say(if text.is_empty() { "recap-condition" } else { "recap-condition-words" }, &args)
        };
        self.known.conditions.iter().map(item).collect()
    }

    /// What comes next time.
    fn next(&self) -> Vec<String> {
        let clocks = self.house.clocks.iter().filter(|it| !it.is_over() && (it.shown || self.known.secrets));
        let clocks = clocks.map(|it| house::clock_line(self.texts, it));
        let fight = self.known.goes_on.as_ref();
        let fight = fight.map(|it| self.say("recap-next-fight", &[("sentence", it)]));
        fight.into_iter().chain(clocks).collect()
    }

    fn quotes(&self, lines: &[Line]) -> Vec<KeepsakeQuote> {
        let mut all: Vec<(u8, KeepsakeQuote)> = Vec::new();
        for line in lines {
            if let Some(kept) = line.kept.as_ref().filter(|it| !it.words.is_empty()) {
                let (words, by) = (kept.words.clone(), kept.name.clone());
                all.push((story::KEPT, KeepsakeQuote { words, by, secret: line.secret }));
            }
            let Some(beat) = line.beat.as_ref() else { continue };
            if let BeatKind::Reworded { was } = &beat.kind {
                for (_, it) in all.iter_mut().filter(|it| it.1.words == *was) {
                    it.words.clone_from(&beat.words);
                }
                continue;
            }
            let is_stake = beat.kind == BeatKind::FightBegan;
            if beat.words.is_empty() || is_stake || all.iter().any(|it| it.1.words == beat.words) {
                continue;
            }
            let by = match beat.kind {
                BeatKind::Said => line.seat.and_then(|it| self.known.names.get(usize::from(it)).cloned()),
                _ => line.actor.and_then(|it| self.cast(plain(it))).map(|it| it.name.clone()),
            };
            let (words, by) = (shortened(&beat.words), by.unwrap_or_default());
            let weight = if line.kept.is_some() { story::KEPT } else { beat.weight };
            all.push((weight, KeepsakeQuote { words, by, secret: line.secret }));
        }
        let mut order: Vec<usize> = (0..all.len()).collect();
        order.sort_by_key(|&it| (u8::MAX - all[it].0, it));
        let kept = all.iter().filter(|it| it.0 == story::KEPT).count();
        order.truncate(MOST_QUOTES.max(kept));
        order.sort_unstable();
        order.into_iter().map(|it| all[it].1.clone()).collect()
    }
}

fn shortened(words: &str) -> String {
    let short: String = words.chars().take(LONGEST_QUOTE).collect();
    if short.len() < words.len() { format!("{short} …") } else { short }
}
