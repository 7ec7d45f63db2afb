//! Exact chances of answers and commands, compared with numbers that were calculated without the rules.

#[path = "hints/random.rs"]
mod random;

use crate::common::{ATHLETICS, FISTS, MIGHT, WEAPONS};
use schwung_fate::*;
use schwung_play::{Input, Stop, replay};
use schwung_table::{Seat, System};

const GM: Seat = Seat::GM;
const A: ActorId = ActorId(0);
const B: ActorId = ActorId(1);

/// Like [`crate::common::duel`], but it is the first fighter's turn.
fn duel(skills: [i8; 2], aspects: u8, points: u8) -> State {
    let mut state = crate::common::duel(skills, aspects, points);
    let conflict = state.conflict.as_mut().expect("begun");
    conflict.turn = Some(A);
    state
}

/// The totals of all 81 results of four dice.
fn falls() -> Vec<i16> {
    (0..81i16).map(|n| (n % 3 + n / 3 % 3 + n / 9 % 3 + n / 27) - 4).collect()
}

/// The number of results, out of 81, with at least this total.
fn at_least(total: i16) -> u128 {
    falls().into_iter().filter(|&it| it >= total).count() as u128
}

/// The number of ways, out of 81 × 81, in which one side's dice plus `ahead` beat the other's by at least
/// one.
fn beats(ahead: i16) -> u128 {
    let pairs = falls().into_iter().flat_map(|a| falls().into_iter().map(move |b| a - b));
    pairs.filter(|it| it + ahead >= 1).count() as u128
}

fn rolled(seat: u8, outcome: i32) -> Input<Fate> {
    Input::Rolled { who: Seat(seat), dice: "4dF", outcome }
}

fn answered(seat: u8, answer: impl Into<Answer>) -> Input<Fate> {
    Input::Answered { who: Seat(seat), answer: answer.into() }
}

fn with(skill: SkillId) -> Defence {
    Defence { skill: Some(skill), full: false }
}

/// The state and the pending questions.
fn waiting(start: &State, command: &Command, inputs: &[Input<Fate>]) -> (State, Vec<Question>) {
    let run = replay::<Fate, _>(start.clone(), inputs, |t| Fate::perform(t, command));
    match run.result {
        Err(Stop::Waiting(pending)) => (run.state, pending.questions().to_vec()),
        other => panic!("{other:?}"),
    }
}

/// The hint for each allowed answer to the first pending question; `None` if there are none.
fn hints_for(
    reader: Seat,
    start: &State,
    command: &Command,
    inputs: &[Input<Fate>],
) -> Option<Vec<(Answer, Hint)>> {
    let (state, questions) = waiting(start, command, inputs);
    let found = hints(start, command, inputs, &questions[0], reader)?;
    let mut choices = Vec::new();
    Fate::options(&state, &questions[0], &mut choices);
    assert_eq!(choices.len(), found.len());
    let both = choices.into_iter().zip(found);
    Some(
        both.filter_map(|(choice, hint)| {
            assert_eq!(choice.barred.is_none(), hint.is_some(), "{choice:?}");
            Some((choice.answer, hint?))
        })
        .collect(),
    )
}

fn all_hints(start: &State, command: &Command, inputs: &[Input<Fate>]) -> Vec<(Answer, Hint)> {
    hints_for(GM, start, command, inputs).expect("dice decide")
}

fn chance(hint: &Hint) -> (u128, u128) {
    (hint.good, hint.of)
}

/// The hint for one answer.
fn hint_of(hints: &[(Answer, Hint)], answer: impl Into<Answer>) -> Hint {
    let answer = answer.into();
    hints.iter().find(|it| it.0 == answer).unwrap_or_else(|| panic!("{answer:?} in {hints:?}")).1.clone()
}

fn aspect(reroll: bool) -> impl Fn(&(Answer, Hint)) -> bool {
    move |it| matches!(it.0, Answer::Invocation(Invocation::Aspect { reroll: again, .. }) if again == reroll)
}

/// The first hint for an aspect, for +2 or for a new roll.
fn invoking(hints: &[(Answer, Hint)], reroll: bool) -> &Hint {
    &hints.iter().find(|it| aspect(reroll)(it)).expect("an aspect").1
}

