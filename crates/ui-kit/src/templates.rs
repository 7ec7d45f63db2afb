//! Lists legal commands, by trying templates with all names.

use schwung_rulebook::Lang;

/// Maximum number of names to try in one place, so that the list stays short.
pub const MOST: usize = 24;

/// A place in a template with the names to try there.
pub type Place<'n> = (&'static str, Vec<&'n str>);

/// The template with all names that make it legal, separated by bars; `None` if there are none.
pub fn filled(template: &str, places: &[Place<'_>], is_legal: &dyn Fn(&str) -> bool) -> Option<String> {
    let there: Vec<&Place<'_>> = places.iter().filter(|it| template.contains(it.0)).collect();
    let mut fitting: Vec<Vec<&str>> = vec![Vec::new(); there.len()];
    let mut any = false;
    each(template, &there, &mut Vec::new(), &mut |line, names| {
        if is_legal(line) {
            any = true;
            for (all, name) in fitting.iter_mut().zip(names) {
                if !all.contains(name) {
                    all.push(name);
                }
            }
        }
    });
    let line = there
        .iter()
        .zip(fitting)
        .fold(template.to_owned(), |line, (place, names)| line.replace(place.0, &names.join(" | ")));
    any.then_some(line)
}

fn each<'n>(
    line: &str,
    places: &[&Place<'n>],
    names: &mut Vec<&'n str>,
    visit: &mut dyn FnMut(&str, &[&'n str]),
) {
    let Some((place, rest)) = places.split_first() else { return visit(line, names) };
    for name in place.1.iter().take(MOST) {
        names.push(name);
        each(&line.replace(place.0, name), rest, names, visit);
        names.pop();
    }
}

/// A template in a language; each is written in English and in German.
pub fn in_(lang: Lang, [en, de]: [&'static str; 2]) -> &'static str {
    crate::by_language(lang, en, de).0
}
