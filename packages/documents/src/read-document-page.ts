import type { PageWanted } from '@paltu/persistence';
import type { mongo } from 'mongoose';
import type { DocumentCollection, StoredDocument } from './stored-document.ts';

export interface DocumentQuery {
  /** Stages of an aggregation that leave what matches. */
  readonly matching: readonly mongo.Document[];
  /** Stages after these that leave what matches, asked of one after the other in their order; none unless given. */
  readonly sieve?: readonly mongo.Document[];
  /** Ends with the id, so that pages never overlap. */
  readonly order: Readonly<Record<string, 1 | -1>>;
  readonly collation?: mongo.CollationOptions | undefined;
}

export interface DocumentPage {
  readonly found: readonly StoredDocument[];
  /** All that match; counted no further than one over the cap. */
  readonly counted: number;
}

/** Counts no further than `cap + 1`, which means "more than `cap`". */
const countMatching = async (collection: DocumentCollection, matching: readonly mongo.Document[], cap: number): Promise<number> => {
  const [counted] = await collection()
    .aggregate<{ total: number }>([...matching, { $limit: cap + 1 }, { $count: 'total' }])
    .toArray();
  return counted?.total ?? 0;
};

/** One page of what a query finds. @param cap totals are counted no further than one over it */
export const readDocumentPage = async (
  collection: DocumentCollection,
  { matching, sieve = [], order, collation }: DocumentQuery,
  { page, limit }: PageWanted,
  cap: number,
): Promise<DocumentPage> => {
  const stages = [{ $sort: order }, ...sieve, { $skip: (page - 1) * limit }, { $limit: limit }];
  const [found, counted] = await Promise.all([
    collection()
      .aggregate<StoredDocument>([...matching, ...stages], collation === undefined ? {} : { collation })
      .toArray(),
    countMatching(collection, [...matching, ...sieve], cap),
  ]);
  return { found, counted };
};
