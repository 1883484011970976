import { expect, test } from '@jest/globals';
import { pictureQueue } from './picture-processor.ts';

const open = () => pictureQueue({ waiting: 2, waitingOfMember: 2, refusal: () => new Error('busy') });
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Work that ends when the test ends it. */
const work = (name: string, begun: string[]) => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  return { run: () => (begun.push(name), promise), end: () => resolve(undefined) };
};

test('a member who sends many waits for their own first: others come in between', async () => {
  const inTurn = open();
  const begun: string[] = [];
  const jobs = ['mallory 1', 'mallory 2', 'mallory 3', 'ali 1'].map((name) => work(name, begun));
  const results = jobs.map(({ run }, index) => inTurn(index < 3 ? 'mallory' : 'ali', run));
  for (const { end } of [jobs[0]!, jobs[3]!, jobs[1]!, jobs[2]!]) {
    await settle();
    end();
  }
  await Promise.all(results);
  expect(begun).toEqual(['mallory 1', 'ali 1', 'mallory 2', 'mallory 3']);
});

test('of one member only so many wait, and of all members; the rest is refused at once', async () => {
  const inTurn = open();
  const begun: string[] = [];
  const first = work('first', begun);
  const held = inTurn('mallory', first.run);
  const kept = [inTurn('mallory', async () => 2), inTurn('mallory', async () => 3)];
  await expect(inTurn('mallory', async () => 4)).rejects.toThrow('busy');
  kept.push(
    inTurn('ali', async () => 5),
    inTurn('sara', async () => 6),
  );
  await expect(inTurn('eve', async () => 7)).rejects.toThrow('busy');
  first.end();
  await held;
  expect(await Promise.all(kept)).toEqual([2, 3, 5, 6]);
  expect(await inTurn('eve', async () => 8)).toBe(8);
});
