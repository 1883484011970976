import { dictionary } from '@zxcvbn-ts/language-common';

/** Common here, and missing in the international list. */
const localWords = [
  'pakistan',
  'karachi',
  'lahore',
  'islamabad',
  'rawalpindi',
  'faisalabad',
  'multan',
  'peshawar',
  'quetta',
  'paltu',
  'bismillah',
  'allah',
  'khan',
  'ali',
];
const localTails = ['', '1', '12', '123', '1234', '12345', '123456', '786', '@123', '@1234', '@786', '1947', '92'];

const localPasswords = localWords.flatMap((word) => localTails.map((tail) => word + tail));

/** Some 49,000 passwords that are tried first, in lower case. Apart from the index: only auth and the build of the web read them. */
export const commonPasswords: ReadonlySet<string> = new Set([...dictionary['passwords-common'], ...localPasswords]);

/** Whether a password, in lower case, is among them. */
export const isCommonPassword = (lowerCased: string): boolean => commonPasswords.has(lowerCased);
