//! Pending questions and rolls.

use schwung_daemmersturm::{
    ActorId, Answer, Countering, Daemmersturm, Judgement, Parting, Price, Protecting, Question, Target,
};
use schwung_log::Asked;
use schwung_table::{Choice, Hosted as _, System as _};
use schwung_views::{
    Look, house,
    wire::{ChoiceView, QuestionView, RollView, WordsView},
};

use super::{
    barred,
    call::{called, is_open as call_is_open, typed},
    eyes::Eyes,
    pick,
};
use crate::words;

/// Maximum length of a text answer in characters.
const MOST_WORDS: u32 = 500;

/// A pending question or roll, for those who may answer it.
pub(super) fn view(look: Look<'_, Daemmersturm>, asked: &Asked<'_, Daemmersturm>) -> QuestionView {
    let eyes = Eyes::new(look);
    let seat = words::seat(eyes.c, eyes.state, asked.seat);
    let empty = QuestionView {
        id: asked.id.clone(),
        seat: asked.seat.0,
        name: seat.clone(),
        mine: look.is_mine(asked.seat),
        kind: "roll".to_owned(),
        sentence: String::new(),
        actor: None,
        choices: Vec::new(),
        usual: None,
        roll: None,
        rule: None,
        pick: None,
        ask: None,
        plan: None,
    };
    if let Some(question) = asked.question {
        let choices = options(eyes, question);
        let usual = Daemmersturm::usual(eyes.state, question);
        return QuestionView {
            kind: question.kind().to_owned(),
            sentence: words::question(eyes.c, eyes.state, question, eyes.viewer),
            actor: subject(question).and_then(|it| eyes.wire(it)),
            usual: choices.iter().position(|it| Daemmersturm::fits(&usual, &it.answer)),
            rule: choices.first().map(|it| it.rule.to_owned()),
            choices: choices.iter().map(|it| choice_view(eyes, question, it)).collect(),
            pick: pick::view(eyes, question),
            ..empty
        };
    }
    let dice = asked.dice;
    let (sentence, actor) = match called(look) {
        Some((who, purpose, span)) => {
            let purpose = words::purpose(eyes.c, purpose);
            let args = [
                ("seat", &*seat),
                ("actor", &*eyes.name(who)),
                ("purpose", &*purpose),
                ("command", &*typed(span)),
            ];
            (eyes.say("ds-show-roll", &args), eyes.wire(who))
        }
        None => {
            let name = dice.map_or("", |it| it.name);
            (eyes.say("pending-roll", &[("seat", &seat), ("dice", name)]), None)
        }
    };
    QuestionView {
        sentence,
        actor,
        rule: Some("daemmersturm.dice.uniform-range".to_owned()),
        roll: dice.map(|it| RollView {
            dice: it.name.to_owned(),
            faces: it.dice.iter().map(|faces| faces.to_vec()).collect(),
            labels: house::labels(eyes.c, it.name),
            //= daemmersturm.dice.client-command
            command: called(look).map(|it| typed(it.2)),
        }),
        ..empty
    }
}

pub(super) fn options(eyes: Eyes<'_>, question: &Question) -> Vec<Choice<Daemmersturm>> {
    let mut choices = Vec::new();
    Daemmersturm::options(eyes.state, question, &mut choices);
    choices
}

fn choice_view(eyes: Eyes<'_>, question: &Question, it: &Choice<Daemmersturm>) -> ChoiceView {
    let unpriced = Choice { price: Price::FREE, ..it.clone() };
    ChoiceView {
        label: words::choice(eyes.c, eyes.state, question, &unpriced),
        price: words::price(eyes.c, it.price),
        rule: it.rule.to_owned(),
        barred: it.barred.as_ref().map(|it| barred(eyes.c, it)),
        words: matches!(it.answer, Answer::Words(_)).then(|| WordsView {
            label: eyes.say("ds-show-words", &[]),
            optional: true,
            max: MOST_WORDS,
        }),
        shape: shape(&it.answer).to_owned(),
        chance: None,
    }
}

