import type { PublicRead } from './read-public.ts';
import { dataOf, type CrawledText, type ReadApi, type WriteCrawled } from './write-crawled.ts';

/** One map names as many listings. */
const petsPerMap = 1_000;
const pageSize = 100;
/** The API has no pages beyond 20,000 listings; a crawler finds the others by the filters of the list. */
const mostMaps = 20;

/** For search engines only what everybody may open and what is no form. */
const closed = [
  'admin-',
  'dashboard',
  'profile',
  'post-listing',
  'pet-dealing-',
  'vet-dashboard',
  'vet-profile-page',
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

interface Pet {
  readonly id: string;
  readonly updatedAt: string;
}

const petsOf = (answer: PublicRead | undefined) => dataOf<{ pets: readonly Pet[] }>(answer)?.pets;

/** A thousand published listings, the newest of all in the first map. */
export const petsMap =
  (number: number): WriteCrawled =>
  async ({ read }) => {
    const pagesPerMap = petsPerMap / pageSize;
    const entries: string[] = [];
    for (let page = (number - 1) * pagesPerMap + 1; page <= number * pagesPerMap; page += 1) {
      const pets = petsOf(await read(`/api/v1/pets?limit=${pageSize}&page=${page}&sortBy=newest`));
      if (pets === undefined) return mapOf(entries, false);
      entries.push(...pets.map(({ id, updatedAt }) => entryOf(`/pet-${id}`, updatedAt)));
      if (pets.length < pageSize) break;
    }
    return mapOf(entries, true);
  };

const countPets = async (read: ReadApi): Promise<number | undefined> =>
  dataOf<{ stats: { total: number } }>(await read('/api/v1/pets/stats'))?.stats.total;

/** The map of the maps: pages, articles, and as many of listings as there are thousands of them. */
export const mapOfMaps: WriteCrawled = async ({ read }) => {
  const total = await countPets(read);
  const count = Math.min(mostMaps, Math.max(1, Math.ceil((total ?? 0) / petsPerMap)));
  const names = ['pages', 'articles', ...Array.from({ length: count }, (_none, index) => `pets-${index + 1}`)];
  const entries = names.map((name) => `<sitemap><loc>{origin}/sitemap-${name}.xml</loc></sitemap>`);
  return { text: [xml, `<sitemapindex ${namespace}>`, ...entries, '</sitemapindex>\n'].join('\n'), isWhole: total !== undefined };
};
