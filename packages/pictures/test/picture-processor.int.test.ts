import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aBomb } from '@paltu/testing/service';
import sharp from 'sharp';
import { pictureDecoder } from '../src/decoding/picture-decoder.ts';
import { pictureProcessor, type PictureRequest } from '../src/decoding/picture-processor.ts';
import { openTestFolder, type TestFolder } from './test-folder.ts';

let folder: TestFolder;
const pictures = pictureProcessor();
beforeAll(async () => {
  folder = await openTestFolder();
});
afterAll(async () => {
  pictures.close();
  await folder.remove();
});

const limits = { field: 'image', fileName: 'pet.jpg', maxBytes: 10 * 1_048_576 };

const processPicture = async (bytes: Uint8Array, request: Partial<PictureRequest> = {}) =>
  pictures.process({ ...limits, memberId: 'ali', path: await folder.keep(bytes), ...request });

const solid = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 40 } } });

/** A GIF of two frames, red then blue, 2 × 2 pixels, without compression tables. */
const twoFrames = (): Promise<Buffer> =>
  sharp(
    Buffer.concat([Buffer.from([255, 0, 0, 255, 0, 0, 255, 0, 0, 255, 0, 0]), Buffer.from([0, 0, 255, 0, 0, 255, 0, 0, 255, 0, 0, 255])]),
    { raw: { width: 2, height: 4, channels: 3, pageHeight: 2 } },
  )
    .gif({ delay: [100, 100], loop: 0 })
    .toBuffer();

/** 80 × 40 pixels, blue but for one corner. */
const redAtTopLeft = () =>
  sharp({ create: { width: 80, height: 40, channels: 3, background: { r: 0, g: 0, b: 255 } } }).composite([
    { input: { create: { width: 10, height: 10, channels: 3, background: { r: 255, g: 0, b: 0 } } }, left: 0, top: 0 },
  ]);

const redCornerOf = async (bytes: Uint8Array): Promise<string | undefined> => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const isRed = (x: number, y: number): boolean => {
    const at = (y * info.width + x) * info.channels;
    return (data[at] ?? 0) > 150 && (data[at + 2] ?? 0) < 100;
  };
  const corners = { 'top left': [3, 3], 'top right': [-4, 3], 'bottom right': [-4, -4], 'bottom left': [3, -4] } as const;
  const within = (place: number, length: number): number => (place < 0 ? length + place : place);
  return Object.entries(corners).find(([, [x, y]]) => isRed(within(x, info.width), within(y, info.height)))?.[0];
};

/** What EXIF calls the eight ways to hold a camera, and where its first corner belongs. */
const orientations = [
  [1, 'top left'],
  [2, 'top right'],
  [3, 'bottom right'],
  [4, 'bottom left'],
  [5, 'top left'],
  [6, 'top right'],
  [7, 'bottom right'],
  [8, 'bottom left'],
] as const;

