//! A parsed play: its head, and its blocks.

use std::path::{Path, PathBuf};

use schwung_files::LARGEST;
use schwung_rulebook::Lang;

use crate::{
    error::LineError,
    head::{self, Head},
    lines::{Line, Spot, lines},
    script::{CommandOf, Script, StateOf},
};

/// A scene as text, parsed but not yet run.
#[derive(Clone, Debug)]
pub struct PlayOf<S: Script> {
    /// Path of the play: used in errors, and as the base for the path of its encounter.
    pub path: PathBuf,
    /// The title.
    pub title: String,
    /// Ids of the rules that it proves.
    pub proves: Vec<String>,
    /// The language of its log.
    pub lang: Lang,
    /// The table before play.
    pub start: StateOf<S>,
    /// The command that begins before the first line, if the head asks for it: a conflict.
    pub begin: Option<CommandOf<S>>,
    /// Warnings about the head.
    pub warnings: Vec<LineError>,
    pub(crate) text: String,
    /// Everything before the first command.
    pub(crate) opening: Block,
    pub(crate) blocks: Vec<Block>,
}

/// A command and everything that belongs to it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Block {
    /// The command; empty for the block before the first one.
    pub(crate) command: Spot,
    /// Whether the command is expected to be refused.
    pub(crate) refused: bool,
    /// The expected reason for that.
    pub(crate) reason: Option<Spot>,
    pub(crate) inputs: Vec<Given>,
    pub(crate) log: Vec<Spot>,
    pub(crate) statuses: Vec<Status>,
    /// Number of the last line with the command or an input; the log follows it.
    pub(crate) last: u32,
}

/// An input as it is written in a play.
#[derive(Clone, Debug)]
pub(crate) enum Given {
    /// Dice: the name of the character, and the faces.
    Dice(Spot),
    /// An answer, with the name of the character.
    Answer {
        spot: Spot,
        how: Manner,
        /// The expected reason if it must be refused.
        reason: Option<Spot>,
    },
}

/// How an answer is treated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Manner {
    /// It must be accepted.
    Given,
    /// It must be refused.
    Refused,
    /// It is barred, and the game master permits it.
    LetPass,
}

impl Given {
    pub(crate) fn spot(&self) -> &Spot {
        match self {
            Given::Dice(spot) | Given::Answer { spot, .. } => spot,
        }
    }
}

/// The expected status of an actor, or of the scene, after a block.
#[derive(Clone, Debug)]
pub(crate) struct Status {
    /// Whether it is the status of the scene.
    pub(crate) of_scene: bool,
    /// One line for an actor, one or more for the scene.
    pub(crate) lines: Vec<Spot>,
}

impl Status {
    /// Returns whether it has a name only, without an expected status.
    pub(crate) fn is_bare(&self) -> bool {
        matches!(&self.lines[..], [only] if !only.text.contains(':'))
    }
}

impl Block {
    /// Number of the last line that belongs to the block.
    pub(crate) fn end(&self) -> u32 {
        let statuses = self.statuses.iter().flat_map(|it| &it.lines);
        self.log.iter().chain(statuses).map(|it| it.line).fold(self.last, u32::max)
    }
}

/// Maximal number of inputs in a block: each makes the procedure run again.
const MOST_INPUTS: usize = 200;

/// Maximal number of errors that are reported.
const MOST_ERRORS: usize = 50;

impl<S: Script> PlayOf<S> {
    /// Reads a play from a file.
    ///
    /// # Errors
    /// All errors, line by line. Also if the file cannot be read, has more than [`LARGEST`] bytes, or is not
    /// UTF-8.
    pub fn read(path: &Path) -> Result<PlayOf<S>, Vec<LineError>> {
        let unreadable = |error: std::io::Error| vec![head::unreadable(path, &error)];
        let file = std::fs::File::open(path).map_err(unreadable)?;
        let mut bytes = Vec::new();
        let most = u64::try_from(LARGEST).unwrap_or(u64::MAX);
        std::io::Read::read_to_end(&mut std::io::Read::take(file, most + 1), &mut bytes)
            .map_err(unreadable)?;
        PlayOf::parse_bytes(&bytes, path)
    }

    /// Parses a play from bytes; `path` is its location.
    ///
    /// # Errors
    /// See [`PlayOf::read`].
    pub fn parse_bytes(bytes: &[u8], path: &Path) -> Result<PlayOf<S>, Vec<LineError>> {
        if bytes.len() > LARGEST {
            return Err(vec![too_large()]);
        }
        match std::str::from_utf8(bytes) {
            Ok(text) => PlayOf::parse(text, path),
            Err(error) => {
                let good = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
                let line = u32::try_from(good.matches('\n').count()).unwrap_or(u32::MAX).saturating_add(1);
                let column = good.rsplit('\n').next().unwrap_or_default().chars().count();
                let column = u32::try_from(column).unwrap_or(u32::MAX).saturating_add(1);
                let byte = format!("{:02X}", bytes[error.valid_up_to()]);
                Err(vec![LineError::new("play-not-utf8").arg("byte", &byte).at(line, column)])
            }
        }
    }

