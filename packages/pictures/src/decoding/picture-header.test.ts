import { expect, test } from '@jest/globals';
import { countScans, judgeHeader, type PictureHeader } from './picture-header.ts';

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

const segment = (marker: number, body: number[]): number[] => [0xff, marker, 0, body.length + 2, ...body];
const scan = (...data: number[]): number[] => [...segment(0xda, [1, 1, 0, 0, 63, 0]), ...data];
const jpeg = (...parts: number[][]): Uint8Array => Uint8Array.from([0xff, 0xd8, ...parts.flat()]);
const end = [0xff, 0xd9];

test.each([
  ['one', jpeg(scan(1, 2, 3), end), 1],
  ['two, with tables between them', jpeg(scan(1), segment(0xc4, [9]), scan(2), end), 2],
  ['two without any data', jpeg(scan(), scan(), end), 2],
  ['stuffed bytes and restarts are data', jpeg(scan(1, 0xff, 0, 0xff, 0xd0, 7, 0xff, 0xd7), end), 1],
  ['fill bytes before a marker', jpeg(scan(1), [0xff, 0xff, 0xff], scan(2), end), 2],
  ['a thumbnail in a segment does not count', jpeg(segment(0xe1, [...scan(1), ...scan(2)]), scan(3), end), 1],
  ['what is appended after the end does not count', jpeg(scan(1), end, scan(2), scan(3)), 1],
  ['garbage between segments is passed over, as a decoder does', jpeg([1, 2, 3], scan(1), end), 1],
  ['an end that is missing', jpeg(scan(1), scan(2)), 2],
  ['a segment that is longer than the file', jpeg([0xff, 0xe1, 0xff, 0xff], scan(1)), 0],
  ['nothing', jpeg(), 0],
])('%s', (_what, bytes, scans) => {
  expect(countScans(bytes, 64)).toBe(scans);
});

test('is not counted further than asked', () => {
  expect(countScans(jpeg(...Array.from({ length: 100 }, () => scan(1))), 65)).toBe(65);
});
