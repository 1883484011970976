import { caseDecided, objectionDecided } from '@paltu/contracts';
import type { MemberId } from '@paltu/kernel';
import { publishedEvent } from '@paltu/testing/events';
import fc from 'fast-check';
import { caseOutbox } from '../src/cases/case-events.ts';
import {
  reportedKinds,
  reportReasons,
  type Case,
  type CaseDecided,
  type CaseId,
  type ObjectionDecided,
  type Report,
} from '../src/cases/case.ts';

const memberId = fc.uuid().map((id) => id as MemberId);
const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

const known: fc.Arbitrary<Case> = fc.record({
  id: fc.uuid().map((id) => id as CaseId),
  kind: fc.constantFrom(...reportedKinds),
  thingId: fc.uuid(),
  ownerId: memberId,
  version: fc.integer({ min: 1 }),
  status: fc.constantFrom('upheld', 'not-upheld', 'overturned'),
  isUrgent: fc.boolean(),
  openedAt: instant,
  dueAt: instant,
  rankedAt: fc.constant(null),
  reason: fc.string(),
  decidedBy: memberId,
  decidedAt: instant,
  isHidden: fc.boolean(),
  suspends: fc.boolean(),
  reinstates: fc.boolean(),
  objection: fc.string(),
  objectedAt: instant,
  objectionReason: fc.string(),
  objectionDecidedBy: memberId,
  objectionDecidedAt: instant,
});

const report: fc.Arbitrary<Report> = fc.record({
  id: fc.uuid(),
  caseId: fc.uuid().map((id) => id as CaseId),
  reporterId: fc.option(memberId),
  reason: fc.constantFrom(...reportReasons),
  text: fc.string(),
  evidenceKind: fc.constantFrom(null, 'conversation', 'request'),
  evidenceId: fc.option(fc.uuid()),
  reportedAt: instant,
  isTrusted: fc.boolean(),
  isFalse: fc.boolean(),
  judgedAt: fc.option(instant),
});

const decidedFact: fc.Arbitrary<CaseDecided> = fc.record({
  type: fc.constant('CaseDecided'),
  case: known,
  thingName: fc.string(),
  reports: fc.array(report, { maxLength: 4 }),
});

const objectionFact: fc.Arbitrary<ObjectionDecided> = fc.record({ type: fc.constant('ObjectionDecided'), case: known });

const idsOf = (reports: readonly Report[]) => reports.map(({ reporterId }) => reporterId).filter((id) => id !== null);

export const publishedEvents = [
  publishedEvent({
    definition: caseDecided,
    facts: decidedFact,
    publish: (fact, outbox) => caseOutbox(outbox).append([fact]),
    expected: ({ case: decided, thingName, reports }) => ({
      subject: decided.id,
      sequence: decided.version,
      time: decided.decidedAt as Date,
      data: {
        ...decided,
        caseId: decided.id,
        thingName: ['pet', 'store', 'product', 'vet'].includes(decided.kind) ? thingName : '',
        upheld: decided.status === 'upheld',
        reporterIds: idsOf(reports),
        falseReporterIds: idsOf(reports.filter(({ isFalse }) => isFalse)),
      },
    }),
  }),
  publishedEvent({
    definition: objectionDecided,
    facts: objectionFact,
    publish: (fact, outbox) => caseOutbox(outbox).append([fact]),
    expected: ({ case: decided }) => ({
      subject: decided.id,
      sequence: decided.version,
      time: decided.objectionDecidedAt as Date,
      data: {
        caseId: decided.id,
        ownerId: decided.ownerId,
        accepted: decided.status === 'overturned',
        reason: decided.objectionReason,
        decidedBy: decided.objectionDecidedBy,
        decidedAt: decided.objectionDecidedAt,
        reinstates: decided.reinstates,
      },
    }),
  }),
];
