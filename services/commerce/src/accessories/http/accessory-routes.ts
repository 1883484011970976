import { cacheTags } from '@paltu/contracts/cache-tags';
import { data, forEverybody, forThisReader, ok, route, type Route } from '@paltu/service-kit';
import { accessoryNotFound } from '../domain/accessory-errors.ts';
import type { ViewAccessory } from '../use-cases/view-accessory.ts';
import { presentAccessory, presentOwn } from './accessory-presenter.ts';
import { accessoryParams } from './accessory-schemas.ts';
import { anyAccessoryView } from './accessory-view.ts';

export interface AccessoryRouteNeeds {
  readonly viewAccessory: ViewAccessory;
}

/** The page of one product. */
export const accessoryRoutes = ({ viewAccessory }: AccessoryRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/accessories/:id',
    access: 'optional',
    limit: 'reads',
    cache: { tags: [cacheTags.accessory, cacheTags.vendors] },
    summary: 'One product, also while its store is closed',
    params: accessoryParams,
    notFound: accessoryNotFound,
    answers: { 200: data({ accessory: anyAccessoryView }) },
    handle: async ({ actor, params }) => {
      const viewed = await viewAccessory({ accessoryId: params.id, viewer: actor });
      if (viewed.isPrivileged) return ok({ accessory: presentOwn(viewed) }, { headers: forThisReader });
      return ok({ accessory: presentAccessory(viewed) }, { headers: { ...forEverybody, vary: 'Authorization' } });
    },
  }),
];
