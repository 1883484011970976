import type { Documents } from '@paltu/documents/transactions';
import { leastDays, mostShown, type EmptySearch, type EmptySearchStore, type FrequentSearch } from './empty-search.ts';

const idOf = ({ list, day, words, instead }: EmptySearch): string => [list, day, words, instead].join('\n');

/** The collection `empty_searches`. */
export const mongooseEmptySearches = (documents: Pick<Documents, 'collection'>): EmptySearchStore => {
  const searches = documents.collection('empty_searches', [
    { name: 'empty_searches_of_list', key: { list: 1, day: 1 } },
    { name: 'empty_searches_by_day', key: { day: 1 } },
  ]);
  return {
    add: async (added) => {
      const writes = added.map(({ visitors, ...search }) => ({
        updateOne: {
          filter: { _id: idOf({ visitors, ...search }) },
          update: { $inc: { visitors }, $setOnInsert: search },
          upsert: true,
        },
      }));
      await searches().bulkWrite(writes, { ordered: false });
    },
    list: (list, since) =>
      searches()
        .aggregate<FrequentSearch>([
          { $match: { list } },
          {
            $group: {
              _id: { words: '$words', instead: '$instead' },
              days: { $sum: 1 },
              visitors: { $sum: { $cond: [{ $gte: ['$day', since] }, '$visitors', 0] } },
              lastDay: { $max: '$day' },
            },
          },
          { $match: { days: { $gte: leastDays }, lastDay: { $gte: since } } },
          { $project: { _id: 0, words: '$_id.words', instead: '$_id.instead', visitors: 1, lastDay: 1 } },
          { $sort: { visitors: -1, words: 1, instead: 1 } },
          { $limit: mostShown },
        ])
        .toArray(),
    forgetBefore: async (day) => (await searches().deleteMany({ day: { $lt: day } })).deletedCount,
  };
};
