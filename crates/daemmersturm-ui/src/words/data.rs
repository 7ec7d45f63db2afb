//! Texts about library entries, and about errors in them and in profiles.

use schwung_daemmersturm::{
    Amount, Change, Effect, Lasting, Limit, Modifier, Need, NumberSet, State, Targets, Until,
    library::{DataFault, Difference, List},
    profile_line::{Fault, Remark},
};
use schwung_messages::{Catalogue, Viewer};

use super::{kinds, names, teller::Teller};

/// Damage or healing, such as "5–15 + 2".
pub fn amount(amount: Amount) -> String {
    let mut parts: Vec<String> = amount.rolls.iter().flatten().map(|it| names::span(*it)).collect();
    let plus = amount.plus.unsigned_abs().to_string();
    match (parts.is_empty(), amount.plus) {
        (true, plus) => return names::plain(plus),
        (false, 0) => {}
        (false, 1..) => parts.push(plus),
        (false, _) => return format!("{} − {plus}", parts.join(" + ")),
    }
    parts.join(" + ")
}

/// Damage over time: its damage per round, duration and area.
pub fn lasting(c: &Catalogue, it: &Lasting) -> String {
    let key = if it.area { "ds-lasting-area" } else { "ds-lasting" };
    c.text(key, &[("amount", &amount(it.amount)), ("n", &it.rounds.to_string())])
}

/// A set of natural numbers, such as "19, 20".
pub fn number_set(c: &Catalogue, set: NumberSet) -> String {
    let all: Vec<String> = set.iter().map(|it| it.to_string()).collect();
    if all.is_empty() { c.text("nothing", &[]) } else { all.join(&c.text("list-separator", &[])) }
}

/// The number of targets.
pub fn targets(c: &Catalogue, targets: Targets) -> String {
    let (key, n) = match targets {
        Targets::Single => ("ds-targets-single", String::new()),
        Targets::Fixed(n) => ("ds-targets-fixed", n.to_string()),
        Targets::Rolled(span) => ("ds-targets-rolled", names::span(span)),
    };
    c.text(key, &[("n", &n)])
}

/// How often an ability may be used.
pub fn limit(c: &Catalogue, limit: Limit) -> String {
    let (key, n) = match limit {
        Limit::None => ("ds-limit-none", 0),
        Limit::Turn(n) => ("ds-limit-turn", n),
        Limit::Round(n) => ("ds-limit-round", n),
        Limit::Section(n) => ("ds-limit-section", n),
    };
    c.text(key, &[("n", &n.to_string())])
}

/// A condition for using an ability.
pub fn need(c: &Catalogue, need: Need) -> String {
    match need {
        Need::Charge => c.text("ds-need-charge", &[]),
        Need::Weapon(class) => c.text("ds-need-weapon", &[("class", &kinds::weapon_class(c, class))]),
        Need::ArmourUpTo(class) => c.text("ds-need-armour", &[("class", &kinds::armour_class(c, class))]),
        Need::Back => c.text("ds-need-back", &[]),
        Need::Swarm => c.text("ds-need-swarm", &[]),
        Need::Melee => c.text("ds-need-melee", &[]),
    }
}

