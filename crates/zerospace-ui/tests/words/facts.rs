//! Examples of every fact that can be set.

use schwung_zerospace::*;

use super::samples::*;

fn flags(who: ActorId, on: bool) -> Vec<Fact> {
    vec![
        Fact::Cruel { who, on },
        Fact::Prone { who, on },
        Fact::Covered { who, on },
        Fact::Helpless { who, on },
        Fact::Blinded { who, on },
        Fact::Distracted { who, on },
        Fact::Surprised { who, on },
        Fact::Adapted { who, on },
        Fact::Standard { who, used: on },
        Fact::Movement { who, used: on },
        Fact::Stored { who, on },
        Fact::Forced { who, on },
        Fact::Hidden { who, on },
        Fact::Passes { seat: ANNA, on },
    ]
}

/// Examples of every fact, about `who` and, where needed, `on`.
pub(crate) fn all(who: ActorId, on: ActorId) -> Vec<Fact> {
    let mut facts = flags(who, true);
    facts.extend(flags(who, false));
    facts.extend(of_one(who));
    facts.extend(of_table(who, on));
    facts
}

fn of_one(who: ActorId) -> Vec<Fact> {
    let boost = |attribute, lasting| Fact::Boost { who, attribute, by: 2, lasting };
    let dodge = Dodge { attribute: Attribute::Dexterity, forced: false };
    vec![
        Fact::Losses { who, losses: Losses { fresh: 1, deep: 2, shock: 3 } },
        Fact::Lowered { who, attribute: Attribute::Will, by: 1 },
        boost(Some(Attribute::Will), false),
        boost(None, true),
        Fact::Out { who, out: None },
        Fact::Out { who, out: Some(Out::Unconscious) },
        Fact::Out { who, out: Some(Out::Dead) },
        Fact::Out { who, out: Some(Out::Left) },
        Fact::Fear { who, fear: None },
        Fact::Fear { who, fear: Some(Fear::Flee) },
        Fact::Fear { who, fear: Some(Fear::Cower) },
        Fact::Dodging { who, dodge: None },
        Fact::Dodging { who, dodge: Some(dodge) },
        Fact::Gait { who, gait: Gait::Walk },
        Fact::Gait { who, gait: Gait::Run },
        Fact::Gait { who, gait: Gait::Sprint },
        Fact::Difficulty { who, value: None },
        Fact::Difficulty { who, value: Some(6) },
        Fact::Difficulty { who, value: Some(7) },
        Fact::Owed { who, turns: 0 },
        Fact::Owed { who, turns: 1 },
        Fact::Owed { who, turns: 2 },
        Fact::Side { who, side: Side(0) },
        Fact::Plays { who, seat: BEN },
        Fact::Kind { who, kind: ActorKind::Named },
        Fact::Kind { who, kind: ActorKind::Unnamed },
        Fact::Kind { who, kind: ActorKind::Object },
        Fact::Turn { who },
        Fact::Sheet { who, sheet: Box::default() },
    ]
}

fn of_table(who: ActorId, on: ActorId) -> Vec<Fact> {
    let item = |holder| Item { id: ItemId(8), text: words("Helm"), holder, kind: ItemKind::Other };
    let setting = |dark, underwater| Setting { number: 1, dark, underwater, weightless: underwater };
    let house = Switches { margin: true, ..Switches::default() };
    let task = |sides: Option<(ActorId, ActorId)>| Task {
        id: TaskId(9),
        text: words("Schleuse"),
        mode: TaskMode::Lead(2),
        tally: [1, 0],
        tries: 1,
        sides: sides.map(|(first, second)| Contest {
            first,
            second,
            skill: SkillId(0),
            attribute: Attribute::Will,
            ties_to_first: true,
            running: false,
        }),
        won: None,
    };
    let newcomer = Sheet { name: "Kim".into(), ..Sheet::default() };
    vec![
        Fact::Hold { by: who, on, holds: true },
        Fact::Hold { by: who, on, holds: false },
        Fact::Round { round: 4 },
        Fact::Order { order: order() },
        Fact::Distance { a: who, b: on, length: None },
        Fact::Distance { a: who, b: on, length: Some(Length::metres(30)) },
        Fact::Scene { scene: setting(false, false) },
        Fact::Scene { scene: setting(true, true) },
        Fact::Points { seat: ANNA, points: 1 },
        Fact::Points { seat: ANNA, points: 3 },
        Fact::Item { item: item(None) },
        Fact::Item { item: item(Some(who)) },
        Fact::NoItem { item: ItemId(8) },
        Fact::Roles { roles: Roles::default() },
        Fact::Strength { rows: Vec::new() },
        Fact::Frame(Shared::new(Frame::default())),
        Fact::Switches(Shared::new(Switches::default())),
        Fact::Switches(Shared::new(house)),
        Fact::Join { sheet: Box::new(newcomer), actor: Box::new(Actor::new(ActorKind::Named, Side(0), BEN)) },
        Fact::Actor { who, actor: Box::new(Actor::new(ActorKind::Named, Side(0), BEN)) },
        Fact::Actor { who, actor: Box::new(Actor::new(ActorKind::Named, Side(0), BEN).off()) },
        Fact::Thing { thing: Thing { text: words("Kran"), pilot: Some(who), lasting: true } },
        Fact::NoThing { thing: 0 },
        Fact::Stunt { stunt: Stunt { who, skill: SkillId(0), text: words("Funken"), scene: true } },
        Fact::Stunt { stunt: Stunt { who, skill: SkillId(0), text: Wording::NONE, scene: false } },
        Fact::Task { task: task(None) },
        Fact::Task { task: task(Some((who, on))) },
        Fact::NoStunt { stunt: 0 },
        Fact::Tally { task: REACTOR, tally: [2, 0], tries: 3 },
        Fact::Tally { task: CHASE, tally: [2, 1], tries: 3 },
    ]
}
