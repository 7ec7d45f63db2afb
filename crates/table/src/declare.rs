//! Macros that declare the questions, answers and reasons of a system, each once.

/// Declares the questions of a system and `Question`, the enum of all of them. Expects `State`, the type of its facts, and
/// its ids (see [`ids!`](crate::ids)) at the root of the crate.
///
/// Each line names a question, its kind, its fields and the type of its answer, which may say by which answers an offer is
/// declined (`declined by` for each). [`Known`](trait@crate::Known) says who may know of a question that others are asked,
/// [`Line`](trait@crate::Line) whom it is about, and its sentence if a message suffices. The keys of sentences are the given
/// prefix and the kind.
///
/// A plain yes-or-no question ends with `-> bool, rule "its.id", usually yes` (or `no`): both answers are free, `no`
/// declines it, and `usually` is what a sensible player answers. Nothing else has to be decided about it: of `Asks`, the
/// enum that policies and the like match on, all of these questions are one variant.
#[macro_export]
#[allow(clippy::crate_in_macro_def)] // the state and the ids of the system that declares its questions
macro_rules! questions {
    // The content of a variant of `Asks`. Plain questions have none, so `match` needs no arm for them.
    (@open $life:lifetime $name:ident) => { &$life $name };
    (@open $life:lifetime $name:ident $rule:literal) => { std::convert::Infallible };
    (@asks $it:ident $name:ident) => { Asks::$name($it) };
    (@asks $it:ident $name:ident $rule:literal $usual:ident) => {
        Asks::YesOrNo($crate::YesOrNo { rule: $rule, usual: $crate::questions!(@$usual) })
    };
    (@yes) => { true };
    (@no) => { false };
    ($system:ty, $prefix:literal; $(
        $(#[$meta:meta])* $name:ident $kind:literal { $($(#[$field_meta:meta])* $field:ident: $type:ty),* $(,)? }
        -> $answer:ty $(, declined by $pass:expr)* $(, rule $rule:literal, usually $usual:ident)?;
    )+) => {
        $(
            #[derive(Clone, Debug, PartialEq, $crate::Known, $crate::Line, $crate::Names)]
            $(#[$meta])*
            pub struct $name {
                /// The seat that answers.
                pub seat: $crate::Seat,
                $($(#[$field_meta])* pub $field: $type,)*
            }

            impl From<$name> for Question {
                #[inline]
                fn from(question: $name) -> Question {
                    Question::$name(question)
                }
            }

            impl $crate::Ask<$system> for $name {
                type Answer = $answer;

                fn declines(answer: &$answer) -> bool {
                    let declining: &[$answer] = &[$($pass),*];
                    declining.contains(answer)
                }
            }
        )+

        /// All questions, as passed to policies, sent to clients and written to the log.
        #[derive(Clone, Debug, PartialEq)]
        #[allow(missing_docs)] // each variant holds the question of the same name
        pub enum Question { $($name($name)),+ }

        impl Question {
            /// The seat that answers.
            #[inline]
            pub fn seat(&self) -> $crate::Seat {
                match self { $(Question::$name(it) => it.seat),+ }
            }

            /// The kinds of all questions.
            pub const KINDS: &'static [&'static str] = &[$($kind),+];

            /// The kind of this question.
            pub fn kind(&self) -> &'static str {
                match self { $(Question::$name(_) => $kind),+ }
            }

            /// The question, with all plain yes-or-no questions in one variant.
            #[inline(always)] // so that policies are compiled for the question that is asked
            #[allow(unused_variables)]
            pub fn asks(&self) -> Asks<'_> {
                match self { $(Question::$name(it) => $crate::questions!(@asks it $name $($rule $usual)?)),+ }
            }
        }

        /// What a question asks: plain yes-or-no questions declare all there is to know about them.
        #[derive(Clone, Copy, Debug)]
        #[allow(missing_docs)] // each variant holds the question of the same name
        pub enum Asks<'a> {
            /// Any plain yes-or-no question.
            YesOrNo($crate::YesOrNo),
            $($name($crate::questions!(@open 'a $name $($rule)?))),+
        }

        /// People always know what they are asked themselves.
        impl $crate::Known<crate::State> for Question {
            fn is_known(&self, eyes: $crate::Eyes<'_, crate::State>) -> bool {
                eyes.are_at(self.seat()) || match self { $(Question::$name(it) => it.is_known(eyes)),+ }
            }
        }

        impl $crate::Line<crate::Name> for Question {
            fn about(&self) -> Option<crate::Name> {
                match self { $(Question::$name(it) => it.about()),+ }
            }

            fn phrase(&self) -> Option<$crate::Phrase<'_, crate::Name>> {
                match self {
                    $(Question::$name(it) => {
                        it.phrase().map(|it| $crate::Phrase { key: concat!($prefix, $kind), ..it })
                    })+
                }
            }
        }

        impl $crate::Names<crate::Name> for Question {
            fn names(&self, see: &mut dyn $crate::Visit<crate::Name>) {
                match self { $(Question::$name(it) => it.names(see)),+ }
            }
        }
    };
}

/// A plain yes-or-no question: both answers are free, and `no` declines it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct YesOrNo {
    /// Id of the rule that asks it.
    pub rule: &'static str,
    /// What a sensible player answers.
    pub usual: bool,
}

/// Declares `Answer`, the enum of all answers, with yes and no, and its conversions.
#[macro_export]
macro_rules! answers {
    ($($(#[$doc:meta])* $variant:ident($type:ty)),+ $(,)?) => {
        /// All answers, as written to the log.
        #[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "snake_case")]
        pub enum Answer {
            /// Yes.
            Yes,
            /// No.
            No,
            $($(#[$doc])* $variant($type)),+
        }

        impl Answer {
            /// The names of all variants.
            pub const VARIANTS: &'static [&'static str] = &["Yes", "No", $(stringify!($variant)),+];

            /// The name of its variant.
            pub fn variant(&self) -> &'static str {
                match self {
                    Answer::Yes => "Yes",
                    Answer::No => "No",
                    $(Answer::$variant(_) => stringify!($variant)),+
                }
            }
        }

        impl From<bool> for Answer {
            #[inline]
            fn from(yes: bool) -> Answer {
                if yes { Answer::Yes } else { Answer::No }
            }
        }

        impl TryFrom<Answer> for bool {
            type Error = Answer;

            #[inline]
            fn try_from(answer: Answer) -> Result<bool, Answer> {
                match answer {
                    Answer::Yes => Ok(true),
                    Answer::No => Ok(false),
                    other => Err(other),
                }
            }
        }

        $(
            impl From<$type> for Answer {
                #[inline]
                fn from(answer: $type) -> Answer {
                    Answer::$variant(answer)
                }
            }

            impl TryFrom<Answer> for $type {
                type Error = Answer;

                #[inline]
                fn try_from(answer: Answer) -> Result<$type, Answer> {
                    match answer {
                        Answer::$variant(answer) => Ok(answer),
                        other => Err(other),
                    }
                }
            }
        )+
    };
}

/// Declares `Bar`, the enum of everything that prevents a command or an answer, and `Reason`, which adds numbers of the
/// given type. Each line is a variant, its key in the message files and the id of its rule, which is empty for a limit of
/// the software.
#[macro_export]
macro_rules! bars {
    ($number:ty; $($(#[$doc:meta])* $name:ident = $key:literal, $rule:literal;)+) => {
        /// Why something is not allowed now. Nothing has changed.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct Reason {
            /// What prevents it.
            pub what: Bar,
            /// The number needed or allowed, if the reason involves numbers; otherwise 0.
            pub need: $number,
            /// The number given or available, if the reason involves numbers; otherwise 0.
            pub have: $number,
        }

        impl From<Bar> for Reason {
            fn from(what: Bar) -> Reason {
                Reason { what, need: 0, have: 0 }
            }
        }

        impl Reason {
            /// A reason with the number needed and the number available.
            pub fn of(what: Bar, need: $number, have: $number) -> Reason {
                Reason { what, need, have }
            }

            /// Id of the rule; empty for a limit of the software.
            pub fn rule(&self) -> &'static str {
                self.what.rule()
            }
        }

        /// What prevents a command or an answer.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Bar { $($(#[$doc])* $name),+ }

        impl Bar {
            /// All variants.
            pub const ALL: &'static [Bar] = &[$(Bar::$name),+];

            /// Its key in the message files.
            pub fn key(self) -> &'static str {
                match self { $(Bar::$name => $key),+ }
            }

            /// Id of the rule; empty for a limit of the software.
            pub fn rule(self) -> &'static str {
                match self { $(Bar::$name => $rule),+ }
            }
        }
    };
}
