import type { DocumentQuery } from '@paltu/documents/transactions';
import { dayInPakistan } from '@paltu/reference';
import { matchingWords } from '@paltu/search/documents';
import type { VetOrder } from '../use-cases/ports.ts';
import { nameCollation } from './mongoose-vet-collections.ts';
import type { VetConditions } from './search-vets.ts';

/** Every sort ends with the id, so that pages never overlap. */
export const vetOrders: Readonly<Record<VetOrder, Pick<DocumentQuery, 'order' | 'collation'>>> = {
  rating: { order: { rating: -1, _id: -1 } },
  newest: { order: { createdAt: -1, _id: -1 } },
  name: { order: { name: 1, _id: 1 }, collation: nameCollation },
  'fee-low': { order: { consultationFee: 1, _id: 1 } },
  'fee-high': { order: { consultationFee: -1, _id: -1 } },
};

/** Public vets that a filter leaves. */
export const publicVets = ({ words, minRating, freeFrom, ...equal }: VetConditions): Pick<DocumentQuery, 'matching'> => {
  // Every rating is at least 0: with this condition, all of them are read and counted from an index.
  const wanted: Record<string, unknown> = { isPublic: true, rating: { $gte: minRating ?? 0 } };
  if (freeFrom !== undefined) wanted['lastFree'] = { $elemMatch: { $gte: freeFrom, $lt: dayInPakistan(freeFrom).end } };
  for (const [field, value] of Object.entries(equal))
    if (value !== undefined) wanted[field] = Array.isArray(value) ? { $in: value as unknown[] } : value;
  const matching = words === undefined ? [] : matchingWords(words);
  if (matching.length > 0) wanted['$and'] = matching;
  return { matching: [{ $match: wanted }] };
};
