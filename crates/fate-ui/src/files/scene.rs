//! The scene: zones, their borders and aspects.

use schwung_fate::{Aspect, AspectId, AspectKind, Bearer, Way, Wording, ZoneId};
use schwung_files::kit::{Node, Span, Table, claim};

use super::{
    format::ONLY_ZONE,
    kept::KeptAspect,
    make::Making,
    problem::{BORDER_WITH_ITSELF, DUPLICATE_BORDER, LONE_ZONE, MANY_ZONES, UNKNOWN_ZONE},
};

/// More zones than this result in a warning.
const HANDFUL: usize = 7;

impl Making<'_, '_> {
    /// Adds the zones and the ways between them.
    pub(crate) fn zones(&mut self, file: &Table<'_>) {
        let mut spans = Vec::new();
        for zone in file.tables("zone") {
            match zone.text("name") {
                Some((name, span)) => {
                    claim(self.report, &mut self.zones, name, span);
                    spans.push(span);
                }
                None => self.zones.broken = true,
            }
        }
        for border in file.tables("border") {
            self.border(border);
        }
        let zones = self.zones.shown().len();
        //= sotc.scene.zone-count
        if let Some(span) = spans.get(HANDFUL) {
            self.report.add(span, MANY_ZONES.warning().arg("count", zones).arg("most", HANDFUL));
        }
        // If a border could not be read, a zone may only seem to be isolated.
        if zones > 1 && !self.report.has_errors() {
            for (zone, span) in (0..).map(ZoneId).zip(spans) {
                if !self.ways.iter().any(|way| way.from == zone || way.to == zone) {
                    let name = self.zones.shown()[usize::from(zone.0)].as_str();
                    self.report.add(span, LONE_ZONE.warning().arg("name", name));
                }
            }
        }
        if zones == 0 {
            self.zones.add(ONLY_ZONE);
        }
    }

    //= sotc.move.border
    fn border(&mut self, border: &Table<'_>) {
        let between = border.list("between");
        let ends: Vec<ZoneId> =
            between.iter().filter_map(Node::text).filter_map(|(name, span)| self.zone(name, span)).collect();
        let &[from, to] = ends.as_slice() else { return };
        if from == to {
            let name = self.zones.shown()[usize::from(from.0)].as_str();
            self.report.add(&between[1].span, BORDER_WITH_ITSELF.error().arg("name", name));
            return;
        }
        let value = border.number("value").unwrap_or(0);
        let one_way = border.flag("one-way");
        let both = [Way { from, to, border: value }, Way { from: to, to: from, border: value }];
        for way in &both[..if one_way { 1 } else { 2 }] {
            if self.ways.iter().any(|it| (it.from, it.to) == (way.from, way.to)) {
                let name = |zone: ZoneId| self.zones.shown()[usize::from(zone.0)].as_str();
                let problem = DUPLICATE_BORDER.error().arg("from", name(way.from));
                self.report.add(&border.span, problem.arg("to", name(way.to)));
                return;
            }
            self.ways.push(*way);
        }
    }

    /// The zone with this name. Reports an unknown name.
    pub(crate) fn zone(&mut self, name: &str, span: &Span) -> Option<ZoneId> {
        let found = self.zones.find(name);
        if found.is_none() && !self.zones.broken {
            let problem = UNKNOWN_ZONE.error().arg("name", name);
            self.report.add(span, problem.among(name, &self.zones.list()));
        }
        found.and_then(|n| u8::try_from(n).ok()).map(ZoneId)
    }

    /// Adds the aspects of the scene and its zones; they are revealed unless marked as hidden.
    //= sotc.scene.aspects-declared
    pub(crate) fn scene_aspects(&mut self, file: &Table<'_>) {
        for aspect in file.tables("aspect") {
            let bearer = match aspect.text("zone") {
                Some((name, span)) => self.zone(name, span).map(Bearer::Zone),
                None => Some(Bearer::Scene),
            };
            if let Some(bearer) = bearer {
                self.placed(aspect, bearer);
            }
        }
    }

    /// Puts an aspect into play that is not a consequence.
    pub(crate) fn placed(&mut self, from: &Table<'_>, bearer: Bearer) {
        let kind = match from.text("kind") {
            Some(("fragile", _)) => AspectKind::Fragile,
            Some(("sticky", _)) => AspectKind::Sticky,
            _ => AspectKind::Framed,
        };
        self.put(from, bearer, kind);
    }

    /// Puts an aspect into play. Only consequences can still be without words.
    pub(crate) fn put(&mut self, from: &Table<'_>, bearer: Bearer, kind: AspectKind) {
        let text = match (from.text("text"), kind) {
            (Some((text, _)), _) => text,
            (None, AspectKind::Consequence { .. }) => "",
            (None, _) => return,
        };
        self.kept.aspects.push(KeptAspect::of(from));
        let number = self.aspects.len() + 1;
        self.aspects.push(Aspect {
            id: AspectId(u16::try_from(number).unwrap_or(u16::MAX)),
            text: Wording::new(text),
            bearer,
            kind,
            hidden: from.flag("hidden"),
            known: 0,
            free_tag: None,
        });
    }
}
