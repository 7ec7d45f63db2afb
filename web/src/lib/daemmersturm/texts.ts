// Texts of these panels, loaded together with them.

import { addTexts } from '../i18n';

export const fetchTexts = (): Promise<void> =>
  addTexts('page-daemmersturm', {
    de: async () => (await import('../../../../messages/de/page-daemmersturm.ftl')).default,
    en: async () => (await import('../../../../messages/en/page-daemmersturm.ftl')).default,
  });
