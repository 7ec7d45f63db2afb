//! Renders a simulation as SVG.

use std::fmt::Write;

use schwung_messages::Catalogue;
use schwung_views::wire::{SimulationView, SpreadView};

use crate::{figures, screen::escaped};

const ROW: u32 = 20;
const LEFT: u32 = 210;
const BAR: f64 = 380.0;

/// A self-contained SVG: who wins, how long it takes, and in which state everybody is at the end.
pub(super) fn svg(texts: &Catalogue, view: &SimulationView) -> String {
    let mut drawing = Drawing { texts, body: String::new(), top: 14 };
    drawing.heading(&view.title);
    for it in &view.wins {
        drawing.row(&it.label, it.share, it.share);
    }
    drawing.spread(&view.rounds, "");
    for it in &view.costs {
        for gauge in &it.gauges {
            drawing.spread(gauge, &it.name);
        }
    }
    let (width, height) = (f64::from(LEFT) + BAR + 80.0, drawing.top + 10);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" \
         font-size=\"13\" role=\"img\">\n<title>{}</title>\n<rect width=\"100%\" height=\"100%\" \
         fill=\"#fff\"/>\n{}</svg>\n",
        escaped(&view.title),
        drawing.body
    )
}

struct Drawing<'a> {
    texts: &'a Catalogue,
    body: String,
    top: u32,
}

impl Drawing<'_> {
    fn heading(&mut self, text: &str) {
        let y = self.top + 12;
        let _ = writeln!(self.body, r#"<text x="10" y="{y}" font-weight="bold">{}</text>"#, escaped(text));
        self.top += ROW + 4;
    }

    fn spread(&mut self, it: &SpreadView, whose: &str) {
        self.top += 8;
        let text = if whose.is_empty() { it.label.clone() } else { format!("{whose}: {}", it.label) };
        self.heading(&text);
        let longest = it.bars.iter().map(|it| it.1).fold(0.0, f64::max).max(f64::MIN_POSITIVE);
        for (number, share) in &it.bars {
            self.row(&number.to_string().replace('-', "−"), *share, share / longest);
        }
    }

    fn row(&mut self, label: &str, share: f64, length: f64) {
        let (y, top, width) = (self.top + 14, self.top + 2, (length * BAR).round());
        let percent = figures::share(self.texts, share, 1);
        let _ = writeln!(
            self.body,
            r##"<text x="{}" y="{y}" text-anchor="end">{}</text><rect x="{LEFT}" y="{top}" width="{width}" height="{}" fill="#3b6ea5"/><text x="{}" y="{y}">{percent}</text>"##,
            LEFT - 8,
            escaped(label),
            ROW - 4,
            f64::from(LEFT) + width + 6.0,
        );
        self.top += ROW;
    }
}
