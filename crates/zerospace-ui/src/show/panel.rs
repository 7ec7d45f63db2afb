//! The panel for the current attack or other roll: both pools, all circumstances, the sums and the odds.

use schwung_log::Running;
use schwung_table::{System as _, mentioned};
use schwung_views::{
    Look, house,
    wire::{Barred, DiceView, MeetingView, PartView, PoolView, TickView},
};
use schwung_zerospace::{
    ActorId, ActorKind, Command, Doing, Effort, Event, FreeRow, Name, Plan, Row, RowEffect, RowSide, Rows,
    State, With, ZeroSpace, foresee, hit_ahead,
};

use super::{
    dice,
    eyes::Eyes,
    meeting::{Against, Meeting, Pool, belongs, combat},
    odds,
};
use crate::words;

/// The rolls of the last procedure, or those that it is about to make, as far as the viewer may know them.
pub(super) fn meeting(look: Look<'_, ZeroSpace>) -> Option<MeetingView> {
    let running = look.latest()?;
    let running = running.as_ref();
    let eyes = Eyes::new(look);
    // The order of turns is shown elsewhere.
    if matches!(running.command, Command::BeginConflict(_) | Command::Enter { .. }) {
        return None;
    }
    let told = Meeting::of(look.game, running, &[]);
    let is_told = told.doing.is_some() || told.acting.is_some() || told.failed.is_some();
    if !(is_told || eyes.sees_all() || odds::reads_all(eyes, &running.command)) || is_private(eyes, running) {
        return None;
    }
    let meeting = match may_foresee(eyes, running, &told) {
        true if running.waiting.is_some() => Meeting::of(look.game, running, &foreseen(running)),
        _ => told,
    };
    let actor = meeting.actor()?;
    let rolls = meeting.acting.is_some() || meeting.failed.is_some();
    let known = eyes.knows(actor) || meeting.other().is_some_and(|it| eyes.knows(it));
    (rolls && known).then(|| Panel { eyes, running, meeting: &meeting }.view())
}

/// The next events, as far as they do not depend on dice.
fn foreseen(running: &Running<ZeroSpace>) -> Vec<Event> {
    let all = foresee(&running.base, &running.command, &running.inputs);
    all.into_iter().skip(running.events.len()).collect()
}

/// Whether only others notice the roll: what tells of it is hidden from the viewer, who knows somebody in it.
//= zerospace.attack.mental
fn is_private(eyes: Eyes<'_>, running: &Running<ZeroSpace>) -> bool {
    let tells =
        |it: &&Event| matches!(it, Event::ActionBegan { .. } | Event::Rolled { .. } | Event::Resolved { .. });
    let names_known =
        |it: &Event| mentioned(it).into_iter().any(|it| matches!(it, Name::Actor(id) if eyes.knows(id)));
    let mut telling = running.events.iter().filter(tells);
    telling.any(|it| !words::is_visible(eyes.state, it, eyes.viewer) && names_known(it))
}

/// Whether the viewer may see both sides before the roll. They are public once an event has announced the action.
fn may_foresee(eyes: Eyes<'_>, running: &Running<ZeroSpace>, told: &Meeting<'_>) -> bool {
    let mut sides = told.actor().into_iter().chain(told.other());
    let open = told.actor().is_some() && sides.all(|it| eyes.knows(it));
    eyes.sees_all() || open || odds::reads_all(eyes, &running.command)
}

/// A roll and its viewer.
struct Panel<'a> {
    eyes: Eyes<'a>,
    running: &'a Running<ZeroSpace>,
    meeting: &'a Meeting<'a>,
}

