//! Declarations, assessments, and tagging for effect.

use schwung_table::Play;

use crate::{
    ActionKind, ActorId, AspectId, AspectKind, AspectRef, Assess, Bar, Bearer, Declare, Doing, Event,
    FateTable, Found, Judgement, Reason, Simple, State, Wording,
    rules::{attack, bank, budget, judge, payment, simple, supplemental, turn},
};

/// Checks that there is a fate point for this declaration, and an aspect if the table requires one.
//= malmsturm.declare.basic
pub(crate) fn check(state: &State, it: &Declare) -> Result<(), Reason> {
    if it.text.is_empty() {
        return Err(Bar::NeedsWords.into());
    }
    if state.actor(it.who).fate == 0 {
        return Err(Reason::of(Bar::NoFatePoint, 1, 0));
    }
    //= malmsturm.declare.no-aspect-needed
    let own = matches!(it.by_aspect, Some(AspectRef::Sheet(who, _)) if who == it.who);
    if state.switches().declaration_needs_aspect && !own {
        return Err(Bar::NeedsAspect.into());
    }
    Ok(())
}

/// Declares a fact. It becomes true if the game master consents, and only then is it paid for.
//= malmsturm.declare.basic
//= malmsturm.declare.veto-refund
//= freefate.fate.default-declaration
//= malmsturm.declare.rollless-invocation
//= malmsturm.fate.uses
pub(crate) fn declare<T: FateTable>(t: &mut T, it: &Declare) -> Play<T, ()> {
    if !judge(t, Judgement::Declaration { actor: it.who, text: it.text.clone() })?
        || !payment::can_pay(t, it.who, 1)
    {
        return Ok(());
    }
    t.tell(Event::Declared { actor: it.who, text: it.text.clone(), aspect: it.by_aspect });
    if it.places {
        place(t, it.who, &it.text, Bearer::Scene);
    }
    Ok(())
}

/// Aspects from assessments and declarations are sticky.
//= sotc.temp-aspect.assess-declare
fn place<T: FateTable>(t: &mut T, by: ActorId, text: &Wording, bearer: Bearer) {
    let id = AspectId(t.state().next_aspect);
    let free_tag = t.state().switches().first_tag_free.then_some(by);
    let (text, kind) = (text.clone(), AspectKind::Sticky);
    t.tell(Event::AspectPlaced { id, text, bearer, kind, hidden: false, free_tag });
}

/// Checks whether this assessment may begin.
pub(crate) fn check_assess(state: &State, it: &Assess) -> Result<(), Reason> {
    budget::may_act(state, it.who)?;
    attack::check_skill_with(state, it.who, Some(it.skill), &it.plan)?;
    supplemental::check(state, it.who, Some(it.skill), &it.plan)?;
    match &it.finds {
        Found::Hidden(id) => match state.aspect(*id) {
            Some(aspect) if aspect.hidden => Ok(()),
            _ => Err(Bar::NothingToAssess.into()),
        },
        Found::Secret(actor, n) if state.is_secret(*actor, *n) => Ok(()),
        Found::Secret(..) => Err(Bar::NothingToAssess.into()),
        Found::New { text, .. } if text.is_empty() => Err(Bar::NeedsWords.into()),
        Found::New { .. } => Ok(()),
    }
}

/// An assessment; a success finds an aspect.
//= sotc.temp-aspect.assess-declare
//= malmsturm.tag.must-know
//= malmsturm.tag.visibility
pub(crate) fn assess<T: FateTable>(t: &mut T, it: &Assess) -> Play<T, ()> {
    let (by, skill) = (it.who, it.skill);
    let plan = supplemental::agreed(t, by, &it.plan)?;
    t.tell(Event::ActionBegan { actor: by, doing: Doing::Assess });
    let hidden = matches!(it.finds, Found::Hidden(_) | Found::Secret(..));
    let roll = Simple {
        by,
        skill,
        difficulty: it.difficulty,
        hidden,
        time: None,
        quality: None,
        notice: None,
        plan: it.plan.clone(),
    };
    if let simple::Came::Succeeded(_) = simple::against(t, &roll, &plan, &[ActionKind::Other])? {
        match &it.finds {
            Found::Hidden(id) => {
                let to = Some(t.state().actor(by).seat);
                t.tell(Event::AspectRevealed { id: *id, to });
            }
            Found::Secret(actor, aspect) => {
                let to = Some(t.state().actor(by).seat);
                t.tell(Event::SecretRevealed { actor: *actor, aspect: *aspect, to });
            }
            Found::New { text, on } => place(t, by, text, *on),
        }
    }
    turn::finish(t, by)
}

/// Checks whether this aspect can be tagged for effect.
pub(crate) fn check_tag(state: &State, who: ActorId, aspect: AspectRef) -> Result<(), Reason> {
    if state.bearer(aspect).is_none() {
        return Err(Bar::NoSuchAspect.into());
    }
    if !state.is_aspect_known_to(aspect, state.actor(who).seat) {
        return Err(Bar::AspectUnknown.into());
    }
    if is_free(state, who, aspect) {
        return Ok(());
    }
    if state.actor(who).fate == 0 {
        return Err(Reason::of(Bar::NoFatePoint, 1, 0));
    }
    bank::check_room_of_bearer(state, who, state.bearer(aspect))
}

fn is_free(state: &State, who: ActorId, aspect: AspectRef) -> bool {
    match aspect {
        AspectRef::Sheet(..) => false,
        AspectRef::Play(id) => state.aspect(id).is_some_and(|it| it.free_tag == Some(who)),
    }
}

/// Tags an aspect for effect, without a roll, if the game master consents.
//= malmsturm.tag.definition
//= malmsturm.tag.effect
//= malmsturm.tag.higher-bar
pub(crate) fn tag_effect<T: FateTable>(
    t: &mut T,
    who: ActorId,
    aspect: AspectRef,
    text: &Wording,
) -> Play<T, ()> {
    if judge(t, Judgement::TagEffect { actor: who, aspect, text: text.clone() })? {
        let free = is_free(t.state(), who, aspect);
        let Some(bearer) = t.state().bearer(aspect) else { return Ok(()) };
        if !free && !payment::can_pay_for(t, who, bearer) {
            return Ok(());
        }
        let (text, gone) = (text.clone(), t.state().fragile_text(aspect));
        t.tell(Event::TaggedForEffect { actor: who, aspect, bearer, free, text, gone });
    }
    Ok(())
}
