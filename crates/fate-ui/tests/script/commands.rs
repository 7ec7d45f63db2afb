//! Every verb is parsed correctly, and errors in a line name what would be valid.

use crate::script::common::*;
use schwung_fate::*;
use schwung_fate_ui::script::{parse_command, verbs};
use schwung_messages::Catalogue;
use schwung_rulebook::Lang;
use schwung_table::Seat;
use schwung_transcript::{Expected, Key, LineError};

fn parsed(state: &State, line: &str) -> Command {
    match parse_command(state, line, english()) {
        Ok(command) => command,
        Err(error) => panic!("{line}: {}", error.message(english())),
    }
}

fn wrong(line: &str) -> LineError {
    let state = state();
    match parse_command(&state, line, english()) {
        Ok(command) => panic!("{line}: {command:?}"),
        Err(error) => error,
    }
}

#[allow(clippy::needless_pass_by_value)] // so that tests read like the commands
fn says(line: &str, command: Command) {
    assert_eq!(parsed(&state(), line), command, "{line}");
}

fn key(name: &str) -> SkillId {
    skill(&state(), name)
}

fn set<const N: usize>(names: [&str; N]) -> SkillSet {
    names.into_iter().map(key).collect()
}

#[test]
fn every_verb_has_a_usage_that_begins_as_it_does() {
    for verb in verbs() {
        for lang in Lang::ALL {
            let usage = verb.usage(lang).strip_prefix("A ").unwrap_or(verb.usage(lang));
            // A synonym of another verb has no usage of its own.
            assert!(usage.is_empty() || usage.starts_with(verb.word(lang)), "{usage}");
        }
    }
}

#[test]
fn attacks() {
    let attack = |on, skill: Option<&str>, agenda, track| {
        let (skill, plan) = (skill.map(key), Plan::default());
        Command::Attack(Attack { by: ANNA, on, agenda, skill, track, unaware: None, plan })
    };
    says("Anna attacks Boris with Fists", attack(BORIS, Some("fists"), HARM, None));
    says("anna ATTACKS thugs 2 with fäuste", attack(THUGS_2, Some("fists"), HARM, None));
    says("\"Anna\" attacks \"Boris\" with \"Fists\"", attack(BORIS, Some("fists"), HARM, None));
    says("Anna attacks Boris with Intimidation", attack(BORIS, Some("intimidation"), AgendaId(2), None));
    says("Anna attacks Boris with Stealth", attack(BORIS, Some("stealth"), HARM, None));
    says(
        "Anna attacks Boris on composure to charm with sleight-of-hand",
        attack(BORIS, Some("sleight-of-hand"), AgendaId(3), Some(Track::Composure)),
    );
    let plan = Plan::default();
    let minions =
        Attack { by: THUGS_1, on: ANNA, agenda: HARM, skill: None, track: None, unaware: None, plan };
    says("Thugs 1 attack Anna", Command::Attack(minions));
}

#[test]
fn any_words_of_a_name_are_enough_where_nobody_else_has_them() {
    let mut state = state();
    state.frame.change(|it| {
        it.sheets[usize::from(ANNA.0)].name = "Käpt'n Ida Brand".to_owned();
        it.sheets[usize::from(BORIS.0)].name = "Boris Brand".to_owned();
    });
    let attack = parsed(&state, "\"Käpt'n Ida Brand\" attacks \"Boris Brand\" with Fists");
    let german = Catalogue::new(Lang::De, "sotc");
    for (line, c) in [
        ("Ida attacks Boris with Fists", english()),
        ("Ida Brand attacks Boris with Fists", english()),
        ("Ida greift Boris mit Fäuste an", &german),
        ("Ida Brand greift Boris mit Fäuste an", &german),
    ] {
        assert_eq!(parse_command(&state, line, c).as_ref(), Ok(&attack), "{line}");
    }
    for (line, c, message) in [
        (
            "Brand attacks Boris with Fists",
            english(),
            "“Brand” is ambiguous here. Possible here: Käpt'n Ida Brand, Boris Brand.",
        ),
        (
            "Ida greift Brand mit Fäuste an",
            &german,
            "„Brand“ ist hier nicht eindeutig. Hier möglich: Käpt'n Ida Brand, Boris Brand.",
        ),
    ] {
        let error = parse_command(&state, line, c).expect_err(line);
        assert_eq!(error.message(c), message, "{line}");
    }
}

