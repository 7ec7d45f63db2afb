//! Everything has a complete text in both languages.

use std::collections::BTreeSet;

use schwung_daemmersturm::{
    client::{LineFault, NotTaken, Origin, Why},
    library::{DataCode, DataFault, Difference, List},
    profile_line::{Fault, FaultCode, Place as At, Remark, RemarkCode},
    *,
};
use schwung_daemmersturm_ui::words;
use schwung_messages::Viewer;
use schwung_play::Pending;
use schwung_table::{Choice, Dice, Seat};

use super::{assert_all, assert_whole, both, events, facts, questions, samples::*};

#[test]
fn there_is_an_example_of_everything() {
    let (by, on) = (MIRELLE, WOLF);
    assert_all(&events::all(by, on), Event::VARIANTS, Event::variant);
    assert_all(&events::all_turns(by, on), TurnEvent::VARIANTS, TurnEvent::variant);
    assert_all(&events::all_rolls(by), RollEvent::VARIANTS, RollEvent::variant);
    assert_all(&events::all_purposes(), Purpose::VARIANTS, Purpose::variant);
    assert_all(&events::all_attacks(by, on), AttackEvent::VARIANTS, AttackEvent::variant);
    assert_all(&events::all_harms(by, on), HarmEvent::VARIANTS, HarmEvent::variant);
    assert_all(&events::all_areas(by, on), AreaEvent::VARIANTS, AreaEvent::variant);
    assert_all(&events::all_gears(by, on), GearEvent::VARIANTS, GearEvent::variant);
    assert_all(&events::all_substances(by, on), SubstanceEvent::VARIANTS, SubstanceEvent::variant);
    assert_all(&events::all_magics(by, on), MagicEvent::VARIANTS, MagicEvent::variant);
    assert_all(&events::all_scenes(by, on), SceneEvent::VARIANTS, SceneEvent::variant);
    assert_all(&events::all_clients(), ClientEvent::VARIANTS, ClientEvent::variant);
    assert_all(&events::all_climbs(by, on), ClimbEvent::VARIANTS, ClimbEvent::variant);
    assert_all(&events::all_sights(by, on), SightEvent::VARIANTS, SightEvent::variant);
    assert_all(&events::all_carries(by, on), CarryEvent::VARIANTS, CarryEvent::variant);
    assert_all(&facts::all(by, on), Fact::VARIANTS, Fact::variant);
    assert_all(&facts::all_of_actor(on), ActorFact::VARIANTS, ActorFact::variant);
    assert_all(&facts::all_of_item(by), ItemFact::VARIANTS, ItemFact::variant);
    assert_all(&facts::all_of_scene(by, on), SceneFact::VARIANTS, SceneFact::variant);
    assert_all(&facts::all_of_table(by), TableFact::VARIANTS, TableFact::variant);
    assert_all(&questions::all(by, on), Question::KINDS, Question::kind);
    assert_all(&questions::all_judgements(by, on), Judgement::VARIANTS, Judgement::variant);
    assert_all(&questions::all_answers(), Answer::VARIANTS, Answer::variant);
}

/// Lines of the game client that only became rolls, which have lines themselves.
fn only_rolls(event: &Event) -> bool {
    let Event::Scene(SceneEvent::Client(event)) = event else { return false };
    match event {
        ClientEvent::Assigned { confirmed, reason, .. } => !confirmed && reason.is_empty(),
        ClientEvent::Pasted { fitted, kept, known, faults, .. } => {
            !fitted.is_empty() && kept.iter().all(|it| it.follows) && *known == 0 && faults.is_empty()
        }
        _ => false,
    }
}

/// Events without a log line: marks of the turn, pending rolls, and events that the neighbouring line already contains.
fn says_nothing(event: &Event) -> bool {
    matches!(
        event,
        Event::Turn(
            TurnEvent::TurnEnded { .. } | TurnEvent::ActionSpent { .. } | TurnEvent::DistancesLapsed { .. }
        ) | Event::Roll(RollEvent::Called { .. })
            | Event::Attack(
                AttackEvent::Struck { .. } | AttackEvent::ReflexUsed { .. } | AttackEvent::StaysOut { .. }
            )
            | Event::Harm(
                HarmEvent::HitBegan { .. }
                    | HarmEvent::HitOver { .. }
                    | HarmEvent::HitStands { .. }
                    | HarmEvent::TriedBelated { .. }
            )
            | Event::Area(AreaEvent::WoundPassed { id: EffectId(1) } | AreaEvent::SwarmAttacked { .. })
            | Event::Gear(
                GearEvent::TransferSpent { .. }
                    | GearEvent::Used { .. }
                    | GearEvent::ItemGone { .. }
                    | GearEvent::Substance(SubstanceEvent::TurnPassed { .. })
            )
    ) || only_rolls(event)
}

