//! The acting character: skills, possible targets, and additions to an action.

use schwung_fate::{
    ActorId, ActorKind, Advance, AspectRef, Bearer, BoughtBonus, Bounds, Combine, Extra, Plan, Reason, Side,
    SkillId, SkillSet, Switches, Wording, ZoneId, companion_skill, for_sale,
};
use schwung_views::wire::{Field, FieldOption, Form};
use serde_json::{Value, json};

use super::{
    desk::Desk,
    field::{self, Filled as _, WORDS, noted, option, value},
    trial,
};
use crate::show::rung;

/// Maximum number of circumstances of a difficulty.
const FACTORS: u32 = 12;

/// The acting character.
pub(super) struct Doer<'d> {
    pub(super) desk: &'d Desk<'d>,
    pub(super) by: ActorId,
    /// Whether it is a group or an independent companion, which roll without a skill.
    pub(super) is_group: bool,
    /// All other actors that the viewer knows of: foes before friends, near before far, those who are out
    /// last.
    pub(super) others: Vec<ActorId>,
    /// Their positions, in the same order.
    notes: Vec<String>,
    /// Fields for additions to an action.
    plan: Vec<Field>,
}

impl<'d> Doer<'d> {
    pub(super) fn new(desk: &'d Desk<'d>, by: ActorId) -> Doer<'d> {
        let state = desk.state;
        let here = state.actor(by).zone;
        let far = |id: ActorId| state.frame.distance(here, state.actor(id).zone);
        let mut others: Vec<(bool, bool, u8, ActorId)> = desk
            .actors()
            .into_iter()
            .filter(|&id| id != by)
            .map(|id| {
                let friend = state.actor(id).side == state.actor(by).side;
                (!state.is_in(id), friend, far(id).unwrap_or(u8::MAX), id)
            })
            .collect();
        others.sort_unstable();
        let notes = others.iter().map(|it| where_it_is(desk, it.3, it.2)).collect();
        let mut doer = Doer {
            desk,
            by,
            is_group: state.actor(by).kind != ActorKind::Named,
            others: others.into_iter().map(|it| it.3).collect(),
            notes,
            plan: Vec::new(),
        };
        doer.plan = doer.plan_fields();
        doer
    }

    pub(super) fn zone(&self) -> ZoneId {
        self.desk.state.actor(self.by).zone
    }

    pub(super) fn side(&self) -> Side {
        self.desk.state.actor(self.by).side
    }

    /// The other actors on the same side, or those on other sides.
    pub(super) fn others_of(&self, friends: bool) -> Vec<ActorId> {
        let is_friend = |id: ActorId| self.desk.state.actor(id).side == self.side();
        self.others.iter().copied().filter(|&id| is_friend(id) == friends).collect()
    }

    /// Actors with their positions.
    pub(super) fn targets(&self, actors: &[ActorId]) -> Vec<FieldOption> {
        let note = |id: ActorId| {
            let at = self.others.iter().position(|it| *it == id);
            at.map_or_else(String::new, |at| self.notes[at].clone())
        };
        actors.iter().map(|&id| noted(value(&id), self.desk.name(id), note(id))).collect()
    }

    /// The rating of a skill; `None` for a group, or if a companion has not learned it.
    pub(super) fn rating(&self, skill: SkillId) -> Option<i8> {
        let state = self.desk.state;
        if !self.is_group {
            return Some(state.rating(self.by, skill));
        }
        let (partner, n) = state.frame.sheet(self.by).partner?;
        let sheet = state.frame.sheet(partner);
        let best = sheet.best().unwrap_or(0);
        let fixed = state.switches().companion_skills_fixed;
        companion_skill(sheet.companions.get(usize::from(n))?, skill, best, fixed)
    }

    /// Rated skills, those in `serving` first, then by rating. Groups roll with their quality; an independent
    /// companion can use learned skills.
    fn skills(&self, serving: SkillSet) -> Vec<SkillId> {
        let rated = self.desk.skills().into_iter().map(|it| (self.rating(it), it));
        let mut rated: Vec<_> = rated.filter(|it| it.0.is_some()).collect();
        rated.sort_by_key(|it| (!serving.contains(it.1), std::cmp::Reverse(it.0)));
        rated.into_iter().map(|it| it.1).collect()
    }

    /// Skills to try if groups may leave the skill out.
    pub(super) fn skills_or_none(&self, serving: SkillSet) -> Vec<Option<SkillId>> {
        let skills = self.skills(serving).into_iter().map(Some);
        if self.is_group { std::iter::once(None).chain(skills).collect() } else { skills.collect() }
    }

    /// Skills to try if one must be named, although groups roll with their quality in any case.
    pub(super) fn skills_always(&self, serving: SkillSet) -> Vec<Option<SkillId>> {
        let mut skills = self.skills(serving);
        let others = self.desk.skills().into_iter().filter(|it| !skills.contains(it));
        let others: Vec<_> = others.collect();
        skills.extend(others);
        if skills.len() > 1 && self.is_group {
            skills.sort_by_key(|it| !serving.contains(*it));
        }
        skills.into_iter().map(Some).collect()
    }

    /// The field for choosing one of these skills; it starts with the first legal one. `None` if there is
    /// nothing to choose; the fixed part of the command then has the value.
    pub(super) fn skill_field(
        &self,
        name: &str,
        skills: &[Option<SkillId>],
        reasons: &[Option<Reason>],
    ) -> Option<Field> {
        let may_be_none = skills.contains(&None);
        let pairs: Vec<_> =
            skills.iter().zip(reasons).filter_map(|(it, why)| it.map(|it| (it, *why))).collect();
        if pairs.is_empty() {
            return None;
        }
        let options = pairs.iter().map(|it| self.skill_option(it.0)).collect();
        let reasons: Vec<_> = pairs.iter().map(|it| it.1).collect();
        let field = field::one(name, self.desk.say("field-skill"), self.desk.barring(options, &reasons));
        Some(if may_be_none { field.optional() } else { field })
    }

    fn skill_option(&self, skill: SkillId) -> FieldOption {
        let note = self.rating(skill).map_or_else(String::new, |it| rating(self.desk, it));
        noted(skill.0, self.desk.skill(skill), note)
    }

    /// Adds the fields for additions to an action. If the form is barred, only its essential fields remain.
    pub(super) fn with_plan(&self, form: Form, trial: &trial::Trial, swap: bool) -> Form {
        let form = self.with_bar(form, trial);
        if form.barred.is_some() {
            let fields = form.fields.into_iter().filter(|it| !it.more).collect();
            return Form { fields, ..form };
        }
        let mut fields = form.fields;
        fields.extend(self.plan.iter().filter(|it| swap || it.name != "plan.swap").cloned());
        Form { fields, ..form }
    }

    /// Like [`Doer::with_plan`], for commands with one plan per side, of which the first is the actor's own.
    pub(super) fn with_own_plan(&self, form: Form, trial: &trial::Trial) -> Form {
        let mut form = self.with_bar(form, trial);
        if form.barred.is_none() {
            form.fields.extend(self.own_plan());
        }
        form
    }

    /// Fields for additions to the actor's own roll, for commands with one plan per side.
    pub(super) fn own_plan(&self) -> impl Iterator<Item = Field> + '_ {
        self.plan.iter().map(|it| Field { name: it.name.replacen("plan.", "plans.0.", 1), ..it.clone() })
    }

    /// Bars the form if the trial found no legal command.
    pub(super) fn with_bar(&self, form: Form, trial: &trial::Trial) -> Form {
        Form { barred: trial.barred.map(|it| self.desk.barred(it)), ..form }
    }

    fn plan_fields(&self) -> Vec<Field> {
        let desk = self.desk;
        let mut fields = Vec::new();
        if !self.is_group {
            let label = desk.say("field-combine");
            fields.push(field::many("plan.combine", label, self.combinations()).optional().more());
        }
        let label = desk.say("field-extras");
        fields.push(field::many("plan.extras", label, self.extras()).optional().more());
        if desk.is_gm {
            let label = desk.say("field-modifier");
            fields.push(field::number("plan.modifier.value", label, -20, 20).optional().more());
            let label = desk.say("field-modifier-reason");
            fields.push(field::text("plan.modifier.reason", label, WORDS).optional().more());
            fields.extend(self.unbounded());
        }
        fields.extend(self.swap());
        fields.extend(self.companion());
        fields.extend(self.bonus());
        fields
    }

    /// Allows results beyond the ends of the ladder, if it has ends.
    fn unbounded(&self) -> Option<Field> {
        let (desk, profile) = (self.desk, &self.desk.state.profile);
        let rule = Switches::find("floor").map(|it| it.rule_in(profile.id))?;
        let field = || field::flag("plan.unbounded", desk.say("field-unbounded"), false).more().ruled(rule);
        (profile.bounds() != Bounds::OPEN).then(field)
    }

    /// Circumstances that raise or lower a fixed difficulty; only for the game master.
    pub(super) fn factors(&self) -> Option<Field> {
        let desk = self.desk;
        let sides =
            vec![option(true, desk.say("form-factor-helps")), option(false, desk.say("form-factor-hinders"))];
        let parts = vec![
            field::one("helps", desk.say("field-factor-helps"), sides),
            field::text("text", desk.say("field-factor"), WORDS),
        ];
        let field =
            || field::list("plan.factors", desk.say("field-factors"), parts, FACTORS).optional().more();
        desk.is_gm.then(|| field().ruled("freefate.mod.factors-harder"))
    }

    /// The rungs of the ladder, as difficulties.
    pub(super) fn rungs(&self) -> Vec<FieldOption> {
        let (low, high) = self.desk.state.profile.ladder;
        (low..=high).map(|it| option(it, rating(self.desk, it))).collect()
    }

    /// Secondary skills: a higher one can help, a lower one can hinder.
    fn combinations(&self) -> Vec<FieldOption> {
        let kinds = [
            (Combine::Complements, "form-combine-complements"),
            (Combine::Restricts, "form-combine-restricts"),
            (Combine::Modifies, "form-combine-modifies"),
        ];
        let mut options = Vec::new();
        for skill in self.skills(SkillSet::NONE) {
            // An unlearned skill can only hinder.
            let is_learned = self.desk.state.frame.sheet(self.by).learned(skill).is_some();
            let kinds = if is_learned { &kinds[..] } else { &kinds[1..2] };
            let name = self.desk.skill(skill);
            options.extend(
                kinds.iter().map(|(kind, key)| {
                    noted(json!([skill.0, value(kind)]), name.clone(), self.desk.say(key))
                }),
            );
        }
        options
    }

    /// Supplemental actions.
    fn extras(&self) -> Vec<FieldOption> {
        let (desk, frame) = (self.desk, &self.desk.state.frame);
        let near = desk.zones().into_iter().filter(|&it| frame.border(self.zone(), it).is_some());
        let mut options: Vec<FieldOption> = near
            .map(|zone| {
                let label = desk.text("form-extra-move", &[("zone", &desk.zone(zone))]);
                option(value(&Extra::Move(zone)), label)
            })
            .collect();
        if desk.state.actor(self.by).disarmed.is_some() {
            options.push(option(value(&Extra::Rearm), desk.say("form-extra-rearm")));
        }
        // Only the game master can set another penalty.
        for penalty in 1..=if desk.is_gm { 3u8 } else { 1 } {
            let price = desk.texts.number(-i64::from(penalty));
            let extra = Extra::Thing { penalty, text: Wording::NONE };
            options.push(noted(value(&extra), desk.say("form-extra-thing"), price));
        }
        options
    }

    /// An aspect of the scene that lets one skill replace another.
    fn swap(&self) -> Option<Field> {
        let desk = self.desk;
        let of_scene =
            |it: &AspectRef| matches!(desk.state.bearer(*it), Some(Bearer::Scene | Bearer::Zone(_)));
        let aspects: Vec<AspectRef> = desk.aspects_in_play().into_iter().filter(of_scene).collect();
        if aspects.is_empty() || self.is_group {
            return None;
        }
        let reason = (desk.state.actor(self.by).fate == 0).then(|| schwung_fate::Bar::NoFatePoint.into());
        let options = desk.aspect_options(&aspects, None);
        let options = desk.barring(options, &vec![reason; aspects.len()]);
        Some(field::one("plan.swap", desk.say("field-swap"), options).optional().more())
    }

    /// A present companion who provides a skill.
    fn companion(&self) -> Option<Field> {
        let desk = self.desk;
        let actor = desk.state.actor(self.by);
        let companions = &desk.state.frame.sheet(self.by).companions;
        let at_hand = |n: u8| (actor.companions_gone | actor.companions_away) >> n.min(7) & 1 == 0;
        let options: Vec<FieldOption> = (0u8..)
            .zip(companions)
            .filter(|(n, _)| at_hand(*n))
            .filter_map(|(n, it)| {
                let learned: Vec<String> = it.advances.iter().flat_map(|it| self.learned(it)).collect();
                (!learned.is_empty()).then(|| noted(n, it.name.as_str(), learned.join(", ")))
            })
            .collect();
        let field = || field::one("plan.companion", desk.say("field-companion"), options.clone());
        (!options.is_empty()).then(|| field().optional().more())
    }

    /// The +1 bought for fate points, at tables that sell it only before the roll.
    fn bonus(&self) -> Option<Field> {
        let desk = self.desk;
        let is_before = desk.state.switches().bought_bonus == BoughtBonus::BeforeRoll;
        let most = Some(for_sale(desk.state, self.by)).filter(|it| is_before && *it > 0)?;
        let field = field::number("plan.bonus", desk.say("field-bonus"), 1, i32::from(most));
        Some(field.optional().more().ruled("malmsturm.fate.bonus-plus-one"))
    }

    fn learned(&self, advance: &Advance) -> Vec<String> {
        match advance {
            Advance::Skilled(skills) => skills.iter().map(|&it| self.desk.skill(it)).collect(),
            _ => Vec::new(),
        }
    }
}

/// An empty plan, as in a command.
pub(super) fn plan() -> Value {
    value(&Plan::default())
}

/// A rating as a name and a number.
pub(super) fn rating(desk: &Desk<'_>, rating: i8) -> String {
    rung::words(desk.texts, desk.state, rating)
}

/// The position of an actor relative to the acting character.
fn where_it_is(desk: &Desk<'_>, id: ActorId, far: u8) -> String {
    let actor = desk.state.actor(id);
    let mut notes = Vec::new();
    if actor.hidden {
        notes.push(desk.say("form-note-hidden"));
    }
    if actor.out.is_some() {
        notes.push(desk.say("form-note-out"));
    } else if desk.state.frame.zones.len() > 1 {
        notes.push(desk.zone(actor.zone));
        notes.push(match far {
            0 => desk.say("form-note-here"),
            u8::MAX => desk.say("form-note-no-way"),
            _ => desk.text("form-note-far", &[("n", &far.to_string())]),
        });
    }
    notes.join(" · ")
}
