//! Campaigns on a shelf: a name, notes, and tables. Of a table, the hash of the grant is kept with which its owner took it in.
//! So a campaign sees what that link sees, and nothing once the link is revoked.

use schwung_chain::hex;
use schwung_store::Store;
use schwung_views::wire::{CampaignHead, PutCampaign, StoredItem};

use super::{
    change,
    kept::{Campaign, Did, Linked, MOST_NAME, MOST_STORED, Record, Shelf, checked},
    owned,
};
use crate::{
    Fault,
    pass::{Pass, find},
    token::{self, Token},
};

/// Maximum number of campaigns.
const MOST_CAMPAIGNS: usize = 20;
/// Maximum number of tables in a campaign.
const MOST_TABLES: usize = 24;
/// Maximum length of the notes in characters.
const MOST_NOTES: usize = 10_000;

impl Campaign {
    pub(super) fn head(&self) -> CampaignHead {
        CampaignHead {
            id: self.id,
            version: self.version,
            name: self.name.clone(),
            tables: u32::try_from(self.tables.len()).unwrap_or(u32::MAX),
        }
    }
}

impl Linked {
    fn new(pass: &Pass, title: String) -> Linked {
        Linked { table: pass.table.to_string(), title, grant: hex(&pass.grant) }
    }

    /// What the owner may do at the table now.
    ///
    /// # Errors
    /// Returns [`Fault::Token`] if the link is not valid any more, or [`Fault::Store`].
    pub(crate) async fn pass(&self, store: &dyn Store) -> Result<Pass, Fault> {
        find(store, self.hash()?).await
    }

    /// The hash of the grant.
    ///
    /// # Errors
    /// Returns [`Fault::Token`] if what is stored is no hash.
    pub(crate) fn hash(&self) -> Result<[u8; 32], Fault> {
        let mut hash = [0; 32];
        if self.grant.len() != 64 {
            return Err(Fault::Token);
        }
        for (n, byte) in hash.iter_mut().enumerate() {
            let digits = self.grant.get(2 * n..2 * n + 2).ok_or(Fault::Token)?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| Fault::Token)?;
        }
        Ok(hash)
    }
}

impl Shelf {
    /// The campaign with this number.
    pub(super) fn campaign(&self, id: u32) -> Result<&Campaign, Fault> {
        self.all.campaigns.iter().find(|it| it.id == id).ok_or(Fault::NoSuchPage)
    }

    /// What beginning or changing a campaign does.
    ///
    /// # Errors
    /// Returns [`Fault::Malformed`], [`Fault::NoSuchPage`] if there is no such campaign, [`Fault::Changed`] if it has another
    /// version, or [`Fault::ShelfFull`].
    fn put_campaign(&self, wanted: &PutCampaign) -> Result<Did, Fault> {
        let PutCampaign { key: _, id, version, name, notes } = wanted;
        let name = checked(name, MOST_NAME, "name")?;
        if name.is_empty() {
            return Err(Fault::Malformed("name".to_owned()));
        }
        let notes: String = notes.trim().chars().filter(|it| !it.is_control() || *it == '\n').collect();
        if notes.chars().count() > MOST_NOTES {
            return Err(Fault::Malformed("notes".to_owned()));
        }
        let known = id.map(|id| self.campaign(id)).transpose()?;
        if known.map_or(0, |it| it.version) != *version {
            return Err(Fault::Changed);
        }
        if known.is_none() && self.all.campaigns.len() >= MOST_CAMPAIGNS || self.stored > MOST_STORED {
            return Err(Fault::ShelfFull);
        }
        let id = known.map_or(self.all.next.max(1), |it| it.id);
        let tables = known.map_or_else(Vec::new, |it| it.tables.clone());
        Ok(Did::Campaign(Campaign { id, version: self.head + 1, name, notes, tables }))
    }

    /// What taking a table into a campaign does. A table that is there already gets this link.
    ///
    /// # Errors
    /// Returns [`Fault::NoSuchPage`] or [`Fault::ShelfFull`].
    fn join(&self, id: u32, linked: Linked) -> Result<Did, Fault> {
        let mut campaign = self.campaign(id)?.clone();
        campaign.tables.retain(|it| it.table != linked.table);
        if campaign.tables.len() >= MOST_TABLES || self.stored > MOST_STORED {
            return Err(Fault::ShelfFull);
        }
        campaign.tables.push(linked);
        Ok(Did::Campaign(campaign))
    }
}

