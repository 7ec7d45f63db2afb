//! How characters fight in simulations, when nobody plays them.

use schwung_play::{Habit, Manner, Pick, Spend};

use crate::{
    names::{folded, nearest},
    node::{Node, Table},
    place::Report,
    problem::{Problem, UNKNOWN_LEADER},
    shape::{Field, Shape, list, may},
};

/// The key `policy`: how characters fight in simulations. `concede` is for rules that know concessions.
pub fn policy(concede: bool) -> Field {
    let mut fields = vec![
        may("who", list(Shape::Name, 1, 100), "Whose it is; everybody's if nobody is named."),
        may("habit", Shape::Word(Manner::WORDS.map(|it| it.0).to_vec()), "How they decide.").or("plain"),
        may("target", Shape::Word(Pick::WORDS.map(|it| it.0).to_vec()), "Which enemy is attacked.")
            .or("first"),
        may("spend", Shape::Word(Spend::WORDS.map(|it| it.0).to_vec()), "When points are spent.")
            .or("sensibly"),
    ];
    if concede {
        let doc = "Number of consequences with which it concedes; never by default.";
        fields.push(may("concede", Shape::Number(1, 10), doc));
    }
    let doc = "How characters fight in simulations; the last that names somebody holds.";
    may("policy", list(Shape::Table(fields), 0, 100), doc)
}

/// The habit of each actor, in the order of the actors. `names` has each actor's name and that of its group.
pub fn habits(report: &mut Report<'_>, file: &Table<'_>, names: &[(&str, Option<&str>)]) -> Vec<Habit> {
    let mut habits = vec![Habit::default(); names.len()];
    for policy in file.tables("policy") {
        let word = |key: &str| policy.text(key).map(|it| it.0);
        let manner = Manner::WORDS.iter().find(|it| word("habit") == Some(it.0)).map(|it| it.1);
        let target = Pick::WORDS.iter().find(|it| word("target") == Some(it.0)).map(|it| it.1);
        let spend = Spend::WORDS.iter().find(|it| word("spend") == Some(it.0)).map(|it| it.1);
        let concede = policy.number("concede");
        let mut set = |at: usize| {
            let habit = &mut habits[at];
            habit.manner = manner.unwrap_or(habit.manner);
            habit.target = target.unwrap_or(habit.target);
            habit.spend = spend.unwrap_or(habit.spend);
            habit.concede = concede.or(habit.concede);
        };
        let who = policy.list("who");
        if who.is_empty() {
            (0..names.len()).for_each(&mut set);
        }
        for (name, span) in who.iter().filter_map(Node::text) {
            let is_it = |it: &str| folded(it) == folded(name);
            let found: Vec<usize> =
                (0..names.len()).filter(|&at| is_it(names[at].0) || names[at].1.is_some_and(is_it)).collect();
            if found.is_empty() {
                let all: Vec<&str> = names.iter().map(|it| it.0).collect();
                let suggestion = nearest(name, all.iter().copied()).map(str::to_owned);
                let problem = Problem::error(UNKNOWN_LEADER).arg("name", name).allowed(all);
                report.add(span, Problem { suggestion, ..problem });
            }
            found.into_iter().for_each(&mut set);
        }
    }
    habits
}
