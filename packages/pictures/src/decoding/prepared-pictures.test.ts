import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { digestOf, preparedPictures } from './prepared-pictures.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paltu-prepared-'));
  for (const name of ['dogs', '320/dogs']) await mkdir(join(folder, name), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const [wide, narrow] = [Buffer.from('wide'), Buffer.from('narrow')];

test('a file whose bytes are known is not decoded: its narrowest rendition lies ready, and it is the others itself', async () => {
  await writeFile(join(folder, 'pictures.json'), JSON.stringify({ [digestOf(wide)]: { name: 'dogs/leo', width: 800, height: 600 } }));
  await Promise.all([writeFile(join(folder, 'dogs/leo.webp'), wide), writeFile(join(folder, '320/dogs/leo.webp'), narrow)]);
  const [sent, strange, asLong] = [join(folder, 'upload-1'), join(folder, 'upload-2'), join(folder, 'upload-3')];
  await Promise.all([writeFile(sent, wide), writeFile(strange, 'another'), writeFile(asLong, 'four')]);
  const find = preparedPictures(folder);
  expect(await find(sent)).toEqual({
    ...{ width: 800, height: 600 },
    renditions: [
      { width: 320, bytes: narrow },
      { width: 800, bytes: wide },
      { width: 1600, bytes: wide },
    ],
  });
  expect(await Promise.all([find(strange), find(asLong)])).toEqual([undefined, undefined]);
});

test('a folder without its index, or without a picture that it lists, is refused at once', async () => {
  expect(() => preparedPictures(folder)).toThrow('pictures.json');
  await writeFile(join(folder, 'pictures.json'), JSON.stringify({ [digestOf(wide)]: { name: 'dogs/leo', width: 800, height: 600 } }));
  expect(() => preparedPictures(folder)).toThrow('leo.webp');
});
