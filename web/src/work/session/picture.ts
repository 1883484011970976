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

/** A square cut out of a picture, in its own pixels. */
export interface Square {
  left: number;
  top: number;
  side: number;
}

export interface Crop {
  /** Of the point in the middle of the square, as a share of width and height: 0.5 is the middle of the picture. */
  x: number;
  y: number;
  /** 1 shows as much as fits, 3 a third of it. */
  zoom: number;
}

interface PictureSize {
  width: number;
  height: number;
}

export const mostZoom = 3;
export const wholePicture: Crop = { x: 0.5, y: 0.5, zoom: 1 };

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** The square that a crop means; it never leaves the picture. */
export function squareOf({ width, height }: PictureSize, { x, y, zoom }: Crop): Square {
  const side = Math.min(width, height) / between(1, zoom, mostZoom);
  const startOf = (centre: number, length: number) => between(0, centre * length - side / 2, length - side);
  return { left: startOf(x, width), top: startOf(y, height), side };
}

/** The crop moved by shares of its square, and zoomed; it stays where it means something. */
export function changedCrop(size: PictureSize, crop: Crop, change: { right?: number; down?: number; zoom?: number }): Crop {
  const zoom = between(1, change.zoom ?? crop.zoom, mostZoom);
  const { side } = squareOf(size, { ...crop, zoom });
  const moved = (centre: number, share: number, length: number) =>
    between(side / 2 / length, centre + (share * side) / length, 1 - side / 2 / length);
  return { x: moved(crop.x, change.right ?? 0, size.width), y: moved(crop.y, change.down ?? 0, size.height), zoom };
}
