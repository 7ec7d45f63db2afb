//! A table whose clients get veiled ids.

use schwung_log::{Author, Damaged, House, Roller};
use schwung_messages::Tongue;
use schwung_rulebook::Lang;
use schwung_table::{Seat, Veil, WireId};
use schwung_views::{
    Still,
    wire::{
        Ask, CheckedCharacter, CreationChoices, Do, Found, InsightView, KeepsakeView, Line, ReadyView, Reply,
        TableCard, TableContents, View, You,
    },
};

use crate::{
    AnyCourses, AnyFight, AnyGame, AnyInsight, Comparison, Continued, CoursesSoFar, Decided, Encounters,
    HabitTurn, ParsedDeed, PersonRolls, Refusal, Which,
};

/// A table whose ids are veiled for everybody who looks at it or does something, but not in what is stored.
struct Veiled {
    game: Box<dyn AnyGame>,
    veil: Veil,
}

/// The table, with all ids veiled on their way to clients and lifted on their way back.
pub fn veiled(game: Box<dyn AnyGame>, veil: Veil) -> Box<dyn AnyGame> {
    Box::new(Veiled { game, veil })
}

impl Veiled {
    fn over<T>(&self, f: impl FnOnce(&dyn AnyGame) -> T) -> T {
        Veil::over(Some(self.veil), || f(&*self.game))
    }
}

impl AnyGame for Veiled {
    fn snapshot(&self) -> Box<dyn AnyGame> {
        veiled(self.game.snapshot(), self.veil)
    }

    fn seq(&self) -> u64 {
        self.game.seq()
    }

    fn state_hash(&self) -> u64 {
        self.game.state_hash()
    }

    fn house(&self) -> &House {
        self.game.house()
    }

    fn system(&self) -> &str {
        self.game.system()
    }

    fn parse(&self, lang: Lang, what: Do) -> Result<ParsedDeed, Refusal> {
        self.over(|it| it.parse(lang, what))
    }

    fn done(&self, you: You, lang: Lang, id: &str, deed: &ParsedDeed) -> Result<Option<u64>, Refusal> {
        self.over(|it| it.done(you, lang, id, deed))
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
        self.over(|it| it.decide(you, lang, id, at, deed, roller))
    }

    fn blank(&self, id: &str, at: i64) -> Result<Decided, Refusal> {
        self.game.blank(id, at)
    }

    fn join(
        &self,
        seat: Option<Seat>,
        name: &str,
        lang: Lang,
        id: &str,
        at: i64,
    ) -> Result<(Seat, Decided), Refusal> {
        self.game.join(seat, name, lang, id, at)
    }

    fn commit(&mut self, decided: Decided) -> Result<(), Damaged> {
        self.game.commit(decided)
    }

    fn push(&mut self, body: &[u8]) -> Result<(), Damaged> {
        self.game.push(body)
    }

    fn number(&self, you: You, seq: u64) -> u64 {
        self.over(|it| it.number(you, seq))
    }

    fn record(&self, you: You, number: u64) -> Option<u64> {
        self.over(|it| it.record(you, number))
    }

    fn next_view(&self, you: You, tongue: Tongue, still: &Still) -> View {
        self.over(|it| it.next_view(you, tongue, still))
    }

    fn lines(&self, you: You, tongue: Tongue, after: u64, until: u64) -> Vec<Line> {
        self.over(|it| it.lines(you, tongue, after, until))
    }

    fn lines_before(&self, you: You, tongue: Tongue, before: u64, most: usize) -> (Vec<Line>, bool) {
        self.over(|it| it.lines_before(you, tongue, before, most))
    }

    fn undone_by_last(&self, you: You) -> (Vec<u64>, Vec<u64>) {
        self.over(|it| it.undone_by_last(you))
    }

    fn ask(&self, you: You, tongue: Tongue, what: Ask) -> Result<Reply, Refusal> {
        self.over(|it| it.ask(you, tongue, what))
    }

    fn character_file(&self, you: You, lang: Lang, actor: WireId) -> Result<(String, Vec<String>), Refusal> {
        self.over(|it| it.character_file(you, lang, actor))
    }

