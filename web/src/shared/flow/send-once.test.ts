import { expect, test } from '@jest/globals';
import { apiErrorOf, networkError } from '../api/api-error.ts';
import { sendChanged, sendOnce } from './send-once.ts';

const refused = apiErrorOf(409, { code: 'cart.empty', message: 'Your cart is empty' });

/** Fails with these errors, one a call, and answers then. */
function failingWith(...errors: unknown[]) {
  let calls = 0;
  const send = async () => {
    calls += 1;
    const error = errors[calls - 1];
    if (error !== undefined) throw error;
    return 'sent';
  };
  return { send, calls: () => calls };
}

test('what is answered was sent with one call', async () => {
  const { send, calls } = failingWith();
  expect([await sendOnce(send), calls()]).toEqual(['sent', 1]);
});

test.each([networkError, apiErrorOf(504, undefined)])('a lost answer is looked for with the same call', async (lost) => {
  const { send, calls } = failingWith(lost);
  expect([await sendOnce(send), calls()]).toEqual(['sent', 2]);
});

test('when nobody answers that either, nobody knows', async () => {
  const { send, calls } = failingWith(networkError, networkError);
  expect([await sendOnce(send), calls()]).toEqual(['unknown', 2]);
});

test.each([
  [[refused], 1],
  [[networkError, refused], 2],
] as const)('a refusal is passed on, and not tried again', async (errors, times) => {
  const { send, calls } = failingWith(...errors);
  await expect(sendOnce(send)).rejects.toBe(refused);
  expect(calls()).toBe(times);
});

const reused = apiErrorOf(409, { code: 'request.key-reused', message: 'Sent already with something else in it' });
const blocked = apiErrorOf(403, { code: 'conversation.blocked', message: 'One of you has blocked the other' });

/** Fails with these errors, one a call, and answers then; notes the keys. */
function notingKeys(...errors: unknown[]) {
  const keys: string[] = [];
  const send = async (key: string) => {
    keys.push(key);
    const error = errors[keys.length - 1];
    if (error !== undefined) throw error;
    return 'sent';
  };
  return { send, keys };
}

test('what is sent again keeps its key', async () => {
  const { send, keys } = notingKeys(networkError);
  expect(await sendChanged('a', send)).toBe('sent');
  expect(keys).toEqual(['a', 'a']);
});

test('words that were changed after others were sent with their key are sent with a new one, which they keep too', async () => {
  const { send, keys } = notingKeys(reused, networkError);
  expect(await sendChanged('a', send)).toBe('sent');
  expect(keys[0]).toBe('a');
  expect(keys[1]).not.toBe('a');
  expect(keys[2]).toBe(keys[1]);
});

test('any other refusal is passed on', async () => {
  const { send, keys } = notingKeys(blocked);
  await expect(sendChanged('a', send)).rejects.toBe(blocked);
  expect(keys).toEqual(['a']);
});
