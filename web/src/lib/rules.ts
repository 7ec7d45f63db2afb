// Texts of rules, cached.
import { get } from './api';
import { lang } from './i18n';

/** A rule in the format of `/api/rules/:id`. */
export interface RuleText {
  id: string;
  title: string;
  /** Text with one line per paragraph. */
  text: string;
  /** The rule whose play shows it; `null` if there is none. */
  play: { id: string } | null;
}

const known = new Map<string, Promise<RuleText>>();

/** The text of a rule in the reader's language. Failed requests are repeated the next time. */
export function rule(id: string): Promise<RuleText> {
  const path = `/api/rules/${encodeURIComponent(id)}?lang=${lang()}`;
  const found = known.get(path) ?? get<RuleText>(path);
  known.set(path, found);
  found.catch(() => known.delete(path));
  return found;
}
