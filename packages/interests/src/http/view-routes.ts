import { clientAddressOf, empty, noContent, route, type Route } from '@paltu/service-kit';
import type { Thing } from '../domain/interest.ts';
import type { CountView } from '../use-cases/count-view.ts';
import { idIn } from './like-routes.ts';
import type { LikedThings } from './liked-things.ts';

/** A client reports that it shows a thing: answers come out of caches, and a robot that reads reports nothing. */
export const viewRoute = <T extends Thing>(
  countView: CountView<T>,
  { path, params, notFound, get }: LikedThings<T>,
  summary: string,
): Route =>
  route({
    method: 'post',
    path: `${path}/view`,
    access: 'optional',
    // As many as the pages that are looked at, and visitors of one carrier share an address.
    limit: 'reads',
    summary,
    params,
    notFound,
    answers: { 204: empty() },
    handle: async ({ actor, params: named, request }) => {
      const onlooker = { member: actor, address: clientAddressOf(request) };
      await countView({ thing: await get(idIn(named), actor), onlooker });
      return noContent();
    },
  });
