import { readServedPage } from '@paltu/testing/pages';
import type { CrawledSite } from './crawl-site.ts';

/** Paths of the pages that the maps of the site name. */
const namedIn = ({ files }: Pick<CrawledSite, 'files'>): Set<string> =>
  new Set(
    [...files.values()]
      .flatMap((text) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].flatMap(([, address = '']) => URL.parse(address) ?? []))
      .map(({ pathname, search }) => pathname + search),
  );

/** A page at an address of its own: what else a query asks for has none. */
const isWhole = (path: string): boolean => /^[^?]*(\?lang=(en|ur))?$/.test(path);

type Page = ReturnType<typeof readServedPage>;

const faultOf = (isRight: boolean, fault: string): string[] => (isRight ? [] : [fault]);

const previewFaultsOf = ({ meta, headLinks, language = '' }: Page): string[] => {
  const own = headLinks.find(({ rel }) => rel === 'canonical')?.['href'] ?? 'no address';
  const { 'og:url': url = 'nothing', 'og:locale': locale = 'nothing', 'og:image': picture = '' } = meta;
  return [
    ...['og:title', 'og:description', 'og:type'].filter((name) => (meta[name] ?? '') === '').map((name) => `has no ${name}`),
    ...faultOf(meta['og:description'] === meta['description'], 'describes itself in two ways'),
    ...faultOf(locale === `${language}_PK`, `is in ${language} and declares ${locale}`),
    ...faultOf(url === own, `is at ${own} and declares ${url}`),
    ...faultOf(/^https?:/.test(picture), `has "${picture}" as picture`),
  ];
};

const feedFaultsOf = (path: string, { headLinks, language }: Page): string[] => {
  if (!/^\/blog(-|\?|$)/.test(path)) return [];
  const feed = headLinks.find(({ rel, type }) => rel === 'alternate' && type === 'application/rss+xml')?.['href'] ?? 'nothing';
  return faultOf(URL.parse(feed)?.search === (language === 'ur' ? '?lang=ur' : ''), `names ${feed} as feed`);
};

const faultsOf = (path: string, html: string): string[] => {
  const page = readServedPage(html);
  return [...previewFaultsOf(page), ...feedFaultsOf(path, page)];
};

/**
 * What is wrong with the previews of links (Open Graph) of each page that the maps name or that was prerendered, in its language, and with
 * the feed that the pages of the blog name; each with the address.
 */
export const previewFaults = (site: Pick<CrawledSite, 'pages' | 'files'>): string[] => {
  const named = namedIn(site);
  return [...site.pages]
    .filter(([path, html]) => isWhole(path) && (named.has(path) || html.includes('data-prerendered')))
    .flatMap(([path, html]) => faultsOf(path, html).map((fault) => `${path}: ${fault}`));
};
