use crate::{DiceSpec, Input, Seat, System};

/// The switches before a table sets how much it asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Before<'a> {
    /// As a table with this setting has them.
    Set(Asking),
    /// The table is being opened: the rules' own defaults, except for the switches with these names, which stay as they are.
    Opening(&'a [String]),
}

impl Before<'_> {
    /// How much the table asked; `None` if it is being opened.
    pub fn asking(self) -> Option<Asking> {
        match self {
            Before::Set(asking) => Some(asking),
            Before::Opening(_) => None,
        }
    }

    /// Whether the switch with this name stays as it is.
    pub fn keeps(self, name: &str) -> bool {
        matches!(self, Before::Opening(names) if names.iter().any(|it| it == name))
    }
}

/// What a host needs to know about a system to run it for people: permissions, question kinds and default answers.
pub trait Hosted: System {
    /// Name of the engine in logs.
    const ENGINE: &'static str;

    /// Version of the rules. Raised when procedures change so that recorded inputs may no longer fit.
    const RULES: u32;

    /// Whether people usually roll their own dice and report the result. Each table can override it.
    const OWN_DICE: bool = false;

    /// Returns who may give this command. The game master always may.
    fn owner(state: &Self::State, command: &Self::Command) -> Owner;

    /// Whether the command can be carried out while a procedure waits. Only commands that roll and ask nothing can.
    fn interjects(command: &Self::Command) -> bool;

    /// Whether the command can run as an aside while another procedure waits, even if it asks questions of its own. The
    /// waiting procedure continues once the aside is done. An aside may change only what the game master may set by
    /// hand at such a time, because the rules are prepared for nothing else.
    fn is_aside(command: &Self::Command) -> bool {
        let _ = command;
        false
    }

    /// Returns the dice with that name.
    fn dice(state: &Self::State, name: &str) -> Option<DiceSpec>;

    /// Returns the outcome of faces that these dice do not have, such as those of dice with another range that were used
    /// instead. `None` if the rules have no use for them.
    fn beyond(dice: &DiceSpec, faces: &[i8]) -> Option<i32> {
        let _ = (dice, faces);
        None
    }

    /// Returns the kind of a question. People choose for each kind whether they want to be asked.
    fn kind(question: &Self::Question) -> &'static str;

    /// All kinds of questions.
    fn kinds() -> &'static [&'static str];

    /// Returns the default answer, which is always allowed.
    fn usual(state: &Self::State, question: &Self::Question) -> Self::Answer;

    /// Returns the answer that does and costs nothing, if there is one. It is always allowed.
    fn decline(state: &Self::State, question: &Self::Question) -> Option<Self::Answer>;

    /// Whether a table with this setting asks this question. If not, the default answer is given.
    ///
    /// The result may depend only on what the person asked may know, or being asked would tell secrets.
    fn matters(state: &Self::State, question: &Self::Question, asking: Asking) -> bool {
        let _ = (state, question, asking);
        true
    }

    /// Whether an answer to a question can still change the outcome of `command`, which has run from `start` with `inputs`.
    /// If not, it is not asked, whatever habits and the person's own settings say, except at tables that ask about
    /// everything.
    ///
    /// The result may depend only on what the person asked may know.
    fn can_change(
        start: &Self::State,
        command: &Self::Command,
        inputs: &[Input<Self>],
        question: &Self::Question,
    ) -> bool {
        let _ = (start, command, inputs, question);
        true
    }

    /// Whether the command has already said how its author answers this question. Its author is not asked again, except at
    /// tables that ask about everything.
    fn is_said(command: &Self::Command, question: &Self::Question) -> bool {
        let _ = (command, question);
        false
    }

    /// Names of the habits that people can have.
    fn habits() -> &'static [&'static str] {
        &[]
    }

    /// Returns the answer that a habit of the person asked gives, if it applies to this question. It is always allowed.
    /// `value` is the number that goes with the habit, for those that have one.
    fn by_habit(
        state: &Self::State,
        question: &Self::Question,
        habit: &str,
        value: u8,
    ) -> Option<Self::Answer> {
        let _ = (state, question, habit, value);
        None
    }

    /// Whether a habit has its person asked a question that does not matter otherwise. `value` is as in
    /// [`Hosted::by_habit`].
    fn asks_by_habit(state: &Self::State, question: &Self::Question, habit: &str, value: u8) -> bool {
        let _ = (state, question, habit, value);
        false
    }

    /// Whether people may want to answer this question although the table has answered it.
    fn is_reopened(state: &Self::State, question: &Self::Question) -> bool {
        let _ = (state, question);
        false
    }

    /// The question that somebody else is asked next if this one is declined, provided that this one is asked again as soon
    /// as they have done something. Several planned answers are all given first.
    fn then_asked(state: &Self::State, question: &Self::Question) -> Option<Self::Question> {
        let _ = (state, question);
        None
    }

    /// Whether this question can no longer be reopened once dice have been rolled after it.
    fn ends_with_dice(question: &Self::Question) -> bool {
        let _ = question;
        false
    }

    /// Returns the events that set the switches of the rules as tables with this setting have them. A switch that
    /// somebody set differently from before stays as it is.
    fn preset(state: &Self::State, before: Before<'_>, asking: Asking) -> Vec<Self::Event> {
        let _ = (state, before, asking);
        Vec::new()
    }

    /// Fills in the free text of `model`, a choice that stands for any text. Returns `None` if `model` takes no text.
    fn worded(model: &Self::Answer, words: &str) -> Option<Self::Answer>;

    /// Whether only the game master may know of this command, until dice have been rolled for it. Other viewers then
    /// see neither that it waits nor that it was cancelled, and its dice are never reused for anything visible to them.
    fn is_veiled(command: &Self::Command) -> bool {
        let _ = command;
        false
    }

    /// Whether these facts are consistent, whatever their origin. Rules rely on this.
    fn is_sound(state: &Self::State) -> bool;

    /// Returns the event for a new seating, with `names` clockwise from the game master. `None` if nothing changes for
    /// the rules.
    fn seated(state: &Self::State, names: &[String]) -> Option<Self::Event>;
}

/// How much a table asks. Everybody can choose differently for single kinds of questions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Asking {
    /// Only what nobody else can decide. Characters of the game master act by default answers.
    Little,
    /// What can change the outcome for the person asked.
    Balanced,
    /// Everything that the rules leave open.
    #[default]
    Everything,
}

/// Who may give a command besides the game master.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Owner {
    /// Nobody else.
    Gm,
    /// Everybody who controls all of these seats.
    Seats(Vec<Seat>),
    /// Any player.
    Anyone,
}
