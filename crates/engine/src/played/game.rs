//! What a table does for its users.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use schwung_log::{Author, Damaged, House, Record, Roller};
use schwung_messages::{Catalogue, Tongue};
use schwung_play::Fights as _;
use schwung_rulebook::Lang;
use schwung_table::{Hosted as _, Seat, WireId};
use schwung_views::{
    Look, Shown as _, Still,
    wire::{
        Ask, CheckedCharacter, CreationChoices, Do, Found, KeepsakeView, Line, ReadyView, Reply, Role,
        TableCard, TableContents, View, You,
    },
};

use super::{Played, bodies};
use crate::{
    AnyFight, AnyGame, AnyInsight, Comparison, Continued, Decided, Encounters, HabitTurn, ParsedDeed,
    PersonRolls, Refusal,
    actor::plain,
    ahead::Ahead,
    export, fight, habits, insight,
    recap::{self, Which},
    refusal::in_words,
    setup::Setup,
    texts,
};

/// Distinguishes this deed from others that the same seat might send with the same idempotency key. Collisions give
/// nobody an advantage, so FNV-1a is sufficient.
fn fingerprint(what: &Do) -> String {
    let mut value = serde_json::to_value(what).unwrap_or_default();
    value.sort_all_objects();
    let hash = value.to_string().bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    format!("{hash:016x}")
}

/// The author of a viewer's actions; `None` for spectators.
pub(super) fn author(you: You) -> Option<Author> {
    match (you.role, you.seat) {
        (Role::Gm, _) => Some(Author::GM),
        (Role::Player, Some(seat)) if seat > 0 => Some(Author::Seat(Seat(seat))),
        (Role::Player | Role::Watch, _) => None,
    }
}

impl<T: Setup> AnyGame for Played<T> {
    fn snapshot(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }

    fn seq(&self) -> u64 {
        self.game.seq()
    }

    fn state_hash(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.game.state().hash(&mut hasher);
        hasher.finish()
    }

    fn house(&self) -> &House {
        self.game.house()
    }

    fn system(&self) -> &str {
        self.game.system()
    }

    fn parse(&self, lang: Lang, what: Do) -> Result<ParsedDeed, Refusal> {
        let look = self.look(You { role: Role::Watch, seat: None }, lang);
        let command = match &what {
            Do::Command(text) => Some(self.command(look, text)?),
            _ => None,
        };
        let fingerprint = fingerprint(&what);
        Ok(ParsedDeed { what, command: command.map(|it| Box::new(it) as Box<_>), fingerprint })
    }

    fn done(&self, you: You, lang: Lang, id: &str, deed: &ParsedDeed) -> Result<Option<u64>, Refusal> {
        let look = self.look(you, lang);
        let by = author(you).ok_or_else(|| Refusal::new(look, "not_yours", "refused-not-yours", &[]))?;
        self.game.done(by, id, &deed.fingerprint).map_err(|it| in_words::<T>(look, it))
    }

    fn decide(
        &self,
        you: You,
        lang: Lang,
        id: &str,
        at: i64,
        deed: &ParsedDeed,
        roller: &mut dyn Roller,
    ) -> Result<Decided, Refusal> {
        let look = self.look(you, lang);
        let by = author(you).ok_or_else(|| Refusal::new(look, "not_yours", "refused-not-yours", &[]))?;
        let what = self.numbers(you).deed::<T::Screen>(look, deed.what.clone());
        let mut turn = None;
        let entries = if let Do::Evening(evening) = &what {
            self.evening(look, evening, roller)?.into_entries()
        } else if let Do::TakeOff { actors, scene, name } = &what {
            self.taken_off(look, actors, *scene, name, roller)?.entries
        } else if matches!(what, Do::Paste { .. } | Do::Assign { .. }) {
            let (ahead, goes_on) = self.brought(look, by, &what, roller)?;
            turn = goes_on;
            ahead.into_entries()
        } else if let Do::Advance { why, changes } = &what {
            self.advance(look, by, why, changes, roller)?
        } else if let Do::LetPlay { habit, actor } = &what {
            self.let_play(look, by, habit.as_deref(), *actor, roller)?
        } else if let Do::SetHabit { actors, habit } = &what {
            self.set_habit(look, actors, habit.as_deref())?
        } else if let Do::Stage { body, item, new_scene } = &what {
            self.staged(look, body.as_deref(), *item, *new_scene, roller)?
        } else if let Some(entries) = self.approval(look, by, &what, roller)? {
            entries
        } else {
            let goes_on =
                matches!(what, Do::Answer { .. } | Do::Plan { .. } | Do::Skip { .. } | Do::Roll { .. });
            let (rights, deed) = self.deed(look, by, deed, what)?;
            let is_followed = goes_on && T::Screen::is_followed(look);
            let playing = if goes_on { Self::playing(&self.game) } else { None };
            if is_followed || playing.is_some() {
                let mut ahead = Ahead::of(&self.game);
                ahead.does(rights, deed, roller).map_err(|it| in_words::<T>(look, it))?;
                if is_followed {
                    ahead.follow::<T>(look, roller)?;
                }
                turn = playing.and_then(|it| Self::answer_on(&mut ahead, it, roller));
                ahead.into_entries()
            } else {
                self.game.decide(rights, deed, roller).map_err(|it| in_words::<T>(look, it))?
            }
        };
        // The author of an X-card is not recorded anywhere, not even in the log.
        let is_named = !deed.what.is_nobodys_business();
        let fingerprint = is_named.then(|| deed.fingerprint.clone());
        let decided = self.decided(is_named.then_some(by), id, fingerprint, at, entries)?;
        Ok(Decided { turn, ..decided })
    }

