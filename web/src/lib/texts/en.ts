// English: the page's own messages, and the terms of each book, built into the page.

type Files = Record<string, string>;

/** By path. */
export const pages: Files = import.meta.glob('../../../../messages/en/page*.ftl', { query: '?raw', import: 'default', eager: true });
export const terms: Files = import.meta.glob('../../../../messages/en/terms-*.ftl', { query: '?raw', import: 'default', eager: true });
