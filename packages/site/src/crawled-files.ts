import { petMaps } from '@paltu/contracts/cache-tags';
import { feedIn } from './article-feed.ts';
import type { WriteCrawled } from './crawled-text.ts';
import { articlesMap, isListName, mapOfList, mapOfMaps, mostMaps, pagesMap, robotsText } from './site-map.ts';

/** What stands in an address. */
interface AskedFile {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
}

/** What programs read of the site: what robots may open, maps of the site for search engines, feeds of the blog. */
export interface CrawledFile {
  /** As Express takes it. */
  readonly path: string;
  readonly type: string;
  /** With which tag what is kept of it falls; of the others a deleted thing is gone within ten minutes. */
  readonly tagOf?: (asked: AskedFile) => string | undefined;
  /** Undefined where there is no such file. */
  readonly writerOf: (asked: AskedFile) => WriteCrawled | undefined;
}

const listMap = ({ params: { list, number } }: AskedFile): WriteCrawled | undefined => {
  const isThere = /^[1-9]\d?$/.test(String(number)) && Number(number) <= mostMaps;
  return isThere && isListName(list) ? mapOfList(list, Number(number)) : undefined;
};

const robots: WriteCrawled = async () => ({ text: robotsText('{origin}'), isWhole: true });

const xml = 'application/xml; charset=utf-8';

export const crawledFiles: readonly CrawledFile[] = [
  { path: '/robots.txt', type: 'text/plain; charset=utf-8', writerOf: () => robots },
  { path: '/sitemap.xml', type: xml, writerOf: () => mapOfMaps },
  { path: '/sitemap-pages.xml', type: xml, writerOf: () => pagesMap },
  { path: '/sitemap-articles.xml', type: xml, writerOf: () => articlesMap },
  {
    path: '/sitemap-:list-:number.xml',
    type: xml,
    writerOf: listMap,
    tagOf: ({ params: { list } }) => (list === 'pets' ? petMaps : undefined),
  },
  // A feed is in the language that its address names.
  { path: '/feed.xml', type: 'application/rss+xml; charset=utf-8', writerOf: ({ query }) => feedIn(query['lang'] === 'ur' ? 'ur' : 'en') },
];

/** An address that is no page, and the page to which it leads. */
export interface MailedLink {
  /** As Express takes it. */
  readonly path: string;
  readonly pageOf: (params: Readonly<Record<string, unknown>>) => string;
}

/**
 * What the head of a newsletter names for mail programs. One that does not post there, as RFC 8058 has it, opens it in a browser: its
 * reader comes to the page that the mail links to, and ends the subscription there.
 */
export const mailedLinks: readonly MailedLink[] = [
  {
    path: '/api/v1/content/newsletter/unsubscribe/:token',
    pageOf: ({ token }) => `/unsubscribe?token=${encodeURIComponent(String(token))}`,
  },
];
