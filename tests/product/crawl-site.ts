import { readServedPage, structuredIn, type ServedPage } from '@paltu/testing/pages';
import { DomUtils, parseDocument } from 'htmlparser2';
import { outsideLinks } from './outside-links.ts';
import { untranslatedWords } from './untranslated-words.ts';

/** What a reader finds who follows every link of the site, and what is wrong with it. */
export interface CrawledSite {
  /** The HTML of each page, by path and query. */
  readonly pages: ReadonlyMap<string, string>;
  /** What is written for programs, feed and maps of the site, in the same way. */
  readonly files: ReadonlyMap<string, string>;
  /** Addresses of other sites that its pages lead to. */
  readonly outside: ReadonlySet<string>;
  /** Each with the page that it was found on. */
  readonly faults: readonly string[];
}

interface Found {
  readonly address: URL;
  /** The page that names it. */
  readonly from: string;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

const starts = ['/', '/robots.txt', '/sitemap.xml'];
/** A site of the demo has about nine hundred; more means that links lead to ever new ones. */
const mostAddresses = 4_000;
const atOnce = 4;

const pathOf = ({ pathname, search }: URL): string => pathname + search;
const languageOf = (address: URL, reader: string): string => address.searchParams.get('lang') ?? reader;

const get = async (address: URL, reader: string): Promise<Answer> => {
  const headers = { accept: 'text/html,application/xml;q=0.9,*/*;q=0.8', cookie: `lang=${reader}` };
  const answer = await fetch(address, { headers, redirect: 'manual' });
  const type = answer.headers.get('content-type') ?? '';
  const text = await answer.text();
  return { status: answer.status, type, text };
};

/** Every string below a thing that is an address. */
const addressesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /^https?:/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : [];
};

interface Way {
  readonly '@type': string;
  readonly itemListElement: readonly { readonly item: string }[];
}

/** Addresses of the pages on the way from home to a page, by its structured data. */
const wayIn = (html: string): string[] =>
  (structuredIn(html) as unknown as readonly Way[])
    .filter((one) => one['@type'] === 'BreadcrumbList')
    .flatMap(({ itemListElement }) => itemListElement.map(({ item }) => item));

/** Addresses that a feed or a map of the site names: as text (`loc`, `link`, `guid`) or as `href`. */
const namedInXml = (xml: string): string[] =>
  DomUtils.getElementsByTagName('*', parseDocument(xml, { xmlMode: true }), true).flatMap((element) => [
    ...(element.attribs['href'] === undefined ? [] : [element.attribs['href']]),
    ...(['loc', 'link', 'guid'].includes(element.name) ? [DomUtils.textContent(element)] : []),
  ]);

/**
 * Follows every address of the site that it names itself, breadth first, as a reader of one language whose browser runs no script:
 * links, pictures, styles, scripts, the addresses of each page in other languages, feed, maps of the site, structured data.
 * @param site its scheme and host
 */
export const crawlSite = async (site: string, reader: 'en' | 'ur'): Promise<CrawledSite> => {
  const pages = new Map<string, string>();
  const files = new Map<string, string>();
  const read = new Map<string, ServedPage>();
  const outside = new Set<string>();
  const faults: string[] = [];
  const fragments: Found[] = [];
  const known = new Set<string>();
  let next: Found[] = [];

  const add = (named: string, from: string): void => {
    const address = URL.parse(named, new URL(from, site));
    if (address === null) return void faults.push(`${from} names ${named}, which is no address`);
    if (address.origin !== site) {
      // Whether others are there cannot be asked here.
      if (address.protocol !== 'https:' && !['mailto:', 'tel:'].includes(address.protocol)) faults.push(`${from} leads to ${named}`);
      return;
    }
    if (address.hash !== '') fragments.push({ address, from });
    if (known.has(pathOf(address))) return;
    known.add(pathOf(address));
    next.push({ address, from });
  };

  const addPage = (path: string, html: string, expected: string): void => {
    const page = readServedPage(html);
    pages.set(path, html);
    read.set(path, page);
    if (page.language !== expected) faults.push(`${path} is in ${page.language}, not in ${expected}`);
    for (const word of untranslatedWords(html)) faults.push(`${path} shows ${word} in another language`);
    const away = outsideLinks(html, new URL(path, site));
    for (const address of away.addresses) outside.add(address);
    for (const fault of away.faults) faults.push(`${path} ${fault}`);
    for (const step of wayIn(html))
      if (languageOf(new URL(step), 'en') !== page.language) faults.push(`${path} declares that the way to it leads over ${step}`);
    for (const named of [...page.links, ...page.resources, ...addressesIn(structuredIn(html))]) add(named, path);
  };

  const visit = async ({ address, from }: Found): Promise<void> => {
    const path = pathOf(address);
    const { status, type, text } = await get(address, reader);
    if (status !== 200) return void faults.push(`${from} leads to ${path}, which answers ${status}`);
    if (type.startsWith('text/html')) return addPage(path, text, languageOf(address, reader));
    if (!/xml|text\/plain/.test(type) || type.startsWith('image/')) return;
    files.set(path, text);
    const named = type.startsWith('text/plain') ? [...text.matchAll(/^Sitemap: (.*)$/gm)].map(([, one = '']) => one) : namedInXml(text);
    for (const one of named) add(one, path);
  };

  for (const start of starts) add(start, '/');
  while (next.length > 0) {
    if (known.size > mostAddresses) throw new Error(`the site has more than ${mostAddresses} addresses; the last was ${[...known].at(-1)}`);
    const level = next;
    next = [];
    for (let at = 0; at < level.length; at += atOnce) await Promise.all(level.slice(at, at + atOnce).map(visit));
  }
  for (const { address, from } of fragments)
    if (read.get(pathOf(address))?.ids.has(decodeURIComponent(address.hash.slice(1))) === false)
      faults.push(`${from} leads to ${pathOf(address)}${address.hash}, which has no such part`);
  return { pages, files, outside, faults: [...new Set(faults)] };
};