#[test]
fn an_attack_hits_as_often_as_its_dice_win() {
    assert_eq!(beats(0), 2727, "half of what is no tie: 6561 less the sum of all ways squared, 1107");
    for skills in [[3, 3], [0, 3], [3, 0], [5, 1], [1, 5]] {
        let state = duel(skills, 0, 0);
        let hint = forecast(&state, &crate::common::attack(), GM).expect("dice decide");
        assert_eq!(chance(&hint), (beats(i16::from(skills[0] - skills[1])), 6561), "{skills:?}");
        assert_eq!(hint.shifts.iter().map(|it| it.1).sum::<u128>(), hint.of);
        let hits: u128 = hint.shifts.iter().filter(|it| it.0 >= 1).map(|it| it.1).sum();
        assert_eq!(hits, hint.good);
        assert_eq!(hint.shifts.len(), 17, "from eight behind to eight ahead");
        assert!(!hint.sure && hint.shifts.is_sorted());
    }
}

#[test]
fn each_defence_has_its_chance_with_and_without_full_defence() {
    let mut state = duel([3, 3], 0, 0);
    state.frame.change(|frame| frame.sheets[1].skills[usize::from(ATHLETICS.0)] = 1);
    let hints = all_hints(&state, &crate::common::attack(), &[rolled(1, 2)]);
    // The attack comes with five; a tie is not a hit.
    for (skill, rating) in [(FISTS, 3), (ATHLETICS, 1), (WEAPONS, 0)] {
        for (full, bonus) in [(false, 0), (true, 2)] {
            let hint = hint_of(&hints, Defence { skill: Some(skill), full });
            assert_eq!(chance(&hint), (at_least(5 - rating - bonus), 81), "{skill:?}, full: {full}");
        }
    }
    assert_eq!(chance(&hint_of(&hints, with(FISTS))), (15, 81));
    assert_eq!(hints.len(), 6, "other skills do not serve");
    // A character who has acted can no longer declare full defense.
    state.actors[1].turn.acted = true;
    assert_eq!(all_hints(&state, &crate::common::attack(), &[rolled(1, 2)]).len(), 3);
}

#[test]
fn an_invocation_is_sure_or_a_new_roll() {
    let state = duel([3, 3], 1, 1);
    let attack = crate::common::attack();
    // Behind by one: it takes +2, or a roll of at least two.
    let mut inputs = vec![rolled(1, 0), answered(2, with(FISTS)), rolled(2, 1)];
    let hints = all_hints(&state, &attack, &inputs);
    let pass = hint_of(&hints, Invocation::Pass);
    assert_eq!(pass, Hint { good: 0, of: 1, shifts: vec![(-1, 1)], sure: true });
    assert_eq!(*invoking(&hints, false), Hint { good: 1, of: 1, shifts: vec![(1, 1)], sure: true });
    let again = invoking(&hints, true);
    assert_eq!((chance(again), again.sure), ((15, 81), false));
    assert_eq!(again.shifts[0], (-5, 1));
    assert_eq!(hints.len(), 1 + 2 * 2, "both sheets have an aspect");
    // The attacker adds +2; the defender, who rolled −1, must then roll at least +1.
    inputs[2] = rolled(2, -1);
    inputs[0] = rolled(1, 1);
    let hints = all_hints(&state, &attack, &inputs);
    assert_eq!(hint_of(&hints, Invocation::Pass).good, 0, "it hits, which is bad for whoever is asked");
    assert_eq!(chance(invoking(&hints, false)), (1, 1), "four against four is no hit");
    inputs[0] = rolled(1, 0);
    inputs[2] = rolled(2, -1);
    let hints = all_hints(&duel([4, 3], 1, 1), &attack, &inputs);
    assert_eq!(chance(invoking(&hints, true)), (at_least(1), 81));
    assert_eq!(at_least(1), 31);
}

/// Three plus two for an aspect, minus one on the dice, against five: a new roll succeeds in 50 of 81 ways.
#[test]
fn what_was_added_already_counts() {
    let (state, attack) = (duel([4, 3], 2, 2), crate::common::attack());
    let mut inputs = vec![rolled(1, 1), answered(2, with(FISTS)), rolled(2, -1)];
    assert_eq!(chance(invoking(&all_hints(&state, &attack, &inputs), true)), (at_least(2), 81));
    let aspect = AspectRef::Sheet(B, 0);
    inputs.push(answered(2, Invocation::Aspect { aspect, free: false, reroll: false }));
    inputs.push(answered(1, Invocation::Pass));
    assert_eq!(chance(invoking(&all_hints(&state, &attack, &inputs), true)), (50, 81));
}

