import { i18n } from '../i18n/i18n.ts';
import { pathOf } from './page-path.ts';

/** The address of a page in the language that is shown, with scheme and host of the site. */
export function addressOf(key: string): string {
  return `${location.origin}${pathOf(key)}${i18n.language === 'ur' ? '?lang=ur' : ''}`;
}
