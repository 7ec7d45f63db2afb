//! Protection rolls: applicable ones, their order, and belated ones.

use schwung_table::{Choice, Play};

use crate::{
    AbilityId, ActorId, AttackEvent, AttackKind, Bar, Came, Daemmersturm, HarmEvent, Judgement, Order, Pool,
    Price, Prompt, Protect, Protecting, ProtectionId, ProtectionKind, Purpose, Reason, Shelter, State, Table,
    Tried,
    choices::{barred, one},
    rules::{ability, armour, cover, dice, hit::Hit, judge, seekcover, shield},
};

const RULE: &str = "daemmersturm.protect.several";

/// The hit as seen by the character that protects itself.
pub(crate) fn seen(hit: &Hit, seat: schwung_table::Seat, damage: Option<u16>, tried: Tried) -> Protect {
    Protect {
        seat,
        who: hit.on,
        by: hit.by,
        kind: hit.means.kind,
        back: hit.behind,
        from: hit.from,
        shields: hit.means.shields,
        damage,
        tried,
    }
}

/// Everything that protects against this hit now, in the usual order of trying.
//= daemmersturm.protect.definition
//= daemmersturm.protect.several
#[inline]
pub(crate) fn available(state: &State, it: &Protect) -> impl Iterator<Item = Shelter> {
    let early = it.damage.is_none();
    // Only shields help against the recoil of one's own spell.
    //= daemmersturm.fumble.spell
    let recoils = it.by == it.who && it.kind == AttackKind::Spell;
    let away = early && !recoils;
    let cover = (away && cover::helps(state, it)).then_some(Shelter::Cover);
    let active = (away && seekcover::is_active(state, it)).then_some(Shelter::Seek);
    let shield = (early && shield::helps(state, it)).then_some(Shelter::Shield);
    let seek = (away && seekcover::can_begin(state, it)).then_some(Shelter::Seek);
    let armour = (!early && armour::helps(state, it)).then_some(Shelter::Armour);
    let first = cover.into_iter().chain(active).chain(shield);
    let library = &state.frame.library;
    let is_cover = |id| library.protection(id).is_some_and(|it| it.kind == ProtectionKind::Cover);
    let others = others(state, it).filter(move |&id| !(recoils && is_cover(id))).map(Shelter::Other);
    first.chain(others).chain(armour).chain(seek)
}

/// Rescue rolls and other protection that a character always has.
//= daemmersturm.protect.rescue
fn others(state: &State, it: &Protect) -> impl Iterator<Item = ProtectionId> {
    let it = it.clone();
    let library = &state.frame.library;
    listed(state, it.who).enumerate().filter_map(move |(n, (id, ability))| {
        let entry = library.protection(id)?;
        let granted = ability.is_some();
        let untried = n < 8 && it.tried.others & (1 << n) == 0;
        let rolled = granted
            || matches!(entry.kind, ProtectionKind::Rescue | ProtectionKind::Other | ProtectionKind::Cover);
        let timely = entry.most.is_some() == it.damage.is_some();
        let small = entry.most.is_none_or(|most| it.damage.is_none_or(|damage| damage <= most));
        let shields = entry.kind != ProtectionKind::Other || !entry.facing || it.shields;
        let front = !entry.facing || !it.back;
        let can = |(pool, cost)| super::resource::check(state, it.who, pool, cost, None).is_ok();
        let paid = match ability {
            Some(ability) => ability::grants(state, it.who, it.by, ability),
            None => entry.cost.is_none_or(can),
        };
        (untried && rolled && timely && small && shields && front && paid && entry.reduces.is_none())
            .then_some(id)
            .filter(|_| entry.against.contains(it.kind))
    })
}

/// All protection rolls of a character other than shield and armour: those of its profile, and those granted by
/// abilities, each with the ability that pays for it.
fn listed(state: &State, who: ActorId) -> impl Iterator<Item = (ProtectionId, Option<AbilityId>)> {
    let known = &state.profile(who).protections;
    let granted = ability::granted(state, who).filter(|it| !known.contains(&it.0));
    known.iter().map(|&it| (it, None)).chain(granted.map(|(it, ability)| (it, Some(ability))))
}

