import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { residentBytes } from '../src/decoding/picture-decoder.ts';
import { pictureProcessor, type PictureProcessor } from '../src/decoding/picture-processor.ts';
import { withScans } from './hostile-jpeg.ts';
import { openTestFolder, type TestFolder } from './test-folder.ts';

const megabyte = 1_048_576;

// What is promised: the process that decodes never holds more than this, and the service itself next to nothing of a picture.
const mostOfDecoder = 368 * megabyte;
const mostOfService = 64 * megabyte;
// An honest picture takes a second on a slow machine; this only shows that it does not wait for minutes.
const soonMs = 30_000;

let folder: TestFolder;
let pictures: PictureProcessor;
beforeAll(async () => {
  folder = await openTestFolder();
  pictures = pictureProcessor();
});
afterAll(async () => {
  pictures.close();
  await folder.remove();
});

const solid = (width: number, height: number, channels: 3 | 4 = 3): Sharp =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 120, b: 40, alpha: 0.5 } }, limitInputPixels: false });

const progressive = { progressive: true, chromaSubsampling: '4:4:4' } as const;
// From a small one: to convert every pixel would take ten times as long.
const cmyk = async (side: number) =>
  sharp(await solid(62, 62).toColourspace('cmyk').jpeg().toBuffer())
    .pipelineColourspace('cmyk')
    .resize(side, side, { kernel: 'nearest' })
    .toColourspace('cmyk')
    .jpeg(progressive)
    .toBuffer();
const greyScans = async (scans: number, side = 4_800) =>
  withScans(await solid(side, side).greyscale().jpeg({ progressive: true }).toBuffer(), scans);

const animation = (frames: number) =>
  sharp(randomBytes(12 * frames), { raw: { width: 2, height: 2 * frames, channels: 3, pageHeight: 2 } })
    .gif({ delay: Array.from({ length: frames }, () => 100) })
    .toBuffer();

const take = async (bytes: Uint8Array, memberId = 'mallory') =>
  pictures.process({ path: await folder.keep(bytes), field: 'image', fileName: 'pet.jpg', maxBytes: 10 * megabyte, memberId });
const outcomeOf = async (bytes: Uint8Array, memberId?: string): Promise<unknown> =>
  take(bytes, memberId).then(
    ({ width }) => width,
    ({ kind, code, fields: [field] = [] }) => ({ kind, code, path: field?.path, namesFile: field?.msg.includes('pet.jpg') }),
  );
/** Of a machine that has other things to do. */
const busy = expect.objectContaining({ code: 'service.unavailable' });
const refused = (code: string) => ({ kind: 'invalid', code: `picture.${code}`, path: 'image', namesFile: true });

/** The most memory that the decoder held meanwhile, and how much the service, which is this process, grew. */
const memoryDuring = async (work: () => Promise<unknown>): Promise<{ decoder: number; service: number }> => {
  const before = process.memoryUsage.rss();
  const most = { decoder: 0, service: 0 };
  let isDone = false;
  const watch = async (): Promise<void> => {
    while (!isDone) {
      const pid = pictures.pid();
      most.decoder = Math.max(most.decoder, pid === undefined ? 0 : ((await residentBytes(pid)) ?? 0));
      most.service = Math.max(most.service, process.memoryUsage.rss() - before);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const watching = watch();
  await work().finally(() => (isDone = true));
  await watching;
  return most;
};

const grain = randomBytes(250_000);
const small = await solid(60, 40).jpeg().toBuffer();

describe('a small file that unfolds without measure', () => {
  test.each([
    ['a GIF of one colour', 'too-many-pixels', () => solid(6_324, 6_324).gif().toBuffer()],
    ['a progressive JPEG in full colour', 'too-many-pixels', () => solid(6_324, 6_324).jpeg(progressive).toBuffer()],
    ['a CMYK JPEG', 'too-many-pixels', () => cmyk(6_324)],
    [
      'a PNG of 16 bit, interlaced',
      'too-many-pixels',
      () => solid(6_324, 6_324, 4).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
    ],
    ['a grey JPEG of 20,000 empty scans', 'too-complex', () => greyScans(20_000)],
    ['an animation of 1,200 frames', 'too-complex', () => animation(1_200)],
    ['a grey JPEG of 65 scans', 'too-complex', () => greyScans(65, 200)],
  ])('%s is refused before it is decoded, and honest pictures pass beside it', async (_name, reason, make) => {
    const bytes = await make();
    expect(bytes.length).toBeLessThan(10 * megabyte);
    const memory = await memoryDuring(async () => {
      const startedAt = performance.now();
      const hostile = [outcomeOf(bytes, 'mallory'), outcomeOf(bytes, 'mallory'), outcomeOf(bytes, 'eve')];
      expect(await outcomeOf(small, 'ali')).toBe(60);
      expect(await Promise.all(hostile)).toEqual(hostile.map(() => refused(reason)));
      expect(performance.now() - startedAt).toBeLessThan(soonMs);
    });
    expect(memory.decoder).toBeLessThan(160 * megabyte);
    expect(memory.service).toBeLessThan(mostOfService);
  });

  test.each([
    ['a progressive CMYK JPEG of 24 megapixels', () => cmyk(4_898)],
    ['an interlaced PNG of 16 bit and 100 MB', () => solid(3_600, 3_600, 4).toColourspace('rgb16').png({ progressive: true }).toBuffer()],
    ['a GIF of 100 MB', () => solid(5_100, 5_100).gif().toBuffer()],
    ['60 scans of 23 megapixels', () => greyScans(60)],
  ])('%s, the most that is decoded, stays within the memory and the seconds it is given', async (_name, make) => {
    const bytes = await make();
    const memory = await memoryDuring(async () => {
      const startedAt = performance.now();
      const hostile = outcomeOf(bytes);
      expect(await outcomeOf(small, 'ali')).toBe(60);
      expect([1600, refused('too-complex'), busy]).toContainEqual(await hostile);
      expect(performance.now() - startedAt).toBeLessThan(soonMs);
    });
    expect(memory.decoder).toBeLessThan(mostOfDecoder);
    expect(memory.service).toBeLessThan(mostOfService);
  });
});

describe('what honest phones send', () => {
  const photo = (width: number, height: number) =>
    sharp(grain, { raw: { width: 500, height: 500, channels: 1 } })
      .resize(width, height, { fit: 'fill', kernel: 'nearest' })
      .toColourspace('srgb');

  test.each([
    ['12 megapixels, lying on its side', () => photo(4_000, 3_000).jpeg({ quality: 75 }).withMetadata({ orientation: 6 }), [1600, 2133]],
    ['24 megapixels', () => photo(4_000, 6_000).jpeg({ quality: 50 }), [1600, 2400]],
    [
      '24 megapixels, progressive, lying on its side',
      () => photo(6_000, 4_000).jpeg({ quality: 40, progressive: true }).withMetadata({ orientation: 6 }),
      [1600, 2400],
    ],
    ['33 megapixels', () => solid(6_600, 5_000).jpeg(), [1600, 1212]],
  ])('%s comes out', async (_name, make, size) => {
    const { width, height } = await take(await make().toBuffer());
    expect([width, height]).toEqual(size);
  });
});
