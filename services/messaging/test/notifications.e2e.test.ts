import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  adoptionRequested,
  AdoptionStatus,
  appointmentDue,
  AppointmentStatus,
  commentPosted,
  messageSent,
  payoutChanged,
  storeUpdated,
} from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { clockTimeAt } from '@paltu/reference';
import { eventually } from '@paltu/testing';
import { emailOf, startMessaging, type RunningMessaging, type Someone } from './running-messaging.ts';

const minuteMs = 60_000;
/** The minute that begins next: tokens are of now, and quiet hours begin at whole minutes. */
const soon = (): Date => new Date(Math.ceil(Date.now() / minuteMs) * minuteMs);
let now = soon();
let messaging: RunningMessaging;
beforeAll(async () => {
  messaging = await startMessaging({ clock: { now: () => now } });
});
beforeEach(() => void (now = soon()));
afterAll(() => messaging.stop());

interface Shown {
  readonly id: string;
  readonly type: string;
  readonly unread: boolean;
}

const both = { bell: true, mail: true, push: true };
const usual = {
  adoption: both,
  orders: both,
  appointments: both,
  listings: both,
  messages: both,
  comments: both,
  marks: both,
  searches: both,
};

const bell = async (as: Someone, query = ''): Promise<{ notifications: Shown[]; unread: number; pagination: { total: number } }> =>
  (await messaging.call('GET', `/notifications${query}`, { as })).body.data;
const read = (as: Someone, json: object = {}, language = 'en') =>
  messaging.call('PATCH', '/notifications/read', { as, json, headers: { 'accept-language': language } });
const choose = (as: Someone, settings: object) =>
  messaging.call('PUT', '/notifications/settings', { as, json: { language: 'en', groups: usual, quietHours: null, ...settings } });
const until = (as: Someone, count: number) => eventually(async () => (await bell(as)).notifications.length === count, `${count} notices`);
const rowsOf = ({ userId }: Someone) => messaging.database('notices').where({ member_id: userId });
const mailsOf = ({ userId }: Someone) => messaging.database('notice_mails').where({ member_id: userId });
const sendMails = () => messaging.runJob('send notices');
/** The service sends by itself too: what one of the two has taken, the other does not see. */
const untilNoMailWaits = async (who: Someone) => {
  await sendMails();
  await eventually(async () => (await mailsOf(who)).length === 0, 'no mail waits');
};
const later = (minutes: number) => (now = new Date(now.getTime() + minutes * minuteMs));
const timeIn = (minutes: number): string => clockTimeAt(new Date(now.getTime() + minutes * minuteMs)).time;
/** No mail goes out for the next half hour. */
const quiet = () => ({ quietHours: { from: timeIn(-60), until: timeIn(30) } });

const isAskedFor = async (owner: Someone, petName = 'شیرو') => {
  const at = timestampFromDate(now);
  const id = newId();
  const sides = { petId: newId(), petName, ownerId: owner.userId, requesterId: newId() };
  const request = { id, version: 1n, ...sides, status: AdoptionStatus.PENDING, createdAt: at, updatedAt: at, respondBy: at };
  await messaging.publishToBus(adoptionRequested, { subject: sides.petId, data: { request } });
  return id;
};

