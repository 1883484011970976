import { afterAll, beforeAll, describe } from '@jest/globals';
import { silentLogger } from '@paltu/kernel';
import { connectDatabase } from '@paltu/persistence';
import { createTestDatabase } from '@paltu/testing';
import type { Knex } from 'knex';
import { createSimulatedParcels } from '../migrations/20261127173000_create_courier_bookings.ts';
import { knexSimulatedCourier } from '../src/parcels/courier-store.ts';
import { courierContract } from './courier-contract.ts';

const hourMs = 60 * 60_000;
let now = new Date('2027-03-01T08:00:00Z');
let database: Knex;
let drop: () => Promise<void>;
beforeAll(async () => {
  const created = await createTestDatabase();
  ({ drop } = created);
  database = connectDatabase({ url: created.url, applicationName: 'courier test', logger: silentLogger });
  await database.raw(createSimulatedParcels);
});
afterAll(async () => {
  await database.destroy();
  await drop();
});

describe.each(['delivers', 'repeats'] as const)('a test courier that %s', (behaviour) => {
  courierContract(() => {
    const courier = knexSimulatedCourier(database, { now: () => now });
    const deliver = async (reference: Parameters<typeof courier.choose>[0]) => {
      await courier.choose(reference, behaviour);
      now = new Date(now.getTime() + hourMs);
    };
    return Promise.resolve({ courier, deliver });
  });
});
