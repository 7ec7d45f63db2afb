//! Proposals for an encounter with a wanted chance and cost.

use std::path::PathBuf;

use schwung_chances::balance::{self, Forecast, Found, Goal, Interval, Limits, Ring, Tally, Target};
pub use schwung_files::vary::Kind;
use schwung_files::vary::{Dial, Knob, Varied, dials};
use schwung_messages::Catalogue;
use schwung_views::wire::{IntervalView, OutlookView, ProposalView, ProposalsView};

use crate::{AnyFight, Engine, Fighter, NoFight, figures::decimal, texts};

/// The goal for an encounter.
#[derive(Clone, Debug)]
pub struct Wish {
    /// The chance to win, from 0 to 1.
    pub win: f64,
    /// What the fight may cost on average, in the quantity of [`ProposalsView::cost`]; `None` if it does not matter.
    pub cost: Option<f64>,
    /// What may be changed.
    pub change: Vec<Kind>,
    /// The side whose chance and cost they are, by name; by default that of the players.
    pub side: Option<String>,
}

/// Where encounters are fought.
pub trait Encounters: Send {
    /// The fight of an encounter file.
    ///
    /// # Errors
    /// The problems of the file, one line each, in the reader's language.
    fn fight(&self, text: &str) -> Result<Box<dyn AnyFight>, Vec<String>>;

    /// What can be varied in these files.
    fn knobs(&self) -> &'static [Knob];

    /// The texts of the reader.
    fn texts(&self) -> &Catalogue;
}

/// Encounters as their files describe them.
pub(crate) struct Files {
    pub(crate) engine: &'static dyn Engine,
    pub(crate) book: String,
    pub(crate) beside: Option<PathBuf>,
    pub(crate) texts: Catalogue,
}

impl Encounters for Files {
    fn fight(&self, text: &str) -> Result<Box<dyn AnyFight>, Vec<String>> {
        self.engine.fight(text, self.beside.as_deref(), &self.book, self.texts.lang(), 1)
    }

    fn knobs(&self) -> &'static [Knob] {
        self.engine.knobs()
    }

    fn texts(&self) -> &Catalogue {
        &self.texts
    }
}

impl dyn Engine {
    /// Encounters of a book as their files describe them. Files that these refer to are looked up in the folder `beside`.
    pub fn encounters(
        &'static self,
        book: &str,
        beside: Option<PathBuf>,
        lang: schwung_rulebook::Lang,
    ) -> Box<dyn Encounters> {
        let texts = Catalogue::clone(&texts(lang, book));
        Box::new(Files { engine: self, book: book.to_owned(), beside, texts })
    }
}

/// Maximum number of levels of a dial. A setting has each in a byte.
const MOST_LEVELS: usize = 100;
/// How far from the wanted chance is still good.
const WIN_WITHIN: f64 = 0.04;
/// How far from the wanted cost is still good: this share of it, but at least [`COST_LEAST`].
const COST_SHARE: f64 = 0.15;
const COST_LEAST: f64 = 0.3;

/// An encounter to be balanced.
#[allow(missing_debug_implementations, reason = "fights cannot be printed")]
pub struct Balance {
    encounters: Box<dyn Encounters>,
    /// The fight as it is.
    fight: Box<dyn AnyFight>,
    varied: Varied,
    side: Fighter,
    goal: Goal,
}

