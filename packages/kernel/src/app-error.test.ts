import { expect, test } from '@jest/globals';
import { AppError, invalidInput } from './app-error.ts';

test('a refusal carries its kind, its code and the fields it names', () => {
  const error = invalidInput([{ path: 'price', code: 'price.required', msg: 'Price is required for sale' }]);
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ kind: 'invalid', code: 'request.invalid', fields: [{ path: 'price' }] });
});
