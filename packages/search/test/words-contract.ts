import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { WordFacts } from '../src/index.ts';

/** A thing that is found by words. */
export interface Written {
  readonly id: number;
  readonly words: readonly string[];
  readonly isShown: boolean;
}

/** Things, and the table of their words, on some store. */
export interface WordStore {
  write(thing: Written): Promise<void>;
  /** What is written in a transaction that fails. */
  writeAndFail(thing: Written): Promise<void>;
  count(): Promise<unknown>;
  kept(): Promise<Readonly<Record<string, number>>>;
  read(words: readonly string[]): Promise<readonly WordFacts[]>;
  empty(): Promise<void>;
  close(): Promise<void>;
}

const shown = (id: number, ...words: readonly string[]): Written => ({ id, words, isShown: true });
const hidden = (id: number, ...words: readonly string[]): Written => ({ id, words, isShown: false });

/** What every store of words promises. */
export const describeWords = (open: () => Promise<WordStore>): void => {
  let store: WordStore;
  beforeAll(async () => {
    store = await open();
  });
  beforeEach(() => store.empty());
  afterAll(() => store.close());

  const counted = async (...things: readonly Written[]) => {
    for (const thing of things) await store.write(thing);
    await store.count();
    return store.kept();
  };

  describe('words', () => {
    test('are counted once for each thing that everybody may find, and again when it has changed', async () => {
      expect(await counted(shown(1, 'cat', 'white'), shown(2, 'cat'), hidden(3, 'secret'))).toEqual({ cat: 2, white: 1 });
      expect(await counted(shown(1, 'cat', 'black'), hidden(2, 'cat'), shown(3, 'secret'))).toEqual({ black: 1, cat: 1, secret: 1 });
      expect(await counted(shown(1, 'cat', 'black'))).toEqual({ black: 1, cat: 1, secret: 1 });
      expect(await counted(hidden(1), hidden(3))).toEqual({});
    });

    test('of a transaction that failed are not there', async () => {
      await store.writeAndFail(shown(1, 'cat'));
      expect(await counted()).toEqual({});
    });

    test('are right after any writes at once, however often they are counted meanwhile', async () => {
      const pool = ['cat', 'dog', 'white', 'gentle', 'lahore'];
      const at = (id: number, round: number): Written => ({
        id,
        words: pool.filter((_, index) => (id * 7 + round * 3 + index) % 3 === 0),
        isShown: (id + round) % 4 !== 0,
      });
      const ids = Array.from({ length: 20 }, (_, index) => index);
      const rewritten = async (id: number): Promise<void> => {
        for (let round = 0; round < 4; round += 1) await store.write(at(id, round));
      };
      await Promise.all([...ids.map(rewritten), ...ids.slice(0, 6).map(() => store.count())]);
      const last = ids.map((id) => at(id, 3)).filter(({ isShown }) => isShown);
      const numbers = pool.map((word) => [word, last.filter(({ words }) => words.includes(word)).length] as const);
      expect(await counted()).toEqual(Object.fromEntries(numbers.filter(([, count]) => count > 0)));
    });
  });

  describe('of a word that was typed', () => {
    const factOf = async (word: string) => (await store.read([word]))[0];

    test('it is known how many have it, whether others begin so, and which are near, the most frequent first', async () => {
      await counted(shown(1, 'labrador', 'moti'), shown(2, 'labrador', 'mota'), shown(3, 'کبوتر', 'mota'));
      expect(await factOf('labrador')).toMatchObject({ count: 2, begins: true });
      expect(await factOf('lab')).toMatchObject({ count: 0, begins: true, near: [] });
      expect(await factOf('labrdor')).toMatchObject({ count: 0, begins: false, near: [{ word: 'labrador', count: 2 }] });
      expect(await factOf('کیوتر')).toMatchObject({ count: 0, begins: false, near: [{ word: 'کبوتر', count: 1 }] });
      expect((await factOf('motu'))?.near.map(({ word }) => word)).toEqual(['mota', 'moti']);
    });

    test('nothing is known where there is nothing like it', async () => {
      await counted(shown(1, 'labrador'));
      expect(await store.read(['zz', 'xqxqxq'])).toEqual(['zz', 'xqxqxq'].map((word) => ({ word, count: 0, begins: false, near: [] })));
    });
  });
};
