// English: what is said everywhere and at any table, with the terms of each book, built into the page. Texts of other
// screens and of panels come later: whoever comes to a table waits for less.

import type { Entries } from '../fluent';

/** By path. */
export const pages = import.meta.glob<Entries>(['../../../../messages/en/page.ftl', '../../../../messages/en/page-table.ftl'], { import: 'default', eager: true });
export const terms = import.meta.glob<Entries>('../../../../messages/en/terms-*.ftl', { import: 'default', eager: true });
