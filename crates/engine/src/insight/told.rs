//! Renders the analysis of a fight in the reader's language.

mod costs;

use schwung_insight::{Analysis, Chosen, Cost, Estimate, Habit, Kind, Part, Step};
use schwung_play::{Fights as _, Input};
use schwung_table::System as _;
use schwung_views::wire::{
    AnswerInsightView, BalanceView, EstimateView, InsightKind, InsightView, MomentView, PointView,
    SideCostView,
};

use super::{
    Insight,
    fought::{self, Fought},
    sight::Sight,
};
use crate::{
    fight::{policy_label, side_label},
    figures::{percent, signed},
    habits,
    setup::{Setup, State},
};

/// Maximum number of moments of a kind that are shown.
pub(super) const MOMENTS: usize = 3;
/// Maximum number of turning points.
const TURNING: usize = 5;
/// Minimum change at a turning point, which must also be at least twice its error.
const TURNS: f64 = 0.03;

/// The alternatives at a step, with the chances for a side.
type Answers<T> = Vec<(Chosen<<T as Setup>::System>, Estimate)>;

/// Renders the parts of the analysis that a viewer may see. `answers` contains the alternatives at a step.
pub(super) fn insight<T: Setup>(
    of: &Insight<T>,
    fought: &Fought<T>,
    sight: &Sight,
    found: &Analysis,
    answers: impl Fn(usize, u8) -> Answers<T>,
) -> InsightView {
    let mut told = Told { of, fought, sight, found, places: Vec::new() };
    told.places = (0..found.sides.len()).filter(|&it| told.knows_side(it)).collect();
    let costs = told.costs().into_iter();
    let costs = costs.map(|(place, it)| SideCostView { side: told.side(place), cost: told.cost(it) });
    InsightView {
        is_over: found.is_over,
        is_exact: found.is_exact,
        runs: found.runs,
        basis: told.basis(),
        summary: told.summary(),
        sides: told.places.iter().map(|&it| told.balance(it)).collect(),
        points: told.points(),
        luckiest: told.moments(Kind::Luck, |change| change, &answers),
        costliest: told.moments(Kind::Decision, |change| -change, &answers),
        characters: told.characters(),
        costs: costs.collect(),
        ..nothing(of)
    }
}

/// The view without any fight.
pub(super) fn nothing<T: Setup>(of: &Insight<T>) -> InsightView {
    InsightView {
        system: of.book.clone(),
        title: of.title.clone(),
        fight: of.number.0,
        fights: of.number.1,
        begin: of.begin,
        to: of.sharing.to,
        shares: of.shares,
        is_over: false,
        is_exact: false,
        runs: 0,
        basis: String::new(),
        summary: String::new(),
        sides: Vec::new(),
        points: Vec::new(),
        luckiest: Vec::new(),
        costliest: Vec::new(),
        characters: Vec::new(),
        costs: Vec::new(),
        dice: of.dice.clone(),
    }
}

fn view(it: Estimate) -> EstimateView {
    EstimateView { value: it.value, error: it.error }
}

struct Told<'a, T: Setup> {
    of: &'a Insight<T>,
    fought: &'a Fought<T>,
    sight: &'a Sight,
    /// The places of the sides that the viewer knows.
    places: Vec<usize>,
    found: &'a Analysis,
}

