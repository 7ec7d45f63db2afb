//! Messages to viewers who see the same, rendered once for each record.

use std::{
    cell::OnceCell,
    collections::{BTreeMap, HashMap},
    sync::Arc,
};

use schwung_chain::hex;
use schwung_json::{Raw, Text, difference, written};
use schwung_systems::AnyGame;
use schwung_views::{
    Still,
    wire::{Line, You},
};
use serde::Serialize;
use sha2::{Digest as _, Sha256};

use super::{
    Outgoing,
    viewer::{Kind, Viewer},
};

/// A serialised view.
#[derive(Debug)]
pub(super) struct Rendering {
    /// Number of the last record, in the log.
    pub(super) seq: u64,
    /// The viewer's number of the last record.
    pub(super) number: u64,
    /// Beginning of the digest of its text.
    pub(super) tag: u64,
    text: Text,
}

impl Rendering {
    /// The current view of viewers of this kind. `still` has the parts of the last views that can be reused.
    pub(super) fn of(game: &dyn AnyGame, (you, lang): Kind, still: &Still) -> Rendering {
        let view = game.next_view(you, lang, still);
        // Wire types have names that JSON can represent.
        let text = Text::of(&view).unwrap_or_default();
        let digest = text.digest(|it| Sha256::digest(it).into());
        let tag = digest.iter().take(8).fold(0, |tag, byte| tag << 8 | u64::from(*byte));
        Rendering { seq: game.seq(), number: view.seq, tag, text }
    }
}

/// A serialised tag.
fn name_of(tag: u64) -> String {
    hex(&tag.to_be_bytes())
}

/// Renderings of the last record that was published, one for each kind of viewers who take differences. They are the
/// views from which the next differences start.
#[derive(Debug, Default)]
pub(super) struct Renderings {
    of: HashMap<Kind, Kept>,
    /// The parts of these views that can be reused in the next ones.
    still: Arc<Still>,
}

#[derive(Debug)]
struct Kept {
    rendering: Arc<Rendering>,
    /// Since when these viewers see this, in milliseconds since 1970.
    since: i64,
}

impl Renderings {
    /// The last rendering for this kind of viewers, and the parts of all that may be still the same.
    pub(super) fn before(&self, kind: Kind) -> (Option<Arc<Rendering>>, Arc<Still>) {
        (self.of.get(&kind).map(|it| Arc::clone(&it.rendering)), Arc::clone(&self.still))
    }

    pub(super) fn keep(&mut self, kind: Kind, rendering: Arc<Rendering>, now: i64) {
        let before = self.of.get(&kind).filter(|it| it.rendering.tag == rendering.tag);
        let since = before.map_or(now, |it| it.since);
        self.of.insert(kind, Kept { rendering, since });
    }

    /// Drops the renderings that none of these viewers needs.
    pub(super) fn drop_unneeded(&mut self, viewers: &BTreeMap<u64, Viewer>) {
        self.of.retain(|kind, _| viewers.values().any(|it| it.differences && it.kind() == *kind));
        self.drop_still();
    }

    /// Drops renderings that have not changed since `than`: the next updates are complete views. This depends only on what these
    /// viewers see, so it reveals nothing about what is hidden from them.
    pub(super) fn drop_older(&mut self, than: i64) {
        self.of.retain(|_, it| it.since >= than);
        self.of.shrink_to_fit();
        self.drop_still();
    }

    /// Drops the parts once no view is left.
    fn drop_still(&mut self) {
        if self.of.is_empty() {
            self.still = Arc::default();
        }
    }
}

/// [`ServerMessage`](schwung_views::wire::ServerMessage)s with views that were rendered before.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
enum Message<'m> {
    Welcome {
        you: You,
        view: Raw<'m>,
        lines: &'m [Line],
        follows: bool,
        #[serde(skip_serializing_if = "str::is_empty")]
        hash: &'m str,
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        rewritten: bool,
        #[serde(skip_serializing_if = "Option::is_none")]
        damaged: Option<u64>,
        #[serde(skip_serializing_if = "str::is_empty")]
        tag: &'m str,
    },
    Update {
        seq: u64,
        view: Raw<'m>,
        #[serde(flatten)]
        news: &'m News,
        #[serde(skip_serializing_if = "str::is_empty")]
        tag: &'m str,
    },
    Difference {
        seq: u64,
        from: &'m str,
        tag: &'m str,
        patch: Raw<'m>,
        #[serde(flatten)]
        news: &'m News,
    },
}

