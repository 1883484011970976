import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { listen } from '@paltu/service-kit';
import { pageOf, somePets } from '../screens/data/some-pets.ts';
import { answersIn } from '../screens/data/states.ts';
import { answerCalls, type AnsweredCalls } from '../screens/harness/answer-calls.ts';
import { refuse, type Silence, type Wire } from '../screens/harness/answers.ts';
import type { Viewer } from '../screens/harness/people.ts';
import { stubTable } from '../screens/harness/stub-table.ts';
import { stubbedPicture } from '../screens/harness/stubbed-pictures.ts';

export interface StubbedServices {
  readonly address: string;
  stop(): Promise<void>;
}

/** Bytes of a usual photo of a listing, by width. */
const weights: Readonly<Record<string, number>> = { '320': 14_000, '800': 60_000, '1600': 180_000 };

/** A drawing with the weight of a photo: noise in a comment, which no compression takes away. */
export const weighedPicture = (path: string): Wire => {
  const picture = stubbedPicture(path);
  const bytes = weights[/(\d+)\.webp$/.exec(path)?.[1] ?? ''] ?? 0;
  return { ...picture, body: `${String(picture.body)}<!--${randomBytes(bytes).toString('base64')}-->` };
};

/** As many listings as are asked for, as a full product has them. */
const answersTo = (viewer: Viewer) => ({
  ...answersIn('full', viewer),
  'GET /pets': ({ query }: { query: URLSearchParams }) => pageOf(somePets(Number(query.get('limit') ?? 50))),
});

/** The same for somebody who is logged in, whose calls go past the gateway: it knows no token that was made for a report. */
export const answerMember = (viewer: Viewer): Promise<AnsweredCalls> => {
  const table = stubTable(answersTo(viewer));
  return answerCalls(() => table);
};

const answerOf = async (method: string, url: URL): Promise<Wire> => {
  if (url.pathname.startsWith('/media/')) return weighedPicture(url.pathname);
  const reply: Wire | Silence | undefined = await stubTable(answersTo('visitor')).answer({ method, url, body: undefined, headers: {} });
  return reply?.kind === 'wire' ? reply : refuse(503, 'service.unavailable');
};

/** The stubs of screens as a server, in place of every service: what the gateway proxies arrives over a real connection. */
export const startStubbedServices = async (): Promise<StubbedServices> => {
  const serve: RequestListener = (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stub');
    void answerOf(request.method ?? 'GET', url).then(({ status, body, contentType }) =>
      response.writeHead(status, { 'content-type': contentType, 'cache-control': 'no-store' }).end(body),
    );
  };
  const { port, close } = await listen(serve, { host: '127.0.0.1', port: 0 });
  return { address: `http://127.0.0.1:${port}`, stop: () => close(0) };
};
