import { expect, test } from '@jest/globals';
import type { MemberId } from '@paltu/kernel';
import { decideCase, decideObjection, objectTo, type CaseVerdict } from './case-decisions.ts';
import {
  reportThing,
  type Case,
  type CaseFile,
  type CaseId,
  type FalseReports,
  type Report,
  type ReportedThing,
  type ReportReason,
} from './case.ts';

const at = new Date('2026-11-30T10:00:00Z');
const hours = (count: number): Date => new Date(at.getTime() + count * 60 * 60_000);
const [owner, admin, second] = ['owner', 'admin', 'second'] as MemberId[] as [MemberId, MemberId, MemberId];
const never: FalseReports = { count: 0, lastAt: null };

const thing: ReportedThing = { kind: 'pet', thingId: 'p', ownerId: owner, name: 'Sheru', placeKind: null, placeId: null, isGone: false };

let made = 0;

interface Given {
  readonly by?: string;
  readonly reason?: ReportReason;
  readonly before?: FalseReports;
  readonly when?: Date;
  readonly sides?: readonly string[];
}

const report = (
  open: CaseFile | undefined,
  { by = 'sana', reason = 'misleading', before = never, when = at, sides }: Given = {},
  about = thing,
): CaseFile => {
  made += 1;
  const request = {
    id: `r${made}`,
    caseId: `c${made}` as CaseId,
    reporterId: by as MemberId,
    reason,
    text: '',
    evidenceKind: null,
    evidenceId: null,
  };
  const reported = { thing: about, open, sides: (sides as MemberId[] | undefined) ?? null };
  const added = reportThing(reported, request, before, when);
  return { case: added.case, reports: [...(open?.reports ?? []), added.report] };
};

const verdict = (changes: Partial<CaseVerdict> = {}): CaseVerdict => ({
  ...{ version: 1, by: admin, isUpheld: true, reason: 'Asked for money', hides: false, falseReports: [] },
  ...changes,
});

interface Known {
  readonly upheld?: readonly Case[];
  readonly admins?: readonly MemberId[];
}

const decided = (open: CaseFile, changes: Partial<CaseVerdict> = {}, { upheld = [], admins = [] }: Known = {}): CaseFile =>
  decideCase(open, verdict({ version: open.case.version, ...changes }), { thingName: 'Sheru', upheld, admins }, at).state;

/** Cases of the owner that were upheld before, each of another thing. */
const upheldBefore = (count: number, changes: Partial<Case> = {}): Case[] =>
  Array.from({ length: count }, (_, number) => ({
    ...report(undefined, {}, { ...thing, thingId: `other ${number}` }).case,
    ...({ status: 'upheld', decidedAt: hours(-1) } as const),
    ...changes,
  }));

const refused = (code: string) => expect.objectContaining({ code });

test.each([
  ['danger', true, 12],
  ['fraud', true, 12],
  ['forbidden', false, 72],
  ['other', false, 72],
] as const)('a case of %s is decided in time', (reason, isUrgent, within) => {
  expect(report(undefined, { reason }).case).toMatchObject({ isUrgent, dueAt: hours(within), rankedAt: hours(within), status: 'open' });
});

test('reports of one thing are one case, as urgent as the most urgent of them', () => {
  const two = report(report(undefined), { by: 'bilal', reason: 'danger', when: hours(1) });
  expect(two.case).toMatchObject({ version: 2, isUrgent: true, dueAt: hours(13) });
  expect(two.reports.map(({ caseId }) => caseId)).toEqual([two.case.id, two.case.id]);
  const later = report(two, { by: 'amna', when: hours(2) });
  expect(later.case).toMatchObject({ version: 3, isUrgent: true, dueAt: hours(13) });
});

test('a case that several report who are trusted comes forward; accounts made for it bring no more than a day', () => {
  const falsely: FalseReports = { count: 1, lastAt: hours(-1) };
  const untrusted = report(report(undefined), { by: 'bilal', before: falsely });
  expect(untrusted.case.rankedAt).toEqual(hours(72));
  let open = report(untrusted, { by: 'amna' });
  expect(open.case.rankedAt).toEqual(hours(68));
  for (let one = 0; one < 30; one += 1) open = report(open, { by: `made ${one}` });
  expect(open.case.rankedAt).toEqual(hours(48));
});

