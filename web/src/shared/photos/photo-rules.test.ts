import { expect, test } from '@jest/globals';
import { checkFiles } from './photo-rules.ts';

const megabyte = 1_048_576;
const file = (name: string, size = 1000) => ({ name, size });

test('pictures are taken by their names, in any letter case', () => {
  const files = ['a.png', 'b.JPG', 'c.jpeg', 'd.gif', 'e.webp'].map((name) => file(name));
  expect(checkFiles(files, 0, 10)).toEqual({ taken: files, refusals: [] });
});

test('what is no picture or too large is refused by name, and the others are taken', () => {
  const fits = file('exactly.jpg', 10 * megabyte);
  expect(checkFiles([file('park.heic'), fits, file('huge.gif', 10 * megabyte + 1)], 0, 10)).toEqual({
    taken: [fits],
    refusals: [
      { reason: 'type', name: 'park.heic' },
      { reason: 'size', name: 'huge.gif' },
    ],
  });
});

test('more than there may be in all: none of them is added', () => {
  const files = [file('a.png'), file('b.png')];
  expect(checkFiles(files, 8, 10).taken).toEqual(files);
  expect(checkFiles(files, 9, 10)).toEqual({ taken: [], refusals: [{ reason: 'count', name: '' }] });
  expect(checkFiles(files, 3, 5).taken).toEqual(files);
  expect(checkFiles(files, 4, 5).taken).toEqual([]);
});

test('a large photo is taken, for it is made smaller before it is sent', () => {
  expect(checkFiles([file('camera.jpg', 12 * megabyte)], 0, 10).refusals).toEqual([]);
});
