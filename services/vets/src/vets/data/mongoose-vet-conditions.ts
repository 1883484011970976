import type { DocumentQuery } from '@paltu/documents/transactions';
import { searchPatterns, type WordPatterns } from '@paltu/reference/search-patterns';
import type { VetId } from '../domain/vet.ts';
import type { TimeSpan, VetFilter, VetOrder } from '../use-cases/ports.ts';
import { nameCollation } from './mongoose-vet-collections.ts';
import { expressionOf, gramsOfPattern } from './search-grams.ts';

/** Every sort ends with the id, so that pages never overlap. */
export const vetOrders: Readonly<Record<VetOrder, Pick<DocumentQuery, 'order' | 'collation'>>> = {
  rating: { order: { rating: -1, _id: -1 } },
  newest: { order: { createdAt: -1, _id: -1 } },
  name: { order: { name: 1, _id: 1 }, collation: nameCollation },
  'fee-low': { order: { consultationFee: 1, _id: 1 } },
  'fee-high': { order: { consultationFee: -1, _id: -1 } },
};

const nothing = { _id: { $in: [] } };

/** By grams for the index; by the whole text for what these leave. */
const hasWord = ({ indexed, checked }: WordPatterns): object[] => {
  if (indexed.length === 0) return [nothing];
  const grams = indexed.map(gramsOfPattern);
  const byIndex = grams.some((some) => some.length === 0) ? [] : [{ $or: grams.map((all) => ({ searchGrams: { $all: all } })) }];
  return [...byIndex, ...checked.map((any) => ({ searchText: { $regex: expressionOf(any) } }))];
};

const isFreeIn = ({ from, until }: TimeSpan): object[] => {
  const free = [{ $match: { isBooked: false, startsAt: { $gte: from, $lt: until } } }, { $limit: 1 }, { $project: { _id: 1 } }];
  return [
    { $lookup: { from: 'slots', localField: '_id', foreignField: 'vetId', pipeline: free, as: 'free' } },
    { $match: { 'free.0': { $exists: true } } },
    { $unset: 'free' },
  ];
};

/**
 * Public vets that a filter leaves. Where `free` does not say who has a free slot, that is asked of one after the other, in their order.
 */
export const publicVets = (
  { search, minRating, freeIn, ...equal }: VetFilter,
  free?: readonly VetId[],
): Pick<DocumentQuery, 'matching' | 'sieve'> => {
  // Every rating is at least 0: so said, all of them are read and counted from an index.
  const wanted: Record<string, unknown> = { isPublic: true, rating: { $gte: minRating ?? 0 } };
  if (free !== undefined) wanted['_id'] = { $in: free };
  for (const [field, value] of Object.entries(equal)) if (value !== undefined) wanted[field] = value;
  const words = search === undefined ? [] : searchPatterns(search).flatMap(hasWord);
  if (words.length > 0) wanted['$and'] = words;
  return { matching: [{ $match: wanted }], sieve: freeIn === undefined || free !== undefined ? [] : isFreeIn(freeIn) };
};
