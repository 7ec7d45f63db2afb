//! New characters: what is missing on a sheet, and where it exceeds the rules for the start. These are only
//! warnings, because the game master may allow anything.

use crate::{ActorId, ActorKind, Sheet, SkillId, State};

/// A difference between a sheet and the table's rules for new characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Remark {
    /// Id of the rule.
    pub rule: &'static str,
    /// The kind of difference.
    pub what: RemarkKind,
    /// The required number.
    pub need: i16,
    /// The actual number.
    pub have: i16,
    /// The rating concerned; 0 if none is.
    pub rating: i8,
}

/// The subject of a remark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RemarkKind {
    /// A row of the pyramid has too few skills.
    RowMissing,
    /// A row of the pyramid has too many skills.
    RowOver,
    /// A skill is above the peak.
    OverPeak,
    /// A skill is below the bottom of the ladder.
    BelowLadder,
    /// There are more learned skills than places in the pyramid.
    SkillsOver,
    /// An aspect is missing.
    AspectsMissing,
    /// There are too many aspects.
    AspectsOver,
    /// A talent, gift or stunt is missing.
    GiftsMissing,
    /// There are too many of them.
    GiftsOver,
    /// The lowest row is worth no more than unlearned skills.
    LowestRowIdle,
}

impl RemarkKind {
    /// All kinds.
    pub const ALL: [RemarkKind; 10] = [
        RemarkKind::RowMissing,
        RemarkKind::RowOver,
        RemarkKind::OverPeak,
        RemarkKind::BelowLadder,
        RemarkKind::SkillsOver,
        RemarkKind::AspectsMissing,
        RemarkKind::AspectsOver,
        RemarkKind::GiftsMissing,
        RemarkKind::GiftsOver,
        RemarkKind::LowestRowIdle,
    ];

    /// Its key in messages.
    pub fn key(self) -> &'static str {
        match self {
            RemarkKind::RowMissing => "row-missing",
            RemarkKind::RowOver => "row-over",
            RemarkKind::OverPeak => "over-peak",
            RemarkKind::BelowLadder => "below-ladder",
            RemarkKind::SkillsOver => "skills-over",
            RemarkKind::AspectsMissing => "aspects-missing",
            RemarkKind::AspectsOver => "aspects-over",
            RemarkKind::GiftsMissing => "gifts-missing",
            RemarkKind::GiftsOver => "gifts-over",
            RemarkKind::LowestRowIdle => "lowest-row-idle",
        }
    }
}

/// Number of skills of a sheet with this rating.
pub fn skills_at(sheet: &Sheet, rating: i8) -> u8 {
    let count = sheet.skills.iter().filter(|it| **it == rating).count();
    u8::try_from(count).unwrap_or(u8::MAX)
}

/// The remarks on `actor` as a new character, in the order of the sheet; empty for minions.
//= malmsturm.pyramid.rows
//= malmsturm.pyramid.totals
//= malmsturm.aspect.count
//= malmsturm.gift.count
pub fn remarks(state: &State, actor: ActorId) -> Vec<Remark> {
    if state.actor(actor).kind != ActorKind::Named {
        return Vec::new();
    }
    let sheet = state.frame.sheet(actor);
    let mut remarks = Vec::new();
    about_skills(state, sheet, &mut remarks);
    let switches = state.switches();
    let counts = [
        (
            sheet.aspects.len(),
            switches.aspects,
            "malmsturm.aspect.count",
            [RemarkKind::AspectsMissing, RemarkKind::AspectsOver],
        ),
        (
            sheet.gifts.len(),
            switches.gifts,
            "malmsturm.gift.count",
            [RemarkKind::GiftsMissing, RemarkKind::GiftsOver],
        ),
    ];
    for (have, need, rule, [missing, over]) in counts {
        let (have, need) = (i16::try_from(have).unwrap_or(i16::MAX), i16::from(need));
        if need > 0 && have != need {
            let what = if have < need { missing } else { over };
            remarks.push(Remark { rule, what, need, have, rating: 0 });
        }
    }
    remarks
}

fn about_skills(state: &State, sheet: &Sheet, remarks: &mut Vec<Remark>) {
    let pyramid = state.switches().pyramid;
    let peak = pyramid.peak();
    if peak == 0 {
        return;
    }
    let mut say = |rule, what, need: u8, have: u8, rating| {
        remarks.push(Remark { rule, what, need: i16::from(need), have: i16::from(have), rating });
    };
    let low = state.profile.ladder.0;
    for rating in (low.saturating_sub(10)..low).chain(peak + 1..=peak.saturating_add(20)) {
        let have = skills_at(sheet, rating);
        if have > 0 && rating > peak {
            //= malmsturm.ladder.grim-start-peak
            //= malmsturm.ladder.epic-start-peak
            say("malmsturm.pyramid.apex", RemarkKind::OverPeak, 0, have, rating);
        } else if have > 0 {
            say("malmsturm.ladder.table", RemarkKind::BelowLadder, 0, have, rating);
        }
    }
    for rating in (1..=peak).rev() {
        let (need, have) = (pyramid.at(rating), skills_at(sheet, rating));
        if have < need {
            say("malmsturm.pyramid.rows", RemarkKind::RowMissing, need, have, rating);
        } else if have > need {
            say("malmsturm.pyramid.rows", RemarkKind::RowOver, need, have, rating);
        }
    }
    let learned = (1..=i8::MAX).map(|it| skills_at(sheet, it)).fold(0, u8::saturating_add);
    let places = u8::try_from(pyramid.totals().0).unwrap_or(u8::MAX);
    if learned > places {
        say("malmsturm.pyramid.totals", RemarkKind::SkillsOver, places, learned, 0);
    }
    //= malmsturm.skill.unlearned-epic
    if state.switches().unlearned >= 1 {
        let worth = state.switches().unlearned;
        say("malmsturm.skill.unlearned-epic", RemarkKind::LowestRowIdle, pyramid.at(worth), 0, worth);
    }
}

/// The skills of a sheet with this rating, in the order of the list.
pub fn skills_of(sheet: &Sheet, rating: i8) -> impl Iterator<Item = SkillId> + '_ {
    (0u8..).zip(&sheet.skills).filter(move |it| *it.1 == rating).map(|it| SkillId(it.0))
}
