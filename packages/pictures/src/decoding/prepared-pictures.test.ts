import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { digestOf, preparedPictures } from './prepared-pictures.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paltu-prepared-'));
  await mkdir(join(folder, '320/dogs'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const [wide, narrow] = [Buffer.from('wide'), Buffer.from('narrow')];

test('a file whose bytes are known is not decoded: its narrowest rendition lies ready, and it is the others itself', async () => {
  await writeFile(join(folder, 'pictures.json'), JSON.stringify({ [digestOf(wide)]: { name: 'dogs/leo', width: 800, height: 600 } }));
  await writeFile(join(folder, '320/dogs/leo.webp'), narrow);
  const [sent, strange] = [join(folder, 'upload-1'), join(folder, 'upload-2')];
  await Promise.all([writeFile(sent, wide), writeFile(strange, 'another')]);
  const find = preparedPictures(folder);
  expect(await find(sent)).toEqual({
    ...{ width: 800, height: 600 },
    renditions: [
      { width: 320, bytes: narrow },
      { width: 800, bytes: wide },
      { width: 1600, bytes: wide },
    ],
  });
  expect(await find(strange)).toBeUndefined();
});
