import sharp, { type Sharp } from 'sharp';
import { maxPixels } from './judge-header.ts';

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