    fn play_on(
        &self,
        turn: HabitTurn,
        lang: Lang,
        id: &str,
        at: i64,
        roller: &mut dyn Roller,
    ) -> Result<Option<Decided>, Refusal> {
        let entries = self.went_on(turn, lang, roller);
        entries.map(|it| self.decided(Some(turn.by), id, None, at, it)).transpose()
    }

    fn blank(&self, id: &str, at: i64) -> Result<Decided, Refusal> {
        self.decided(None, id, None, at, Vec::new())
    }

    fn join(
        &self,
        seat: Option<Seat>,
        name: &str,
        lang: Lang,
        id: &str,
        at: i64,
    ) -> Result<(Seat, Decided), Refusal> {
        let look = self.look(You { role: Role::Watch, seat: None }, lang);
        let is_new = seat.is_none();
        let (seat, entries) = self.game.join(seat, name).map_err(|it| in_words::<T>(look, it))?;
        if !is_new && self.game.house().assigned {
            return Err(Refusal::new(look, "assigned", "refused-assigned", &[]));
        }
        Ok((seat, self.decided(Some(Author::Seat(seat)), id, None, at, entries)?))
    }

    fn commit(&mut self, decided: Decided) -> Result<(), Damaged> {
        let record = decided.record.downcast::<Record<T::System>>().map_err(|_| Damaged::OtherEngine)?;
        self.game.push(*record)
    }

    fn push(&mut self, body: &[u8]) -> Result<(), Damaged> {
        let seq = self.game.seq() + 1;
        let record: Record<T::System> = schwung_log::read_json(body).map_err(|_| Damaged::Order(seq))?;
        self.game.push(record)
    }

    fn number(&self, you: You, seq: u64) -> u64 {
        self.numbers(you).last(seq)
    }

    fn record(&self, you: You, number: u64) -> Option<u64> {
        self.numbers(you).record(number).filter(|it| *it <= self.game.seq())
    }

    fn next_view(&self, you: You, tongue: Tongue, still: &Still) -> View {
        let look = Look { still: Some(still), ..self.look(you, tongue) };
        schwung_views::numbered_view::<T::Screen>(look, &self.numbers(you))
    }

    fn lines(&self, you: You, tongue: Tongue, after: u64, until: u64) -> Vec<Line> {
        let (told, numbers) = (self.told(), self.numbers(you));
        let look = Look { still: Some(&told), ..self.look(you, tongue) };
        schwung_views::numbered_lines::<T::Screen>(look, &numbers, after, until)
    }

    fn lines_before(&self, you: You, tongue: Tongue, before: u64, most: usize) -> (Vec<Line>, bool) {
        let (look, numbers) = (self.look(you, tongue), self.numbers(you));
        let until = before.saturating_sub(1).min(self.game.seq());
        let (mut lines, mut from) = (Vec::new(), numbers.last(until));
        // Each record has few lines, and some of those that the viewer knows of have none.
        while from > 0 && lines.len() < most {
            let upper = numbers.record(from).unwrap_or(until);
            // Counted as the viewer counts, so that pages do not depend on what is hidden.
            from = from.saturating_sub(most as u64);
            let after = numbers.record(from).unwrap_or_default();
            let mut earlier = schwung_views::numbered_lines::<T::Screen>(look, &numbers, after, upper);
            earlier.append(&mut lines);
            lines = earlier;
        }
        let cut = lines.len().saturating_sub(most);
        // Return whole records only: the next page starts before the first record of this one.
        let at = lines.get(cut).map_or(0, |it| it.seq);
        let first = lines.iter().position(|it| it.seq >= at).unwrap_or(cut);
        (lines.split_off(first), from > 0 || first > 0)
    }

    fn undone_by_last(&self, you: You) -> (Vec<u64>, Vec<u64>) {
        let numbers = self.numbers(you);
        let (undone, restored) = self.game.undone_in(self.game.seq());
        (numbers.of_all(&undone), numbers.of_all(&restored))
    }

