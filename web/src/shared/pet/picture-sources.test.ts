import { expect, test } from '@jest/globals';
import { srcSetOf } from './picture-sources.ts';

const image = { id: 'a', url: '/a', width: 1600, height: 1200, urls: { '320': '/320', '800': '/800', '1600': '/1600' } };

test('a picture offers its three widths', () => {
  expect(srcSetOf(image)).toBe('/320 320w, /800 800w, /1600 1600w');
});

test('a small picture never claims to be wider than it is', () => {
  expect(srcSetOf({ ...image, width: 800 })).toBe('/320 320w, /1600 800w');
  expect(srcSetOf({ ...image, width: 200 })).toBe('/1600 200w');
});
