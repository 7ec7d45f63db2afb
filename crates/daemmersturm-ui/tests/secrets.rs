//! Secrets never reach viewers who may not know them: two games that differ only in secrets look the same to such a viewer,
//! byte by byte.

#![allow(clippy::unwrap_used)]

use crate::views_common::{
    ARN, BELA, GM, GUARD, LURKER, Listed, THIEF, WATCH, act, begin, item, look, of, player, profile, scene,
    state,
};
use proptest::prelude::*;
use schwung_daemmersturm::{
    ActorFact, ActorId, AttackCommand, Command, Daemmersturm, Fact, Held, ItemId, ItemKind, KnownAbility,
    Length, Many, ManyDeed, Move, Plan, Prompt, SceneCommand, SceneFact, Search, Seen, SightCommand,
    SightTerms, Strike, Switches, TableFact, TurnCommand, With, Wording,
};
use schwung_daemmersturm_ui::Screen;
use schwung_log::{Author, Deed, DiceMode, HouseDeed, Told};
use schwung_messages::Catalogue;
use schwung_play::Random;
use schwung_rulebook::Lang;
use schwung_table::{Asking, Hosted as _, Seat};
use schwung_ui_kit::harness::secrets::{self, Compared, seen};
use schwung_views::{Shown, wire::You};

/// The secrets of one of two games.
struct Secret {
    name: &'static str,
    words: &'static str,
    /// Life points of two characters whose numbers only the plot leader may read, one hidden and one visible.
    life: u16,
    value: u8,
    number: u32,
}

const SECRETS: [Secret; 2] = [
    Secret { name: "Zyxwina", words: "Qualmvogel", life: 200, value: 60, number: 3 },
    Secret { name: "Brumbart", words: "Knirschfuchs", life: 300, value: 61, number: 17 },
];

/// Two games that differ only in secrets.
type Pair = secrets::Pair<Daemmersturm, Secret>;

fn pair(seed: u64) -> Pair {
    let game = |it: &Secret| {
        let mut lurker = profile(it.name, 5, it.value, it.life);
        lurker.abilities.push(KnownAbility { name: it.words.into(), entry: None });
        let mut state = state(&lurker);
        // The guard is not hit in either game, as its numbers are secret.
        state.frame.change(|frame| {
            let guard = &mut frame.profiles[usize::from(GUARD.0)];
            guard.life = it.life;
            guard.melee.defence = it.value;
            guard.ranged.defence = it.value;
            guard.abilities.push(KnownAbility { name: it.words.into(), entry: None });
        });
        let guard = &mut state.actors[usize::from(GUARD.0)];
        (guard.life, guard.start_life) = (it.life, it.life);
        state.items.push(schwung_daemmersturm::Item {
            label: Wording::new(it.words),
            ..item(8, ItemKind::Other, Some(LURKER), Held::Drawn)
        });
        state.next.item = 9;
        state.switches.change(|it| {
            *it = Switches { secret_perception: true, ask_loaded: Prompt::Automatic, ..it.clone() }
        });
        begin(&mut state);
        of(state)
    };
    Pair::new(seed, &SECRETS, game)
}

trait Secretive {
    fn set(&mut self, fact: impl Fn(&Secret) -> Fact) -> bool;
}

impl Secretive for Pair {
    fn set(&mut self, fact: impl Fn(&Secret) -> Fact) -> bool {
        self.command(Author::GM, |it| Command::Set { fact: fact(it), reason: Wording::NONE })
    }
}

/// Viewers who may not know any of these secrets.
const COMPARED: Compared<'_> = Compared {
    strangers: &[player(1), player(2), WATCH],
    words: &[SECRETS[0].name, SECRETS[0].words, SECRETS[1].name, SECRETS[1].words],
};

/// Secret actions of the plot leader: notes, hidden dice, lines in the tray, a hidden character.
fn secretly(pair: &mut Pair, random: &mut Random) -> bool {
    let house = |deed: HouseDeed| Deed::House(deed);
    match random.below(12) {
        0 => pair.act(Author::GM, |it| house(HouseDeed::Say { text: it.words.into(), to: Told::Gm })),
        1 => pair.act(Author::GM, |it| {
            house(HouseDeed::Shelve { id: None, name: it.name.into(), body: it.words.into() })
        }),
        2 => pair.command(Author::GM, |it| {
            Command::Scene(SceneCommand::Tell { to: None, text: Wording::new(it.words) })
        }),
        // A message to the third player's seat is secret from others; here a hidden character receives it.
        3 => pair.command(Author::GM, |it| {
            Command::Scene(SceneCommand::Tell { to: Some(LURKER), text: Wording::new(it.words) })
        }),
        4 => pair.set(|it| Fact::Actor { who: LURKER, fact: ActorFact::Life(it.life / 2) }),
        5 => pair.set(|it| {
            let mut new = item(0, ItemKind::Other, Some(LURKER), Held::Ready);
            new.label = Wording::new(it.words);
            Fact::Table(TableFact::NewItem(new))
        }),
        6 => {
            let other = ActorId(random.below(4) as u16);
            pair.set(|it| {
                let length = Some(Length::metres(it.number as u16));
                Fact::Scene(SceneFact::Distance { a: LURKER, b: other, length })
            })
        }
        7 => pair.command(Author::GM, |it| {
            let text = format!("{} würfelt. Ergebnis: {} (1-20)", it.name, it.number);
            let paste =
                schwung_daemmersturm::ClientCommand::Paste { by: Seat::GM, text, waiting: Vec::new() };
            Command::Scene(SceneCommand::Client(paste))
        }),
        // Adding and removing secret marks, of one or several characters.
        8 => pair.set(|it| mark(it, true)),
        9 => pair
            .command(Author::GM, |it| many(ActorFact::Marked { text: Wording::new(it.words), secret: true })),
        10 => pair.command(Author::GM, |it| {
            many(ActorFact::Unmarked { text: Wording::new(it.words), secret: true })
        }),
        // A test whose result is secret.
        _ => pair.command(Author::GM, |_| search(LURKER, false)),
    }
}

