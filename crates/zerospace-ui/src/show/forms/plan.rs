//! Fields for the circumstances and choices of a roll.

use schwung_views::wire::{Field, FieldOption, Form};
use schwung_zerospace::{
    ActorId, Command, Event, ItemKind, Length, Row, RowEffect, RowSide, Rows, SkillId, State, Weapon, foresee,
};
use serde_json::json;

use super::{
    desk::Desk,
    field::{self, Filled as _, NAME, noted, option, value},
};
use crate::words;

/// Maximum number of circumstances outside the tables.
const FREE: u32 = 20;

/// The sides whose circumstances matter for an attack, the acting one first.
pub(super) const ATTACK: &[RowSide] = &[RowSide::Attack, RowSide::Defence];
/// Like [`ATTACK`], but for any other check.
pub(super) const CHECK: &[RowSide] = &[RowSide::Check];

/// The parts of a plan that a form asks for.
pub(super) struct Asks {
    /// Show the circumstances of these sides.
    pub(super) sides: &'static [RowSide],
    /// Whether to ask for the distance.
    pub(super) distance: bool,
    /// Whether a player may choose the attribute.
    pub(super) attribute: bool,
    /// Whether there is an opponent whose attribute can be chosen.
    pub(super) against: bool,
}

/// Adds the fields of a plan to a form. `usual` is the command with default values, which determines the circumstances
/// that follow from the facts.
pub(super) fn with_plan(desk: &Desk<'_>, mut form: Form, by: ActorId, asks: &Asks, usual: &Command) -> Form {
    let at = |name: &str| format!("plan.{name}");
    form.fields.extend(points(desk, &at("points"), by));
    if asks.distance {
        // Recorded distances are shown beside the targets.
        let is_noted = desk.others(by).into_iter().any(|it| desk.state.distance(by, it).is_some());
        let label = desk.say(if is_noted { "zs-field-distance-other" } else { "zs-field-distance" });
        let options = desk.length_options(Length::metres(5_000), true);
        form.fields
            .push(field::one(&at("distance"), label, options).optional().ruled("zerospace.range.bands"));
    }
    form.fields.push(rows(desk, &at("on"), asks, usual));
    if desk.is_gm {
        let all = Row::ALL.iter().copied().filter(|it| asks.sides.contains(&it.side()));
        let options = options(desk, all, Rows::NONE);
        form.fields.push(field::many(&at("off"), desk.say("zs-field-off"), options).optional().more());
    }
    // With joiners or several targets, a circumstance may affect the roll of one actor only.
    let one_of = asks.sides.contains(&RowSide::Attack);
    form.fields.push(free(desk, &at("free"), one_of));
    form.fields.extend(tool(desk, &at("tool"), by));
    let attribute = |name: &str, label: &str, of: Option<ActorId>| {
        let options = desk.attribute_options(of);
        let field = field::one(&at(name), desk.say(label), options).optional().more();
        field.ruled("zerospace.dice.attribute-choice")
    };
    if desk.is_gm || asks.attribute {
        form.fields.push(attribute("attribute", "zs-field-attribute", Some(by)));
    }
    if desk.is_gm {
        if asks.against {
            form.fields.push(attribute("against", "zs-field-against-attribute", None));
        }
        form.fields.push(speciality(desk, &at("speciality"), by, asks));
        let modifier = field::number(&at("modifier"), desk.say("field-modifier"), -20, 20);
        form.fields.push(modifier.optional().more());
    }
    form
}

/// Whether a specialisation in this skill may fit an attack with the gear and powers of the character.
fn fights(state: &State, by: ActorId, skill: SkillId) -> bool {
    let uses = |weapon: &Weapon| weapon.skill == Some(skill);
    let held = state.items.iter().filter(|it| it.holder == Some(by));
    [state.frame.roles.melee, state.frame.roles.ranged].contains(&skill)
        || held.into_iter().any(|it| matches!(&it.kind, ItemKind::Weapon(weapon) if uses(weapon)))
        || state.sheet(by).gifts.iter().any(|it| it.attack.as_ref().is_some_and(uses))
}

/// A field for whether a specialisation fits, visible if the character has one that may: it counts by default.
//= zerospace.dice.reroll
fn speciality(desk: &Desk<'_>, name: &str, by: ActorId, asks: &Asks) -> Field {
    let fits = vec![option(true, desk.say("answer-yes")), option(false, desk.say("answer-no"))];
    let field = |label: String| field::one(name, label, fits).optional().ruled("zerospace.dice.reroll");
    let own = desk.state.sheet(by).specialities.iter();
    let own = own.filter(|it| asks.sides != ATTACK || fights(desk.state, by, it.skill));
    let names: Vec<String> = own.map(|it| it.name.clone()).collect();
    if names.is_empty() {
        return field(desk.say("zs-field-speciality")).more();
    }
    field(desk.text("zs-field-speciality-own", &[("names", &desk.texts.commas(&names))]))
}

/// A field for points spent before the roll.
fn points(desk: &Desk<'_>, name: &str, by: ActorId) -> Option<Field> {
    let have = desk.state.points(desk.state.actor(by).seat);
    let field = || {
        let field = field::number(name, desk.say("zs-field-points-before"), 0, i32::from(have.min(20)));
        field.optional().ruled("zerospace.ap.use.bonus-die")
    };
    (have > 0).then(field)
}

