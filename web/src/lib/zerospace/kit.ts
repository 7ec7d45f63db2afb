// The panels of ZeroSpace.

import type { Kit } from '../../screens/table/kit';
import { has, t } from '../i18n';
import Badge from './Badge.svelte';
import MySheet from './MySheet.svelte';
import People from './People.svelte';
import Secrets from './Secrets.svelte';
import Stage from './Stage.svelte';
import Strip from './Strip.svelte';
import TableMeeting from './TableMeeting.svelte';
import Window from './Window.svelte';
import { bandOf, likely, sceneOf } from './scene';
import { isShort } from './short';

export const kit: Kit = {
  Badge,
  Meeting: TableMeeting,
  MySheet,
  People,
  Secrets,
  Stage,
  Strip,
  Window,
  stageLast: true,
  askFirst: 'phone',
  isShort,
  group: (group) => (has(`zero-group-${group}`) ? t(`zero-group-${group}`) : null),
  band: (view) => bandOf(sceneOf(view)),
  likely: (view) => likely(sceneOf(view)),
  inPlay: { id: 'order-title', label: () => t('zero-key-order') },
  dice: '2d6',
};
