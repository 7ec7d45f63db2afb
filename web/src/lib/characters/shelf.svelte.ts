// The shelf of this browser's person: a link without an account, kept like the links to tables.
import type { CampaignHead, CampaignView, Created, DiceInsightView, Found, Joined, NewShelf, PastItem, Problem, PutCampaign, PutItem, ShelfView, StoredItem } from '../../wire';
import { get, post, remove, send, text } from '../api';
import { lang } from '../i18n';
import { cell } from '../cell.svelte';
import { stored, store } from '../stored';

const KEY = 'schwung.shelf';
const changed = cell(0);

/** The token of the shelf; `null` if there is none yet. Reactive. */
export function token(): string | null {
  changed.get();
  return stored(KEY);
}

/** Uses another shelf, or none. */
export function use(next: string | null): void {
  store(KEY, next);
  changed.set(changed.get() + 1);
}

/** A link that opens this shelf on another device. The fragment never reaches a server log. */
export const url = (of: string): string => `${location.origin}/shelf#${of}`;
/** A link by which others read one item. */
export const sharedUrl = (of: string): string => `${location.origin}/shelf/shared#${of}`;

/** The token of the shelf, which is created if there is none. */
async function needed(): Promise<string> {
  const known = token();
  if (known !== null) return known;
  const made = await post<NewShelf>('/api/shelf', {});
  use(made.token);
  return made.token;
}

/** A key that makes a request unique, so that repeating it changes nothing. */
export const key = (): string => Array.from(crypto.getRandomValues(new Uint8Array(12)), (it) => it.toString(16).padStart(2, '0')).join('');

/** Everything on the shelf; empty if there is none. */
export async function load(): Promise<ShelfView> {
  const known = token();
  if (known === null) return { items: [], room: 0 };
  return get<ShelfView>('/api/shelf', known);
}

/**
 * Puts an item on the shelf, or changes it. Repeats the request if the answer was lost. Putting an item with the same key again
 * does not change it.
 */
export async function put(item: Omit<PutItem, 'key'>, unique = key()): Promise<StoredItem> {
  const of = await needed();
  const send = () => post<StoredItem>('/api/shelf/items', { ...item, key: unique }, of);
  try {
    return await send();
  } catch (it) {
    if ((it as Problem).status !== 0) throw it;
    return send();
  }
}

export const take = async (item: StoredItem): Promise<void> => remove(`/api/shelf/items/${item.id}?version=${item.version}`, await needed());
export const past = async (item: StoredItem): Promise<PastItem[]> => get<PastItem[]>(`/api/shelf/items/${item.id}/past`, await needed());
export const share = async (item: StoredItem): Promise<string> => (await post<NewShelf>(`/api/shelf/items/${item.id}/share`, {}, await needed())).token;
export const unshare = async (item: StoredItem): Promise<void> => remove(`/api/shelf/items/${item.id}/share`, await needed());
export const renew = async (): Promise<void> => use((await post<NewShelf>('/api/shelf/link', {}, await needed())).token);
export async function destroy(): Promise<void> {
  await remove('/api/shelf', await needed());
  use(null);
}
export const shared = (of: string): Promise<StoredItem> => get<StoredItem>('/api/shared', of);

/** Begins a campaign, or changes its name and notes. A lost answer is asked for again. */
export async function putCampaign(campaign: Omit<PutCampaign, 'key'>): Promise<CampaignHead> {
  const [of, unique] = [await needed(), key()];
  const change = () => post<CampaignHead>('/api/shelf/campaigns', { ...campaign, key: unique }, of);
  try {
    return await change();
  } catch (it) {
    if ((it as Problem).status !== 0) throw it;
    return change();
  }
}

const path = (id: number) => `/api/shelf/campaigns/${id}`;

export const campaign = async (id: number): Promise<CampaignView> => get<CampaignView>(`${path(id)}?lang=${lang()}`, await needed());
export const removeCampaign = async (id: number, version: number): Promise<void> => remove(`${path(id)}?version=${version}`, await needed());
export const search = async (id: number, words: string): Promise<Found[]> => get<Found[]>(`${path(id)}/find?lang=${lang()}&words=${encodeURIComponent(words)}`, await needed());
/** The rolls of people at all tables of the campaign. */
export const dice = async (id: number): Promise<DiceInsightView[]> => get<DiceInsightView[]>(`${path(id)}/dice?lang=${lang()}`, await needed());
/** Adds a table to a campaign, which then shows the parts that this token for the table may see. */
export const takeIn = async (id: number, table: string): Promise<void> => send(`${path(id)}/tables`, { token: table }, await needed());
export const takeOut = async (id: number, table: string): Promise<void> => remove(`${path(id)}/tables/${table}`, await needed());
/** Another token for a table of a campaign, for this device. */
export const enter = async (id: number, table: string): Promise<Joined> => post<Joined>(`${path(id)}/tables/${table}/enter`, {}, await needed());
/** Goes on at a new table. */
export const goOn = async (id: number, from: string, title: string): Promise<Created> => post<Created>(`${path(id)}/next`, { from, title }, await needed());
/** The keepsake of an evening, or its Markdown, is below this address. */
export const ofTable = (id: number, table: string): string => `${path(id)}/tables/${table}`;
export const lastTime = async (id: number, table: string): Promise<string> => text(`${path(id)}/tables/${table}/recap?last=true&lang=${lang()}`, await needed());
