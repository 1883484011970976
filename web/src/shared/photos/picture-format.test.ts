import { expect, test } from '@jest/globals';
import { formatOf, headBytes } from './picture-format.ts';

const head = (latin: string) => Uint8Array.from(latin, (letter) => letter.charCodeAt(0));

test.each([
  ['jpeg', '\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0'],
  ['png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['gif', 'GIF89a\x01\0\x01\0'],
  ['webp', 'RIFF\x24\0\0\0WEBPVP8 '],
  ['heic', '\0\0\0\x18ftypheic\0\0\0\0'],
  ['heic', '\0\0\0\x18ftypmif1\0\0\0\0'],
])('the first bytes of a file show that it is %s', (format, bytes) => {
  expect(formatOf(head(bytes.slice(0, headBytes)))).toBe(format);
});

test.each(['', '\xff\xd8', 'RIFF\x24\0\0\0WAVEfmt ', '\0\0\0\x18ftypavif', '\0\0\0\x18ftypmp42', '<svg xmlns="ht', '%PDF-1.7'])(
  'another file is none of them: %j',
  (bytes) => {
    expect(formatOf(head(bytes))).toBeUndefined();
  },
);
