//! Tests that secrets never reach viewers who may not know them: two games that differ only in secrets look the same to
//! these viewers, byte by byte.

#![allow(clippy::unwrap_used)]

use crate::views_common::{GM, RELAY, WATCH, act, actor, look, opened, player, scene};
use proptest::prelude::*;
use schwung_log::{Author, Deed, DiceMode, HouseDeed, Told};
use schwung_messages::Catalogue;
use schwung_play::Random;
use schwung_rulebook::Lang;
use schwung_table::{Asking, Hosted as _, Seat};
use schwung_ui_kit::harness::secrets::{self, Compared, seen};
use schwung_views::{
    Shown,
    wire::{SceneView, You},
};
use schwung_zerospace::{
    ActorId, Ailment, Attack, AttackKind, Attribute, Check, Combat, Command, Fact, Gait, Item, ItemId,
    ItemKind, Mode, Move, Plan, PointReason, PointUse, Question, SkillId, Target, With, Wording, ZeroSpace,
};
use schwung_zerospace_ui::Screen;

/// The secrets of one of the two games.
struct Secret {
    name: &'static str,
    words: &'static str,
    power: i8,
    endurance: u8,
    number: i16,
    faces: [i8; 2],
    genuine: bool,
}

const SECRETS: [Secret; 2] = [
    Secret {
        name: "Zyxwina",
        words: "Qualmvogel",
        power: 1,
        endurance: 50,
        number: 90,
        faces: [1, 6],
        genuine: true,
    },
    Secret {
        name: "Brumbart",
        words: "Knirschfuchs",
        power: 3,
        endurance: 60,
        number: 95,
        faces: [2, 3],
        genuine: false,
    },
];

impl Secret {
    /// The demo encounter with different secrets.
    fn encounter(&self) -> String {
        let (name, words, power, endurance) = (self.name, self.words, self.power, self.endurance);
        let text = RELAY.replace("Der Lauscher im Schacht", name).replace(
            "endurance = 4\nskills = [\"Heimlichkeit\"",
            &format!(
                "endurance = {endurance}\npower-level = {power}\nspeciality = [{{ skill = \"Heimlichkeit\", name = \
                 \"Blick der {words}\" }}]\nskills = [\"Heimlichkeit\""
            ),
        );
        let item = format!("\n[[item]]\nname = \"Zahn der {words}\"\nholder = \"{name}\"\n");
        let text = text + &item;
        assert!(text.matches(words).count() == 2 && text.matches(name).count() == 2);
        text
    }
}

/// Two games that differ only in secrets.
type Pair = secrets::Pair<ZeroSpace, Secret>;

fn pair(seed: u64) -> Pair {
    Pair::new(seed, &SECRETS, |it| opened(&it.encounter()))
}

trait Secretive {
    fn hidden(&self) -> ActorId;
    /// Whether the gear of the hidden character has been looted. Its name is then no longer secret.
    fn is_carried_openly(&self) -> bool;
}

impl Secretive for Pair {
    fn hidden(&self) -> ActorId {
        actor(&self.games[0], SECRETS[0].name)
    }

    fn is_carried_openly(&self) -> bool {
        let items = &self.games[0].state().items;
        items.iter().any(|it| it.text.as_str().contains(SECRETS[0].words) && it.holder != Some(self.hidden()))
    }
}

/// The viewers who may not know any secret. The game master knows all of them, and the first player some.
const COMPARED: Compared<'_> = Compared {
    strangers: &[player(2), player(3), player(4), WATCH],
    words: &[SECRETS[0].name, SECRETS[0].words, SECRETS[1].name, SECRETS[1].words],
};