/// Begins a campaign, or changes its name and notes.
///
/// # Errors
/// Returns the errors of [`put`](super::put).
pub(crate) async fn put_campaign(
    store: &dyn Store,
    token: &Token,
    wanted: &PutCampaign,
) -> Result<CampaignHead, Fault> {
    let key = format!("campaign-put-{}", wanted.key);
    let seq = change(store, token, &key, |shelf, _| Ok((shelf.put_campaign(wanted)?, Vec::new()))).await?;
    let (id, _) = owned(store, token).await?;
    let row = store.read(&id, seq.saturating_sub(1), 1).await?.pop().ok_or(Fault::Failed)?;
    match serde_json::from_slice(&row.body).map_err(|_| Fault::Broken)? {
        Record { did: Did::Campaign(campaign), .. } => Ok(campaign.head()),
        _ => Err(Fault::Malformed("key".to_owned())),
    }
}

/// Removes a campaign, if it still has this version. Its tables and items stay.
///
/// # Errors
/// Returns the errors of [`put_campaign`].
pub(crate) async fn remove_campaign(
    store: &dyn Store,
    token: &Token,
    id: u32,
    version: u64,
) -> Result<(), Fault> {
    let key = format!("campaign-remove-{id}-{version}");
    let done = change(store, token, &key, |shelf, _| {
        if shelf.campaign(id)?.version != version {
            return Err(Fault::Changed);
        }
        Ok((Did::CampaignRemoved { id }, Vec::new()))
    });
    done.await.map(|_| ())
}

/// A campaign, with the items that belong to it.
///
/// # Errors
/// Returns [`Fault::Token`], [`Fault::NoSuchPage`] or [`Fault::Store`].
pub(crate) async fn whole(
    store: &dyn Store,
    token: &Token,
    id: u32,
) -> Result<(Campaign, Vec<StoredItem>), Fault> {
    let (_, shelf) = owned(store, token).await?;
    let campaign = shelf.campaign(id)?.clone();
    let items = shelf.all.items.into_iter().filter(|it| it.campaign == Some(id)).collect();
    Ok((campaign, items))
}

/// A table of a campaign.
///
/// # Errors
/// Returns [`Fault::Token`], [`Fault::NoSuchPage`] or [`Fault::Store`].
pub(crate) async fn linked(store: &dyn Store, token: &Token, id: u32, table: &str) -> Result<Linked, Fault> {
    let (campaign, _) = whole(store, token, id).await?;
    campaign.tables.into_iter().find(|it| it.table == table).ok_or(Fault::NoSuchPage)
}

/// Takes a table into a campaign.
///
/// # Errors
/// Returns [`Fault::Token`], [`Fault::NoSuchPage`], [`Fault::ShelfFull`], [`Fault::Overtaken`] or [`Fault::Store`].
pub(crate) async fn join(
    store: &dyn Store,
    token: &Token,
    id: u32,
    pass: &Pass,
    title: String,
) -> Result<(), Fault> {
    let linked = Linked::new(pass, title);
    let key = format!("join-{}", token::name(20)?);
    change(store, token, &key, |shelf, _| Ok((shelf.join(id, linked.clone())?, Vec::new()))).await?;
    Ok(())
}

/// Takes a table out of a campaign. The table itself stays.
///
/// # Errors
/// Returns [`Fault::Token`], [`Fault::NoSuchPage`], [`Fault::Overtaken`] or [`Fault::Store`].
pub(crate) async fn leave(store: &dyn Store, token: &Token, id: u32, table: &str) -> Result<(), Fault> {
    let key = format!("leave-{}", token::name(20)?);
    let done = change(store, token, &key, |shelf, _| {
        let mut campaign = shelf.campaign(id)?.clone();
        let before = campaign.tables.len();
        campaign.tables.retain(|it| it.table != table);
        if campaign.tables.len() == before {
            return Err(Fault::NoSuchPage);
        }
        Ok((Did::Campaign(campaign), Vec::new()))
    });
    done.await.map(|_| ())
}
