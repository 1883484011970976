import type { CaseAboutMe, CaseReport, OwnReport, ReportedCase } from '../../../web/src/shared/api/types.ts';
import { refuse, type StubRequest, type Stubs } from '../harness/answers.ts';
import type { DataOf } from '../harness/api-calls.ts';
import { articleSlug } from './some-articles.ts';
import { petId } from './some-pets.ts';
import { vetId } from './some-vets.ts';

const idOf = (group: string, n: number): string => `0199a3f0-0000-7000-${group}-${String(n).padStart(12, '0')}`;

/** The id of the `n`th case. */
export const caseId = (n: number): string => idOf('e000', n);

const person = (n: number, firstName: string, lastName: string): ReportedCase['owner'] => {
  const id = idOf('e001', n);
  return { _id: id, id, firstName, lastName, fullName: `${firstName} ${lastName}`, verified: true, rating: null };
};

const at = (day: number): string => `2026-03-0${day}T09:00:00.000Z`;

export const aCase = (n: number, given: Partial<ReportedCase> = {}): ReportedCase => ({
  ...{ id: caseId(n), version: 2, status: 'open', urgent: n === 1, openedAt: at(n), dueAt: at(n + 1) },
  thing: { kind: 'pet', id: petId(9), name: 'شیرو', place: null, gone: false },
  owner: person(n, 'Kamran', 'Javed'),
  ...{ reports: 2, reasons: ['fraud', 'misleading'], decision: null, objection: null },
  ...given,
});

const upheld: ReportedCase['decision'] = {
  ...{ upheld: true, reason: 'Please ask for no advance payments.', hidden: true, suspends: false },
  ...{ by: person(90, 'Nadia', 'Khan'), at: at(4) },
};

const objection: ReportedCase['objection'] = { text: 'یہ میں نے نہیں لکھا تھا۔', at: at(5), decision: null };

/** What waits: a listing, a comment that has no name, a member, and an objection. */
const waitingCases = (): ReportedCase[] => [
  aCase(1),
  aCase(2, {
    thing: { kind: 'comment', id: idOf('e002', 1), name: '', place: { kind: 'article', id: articleSlug }, gone: false },
    reasons: ['abuse'],
  }),
  aCase(3, {
    thing: { kind: 'member', id: person(3, '', '').id, name: 'Muhammad Abdullah Siddiqui', place: null, gone: true },
    reasons: ['other'],
  }),
  aCase(4, { status: 'upheld', decision: upheld, objection }),
];

/** What is decided, in every way. */
const decidedCases = (): ReportedCase[] => [
  aCase(5, { status: 'upheld', decision: { ...upheld, suspends: true } }),
  aCase(6, { status: 'not-upheld', decision: { ...upheld, upheld: false, reason: '', hidden: false } }),
  aCase(7, {
    ...{ status: 'overturned', decision: upheld },
    objection: { text: '', at: at(5), decision: { accepted: true, reason: 'You were right.', by: person(91, 'Hina', 'Raza'), at: at(6) } },
  }),
];

const someReports = (): CaseReport[] => [
  {
    ...{ id: idOf('e003', 1), reporter: person(20, 'ثنا', 'اقبال'), reason: 'fraud', trusted: true, isFalse: false, reportedAt: at(1) },
    ...{ text: 'He asks for 5,000 before one may see the dog.', evidence: { kind: 'conversation', id: idOf('c000', 1) } },
  },
  {
    ...{
      id: idOf('e003', 2),
      reporter: person(21, 'Hamza', 'Ali'),
      reason: 'misleading',
      trusted: false,
      isFalse: false,
      reportedAt: at(2),
    },
    ...{ text: 'w'.repeat(120), evidence: null },
  },
  { id: idOf('e003', 3), reporter: null, reason: 'other', trusted: true, isFalse: true, reportedAt: at(2), text: '', evidence: null },
];

const history: DataOf<'GET /admin/conduct/{id}'>['history'] = {
  upheldInYear: 1,
  upheld: [{ id: caseId(8), kind: 'vet', reason: 'Wrong papers', decidedAt: at(1) }],
};

export const casesPage = (cases: ReportedCase[]): DataOf<'GET /admin/conduct'> => ({
  conductCases: cases,
  pagination: { page: 1, limit: 20, total: cases.length, totalPages: 1, totalIsCapped: false },
});

const wholeCase = ({ params }: StubRequest) => {
  const found = [...waitingCases(), ...decidedCases()].find(({ id }) => id === params['id']);
  return found === undefined ? refuse(404, 'case.not-found') : { conductCase: found, reports: someReports(), history };
};

export const ownReports = (): OwnReport[] =>
  (['open', 'upheld', 'not-upheld'] as const).map((status, index) => ({
    ...{ id: idOf('e004', index), kind: index === 1 ? 'vet' : 'pet', thingId: index === 1 ? vetId(1) : petId(9), reason: 'fraud' },
    ...{ text: index === 0 ? 'پہلے پیسے مانگتا ہے' : '', reportedAt: at(index + 1), status, decidedAt: status === 'open' ? null : at(5) },
  }));

export const casesAboutMe = (): CaseAboutMe[] => [
  {
    ...{ id: caseId(20), kind: 'pet', thingId: petId(1), status: 'upheld', reason: 'Please ask for no advance payments.', hidden: true },
    ...{ decidedAt: at(4), objection: null },
  },
  {
    ...{ id: caseId(21), kind: 'comment', thingId: petId(1), status: 'overturned', reason: 'Abusive', hidden: false, decidedAt: at(3) },
    objection: { text: 'یہ میں نے نہیں لکھا تھا۔', at: at(4), reason: 'You were right.', decidedAt: at(5) },
  },
];

/** What members report, and what admins decide about it. */
export const caseAnswers: Stubs = {
  'POST /reports': { report: { id: idOf('e004', 9), reportedAt: at(6) } },
  'GET /reports/mine': { reports: ownReports(), casesAboutMe: casesAboutMe() },
  'GET /reports/export': { reports: [], casesAboutMe: [] },
  'POST /reports/mine/{id}/objection': { caseAboutMe: { ...(casesAboutMe()[1] as CaseAboutMe), status: 'upheld' } },
  'GET /admin/conduct': ({ query }) => casesPage(query.get('status') === 'decided' ? decidedCases() : waitingCases()),
  'GET /admin/conduct/{id}': wholeCase,
  'POST /admin/conduct/{id}/decision': wholeCase,
  'POST /admin/conduct/{id}/objection': wholeCase,
};