impl Panel<'_> {
    fn view(&self) -> MeetingView {
        let acting = self.acting();
        let against = self.against();
        let over = self.running.waiting.is_none() || self.meeting.lead.is_some();
        let totals = acting.total.zip(against.as_ref().and_then(|it| it.total));
        let lead = match self.hides_a_number() {
            true => None,
            false => self.meeting.lead.or(totals.map(|(ours, theirs)| ours - theirs)),
        };
        let passes = self.passes();
        let chance = if over { None } else { odds::outlook(self.eyes, self.running) };
        MeetingView {
            title: self.title(),
            kind: self.kind().to_owned(),
            with: self.with(),
            acting,
            helpers: self.meeting.helpers.iter().map(|it| self.pool(it, "zs-show-helps", None)).collect(),
            against,
            passes,
            lead,
            lead_words: lead.map_or_else(String::new, |it| self.lead_words(it)),
            chance,
            stake: self.stake(),
            over,
        }
    }

    fn kind(&self) -> &'static str {
        match (&self.running.command, self.meeting.doing) {
            (Command::Contend { .. }, _) => "contest",
            (_, Some((_, Doing::Attack { .. }))) => "attack",
            (_, Some((_, Doing::Sweep))) => "sweep",
            (_, Some((_, Doing::Blast))) => "blast",
            (_, Some((_, Doing::Distract { .. }))) => "distract",
            (_, Some((_, Doing::Escape { .. }))) => "escape",
            (Command::Attack(_), None) => "attack",
            (Command::Sweep(_), None) => "sweep",
            (Command::Blast(_), None) => "blast",
            _ => "check",
        }
    }

    fn is_attack(&self) -> bool {
        matches!(self.kind(), "attack" | "sweep" | "blast")
    }

    /// Whether the viewer may not know a number of one of the sides, and so not the difference between them.
    fn hides_a_number(&self) -> bool {
        let sides = self.meeting.actor().into_iter().chain(self.meeting.other());
        !self.eyes.sees_all() && (self.is_hidden_number() || sides.into_iter().any(|it| !self.eyes.knows(it)))
    }

    fn is_hidden_number(&self) -> bool {
        matches!(self.meeting.against, Some(Against::Number { hidden: true, .. }))
    }

    fn title(&self) -> String {
        let eyes = self.eyes;
        let title = match (self.meeting.doing, self.meeting.actor()) {
            (Some((actor, doing)), _) => words::event(
                eyes.c,
                eyes.state,
                &Event::ActionBegan { actor, doing, with: None },
                eyes.viewer,
            ),
            (None, Some(actor)) if self.kind() == "contest" => {
                let other = self.meeting.other().map_or_else(String::new, |it| eyes.name(it));
                Some(eyes.say("zs-show-contest", &[("actor", &eyes.name(actor)), ("other", &other)]))
            }
            (None, actor) => actor.map(|it| eyes.say_of("zs-show-rolls", it)),
        };
        // Headings have no full stop.
        let title = title.unwrap_or_default();
        title.strip_suffix('.').map(str::to_owned).unwrap_or(title)
    }

    /// The means of the attack. A power is not named if the viewer may not read the sheet.
    fn with(&self) -> String {
        let eyes = self.eyes;
        let commanded = match &self.running.command {
            Command::Attack(it) => Some((it.by, it.with)),
            Command::Sweep(it) => Some((it.by, it.with)),
            Command::Blast(it) => Some((it.by, it.with)),
            _ => None,
        };
        let begun = self.meeting.doing.map(|it| it.0).zip(self.meeting.with);
        let Some((by, with)) = begun.or(commanded) else { return String::new() };
        match with {
            With::Item(id) if eyes.knows(by) => words::item(eyes.c, eyes.state, id),
            With::Gift(n) if eyes.reads(by) => {
                let gift = eyes.sheet(by).and_then(|it| it.gifts.get(usize::from(n)));
                gift.map(|it| it.name.clone()).unwrap_or_default()
            }
            With::Item(_) | With::Gift(_) | With::Plain { .. } => String::new(),
        }
    }

    fn acting(&self) -> PoolView {
        let key = if self.is_attack() { "zs-show-attacks" } else { "zs-show-rolls-with" };
        let side = if self.is_attack() { RowSide::Attack } else { RowSide::Check };
        match (&self.meeting.acting, self.meeting.failed) {
            (Some(pool), _) => self.pool(pool, key, Some(side)),
            (None, Some((actor, rows))) => {
                let ticks = self.ticks(rows, side, true);
                PoolView { ticks, ..self.nobody(self.eyes.name(actor), Some(actor)) }
            }
            (None, None) => self.nobody(String::new(), None),
        }
    }

    fn against(&self) -> Option<PoolView> {
        let eyes = self.eyes;
        Some(match self.meeting.against.as_ref()? {
            Against::Roll(pool) if self.is_attack() => {
                self.pool(pool, "zs-show-defends", Some(RowSide::Defence))
            }
            Against::Roll(pool) => self.pool(pool, "zs-show-resists", Some(RowSide::Check)),
            Against::Number { value, hidden, raised } => {
                let sees = !hidden || eyes.sees_all();
                let key = if *hidden { "zs-show-hidden" } else { "zs-show-to-reach" };
                let raise = eyes.part(&eyes.say("zs-part-raised", &[]), *raised, "zerospace.pool.below-zero");
                let name = eyes.say("zs-part-difficulty", &[]);
                PoolView {
                    text: eyes.say(key, &[]),
                    parts: if *raised != 0 && sees { vec![raise] } else { Vec::new() },
                    total: sees.then_some(*value),
                    stands: true,
                    ..self.nobody(name, None)
                }
            }
            Against::Nothing => {
                let other = self.meeting.other();
                let name = other.map_or_else(String::new, |it| eyes.name(it));
                let text = eyes.say("zs-show-no-defence", &[]);
                PoolView { text, total: Some(0), stands: true, ..self.nobody(name, other) }
            }
        })
    }

    fn nobody(&self, name: String, actor: Option<ActorId>) -> PoolView {
        PoolView {
            actor: actor.filter(|&it| self.eyes.knows(it)).map(Into::into),
            name,
            text: String::new(),
            ticks: Vec::new(),
            pool: None,
            thrown: None,
            bonus: None,
            formula: String::new(),
            pool_parts: Vec::new(),
            parts: Vec::new(),
            dice: Vec::new(),
            total: None,
            stands: false,
        }
    }

    /// A pool. For a hidden actor, it shows no more than the log.
    fn pool(&self, pool: &Pool<'_>, key: &str, side: Option<RowSide>) -> PoolView {
        let (eyes, effort) = (self.eyes, pool.effort);
        let plain = self.nobody(eyes.name(effort.actor), Some(effort.actor));
        let total = pool.rolled.then(|| effort.total());
        if !eyes.knows(effort.actor) {
            return PoolView { text: eyes.say(key, &[]), ..plain };
        }
        let own = side != Some(RowSide::Defence) && self.meeting.actor() == Some(effort.actor);
        let bonus = effort.total() - effort.dice;
        let args = [("what", &*eyes.say(key, &[])), ("skill", &*self.skill(&effort))];
        PoolView {
            text: eyes.say("zs-show-with", &args),
            ticks: side.map_or_else(Vec::new, |side| self.ticks(effort.rows, side, own)),
            pool: Some(effort.pool()),
            thrown: Some(effort.thrown()),
            bonus: Some(bonus),
            formula: self.formula(pool.counted(), bonus),
            pool_parts: self.pool_parts(&effort, &pool.free),
            parts: self.parts(pool, bonus),
            dice: pool
                .dice
                .iter()
                .map(|it| DiceView {
                    again: it.rolled_again(),
                    ..house::dice(eyes.c, it.dice, it.faces, dice::total(it.dice, it.outcome), it.origin)
                })
                .collect(),
            total,
            ..plain
        }
    }

    /// Skill and attribute, such as "ranged combat (Dexterity)".
    fn skill(&self, effort: &Effort) -> String {
        let eyes = self.eyes;
        let attribute = words::attribute(eyes.c, effort.attribute);
        match effort.skill {
            Some(skill) => {
                let skill = words::skill(eyes.c, eyes.state, skill);
                eyes.say("zs-roll-skill", &[("skill", &skill), ("attribute", &attribute)])
            }
            None => attribute,
        }
    }

    fn formula(&self, thrown: u8, bonus: i16) -> String {
        let dice = self.eyes.say("zs-dice-n", &[("n", &thrown.to_string())]);
        let n = bonus.unsigned_abs().to_string();
        match bonus {
            0 => dice,
            1.. => self.eyes.say("zs-show-formula-plus", &[("dice", &dice), ("n", &n)]),
            _ => self.eyes.say("zs-show-formula-minus", &[("dice", &dice), ("n", &n)]),
        }
    }

    /// The components of the number of dice.
    //= zerospace.pool.modify
    fn pool_parts(&self, effort: &Effort, free: &[FreeRow]) -> Vec<PartView> {
        let eyes = self.eyes;
        let known = effort.base > 1;
        let (key, rule) = match known {
            true => ("zs-part-skilled", "zerospace.dice.skilled"),
            false => ("zs-part-unskilled", "zerospace.dice.unskilled"),
        };
        let mut parts = vec![eyes.part(&eyes.say(key, &[]), effort.base, rule)];
        for row in effort.rows.iter() {
            parts.push(eyes.part(&words::row(eyes.c, row), dice_of(row), row.rule()));
        }
        for row in free {
            let rule = "zerospace.pool.free-circumstances";
            parts.push(eyes.part(&self.free_name(row), if row.bonus { 1 } else { -1 }, rule));
        }
        let named: i16 = free.iter().map(|it| if it.bonus { 1 } else { -1 }).sum();
        let rest = i16::from(effort.free) - named;
        let (key, rule) = match rest < 0 && eyes.state.switches.held_per_holder {
            true => ("zs-part-holders", "zerospace.pool.modify"),
            false => ("zs-part-free", "zerospace.pool.free-circumstances"),
        };
        let others = [
            (rest, key, rule),
            (i16::from(effort.bought), "zs-part-bought", "zerospace.ap.use.bonus-die"),
            (i16::from(effort.received), "zs-part-received", "zerospace.pool.below-zero"),
        ];
        let others = others.into_iter().filter(|it| it.0 != 0);
        parts.extend(others.map(|(n, key, rule)| eyes.part(&eyes.say(key, &[]), n, rule)));
        parts
    }

    /// The name of a circumstance outside the tables, if it has one.
    fn free_name(&self, row: &FreeRow) -> String {
        match row.text.as_str() {
            "" => self.eyes.say("zs-part-free", &[]),
            text => text.to_owned(),
        }
    }

    /// The components added to the dice, and the dice themselves once they are rolled.
    //= zerospace.check.formula
    fn parts(&self, pool: &Pool<'_>, bonus: i16) -> Vec<PartView> {
        let (eyes, effort) = (self.eyes, &pool.effort);
        let mut parts = Vec::new();
        let added = i16::from(effort.tool) + i16::from(effort.rating) + i16::from(effort.help);
        let plan = self.plan().filter(|_| self.meeting.actor() == Some(effort.actor));
        let modifier = plan.map_or(0, |it| i16::from(it.modifier));
        let say = |key: &str| eyes.say(key, &[]);
        let tool = effort.tool_from.map_or_else(|| say("zs-part-tool"), |it| eyes.item(it));
        let all = [
            (if pool.rolled { effort.dice } else { 0 }, say("zs-part-dice"), "zerospace.check.formula"),
            (modifier, say("zs-part-modifier"), "zerospace.general.rules-are-examples"),
            (i16::from(effort.tool), tool, "zerospace.dice.tool-rating"),
            (
                i16::from(effort.rating),
                words::source(&eyes, effort),
                "zerospace.power-level.greater-of-sources",
            ),
            (i16::from(effort.help), say("zs-part-help"), "zerospace.assist.formula"),
        ];
        let attribute = words::attribute(eyes.c, effort.attribute);
        let value = bonus - added - modifier;
        parts.push(eyes.part(&attribute, value, "zerospace.dice.attribute-added"));
        let others = all.into_iter().filter(|it| it.0 != 0);
        parts.extend(others.map(|(n, name, rule)| eyes.part(&name, n, rule)));
        parts
    }

    /// The acting side's circumstances and choices.
    fn plan(&self) -> Option<&Plan> {
        match &self.running.command {
            Command::Attack(it) => Some(&it.plan),
            Command::Sweep(it) => Some(&it.plan),
            Command::Blast(it) => Some(&it.plan),
            Command::Distract { plan, .. } | Command::Escape { plan, .. } => Some(plan),
            Command::Check(it) => Some(&it.plan),
            Command::Together(it) => it.parts.first().map(|it| &it.plan),
            Command::Contend { plans, .. } => plans.first(),
            _ => None,
        }
    }

    /// All circumstances for one side's roll: first those that make it fail, then those that take dice, then those that
    /// give dice.
    //= zerospace.pool.whose-side
    //= zerospace.auto-fail.precedence
    fn ticks(&self, rows: Rows, side: RowSide, own: bool) -> Vec<TickView> {
        let eyes = self.eyes;
        let none = Plan::default();
        let plan = self.plan().filter(|_| own || side == RowSide::Defence).unwrap_or(&none);
        let weapon = combat(eyes.state, &self.running.command);
        let mut all: Vec<Row> = Row::ALL.iter().copied().filter(|it| it.side() == side).collect();
        all.sort_by_key(|it| match it.effect() {
            RowEffect::Fails => 0,
            RowEffect::Penalty => 1,
            RowEffect::Bonus => 2,
        });
        let tick = |row: Row| {
            let on = rows.contains(row);
            let fits = weapon.as_ref().is_none_or(|it| belongs(row, &self.running.command, it));
            let text = eyes.say("zs-show-other-attack", &[]);
            TickView {
                row: row.key().to_owned(),
                label: words::row(eyes.c, row),
                rule: row.rule().to_owned(),
                effect: effect(row.effect()).to_owned(),
                dice: dice_of(row),
                on,
                facts: on && !plan.on.contains(row),
                cleared: plan.off.contains(row),
                barred: (!on && !fits).then(|| Barred { text, rule: row.rule().to_owned() }),
            }
        };
        let mut ticks: Vec<TickView> = all.into_iter().map(tick).collect();
        let free = plan.free.iter().filter(|it| it.acting == own);
        ticks.extend(free.map(|it| TickView {
            row: String::new(),
            label: self.free_name(it),
            rule: "zerospace.pool.free-circumstances".to_owned(),
            effect: effect(if it.bonus { RowEffect::Bonus } else { RowEffect::Penalty }).to_owned(),
            dice: if it.bonus { 1 } else { -1 },
            on: true,
            facts: false,
            cleared: false,
            barred: None,
        }));
        ticks
    }

    /// Dice that a negative pool hands over to the other side.
    //= zerospace.pool.below-zero
    fn passes(&self) -> Vec<PartView> {
        let eyes = self.eyes;
        let against = match &self.meeting.against {
            Some(Against::Roll(pool)) => Some(pool),
            _ => None,
        };
        let pools = self.meeting.acting.iter().chain(against);
        let given = pools.filter(|it| it.effort.received > 0 && eyes.knows(it.effort.actor));
        given
            .map(|it| {
                let n = it.effort.received.to_string();
                let args = [("n", &*n), ("actor", &*eyes.name(it.effort.actor))];
                let rule = Some("zerospace.pool.below-zero".to_owned());
                PartView { text: eyes.say("zs-show-passes", &args), rule, name: None, value: None }
            })
            .collect()
    }

    fn lead_words(&self, lead: i16) -> String {
        let n = lead.unsigned_abs().to_string();
        let key = match lead {
            0 => "zs-result-tie",
            1.. => "zs-result-success-by",
            _ => "zs-result-failure-by",
        };
        self.eyes.say(key, &[("n", &n)])
    }

    /// The cost of a hit, if the viewer may know the weapon's properties.
    //= zerospace.damage.base
    fn stake(&self) -> String {
        use schwung_zerospace::Mode;
        let eyes = self.eyes;
        let harms = match &self.running.command {
            Command::Attack(it) => matches!(it.mode, Mode::Strike | Mode::Charge | Mode::Hurt),
            Command::Sweep(_) | Command::Blast(_) => true,
            _ => false,
        };
        let Some(weapon) = combat(eyes.state, &self.running.command).filter(|_| harms) else {
            return String::new();
        };
        let reads = self.meeting.actor().is_some_and(|it| eyes.reads(it))
            || self.meeting.other().is_some_and(|it| eyes.acts_for(it));
        let altering = weapon.kind == schwung_zerospace::AttackKind::Altering && weapon.damage.is_none();
        if !reads || weapon.effects.harmless || altering {
            return String::new();
        }
        let plain = eyes.say("zs-endurance-n", &[("n", &weapon.damage.unwrap_or(1).to_string())]);
        let Some((by, on)) = self.meeting.actor().zip(self.meeting.other()) else { return plain };
        let base = &self.running.base;
        let state = if self.running.waiting.is_some() { eyes.state } else { base };
        // Every viewer sees which actors are unnamed, but not how much endurance others have left.
        //= zerospace.unnamed.one-hit
        let goes_out = state.is_unnamed(on) && state.switches.unnamed_one_hit;
        if !eyes.knows(on) || !(goes_out || eyes.reads(on)) {
            return plain;
        }
        let lead = self.meeting.lead.filter(|it| *it >= 0);
        let text = self.after_hit(state, on, &hit_ahead(state, by, on, lead.unwrap_or_default(), &weapon));
        match lead {
            None if state.switches.margin => eyes.say("zs-stake-margin", &[("stake", &text)]),
            _ => text,
        }
    }

    /// The effect of a hit on its target: the endurance that it costs, and how much is left.
    fn after_hit(&self, before: &State, on: ActorId, events: &[Event]) -> String {
        let eyes = self.eyes;
        let mut state = before.clone();
        let mut said = Vec::new();
        for event in events {
            ZeroSpace::apply(&mut state, event);
            match event {
                Event::Harmed { actor, points, .. } if *actor == on => {
                    said.push(eyes.say("zs-endurance-n", &[("n", &points.to_string())]));
                    let (left, most) = (state.endurance(on).to_string(), state.max_endurance(on).to_string());
                    said.push(eyes.say("zs-stake-left", &[("left", &left), ("most", &most)]));
                }
                Event::WentDown { actor } if *actor == on => {
                    let broken = before.actor(on).kind == ActorKind::Object;
                    said.push(eyes.say(if broken { "zs-status-broken" } else { "zs-status-down" }, &[]));
                }
                Event::ObjectDamaged { actor } if *actor == on => {
                    said.push(eyes.say("zs-status-damaged", &[]));
                }
                Event::PutOut { actor, .. } if *actor == on => {
                    said.push(eyes.say("zs-stake-out", &[]));
                }
                Event::Blinded { actor } if *actor == on => {
                    said.push(eyes.say("zs-status-blinded", &[]));
                }
                _ => {}
            }
        }
        said.join(", ")
    }
}

fn effect(effect: RowEffect) -> &'static str {
    match effect {
        RowEffect::Fails => "fails",
        RowEffect::Penalty => "penalty",
        RowEffect::Bonus => "bonus",
    }
}

fn dice_of(row: Row) -> i16 {
    match row.effect() {
        RowEffect::Fails => 0,
        RowEffect::Penalty => -1,
        RowEffect::Bonus => 1,
    }
}
