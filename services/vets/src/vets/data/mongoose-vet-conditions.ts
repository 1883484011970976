import type { DocumentQuery } from '@paltu/documents/transactions';
import { dayInPakistan } from '@paltu/reference';
import { searchPatterns, type WordPatterns } from '@paltu/reference/search-patterns';
import type { VetFilter, VetOrder } from '../use-cases/ports.ts';
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

/** Public vets that a filter leaves. */
export const publicVets = ({ search, minRating, freeFrom, ...equal }: VetFilter): Pick<DocumentQuery, 'matching'> => {
  // Every rating is at least 0: with this condition, all of them are read and counted from an index.
  const wanted: Record<string, unknown> = { isPublic: true, rating: { $gte: minRating ?? 0 } };
  if (freeFrom !== undefined) wanted['lastFree'] = { $elemMatch: { $gte: freeFrom, $lt: dayInPakistan(freeFrom).end } };
  for (const [field, value] of Object.entries(equal)) if (value !== undefined) wanted[field] = value;
  const words = search === undefined ? [] : searchPatterns(search).flatMap(hasWord);
  if (words.length > 0) wanted['$and'] = words;
  return { matching: [{ $match: wanted }] };
};
