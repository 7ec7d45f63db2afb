//! Circumstances of perception and camouflage.

plain! {
    /// Circumstances of a perception or camouflage test. Each of them counts at most once.
    //= daemmersturm.perception.mod.more
    #[derive(Default)]
    #[serde(default)]
    pub struct SightTerms {
        /// Hints that the searcher has.
        pub hints: Hints,
        /// Poor camouflage or good visibility: +3.
        pub easy: bool,
        /// Good camouflage or poor visibility: -3.
        pub hard: bool,
        /// Superb camouflage or very poor visibility: -5.
        pub very_hard: bool,
        /// Extremely difficult conditions: -8.
        pub extreme: bool,
        /// Modifier set by the plot leader.
        pub more: i8,
    }

    /// How many hints a searcher has.
    #[derive(Default)]
    pub enum Hints {
        /// No hints.
        #[default]
        None,
        /// Hints: +3.
        Some,
        /// Very helpful hints: +5 instead.
        Helpful,
    }

    /// The grade of success of a test.
    #[derive(PartialOrd, Ord)]
    pub enum Grade {
        /// Below 12: a failure.
        Nothing,
        /// 12 to 14: a weak success.
        Weak,
        /// 15 to 17: a success.
        Success,
        /// 18 or more: a critical success.
        Critical,
    }
}

impl Grade {
    /// The grade of a result, regardless of the natural number.
    //= daemmersturm.perception.weak
    //= daemmersturm.perception.normal
    //= daemmersturm.perception.critical
    pub fn of(result: i16) -> Grade {
        match result {
            ..=11 => Grade::Nothing,
            12..=14 => Grade::Weak,
            15..=17 => Grade::Success,
            18.. => Grade::Critical,
        }
    }
}

impl SightTerms {
    /// The modifiers of the circumstances, by origin.
    pub(crate) fn extra(&self) -> crate::Extra {
        let leader = crate::Extra::leader(self.more);
        let only = |terms: SightTerms| terms.sum();
        let hints = only(SightTerms { hints: self.hints, ..SightTerms::default() });
        crate::Extra { hints, sight: self.sum() - hints - leader.leader, ..leader }
    }

    /// The total modifier of the circumstances.
    pub fn sum(&self) -> i16 {
        let lines = [
            //= daemmersturm.perception.mod.easy
            (self.easy, 3),
            //= daemmersturm.perception.mod.hard
            (self.hard, -3),
            //= daemmersturm.perception.mod.very-hard
            (self.very_hard, -5),
            //= daemmersturm.perception.mod.extreme
            (self.extreme, -8),
        ];
        let hints = match self.hints {
            Hints::None => 0,
            //= daemmersturm.perception.mod.hints
            Hints::Some => 3,
            //= daemmersturm.perception.mod.good-hints
            Hints::Helpful => 5,
        };
        hints + lines.iter().filter(|it| it.0).map(|it| it.1).sum::<i16>() + i16::from(self.more)
    }
}
