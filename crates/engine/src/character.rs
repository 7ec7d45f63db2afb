//! Characters that come from files to a table and leave it as files.

use schwung_files::character::{Single, Unfit, single, to_json};
use schwung_log::{Author, Deed};
use schwung_table::Seat;
use schwung_views::{
    Look, Shown as _, Staged,
    wire::{CardLine, CheckedCharacter, CreationChoices, ReadyView, Role, You},
};

use crate::{
    Refusal,
    ahead::{Ahead, NoDice},
    played::Played,
    refusal::in_words,
    setup::{Command, Setup},
};

/// Maximum number of characters that a player can bring to a table.
const MOST_OWN: usize = 8;
/// Parts of a sheet that say in a few words who somebody is, the best first.
const ABOUT: [&str; 3] = ["aspects", "skills", "gifts"];

/// The name of drafts while they are checked.
const DRAFT: &str = "draft-5f0c2b7e";

/// A view of the whole table.
const GM: You = You { role: Role::Gm, seat: Some(0) };

/// A text as a system can read it, and what it leaves out.
struct Read {
    text: String,
    losses: Vec<String>,
    /// Whether people wrote it, so that places in it mean something to them.
    pasted: bool,
}

impl Read {
    /// The commands that were made of it, or what is wrong with it.
    fn staged<C>(&self, commands: Staged<C>) -> Result<Vec<C>, Refusal> {
        commands.map_err(|errors| {
            let plain = |it: String| match it.split_once(": ") {
                // Nobody has seen the lines that these places count.
                Some((_, rest)) if !self.pasted => rest.to_owned(),
                _ => it,
            };
            let text = errors.into_iter().map(plain).collect::<Vec<_>>().join("\n");
            Refusal { code: "invalid", text, rule: None }
        })
    }
}

impl<T: Setup> Played<T> {
    /// The deed by which a character comes to the table. It is played at `seat`.
    ///
    /// # Errors
    /// If the text is no character file of this book, has errors, or brings more characters than a player may have.
    pub(crate) fn arrival(
        &self,
        look: Look<'_, T::System>,
        seat: Seat,
        text: &str,
    ) -> Result<Deed<T::System>, Refusal> {
        if !seat.is_gm() && T::Screen::actors_of(Look { you: GM.into(), ..look }, seat).len() >= MOST_OWN {
            let args = [("most", &*MOST_OWN.to_string())];
            return Err(Refusal::new(look, "full", "character-too-many", &args));
        }
        let read = self.read(look, text, !seat.is_gm())?;
        Ok(Deed::Several(self.commands(look, seat, &read)?))
    }

    /// The deed by which a character takes the place of another.
    ///
    /// # Errors
    /// If the text is no character file of this book, has errors, or is about a group.
    pub(crate) fn stand_in(
        &self,
        look: Look<'_, T::System>,
        actor: u8,
        text: &str,
    ) -> Result<Deed<T::System>, Refusal> {
        let read = self.read(look, text, true)?;
        Ok(Deed::Several(read.staged(T::Screen::instead(look, &read.text, actor))?))
    }

    fn commands(
        &self,
        look: Look<'_, T::System>,
        seat: Seat,
        read: &Read,
    ) -> Result<Vec<Command<T>>, Refusal> {
        read.staged(T::Screen::arrive(look, &read.text, seat))
    }

    /// Reads a character file, or a text that people paste.
    fn read(&self, look: Look<'_, T::System>, text: &str, played: bool) -> Result<Read, Refusal> {
        match single(text, played) {
            Ok(Single { system, text, dropped }) => {
                let own = look.game.system();
                if let Some(other) = system.filter(|it| it != own) {
                    let (other, own) =
                        (T::Screen::name(look.texts, &other), T::Screen::name(look.texts, own));
                    let args = [("other", &*other), ("own", &*own)];
                    return Err(Refusal::new(look, "other_system", "character-other-system", &args));
                }
                let losses = (!dropped.is_empty())
                    .then(|| look.texts.text("character-dropped", &[("keys", &dropped.join(", "))]));
                Ok(Read { text, losses: losses.into_iter().collect(), pasted: false })
            }
            Err(why) => {
                if let Some((text, losses)) = T::Screen::pasted(look, text) {
                    let Single { text, .. } = single(&text, played).map_err(|_| self.unfit(look, why))?;
                    return Ok(Read { text, losses, pasted: false });
                }
                if why == Unfit::NoFile && text.contains("[[") {
                    // It was meant to be TOML, and its errors have places.
                    let written = Read { text: text.to_owned(), losses: Vec::new(), pasted: true };
                    self.commands(look, Seat::GM, &written)?;
                }
                Err(self.unfit(look, why))
            }
        }
    }

