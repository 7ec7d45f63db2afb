// The panels of Dämmersturm.

import type { Kit } from '../../screens/table/kit';
import type { QuestionView, View } from '../../wire';
import { has, t } from '../i18n';
import Ask from './Ask.svelte';
import Badge from './Badge.svelte';
import Beside from './Beside.svelte';
import Everybody from './Everybody.svelte';
import LineActions from './LineActions.svelte';
import MySheet from './MySheet.svelte';
import PasteAnywhere from './PasteAnywhere.svelte';
import Secrets from './Secrets.svelte';
import Strip from './Strip.svelte';
import TableMeeting from './TableMeeting.svelte';
import Tray from './Tray.svelte';
import Wide from './Wide.svelte';
import Window from './Window.svelte';
import { likely, own, personOf, sceneOf } from './scene';

/** The roll in the second person, for the person who rolls; includes the character's name if that person plays several. */
function asking(view: View, question: QuestionView): string | null {
  const scene = sceneOf(view);
  if (!question.mine || question.roll === null || scene.call === null) return null;
  const what = scene.call.text;
  const person = typeof question.actor === 'number' ? personOf(scene, question.actor) : undefined;
  const isOne = question.seat > 0 && own(scene).length <= 1;
  return isOne || !person ? t('ds-page-ask-roll', { what }) : t('ds-page-ask-roll-for', { name: person.name, what });
}

export const kit: Kit = {
  asking,
  Ask,
  Badge,
  Beside,
  Dialogs: PasteAnywhere,
  LineActions,
  Meeting: TableMeeting,
  MySheet,
  People: Everybody,
  Secrets,
  Strip,
  stripEnds: true,
  Tray,
  Wide,
  Window,
  askFirst: true,
  isShort: (question) => question.roll !== null,
  group: (group) => (has(`ds-page-group-${group}`) ? t(`ds-page-group-${group}`) : null),
  likely: (view) => likely(sceneOf(view)),
  inPlay: { id: 'people-title', label: () => t('ds-page-key-people') },
  dice: 'd20',
};
