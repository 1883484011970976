import type { DecodeRefusal } from './worker-messages.ts';

/** The most pixels a picture may have. A small file can unfold into gigabytes. */
export const maxPixels = 40_000_000;

// All passes over such a picture need all of it in memory, some of them several times over.
const maxInterlacedPixels = 24_000_000;
const maxPixelBytes = 100 * 1_048_576;
/** JPEG: each scan is a pass over the whole picture, however few bytes it has. Cameras write 1 to 12. */
export const maxScans = 64;
const maxFrames = 1_000;

/** What the header of a picture declares before anything of it is decoded. */
export interface PictureHeader {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly bytesPerSample: number;
  /** Progressive or interlaced. */
  readonly isInterlaced: boolean;
  /** How often a JPEG starts a scan; 1 for the other formats. */
  readonly scans: number;
  /** Of an animation; 1 for a still picture. */
  readonly frames: number;
}

/** Whether decoding would cost more than any honest picture does; undefined when it may be decoded. */
export const judgeHeader = ({ width, height, ...header }: PictureHeader): DecodeRefusal | undefined => {
  const pixels = width * height;
  if (pixels > (header.isInterlaced ? maxInterlacedPixels : maxPixels)) return 'too-many-pixels';
  if (pixels * header.channels * header.bytesPerSample > maxPixelBytes) return 'too-many-pixels';
  return header.scans > maxScans || header.frames > maxFrames ? 'too-complex' : undefined;
};
