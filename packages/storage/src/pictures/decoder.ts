import sharp, { type Sharp, type SharpInput } from 'sharp';

/** The most pixels a picture may have. A small file can unfold into gigabytes. */
export const maxPixels = 40_000_000;

const decodeSeconds = 20;

// libvips would read SVG, PDF, TIFF, HEIF, raw matrices and more; each reader is a way in.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'] });
sharp.concurrency(1);
sharp.cache(false);

/** A picture as sent by somebody: first frame only, turned upright, pixels limited, time limited. */
export const decoder = (source: SharpInput): Sharp =>
  sharp(source, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 }).timeout({ seconds: decodeSeconds });

/** A picture of our own, as raw pixels. */
export const fromPixels = (data: Buffer, raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 }): Sharp => sharp(data, { raw });
