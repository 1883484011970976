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

const common = new Set([...dictionary['passwords-common'], ...localPasswords]);

/** Whether a password, in lower case, is among some 49,000 that are tried first. */
export const isCommonPassword = (lowerCased: string): boolean => common.has(lowerCased);
