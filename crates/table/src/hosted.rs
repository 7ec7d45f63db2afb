use crate::{DiceSpec, Seat, System};

/// What a host needs to know of a system to run it for people: who may do what, and what goes without asking.
pub trait Hosted: System {
    /// Name of the engine in logs.
    const ENGINE: &'static str;

    /// Version of the rules: raised when procedures change so that inputs recorded before may not fit any more.
    const RULES: u32;

    /// Do people usually throw dice of their own, and say what they show? Each table can set it otherwise.
    const OWN_DICE: bool = false;

    /// Who may give this command. The game master always may.
    fn owner(state: &Self::State, command: &Self::Command) -> Owner;

    /// Can it be carried out while a procedure waits? Only what rolls nothing and asks nothing can.
    fn interjects(command: &Self::Command) -> bool;

    /// Can it be put in between while another procedure waits, whatever it asks itself? What waits goes on once it is
    /// through. The game master may change all that it changes by hand at such a time, so that rules are used to it.
    fn is_aside(command: &Self::Command) -> bool {
        let _ = command;
        false
    }

    /// The dice of that name.
    fn dice(state: &Self::State, name: &str) -> Option<DiceSpec>;

    /// What kind of question it is: people set for each kind whether they want to be asked.
    fn kind(question: &Self::Question) -> &'static str;

    /// All kinds of question.
    fn kinds() -> &'static [&'static str];

    /// The usual answer: always an allowed one.
    fn usual(state: &Self::State, question: &Self::Question) -> Self::Answer;

    /// The answer that does and costs nothing, where there is one; always an allowed one.
    fn decline(state: &Self::State, question: &Self::Question) -> Option<Self::Answer>;

    /// The answer that `model`, a choice that stands for free text, becomes with these words; `None` where it
    /// takes no words.
    fn worded(model: &Self::Answer, words: &str) -> Option<Self::Answer>;

    /// Does nobody but the game master know of what this command does, as long as no dice have fallen for it? Then
    /// others do not see that anything waits, nor that it was given up; and its dice never fall again for anything
    /// that others see.
    fn is_veiled(command: &Self::Command) -> bool {
        let _ = command;
        false
    }

    /// Do these facts fit together, wherever they come from? Rules take it for granted that they do.
    fn is_sound(state: &Self::State) -> bool;

    /// What happened, as far as the rules know, when these people sit there: clockwise from the game master.
    /// `None` if nothing changed.
    fn seated(state: &Self::State, names: &[String]) -> Option<Self::Event>;
}

/// Who may give a command, besides the game master.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Owner {
    /// Nobody else.
    Gm,
    /// Whoever sits in all of these seats.
    Seats(Vec<Seat>),
    /// Every player.
    Anyone,
}
