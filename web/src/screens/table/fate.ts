// The panels of the Fate books.

import { t } from '../../lib/i18n';
import { asking, margin } from './asking';
import Badge from './Badge.svelte';
import Meeting from './Meeting.svelte';
import Stage from './Stage.svelte';
import type { Kit } from './kit';
import { isFudge } from './faces';
import { rest } from './fate-parts';
import { likely, sceneOf } from './scene';

export const kit: Kit = {
  Badge,
  Dialogs: rest.part((it) => it.Dialogs),
  Meeting,
  MySheet: rest.part((it) => it.MySheet),
  People: rest.part((it) => it.People),
  Secrets: rest.part((it) => it.Secrets),
  Stage,
  asking,
  margin,
  likely: (view) => likely(sceneOf(view)),
  inPlay: { id: 'aspects', label: () => t('table-key-aspects') },
  plans: true,
  dice: '4dF',
  diceOf: (view) => {
    const { faces } = sceneOf(view).dice;
    return faces.every(isFudge) ? '4dF' : `${faces.length}d${faces[0]?.length ?? 6}`;
  },
};