impl Balance {
    /// Prepares the search for variants of an encounter.
    ///
    /// # Errors
    /// If the encounter has errors (code `mistakes`, one a line), has no fight of two sides, or contains nothing that may be
    /// changed.
    pub fn new(encounters: Box<dyn Encounters>, text: &str, wish: &Wish) -> Result<Balance, NoFight> {
        let c = encounters.texts();
        let no = |code, key: &str, args: &[(&str, &str)]| NoFight { code, text: c.text(key, args) };
        let fight = encounters
            .fight(text)
            .map_err(|problems| NoFight { code: "mistakes", text: problems.join("\n") })?;
        let fighters = fight.fighters();
        let Some(side) = side(&fighters, wish.side.as_deref()).cloned() else {
            let mut names: Vec<&str> = fighters.iter().map(|it| it.side_name.as_str()).collect();
            names.sort_unstable();
            names.dedup();
            let args = [("name", wish.side.as_deref().unwrap_or_default()), ("known", &*names.join(", "))];
            return Err(no("no_side", "balance-no-side", &args));
        };
        if fighters.iter().all(|it| it.side == side.side) {
            return Err(no("no_opponents", "balance-no-opponents", &[("side", &side.side_name)]));
        }
        let knobs = encounters.knobs().iter().filter(|it| wish.change.contains(&it.kind));
        let knobs: Vec<Knob> = knobs.copied().collect();
        let varied = dials(text, &knobs, |name| is_opponent(&fighters, side.side, name));
        if varied.dials.is_empty() {
            return Err(no("nothing_to_change", "balance-nothing-to-change", &[]));
        }
        let goal = Goal {
            win: Target { value: wish.win, within: WIN_WITHIN },
            toll: wish.cost.map(|value| Target { value, within: (value * COST_SHARE).max(COST_LEAST) }),
        };
        Ok(Balance { encounters, fight, varied, side, goal })
    }

    /// Searches for variants that meet the goal. `progress` receives the numbers of finished and of all steps, and stops the
    /// search by returning `false`; the result is then `None`. The same seed gives the same proposals.
    pub fn search(
        &self,
        limits: &Limits,
        seed: u64,
        progress: &mut dyn FnMut(u64, u64) -> bool,
    ) -> Option<ProposalsView> {
        let ends: Vec<balance::Dial> = self.varied.dials.iter().map(as_dial).collect();
        let mut arena = Arena { balance: self, setting: None, fight: None, progress };
        let found = balance::search(&ends, &self.goal, limits, seed, &mut arena)?;
        Some(self.told(&found, seed))
    }

    fn variant(&self, setting: &[u8]) -> String {
        self.varied.turned(turned(setting))
    }

    fn remarks(&self) -> Vec<String> {
        let mut remarks = self.fight.remarks();
        if self.fight.looks_ahead() {
            remarks.push(self.encounters.texts().text("balance-looks-ahead", &[]));
        }
        remarks
    }

    fn told(&self, found: &Found, seed: u64) -> ProposalsView {
        let c = self.encounters.texts();
        let reached = found.proposals.iter().any(|it| it.reaches);
        let proposal = |it: &Forecast| {
            let changes = turned(&it.setting);
            let changes = changes.filter_map(|(dial, level)| change(c, self.varied.dials.get(dial)?, level));
            ProposalView {
                changes: changes.collect(),
                forecast: outlook(it),
                body: self.variant(&it.setting),
            }
        };
        let (system, cost) = self.fight.cost_label();
        ProposalsView {
            system,
            side: self.side.side_name.clone(),
            verdict: verdict(c, &self.goal, found, &cost, reached),
            cost,
            now: outlook(&found.now),
            reached,
            proposals: found.proposals.iter().map(proposal).collect(),
            tried: found.tried,
            fights: found.fights,
            seed,
            remarks: self.remarks(),
        }
    }
}

/// A member of the side with this name, or of the players' side.
fn side<'f>(fighters: &'f [Fighter], name: Option<&str>) -> Option<&'f Fighter> {
    match name {
        Some(name) => fighters.iter().find(|it| it.side_name.to_lowercase() == name.trim().to_lowercase()),
        None => fighters.iter().find(|it| it.is_played).or(fighters.first()),
    }
}