#[test]
fn maneuvers() {
    let state = state();
    let maneuver = |skill: &str, target, aim| {
        let (skill, plan) = (Some(key(skill)), Plan::default());
        Command::Maneuver(Maneuver { by: ANNA, skill, target, aim, plan })
    };
    let place = |text: &str, on, sticky, paid| Aim::Place { text: words(text), on, sticky, paid };
    let any = Target::Difficulty(None);
    says("Anna maneuvers with Might", maneuver("might", any.clone(), Aim::Plain));
    says(
        "Anna maneuvers with Might against 2 placing \"On Fire\" on zone Upper Deck sticky paying",
        maneuver("might", Target::Difficulty(Some(2)), place("On Fire", Bearer::Zone(DECK), true, true)),
    );
    says(
        "Anna maneuvers with Might placing \"On Fire\"",
        maneuver("might", any.clone(), place("On Fire", Bearer::Scene, false, false)),
    );
    says(
        "Anna maneuvers on Boris with Might against Athletics or Might placing \"Off Balance\"",
        maneuver(
            "might",
            Target::Actor(BORIS, set(["athletics", "might"])),
            place("Off Balance", Bearer::Actor(BORIS), false, false),
        ),
    );
    says(
        "Anna maneuvers on Boris with Might placing \"Off Balance\" on the scene paying sticky",
        maneuver(
            "might",
            Target::Actor(BORIS, SkillSet::NONE),
            place("Off Balance", Bearer::Scene, true, true),
        ),
    );
    let foggy = state.aspects[0].id;
    says(
        "Anna maneuvers with Might removing \"foggy\" paying",
        maneuver("might", any.clone(), Aim::Remove { aspect: foggy, paid: true }),
    );
    says(
        "Anna maneuvers with Might doing \"the door is open\"",
        maneuver("might", any, Aim::Effect(words("the door is open"))),
    );
}

//% sotc.blinding.roll sotc.blinding.aspect sotc.marking.aspect sotc.indirect.aspect sotc.disarm.effect
#[test]
fn maneuvers_that_the_book_names_are_maneuvers() {
    let placing = |text: &str, skill: &str, against: SkillSet| {
        let aim = Aim::Place { text: words(text), on: Bearer::Actor(BORIS), sticky: false, paid: false };
        let (skill, target, plan) = (Some(key(skill)), Target::Actor(BORIS, against), Plan::default());
        Command::Maneuver(Maneuver { by: ANNA, skill, target, aim, plan })
    };
    says("Anna blinds Boris", placing("Blinded", "weapons", set(["athletics"])));
    says("Anna marks Boris", placing("Marked", "weapons", set(["athletics"])));
    says("Anna blinds Boris with Fists against Resolve", placing("Blinded", "fists", set(["resolve"])));
    says(
        "Anna pins Boris with Might placing \"Buried in Barrels\"",
        placing("Buried in Barrels", "might", set(["athletics"])),
    );
    // Fists is the better skill of Anna.
    let target = Target::Actor(BORIS, set(["weapons", "fists", "athletics"]));
    let (skill, plan) = (Some(key("fists")), Plan::default());
    let disarm = Maneuver { by: ANNA, skill, target, aim: Aim::Disarm, plan };
    says("Anna disarms Boris", Command::Maneuver(disarm));
    let german = Catalogue::new(Lang::De, "sotc");
    let command = parse_command(&state(), "Anna blinds Boris", &german);
    assert!(matches!(
        command,
        Ok(Command::Maneuver(Maneuver { aim: Aim::Place { text, .. }, .. })) if text.as_str() == "Geblendet"
    ));
}