    fn ask(&self, you: You, tongue: Tongue, what: Ask) -> Result<Reply, Refusal> {
        let (look, numbers) = (self.look(you, tongue), self.numbers(you));
        let what = numbers.query::<T::Screen>(look, what);
        Ok(numbers.reply(self.reply((you, tongue), look, &numbers, what)?))
    }

    fn character_file(&self, you: You, lang: Lang, actor: WireId) -> Result<(String, Vec<String>), Refusal> {
        let look = self.look(you, lang);
        let file = T::Screen::character_file(look, plain(actor));
        file.ok_or_else(|| Refusal::new(look, "no_such_actor", "refused-no-such-actor", &[]))
    }

    fn check_character(&self, tongue: Tongue, text: &str) -> Result<CheckedCharacter, Refusal> {
        self.checked(self.look(You { role: Role::Gm, seat: Some(0) }, tongue), text)
    }

    fn creation(&self, tongue: Tongue) -> CreationChoices {
        self.choices(self.look(You { role: Role::Watch, seat: None }, tongue))
    }

    fn ready_characters(&self, lang: Lang) -> Vec<ReadyView> {
        self.ready(self.look(You { role: Role::Gm, seat: Some(0) }, lang))
    }

    fn fight(&self, lang: Lang) -> Box<dyn AnyFight> {
        let habits = habits::of_game::<T>(&self.game);
        fight::of_game::<T>(&self.game, habits, Catalogue::clone(&texts(lang, self.game.system())))
    }

    fn encounters(&self, lang: Lang) -> Result<Box<dyn Encounters>, Refusal> {
        let look = self.look(You { role: Role::Gm, seat: Some(0) }, lang);
        if T::System::is_on(self.game.state()) {
            return Err(Refusal::new(look, "conflict_goes_on", "balance-goes-on", &[]));
        }
        Ok(Box::new(fight::Staged::<T>::new(&self.game, lang)))
    }

    fn insight(&self, you: You, lang: Lang, number: Option<u32>) -> Result<Box<dyn AnyInsight>, Refusal> {
        let which = number.map_or(insight::Which::Last, insight::Which::Number);
        let habits = habits::of_game::<T>(&self.game);
        Ok(Box::new(insight::of_game::<T>(self.look(you, lang), &self.numbers(you), which, &habits)?))
    }

    fn compared(&self, you: You, lang: Lang, by_habit: bool, seed: u64) -> Result<Comparison, Refusal> {
        self.courses(you, lang, by_habit, seed)
    }

    fn rolls(&self, you: You, lang: Lang) -> Vec<PersonRolls> {
        insight::rolls::<T>(self.look(you, lang))
    }

    fn card(&self, table: &str, lang: Lang) -> TableCard {
        let look = self.look(You { role: Role::Watch, seat: None }, lang);
        let house = self.game.house();
        TableCard {
            table: table.to_owned(),
            title: house.title.clone(),
            system_name: T::Screen::name(look.texts, self.game.system()),
            gm: house.person(Seat::GM).map_or_else(String::new, |it| it.name.clone()),
            locked: house.locked,
            seats: schwung_views::seats_to_join::<T::Screen>(&self.game),
            free: schwung_views::free_of_gm::<T::Screen>(&self.game),
            may_add: !house.locked && self.game.has_room(),
        }
    }

    fn last_author(&self) -> Option<Author> {
        self.game.records().last().and_then(|it| it.by)
    }

    fn exported(&self) -> Vec<u8> {
        // Everything in the log was read from JSON or is about to be stored as JSON, so that this cannot fail.
        self.exported_from(&bodies(self.game.records()).unwrap_or_default())
    }

    fn exported_from(&self, bodies: &[Vec<u8>]) -> Vec<u8> {
        export::file(T::System::ENGINE, self.game.system(), &self.game.house().title, bodies)
    }

    fn keepsake(&self, lang: Lang, secrets: bool, which: Which) -> Option<KeepsakeView> {
        let role = if secrets { Role::Gm } else { Role::Watch };
        recap::keepsake::<T>(self.look(You { role, seat: None }, lang), which)
    }

    fn contents(&self, you: You, lang: Lang) -> TableContents {
        let numbers = self.numbers(you);
        let last = numbers.record(numbers.last(self.game.seq())).unwrap_or(1);
        let last = self.game.records().iter().rfind(|it| it.seq <= last);
        self.contents_for(self.look(you, lang), last.map_or(0, |it| it.at))
    }

    fn search(&self, you: You, lang: Lang, words: &str) -> Result<Vec<Found>, Refusal> {
        self.found(self.look(you, lang), words)
    }

    fn fork(&self, lang: Lang, from: u64, at: i64, id: &str) -> Result<Continued, Refusal> {
        self.forked(self.look(You { role: Role::Gm, seat: Some(0) }, lang), from, at, id)
    }

    fn next_table(&self, lang: Lang, title: &str, at: i64, id: &str) -> Result<Continued, Refusal> {
        self.continued(self.look(You { role: Role::Gm, seat: Some(0) }, lang), title, at, id)
    }
}
