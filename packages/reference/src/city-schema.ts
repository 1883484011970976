import { z } from 'zod';
import { findCity } from './cities.ts';

/** The words of a refusal, which differ from screen to screen. */
export interface CityWords {
  readonly missing: string;
  readonly unknown: string;
}

/** A city by its English or Urdu name, or its id; becomes the id. A city that is not in the list has the code `unknown-city`. */
export const citySchema = ({ missing, unknown }: CityWords) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .transform((text, context) => {
      const found = findCity(text);
      if (found !== undefined) return found.id;
      context.addIssue({ code: 'custom', message: unknown, input: text, params: { code: 'unknown-city' } });
      return z.NEVER;
    })
    // The API's document lists the English names once.
    .meta({ override: { $ref: '#/components/schemas/City' } });
