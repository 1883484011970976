import type { KnownPages } from './known-pages.ts';
import type { PublicRead, ReadPublic } from './read-public.ts';

/** The newest of these are named; a crawler finds the others by the pages of the list. */
const mostPets = 1_000;
const pageSize = 100;
const keptForMs = 10 * 60_000;

/** For search engines only what everybody may open and what is no form. */
const closed = ['admin-', 'dashboard', 'profile', 'post-listing', 'pet-dealing-', 'reset-password', 'verify-email'];

export const robotsText = (origin: string): string =>
  ['User-agent: *', ...closed.map((start) => `Disallow: /${start}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');

interface SiteMapNeeds {
  readonly known: () => Promise<KnownPages>;
  readonly read: ReadPublic | undefined;
}

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

interface PetsPage {
  readonly pets: readonly { readonly id: string; readonly updatedAt: string }[];
}

const petsOf = (answer: PublicRead): PetsPage['pets'] | undefined =>
  answer.kind === 'found' ? (answer.body as { data: PetsPage }).data.pets : undefined;

/** Entries of published listings, and whether all of them could be read. */
const petEntries = async (read: ReadPublic, address: string): Promise<{ entries: string[]; isWhole: boolean }> => {
  const entries: string[] = [];
  for (let page = 1; page <= mostPets / pageSize; page += 1) {
    const pets = petsOf(await read(`/api/v1/pets?limit=${pageSize}&page=${page}&sortBy=newest`, address));
    if (pets === undefined) return { entries, isWhole: false };
    entries.push(...pets.map(({ id, updatedAt }) => entryOf(`/pet-${id}`, updatedAt)));
    if (pets.length < pageSize) break;
  }
  return { entries, isWhole: true };
};

const documentOf = (entries: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');

/**
 * What there is to find: pages that are the same for everybody, and published listings. It is written once in ten minutes, however
 * many ask for it; without the listings it is not kept.
 */
export const siteMap = ({ known, read }: SiteMapNeeds): ((origin: string, address: string) => Promise<string>) => {
  let kept: { readonly text: Promise<string>; readonly until: number } | undefined;
  const write = async (address: string): Promise<string> => {
    const pages = (await known()).indexed.map((key) => entryOf(key === 'home' ? '/' : `/${key}`));
    const { entries, isWhole } = read === undefined ? { entries: [], isWhole: true } : await petEntries(read, address);
    if (!isWhole) kept = undefined;
    return documentOf([...pages, ...entries]);
  };
  return async (origin, address) => {
    if (kept === undefined || kept.until < Date.now()) {
      kept = { text: write(address), until: Date.now() + keptForMs };
      kept.text.catch(() => (kept = undefined));
    }
    return (await kept.text).replaceAll('{origin}', origin);
  };
};
