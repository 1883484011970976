import { invalidInput } from '@paltu/kernel';
import type { Request } from 'express';

/**
 * The `Idempotency-Key` header of a request that may be sent again, or undefined without it.
 * @throws AppError `request.invalid` naming `Idempotency-Key` unless it is 1 to 200 visible ASCII characters.
 */
export const idempotencyKey = (request: Request): string | undefined => {
  const header = request.get('idempotency-key');
  if (header === undefined || /^[\x21-\x7e]{1,200}$/.test(header)) return header;
  throw invalidInput([{ path: 'Idempotency-Key', code: 'invalid', msg: 'Idempotency-Key must be 1 to 200 visible ASCII characters' }]);
};