#[test]
fn pushes_and_throws() {
    let (skill, plan) = (key("might"), Plan::default());
    says(
        "Ben pushes Boris to Upper Deck with Might",
        Command::Push(Push { by: BEN, on: BORIS, skill, to: DECK, plan: plan.clone() }),
    );
    let throw = |what| Command::Knockback(Knockback { by: BEN, skill, what, to: DECK, plan: plan.clone() });
    says("Ben throws Boris to Upper Deck with Kraft", throw(Thrown::Actor(BORIS)));
    says(
        "Ben throws \"crate\" of weight 4 to Upper Deck with Might",
        throw(Thrown::Thing { weight: 4, text: words("crate") }),
    );
}

#[test]
fn blocks() {
    let block = |by, skill: Option<&str>, against, text| {
        let (skill, text, plan) = (skill.map(key), words(text), Plan::default());
        Command::Block(MakeBlock { by, skill, against, text, left: false, plan })
    };
    says("Anna blocks attacks on Ben with Fists", block(ANNA, Some("fists"), Against::AttacksOn(BEN), ""));
    let deeds = Against::Deeds(ActionKind::Attack.bit() | ActionKind::Move.bit());
    says(
        "Anna blocks attacking and moving with Fists \"nobody moves\"",
        block(ANNA, Some("fists"), deeds, "nobody moves"),
    );
    says("Thugs 1 block the way through Hold", block(THUGS_1, None, Against::Passage(HOLD), ""));
    says("Anna releases", Command::Release { by: ANNA });
}

#[test]
fn movement_and_what_one_simply_does() {
    let sprint = |path: &[ZoneId], difficulty, plan| {
        Command::Sprint(Sprint { by: ANNA, path: path.to_vec(), difficulty, skill: None, plan })
    };
    says("Anna sprints to Upper Deck", sprint(&[DECK], None, Plan::default()));
    says("Anna sprints to Upper Deck, Hold against 1", sprint(&[DECK, HOLD], Some(1), Plan::default()));
    let shouting = Extra::Thing { penalty: 1, text: words("shouts") };
    let plan = Plan { extras: vec![shouting], ..Plan::default() };
    says("Anna sprints to Upper Deck, doing \"shouts\"", sprint(&[DECK], None, plan));
    says("Anna walks to Upper Deck", Command::Walk { by: ANNA, to: DECK });
    says("Anna holds", Command::Hold { by: ANNA });
    says("Anna defends fully", Command::FullDefense { by: ANNA });
    says("Anna rearms", Command::Rearm { by: ANNA });
    says("Thugs 1 pass", Command::Pass { by: THUGS_1 });
    says("Anna freely \"shouts\"", Command::Free { by: ANNA, text: words("shouts"), skill: None });
    says("Anna just \"lights the lamp\"", Command::Happen { by: ANNA, text: words("lights the lamp") });
    says("Anna concedes \"we run\"", Command::Concede { who: ANNA, terms: words("we run") });
    says("Anna refreshes", Command::Refresh { who: ANNA });
    for (line, rest) in [
        ("Anna rests for a breather", Rest::Breather),
        ("Anna rests for 1 hour", Rest::Hours(1)),
        ("Anna rests for 3 days", Rest::Days(3)),
    ] {
        says(line, Command::Rest { who: ANNA, rest });
    }
    let simple = |difficulty, hidden| {
        let (skill, plan) = (key("stealth"), Plan::default());
        Command::Simple(Simple {
            by: ANNA,
            skill,
            difficulty,
            hidden,
            time: None,
            quality: None,
            notice: None,
            plan,
        })
    };
    says("Anna rolls Stealth", simple(None, false));
    says("Anna rolls Heimlichkeit against -1 hidden", simple(Some(-1), true));
}

