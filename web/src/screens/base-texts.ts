// Texts, for parts that also ask whether a message exists.
export { has, t } from '../lib/i18n';
