import { findCity } from '@paltu/reference';
import { z } from 'zod';

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
