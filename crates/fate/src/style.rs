//! Styles of play: presets that set several switches at once. Each switch can also be set on its own.

use schwung_table::words;

use crate::{Pyramid, Switches, axes::PointBase};

words! {
    /// A style of play.
    //= malmsturm.style.presets
    Style {
        /// The default rules of the book.
        #[default]
        Normal = "normal",
        /// Ordinary people in a harsh world.
        Grim = "grim",
        /// Larger-than-life heroes.
        Epic = "epic",
    }
}

impl Style {
    /// All styles.
    pub const ALL: [Style; 3] = [Style::Normal, Style::Grim, Style::Epic];

    /// Id of the rule that lists the changes.
    pub fn rule(self) -> &'static str {
        match self {
            Style::Normal => "malmsturm.style.presets",
            Style::Grim => "malmsturm.style.grim-full-list",
            Style::Epic => "malmsturm.style.epic-full-list",
        }
    }

    /// Sets the switches of this style, and resets those that only other styles change; all others stay.
    //= malmsturm.style.grim-full-list
    //= malmsturm.style.epic-full-list
    pub fn set(self, switches: &mut Switches) {
        let usual = Switches::default();
        //= malmsturm.pyramid.grim
        //= malmsturm.pyramid.epic
        switches.pyramid = match self {
            Style::Normal => usual.pyramid,
            Style::Grim => Pyramid::GRIM,
            Style::Epic => Pyramid::EPIC,
        };
        //= malmsturm.ladder.grim-top
        //= malmsturm.skill.grim-list
        switches.ladder_top = if self == Style::Grim { 7 } else { usual.ladder_top };
        switches.unlearned = match self {
            Style::Normal => usual.unlearned,
            //= malmsturm.skill.unlearned-grim
            Style::Grim => -1,
            //= malmsturm.skill.unlearned-epic
            Style::Epic => 1,
        };
        //= malmsturm.aspect.count-epic
        //= malmsturm.aspect.count-grim
        switches.aspects = if self == Style::Epic { 10 } else { usual.aspects };
        //= malmsturm.fate.start-grim
        //= malmsturm.refresh.grim
        let base = if self == Style::Grim { PointBase::Number } else { PointBase::Aspects };
        (switches.start_points, switches.refresh_points) = (base, base);
        switches.base_points = if self == Style::Grim { 3 } else { usual.base_points };
        switches.gifts = match self {
            Style::Normal => usual.gifts,
            //= malmsturm.gift.count-grim
            Style::Grim => 3,
            //= malmsturm.gift.count-epic
            Style::Epic => 10,
        };
    }

    /// The style that these switches correspond to, if any.
    pub fn of(switches: &Switches) -> Option<Style> {
        Style::ALL.into_iter().find(|style| {
            let mut set = switches.clone();
            style.set(&mut set);
            set == *switches
        })
    }
}
