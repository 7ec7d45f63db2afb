//! Aspects and fate points.

use schwung_table::Seat;

use crate::{ActorId, Aspect, AspectId, AspectKind, AspectRef, Bearer, FoundSecret, State, Swap, Wording};

impl State {
    /// Changes an aspect, if it is still there.
    pub(super) fn change_aspect(&mut self, id: AspectId, change: impl FnOnce(&mut Aspect)) {
        if let Some(aspect) = self.aspects.iter_mut().find(|it| it.id == id) {
            change(aspect);
        }
    }

    pub(super) fn reveal_aspect(&mut self, id: AspectId, to: Option<Seat>) {
        self.change_aspect(id, |aspect| match to {
            Some(seat) => aspect.known |= 1 << seat.0.min(31),
            None => aspect.hidden = false,
        });
    }

    /// Pays for a swap of skills. A fragile aspect is `used_up` by it.
    pub(super) fn swap(&mut self, swap: Swap, aspect: AspectRef, lasting: bool, used_up: bool) {
        self.pay(swap.actor, 1);
        //= sotc.temp-aspect.fragile
        if used_up && let AspectRef::Play(id) = aspect {
            self.aspects.retain(|it| it.id != id);
        }
        if lasting {
            self.swaps.push(swap);
        }
    }

    pub(super) fn earn(&mut self, actor: ActorId, points: u8) {
        let actor = self.actor_mut(actor);
        actor.fate = actor.fate.saturating_add(points);
    }

    pub(super) fn place(
        &mut self,
        id: AspectId,
        text: &Wording,
        bearer: Bearer,
        kind: AspectKind,
        hidden: bool,
        free_tag: Option<ActorId>,
    ) {
        self.next_aspect = self.next_aspect.max(id.0.saturating_add(1));
        self.aspects.push(Aspect { id, text: text.clone(), bearer, kind, hidden, known: 0, free_tag });
    }

    pub(super) fn use_aspect(&mut self, actor: ActorId, aspect: AspectRef, free: bool) {
        if !free {
            self.pay(actor, 1);
            if let (true, Some(Bearer::Actor(bearer))) =
                (self.switches().tag_pays_bearer, self.bearer(aspect))
                && bearer != actor
            {
                let bearer = self.actor_mut(bearer);
                bearer.fate = bearer.fate.saturating_add(1);
            }
        }
        let AspectRef::Play(id) = aspect else { return };
        let Some(at) = self.aspects.iter().position(|it| it.id == id) else { return };
        if free {
            self.aspects[at].free_tag = None;
        }
        //= sotc.temp-aspect.fragile
        if self.aspects[at].kind == AspectKind::Fragile {
            self.aspects.remove(at);
        }
    }

    //= malmsturm.tag.must-know
    pub(super) fn reveal_secret(&mut self, actor: ActorId, aspect: u8, to: Option<Seat>) {
        let is_it = |it: &FoundSecret| (it.actor, it.aspect) == (actor, aspect);
        let Some(seat) = to else {
            self.found.retain(|it| !is_it(it));
            self.frame.change(|frame| {
                if let Some(sheet) = frame.sheets.get_mut(usize::from(actor.0)) {
                    sheet.secret_aspects &= !(1 << aspect.min(31));
                }
            });
            return;
        };
        let bit = 1 << seat.0.min(31);
        match self.found.iter_mut().find(|it| is_it(it)) {
            Some(found) => found.seats |= bit,
            None => self.found.push(FoundSecret { actor, aspect, seats: bit }),
        }
    }

    /// Pays fate points to the bank; the stock never goes below zero.
    //= malmsturm.fate.no-debt
    pub(super) fn pay(&mut self, actor: ActorId, points: u8) {
        let actor = self.actor_mut(actor);
        actor.fate = actor.fate.saturating_sub(points);
    }
}