#[test]
fn every_event_has_a_line_of_its_own() {
    for c in both() {
        let mut lines = BTreeSet::new();
        for it in events::all(MIRELLE, WOLF) {
            let line = words::event(&c, &fight(), &it, Viewer::All);
            assert_eq!(line.is_none(), says_nothing(&it), "{it:?}");
            let Some(line) = line else { continue };
            assert_whole(&line);
            // Punctuation at the end of a quotation also ends the line.
            assert!(line.trim_end_matches(['“', '”']).ends_with(['.', '?', '!']), "{line}");
            assert!(!["!“.", ".“.", "!”.", ".”."].iter().any(|it| line.ends_with(it)), "{line}");
            assert!(line.starts_with(|it: char| it.is_uppercase() || it == '„' || it == '“'), "{line}");
            assert!(lines.insert(line.clone()), "said twice: {line}");
        }
        assert!(lines.len() > 350, "{}", lines.len());
    }
}

#[test]
fn what_is_told_of_somebody_who_is_gone_still_reads() {
    let gone = ActorId(77);
    for c in both() {
        for viewer in [Viewer::All, Viewer::Seat(ANNA), Viewer::Public] {
            for it in events::all(gone, ActorId(78)) {
                if let Some(line) = words::event(&c, &peace(), &it, viewer) {
                    assert_whole(&line);
                }
                for part in words::explain(&c, &peace(), &it, viewer) {
                    assert_whole(&part.text);
                }
            }
        }
        assert_eq!(words::status(&c, &peace(), gone, Viewer::All), "");
        assert!(words::chips(&c, &peace(), gone, Viewer::All).is_empty());
    }
}

#[test]
fn every_part_of_a_number_names_a_rule_of_the_book() {
    for c in both() {
        let mut rules = BTreeSet::new();
        for it in events::all(MIRELLE, WOLF) {
            for part in words::explain(&c, &fight(), &it, Viewer::All) {
                assert_whole(&part.text);
                assert!(schwung_rulebook::get(part.rule).is_some(), "{}", part.rule);
                rules.insert(part.rule);
            }
        }
        assert!(rules.len() > 90, "{}", rules.len());
    }
}

//% daemmersturm.profile.modifiers
//% daemmersturm.profile.attack-roll
#[test]
fn the_parts_of_an_attack_make_its_total_and_its_defence() {
    let [c, _] = both();
    let mut state = fight();
    // Mirelle attacks with NA 4, nausea, a setting and an adding modifier. The wolf has a shield with a drawback.
    let of_attack = |id, change| Modifier {
        id: EffectId(id),
        value: Value::MeleeAttack,
        ..modifier(MIRELLE, change, Until::Combat)
    };
    state.modifiers.push(of_attack(20, Change::Set(6)));
    state.modifiers.push(of_attack(21, Change::Add(1)));
    state.frame.change(|it| it.library.protections[0].drawbacks.push((Value::MeleeDefence, -1)));
    let (bonus, defence) =
        (state.attack_value(MIRELLE, Skill::Melee), state.defence_value(WOLF, Skill::Melee));
    assert_eq!((bonus, defence), (6 + 1 - 5, 13 - 2 - 1));
    for (back, more) in [(false, 0), (true, 3), (true, 5)] {
        let total = 12 + bonus + more;
        let event = AttackEvent::Resolved {
            by: MIRELLE,
            on: WOLF,
            natural: 12,
            total,
            defence,
            outcome: Outcome::Hit,
            back,
            extra: Extra::default(),
            guard: 0,
        };
        let parts = words::explain(&c, &state, &event.into(), Viewer::All);
        let at = parts.iter().position(|it| it.text == "NV").expect("the defence begins with its base value");
        let (attack, rest) = parts.split_at(at);
        let (lead, defending) = rest.split_last().expect("the lead comes last");
        let sum = |parts: &[words::Part]| parts.iter().filter_map(|it| it.value).sum::<i32>();
        assert_eq!(sum(attack), i32::from(total), "{attack:?}");
        assert_eq!(sum(defending), i32::from(defence), "{defending:?}");
        assert_eq!(lead.value, Some(i32::from(total - defence)));
        let rules: Vec<&str> = attack.iter().map(|it| it.rule).collect();
        assert_eq!(rules.contains(&"daemmersturm.backstab.bonus"), back, "{rules:?}");
        assert!(rules.contains(&"daemmersturm.potion.side-1"), "{rules:?}");
        assert!(defending.iter().any(|it| it.text == "Holzschild"), "{defending:?}");
    }
}

