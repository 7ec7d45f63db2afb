//! A system that consists of the effects of the kernel only.
#![allow(dead_code, unreachable_pub)] // not every test uses everything

use schwung_play::{Input, Policy};
use schwung_table::{Ask, Choice, Dice, DiceSpec, Play, Seat, System, Table};

/// The toy system: a coin, some people, and the numbers they say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Toy;

/// The numbers that people have said and the results of coins.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Said(pub Vec<i32>);

#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Everybody says a number at once.
    Each,
    /// The first who accepts says a number.
    Offer,
    /// A coin whose result is discarded, and then another coin.
    Forget,
    /// A coin, a number of the first player, one of everybody, one of the first who accepts, another coin.
    All,
    /// Coins until one shows 1.
    UntilOne,
    /// Numbers of the first player, until one is 0.
    UntilZero,
}

/// Asks for a number from 0 to 2; 0 declines.
#[derive(Clone, Debug, PartialEq)]
pub struct Number {
    pub seat: Seat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Coin;

impl Dice for Coin {
    type Outcome = i32;

    fn spec(&self) -> DiceSpec {
        DiceSpec { name: "coin", dice: &[&[0, 1]], read: |faces| i32::from(faces[0]), again: DiceSpec::never }
    }
    fn outcomes(&self) -> &'static [(i32, u32)] {
        &[(0, 1), (1, 1)]
    }
    fn ways(&self) -> u32 {
        2
    }
    fn sample(&self, random: u32) -> i32 {
        i32::from(random >> 31 == 1)
    }
}

impl Ask<Toy> for Number {
    type Answer = i32;

    fn declines(answer: &i32) -> bool {
        *answer == 0
    }
}

impl System for Toy {
    type State = Said;
    type Event = i32;
    type Command = Command;
    type Question = Number;
    type Answer = i32;
    type Price = ();
    type Reason = ();
    type Mark = ();

    fn apply(state: &mut Said, event: &i32) {
        state.0.push(*event);
    }
    fn seat(question: &Number) -> Seat {
        question.seat
    }
    fn options(_: &Said, _: &Number, choices: &mut Vec<Choice<Toy>>) {
        for answer in 0..=3 {
            choices.push(Choice { answer, price: (), rule: "toy", barred: (answer == 3).then_some(()) });
        }
    }
    fn check(_: &Said, _: &Command) -> Result<(), ()> {
        Ok(())
    }
    fn perform<T: Table<System = Toy>>(t: &mut T, command: &Command) -> Play<T, ()> {
        let everybody = || (0..3).map(|n| Number { seat: Seat::player(n) }).collect();
        match command {
            Command::Each => {
                let said = t.ask_each(everybody())?;
                said.into_iter().for_each(|number| t.tell(number));
            }
            Command::Offer => {
                let taken = t.offer(everybody())?;
                t.tell(taken.map_or(-1, |(at, number)| 10 * i32::try_from(at).unwrap_or(0) + number));
            }
            Command::Forget => {
                t.roll(Seat::GM, Coin)?;
                t.settle(|_| ())?;
                let coin = t.roll(Seat::GM, Coin)?;
                t.tell(coin);
            }
            Command::All => {
                let coin = t.roll(Seat::GM, Coin)?;
                t.tell(coin);
                let number = t.ask(Number { seat: Seat::player(0) })?;
                t.tell(number);
                let said = t.ask_each(everybody())?;
                said.into_iter().for_each(|number| t.tell(number));
                let taken = t.offer(everybody())?;
                t.tell(taken.map_or(-1, |(at, number)| 10 * i32::try_from(at).unwrap_or(0) + number));
                let coin = t.roll(Seat::player(1), Coin)?;
                t.tell(coin);
            }
            Command::UntilOne => while t.roll(Seat::GM, Coin)? == 0 {},
            Command::UntilZero => while t.ask(Number { seat: Seat::player(0) })? > 0 {},
        }
        Ok(())
    }
}

/// A recorded answer of a player.
pub fn said(n: u8, answer: i32) -> Input<Toy> {
    Input::Answered { who: Seat::player(n), answer }
}

/// Answers with the number of the seat.
#[derive(Clone, Copy)]
pub struct OwnNumber;

impl Policy<Toy> for OwnNumber {
    fn answer(&mut self, _: &Said, question: &Number) -> i32 {
        i32::from(question.seat.0 % 3)
    }
}
