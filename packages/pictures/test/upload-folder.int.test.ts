import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { uploadFolder } from '../src/data/upload-folder.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'paltu-uploads-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const unavailable = { kind: 'unavailable', code: 'service.unavailable' };

test('requests together take no more of the disk than allowed, and what is answered makes room', async () => {
  const folders = uploadFolder(directory, 100);
  const [first] = [await folders.open(60), await folders.open(40)];
  await expect(folders.open(1)).rejects.toMatchObject(unavailable);
  expect(await readdir(directory)).toHaveLength(2);
  await folders.close(first!);
  await folders.open(60);
  await expect(folders.open(1)).rejects.toMatchObject(unavailable);
});

test('a folder that could not be made takes no room', async () => {
  const folders = uploadFolder(join(directory, 'gone'), 100);
  for (let attempt = 0; attempt < 3; attempt += 1) await expect(folders.open(100)).rejects.toMatchObject({ code: 'ENOENT' });
  await folders.dropLeftovers();
  expect(await folders.open(100)).toContain('request-');
});
