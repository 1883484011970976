import type { PageHead } from '../../src/shared/navigation/page-head.ts';
import type { HeadOfPage } from './page-messages.ts';
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

/** Of the site. */
const sharePicture = { url: '/share.png', width: 1200, height: 630 };

const picture = ({ url, width, height }: typeof sharePicture): string[] => [
  `<meta property="og:image" content="${siteOrigin}${escaped(url)}">`,
  `<meta property="og:image:width" content="${width}">`,
  `<meta property="og:image:height" content="${height}">`,
  '<meta name="twitter:card" content="summary_large_image">',
];

const structured = (data: object): string => `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;

const feed = (language: 'en' | 'ur'): string => {
  const address = `${siteOrigin}/feed.xml${language === 'ur' ? '?lang=ur' : ''}`;
  return `<link rel="alternate" type="application/rss+xml" title="Paltu" href="${address}">`;
};

/** The contents of the head of a page. */
export const headOf = ({ html, head, language, path }: HeadParts): HeadOfPage => ({
  title: titleOf(html),
  description: head?.description,
  type: head?.type,
  tags: [
    '<meta property="og:site_name" content="Paltu">',
    `<meta property="og:locale" content="${language}_PK">`,
    ...(path === undefined ? [] : [...addresses(path, language), ...picture(head?.picture ?? sharePicture)]),
    ...(head?.hasFeed ? [feed(language)] : []),
    ...(head?.data ?? []).map((one) => structured({ '@context': 'https://schema.org', ...one })),
  ],
});

/** The template with what its page sets of itself in place of what is there for all pages. */
export const withHead = (template: string, { title, description, type }: HeadOfPage): string => {
  const texts = { title, description: description && escaped(description), type };
  const meta = (text: string, name: 'title' | 'description' | 'type'): string => {
    const pattern = new RegExp(`(<meta (?:name|property)="(?:og:)?${name}" content=")[^"]*`, 'g');
    return texts[name] === undefined ? text : text.replace(pattern, (_whole, start: string) => `${start}${texts[name]}`);
  };
  const titled = template.replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`);
  return (['title', 'description', 'type'] as const).reduce(meta, titled);
};
