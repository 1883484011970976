import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ApprovalStatus, caseDecided, objectionDecided, petRejected } from '@paltu/contracts';
import { newId } from '@paltu/kernel';
import { startCases, type RunningCases } from './running-cases.ts';
import { until } from './running-moderation.ts';
import { ifMatch, refusal } from './running-reviews.ts';

let cases: RunningCases;
beforeAll(async () => {
  cases = await startCases();
});
afterAll(() => cases.stop());

const aPublicPet = async () => {
  const pet = await cases.aWaitingPet();
  await pet.publish('published', { approvalStatus: ApprovalStatus.APPROVED });
  await until(
    () => cases.database('reviews').where({ pet_id: pet.id, owner_status: 'approved' }).first(),
    (row) => row !== undefined,
  );
  return pet;
};

test('members report one listing: one case, which an admin upholds, rejecting the listing', async () => {
  const pet = await aPublicPet();
  const other = await cases.aKnownMember();
  const first = await cases.report(
    { as: cases.reporter, kind: 'pet', thingId: pet.id, reason: 'fraud' },
    { text: 'Asked for 0300 1234567' },
  );
  expect([first.status, first.body.data.report]).toEqual([201, { id: expect.any(String), reportedAt: expect.any(String) }]);
  expect((await cases.report({ as: other, kind: 'pet', thingId: pet.id })).status).toBe(201);
  const again = await cases.report({ as: other, kind: 'pet', thingId: pet.id });
  expect(again).toMatchObject(refusal(409, 'case.already-reported'));

  const waits = (await cases.waiting()).find(({ thing }: { thing: { id: string } }) => thing.id === pet.id);
  expect(waits).toMatchObject({
    urgent: true,
    reports: 2,
    reasons: ['fraud', 'misleading'],
    status: 'open',
    version: 2,
    owner: { fullName: 'Sana Ahmed' },
  });
  const { body } = await cases.one(waits.id);
  expect(body.data.reports).toMatchObject([{ reporter: { fullName: 'Amna Malik' }, text: 'Asked for 0300 1234567', trusted: true }, {}]);

  expect(await cases.decide(waits.id, { upheld: true, reason: 'Advance money', hide: true }, { version: 1 })).toMatchObject(
    refusal(412, 'case.stale'),
  );
  const decided = await cases.decide(waits.id, { upheld: true, reason: 'Advance money', hide: true });
  expect(decided).toMatchObject({
    status: 200,
    body: { data: { conductCase: { status: 'upheld', decision: { hidden: true, by: { fullName: 'Bilal Khan' } } } } },
  });
  expect(
    await until(
      async () => cases.published(waits.id),
      (all) => all.length === 1,
    ),
  ).toMatchObject([
    {
      type: caseDecided.type,
      upheld: true,
      ownerId: cases.owner.userId,
      reason: 'Advance money',
      suspends: false,
      thingName: pet.state.name,
    },
  ]);
  expect(
    await until(
      async () => cases.decided(pet.id),
      (all) => all.length === 1,
    ),
  ).toMatchObject([{ type: petRejected.type, reason: 'Advance money', decidedBy: cases.admin.userId }]);
});

