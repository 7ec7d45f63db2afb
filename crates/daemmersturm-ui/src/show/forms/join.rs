//! Forms for adding characters.

use schwung_daemmersturm::{Actor, Profile, Side};
use schwung_table::Seat;
use schwung_views::wire::Form;
use serde_json::json;

use super::{
    desk::Desk,
    facts::LIFE,
    field::{self, Filled as _, NAME, value},
};
use crate::words;

/// The three pairs of values in a profile.
pub(super) const SKILLS: [(&str, schwung_daemmersturm::Skill); 3] = [
    ("melee", schwung_daemmersturm::Skill::Melee),
    ("ranged", schwung_daemmersturm::Skill::Ranged),
    ("magic", schwung_daemmersturm::Skill::Magic),
];

/// Forms for a new character with the values of a profile. Life points default to those of the profile.
//= daemmersturm.profile.contents
pub(super) fn forms(desk: &Desk<'_>) -> Vec<Form> {
    let side = Side(1);
    let profile = Profile { life: 10, ..Profile::default() };
    let actor = Actor::new(&profile, side, Seat::GM);
    let fixed =
        json!({ "fact": { "table": { "join": { "profile": profile, "actor": actor } } }, "reason": "" });
    let mut form = desk.form("set", "join", "gm", "profile.contents", fixed);
    let at = "fact.table.join";
    form.fields.push(field::text(&format!("{at}.profile.name"), desk.label("name"), NAME));
    for (word, skill) in SKILLS {
        let (attack, defence) = (skill.attack(), skill.defence());
        let name = |which: &str| format!("{at}.profile.{word}.{which}");
        let attack = field::number(&name("attack"), words::value(desk.texts, attack), -5, 5);
        form.fields.push(attack.starting(0));
        let defence = field::number(&name("defence"), words::value(desk.texts, defence), 0, 60);
        form.fields.push(defence.starting(10));
    }
    let life = field::number(&format!("{at}.profile.life"), desk.label("base-life"), 1, LIFE);
    form.fields.push(life.starting(10));
    let now = field::number(&format!("{at}.actor.life"), desk.label("life"), 0, LIFE);
    form.fields.push(now.starting(10));
    let sides = field::one(&format!("{at}.actor.side"), desk.label("side"), desk.side_options());
    form.fields.push(sides.starting(value(&side)));
    let seats = field::one(&format!("{at}.actor.seat"), desk.label("seat"), desk.seat_options());
    form.fields.push(seats.starting(0).more());
    form.fields.push(field::flag(&format!("{at}.actor.veiled"), desk.label("veiled"), false));
    vec![form]
}
