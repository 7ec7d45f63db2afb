// The reader's own characters, with which a play can be continued.
import type { View } from '../../wire';
import { get, text } from '../api';
import { load } from '../characters/shelf.svelte';
import { lang } from '../i18n';
import { seats } from '../places';
import { namesOf } from '../scenes';

export interface Own {
  name: string;
  /** Title of the table where it is played; empty if it is on the shelf. */
  table: string;
  /** Its file. */
  body: () => Promise<string>;
}

/** Maximum number of tables that are searched for the reader's characters, latest first. */
const TABLES = 3;

/** The reader's own characters of a book: those played at the current or last table, then those on the shelf. */
export async function ownCharacters(system: string): Promise<Own[]> {
  const here = /^\/t\/([^/]+)/.exec(location.pathname)?.[1];
  const played = seats.all().filter((it) => it.role === 'player');
  const tables = [...played.filter((it) => it.table === here), ...played.filter((it) => it.table !== here)].slice(0, TABLES);
  const found = await Promise.all([...tables.map((it) => atTable(it.token, system).catch(() => [])), onShelf(system).catch(() => [])]);
  return found.flat();
}

async function atTable(token: string, system: string): Promise<Own[]> {
  const { house, scene } = await get<View>(`/api/table/view?lang=${lang()}`, token);
  if (house.system !== system) return [];
  const people = namesOf(scene);
  const actors = house.seats.filter((it) => it.mine).flatMap((it) => it.actors);
  return actors.flatMap((actor) => {
    const name = people.get(actor);
    return name ? [{ name, table: house.title, body: () => text(`/api/table/characters/${actor}?lang=${lang()}`, token) }] : [];
  });
}

async function onShelf(system: string): Promise<Own[]> {
  const { items } = await load();
  const fitting = items.filter((it) => it.system === system && (it.kind === 'character' || it.kind === 'npc'));
  return fitting.map((it) => ({ name: it.name, table: '', body: () => Promise.resolve(it.body) }));
}
