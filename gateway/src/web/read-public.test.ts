import { expect, test } from '@jest/globals';
import type { InFairTurn } from '@paltu/kernel';
import { tooManyRequests } from '@paltu/service-kit';
import { cacheTag, cacheTags } from '@paltu/contracts/cache-tags';
import { answerCache, publicAnswers } from '../cache/public-answers.ts';
import type { FetchFrom, ReadAnswer } from '../upstreams/fetch-from.ts';
import { publicReader } from './read-public.ts';

const id = '01a203c7-ae21-724d-8c60-aedd63dde978';
const pet = `/api/v1/pets/${id}`;

const anAnswer = (status: number, body: unknown, headers: ReadAnswer['headers'] = {}): ReadAnswer => ({
  status,
  headers,
  body: Buffer.from(JSON.stringify(body)),
});

const aReader = (answer: () => ReadAnswer, count = async (): Promise<void> => undefined) => {
  let asked = 0;
  let isCurrent = true;
  const fetchService: FetchFrom = async () => {
    asked += 1;
    return answer();
  };
  const cache = answerCache(() => isCurrent);
  const concurrency = { enter: async () => () => undefined };
  const inTurn: InFairTurn = (_askers, work) => work();
  const read = publicReader(publicAnswers({ cache, serviceNamed: () => ({ fetch: fetchService, concurrency }), inTurn }), count);
  return { read: () => read(pet, '10.0.0.1'), cache, asked: () => asked, cut: () => void (isCurrent = false) };
};

const shown = () => anAnswer(200, { data: 1 }, { 'cache-control': 'public, max-age=0' });

test('a page reads what is kept for calls, as one value; a listing that was withdrawn vanishes from it too', async () => {
  let isThere = true;
  const { read, cache, asked } = aReader(() => (isThere ? shown() : anAnswer(404, {})));
  const [first, second] = [await read(), await read()];
  expect([first.kind, asked()]).toEqual(['found', 1]);
  expect((second as { body: unknown }).body).toBe((first as { body: unknown }).body);
  isThere = false;
  expect((await read()).kind).toBe('found');
  cache.drop(cacheTag(cacheTags.pet, id));
  expect((await read()).kind).toBe('missing');
});

test('a service that fails is no reason to report that the listing is gone', async () => {
  expect((await aReader(() => anAnswer(500, {})).read()).kind).toBe('unknown');
});

test('who asks too often learns nothing of what is there, and no service is asked', async () => {
  const refusal = tooManyRequests({ retryAfterSeconds: 9 });
  const { read, asked } = aReader(shown, () => Promise.reject(refusal));
  expect(await read()).toEqual({ kind: 'refused', refusal });
  expect(asked()).toBe(0);
});

test('while changes cannot be consumed, a page shows what the service answers now', async () => {
  const { read, asked, cut } = aReader(shown);
  await read();
  cut();
  await read();
  expect(asked()).toBe(2);
});
