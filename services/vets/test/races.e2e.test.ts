import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import type { Answer } from '@paltu/testing/service';
import { dayAfter, startVets, type RunningVets, type Someone } from './running-vets.ts';

const rounds = 30;
let vets: RunningVets;
let owner: Someone;
let vetId: string;
let guests: Someone[];
beforeAll(async () => {
  vets = await startVets();
  ({ owner, id: vetId } = await vets.someVet());
  guests = await Promise.all(Array.from({ length: 100 }, () => vets.someone()));
}, 240_000);
afterAll(() => vets.stop());

let opened = 0;
/** A time that no other round has. */
const nextTime = () => {
  opened += 1;
  const minutes = String((opened * 30) % 60).padStart(2, '0');
  const hours = String(Math.floor(opened / 2) % 24).padStart(2, '0');
  return { date: dayAfter(new Date(), 2 + Math.floor(opened / 48)), time: `${hours}:${minutes}` };
};
const nextSlot = async () => {
  const { date, time } = nextTime();
  return (await vets.opened(owner, date, time))[0] ?? '';
};
const codes = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();
/** A machine that is too busy may answer some of a hundred at once to come again. */
const bookPatiently = (guest: Someone, slotId: string): Promise<Answer> =>
  eventually(async () => {
    const answer = await vets.book(guest, vetId, { slotId });
    return answer.status === 503 ? undefined : answer;
  }, 'an answer that is not to come again');
const bookings = (slotId: string) => vets.kept.find('appointments', { slotId, status: 'booked' });

test('of a hundred guests for one slot one has it', async () => {
  const slotId = await nextSlot();
  const answers = await Promise.all(guests.map((guest) => bookPatiently(guest, slotId)));
  expect(codes(answers)).toEqual([201, ...Array.from({ length: 99 }, () => 409)]);
  expect(await bookings(slotId)).toHaveLength(1);
}, 240_000);

test(`a slot that is deleted while it is booked is either gone or booked (${rounds} rounds)`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const slotId = await nextSlot();
    const guest = guests[round] as Someone;
    const answers = await Promise.all([vets.book(guest, vetId, { slotId }), vets.remove(owner, [slotId])]);
    const stands = [(await vets.kept.find('slots', { id: slotId })).length, (await bookings(slotId)).length];
    expect([
      [201, 409, 1, 1],
      [404, 200, 0, 0],
    ]).toContainEqual([...answers.map(({ status }) => status), ...stands]);
  }
}, 240_000);

test(`of overlapping slots that are offered at once one stands (${rounds} rounds)`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { date, time } = nextTime();
    const answers = await Promise.all([20, 25, 30].map((durationMinutes) => vets.open(owner, [{ date, time, durationMinutes }])));
    expect(codes(answers)).toEqual([201, 409, 409]);
  }
}, 240_000);

test('writers that pass the service by are held off by the fences, and only by them', async () => {
  const slotId = await nextSlot();
  const [slot] = await vets.kept.find('slots', { id: slotId });
  const booking = { vetId, vetOwnerId: owner.userId, slotId, status: 'booked', startsAt: new Date(), document: {} };
  const bookBeside = (guest: Someone | undefined) =>
    vets.kept.insert('appointments', [{ ...booking, id: newId(), guestId: guest?.userId ?? '' }]);
  const offerBeside = () => vets.kept.insert('slots', [{ ...slot, id: newId(), isBooked: false }]);
  await bookBeside(guests[0]);
  await expect(bookBeside(guests[1])).rejects.toThrow('appointments_one_of_slot');
  await expect(offerBeside()).rejects.toThrow('slots_never_overlap');
  await vets.kept.dropFence('appointments', 'appointments_one_of_slot');
  await vets.kept.dropFence('slots', 'slots_never_overlap');
  await bookBeside(guests[1]);
  await offerBeside();
  expect(await bookings(slotId)).toHaveLength(2);
});
