import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { topics } from '@paltu/contracts';
import { eventually } from '@paltu/testing';
import { startVets, type RunningVets, type Someone } from './running-vets.ts';

let now = new Date('2027-05-04T05:00:00Z');
let vets: RunningVets;
let owner: Someone;
let sana: Someone;
let vetId: string;
beforeAll(async () => {
  vets = await startVets({ clock: { now: () => now } });
  ({ owner, id: vetId } = await vets.someVet());
  sana = await vets.someone();
});
afterAll(() => vets.stop());

test('an operator has vets, appointments and reviews published as they are, each with its last step and version', async () => {
  const [one, other] = await vets.opened(owner, '2027-05-04', '12:00', '13:00');
  const came = await vets.booked(sana, vetId, one);
  const cancelled = await vets.booked(sana, vetId, other);
  await vets.cancel(owner, cancelled, 'I am ill');
  const [next] = await vets.opened(owner, '2027-05-08', '09:00');
  const booked = await vets.booked(sana, vetId, next);
  now = new Date('2027-05-05T05:00:00Z');
  await vets.setStatus(owner, came, 'completed');
  const json = { rating: 5, comment: 'بہت مہربان' };
  await vets.call('POST', `/vets/${vetId}/reviews`, { as: sana, json: { ...json, rating: 4 } });
  await vets.call('POST', `/vets/${vetId}/reviews`, { as: sana, json });
  await vets.republish();
  const again = (id: string, topic: string) =>
    vets
      .publishedAbout(id)
      .filter((message) => message.isRepublished && message.topic === topic)
      .map(({ type, sequence }) => [type.split('.')[3], sequence]);
  await eventually(() => again(vetId, topics.review.name).length > 0, 'the last is published again');
  expect([came, cancelled, booked].flatMap((id) => again(id, topics.appointment.name))).toEqual([
    ['completed', 2],
    ['cancelled', 2],
    ['booked', 1],
  ]);
  expect(again(vetId, topics.vet.name)).toEqual([['updated', expect.any(Number)]]);
  expect(again(vetId, topics.review.name)).toEqual([['posted', 2]]);
});
