import { cacheTags } from '@paltu/contracts/cache-tags';
import { data, forEverybody, forThisReader, ok, route, type Route } from '@paltu/service-kit';
import { storeNotFound } from '../domain/store-errors.ts';
import type { ViewStore } from '../use-cases/view-store.ts';
import { presentOwn, presentStore } from './store-presenter.ts';
import { storeParams } from './store-schemas.ts';
import { anyStoreView } from './store-view.ts';

export interface StoreRouteNeeds {
  readonly viewStore: ViewStore;
}

/** The page of one store. */
export const storeRoutes = ({ viewStore }: StoreRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/stores/:id',
    access: 'optional',
    limit: 'reads',
    cache: { tags: [cacheTags.store] },
    summary: 'One store, also while it is closed',
    params: storeParams,
    notFound: storeNotFound,
    answers: { 200: data({ store: anyStoreView }) },
    handle: async ({ actor, params }) => {
      const viewed = await viewStore({ storeId: params.id, viewer: actor });
      if (viewed.isPrivileged) return ok({ store: presentOwn(viewed) }, { headers: forThisReader });
      return ok({ store: presentStore(viewed) }, { headers: { ...forEverybody, vary: 'Authorization' } });
    },
  }),
];