    fn unfit(&self, look: Look<'_, T::System>, why: Unfit) -> Refusal {
        let (key, n) = why.message();
        Refusal::new(look, "no_character", key, &[("n", &n.to_string())])
    }

    /// What the rules of this table say about a text that may become a character.
    ///
    /// # Errors
    /// If it cannot become one.
    pub(crate) fn checked(&self, look: Look<'_, T::System>, text: &str) -> Result<CheckedCharacter, Refusal> {
        let look = Look { you: GM.into(), ..look };
        let read = self.read(look, text, true)?;
        let mut ahead = Ahead::of(look.game);
        let fails = |it| in_words::<T>(look, it);
        if look.game.house().seats.len() < 2 {
            let (_, entries) = look.game.join(None, "1").map_err(fails)?;
            ahead.add(Author::Seat(Seat(1)), entries).map_err(fails)?;
        }
        let seat = Seat(1);
        let here = Look { game: ahead.game(), ..look };
        let before = T::Screen::actors_of(here, seat);
        // Whether a name is taken depends on characters that nobody may know of, so the draft has one that nobody uses.
        let name = schwung_files::character::name(&read.text);
        self.commands(here, seat, &read)?;
        let renamed = name.as_ref().and_then(|_| schwung_files::character::renamed(&read.text, DRAFT));
        let bare = renamed.unwrap_or_else(|| read.text.clone());
        let commands = self.commands(here, seat, &Read { text: bare, losses: Vec::new(), ..read })?;
        ahead.does(Author::GM, Deed::Several(commands), &mut NoDice).map_err(fails)?;
        let here = Look { game: ahead.game(), ..look };
        let new = T::Screen::actors_of(here, seat).into_iter().find(|it| !before.contains(it));
        let file = new.and_then(|it| Some((it, T::Screen::character_file(here, it)?)));
        let (actor, (body, lost)) =
            file.ok_or_else(|| Refusal::new(look, "no_character", "character-not-one", &[("n", "0")]))?;
        let (mut card, remarks) = T::Screen::character_card(here, actor);
        let mut losses = read.losses;
        losses.extend(lost);
        let name = name.unwrap_or_else(|| name_in(&body));
        card.iter_mut().for_each(|it| it.text = it.text.replace(DRAFT, &name));
        let body = body.replace(&format!("\"{DRAFT}\""), &schwung_files::write::quoted(&name));
        let (system, file) = (look.game.system().to_owned(), to_json(&body));
        Ok(CheckedCharacter { system, name, card, remarks, losses, body, file })
    }

    /// The characters of players at this table, as files.
    pub(crate) fn ready(&self, look: Look<'_, T::System>) -> Vec<ReadyView> {
        let look = Look { you: GM.into(), ..look };
        let seats = 1..u8::try_from(look.game.house().seats.len()).unwrap_or(u8::MAX);
        let actors = seats.flat_map(|seat| T::Screen::actors_of(look, Seat(seat)));
        let view = |actor: u8| {
            let (body, _) = T::Screen::character_file(look, actor)?;
            let (card, _) = T::Screen::character_card(look, actor);
            Some(ReadyView { name: name_in(&body), about: about(&card), file: to_json(&body), body })
        };
        actors.filter_map(view).collect()
    }

    /// What somebody who makes a character for this table can choose from.
    pub(crate) fn choices(&self, look: Look<'_, T::System>) -> CreationChoices {
        T::Screen::creation(look)
    }
}

/// The name in a character file.
pub(crate) fn name_in(body: &str) -> String {
    schwung_files::character::name(body).unwrap_or_default()
}

/// A character in a few words.
fn about(card: &[CardLine]) -> String {
    for part in ABOUT {
        let mut of = card.iter().filter(|it| it.part == part).peekable();
        if part == "aspects"
            && let Some(first) = of.peek()
        {
            return first.text.clone();
        }
        let words: Vec<&str> = of.map(|it| it.label.as_str()).filter(|it| !it.is_empty()).take(3).collect();
        if !words.is_empty() {
            return words.join(", ");
        }
    }
    String::new()
}
