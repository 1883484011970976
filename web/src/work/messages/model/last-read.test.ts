import { expect, test } from '@jest/globals';
import { lastRead } from './last-read.ts';

const messages = [
  { number: 1, mine: true },
  { number: 2, mine: false },
  { number: 3, mine: true },
  { number: 4, mine: true },
];

test.each([
  [0, undefined],
  [1, 1],
  [2, 1],
  [3, 3],
  [9, 4],
])('with %d read by the other side, the mark stands below message %s', (upTo, marked) => expect(lastRead(messages, upTo)).toBe(marked));
