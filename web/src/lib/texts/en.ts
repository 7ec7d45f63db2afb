// The English texts of the table and those shared by all screens, with the terms of each book. Texts of other screens
// and of panels are loaded later, to keep the first download small.

import type { Entries } from '../fluent';

/** Files by path. */
export const pages = import.meta.glob<Entries>(['../../../../messages/en/page.ftl', '../../../../messages/en/page-table.ftl', '../../../../messages/en/words.ftl'], { import: 'default', eager: true });
export const terms = import.meta.glob<Entries>(['../../../../messages/en/terms-*.ftl', '../../../../messages/en/words-*.ftl'], { import: 'default', eager: true });
