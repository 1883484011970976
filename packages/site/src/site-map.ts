import { dataOf, type CrawledText, type ReadApi, type WriteCrawled } from './crawled-text.ts';

/** One map names so many pages of a list, a thousand things. */
const pagesPerMap = 10;
const pageSize = 100;
/** The API has no pages beyond 20,000 things; a crawler finds the others by the filters of the list. */
export const mostMaps = 20;

/** For search engines only what everybody may open and what is no form. */
const closed = [
  'admin-',
  'dashboard',
  'profile',
  'post-listing',
  'pet-dealing-',
  'vet-*-book',
  'vet-dashboard',
  'vet-profile-page',
  'vendor-dashboard',
  'vendor-storefront-page',
  'reset-password',
  'verify-email',
  'confirm-subscription',
  'unsubscribe',
];

export const robotsText = (origin: string): string =>
  ['User-agent: *', ...closed.map((start) => `Disallow: /${start}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');

/** The address of a page in each language, the first of which is the one without a choice. */
const entryOf = (path: string, changedAt?: string): string => {
  const addresses = { en: path, ur: `${path}?lang=ur` };
  const alternates = Object.entries({ ...addresses, 'x-default': path }).map(
    ([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="{origin}${address}"/>`,
  );
  const changed = changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`;
  return Object.values(addresses)
    .map((address) => `<url><loc>{origin}${address}</loc>${changed}${alternates.join('')}</url>`)
    .join('\n');
};

const xml = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const mapOf = (entries: readonly string[], isWhole: boolean): CrawledText => {
  const start = `<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
  return { text: [xml, start, ...entries, '</urlset>\n'].join('\n'), isWhole };
};

/** Pages that are the same for everybody. */
export const pagesMap: WriteCrawled = async ({ known }) =>
  mapOf(
    known.indexed.map((key) => entryOf(key === 'home' ? '/' : `/${key}`)),
    true,
  );

interface Article {
  readonly slug: string;
  readonly updatedAt: string;
}

/** Every article of the blog: there are few. */
export const articlesMap: WriteCrawled = async ({ read }) => {
  const found = dataOf<{ posts: readonly Article[] }>(await read(`/api/v1/content/articles?limit=${pageSize}`));
  const entries = (found?.posts ?? []).map(({ slug, updatedAt }) => entryOf(`/blog-${slug}`, updatedAt));
  return mapOf(entries, found !== undefined);
};

interface Thing {
  readonly id: string;
  readonly updatedAt?: string;
}

/** What has a list, and a page for each: `/pet-{id}` of `pets`. */
const lists = { pets: 'pet', vets: 'vet', accessories: 'accessory', stores: 'store' } as const;

type ListName = keyof typeof lists;

export const isListName = (name: unknown): name is ListName => typeof name === 'string' && Object.hasOwn(lists, name);

const readPage = async (list: ListName, page: number, read: ReadApi): Promise<readonly Thing[] | undefined> =>
  dataOf<Record<ListName, readonly Thing[]>>(await read(`/api/v1/${list}?limit=${pageSize}&page=${page}&sortBy=newest`))?.[list];

/** A thousand of what a list has, the newest of all in the first map. */
export const mapOfList =
  (list: ListName, number: number): WriteCrawled =>
  async ({ read }) => {
    const entries: string[] = [];
    for (let page = (number - 1) * pagesPerMap + 1; page <= number * pagesPerMap; page += 1) {
      const things = await readPage(list, page, read);
      if (things === undefined) return mapOf(entries, false);
      entries.push(...things.map(({ id, updatedAt }) => entryOf(`/${lists[list]}-${id}`, updatedAt)));
      if (things.length < pageSize) break;
    }
    return mapOf(entries, true);
  };

/** How many maps a list fills; undefined where it could not be read. The total that the API answers ends at a thousand. */
const countMaps = async (list: ListName, read: ReadApi): Promise<number | undefined> => {
  for (let count = 0; count < mostMaps; count += 1) {
    const next = await readPage(list, count * pagesPerMap + 1, read);
    if (next === undefined) return undefined;
    if (next.length === 0) return count;
  }
  return mostMaps;
};

/** The map of the maps: pages, articles, and as many of each list as it has thousands: a map without a page would be none. */
export const mapOfMaps: WriteCrawled = async ({ read }) => {
  const counted = await Promise.all((Object.keys(lists) as ListName[]).map(async (list) => ({ list, count: await countMaps(list, read) })));
  const names = counted.flatMap(({ list, count = 1 }) => Array.from({ length: count }, (_none, index) => `${list}-${index + 1}`));
  const entries = ['pages', 'articles', ...names].map((name) => `<sitemap><loc>{origin}/sitemap-${name}.xml</loc></sitemap>`);
  const text = [xml, `<sitemapindex ${namespace}>`, ...entries, '</sitemapindex>\n'].join('\n');
  return { text, isWhole: counted.every(({ count }) => count !== undefined) };
};
