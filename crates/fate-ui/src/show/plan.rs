//! Plans: answers that also settle questions to come.

use schwung_fate::{
    Absorption, Answer, AspectRef, Bearer, BoughtBonus, DefenceDice, Defend, Fate, Invocation, Invoke, Price,
    Question, StressMarking, Word, WordFor, for_sale, hit_ahead,
};
use schwung_log::Asked;
use schwung_table::{Choice, Hosted as _};
use schwung_ui_kit::question::{MOST_WORDS, options};
use schwung_views::{
    Look,
    wire::{AfterView, ChoiceView, CommandText, HabitStep, PlanChip, PlanView, SuggestionView, WordsView},
};

use crate::{
    show::{barred::barred, choice::choice_view, clash::shortfalls, eyes::Eyes},
    words::{aspect, consequence as consequence_name, question_for},
};

/// Maximum number of +1 offered to a defender.
const MOST_BOUGHT: u8 = 3;

/// What an answer to this question can settle beyond it; `None` if nothing.
pub(crate) fn view(
    look: Look<'_, Fate>,
    asked: &Asked<'_, Fate>,
    question: &Question,
    choices: &[Choice<Fate>],
) -> Option<PlanView> {
    let eyes = Eyes::new(look);
    let answers = answers(choices)?;
    match question {
        Question::Defend(it) => {
            // In the order of the questions.
            let absorb = it.agenda.map(|_| step(eyes, "absorb", "smallest-box", true, 1));
            let habits: Vec<HabitStep> = bonus(eyes, it).into_iter().chain(absorb).collect();
            (!habits.is_empty()).then(|| PlanView { answers, habits, ..PlanView::default() })
        }
        Question::Invoke(it) => {
            let chips = chips(eyes, it, choices);
            let pass = choices.iter().position(|it| it.answer == Answer::Invocation(Invocation::Pass));
            let suggested = suggested(look, it, &chips);
            Some(PlanView {
                answers,
                pass,
                chips,
                suggested,
                after: after(look, asked, question),
                ..PlanView::default()
            })
        }
        Question::ContestSkill(_) => {
            let same = |it: &Asked<'_, Fate>| {
                it.seat == asked.seat && matches!(it.question, Some(Question::ContestSkill(_)))
            };
            let several = look.game.asked().iter().filter(|it| same(it)).count() > 1;
            several.then(|| PlanView { answers, together: true, ..PlanView::default() })
        }
        Question::Absorb(_) => {
            let words = words(eyes, choices);
            Some(PlanView { answers, words, words_kind: "word".to_owned(), ..PlanView::default() })
        }
        _ => None,
    }
}

/// The +1 that a defender can buy, at tables that sell it only before the roll.
//= malmsturm.fate.bonus-timing
fn bonus(eyes: Eyes<'_>, it: &Defend) -> Option<HabitStep> {
    let switches = eyes.state.switches();
    let rolls = switches.defence == DefenceDice::Rolled;
    let most = Some(for_sale(eyes.state, it.who)).filter(|it| *it > 0)?.min(MOST_BOUGHT);
    (rolls && switches.bought_bonus == BoughtBonus::BeforeRoll)
        .then(|| step(eyes, "buy", "buy-bonus", false, most))
}

/// A habit for a question that follows.
fn step(eyes: Eyes<'_>, kind: &str, habit: &str, on: bool, most: u8) -> HabitStep {
    //= freefate.shift.stress
    let fills = habit == "smallest-box" && eyes.state.switches().stress_marking == StressMarking::Fill;
    let label =
        if fills { eyes.say("step-free-boxes", &[]) } else { eyes.say(&format!("habit-{habit}"), &[]) };
    HabitStep { kind: kind.to_owned(), habit: habit.to_owned(), label, on, most }
}

fn answers(choices: &[Choice<Fate>]) -> Option<Vec<CommandText>> {
    choices.iter().map(|it| CommandText::of(&it.answer).ok()).collect()
}

/// The aspects and gifts that can be used, free ones first, then the character's own.
fn chips(eyes: Eyes<'_>, it: &Invoke, choices: &[Choice<Fate>]) -> Vec<PlanChip> {
    let mut found: Vec<(Invocation, PlanChip)> = Vec::new();
    for (n, choice) in choices.iter().enumerate() {
        let Answer::Invocation(invocation) = choice.answer else { continue };
        let (key, name, note, value, reroll) = match invocation {
            Invocation::Pass => continue,
            Invocation::Aspect { aspect: which, free, reroll } => {
                let name = aspect(eyes.c, eyes.state, which, eyes.viewer);
                let key = Invocation::Aspect { aspect: which, free, reroll: false };
                (key, name, note(eyes, it, which), 2, reroll)
            }
            Invocation::Bonus => (invocation, eyes.say("chip-bonus", &[]), String::new(), 1, false),
            Invocation::Gift(gift) => {
                let gift = eyes.sheet(it.who).and_then(|it| it.gifts.get(usize::from(gift)));
                let value = gift.and_then(|it| it.bonus).map_or(0, |it| it.1);
                let name = gift.map_or_else(String::new, |it| it.name.clone());
                (invocation, name, String::new(), value, false)
            }
        };
        let at = match found.iter().position(|it| it.0 == key) {
            Some(at) => at,
            None => {
                let Price { points, free_tag, .. } = choice.price;
                let chip = PlanChip {
                    name,
                    note,
                    free: free_tag,
                    points,
                    plus: None,
                    value,
                    again: None,
                    barred: choice.barred.as_ref().map(|it| barred(eyes.c, it)),
                };
                found.push((key, chip));
                found.len() - 1
            }
        };
        if choice.barred.is_none() {
            let chip = &mut found[at].1;
            *(if reroll { &mut chip.again } else { &mut chip.plus }) = Some(n);
        }
    }
    let own = |it: &Invocation, who| matches!(it, Invocation::Aspect { aspect: AspectRef::Sheet(actor, _), .. } if *actor == who);
    found.sort_by_key(|(key, chip)| (chip.barred.is_some(), !chip.free, !own(key, it.who)));
    found.into_iter().map(|it| it.1).collect()
}

