import { expect, test } from '@jest/globals';
import { apiErrorOf, networkError } from '../api/api-error.ts';
import { sendSurely } from './send-surely.ts';

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
  expect([await sendSurely(send), calls()]).toEqual(['sent', 1]);
});

test.each([networkError, apiErrorOf(504, undefined)])('a lost answer is looked for with the same call', async (lost) => {
  const { send, calls } = failingWith(lost);
  expect([await sendSurely(send), calls()]).toEqual(['sent', 2]);
});

test('when nobody answers that either, nobody knows', async () => {
  const { send, calls } = failingWith(networkError, networkError);
  expect([await sendSurely(send), calls()]).toEqual(['unknown', 2]);
});

test.each([
  [[refused], 1],
  [[networkError, refused], 2],
] as const)('a refusal is passed on, and not tried again', async (errors, times) => {
  const { send, calls } = failingWith(...errors);
  await expect(sendSurely(send)).rejects.toBe(refused);
  expect(calls()).toBe(times);
});
