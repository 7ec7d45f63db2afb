// Copies text to the clipboard, also over plain HTTP, where the clipboard API is not available.

import { toast } from '../toasts.svelte';
import { t } from '../i18n';

/** Copies a text and confirms it. */
export async function copy(text: string): Promise<boolean> {
  const done = await native(text) || byHand(text);
  toast(done ? t('ds-page-copied', { text: short(text) }) : t('ds-page-not-copied'), { bad: !done });
  return done;
}

async function native(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function byHand(text: string): boolean {
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
  field.style.cssText = 'position: fixed; inset-inline-start: -100vw';
  // In a dialog, nothing outside of it can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  const before = document.activeElement;
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return done;
}

const MOST = 60;
const short = (text: string): string => ([...text].length > MOST ? `${[...text].slice(0, MOST).join('')}…` : text);
