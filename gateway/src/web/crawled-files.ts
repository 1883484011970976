import type { Request, Response } from 'express';
import { routeNotFound } from '@paltu/service-kit';
import { sendKept } from '../cache/send-kept.ts';
import type { OwnRoute } from '../own-routes.ts';
import { originOf } from '../requests/clean-headers.ts';
import { feedIn } from './feed.ts';
import type { Pages } from './page-visit.ts';
import { articlesMap, isListName, mapOfList, mapOfMaps, mostMaps, pagesMap, robotsText } from './site-map.ts';
import type { CrawledText, ReadApi, WriteCrawled } from './write-crawled.ts';

interface CrawledFile {
  readonly path: string;
  readonly type: string;
  /** Undefined where there is no such file. */
  readonly writerOf: (request: Request) => WriteCrawled | undefined;
}

const listMap = ({ params: { list, number } }: Request): WriteCrawled | undefined => {
  const isThere = /^[1-9]\d?$/.test(String(number)) && Number(number) <= mostMaps;
  return isThere && isListName(list) ? mapOfList(list, Number(number)) : undefined;
};

const robots: WriteCrawled = async () => ({ text: robotsText('{origin}'), isWhole: true });

const xml = 'application/xml; charset=utf-8';

const crawledFiles: readonly CrawledFile[] = [
  { path: '/robots.txt', type: 'text/plain; charset=utf-8', writerOf: () => robots },
  { path: '/sitemap.xml', type: xml, writerOf: () => mapOfMaps },
  { path: '/sitemap-pages.xml', type: xml, writerOf: () => pagesMap },
  { path: '/sitemap-articles.xml', type: xml, writerOf: () => articlesMap },
  { path: '/sitemap-:list-:number.xml', type: xml, writerOf: listMap },
  // A feed is in the language that its address names.
  { path: '/feed.xml', type: 'application/rss+xml; charset=utf-8', writerOf: ({ query }) => feedIn(query['lang'] === 'ur' ? 'ur' : 'en') },
];

const keptForMs = 10 * 60_000;

interface Wanted {
  readonly name: string;
  readonly writer: WriteCrawled;
  readonly address: string;
}

/** Reads for one address, which is refused when that is too often. */
const readerFor =
  ({ read }: Pages, address: string): ReadApi =>
  async (path) => {
    const answer = await read?.(path, address);
    if (answer?.kind === 'refused') throw answer.refusal;
    return answer;
  };

/** Written once in ten minutes, however many ask; one that could not be read whole is not kept. */
const crawledTexts = (pages: Pages): ((wanted: Wanted) => Promise<CrawledText>) => {
  const kept = new Map<string, { readonly text: Promise<CrawledText>; readonly until: number }>();
  const write = async ({ name, writer, address }: Wanted): Promise<CrawledText> => {
    const written = await writer({ known: await pages.known(), read: readerFor(pages, address) });
    if (!written.isWhole) kept.delete(name);
    return written;
  };
  const begin = (wanted: Wanted): Promise<CrawledText> => {
    const text = write(wanted);
    kept.set(wanted.name, { text, until: Date.now() + keptForMs });
    text.catch(() => kept.delete(wanted.name));
    return text;
  };
  return (wanted) => {
    const before = kept.get(wanted.name);
    // What another one is refused is no refusal of this one.
    return before !== undefined && before.until > Date.now() ? before.text.catch(() => begin(wanted)) : begin(wanted);
  };
};

/** What programs read of the site: what robots may open, maps of the site for search engines, feeds of the blog. */
export const crawledRoutes = (pages: Pages): readonly OwnRoute[] => {
  const textOf = crawledTexts(pages);
  const { texts, siteOrigin } = pages;
  const send = async (request: Request, response: Response, { type, writerOf }: CrawledFile): Promise<void> => {
    const writer = writerOf(request);
    if (writer === undefined) throw routeNotFound();
    const { address } = originOf(response.locals);
    const name = `${request.path} ${request.query['lang'] === 'ur' ? 'ur' : 'en'}`;
    const written = await textOf({ name, writer, address });
    const origin = siteOrigin.of(request, response);
    const make = async () => ({
      ...{ type, cacheControl: written.isWhole ? `${siteOrigin.isFixed ? 'public' : 'private'}, max-age=600` : 'no-store' },
      body: written.text.replaceAll('{origin}', origin),
    });
    const answer = await texts({ name: `${origin} ${name}`, sources: [written], address, make });
    if (answer !== undefined) await sendKept(request, response, answer, address);
  };
  return crawledFiles.map((file) => ({
    path: file.path,
    limit: 'pages' as const,
    handle: (request, response) => send(request, response, file),
  }));
};