fn mark(it: &Secret, secret: bool) -> Fact {
    Fact::Actor { who: BELA, fact: ActorFact::Marked { text: Wording::new(it.words), secret } }
}

fn many(fact: ActorFact) -> Command {
    let (deed, reason) = (ManyDeed::Set(fact), Wording::NONE);
    Command::Scene(SceneCommand::Many(Many { who: vec![GUARD, BELA, THIEF], deed, reason }))
}

fn search(by: ActorId, veiled: bool) -> Command {
    let terms = SightTerms::default();
    Command::Scene(SceneCommand::Sight(SightCommand::Search(Search {
        by,
        with: None,
        toward: None,
        terms,
        field: None,
        veiled,
    })))
}

/// Answers pending questions.
fn answers(pair: &mut Pair, random: &mut Random) -> bool {
    let asked = pair.games[0].asked();
    let it = &asked[random.below(asked.len() as u32) as usize];
    let (seat, id, dice) = (it.seat, it.id.clone(), it.dice.is_some());
    let (choice, skips) = (random.below(4) as usize, random.below(3) == 0);
    let by = if random.below(4) == 0 { Author::GM } else { Author::Seat(seat) };
    pair.act(by, |_| {
        let question = id.clone();
        match (dice, skips) {
            (true, _) => Deed::Roll { question, faces: None },
            (false, true) => Deed::Skip { question },
            (false, false) => Deed::Answer { question, choice, words: "nun ja".into() },
        }
    })
}

/// Public deeds.
fn openly(pair: &mut Pair, random: &mut Random) -> bool {
    let state = pair.games[0].state().clone();
    let by = match state.combat.and_then(|it| it.turn) {
        Some(turn) if random.below(6) > 0 => turn,
        _ => ActorId(random.below(4) as u16),
    };
    let author = Author::Seat(state.actor(by).seat);
    // Targets whose numbers differ are avoided, as they would be hurt differently.
    let on = [ARN, BELA, GUARD, THIEF][random.below(4) as usize];
    let give = |pair: &mut Pair, command: Command| {
        let texts = Catalogue::new(Lang::En, "daemmersturm");
        let you = if author.is_gm() { GM } else { player(state.actor(by).seat.0) };
        let may = Screen::may_name(look(&pair.games[0], &texts, you), &command);
        may && pair.command(author, |_| command.clone())
    };
    let own = state.items.iter().find(|it| it.holder == Some(by) && it.held == Held::Drawn);
    match random.below(11) {
        0..=3 => {
            let with = With::Item(own.map_or(ItemId(5), |it| it.id));
            let strike = Strike { by, on, with, second: None, abilities: Vec::new(), plan: Plan::default() };
            give(pair, Command::Attack(AttackCommand::Strike(strike)))
        }
        4 => {
            let near = if by == on { Vec::new() } else { vec![on] };
            give(pair, Command::Turn(TurnCommand::Move(Move { near, ..Move::plain(by) })))
        }
        5 => give(pair, Command::Turn(TurnCommand::EndTurn { by })),
        6 => give(pair, Command::Turn(TurnCommand::TakeTurn { by })),
        7 => give(pair, search(by, false)),
        8 => {
            let to = random.below(pair.games[0].seq() as u32 + 1);
            pair.act(Author::GM, |_| Deed::Undo { to: u64::from(to.max(2)), keep_dice: false })
        }
        9 => {
            if random.below(2) == 0 {
                let habits = Daemmersturm::habits();
                let habit = habits[random.below(habits.len() as u32) as usize].to_owned();
                let seat = Seat(random.below(5) as u8);
                let value = (random.below(4) > 0).then(|| random.below(8) as u8);
                let deed = HouseDeed::Habit { seat, habit, value };
                return pair.act(Author::GM, |_| Deed::House(deed.clone()));
            }
            let much = [Asking::Little, Asking::Balanced, Asking::Everything];
            let asking = much[random.below(3) as usize];
            pair.act(Author::GM, |_| Deed::House(HouseDeed::Asking(asking)))
        }
        _ => {
            let mode = [DiceMode::Server, DiceMode::Own][random.below(2) as usize];
            pair.act(Author::GM, |_| Deed::House(HouseDeed::Dice(mode)))
        }
    }
}

