import { latinDigits } from '../form/latin-digits.ts';

const mostDigits = 13;

/** Groups what is typed, also on an Urdu keyboard, as '+92 300 1234567' or '0300 1234567'; other shapes keep their digits. At most 13 digits. */
export function formatPhone(typed: string): string {
  const isInternational = typed.trim().startsWith('+');
  const digits = latinDigits(typed).replace(/\D/g, '').slice(0, mostDigits);
  if (digits === '') return isInternational ? '+' : '';
  if (digits.startsWith('92')) return ['+92', digits.slice(2, 5), digits.slice(5)].filter(Boolean).join(' ');
  if (isInternational) return `+${digits}`;
  return digits.startsWith('0') ? [digits.slice(0, 4), digits.slice(4)].filter(Boolean).join(' ') : digits;
}
