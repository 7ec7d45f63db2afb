// Texts of these panels, loaded together with them.

import { addTexts } from '../i18n';

export const fetchTexts = (): Promise<void> =>
  addTexts('page-zerospace', {
    de: async () => (await import('../../../../messages/de/page-zerospace.ftl')).default,
    en: async () => (await import('../../../../messages/en/page-zerospace.ftl')).default,
  });
