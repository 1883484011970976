import { i18n } from '../i18n/i18n.ts';
import { pathOf } from './page-path.ts';

/** The mean of the reviews as search engines read it: nothing before the first review. */
export function ratingData({ rating, reviews }: { rating: number; reviews: number }): object {
  if (reviews === 0) return {};
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews, bestRating: 5, worstRating: 1 } };
}

/** The address of a page in the language that is shown, with scheme and host of the site. */
export function addressOf(key: string): string {
  return `${location.origin}${pathOf(key)}${i18n.language === 'ur' ? '?lang=ur' : ''}`;
}

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
