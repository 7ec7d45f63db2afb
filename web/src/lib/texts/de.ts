// The German texts of the table and those shared by all screens, with the terms of each book. Texts of other screens
// and of panels are loaded later, to keep the first download small.

import type { Entries } from '../fluent';

/** Files by path. */
export const pages = import.meta.glob<Entries>(['../../../../messages/de/page.ftl', '../../../../messages/de/page-table.ftl', '../../../../messages/de/words.ftl'], { import: 'default', eager: true });
export const terms = import.meta.glob<Entries>(['../../../../messages/de/terms-*.ftl', '../../../../messages/de/words-*.ftl'], { import: 'default', eager: true });
