import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId, silentLogger } from '@paltu/kernel';
import { connectDatabase } from '@paltu/persistence';
import { createTestDatabase, type TestDatabase } from '@paltu/testing';
import type { Knex } from 'knex';
import { up } from '../migrations/20261128010000_forget_pets_of_visits.ts';

let server: TestDatabase;
let database: Knex;
beforeAll(async () => {
  server = await createTestDatabase({ migrations: [join(import.meta.dirname, '../migrations')] });
  database = connectDatabase({ url: server.url, applicationName: 'forgotten pets', logger: silentLogger });
});
afterAll(async () => {
  await database.destroy();
  await server.drop();
});

test('notices of visits that named the pet of a guest do so no more; those of adoptions name theirs', async () => {
  const notice = (type: string, params: object) => ({
    id: newId(),
    event_id: newId(),
    member_id: newId(),
    type,
    subject_id: newId(),
    params: JSON.stringify(params),
    page: 'dashboard',
    at: new Date(),
    in_bell: true,
  });
  await database('notices').insert([
    notice('appointment.booked', { vet: 'Dr. Sana', pet: 'موتی', code: '' }),
    notice('appointment.due', { vet: 'Dr. Sana', code: '' }),
    notice('adoption.requested', { pet: 'شیرو', code: '' }),
  ]);
  await up(database);
  expect(await database('notices').orderBy('type').select('type', 'params')).toEqual([
    { type: 'adoption.requested', params: { pet: 'شیرو', code: '' } },
    { type: 'appointment.booked', params: { vet: 'Dr. Sana', code: '' } },
    { type: 'appointment.due', params: { vet: 'Dr. Sana', code: '' } },
  ]);
});