#[test]
fn a_bonus_before_the_dice_counts_for_whoever_buys_it() {
    let mut state = duel([3, 3], 0, 1);
    state.profile.change(|profile| profile.switches.bought_bonus = BoughtBonus::BeforeRoll);
    let attack = crate::common::attack();
    let hints = all_hints(&state, &attack, &[]);
    assert_eq!(chance(&hint_of(&hints, Answer::No)), (beats(0), 6561));
    assert_eq!(chance(&hint_of(&hints, Answer::Yes)), (beats(1), 6561));
    // The defender needs only a tie.
    let inputs = [answered(1, false), rolled(1, 1), answered(2, with(FISTS))];
    let hints = all_hints(&state, &attack, &inputs);
    assert_eq!(chance(&hint_of(&hints, Answer::No)), (at_least(1), 81));
    assert_eq!(chance(&hint_of(&hints, Answer::Yes)), (at_least(0), 81));
}

#[test]
fn spin_helps_friends_and_hinders_foes() {
    let mut state = duel([3, 3], 0, 0);
    state.apply(&Event::SpinGained { by: B });
    let attack = crate::common::attack();
    // The attacker leads by one when the defender may use it.
    let inputs = [rolled(1, 1), answered(2, with(FISTS)), rolled(2, 0)];
    let hints = all_hints(&state, &attack, &inputs);
    let on = |acting, plus| SpinUse::On { acting, plus, how: Wording::NONE };
    assert_eq!(hint_of(&hints, SpinUse::Lapse), Hint { good: 0, of: 1, shifts: vec![(1, 1)], sure: true });
    assert_eq!(hint_of(&hints, on(true, false)), Hint { good: 1, of: 1, shifts: vec![(0, 1)], sure: true });
    assert_eq!(hint_of(&hints, on(false, true)).good, 1);
    assert_eq!(hint_of(&hints, on(true, true)).shifts, [(2, 1)]);
    // Before the roll, spin is assumed to be used against the enemy.
    let hint = forecast(&state, &attack, GM).expect("dice decide");
    assert_eq!(chance(&hint), (beats(-1), 6561));
}

fn contest(choose: bool, sides: &[ActorId]) -> Command {
    Command::Contest(Contest {
        sides: sides.iter().map(|&it| (it, FISTS)).collect(),
        choose,
        hidden: false,
        plans: Vec::new(),
    })
}

#[test]
fn a_tied_contest_is_good_for_nobody() {
    let state = duel([3, 3], 1, 1);
    let hint = forecast(&state, &contest(false, &[A, B]), GM).expect("dice decide");
    assert_eq!(chance(&hint), (2727, 6561));
    // A tie: both may add something, and otherwise nobody wins.
    let hints = all_hints(&state, &contest(false, &[A, B]), &[rolled(1, 1), rolled(2, 1)]);
    assert_eq!(hint_of(&hints, Invocation::Pass), Hint { good: 0, of: 1, shifts: vec![(0, 1)], sure: true });
    let inputs = [rolled(1, 0), rolled(2, 1)];
    let first = all_hints(&state, &contest(false, &[A, B]), &inputs);
    assert_eq!(chance(invoking(&first, true)), (at_least(2), 81));
    // After a tie everybody rolls again: the previous round does not count.
    let none = duel([3, 4], 0, 0);
    let mut again = vec![rolled(1, 1), rolled(2, 0)];
    assert!(hints_for(GM, &none, &contest(false, &[A, B]), &again).is_none(), "whether to roll again");
    again.push(answered(0, true));
    let mut bonus = none.clone();
    bonus.profile.change(|profile| profile.switches.bought_bonus = BoughtBonus::BeforeRoll);
    bonus.actors[1].fate = 1;
    again.insert(1, answered(2, false));
    again.push(rolled(1, 0));
    let hints = all_hints(&bonus, &contest(false, &[A, B]), &again);
    assert_eq!(chance(&hint_of(&hints, Answer::No)), (at_least(0), 81), "four against three");
    let shifts = hint_of(&hints, Answer::No).shifts;
    assert_eq!((shifts[0], shifts[8]), ((-5, 1), (3, 1)));
}