    fn check_character(&self, tongue: Tongue, text: &str) -> Result<CheckedCharacter, Refusal> {
        self.over(|it| it.check_character(tongue, text))
    }

    fn creation(&self, tongue: Tongue) -> CreationChoices {
        self.over(|it| it.creation(tongue))
    }

    fn ready_characters(&self, lang: Lang) -> Vec<ReadyView> {
        self.over(|it| it.ready_characters(lang))
    }

    fn fight(&self, lang: Lang) -> Box<dyn AnyFight> {
        self.over(|it| it.fight(lang))
    }

    fn encounters(&self, lang: Lang) -> Result<Box<dyn Encounters>, Refusal> {
        self.over(|it| it.encounters(lang))
    }

    fn insight(&self, you: You, lang: Lang, number: Option<u32>) -> Result<Box<dyn AnyInsight>, Refusal> {
        let found = self.over(|it| it.insight(you, lang, number))?;
        Ok(Box::new(VeiledInsight { found, veil: self.veil }))
    }

    fn compared(&self, you: You, lang: Lang, by_habit: bool, seed: u64) -> Result<Comparison, Refusal> {
        let it = self.over(|it| it.compared(you, lang, by_habit, seed))?;
        let courses = Box::new(VeiledInsight { found: it.courses, veil: self.veil });
        Ok(Comparison { courses, ..it })
    }

    fn play_on(
        &self,
        turn: HabitTurn,
        lang: Lang,
        id: &str,
        at: i64,
        roller: &mut dyn Roller,
    ) -> Result<Option<Decided>, Refusal> {
        self.over(|it| it.play_on(turn, lang, id, at, roller))
    }

    fn rolls(&self, you: You, lang: Lang) -> Vec<PersonRolls> {
        // Rolls contain no ids.
        self.game.rolls(you, lang)
    }

    fn card(&self, table: &str, lang: Lang) -> TableCard {
        self.over(|it| it.card(table, lang))
    }

    fn last_author(&self) -> Option<Author> {
        self.game.last_author()
    }

    fn exported(&self) -> Vec<u8> {
        self.game.exported()
    }

    fn exported_from(&self, bodies: &[Vec<u8>]) -> Vec<u8> {
        self.game.exported_from(bodies)
    }

    fn keepsake(&self, lang: Lang, secrets: bool, which: Which) -> Option<KeepsakeView> {
        // A keepsake contains no ids, but may name things by number.
        self.over(|it| it.keepsake(lang, secrets, which))
    }

    fn contents(&self, you: You, lang: Lang) -> TableContents {
        self.over(|it| it.contents(you, lang))
    }

    fn search(&self, you: You, lang: Lang, words: &str) -> Result<Vec<Found>, Refusal> {
        self.over(|it| it.search(you, lang, words))
    }

    fn fork(&self, lang: Lang, from: u64, at: i64, id: &str) -> Result<Continued, Refusal> {
        // The opening record is stored, so it keeps the ids of the log.
        self.game.fork(lang, from, at, id)
    }

    fn next_table(&self, lang: Lang, title: &str, at: i64, id: &str) -> Result<Continued, Refusal> {
        // The opening record is stored, so it keeps the ids of the log.
        self.game.next_table(lang, title, at, id)
    }
}

/// The analysis of a fight at such a table.
struct VeiledInsight<I: ?Sized> {
    found: Box<I>,
    veil: Veil,
}

impl AnyInsight for VeiledInsight<dyn AnyInsight> {
    fn analyse(
        &self,
        runs: u32,
        seed: u64,
        progress: &mut dyn FnMut(&dyn Fn() -> InsightView) -> bool,
    ) -> InsightView {
        Veil::over(Some(self.veil), || self.found.analyse(runs, seed, progress))
    }

    fn curve_share(&self) -> f64 {
        self.found.curve_share()
    }
}

impl AnyCourses for VeiledInsight<dyn AnyCourses> {
    fn analyse(
        &self,
        runs: u32,
        seed: u64,
        progress: &mut dyn FnMut(&CoursesSoFar<'_>) -> bool,
    ) -> [InsightView; 2] {
        Veil::over(Some(self.veil), || self.found.analyse(runs, seed, progress))
    }
}
