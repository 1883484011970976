import { dataOf, type WriteCrawled } from './crawled-text.ts';
import { escaped, type Language } from './html.ts';

interface Article {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly tags: readonly string[];
  readonly publishedAt: string;
}

/** Title and text of the blog's page. */
const words = {
  en: { title: 'Paltu: the blog', text: 'Articles about keeping pets in Pakistan, with their sources.', language: 'en-PK' },
  ur: { title: 'Paltu: بلاگ', text: 'پاکستان میں پالتو جانور رکھنے کے بارے میں مضامین، ماخذ کے ساتھ۔', language: 'ur-PK' },
};

const inLanguage = (path: string, language: Language): string => `{origin}${path}${language === 'ur' ? '?lang=ur' : ''}`;

const itemOf = ({ slug, title, excerpt, tags, publishedAt }: Article, language: Language): string => {
  const address = inLanguage(`/blog-${slug}`, language);
  return [
    '<item>',
    `<title>${escaped(title)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    `<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>`,
    ...tags.map((tag) => `<category>${escaped(tag)}</category>`),
    `<description>${escaped(excerpt)}</description>`,
    '</item>',
  ].join('');
};

/** The articles of the blog in one language as RSS 2.0, the newest first. */
export const feedIn =
  (language: Language): WriteCrawled =>
  async ({ read }) => {
    const found = dataOf<{ posts: readonly Article[] }>(await read(`/api/v1/content/articles?lang=${language}&limit=50`));
    const { title, text, language: code } = words[language];
    const channel = [
      `<title>${title}</title>`,
      `<link>${inLanguage('/blog', language)}</link>`,
      `<description>${text}</description>`,
      `<language>${code}</language>`,
      `<atom:link href="${inLanguage('/feed.xml', language)}" rel="self" type="application/rss+xml"/>`,
      ...(found?.posts ?? []).map((article) => itemOf(article, language)),
    ];
    const start = '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>';
    return {
      text: ['<?xml version="1.0" encoding="UTF-8"?>', start, ...channel, '</channel></rss>\n'].join('\n'),
      isWhole: found !== undefined,
    };
  };
