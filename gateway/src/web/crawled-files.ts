import { feedIn } from './feed.ts';
import type { KnownPages } from './known-pages.ts';
import type { Language } from './page-worker.ts';
import type { ReadPublic } from './read-public.ts';
import { articlesMap, mapOfList, mapOfMaps, pagesMap, type ListName } from './site-map.ts';
import type { WriteCrawled } from './write-crawled.ts';

interface CrawlerNeeds {
  readonly known: () => Promise<KnownPages>;
  readonly read: ReadPublic | undefined;
}

export interface WantedFile {
  readonly path: string;
  readonly language: Language;
  /** Scheme and host of the site. */
  readonly origin: string;
  /** Whoever asks. */
  readonly address: string;
}

const keptForMs = 10 * 60_000;

const writerOf = ({ path, language }: WantedFile): WriteCrawled | undefined => {
  if (path === '/sitemap.xml') return mapOfMaps;
  if (path === '/sitemap-pages.xml') return pagesMap;
  if (path === '/sitemap-articles.xml') return articlesMap;
  if (path === '/feed.xml') return feedIn(language);
  const [, list, number] = /^\/sitemap-(pets|vets)-([1-9]|1\d|20)\.xml$/.exec(path) ?? [];
  return list === undefined ? undefined : mapOfList(list as ListName, Number(number));
};

/**
 * What programs read of the site: maps of it for search engines, feeds of the blog. Each is written once in ten minutes, however many
 * ask for it; one that could not be read whole is not kept. Answers undefined for any other path.
 */
export const crawledFiles = ({ known, read }: CrawlerNeeds): ((wanted: WantedFile) => Promise<string> | undefined) => {
  const kept = new Map<string, { readonly text: Promise<string>; readonly until: number }>();
  const write = async (writer: WriteCrawled, name: string, address: string): Promise<string> => {
    const { text, isWhole } = await writer({ known: await known(), read: async (path) => read?.(path, address) });
    if (!isWhole) kept.delete(name);
    return text;
  };
  return (wanted) => {
    const writer = writerOf(wanted);
    if (writer === undefined) return undefined;
    const name = `${wanted.path} ${wanted.language}`;
    const before = kept.get(name);
    const text = before !== undefined && before.until > Date.now() ? before.text : write(writer, name, wanted.address);
    if (text !== before?.text) {
      kept.set(name, { text, until: Date.now() + keptForMs });
      text.catch(() => kept.delete(name));
    }
    return text.then((whole) => whole.replaceAll('{origin}', wanted.origin));
  };
};
