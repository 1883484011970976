import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { adoptionRequested, AdoptionStatus } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { clockTimeAt } from '@paltu/reference';
import { eventually } from '@paltu/testing';
import { newPushKeys, startPushService, type LocalPushService } from './push-service.ts';
import { startMessaging, type RunningMessaging, type Someone } from './running-messaging.ts';

const minuteMs = 60_000;
const soon = (): Date => new Date(Math.ceil(Date.now() / minuteMs) * minuteMs);
let now = soon();
let service: LocalPushService;
let messaging: RunningMessaging;
let publicKey: string;

beforeAll(async () => {
  service = await startPushService();
  const keys = newPushKeys();
  publicKey = keys.PUSH_PUBLIC_KEY;
  messaging = await startMessaging({ clock: { now: () => now }, variables: { ...keys, PUSH_SERVICES: service.origin } });
});
beforeEach(() => void (now = soon()));
afterAll(async () => {
  await messaging.stop();
  await service.stop();
});

const ways = { bell: true, mail: true, push: true };
const usual = {
  adoption: ways,
  orders: ways,
  appointments: ways,
  listings: ways,
  messages: ways,
  comments: ways,
  marks: ways,
  searches: ways,
};
const choose = (as: Someone, settings: object) =>
  messaging.call('PUT', '/notifications/settings', { as, json: { language: 'en', groups: usual, quietHours: null, ...settings } });
const later = (minutes: number) => (now = new Date(now.getTime() + minutes * minuteMs));
const timeIn = (minutes: number): string => clockTimeAt(new Date(now.getTime() + minutes * minuteMs)).time;
const browsersOf = ({ userId }: Someone): Promise<unknown[]> => messaging.database('push_subscriptions').where({ member_id: userId });
const waiting = async (): Promise<number> => (await messaging.database('pushes')).length;
/** The service sends by itself too: what one of the two has taken, the other does not see. */
const untilNothingWaits = async (): Promise<void> => {
  await messaging.runJob('send pushes');
  await eventually(async () => (await waiting()) === 0, 'nothing waits');
};

const subscribe = async (as: Someone, language: 'en' | 'ur' = 'en', browser = service.subscribe()) => {
  const { status } = await messaging.call('POST', '/notifications/push', { as, json: { ...browser, language } });
  expect(status).toBe(200);
  return browser;
};

const isAskedFor = async (owner: Someone) => {
  const at = timestampFromDate(now);
  const sides = { petId: newId(), petName: 'شیرو', ownerId: owner.userId, requesterId: newId() };
  const request = {
    ...{ id: newId(), version: 1n, ...sides, status: AdoptionStatus.PENDING },
    ...{ createdAt: at, updatedAt: at, respondBy: at },
  };
  await messaging.publishToBus(adoptionRequested, { subject: sides.petId, data: { request } });
  await eventually(
    async () => (await messaging.database('notices').where({ member_id: owner.userId, subject_id: request.id })).length === 1,
    'the owner is notified',
  );
  return request.id;
};

