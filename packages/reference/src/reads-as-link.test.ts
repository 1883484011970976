import { expect, test } from '@jest/globals';
import { readsAsLink } from './reads-as-link.ts';

test.each([
  'evil.example',
  'Win 1000 at evil.example',
  'a.b',
  '1.2.3.4',
  'پالتو.پاکستان',
  'पशु.भारत',
  'evil。example',
  'evil．example',
  'evil.\u200bexample',
  'http://x',
  'https:x',
  'javascript:x',
  'x/y',
  'x\\y',
  'x／y',
])('%s may become a link', (name) => {
  expect(readsAsLink(name)).toBe(true);
});

test.each(['Sana', 'M. Ali', 'Dr. Sana', 'Khan Jr.', '. Sana', "O'Brien-Khan", 'ثناء اقبال', 'ایم۔علی', 'Sana (home)', 'Ali, Raza'])(
  '%s is a name',
  (name) => {
    expect(readsAsLink(name)).toBe(false);
  },
);
