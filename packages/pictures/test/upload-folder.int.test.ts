import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { uploadFolder } from '../src/picture-form.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'paltu-uploads-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const unavailable = { kind: 'unavailable', code: 'service.unavailable' };

test('requests together take no more of the disk than allowed, and what is answered makes room', async () => {
  const folders = uploadFolder(directory, { mostBytes: 100 });
  const [first] = [await folders.open(60), await folders.open(40)];
  await expect(folders.open(1)).rejects.toMatchObject(unavailable);
  expect(await readdir(directory)).toHaveLength(2);
  await folders.close(first!);
  await folders.open(60);
  await expect(folders.open(1)).rejects.toMatchObject(unavailable);
});

test('a disk with less room than is kept for the database takes no upload, also where it would only then have less', async () => {
  const { bavail, bsize } = await statfs(directory);
  const free = bavail * bsize;
  const full = { kind: 'unavailable', code: 'storage.full', retryAfterSeconds: 300 };
  await expect(uploadFolder(directory, { floorBytes: 2 * free }).open(1)).rejects.toMatchObject(full);
  const roomy = uploadFolder(directory, { mostBytes: 2 * free, floorBytes: Math.floor(free / 2) });
  await expect(roomy.open(free)).rejects.toMatchObject(full);
  expect(await readdir(directory)).toEqual([]);
  expect(await roomy.open(1)).toContain('request-');
});

test('a folder that could not be made takes no room', async () => {
  const folders = uploadFolder(join(directory, 'gone'), { mostBytes: 100 });
  for (let attempt = 0; attempt < 3; attempt += 1) await expect(folders.open(100)).rejects.toMatchObject({ code: 'ENOENT' });
  await folders.dropLeftovers();
  expect(await folders.open(100)).toContain('request-');
});
