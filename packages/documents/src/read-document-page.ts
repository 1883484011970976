import type { PageWanted } from '@paltu/persistence';
import type { mongo } from 'mongoose';
import type { DocumentCollection, StoredDocument } from './stored-document.ts';

export interface DocumentQuery {
  /** Stages of an aggregation that leave what matches. */
  readonly matching: readonly mongo.Document[];
  /** In their place for the page alone, where less than all that matches holds it, to be sorted sooner. */
  readonly matchingPage?: readonly mongo.Document[];
  /** Stages after these that leave what matches, asked of one after the other in their order; none unless given. */
  readonly sieve?: readonly mongo.Document[];
  /** Ends with the id, so that pages never overlap. */
  readonly order: Readonly<Record<string, 1 | -1>>;
  /** Of strength 3; the fields of `order` are text then. */
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

type Order = DocumentQuery['order'];

/** As MongoDB orders strings by a collation of strength 3 of that locale: both follow CLDR. */
const inOrder = (order: Order, locale: string): ((one: StoredDocument, other: StoredDocument) => number) => {
  const { compare } = new Intl.Collator(locale);
  return (one, other) => {
    for (const [field, direction] of Object.entries(order)) {
      const difference = direction * compare(String(one[field]), String(other[field]));
      if (difference !== 0) return difference;
    }
    return 0;
  };
};

/** A page of so few that they can be sorted here: each index may find them, of which a collation would leave MongoDB only its own. */
const pageOfFew = async (
  collection: DocumentCollection,
  { matching, order }: DocumentQuery,
  { locale }: mongo.CollationOptions,
  { page, limit }: PageWanted,
): Promise<StoredDocument[]> => {
  const of = (...stages: mongo.Document[]) =>
    collection()
      .aggregate<StoredDocument>([...matching, ...stages])
      .toArray();
  const few = await of({ $project: Object.fromEntries(Object.keys(order).map((field) => [field, 1])) });
  const ids = few
    .toSorted(inOrder(order, locale))
    .slice((page - 1) * limit, page * limit)
    .map(({ _id }) => _id);
  const found = new Map((await of({ $match: { _id: { $in: ids } } })).map((one) => [one._id, one]));
  return ids.flatMap((id) => found.get(id) ?? []);
};

/** One page of what a query finds. @param cap totals are counted no further than one over it */
export const readDocumentPage = async (
  collection: DocumentCollection,
  query: DocumentQuery,
  wanted: PageWanted,
  cap: number,
): Promise<DocumentPage> => {
  const { matching, matchingPage = matching, sieve = [], order, collation } = query;
  const counting = countMatching(collection, [...matching, ...sieve], cap);
  if (collation !== undefined && sieve.length === 0 && (await counting) <= cap)
    return { found: await pageOfFew(collection, query, collation, wanted), counted: await counting };
  const stages = [{ $sort: order }, ...sieve, { $skip: (wanted.page - 1) * wanted.limit }, { $limit: wanted.limit }];
  const [found, counted] = await Promise.all([
    collection()
      .aggregate<StoredDocument>([...matchingPage, ...stages], collation === undefined ? {} : { collation })
      .toArray(),
    counting,
  ]);
  return { found, counted };
};
