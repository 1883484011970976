import { i18n } from '#shared/i18n/i18n.ts';
import { breadcrumbs } from '#shared/navigation/breadcrumbs.ts';
import type { PageHead } from '#shared/navigation/page-head.ts';

/** Who runs the site, as search engines read it. */
export function aboutHead(): PageHead {
  const description = i18n.t('about:text');
  const organization = {
    '@type': 'Organization',
    name: 'Paltu',
    alternateName: 'پالتو',
    url: `${location.origin}/`,
    description,
    areaServed: 'PK',
  };
  return { description, data: [organization, breadcrumbs([{ key: 'about', name: i18n.t('about:title') }])] };
}
