//! Examples of all facts that can be set.

use schwung_daemmersturm::*;

use super::samples::*;

fn flags(on: bool) -> Vec<ActorFact> {
    vec![
        ActorFact::TriedHealing(on),
        ActorFact::Exhausted(on),
        ActorFact::WasExhausted(on),
        ActorFact::ManaEmpty(on),
        ActorFact::Seeking(on),
        ActorFact::Normal(Some(on)),
        ActorFact::Exposed(on),
        ActorFact::Veiled(on),
        ActorFact::Moved(on),
        ActorFact::Action(on),
        ActorFact::ShortDraw(on),
        ActorFact::Transfer(on),
        ActorFact::Reflex(on),
        ActorFact::Charged(on),
        ActorFact::Acted(on),
    ]
}

pub(crate) fn all_of_actor(on: ActorId) -> Vec<ActorFact> {
    let mut all = vec![
        ActorFact::Life(7),
        ActorFact::StartLife(19),
        ActorFact::HealedBetween(2),
        ActorFact::ActionPoints(1),
        ActorFact::FocusPoints(2),
        ActorFact::Resource(None),
        ActorFact::Resource(Some(Resource::Light)),
        ActorFact::MagicPoints(3),
        ActorFact::Potions(1),
        ActorFact::Ailments(Ailments::default()),
        ActorFact::Ailments(Ailments { nausea: 4, cramps: 2, faint: 1, fresh: false }),
        ActorFact::Mount(Mount::Foot),
        ActorFact::Mount(Mount::Vehicle),
        ActorFact::Normal(None),
        ActorFact::Swarm(SwarmId(0)),
        ActorFact::Swarm(SwarmId(2)),
        ActorFact::Facing(Facing::Unset),
        ActorFact::LastFacing(Facing::Toward(on)),
        ActorFact::Orders(Orders::default()),
        ActorFact::Side(Side(1)),
        ActorFact::Seat(BEN),
        ActorFact::Walked(Length(15)),
        ActorFact::Draws(2),
        ActorFact::Dealt(6),
        ActorFact::Due(9),
        ActorFact::Shadow(3),
        ActorFact::Element(None),
        ActorFact::Element(Some((Element::Air, 2))),
        ActorFact::Profile(Box::default()),
    ];
    for secret in [false, true] {
        all.push(ActorFact::Marked { text: words("flieht"), secret });
        all.push(ActorFact::Unmarked { text: words("flieht"), secret });
    }
    all.extend([Status::Up, Status::Incapacitated, Status::Dead, Status::Gone].map(ActorFact::Status));
    all.extend(flags(true));
    all.extend(flags(false));
    all
}

pub(crate) fn all_of_item(who: ActorId) -> Vec<ItemFact> {
    vec![
        ItemFact::Holder(None),
        ItemFact::Holder(Some(who)),
        ItemFact::Held(Held::Ready),
        ItemFact::User(None),
        ItemFact::User(Some(who)),
        ItemFact::Unloaded(0),
        ItemFact::Unloaded(2),
        ItemFact::Broken(true),
        ItemFact::Broken(false),
        ItemFact::Poison(None),
        ItemFact::Poison(Some(VENOM)),
        ItemFact::Heavy(true),
        ItemFact::Heavy(false),
        ItemFact::Crew(vec![who]),
        ItemFact::Gone,
    ]
}

pub(crate) fn all_of_scene(who: ActorId, on: ActorId) -> Vec<SceneFact> {
    let fight = fight();
    let engaged = |is| SceneFact::Engaged { by: who, on, at: None, is };
    let distance = |length| SceneFact::Distance { a: who, b: on, length };
    let standing = |is| SceneFact::Standing { who, area: FIRE, is };
    let sight = |seen| SceneFact::Sight { observer: on, entity: who, seen };
    let load = Load { by: vec![who], what: Burden::Thing(CANNON), size: Size::Similar, lifted: 1 };
    let uses = Used { by: who, ability: ABILITY, turn: 1, round: 1, section: 2, tried: false };
    let mut all = vec![
        SceneFact::Round(4),
        SceneFact::Turn(None),
        SceneFact::Turn(Some(who)),
        SceneFact::ChargeRange(Length::metres(12)),
        engaged(true),
        engaged(false),
        distance(None),
        distance(Some(Length::metres(30))),
        SceneFact::Cover(Cover { id: EffectId(0), of: who, side: CoverSide::All, need: 15, full: false }),
        SceneFact::NoCover(EffectId(3)),
        SceneFact::NoCover(EffectId(77)),
        SceneFact::Area(ground(AreaId(0), Amount::of(1, 3), 2)),
        SceneFact::Area(ground(AreaId(0), Amount::default(), 0)),
        SceneFact::NoArea(FIRE),
        standing(true),
        standing(false),
        SceneFact::Wound(wound(who)),
        SceneFact::NoWound(EffectId(1)),
        SceneFact::Modifier(modifier(who, Change::Set(6), Until::Lifted)),
        SceneFact::NoModifier(EffectId(2)),
        SceneFact::Channel(Channel { by: who, ..fight.channels[0].clone() }),
        SceneFact::Uses(uses),
        SceneFact::NoChannel(who),
        SceneFact::Climb(Climb { who, reached: true, pinned: true, ..fight.climbs[0] }),
        SceneFact::NoClimb(who),
        SceneFact::Load(load),
        SceneFact::NoLoad(Burden::Thing(CANNON)),
        SceneFact::NoteDone(NoteId(1)),
        SceneFact::NoLatest,
    ];
    let hidden = |traceless| Some(Seen::Hidden { traceless, last: None });
    let partly = |target| Some(Seen::Partly { target });
    all.extend(
        [None, hidden(true), hidden(false), partly(true), partly(false), Some(Seen::Discovered)].map(sight),
    );
    all
}

pub(crate) fn all_of_table(who: ActorId) -> Vec<TableFact> {
    let item = |holder| Item { id: ItemId(0), label: words("Fackel"), holder, ..fight().items[2].clone() };
    let house = Switches { element_pool: true, ..Switches::default() };
    let newcomer = Profile { name: "Kim".into(), ..Profile::default() };
    let actor = Box::new(Actor::new(&newcomer, Side(0), BEN));
    let put = |actor: Actor| {
        let profile = Box::new(newcomer.clone());
        TableFact::Put { who, profile, actor: Box::new(actor) }
    };
    vec![
        TableFact::NewItem(item(None)),
        TableFact::NewItem(item(Some(who))),
        TableFact::Switches(Shared::new(Switches::default())),
        TableFact::Switches(Shared::new(house)),
        TableFact::Frame(Shared::new(Frame::default())),
        put(actor.off()),
        put(*actor),
        TableFact::Join { profile: Box::new(newcomer), actor },
    ]
}

/// Facts about `who`, and about `who` and `on`.
pub(crate) fn all(who: ActorId, on: ActorId) -> Vec<Fact> {
    let mut all: Vec<Fact> = Vec::new();
    all.extend(all_of_actor(on).into_iter().map(|fact| Fact::Actor { who, fact }));
    all.extend(all_of_item(who).into_iter().map(|fact| Fact::Item { item: SWORD, fact }));
    all.extend(all_of_scene(who, on).into_iter().map(Fact::Scene));
    all.extend(all_of_table(who).into_iter().map(Fact::Table));
    all
}
