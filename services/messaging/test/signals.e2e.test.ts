import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { messageWords, somethingChanged } from '@paltu/contracts';
import { eventually } from '@paltu/testing';
import { startMessaging, type RunningMessaging, type Someone } from './running-messaging.ts';

let messaging: RunningMessaging;
let owner: Someone;
let sana: Someone;
beforeAll(async () => void (messaging = await startMessaging()));
// Others each time: what was published for them before would still come.
beforeEach(async () => {
  owner = await messaging.someone();
  sana = await messaging.someone();
});
afterAll(() => messaging.stop());

/** What this member was to look at anew so far, of one kind. */
const countOf = ({ userId }: Someone, kind: 'messages' | 'notifications'): number =>
  messaging
    .publishedAbout(userId)
    .flatMap((event) => event.as(somethingChanged) ?? [])
    .filter(({ data }) => messageWords.signal.toWord(data.kind) === kind).length;

/** How many signals each of the two gets by what is done, once `expected` have come. */
const after = async (
  work: () => Promise<unknown>,
  expected: readonly [number, number],
  kind: 'messages' | 'notifications' = 'messages',
) => {
  const counts = () => [countOf(owner, kind), countOf(sana, kind)];
  const before = counts();
  await work();
  const more = () => counts().map((count, index) => count - (before[index] ?? 0));
  await eventually(() => more().every((count, index) => count >= (expected[index] ?? 0)), `signals of ${kind}`);
  expect(more()).toEqual(expected);
};

test('both sides look again when one writes, shares, blocks; the reader alone when one reads', async () => {
  const pet = await messaging.aThing('pet', owner);
  let id = '';
  await after(async () => (id = await messaging.started(sana, pet)), [1, 1]);
  await after(() => messaging.of(owner, id).send('He is.'), [1, 1]);
  await after(() => messaging.of(sana, id).post('read', { upTo: 2 }), [0, 1]);
  await after(() => messaging.of(sana, id).post('share-phone'), [1, 1]);
  await after(() => messaging.of(sana, id).post('block'), [1, 1]);
  await after(() => messaging.of(sana, id).unblock(), [1, 1]);
  const visitor = { name: 'ثنا', email: 'visitor@example.org', message: 'Are you open?', elapsedMs: 30_000 };
  const store = await messaging.aThing('store', owner);
  await after(() => messaging.start(undefined, store, visitor), [1, 0]);
});

test('who is notified, or has read what they were notified of, looks at the bell again; what changes nothing gives no signal', async () => {
  const pet = await messaging.aThing('pet', owner);
  const readAll = () => messaging.call('PATCH', '/notifications/read', { as: owner, json: {} });
  let id = '';
  await after(async () => (id = await messaging.started(sana, pet)), [1, 0], 'notifications');
  await after(() => messaging.of(owner, id).post('read', { upTo: 1 }), [1, 0], 'notifications');
  await after(() => messaging.of(sana, id).send('And today?'), [1, 0], 'notifications');
  await after(readAll, [1, 0], 'notifications');
  // What nothing came of is followed by something, for the signals of one member keep their order.
  const nothing = async () => {
    await readAll();
    await messaging.of(owner, id).post('read', { upTo: 1 });
    await messaging.of(sana, id).send('Hello?');
  };
  await after(nothing, [1, 0], 'notifications');
  await after(nothing, [1, 1]);
});

test('a signal holds who and what kind, and nothing else', async () => {
  await after(async () => messaging.started(sana, await messaging.aThing('pet', owner)), [1, 1]);
  const [event] = messaging.publishedAbout(sana.userId).flatMap((one) => one.as(somethingChanged) ?? []);
  expect([event?.data.memberId, messageWords.signal.toWord(event?.data.kind ?? 0)]).toEqual([sana.userId, 'messages']);
  expect(somethingChanged.schema.fields.map(({ name }) => name)).toEqual(['member_id', 'kind']);
});

test('a message that is refused gives no signal', async () => {
  const id = await messaging.started(sana, await messaging.aThing('pet', owner));
  await after(() => messaging.of(owner, id).post('block'), [1, 1]);
  await after(async () => {
    expect((await messaging.of(sana, id).send('Hello?')).status).toBe(403);
    await messaging.of(owner, id).unblock();
  }, [1, 1]);
});
