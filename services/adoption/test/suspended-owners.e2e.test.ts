import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { startAdoption, type RunningAdoption } from './running-adoption.ts';

let now = new Date();
let adoption: RunningAdoption;
beforeAll(async () => {
  adoption = await startAdoption({ clock: { now: () => now } });
});
afterAll(() => adoption.stop());

const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
};

test('an answer is asked of no owner whom an admin keeps out: who waits is answered once an answer was due, with the reason, and may ask again', async () => {
  const [suspended, sana] = [await adoption.someone(), await adoption.someone()];
  const late = await adoption.asked(sana, await adoption.aPet(suspended));
  later(49);
  const soon = await adoption.asked(sana, await adoption.aPet(suspended));
  const agreed = await adoption.asked(sana, await adoption.aPet(suspended));
  await adoption.answer(suspended, agreed, 'approved');
  await adoption.isSuspended(suspended);
  await eventually(async () => (await adoption.read(sana, late)).status === 'rejected', 'it is declined');
  const ended = {
    closing: { by: 'product', code: 'owner-away' },
    ownerResponse: { code: 'owner-away', message: expect.stringContaining('not available') },
  };
  expect(await adoption.read(sana, late)).toMatchObject(ended);
  expect((await adoption.read(sana, soon)).status).toBe('pending');
  later(49);
  await adoption.runJob('remind of requests');
  expect(await adoption.read(sana, soon)).toMatchObject({ status: 'rejected', ...ended });
  expect((await adoption.read(sana, agreed)).status).toBe('approved');
});
