//! Renders simple values of the engine, such as attributes.

use schwung_messages::Catalogue;
pub(super) use schwung_messages::plain;
use schwung_table::DiceSpec;
use schwung_zerospace::{
    ActorKind, Ailment, AttackKind, Attribute, Band, Combat, Familiarity, Fear, Gait, Length, Mode, Out,
    Position, Rest, Row, Switch,
};

/// The name of dice, without the suffix that tells the rules to read each face.
pub(super) fn dice(c: &Catalogue, dice: &DiceSpec) -> String {
    c.text("zs-dice-n", &[("n", &dice.dice.len().to_string())])
}

/// A circumstance.
pub(super) fn row(c: &Catalogue, row: Row) -> String {
    c.text(&format!("zs-row-{}", row.key()), &[])
}

/// The name of a switch.
pub(super) fn switch(c: &Catalogue, switch: &Switch) -> String {
    c.text(&format!("zs-switch-{}", switch.name), &[])
}

/// The description of a switch.
pub(super) fn switch_text(c: &Catalogue, switch: &Switch) -> String {
    c.text(&format!("zs-switch-{}.text", switch.name), &[])
}

/// The value of a switch.
pub(super) fn position(c: &Catalogue, position: &Position) -> String {
    match position {
        Position::Flag(true) => c.text("position-true", &[]),
        Position::Flag(false) => c.text("position-false", &[]),
        Position::Number(number) => plain(*number),
        Position::Word(word) => c.text(&format!("zs-position-{word}"), &[]),
    }
}

/// A length in metres, including half metres.
pub(super) fn length(c: &Catalogue, length: Length) -> String {
    let key = if length.0.is_multiple_of(2) { "zs-metres" } else { "zs-metres-half" };
    c.text(key, &[("n", &(length.0 / 2).to_string())])
}

/// An attribute.
pub(super) fn attribute(c: &Catalogue, attribute: Attribute) -> String {
    let key = match attribute {
        Attribute::Strength => "zs-attribute-strength",
        Attribute::Dexterity => "zs-attribute-dexterity",
        Attribute::Intelligence => "zs-attribute-intelligence",
        Attribute::Will => "zs-attribute-will",
        Attribute::Power => "zs-attribute-power",
    };
    c.text(key, &[])
}

/// An attribute, or endurance for `None`.
pub(super) fn boosted(c: &Catalogue, of: Option<Attribute>) -> String {
    of.map_or_else(|| c.text("zs-endurance", &[]), |it| attribute(c, it))
}

pub(super) fn gait(c: &Catalogue, gait: Gait) -> String {
    let key = match gait {
        Gait::Walk => "zs-gait-walk",
        Gait::Run => "zs-gait-run",
        Gait::Sprint => "zs-gait-sprint",
    };
    c.text(key, &[])
}

pub(super) fn band(c: &Catalogue, band: Band) -> String {
    let key = match band {
        Band::Near => "zs-band-near",
        Band::Short => "zs-band-short",
        Band::Medium => "zs-band-medium",
        Band::Long => "zs-band-long",
        Band::Extreme => "zs-band-extreme",
    };
    c.text(key, &[])
}

pub(super) fn out(c: &Catalogue, out: Out) -> String {
    let key = match out {
        Out::Unconscious => "zs-out-unconscious",
        Out::Dead => "zs-out-dead",
        Out::Left | Out::Off => "zs-out-left",
    };
    c.text(key, &[])
}

pub(super) fn fear(c: &Catalogue, fear: Fear) -> String {
    let key = match fear {
        Fear::Flee => "zs-fear-flee",
        Fear::Cower => "zs-fear-cower",
    };
    c.text(key, &[])
}

pub(super) fn ailment(c: &Catalogue, ailment: Ailment) -> String {
    let key = match ailment {
        Ailment::Blind => "zs-ailment-blind",
        Ailment::Fear => "zs-ailment-fear",
    };
    c.text(key, &[])
}

pub(super) fn rest(c: &Catalogue, rest: Rest) -> String {
    let key = match rest {
        Rest::Breather => "zs-rest-breather",
        Rest::Short => "zs-rest-short",
        Rest::Night => "zs-rest-night",
    };
    c.text(key, &[])
}

pub(super) fn mode(c: &Catalogue, mode: Mode) -> String {
    let key = match mode {
        Mode::Strike => "zs-mode-strike",
        Mode::Charge => "zs-mode-charge",
        Mode::Disarm => "zs-mode-disarm",
        Mode::Grapple => "zs-mode-grapple",
        Mode::Hurt => "zs-mode-hurt",
        Mode::ThrowDown => "zs-mode-throw-down",
    };
    c.text(key, &[])
}

pub(super) fn kind(c: &Catalogue, kind: AttackKind) -> String {
    let key = match kind {
        AttackKind::Normal => "zs-kind-normal",
        AttackKind::Mental => "zs-kind-mental",
        AttackKind::Altering => "zs-kind-altering",
    };
    c.text(key, &[])
}

pub(super) fn combat(c: &Catalogue, combat: Combat) -> String {
    let key = match combat {
        Combat::Melee => "zs-combat-melee",
        Combat::Ranged => "zs-combat-ranged",
    };
    c.text(key, &[])
}

pub(super) fn actor_kind(c: &Catalogue, kind: ActorKind) -> String {
    let key = match kind {
        ActorKind::Named => "zs-actor-named",
        ActorKind::Unnamed => "zs-actor-unnamed",
        ActorKind::Object => "zs-actor-object",
    };
    c.text(key, &[])
}

pub(super) fn familiarity(c: &Catalogue, familiarity: Familiarity) -> String {
    let key = match familiarity {
        Familiarity::Known => "zs-familiarity-known",
        Familiarity::Unknown => "zs-familiarity-unknown",
        Familiarity::Esoteric => "zs-familiarity-esoteric",
    };
    c.text(key, &[])
}

/// A difficulty, with the book's word for it.
pub(super) fn difficulty(c: &Catalogue, value: i16) -> String {
    let n = plain(value);
    let key = match value {
        3 => "zs-difficulty-moderate",
        6 => "zs-difficulty-hard",
        9 => "zs-difficulty-complicated",
        12 => "zs-difficulty-incredible",
        _ => return n,
    };
    c.text(key, &[("n", &n)])
}