/// The ability that grants a protection roll, unless the profile contains it.
fn granting(state: &State, who: ActorId, id: ProtectionId) -> Option<AbilityId> {
    listed(state, who).find(|it| it.0 == id).and_then(|it| it.1)
}

/// The protection usually tried first. Seeking cover comes last, since it costs the next turn.
#[inline]
pub(crate) fn usual(state: &State, it: &Protect) -> Option<Shelter> {
    available(state, it).next()
}

/// The price of trying a protection.
fn price(state: &State, it: &Protect, shelter: Shelter) -> Price {
    match shelter {
        Shelter::Seek if !state.actor(it.who).seeking => Price::TURN,
        Shelter::Other(id) => Price { points: points(state, it.who, it.by, id), turn: false },
        _ => Price::FREE,
    }
}

/// The price of a protection roll in points, from its entry or from the ability that grants it.
fn points(state: &State, who: ActorId, by: ActorId, id: ProtectionId) -> Option<(Pool, u8)> {
    match granting(state, who, id).and_then(|it| state.frame.library.ability(it)) {
        Some(ability) => ability
            .pool
            .map(|pool| (pool, ability::cost(state, who, ability, Some(by))))
            .filter(|it| it.1 > 0),
        None => state.frame.library.protection(id).and_then(|it| it.cost),
    }
}

/// Adds the options: taking the hit, every available protection, and the shield as barred if the hit comes from behind it.
pub(crate) fn options(state: &State, it: &Protect, choices: &mut Vec<Choice<Daemmersturm>>) {
    one(Protecting::Take, RULE, choices);
    for shelter in available(state, it) {
        barred(Protecting::Try(shelter), price(state, it, shelter), RULE, None, choices);
    }
    //= daemmersturm.shield.arc
    let helps = shield::helps(state, it);
    if it.back
        && !helps
        && it.damage.is_none()
        && shield::carried(state, it.who).is_some()
        && !it.tried.shield
    {
        let why = Some(Bar::NoProtection.into());
        barred(Protecting::Try(Shelter::Shield), Price::FREE, "daemmersturm.shield.arc", why, choices);
    }
}

/// Resolves protection before the damage roll. Returns whether it averted the hit.
//= daemmersturm.protect.before-damage
pub(crate) fn before<T: Table>(t: &mut T, hit: &Hit, tried: &mut Tried) -> Play<T, bool> {
    if !hit.means.protectable {
        return Ok(false);
    }
    attempt(t, hit, None, tried)
}

/// Resolves protection that depends on the damage. Returns whether it averted the hit.
//= daemmersturm.protect.after-damage
pub(crate) fn after<T: Table>(t: &mut T, hit: &Hit, damage: i16, tried: &mut Tried) -> Play<T, bool> {
    if !hit.means.protectable || damage <= 0 {
        return Ok(false);
    }
    attempt(t, hit, Some(damage.unsigned_abs()), tried)
}

/// Tries one protection after the other, each once, until one succeeds or the defender takes the hit.
//= daemmersturm.protect.several
//= daemmersturm.shield.per-attack
fn attempt<T: Table>(t: &mut T, hit: &Hit, damage: Option<u16>, tried: &mut Tried) -> Play<T, bool> {
    loop {
        let actor = t.state().actor(hit.on);
        if actor.orders.protect == Order::Never {
            return Ok(false);
        }
        let question = seen(hit, actor.seat, damage, *tried);
        let Some(first) = usual(t.state(), &question) else { return Ok(false) };
        let costs = price(t.state(), &question, first) != Price::FREE;
        let many = hit.means.many;
        // Seeking cover was already asked for all of them at once, see `area`.
        if many && first == Shelter::Seek && costs {
            return Ok(false);
        }
        let at_once =
            many || actor.orders.protect == Order::Always || t.state().switches.ask_protection != Prompt::Ask;
        let seeks = first == Shelter::Seek && actor.orders.seek == Order::Always;
        let shelter = if seeks || (at_once && !costs) {
            first
        } else {
            match t.ask(question)? {
                Protecting::Take => return Ok(false),
                Protecting::Try(shelter) => shelter,
            }
        };
        if one_try(t, hit, shelter, tried)? {
            return Ok(true);
        }
    }
}