/// Performs a secret action of the game master: notes, false leads, prepared things, hidden dice, a hidden actor.
fn secretly(pair: &mut Pair, random: &mut Random) -> bool {
    let hidden = pair.hidden();
    let house = |deed: HouseDeed| Deed::House(deed);
    match random.below(9) {
        0 => pair.act(Author::GM, |it| house(HouseDeed::Say { text: it.words.into(), to: Told::Gm })),
        1 => pair.act(Author::GM, |it| {
            house(HouseDeed::Shelve { id: None, name: it.name.into(), body: it.words.into() })
        }),
        2 => pair.act(Author::GM, |it| {
            let faces = Some(it.faces.to_vec());
            house(HouseDeed::Throw { dice: "2d6".into(), faces, label: it.words.into(), secret: true })
        }),
        // The note is known to the first player.
        3 => pair.command(Author::GM, |it| Command::Tell {
            to: Some(Seat(1)),
            text: Wording::new(it.words),
            genuine: it.genuine,
        }),
        // Recipients of a note do not learn whether it is true.
        4 | 5 => {
            let to = [Some(Seat(2)), None][random.below(2) as usize];
            pair.command(Author::GM, |it| Command::Tell {
                to,
                text: Wording::new("Der Schacht ist leer."),
                genuine: it.genuine,
            })
        }
        6 => pair.command(Author::GM, |it| {
            let number = u8::try_from(it.number).unwrap() % 7;
            Command::Set(Fact::Lowered { who: hidden, attribute: Attribute::Power, by: number })
        }),
        7 => {
            let id = ItemId(pair.games[0].state().next_item);
            pair.command(Author::GM, |it| {
                let (text, kind) = (Wording::new(it.words), ItemKind::Protection(0));
                Command::Set(Fact::Item { item: Item { id, text, holder: Some(hidden), kind } })
            })
        }
        _ => {
            let other = ActorId(random.below(pair.games[0].state().actors.len() as u32) as u8);
            pair.command(Author::GM, |it| {
                let length = Some(schwung_zerospace::Length::metres(u32::try_from(it.number).unwrap()));
                Command::Set(Fact::Distance { a: hidden, b: other, length })
            })
        }
    }
}

/// Gives answers. Texts about hidden actors are secret as well.
fn answers(pair: &mut Pair, random: &mut Random) -> bool {
    let asked = pair.games[0].asked();
    let it = &asked[random.below(asked.len() as u32) as usize];
    let (seat, id, hidden) = (it.seat, it.id.clone(), pair.hidden());
    let about_hidden = it.question.is_some_and(|it| format!("{it:?}").contains(&format!("{hidden:?}")));
    let is_secret = about_hidden && matches!(it.question, Some(Question::Bonus(_)));
    let dice = it.dice.is_some();
    let choice = random.below(9) as usize;
    let skips = random.below(6) == 0;
    let by = if random.below(4) == 0 { Author::GM } else { Author::Seat(seat) };
    pair.act(by, |secret| {
        let question = id.clone();
        let words = if is_secret { secret.words } else { "nun ja" }.to_owned();
        match (dice, skips) {
            (true, _) => Deed::Roll { question, faces: None },
            (false, true) => Deed::Skip { question },
            (false, false) => Deed::Answer { question, choice, words },
        }
    })
}

