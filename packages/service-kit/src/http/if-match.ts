import { invalidInput } from '@paltu/kernel';
import type { Request } from 'express';

/**
 * The version that an `If-Match: "<number>"` header names, or undefined without the header.
 * @throws AppError `request.invalid` naming `If-Match` when it is anything else.
 */
export const ifMatchVersion = (request: Request): number | undefined => {
  const header = request.get('if-match');
  if (header === undefined) return undefined;
  const match = /^"(\d{1,9})"$/.exec(header.trim());
  if (match?.[1] === undefined) {
    throw invalidInput([{ path: 'If-Match', code: 'invalid', msg: 'If-Match must be one version number in quotes' }]);
  }
  return Number(match[1]);
};