/// An effect of an ability, spell, potion or poison.
pub fn effect(c: &Catalogue, state: &State, effect: &Effect) -> String {
    let t = Teller::new(c, state, Viewer::Public);
    let of = |key: &str, it: Amount| t.say(key, &[("amount", &amount(it))]);
    let numbers = |key: &str, set: NumberSet| t.say(key, &[("numbers", &number_set(c, set))]);
    match effect {
        Effect::ExtraAttack { same: true } => t.word("ds-effect-extra-same"),
        Effect::ExtraAttack { same: false } => t.word("ds-effect-extra"),
        Effect::Repeat => t.word("ds-effect-repeat"),
        Effect::Modify { value, by, turns } => {
            let (value, by) = (kinds::value(c, *value), t.number(*by));
            let key = if *turns == 0 { "ds-effect-modify" } else { "ds-effect-modify-turns" };
            t.say(key, &[("value", &value), ("by", &by), ("n", &turns.to_string())])
        }
        Effect::AddDamage(it) => of("ds-effect-add-damage", *it),
        Effect::ReplaceDamage(it) => of("ds-effect-replace-damage", *it),
        Effect::AddCritical(set) => numbers("ds-effect-add-critical", *set),
        Effect::AddFumble(set) => numbers("ds-effect-add-fumble", *set),
        Effect::RemoveFumble(set) => numbers("ds-effect-remove-fumble", *set),
        Effect::IgnoreShields => t.word("ds-effect-ignore-shields"),
        Effect::IgnoreProtection => t.word("ds-effect-ignore-protection"),
        Effect::DemandProtection(it) => t.say("ds-effect-demand", &[("name", &t.protection(*it))]),
        Effect::CounterAttack => t.word("ds-effect-counter"),
        Effect::Intervene => t.word("ds-effect-intervene"),
        Effect::Reduce(by) => t.say("ds-effect-reduce", &[("n", &by.to_string())]),
        Effect::Negate => t.word("ds-effect-negate"),
        Effect::Grant(it) => t.say("ds-effect-grant", &[("name", &t.protection(*it))]),
        Effect::Move => t.word("ds-effect-move"),
        Effect::MoveAfterAction => t.word("ds-effect-move-after"),
        Effect::Watch => t.word("ds-effect-watch"),
        Effect::Damage(it) => of("ds-effect-damage", *it),
        Effect::Lasting(it) => lasting(c, it),
        Effect::Heal(it) => of("ds-effect-heal", *it),
        Effect::State { name, turns } => {
            t.say("ds-effect-state", &[("name", &t.quote(name)), ("n", &turns.to_string())])
        }
        Effect::Note(words) => t.say("ds-effect-note", &[("words", &t.quote(words))]),
    }
}

/// The change of a modifier, such as "NA +2". `open` tells whether the reader may know a number that is set.
pub(super) fn change(t: &Teller<'_>, it: &Modifier, open: bool) -> String {
    let value = kinds::value(t.c, it.value);
    match it.change {
        Change::Add(by) => t.say("part", &[("name", &value), ("value", &t.number(by))]),
        Change::Set(to) if open => t.say("ds-change-set", &[("value", &value), ("n", &names::plain(to))]),
        Change::Set(_) => t.say("ds-change-hidden", &[("value", &value)]),
    }
}

/// The duration of a modifier.
pub(super) fn until(t: &Teller<'_>, until: Until) -> String {
    match until {
        Until::Turns(n) => t.say("ds-until-turns", &[("n", &n.to_string())]),
        Until::Round => t.word("ds-until-round"),
        Until::Combat => t.word("ds-until-combat"),
        Until::Section => t.word("ds-until-section"),
        Until::Lifted => t.word("ds-until-lifted"),
    }
}

/// An error in a profile.
pub fn profile_fault(c: &Catalogue, fault: &Fault) -> String {
    c.text(&format!("ds-fault-{}", fault.code.key()), &[])
}

/// A remark on a profile.
pub fn profile_remark(c: &Catalogue, remark: &Remark) -> String {
    let (written, usual) = (names::plain(remark.written), names::plain(remark.usual));
    c.text(&format!("ds-remark-{}", remark.code.key()), &[("written", &written), ("usual", &usual)])
}

/// A problem in a library entry. Its path names the field.
pub fn data_fault(c: &Catalogue, fault: &DataFault) -> String {
    c.text(&format!("ds-data-{}", fault.code.key()), &[])
}

/// A list of the library.
pub fn list(c: &Catalogue, list: List) -> String {
    c.text(&format!("ds-list-{}", list.key()), &[])
}

/// The result for an imported entry.
pub fn difference(c: &Catalogue, it: Difference) -> String {
    let key = match it {
        Difference::Added => "ds-difference-added",
        Difference::Kept => "ds-difference-kept",
        Difference::Replaced => "ds-difference-replaced",
    };
    c.text(key, &[])
}