describe('a picture that can be shown', () => {
  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('%s becomes three WebP files of 320, 800 and 1600 pixels', async (format) => {
    const processed = await processPicture(await solid(2000, 1000)[format]().toBuffer());
    expect(processed).toMatchObject({ format, width: 1600, height: 800 });
    const sizes = await Promise.all(processed.renditions.map(({ bytes }) => sharp(bytes).metadata()));
    expect(processed.renditions.map(({ width }) => width)).toEqual([320, 800, 1600]);
    expect(sizes.map(({ format: to, height }) => [to, height])).toEqual([
      ['webp', 160],
      ['webp', 400],
      ['webp', 800],
    ]);
  });

  test('a small picture has all three, none enlarged', async () => {
    const processed = await processPicture(await solid(100, 50).png().toBuffer());
    expect(processed).toMatchObject({ width: 100, height: 50 });
    for (const { bytes } of processed.renditions) expect(await sharp(bytes).metadata()).toMatchObject({ width: 100, height: 50 });
  });

  test.each(orientations)('a photo with orientation %i is turned upright', async (orientation, corner) => {
    const photo = await redAtTopLeft().jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).withMetadata({ orientation }).toBuffer();
    const isOnItsSide = orientation >= 5;
    const processed = await processPicture(photo);
    expect(processed).toMatchObject(isOnItsSide ? { width: 40, height: 80 } : { width: 80, height: 40 });
    for (const { bytes } of processed.renditions) {
      expect(await redCornerOf(bytes)).toBe(corner);
      expect((await sharp(bytes).metadata()).orientation).toBeUndefined();
    }
  });

  test.each(['jpeg', 'png', 'webp'] as const)('where a photo was taken is forgotten (%s)', async (format) => {
    const photo = await solid(400, 200)
      .withExif({ IFD0: { Make: 'A phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 41/1 0/1' } })
      [format]()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif?.includes('A phone')).toBe(true);
    for (const { bytes } of (await processPicture(photo)).renditions) {
      const { exif, xmp, iptc } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
      expect(Buffer.from(bytes).includes('A phone')).toBe(false);
    }
  });

  test('one of a single pixel stays one', async () => {
    const processed = await processPicture(await solid(1, 1).png().toBuffer());
    expect(processed).toMatchObject({ width: 1, height: 1 });
    for (const { bytes } of processed.renditions) expect(await sharp(bytes).metadata()).toMatchObject({ width: 1, height: 1 });
  });

  test('of an animation the first frame is kept', async () => {
    const processed = await processPicture(await twoFrames());
    expect(processed).toMatchObject({ format: 'gif', width: 2, height: 2 });
    const { data } = await sharp(processed.renditions[0]!.bytes).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
    expect(data[2]).toBeLessThan(60);
  });

  test('transparency is kept', async () => {
    const see = sharp({ create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } } });
    const processed = await processPicture(await see.png().toBuffer());
    expect(await sharp(processed.renditions[2]!.bytes).metadata()).toMatchObject({ hasAlpha: true });
  });

  test.each([
    ['grey', solid(60, 40).greyscale().jpeg(), [142, 142, 142]],
    ['CMYK', solid(60, 40).toColourspace('cmyk').jpeg(), [200, 120, 40]],
    ['16 bit', solid(60, 40).toColourspace('rgb16').png(), [200, 120, 40]],
  ])('a %s picture becomes an ordinary one of the same colour', async (_name, picture, colour) => {
    const processed = await processPicture(await picture.toBuffer());
    expect(processed).toMatchObject({ width: 60, height: 40 });
    const shown = sharp(processed.renditions[0]!.bytes);
    expect(await shown.metadata()).toMatchObject({ format: 'webp', space: 'srgb', depth: 'uchar' });
    const { channels } = await shown.stats();
    colour.forEach((value, index) => expect(Math.abs((channels[index]?.mean ?? 0) - value)).toBeLessThan(40));
  });

  test('a very tall picture is bounded by its height', async () => {
    const processed = await processPicture(await solid(100, 20_000).png().toBuffer());
    expect(processed.height).toBe(6400);
  });

  test('what hides behind a picture is not carried over', async () => {
    const polyglot = Buffer.concat([await solid(40, 40).jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
    const processed = await processPicture(polyglot);
    for (const { bytes } of processed.renditions) expect(Buffer.from(bytes).includes('<script>')).toBe(false);
  });
});

