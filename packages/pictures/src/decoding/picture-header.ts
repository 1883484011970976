import type { DecodeRefusal } from '../picture.ts';

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

const isRestartOrStuffing = (marker: number): boolean => marker === 0x00 || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/**
 * How often a JPEG starts a scan, read as its decoder reads it: markers inside of segments (a thumbnail in EXIF) and after its end (the
 * film that some phones append) do not count. Stops at `limit`.
 */
export const countScans = (jpeg: Uint8Array, limit: number): number => {
  let scans = 0;
  let at = 2;
  while (at + 3 < jpeg.length && scans < limit) {
    const marker = jpeg[at + 1] as number;
    if (jpeg[at] !== 0xff || marker === 0xff) at += 1;
    else if (isRestartOrStuffing(marker)) at += 2;
    else if (marker === 0xd9) return scans;
    else {
      if (marker === 0xda) scans += 1;
      at += 2 + (jpeg[at + 2] as number) * 256 + (jpeg[at + 3] as number);
    }
  }
  return scans;
};