    /// Parses a play; `path` is its location.
    ///
    /// # Errors
    /// All errors, line by line. Commands and answers are parsed when the play runs, because what they name
    /// depends on the state.
    pub fn parse(text: &str, path: &Path) -> Result<PlayOf<S>, Vec<LineError>> {
        if text.len() > LARGEST {
            return Err(vec![too_large()]);
        }
        let all: Vec<Line<'_>> = lines(text).collect();
        let (head, body) = head::split(&all).map_err(|error| vec![error])?;
        let mut errors = Vec::new();
        let head = match head::read::<S>(head, path) {
            Ok(head) => Some(head),
            Err(wrong) => {
                errors.extend(wrong);
                None
            }
        };
        let mut reading = Reading::default();
        for line in body {
            if let Err(error) = reading.line(line) {
                errors.push(error);
            }
            if errors.len() >= MOST_ERRORS {
                break;
            }
        }
        match head {
            Some(Head { title, proves, lang, start, begin, warnings }) if errors.is_empty() => {
                // The line that ends the head.
                let first = body.first().map(|it| it.number.saturating_sub(1));
                reading.opening.last = first.or(all.last().map(|it| it.number)).unwrap_or(1);
                let (text, path) = (text.to_owned(), path.to_owned());
                let Reading { opening, blocks } = reading;
                Ok(PlayOf { path, title, proves, lang, start, begin, warnings, text, opening, blocks })
            }
            _ => Err(errors),
        }
    }
}

fn too_large() -> LineError {
    LineError::new("play-too-large").arg("most", &LARGEST.to_string())
}

/// The blocks that have been read so far.
#[derive(Default)]
struct Reading {
    opening: Block,
    blocks: Vec<Block>,
}

impl Reading {
    fn block(&mut self) -> &mut Block {
        match self.blocks.last_mut() {
            Some(block) => block,
            None => &mut self.opening,
        }
    }

    fn line(&mut self, line: &Line<'_>) -> Result<(), LineError> {
        let Some((mark, spot)) = line.marked()? else { return Ok(()) };
        match mark {
            ">" | ">!" => {
                let (last, refused) = (line.number, mark == ">!");
                self.blocks.push(Block { command: spot, refused, last, ..Block::default() });
            }
            "*" => self.input(Given::Dice(spot))?,
            "?" => self.input(Given::Answer { spot, how: Manner::Given, reason: None })?,
            "?!" => self.input(Given::Answer { spot, how: Manner::Refused, reason: None })?,
            "?*" => self.input(Given::Answer { spot, how: Manner::LetPass, reason: None })?,
            "!" => self.reason(spot)?,
            "=" => self.block().log.push(spot),
            _ => self.status(spot),
        }
        Ok(())
    }

    fn input(&mut self, given: Given) -> Result<(), LineError> {
        let line = given.spot().line;
        let misplaced = |key| Err(LineError::new(key).at(line, 1));
        if self.blocks.is_empty() {
            return misplaced("play-input-without-command");
        }
        let block = self.block();
        if !block.log.is_empty() || !block.statuses.is_empty() {
            return misplaced("play-input-after-log");
        }
        if block.inputs.len() == MOST_INPUTS {
            return Err(LineError::new("play-many-inputs").arg("most", &MOST_INPUTS.to_string()).at(line, 1));
        }
        block.last = line;
        block.inputs.push(given);
        Ok(())
    }

    /// A reason belongs to the refusal directly before it.
    fn reason(&mut self, spot: Spot) -> Result<(), LineError> {
        let line = spot.line;
        let block = self.block();
        let open = match block.inputs.last_mut() {
            Some(Given::Answer { how: Manner::Refused, reason, .. }) => Some(reason),
            Some(_) => None,
            None => block.refused.then_some(&mut block.reason),
        };
        match open {
            Some(reason @ None) => {
                *reason = Some(spot);
                block.last = line;
                Ok(())
            }
            _ => Err(LineError::new("play-reason-without-refusal").at(line, 1)),
        }
    }

    fn status(&mut self, spot: Spot) {
        let of_scene = is_scene(&spot.text);
        let statuses = &mut self.block().statuses;
        match statuses.last_mut() {
            // Consecutive lines about the scene form one status.
            Some(last) if of_scene && last.of_scene => last.lines.push(spot),
            _ => statuses.push(Status { of_scene, lines: vec![spot] }),
        }
    }
}

/// The word for the scene in status lines.
pub(crate) const SCENE: &str = "scene";

fn is_scene(text: &str) -> bool {
    let rest = text.strip_prefix(SCENE);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(':'))
}
