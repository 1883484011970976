import { expect, test } from '@jest/globals';
import { fairQueue, type InFairTurn } from '@paltu/kernel';
import { keptTexts, type WantedText } from './kept-texts.ts';

const atOnce: InFairTurn = (_askers, work) => work();
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Texts whose making ends by `endAll`. */
const someTexts = (making: InFairTurn = atOnce) => {
  const texts = keptTexts({ making, compressing: atOnce });
  const made: string[] = [];
  const ends: (() => void)[] = [];
  const want = (name: string, address = '203.0.113.1', wanted: Partial<WantedText> = {}) => {
    const make = async () => {
      made.push(name);
      await new Promise<void>((end) => ends.push(end));
      return { type: 'text/html', cacheControl: 'no-cache', body: name };
    };
    return texts({ name, sources: [], address, make, ...wanted });
  };
  const endAll = async (): Promise<void> => {
    for (const end of ends.splice(0)) end();
    await settle();
  };
  return { want, made, endAll };
};

test('a text is made once for everybody who wants it, at the same time or later, and made again when one of its sources has changed', async () => {
  const { want, made, endAll } = someTexts();
  const source = {};
  const first = [want('home', 'a', { sources: [source] }), want('home', 'b', { sources: [source] })];
  await settle();
  await endAll();
  const [one, two] = await Promise.all(first);
  expect(one).toBe(two);
  expect(await want('home', 'c', { sources: [source] })).toBe(one);
  expect(made).toEqual(['home']);
  void want('home', 'c', { sources: [{}] });
  await settle();
  expect(made).toEqual(['home', 'home']);
  await endAll();
});

test('what cannot be had now is asked for again', async () => {
  const { want, made, endAll } = someTexts();
  expect(await want('home', 'a', { make: async () => undefined })).toBeUndefined();
  void want('home');
  await settle();
  expect(made).toEqual(['home']);
  await endAll();
});

test('one who wants a text beside hundreds of another address has it made next', async () => {
  const { want, made, endAll } = someTexts(fairQueue({ running: 1, waiting: 1_000, refusal: () => new Error('busy') }));
  for (let number = 0; number < 300; number += 1) void want(`page ${number}`, '203.0.113.66');
  const honest = want('page 299', '203.0.113.9');
  await settle();
  await endAll();
  await endAll();
  expect(made.slice(0, 3)).toContain('page 299');
  await endAll();
  expect((await honest)?.body.toString()).toBe('page 299');
});
