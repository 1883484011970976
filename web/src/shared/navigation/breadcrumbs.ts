import { i18n } from '../i18n/i18n.ts';
import { addressOf } from './page-address.ts';

/** The way from home to a page, in the language that is shown, as search engines read it. */
export function breadcrumbs(way: readonly { key: string; name: string }[]): object {
  const all = [{ key: 'home', name: i18n.t('shell:nav.home') }, ...way];
  const itemListElement = all.map(({ key, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: addressOf(key),
  }));
  return { '@type': 'BreadcrumbList', itemListElement };
}