test('nobody reports themselves, what is their own, what is gone, or one thing twice', () => {
  expect(() => report(undefined, { by: owner })).toThrow(refused('case.own-thing'));
  const self: ReportedThing = { ...thing, kind: 'member', thingId: owner };
  expect(() => report(undefined, { by: owner }, self)).toThrow(refused('case.own-thing'));
  expect(() => report(undefined, {}, { ...thing, isGone: true })).toThrow(refused('case.thing-gone'));
  const open = report(undefined);
  expect(() => report(open)).toThrow(refused('case.already-reported'));
});

test('who gave three false reports within a year reports nothing for ninety days', () => {
  const days = (count: number): FalseReports => ({ count: 3, lastAt: hours(-24 * count) });
  expect(() => report(undefined, { before: days(89) })).toThrow(refused('case.reports-refused'));
  expect(report(undefined, { before: days(90) }).reports).toMatchObject([{ isTrusted: false }]);
  expect(report(undefined, { before: { count: 2, lastAt: at } }).reports).toMatchObject([{ isTrusted: false }]);
});

test('two members who report each other: each case is decided by itself, and neither changes anything before', () => {
  const [one, other] = ['one', 'other'] as MemberId[] as [MemberId, MemberId];
  const about = (id: MemberId): ReportedThing => ({ ...thing, kind: 'member', thingId: id, ownerId: id });
  const [first, back] = [report(undefined, { by: other }, about(one)), report(undefined, { by: one }, about(other))];
  expect([first.case, back.case]).toMatchObject([
    { status: 'open', suspends: false, ownerId: one },
    { status: 'open', suspends: false, ownerId: other },
  ]);
  expect(decided(back, { isUpheld: false, falseReports: back.reports.map(({ id }) => id) }).reports).toMatchObject([{ isFalse: true }]);
  expect(decided(first).case).toMatchObject({ status: 'upheld', ownerId: one });
});

test('a case is decided once, in the version that the admin saw', () => {
  const open = report(report(undefined), { by: 'bilal' });
  expect(() => decided(open, { version: 1 })).toThrow(refused('case.stale'));
  expect(() => decided(open, { version: undefined })).toThrow(refused('case.stale'));
  const upheld = decided(open);
  expect(upheld.case).toMatchObject({ status: 'upheld', version: 3, rankedAt: null, decidedBy: admin, reason: 'Asked for money' });
  expect(() => decided(upheld, { by: second })).toThrow(refused('case.already-decided'));
});

test('no admin decides about themselves or their own report', () => {
  expect(() => decided(report(undefined), { by: owner })).toThrow(refused('case.own-matter'));
  expect(() => decided(report(undefined, { by: admin }))).toThrow(refused('case.own-matter'));
});

test('what is not upheld has no reason and hides nothing, and false are only reports of this case', () => {
  const open = report(report(undefined), { by: 'bilal' });
  const [, falseOne] = open.reports as [Report, Report];
  const dismissed = decided(open, { isUpheld: false, hides: true, falseReports: [falseOne.id] });
  expect(dismissed.case).toMatchObject({ status: 'not-upheld', reason: '', isHidden: false, suspends: false });
  expect(dismissed.reports).toMatchObject([
    { isFalse: false, judgedAt: at },
    { isFalse: true, judgedAt: at },
  ]);
  expect(() => decided(open, { isUpheld: false, falseReports: ['of another case'] })).toThrow(refused('request.invalid'));
});

test('the third that is upheld within a year suspends, however many are dismissed', () => {
  const open = report(undefined);
  const suspends = (changes: Partial<CaseVerdict>, upheld: readonly Case[]) => decided(open, changes, { upheld }).case.suspends;
  expect([0, 1, 2, 3].map((before) => suspends({}, upheldBefore(before)))).toEqual([false, false, true, true]);
  expect(suspends({ isUpheld: false }, upheldBefore(5))).toBe(false);
  expect(suspends({}, upheldBefore(5, { decidedAt: hours(-366 * 24) }))).toBe(false);
});