/// Only players of a single character are addressed in the second person.
#[test]
fn questions_about_your_own_character_speak_to_you() {
    let state = fight();
    let [de, _] = both();
    let asked = StepIn { seat: ANNA, who: vec![MIRELLE], of: GUARD, others: Vec::new(), by: WOLF }.into();
    let to = |viewer| words::question(&de, &state, &asked, viewer);
    assert!(to(Viewer::Seat(ANNA)).ends_with("Schreitest du ein?"), "{}", to(Viewer::Seat(ANNA)));
    // A single candidate is named.
    assert!(to(Viewer::All).ends_with("Schreitet Mirelle ein?"), "{}", to(Viewer::All));
    let both_asked =
        StepIn { seat: ANNA, who: vec![MIRELLE, WOLF], of: GUARD, others: Vec::new(), by: WOLF }.into();
    let of_both = words::question(&de, &state, &both_asked, Viewer::All);
    assert!(of_both.contains("Wer schreitet ein (Mirelle"), "{of_both}");
    // One question about several targets of one attack asks which one to step in for.
    let (who, others) = (vec![MIRELLE], vec![TULUK]);
    let several: Question = StepIn { seat: ANNA, who, of: GUARD, others, by: WOLF }.into();
    let ask = |c, viewer| words::question(c, &state, &several, viewer);
    assert!(ask(&de, Viewer::Seat(ANNA)).ends_with("): Für wen schreitest du ein?"));
    assert!(ask(&de, Viewer::All).ends_with("Wer schreitet ein, und für wen (Mirelle)?"));
    let free = |answer| Choice { answer, price: Price::FREE, rule: "", barred: None };
    let [nobody, for_tuluk] = [Target(None).into(), Substitute { who: MIRELLE, of: TULUK }.into()]
        .map(|it: Answer| words::choice(&de, &state, &several, &free(it)));
    assert_eq!((&*nobody, &*for_tuluk), ("Für niemanden", "Mirelle für Tuluk"));
    let mut two = state.clone();
    two.actors[usize::from(WOLF.0)].seat = ANNA;
    let of_two = words::question(&de, &two, &asked, Viewer::Seat(ANNA));
    assert!(of_two.ends_with("Schreitet Mirelle ein?"), "{of_two}");
    for c in both() {
        for it in questions::all(MIRELLE, WOLF)
            .iter()
            .filter(|it| it.seat() == ANNA && !matches!(it, Question::Compensate(_)))
        {
            let text = words::question(&c, &state, it, Viewer::Seat(ANNA));
            assert!(!text.contains("Mirelle"), "{text}");
        }
    }
}

#[test]
fn every_question_has_a_sentence_and_every_answer_a_meaning() {
    for c in both() {
        let mut asked_so_far = BTreeSet::new();
        for it in questions::all(MIRELLE, WOLF) {
            let asked = words::question(&c, &fight(), &it, Viewer::Seat(it.seat()));
            assert_whole(&asked);
            assert!(asked_so_far.insert(asked.clone()), "asked twice: {asked}");
            assert_whole(&words::waiting(&c, &fight(), &it));
            let mut meanings = BTreeSet::new();
            for choice in questions::choices(&fight(), &it) {
                let meaning = words::choice(&c, &fight(), &it, &choice);
                assert_whole(&meaning);
                assert!(meanings.insert(meaning.clone()), "{asked} {meaning}");
                if let Some(bar) = choice.barred {
                    assert_whole(&words::reason(&c, &bar));
                }
            }
            assert!(!meanings.is_empty(), "{asked}");
        }
    }
}

