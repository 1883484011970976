import { isApiError } from '#shared/api/api-error.ts';
import type { ErrorCode } from '#shared/api/types.ts';

const mostBytes = 5_242_880;
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** What is wrong with a file that shall be somebody's picture. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>) {
  if (!pictureTypes.includes(type)) return 'session:picture.invalid';
  return size > mostBytes && 'session:picture.tooLarge';
}

/** The words of this form where others than those of a listing's pictures hold: its limit is another one. */
const own = {
  'picture.too-large': 'picture.tooLarge',
  'picture.not-a-picture': 'picture.invalid',
  'picture.unsupported-type': 'picture.invalid',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** The message of a refused picture of a member, in the strings of this feature; undefined where the words of the code do. */
export function pictureRefusal(error: unknown) {
  const code = isApiError(error) ? error.code : '';
  return code in own ? own[code as keyof typeof own] : undefined;
}
