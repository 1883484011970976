import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { fieldErrorsOf } from './field-errors.ts';

const errorsOf = (schema: z.ZodType, value: unknown) => fieldErrorsOf(schema.safeParse(value, { reportInput: true }).error?.issues ?? []);
const noFields = z.strictObject({ inner: z.strictObject({}).optional() });

test('each field has one entry, with its path from the outside in', () => {
  expect(errorsOf(noFields, { b: 1, inner: { c: 1 } })).toEqual([
    { path: 'inner.c', code: 'unknown', msg: 'inner.c is not a known field' },
    { path: 'b', code: 'unknown', msg: 'b is not a known field' },
  ]);
});

test('a name of the caller is echoed shortened, and whole characters stay whole', () => {
  const [error] = errorsOf(noFields, { [`${'n'.repeat(59)}🐶${'n'.repeat(900)}`]: 1 });
  expect(error?.path).toHaveLength(60);
  expect(error?.path.isWellFormed()).toBe(true);
  expect(error?.msg.length).toBeLessThan(100);
});

test('however much is wrong, at most a hundred entries list it', () => {
  const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`field${index}`, 1]));
  expect(errorsOf(noFields, many)).toHaveLength(100);
  expect(
    errorsOf(
      z.array(z.number()),
      Array.from({ length: 5_000 }, () => 'x'),
    ),
  ).toHaveLength(100);
});
