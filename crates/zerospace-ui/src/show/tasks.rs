//! The view of extended tasks and contests.

use schwung_views::wire::TaskView;
use schwung_zerospace::{Task, TaskMode};

use super::eyes::Eyes;

/// The tasks that the viewer knows of, open ones first.
pub(super) fn tasks(eyes: Eyes<'_>) -> Vec<TaskView> {
    let mut known: Vec<&Task> = eyes.state.tasks.iter().filter(|it| eyes.knows_task(it)).collect();
    known.sort_by_key(|it| it.won.is_some());
    known.into_iter().map(|it| view(eyes, it)).collect()
}

//= zerospace.extended.setup
//= zerospace.extended.opposed
fn view(eyes: Eyes<'_>, it: &Task) -> TaskView {
    let (mode, needed, most) = match it.mode {
        TaskMode::Tries { needed, most, .. } => ("tries", needed, Some(most)),
        TaskMode::FirstTo(needed) => ("first_to", needed, None),
        TaskMode::Lead(needed) => ("lead", needed, None),
        TaskMode::Rounds { lead, rounds } => ("rounds", lead, Some(rounds)),
    };
    let sides = it.sides.map_or_else(Vec::new, |it| vec![it.first, it.second]);
    TaskView {
        id: it.id.into(),
        text: it.text.as_str().to_owned(),
        mode: mode.to_owned(),
        goal: goal(eyes, &it.mode),
        rule: match it.sides {
            Some(sides) if sides.running => "zerospace.extended.chase",
            Some(_) => "zerospace.extended.opposed",
            None => "zerospace.extended.setup",
        }
        .to_owned(),
        tally: it.tally,
        needed,
        tries: it.tries,
        most,
        sides: sides.into_iter().map(|it| eyes.sees(it).then(|| it.into())).collect(),
        won: it.won,
    }
}

/// Describes how a task is won.
fn goal(eyes: Eyes<'_>, mode: &TaskMode) -> String {
    match mode {
        TaskMode::Tries { needed, most, difficulties } => {
            let difficulties: Vec<String> = difficulties.iter().map(ToString::to_string).collect();
            let args = [
                ("needed", &*needed.to_string()),
                ("most", &*most.to_string()),
                ("difficulties", &*difficulties.join(" · ")),
            ];
            eyes.say("zs-goal-tries", &args)
        }
        TaskMode::FirstTo(n) => eyes.say("zs-goal-first", &[("n", &n.to_string())]),
        TaskMode::Lead(n) => eyes.say("zs-goal-lead", &[("n", &n.to_string())]),
        TaskMode::Rounds { lead, rounds } => {
            let args = [("lead", &*lead.to_string()), ("rounds", &*rounds.to_string())];
            eyes.say("zs-goal-rounds", &args)
        }
    }
}
