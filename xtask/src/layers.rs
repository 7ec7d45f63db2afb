//! `cargo xtask layers`: who may depend on whom. Shared crates depend on no engine, and the modules of a crate do not
//! depend on each other in circles.

mod graph;
mod known;
mod modules;
mod packages;

use std::path::Path;

use anyhow::bail;

use crate::Usage;
use crate::shell::root;
use graph::circles;
use known::KNOWN;

/// Checks crates and modules.
///
/// # Errors
/// Returns an error that names each dependency or circle that must not be.
pub(crate) fn run(arguments: &[String]) -> anyhow::Result<()> {
    if !arguments.is_empty() {
        return Err(Usage("`layers` takes no arguments".into()).into());
    }
    let root = root()?;
    let mut faults = packages::faults(&root)?;
    faults.extend(module_faults(&root)?);
    if !faults.is_empty() {
        bail!("{}", faults.join("\n"));
    }
    Ok(())
}

/// Circles that are not known, and known ones that are gone.
fn module_faults(root: &Path) -> anyhow::Result<Vec<String>> {
    let mut faults = Vec::new();
    let mut in_circles = Vec::new();
    for package in packages::folders(root)? {
        let uses = modules::uses(root, &package)?;
        for circle in circles(&uses) {
            let is_known =
                KNOWN.iter().any(|known| known.package == package && circle.iter().all(|it| known.has(it)));
            if !is_known {
                faults.push(described(&package, &circle, &uses));
            }
            in_circles.extend(circle.into_iter().map(|it| (package.clone(), it)));
        }
    }
    for known in KNOWN {
        for module in known.modules {
            let is_there =
                |(package, it): &(String, String)| package == known.package && known::covers(module, it);
            if !in_circles.iter().any(is_there) {
                faults.push(format!(
                    "{}: `{module}` is in no circle any more: remove it from xtask/src/layers/known.rs",
                    known.package
                ));
            }
        }
    }
    Ok(faults)
}

fn described(package: &str, circle: &[String], uses: &graph::Uses) -> String {
    let mut text = format!("{package}: these modules depend on each other in a circle");
    for (from, to) in uses.keys().filter(|(from, to)| circle.contains(from) && circle.contains(to)) {
        let name = uses.get(&(from.clone(), to.clone())).map_or("", String::as_str);
        text += &format!("\n    {from} uses {name} of {to}");
    }
    text
}
