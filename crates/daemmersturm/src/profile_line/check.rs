//! Completes a profile from the tables of the rules. Where a written number and a table disagree, the number holds.

use super::{Lookup, MagicPoints, Place, Points, ProfileLine, Reading, Remark, RemarkCode};
use crate::{Resource, action_points_of, magic_points_of};

/// The second line as written, all of it optional.
#[derive(Clone, Debug, Default)]
pub(super) struct Written {
    pub(super) action: Option<(u8, Place)>,
    pub(super) focus: Option<(u8, Place)>,
    pub(super) magic: Vec<(MagicPoints, Place)>,
}

/// Fills in missing values, and remarks on unusual numbers.
//= daemmersturm.profile.import-checks
pub(super) fn complete(
    mut profile: ProfileLine,
    written: &Written,
    attacks: &[Place; 3],
    mut remarks: Vec<Remark>,
    lookup: Lookup<'_>,
) -> Reading {
    //= daemmersturm.profile.attack-range
    let skills = [profile.melee, profile.ranged, profile.magic];
    for (skill, &span) in skills.iter().zip(attacks) {
        let (number, usual) = (i32::from(skill.attack), i32::from(skill.attack.clamp(-5, 5)));
        if number != usual {
            remarks.push(Remark { code: RemarkCode::BonusRange, span, written: number, usual });
        }
    }
    let known: Vec<_> = profile.abilities.iter().map(|it| lookup(it)).collect();
    let action =
        agree(&mut remarks, RemarkCode::ActionPoints, written.action, action_points_of(skills[0].attack));
    //= daemmersturm.focus.source
    let granted = known.iter().flatten().fold(0_u8, |sum, it| sum.saturating_add(it.focus));
    // Focus points are not compared, as some are granted by sources that no table lists.
    let focus = written.focus.map_or(granted, |it| it.0);
    let ability = known.iter().flatten().find_map(|it| it.magic);
    let (magic, gifted) = resource(&mut remarks, written, ability, skills[2].attack);
    profile.points = Points { action, focus, magic };
    remarks.sort_by_key(|it| it.span.start);
    let resources = written.magic.iter().map(|it| it.0).collect();
    Reading { profile, gifted, resources, remarks }
}

/// The written number, or the usual one if there is none. Remarks on a difference.
fn agree(remarks: &mut Vec<Remark>, code: RemarkCode, written: Option<(u8, Place)>, usual: u8) -> u8 {
    let Some((number, span)) = written else { return usual };
    if number != usual {
        remarks.push(Remark { code, span, written: i32::from(number), usual: i32::from(usual) });
    }
    number
}

/// The magic resource, and whether the character is magically gifted, which follows from its points or an ability.
//= daemmersturm.resource.only-one
fn resource(
    remarks: &mut Vec<Remark>,
    written: &Written,
    ability: Option<Resource>,
    magic: i8,
) -> (MagicPoints, bool) {
    let usual = magic_points_of(magic);
    let Some(&first) = written.magic.iter().find(|(it, _)| it.points > 0).or(written.magic.first()) else {
        let Some(kind) = ability else { return (MagicPoints::default(), false) };
        return (MagicPoints { kind, points: usual }, true);
    };
    let mut several = written.magic.iter().filter(|(it, _)| it.points > 0);
    if let (Some(_), Some((second, span))) = (several.next(), several.next()) {
        let (written, usual) = (i32::from(second.points), 0);
        remarks.push(Remark { code: RemarkCode::TwoResources, span: *span, written, usual });
    }
    let gifted = first.0.points > 0 || ability.is_some();
    if gifted {
        agree(remarks, RemarkCode::MagicPoints, Some((first.0.points, first.1)), usual);
    }
    (first.0, gifted)
}
