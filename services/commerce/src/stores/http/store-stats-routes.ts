import { data, forThisReader, ok, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { storeNotFound } from '../domain/store-errors.ts';
import type { StoreQueries } from '../use-cases/ports.ts';

const storeStatsView = z
  .strictObject({
    /** In lists, as long as the store is open. */
    products: z.int(),
    drafts: z.int(),
    archived: z.int(),
    /** Of the products: those without a piece left. */
    outOfStock: z.int(),
    customers: z.int(),
    rating: z.number(),
    reviews: z.int(),
    likes: z.int(),
    views: z.int(),
  })
  .meta({ id: 'StoreStats' });

/** What owners want to know of their own store. */
export const storeStatsRoutes = ({ queries }: { readonly queries: Pick<StoreQueries, 'getOfOwner' | 'countGoods'> }): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/stores/user/stats',
    access: 'member',
    limit: 'reads',
    summary: "Figures of the caller's store",
    answers: { 200: data({ stats: storeStatsView }) },
    refuses: [storeNotFound],
    handle: async ({ actor: { userId } }) => {
      const { store, figures } = await queries.getOfOwner(userId);
      return ok({ stats: { ...figures, ...(await queries.countGoods(store.id)) } }, { headers: forThisReader });
    },
  }),
];