test('each browser of a member shows what happened, in its language, with no name: encrypted for it, and signed', async () => {
  const owner = await messaging.someone();
  const { push } = (await messaging.call('GET', '/notifications/push', { as: owner })).body.data;
  expect(push).toEqual({ publicKey });
  const [english, urdu] = [await subscribe(owner), await subscribe(owner, 'ur')];
  await isAskedFor(owner);
  await untilNothingWaits();
  const [shownIn, other] = [service.shownIn(english.endpoint), service.shownIn(urdu.endpoint)];
  expect(shownIn.map(({ shown }) => shown)).toEqual([
    {
      title: 'Somebody would like to adopt your pet',
      language: 'en',
      page: 'dashboard?tab=requests',
      tag: expect.any(String),
    },
  ]);
  expect(other.map(({ shown: { title, language } }) => [title, language])).toEqual([['کوئی آپ کا پالتو اپنانا چاہتا ہے', 'ur']]);
  expect(shownIn[0]?.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm', topic: expect.stringMatching(/^[\w-]{32}$/) });
  expect(service.senders()).toEqual([{ publicKey, contact: 'mailto:help@paltu.example' }]);
});

test.each([404, 410])('a browser that is no more (%d) is forgotten, and the others go on', async (status) => {
  const owner = await messaging.someone();
  const [gone, there] = [await subscribe(owner), await subscribe(owner)];
  service.answer(gone.endpoint, status);
  await isAskedFor(owner);
  await untilNothingWaits();
  expect(await browsersOf(owner)).toMatchObject([{ endpoint: there.endpoint }]);
  expect(service.shownIn(there.endpoint)).toHaveLength(1);
});

test('what a service cannot take now is sent when it asks for it, once; what it refuses is dropped', async () => {
  const owner = await messaging.someone();
  const [busy, refusing] = [await subscribe(owner), await subscribe(owner)];
  service.answer(busy.endpoint, 503, { 'retry-after': '600' });
  service.answer(refusing.endpoint, 413);
  await isAskedFor(owner);
  await messaging.runJob('send pushes');
  await eventually(() => service.asked(busy.endpoint) === 1 && service.asked(refusing.endpoint) === 1, 'both were asked');
  await eventually(async () => (await waiting()) === 1, 'one waits');
  service.answer(busy.endpoint, 201);
  later(9);
  await messaging.runJob('send pushes');
  expect([service.asked(busy.endpoint), await waiting()]).toEqual([1, 1]);
  later(2);
  await untilNothingWaits();
  expect([service.shownIn(busy.endpoint).length, service.asked(refusing.endpoint)]).toEqual([1, 1]);
  expect(await browsersOf(owner)).toHaveLength(2);
});

test('nothing is shown of what was read meanwhile, is not wanted, or is too old; in quiet hours it waits', async () => {
  const owner = await messaging.someone();
  const { endpoint } = await subscribe(owner);
  const night = { quietHours: { from: timeIn(-60), until: timeIn(30) } };
  await choose(owner, night);
  await isAskedFor(owner);
  await messaging.runJob('send pushes');
  expect([service.asked(endpoint), await waiting()]).toEqual([0, 1]);
  later(31);
  await untilNothingWaits();
  expect(service.shownIn(endpoint)).toHaveLength(1);

  await choose(owner, { groups: { ...usual, adoption: { bell: true, mail: true, push: false } } });
  await isAskedFor(owner);
  expect(await waiting()).toBe(0);

  await choose(owner, { quietHours: { from: timeIn(-60), until: timeIn(30) } });
  await isAskedFor(owner);
  await messaging.call('PATCH', '/notifications/read', { as: owner, json: {} });
  await isAskedFor(owner);
  later(25 * 60);
  await untilNothingWaits();
  expect(service.asked(endpoint)).toBe(1);
});

test('of a conversation one is shown at a time: the next one takes its place', async () => {
  const [owner, sana] = [await messaging.someone(), await messaging.someone()];
  const { endpoint } = await subscribe(owner);
  const id = await messaging.started(sana, await messaging.aThing('pet', owner), 'Is he still there?');
  const shown = () => service.shownIn(endpoint).map((one) => ({ ...one.shown, topic: one.headers['topic'] }));
  const shows = async (count: number) => {
    await eventually(async () => {
      await messaging.runJob('send pushes');
      return shown().length === count;
    }, `${count} were shown`);
  };
  await shows(1);
  await messaging.of(owner, id).post('read', { upTo: 1 });
  await messaging.of(sana, id).send('And today?');
  await shows(2);
  const [first, second] = shown();
  expect(second).toEqual(first);
  expect(first).toMatchObject({ title: 'You have a new message', page: `messages?id=${id}` });
});

test('a browser is of the member who subscribed last, and shows nothing of whom it was before', async () => {
  const [before, after] = [await messaging.someone(), await messaging.someone()];
  const browser = await subscribe(before);
  await choose(before, { quietHours: { from: timeIn(-60), until: timeIn(30) } });
  await isAskedFor(before);
  await subscribe(after, 'ur', browser);
  later(31);
  await isAskedFor(before);
  await isAskedFor(after);
  await untilNothingWaits();
  expect(service.shownIn(browser.endpoint).map(({ shown }) => shown.language)).toEqual(['ur']);
  await messaging.call('POST', '/notifications/push/end', { as: before, json: { endpoint: browser.endpoint } });
  expect(await browsersOf(after)).toHaveLength(1);
  await messaging.call('POST', '/notifications/push/end', { as: after, json: { endpoint: browser.endpoint } });
  expect(await browsersOf(after)).toEqual([]);
});

test('a member has ten browsers at most: the oldest is forgotten', async () => {
  const owner = await messaging.someone();
  const first = await subscribe(owner);
  for (let count = 0; count < 10; count += 1) {
    now = new Date(now.getTime() + 1_000);
    await subscribe(owner);
  }
  const kept = (await browsersOf(owner)) as { endpoint: string }[];
  expect([kept.length, kept.some(({ endpoint }) => endpoint === first.endpoint)]).toEqual([10, false]);
});

test('browsers are in the export of their member, and go with the account; who has left is shown nothing', async () => {
  const leaver = await messaging.someone();
  const browser = await subscribe(leaver, 'ur');
  const { browsers } = (await messaging.call('GET', '/messages/export', { as: leaver })).body.data;
  expect(browsers).toMatchObject([{ endpoint: browser.endpoint, ...browser.keys, language: 'ur' }]);
  await choose(leaver, { quietHours: { from: timeIn(-60), until: timeIn(30) } });
  await isAskedFor(leaver);
  await messaging.deactivates(leaver, 2);
  await eventually(async () => (await messaging.database('presences').where({ id: leaver.userId })).length === 1, 'the member has left');
  later(31);
  await untilNothingWaits();
  expect(service.asked(browser.endpoint)).toBe(0);
  await messaging.erases(leaver, 3);
  await eventually(async () => (await browsersOf(leaver)).length === 0, 'the browsers are forgotten');
});

test('only services of browsers are sent to', async () => {
  const owner = await messaging.someone();
  const { keys } = service.subscribe();
  const json = { endpoint: 'http://127.0.0.1:1/admin', keys, language: 'en' };
  const { status, body } = await messaging.call('POST', '/notifications/push', { as: owner, json });
  expect([status, body.code, body.errors[0].path]).toEqual([400, 'push.unknown-service', 'endpoint']);
});
