//! Checks with the rules whether a form can be used.

use schwung_table::System;
use schwung_views::{form::Trying, wire::Barred};
use schwung_zerospace::{Bar, Command, Reason, ZeroSpace};

use super::desk::Desk;

impl Trying for Desk<'_> {
    type Command = Command;
    type Reason = Reason;

    fn why_not(&self, command: Option<&Command>) -> Option<Reason> {
        match command {
            Some(command) => ZeroSpace::check(self.state, command).err(),
            None => Some(Bar::NoSuchThing.into()),
        }
    }

    fn is_about_all(&self, reason: Reason) -> bool {
        matches!(
            reason.what,
            Bar::NoConflict
                | Bar::InConflict
                | Bar::NotYourTurn
                | Bar::StandardUsed
                | Bar::MovementUsed
                | Bar::CannotAct
                | Bar::HasBegun
                | Bar::NothingStored
                | Bar::NoPoint
        )
    }

    fn words(&self, reason: Reason) -> Barred {
        self.barred(&reason)
    }
}
