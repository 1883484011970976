import { findCity } from '@paltu/reference';
import { z } from 'zod';

const maxPrice = 100_000_000;

/** true or false, also as the text that a form sends. */
export const flag = (label: string) =>
  z.preprocess(
    (value) => (value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value),
    z.boolean(`${label} must be true or false`),
  );

/** Whole rupees. A form's empty field is 0. */
export const price = (label: string) => {
  const msg = `${label} must be a whole number of rupees from 0 to ${maxPrice}`;
  return z.preprocess(
    (value) => (typeof value === 'string' && /^\s*\d{0,9}\s*$/.test(value) ? Number(value) : value),
    z.int(msg).min(0, msg).max(maxPrice, msg),
  );
};

/** A city by its English or Urdu name, or its id; becomes the id. */
export const city = (missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .transform((text, context) => {
      const found = findCity(text);
      if (found !== undefined) return found.id;
      context.addIssue({
        code: 'custom',
        message: 'Location must be a known city of Pakistan',
        input: text,
        params: { code: 'unknown-city' },
      });
      return z.NEVER;
    });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

/** A nested value that a form sends as JSON text. */
export const fromJsonText = (value: unknown): unknown => (typeof value === 'string' && /^\s*[[{]/.test(value) ? parsed(value) : value);

/** A list: as it is, as JSON text, or a single text where a form repeats a field only once. An empty text is an empty list. */
export const list = <Item extends z.ZodType>(label: string, item: Item, max: number) =>
  z.preprocess(
    (value) => {
      const decoded = fromJsonText(value);
      if (typeof decoded !== 'string') return decoded;
      return decoded.trim() === '' ? [] : [decoded];
    },
    z
      .array(item, `${label} must be a list`)
      .max(max, `${label} can have at most ${max} entries`)
      .transform((items) => [...new Set(items)]),
  );

/** null means "clear it". */
export const clearable = <Text extends z.ZodType<string>>(schema: Text) => z.preprocess((value) => value ?? '', schema);
