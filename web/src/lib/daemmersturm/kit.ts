// The panels of Dämmersturm.

import type { Kit } from '../../screens/table/kit';
import { has, t } from '../i18n';
import Ask from './Ask.svelte';
import Badge from './Badge.svelte';
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
import { likely, sceneOf } from './scene';

export const kit: Kit = {
  Ask,
  Badge,
  Dialogs: PasteAnywhere,
  LineActions,
  Meeting: TableMeeting,
  MySheet,
  People: Everybody,
  Secrets,
  Strip,
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
