import { expect, test } from '@jest/globals';
import { judgeHeader, type PictureHeader } from './judge-header.ts';

const header = (overrides: Partial<PictureHeader>): PictureHeader => ({
  width: 4_000,
  height: 3_000,
  channels: 3,
  bytesPerSample: 1,
  isInterlaced: false,
  scans: 1,
  frames: 1,
  ...overrides,
});

test.each<[string, Partial<PictureHeader>]>([
  ['a photo', {}],
  ['24 megapixels, interlaced', { width: 6_000, height: 4_000, isInterlaced: true }],
  ['40 megapixels of grey', { width: 8_000, height: 5_000, channels: 1 }],
  ['100 MB to the byte', { width: 10_240, height: 2_560, channels: 4 }],
  ['64 scans', { scans: 64, isInterlaced: true }],
  ['an animation of 1,000 frames', { frames: 1_000 }],
])('%s is decoded', (_what, overrides) => {
  expect(judgeHeader(header(overrides))).toBeUndefined();
});

test.each<[string, Partial<PictureHeader>, string]>([
  ['more than 40 megapixels', { width: 8_001, height: 5_000, channels: 1 }, 'too-many-pixels'],
  ['more than 24 megapixels, interlaced', { width: 6_001, height: 4_000, isInterlaced: true }, 'too-many-pixels'],
  ['more than 100 MB', { width: 10_241, height: 2_560, channels: 4 }, 'too-many-pixels'],
  ['more than 100 MB because of 16 bit', { width: 5_000, height: 4_000, bytesPerSample: 2 }, 'too-many-pixels'],
  ['65 scans', { scans: 65 }, 'too-complex'],
  ['an animation of more than 1,000 frames', { frames: 1_001 }, 'too-complex'],
])('%s is not', (_what, overrides, reason) => {
  expect(judgeHeader(header(overrides))).toBe(reason);
});
