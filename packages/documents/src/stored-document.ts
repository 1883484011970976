import type { mongo, SchemaDefinition } from 'mongoose';

/** A state as it lies in a collection: its id is `_id`. */
export interface StoredDocument extends mongo.Document {
  readonly _id: string;
  /** How often a transaction has held it. */
  readonly held?: number;
}

/** The collection that holds a document as long as an import into the database has not come to its end. */
export const unfinishedImport = 'unfinished_import';

/** A collection, once the connection is open. */
export type DocumentCollection = () => mongo.Collection<StoredDocument>;

/** An index, by a name that its violations are known by. */
export interface CollectionIndex extends Pick<mongo.CreateIndexesOptions, 'unique' | 'partialFilterExpression' | 'collation'> {
  readonly name: string;
  readonly key: Readonly<Record<string, 1 | -1 | '2dsphere'>>;
}

/** What a collection holds, by field; the server refuses a document that is otherwise. A field that is not named may be anything. */
export type DocumentFields = SchemaDefinition;

/** The document of a state. */
export const toStored = <State extends { readonly id: string }>({ id, ...fields }: State): StoredDocument => ({ _id: id, ...fields });

/** The state that `toStored` wrote; a collection holds only what its service wrote, so that the types hold. */
export const fromStored = <State extends { readonly id: string }>({ _id: id, held: _, ...fields }: StoredDocument): State =>
  ({ id, ...fields }) as unknown as State;

const duplicateKey = 11_000;

/** Name of the unique index that refused a document, or undefined when the error is another. */
export const violatedIndex = (error: unknown): string | undefined => {
  if (!(error instanceof Error) || (error as { code?: unknown }).code !== duplicateKey) return undefined;
  return /index: (\S+) dup key/.exec(error.message)?.[1];
};
