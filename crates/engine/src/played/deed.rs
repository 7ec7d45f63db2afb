//! What a request means at a table: its author, and the deed of the log.

use schwung_log::{Asked, Author, Deed, Foreseen, Planned, QuestionId, Roller};
use schwung_table::{Hosted as _, Owner, Seat};
use schwung_views::{
    Look, NotTaken, Shown as _,
    wire::{CommandText, Do, PlanStep},
};
use serde_json::{Map, Value};

use super::{MOST_PASTED, Played};
use crate::{
    ParsedDeed, Refusal,
    actor::plain,
    ahead::Ahead,
    habit_turn::HabitTurn,
    refusal::{in_words, listed},
    setup::{Command, Setup},
};

/// Maximum length of a typed command, in characters.
const MOST_TYPED: usize = 600;

impl<T: Setup> Played<T> {
    /// Determines the author and the deed: changes to a sheet or a scene become commands.
    pub(super) fn deed(
        &self,
        look: Look<'_, T::System>,
        by: Author,
        deed: &ParsedDeed,
        what: Do,
    ) -> Result<(Author, Deed<T::System>), Refusal> {
        let deed = match what {
            Do::Command(_) => {
                let command = deed.command.as_ref().and_then(|it| it.downcast_ref::<Command<T>>());
                let command = command.ok_or_else(|| Refusal::malformed(look, "command"))?;
                self.commanded(look, by, command.clone())?
            }
            Do::Say(words) if words.chars().count() > MOST_TYPED => {
                return Err(Refusal::length(look, MOST_TYPED));
            }
            Do::Say(words) => {
                let command = T::Screen::parse(look, &words).map_err(|text| Refusal {
                    code: "not_understood",
                    text,
                    rule: None,
                })?;
                // A word such as "everybody" may include characters unknown to the writer, so check permissions first.
                if !look.is_gm() && T::System::owner(self.game.state(), &command) == Owner::Gm {
                    return Err(Refusal::gm_only(look));
                }
                self.commanded(look, by, command)?
            }
            Do::Answer { question, choice, words } => Deed::Answer { question, choice, words },
            Do::Plan { question, choice, words, then } => {
                Deed::Plan { question, choice, words, then: self.planned(look, then)? }
            }
            Do::Reopen { seq, n } => {
                let until = self.numbers(*look.you).acted::<T::Screen>(look);
                Deed::Reopen { seq, n, until }
            }
            Do::Skip { question } => match self.dice(look, &question, None)? {
                Some(command) => Deed::Command(command),
                None => Deed::Skip { question },
            },
            Do::Roll { question, faces } => match self.dice(look, &question, faces.as_deref())? {
                Some(command) => Deed::Command(command),
                None => Deed::Roll { question, faces },
            },
            // Handled in `brought`, because each of these dice may require further dice.
            Do::Paste { .. }
            | Do::Assign { .. }
            | Do::Evening(_)
            | Do::Advance { .. }
            | Do::LetPlay { .. }
            | Do::SetHabit { .. }
            | Do::Stage { .. }
            | Do::TakeOff { .. }
            | Do::Approve { .. } => {
                return Err(Refusal::malformed(
                    look,
                    "paste, assign, evening, advance, set_habit, stage, take_off, approve",
                ));
            }
            Do::CallOff => Deed::CallOff,
            Do::Undo { to, keep_dice } => Deed::Undo { to, keep_dice },
            Do::SetRoll { seq, nth, faces, why } => Deed::SetRoll { seq, nth, faces, why },
            Do::PrepareRoll { seat, faces, why } => Deed::Prepare { seat: Seat(seat), faces, why },
            Do::House(deed) => Deed::House(deed),
            Do::Sheet { actor, fields } => {
                let actor = plain(actor);
                // Only the game master may set sheets; the owner of the form may change the fields that it contains.
                return Ok((Author::GM, self.sheet_deed(look, actor, &fields)?));
            }
            Do::Enter { body, seat, again: _ } => {
                let own = self.seat_of_arrival(look, by, seat)?;
                // Like sheets: players may bring what belongs to their own seat.
                return Ok((Author::GM, self.arrival(look, own, &body)?));
            }
            Do::Take { actor } => return Ok((Author::GM, self.taking(look, by, plain(actor))?)),
            Do::Setting { .. } if !by.is_gm() => return Err(Refusal::gm_only(look)),
            Do::Setting { name, value } => {
                let no_such = || Refusal::new(look, "no_such_setting", "refused-no-such-setting", &[]);
                Deed::Command(T::Screen::set(look, &name, &value).ok_or_else(no_such)?)
            }
        };
        Ok((by, deed))
    }

    /// The seat at which a character arrives: players bring theirs to their own.
    pub(crate) fn seat_of_arrival(
        &self,
        look: Look<'_, T::System>,
        by: Author,
        seat: Option<u8>,
    ) -> Result<Seat, Refusal> {
        let own = if by.is_gm() { Seat(seat.unwrap_or(0)) } else { look.you.seat.map_or(Seat::GM, Seat) };
        if (own.is_gm() || seat.is_some_and(|it| Seat(it) != own)) && !by.is_gm() {
            return Err(Refusal::new(look, "not_yours", "refused-not-yours", &[]));
        }
        if self.game.house().person(own).is_none() {
            return Err(in_words::<T>(look, schwung_log::Refusal::NoSuchSeat));
        }
        Ok(own)
    }

    /// The deed that sets the fields of a sheet, if the viewer may change it.
    pub(crate) fn sheet_deed(
        &self,
        look: Look<'_, T::System>,
        actor: u8,
        fields: &Map<String, Value>,
    ) -> Result<Deed<T::System>, Refusal> {
        if T::Screen::sheet_form(look, actor).is_none() {
            return Err(Refusal::new(look, "not_yours", "refused-not-yours", &[]));
        }
        Ok(Deed::Several(T::Screen::sheet(look, actor, fields).map_err(|it| listed(&it))?))
    }

