import { eachWordOf } from '@paltu/reference';
import { parsePhone } from '@paltu/reference/phone';

/** What a seller looks for among parcels: whatever of these fits. */
export interface ParcelSearch {
  /** What the number of the order begins with; undefined when it was no such text. */
  readonly number: string | undefined;
  /** A `tsquery`: words that the name of the buyer has, or that begin so, whatever keyboard and letter case they were typed in. */
  readonly name: string | undefined;
  /** Digests of the buyer's phone number; none when it was no phone number. */
  readonly phones: readonly string[];
}

const shortestNumber = 3;
const longestNumber = 8;

/** As numbers of orders are written: people read O and I where there is 0 and 1. */
const numberIn = (text: string): string | undefined => {
  if (!/^[\s\dA-Z#-]+$/i.test(text)) return undefined;
  const number = text
    .toUpperCase()
    .replace(/[^\dA-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return number.length < shortestNumber || number.length > longestNumber ? undefined : number;
};

/** @param digestsOf a phone number in E.164, by every secret */
export const parcelSearchOf = (text: string, digestsOf: (phone: string) => readonly string[]): ParcelSearch => {
  const words = eachWordOf(text);
  const phone = parsePhone(text);
  return {
    number: numberIn(text),
    name: words.length === 0 ? undefined : words.map((word) => `'${word}':*`).join(' & '),
    phones: phone === undefined ? [] : digestsOf(phone),
  };
};
