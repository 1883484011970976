import { i18n } from '#shared/i18n/i18n.ts';
import { breadcrumbs } from '#shared/navigation/breadcrumbs.ts';
import type { PageHead } from '#shared/navigation/page-head.ts';
import { pathOf } from '#shared/navigation/page-path.ts';

/** Where one writes to, as search engines read it. */
export function contactHead(): PageHead {
  const page = {
    '@type': 'ContactPage',
    name: i18n.t('contact:title'),
    inLanguage: i18n.language,
    url: `${location.origin}${pathOf('contact')}`,
    mainEntity: {
      '@type': 'Organization',
      name: 'Paltu',
      alternateName: 'پالتو',
      url: `${location.origin}/`,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        url: `${location.origin}${pathOf('contact')}`,
        availableLanguage: ['en', 'ur'],
        areaServed: 'PK',
      },
    },
  };
  return { description: i18n.t('contact:description'), data: [page, breadcrumbs([{ key: 'contact', name: i18n.t('contact:title') }])] };
}
