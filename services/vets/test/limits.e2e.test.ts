import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aPdf, aVet, dayAfter, someVisit, startVets, type RunningVets, type Someone } from './running-vets.ts';

/** 2027-05-04, 10:00 in Pakistan. */
const now = new Date('2027-05-04T05:00:00Z');
let vets: RunningVets;
let owner: Someone;
let vetId: string;
let guest: Someone;
beforeAll(async () => {
  vets = await startVets({ clock: { now: () => now } });
  ({ owner, id: vetId } = await vets.someVet());
  guest = await vets.someone();
});
afterAll(() => vets.stop());

const paths = (answer: { readonly body: { readonly errors?: readonly { readonly path: string }[] } }) =>
  answer.body.errors?.map(({ path }) => path);
const isRefused = (answer: Awaited<ReturnType<RunningVets['call']>>, ...named: readonly string[]) =>
  expect([answer.status, answer.body.code, paths(answer)]).toEqual([400, 'request.invalid', named]);
/** So many letters, of which none is Latin: letters are counted, not bytes. */
const letters = (count: number) => 'پ'.repeat(count);

describe('the longest text of a profile', () => {
  const edit = (json: object) => vets.call('PUT', '/vets', { as: owner, json });

  test.each([
    ['name', 60],
    ['qualifications', 200],
    ['clinicName', 60],
    ['address', 200],
    ['bio', 500],
    ['availability', 200],
  ])('%s has up to %i letters', async (field, longest) => {
    const kept = await edit({ [field]: letters(longest) });
    expect([kept.status, kept.body.data.vet[field]]).toEqual([200, letters(longest)]);
    isRefused(await edit({ [field]: letters(longest + 1) }), field);
    isRefused(await vets.call('POST', '/vets', { as: guest, json: aVet({ [field]: letters(longest + 1) }) }), field);
  });

  test('services are up to 20, of 60 letters each', async () => {
    const services = Array.from({ length: 20 }, (_, nth) => `${nth + 10}${letters(58)}`);
    expect((await edit({ services })).body.data.vet.services).toEqual(services);
    isRefused(await edit({ services: [...services, 'Grooming'] }), 'services');
    isRefused(await edit({ services: ['Grooming', letters(61)] }), 'services.1');
  });
});

test.each(['name', 'specialty', 'qualifications', 'clinicName', 'address', 'city', 'consultationFee'])(
  'a profile is not listed without %s, nor with an empty one',
  async (field) => {
    for (const missing of [undefined, '', null])
      isRefused(await vets.call('POST', '/vets', { as: guest, json: aVet({ [field]: missing }) }), field);
  },
);

test.each([
  ['petName', 60],
  ['message', 500],
])('%s of a visit has up to %i letters', async (field, longest) => {
  const [slotId = ''] = await vets.opened(owner, dayAfter(now, 2), field === 'petName' ? '09:00' : '10:00');
  isRefused(await vets.book(guest, vetId, { slotId, [field]: letters(longest + 1) }), field);
  expect((await vets.book(guest, vetId, { slotId, [field]: letters(longest) })).body.data.appointment[field]).toBe(letters(longest));
});

test.each(['petName', 'petType', 'reason'])('no visit is booked without %s', async (field) => {
  const [slotId = ''] = await vets.opened(owner, dayAfter(now, 3), '09:00');
  isRefused(await vets.book(guest, vetId, { ...someVisit, slotId, [field]: undefined }), field);
});

test('the reason of who calls a visit off has up to 500 letters', async () => {
  const [slotId] = await vets.opened(owner, dayAfter(now, 4), '09:00');
  const id = await vets.booked(guest, vetId, slotId);
  isRefused(await vets.cancel(owner, id, letters(501)), 'reason');
  expect((await vets.cancel(owner, id, letters(500))).body.data.appointment.closing.reason).toBe(letters(500));
});

test('a registration number has up to 60 letters', async () => {
  isRefused(await vets.askVerified(owner, [aPdf()], { registrationNumber: letters(61) }), 'registrationNumber');
  const { body } = await vets.askVerified(owner, [aPdf()], { registrationNumber: letters(60) });
  expect(body.data.verification.registrationNumber).toBe(letters(60));
});

test('a field of a slot that nobody knows is refused, and named', async () => {
  const slot = { date: dayAfter(now, 5), time: '09:00' };
  isRefused(await vets.open(owner, [slot, { ...slot, time: '10:00', colour: 'blue' }]), 'slots.1.colour');
  isRefused(await vets.remove(owner, [{ ...slot, colour: 'blue' }]), 'slots.0.colour');
});
