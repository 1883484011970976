import { z } from 'zod';
import { parsePhone, phoneDigits } from './phone.ts';

const longest = 40;
const [fewestDigits, mostDigits] = [10, 13];

/** The words of a refusal, which differ from screen to screen. */
export interface PhoneWords {
  readonly missing: string;
  readonly invalid: string;
}

const isAllowed = (text: string): boolean => {
  const digits = phoneDigits(text);
  return digits >= fewestDigits && digits <= mostDigits && /^\p{Cf}*\+?[\p{Nd}\p{Cf}\s().-]+$/u.test(text);
};

/** A phone number of 10 to 13 digits, as people write it; becomes E.164, which the same schema takes again. One rule for every form. */
export const phoneSchema = ({ missing, invalid }: PhoneWords) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(longest, invalid)
    .transform((text, context) => {
      const number = isAllowed(text) ? parsePhone(text) : undefined;
      if (number !== undefined) return number;
      context.addIssue({ code: 'custom', message: invalid, input: text });
      return z.NEVER;
    });
