//! Checks a form that is being filled in against the rules.

use schwung_daemmersturm::{Bar, Command, Daemmersturm, Reason};
use schwung_table::System;
use schwung_views::{form::Trying, wire::Barred};

use super::desk::Desk;

impl Trying for Desk<'_> {
    type Command = Command;
    type Reason = Reason;

    fn why_not(&self, command: Option<&Command>) -> Option<Reason> {
        match command {
            Some(command) => Daemmersturm::check(self.state, command).err(),
            None => Some(Bar::NoSuchThing.into()),
        }
    }

    fn is_about_all(&self, reason: Reason) -> bool {
        matches!(
            reason.what,
            Bar::NoCombat
                | Bar::InCombat
                | Bar::NoSection
                | Bar::InSection
                | Bar::NotYourTurn
                | Bar::ActedAlready
                | Bar::NotTakingPart
                | Bar::CannotAct
                | Bar::SeeksCover
                | Bar::Ailing
                | Bar::ActionUsed
                | Bar::OutsideCombat
                | Bar::NotChannelling
        )
    }

    fn words(&self, reason: Reason) -> Barred {
        self.barred(&reason)
    }
}