impl<T: Setup> Told<'_, T> {
    /// The state at the end, which has all actors.
    fn state(&self) -> &State<T> {
        let last = self.fought.course.end();
        last.unwrap_or_else(|| unreachable!("an analysis is made of a course"))
    }

    fn say(&self, key: &str, args: &[(&str, &str)]) -> String {
        self.of.texts.text(key, args)
    }

    fn side(&self, place: usize) -> String {
        let Some(&side) = self.found.sides.get(place) else { return String::new() };
        // Viewers who know only some sides count only those.
        let counted = self.places.iter().position(|it| *it == place).and_then(|it| u8::try_from(it).ok());
        let number = counted.filter(|_| !self.sight.is_all()).unwrap_or(side);
        side_label::<T>(&self.of.texts, self.state(), side, number)
    }

    /// Whether the viewer knows anybody on the side at this place.
    fn knows_side(&self, place: usize) -> bool {
        let Some(&side) = self.found.sides.get(place) else { return false };
        let mut own =
            (0..T::System::actors(self.state())).filter(|&it| T::System::side(self.state(), it) == side);
        self.sight.is_all() || own.any(|it| self.sight.knows(it))
    }

    /// The place of the side whose chances are shown first.
    fn first(&self) -> usize {
        self.places.first().copied().unwrap_or_default()
    }

    /// The place of an actor's side.
    fn side_of(&self, actor: u8) -> Option<usize> {
        self.place(T::System::side(self.state(), actor))
    }

    fn place(&self, side: u8) -> Option<usize> {
        self.found.sides.iter().position(|&it| it == side)
    }

    /// The basis of the numbers, in a sentence.
    fn basis(&self) -> String {
        let runs = self.found.runs.to_string();
        let key = if self.found.is_exact { "insight-basis-exact" } else { "insight-basis-sampled" };
        let mut all = vec![self.say(key, &[("runs", &runs)])];
        // Only the game master knows the habits of others, and whether these are the default ones.
        let is_told = |it: &u8| self.sight.answers_for(T::System::player(self.state(), *it));
        let told: Vec<u8> = self.fighting().filter(is_told).collect();
        let habit = |actor: u8| self.of.habits.get(usize::from(actor)).copied().unwrap_or_default();
        let mut groups: Vec<(Habit, Vec<&str>)> = Vec::new();
        for &actor in &told {
            let name = T::System::name(self.state(), actor);
            let played = habits::sampled(habit(actor));
            match groups.iter_mut().find(|it| it.0 == played) {
                Some((_, names)) => names.push(name),
                None => groups.push((played, vec![name])),
            }
        }
        let separator = self.say("list-separator", &[]);
        let group = |(habit, names): &(Habit, Vec<&str>)| {
            let (names, policy) = (names.join(&separator), policy_label(&self.of.texts, *habit));
            self.say("insight-habit-group", &[("names", &names), ("policy", &policy)])
        };
        let listed =
            || groups.iter().map(group).collect::<Vec<_>>().join(&self.say("insight-habit-next", &[]));
        all.push(match &*groups {
            [] => self.say("insight-habits-unknown", &[]),
            _ if !self.sight.is_all() => self.say("insight-habits-own", &[("policies", &listed())]),
            [(habit, _)] => {
                self.say("insight-habit-all", &[("policy", &policy_label(&self.of.texts, *habit))])
            }
            _ => self.say("insight-habits", &[("policies", &listed())]),
        });
        if told.iter().any(|&it| habit(it) != habits::sampled(habit(it))) {
            all.push(self.say("insight-looks-ahead", &[]));
        }
        all.join(" ")
    }

    /// The actors who stood at some time of the fight.
    fn fighting(&self) -> impl Iterator<Item = u8> {
        let stood = |actor: &u8| {
            let mut bases = self.fought.course.stretches.iter().map(|it| &it.base);
            bases.any(|it| *actor < T::System::actors(it) && T::System::stands(it, *actor))
        };
        (0..T::System::actors(self.state())).filter(stood)
    }

    fn summary(&self) -> String {
        let (first, last) = (self.found.chances.first(), self.found.chances.last());
        let side = self.first();
        let at = |it: Option<&Vec<Estimate>>| it.and_then(|it| it.get(side)).map_or(0.0, |it| it.value);
        let total = |it: &[Estimate]| signed(&self.of.texts, it.get(side).map_or(0.0, |it| it.value));
        let by_hand = self.found.by_hand.get(side).is_some_and(|it| it.value.abs() >= 0.005);
        let key = if by_hand { "insight-summary-by-hand" } else { "insight-summary" };
        let args = [
            ("side", &*self.side(side)),
            ("beginning", &*percent(&self.of.texts, at(first))),
            ("luck", &*total(&self.found.luck)),
            ("decisions", &*total(&self.found.decisions)),
            ("hand", &*total(&self.found.by_hand)),
            ("end", &*percent(&self.of.texts, at(last))),
        ];
        self.say(key, &args)
    }

    fn balance(&self, side: usize) -> BalanceView {
        let of = |all: &[Estimate]| all.get(side).copied().map(view).unwrap_or_default();
        let at = |moment: Option<&Vec<Estimate>>| moment.map(|it| of(it)).unwrap_or_default();
        BalanceView {
            label: self.side(side),
            beginning: at(self.found.chances.first()),
            luck: of(&self.found.luck),
            decisions: of(&self.found.decisions),
            by_hand: of(&self.found.by_hand),
            end: at(self.found.chances.last()),
        }
    }

    /// The log line of a step.
    fn text(&self, step: &Step) -> (u64, String) {
        let told = self.fought.told.get(step.stretch);
        let place = match step.part {
            Part::Command => 0,
            Part::Input(input) => input + 1,
            Part::CalledOff if self.sight.is_all() => return (0, self.say("insight-called-off", &[])),
            Part::CalledOff => return (0, String::new()),
        };
        let told = told.and_then(|it| it.get(place)).cloned().unwrap_or_default();
        let text = match step.part {
            Part::Input(input) if step.kind == Kind::Decision => self.answered(step.stretch, input),
            Part::Command if step.kind == Kind::Decision => {
                let stretch = &self.fought.course.stretches[step.stretch];
                let passes = T::System::acting(&stretch.base) != T::System::acting(&stretch.end);
                let ends = self.ends_turn(step, &told, passes && stretch.inputs.is_empty());
                ends.or_else(|| self.warned(step, &told))
            }
            _ => None,
        };
        (told.seq, text.unwrap_or(told.text))
    }

    /// For commands whose only log line so far is a warning, the line that would come next.
    fn warned(&self, step: &Step, told: &fought::Told) -> Option<String> {
        let command = self.fought.course.stretches.get(step.stretch)?.command.as_ref();
        let command = command.filter(|_| told.is_remark)?;
        let (begun, _) = self.fought.begun(self.of.look(), step.stretch, command);
        Some(begun.text).filter(|it| !it.is_empty())
    }

    /// For commands that only end a turn, the log line of the next command.
    fn ends_turn(&self, step: &Step, told: &fought::Told, passes: bool) -> Option<String> {
        let actor = step.actor.filter(|it| passes && self.sight.knows(*it))?;
        told.actor.filter(|it| *it != actor)?;
        // A character who was hidden then had no name for others.
        let is_named = |it: &fought::Told| it.named == Some(actor);
        if !self.sight.is_all() && !self.fought.told.iter().take(step.stretch).flatten().any(is_named) {
            return None;
        }
        Some(self.say("insight-ends-turn", &[("who", T::System::name(self.state(), actor))]))
    }

    /// A question with its answer.
    fn answered(&self, stretch: usize, input: usize) -> Option<String> {
        let stretch = self.fought.course.stretches.get(stretch)?;
        let (state, question) = stretch.asked(input)?;
        if !self.sight.answers_for(T::System::seat(&question)) {
            return None;
        }
        let Input::Answered { answer, .. } = stretch.inputs.get(input)? else { return None };
        let question_text = T::wanted(&self.of.texts, &state, &question);
        let answer = T::said(&self.of.texts, &state, &question, answer);
        Some(self.say("insight-answered", &[("question", &question_text), ("answer", &answer)]))
    }

    fn points(&self) -> Vec<PointView> {
        let (turning, first) = (self.turning(), self.first());
        let at =
            |moment: usize, side: usize| self.found.chances[moment].get(side).copied().unwrap_or_default();
        let chances = |moment: usize| self.places.iter().map(|&side| view(at(moment, side))).collect();
        let all_costs = self.costs();
        let costs = |moment: usize| {
            let at = |it: &Cost| it.course.get(moment).copied().map(view).unwrap_or_default();
            all_costs.iter().map(|(_, it)| at(it)).collect()
        };
        let mut points = vec![PointView {
            seq: self.of.begin,
            kind: InsightKind::Beginning,
            text: self.say("insight-beginning", &[]),
            chances: chances(0),
            change: EstimateView::default(),
            costs: costs(0),
            turns: false,
        }];
        // Steps without a line that the viewer sees are part of the next step, such as dice that are immediately rerolled.
        let mut unseen = EstimateView::default();
        for (step_at, step) in self.found.steps.iter().enumerate() {
            let is_last = step_at + 1 == self.found.steps.len();
            // A result that was expected has changed nothing.
            if !is_last && step.is_expected {
                continue;
            }
            let own = self.found.changes[step_at].get(first).copied().unwrap_or_default();
            let change = EstimateView { value: unseen.value + own.value, error: unseen.error + own.error };
            let (seq, text) = self.text(step);
            if !is_last && text.is_empty() {
                unseen = change;
                continue;
            }
            unseen = EstimateView::default();
            points.push(PointView {
                seq,
                kind: match step.kind {
                    Kind::Luck => InsightKind::Luck,
                    Kind::Decision => InsightKind::Decision,
                    Kind::ByHand => InsightKind::ByHand,
                },
                text,
                chances: chances(step_at + 1),
                change,
                costs: costs(step_at + 1),
                turns: turning.contains(&step_at),
            });
        }
        points
    }

    /// The steps that changed most.
    fn turning(&self) -> Vec<usize> {
        let first = |at: usize| self.found.changes[at].get(self.first()).copied().unwrap_or_default();
        let counts = |it: Estimate| it.value.abs() >= TURNS && it.value.abs() >= 2.0 * it.error;
        let mut all: Vec<usize> = (0..self.found.steps.len()).filter(|&at| counts(first(at))).collect();
        all.sort_by(|&a, &b| first(b).value.abs().total_cmp(&first(a).value.abs()));
        all.truncate(TURNING);
        all
    }

    /// The steps of a kind with the greatest worth for the side of their own actor.
    fn moments(
        &self,
        kind: Kind,
        worth: impl Fn(f64) -> f64,
        answers: &impl Fn(usize, u8) -> Answers<T>,
    ) -> Vec<MomentView> {
        let own = |(at, step): (usize, &Step)| {
            let actor = step.actor.filter(|&it| self.sight.is_told_of(it))?;
            if self.text(step).1.is_empty() {
                return None;
            }
            let side = self.side_of(actor)?;
            let change = self.found.changes[at].get(side).copied()?;
            let counts =
                step.kind == kind && worth(change.value) > 2.0 * change.error && worth(change.value) >= 0.005;
            counts.then_some((at, side, change))
        };
        let mut all: Vec<(usize, usize, Estimate)> =
            self.found.steps.iter().enumerate().filter_map(own).collect();
        all.sort_by(|a, b| worth(b.2.value).total_cmp(&worth(a.2.value)));
        all.truncate(MOMENTS);
        all.into_iter().map(|(at, side, change)| self.moment(at, side, change, answers)).collect()
    }

    fn moment(
        &self,
        at: usize,
        side: usize,
        change: Estimate,
        answers: &impl Fn(usize, u8) -> Answers<T>,
    ) -> MomentView {
        let step = &self.found.steps[at];
        let (seq, text) = self.text(step);
        let who = step.actor.map_or_else(String::new, |it| T::System::name(self.state(), it).to_owned());
        let text = if text.contains(&*who) {
            text
        } else {
            self.say("insight-who", &[("who", &who), ("text", &text)])
        };
        let args = [
            ("text", text.trim_end_matches('.')),
            ("change", &*signed(&self.of.texts, change.value)),
            ("side", &*self.side(side)),
        ];
        let sentence = self.say("insight-moment", &args);
        MomentView {
            seq,
            change: view(change),
            sentence,
            answers: self.answers(step, answers(at, self.found.sides[side])),
        }
    }

    fn answers(&self, step: &Step, all: Answers<T>) -> Vec<AnswerInsightView> {
        let stretch = &self.fought.course.stretches[step.stretch];
        let (seat, asked) = match step.part {
            Part::Input(input) => {
                let Some((state, question)) = stretch.asked(input) else { return Vec::new() };
                (T::System::seat(&question), Some((input, state, question)))
            }
            Part::Command | Part::CalledOff => {
                let Some(actor) = step.actor else { return Vec::new() };
                (T::System::player(&stretch.base, actor), None)
            }
        };
        if !self.sight.answers_for(seat) {
            return Vec::new();
        }
        let mut views: Vec<AnswerInsightView> = Vec::new();
        for (chosen, chance) in all {
            let (given, label) = match (&chosen, &asked) {
                (Chosen::Answer(answer), Some((input, state, question))) => {
                    let given = matches!(
                        stretch.inputs.get(*input),
                        Some(Input::Answered { answer: it, .. }) if it == answer
                    );
                    (given, T::said(&self.of.texts, state, question, answer))
                }
                (Chosen::Command(command), _) if stretch.command.as_ref() == Some(command) => {
                    (true, self.text(step).1)
                }
                (Chosen::Command(command), _) => {
                    let mut command = command.clone();
                    T::System::reword(&mut command, &self.say("let-play-aspect", &[]));
                    let (told, passes) = self.fought.begun(self.of.look(), step.stretch, &command);
                    (false, self.ends_turn(step, &told, passes).unwrap_or(told.text))
                }
                (Chosen::Answer(_), None) => continue,
            };
            views.push(AnswerInsightView { label, given, chance: view(chance) });
        }
        // Alternatives with the same label are shown once; the chosen one is always shown.
        let labels: Vec<(String, bool)> = views.iter().map(|it| (it.label.clone(), it.given)).collect();
        let is_told_before =
            |n: usize, label: &str| labels.iter().enumerate().any(|(m, it)| it.0 == label && (it.1 || m < n));
        let mut n = 0;
        views.retain(|it| {
            n += 1;
            !it.label.is_empty() && (it.given || !is_told_before(n - 1, &it.label))
        });
        if views.iter().any(|it| it.given) && views.len() > 1 { views } else { Vec::new() }
    }
}
