//! Derives the line of the log that an event becomes.

use proc_macro2::TokenStream;
use quote::{ToTokens as _, quote};
use syn::{
    DeriveInput, Error, Ident, LitInt, LitStr, Member, Result, Token, custom_keyword, parenthesized,
    parse::{Parse, ParseStream},
    punctuated::Punctuated,
    token::Paren,
};

use crate::{
    input::{Shape, attribute, shapes},
    names::separated,
    rule::Place,
};

custom_keyword!(none);
custom_keyword!(unless);

/// `#[line(...)]` on a variant or a struct.
#[derive(Default)]
struct Told {
    /// Whom the line is about: the first of these who is somebody.
    about: Option<Vec<Place>>,
    lapses: Lapses,
    turn: bool,
    result: bool,
    silent: bool,
    say: Option<Say>,
    cites: Cites,
    /// The field that decides everything.
    inner: Option<Place>,
}

/// What its explanation cites.
#[derive(Default)]
enum Cites {
    /// Its numbers are explained by hand.
    #[default]
    ByHand,
    /// The rule with this id.
    Rule(LitStr),
    /// It has no explanation.
    Nothing,
}

/// Whether it reports that something ended by itself.
#[derive(Default)]
enum Lapses {
    #[default]
    No,
    Yes,
    /// Unless this field is true.
    Unless(Place),
}

/// `#[line(prefix = "...", rest = NAME, explain = NAME, usual = FIELD)]` on an enum: what keys begin with, the enums of all
/// variants that are put into words by hand and of all that are explained by hand, and the field whose line it is in
/// variants without `actor` and `who`.
#[derive(Default)]
struct Whole {
    prefix: String,
    rest: Option<Ident>,
    explain: Option<Ident>,
    usual: Option<Ident>,
}

/// `say(...)`: the arguments of the message, and its key if it is not made from the name of the variant.
struct Say {
    key: Key,
    args: Vec<(Ident, Place)>,
}

enum Key {
    /// Made from the name of the variant.
    Usual,
    Given(LitStr),
    /// `if FIELD "key" else "key"`.
    Either(Place, LitStr, LitStr),
}

impl Parse for Say {
    fn parse(input: ParseStream<'_>) -> Result<Say> {
        let key = if input.peek(LitStr) {
            Key::Given(input.parse()?)
        } else if input.parse::<Option<Token![if]>>()?.is_some() {
            let (place, yes) = (input.parse()?, input.parse()?);
            input.parse::<Token![else]>()?;
            Key::Either(place, yes, input.parse()?)
        } else {
            Key::Usual
        };
        if !matches!(key, Key::Usual) && !input.is_empty() {
            input.parse::<Token![,]>()?;
        }
        let arg = |input: ParseStream<'_>| -> Result<(Ident, Place)> {
            let name: Ident = input.parse()?;
            if input.parse::<Option<Token![=]>>()?.is_some() {
                return Ok((name, input.parse()?));
            }
            let place = Place([Member::Named(name.clone())].into_iter().collect());
            Ok((name, place))
        };
        let args = Punctuated::<_, Token![,]>::parse_terminated_with(input, arg)?;
        Ok(Say { key, args: args.into_iter().collect() })
    }
}

impl Parse for Told {
    fn parse(input: ParseStream<'_>) -> Result<Told> {
        if input.peek(LitInt) {
            return Ok(Told { inner: Some(input.parse()?), ..Told::default() });
        }
        let mut told = Told::default();
        while !input.is_empty() {
            let word: Ident = input.parse()?;
            match &*word.to_string() {
                "lapse" if input.peek(Paren) => {
                    let inner;
                    parenthesized!(inner in input);
                    inner.parse::<unless>()?;
                    told.lapses = Lapses::Unless(inner.parse()?);
                }
                "lapse" => told.lapses = Lapses::Yes,
                "turn" => told.turn = true,
                "result" => told.result = true,
                "none" => told.silent = true,
                "rule" => {
                    input.parse::<Token![=]>()?;
                    told.cites = if input.parse::<Option<none>>()?.is_some() {
                        Cites::Nothing
                    } else {
                        Cites::Rule(input.parse()?)
                    };
                }
                "about" => {
                    let inner;
                    parenthesized!(inner in input);
                    let places = Punctuated::<Place, Token![,]>::parse_terminated(&inner)?;
                    let nobody =
                        |it: &Place| matches!(it.0.first(), Some(Member::Named(name)) if name == "nobody");
                    told.about = Some(places.into_iter().filter(|it| !nobody(it)).collect());
                }
                "say" => {
                    let inner;
                    parenthesized!(inner in input);
                    told.say = Some(inner.parse()?);
                }
                _ => {
                    return Err(Error::new_spanned(
                        word,
                        "expected `about`, `lapse`, `none`, `result`, `rule`, `say` or `turn`",
                    ));
                }
            }
            if !input.is_empty() {
                input.parse::<Token![,]>()?;
            }
        }
        Ok(told)
    }
}