test('a step of a request is shown by the bell, and mailed', async () => {
  const owner = await messaging.someone({ firstName: 'Bilal' });
  await isAskedFor(owner);
  await until(owner, 1);
  const { notifications, unread, pagination } = await bell(owner);
  expect([unread, pagination.total]).toEqual([1, 1]);
  expect(notifications).toMatchObject([
    {
      type: 'adoption.requested',
      unread: true,
      params: { pet: 'شیرو' },
      page: 'dashboard?tab=requests',
      message: expect.stringContaining('شیرو'),
    },
  ]);
  await sendMails();
  const mail = await messaging.mails.last(emailOf(owner));
  expect(mail).toMatchObject({
    subject: 'Somebody would like to adopt your pet',
    headers: { 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' },
  });
  expect(mail.text).toContain('Hello Bilal,');
  expect(mail.text).toContain('https://paltu.example/dashboard?tab=requests');
  await untilNoMailWaits(owner);
});

test('another bank account of a store is mailed at once, also to an owner who wants no such mails, and in the night', async () => {
  const owner = await messaging.someone();
  await choose(owner, { groups: { ...usual, marks: { bell: false, mail: false } }, ...quiet() });
  const storeId = newId();
  const [changedAt, heldUntil] = [timestampFromDate(now), timestampFromDate(new Date(now.getTime() + 48 * 60 * minuteMs))];
  await messaging.publishToBus(payoutChanged, { subject: storeId, data: { storeId, sellerId: owner.userId, changedAt, heldUntil } });
  await until(owner, 1);
  expect((await bell(owner)).notifications).toMatchObject([{ type: 'payout.changed', page: 'vendor-dashboard?tab=account' }]);
  await sendMails();
  await untilNoMailWaits(owner);
  const mail = await messaging.mails.last(emailOf(owner));
  const { date } = clockTimeAt(new Date(now.getTime() + 48 * 60 * minuteMs));
  expect([mail.subject, mail.text]).toEqual(['The bank account of your store was changed', expect.stringContaining(date)]);
});

test('what was read is counted no more, and is not mailed', async () => {
  const owner = await messaging.someone();
  await choose(owner, quiet());
  for (let index = 0; index < 3; index += 1) await isAskedFor(owner);
  await until(owner, 3);
  const [first] = (await bell(owner)).notifications;
  expect((await read(owner, { ids: [first?.id, newId()] })).status).toBe(200);
  expect(await bell(owner, '?limit=2&page=2')).toMatchObject({ unread: 2, notifications: [{ unread: true }], pagination: { total: 3 } });
  const stranger = await messaging.someone();
  await read(stranger);
  expect((await messaging.call('GET', '/notifications/unread', { as: owner })).body.data).toEqual({ unread: 2 });
  await read(owner);
  expect((await messaging.call('GET', '/notifications/unread', { as: owner })).body.data).toEqual({ unread: 0 });
  later(31);
  await untilNoMailWaits(owner);
  expect(await messaging.mails.to(emailOf(owner))).toEqual([]);
});

test('mails come in the language that was chosen, else in that of the page where notices were read last', async () => {
  const owner = await messaging.someone();
  await read(owner, {}, 'ur');
  await isAskedFor(owner);
  await until(owner, 1);
  await sendMails();
  const mail = await messaging.mails.last(emailOf(owner));
  expect(mail.subject).toBe('کوئی آپ کا پالتو اپنانا چاہتا ہے');
  expect(mail.html).toContain('dir="rtl"');
  expect(mail.html).toContain('prefers-color-scheme: dark');
  await choose(owner, { language: 'en' });
  await read(owner, {}, 'ur');
  const { settings } = (await messaging.call('GET', '/notifications/settings', { as: owner })).body.data;
  expect(settings).toEqual({ language: 'en', groups: usual, quietHours: null });
});

test('each kind is switched off by itself, for the bell and for mails', async () => {
  const owner = await messaging.someone();
  await choose(owner, { ...quiet(), groups: { ...usual, adoption: { ...both, bell: false }, comments: { ...both, mail: false } } });
  await isAskedFor(owner);
  const comment = { id: newId(), version: 1n, articleSlug: 'cats', parentId: newId(), parentAuthorId: owner.userId, authorId: newId() };
  await messaging.publishToBus(commentPosted, {
    subject: comment.id,
    data: { comment: { ...comment, createdAt: timestampFromDate(now) } },
  });
  await until(owner, 1);
  expect((await bell(owner)).notifications.map(({ type }) => type)).toEqual(['comment.answered']);
  await eventually(async () => (await mailsOf(owner)).length === 1, 'a mail waits');
  expect((await mailsOf(owner)).map(({ kind }) => kind as string)).toEqual(['adoption.requested']);
  await choose(owner, { groups: { ...usual, adoption: { ...both, mail: false } } });
  later(31);
  await untilNoMailWaits(owner);
  expect(await messaging.mails.to(emailOf(owner))).toEqual([]);
});

test('by one click of a mail program mails of that kind end; the bell goes on', async () => {
  const owner = await messaging.someone();
  await isAskedFor(owner);
  await until(owner, 1);
  await sendMails();
  const { headers } = await messaging.mails.last(emailOf(owner));
  const [, path] =
    /^<https:\/\/paltu\.example\/api\/v1(\/notifications\/unsubscribe\/[\w-]+)>$/.exec(headers['list-unsubscribe'] ?? '') ?? [];
  const ended = await messaging.call('POST', path ?? '', { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  expect([ended.status, ended.body.data]).toEqual([200, { group: 'adoption' }]);
  const unknown = await messaging.call('POST', '/notifications/unsubscribe/no-token-of-ours');
  expect([unknown.status, unknown.body.code]).toEqual([404, 'notification-link.invalid']);
  await isAskedFor(owner);
  await until(owner, 2);
  await untilNoMailWaits(owner);
  expect(await messaging.mails.to(emailOf(owner))).toHaveLength(1);
});

test('in quiet hours no mail goes out but that of a visit that begins soon', async () => {
  const owner = await messaging.someone();
  await choose(owner, quiet());
  await isAskedFor(owner);
  const at = timestampFromDate(now);
  const sides = { vetId: newId(), vetName: 'Dr. Sana', vetOwnerId: newId(), guestId: owner.userId, slotId: newId() };
  const visit = { startsAt: at, endsAt: at, petType: 'dog', reason: 'checkup', status: AppointmentStatus.BOOKED };
  const appointment = { id: newId(), version: 1n, ...sides, ...visit, createdAt: at, updatedAt: at };
  await messaging.publishToBus(appointmentDue, { subject: appointment.id, data: { appointment, hoursBefore: 2 } });
  await until(owner, 2);
  await sendMails();
  await messaging.mails.last(emailOf(owner));
  expect((await messaging.mails.to(emailOf(owner))).map(({ subject }) => subject)).toEqual(['Your appointment is soon']);
  later(29);
  await sendMails();
  expect(await messaging.mails.to(emailOf(owner))).toHaveLength(1);
  later(1);
  await untilNoMailWaits(owner);
  expect(await messaging.mails.to(emailOf(owner))).toHaveLength(2);
});

test('of a conversation one notice is enough, and it is mailed when nobody has read it for ten minutes', async () => {
  const [owner, reader, sana] = [await messaging.someone(), await messaging.someone(), await messaging.someone()];
  const ids = [];
  for (const who of [owner, reader]) ids.push(await messaging.started(sana, await messaging.aThing('pet', who), 'One'));
  await messaging.of(sana, ids[0] ?? '').send('Two');
  await messaging.untilPublished(messageSent, ids[0] ?? '');
  await until(owner, 1);
  await until(reader, 1);
  expect((await bell(owner)).notifications).toMatchObject([
    { type: 'message.received', params: { thing: 'شیرو' }, page: `messages?id=${ids[0]}` },
  ]);
  await messaging.of(reader, ids[1] ?? '').post('read', { upTo: 1 });
  expect((await bell(reader)).unread).toBe(0);
  later(9.9);
  await sendMails();
  expect(await messaging.mails.to(emailOf(owner))).toEqual([]);
  later(0.1);
  await untilNoMailWaits(owner);
  expect((await messaging.mails.to(emailOf(owner))).map(({ subject }) => subject)).toEqual(['You have a new message']);
  expect(await messaging.mails.to(emailOf(reader))).toEqual([]);
});

test('the owner of a store is notified of what admins mark, and of nothing else', async () => {
  const owner = await messaging.someone();
  const { id } = await messaging.aThing('store', owner);
  const change = async (version: number, marks: object) => {
    const store = { id, ownerId: owner.userId, version: BigInt(version), name: 'Happy Paws', ...marks };
    await messaging.publishToBus(storeUpdated, { subject: id, sequence: version, data: { store } });
  };
  await change(2, { description: 'New' });
  await change(3, { verified: true, featured: true });
  await until(owner, 2);
  expect((await bell(owner)).notifications.map(({ type }) => type).toSorted()).toEqual(['mark.featured', 'mark.verified']);
  await change(4, { verified: true, featured: true, hidden: true });
  await until(owner, 3);
});

test('who has left, or never showed that the address is theirs, gets no mail', async () => {
  const owner = await messaging.someone();
  await messaging.database('contacts').where({ id: owner.userId }).update({ is_email_verified: false });
  const leaver = await messaging.someone();
  for (const who of [owner, leaver]) {
    await choose(who, quiet());
    await isAskedFor(who);
    await until(who, 1);
  }
  await messaging.deactivates(leaver, 2);
  await eventually(async () => (await messaging.database('presences').where({ id: leaver.userId })).length === 1, 'the member has left');
  later(31);
  for (const who of [owner, leaver]) {
    await untilNoMailWaits(who);
    expect(await messaging.mails.to(emailOf(who))).toEqual([]);
  }
});

test('what was kept of a member is in their export, and goes with the account', async () => {
  const leaver = await messaging.someone();
  await choose(leaver, { ...quiet(), language: 'ur' });
  await isAskedFor(leaver);
  await until(leaver, 1);
  const taken = (await messaging.call('GET', '/messages/export', { as: leaver })).body.data;
  expect(taken).toMatchObject({ notifications: [{ type: 'adoption.requested' }], notificationSettings: { language: 'ur' } });
  await messaging.erases(leaver, 2);
  await eventually(async () => (await rowsOf(leaver)).length === 0, 'the notices are gone');
  for (const table of ['notice_mails', 'notice_links', 'notice_settings'])
    expect(await messaging.database(table).where({ member_id: leaver.userId })).toEqual([]);
});

test('notices are forgotten after half a year, with their mails', async () => {
  const owner = await messaging.someone();
  await choose(owner, quiet());
  await isAskedFor(owner);
  await until(owner, 1);
  const afterDays = async (days: number) => {
    await rowsOf(owner).update({ at: new Date(now.getTime() - days * 24 * 60 * minuteMs) });
    await messaging.runJob('forget notices');
    return [(await rowsOf(owner)).length, (await mailsOf(owner)).length];
  };
  expect(await afterDays(179)).toEqual([1, 1]);
  expect(await afterDays(181)).toEqual([0, 0]);
});

test.each([
  [{ quietHours: { from: '25:00', until: '07:00' } }, 'quietHours.from'],
  [{ language: 'fr' }, 'language'],
  [{ groups: { ...usual, adoption: { bell: true } } }, 'groups.adoption.mail'],
])('a setting that is none is refused by name: %j', async (settings, path) => {
  const { status, body } = await choose(await messaging.someone(), settings);
  expect([status, body.errors.map((error: { path: string }) => error.path)]).toEqual([400, [path]]);
});
