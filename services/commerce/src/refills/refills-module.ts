import type { MemberId } from '@paltu/kernel';
import { fromColumns, sqlRows } from '@paltu/persistence';
import type { ServiceParts } from '@paltu/runtime';
import type { Knex } from 'knex';
import { refillRoutes } from './refill-http.ts';
import type { BoughtPacks } from './refill.ts';

// The last delivery of each product that can still be bought.
const lastPacks = `select distinct on (accessories.id) accessories.id as accessory_id, accessories.name, accessories.pictures -> 0 as picture,
    order_id, delivered_at, (line ->> 'quantity')::integer - (line ->> 'returned')::integer as pieces, pack_days
  from parcels cross join jsonb_array_elements(lines) as line join accessories on accessories.id = (line ->> 'accessoryId')::uuid
  where parcels.buyer_id = ? and delivered_at is not null and delivered_at > ? and pack_days is not null and is_public
    and (line ->> 'quantity')::integer > (line ->> 'returned')::integer
  order by accessories.id, delivered_at desc`;

/** The last delivery since then of each product whose packs have a known duration. */
const knexBoughtPacks =
  (database: Knex) =>
  async (buyerId: MemberId, since: Date): Promise<readonly BoughtPacks[]> =>
    (await sqlRows<object>(database, lastPacks, [buyerId, since])).map((row) => fromColumns<BoughtPacks>(row));

/** What buyers will have to buy again. */
export const refillsModule = ({ database, clock }: Pick<ServiceParts, 'database' | 'clock'>) => ({
  routes: refillRoutes({ readBoughtPacks: knexBoughtPacks(database), clock }),
});
