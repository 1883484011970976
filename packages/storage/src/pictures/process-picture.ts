import { stat } from 'node:fs/promises';
import { workQueue } from '@paltu/kernel';
import { decoder, fromPixels, maxPixels } from './decoder.ts';
import { notAPicture, picturesBusy, tooLarge, tooManyPixels, type PictureOrigin } from './picture-errors.ts';
import { renditionWidths, type RenditionWidth } from './picture-view.ts';
import { recognisePicture, type PictureFormat } from './recognise-picture.ts';

/** One WebP file, at most `width` pixels wide. */
export interface Rendition {
  readonly width: RenditionWidth;
  readonly bytes: Buffer;
}

/** A picture made safe: `width` and `height` are those of the largest rendition, in pixels. */
export interface ProcessedPicture {
  readonly format: PictureFormat;
  readonly width: number;
  readonly height: number;
  readonly renditions: readonly Rendition[];
}

export interface PictureLimits extends PictureOrigin {
  /** Inclusive. */
  readonly maxBytes: number;
}

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}

const quality = 80;
// WebP ends at 16,383 pixels: a very tall picture is bounded by its height instead.
const tallest = 4;

// Each takes a fifth of a second to two: the last of a full queue is answered before its caller gives up.
const inTurn = workQueue({ running: 2, waiting: 50, refusal: picturesBusy });

const sizeOf = async (source: string | Uint8Array): Promise<number> =>
  typeof source === 'string' ? (await stat(source)).size : source.byteLength;

const checkPixels = async (source: string | Uint8Array, origin: PictureOrigin): Promise<void> => {
  const read = await decoder(source)
    .metadata()
    .catch((error: unknown) => {
      throw /pixel limit/i.test(String(error)) ? tooManyPixels(origin) : notAPicture(origin);
    });
  if (read.width * read.height > maxPixels) throw tooManyPixels(origin);
};

const inside = (width: number) => ({ width, height: width * tallest, fit: 'inside', withoutEnlargement: true }) as const;

const decode = async (source: string | Uint8Array, origin: PictureOrigin): Promise<Pixels> => {
  await checkPixels(source, origin);
  try {
    const upright = decoder(source).autoOrient().resize(inside(1600)).toColourspace('srgb');
    const { data, info } = await upright.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, channels: info.channels as Pixels['channels'] };
  } catch (error) {
    throw /pixel limit/i.test(String(error)) ? tooManyPixels(origin) : notAPicture(origin);
  }
};

const render = async (pixels: Pixels, width: RenditionWidth): Promise<Rendition> => {
  const { data, ...raw } = pixels;
  return { width, bytes: await fromPixels(data, raw).resize(inside(width)).webp({ quality, effort: 3 }).toBuffer() };
};

/**
 * Makes a stranger's picture (a path or its bytes) into three WebP files of our own: re-encoded, upright, first frame only,
 * without metadata, never enlarged. At most two are worked on at a time; some others wait.
 * @throws AppError naming `field` and file: `picture.too-large | not-a-picture | unsupported-type | too-many-pixels`;
 * `service.unavailable` when too many wait already.
 */
export const processPicture = (source: string | Uint8Array, limits: PictureLimits): Promise<ProcessedPicture> =>
  inTurn(async () => {
    if ((await sizeOf(source)) > limits.maxBytes) throw tooLarge(limits, limits.maxBytes);
    const format = await recognisePicture(source, limits);
    const pixels = await decode(source, limits);
    const renditions: Rendition[] = [];
    for (const width of renditionWidths) renditions.push(await render(pixels, width));
    return { format, width: pixels.width, height: pixels.height, renditions };
  });
