import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { queryPlans } from '@paltu/testing/service';
import { emailOf, startMessaging, type RunningMessaging, type Someone } from './running-messaging.ts';

const dayMs = 24 * 60 * 60_000;
let now = new Date();
let messaging: RunningMessaging;
let admin: Someone;
beforeAll(async () => {
  messaging = await startMessaging({ clock: { now: () => now } });
  admin = (await messaging.tokens.issue({ role: 'admin' })) as Someone;
});
// Tokens are of now.
beforeEach(() => void (now = new Date()));
afterAll(() => messaging.stop());

const reasonToReported = 'No advance payments, please.';

/** A conversation in which the owner of a pet has reported who wrote to them. */
const reported = async () => {
  const [owner, writer] = [await messaging.someone(), await messaging.someone()];
  const conversation = await messaging.started(writer, await messaging.aThing('pet', owner), 'Send the token money');
  await messaging.of(owner, conversation).post('report', { reason: 'A fraud' });
  const { id } = (await messaging.database('reports').where({ conversation_id: conversation }).first()) as { id: string };
  return { owner, writer, conversation, id };
};
const decide = (id: string, json: object, as = admin) => messaging.call('POST', `/messages/reports/${id}/decision`, { as, json });
const lift = (id: string) => messaging.call('POST', `/messages/reports/${id}/lift`, { as: admin });
const bell = async (as: Someone): Promise<{ type: string; params: Record<string, string> }[]> =>
  (await messaging.call('GET', '/notifications', { as })).body.data.notifications;
const typesOf = async (as: Someone) => (await bell(as)).map(({ type }) => type).filter((type) => type !== 'message.received');
const stop = { decision: 'stopped', reason: reasonToReported, days: 7 };

test('who has waited longest is listed first where that is asked for', async () => {
  const ids = [(await reported()).id, (await reported()).id];
  const { reports } = (await messaging.call('GET', '/messages/reports?status=waiting&sortBy=oldest&limit=100', { as: admin })).body.data;
  expect((reports as { id: string }[]).map(({ id }) => id).filter((id) => ids.includes(id))).toEqual(ids);
});

test('reports about a member are found, and not those that they made', async () => {
  const { owner, writer, id } = await reported();
  const about = async (memberId: string) => {
    const { reports } = (await messaging.call('GET', `/messages/reports?about=${memberId}`, { as: admin })).body.data;
    return (reports as { id: string }[]).map((report) => report.id);
  };
  expect([await about(writer.userId), await about(owner.userId)]).toEqual([[id], []]);
});

test('a report that is dismissed waits no longer, and only the reporter is notified', async () => {
  const { owner, writer, conversation, id } = await reported();
  const listed = async (status: string) => {
    const { reports } = (await messaging.call('GET', `/messages/reports?status=${status}`, { as: admin })).body.data;
    return (reports as { id: string }[]).filter((report) => report.id === id).length;
  };
  expect([await listed('waiting'), await listed('decided')]).toEqual([1, 0]);
  const { status, body } = await decide(id, { decision: 'dismissed', reason: 'Not kept' });
  expect([status, body.data.report.decision]).toMatchObject([200, { decision: 'dismissed', reason: '', by: { id: admin.userId } }]);
  expect([await listed('waiting'), await listed('decided')]).toEqual([0, 1]);
  expect([await typesOf(owner), await typesOf(writer)]).toEqual([['report.decided'], []]);
  expect((await messaging.of(writer, conversation).send('Hello')).status).toBe(201);
});

test('a warning reaches the one who was reported by bell and mail, with the reason of the admin', async () => {
  const { owner, writer, conversation, id } = await reported();
  await decide(id, { decision: 'warned', reason: reasonToReported });
  expect(await bell(writer)).toMatchObject([{ type: 'conduct.warned', params: { reason: reasonToReported } }]);
  await messaging.runJob('send notices');
  expect((await messaging.mails.last(emailOf(writer))).text).toContain(reasonToReported);
  await messaging.runJob('send notices');
  expect((await messaging.mails.last(emailOf(owner))).subject).toBe('We have looked at your report');
  expect((await messaging.of(writer, conversation).send('Sorry')).status).toBe(201);
});

test('both sides of a report are notified by one statement of each kind', async () => {
  const { owner, writer, id } = await reported();
  await eventually(async () => (await bell(owner)).length === 1, 'the message is notified of');
  const plans = queryPlans(messaging.database);
  const tables = ['notice_mails', 'notice_settings', 'notices'];
  const asked = await plans.askedDuring(() => decide(id, stop), ...tables);
  await plans.close();
  // The job that sends mails claims those that are due meanwhile.
  const ofReport = asked.filter(({ sql }) => !sql.startsWith('with "due"'));
  expect(ofReport.map(({ sql }) => tables.find((table) => sql.includes(`"${table}"`))).toSorted()).toEqual(tables);
  expect([await typesOf(owner), await typesOf(writer)]).toEqual([['report.decided'], ['conduct.stopped']]);
});

