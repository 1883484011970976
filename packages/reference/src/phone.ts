import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js';
import { latinDigits } from './typed-number.ts';

const invisible = /\p{Cf}/gu;

/** As a keyboard of any language writes it, without what nobody sees; `00` is `+`. */
const plain = (text: string): string => latinDigits(text).replace(invisible, '').trim().replace(/^00/, '+');

/** Numbers of Pakistan have different lengths; those of mobiles, which begin with 3, have one. */
const hasItsLength = ({ country, nationalNumber }: PhoneNumber): boolean =>
  country !== 'PK' || !nationalNumber.startsWith('3') || nationalNumber.length === 10;

/**
 * A phone number in E.164 (`+923001234567`), read as Pakistani unless it starts with `+` or `00`; undefined when it cannot be one. Digits may be
 * those of an Urdu keyboard. What it returns it reads again, as the same. Nothing is cut: other words beside the number, or an extension, are
 * no number.
 */
export const parsePhone = (text: string): string | undefined => {
  const number = parsePhoneNumberFromString(plain(text), { defaultCountry: 'PK', extract: false });
  if (number === undefined || number.ext !== undefined) return undefined;
  return number.isPossible() && hasItsLength(number) ? number.number : undefined;
};

/** How many digits it has, without the `00` that stands for `+`. */
export const phoneDigits = (text: string): number => plain(text).match(/\d/g)?.length ?? 0;
