import { expect, test } from '@jest/globals';
import { siteFaults } from './site-faults.ts';

const origin = 'https://paltu.example';
const xml = '<?xml version="1.0" encoding="UTF-8"?>';

const feed = (item: string): string =>
  `${xml}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>Blog</title><link>${origin}/blog</link><description>All</description><atom:link href="${origin}/feed.xml" rel="self" type="application/rss+xml"/><item><title>A cat</title><link>${origin}/blog-a-cat</link>${item}</item></channel></rss>`;
const goodItem = '<guid>a</guid><pubDate>Mon, 12 Oct 2026 00:00:00 GMT</pubDate><category>cats</category><category>care</category>';

const map = (inside: string): string =>
  `${xml}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${inside}</urlset>`;
const aPlace = (changed: string): string =>
  `<url><loc>${origin}/blog-a-cat</loc><lastmod>${changed}</lastmod><xhtml:link rel="alternate" hreflang="x-default" href="${origin}/"/></url>`;
const index = (place: string): string =>
  `${xml}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${place}</loc></sitemap></sitemapindex>`;

const article = {
  ...{ '@context': 'https://schema.org', '@type': 'Article', headline: 'A cat', image: `${origin}/share.png` },
  ...{ author: { '@type': 'Organization', name: 'Paltu' }, datePublished: '2026-10-12T00:00:00.000Z', dateModified: '2026-10-13' },
};
const practice = { '@context': 'https://schema.org', '@type': 'VeterinaryCare', name: 'Dr Sana' };
const step = (position: number, name: string, item: string) => ({ '@type': 'ListItem', position, name, item });
const way = {
  ...{ '@context': 'https://schema.org', '@type': 'BreadcrumbList' },
  itemListElement: [step(1, 'Home', `${origin}/`), step(2, 'A cat', `${origin}/blog-a-cat`)],
};

const ogOf = {
  ...{ title: 'A cat', description: 'About', type: 'article', image: `${origin}/share.png`, locale: 'en_PK', url: `${origin}/blog-a-cat` },
};
const page = (structured: object, og: Readonly<Record<string, string>> = ogOf, feedAt = '/feed.xml'): string =>
  `<!doctype html><html lang="en"><head><meta name="description" content="About"><link rel="canonical" href="${origin}/blog-a-cat"><link rel="alternate" type="application/rss+xml" href="${origin}${feedAt}">${Object.entries(
    og,
  )
    .map(([name, content]) => `<meta property="og:${name}" content="${content}">`)
    .join('')}${[structured]
    .flat()
    .map((thing) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`)
    .join('')}</head><body></body></html>`;

const faultsOf = ({
  files = {},
  html = page([article, way]),
}: {
  files?: Readonly<Record<string, string>>;
  html?: string;
}): Promise<string[]> => {
  const all = { '/feed.xml': feed(goodItem), '/pages.xml': map(aPlace('2026-11-20T10:00:00.000Z')), ...files };
  return siteFaults({ pages: new Map([['/blog-a-cat', html]]), files: new Map(Object.entries(all)) });
};

test('a site that holds everything as its readers want it has no fault', async () => {
  expect(await faultsOf({ files: { '/sitemap.xml': index(`${origin}/pages.xml`), '/robots.txt': 'User-agent: *' } })).toEqual([]);
});

test.each([
  ['a date of another form', '/feed.xml', feed('<pubDate>2026-10-12</pubDate>'), /pubDate/],
  ['two titles of one item', '/feed.xml', feed('<title>Again</title>'), /oneTitleOfItem/],
  [
    'one identifier twice',
    '/feed.xml',
    feed('<guid>a</guid></item><item><title>B</title><link>https://b.example/</link><guid>a</guid>'),
    /guid/,
  ],
  ['what RSS does not know', '/feed.xml', feed('<teaser>Cats</teaser>'), /teaser/],
  ['a change that is no date', '/pages.xml', map(aPlace('yesterday')), /lastmod/],
  ['a map without a page', '/pages.xml', map(''), /Missing child/],
  ['a language that is none', '/pages.xml', map(aPlace('2026-11-20').replace('x-default', 'in Urdu')), /hreflang/],
  ['a map without its address', '/sitemap.xml', index('/pages.xml'), /loc/],
  ['what is no XML', '/sitemap.xml', '<sitemapindex>', /./],
  ['a file of another kind', '/other.xml', '<html></html>', /neither/],
])('a validator finds %s', async (_name, path, text, wanted) => {
  const faults = await faultsOf({ files: { [path]: text } });
  expect([faults.length > 0, faults.filter((fault) => !fault.startsWith(`${path}: `))]).toEqual([true, []]);
  expect(faults.join('\n')).toMatch(wanted);
});

const without = (name: keyof typeof article): object => ({ ...article, [name]: undefined });

test.each([
  ['an article without a headline', without('headline'), 'Article has no headline'],
  ['an article without a date', without('datePublished'), 'Article has no datePublished'],
  ['a date as people write it', { ...article, dateModified: '13.10.2026' }, /no date of ISO 8601/],
  ['an author without a name', { ...article, author: { '@type': 'Organization' } }, /"name" is missing/],
  ['a property that the vocabulary does not have', { ...practice, priceRange: 'PKR 500' }, /"priceRange".*not supported/],
  ['a type that the vocabulary does not have', { ...practice, '@type': 'Vet' }, /"Vet" is not a valid/],
  ['another vocabulary', { ...practice, '@context': 'https://schema.example' }, /in the context https:\/\/schema.example/],
])('a validator finds %s', async (_name, structured, wanted) => {
  expect(await faultsOf({ html: page([article, way, structured]) })).toEqual([expect.stringMatching(wanted)]);
});

test.each([
  ['no title', { ...ogOf, title: '' }, 'has no og:title'],
  ['another description', { ...ogOf, description: 'Else' }, 'describes itself in two ways'],
  ['another language', { ...ogOf, locale: 'ur_PK' }, 'is in en and declares ur_PK'],
  ['another address', { ...ogOf, url: origin }, `is at ${origin}/blog-a-cat and declares ${origin}`],
  ['a picture without a site', { ...ogOf, image: '/share.png' }, 'has "/share.png" as picture'],
])('a page whose preview has %s is found', async (_name, og, wanted) => {
  expect(await faultsOf({ html: page([article, way], og) })).toEqual([`/blog-a-cat: ${wanted}`]);
});

test('a page of the blog that leads readers of feeds to the feed in another language is found', async () => {
  expect(await faultsOf({ html: page([article, way], ogOf, '/feed.xml?lang=ur') })).toEqual([
    `/blog-a-cat: names ${origin}/feed.xml?lang=ur as feed`,
  ]);
});

test.each([
  ['/blog-a-cat', [article], 'BreadcrumbList'],
  ['/blog-a-cat?lang=ur', [way], 'Article'],
  ['/vet-1', [way], 'VeterinaryCare'],
  ['/terms', [way], 'WebPage'],
  ['/faq?lang=ur', [way], 'FAQPage'],
  ['/blog', [], 'BreadcrumbList'],
])('%s that has lost structured data of its kind is found', async (path, left, lost) => {
  const faults = await siteFaults({ pages: new Map([[path, page(left)]]), files: new Map() });
  expect(faults).toEqual([`${path}: has no ${lost}`]);
});
