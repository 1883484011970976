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
  'evil\u2024example',
  'M.me',
  'Dr.com',
  'T.Live',
  'M.zip',
  'Dr.Support',
  'm.facebook.com',
  'A.B',
  'M.Ali2',
  'M.Ali.Khan',
])('%s may become a link', (name) => {
  expect(readsAsLink(name)).toBe(true);
});

test.each([
  'Sana',
  'M. Ali',
  'Dr. Sana',
  'Khan Jr.',
  '. Sana',
  "O'Brien-Khan",
  'ثناء اقبال',
  'ایم۔علی',
  'Sana (home)',
  'Ali, Raza',
  'A.B. Khan',
  'M.Ali',
  'm.ali',
  'Dr.Sana',
  'M.A. Jinnah',
  'ڈاکٹر.ثناء',
  'Dr.M.Ali Khan',
])('%s is a name', (name) => {
  expect(readsAsLink(name)).toBe(false);
});
