import { expect, test } from '@jest/globals';
import { fairQueue, type InFairTurn } from '@paltu/kernel';
import { brotliDecompressSync } from 'node:zlib';
import { keptAnswer } from './kept-answer.ts';

const body = Buffer.from('پالتو'.repeat(1_000));
const answerFor = (inTurn: InFairTurn) => keptAnswer({ status: 200, headers: {}, body }, inTurn);

const formOf = async (answer: ReturnType<typeof answerFor>, visitor: number) => answer.encoded('br', `203.0.113.${visitor}`);

test('a body is compressed once, however many ask for it', async () => {
  const answer = answerFor((_askers, work) => work());
  const all = await Promise.all(Array.from({ length: 50 }, (_none, number) => formOf(answer, number)));
  expect(new Set(all).size).toBe(1);
  expect(brotliDecompressSync(all[0]!.body)).toEqual(body);
});

test('who asks second has a smaller form made for those after, by a name of its own', async () => {
  let turns: Promise<unknown>[] = [];
  const answer = answerFor((_askers, work) => {
    const turn = work();
    turns = [...turns, turn];
    return turn;
  });
  const first = await formOf(answer, 1);
  expect(await formOf(answer, 2)).toBe(first);
  await Promise.all(turns);
  const third = await formOf(answer, 3);
  expect([brotliDecompressSync(third.body), third.etag === first.etag, turns.length]).toEqual([body, false, 2]);
  expect(await formOf(answer, 4)).toBe(third);
});

test('compressions take turns by address, an IPv6 network being one: a reader comes next beside hundreds of another', async () => {
  const ended: string[] = [];
  const inTurn = fairQueue({ running: 1, waiting: 1_000, refusal: () => new Error('busy') });
  const ask = (name: string, address: string) =>
    Promise.resolve(answerFor(inTurn).encoded('br', address)).then(() => void ended.push(name));
  const asked = Array.from({ length: 40 }, (_none, number) => ask('attacker', `2001:db8:1:2::${number}`));
  await Promise.all([...asked, ask('honest', '2001:db8:1:3::1')]);
  expect(ended.indexOf('honest')).toBeLessThanOrEqual(2);
});
