//! The cost of a fight, as far as the viewer may know it.

use schwung_insight::{Cost, Estimate};
use schwung_play::Fights as _;
use schwung_table::{IdKind, WireId};
use schwung_views::wire::{CharacterInsightView, CostShareView};

use super::{Told, view};
use crate::{fight::gauge_label, setup::Setup};

impl<T: Setup> Told<'_, T> {
    pub(super) fn characters(&self) -> Vec<CharacterInsightView> {
        let shares = self.found.shares.iter().filter_map(|it| {
            if !self.sight.is_told_of(it.actor) {
                return None;
            }
            let has_costs = self.sight.is_all() || !T::System::player(self.state(), it.actor).is_gm();
            let costs = it.costs.iter().filter(|it| has_costs && is_moved(it));
            let costs: Vec<CostShareView> = costs.map(|it| self.cost(it)).collect();
            let is_nothing = it.luck == Estimate::default() && it.decisions == Estimate::default();
            let side = self.side_of(it.actor).filter(|_| !is_nothing || !costs.is_empty())?;
            Some(CharacterInsightView {
                actor: WireId::new(IdKind::ACTOR, it.actor),
                name: T::System::name(self.state(), it.actor).to_owned(),
                side: self.side(side),
                luck: view(it.luck),
                decisions: view(it.decisions),
                costs,
            })
        });
        shares.collect()
    }

    /// The cost of the fight for the sides whose costs the viewer may see: the place of each, and the cost.
    pub(super) fn costs(&self) -> Vec<(usize, &Cost)> {
        // The amounts that others have left may be hidden.
        let is_players = |side: u8| {
            let mut own =
                (0..T::System::actors(self.state())).filter(|&it| T::System::side(self.state(), it) == side);
            own.all(|it| !T::System::player(self.state(), it).is_gm())
        };
        let sides = self.found.sides.iter().zip(&self.found.costs).enumerate();
        let shown = sides.filter(|(_, (side, _))| self.sight.is_all() || is_players(**side));
        let costs = shown.flat_map(|(place, (_, costs))| costs.iter().map(move |it| (place, it)));
        costs.filter(|(_, it)| is_moved(it)).collect()
    }

    pub(super) fn cost(&self, it: &Cost) -> CostShareView {
        CostShareView {
            gauge: gauge_label::<T>(&self.of.texts, it.gauge),
            before: it.before,
            expected: view(it.expected()),
            luck: view(it.luck),
            decisions: view(it.decisions),
            by_hand: view(it.by_hand),
            after: view(it.after()),
        }
    }
}

/// Whether anything was spent, lost or won: an amount that stayed the same, and would have with any dice, is no cost.
fn is_moved(it: &Cost) -> bool {
    let before = f64::from(it.before);
    [it.expected(), it.after()].iter().any(|now| now.value != before)
        || [it.luck, it.decisions, it.by_hand].iter().any(|it| it.value != 0.0)
}
