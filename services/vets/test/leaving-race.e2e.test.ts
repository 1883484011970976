import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { dayAfter, startVets, type RunningVets } from './running-vets.ts';

let vets: RunningVets;
beforeAll(async () => {
  vets = await startVets({ onPostgres: true });
});
afterAll(() => vets.stop());

const waiting = async (what: string): Promise<boolean> => {
  const { rows } = await vets.database.raw<{ rows: object[] }>(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like ?`,
    [what],
  );
  return rows.length > 0;
};

test('a visit that is booked while the vet leaves is cancelled too', async () => {
  const { owner, id } = await vets.someVet();
  const [slotId] = await vets.opened(owner, dayAfter(new Date(), 3), '10:00');
  const guest = await vets.someone();
  // The booking has the vet, and is not yet committed.
  const gate = await vets.database.transaction();
  await gate.raw('lock table appointments in share mode');
  const booking = vets.book(guest, id, { slotId });
  await eventually(() => waiting('insert into "appointments"%'), 'the booking is on its way');
  await vets.leaves(owner);
  await eventually(() => waiting('%"vets"%for update%'), 'the leaving waits for the vet');
  await gate.commit();
  expect((await booking).status).toBe(201);
  await eventually(async () => ((await vets.keptVet(id)) as unknown as { isOwnerAway: boolean }).isOwnerAway, 'the vet has left');
  expect((await vets.appointments(guest)).map(({ status }) => status)).toEqual(['cancelled']);
}, 60_000);