/// The way in which an answer is displayed.
fn shape(answer: &Answer) -> &'static str {
    match answer {
        Answer::Yes => "yes",
        Answer::No => "no",
        Answer::Protecting(Protecting::Take)
        | Answer::Parting(Parting::Nothing)
        | Answer::Countering(Countering::Nothing)
        | Answer::Target(Target(None))
        | Answer::Aiding(schwung_daemmersturm::Aiding::GoOn)
        | Answer::Picked(schwung_daemmersturm::Picked(None)) => "pass",
        Answer::Protecting(Protecting::Try(_)) => "full",
        Answer::Lives(_)
        | Answer::Items(_)
        | Answer::Actors(_)
        | Answer::Facing(_)
        | Answer::Parting(_)
        | Answer::Countering(_)
        | Answer::Target(_)
        | Answer::Picked(_)
        | Answer::Span(_)
        | Answer::Words(_)
        | Answer::Number(_)
        | Answer::Aiding(_)
        | Answer::Size(_)
        | Answer::Direction(_)
        | Answer::Resource(_) => "plain",
    }
}

/// The character that a question is about, usually the one that answers.
pub(super) fn subject(question: &Question) -> Option<ActorId> {
    match question {
        Question::Judge(it) => judged(&it.judgement),
        Question::Face(it) => Some(it.who),
        Question::Repeat(it) => Some(it.who),
        Question::Protect(it) => Some(it.who),
        Question::SeekMany(it) => it.who.first().copied(),
        Question::MaySeek(it) => Some(it.by),
        Question::Caught(it) => Some(it.by),
        Question::StepIn(it) => Some(it.of),
        Question::Join(it) => it.who.first().copied(),
        Question::Part(it) => Some(it.who),
        Question::Counter(it) => Some(it.who),
        Question::Exposed(it) => Some(it.by),
        Question::Victim(it) => Some(it.by),
        Question::Second(it) => Some(it.who),
        Question::Further(it) => Some(it.who),
        Question::Follow(it) => Some(it.who),
        Question::ClimbAid(it) => Some(it.who),
        Question::ClimbRange(it) => Some(it.who),
        Question::Fallen(it) => Some(it.who),
        Question::InField(it) => Some(it.by),
        Question::Detail(it) => Some(it.by),
        Question::Bear(it) => Some(it.who),
        Question::SizeOf(it) => Some(it.by),
        Question::ChooseResource(it) => Some(it.who),
        Question::BreakOff(it) => Some(it.who),
        Question::Compensate(it) => Some(it.who),
        Question::Avert(it) => Some(it.who),
        Question::Damage(it) => Some(it.who),
        Question::Lessen(it) => Some(it.who),
        Question::StartLife(_) | Question::Unloaded(_) => None,
    }
}

/// The character that a judgement is about.
fn judged(judgement: &Judgement) -> Option<ActorId> {
    match judgement {
        Judgement::Range { by, .. }
        | Judgement::Charge { by, .. }
        | Judgement::Back { by, .. }
        | Judgement::FullCover { by, .. }
        | Judgement::Pair { by, .. }
        | Judgement::Mixed { by, .. }
        | Judgement::Chain { by }
        | Judgement::Adapt { by, .. }
        | Judgement::Pin { by, .. }
        | Judgement::Partly { by, .. }
        | Judgement::Group { by, .. }
        | Judgement::Helpless { by, .. }
        | Judgement::Watched { by, .. }
        | Judgement::Pause { by, .. } => Some(*by),
        Judgement::Seek { who, .. }
        | Judgement::Normal { who }
        | Judgement::Dead { who }
        | Judgement::Belated { who } => Some(*who),
    }
}

/// What another person is asked, as the kind of the question; `None` if it is about a hidden character.
pub(super) fn waiting_for(look: Look<'_, Daemmersturm>, asked: &Asked<'_, Daemmersturm>) -> String {
    let eyes = Eyes::new(look);
    match asked.question {
        Some(question) if is_open(eyes, question) => words::waiting(eyes.c, eyes.state, question),
        Some(_) => String::new(),
        None if !call_is_open(look) => String::new(),
        None => match called(look) {
            Some((_, purpose, _)) => words::purpose(eyes.c, purpose),
            None => eyes.say("waiting-roll", &[]),
        },
    }
}

/// Returns whether the question may be known to others. Otherwise they only see that somebody is asked.
fn is_open(eyes: Eyes<'_>, question: &Question) -> bool {
    let seat = words::seat(eyes.c, eyes.state, question.seat());
    let veiled = eyes.say("question-other", &[("seat", &seat)]);
    let told = words::question(eyes.c, eyes.state, question, eyes.viewer);
    told != veiled && subject(question).is_none_or(|it| eyes.knows(it))
}
