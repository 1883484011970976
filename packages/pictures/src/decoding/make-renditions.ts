import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import {
  renditionWidths,
  type DecodedPicture,
  type DecodeRefusal,
  type Rendition,
  type RenditionWidth,
  type WorkerMessage,
} from '../picture.ts';
import { countScans, judgeHeader, maxPixels, maxScans, type PictureHeader } from './picture-header.ts';

// libvips would read SVG, PDF, TIFF, HEIF, raw matrices and more; each reader is a way in.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'] });
sharp.concurrency(1);
sharp.cache(false);

/** A picture as sent by somebody: first frame only, pixels limited. */
export const fromFile = (path: string): Sharp => sharp(path, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });

/** A picture of our own, as raw pixels. */
export const fromPixels = (data: Uint8Array, raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 }): Sharp =>
  sharp(data, { raw });

const bytesPerSample: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2, uint: 4, int: 4, float: 4 };
const widestSample = 16;

/** What the header of the picture declares; nothing of it is decoded. @throws Error when it is none */
export const readHeader = async (path: string): Promise<PictureHeader> => {
  const { format, width, height, channels, depth, isProgressive, pages = 1 } = await fromFile(path).metadata();
  const scans = format === 'jpeg' ? countScans(await readFile(path), maxScans + 1) : 1;
  return {
    width,
    height,
    channels,
    bytesPerSample: bytesPerSample[depth] ?? widestSample,
    isInterlaced: isProgressive || scans > 1,
    scans,
    frames: pages,
  };
};

interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}

const quality = 80;
// WebP ends at 16,383 pixels: a very tall picture is bounded by its height instead.
const tallest = 4;

const inside = (width: number) => ({ width, height: width * tallest, fit: 'inside', withoutEnlargement: true }) as const;

const decode = async (path: string): Promise<Pixels> => {
  const upright = fromFile(path).autoOrient().resize(inside(1600)).toColourspace('srgb');
  const { data, info } = await upright.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels as Pixels['channels'] };
};

const render = async (pixels: Pixels, width: RenditionWidth): Promise<Rendition> => {
  const { data, ...raw } = pixels;
  return { width, bytes: await fromPixels(data, raw).resize(inside(width)).webp({ quality, effort: 2 }).toBuffer() };
};

const renderAll = async (pixels: Pixels): Promise<DecodedPicture> => {
  const renditions: Rendition[] = [];
  for (const width of renditionWidths) renditions.push(await render(pixels, width));
  return { width: pixels.width, height: pixels.height, renditions };
};

const reasonOf = (error: unknown): DecodeRefusal => {
  if (/pixel limit/i.test(String(error))) return 'too-many-pixels';
  return /memory/i.test(String(error)) ? 'too-complex' : 'not-a-picture';
};

/**
 * Makes the picture at `path` into three WebP files of our own: re-encoded, upright, first frame only, without metadata, never enlarged.
 * Its header is judged before anything is decoded. Memory and time are bounded from outside: call it in a process of its own.
 */
export const makeRenditions = async (path: string): Promise<WorkerMessage> => {
  try {
    const refusal = judgeHeader(await readHeader(path));
    if (refusal !== undefined) return { type: 'refused', reason: refusal };
    return { type: 'decoded', picture: await renderAll(await decode(path)) };
  } catch (error) {
    return { type: 'refused', reason: reasonOf(error) };
  }
};
