import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { topics } from '@paltu/contracts';
import type { ReceivedMessage } from '@paltu/events';
import { eventually } from '@paltu/testing';
import { startAdoption, type RunningAdoption, type Someone } from './running-adoption.ts';

let now = new Date();
let adoption: RunningAdoption;
let owner: Someone;
let sana: Someone;
let bilal: Someone;
let omar: Someone;
beforeAll(async () => {
  adoption = await startAdoption({ clock: { now: () => now } });
  owner = await adoption.someone({ firstName: 'Amna' });
  sana = await adoption.someone({ firstName: 'Sana' });
  bilal = await adoption.someone({ firstName: 'Bilal' });
  omar = await adoption.someone({ firstName: 'Omar' });
});
afterAll(() => adoption.stop());

const inPublic = (petId: string): ReceivedMessage[] => adoption.publishedAbout(petId).filter(({ topic }) => topics.progress.name === topic);

const valueOf = ({ record }: ReceivedMessage) => JSON.parse(Buffer.from(record.value ?? []).toString()) as Record<string, string>;

/** An integrator: knows the page of events and nothing of this code. Distinguishes the requests for a pet by the order they came in. */
const storyOf = (messages: readonly ReceivedMessage[]): string[] => {
  let newest = 0;
  const requests: string[] = [];
  return messages.flatMap((message) => {
    if (message.sequence <= newest) return [];
    newest = message.sequence;
    const { requestId = '', status = '' } = valueOf(message);
    if (!requests.includes(requestId)) requests.push(requestId);
    return [`${requests.indexOf(requestId) + 1} ${status.replace('ADOPTION_STATUS_', '').toLowerCase()}`];
  });
};

test("an integrator follows a pet's story from the public topic alone, and learns of nobody", async () => {
  const pet = await adoption.aPet(owner);
  const first = await adoption.asked(sana, pet);
  const second = await adoption.asked(bilal, pet);
  const third = await adoption.asked(omar, pet);
  await adoption.cancel(omar, third);
  // A reminder is published to the services, and is no step of the story.
  now = new Date(now.getTime() + 49 * 3_600_000);
  await adoption.runJob('remind of requests');
  await adoption.answer(owner, first, 'approved', 'Come on Friday');
  await adoption.letFallThrough(sana, first, 'We have to move');
  const again = await adoption.asked(bilal, pet);
  await adoption.answer(owner, again, 'approved');
  await adoption.handOver(owner, again);
  await adoption.letFallThrough(bilal, again, 'She bites');

  const published = ['1 pending', '2 pending', '3 pending', '3 cancelled', '1 approved', '2 rejected', '1 fell_through'];
  const publishedThen = ['4 pending', '4 approved', '4 completed', '4 fell_through'];
  await eventually(() => inPublic(pet.id).length === published.length + publishedThen.length, 'all is published');
  expect(storyOf(inPublic(pet.id))).toEqual([...published, ...publishedThen]);
  expect(storyOf([...inPublic(pet.id), ...inPublic(pet.id).slice(3)])).toEqual([...published, ...publishedThen]);

  for (const message of inPublic(pet.id)) {
    expect([message.record.key, Object.keys(valueOf(message))]).toEqual([pet.id, ['petId', 'version', 'requestId', 'status']]);
    const seen = JSON.stringify([message.record.headers, valueOf(message)]);
    for (const one of [owner, sana, bilal, omar]) expect([seen, seen.includes(one.userId)]).toEqual([seen, false]);
  }
  expect(new Set(inPublic(pet.id).map((message) => valueOf(message)['requestId']))).toEqual(new Set([first, second, third, again]));
});

test('what a request is called opens it for nobody', async () => {
  const pet = await adoption.aPet(owner);
  await adoption.asked(sana, pet);
  await eventually(() => inPublic(pet.id).length === 1, 'it is reported');
  const [message] = inPublic(pet.id);
  const id = message && valueOf(message)['requestId'];
  expect(await adoption.call('GET', `/adoption/requests/${id}`, { as: bilal })).toMatchObject({ status: 404 });
});

test('the state of every request is published again as it is, on both topics, in the order of its pet', async () => {
  const pet = await adoption.aPet(owner);
  const [one, other] = [await adoption.asked(sana, pet), await adoption.asked(bilal, pet)];
  now = new Date(now.getTime() + 49 * 3_600_000);
  await adoption.runJob('remind of requests');
  await adoption.answer(owner, other, 'approved');
  await eventually(() => inPublic(pet.id).length === 4, 'all is published');
  await adoption.republish();
  const again = () => adoption.publishedAbout(pet.id).filter(({ isRepublished }) => isRepublished);
  await eventually(() => again().length >= 4, 'it is published again');
  const short = ({ topic, type, sequence }: ReceivedMessage) => [topic, type.split('.')[3], sequence];
  expect(
    again()
      .filter(({ topic }) => topic === topics.request.name)
      .map(short),
  ).toEqual([
    [topics.request.name, 'approved', 5],
    [topics.request.name, 'rejected', 6],
  ]);
  expect(storyOf(again().filter(({ topic }) => topic === topics.progress.name))).toEqual(['1 approved', '2 rejected']);
  expect(storyOf(inPublic(pet.id))).toEqual(['1 pending', '2 pending', '2 approved', '1 rejected']);
  expect(again().flatMap((message) => (message.topic === topics.progress.name ? [valueOf(message)['requestId']] : []))).toEqual([
    other,
    one,
  ]);
});
