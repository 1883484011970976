import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import sharp from 'sharp';
import { pictureDecoder, type DecoderLimits, type PictureDecoder } from '../src/decoding/picture-decoder.ts';
import { openTestFolder, type TestFolder } from './test-folder.ts';

let folder: TestFolder;
let small: string;
/** Takes seconds to decode. */
let slow: string;
let decoder: PictureDecoder;

const solid = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 40 } } });

beforeAll(async () => {
  folder = await openTestFolder();
  small = await folder.keep(await solid(60, 40).jpeg().toBuffer());
  slow = await folder.keep(await solid(3_500, 3_500).ensureAlpha().toColourspace('rgb16').png({ progressive: true }).toBuffer());
});
afterEach(() => decoder.close());
afterAll(() => folder.remove());

const generous: DecoderLimits = { cpuMs: 60_000, timeoutMs: 60_000, memoryBytes: 288 * 1_048_576, idleMs: 60_000 };
const open = (limits: Partial<DecoderLimits> = {}): PictureDecoder => (decoder = pictureDecoder({ ...generous, ...limits }));

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
/** The process, after a first picture started it. */
const started = async (): Promise<number> => {
  expect(decoder.pid()).toBeUndefined();
  await expectDecoded();
  return decoder.pid()!;
};
const expectDecoded = async () =>
  expect(await decoder.decode(small)).toMatchObject({ type: 'decoded', picture: { width: 60, height: 40 } });
const tooComplex = { type: 'refused', reason: 'too-complex' };

test('one process is started for the first picture and kept for the next', async () => {
  open();
  const pid = await started();
  await expectDecoded();
  expect(decoder.pid()).toBe(pid);
});

test('a process without work ends, and the next picture has a new one', async () => {
  open({ idleMs: 50 });
  const pid = await started();
  await eventually(() => !isRunning(pid));
  await expectDecoded();
  expect(decoder.pid()).not.toBe(pid);
});

test.each([
  ['too long on a busy machine', 'out-of-time', { timeoutMs: 500 }],
  ['too much work', 'too-complex', { cpuMs: 300 }],
])('a picture that takes %s is refused as %s, its process killed and replaced', async (_what, reason, limits) => {
  open(limits);
  const pid = await started();
  expect(await decoder.decode(slow)).toEqual({ type: 'refused', reason });
  await eventually(() => !isRunning(pid));
  // On a busy machine a small one may take too long as well.
  await eventually(async () => (await decoder.decode(small)).type === 'decoded', 'a small picture is decoded');
});

test('a picture that takes too much memory is refused, and the next one is not', async () => {
  open({ memoryBytes: 120 * 1_048_576 });
  const pid = await started();
  const path = await folder.keep(await solid(4_898, 4_898).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer());
  expect(await decoder.decode(path)).toEqual(tooComplex);
  await expectDecoded();
  expect([decoder.pid(), isRunning(pid)]).toEqual([expect.any(Number), decoder.pid() === pid]);
});

test('a process that is killed from outside costs one picture at most', async () => {
  open();
  const pid = await started();
  const lost = decoder.decode(slow);
  process.kill(pid, 'SIGKILL');
  expect(await lost).toEqual(tooComplex);
  await expectDecoded();
  process.kill(decoder.pid()!, 'SIGKILL');
  await eventually(() => decoder.pid() === undefined);
  await expectDecoded();
});

test('work is given up when nobody waits for it any more', async () => {
  open();
  const pid = await started();
  const caller = new AbortController();
  const given = decoder.decode(slow, caller.signal);
  setTimeout(() => caller.abort(new Error('gone')), 100);
  await expect(given).rejects.toThrow('gone');
  await eventually(() => !isRunning(pid));
  await expect(decoder.decode(small, AbortSignal.abort(new Error('gone before')))).rejects.toThrow('gone before');
  await expectDecoded();
});
