//! Effects of abilities, spells, potions, poisons and group attacks.

use schwung_daemmersturm::{Effect, Lasting, NumberSet, ProtectionId, Value, Wording, library::List};
use schwung_files::kit::{MISSING_KEY, Node, Problem, Table};
use schwung_rulebook::Lang;

use super::{
    super::{phrase::amount_at, words::Worded},
    Entries,
};

/// The names of all effects.
pub(super) const EFFECTS: &[&str] = &[
    "extra-attack",
    "repeat",
    "modify",
    "add-damage",
    "replace-damage",
    "add-critical",
    "add-fumble",
    "remove-fumble",
    "ignore-shields",
    "ignore-protection",
    "demand-protection",
    "counter-attack",
    "intervene",
    "reduce",
    "negate",
    "grant",
    "move",
    "move-after-action",
    "watch",
    "damage",
    "lasting",
    "heal",
    "state",
    "note",
];

/// Reads a list of numbers as a set.
pub(super) fn numbers(nodes: &[Node<'_>]) -> NumberSet {
    let numbers: Vec<u8> = nodes.iter().filter_map(Node::number).collect();
    NumberSet::of(&numbers)
}

/// Reads damage over time.
pub(super) fn lasting(from: &Table<'_>) -> Option<Lasting> {
    Some(Lasting {
        amount: amount_at(from.get("damage")?)?,
        rounds: from.number("rounds")?,
        area: from.flag("area"),
        harmless_first: from.flag("harmless-first"),
        stacks: from.flag("stacks"),
    })
}

impl Entries<'_, '_> {
    /// Reads the effects of an entry.
    pub(super) fn effects(&mut self, from: &Table<'_>) -> Vec<Effect> {
        let effects: Vec<Effect> = from.tables("effect").filter_map(|it| self.effect(it)).collect();
        // Missing effects were already reported.
        self.unsure |= effects.len() < from.tables("effect").count();
        effects
    }

    fn effect(&mut self, from: &Table<'_>) -> Option<Effect> {
        let (does, _) = from.text("does")?;
        Some(match does {
            "extra-attack" => Effect::ExtraAttack { same: from.flag("same") },
            "repeat" => Effect::Repeat,
            "modify" => {
                let value = self.wanted(from, "value").map(|()| Value::at(from, "value"));
                let by = self.wanted(from, "by").map(|()| from.number("by"));
                Effect::Modify { value: value??, by: by??, turns: from.number("turns").unwrap_or(0) }
            }
            "add-damage" | "replace-damage" | "damage" | "heal" => {
                self.wanted(from, "amount")?;
                let amount = amount_at(from.get("amount")?)?;
                match does {
                    "add-damage" => Effect::AddDamage(amount),
                    "replace-damage" => Effect::ReplaceDamage(amount),
                    "damage" => Effect::Damage(amount),
                    _ => Effect::Heal(amount),
                }
            }
            "add-critical" | "add-fumble" | "remove-fumble" => {
                self.wanted(from, "numbers")?;
                let set = numbers(from.list("numbers"));
                match does {
                    "add-critical" => Effect::AddCritical(set),
                    "add-fumble" => Effect::AddFumble(set),
                    _ => Effect::RemoveFumble(set),
                }
            }
            "ignore-shields" => Effect::IgnoreShields,
            "ignore-protection" => Effect::IgnoreProtection,
            "demand-protection" => Effect::DemandProtection(self.protection_in(from)?),
            "grant" => Effect::Grant(self.protection_in(from)?),
            "counter-attack" => Effect::CounterAttack,
            "intervene" => Effect::Intervene,
            "reduce" => {
                self.wanted(from, "by")?;
                Effect::Reduce(from.number::<i64>("by").map_or(0, |it| it.clamp(0, 500) as u16))
            }
            "negate" => Effect::Negate,
            "move" => Effect::Move,
            "move-after-action" => Effect::MoveAfterAction,
            "watch" => Effect::Watch,
            "lasting" => {
                self.wanted(from, "lasting")?;
                Effect::Lasting(lasting(from.table("lasting")?)?)
            }
            "state" => {
                self.wanted(from, "text")?;
                Effect::State { name: text(from, self.data.lang)?, turns: from.number("turns").unwrap_or(0) }
            }
            "note" => {
                self.wanted(from, "text")?;
                Effect::Note(text(from, self.data.lang)?)
            }
            _ => return None,
        })
    }

    /// Checks for a key that an effect requires. Reports it if it is missing.
    fn wanted(&mut self, from: &Table<'_>, key: &'static str) -> Option<()> {
        if !from.names(key) {
            self.report.add(&from.span, Problem::error(MISSING_KEY).arg("key", key));
        }
        from.get(key).map(|_| ())
    }

    fn protection_in(&mut self, from: &Table<'_>) -> Option<ProtectionId> {
        self.wanted(from, "protection")?;
        let (name, span) = from.text("protection")?;
        let found = self.data.protection(name);
        if found.is_none() {
            let problem = self.data.unknown(name, &[List::Protections]);
            self.report.add(span, problem);
        }
        found
    }
}

/// The text of an effect in this language, if it is given.
fn text(from: &Table<'_>, lang: Lang) -> Option<Wording> {
    let english = from.text("en").filter(|_| lang == Lang::En);
    english.or_else(|| from.text("text")).map(|it| Wording::new(it.0))
}
