//! Systems whose tables have a log.

use schwung_table::Hosted;
use serde::{Serialize, de::DeserializeOwned};

/// A system whose state can be kept in a log.
pub trait Kept:
    Hosted<
        State: Serialize + DeserializeOwned + Send + Sync,
        Event: Serialize + DeserializeOwned + Send + Sync,
        Command: Serialize + DeserializeOwned + Send + Sync,
        Answer: Serialize + DeserializeOwned + Send + Sync,
        Question: Send + Sync,
        Reason: Send + Sync,
    >
{
}

impl<S> Kept for S where
    S: Hosted<
            State: Serialize + DeserializeOwned + Send + Sync,
            Event: Serialize + DeserializeOwned + Send + Sync,
            Command: Serialize + DeserializeOwned + Send + Sync,
            Answer: Serialize + DeserializeOwned + Send + Sync,
            Question: Send + Sync,
            Reason: Send + Sync,
        >
{
}