test('a comment that was upheld counts once, however many report it again; a member each time', () => {
  const comment: ReportedThing = { ...thing, kind: 'comment', thingId: 'c' };
  const again = upheldBefore(3, { kind: 'comment', thingId: 'c' });
  const suspends = (about: ReportedThing, upheld: readonly Case[]) => decided(report(undefined, {}, about), {}, { upheld }).case.suspends;
  expect(suspends(comment, again)).toBe(false);
  expect(suspends(comment, [...again, ...upheldBefore(2)])).toBe(true);
  const member: ReportedThing = { ...thing, kind: 'member', thingId: owner };
  expect(suspends(member, upheldBefore(2, { kind: 'member', thingId: owner }))).toBe(true);
});

test('what is upheld of an admin suspends nobody: other admins decide', () => {
  expect(decided(report(undefined), {}, { upheld: upheldBefore(2), admins: [admin, owner] }).case).toMatchObject({
    status: 'upheld',
    suspends: false,
  });
});

test('a conversation or request is named by one of its two, and only about the other', () => {
  expect(report(undefined, { sides: ['sana', owner] }).reports).toHaveLength(1);
  for (const sides of [[], ['sana', 'bilal'], ['bilal', owner]])
    expect(() => report(undefined, { sides })).toThrow(
      expect.objectContaining({ fields: [expect.objectContaining({ path: 'evidence.id' })] }),
    );
});

const objected = (): CaseFile => {
  const upheld = decided(report(undefined));
  return { ...upheld, case: objectTo(upheld.case, owner, 'It was not me', at) };
};

const objection = (file: CaseFile, by: MemberId, admins: readonly MemberId[], isAccepted = true): Case =>
  decideObjection(file, { version: file.case.version, by, isAccepted, reason: 'Seen' }, { admins, upheld: [] }, at).state;

test('the owner objects once, to what was upheld', () => {
  const { case: waiting } = objected();
  expect(waiting).toMatchObject({ status: 'upheld', objection: 'It was not me', dueAt: hours(72), rankedAt: hours(72), version: 3 });
  expect(() => objectTo(waiting, owner, 'Again', at)).toThrow(refused('case.already-objected'));
  expect(() => objectTo(report(undefined).case, owner, 'Too early', at)).toThrow(refused('case.not-upheld'));
  expect(() => objectTo(waiting, 'stranger' as MemberId, 'Not mine', at)).toThrow(refused('case.not-found'));
});

test('another admin decides the objection, if there is one who may', () => {
  const file = objected();
  expect(() => objection(file, admin, [admin, second])).toThrow(refused('case.same-admin'));
  expect(objection(file, second, [admin, second])).toMatchObject({ status: 'overturned', rankedAt: null, objectionDecidedBy: second });
  expect(objection(file, admin, [admin])).toMatchObject({ status: 'overturned' });
  expect(objection(file, admin, [admin, owner, 'sana' as MemberId], false)).toMatchObject({ status: 'upheld', objectionReason: 'Seen' });
  expect(() => objection(file, owner, [admin, owner])).toThrow(refused('case.own-matter'));
});

test('an objection is decided once, and only where there is one', () => {
  const file = objected();
  const done = { ...file, case: objection(file, second, [admin, second], false) };
  expect(() => objection(done, second, [admin, second])).toThrow(refused('case.no-objection'));
  expect(() => objection(decided(report(undefined)), second, [second])).toThrow(refused('case.no-objection'));
  expect(() => objectTo(done.case, owner, 'Again', at)).toThrow(refused('case.already-objected'));
  const stale = () =>
    decideObjection(file, { version: 1, by: second, isAccepted: true, reason: 'x' }, { admins: [second], upheld: [] }, at);
  expect(stale).toThrow(refused('case.stale'));
});

test('an objection that was right lets in again whom the count suspended, once fewer than three are left', () => {
  const file = objected();
  const reinstates = (upheld: readonly Case[], isAccepted = true) =>
    decideObjection(
      file,
      { version: file.case.version, by: second, isAccepted, reason: 'Seen' },
      { admins: [admin, second], upheld: [file.case, ...upheld] },
      at,
    ).state.reinstates;
  const suspending = upheldBefore(1, { suspends: true });
  expect(reinstates([...upheldBefore(1), ...suspending])).toBe(true);
  expect(reinstates([...upheldBefore(1), ...suspending], false)).toBe(false);
  expect(reinstates([...upheldBefore(2), ...suspending])).toBe(false);
  expect(reinstates(upheldBefore(1))).toBe(false);
});
