import type { PageHead } from '../../src/shared/navigation/page-head.ts';
import { siteOrigin } from './site-origin.ts';

interface HeadParts {
  /** What stands in the root of the page. */
  readonly html: string;
  readonly head: PageHead | undefined;
  readonly language: 'en' | 'ur';
  readonly path: string | undefined;
}

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const titleOf = (html: string): string => {
  const heading = textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '');
  return heading === '' ? 'Paltu' : `${heading} · Paltu`;
};

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

const addressIn = (path: string, language: 'en' | 'ur'): string => `${siteOrigin}${path}${language === 'ur' ? '?lang=ur' : ''}`;

/** Each language has an address of its own; without one a reader gets the language of their cookie, or English. */
const addresses = (path: string, language: 'en' | 'ur'): string[] => [
  `<link rel="canonical" href="${addressIn(path, language)}">`,
  `<meta property="og:url" content="${addressIn(path, language)}">`,
  ...(['en', 'ur'] as const).map((one) => `<link rel="alternate" hreflang="${one}" href="${addressIn(path, one)}">`),
  `<link rel="alternate" hreflang="x-default" href="${addressIn(path, 'en')}">`,
];

const structured = (data: object): string => `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;

/** What the head of a page says: `fill` writes it over what the template says for all pages, `tags` are what it has beside that. */
export const headOf = ({ html, head, language, path }: HeadParts): { fill: (template: string) => string; tags: readonly string[] } => {
  const title = titleOf(html);
  const fill = (template: string): string => {
    const titled = template
      .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
      .replace(/(<meta property="og:title" content=")[^"]*/, (_whole, start: string) => `${start}${title.replace(/"/g, '&quot;')}`);
    if (head === undefined) return titled;
    const description = escaped(head.description);
    return titled.replace(
      /(<meta (?:name="description"|property="og:description") content=")[^"]*/g,
      (_whole, start: string) => `${start}${description}`,
    );
  };
  const tags = [
    '<meta property="og:site_name" content="Paltu">',
    `<meta property="og:locale" content="${language}_PK">`,
    ...(path === undefined ? [] : addresses(path, language)),
    ...(head?.data ?? []).map((one) => structured({ '@context': 'https://schema.org', ...one })),
  ];
  return { fill, tags };
};
