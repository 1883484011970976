import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { caseDecided, objectionDecided, userSuspended, UserType } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { eventually } from '@paltu/testing';
import { emailOf, startMessaging, type RunningMessaging, type Someone } from './running-messaging.ts';

let messaging: RunningMessaging;
beforeAll(async () => {
  messaging = await startMessaging();
});
afterAll(() => messaging.stop());

interface Bell {
  readonly type: string;
  readonly params: Readonly<Record<string, string>>;
  readonly page: string;
}

const bell = async (as: Someone): Promise<Bell[]> => (await messaging.call('GET', '/notifications', { as })).body.data.notifications;
const notified = (as: Someone, count: number) =>
  eventually(async () => {
    const all = await bell(as);
    return all.length >= count && all;
  }, 'the member is notified');

test('who reported learns what came of it, the owner the reason, and nobody who the other is', async () => {
  const [owner, honest, liar] = [await messaging.someone(), await messaging.someone(), await messaging.someone()];
  const caseId = newId();
  const reporters = { reporterIds: [honest.userId, liar.userId], falseReporterIds: [liar.userId] };
  await messaging.publishToBus(caseDecided, {
    ...{ subject: caseId, sequence: 2 },
    data: { caseId, ownerId: owner.userId, upheld: true, reason: 'No advance money', ...reporters },
  });
  const ofOwner = await notified(owner, 1);
  expect(ofOwner).toMatchObject([{ type: 'conduct.upheld', params: { reason: 'No advance money' }, page: 'my-reports' }]);
  expect(JSON.stringify(ofOwner)).not.toContain(honest.userId);
  expect(await notified(honest, 1)).toMatchObject([{ type: 'report.upheld', params: {} }]);
  expect(await notified(liar, 1)).toMatchObject([{ type: 'report.false' }]);
  await messaging.runJob('send notices');
  expect((await messaging.mails.last(emailOf(owner))).text).toContain('No advance money');
});

test('what is not upheld only its reporters learn, and the owner what came of an objection', async () => {
  const [owner, reporter] = [await messaging.someone(), await messaging.someone()];
  const caseId = newId();
  await messaging.publishToBus(caseDecided, {
    ...{ subject: caseId, sequence: 2 },
    data: { caseId, ownerId: owner.userId, upheld: false, reporterIds: [reporter.userId] },
  });
  expect(await notified(reporter, 1)).toMatchObject([{ type: 'report.not-upheld' }]);
  await messaging.publishToBus(objectionDecided, {
    ...{ subject: caseId, sequence: 4 },
    data: { caseId, ownerId: owner.userId, accepted: true, reason: 'It was somebody else' },
  });
  expect(await notified(owner, 1)).toMatchObject([{ type: 'conduct.objection-accepted', params: { reason: 'It was somebody else' } }]);
});

test('whom a case suspends gets the reason by mail, although they are away before it goes out', async () => {
  const owner = await messaging.someone();
  const { userId } = owner;
  const caseId = newId();
  await messaging.publishToBus(caseDecided, {
    ...{ subject: caseId, sequence: 2 },
    data: { caseId, ownerId: userId, upheld: true, suspends: true, reason: 'Money for a pet that is not there' },
  });
  await notified(owner, 1);
  const user = { id: userId, version: 2n, userType: UserType.USER, firstName: 'Sana', lastName: 'Ahmed', suspended: true };
  await messaging.publishToBus(userSuspended, { subject: userId, sequence: 2, data: { user } });
  await eventually(async () => (await messaging.database('presences').where({ id: userId, is_away: true })).length === 1, 'they are away');
  await messaging.runJob('send notices');
  expect((await messaging.mails.last(emailOf(owner))).text).toContain('Money for a pet that is not there');
});
