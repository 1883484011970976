import { renditionWidths, type RenditionWidth } from '../domain/picture.ts';
import { judgeHeader } from './judge-header.ts';
import { readHeader } from './read-header.ts';
import { fromFile, fromPixels } from './safe-sharp.ts';
import type { DecodedPicture, DecodeRefusal, Rendition, WorkerMessage } from './worker-messages.ts';

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
