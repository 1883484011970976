import type { MemberId, Clock } from '@paltu/kernel';
import { cityName, species } from '@paltu/reference';
import { data, forThisReader, ok, route, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import type { HomecomingQueries } from './homecoming-store.ts';
import { mostHomecomings, offeredForMs, type Homecoming } from './homecoming.ts';

export interface HomecomingRouteNeeds {
  readonly offerBaskets: (memberId: MemberId) => Promise<readonly OfferedBasket[]>;
  readonly accessoryView: z.ZodType;
  /** As everybody sees them, in the order of their ids. */
  readonly present: (ids: readonly string[]) => Promise<readonly object[]>;
}

/** What members with a new pet are offered. */
export const homecomingRoutes = ({ offerBaskets, accessoryView, present }: HomecomingRouteNeeds): Route[] => {
  const view = z
    .strictObject({
      petId: z.uuid(),
      species: z.enum(species),
      city: z.string(),
      cameAt: z.iso.datetime(),
      /** The most popular product of each category, from stores of the city; empty when they offer nothing for the species. */
      accessories: z.array(accessoryView),
    })
    .meta({ id: 'Homecoming' });
  return [
    route({
      method: 'get',
      path: '/api/v1/cart/homecomings',
      access: 'member',
      summary: 'For each pet that moved in with the caller in the last 60 days a basket from stores of the city',
      answers: { 200: data({ homecomings: z.array(view) }) },
      handle: async ({ actor: { userId } }) => {
        const presented = (await offerBaskets(userId)).map(async ({ petId, species: kind, cityId, cameAt, accessoryIds }) => ({
          ...{ petId, species: kind, city: cityName(cityId), cameAt: cameAt.toISOString() },
          accessories: [...(await present(accessoryIds))],
        }));
        return ok({ homecomings: await Promise.all(presented) }, { headers: forThisReader });
      },
    }),
  ];
};

interface OfferBasketsNeeds {
  readonly queries: HomecomingQueries;
  readonly clock: Clock;
}

interface OfferedBasket extends Homecoming {
  readonly accessoryIds: readonly string[];
}

/** A basket for each pet that moved in with a member, from stores of the city in which the pet was offered. */
export const offerBaskets =
  ({ queries, clock }: OfferBasketsNeeds) =>
  async (memberId: MemberId): Promise<readonly OfferedBasket[]> => {
    const since = new Date(clock.now().getTime() - offeredForMs);
    const homecomings = await queries.listOf(memberId, since, mostHomecomings);
    return Promise.all(homecomings.map(async (one) => ({ ...one, accessoryIds: await queries.findBasket({ ...one, memberId }) })));
  };
