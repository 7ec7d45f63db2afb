// Texts of plays, loaded together with the component that uses them.
import { addTexts } from '../i18n';

export const fetchTexts = (): Promise<void> =>
  addTexts('page-plays', {
    de: async () => (await import('../../../../messages/de/page-plays.ftl')).default,
    en: async () => (await import('../../../../messages/en/page-plays.ftl')).default,
  });
