//! Structs and the variants of enums, treated alike.

use proc_macro2::{Span, TokenStream};
use quote::{format_ident, quote};
use syn::{Attribute, Data, DeriveInput, Error, Field, Fields, Ident, Member, Result};

/// A struct, or one variant of an enum.
pub(crate) struct Shape<'a> {
    /// `None` for a struct.
    pub(crate) variant: Option<&'a Ident>,
    pub(crate) attrs: &'a [Attribute],
    pub(crate) fields: Vec<Part<'a>>,
    is_tuple: bool,
    pub(crate) span: Span,
}

/// A field with the variable to which it is bound.
pub(crate) struct Part<'a> {
    pub(crate) member: Member,
    pub(crate) bound: Ident,
    pub(crate) field: &'a Field,
}

impl Shape<'_> {
    /// The pattern that binds all fields.
    pub(crate) fn pattern(&self) -> TokenStream {
        let path = match self.variant {
            None => quote!(Self),
            Some(variant) => quote!(Self::#variant),
        };
        let fields = self.fields.iter().map(|it| {
            let (member, bound) = (&it.member, &it.bound);
            quote!(#member: #bound)
        });
        quote!(#path { #(#fields),* })
    }

    /// Whether it has one unnamed field, which is written like its content.
    pub(crate) fn is_newtype(&self) -> bool {
        self.is_tuple && self.fields.len() == 1
    }

    /// The variable of a field.
    pub(crate) fn bound(&self, member: &Member) -> Result<&Ident> {
        let found = self.fields.iter().find(|it| it.member == *member);
        found.map(|it| &it.bound).ok_or_else(|| Error::new_spanned(member, "there is no such field"))
    }
}

/// The struct, or all variants of the enum.
pub(crate) fn shapes(input: &DeriveInput) -> Result<Vec<Shape<'_>>> {
    match &input.data {
        Data::Struct(it) => Ok(vec![shape(None, &input.attrs, &it.fields, input.ident.span())]),
        Data::Enum(it) => {
            let shapes = it.variants.iter();
            Ok(shapes.map(|it| shape(Some(&it.ident), &it.attrs, &it.fields, it.ident.span())).collect())
        }
        Data::Union(_) => Err(Error::new_spanned(&input.ident, "unions are not supported")),
    }
}

fn shape<'a>(
    variant: Option<&'a Ident>,
    attrs: &'a [Attribute],
    fields: &'a Fields,
    span: Span,
) -> Shape<'a> {
    let is_tuple = matches!(fields, Fields::Unnamed(_));
    let parts = fields.members().zip(fields.iter()).map(|(member, field)| {
        let bound = match &member {
            Member::Named(name) => format_ident!("its_{}", name),
            Member::Unnamed(index) => format_ident!("its_{}", index.index),
        };
        Part { member, bound, field }
    });
    Shape { variant, attrs, fields: parts.collect(), is_tuple, span }
}

/// The only attribute of this name, if any.
pub(crate) fn attribute<'a>(attrs: &'a [Attribute], name: &str) -> Result<Option<&'a Attribute>> {
    let mut all = attrs.iter().filter(|it| it.path().is_ident(name));
    let first = all.next();
    match all.next() {
        Some(second) => Err(Error::new_spanned(second, "this attribute may be given only once")),
        None => Ok(first),
    }
}