    /// The deed that replaces a roll with these dice.
    pub(super) fn dice(
        &self,
        look: Look<'_, T::System>,
        id: &QuestionId,
        faces: Option<&[i8]>,
    ) -> Result<Option<Command<T>>, Refusal> {
        // The log refuses dice for anything that does not wait for a roll.
        let Some(asked) = self.game.asked().into_iter().find(|it| it.id == *id && it.dice.is_some()) else {
            return Ok(None);
        };
        if !look.is_gm() && !look.is_mine(asked.seat) {
            return Ok(None);
        }
        T::Screen::dice(look, &asked, faces).map_err(Refusal::barred)
    }

    /// The table after the pasted lines of another program, in one record. Dice may require further dice, which
    /// the following lines supply. Also returns the turn that a habit goes on with.
    pub(super) fn brought(
        &self,
        look: Look<'_, T::System>,
        by: Author,
        what: &Do,
        roller: &mut dyn Roller,
    ) -> Result<(Ahead<T::System>, Option<HabitTurn>), Refusal> {
        let first = match what {
            Do::Paste { text } if text.chars().count() > MOST_PASTED => {
                return Err(Refusal::length(look, MOST_PASTED));
            }
            Do::Paste { text } => T::Screen::paste(look, text).map_err(Refusal::barred)?,
            Do::Assign { question, line, reason } => {
                let stale = || Refusal::new(look, "stale", "refused-stale", &[]);
                let asked = self.game.asked().into_iter().find(|it| it.id == *question);
                T::Screen::assign(look, &asked.ok_or_else(stale)?, *line, reason).map_err(Refusal::barred)?
            }
            _ => return Err(Refusal::malformed(look, "paste, assign")),
        };
        let playing = Self::playing(&self.game);
        let mut ahead = Ahead::of(&self.game);
        ahead.bring(by, first, roller).map_err(|it| in_words::<T>(look, it))?;
        ahead.follow::<T>(look, roller)?;
        let turn = playing.and_then(|it| Self::answer_on(&mut ahead, it, roller));
        Ok((ahead, turn))
    }

    /// The deed of a command, which may take a character.
    fn commanded(
        &self,
        look: Look<'_, T::System>,
        by: Author,
        command: Command<T>,
    ) -> Result<Deed<T::System>, Refusal> {
        let command = self.nameable(look, command)?;
        if let Some(actor) = T::Screen::taken(&command).filter(|_| !by.is_gm()) {
            self.taking(look, by, actor)?;
        }
        Ok(Deed::Command(command))
    }

    /// The deed by which a player takes a character. Only the game master may set who plays it.
    fn taking(&self, look: Look<'_, T::System>, by: Author, actor: u8) -> Result<Deed<T::System>, Refusal> {
        let Author::Seat(seat) = by else {
            return Err(Refusal::new(look, "not_yours", "refused-not-yours", &[]));
        };
        if seat.is_gm() {
            return Err(Refusal::new(look, "players_only", "refused-players-only", &[]));
        }
        let plain = |code, key| Refusal::new(look, code, key, &[]);
        let named = |code, key, name: &str| Refusal::new(look, code, key, &[("name", name)]);
        let command = schwung_views::take::<T::Screen>(&self.game, seat, actor).map_err(|it| match it {
            NotTaken::Assigned => plain("assigned", "refused-assigned"),
            NotTaken::HasOne => plain("has_character", "refused-has-character"),
            NotTaken::Taken(name) => named("character_taken", "refused-character-taken", &name),
            NotTaken::NotOpen(name) => named("not_open", "refused-not-open", &name),
            NotTaken::NoSuchActor => plain("no_such_actor", "refused-no-such-actor"),
        })?;
        Ok(Deed::Several(vec![command]))
    }

    /// Returns the command if it refers only to things that the viewer knows of.
    pub(super) fn nameable(
        &self,
        look: Look<'_, T::System>,
        command: Command<T>,
    ) -> Result<Command<T>, Refusal> {
        if T::Screen::may_name(look, &command) {
            return Ok(command);
        }
        Err(Refusal::new(look, "no_such_actor", "refused-no-such-actor", &[]))
    }

    /// Returns the question with that id, if the viewer may answer it.
    pub(super) fn asked(
        &self,
        look: Look<'_, T::System>,
        id: &QuestionId,
    ) -> Result<Asked<'_, T::System>, Refusal> {
        let mine = |it: &Asked<'_, T::System>| look.is_gm() || look.is_mine(it.seat);
        let found = self.game.asked().into_iter().find(|it| it.id == *id && mine(it));
        found.ok_or_else(|| Refusal::new(look, "stale", "refused-stale", &[]))
    }

    /// Parses the steps of a plan.
    pub(super) fn planned(
        &self,
        look: Look<'_, T::System>,
        steps: Vec<PlanStep>,
    ) -> Result<Vec<Planned<T::System>>, Refusal> {
        let parse = |PlanStep { kind, answer, habit, words }| {
            let what = match (answer, habit) {
                (Some(answer), _) => {
                    Foreseen::Answer(answer.parse().map_err(|error| Refusal::malformed(look, &error))?)
                }
                (None, Some(habit)) => Foreseen::Habit(habit),
                (None, None) => Foreseen::Words,
            };
            Ok(Planned { kind, what, words })
        };
        steps.into_iter().map(parse).collect()
    }

    pub(super) fn command(
        &self,
        look: Look<'_, T::System>,
        text: &CommandText,
    ) -> Result<Command<T>, Refusal> {
        text.parse().map_err(|error| Refusal::malformed(look, &error))
    }
}
