import { expect, test } from '@jest/globals';
import { apiErrorOf, networkError } from '#shared/api/api-error.ts';
import { placeSurely } from './place-surely.ts';

const refused = apiErrorOf(409, { code: 'cart.empty', message: 'Your cart is empty' });

/** Fails with these errors, one a call, and answers then. */
function failingWith(...errors: unknown[]) {
  let calls = 0;
  const place = async () => {
    calls += 1;
    const error = errors[calls - 1];
    if (error !== undefined) throw error;
    return 'placed';
  };
  return { place, calls: () => calls };
}

test('an order that is answered is placed with one call', async () => {
  const { place, calls } = failingWith();
  expect([await placeSurely(place), calls()]).toEqual(['placed', 1]);
});

test.each([networkError, apiErrorOf(504, undefined)])('a lost answer is looked for with the same call', async (lost) => {
  const { place, calls } = failingWith(lost);
  expect([await placeSurely(place), calls()]).toEqual(['placed', 2]);
});

test('when nobody answers that either, nobody knows', async () => {
  const { place, calls } = failingWith(networkError, networkError);
  expect([await placeSurely(place), calls()]).toEqual(['unknown', 2]);
});

test.each([
  [[refused], 1],
  [[networkError, refused], 2],
] as const)('a refusal is passed on, and not tried again', async (errors, times) => {
  const { place, calls } = failingWith(...errors);
  await expect(placeSurely(place)).rejects.toBe(refused);
  expect(calls()).toBe(times);
});
