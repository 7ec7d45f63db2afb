// Texts about chances, loaded together with the components that use them.
import { addTexts } from '../i18n';

export const fetchTexts = (): Promise<void> =>
  addTexts('page-chances', {
    de: async () => (await import('../../../../messages/de/page-chances.ftl')).default,
    en: async () => (await import('../../../../messages/en/page-chances.ftl')).default,
  });