pub(crate) fn derive(input: &DeriveInput) -> Result<TokenStream> {
    let whole = whole(input)?;
    let mut arms = Arms::default();
    for shape in &shapes(input)? {
        let told = match attribute(shape.attrs, "line")? {
            Some(it) => it.parse_args()?,
            None => Told::default(),
        };
        arms.add(shape, &told, &whole)?;
    }
    let name = &input.ident;
    let line = whole.rest.as_ref().map(|hand| arms.line(input, hand));
    let explanation = whole.explain.as_ref().map(|hand| arms.explanation(input, hand));
    let Arms { about, lapses, turns, results, phrases, .. } = &arms;
    Ok(quote! {
        #[automatically_derived]
        #[allow(unused_variables, clippy::all)]
        impl ::schwung_table::Line<crate::Name> for #name {
            fn about(&self) -> Option<crate::Name> {
                match self { #(#about)* }
            }
            fn lapses(&self) -> bool {
                match self { #(#lapses)* }
            }
            fn is_turn(&self) -> bool {
                match self { #(#turns)* }
            }
            fn is_result(&self) -> bool {
                match self { #(#results)* }
            }
            #[allow(unreachable_patterns)]
            fn phrase(&self) -> Option<::schwung_table::Phrase<'_, crate::Name>> {
                match self { #(#phrases)* _ => None }
            }
        }
        #line
        #explanation
    })
}

/// The arms of the generated methods, with one per variant.
#[derive(Default)]
struct Arms {
    about: Vec<TokenStream>,
    lapses: Vec<TokenStream>,
    turns: Vec<TokenStream>,
    results: Vec<TokenStream>,
    phrases: Vec<TokenStream>,
    lines: Vec<TokenStream>,
    explanations: Vec<TokenStream>,
    /// The variants that are put into words by hand, and those that are explained by hand.
    rest: Vec<ByHand>,
    to_explain: Vec<ByHand>,
    /// The keys of the messages.
    keys: Vec<String>,
}

impl Arms {
    fn add(&mut self, shape: &Shape<'_>, told: &Told, whole: &Whole) -> Result<()> {
        let pattern = shape.pattern();
        let whom = whom(shape, told, whole.usual.as_ref())?;
        self.about.push(quote!(#pattern => #whom,));
        self.explain(shape, told, whole)?;
        if let Some(place) = &told.inner {
            let (place, of) = (place.reference(shape)?, quote!(::schwung_table::Line::<crate::Name>));
            self.lapses.push(quote!(#pattern => #of::lapses(#place),));
            self.turns.push(quote!(#pattern => #of::is_turn(#place),));
            self.results.push(quote!(#pattern => #of::is_result(#place),));
            self.phrases.push(quote!(#pattern => #of::phrase(#place),));
        } else {
            let lapse = match &told.lapses {
                Lapses::No => quote!(false),
                Lapses::Yes => quote!(true),
                Lapses::Unless(place) => {
                    let place = place.reference(shape)?;
                    quote!(!*#place)
                }
            };
            self.lapses.push(quote!(#pattern => #lapse,));
            for (arms, holds) in [(&mut self.turns, told.turn), (&mut self.results, told.result)] {
                arms.push(quote!(#pattern => #holds,));
            }
        }
        self.say(shape, told, whole)
    }

    /// The line of a variant.
    fn say(&mut self, shape: &Shape<'_>, told: &Told, whole: &Whole) -> Result<()> {
        let pattern = shape.pattern();
        let line = match (&told.say, &whole.rest) {
            (Some(say), _) => {
                let own = say.keys(shape, &whole.prefix);
                let phrase = say.phrase(shape, &own)?;
                self.keys.extend(own);
                self.phrases.push(quote!(#pattern => Some(#phrase),));
                quote!(::schwung_table::Told::Phrase(#phrase))
            }
            (None, Some(name)) if !told.silent => {
                let hand = by_hand(shape);
                let made = &hand.made;
                let line = quote!(::schwung_table::Told::ByHand(#name::#made));
                self.rest.push(hand);
                line
            }
            _ => quote!(::schwung_table::Told::Nothing),
        };
        self.lines.push(quote!(#pattern => #line,));
        Ok(())
    }

    /// The explanation of a variant. One without a line has none.
    fn explain(&mut self, shape: &Shape<'_>, told: &Told, whole: &Whole) -> Result<()> {
        let pattern = shape.pattern();
        let explanation = match (&told.cites, &whole.explain) {
            (Cites::Rule(rule), Some(_)) if told.silent => {
                return Err(Error::new_spanned(rule, "nobody reads it: there is no line"));
            }
            (Cites::Rule(rule), Some(_)) => quote!(::schwung_table::Explained::Rule(#rule)),
            (Cites::Rule(rule), None) => {
                return Err(Error::new_spanned(rule, "the enum lacks `#[line(explain = NAME)]`"));
            }
            (Cites::ByHand, Some(name)) if !told.silent => {
                let hand = by_hand(shape);
                let made = &hand.made;
                let explanation = quote!(::schwung_table::Explained::ByHand(#name::#made));
                self.to_explain.push(hand);
                explanation
            }
            _ => quote!(::schwung_table::Explained::Nothing),
        };
        self.explanations.push(quote!(#pattern => #explanation,));
        Ok(())
    }

    /// The enum of the variants that are put into words by hand, and the method that tells which line an event becomes.
    fn line(&self, input: &DeriveInput, hand: &Ident) -> TokenStream {
        let (name, vis) = (&input.ident, &input.vis);
        let doc = format!("The variants of [`{name}`] that no message alone puts into words.");
        let (declared, lifetime) = declared(input, hand, &doc, &self.rest);
        let Arms { lines, keys, .. } = self;
        quote! {
            #declared

            impl #name {
                /// The keys of the messages that its declaration names.
                #vis const KEYS: &'static [&'static str] = &[#(#keys),*];

                /// The line of the log that it becomes.
                #[allow(unused_variables, clippy::all)]
                #vis fn line(&self) -> ::schwung_table::Told<'_, crate::Name, #hand #lifetime> {
                    match self { #(#lines)* }
                }
            }
        }
    }

    /// The enum of the variants that are explained by hand, and the method that tells what explains an event.
    fn explanation(&self, input: &DeriveInput, hand: &Ident) -> TokenStream {
        let (name, vis) = (&input.ident, &input.vis);
        let doc =
            format!("The variants of [`{name}`] whose declaration says nothing about their explanation.");
        let (declared, lifetime) = declared(input, hand, &doc, &self.to_explain);
        let explanations = &self.explanations;
        quote! {
            #declared

            impl #name {
                /// What explains it.
                #[allow(unused_variables, clippy::all)]
                #vis fn explanation(&self) -> ::schwung_table::Explained<#hand #lifetime> {
                    match self { #(#explanations)* }
                }
            }
        }
    }
}

/// The declaration of an enum of variants that are handled by hand, and its lifetime, if it has one.
fn declared(
    input: &DeriveInput,
    hand: &Ident,
    doc: &str,
    all: &[ByHand],
) -> (TokenStream, Option<TokenStream>) {
    let (vis, variants) = (&input.vis, all.iter().map(|it| &it.declared));
    let borrows = all.iter().any(|it| it.borrows);
    let (lifetime, elided) = (borrows.then(|| quote!(<'a>)), borrows.then(|| quote!(<'_>)));
    let declared = quote! {
        #[doc = #doc]
        #[derive(Clone, Copy, Debug)]
        #[allow(missing_docs)] // as in the enum itself
        #vis enum #hand #lifetime { #(#variants,)* }
    };
    (declared, elided)
}

fn whole(input: &DeriveInput) -> Result<Whole> {
    let mut whole = Whole::default();
    let is_enum = matches!(input.data, syn::Data::Enum(_));
    let Some(it) = attribute(&input.attrs, "line")?.filter(|_| is_enum) else { return Ok(whole) };
    it.parse_nested_meta(|meta| {
        if meta.path.is_ident("prefix") {
            whole.prefix = meta.value()?.parse::<LitStr>()?.value();
        } else if meta.path.is_ident("rest") {
            whole.rest = Some(meta.value()?.parse()?);
        } else if meta.path.is_ident("explain") {
            whole.explain = Some(meta.value()?.parse()?);
        } else if meta.path.is_ident("usual") {
            whole.usual = Some(meta.value()?.parse()?);
        } else {
            return Err(meta.error("expected `explain`, `prefix`, `rest` or `usual`"));
        }
        Ok(())
    })?;
    Ok(whole)
}

/// A variant with references to all fields.
struct ByHand {
    declared: TokenStream,
    /// How it is made.
    made: TokenStream,
    /// Whether it has fields.
    borrows: bool,
}

fn by_hand(shape: &Shape<'_>) -> ByHand {
    let Some(variant) = shape.variant else {
        return ByHand { declared: quote!(), made: quote!(), borrows: false };
    };
    let (mut declared, mut made) = (Vec::new(), Vec::new());
    for part in &shape.fields {
        let (member, bound, ty) = (&part.member, &part.bound, &part.field.ty);
        declared.push(match member {
            Member::Named(name) => quote!(#name: &'a #ty),
            Member::Unnamed(_) => quote!(&'a #ty),
        });
        made.push(quote!(#member: #bound));
    }
    let declared = match shape.fields.first().map(|it| &it.member) {
        None => quote!(#variant),
        Some(Member::Named(_)) => quote!(#variant { #(#declared),* }),
        Some(Member::Unnamed(_)) => quote!(#variant(#(#declared),*)),
    };
    ByHand { declared, made: quote!(#variant { #(#made),* }), borrows: !shape.fields.is_empty() }
}

/// Whom a line is about: what `about(...)` says, or else the field `actor` or `who`, or that of the enum.
fn whom(shape: &Shape<'_>, told: &Told, of_enum: Option<&Ident>) -> Result<TokenStream> {
    let field = |name: &dyn Fn(&Ident) -> bool| {
        shape.fields.iter().find(|it| matches!(&it.member, Member::Named(it) if name(it)))
    };
    let usual = || field(&|it| it == "actor" || it == "who").or_else(|| field(&|it| Some(it) == of_enum));
    if let Some(place) = &told.inner {
        let place = place.reference(shape)?;
        return Ok(quote!(::schwung_table::Line::about(#place)));
    }
    let whom = match (&told.about, usual()) {
        (Some(places), _) => places.iter().map(|it| it.reference(shape)).collect::<Result<Vec<_>>>()?,
        (None, usual) => usual.map(|it| it.bound.to_token_stream()).into_iter().collect(),
    };
    let about = whom.iter().map(|it| quote!(::schwung_table::Line::about(#it)));
    Ok(about.reduce(|a, b| quote!(#a.or_else(|| #b))).unwrap_or_else(|| quote!(None)))
}

impl Say {
    /// The keys that the message may have.
    fn keys(&self, shape: &Shape<'_>, prefix: &str) -> Vec<String> {
        let variant = shape.variant.map(ToString::to_string).unwrap_or_default();
        let keys = match &self.key {
            Key::Usual => vec![separated(&variant, '-')],
            Key::Given(key) => vec![key.value()],
            Key::Either(_, yes, no) => vec![yes.value(), no.value()],
        };
        keys.into_iter().map(|it| format!("{prefix}{it}")).collect()
    }

    fn phrase(&self, shape: &Shape<'_>, keys: &[String]) -> Result<TokenStream> {
        let key = match &self.key {
            Key::Usual | Key::Given(_) => quote!(#(#keys)*),
            Key::Either(place, ..) => {
                let (place, yes, no) = (place.reference(shape)?, &keys[0], &keys[1]);
                quote!(if *#place { #yes } else { #no })
            }
        };
        let mut args = Vec::new();
        for (name, place) in &self.args {
            let (name, place) = (name.to_string(), place.reference(shape)?);
            args.push(quote!((#name, ::schwung_table::Say::word(#place))));
        }
        Ok(quote!(::schwung_table::Phrase { key: #key, args: vec![#(#args),*] }))
    }
}
