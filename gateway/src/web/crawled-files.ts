import { crawledFiles, mailedLinks, type CrawledFile, type CrawledText, type ReadApi, type WriteCrawled } from '@paltu/site';
import type { Request, Response } from 'express';
import { routeNotFound } from '@paltu/service-kit';
import { sendKept } from '../cache/kept-answer.ts';
import type { OwnRoute } from '../routes.ts';
import { begunOf } from '../requests/begin-request.ts';
import type { Pages } from './page-visit.ts';

const keptForMs = 10 * 60_000;

interface Wanted {
  readonly name: string;
  readonly writer: WriteCrawled;
  /** With which it falls. */
  readonly tag: string | undefined;
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

/** Written once in ten minutes, or until its tag falls, however many ask; one that could not be read whole is not kept. */
const crawledTexts = (pages: Pages, onDrop: (listener: (tag: string) => void) => void): ((wanted: Wanted) => Promise<CrawledText>) => {
  const kept = new Map<string, Pick<Wanted, 'tag'> & { readonly text: Promise<CrawledText>; readonly until: number }>();
  onDrop((fallen) => kept.forEach(({ tag }, name) => tag === fallen && kept.delete(name)));
  const write = async ({ name, writer, address }: Wanted): Promise<CrawledText> => {
    const written = await writer({ known: await pages.known(), read: readerFor(pages, address) });
    if (!written.isWhole) kept.delete(name);
    return written;
  };
  const begin = (wanted: Wanted): Promise<CrawledText> => {
    const text = write(wanted);
    kept.set(wanted.name, { text, tag: wanted.tag, until: Date.now() + keptForMs });
    text.catch(() => kept.delete(wanted.name));
    return text;
  };
  return (wanted) => {
    const before = kept.get(wanted.name);
    // What another one is refused is no refusal of this one.
    return before !== undefined && before.until > Date.now() ? before.text.catch(() => begin(wanted)) : begin(wanted);
  };
};

/** What mails name leads to its page. */
export const mailedRoutes: readonly OwnRoute[] = mailedLinks.map(({ path, pageOf }) => ({
  path,
  limit: 'pages',
  handle: ({ params }, response) => response.set('cache-control', 'no-store').redirect(302, pageOf(params)),
}));

/** What programs read of the site. */
export const crawledRoutes = (pages: Pages, onDrop: (listener: (tag: string) => void) => void): readonly OwnRoute[] => {
  const textOf = crawledTexts(pages, onDrop);
  const { texts, siteOrigin } = pages;
  const send = async (request: Request, response: Response, { type, writerOf, tagOf }: CrawledFile): Promise<void> => {
    const writer = writerOf(request);
    if (writer === undefined) throw routeNotFound();
    const { address } = begunOf(response).origin;
    const name = `${request.path} ${request.query['lang'] === 'ur' ? 'ur' : 'en'}`;
    const tag = tagOf?.(request);
    const written = await textOf({ name, writer, tag, address });
    const origin = siteOrigin.of(request, response);
    const age = tag === undefined ? 'max-age=600' : 'no-cache';
    const make = async () => ({
      ...{ type, cacheControl: written.isWhole ? `${siteOrigin.isFixed ? 'public' : 'private'}, ${age}` : 'no-store' },
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