#[test]
fn every_answer_has_a_meaning_whatever_was_asked() {
    for c in both() {
        for question in questions::all(MIRELLE, WOLF) {
            let mut meanings = BTreeSet::new();
            for answer in questions::all_answers() {
                let choice = Choice { answer, price: Price::FREE, rule: "", barred: None };
                let meaning = words::choice(&c, &fight(), &question, &choice);
                assert_whole(&meaning);
                meanings.insert(meaning);
            }
            assert!(meanings.len() > 25, "{meanings:?}");
        }
    }
}

#[test]
fn prices_say_what_is_given_up() {
    let [de, en] = both();
    let price = |c, points, turn| words::price(c, Price { points, turn });
    assert_eq!(price(&de, None, false), None);
    assert_eq!(price(&de, Some((Pool::Action, 2)), false).as_deref(), Some("2 AP"));
    assert_eq!(price(&de, Some((Pool::Magic(Resource::Light), 1)), false).as_deref(), Some("1 Lichtpunkt"));
    assert_eq!(
        price(&en, Some((Pool::Magic(Resource::Shadow), 3)), true).as_deref(),
        Some("3 shadow points and the next turn")
    );
    assert_eq!(price(&de, Some((Pool::Focus, 0)), false), None);
    let mut state = fight();
    state.actors[0].action_points = 3;
    let asked: Question = Compensate { seat: ANNA, who: MIRELLE, natural: 2, cost: 3 }.into();
    let labels: Vec<String> =
        questions::choices(&state, &asked).iter().map(|it| words::choice(&de, &state, &asked, it)).collect();
    assert_eq!(labels, ["Misslingen lassen", "Nachhelfen (3 AP)"]);
}

#[test]
fn every_bar_says_why() {
    for c in both() {
        let mut said = BTreeSet::new();
        for &bar in Bar::ALL {
            let plain = words::reason(&c, &bar.into());
            assert_whole(&plain);
            assert_whole(&words::reason(&c, &Reason::of(bar, 5, 2)));
            assert!(said.insert(plain.clone()), "{plain}");
            // A limit of the software cites no rule.
            let limit = matches!(bar, Bar::OutOfBounds | Bar::Limit);
            assert_eq!(schwung_rulebook::get(bar.rule()).is_none(), limit, "{}", bar.rule());
        }
        let far = words::reason(&c, &Reason::of(Bar::TooFar, 120, 85));
        assert!(far.contains("12 m") && far.contains(['8']) && far.contains("5 m"), "{far}");
        let poor = words::reason(&c, &Reason::of(Bar::NoPoints, 4, 1));
        assert!(poor.contains('4') && poor.contains('1'), "{poor}");
    }
}

#[test]
fn every_switch_and_position_has_words() {
    for c in both() {
        let mut names = BTreeSet::new();
        for switch in Switches::ALL {
            let name = (words::SWITCHES.title)(&c, switch);
            assert_whole(&name);
            assert!(names.insert(name.clone()), "{name}");
            let text = (words::SWITCHES.text)(&c, switch);
            assert_whole(&text);
            assert!(text.ends_with('?'), "{text}");
            let positions: Vec<Position> = match switch.kind {
                SwitchKind::Flag => [true, false].map(Position::Flag).to_vec(),
                SwitchKind::Number(low, high) => [low, high].map(|it| Position::Number(it.into())).to_vec(),
                SwitchKind::Choice(all) => all.iter().map(|it| Position::Word((*it).to_owned())).collect(),
                SwitchKind::Rows => unreachable!("no switch of this book has rows"),
            };
            let said: BTreeSet<String> =
                positions.iter().map(|it| (words::SWITCHES.position)(&c, it)).collect();
            said.iter().for_each(|it| assert_whole(it));
            assert_eq!(said.len(), positions.len(), "{}: {said:?}", switch.name);
        }
    }
}

#[test]
fn lengths_amounts_and_numbers_read_as_people_write_them() {
    let [de, en] = both();
    assert_eq!([40, 45].map(|it| words::length(&de, Length(it))), ["4 m", "4,5 m"]);
    assert_eq!([40, 45].map(|it| words::length(&en, Length(it))), ["4 m", "4.5 m"]);
    let two = Amount { rolls: [Some(Span::of(5, 15)), Some(Span::of(1, 6)), None], plus: 2 };
    let texts = [two, Amount { plus: -1, ..Amount::of(1, 10) }, Amount::fixed(3), Amount::of(4, 4)];
    assert_eq!(texts.map(words::amount), ["5–15 + 1–6 + 2", "1–10 − 1", "3", "4"]);
    assert_eq!(words::number_set(&de, NumberSet::of(&[19, 20])), "19, 20");
    assert_eq!(words::targets(&de, Targets::Rolled(Span::of(1, 4))), "Fläche, Ziele 1–4 (gewürfelt)");
}

