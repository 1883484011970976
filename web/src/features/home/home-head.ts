import { i18n } from '#shared/i18n/i18n.ts';
import type { PageHead } from '#shared/navigation/page-head.ts';

/** The site and who runs it, as search engines read them. */
export function homeHead(): PageHead {
  const url = `${location.origin}/`;
  const names = { name: 'Paltu', alternateName: 'پالتو', url };
  return {
    description: i18n.t('home:hero.text'),
    data: [
      { '@type': 'WebSite', ...names, inLanguage: i18n.language },
      { '@type': 'Organization', ...names, areaServed: 'PK' },
    ],
  };
}
