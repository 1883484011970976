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

/** A basket for each pet that moved in with a member, from stores of the city in which the pet was offered. */
export const offerBaskets =
  ({ queries, clock }: OfferBasketsNeeds) =>
  async (memberId: MemberId): Promise<readonly OfferedBasket[]> => {
    const since = new Date(clock.now().getTime() - offeredForMs);
    const homecomings = await queries.listOf(memberId, since, mostHomecomings);
    return Promise.all(homecomings.map(async (one) => ({ ...one, accessoryIds: await queries.findBasket({ ...one, memberId }) })));
  };