/// Tries one protection. Returns whether it averted the hit.
fn one_try<T: Table>(t: &mut T, hit: &Hit, shelter: Shelter, tried: &mut Tried) -> Play<T, bool> {
    tried.note(t.state(), hit.on, shelter);
    let (on, by) = (hit.on, hit.by);
    let saved = match shelter {
        Shelter::Seek => seekcover::attempt(t, on, by, hit.means.kind)?,
        Shelter::Cover => cover::roll(t, on, by, hit.from)?,
        Shelter::Shield => shield::roll(t, hit)?,
        Shelter::Armour => armour::roll(t, hit)?,
        Shelter::Other(id) => rescue(t, hit, id)?,
        Shelter::Ability => false,
    };
    if saved && let Some(demand) = hit.means.demand.filter(|it| Shelter::Other(*it) != shelter) {
        t.tell(AttackEvent::Demanded { on, with: shelter, demand }.into());
        return demanded(t, hit, demand);
    }
    t.tell(if saved {
        //= daemmersturm.shield.block
        //= daemmersturm.cover.full-damage
        AttackEvent::Saved { on, by, with: shelter }.into()
    } else {
        AttackEvent::Unsaved { on, with: shelter }.into()
    });
    Ok(saved)
}

/// Makes one more protection roll that the attack demands. Only both together avert the hit.
//= daemmersturm.data.ability-schema
fn demanded<T: Table>(t: &mut T, hit: &Hit, demand: ProtectionId) -> Play<T, bool> {
    let (on, by, with) = (hit.on, hit.by, Shelter::Other(demand));
    let saved = roll(t, hit, demand)?;
    t.tell(if saved {
        AttackEvent::Saved { on, by, with }.into()
    } else {
        AttackEvent::Unsaved { on, with }.into()
    });
    Ok(saved)
}

/// Makes the rescue roll of an entry. If an ability grants it, the ability is paid for instead.
//= daemmersturm.protect.rescue
fn rescue<T: Table>(t: &mut T, hit: &Hit, id: ProtectionId) -> Play<T, bool> {
    let (who, by, state) = (hit.on, hit.by, t.state());
    let granted = granting(state, who, id);
    let cost = state.frame.library.protection(id).and_then(|it| it.cost);
    let paid = match (granted, cost) {
        (Some(ability), _) => ability::pay(t, who, ability, Some(by))?,
        (None, Some((pool, cost))) => super::resource::pay(t, who, pool, cost, None)?,
        (None, None) => true,
    };
    if paid { roll(t, hit, id) } else { Ok(false) }
}

/// Makes the roll of an entry.
fn roll<T: Table>(t: &mut T, hit: &Hit, id: ProtectionId) -> Play<T, bool> {
    let who = hit.on;
    let Some(entry) = t.state().frame.library.protection(id) else { return Ok(false) };
    let (span, need) = (entry.roll, i16::from(entry.need));
    let bonus = entry.bonus.map_or(0, |skill| t.state().attack_value_but(who, skill, hit.since));
    Ok(dice::roll(t, who, Purpose::Rescue, span, bonus)? + bonus >= need)
}

impl State {
    /// The number that the total of a protection roll has to reach. That of cover depends on the attack.
    //= daemmersturm.protect.definition
    pub fn shelter_need(&self, who: ActorId, with: Shelter) -> Option<i16> {
        let need = match with {
            Shelter::Seek => return Some(seekcover::NEED),
            Shelter::Shield => shield::carried(self, who)?.need,
            Shelter::Armour => self.armour(who)?.need,
            Shelter::Other(id) => self.frame.library.protection(id)?.need,
            Shelter::Cover | Shelter::Ability => return None,
        };
        Some(need.into())
    }
}

