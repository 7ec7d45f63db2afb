//! Sandboxes: tables that continue from a step of a rule's play. They are what-ifs of no game, and are soon deleted.

use std::sync::Arc;

use schwung_rulebook::Lang;
use schwung_store::{Listed, TableId};
use schwung_systems::{NoSandbox, Opener};
use schwung_views::wire::Created;

use super::{Reservation, Tables};
use crate::{Fault, clock, dice::SystemDice, token};

/// Maximum number of sandboxes.
const MOST: usize = 200;
/// Time in milliseconds after which an unused sandbox is deleted.
const KEPT: i64 = 60 * 60 * 1000;
/// Prefix of the ids of sandboxes.
const PREFIX: &str = "sandbox-";

impl Tables {
    /// Creates a sandbox: a table with the play of a rule carried out up to a step. The character in the file `own` replaces the
    /// one who acts. Runs to completion even if nobody waits for the result.
    ///
    /// # Errors
    /// Returns [`Fault::NoPlay`], [`Fault::Mistakes`] of the character, [`Fault::NoRoom`], [`Fault::Store`] or
    /// [`Fault::Failed`].
    pub(crate) async fn sandbox(
        self: &Arc<Tables>,
        rule: &'static str,
        play: Option<String>,
        step: usize,
        own: Option<String>,
        lang: Lang,
    ) -> Result<Created, Fault> {
        let place = Reservation::take(self).ok_or(Fault::NoRoom)?;
        let tables = Arc::clone(self);
        let created = self.tasks.spawn(async move {
            // One after the other, so that several at once do not all find the last place free.
            let _turn = tables.forks.lock().await;
            let all = tables.store.tables().await?;
            if all.iter().filter(|it| is_sandbox(&it.info.id)).count() >= MOST {
                return Err(Fault::NoRoom);
            }
            let (at, id) = (clock::now(), format!("open-{}", token::name(20)?));
            let permit = tables.openings.acquire().await.map_err(|_| Fault::Stopping)?;
            let name = id.clone();
            let opening = tokio::task::spawn_blocking(move || {
                let mut dice = SystemDice::after(0);
                let by = Opener { gm: "", title: "", lang, at, id: &name, roller: &mut dice };
                schwung_systems::sandbox(rule, play.as_deref(), step, own.as_deref(), by)
            });
            let opened = opening.await.map_err(|_| Fault::Failed)?.ok_or(Fault::NoPlay)?;
            let (game, opened) = opened.map_err(|it| match it {
                NoSandbox::Character(mistakes) => Fault::Mistakes(mistakes),
                NoSandbox::Play(errors) => {
                    tracing::error!(rule, "a play cannot be played: {}", errors.join("; "));
                    Fault::Failed
                }
            })?;
            let created = tables.store_new(game, opened, PREFIX, &id).await;
            drop(permit);
            if created.is_ok() {
                place.keep();
            }
            created
        });
        created.await.map_err(|_| Fault::Failed)?
    }

    /// Deletes sandboxes that were not used for an hour.
    ///
    /// # Errors
    /// Returns [`Fault::Store`].
    pub(crate) async fn forget_sandboxes(&self, now: i64) -> Result<(), Fault> {
        for Listed { info, last_at, .. } in self.store.tables().await? {
            if is_sandbox(&info.id) && last_at < now.saturating_sub(KEPT) {
                tracing::debug!(table = %info.id, "deleting a sandbox that was not used for long");
                self.throw_away(&info.id).await?;
            }
        }
        Ok(())
    }
}

/// Whether this is the id of a sandbox.
fn is_sandbox(id: &TableId) -> bool {
    id.as_str().starts_with(PREFIX)
}
