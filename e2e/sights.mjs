// The content that a page was shown, from the messages on its socket: whole views, and differences to the view before.

/** Follows the messages of one socket. */
export class Sights {
  #view = null;

  /** The update in this message: its whole view and its lines; `null` for other messages. */
  hear(text) {
    const message = JSON.parse(text);
    const update = message.update ?? message.welcome ?? message.difference;
    if (!update) return null;
    if (message.difference) {
      this.#view = structuredClone(this.#view);
      for (const edit of update.patch) this.#edit(edit);
    } else {
      this.#view = update.view;
    }
    return { view: this.#view, lines: update.lines };
  }

  #edit({ op, path, value }) {
    const names = path.split('/').slice(1).map((it) => it.replaceAll('~1', '/').replaceAll('~0', '~'));
    const last = names.pop();
    if (last === undefined) {
      this.#view = value;
      return;
    }
    const within = names.reduce((it, name) => it[name], this.#view);
    if (Array.isArray(within)) within.splice(Number(last), op === 'add' ? 0 : 1, ...(op === 'remove' ? [] : [value]));
    else if (op === 'remove') delete within[last];
    else within[last] = value;
  }
}

/** All updates in these messages of one socket, from the first `welcome` on. */
export function updates(frames) {
  const sights = new Sights();
  return frames.map((it) => sights.hear(it)).filter((it) => it !== null);
}
