//! A small table: Anna with her companion Tom, the game master's Boris and seven thugs, two zones.

#![allow(dead_code)] // each test uses only a part

pub(crate) mod events;
pub(crate) mod questions;

use schwung_fate::{
    Actor, ActorId, ActorKind, Advance, Agenda, AgendaId, Aspect, AspectId, AspectKind, AspectRef, Bearer,
    Companion, Conflict, ConflictKind, Effort, Frame, Gift, Initiative, Long, Minions, Profile, Reach, Roles,
    Shared, Sheet, Side, Skill, SkillId, SkillSet, State, Terms, Track, Way, Why, Wording, ZoneId,
};
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_table::Seat;

pub(crate) const ANNA: ActorId = ActorId(0);
pub(crate) const BORIS: ActorId = ActorId(1);
pub(crate) const THUGS: ActorId = ActorId(2);
pub(crate) const QUAY: ZoneId = ZoneId(0);
pub(crate) const DECK: ZoneId = ZoneId(1);
pub(crate) const FISTS: SkillId = SkillId(0);
pub(crate) const GUNS: SkillId = SkillId(1);
pub(crate) const ALERTNESS: SkillId = SkillId(2);
pub(crate) const RESOLVE: SkillId = SkillId(3);
pub(crate) const ATHLETICS: SkillId = SkillId(4);
pub(crate) const HARM: AgendaId = AgendaId(0);
pub(crate) const SCARE: AgendaId = AgendaId(1);
pub(crate) const FOG: AspectId = AspectId(1);
pub(crate) const TRAP: AspectId = AspectId(2);
pub(crate) const SAND: AspectId = AspectId(3);
pub(crate) const BLADE: AspectRef = AspectRef::Sheet(ANNA, 0);

pub(crate) fn catalogue(lang: Lang) -> Catalogue {
    Catalogue::new(lang, "sotc")
}

/// The catalogues of every book in both languages, each with its profile.
pub(crate) fn books() -> Vec<(Catalogue, Profile)> {
    let of = |id: &&'static str| {
        Lang::ALL.map(|lang| (Catalogue::new(lang, id), Profile::find(id).expect("a book of this engine")))
    };
    Profile::ALL.iter().flat_map(of).collect()
}

/// The same table, but with another book.
pub(crate) fn table_of(profile: &Profile) -> State {
    let mut state = state();
    state.profile = Shared::new(profile.clone());
    state
}

pub(crate) fn words(text: &str) -> Wording {
    Wording::new(text)
}

fn skill(key: &str, de: &str, en: &str, reach: Reach) -> Skill {
    Skill { key: key.into(), de: de.into(), en: en.into(), reach, armed: reach == Reach::Shoot }
}

pub(crate) fn frame() -> Frame {
    let set = |skills: &[SkillId]| skills.iter().copied().collect::<SkillSet>();
    let agenda = |key: &str, attack: &[SkillId], defend: &[SkillId], track| Agenda {
        key: key.into(),
        attack: set(attack),
        defend: set(defend),
        track,
    };
    let gift = |name: &str, price, bonus| Gift {
        name: name.into(),
        price,
        bonus: (price > 0).then_some((FISTS, bonus)),
        ..Gift::default()
    };
    let tom = Companion {
        name: "Tom".into(),
        kinds: ConflictKind::Physical.bit(),
        advances: vec![Advance::Independent],
        has_aspect: true,
    };
    Frame {
        title: "Hafen".into(),
        seats: vec!["GM".into(), "Aysche".into()],
        sides: vec!["a".into(), "b".into()],
        skills: vec![
            skill("fists", "Fäuste", "Fists", Reach::Touch),
            skill("guns", "Schusswaffen", "Guns", Reach::Shoot),
            skill("alertness", "Aufmerksamkeit", "Alertness", Reach::Touch),
            skill("resolve", "Entschlossenheit", "Resolve", Reach::Far),
            skill("athletics", "Athletik", "Athletics", Reach::Touch),
        ],
        roles: Roles {
            alertness: ALERTNESS,
            empathy: RESOLVE,
            resolve: RESOLVE,
            endurance: ATHLETICS,
            athletics: ATHLETICS,
        },
        agendas: vec![
            agenda("harm", &[FISTS, GUNS], &[FISTS, ATHLETICS], Track::Health),
            agenda("scare", &[RESOLVE], &[RESOLVE], Track::Composure),
        ],
        sheets: vec![
            Sheet {
                name: "Anna".into(),
                skills: vec![3, 1, 2, 0, 2],
                aspects: vec!["Schnelle Klinge".into(), "Verräterin".into()],
                secret_aspects: 0b10,
                refresh: Some(2),
                companions: vec![tom],
                gifts: vec![gift("Rüstzeug", 0, -1), gift("Wundersame Klinge", 2, 3)],
                ..Sheet::default()
            },
            Sheet {
                name: "Boris".into(),
                skills: vec![2, 0, 1, 1, 1],
                aspects: vec!["Der Stier".into()],
                ..Sheet::default()
            },
            Sheet {
                name: "Schläger".into(),
                minions: Some(Minions { quality: 2, kind: ConflictKind::Physical }),
                ..Sheet::default()
            },
        ],
        zones: vec!["Kai".into(), "Deck".into()],
        ways: vec![Way { from: QUAY, to: DECK, border: 1 }, Way { from: DECK, to: QUAY, border: 1 }],
    }
}