#[test]
fn contests_groups_and_companions() {
    let (might, fists) = (key("might"), key("fists"));
    let contest = |sides: &[_], choose| {
        Command::Contest(Contest { sides: sides.to_vec(), choose, hidden: false, plans: Vec::new() })
    };
    says("Anna contests Boris with Might", contest(&[(ANNA, might), (BORIS, might)], false));
    says(
        "Anna contests Boris with Might against Fists choosing",
        contest(&[(ANNA, might), (BORIS, fists)], true),
    );
    says(
        "contest Anna Might, Ben Fists, Boris Might choosing",
        contest(&[(ANNA, might), (BEN, fists), (BORIS, might)], true),
    );
    says("Boris joins Thugs 1", Command::Attach { leader: BORIS, group: THUGS_1 });
    says("Boris leaves the group", Command::Detach { leader: BORIS });
    let regroup =
        |sizes: &[u16]| Command::Regroup(Regroup { groups: vec![THUGS_1, THUGS_2], sizes: sizes.to_vec() });
    says("regroup Thugs 1, Thugs 2", regroup(&[]));
    says("regroup Thugs 1, Thugs 2 as 4, 1", regroup(&[4, 1]));
    says("Anna sends Tom", Command::Companion { partner: ANNA, companion: 0, away: true });
    says("Anna calls back Tom", Command::Companion { partner: ANNA, companion: 0, away: false });
}

#[test]
fn conflicts_scenes_and_sessions() {
    let begin = |kind, skill, first, stake: &str| {
        Command::BeginConflict(BeginConflict { kind, skill, first, stake: words(stake) })
    };
    says("begin social conflict", begin(ConflictKind::Social, None, None, ""));
    says(
        "begin mental conflict over \"the ledger\" first Ben by Resolve",
        begin(ConflictKind::Mental, Some(key("resolve")), Some(Seat(2)), "the ledger"),
    );
    says("begin physical conflict first GM", begin(ConflictKind::Physical, None, Some(Seat::GM), ""));
    says("end conflict", Command::EndConflict);
    says("end the conflict", Command::EndConflict);
    let end = |keep_stress, pause| Command::EndScene(EndScene { keep_stress, pause });
    says("end scene", end(vec![], true));
    says("end scene without a break keeping the stress of Anna, Ben", end(vec![ANNA, BEN], false));
    says("new session", Command::BeginSession { back_to_back: false, refresh: None });
    says("new session back to back", Command::BeginSession { back_to_back: true, refresh: None });
    let without = Command::BeginSession { back_to_back: true, refresh: Some(false) };
    says("new session back to back without a refresh", without);
    says("new session with a refresh", Command::BeginSession { back_to_back: false, refresh: Some(true) });
    let long = Long { endurance: true, alertness: false, resolve: true };
    says("draw out with endurance, resolve by Anna", Command::Draw { by: Some(ANNA), long });
}

#[test]
fn aspects_by_their_words() {
    let state = state();
    let (foggy, trapdoor) = (state.aspects[0].id, state.aspects[1].id);
    let compel = |aspect, on, points, proposed| {
        Command::Compel(Compel { aspect, on, effect: words("she stays"), points, proposed })
    };
    // Two characters have this aspect: the named one is meant.
    says("compel \"Old Debts\" of Ben: \"she stays\"", compel(AspectRef::Sheet(BEN, 0), BEN, 1, false));
    says(
        "compel \"Old Debts\" of Anna: \"she stays\" for 2 points",
        compel(AspectRef::Sheet(ANNA, 1), ANNA, 2, false),
    );
    says(
        "Anna asks for a compel of \"Old Debts\": \"she stays\"",
        compel(AspectRef::Sheet(ANNA, 1), ANNA, 1, true),
    );
    let declare = |by_aspect, places| {
        Command::Declare(Declare { who: ANNA, text: words("there is a rope"), by_aspect, places })
    };
    says("Anna declares \"there is a rope\"", declare(None, false));
    says(
        "Anna declares \"there is a rope\" by \"Quick Blade\" placing",
        declare(Some(AspectRef::Sheet(ANNA, 0)), true),
    );
    says(
        "Anna tags \"Foggy\" for \"nobody sees her\"",
        Command::TagEffect { who: ANNA, aspect: AspectRef::Play(foggy), text: words("nobody sees her") },
    );
    says("Anna passes the tag of \"Foggy\" to Ben", Command::PassTag { from: ANNA, aspect: foggy, to: BEN });
    let assess = |difficulty, finds| {
        let (skill, plan) = (key("alertness"), Plan::default());
        Command::Assess(Assess { who: ANNA, skill, difficulty, finds, plan })
    };
    says(
        "Anna assesses with Alertness against 2 finding \"trapdoor\"",
        assess(Some(2), Found::Hidden(trapdoor)),
    );
    says(
        "Anna assesses with Alertness finding \"Bad Knee\" on Boris",
        assess(None, Found::New { text: words("Bad Knee"), on: Bearer::Actor(BORIS) }),
    );
}

