//! Fate points and aspects.

use schwung_fate::{AspectRef, Bearer, Command, Compel, Declare, Gift};
use schwung_views::wire::Form;
use serde_json::json;

use super::{
    doer::Doer,
    field::{self, Filled as _, WORDING, WORDS, noted},
    maneuver::{in_play, numbered},
    plain, trial,
};

/// Forms for using fate points and aspects outside rolls.
pub(super) fn forms(doer: &Doer<'_>) -> Vec<Form> {
    let forms = [use_gift(doer), declare(doer), tag_effect(doer), pass_tag(doer), compel(doer)];
    forms.into_iter().flatten().chain(plain::forms(doer, true)).collect()
}

/// Using a talent, gift or stunt. Those that only add to rolls are offered with the roll, and need no form.
fn use_gift(doer: &Doer<'_>) -> Option<Form> {
    let (desk, who) = (doer.desk, doer.by);
    let all = (0u8..).zip(&desk.state.frame.sheet(who).gifts);
    let has_effect = |it: &Gift| it.bonus.is_none() || (it.price > 0 && !it.text.is_empty());
    let gifts: Vec<(u8, &Gift)> = all.filter(|it| has_effect(it.1)).collect();
    let numbers: Vec<u8> = gifts.iter().map(|it| it.0).collect();
    let trial = trial::of_choices(desk.state, &numbers, |gift| Command::UseGift {
        who,
        gift,
        text: desk.words.clone(),
    })?;
    let fixed = json!({ "who": who, "text": "" });
    let mut form = desk.form("use_gift", "use-gift", "fate", "malmsturm.gift.bend-rules", fixed);
    let price = |it: &Gift| match it.price {
        0 => desk.say("form-gift-free"),
        price => desk.text("points-n", &[("n", &price.to_string())]),
    };
    let options = gifts.iter().map(|(n, it)| noted(*n, it.name.as_str(), price(it))).collect();
    form.fields.push(field::one("gift", desk.say("field-gift"), desk.barring(options, &trial.first)));
    form.fields.push(field::text("text", desk.say("field-gift-for"), WORDS).optional());
    Some(doer.with_bar(form, &trial))
}

fn declare(doer: &Doer<'_>) -> Option<Form> {
    let (desk, who) = (doer.desk, doer.by);
    let own = desk.aspects_of_sheet(who);
    let must = desk.state.switches().declaration_needs_aspect;
    let by_aspect = own.first().copied().filter(|_| must);
    let fixed = json!({ "who": who, "by_aspect": null, "places": false });
    let mut form = desk.form("declare", "declare", "fate", "malmsturm.declare.basic", fixed);
    form.fields.push(field::text("text", desk.say("field-declared"), WORDING));
    if !own.is_empty() {
        let options = desk.aspect_options(&own, None);
        let field = field::one("by_aspect", desk.say("field-by-aspect"), options);
        form.fields.push(if must { field } else { field.optional() });
    }
    form.fields.push(field::flag("places", desk.say("field-places"), false));
    let text = desk.words.clone();
    Some(desk.checked(form, &Command::Declare(Declare { who, text, by_aspect, places: false })))
}

/// All aspects that could be tagged: those in play, beginning with free tags, then those on others' sheets.
fn tag_effect(doer: &Doer<'_>) -> Option<Form> {
    let (desk, who) = (doer.desk, doer.by);
    let mut aspects = desk.aspects_in_play();
    let is_free = |it: &AspectRef| {
        in_play(it).and_then(|id| desk.state.aspect(id)).is_some_and(|it| it.free_tag == Some(who))
    };
    aspects.sort_by_key(|it| !is_free(it));
    aspects.extend(doer.others.iter().flat_map(|&it| desk.aspects_of_sheet(it)));
    aspects.extend(desk.aspects_of_sheet(who));
    let trial = trial::of_choices(desk.state, &aspects, |aspect| {
        let text = desk.words.clone();
        Command::TagEffect { who, aspect, text }
    })?;
    let fixed = json!({ "who": who });
    let mut form = desk.form("tag_effect", "tag-effect", "fate", "malmsturm.tag.effect", fixed);
    let options = desk.barring(desk.aspect_options(&aspects, Some(who)), &trial.first);
    form.fields.push(field::one("aspect", desk.say("field-aspect"), options));
    form.fields.push(field::text("text", desk.say("field-effect"), WORDS));
    Some(doer.with_bar(form, &trial))
}

fn pass_tag(doer: &Doer<'_>) -> Option<Form> {
    let (desk, from) = (doer.desk, doer.by);
    let is_free = |it: &AspectRef| {
        in_play(it).and_then(|id| desk.state.aspect(id)).is_some_and(|it| it.free_tag == Some(from))
    };
    let aspects: Vec<AspectRef> = desk.aspects_in_play().into_iter().filter(is_free).collect();
    let ids: Vec<_> = aspects.iter().filter_map(in_play).collect();
    let mut to = doer.others_of(true);
    to.extend(doer.others_of(false));
    let first = *to.first()?;
    let trial = trial::of_choices(desk.state, &ids, |aspect| Command::PassTag { from, aspect, to: first })?;
    let fixed = json!({ "from": from });
    let mut form = desk.form("pass_tag", "pass-tag", "fate", "sotc.maneuver.first-tag-free", fixed);
    let options = desk.barring(numbered(desk.aspect_options(&aspects, None), &ids), &trial.first);
    form.fields.push(field::one("aspect", desk.say("field-aspect"), options));
    form.fields.push(field::one("to", desk.say("field-to-whom"), doer.targets(&to)));
    Some(doer.with_bar(form, &trial))
}

/// A compel. A player can propose one of her own character, the game master of any.
fn compel(doer: &Doer<'_>) -> Option<Form> {
    let (desk, on) = (doer.desk, doer.by);
    let hinders = |it: &AspectRef| match desk.state.bearer(*it) {
        Some(Bearer::Actor(actor)) => actor == on,
        Some(Bearer::Scene) => true,
        Some(Bearer::Zone(zone)) => zone == doer.zone(),
        None => false,
    };
    let mut aspects = desk.aspects_of_sheet(on);
    aspects.extend(desk.aspects_in_play().into_iter().filter(hinders));
    let proposed = !desk.is_gm;
    let trial = trial::of_choices(desk.state, &aspects, |aspect| {
        Command::Compel(Compel { aspect, on, effect: desk.words.clone(), points: 1, proposed })
    })?;
    let fixed = json!({ "on": on, "points": 1, "proposed": proposed });
    let rule = if proposed { "malmsturm.compel.propose-player" } else { "malmsturm.compel.propose-gm" };
    let key = if proposed { "compel-oneself" } else { "compel" };
    let mut form = desk.form("compel", key, "fate", rule, fixed);
    let options = desk.barring(desk.aspect_options(&aspects, None), &trial.first);
    form.fields.push(field::one("aspect", desk.say("field-aspect"), options));
    form.fields.push(field::text("effect", desk.say("field-compelled"), WORDS));
    if desk.is_gm {
        form.fields.push(field::number("points", desk.say("field-points"), 1, 5).starting(1).more());
        form.fields.push(field::flag("proposed", desk.say("field-proposed"), false).more());
    }
    Some(doer.with_bar(form, &trial))
}