/// Whether a name of the file stands for opponents of a side only. Those of whom there are several have numbers.
fn is_opponent(fighters: &[Fighter], side: u8, name: &str) -> bool {
    let is_number = |it: &str| it.chars().all(|it| it.is_ascii_digit());
    let is_it = |it: &&Fighter| {
        it.name == name
            || it.name.strip_prefix(name).and_then(|it| it.strip_prefix(' ')).is_some_and(is_number)
    };
    let mut all = fighters.iter().filter(is_it).peekable();
    all.peek().is_some() && all.all(|it| it.side != side)
}

fn as_dial(dial: &Dial) -> balance::Dial {
    let levels = dial.levels.iter().take(MOST_LEVELS);
    balance::Dial { levels: levels.map(|it| balance::Level { size: it.size, step: it.step }).collect() }
}

/// Where the variants of an encounter are fought.
struct Arena<'b> {
    balance: &'b Balance,
    /// The setting that was fought last.
    setting: Option<Vec<u8>>,
    /// Its fight; `None` if it is not legal.
    fight: Option<Box<dyn AnyFight>>,
    progress: &'b mut dyn FnMut(u64, u64) -> bool,
}

impl Ring for Arena<'_> {
    fn fight(&mut self, setting: &[u8], runs: u64, seed: u64) -> Option<Tally> {
        let Balance { encounters, side, .. } = self.balance;
        if self.setting.as_deref() != Some(setting) {
            self.setting = Some(setting.to_vec());
            self.fight = encounters.fight(&self.balance.variant(setting)).ok();
        }
        Some(self.fight.as_ref()?.tally(side.side, runs, seed))
    }

    fn progress(&mut self, done: u64, of: u64) -> bool {
        (self.progress)(done, of)
    }
}

/// The dials that a setting turns, with their levels from 0.
fn turned(setting: &[u8]) -> impl Iterator<Item = (usize, usize)> {
    setting.iter().enumerate().filter_map(|(dial, &level)| Some((dial, usize::from(level).checked_sub(1)?)))
}

fn outlook(forecast: &Forecast) -> OutlookView {
    let view = |Interval { value, low, high }| IntervalView { value, low, high };
    OutlookView { win: view(forecast.win), cost: view(forecast.toll) }
}

fn change(c: &Catalogue, dial: &Dial, level: usize) -> Option<String> {
    let value = &dial.levels.get(level)?.value;
    let word = |it: &str| {
        let key = format!("balance-word-{it}");
        if c.has(&key) { c.text(&key, &[]) } else { it.to_owned() }
    };
    let to = if dial.now.is_empty() { c.number(value.parse().unwrap_or_default()) } else { word(value) };
    let args = [("who", &*dial.who), ("now", &*word(&dial.now)), ("to", &*to)];
    let key = format!("balance-change-{}", dial.key);
    let down = format!("{key}-down");
    Some(c.text(if value.starts_with('-') && c.has(&down) { &down } else { &key }, &args))
}

/// Whether the goal was reached, and what counts as that.
fn verdict(c: &Catalogue, goal: &Goal, found: &Found, toll: &str, reached: bool) -> String {
    let whole = |it: f64| decimal(c, it * 100.0, 0);
    let (low, high) = (goal.win.value - goal.win.within, goal.win.value + goal.win.within);
    let range = [("low", &*whole(low.max(0.0))), ("high", &*whole(high.min(1.0)))];
    let mut wanted = c.text("balance-wanted-win", &range);
    if let Some(cost) = goal.toll {
        let of = |it: f64| decimal(c, it.max(0.0), 1);
        let (low, high) = (of(cost.value - cost.within), of(cost.value + cost.within));
        let args = [("win", &*wanted), ("low", &*low), ("high", &*high), ("cost", toll)];
        wanted = c.text("balance-wanted-both", &args);
    }
    let key = match (reached, found.now.reaches) {
        (true, true) => "balance-verdict-already",
        (true, false) => "balance-verdict-reached",
        (false, _) => "balance-verdict-near",
    };
    c.text(key, &[("wanted", &wanted), ("tried", &found.tried.to_string())])
}