#[test]
fn the_game_master_sets_facts() {
    let state = state();
    let actor = |change: fn(&mut Actor)| {
        let mut it = *state.actor(ANNA);
        change(&mut it);
        Command::Set(Fact::Actor(ANNA, Box::new(it)))
    };
    says("set Anna fate 5", actor(|it| it.fate = 5));
    says("set Anna box 3 of health marked", actor(|it| it.stress[0] = Boxes::default().with(3, true)));
    says("set Anna box 3 of composure free", actor(|_| {}));
    says("set Anna zone Hold", actor(|it| it.zone = HOLD));
    says("set Anna side opposition", actor(|it| it.side = Side(1)));
    says("set Anna grit 2", actor(|it| it.grit = Some(2)));
    says("set Anna load 3", actor(|it| it.load = 3));
    says("set Anna members 1", actor(|_| {}));
    says("set Anna disarmed 2", actor(|it| it.disarmed = Some(2)));
    says("set Anna armed", actor(|_| {}));
    says("set Anna out", actor(|it| it.out = Some(Out::Left)));
    says("set Anna back", actor(|_| {}));
    let aspect = |on, hidden| Command::Set(Fact::Aspect { text: words("Wet"), on, hidden });
    says("set aspect \"Wet\"", aspect(Bearer::Scene, false));
    says("set aspect \"Wet\" on zone Hold hidden", aspect(Bearer::Zone(HOLD), true));
    says("set aspect \"Wet\" on Boris", aspect(Bearer::Actor(BORIS), false));
    says("remove aspect \"Foggy\"", Command::Set(Fact::NoAspect(state.aspects[0].id)));
    says("reveal \"Trapdoor\"", Command::Set(Fact::Reveal(state.aspects[1].id, None)));
    says("reveal \"Trapdoor\" to Ben", Command::Set(Fact::Reveal(state.aspects[1].id, Some(Seat(2)))));
    says("hide Boris", Command::Set(Fact::Hide(BORIS)));
    says("reveal Boris", Command::Set(Fact::Show(BORIS)));
    says("reveal \"Boris\"", Command::Set(Fact::Show(BORIS)));
    says("release block of Anna", Command::Set(Fact::NoBlock(ANNA)));
    says("drop spin", Command::Set(Fact::NoSpin));
    says("turn to Ben", Command::Set(Fact::Turn(Some(BEN))));
    says("turn to nobody", Command::Set(Fact::Turn(None)));
    for (line, name, position) in [
        ("set switch gun-range 3", "gun-range", Position::Number(3)),
        ("set switch grit off", "grit", Position::Flag(false)),
        ("set switch initiative rotating", "initiative", Position::Word("rotating".to_owned())),
    ] {
        let Command::Set(Fact::Profile(profile)) = parsed(&state, line) else { panic!("{line}") };
        let switch = Switches::find(name).expect("a switch");
        assert_eq!((switch.get)(&profile.switches), position);
    }
    let Command::Set(Fact::Frame(frame)) = parsed(&state, "set border Quay to Upper Deck 3") else {
        panic!("no frame")
    };
    assert_eq!((frame.border(QUAY, DECK), frame.border(DECK, QUAY)), (Some(3), Some(3)));
}