pub(crate) fn conflict() -> Conflict {
    Conflict {
        kind: ConflictKind::Physical,
        exchange: 2,
        turn: Some(ANNA),
        under_way: true,
        initiative: Initiative::Skill,
        initiative_skill: ALERTNESS,
        first: Seat::GM,
        long: Long::default(),
    }
}

/// In the second exchange of a conflict, with fog on the scene, a hidden trap on the deck, and sand in the
/// eyes of Boris.
pub(crate) fn state() -> State {
    let mut anna = Actor::new(Side(0), Seat::player(0), QUAY);
    anna.fate = 3;
    let mut boris = Actor::new(Side(1), Seat::GM, QUAY);
    boris.fate = 1;
    let mut thugs = Actor::new(Side(1), Seat::GM, QUAY);
    thugs.kind = ActorKind::Minions;
    thugs.members = 4;
    let mut state = State::new(Profile::sotc(), frame(), vec![anna, boris, thugs]);
    let aspect = |id, text: &str, bearer, kind, hidden, free_tag| Aspect {
        id,
        text: words(text),
        bearer,
        kind,
        hidden,
        known: 0,
        free_tag,
    };
    state.aspects = vec![
        aspect(FOG, "Dichter Nebel", Bearer::Scene, AspectKind::Framed, false, None),
        aspect(TRAP, "Lose Planken", Bearer::Zone(DECK), AspectKind::Framed, true, None),
        aspect(SAND, "Sand im Auge", Bearer::Actor(BORIS), AspectKind::Fragile, false, Some(ANNA)),
    ];
    state.next_aspect = 4;
    state.conflict = Some(conflict());
    state.order = vec![ANNA, BORIS, THUGS];
    state
}

/// Anna's effort: Fists +3, dice +1.
pub(crate) fn effort() -> Effort {
    let mut terms = Terms::NONE;
    terms.add(Why::Skill(FISTS), 3);
    Effort { dice: 1, ..Effort::new(ANNA, Some(FISTS), terms) }
}

/// The defence of Boris: Fists +2, full defense, dice −2.
pub(crate) fn defence() -> Effort {
    let mut terms = Terms::NONE;
    terms.add(Why::Skill(FISTS), 2);
    terms.add(Why::FullDefense, 2);
    Effort { dice: -2, ..Effort::new(BORIS, Some(FISTS), terms) }
}

/// Boris without a roll: Fists +2, and full defense.
pub(crate) fn standing() -> Effort {
    Effort { dice: 0, ..defence() }
}

/// The variants of a `pub enum` or `questions!` in the source, in order.
pub(crate) fn names_in(source: &str, from: &str) -> Vec<String> {
    let body = source.split(from).nth(1).expect("the list is there");
    let end = body.find("\n}").expect("the list ends");
    body[..end]
        .lines()
        .filter(|line| line.starts_with("    ") && line[4..].starts_with(|c: char| c.is_ascii_uppercase()))
        .map(|line| line.trim().split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_owned())
        .collect()
}

/// The name of the variant, from its debug output.
pub(crate) fn name_of(value: &impl std::fmt::Debug) -> String {
    format!("{value:?}").split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_owned()
}

/// Asserts that a text is fit for people: complete, with no missing message.
pub(crate) fn assert_whole(text: &str) {
    for fault in ["⟨", "⟩", "{", "}", "$", "  ", " .", "..", "unbekannt", "unknown"] {
        assert!(!text.contains(fault), "{fault:?} in {text:?}");
    }
    assert!(!text.trim().is_empty());
}
