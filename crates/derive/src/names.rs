//! Derives the ids that a value refers to, with their places in its JSON.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Attribute, DeriveInput, Error, LitStr, Member, Result};

use crate::input::{Part, Shape, attribute, shapes};

pub(crate) fn derive(input: &DeriveInput) -> Result<TokenStream> {
    let snake = is_snake_case(&input.attrs)?;
    let mut arms = Vec::new();
    for shape in shapes(input)? {
        let pattern = shape.pattern();
        let walk = walk(&shape)?;
        let walk = match shape.variant {
            Some(variant) if !shape.fields.is_empty() => {
                let name = if snake { snake_case(&variant.to_string()) } else { variant.to_string() };
                at(&quote!(Field(#name)), &walk)
            }
            _ => walk,
        };
        arms.push(quote!(#pattern => { #walk }));
    }
    let name = &input.ident;
    let variants = variants(input)?;
    Ok(quote! {
        #variants
        #[automatically_derived]
        #[allow(unused_variables, clippy::all)]
        impl ::schwung_table::Names<crate::Name> for #name {
            fn names(&self, __see: &mut dyn ::schwung_table::Visit<crate::Name>) {
                match self { #(#arms)* }
            }
        }
    })
}

/// For enums, the names of the variants, so that tests can list what they have examples of.
fn variants(input: &DeriveInput) -> Result<TokenStream> {
    let shapes = shapes(input)?;
    let names: Vec<String> = shapes.iter().filter_map(|it| it.variant).map(ToString::to_string).collect();
    if names.is_empty() {
        return Ok(TokenStream::new());
    }
    let (name, vis, variants) = (&input.ident, &input.vis, shapes.iter().map(|it| it.variant));
    Ok(quote! {
        #[automatically_derived]
        #[allow(dead_code)]
        impl #name {
            /// The names of all variants.
            #vis const VARIANTS: &'static [&'static str] = &[#(#names),*];

            /// The name of its variant.
            #vis fn variant(&self) -> &'static str {
                match self { #(Self::#variants { .. } => #names),* }
            }
        }
    })
}

/// Visits something one step further inside.
fn at(step: &TokenStream, inner: &TokenStream) -> TokenStream {
    quote! {
        __see.enter(::schwung_table::Step::#step);
        #inner
        __see.leave();
    }
}

fn walk(shape: &Shape<'_>) -> Result<TokenStream> {
    let mut all = TokenStream::new();
    for part in &shape.fields {
        let bound = &part.bound;
        let mut inner = quote!(::schwung_table::Names::names(#bound, __see););
        if is_aside(part)? {
            inner = quote!(__see.aside(true); #inner __see.aside(false););
        }
        if !shape.is_newtype() {
            let step = match &part.member {
                Member::Named(name) => {
                    let name = renamed(part)?.unwrap_or_else(|| name.to_string());
                    quote!(Field(#name))
                }
                Member::Unnamed(index) => {
                    let index = index.index as usize;
                    quote!(Index(#index))
                }
            };
            inner = at(&step, &inner);
        }
        all.extend(inner);
    }
    Ok(all)
}

fn is_aside(part: &Part<'_>) -> Result<bool> {
    let Some(it) = attribute(&part.field.attrs, "names")? else { return Ok(false) };
    let word: syn::Ident = it.parse_args()?;
    if word == "aside" { Ok(true) } else { Err(Error::new_spanned(word, "expected `aside`")) }
}

/// Whether serde writes the variants in snake case.
fn is_snake_case(attrs: &[Attribute]) -> Result<bool> {
    let mut snake = false;
    each_of_serde(attrs, |meta| {
        if meta.path.is_ident("rename_all") {
            let case: LitStr = meta.value()?.parse()?;
            snake = case.value() == "snake_case";
            return if snake { Ok(()) } else { Err(meta.error("only snake_case is supported")) };
        }
        for unsupported in ["tag", "untagged", "content", "rename_all_fields"] {
            if meta.path.is_ident(unsupported) {
                return Err(meta.error("this would change the places of ids"));
            }
        }
        skip(&meta)
    })?;
    Ok(snake)
}

/// The name by which serde writes a field, if it is not its own.
fn renamed(part: &Part<'_>) -> Result<Option<String>> {
    let mut name = None;
    each_of_serde(&part.field.attrs, |meta| {
        if meta.path.is_ident("rename") {
            let value: LitStr = meta.value()?.parse()?;
            name = Some(value.value());
            return Ok(());
        }
        if meta.path.is_ident("flatten") {
            return Err(meta.error("this would change the places of ids"));
        }
        skip(&meta)
    })?;
    Ok(name)
}

fn each_of_serde(
    attrs: &[Attribute],
    mut see: impl FnMut(syn::meta::ParseNestedMeta<'_>) -> Result<()>,
) -> Result<()> {
    attrs.iter().filter(|it| it.path().is_ident("serde")).try_for_each(|it| it.parse_nested_meta(&mut see))
}

/// Skips the value of an attribute that does not matter here.
fn skip(meta: &syn::meta::ParseNestedMeta<'_>) -> Result<()> {
    if meta.input.peek(syn::Token![=]) {
        meta.value()?.parse::<LitStr>()?;
    }
    Ok(())
}

/// As serde does it.
pub(crate) fn snake_case(name: &str) -> String {
    separated(name, '_')
}

pub(crate) fn separated(name: &str, separator: char) -> String {
    let mut out = String::new();
    for (n, letter) in name.char_indices() {
        if n > 0 && letter.is_uppercase() {
            out.push(separator);
        }
        out.extend(letter.to_lowercase());
    }
    out
}
