import { z } from 'zod';

/** Whether it is scheme and host alone, as browsers write them. */
export const isOrigin = (text: string): boolean => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** Scheme and host of the site: it stands at the root of its host. Compose hands on what is not set as empty. */
export const publicUrlVariable = z
  .string()
  .transform((text) => text.trim().replace(/\/$/, ''))
  .refine((text) => text === '' || isOrigin(text), 'must be the address of the site, such as https://paltu.example')
  .transform((text) => (text === '' ? undefined : text))
  .optional();
