import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AvailabilityStatus } from '@paltu/contracts';
import { startAdoption, type RunningAdoption } from './running-adoption.ts';

let adoption: RunningAdoption;
beforeAll(async () => {
  adoption = await startAdoption();
});
afterAll(() => adoption.stop());

test('a pet that was handed over cannot be asked for before pets has published it, and can once its owner offers it again', async () => {
  const [owner, sana, bilal] = [await adoption.someone(), await adoption.someone(), await adoption.someone()];
  const pet = await adoption.aPet(owner);
  const first = await adoption.asked(sana, pet);
  await adoption.answer(owner, first, 'approved');
  expect((await adoption.handOver(owner, first)).status).toBe(200);
  // Pets has published nothing since: it is away, or the bus is.
  expect(await adoption.ask(bilal, pet)).toMatchObject({ status: 409, body: { code: 'pet.not-available' } });
  await pet.publish({ status: AvailabilityStatus.ADOPTED });
  await pet.publish({ status: AvailabilityStatus.AVAILABLE });
  expect((await adoption.ask(bilal, pet)).status).toBe(201);
}, 60_000);
