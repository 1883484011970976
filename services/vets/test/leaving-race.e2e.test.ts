import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { dayAfter, startVets, type RunningVets, type Someone } from './running-vets.ts';

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

/** Books a visit that is not yet committed when the vet leaves; answers the status of the booking: 503 when that waited longer than a lock may take. */
const bookWhileLeaving = async (owner: Someone, id: string, guest: Someone): Promise<number> => {
  const [slotId] = await vets.opened(owner, dayAfter(new Date(), 3), '10:00');
  const barrier = await vets.database.transaction();
  try {
    await barrier.raw('lock table appointments in share mode');
    let isAnswered = false;
    const booking = vets.book(guest, id, { slotId }).finally(() => (isAnswered = true));
    const untilWaiting = (query: string) => eventually(async () => isAnswered || (await waiting(query)), `waiting: ${query}`);
    await untilWaiting('insert into "appointments"%');
    await vets.leaves(owner);
    await untilWaiting('%"vets"%for update%');
    await barrier.commit();
    return (await booking).status;
  } finally {
    if (!barrier.isCompleted()) await barrier.rollback();
  }
};

test('a visit that is booked while the vet leaves is cancelled too', async () => {
  const guest = await vets.someone();
  const attempt = async (): Promise<{ status: number; id: string }> => {
    const { owner, id } = await vets.someVet();
    return { status: await bookWhileLeaving(owner, id, guest), id };
  };
  let booked = await attempt();
  for (let attempts = 1; booked.status === 503 && attempts < 3; attempts += 1) booked = await attempt();
  expect(booked.status).toBe(201);
  await eventually(async () => ((await vets.keptVet(booked.id)) as unknown as { isOwnerAway: boolean }).isOwnerAway, 'the vet has left');
  expect((await vets.appointments(guest)).map(({ status }) => status)).toEqual(['cancelled']);
});
