import { beforeEach, expect, test } from '@jest/globals';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { firstOpened } from './coming-soon-pages.ts';

beforeEach(() => {
  Object.defineProperty(globalThis, 'localStorage', { value: memoryStorage(), configurable: true });
});

test('a page was first opened when it was, however often it is loaded again', () => {
  expect([firstOpened('careers', 1000), firstOpened('careers', 5000)]).toEqual([1000, 1000]);
});

test('each page has a time of its own', () => {
  firstOpened('careers', 1000);
  expect(firstOpened('safety', 5000)).toBe(5000);
});

test('a clock that was set back adds no days', () => {
  firstOpened('careers', 5000);
  expect([firstOpened('careers', 1000), firstOpened('careers', 2000)]).toEqual([1000, 1000]);
});