describe('a file that is refused by name', () => {
  const refusalOf = async (bytes: Uint8Array, request: Partial<PictureRequest> = {}): Promise<unknown> =>
    processPicture(bytes, request).then(
      () => 'accepted',
      (error: unknown) => error,
    );
  const refused = (code: string) =>
    expect.objectContaining({ code, fields: [expect.objectContaining({ path: 'image', code, msg: expect.stringContaining('pet.jpg') })] });

  test.each([
    ['text', Buffer.from('I am no picture')],
    ['nothing', Buffer.alloc(0)],
    ['noise', createHash('sha512').update('noise').digest()],
    ['a zip', Buffer.from('PK\x03\x04..........................')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['the first bytes of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0])],
  ])('%s is not a picture', async (_name, bytes) => {
    expect(await refusalOf(bytes)).toEqual(refused('picture.not-a-picture'));
  });

  test('half a JPEG is not a picture', async () => {
    const whole = await sharp(createHash('sha512').update('x').digest(), { raw: { width: 8, height: 8, channels: 1 } })
      .resize(600, 600)
      .jpeg()
      .toBuffer();
    expect(await refusalOf(whole.subarray(0, Math.floor(whole.length / 2)))).toEqual(refused('picture.not-a-picture'));
  });

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'],
    ['SVG with a prologue', '<?xml version="1.0"?><!-- x --><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['SVG with a byte order mark', '\ufeff\n<SVG xmlns="http://www.w3.org/2000/svg"/>'],
    ['PDF', '%PDF-1.7\n1 0 obj'],
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['AVIF', '\0\0\0\x1cftypavif\0\0\0\0mif1avif'],
    ['TIFF', 'II*\0\x08\0\0\0\0\0\0\0\0\0'],
    ['BMP', `BM${'\0'.repeat(60)}`],
  ])('%s is a type that is not taken', async (_name, text) => {
    const bytes = text.startsWith('\ufeff') ? Buffer.from(text) : Buffer.from(text, 'latin1');
    expect(await refusalOf(bytes)).toEqual(refused('picture.unsupported-type'));
  });

  test.each([7_000, 10_000, 50_000])('a small file of %i × itself pixels is refused before it unfolds', async (side) => {
    const bomb = aBomb(side);
    const startedAt = performance.now();
    expect(await refusalOf(bomb)).toEqual(refused('picture.too-many-pixels'));
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });

  test('one byte over the limit is too large, the limit itself is not', async () => {
    const bytes = await solid(40, 40).png().toBuffer();
    expect(await refusalOf(bytes, { maxBytes: bytes.length - 1 })).toEqual(refused('picture.too-large'));
    expect(await refusalOf(bytes, { maxBytes: bytes.length })).toBe('accepted');
  });
});

test.each([
  ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')],
  ['TIFF', () => solid(10, 10).tiff().toBuffer()],
  ['AVIF', () => solid(10, 10).avif().toBuffer()],
])('%s is not decoded even where it is not recognised first', async (_name, picture) => {
  const decoder = pictureDecoder({ cpuMs: 60_000, timeoutMs: 60_000, memoryBytes: 500_000_000, idleMs: 60_000 });
  expect(await decoder.decode(await folder.keep(await picture()))).toEqual({ type: 'refused', reason: 'not-a-picture' });
  decoder.close();
});

const busy = { kind: 'unavailable', code: 'service.unavailable', retryAfterSeconds: 5 };

/** How many of these were refused because too many wait; each of the others came out. */
const busyAmong = (outcomes: readonly PromiseSettledResult<{ width: number }>[]): number => {
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  for (const { reason } of refused) expect(reason).toMatchObject(busy);
  return refused.length;
};

test('more pictures than can be answered in time are refused at once, and none is lost of the others', async () => {
  // Kept before, so that all ask in the same moment.
  const path = await folder.keep(await solid(20, 10).png().toBuffer());
  const processAs = (memberId: string) => pictures.process({ ...limits, memberId, path });
  const ofOneMember = Array.from({ length: 14 }, () => processAs('ali'));
  expect(busyAmong(await Promise.allSettled(ofOneMember))).toBe(3);
  const ofMany = Array.from({ length: 24 }, (_, index) => processAs(`member ${index}`));
  expect(busyAmong(await Promise.allSettled(ofMany))).toBe(7);
  expect(await processAs('ali')).toMatchObject({ width: 20 });
});
