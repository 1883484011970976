// refused by domain-is-pure
import type { z } from 'zod';
export type Schema = z.ZodType;
