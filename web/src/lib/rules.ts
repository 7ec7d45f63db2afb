// Texts of rules, fetched once.
import { get } from './api';
import { lang } from './i18n';

/** A rule, as `/api/rules/:id` gives it. */
export interface RuleText {
  id: string;
  title: string;
  /** Paragraphs with a line break between them. */
  text: string;
}

const known = new Map<string, Promise<RuleText>>();

/** The text of a rule in the reader's language. What failed is tried again the next time. */
export function rule(id: string): Promise<RuleText> {
  const path = `/api/rules/${encodeURIComponent(id)}?lang=${lang()}`;
  const found = known.get(path) ?? get<RuleText>(path);
  known.set(path, found);
  found.catch(() => known.delete(path));
  return found;
}
