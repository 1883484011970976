import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const folder = new URL('../../articles/', import.meta.url);

const slugs = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

const languages = ['en', 'ur'] as const;
type Language = (typeof languages)[number];

const headings: Record<Language, string> = { en: '\n## Sources\n', ur: '\n## ماخذ\n' };

/** Pages that lead to many publications and are none. */
const hubs = [
  'aspca.org/pet-care/animal-poison-control',
  'avsab.org/resources/position-statements',
  'cdc.gov/rabies',
  'fda.gov/consumers/consumer-updates',
  'icatcare.org/advice',
  'rvc.ac.uk/vetcompass',
  'wsava.org/global-guidelines',
  'wsava.org/global-guidelines/global-nutrition-guidelines',
  'wsava.org/global-guidelines/vaccination-guidelines',
];

const articles = slugs.flatMap((slug) => languages.map((language) => [slug, language] as const));

const read = (slug: string, language: Language) => {
  const [text = '', sources = ''] = readFileSync(new URL(`${slug}/${language}.md`, folder), 'utf8').split(headings[language]);
  const entries = [...sources.matchAll(/^(\d+)\. (.+)$/gm)].map(([, number, entry = '']) => ({
    number: Number(number),
    links: [...entry.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link),
  }));
  const cited = [...text.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number));
  return { cited, entries };
};

const isPublication = (link: string): boolean => {
  const { protocol, hostname, pathname } = new URL(link);
  const path = pathname.replace(/\/+$/, '');
  return protocol === 'https:' && path !== '' && !hubs.includes(`${hostname.replace(/^www\./, '')}${path}`);
};

test('there are articles to read', () => {
  expect(slugs.length).toBeGreaterThanOrEqual(6);
});

test.each(articles)('%s (%s) cites each of its sources, and nothing else, from the first to the last', (slug, language) => {
  const { cited, entries } = read(slug, language);
  expect(entries.length).toBeGreaterThan(0);
  expect([...new Set(cited)]).toEqual(entries.map(({ number }) => number));
  expect(entries.map(({ number }) => number)).toEqual(entries.map((_, at) => at + 1));
});

test.each(articles)('each source of %s (%s) leads to a publication, not to a list of many', (slug, language) => {
  for (const { links } of read(slug, language).entries) {
    expect(links).toHaveLength(1);
    expect(links.filter((link) => !isPublication(link))).toEqual([]);
  }
});

test.each(slugs)('%s rests on the same sources in both languages, claim by claim', (slug) => {
  const [en, ur] = [read(slug, 'en'), read(slug, 'ur')];
  expect(ur).toEqual(en);
});
