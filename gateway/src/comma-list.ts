import { z } from 'zod';

/** A variable with several values, separated by commas; none when it is empty or missing. */
export const commaList = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );
