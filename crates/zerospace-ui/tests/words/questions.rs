//! Examples of every question and judgement.

use schwung_table::{Choice, Seat, System};
use schwung_zerospace::*;

use super::samples::*;

pub(crate) fn all_judgements(by: ActorId, on: ActorId) -> Vec<Judgement> {
    let (who, text) = (by, words("mit einem Satz"));
    vec![
        Judgement::End,
        Judgement::Range { by, on, distance: Length::metres(150) },
        Judgement::Unskilled { by, skill: TECH },
        Judgement::Attribute { by, skill: TECH, attribute: Attribute::Dexterity },
        Judgement::Combined { by, skill: TECH },
        Judgement::Quick { by, text: text.clone() },
        Judgement::Free { by, text: text.clone() },
        Judgement::Linked { by, text: text.clone() },
        Judgement::Shield { by, on },
        Judgement::Defensive { by, text: text.clone() },
        Judgement::Afraid { by },
        Judgement::Dead { who },
        Judgement::BreakFree { who },
        Judgement::LastingBoost { who, attribute: Some(Attribute::Strength) },
        Judgement::LastingBoost { who, attribute: None },
        Judgement::PointUse { who, text: text.clone() },
        Judgement::Stunt { who, skill: TECH, text: text.clone() },
        Judgement::Retcon { who, text: text.clone() },
        Judgement::Complication { who, text },
        Judgement::GetAway { who },
        Judgement::Over { task: TaskId(1), leader: who, lead: 3 },
    ]
}

/// Examples of every question to the player of `who`, about `who` and `other`.
pub(crate) fn all(who: ActorId, other: ActorId) -> Vec<Question> {
    let seat = fight().actor(who).seat;
    let gm = Seat::GM;
    let again = |need| RollAgain { seat, who, ones: 1, twos: 2, total: 9, need };
    let buy = |lead, before| BuyDie { seat, who, lead, before, order: false };
    let (combat, mode) = (Combat::Ranged, Mode::Strike);
    let force = |on, kind, blast| Force { seat, who, by: other, on, combat, kind, mode, blast };
    let blast = Some((Length::metres(10), Length::metres(6)));
    let cut =
        |on, joinable| CutIn { seat, who, by: other, on, joinable, combat, kind: AttackKind::Normal, mode };
    let mut questions: Vec<Question> = vec![
        again(None).into(),
        again(Some(11)).into(),
        buy(None, false).into(),
        buy(Some(2), false).into(),
        buy(Some(0), false).into(),
        buy(Some(-3), false).into(),
        buy(Some(2), true).into(),
        buy(Some(-1), true).into(),
        BuyDie { seat, who, lead: Some(7), before: false, order: true }.into(),
        force(who, AttackKind::Normal, None).into(),
        force(ISSVISK, AttackKind::Altering, None).into(),
        force(who, AttackKind::Mental, None).into(),
        force(who, AttackKind::Normal, blast).into(),
        cut(None, false).into(),
        cut(Some(ISSVISK), true).into(),
        Panic { seat, who }.into(),
        Loot { seat, by: who, from: other }.into(),
        Finish { seat, by: who, on: other }.into(),
        SetDifficulty { seat: gm, who, skill: TECH }.into(),
        FailForward { seat: gm, who, skill: TECH }.into(),
        Bonus { seat: gm, who, lead: 8 }.into(),
        Harm { seat: gm, by: who, on: other }.into(),
        ThrowNow { seat, by: who, on: other }.into(),
        ThrowLength { seat: gm, by: who, on: other }.into(),
        Hint { seat: gm, who }.into(),
        Consent { seat, who }.into(),
        Assist { seat, who, with: other, skill: TECH }.into(),
        GoesFirst { seat: gm, a: who, b: other }.into(),
        Heal { seat: gm, who, most: 3 }.into(),
    ];
    let judged = all_judgements(who, other).into_iter();
    questions.extend(judged.map(|judgement| Judge { seat: gm, judgement }.into()));
    questions
}

/// The listed answers to a question, including those with free text.
pub(crate) fn choices(state: &State, question: &Question) -> Vec<Choice<ZeroSpace>> {
    let mut choices = Vec::new();
    ZeroSpace::options(state, question, &mut choices);
    choices
}