#[test]
fn seats_sides_and_things_have_names() {
    let [de, en] = both();
    let state = fight();
    assert_eq!([0, 1, 9].map(|it| words::seat(&de, &state, Seat(it))), ["Plotleiter", "Anna", "Platz 9"]);
    assert_eq!(words::item(&de, &state, SWORD), "Langschwert");
    assert_eq!(words::item(&de, &state, POTION), "Heiltrank");
    assert_eq!(words::item(&en, &state, ItemId(99)), "unknown");
    assert_eq!(words::area(&de, &state, FIRE), "Gebiet 1 (Feuerball)");
    assert_eq!(words::area(&de, &state, PLACE), "Ort 2");
    assert_eq!(words::shelter(&de, &state, Shelter::Other(BLESSING)), "Segen");
    assert_eq!(words::ability(&de, &state, ABILITY), "Wuchtschlag");
    assert_eq!(words::group(&de, &state, GROUP), "Schildwall");
    assert_eq!(words::spell(&de, &state, SpellId(9)), "unbekannt");
}

/// Asserts that all texts of a kind are different.
#[track_caller]
fn assert_apart(all: impl IntoIterator<Item = String>) {
    let all: Vec<String> = all.into_iter().collect();
    all.iter().for_each(|it| assert_whole(it));
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len(), "{all:?}");
}

#[test]
fn small_words_are_told_apart() {
    for c in both() {
        assert_apart(events::all_purposes().into_iter().map(|it| words::purpose(&c, it)));
        assert_apart(Direction::ALL.map(|it| words::direction(&c, it)));
        assert_apart(Aid::ALL.map(|it| words::aid(&c, it)));
        assert_apart(events::RESOURCES.map(|it| words::resource(&c, it)));
        let state = fight();
        assert_apart(events::SHELTERS.map(|it| words::shelter(&c, &state, it)));
        let obstacles = events::all_obstacles(WOLF).into_iter();
        assert_apart(obstacles.map(|it| words::obstacle(&c, &state, it, Viewer::All)));
        assert_apart([Skill::Melee, Skill::Ranged, Skill::Magic].map(|it| words::skill(&c, it)));
        let elements = [Element::Fire, Element::Water, Element::Earth, Element::Air];
        assert_apart(elements.map(|it| words::element(&c, it)));
        let classes = [ArmourClass::None, ArmourClass::Light, ArmourClass::Medium, ArmourClass::Heavy];
        assert_apart(classes.map(|it| words::armour_class(&c, it)));
        assert_apart([Origin::Generator, Origin::Typed, Origin::Client].map(|it| words::origin(&c, it)));
    }
}

#[test]
fn effects_limits_and_needs_are_told_apart() {
    let amount = Amount::of(1, 3);
    let lasting = Lasting { amount, rounds: 2, area: false, harmless_first: false, stacks: false };
    let effects = vec![
        Effect::ExtraAttack { same: true },
        Effect::ExtraAttack { same: false },
        Effect::Repeat,
        Effect::Modify { value: Value::MeleeAttack, by: 2, turns: 0 },
        Effect::Modify { value: Value::MeleeAttack, by: 2, turns: 1 },
        Effect::AddDamage(Amount::fixed(3)),
        Effect::ReplaceDamage(Amount::fixed(3)),
        Effect::AddCritical(NumberSet::TWENTY),
        Effect::AddFumble(NumberSet::TWENTY),
        Effect::RemoveFumble(NumberSet::TWENTY),
        Effect::IgnoreShields,
        Effect::IgnoreProtection,
        Effect::DemandProtection(BLESSING),
        Effect::CounterAttack,
        Effect::Intervene,
        Effect::Reduce(3),
        Effect::Negate,
        Effect::Grant(BLESSING),
        Effect::Move,
        Effect::MoveAfterAction,
        Effect::Watch,
        Effect::Damage(Amount::fixed(3)),
        Effect::Lasting(lasting),
        Effect::Lasting(Lasting { area: true, ..lasting }),
        Effect::Heal(Amount::fixed(3)),
        Effect::State { name: words("geblendet"), turns: 2 },
        Effect::Note(words("fragt nach")),
    ];
    let limits = [Limit::None, Limit::Turn(1), Limit::Round(1), Limit::Section(1)];
    let needs = [
        Need::Charge,
        Need::Weapon(WeaponClass::Lance),
        Need::ArmourUpTo(ArmourClass::Light),
        Need::Back,
        Need::Swarm,
        Need::Melee,
    ];
    for c in both() {
        assert_apart(effects.iter().map(|it| words::effect(&c, &fight(), it)));
        assert_apart(limits.map(|it| words::limit(&c, it)));
        assert_apart(needs.map(|it| words::need(&c, it)));
    }
}

