import { isDeepStrictEqual } from 'node:util';
import type { Connection, Model } from 'mongoose';

interface KeptOptions {
  readonly validator?: unknown;
}

const keptOptions = async (connection: Connection, name: string): Promise<KeptOptions> => {
  const [found] = (await connection.db?.listCollections({ name }).toArray()) ?? [];
  return (found as { readonly options?: KeptOptions } | undefined)?.options ?? {};
};

/**
 * Has the server hold a collection to the fields of its model's schema, for every writer and every way of writing: an insert, an operator, an import. Nothing
 * happens where the schema names none, or where it is so already. A document that was otherwise before may still be changed.
 */
export const ensureValidation = async (connection: Connection, { schema, collection: { name } }: Model<unknown>): Promise<void> => {
  if (Object.keys(schema.paths).every((path) => path === '_id')) return;
  const validator = { $jsonSchema: schema.toJSONSchema({ useBsonType: true }) };
  // Made anew at every start it would keep all who write waiting.
  if (isDeepStrictEqual((await keptOptions(connection, name)).validator, validator)) return;
  await connection.db?.command({ collMod: name, validator, validationLevel: 'moderate' });
};