/// Chances do not reveal which skill another side has chosen in secret.
#[test]
fn secret_choices_stay_secret() {
    let mut state = duel([3, 3], 0, 0);
    state.frame.change(|frame| frame.sheets[1].skills[usize::from(MIGHT.0)] = 5);
    let command = contest(true, &[A, B]);
    let fists = |inputs: &[Input<Fate>]| {
        let hints = all_hints(&state, &command, inputs);
        (chance(&hint_of(&hints, FISTS)), chance(&hint_of(&hints, ATHLETICS)))
    };
    let open = fists(&[]);
    assert_eq!(open, ((2727, 6561), (beats(-3), 6561)));
    assert_eq!(fists(&[answered(2, MIGHT)]), open);
    let meddled =
        [answered(2, MIGHT), Input::Interjected(Event::FatePoints { actor: A, points: 1, change: 1 })];
    assert_eq!(fists(&meddled), open);
    // The other side's own chances, before and after the first has chosen.
    let mine = |inputs: &[Input<Fate>]| chance(&hint_of(&all_hints(&state, &command, inputs), MIGHT));
    assert_eq!(mine(&[answered(1, ATHLETICS)]), (beats(2), 6561));
    // Two actors of the same seat are asked one after the other.
    let mut one_seat = state.clone();
    one_seat.actors[1].seat = Seat(1);
    let (shown, questions) = waiting(&one_seat, &command, &[]);
    let second = hints(&one_seat, &command, &[], &questions[1], GM).expect("dice decide");
    let mut choices = Vec::new();
    Fate::options(&shown, &questions[1], &mut choices);
    let at = choices.iter().position(|it| it.answer == Answer::Skill(MIGHT)).expect("listed");
    assert_eq!(second[at].as_ref().map(chance), Some((beats(2), 6561)));
}

fn simple(difficulty: i8, hidden: bool) -> Command {
    let (skill, plan) = (FISTS, Plan::default());
    Command::Simple(Simple {
        by: A,
        skill,
        difficulty: Some(difficulty),
        hidden,
        time: None,
        quality: None,
        notice: None,
        plan,
    })
}

#[test]
fn a_number_is_met_and_kept_from_those_who_may_not_know_it() {
    let state = duel([3, 3], 1, 1);
    let hint = forecast(&state, &simple(4, false), Seat(1)).expect("dice decide");
    assert_eq!(chance(&hint), (at_least(1), 81));
    assert_eq!(hint.shifts.first(), Some(&(-5, 1)));
    let inputs = [rolled(1, 0)];
    for reader in [GM, Seat(1), Seat(2)] {
        assert_eq!(forecast(&state, &simple(4, true), reader).is_some(), reader.is_gm());
        assert_eq!(hints_for(reader, &state, &simple(4, true), &inputs).is_some(), reader.is_gm());
        assert!(hints_for(reader, &state, &simple(4, false), &inputs).is_some());
        let finds = Found::New { text: Wording::new("a trace"), on: Bearer::Scene };
        let mut assess = Assess { who: A, skill: FISTS, difficulty: None, finds, plan: Plan::default() };
        assert!(forecast(&state, &Command::Assess(assess.clone()), reader).is_some());
        let mut state = state.clone();
        let (id, text, bearer) = (AspectId(1), Wording::new("a door"), Bearer::Scene);
        state.apply(&Event::AspectPlaced {
            id,
            text,
            bearer,
            kind: AspectKind::Framed,
            hidden: true,
            free_tag: None,
        });
        assess.finds = Found::Hidden(id);
        assert_eq!(forecast(&state, &Command::Assess(assess), reader).is_some(), reader.is_gm());
    }
}

fn block(by: ActorId, against: Against, strength: i16) -> Event {
    Event::BlockMade {
        block: Block { by, against, strength, text: Wording::NONE, lasting: false, left: false },
    }
}

#[test]
fn whoever_is_hidden_is_in_no_chance() {
    let mut state = duel([3, 3], 0, 0);
    let attack = crate::common::attack();
    state.actors[1].hidden = true;
    state.actors[1].seat = GM;
    assert!(forecast(&state, &attack, Seat(1)).is_none() && forecast(&state, &attack, GM).is_some());
    assert!(forecast(&state, &contest(false, &[A, B]), Seat(1)).is_none());
    let hidden_attacker = {
        let mut state = duel([3, 3], 0, 0);
        state.actors[0].hidden = true;
        state.actors[0].seat = GM;
        state
    };
    // The target of a hidden attacker knows the number to beat.
    let hints = hints_for(Seat(2), &hidden_attacker, &attack, &[rolled(0, 0)]).expect("dice decide");
    assert_eq!(chance(&hint_of(&hints, with(FISTS))), (50, 81));
    assert!(forecast(&hidden_attacker, &attack, Seat(2)).is_none());
    // A block by a hidden actor counts only for the game master.
    let mut state = duel([3, 3], 0, 0);
    state.actors.push(Actor { hidden: true, ..Actor::new(Side(1), GM, ZoneId(0)) });
    state.frame.change(|frame| frame.sheets.push(crate::common::fighter("Cora", 0, 0)));
    state.apply(&block(ActorId(2), Against::AttacksOn(B), 20));
    assert_eq!(forecast(&state, &attack, GM).map(|it| it.good), Some(0));
    assert_eq!(forecast(&state, &attack, Seat(1)).map(|it| it.good), Some(2727));
}

