//! The parts of events, with names instead of ids.

use schwung_fate::{
    ActionKind, Actor, ActorId, ActorKind, Against, AgendaId, AspectId, AspectKind, AspectRef, Bearer,
    Combine, Conflict, Doing, Effort, Factor, Frame, Judgement, Opposition, Out, Severity, ShiftUse, SkillId,
    State, Switches, Term, Track, VeiledCheck, Why, Wording, ZoneId,
};
use schwung_table::Seat;
use serde_json::{Value, json};

use crate::script::{
    label::{actor_name, companion_name, skill_key},
    reader::seats,
};

/// Names things as they are in `state`; things that do not exist get an empty name.
pub(super) struct Parts<'a> {
    pub(super) state: &'a State,
}

impl Parts<'_> {
    pub(super) fn actor(&self, actor: ActorId) -> &str {
        actor_name(self.state, actor)
    }

    pub(super) fn maybe_actor(&self, actor: Option<ActorId>) -> Option<&str> {
        actor.map(|it| self.actor(it))
    }

    pub(super) fn actors(&self, actors: &[ActorId]) -> Vec<&str> {
        actors.iter().map(|it| self.actor(*it)).collect()
    }

    pub(super) fn actors_of_bits(&self, bits: u128) -> Vec<&str> {
        let is_set = |id: &ActorId| bits.checked_shr(u32::from(id.0)).is_some_and(|it| it & 1 == 1);
        self.state.ids().filter(is_set).map(|it| self.actor(it)).collect()
    }

    pub(super) fn companion(&self, partner: ActorId, companion: u8) -> &str {
        companion_name(self.state, partner, companion)
    }

    pub(super) fn seat(&self, seat: Seat) -> String {
        let found = seats(self.state).find(|it| it.0 == seat);
        found.map_or_else(|| seat.to_string(), |it| it.1.to_owned())
    }

    pub(super) fn zone(&self, zone: ZoneId) -> &str {
        self.state.frame.zones.get(usize::from(zone.0)).map_or("", String::as_str)
    }

    pub(super) fn skill(&self, skill: SkillId) -> &str {
        skill_key(self.state, skill)
    }

    pub(super) fn agenda(&self, agenda: AgendaId) -> &str {
        self.state.frame.agendas.get(usize::from(agenda.0)).map_or("", |it| &it.key)
    }

    pub(super) fn track(&self, track: Track) -> &'static str {
        match track {
            Track::Health => "health",
            Track::Composure => "composure",
        }
    }

    pub(super) fn severity(&self, severity: Severity) -> &'static str {
        match severity {
            Severity::Mild => "mild",
            Severity::Moderate => "moderate",
            Severity::Severe => "severe",
        }
    }

    pub(super) fn conflict(&self, it: &Conflict) -> Value {
        json!({
            "kind": it.kind.word(),
            "exchange": it.exchange,
            "initiative": it.initiative.word(),
            "skill": self.skill(it.initiative_skill),
            "first": self.seat(it.first),
        })
    }

    pub(super) fn doing(&self, doing: Doing) -> Value {
        let plain = |what: &str| json!({ "action": what });
        match doing {
            Doing::Attack { on, skill, agenda } => json!({
                "action": "attack",
                "on": self.actor(on),
                "skill": skill.map(|it| self.skill(it)),
                "agenda": self.agenda(agenda),
            }),
            Doing::Maneuver(on) => json!({ "action": "maneuver", "on": self.maybe_actor(on) }),
            Doing::Push(on) => json!({ "action": "push", "on": self.actor(on) }),
            Doing::Knockback(on) => json!({ "action": "knockback", "on": self.maybe_actor(on) }),
            Doing::Block => plain("block"),
            Doing::Sprint => plain("sprint"),
            Doing::Simple => plain("simple"),
            Doing::Assess => plain("assess"),
            Doing::Walk => plain("walk"),
            Doing::Rearm => plain("rearm"),
            Doing::Pass => plain("pass"),
            Doing::FullDefense => plain("full-defense"),
        }
    }

    pub(super) fn effort(&self, it: &Effort) -> Value {
        let terms: Vec<Value> = it.parts().map(|term| self.term(term)).collect();
        json!({
            "actor": self.actor(it.actor),
            "skill": it.skill.map(|it| self.skill(it)),
            "dice": it.dice,
            "terms": terms,
            "sum": it.sum(),
            "total": it.total(),
        })
    }

    fn term(&self, it: Term) -> Value {
        let why = match it.why {
            Why::Skill(skill) => return self.skilled("skill", skill, it),
            Why::CompanionSkill(skill) => return self.skilled("companion-skill", skill, it),
            Why::Quality => "quality",
            Why::Headcount => "headcount",
            Why::Leader => "leader",
            Why::Companions => "companions",
            Why::CombinedUp => "combined-up",
            Why::CombinedDown => "combined-down",
            Why::Supplemental => "supplemental",
            Why::Move => "move",
            Why::Rearm => "rearm",
            Why::FullDefense => "full-defense",
            Why::BlockPenalty => "block-penalty",
            Why::Modifier => "modifier",
            Why::Spin => "spin",
            Why::Aspects => "aspects",
            Why::Bought => "bought",
            Why::Gift => "gift",
        };
        json!({ "why": why, "value": it.value, "rule": it.why.rule() })
    }

    fn skilled(&self, why: &str, skill: SkillId, it: Term) -> Value {
        json!({ "why": why, "skill": self.skill(skill), "value": it.value, "rule": it.why.rule() })
    }

    pub(super) fn opposition(&self, it: &Opposition) -> Value {
        match it {
            Opposition::Difficulty { value, hidden } => json!({ "difficulty": value, "hidden": hidden }),
            Opposition::Roll(effort) => json!({ "roll": self.effort(effort) }),
            Opposition::Standing(effort) => json!({ "standing": self.effort(effort) }),
            Opposition::Block { by, strength } => json!({ "block": strength, "by": self.actor(*by) }),
        }
    }

    fn combine(&self, it: Combine) -> &'static str {
        match it {
            Combine::Modifies => "modifies",
            Combine::Complements => "complements",
            Combine::Restricts => "restricts",
        }
    }

    pub(super) fn factors(&self, factors: &[Factor]) -> Vec<Value> {
        factors.iter().map(|it| json!({ "helps": it.helps, "text": it.text.as_str() })).collect()
    }

    /// A veiled roll, with the skills that it is compared with.
    pub(super) fn check(&self, it: &VeiledCheck) -> Value {
        let against: Vec<Value> = it.against.iter().map(|it| self.effort(it)).collect();
        json!({ "effort": self.effort(&it.effort), "against": against })
    }

    pub(super) fn shift_use(&self, it: &ShiftUse) -> Value {
        match it {
            ShiftUse::Time => "time".into(),
            ShiftUse::Quality => "quality".into(),
            ShiftUse::Subtlety => "subtlety".into(),
            ShiftUse::Other(text) => json!({ "other": text.as_str() }),
        }
    }

    pub(super) fn against(&self, it: Against) -> Value {
        match it {
            Against::AttacksOn(actor) => json!({ "attacksOn": self.actor(actor) }),
            Against::Passage(zone) => json!({ "passage": self.zone(zone) }),
            Against::Deeds(bits) => {
                let deeds =
                    ActionKind::ALL.into_iter().filter(|it| bits & it.bit() != 0).map(ActionKind::word);
                json!({ "deeds": deeds.collect::<Vec<_>>() })
            }
        }
    }

    pub(super) fn bearer(&self, it: Bearer) -> Value {
        match it {
            Bearer::Scene => "scene".into(),
            Bearer::Zone(zone) => json!({ "zone": self.zone(zone) }),
            Bearer::Actor(actor) => json!({ "actor": self.actor(actor) }),
        }
    }

    pub(super) fn kind(&self, it: AspectKind) -> Value {
        match it {
            AspectKind::Framed => "framed".into(),
            AspectKind::Fragile => "fragile".into(),
            AspectKind::Sticky => "sticky".into(),
            AspectKind::Consequence { severity, track, scene, carried } => json!({
                "consequence": self.severity(severity),
                "track": self.track(track),
                "scene": scene,
                "carried": carried,
            }),
        }
    }

    /// The text of an aspect in play.
    pub(super) fn text(&self, id: AspectId) -> &str {
        self.state.aspect(id).map_or("", |it| it.text.as_str())
    }

    pub(super) fn aspect(&self, it: AspectRef) -> Value {
        self.aspect_or(it, &Wording::NONE)
    }

    /// An aspect. If it is already gone, `gone` is its wording.
    pub(super) fn aspect_or(&self, it: AspectRef, gone: &Wording) -> Value {
        match it {
            AspectRef::Sheet(actor, n) => {
                let sheet = self.state.frame.sheets.get(usize::from(actor.0));
                let text = sheet.and_then(|it| it.aspects.get(usize::from(n))).map_or("", String::as_str);
                json!({ "text": text, "sheet": self.actor(actor) })
            }
            AspectRef::Play(id) => {
                let text = if gone.is_empty() { self.text(id) } else { gone.as_str() };
                json!({ "text": text, "id": id.0 })
            }
        }
    }

    #[rustfmt::skip]
    pub(super) fn judgement(&self, it: &Judgement) -> Value {
        match it {
            Judgement::Range { by, on, distance } => json!({ "range": distance, "by": self.actor(*by), "on": self.actor(*on) }),
            Judgement::Skill { by, skill } => json!({ "skill": self.skill(*skill), "by": self.actor(*by) }),
            Judgement::Blocked { actor, by } => json!({ "blocked": self.actor(*actor), "by": self.actor(*by) }),
            Judgement::TakesAction { actor, by } => json!({ "takesAction": self.actor(*actor), "by": self.actor(*by) }),
            Judgement::Consequence { actor, severity, text } =>
                json!({ "consequence": text.as_str(), "actor": self.actor(*actor), "severity": self.severity(*severity) }),
            Judgement::Outcome { actor, manner } => json!({ "outcome": manner.as_str(), "actor": self.actor(*actor) }),
            Judgement::Reasonable { actor, terms } => json!({ "reasonable": terms.as_str(), "actor": self.actor(*actor) }),
            Judgement::Sticky { actor, text, spin } => json!({ "sticky": text.as_str(), "actor": self.actor(*actor), "spin": spin }),
            Judgement::SceneChange { actor, text, paid } =>
                json!({ "sceneChange": text.as_str(), "actor": self.actor(*actor), "paid": paid }),
            Judgement::Removal { actor, id, paid: _ } => json!({ "removal": self.text(*id), "actor": self.actor(*actor) }),
            Judgement::Spin { by, how } => json!({ "spin": how.as_str(), "by": self.actor(*by) }),
            Judgement::Invocation { actor, aspect } => json!({ "invocation": self.aspect(*aspect), "actor": self.actor(*actor) }),
            Judgement::Swap { actor, aspect, skill } =>
                json!({ "swap": self.skill(*skill), "aspect": self.aspect(*aspect), "actor": self.actor(*actor) }),
            Judgement::Declaration { actor, text } => json!({ "declaration": text.as_str(), "actor": self.actor(*actor) }),
            Judgement::Compel { actor, aspect, effect } =>
                json!({ "compel": effect.as_str(), "aspect": self.aspect(*aspect), "actor": self.actor(*actor) }),
            Judgement::TagEffect { actor, aspect, text } =>
                json!({ "tagEffect": text.as_str(), "aspect": self.aspect(*aspect), "actor": self.actor(*actor) }),
            Judgement::Fragile { id } => json!({ "fragile": self.text(*id) }),
            Judgement::FreeAction { actor, text } => json!({ "freeAction": text.as_str(), "actor": self.actor(*actor) }),
            Judgement::End => json!({ "end": true }),
            Judgement::Recovery { actor, id } => json!({ "recovery": self.text(*id), "actor": self.actor(*actor) }),
            Judgement::ShiftUse { actor, text } => json!({ "shiftUse": text.as_str(), "actor": self.actor(*actor) }),
            Judgement::KeepUp { partner, companion } => {
                json!({ "keepUp": self.companion(*partner, *companion), "partner": self.actor(*partner) })
            }
            Judgement::ChoiceOfSkill { actor, skill } =>
                json!({ "choiceOfSkill": self.skill(*skill), "actor": self.actor(*actor) }),
            Judgement::Combination { actor, skill, kind } =>
                json!({ "combination": self.skill(*skill), "kind": self.combine(*kind), "actor": self.actor(*actor) }),
            Judgement::Longer { actor, step, hidden: _ } => json!({ "longer": step, "actor": self.actor(*actor) }),
            Judgement::Walk { actor, border } => json!({ "walk": border, "actor": self.actor(*actor) }),
            Judgement::Effect { actor, text } => json!({ "effect": text.as_str(), "actor": self.actor(*actor) }),
        }
    }

    /// The facts about an actor that are not on its sheet.
    pub(super) fn facts(&self, it: &Actor) -> Value {
        let kind = match it.kind {
            ActorKind::Named => "named",
            ActorKind::Minions => "minions",
            ActorKind::Companion => "companion",
        };
        let out = it.out.map(|out| match out {
            Out::TakenOut(by) => json!({ "takenOut": self.maybe_actor(by) }),
            Out::Conceded => "conceded".into(),
            Out::Left => "left".into(),
        });
        json!({
            "kind": kind,
            "side": self.state.frame.sides.get(usize::from(it.side.0)),
            "seat": self.seat(it.seat),
            "hidden": it.hidden,
            "zone": self.zone(it.zone),
            "fate": it.fate,
            "health": it.stress[Track::Health as usize].marked().collect::<Vec<_>>(),
            "composure": it.stress[Track::Composure as usize].marked().collect::<Vec<_>>(),
            "members": it.members,
            "wounds": it.wounds,
            "acted": it.turn.acted,
            "holding": it.turn.holding,
            "fullDefense": it.turn.full_defense,
            "attacked": it.turn.attacked,
            "disarmed": it.disarmed,
            "attached": self.maybe_actor(it.attached),
            "companionsGone": it.companions_gone,
            "companionsAway": it.companions_away,
            "grit": it.grit,
            "load": it.load,
            "freeActions": it.free_actions,
            "out": out,
        })
    }

    /// Zones and names in a frame. Full sheets are in their files.
    pub(super) fn frame(&self, it: &Frame) -> Value {
        let zone = |id: ZoneId| it.zones.get(usize::from(id.0)).map_or("", String::as_str);
        let ways = it.ways.iter();
        let ways =
            ways.map(|way| json!({ "from": zone(way.from), "to": zone(way.to), "border": way.border }));
        json!({
            "title": it.title,
            "seats": it.seats,
            "sides": it.sides,
            "zones": it.zones,
            "ways": ways.collect::<Vec<_>>(),
            "skills": it.skills.iter().map(|it| &it.key).collect::<Vec<_>>(),
            "sheets": it.sheets.iter().map(|it| &it.name).collect::<Vec<_>>(),
        })
    }

    pub(super) fn switches(&self, switches: &Switches) -> Value {
        Switches::ALL.iter().map(|it| (it.name.to_owned(), json!((it.get)(switches)))).collect()
    }
}