#[test]
fn faults_of_lines_profiles_and_the_library_are_told_apart() {
    let span = At { start: 0, end: 1 };
    let taken = [
        NotTaken::OutOfRange { low: 1, high: 20 },
        NotTaken::WayClosed,
        NotTaken::OwnDice,
        NotTaken::OtherRoll,
    ];
    for c in both() {
        assert_apart(LineFault::ALL.map(|it| words::line_fault(&c, it)));
        assert_apart(taken.map(|it| words::not_taken(&c, it)));
        let why = [Why::NotWaited, Why::OtherRange, Why::TwoOfThatName, Why::Unconfirmed];
        assert_apart(why.map(|it| words::why(&c, it)));
        let fault = |code: &FaultCode| words::profile_fault(&c, &Fault { code: *code, span });
        assert_apart(FaultCode::ALL.iter().map(fault));
        let remark = |code: &RemarkCode| {
            words::profile_remark(&c, &Remark { code: *code, span, written: 9, usual: 5 })
        };
        assert_apart(RemarkCode::ALL.iter().map(remark));
        let data =
            |code: &DataCode| words::data_fault(&c, &DataFault { code: *code, path: "weapons.0".into() });
        assert_apart(DataCode::ALL.iter().map(data));
        assert_apart(List::ALL.map(|it| words::list(&c, it)));
        let all = [Difference::Added, Difference::Kept, Difference::Replaced];
        assert_apart(all.map(|it| words::difference(&c, it)));
        let expected = words::not_taken(&c, taken[0]);
        assert!(expected.contains('1') && expected.contains("20"), "{expected}");
    }
}

#[test]
fn what_play_waits_for_is_told() {
    for c in both() {
        let state = fight();
        let roll = Pending::Roll { who: ANNA, dice: Span::of(5, 15).spec() };
        assert!(words::pending(&c, &state, &roll, Viewer::Public).contains("5–15"));
        let asked = questions::all(MIRELLE, WOLF);
        let (one, two) = (asked[2].clone(), asked[3].clone());
        for pending in [
            Pending::Answer(one.clone()),
            Pending::Each(vec![one.clone(), two.clone()]),
            Pending::Offer(vec![two]),
        ] {
            assert_whole(&words::pending(&c, &state, &pending, Viewer::All));
        }
        let each = words::pending(&c, &state, &Pending::Each(vec![one.clone()]), Viewer::All);
        assert!(each.contains(&words::question(&c, &state, &one, Viewer::All)), "{each}");
    }
}

/// If nobody can be caught, the texts have no list of names.
//% daemmersturm.area.maximum
#[test]
fn an_area_in_which_nobody_is_known_to_stand() {
    let [de, en] = both();
    let (seat, by, kind) = (Seat::GM, MIRELLE, AttackKind::Spell);
    let asked = Caught { seat, by, kind, limit: 3, among: Vec::new(), proposed: Vec::new() }.into();
    let question = |c| words::question(c, &fight(), &asked, Viewer::All);
    assert!(question(&de).ends_with("(Zauber, Ziele 3): Wen trifft es?"), "{}", question(&de));
    assert!(question(&en).ends_with("(spell, targets 3): who is caught in it?"), "{}", question(&en));
    let event = AreaEvent::Caught { by, limit: 3, who: Vec::new() }.into();
    let line = |c| words::event(c, &fight(), &event, Viewer::All).unwrap_or_default();
    assert_eq!((line(&de), line(&en)), ("Es trifft niemanden.".into(), "Nobody is caught in it.".into()));
}
