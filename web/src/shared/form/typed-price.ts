import { latinDigits } from './latin-digits.ts';

/** What may stand in a field of a price: up to nine digits, also typed on an Urdu keyboard. */
export function typedPrice(text: string): string {
  return latinDigits(text).replace(/\D/g, '').slice(0, 9);
}
