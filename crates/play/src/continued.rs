//! What tables share that take recorded inputs first and then go on in their own way.

use schwung_table::{Ask, Play, System, Table};

use crate::{
    Pending,
    recorded::{Diverged, Recorded},
};

type State<T> = <<T as Table>::System as System>::State;
type Question<T> = <<T as Table>::System as System>::Question;

/// A table with recorded inputs. The provided methods do what [`Table`] asks for.
pub(crate) trait Continued<'i>: Table + Sized
where
    Self::System: 'i,
    Self::Stop: From<Diverged<Self::System>>,
{
    /// The state, and the inputs that are left.
    fn parts(&mut self) -> (&mut State<Self>, &mut Recorded<'i, Self::System>);

    /// The answer to a question beyond the inputs.
    fn answer<Q: Ask<Self::System>>(&mut self, question: &Question<Self>) -> Play<Self, Q::Answer>;

    /// Applies the events that were interjected before the next input.
    #[inline]
    fn interject(&mut self) {
        let (state, inputs) = self.parts();
        while let Some(event) = inputs.interjection() {
            Self::System::apply(state, event);
        }
    }

    /// The recorded answer, or else the table's own.
    #[inline]
    fn ask_one<Q: Ask<Self::System>>(&mut self, question: Q) -> Play<Self, Q::Answer> {
        self.interject();
        let question = question.into();
        match self.parts().1.answer::<Q>(&question)? {
            Some(answer) => Ok(answer),
            None => self.answer::<Q>(&question),
        }
    }

    /// The next answer to any of `questions`, where `None` marks those already settled: a recorded answer, or else that
    /// to the first open question. Returns `None` when all are settled.
    fn answer_of<Q: Ask<Self::System>>(
        &mut self,
        questions: &[Option<Question<Self>>],
        pending: fn(Vec<Question<Self>>) -> Pending<Self::System>,
    ) -> Play<Self, Option<(usize, Q::Answer)>> {
        let open = questions.iter().enumerate().find_map(|(place, it)| Some((place, it.as_ref()?)));
        let Some((place, question)) = open else { return Ok(None) };
        self.interject();
        match self.parts().1.answer_of::<Q>(questions, pending)? {
            Some(taken) => Ok(Some(taken)),
            None => Ok(Some((place, self.answer::<Q>(question)?))),
        }
    }

    /// Takes recorded answers in any order, and then the missing ones in the order of the questions.
    fn answers<Q: Ask<Self::System>>(&mut self, questions: Vec<Q>) -> Play<Self, Vec<Q::Answer>> {
        let mut open: Vec<Option<Question<Self>>> = questions.into_iter().map(|it| Some(it.into())).collect();
        let mut answers: Vec<Option<Q::Answer>> = open.iter().map(|_| None).collect();
        while let Some((place, answer)) = self.answer_of::<Q>(&open, Pending::Each)? {
            open[place] = None;
            answers[place] = Some(answer);
        }
        Ok(answers.into_iter().flatten().collect())
    }

    /// Takes the recorded acceptance, if any. Otherwise skips those who have declined and takes the first who accepts.
    fn acceptance<Q: Ask<Self::System>>(
        &mut self,
        questions: Vec<Q>,
    ) -> Play<Self, Option<(usize, Q::Answer)>> {
        let mut open: Vec<Option<Question<Self>>> = questions.into_iter().map(|it| Some(it.into())).collect();
        while let Some((place, answer)) = self.answer_of::<Q>(&open, Pending::Offer)? {
            if !Q::declines(&answer) {
                return Ok(Some((place, answer)));
            }
            open[place] = None;
        }
        Ok(None)
    }
}
