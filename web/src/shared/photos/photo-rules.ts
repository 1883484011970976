const megabyte = 1_048_576;
export const mostBytes = 10 * megabyte;
/** Moving pictures are sent as they are; all others are made smaller first, and looked at then. */
const isShrunk = (name: string) => !/\.gif$/i.test(name);
/** What a chooser of pictures offers, as `accept` of an input takes it. */
export const pictureTypes = 'image/png,image/jpeg,image/gif,image/webp,.png,.jpg,.jpeg,.gif,.webp';
const pictureName = /\.(png|jpe?g|gif|webp)$/i;

/** Why files were not taken: `type` and `size` name a file, `count` means all that were chosen. */
export interface Refusal {
  reason: 'type' | 'size' | 'count';
  name: string;
}

interface FileLike {
  name: string;
  size: number;
}

function refusalOf({ name, size }: FileLike): Refusal | undefined {
  if (!pictureName.test(name)) return { reason: 'type', name };
  return size > mostBytes && !isShrunk(name) ? { reason: 'size', name } : undefined;
}

/** Looks at chosen files by name, and by size where it will not shrink. More than `most` in all: none of them is taken. */
export function checkFiles<Chosen extends FileLike>(
  files: readonly Chosen[],
  photosBefore: number,
  most: number,
): { taken: Chosen[]; refusals: Refusal[] } {
  const refusals = files.map(refusalOf).filter((refusal) => refusal !== undefined);
  const fit = files.filter((file) => refusalOf(file) === undefined);
  if (photosBefore + fit.length > most) return { taken: [], refusals: [...refusals, { reason: 'count', name: '' }] };
  return { taken: fit, refusals };
}
