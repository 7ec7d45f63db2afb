//! One of each question, and of each case with a wording of its own.

use schwung_fate::*;
use schwung_table::Seat;

use super::*;

pub(crate) fn all() -> Vec<Question> {
    let mut questions = fighting();
    questions.extend(losing());
    questions.extend(spending());
    questions.extend(judging());
    questions
}

fn fighting() -> Vec<Question> {
    let (anna, gm) = (Seat::player(0), Seat::GM);
    let listed: SkillSet = [FISTS, ATHLETICS].into_iter().collect();
    let defend = |seat, who, by, may_full| {
        let agenda = Some(HARM);
        Question::Defend(Defend { seat, who, by, effort: 4, agenda, listed, may_full })
    };
    let invoke = |against| {
        let clash = Clash { effort: effort(), against, stakes: Stakes::Hit };
        Question::Invoke(Invoke { seat: anna, who: ANNA, clash, used: UsedAspects::default() })
    };
    let absorb = |seat, who, shifts| {
        Question::Absorb(Absorb { seat, who, by: Some(BORIS), shifts, track: Track::Health })
    };
    let buy = |bought| {
        let (effort, used) = (defence(), UsedAspects::default());
        let other = Some(BORIS);
        Question::Buy(Buy { seat: anna, who: ANNA, bought, effort, acting: true, other, used })
    };
    let spin = |against, lead| {
        Question::UseSpin(UseSpin {
            seat: anna,
            who: ANNA,
            acting: BORIS,
            against,
            lead,
            stakes: Stakes::Hit,
        })
    };
    vec![
        defend(anna, ANNA, BORIS, false),
        defend(anna, ANNA, BORIS, true),
        defend(gm, THUGS, ANNA, true),
        invoke(AgainstRoll::Roll { effort: defence(), shield: None }),
        invoke(AgainstRoll::Roll { effort: defence(), shield: Some((THUGS, 3)) }),
        invoke(AgainstRoll::Number { value: 3, hidden: false }),
        invoke(AgainstRoll::Number { value: 3, hidden: true }),
        invoke(AgainstRoll::Standing { effort: standing(), shield: None }),
        invoke(AgainstRoll::Standing { effort: standing(), shield: Some((THUGS, 5)) }),
        buy(0),
        buy(1),
        absorb(anna, ANNA, 3),
        absorb(anna, ANNA, 7),
        absorb(gm, BORIS, 2),
        spin(None, 2),
        spin(Some(ANNA), 2),
        spin(Some(ANNA), -1),
        spin(Some(ANNA), 0),
        Question::SpinOrOverflow(SpinOrOverflow { seat: anna, who: ANNA, shifts: 4 }),
        Question::Overflow(Overflow { seat: gm, who: BORIS, left: 2 }),
        Question::SpendShift(SpendShift {
            seat: anna,
            who: ANNA,
            left: 1,
            at: None,
            quality: (1, None),
            subtlety: (1, None),
            hidden: false,
        }),
        Question::SpendShift(SpendShift {
            seat: anna,
            who: ANNA,
            left: 2,
            at: Some(2),
            quality: (2, Some(3)),
            subtlety: (1, Some(4)),
            hidden: false,
        }),
        Question::SpendShift(SpendShift {
            seat: anna,
            who: ANNA,
            left: 1,
            at: Some(1),
            quality: (1, None),
            subtlety: (1, None),
            hidden: true,
        }),
        Question::StepIn(StepIn { seat: anna, who: ANNA }),
        Question::LeftoverStress(LeftoverStress { seat: anna, who: ANNA, shifts: 2 }),
        Question::Spare(Spare { seat: anna, who: ANNA, most: 2 }),
    ]
}

fn losing() -> Vec<Question> {
    let (anna, gm) = (Seat::player(0), Seat::GM);
    let word = |seat, what| Question::Word(Word { seat, what });
    let concede = |grit| Question::Concede(Concede { seat: gm, who: BORIS, to: Some(ANNA), grit });
    let accept = |seat, who| {
        Question::Accept(Accept { seat, who, from: BORIS, terms: words("er lässt das Logbuch fallen") })
    };
    vec![
        word(gm, WordFor::Consequence { who: BORIS, severity: Severity::Severe }),
        word(anna, WordFor::Outcome { loser: BORIS, again: false }),
        word(anna, WordFor::Outcome { loser: BORIS, again: true }),
        word(anna, WordFor::Companion { partner: ANNA, companion: 0 }),
        word(gm, WordFor::FollowUp { who: ANNA, draw: false, hidden: false }),
        word(gm, WordFor::FollowUp { who: ANNA, draw: true, hidden: false }),
        word(gm, WordFor::Extra { who: ANNA, total: 9 }),
        word(gm, WordFor::Flourish { who: ANNA, shifts: 3, hidden: false }),
        concede(false),
        concede(true),
        accept(anna, Some(ANNA)),
        accept(gm, None),
        Question::Plead(Plead { seat: anna, who: ANNA, manner: words("liegt am Boden") }),
    ]
}

fn spending() -> Vec<Question> {
    let (anna, gm) = (Seat::player(0), Seat::GM);
    vec![
        Question::RefuseAspect(RefuseAspect { seat: anna, who: ANNA, text: words("Umzingelt") }),
        Question::TiedContest(TiedContest { seat: gm, a: ANNA, b: BORIS }),
        Question::ContestSkill(ContestSkill { seat: anna, who: ANNA, proposed: ATHLETICS }),
        Question::BlockPenalty(BlockPenalty { seat: gm, by: ANNA, text: words("Sperrfeuer") }),
        Question::SwapDuration(SwapDuration { seat: gm, who: ANNA, skill: ATHLETICS }),
        Question::SetDifficulty(SetDifficulty { seat: gm, who: ANNA, skill: Some(ATHLETICS) }),
        Question::SetDifficulty(SetDifficulty { seat: gm, who: ANNA, skill: None }),
        Question::OpponentShifts(OpponentShifts { seat: gm, who: BORIS, shifts: 2, spin: false }),
        Question::OpponentShifts(OpponentShifts { seat: gm, who: BORIS, shifts: 3, spin: true }),
        Question::TakeLonger(TakeLonger { seat: anna, who: ANNA, base: 8, step: 10 }),
        Question::Compelled(Compelled {
            seat: anna,
            who: ANNA,
            aspect: BLADE,
            points: 2,
            effect: words("sie stürmt blind los"),
        }),
    ]
}

fn judging() -> Vec<Question> {
    let judgements = events::judgements().into_iter();
    judgements.map(|judgement| Question::Judge(Judge { seat: Seat::GM, judgement })).collect()
}
