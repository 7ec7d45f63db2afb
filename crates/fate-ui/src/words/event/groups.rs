//! Groups, leaders and companions.

use schwung_fate::ActorId;

use crate::words::teller::Teller;

/// A leader and a group that join or separate.
pub(super) fn pair(t: &Teller<'_>, key: &str, leader: ActorId, group: ActorId) -> String {
    t.say(key, &[("actor", &t.actor(leader)), ("other", &t.actor(group))])
}

pub(super) fn attached(t: &Teller<'_>, leader: ActorId, group: ActorId, spent: bool) -> String {
    pair(t, if spent { "event-attached-spent" } else { "event-attached" }, leader, group)
}

pub(super) fn regrouped(t: &Teller<'_>, group: ActorId, members: u16) -> String {
    if members == 0 {
        return t.say_of("event-group-in-reserve", group);
    }
    t.say("event-regrouped", &[("actor", &t.actor(group)), ("n", &members.to_string())])
}

pub(super) fn companion_away(t: &Teller<'_>, partner: ActorId, companion: u8, away: bool) -> String {
    let key = if away { "event-companion-away" } else { "event-companion-back" };
    t.say(key, &[("companion", &t.companion(partner, companion)), ("actor", &t.actor(partner))])
}

pub(super) fn cut_off(t: &Teller<'_>, partner: ActorId, companion: u8, paid: bool) -> String {
    let key = if paid { "event-cut-off-paid" } else { "event-cut-off" };
    t.say(key, &[("companion", &t.companion(partner, companion)), ("actor", &t.actor(partner))])
}
