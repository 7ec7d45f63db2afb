//! Examples of all questions and judgements.

use schwung_daemmersturm::*;
use schwung_table::{Choice, Seat, System};

use super::{events, samples::*};

pub(crate) fn all_judgements(by: ActorId, on: ActorId) -> Vec<Judgement> {
    let (kind, text) = (AttackKind::Ranged, words("heilt Wunden"));
    let range = |distance| Judgement::Range { by, on, kind, distance };
    vec![
        range(Length(0)),
        range(Length::metres(60)),
        Judgement::Charge { by, length: Length(25) },
        Judgement::Back { by, on },
        Judgement::Seek { who: by, by: on, kind },
        Judgement::FullCover { by, on },
        Judgement::Normal { who: by },
        Judgement::Dead { who: by },
        Judgement::Belated { who: by },
        Judgement::Pair { by, first: SWORD, second: SHIELD },
        Judgement::Mixed { by, second: BOW },
        Judgement::Chain { by },
        Judgement::Adapt { by, text: text.clone() },
        Judgement::Pin { by, on },
        Judgement::Partly { by, entity: on },
        Judgement::Group { by, on, group: GROUP },
        Judgement::Helpless { by, to: on },
        Judgement::Watched { by, on },
        Judgement::Pause { by, text },
    ]
}

fn run() -> ClimbRun {
    let (failed, repeated) = ([false, true, true], [false; 3]);
    ClimbRun { fails: [0, 1, 0], failed, repeated, left: [1, 1, 0, 0, 2] }
}

/// Questions to the player of `who`, about `who` and `other`.
pub(crate) fn all(who: ActorId, other: ActorId) -> Vec<Question> {
    let (seat, gm) = (fight().actor(who).seat, Seat::GM);
    let (by, on) = (who, other);
    let kind = AttackKind::Ranged;
    let tried = Tried::default();
    let protect =
        |back, from, damage| Protect { seat, who, by: other, kind, back, from, shields: true, damage, tried };
    let many = vec![who, GUARD];
    let part = |reloads| Part { seat, who, on, reloads };
    let follow = |moment| Follow { seat, who, on, moment, how: How::Action, item: Some(BOW), kind };
    let obstacle = Obstacle::Rock;
    let mut all: Vec<Question> = vec![
        StartLife { seat: gm, proposed: vec![(who, 20), (other, 23)] }.into(),
        Unloaded { seat: gm, items: vec![BOW], proposed: Vec::new() }.into(),
        Face { seat, who, by: other }.into(),
        Repeat { seat, who, natural: 3, total: 7, right: Right::Back }.into(),
        protect(false, None, None).into(),
        protect(true, None, None).into(),
        protect(false, Some(Direction::W), Some(9)).into(),
        Protect { by: who, ..protect(false, None, None) }.into(),
        Protect { by: who, ..protect(false, None, Some(9)) }.into(),
        SeekMany { seat, who: many.clone(), by: other }.into(),
        MaySeek { seat: gm, who: many.clone(), by: other, kind }.into(),
        Caught { seat: gm, by, kind, limit: 2, among: many.clone(), proposed: vec![who] }.into(),
        StepIn { seat, who: vec![who], of: GUARD, others: Vec::new(), by: other }.into(),
        StepIn { seat, who: vec![who], of: GUARD, others: vec![TULUK], by: other }.into(),
        Join { seat, who: vec![who], by: other, group: GROUP, on: GUARD }.into(),
        part(false).into(),
        part(true).into(),
        Counter { seat, who, by: other }.into(),
        Exposed { seat: gm, by, on, proposed: vec![GUARD] }.into(),
        Victim { seat: gm, by, among: vec![GUARD, TULUK] }.into(),
        Second { seat, who, on, item: SWORD }.into(),
        Further { seat, who, on, item: Some(SWORD), kind: None }.into(),
        follow(Moment::Attacked).into(),
        follow(Moment::Failed).into(),
        follow(Moment::Hit).into(),
        follow(Moment::Miss).into(),
        Lessen { seat, who, damage: 6, cause: Cause::Tick }.into(),
        ClimbAid { seat, who, run: run() }.into(),
        ClimbRange { seat: gm, who, obstacle, proposed: 45 }.into(),
        Fallen { seat: gm, who, obstacle }.into(),
        InField { seat: gm, by, toward: None, among: many.clone() }.into(),
        InField { seat: gm, by, toward: Some(Direction::E), among: many }.into(),
        Detail { seat: gm, by, grade: Grade::Weak }.into(),
        Detail { seat: gm, by, grade: Grade::Critical }.into(),
        Bear { seat, who, by: other, what: Burden::Thing(CANNON) }.into(),
        SizeOf { seat: gm, by, what: Burden::Body(other) }.into(),
        ChooseResource { seat, who, among: events::RESOURCES.to_vec() }.into(),
        BreakOff { seat, who, spell: SPELL }.into(),
        Compensate { seat, who, natural: 2, cost: 3 }.into(),
        Avert { seat, who, damage: 8, tried }.into(),
        Damage { seat: gm, who, name: words("Dreschflegel") }.into(),
    ];
    let judged = all_judgements(who, other).into_iter();
    all.extend(judged.map(|judgement| Judge { seat: gm, judgement }.into()));
    all
}

/// The listed answers to a question.
pub(crate) fn choices(state: &State, question: &Question) -> Vec<Choice<Daemmersturm>> {
    let mut choices = Vec::new();
    Daemmersturm::options(state, question, &mut choices);
    choices
}

/// Examples of every kind of answer, listed or not.
pub(crate) fn all_answers() -> Vec<Answer> {
    let mut all = vec![
        Answer::Yes,
        Answer::No,
        Answer::Lives(Lives(vec![(MIRELLE, 20)])),
        Answer::Items(Items(Vec::new())),
        Answer::Items(Items(vec![BOW])),
        Answer::Actors(Actors(vec![MIRELLE, WOLF])),
        Answer::Facing(Facing::Guard(WOLF)),
        Answer::Protecting(Protecting::Take),
        Answer::Target(Target(Some(TULUK))),
        Answer::Picked(Picked(None)),
        Answer::Picked(Picked(Some(ABILITY))),
        Answer::Span(Span::of(3, 9)),
        Answer::Words(words("ein Schatten am Tor")),
        Answer::Words(Wording::NONE),
        Answer::Number(0),
        Answer::Aiding(Aiding::GoOn),
        Answer::Aiding(Aiding::Use { aid: Aid::Weapon, part: 3 }),
        Answer::Direction(Direction::Ne),
        Answer::Resource(Resource::Light),
        Answer::Order(Order::Never),
        Answer::Order(Order::Always),
        Answer::Substitute(Substitute { who: MIRELLE, of: TULUK }),
    ];
    all.extend(events::SHELTERS.map(|it| Answer::Protecting(Protecting::Try(it))));
    all.extend([Parting::Nothing, Parting::Reflex, Parting::Overrun].map(Answer::Parting));
    all.extend([Countering::Nothing, Countering::Strike, Countering::Move].map(Answer::Countering));
    all.extend([Size::Similar, Size::Smaller, Size::Larger].map(Answer::Size));
    all
}