/// Performs a public deed.
fn openly(pair: &mut Pair, random: &mut Random) -> bool {
    let game = &pair.games[0];
    let state = game.state().clone();
    let count = state.actors.len() as u32;
    let by = match state.conflict.and_then(|it| it.turn) {
        Some(turn) if random.below(8) > 0 => turn,
        _ => ActorId(random.below(count) as u8),
    };
    let author = Author::Seat(state.actor(by).seat);
    let on = ActorId(random.below(count) as u8);
    let give = |pair: &mut Pair, command: Command| {
        let texts = Catalogue::new(Lang::En, "zerospace");
        let you = if author.is_gm() { GM } else { player(state.actor(by).seat.0) };
        if !Screen::may_name(look(&pair.games[0], &texts, you), &command) {
            return false;
        }
        pair.command(author, |_| command.clone())
    };
    let own = state.items.iter().find(|it| it.holder == Some(by) && matches!(it.kind, ItemKind::Weapon(_)));
    let with = own.map_or(With::HANDS, |it| With::Item(it.id));
    let plan = Plan::default();
    let skill = SkillId(random.below(8) as u8);
    let modes = [Mode::Charge, Mode::Disarm, Mode::Grapple, Mode::ThrowDown];
    match random.below(15) {
        0..=3 => {
            give(pair, Command::Attack(Attack { by, on, mode: Mode::Strike, with, single: false, plan }))
        }
        4 => {
            let mode = modes[random.below(4) as usize];
            give(pair, Command::Attack(Attack { by, on, mode, with: With::HANDS, single: false, plan }))
        }
        5 => {
            let with = With::Plain { combat: Combat::Ranged, kind: AttackKind::Mental };
            give(pair, Command::Attack(Attack { by, on, mode: Mode::Strike, with, single: false, plan }))
        }
        6 => give(pair, Command::Distract { by, on, plan }),
        7 => give(pair, Command::EndTurn { by }),
        8 => give(pair, Command::Defer { by }),
        // An unreachable difficulty gives the same result, regardless of its value.
        9 => pair.command(Author::GM, |it| {
            let target = Target::Difficulty { value: it.number, hidden: true };
            Command::Check(Check { by, skill, target, task: None, reaction: true, plan: Plan::default() })
        }),
        10 => {
            let gait = [Gait::Walk, Gait::Run][random.below(2) as usize];
            let (length, deed) = (None, Wording::NONE);
            give(
                pair,
                Command::Move(Move {
                    by,
                    gait,
                    length,
                    gift: None,
                    obstacle: None,
                    cover: Some(random.below(2) == 0),
                    stand: false,
                    deed,
                }),
            )
        }
        11 => match random.below(3) {
            0 => pair.command(Author::GM, |_| Command::AwardAll { reason: PointReason::Idea }),
            1 => give(pair, Command::Spend { who: by, on: PointUse::Rally }),
            _ => give(pair, Command::Recover { by, from: Ailment::Fear }),
        },
        12 => {
            let to = random.below(pair.games[0].seq() as u32 + 1);
            let keep_dice = random.below(2) == 0;
            // Do not undo the first records, in which the conflict began.
            pair.act(Author::GM, |_| Deed::Undo { to: u64::from(to.max(9)), keep_dice })
        }
        13 => {
            if random.below(2) == 0 {
                let habits = ZeroSpace::habits();
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
        "zerospace",
        (seed, deeds, 8),
        [secretly, answers, openly],
        Pair::is_carried_openly,
    );
    pair
}

proptest! {
    #![proptest_config(ProptestConfig { cases: schwung_play::laws::games(8), ..ProptestConfig::default() })]

    #[test]
    fn games_that_differ_in_secrets_look_the_same(seed: u64) {
        play(seed, 60);
    }
}

/// Regressions: a reported distance revealed the position of an unknown actor; the game master was told the distance of her own
/// actors.
#[test]
fn games_that_once_looked_different_look_the_same() {
    play(6_876_435_258_993_518_646, 60);
    play(2_338_940_727_881_469_207, 60);
}

#[test]
fn loot_is_carried_openly() {
    assert!(play(12_204_375_073_759_215_168, 60).is_carried_openly());
}

/// Guards against a table that shows nothing, for which the law above would hold trivially.
#[test]
fn the_game_master_sees_the_secrets() {
    let texts = Catalogue::new(Lang::De, "zerospace");
    let mut pair = pair(1);
    let mut random = Random::new(1);
    for _ in 0..50 {
        secretly(&mut pair, &mut random);
    }
    for (game, secret) in pair.games.iter().zip(&SECRETS) {
        let shown = seen::<Screen>(game, &texts, GM, 0, true);
        assert!(shown.contains(secret.name) && shown.contains(secret.words));
        let notes = scene(game, &texts, GM).notes;
        assert!(!notes.is_empty() && notes.iter().all(|it| it.genuine == Some(secret.genuine)));
        // The first player has the note and does not learn whether it is true.
        let told = scene(game, &texts, player(1)).notes;
        assert!(told.iter().any(|it| it.text == secret.words) && told.iter().all(|it| it.genuine.is_none()));
    }
    let hidden = pair.hidden();
    let power = pair.games.each_ref().map(|it| it.state().sheet(hidden).power_level);
    assert_ne!(power[0], power[1], "what nobody sees differs");
}

/// Neither the number of a hidden difficulty, nor the lead, nor any odds are revealed.
#[test]
fn a_hidden_difficulty_is_not_told() {
    let texts = Catalogue::new(Lang::De, "zerospace");
    let mut pair = pair(3);
    let runa = actor(&pair.games[0], "Runa Eisvogel");
    pair.act(Author::GM, |_| Deed::House(HouseDeed::Dice(DiceMode::Own)));
    assert!(pair.command(Author::GM, |it| {
        let target = Target::Difficulty { value: it.number, hidden: true };
        let (skill, plan) = (SkillId(0), Plan::default());
        Command::Check(Check { by: runa, skill, target, task: None, reaction: true, plan })
    }));
    let clash = |n: usize, you: You| scene(&pair.games[n], &texts, you).clash.unwrap();
    for n in [0, 1] {
        let before = clash(n, player(1));
        assert!(before.chance.is_none() && before.lead.is_none() && before.acting.pool == Some(2));
        assert!(before.against.as_ref().is_some_and(|it| it.total.is_none() && it.parts.is_empty()));
        assert_eq!(clash(n, GM).against.as_ref().unwrap().total, Some(SECRETS[n].number));
        assert!(clash(n, GM).chance.is_some());
    }
    let asked = pair.games[0].asked()[0].id.clone();
    assert!(
        pair.act(Author::Seat(Seat(1)), |_| Deed::Roll { question: asked.clone(), faces: Some(vec![5, 6]) })
    );
    let after = |n: usize, you: You| scene(&pair.games[n], &texts, you).clash.unwrap();
    let own = after(0, player(1));
    assert!(own.acting.total.is_some() && own.lead.is_none() && own.lead_words.is_empty());
    assert!(after(0, GM).lead.is_some());
    COMPARED.assert_same::<Screen, _>(&pair, &texts, 0, true);
    let [a, b] = pair.games.each_ref().map(|it| seen::<Screen>(it, &texts, player(1), 0, true));
    assert_eq!(a, b);
}

/// Only those involved notice a mental attack.
//% zerospace.attack.mental
#[test]
fn an_attack_on_the_mind_is_noticed_by_those_concerned() {
    let texts = Catalogue::new(Lang::De, "zerospace");
    let mut game = opened(RELAY);
    let [ileth, skarn] = ["Ileth von der Schwelle", "Kapitän Skarn"].map(|it| actor(&game, it));
    let mut dice = Random::new(1);
    act(&mut game, Author::GM, Deed::Command(Command::Set(Fact::Turn { who: ileth })), &mut dice).unwrap();
    for seat in 0..=4 {
        let passes = Command::Set(Fact::Passes { seat: Seat(seat), on: true });
        act(&mut game, Author::GM, Deed::Command(passes), &mut dice).unwrap();
    }
    act(&mut game, Author::GM, Deed::House(HouseDeed::Dice(DiceMode::Own)), &mut dice).unwrap();
    let attack = Attack {
        by: ileth,
        on: skarn,
        mode: Mode::Strike,
        with: With::Gift(0),
        single: false,
        plan: Plan::default(),
    };
    act(&mut game, Author::Seat(Seat(4)), Deed::Command(Command::Attack(attack)), &mut dice).unwrap();
    let panel = |you: You| {
        let SceneView::ZeroSpace(scene) = schwung_views::view::<Screen>(look(&game, &texts, you)).scene
        else {
            panic!("a scene of ZeroSpace")
        };
        scene.clash
    };
    assert!(panel(GM).is_some() && panel(player(4)).is_some());
    for you in [player(1), player(2), player(3), WATCH] {
        assert!(panel(you).is_none(), "{you:?}");
    }
}

/// Typing a hidden name reveals nothing, neither by the result nor by the error.
#[test]
fn hidden_names_cannot_be_typed() {
    let texts = Catalogue::new(Lang::En, "zerospace");
    let pair = pair(1);
    let of = |n: usize, you: You, words: &str| Screen::parse(look(&pair.games[n], &texts, you), words);
    for (n, secret) in SECRETS.iter().enumerate() {
        let attack = format!("Runa Eisvogel attacks {}", secret.name);
        assert!(of(n, GM, &attack).is_ok(), "{:?}", of(n, GM, &attack));
        assert!(of(n, player(1), &attack).is_err());
    }
    for words in ["Runa Eisvogel attacks Zyxwin", "Runa Eisvogel attacks", "\u{1} holds", ""] {
        let [a, b] = [0, 1].map(|n| of(n, player(1), words));
        assert_eq!(a, b, "{words}");
        let told = a.expect_err(words);
        for secret in &SECRETS {
            assert!(!told.contains('\u{1}') && !told.contains(secret.name), "{told}");
        }
    }
}
