import type { Answer } from '../call-service.ts';
import { z } from 'zod';

/** The fields that a schema of a query or a body takes, through whatever turns it makes of them. */
export const fieldNames = (schema: z.ZodType | undefined): readonly string[] => {
  if (schema === undefined) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties);
};

/** Whether a refusal is about this field. */
export const namesField = ({ body }: Answer, field: string): boolean =>
  body.errors.some(({ path }: { path: string }) => path.split('.')[0] === field);
