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

/// What a remark is about.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Actor, Frame, Gift, Profile, Pyramid, Side, Style, ZoneId};
    use schwung_table::Seat;

    fn hero(profile: Profile, counts: [usize; 5]) -> State {
        let ratings = (1i8..).zip(counts).flat_map(|(rating, n)| std::iter::repeat_n(rating, n));
        let sheet = Sheet {
            skills: ratings.collect(),
            aspects: (0..profile.switches.aspects).map(|n| n.to_string()).collect(),
            gifts: (0..profile.switches.gifts).map(|_| Gift::default()).collect(),
            ..Sheet::default()
        };
        let frame = Frame { sheets: vec![sheet], ..Frame::default() };
        State::new(profile, frame, vec![Actor::new(Side(0), Seat(1), ZoneId(0))])
    }

    fn said(state: &State) -> Vec<(RemarkKind, i16, i16, i8)> {
        remarks(state, ActorId(0)).iter().map(|it| (it.what, it.need, it.have, it.rating)).collect()
    }

    //% malmsturm.pyramid.rows
    //% malmsturm.pyramid.apex
    #[test]
    fn a_full_pyramid_needs_no_remark() {
        assert_eq!(said(&hero(Profile::malmsturm(), [5, 4, 3, 2, 1])), []);
        let wrong = said(&hero(Profile::malmsturm(), [6, 4, 3, 2, 0]));
        assert_eq!(wrong, [(RemarkKind::RowMissing, 1, 0, 5), (RemarkKind::RowOver, 5, 6, 1)]);
    }

    //% malmsturm.pyramid.totals
    #[test]
    fn a_sixteenth_skill_is_one_too_many() {
        let said = said(&hero(Profile::malmsturm(), [6, 4, 3, 2, 1]));
        assert_eq!(said, [(RemarkKind::RowOver, 5, 6, 1), (RemarkKind::SkillsOver, 15, 16, 0)]);
    }

    //% malmsturm.ladder.grim-start-peak
    //% malmsturm.pyramid.grim
    //% malmsturm.aspect.count-grim
    //% malmsturm.gift.count-grim
    //% malmsturm.fate.start-grim
    //% malmsturm.refresh.grim
    #[test]
    fn grim_heroes_begin_lower() {
        let mut profile = Profile::malmsturm();
        Style::Grim.set(&mut profile.switches);
        let state = hero(profile.clone(), [5, 4, 3, 0, 0]);
        assert_eq!(said(&state), []);
        assert_eq!((state.frame.sheet(ActorId(0)).aspects.len(), state.refresh_of(ActorId(0))), (5, 3));
        assert_eq!(profile.starting_points(state.frame.sheet(ActorId(0))), 3);
        let over = said(&hero(profile, [5, 4, 3, 1, 0]));
        assert!(over.contains(&(RemarkKind::OverPeak, 0, 1, 4)), "{over:?}");
    }

    //% malmsturm.ladder.epic-start-peak
    //% malmsturm.ladder.epic-extension
    //% malmsturm.pyramid.epic
    //% malmsturm.aspect.count-epic
    //% malmsturm.gift.count-epic
    //% malmsturm.fate.start-epic
    //% malmsturm.skill.unlearned-epic
    #[test]
    fn epic_heroes_begin_higher() {
        let mut profile = Profile::malmsturm();
        Style::Epic.set(&mut profile.switches);
        let mut state = hero(profile.clone(), [5, 4, 3, 2, 0]);
        state.frame.change(|it| it.sheets[0].skills.push(7));
        assert_eq!(said(&state), [(RemarkKind::LowestRowIdle, 5, 0, 1)]);
        assert_eq!(profile.starting_points(state.frame.sheet(ActorId(0))), 10);
        // Advances during play are remarked on, but not forbidden.
        state.frame.change(|it| it.sheets[0].skills[14] = 9);
        assert!(said(&state).contains(&(RemarkKind::OverPeak, 0, 1, 9)));
        assert_eq!(state.rating(ActorId(0), SkillId(14)), 9);
    }

    //% malmsturm.aspect.count
    //% malmsturm.gift.count
    #[test]
    fn aspects_and_gifts_are_counted() {
        let mut state = hero(Profile::malmsturm(), [5, 4, 3, 2, 1]);
        state.frame.change(|it| {
            it.sheets[0].aspects.pop();
            it.sheets[0].gifts.push(Gift::default());
        });
        let wanted = [(RemarkKind::AspectsMissing, 5, 4, 0), (RemarkKind::GiftsOver, 5, 6, 0)];
        assert_eq!(said(&state), wanted);
    }

    //% malmsturm.skill.count-change
    #[test]
    fn rows_are_the_tables_own() {
        let mut profile = Profile::malmsturm();
        profile.switches.pyramid = Pyramid::read("6/5/4/3/2").expect("rows");
        assert_eq!(said(&hero(profile.clone(), [6, 5, 4, 3, 2])), []);
        profile.switches.pyramid = Pyramid::read("0").expect("rows");
        assert_eq!(said(&hero(profile, [1, 0, 0, 0, 0])), [], "no pyramid, no remarks");
    }
}