impl Tried {
    /// Everything that was tried, packed into a number.
    pub(crate) fn bits(self) -> i16 {
        let flags = [self.seek, self.cover, self.shield, self.armour];
        let flags = flags.into_iter().fold(0i16, |bits, it| bits << 1 | i16::from(it));
        flags << 8 | i16::from(self.others)
    }

    /// Returns whether this protection was tried.
    pub(crate) fn was(self, state: &State, who: ActorId, shelter: Shelter) -> bool {
        match shelter {
            Shelter::Seek => self.seek,
            Shelter::Cover => self.cover,
            Shelter::Shield => self.shield,
            Shelter::Armour => self.armour,
            Shelter::Other(id) => place(state, who, id).is_none_or(|n| self.others & (1 << n) != 0),
            Shelter::Ability => false,
        }
    }

    pub(crate) fn note(&mut self, state: &State, who: ActorId, shelter: Shelter) {
        match shelter {
            //= daemmersturm.seekcover.applies
            Shelter::Seek => self.seek = true,
            Shelter::Cover => self.cover = true,
            Shelter::Shield => self.shield = true,
            Shelter::Armour => self.armour = true,
            Shelter::Other(id) => self.others |= place(state, who, id).map_or(0, |n| 1 << n),
            Shelter::Ability => {}
        }
    }
}

fn place(state: &State, who: ActorId, id: ProtectionId) -> Option<usize> {
    listed(state, who).take(8).position(|it| it.0 == id)
}

/// Checks whether a protection roll may be made belatedly against the latest hit. It must not be followed by another
/// attack.
//= daemmersturm.protect.belated
pub(crate) fn check_belated(state: &State, who: ActorId, with: Shelter) -> Result<(), Reason> {
    let Some(latest) = state.latest_hit(who) else { return Err(Bar::NoHit.into()) };
    let question = |damage| Protect {
        seat: state.actor(who).seat,
        who,
        by: latest.by,
        kind: latest.kind,
        back: latest.back,
        from: latest.from,
        shields: latest.shields,
        damage,
        tried: latest.tried,
    };
    let damage = with == Shelter::Armour;
    let helps = !latest.tried.was(state, who, with)
        && available(state, &question(damage.then_some(latest.damage))).any(|it| it == with);
    if helps { Ok(()) } else { Err(Bar::NoProtection.into()) }
}

/// Resolves a belated protection roll, if the plot leader agrees that there was too little time. A success undoes the
/// hit.
//= daemmersturm.protect.belated
//= daemmersturm.protect.belated-dispute
pub(crate) fn belated<T: Table>(t: &mut T, who: ActorId, with: Shelter) -> Play<T, ()> {
    let Some(latest) = t.state().latest_hit(who).cloned() else { return Ok(()) };
    if !judge(t, Judgement::Belated { who })? {
        t.tell(HarmEvent::HitStands { on: who }.into());
        return Ok(());
    }
    let hit = hit_of(&latest);
    let mut tried = latest.tried;
    if one_try(t, &hit, with, &mut tried)? {
        t.tell(HarmEvent::HitUndone { on: who }.into());
    } else {
        t.tell(HarmEvent::TriedBelated { on: who, tried }.into());
    }
    Ok(())
}

/// Restores the part of a hit that matters for protection.
fn hit_of(latest: &crate::LatestHit) -> Hit {
    let mut means =
        super::hit::Means::of_weapon(&crate::Weapon::default(), None, crate::Source::PlotLeader, latest.kind);
    (means.shields, means.demand) = (latest.shields, latest.demand);
    let (by, on, behind, from) = (latest.by, latest.on, latest.back, latest.from);
    let since = Some(Came { first: latest.first, last: latest.last });
    Hit { by, on, means, critical: false, back: false, behind, from, since, rest: 0 }
}

/// Returns whether a character can protect itself: it is up now, or was up before the hit to be undone.
pub(crate) fn stands(state: &State, who: ActorId) -> bool {
    state.is_up(who) || state.latest_hit(who).is_some_and(|it| it.before.up)
}

/// Returns whether attacks of this kind come from a distance.
pub(crate) fn from_afar(kind: AttackKind) -> bool {
    crate::AttackKinds::FROM_AFAR.contains(kind)
}
