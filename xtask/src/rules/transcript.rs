//! The claims of a play: `proves = […]` in its head, which is TOML between two lines `+++`.

use serde::Deserialize;

/// Other fields of the head belong to the reader of plays.
#[derive(Deserialize)]
struct Head {
    #[serde(default)]
    proves: Vec<String>,
}

/// Line number and rule id of each claim; empty if there is no head.
///
/// # Errors
/// Returns line number and description if the head is not terminated or is not TOML.
pub(crate) fn proves(text: &str) -> Result<Vec<(usize, String)>, (usize, String)> {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    let Some(start) = lines.iter().position(|line| !line.is_empty()).filter(|at| lines[*at] == "+++") else {
        return Ok(Vec::new());
    };
    let Some(length) = lines[start + 1..].iter().position(|line| *line == "+++") else {
        return Err((start + 1, "the head that begins here does not end with `+++`".into()));
    };
    let head = &lines[start + 1..start + 1 + length];
    let parsed: Head =
        toml::from_str(&head.join("\n")).map_err(|error| (start + 1, error.message().to_owned()))?;
    let line = |id: &str| {
        let quoted = [format!("\"{id}\""), format!("'{id}'")];
        let at = head.iter().position(|line| quoted.iter().any(|quoted| line.contains(quoted)));
        start + 1 + at.map_or(0, |at| at + 1)
    };
    Ok(parsed.proves.into_iter().map(|id| (line(&id), id)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_head_names_what_is_proved() {
        let text = "+++\ntitle = \"A hit\"\nproves = [\n  \"sotc.a.b\",\n  'sotc.c.d',\n]\n[sheet]\nx = 1\n+++\nproves = [\"no\"]\n";
        assert_eq!(proves(text), Ok(vec![(4, "sotc.a.b".into()), (5, "sotc.c.d".into())]));
    }

    #[test]
    fn without_a_head_nothing_is_proved() {
        for text in [
            "",
            "\n\n",
            "proves = [\"sotc.a.b\"]\n",
            "text\n+++\nproves = [\"sotc.a.b\"]\n+++\n",
            "+++\n+++\n",
        ] {
            assert_eq!(proves(text), Ok(vec![]), "{text}");
        }
    }

    #[test]
    fn a_bad_head_is_named_by_its_line() {
        assert_eq!(proves("\n+++\nproves = []\n").map_err(|(line, _)| line), Err(2));
        assert_eq!(proves("+++\nproves = 3\n+++\n").map_err(|(line, _)| line), Err(1));
        assert_eq!(proves("+++\nproves = [\n+++\n").map_err(|(line, _)| line), Err(1));
    }
}
