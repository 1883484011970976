import { latinDigits } from '@paltu/reference';
import { firstOf, required } from './form-rules.ts';
import type { Problem, Rule } from './form-rules.ts';

const [fewestDigits, mostDigits] = [10, 13];

function hasNumberOfDigits(phone: string): boolean {
  const digits = latinDigits(phone).trim().replace(/^00/, '').replace(/\D/g, '').length;
  return digits >= fewestDigits && digits <= mostDigits;
}

/** A phone number of 10 to 13 digits; `00` at its beginning is a `+`. Whether its country has such numbers, the call answers. */
export function phoneNumber({ missing, invalid }: { missing: Problem; invalid: Problem }): Rule<string, unknown> {
  return firstOf<string, unknown>(required(missing), (phone) => !hasNumberOfDigits(phone) && invalid);
}
