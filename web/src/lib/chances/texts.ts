// What is said of chances, fetched with what says it.
import { addTexts } from '../i18n';

export const fetchTexts = (): Promise<void> =>
  addTexts('page-chances', {
    de: async () => (await import('../../../../messages/de/page-chances.ftl')).default,
    en: async () => (await import('../../../../messages/en/page-chances.ftl')).default,
  });
