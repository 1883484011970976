import { latinDigits } from '@paltu/reference';

/** What people put between the digits of a number. */
const separators = /[\s().-]|\p{Cf}/gu;

/**
 * Groups what is typed, also on an Urdu keyboard, as '+92 300 1234567' or '0300 1234567'. No digit is ever cut; what is no number, or begins with
 * 00, is shown as it was typed.
 */
export function formatPhone(typed: string): string {
  const number = latinDigits(typed).replace(separators, '');
  if (!/^\+?\d*$/.test(number) || number.startsWith('00')) return typed;
  const digits = number.replace('+', '');
  if (digits.startsWith('92')) return ['+92', digits.slice(2, 5), digits.slice(5)].filter(Boolean).join(' ');
  return digits.startsWith('0') && digits === number ? [digits.slice(0, 4), digits.slice(4)].filter(Boolean).join(' ') : number;
}