/// The bearer of the aspect, in words.
fn note(eyes: Eyes<'_>, it: &Invoke, aspect: AspectRef) -> String {
    match eyes.state.bearer(aspect) {
        Some(Bearer::Actor(actor)) if actor == it.who => eyes.say("chip-own", &[]),
        Some(Bearer::Actor(actor)) => eyes.name(actor),
        Some(bearer) => eyes.bearer(bearer),
        None => String::new(),
    }
}

/// The cheapest plan that suffices, and the one that costs nothing. Against several opponents, plans that suffice
/// against all of them and against one more.
fn suggested(look: Look<'_, Fate>, it: &Invoke, chips: &[PlanChip]) -> Vec<SuggestionView> {
    let eyes = Eyes::new(look);
    let points = eyes.actor(it.who).map_or(0, |it| it.fate);
    let usable = || chips.iter().enumerate().filter(|it| it.1.plus.is_some() && it.1.value > 0);
    let (mut found, mut costs): (Vec<SuggestionView>, bool) = (Vec::new(), false);
    for (key, missing) in goals(look, it) {
        let (mut left, mut chosen, mut spent) = (missing, Vec::new(), 0);
        for (n, chip) in usable() {
            if left <= 0 || chip.points > points - spent {
                continue;
            }
            spent += chip.points;
            left -= i16::from(chip.value);
            chosen.push(n);
        }
        costs |= spent > 0;
        // A plan that beats the strongest opponent beats all.
        if left <= 0 && found.iter().all(|it| it.chips != chosen) {
            found.push(SuggestionView { label: eyes.say(key, &[]), chips: chosen, points: spent });
        }
    }
    let free: Vec<usize> = usable().filter(|it| it.1.free).map(|it| it.0).collect();
    if !free.is_empty() && costs && found.iter().all(|it| it.chips != free) {
        found.push(SuggestionView { label: eyes.say("plan-free", &[]), chips: free, points: 0 });
    }
    found
}

/// The goals that are worth a plan, most valuable first, with the shifts that they take.
//= freefate.contest.one-roll-many
fn goals(look: Look<'_, Fate>, it: &Invoke) -> Vec<(&'static str, i16)> {
    if let Some(missing) = it.missing(look.game.state()) {
        return if missing > 0 { vec![("plan-cheapest", missing)] } else { Vec::new() };
    }
    let mut short = shortfalls(look, it);
    short.retain(|it| *it > 0);
    short.sort_unstable();
    match short[..] {
        [] => Vec::new(),
        [one] => vec![("plan-cheapest", one)],
        [least, .., most] if least == most => vec![("plan-cheapest-all", most)],
        [least, .., most] => vec![("plan-cheapest-all", most), ("plan-cheapest-more", least)],
    }
}

/// The question about the hit that follows if nobody adds anything more.
fn after(look: Look<'_, Fate>, asked: &Asked<'_, Fate>, question: &Question) -> Option<AfterView> {
    let running = look.game.running()?;
    let reader = Eyes::new(look).own_seat();
    let (state, next) = hit_ahead(&running.base, &running.command, &running.inputs, question, reader)?;
    if next.seat() != asked.seat {
        return None;
    }
    let eyes = Eyes::at(look, &state);
    let choices = options::<Fate>(eyes.state, &next);
    let usual = usual_of(&choices, &Fate::usual(&state, &next));
    // The choices of a question for words do not name the consequence.
    let consequence = match &next {
        Question::Word(Word { what: WordFor::Consequence { severity, .. }, .. }) => {
            let name = consequence_name(eyes.c, *severity);
            Some(eyes.say("answer-consequence", &[("consequence", &name)]))
        }
        _ => None,
    };
    let shown = |it: &Choice<Fate>| {
        let view = choice_view(eyes, &next, None, it);
        ChoiceView { label: consequence.clone().unwrap_or_else(|| view.label.clone()), ..view }
    };
    Some(AfterView {
        kind: next.kind().to_owned(),
        sentence: question_for(eyes.c, eyes.state, &next, eyes.viewer),
        answers: answers(&choices)?,
        usual,
        words: words(eyes, &choices),
        words_kind: "word".to_owned(),
        choices: choices.iter().map(shown).collect(),
    })
}

fn usual_of(choices: &[Choice<Fate>], usual: &Answer) -> Option<usize> {
    choices.iter().position(|it| it.answer == *usual)
}

/// The words that a consequence will need.
fn words(eyes: Eyes<'_>, choices: &[Choice<Fate>]) -> Vec<Option<WordsView>> {
    let of = |it: &Choice<Fate>| {
        let label = || eyes.say("words-consequence", &[]);
        (it.answer == Answer::Absorption(Absorption::Consequence)).then(|| WordsView {
            label: label(),
            optional: true,
            max: MOST_WORDS,
        })
    };
    choices.iter().map(of).collect()
}