fn play(seed: u64, deeds: usize) -> Pair {
    let mut pair = pair(seed);
    COMPARED.play::<Screen, _>(
        &mut pair,
        "daemmersturm",
        (seed, deeds, 8),
        [secretly, answers, openly],
        |_| false,
    );
    pair
}

proptest! {
    #![proptest_config(ProptestConfig { cases: schwung_play::laws::games(4), ..ProptestConfig::default() })]

    #[test]
    fn games_that_differ_in_secrets_look_the_same(seed: u64) {
        play(seed, 50);
    }
}

/// Guards against a vacuous test: the plot leader does see the secrets.
#[test]
fn the_plot_leader_sees_the_secrets() {
    let texts = Catalogue::new(Lang::De, "daemmersturm");
    let mut pair = pair(1);
    let mut random = Random::new(1);
    for _ in 0..60 {
        secretly(&mut pair, &mut random);
    }
    for (game, secret) in pair.games.iter().zip(&SECRETS) {
        let shown = seen::<Screen>(game, &texts, GM, 0, true);
        assert!(shown.contains(secret.name) && shown.contains(secret.words));
        let it = scene(game, &texts, GM);
        assert!(it.notes.iter().any(|it| it.text == secret.words && it.id.is_some()));
        assert!(it.tray.iter().any(|it| it.name == secret.name && it.number == secret.number));
        let guard = &it.people[usize::from(GUARD.0)];
        assert_eq!((guard.life.now, guard.values[0].defence), (Some(secret.life), i16::from(secret.value)));
        let own = scene(game, &texts, player(1));
        assert_eq!(own.people.len(), 4);
        let guard = &own.people[usize::from(GUARD.0)];
        assert!(guard.life.now.is_none() && guard.values.is_empty() && guard.profile.is_none());
        assert!(own.tray.is_empty() && own.notes.is_empty());
    }
}

/// A character that disappeared is visible to the plot leader and its player, and once found to the whole seat.
//% daemmersturm.perception.hidden
#[test]
fn whoever_is_hidden_from_a_seat_is_not_there() {
    let texts = Catalogue::new(Lang::De, "daemmersturm");
    let mut pair = pair(2);
    let hidden = |on: ActorId, seen| Fact::Scene(SceneFact::Sight { observer: on, entity: THIEF, seen });
    for on in [ARN, BELA] {
        pair.set(|_| hidden(on, Some(Seen::Hidden { traceless: false, last: None })));
    }
    let names = |you: You| -> Vec<String> {
        scene(&pair.games[0], &texts, you).people.iter().map(|it| it.name.clone()).collect()
    };
    assert!(names(GM).contains(&"Diebin".to_owned()));
    for you in [player(1), player(2), WATCH] {
        assert!(!names(you).contains(&"Diebin".to_owned()), "{you:?}");
    }
    let told = scene(&pair.games[0], &texts, player(1)).combat.unwrap();
    assert!(told.order.iter().all(|it| it.actor != schwung_table::WireId::from(THIEF)));
    pair.set(|_| hidden(ARN, Some(Seen::Discovered)));
    let names = |you: You| scene(&pair.games[0], &texts, you).people.len();
    assert_eq!((names(player(1)), names(player(2))), (4, 3));
}

/// Typing a hidden name reveals nothing, neither by its effect nor by the error message.
#[test]
fn hidden_names_cannot_be_typed() {
    let texts = Catalogue::new(Lang::En, "daemmersturm");
    let pair = pair(1);
    let of = |n: usize, you: You, words: &str| Screen::parse(look(&pair.games[n], &texts, you), words);
    for words in ["Arn attacks Zyxwin", "Arn attacks", "\u{1} attacks Arn", ""] {
        let [a, b] = [0, 1].map(|n| of(n, player(1), words));
        assert_eq!(a, b, "{words}");
        let told = a.expect_err(words);
        for secret in &SECRETS {
            assert!(!told.contains('\u{1}') && !told.contains(secret.name), "{told}");
        }
    }
    for (n, secret) in SECRETS.iter().enumerate() {
        assert!(of(n, player(1), &format!("Arn attacks {}", secret.name)).is_err());
        let strike = Command::Turn(TurnCommand::TakeTurn { by: LURKER });
        let look = |you| look(&pair.games[n], &texts, you);
        assert!(Screen::may_name(look(GM), &strike) && !Screen::may_name(look(player(1)), &strike));
    }
    let mut game = crate::views_common::table();
    assert!(
        act(&mut game, Author::Seat(Seat(1)), Deed::Command(search(LURKER, false)), &mut Listed(Vec::new()))
            .is_err()
    );
}
