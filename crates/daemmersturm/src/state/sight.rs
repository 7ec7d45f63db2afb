//! What makes finding easier and harder.

plain! {
    /// Circumstances of a perception or camouflage test. Each line counts once at most.
    //= daemmersturm.perception.mod.more
    #[derive(Default)]
    #[serde(default)]
    pub struct SightTerms {
        /// What the searcher has to go by.
        pub hints: Hints,
        /// Poor camouflage, or good conditions of sight: +3.
        pub easy: bool,
        /// Good camouflage, or difficult conditions: -3.
        pub hard: bool,
        /// Superb camouflage, or very difficult conditions: -5.
        pub very_hard: bool,
        /// Extremely difficult conditions: -8.
        pub extreme: bool,
        /// What the plot leader adds, or takes away.
        pub more: i8,
    }

    /// What a searcher has to go by.
    #[derive(Default)]
    pub enum Hints {
        /// Nothing.
        #[default]
        None,
        /// Hints: +3.
        Some,
        /// Very helpful ones: +5 in place of that.
        Helpful,
    }

    /// How well a test went.
    #[derive(PartialOrd, Ord)]
    pub enum Grade {
        /// Nothing.
        Nothing,
        /// 12 to 14: a weak success.
        Weak,
        /// 15 to 17: a success.
        Success,
        /// 18 and more: a critical success.
        Critical,
    }
}

impl Grade {
    /// By the result, whatever the natural number.
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
    /// What they add to a test, by where it comes from.
    pub(crate) fn extra(&self) -> crate::Extra {
        let leader = crate::Extra::leader(self.more);
        let only = |terms: SightTerms| terms.sum();
        let hints = only(SightTerms { hints: self.hints, ..SightTerms::default() });
        crate::Extra { hints, sight: self.sum() - hints - leader.leader, ..leader }
    }

    /// What they add to the roll, or take away.
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
