//! Leaders and their groups, companions.

use schwung_fate::{ActorId, ActorKind, Command, Regroup};
use schwung_views::wire::{FieldOption, Form};
use serde_json::{Value, json};

use super::{
    doer::Doer,
    field::{self, Filled as _, noted, option, value},
    trial,
};

/// Maximum number of minions when a group is divided by hand.
const MOST: i32 = 500;

/// Forms for joining and leaving groups, dividing them, and sending companions.
pub(super) fn forms(doer: &Doer<'_>) -> Vec<Form> {
    let mut forms: Vec<Form> = [attach(doer), detach(doer), regroup(doer)].into_iter().flatten().collect();
    forms.extend(companions(doer));
    forms.extend(cut_off(doer));
    forms
}

/// Actors on the same side that the viewer may command as well.
fn beside(doer: &Doer<'_>, fits: impl Fn(ActorKind) -> bool) -> Vec<ActorId> {
    let (state, by) = (doer.desk.state, doer.by);
    let mine = |id: ActorId| doer.desk.is_gm || state.actor(id).seat == state.actor(by).seat;
    let friends = doer.others_of(true).into_iter();
    friends.filter(|&id| mine(id) && fits(state.actor(id).kind)).collect()
}

fn attach(doer: &Doer<'_>) -> Option<Form> {
    let (desk, by) = (doer.desk, doer.by);
    let (others, fixed, name): (_, Value, _) = if doer.is_group {
        (beside(doer, |it| it == ActorKind::Named), json!({ "group": by }), "leader")
    } else {
        (beside(doer, |it| it != ActorKind::Named), json!({ "leader": by }), "group")
    };
    let trial = trial::of_choices(desk.state, &others, |other| match doer.is_group {
        true => Command::Attach { leader: other, group: by },
        false => Command::Attach { leader: by, group: other },
    })?;
    let (key, label) =
        if doer.is_group { ("attach-leader", "field-leader") } else { ("attach", "field-group") };
    let mut form = desk.form("attach", key, "group", "sotc.mixed.join-leave-free", fixed);
    let options = desk.barring(doer.targets(&others), &trial.first);
    form.fields.push(field::one(name, desk.say(label), options));
    Some(doer.with_bar(form, &trial))
}

/// Leaving a group, for its leader.
fn detach(doer: &Doer<'_>) -> Option<Form> {
    let desk = doer.desk;
    let attached = desk.state.actor(doer.by).attached?;
    let leader = if doer.is_group { attached } else { doer.by };
    if !desk.knows(leader) || (!desk.is_gm && desk.state.actor(leader).seat != desk.state.actor(doer.by).seat)
    {
        return None;
    }
    let form =
        desk.form("detach", "detach", "group", "sotc.mixed.join-leave-free", json!({ "leader": leader }));
    Some(desk.checked(form, &Command::Detach { leader }))
}

/// Redistributing the members of groups of the same kind.
fn regroup(doer: &Doer<'_>) -> Option<Form> {
    let (desk, by) = (doer.desk, doer.by);
    if desk.state.actor(by).kind != ActorKind::Minions {
        return None;
    }
    let kind = desk.state.frame.sheet(by).minions;
    let mut groups = vec![by];
    let same = |it: &ActorId| desk.state.frame.sheet(*it).minions == kind;
    groups.extend(beside(doer, |it| it == ActorKind::Minions).into_iter().filter(same));
    groups.sort_unstable();
    if groups.len() < 2 {
        return None;
    }
    let command = Command::Regroup(Regroup { groups: groups.clone(), sizes: Vec::new() });
    let mut form = desk.form("regroup", "regroup", "group", "sotc.minions.split", json!({ "sizes": [] }));
    let members = |id: ActorId| desk.state.actor(id).members.to_string();
    let note = |id: ActorId| desk.text("minions-n", &[("n", &members(id))]);
    let options = groups.iter().map(|&id| noted(value(&id), desk.name(id), note(id))).collect();
    let all: Vec<Value> = groups.iter().map(value).collect();
    form.fields.push(field::many("groups", desk.say("field-groups"), options).starting(all));
    let size = field::number("", desk.say("field-size"), 0, MOST);
    form.fields.push(field::list("sizes", desk.say("field-sizes"), vec![size], 100).optional());
    Some(desk.checked(form, &command))
}

/// Sending companions away, and calling them back.
fn companions(doer: &Doer<'_>) -> Vec<Form> {
    let (desk, partner) = (doer.desk, doer.by);
    let count = u8::try_from(desk.state.frame.sheet(partner).companions.len()).unwrap_or(u8::MAX);
    let away = desk.state.actor(partner).companions_away;
    let form = |off: bool| {
        let those: Vec<u8> = (0..count).filter(|&n| (away >> n.min(7) & 1 == 1) != off).collect();
        let trial = trial::of_choices(desk.state, &those, |companion| Command::Companion {
            partner,
            companion,
            away: off,
        })?;
        let key = if off { "companion-send" } else { "companion-call" };
        let fixed = json!({ "partner": partner, "away": off });
        let mut form = desk.form("companion", key, "group", "sotc.companion.adv-independent", fixed);
        let options = desk.barring(names(doer, &those), &trial.first);
        form.fields.push(field::one("companion", desk.say("field-companion-who"), options));
        Some(doer.with_bar(form, &trial))
    };
    [form(true), form(false)].into_iter().flatten().collect()
}

fn names(doer: &Doer<'_>, companions: &[u8]) -> Vec<FieldOption> {
    let sheet = doer.desk.state.frame.sheet(doer.by);
    companions.iter().map(|&n| option(n, sheet.companions[usize::from(n)].name.as_str())).collect()
}

/// Separating a companion; for the game master only.
fn cut_off(doer: &Doer<'_>) -> Option<Form> {
    let (desk, partner) = (doer.desk, doer.by);
    if !desk.is_gm {
        return None;
    }
    let count = u8::try_from(desk.state.frame.sheet(partner).companions.len()).unwrap_or(u8::MAX);
    let those: Vec<u8> = (0..count).collect();
    let trial = trial::of_choices(desk.state, &those, |companion| Command::CutOff { partner, companion })?;
    let rule = "sotc.companion.adv-communication";
    let mut form = desk.form("cut_off", "cut-off", "gm", rule, json!({ "partner": partner }));
    let options = desk.barring(names(doer, &those), &trial.first);
    form.fields.push(field::one("companion", desk.say("field-companion-who"), options));
    Some(doer.with_bar(form, &trial))
}
