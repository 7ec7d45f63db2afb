//! Light.

use schwung_table::{Choice, Play};

use crate::{
    AbilityId, ActorId, ArmourClass, Bar, Compensate, Daemmersturm, LightTest, MagicEvent, Pool, Price,
    Purpose, Reason, Skill, Span, State, Table,
    choices::{barred, one},
    rules::dice,
};

const LIGHT: Span = Span::of(0, 5);
/// The number up to which a light test always passes without armour or in light armour.
const UNBURDENED: i16 = 4;

impl State {
    /// The highest number of a light test that passes without action points: Z, but at least 4 without armour or in light
    /// armour.
    //= daemmersturm.light.test
    //= daemmersturm.light.armour
    pub fn light_limit(&self, who: ActorId) -> i16 {
        let value = self.attack_value(who, Skill::Magic);
        if self.armour_class(who) <= ArmourClass::Light { value.max(UNBURDENED) } else { value }
    }
}

/// Makes the light test that precedes every use of light: 0–5 must not exceed Z. Without armour or in light armour only
/// a 5 fails, and not even that if it does not exceed Z.
//= daemmersturm.light.test
//= daemmersturm.light.armour
pub(crate) fn test<T: Table>(t: &mut T, who: ActorId, ability: Option<AbilityId>) -> Play<T, bool> {
    let natural = dice::roll(t, who, Purpose::Light, LIGHT, 0)?;
    let state = t.state();
    let exceeds = natural - state.attack_value(who, Skill::Magic);
    let unburdened = state.armour_class(who) <= ArmourClass::Light;
    if natural <= state.light_limit(who) {
        return Ok(true);
    }
    let cost = u8::try_from(exceeds).unwrap_or(u8::MAX);
    if cost <= state.actor(who).action_points {
        //= daemmersturm.light.ap-compensation
        let seat = state.actor(who).seat;
        if t.ask(Compensate { seat, who, natural, cost })? {
            t.tell(MagicEvent::Spent { who, pool: Pool::Action, cost }.into());
            return Ok(true);
        }
    }
    //= daemmersturm.light.failure
    let limit = t.state().attack_value(who, Skill::Magic);
    let test = Some(LightTest { natural, limit, missing: cost, unburdened });
    t.tell(MagicEvent::LightFailed { who, ability, test }.into());
    Ok(false)
}

/// Adds the options: to fail, or to spend one action point for each point of the difference.
//= daemmersturm.light.ap-compensation
pub(crate) fn options(state: &State, it: &Compensate, choices: &mut Vec<Choice<Daemmersturm>>) {
    let rule = "daemmersturm.light.ap-compensation";
    one(false, rule, choices);
    let have = state.actor(it.who).action_points;
    let why = (it.cost > have).then(|| Reason::of(Bar::NoPoints, i32::from(it.cost), i32::from(have)));
    barred(true, Price { points: Some((Pool::Action, it.cost)), turn: false }, rule, why, choices);
}
