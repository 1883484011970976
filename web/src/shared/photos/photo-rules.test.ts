import { expect, test } from '@jest/globals';
import { checkFiles } from './photo-rules.ts';
import type { PictureFormat } from './picture-format.ts';

const megabyte = 1_048_576;
const looked = (name: string, format: PictureFormat | undefined, size = 1000) => ({
  file: { name, size },
  format,
  isShown: format !== 'heic',
});

test('pictures are taken by what they are, whatever they are called', () => {
  const files = [
    looked('a.jfif', 'jpeg'),
    looked('b.jpe', 'jpeg'),
    looked('photo', 'png'),
    looked('d.GIF', 'gif'),
    looked('e.txt', 'webp'),
  ];
  expect(checkFiles(files, 0, 10)).toEqual({ taken: files.map(({ file }) => file), refusals: [] });
});

test('what is no picture or too large is refused by name, and the others are taken', () => {
  const fits = looked('exactly.gif', 'gif', 10 * megabyte);
  expect(checkFiles([looked('park.jpg', undefined), fits, looked('huge.jpg', 'gif', 10 * megabyte + 1)], 0, 10)).toEqual({
    taken: [fits.file],
    refusals: [
      { reason: 'type', name: 'park.jpg' },
      { reason: 'size', name: 'huge.jpg' },
    ],
  });
});

test('a photo of an iPhone is taken where the browser reads it, and refused by a reason of its own elsewhere', () => {
  const photo = looked('IMG_1.HEIC', 'heic');
  expect(checkFiles([photo], 0, 10)).toEqual({ taken: [], refusals: [{ reason: 'heic', name: 'IMG_1.HEIC' }] });
  expect(checkFiles([{ ...photo, isShown: true }], 0, 10)).toEqual({ taken: [photo.file], refusals: [] });
});

test('more than there may be in all: none of them is added', () => {
  const files = [looked('a.png', 'png'), looked('b.png', 'png')];
  const all = files.map(({ file }) => file);
  expect(checkFiles(files, 8, 10).taken).toEqual(all);
  expect(checkFiles(files, 9, 10)).toEqual({ taken: [], refusals: [{ reason: 'count', name: '' }] });
  expect(checkFiles(files, 3, 5).taken).toEqual(all);
  expect(checkFiles(files, 4, 5).taken).toEqual([]);
});

test('a large photo is taken, for it is made smaller before it is sent', () => {
  expect(checkFiles([looked('camera.jpg', 'jpeg', 12 * megabyte)], 0, 10).refusals).toEqual([]);
});
