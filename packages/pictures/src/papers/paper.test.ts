import { expect, test } from '@jest/globals';
import { paperName } from './paper.ts';

test.each([
  ['keeps what its sender wrote', 'صحت کارڈ 2026.pdf', 'صحت کارڈ 2026.pdf'],
  ['reverses no text', 'card\u202efdp.exe', 'card fdp.exe'],
  ['isolates no text', '\u2067card\u2069.pdf', 'card .pdf'],
  ['is one line', 'a\r\nb\u2028c.pdf', 'a  b c.pdf'],
  ['holds no command to a terminal', '\u001b[31mcard.pdf', '[31mcard.pdf'],
  ['is no path', '../..\\etc/card.pdf', '.. .. etc card.pdf'],
  ['is well-formed', 'card\ud800.pdf', 'card\ufffd.pdf'],
  ['is there, where nothing of it can be shown', '\u0000\u202e', 'document'],
  ['keeps its end when it is too long', `${'x'.repeat(200)}.pdf`, `${'x'.repeat(96)}.pdf`],
])('the name of a paper %s', (_what, given, name) => {
  expect(paperName(given)).toBe(name);
});
