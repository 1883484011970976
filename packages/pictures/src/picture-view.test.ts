import { expect, test } from '@jest/globals';
import { presentPicture } from './picture-view.ts';

test('a picture is shown with its own size and the address of each rendition', () => {
  expect(presentPicture('pets', { id: 'a1', width: 1200, height: 900 })).toEqual({
    id: 'a1',
    url: '/media/pets/a1/800.webp',
    width: 1200,
    height: 900,
    urls: { '320': '/media/pets/a1/320.webp', '800': '/media/pets/a1/800.webp', '1600': '/media/pets/a1/1600.webp' },
  });
});