test('of two admins who decide at once one has decided', async () => {
  const member = await cases.aKnownMember();
  const { id, version } = await cases.aCase({ as: cases.reporter, thingId: member.userId });
  const answers = await Promise.all([
    cases.decide(id, { upheld: true, reason: 'Rude' }, { version }),
    cases.decide(id, { upheld: false }, { version, as: cases.second }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('members who report one thing at once make one case of it', async () => {
  const member = await cases.aKnownMember();
  const reporters = await Promise.all(Array.from({ length: 5 }, () => cases.aKnownMember('Zoya')));
  const answers = await Promise.all(reporters.map((as) => cases.report({ as, thingId: member.userId })));
  expect(answers.map(({ status }) => status)).toEqual(reporters.map(() => 201));
  const rows = await cases.database('cases').where({ thing_id: member.userId });
  expect(rows).toMatchObject([{ version: 5 }]);
  expect(await cases.database('case_reports').where({ case_id: rows[0].id })).toHaveLength(5);
});

test('of two cases of one owner that are upheld at once the later one counts the other', async () => {
  const member = await cases.aKnownMember();
  const comments = [await cases.aComment(member.userId), await cases.aComment(member.userId), await cases.aComment(member.userId)];
  const opened: Awaited<ReturnType<typeof cases.aCase>>[] = [];
  for (const thingId of comments) opened.push(await cases.aCase({ as: await cases.aKnownMember('Zoya'), kind: 'comment', thingId }));
  const uphold = ({ id, version }: (typeof opened)[number], as = cases.admin) =>
    cases.decide(id, { upheld: true, reason: 'Abusive' }, { version, as });
  const [first, ...others] = opened as [(typeof opened)[number], ...typeof opened];
  await uphold(first);
  await Promise.all(others.map((one, index) => uphold(one, index === 0 ? cases.admin : cases.second)));
  const suspending = await cases.database('cases').where({ owner_id: member.userId }).orderBy('decided_at').pluck('suspends');
  expect(suspending.filter(Boolean)).toHaveLength(1);
});

test('nobody reports what is their own, is gone or never was, and an own matter is neither shown nor decided', async () => {
  const own = await cases.report({ as: cases.reporter, thingId: cases.reporter.userId });
  expect(own).toMatchObject(refusal(409, 'case.own-thing'));
  const comment = await cases.aComment(cases.reporter.userId);
  expect(await cases.report({ as: cases.reporter, kind: 'comment', thingId: comment })).toMatchObject(refusal(409, 'case.own-thing'));
  const hidden = await cases.aWaitingPet();
  for (const thingId of [newId(), hidden.id])
    expect(await cases.report({ as: cases.reporter, kind: 'pet', thingId })).toMatchObject(refusal(404, 'case.thing-gone'));

  const about = await cases.aCase({ as: cases.reporter, thingId: cases.second.userId });
  expect((await cases.waiting(cases.second)).map(({ id }: { id: string }) => id)).not.toContain(about.id);
  expect(await cases.one(about.id, cases.second)).toMatchObject(refusal(403, 'case.own-matter'));
  expect(await cases.decide(about.id, { upheld: false }, { as: cases.second })).toMatchObject(refusal(403, 'case.own-matter'));
});

test('what is other needs words, and what cannot be hidden is not', async () => {
  const member = await cases.aKnownMember();
  const wordless = await cases.report({ as: cases.reporter, thingId: member.userId, reason: 'other' });
  expect(wordless).toMatchObject({ status: 400, body: { errors: [{ path: 'text' }] } });
  const { id } = await cases.aCase({ as: cases.reporter, thingId: member.userId });
  expect(await cases.decide(id, { upheld: true, reason: 'Rude', hide: true })).toMatchObject(refusal(409, 'case.nothing-to-hide'));
  expect(await cases.decide(id, { upheld: true })).toMatchObject({ status: 400, body: { errors: [{ path: 'reason' }] } });
  expect((await cases.one(id)).body.data.conductCase.status).toBe('open');
});

test('the third that is upheld within a year suspends, unless an objection was right', async () => {
  const member = await cases.aKnownMember();
  const upheld = async () => {
    const { id } = await cases.aCase({ as: await cases.aKnownMember('Zoya'), thingId: member.userId, reason: 'fraud' });
    await cases.decide(id, { upheld: true, reason: 'Money taken' });
    return id;
  };
  const suspends = async (id: string) => (await cases.one(id)).body.data.conductCase.decision.suspends as boolean;
  const first = await upheld();
  const [about] = (await cases.mine(member)).casesAboutMe;
  expect(about).toEqual({
    ...{ id: first, kind: 'member', thingId: member.userId, status: 'upheld', reason: 'Money taken', hidden: false },
    ...{ decidedAt: expect.any(String), objection: null },
  });
  expect((await cases.object(first, member)).status).toBe(200);
  expect(await cases.object(first, member)).toMatchObject(refusal(409, 'case.already-objected'));
  expect(await cases.object(first, cases.reporter)).toMatchObject(refusal(404, 'case.not-found'));
  const answer = { accepted: true, reason: 'Somebody else' };
  expect(await cases.decideObjection(first, answer, cases.admin)).toMatchObject(refusal(403, 'case.same-admin'));
  expect((await cases.decideObjection(first, answer, cases.second)).body.data.conductCase).toMatchObject({ status: 'overturned' });
  expect(await cases.decideObjection(first, answer, cases.second)).toMatchObject(refusal(409, 'case.no-objection'));

  expect([await suspends(await upheld()), await suspends(await upheld())]).toEqual([false, false]);
  const third = await upheld();
  expect(await suspends(third)).toBe(true);
  expect((await cases.one(third)).body.data.history).toMatchObject({ upheldInYear: 3, upheld: [{}, {}] });
});

test('an objection that was right lets in whom the third one suspended, and what is published again suspends nobody again', async () => {
  const member = await cases.aKnownMember();
  const ids: string[] = [];
  for (let given = 0; given < 3; given += 1) {
    const { id } = await cases.aCase({ as: await cases.aKnownMember('Zoya'), thingId: member.userId, reason: 'fraud' });
    await cases.decide(id, { upheld: true, reason: 'Money taken' });
    ids.push(id);
  }
  const [first, , third] = ids as [string, string, string];
  const published = (id: string, count: number) =>
    until(
      async () => cases.published(id),
      (all) => all.length === count,
    );
  expect(await published(third, 1)).toMatchObject([{ suspends: true }]);
  await cases.object(first, member);
  await cases.decideObjection(first, { accepted: true, reason: 'Somebody else' }, cases.second);
  const before = await published(first, 2);
  expect(before).toMatchObject([
    { type: caseDecided.type, upheld: true },
    { type: objectionDecided.type, accepted: true, reinstates: true },
  ]);
  const waiting = await cases.aCase({ as: await cases.aKnownMember('Zoya'), thingId: member.userId });
  await cases.republish();
  expect((await published(first, 4)).slice(2)).toEqual(before);
  expect(await published(third, 2)).toMatchObject([{ suspends: true }, { suspends: false, upheld: true, reason: 'Money taken' }]);
  expect(cases.published(waiting.id)).toEqual([]);
});

test('an admin of whom the third is upheld is left to other admins', async () => {
  for (const suspends of [false, false, false]) {
    const { id } = await cases.aCase({ as: await cases.aKnownMember('Zoya'), thingId: cases.second.userId });
    const { body } = await cases.decide(id, { upheld: true, reason: 'Rude' });
    expect(body.data.conductCase.decision).toMatchObject({ upheld: true, suspends });
  }
});

test('a report names no conversation of others', async () => {
  const [member, other] = [await cases.aKnownMember(), await cases.aKnownMember()];
  const named = (id: string) =>
    cases.report({ as: cases.reporter, thingId: member.userId, reason: 'fraud' }, { evidence: { kind: 'conversation', id } });
  for (const id of [newId(), await cases.aConversation(member, other), await cases.aConversation(cases.reporter, other)])
    expect(await named(id)).toMatchObject({ status: 400, body: { errors: [{ path: 'evidence.id' }] } });
  expect((await named(await cases.aConversation(cases.reporter, member))).status).toBe(201);
});

test('a hidden comment is not reported before it is shown again', async () => {
  const comment = await cases.aComment(cases.owner.userId);
  const reported = () => cases.report({ as: cases.reporter, kind: 'comment', thingId: comment });
  await cases.changeComment(comment, cases.owner.userId, true);
  expect(await reported()).toMatchObject(refusal(404, 'case.thing-gone'));
  await cases.changeComment(comment, cases.owner.userId, false);
  expect((await reported()).status).toBe(201);
});

test('three false reports within a year end the reports of a member for a time', async () => {
  const liar = await cases.aKnownMember();
  for (let given = 0; given < 3; given += 1) {
    const { id } = await cases.aCase({ as: liar, thingId: (await cases.aKnownMember()).userId });
    const { reports } = (await cases.one(id)).body.data;
    await cases.decide(id, { upheld: false, falseReports: [reports[0].id] });
  }
  const refused = await cases.report({ as: liar, thingId: cases.reporter.userId });
  expect(refused).toMatchObject(refusal(403, 'case.reports-refused'));
  expect((await cases.mine(liar)).reports).toMatchObject([{ status: 'not-upheld' }, {}, {}]);
});

test('a member reports so often in a day and no more', async () => {
  const eager = await cases.aKnownMember();
  const answers = [];
  for (let given = 0; given < 11; given += 1)
    answers.push((await cases.report({ as: eager, thingId: (await cases.aKnownMember()).userId })).status);
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
});

test('an erased reporter and their words are in no report, and the case stays', async () => {
  const [leaving, member] = [await cases.aKnownMember(), await cases.aKnownMember()];
  const { id } = await cases.aCase({ as: leaving, thingId: member.userId });
  await cases.erase(leaving);
  const { body } = await until(
    () => cases.one(id),
    (answer) => answer.body.data.reports[0].reporter === null,
  );
  expect(body.data.reports).toMatchObject([{ reporter: null, text: '', evidence: null }]);
  await cases.decide(id, { upheld: true, reason: 'Rude' });
  await cases.object(id, member, 'My words');
  await cases.erase(member);
  await until(
    () => cases.one(id),
    (answer) => answer.body.data.conductCase.objection?.text === '',
  );
});

test('one takes along what one has reported and what was upheld, and sees nothing of who reported', async () => {
  const member = await cases.aKnownMember();
  const evidence = { kind: 'conversation', id: await cases.aConversation(member, cases.reporter) };
  await cases.report({ as: cases.reporter, thingId: member.userId, reason: 'fraud' }, { evidence, text: 'Secret words' });
  const waits = (await cases.waiting()).find(({ thing }: { thing: { id: string } }) => thing.id === member.userId);
  expect((await cases.one(waits.id)).body.data.reports).toMatchObject([{ evidence }]);
  await cases.decide(waits.id, { upheld: true, reason: 'Money taken' });
  const of = async (as: typeof member) => (await cases.send('GET', '/reports/export', { as })).body.data;
  expect((await of(cases.reporter)).reports[0]).toMatchObject({ text: 'Secret words', status: 'upheld' });
  const about = await of(member);
  expect(about).toMatchObject({ reports: [], casesAboutMe: [{ id: waits.id }] });
  expect(JSON.stringify(about)).not.toMatch(new RegExp(`${cases.reporter.userId}|Secret|${evidence.id}`));
});

test('an objection waits for what was upheld, and is decided by who saw all of it and whose matter it is not', async () => {
  const { id } = await cases.aCase({ as: cases.reporter, thingId: cases.second.userId });
  expect(await cases.object(id, cases.second)).toMatchObject(refusal(409, 'case.not-upheld'));
  await cases.decide(id, { upheld: true, reason: 'Rude' });
  expect((await cases.object(id, cases.second)).status).toBe(200);
  const path = `/admin/conduct/${id}/objection`;
  const answer = { json: { accepted: false, reason: 'Read again' }, headers: ifMatch(1) };
  expect(await cases.send('POST', path, { as: cases.second, ...answer })).toMatchObject(refusal(403, 'case.own-matter'));
  expect(await cases.send('POST', path, { as: cases.admin, ...answer })).toMatchObject(refusal(412, 'case.stale'));
});

test('a listing that is gone by then cannot be rejected with its case', async () => {
  const pet = await aPublicPet();
  const { id } = await cases.aCase({ as: cases.reporter, kind: 'pet', thingId: pet.id });
  await pet.publish('deleted');
  await until(
    () => cases.database('reviews').where({ pet_id: pet.id, is_deleted: true }).first(),
    (row) => row !== undefined,
  );
  expect(await cases.decide(id, { upheld: true, reason: 'Rude', hide: true })).toMatchObject(refusal(404, 'case.thing-gone'));
  expect((await cases.decide(id, { upheld: true, reason: 'Rude' })).status).toBe(200);
});
