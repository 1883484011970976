import { z } from 'zod';

/** One of `values`, in any letter case. */
export const choice = <const Value extends string>(label: string, values: readonly Value[], missing = `${label} is required`) => {
  const byFold = new Map(values.map((value) => [value.toLowerCase(), value]));
  return (
    z
      .string(missing)
      .trim()
      .min(1, missing)
      .transform((text) => byFold.get(text.toLowerCase()) ?? text)
      .pipe(z.enum(values, `${label} must be one of: ${values.join(', ')}`))
      // What the API's document shows; other letter cases are taken too.
      .meta({ override: { type: 'string', enum: [...values] } })
  );
};

/** A query parameter that may be left out; an empty one, or a text of blanks, is the same as none. */
export const parameter = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional()).transform((value) => (value === '' ? undefined : value));