/// The number of ways, out of 81 × 81, in which the acting side's and the other side's dice satisfy `which`.
fn pairs(which: impl Fn(i16, i16) -> bool) -> u128 {
    let pairs = falls().into_iter().flat_map(|a| falls().into_iter().map(move |b| (a, b)));
    pairs.filter(|&(a, b)| which(a, b)).count() as u128
}

fn good(state: &State, command: &Command) -> (u128, u128) {
    chance(&forecast(state, command, GM).unwrap_or_else(|| panic!("{command:?}")))
}

#[test]
fn blocks_stand_in_the_way() {
    let (state, attack) = (duel([3, 2], 0, 0), crate::common::attack());
    // A protective block applies if it is better.
    let mut shielded = state.clone();
    shielded.actors.push(Actor::new(Side(1), GM, ZoneId(0)));
    shielded.frame.change(|frame| frame.sheets.push(crate::common::fighter("Cora", 0, 0)));
    shielded.apply(&block(ActorId(2), Against::AttacksOn(B), 3));
    assert_eq!(good(&shielded, &attack), (pairs(|a, b| 3 + a > 3.max(2 + b)), 6561));
    // A block against attacks must be overcome as well, and limits the shifts.
    let mut barred = state.clone();
    barred.apply(&block(B, Against::Deeds(ActionKind::Attack.bit()), 4));
    let hint = forecast(&barred, &attack, GM).expect("dice decide");
    assert_eq!(chance(&hint), (pairs(|a, b| 3 + a > 4 && 3 + a > 2 + b), 6561));
    let most = pairs(|a, b| (a - 1).min(1 + a - b) == 3);
    assert_eq!(hint.shifts.last(), Some(&(3, most)));
    // A free action that is blocked requires a roll.
    let mut silenced = state.clone();
    silenced.apply(&block(B, Against::Deeds(ActionKind::Free.bit()), 2));
    let free = |skill| Command::Free { by: A, text: Wording::new("a shout"), skill };
    let hint = forecast(&silenced, &free(Some(FISTS)), GM).expect("dice decide");
    assert_eq!((chance(&hint), hint.shifts[0]), ((at_least(0), 81), (-3, 1)));
    assert!(forecast(&state, &free(Some(FISTS)), GM).is_none());
    // Later additions reduce the number of missing shifts.
    let mut means = duel([3, 2], 1, 1);
    means.apply(&block(B, Against::Deeds(ActionKind::Free.bit()), 2));
    let hints = all_hints(&means, &free(Some(FISTS)), &[rolled(1, -4)]);
    assert_eq!(hint_of(&hints, Invocation::Pass).shifts, [(-3, 1)]);
    assert_eq!(invoking(&hints, false).shifts, [(-1, 1)]);
    silenced.apply(&Event::SpinGained { by: B });
    let hint = forecast(&silenced, &free(Some(FISTS)), GM).expect("dice decide");
    assert_eq!((chance(&hint), hint.shifts[0]), ((at_least(1), 81), (-4, 1)));
    // Winning a contest requires overcoming the block, too, but by no particular number.
    let mut slowed = state.clone();
    slowed.apply(&block(B, Against::Deeds(ActionKind::Other.bit()), 0));
    let hint = forecast(&slowed, &contest(false, &[A, B]), GM).expect("dice decide");
    assert_eq!(chance(&hint), (pairs(|a, b| 3 + a > 0 && 3 + a > 2 + b), 6561));
    assert_eq!(hint.shifts.last(), Some(&(9, 1)));
    // Making a block always succeeds; only its strength varies.
    let (plan, text) = (Plan::default(), Wording::NONE);
    let against = Against::Deeds(ActionKind::Move.bit());
    let hint = forecast(
        &state,
        &Command::Block(MakeBlock { by: A, skill: Some(FISTS), against, text, left: false, plan }),
        GM,
    );
    let hint = hint.expect("dice decide");
    assert_eq!((chance(&hint), hint.shifts[0], hint.shifts.len()), ((81, 81), (-1, 1), 9));
}