#[test]
fn plans_follow_commas() {
    let state = state();
    let plan = |clauses: &str| {
        let line = format!("Anna attacks Boris with Fists{clauses}");
        let Command::Attack(attack) = parsed(&state, &line) else { panic!("{line}") };
        attack.plan
    };
    let thing = |penalty, text: &str| Extra::Thing { penalty, text: words(text) };
    assert_eq!(plan(", drawing \"a sword\"").extras, [thing(1, "a sword")]);
    assert_eq!(
        plan(", doing \"a dance\" at -3, doing \"a bow\"").extras,
        [thing(3, "a dance"), thing(1, "a bow")]
    );
    assert_eq!(plan(", moving to Upper Deck, rearming").extras, [Extra::Move(DECK), Extra::Rearm]);
    assert_eq!(
        plan(", complemented by Might, restricted by Stealth, modified by Art").combine,
        [
            (key("might"), Combine::Complements),
            (key("stealth"), Combine::Restricts),
            (key("art"), Combine::Modifies)
        ]
    );
    assert_eq!(plan(", at −2 \"rain\"").modifier, Modifier { value: -2, reason: words("rain") });
    assert_eq!(plan(", through \"Foggy\"").swap, Some(AspectRef::Play(state.aspects[0].id)));
    assert_eq!(plan(", using Tom").companion, Some(0));
}

#[test]
fn a_bad_line_says_where_and_what_would_be_right() {
    for (line, column, key, suggestion, expected) in [
        ("Anna atacks Boris", 6, "play-no-such-verb", Some("attacks"), Some("holds")),
        ("Ana attacks Boris", 1, "play-unexpected", Some("Anna"), Some("Boris")),
        ("Anna attacks Borris with Fists", 14, "play-no-such-actor", Some("Boris"), Some("Thugs 1")),
        ("Anna attacks Boris with Fisst", 25, "play-no-such-skill", Some("Fists"), Some("Might")),
        (
            "Anna attacks Boris with Kampfwaffen",
            25,
            "play-no-such-skill",
            Some("Nahkampfwaffen"),
            Some("Weapons"),
        ),
        ("Anna attacks Boris", 19, "play-too-short", None, Some("with")),
        ("Anna attacks Boris wiht Fists", 20, "play-unexpected", Some("with"), Some("with")),
        ("Anna attacks Boris with Fists, jumping", 32, "play-unexpected", None, Some("rearming")),
        ("Anna attacks Boris with Fists Fists", 31, "play-unexpected", None, Some("to")),
        ("Anna attacks Boris with Fists to hurt", 34, "play-no-such-agenda", None, Some("harm")),
        ("Anna walks to Deck", 15, "play-no-such-zone", None, Some("Upper Deck")),
        ("Anna walks to Uper Deck", 15, "play-no-such-zone", Some("Upper Deck"), Some("Hold")),
        ("Anna sends Tim", 12, "play-no-such-companion", Some("Tom"), Some("Tom")),
        ("reveal \"Trapdoor\" to Bem", 22, "play-no-such-seat", Some("Ben"), Some("GM")),
        ("set switch gunrange 3", 12, "play-no-such-switch", Some("gun-range"), Some("grit")),
        ("remove aspect \"Fogy\"", 15, "play-no-such-aspect", Some("\"Foggy\""), Some("\"Trapdoor\"")),
        ("begin physikal conflict", 7, "play-unexpected", Some("physical"), Some("mental")),
        ("", 1, "play-too-short", None, Some("begin")),
        ("Anna", 5, "play-too-short", None, Some("holds")),
        ("🙂", 1, "play-unexpected", None, Some("Anna")),
    ] {
        let error = wrong(line);
        assert_eq!((error.column, error.key), (column, Key::Play(key)), "{line}");
        assert_eq!(error.suggestion.as_deref(), suggestion, "{line}");
        let has = |word: &str| error.expected.contains(&Expected::Word(word.to_owned()));
        assert!(expected.is_none_or(has), "{line}: {:?}", error.expected);
        assert!(!error.message(english()).contains(['⟨', '{']), "{line}");
    }
    assert_eq!(wrong("Anna rolls Stealth against 99").expected, [Expected::Number(-20, 20)]);
    assert_eq!(wrong("Anna freely shouts").expected, [Expected::Text]);
    assert_eq!(wrong("Anna freely \"shouts").key, Key::Play("play-not-closed"));
    assert_eq!(wrong("Anna holds tight").expected, [Expected::End]);
}
