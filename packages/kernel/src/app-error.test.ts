import { expect, test } from '@jest/globals';
import { AppError, invalidInput, orRefuse, refusal } from './app-error.ts';

const emailTaken = refusal('conflict', 'account.email-taken', 'An account with this email already exists');

test('a refusal is known before anything is refused', () => {
  expect([emailTaken.kind, emailTaken.code, emailTaken.message]).toEqual([
    'conflict',
    'account.email-taken',
    'An account with this email already exists',
  ]);
});

test('calling it makes the error to throw, with the details of the case', () => {
  const error = emailTaken({ retryAfterSeconds: 2 });
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ kind: 'conflict', code: 'account.email-taken', fields: [], retryAfterSeconds: 2 });
});

test('a refusal of one field names it in the words of the refusal', () => {
  expect(emailTaken.at('email', { code: 'taken' }).fields).toEqual([
    { path: 'email', code: 'taken', msg: 'An account with this email already exists' },
  ]);
  expect(emailTaken.at('email').fields).toMatchObject([{ code: 'account.email-taken' }]);
  expect(emailTaken.at('email', { msg: 'Taken' })).toMatchObject({ message: 'Taken', fields: [{ msg: 'Taken' }] });
});

test('details that belong to every case are given once', () => {
  const busy = refusal('unavailable', 'auth.busy', 'Busy', { retryAfterSeconds: 2 });
  expect([busy().retryAfterSeconds, busy({ retryAfterSeconds: 9 }).retryAfterSeconds]).toEqual([2, 9]);
});

test('what was found is given back, and nothing is refused', () => {
  expect([orRefuse(0, emailTaken), orRefuse('', emailTaken)]).toEqual([0, '']);
  for (const nothing of [undefined, null]) expect(() => orRefuse(nothing, emailTaken)).toThrow(emailTaken());
});

test('input that is refused names the fields and their codes', () => {
  const error = invalidInput([{ path: 'price', code: 'price.required', msg: 'Price is required for sale' }]);
  expect(error).toMatchObject({ kind: 'invalid', code: 'request.invalid', fields: [{ path: 'price', code: 'price.required' }] });
});