test('who is stopped writes to nobody until that day, and may read and be written to', async () => {
  const { owner, writer, conversation, id } = await reported();
  await decide(id, stop);
  expect(await bell(writer)).toMatchObject([
    { type: 'conduct.stopped', params: { until: new Date(now.getTime() + 7 * dayMs).toISOString() } },
  ]);
  const attempts = [await messaging.of(writer, conversation).send('Hello')];
  const another = await messaging.someone();
  for (const kind of ['pet', 'store', 'vet'] as const)
    attempts.push(await messaging.start(writer, await messaging.aThing(kind, another), { message: 'Hello' }));
  expect(attempts.map(({ status, body }) => [status, body.code])).toEqual(Array(4).fill([403, 'conversation.writing-stopped']));
  const other = await messaging.aThing('vet', another);
  const visitor = { name: 'x', email: emailOf(writer), message: 'Hello', elapsedMs: 30_000 };
  expect((await messaging.start(undefined, other, visitor, { 'x-forwarded-for': '203.0.113.77' })).status).toBe(201);
  expect(await messaging.database('conversations').where({ thing_id: other.id })).toEqual([]);
  expect((await messaging.of(owner, conversation).send('Hello')).status).toBe(201);
  expect((await messaging.of(writer, conversation).thread()).messages).toHaveLength(2);
  const stops = await messaging.database('writing_stops').where({ member_id: writer.userId });
  expect(stops).toEqual([{ member_id: writer.userId, stopped_until: new Date(now.getTime() + 7 * dayMs) }]);
  await messaging.database('writing_stops').where({ member_id: writer.userId }).update({ stopped_until: now });
  expect((await messaging.of(writer, conversation).send('Hello')).status).toBe(201);
});

test('the stop that holds longest holds, until an admin lifts it', async () => {
  const { owner, writer, conversation, id } = await reported();
  const again = await messaging.started(writer, await messaging.aThing('store', owner), 'Send money');
  await messaging.of(owner, again).post('report', { reason: 'Again' });
  const second = (await messaging.database('reports').where({ conversation_id: again }).first()) as { id: string };
  await decide(id, { ...stop, days: null });
  await decide(second.id, { ...stop, days: 1 });
  expect(await messaging.database('writing_stops').where({ member_id: writer.userId })).toMatchObject([{ stopped_until: null }]);
  expect((await typesOf(writer)).toSorted()).toEqual(['conduct.stopped', 'conduct.stopped-for-good']);
  const { status, body } = await lift(id);
  expect([status, body.data.report.decision.liftedAt]).toEqual([200, now.toISOString()]);
  expect((await messaging.of(writer, conversation).send('Thank you')).status).toBe(201);
  expect(await typesOf(writer)).toContain('conduct.allowed');
  const twice = await lift(id);
  expect([twice.status, twice.body.code]).toEqual([409, 'report.not-stopped']);
});

test('of admins who decide at once one has decided, and everybody is notified once', async () => {
  const { owner, writer, id } = await reported();
  const decisions = [stop, { decision: 'warned', reason: reasonToReported }, { decision: 'dismissed' }];
  const answers = await Promise.all(decisions.map((decision) => decide(id, decision)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual(Array(2).fill('report.already-decided'));
  const winner = decisions[answers.findIndex(({ status }) => status === 200)];
  expect(await messaging.database('reports').where({ id })).toMatchObject([{ decision: winner?.decision }]);
  expect(await typesOf(owner)).toEqual(['report.decided']);
  expect(await typesOf(writer)).toHaveLength(winner?.decision === 'dismissed' ? 0 : 1);
});

test('of a visitor a report is dismissed, and nothing else', async () => {
  const owner = await messaging.someone();
  const store = await messaging.aThing('store', owner);
  const visitor = { name: 'x', email: 'visitor@example.org', message: 'Send money', elapsedMs: 30_000 };
  await messaging.start(undefined, store, visitor, { 'x-forwarded-for': '203.0.113.78' });
  const { conversations } = await messaging.mailbox(owner);
  await messaging.of(owner, conversations[0].id).post('report', { reason: 'Spam' });
  const { id } = (await messaging.database('reports').where({ conversation_id: conversations[0].id }).first()) as { id: string };
  const refused = await decide(id, stop);
  expect([refused.status, refused.body.code]).toEqual([409, 'report.about-visitor']);
  expect((await decide(id, { decision: 'dismissed' })).status).toBe(200);
});

test.each([
  [{ decision: 'warned' }, 'reason'],
  [{ decision: 'stopped', reason: 'x' }, 'days'],
  [{ decision: 'stopped', reason: 'x', days: 0 }, 'days'],
  [{ decision: 'banned', reason: 'x' }, 'decision'],
])('a decision such as %j is refused by name', async (decision, field) => {
  const { id } = await reported();
  const { status, body } = await decide(id, decision);
  expect([status, body.errors.map((error: { path: string }) => error.path)]).toEqual([400, [field]]);
});

test('only admins decide, and only what was reported', async () => {
  const { owner, id } = await reported();
  expect((await decide(id, stop, owner)).status).toBe(403);
  for (const answer of [await decide(crypto.randomUUID(), stop), await lift(crypto.randomUUID())])
    expect([answer.status, answer.body.code]).toEqual([404, 'report.not-found']);
});

test('what was decided about a member is in their export; who has left is notified of nothing, and nothing of it stays', async () => {
  const { owner, writer, id } = await reported();
  await decide(id, stop);
  const { decisionsAboutMe } = (await messaging.call('GET', '/messages/export', { as: writer })).body.data;
  expect(decisionsAboutMe).toMatchObject([{ decision: 'stopped', reason: reasonToReported }]);
  await messaging.erases(writer, 2);
  const stops = () => messaging.database('writing_stops').where({ member_id: writer.userId });
  await eventually(async () => (await stops()).length === 0, 'the stop is gone');
  expect(await messaging.database('reports').where({ id })).toMatchObject([{ decision: 'stopped', decision_reason: '' }]);
  expect(await typesOf(owner)).toEqual(['report.decided']);
  const other = await reported();
  await messaging.erases(other.owner, 2);
  await eventually(
    async () => (await messaging.database('presences').where({ id: other.owner.userId })).length === 1,
    'the member has left',
  );
  await decide(other.id, stop);
  expect(await messaging.database('notices').where({ member_id: other.owner.userId, type: 'report.decided' })).toEqual([]);
});