/// A field for circumstances: those of the acting side, or of all sides for the game master. Marks those that already
/// follow from the facts.
//= zerospace.pool.whose-side
fn rows(desk: &Desk<'_>, name: &str, asks: &Asks, usual: &Command) -> Field {
    let may =
        |it: &Row| asks.sides.contains(&it.side()) && (desk.is_gm || Some(&it.side()) == asks.sides.first());
    let facts = told(desk, usual);
    let options = options(desk, Row::ALL.iter().copied().filter(may), facts);
    field::many(name, desk.say("zs-field-on"), options).optional().ruled("zerospace.pool.modify")
}

/// Options for circumstances with their effects, starting with those that make an attempt fail.
fn options(desk: &Desk<'_>, rows: impl Iterator<Item = Row>, facts: Rows) -> Vec<FieldOption> {
    let mut rows: Vec<Row> = rows.collect();
    rows.sort_by_key(|it| match it.effect() {
        RowEffect::Fails => 0,
        RowEffect::Penalty => 1,
        RowEffect::Bonus => 2,
    });
    let note = |row: Row| {
        let effect = match row.effect() {
            RowEffect::Fails => desk.say("zs-note-fails"),
            RowEffect::Penalty => desk.say("zs-note-penalty"),
            RowEffect::Bonus => desk.say("zs-note-bonus"),
        };
        match facts.contains(row) {
            true => desk.text("zs-note-facts", &[("effect", &effect)]),
            false => effect,
        }
    };
    let sides: Vec<RowSide> = rows.iter().map(|it| it.side()).collect();
    let several = sides.iter().any(|it| sides.first() != Some(it));
    let group = |it: Row| match it.side() {
        _ if !several => String::new(),
        RowSide::Defence => desk.say("zs-choice-their-roll"),
        RowSide::Attack | RowSide::Check => desk.say("zs-choice-own-roll"),
    };
    rows.into_iter()
        .map(|it| FieldOption { group: group(it), ..noted(it.key(), words::row(desk.texts, it), note(it)) })
        .collect()
}

/// The circumstances that follow from the facts, as far as the viewer may know them: players see only those of their
/// own roll.
fn told(desk: &Desk<'_>, usual: &Command) -> Rows {
    let rolled = foresee(desk.state, usual, &[]).into_iter().filter_map(|it| match it {
        Event::Rolled { effort, .. } if desk.eyes.acts_for(effort.actor) => Some(effort.rows),
        Event::FailedAtOnce { actor, rows } if desk.eyes.acts_for(actor) => Some(rows),
        _ => None,
    });
    rolled.flat_map(|it| it.iter().collect::<Vec<_>>()).collect()
}

/// Fields for circumstances outside the tables. Players may only add penalties to their own roll.
//= zerospace.pool.free-circumstances
fn free(desk: &Desk<'_>, name: &str, one_of: bool) -> Field {
    let whose = |acting: bool| {
        let key = if acting { "zs-choice-own-roll" } else { "zs-choice-their-roll" };
        option(acting, desk.say(key))
    };
    let what = |bonus: bool| {
        let key = if bonus { "zs-note-bonus" } else { "zs-note-penalty" };
        option(bonus, desk.say(key))
    };
    let all = if desk.is_gm { &[true, false][..] } else { &[true] };
    let effects = if desk.is_gm { &[false, true][..] } else { &[false] };
    let mut parts = vec![
        field::text("text", desk.say("zs-field-circumstance"), NAME),
        field::one("acting", desk.say("zs-field-whose-roll"), all.iter().map(|&it| whose(it)).collect()),
        field::one("bonus", desk.say("zs-field-effect"), effects.iter().map(|&it| what(it)).collect()),
    ];
    if one_of {
        let of = desk.actor_field("of", "zs-field-only-of", &desk.actors());
        parts.push(of.optional().open());
    }
    let field = field::list(name, desk.say("zs-field-free"), parts, FREE).optional().more();
    field.ruled("zerospace.pool.free-circumstances")
}

/// Fields for the circumstances of one participant in a check made together.
//= zerospace.assist.formula
//= zerospace.pool.whose-side
pub(super) fn of_one(desk: &Desk<'_>) -> Vec<Field> {
    let all = || Row::ALL.iter().copied().filter(|it| CHECK.contains(&it.side()));
    let field = |name: &str, label: &str| {
        field::many(name, desk.say(label), options(desk, all(), Rows::NONE)).optional().more()
    };
    let mut fields = vec![field("plan.on", "zs-field-on").ruled("zerospace.pool.modify")];
    if desk.is_gm {
        fields.push(field("plan.off", "zs-field-off"));
    }
    fields.push(free(desk, "plan.free", false));
    fields
}

/// A field for the tools that an actor carries.
fn tool(desk: &Desk<'_>, name: &str, by: ActorId) -> Option<Field> {
    let own = desk.state.items.iter().filter(|it| it.holder == Some(by));
    let tools: Vec<FieldOption> = own
        .filter_map(|it| match it.kind {
            ItemKind::Tool { rating, .. } => {
                Some(noted(value(&it.id), it.text.as_str(), desk.texts.number(rating.into())))
            }
            _ => None,
        })
        .collect();
    let field = || field::one(name, desk.say("zs-field-tool"), tools.clone()).optional();
    (!tools.is_empty()).then(|| field().ruled("zerospace.dice.tool-rating"))
}

/// The JSON of an empty plan.
pub(super) fn none() -> serde_json::Value {
    json!({})
}
