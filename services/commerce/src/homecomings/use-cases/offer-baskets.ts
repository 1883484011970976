import type { Clock, MemberId } from '@paltu/kernel';
import { mostHomecomings, offeredForMs, type Homecoming } from '../domain/homecoming.ts';
import type { HomecomingQueries } from './ports.ts';

export interface OfferBasketsNeeds {
  readonly queries: HomecomingQueries;
  readonly clock: Clock;
}

export interface OfferedBasket extends Homecoming {
  readonly accessoryIds: readonly string[];
}

/** What each pet that has moved in with a member needs, from stores of the city in which it was offered. */
export const offerBaskets =
  ({ queries, clock }: OfferBasketsNeeds) =>
  async (memberId: MemberId): Promise<readonly OfferedBasket[]> => {
    const since = new Date(clock.now().getTime() - offeredForMs);
    const homecomings = await queries.listOf(memberId, since, mostHomecomings);
    return Promise.all(homecomings.map(async (one) => ({ ...one, accessoryIds: await queries.findBasket({ ...one, memberId }) })));
  };
