import { isApiError } from '#shared/api/api-error.ts';
import type { ErrorCode } from '#shared/api/types.ts';

/** The words of this form where others than those of a listing's pictures hold: its limit is another one. */
const own = {
  'picture.too-large': 'picture.tooLarge',
  'picture.not-a-picture': 'picture.invalid',
  'picture.unsupported-type': 'picture.invalid',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** What a refused picture of a member is told by, in the strings of this feature; undefined where the words of the code do. */
export function pictureRefusal(error: unknown) {
  const code = isApiError(error) ? error.code : '';
  return code in own ? own[code as keyof typeof own] : undefined;
}