#[test]
fn what_is_moved_gets_where_it_should() {
    let state = duel([3, 3], 0, 0);
    let (skill, plan) = (MIGHT, Plan::default());
    // A person has weight 2, the first zone costs 1.
    let push = |to| Command::Push(Push { by: A, on: B, skill, to, plan: plan.clone() });
    assert_eq!(good(&state, &push(ZoneId(1))), (pairs(|a, b| a - b >= 3), 6561));
    // The second zone costs 1 and its border 2.
    assert_eq!(good(&state, &push(ZoneId(2))), (pairs(|a, b| a - b >= 6), 6561));
    let throw = |what, to| Command::Knockback(Knockback { by: A, skill, what, to, plan: plan.clone() });
    assert_eq!(good(&state, &throw(Thrown::Actor(B), ZoneId(1))), (pairs(|a, b| a - b >= 3), 6561));
    let crate_of_tea = Thrown::Thing { weight: 1, text: Wording::new("a crate") };
    assert_eq!(good(&state, &throw(crate_of_tea, ZoneId(1))), (at_least(2), 81));
    let sprint = |path: Vec<ZoneId>| {
        Command::Sprint(Sprint { by: A, path, difficulty: None, skill: None, plan: plan.clone() })
    };
    let difficulty = i16::from(state.switches().sprint_difficulty);
    assert_eq!(good(&state, &sprint(vec![ZoneId(1), ZoneId(2)])), (at_least(difficulty + 1 + 3), 81));
    let walk = Command::Walk { by: A, to: ZoneId(1) };
    assert!(forecast(&state, &walk, GM).is_none(), "one just goes");
}

#[test]
fn where_dice_decide_nothing_there_is_no_hint() {
    let state = duel([3, 3], 0, 0);
    for command in [Command::Pass { by: A }, Command::Hold { by: A }, Command::EndConflict] {
        assert!(forecast(&state, &command, GM).is_none(), "{command:?}");
    }
    // A command that is not legal now, and one that never is.
    let late = Command::Attack(Attack { by: B, on: A, ..plain_attack() });
    assert!(forecast(&state, &late, GM).is_none());
    let nobody = Command::Attack(Attack { on: ActorId(9), ..plain_attack() });
    assert!(forecast(&state, &nobody, GM).is_none());
    // The hit is certain; no dice decide what absorbs it.
    let inputs = [rolled(1, 2), answered(2, with(FISTS)), rolled(2, 0)];
    let (_, questions) = waiting(&state, &crate::common::attack(), &inputs);
    assert!(matches!(questions[0], Question::Absorb(_)));
    assert!(hints_for(GM, &state, &crate::common::attack(), &inputs).is_none());
    // A question that is not pending, and inputs that do not fit.
    let (_, defend) = waiting(&state, &crate::common::attack(), &inputs[..1]);
    assert!(hints(&state, &crate::common::attack(), &inputs[..1], &defend[0], GM).is_some());
    assert!(hints(&state, &crate::common::attack(), &inputs, &defend[0], GM).is_none());
    assert!(hints(&state, &crate::common::attack(), &inputs[1..], &defend[0], GM).is_none());
    assert!(hints(&state, &crate::common::attack(), &[], &defend[0], GM).is_none());
}

fn plain_attack() -> Attack {
    let Command::Attack(attack) = crate::common::attack() else { unreachable!("it is one") };
    attack
}

#[test]
fn what_has_too_many_ways_is_given_up() {
    let mut state = duel([3, 3], 0, 0);
    for n in 0..6 {
        state.actors.push(Actor::new(Side(1), GM, ZoneId(0)));
        state.frame.change(|frame| frame.sheets.push(crate::common::fighter(&format!("Thug {n}"), 2, 0)));
    }
    let many = |count: u8| contest(false, &(0..count).map(ActorId).collect::<Vec<_>>());
    assert_eq!(forecast(&state, &many(3), GM).map(|it| it.of), Some(81 * 81 * 81));
    assert_eq!(forecast(&state, &many(8), GM), None);
}
