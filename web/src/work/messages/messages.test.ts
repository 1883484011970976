import { expect, test } from '@jest/globals';
import { lastRead, daysOf, firstUnread } from './thread.ts';
import { aChatMessage } from '../../testing/a-conversation.ts';

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

test('messages stand under the day of Pakistan on which they were sent', () => {
  const days = daysOf([
    aChatMessage(1, { sentAt: '2026-11-20T18:59:00.000Z' }),
    aChatMessage(2, { sentAt: '2026-11-20T19:01:00.000Z' }),
    aChatMessage(3, { sentAt: '2026-11-21T10:00:00.000Z' }),
  ]);
  expect(days.map(({ date, messages }) => [date, messages.map(({ number }) => number)])).toEqual([
    ['2026-11-20', [1]],
    ['2026-11-21', [2, 3]],
  ]);
});

test('what is new begins at the first message of the other side that was not read, whatever one has written since', () => {
  const messages = [false, true, false, false, true].map((mine, index) => aChatMessage(index + 1, { mine }));
  expect(firstUnread(messages, 2)).toBe(3);
  expect(firstUnread(messages, 0)).toBeUndefined();
  expect(firstUnread(messages, 60)).toBeUndefined();
});