impl Message<'_> {
    fn json(&self) -> axum::extract::ws::Utf8Bytes {
        // As for a rendering, this cannot fail.
        written(self).unwrap_or_default().into()
    }
}

/// The changes that a record makes to the log of a viewer.
#[derive(Debug, Serialize)]
pub(super) struct News {
    pub(super) lines: Vec<Line>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) undone: Vec<u64>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) restored: Vec<u64>,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(super) hash: String,
}

impl News {
    pub(super) fn is_empty(&self) -> bool {
        self.lines.is_empty() && self.undone.is_empty() && self.restored.is_empty()
    }
}

/// An update for viewers who see the same; each of its forms is made when the first of them needs it.
#[derive(Debug)]
pub(super) struct Update {
    pub(super) rendering: Arc<Rendering>,
    /// The view before, unless it is not known any more.
    pub(super) before: Option<Arc<Rendering>>,
    pub(super) news: News,
    /// Whether it has nothing but the view.
    pub(super) is_quiet: bool,
    plain: OnceCell<Outgoing>,
    tagged: OnceCell<Outgoing>,
    difference: OnceCell<Option<Outgoing>>,
}

impl Update {
    pub(super) fn new(
        rendering: Arc<Rendering>,
        before: Option<Arc<Rendering>>,
        news: News,
        is_quiet: bool,
    ) -> Update {
        let (plain, tagged, difference) = Default::default();
        Update { rendering, before, news, is_quiet, plain, tagged, difference }
    }

    /// The message for this viewer, and whether it is a difference.
    pub(super) fn message_for(&self, viewer: &Viewer) -> (Outgoing, bool) {
        if !viewer.differences {
            return (self.plain.get_or_init(|| self.whole("")).clone(), false);
        }
        let before = self.before.as_ref().filter(|it| it.tag == viewer.view);
        let shorter = before.and_then(|it| self.difference.get_or_init(|| self.difference(it)).clone());
        match shorter {
            Some(message) => (message, true),
            None => (self.tagged.get_or_init(|| self.whole(&name_of(self.rendering.tag))).clone(), false),
        }
    }

    fn whole(&self, tag: &str) -> Outgoing {
        let Rendering { number, text, .. } = &*self.rendering;
        let message = Message::Update { seq: *number, view: Raw(text.as_str()), news: &self.news, tag };
        Outgoing::Message { seq: Some(*number), text: message.json() }
    }

    /// The difference to the view before; `None` if the view itself is shorter.
    fn difference(&self, before: &Rendering) -> Option<Outgoing> {
        let Rendering { number, tag, text, .. } = &*self.rendering;
        let patch = difference(&before.text, text);
        if patch.len() > text.as_str().len() {
            return None;
        }
        let (from, tag) = (name_of(before.tag), name_of(*tag));
        let message = Message::Difference {
            seq: *number,
            from: &from,
            tag: &tag,
            patch: Raw(&patch),
            news: &self.news,
        };
        Some(Outgoing::Message { seq: Some(*number), text: message.json() })
    }
}

/// The contents of a welcome besides the view.
#[derive(Debug)]
pub(super) struct Greeting {
    pub(super) you: You,
    pub(super) lines: Vec<Line>,
    pub(super) follows: bool,
    pub(super) hash: String,
    pub(super) rewritten: bool,
    pub(super) damaged: Option<u64>,
}

impl Greeting {
    /// The message with this view; with its tag for those who take differences.
    pub(super) fn message(&self, rendering: &Rendering, differences: bool) -> Outgoing {
        let Greeting { you, lines, follows, hash, rewritten, damaged } = self;
        let tag = if differences { name_of(rendering.tag) } else { String::new() };
        let message = Message::Welcome {
            you: *you,
            view: Raw(rendering.text.as_str()),
            lines,
            follows: *follows,
            hash,
            rewritten: *rewritten,
            damaged: *damaged,
            tag: &tag,
        };
        Outgoing::Message { seq: Some(rendering.number), text: message.json() }
    }
}
