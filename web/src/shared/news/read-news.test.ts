import { expect, test } from '@jest/globals';
import type { Authorised } from '../transport/authorised.ts';
import { pageInLanguage } from '../../testing/page-in-language.ts';
import { newsReading } from './read-news.ts';
import { stayConnected } from './stay-connected.ts';

pageInLanguage('ur');

/** Sends with a token, and looks at nothing. */
const authorised: Authorised = (send) => send('token');
function stream(chunks: readonly string[], type = 'text/event-stream; charset=utf-8') {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': type } });
}

async function readingOf(response: () => Response | Promise<Response>, silence?: number) {
  const noted: string[] = [];
  const asked: RequestInit[] = [];
  const fetchFn: typeof fetch = async (_address, init) => {
    asked.push(init ?? {});
    return response();
  };
  const reader = { onOpen: () => void noted.push('open'), onChange: (kind: string) => void noted.push(kind) };
  const error = await newsReading({ base: '/api/v1', authorised, fetchFn, silence })(reader, new AbortController().signal);
  return { noted, asked, code: error?.code };
}

test('what has changed is read as it comes, however it is cut; what is not known is left aside', async () => {
  const chunks = [': open\n', '\nda', 'ta: mess', 'ages\n\n: \n\ndata: later-kind\n\n', 'data: notifications\n\ndata: mess'];
  const { noted, asked, code } = await readingOf(() => stream(chunks));
  expect([noted, code]).toEqual([['open', 'messages', 'notifications'], undefined]);
  expect(asked).toMatchObject([{ headers: { authorization: 'Bearer token' }, cache: 'no-store' }]);
});

test.each([
  [
    'a refusal',
    () => Response.json({ code: 'stream.full', message: '' }, { status: 503, headers: { 'retry-after': '60' } }),
    'stream.full',
  ],
  ['a page that is no stream', () => stream(['<html>\n'], 'text/html'), 'network.unavailable'],
  ['one that is held back', () => stream([]), 'network.unavailable'],
  ['a connection that fails', () => Promise.reject(new TypeError('fetch failed')), 'network.unavailable'],
])('%s opens nothing', async (_what, response, expected) => {
  const { noted, code } = await readingOf(response);
  expect([noted, code]).toEqual([[], expected]);
});

test('a stream in which nothing comes any more is given up', async () => {
  let isCancelled = false;
  const silent = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(': open\n\n')),
    cancel: () => void (isCancelled = true),
  });
  const { noted, code } = await readingOf(() => new Response(silent, { headers: { 'content-type': 'text/event-stream' } }), 10);
  expect([noted, code, isCancelled]).toEqual([['open'], undefined, true]);
});

test('a stream is opened again and again until it is not wanted any more', async () => {
  const wanted = new AbortController();
  const noted: string[] = [];
  const read = async ({ onOpen }: { onOpen: () => void }) => {
    if (noted.filter((what) => what === 'open').length === 3) wanted.abort();
    else onOpen();
    return undefined;
  };
  const connection = { onOpen: () => void noted.push('open'), onEnd: () => void noted.push('end'), onChange: () => undefined };
  await stayConnected(read, connection, wanted.signal, { again: 1, failed: 1, longest: 2, shortest: 0 });
  expect(noted).toEqual(['open', 'end', 'open', 'end', 'open', 'end', 'end']);
});
