import type { PictureFormat } from './picture-format.ts';

const megabyte = 1_048_576;
export const mostBytes = 10 * megabyte;
/** What a chooser of pictures offers, as `accept` of an input takes it; what is dropped or has no ending is judged by its content alone. */
export const pictureTypes = 'image/png,image/jpeg,image/gif,image/webp,.png,.jpg,.jpeg,.jpe,.jfif,.gif,.webp,.heic,.heif';

/** Why files were not taken: `type`, `heic` (which this browser cannot read) and `size` name a file, `count` means all that were chosen. */
export interface Refusal {
  reason: 'type' | 'heic' | 'size' | 'count';
  name: string;
}

interface Looked {
  file: { name: string; size: number };
  format: PictureFormat | undefined;
  isShown: boolean;
}

function refusalOf({ file: { name, size }, format, isShown }: Looked): Refusal | undefined {
  if (format === undefined) return { reason: 'type', name };
  if (format === 'heic' && !isShown) return { reason: 'heic', name };
  // Moving pictures are sent as they are; all others are made smaller first, and looked at then.
  return size > mostBytes && format === 'gif' ? { reason: 'size', name } : undefined;
}

/** Looks at what chosen files are, and at their size where they will not shrink. More than `most` in all: none of them is taken. */
export function checkFiles<Chosen extends Looked>(
  looked: readonly Chosen[],
  photosBefore: number,
  most: number,
): { taken: Chosen['file'][]; refusals: Refusal[] } {
  const refusals = looked.map(refusalOf).filter((refusal) => refusal !== undefined);
  const fit = looked.filter((one) => refusalOf(one) === undefined);
  if (photosBefore + fit.length > most) return { taken: [], refusals: [...refusals, { reason: 'count', name: '' }] };
  return { taken: fit.map(({ file }) => file), refusals };
}
