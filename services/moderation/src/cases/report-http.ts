import type { MemberId } from '@paltu/kernel';
import {
  choice,
  created,
  data,
  exportRoute,
  idParam,
  ok,
  optionalMultilineText,
  requiredMultilineText,
  route,
  tooManyRequests,
  type CountWork,
  type Route,
} from '@paltu/service-kit';
import { z } from 'zod';
import type { CaseQueries } from './case-store.ts';
import type { MemberSteps } from './case-use-cases.ts';
import {
  alreadyObjected,
  alreadyReported,
  caseNotFound,
  caseStatuses,
  evidenceKinds,
  notUpheld,
  ownThing,
  reportedKinds,
  reportReasons,
  reportsRefused,
  thingGone,
  type Case,
  type CaseId,
  type Report,
} from './case.ts';

const instant = z.iso.datetime();

const uuid = (name: string) => z.uuid(`${name} must be an id`).toLowerCase();

/** POST /api/v1/reports */
const reportBody = z
  .strictObject({
    kind: choice('kind', reportedKinds),
    thingId: uuid('thingId'),
    reason: choice('reason', reportReasons),
    text: optionalMultilineText('Text', 500).default(''),
    /** Where it happened, where that is known: a conversation or an adoption request of the reporter. */
    evidence: z
      .strictObject({ kind: choice('evidence', evidenceKinds), id: uuid('evidence.id') })
      .nullable()
      .default(null),
  })
  .refine(({ reason, text }) => reason !== 'other' || text !== '', {
    error: 'Please describe what is wrong',
    path: ['text'],
    params: { code: 'required' },
  });

const objectionBody = z.strictObject({ text: requiredMultilineText('Text', 1000) });

const caseParams = z.object({ id: idParam.transform((id) => id as CaseId) });

/** A report as its reporter sees it; of what admins do about the owner nothing but whether it was upheld. */
const ownReportView = z
  .strictObject({
    id: z.uuid(),
    kind: z.enum(reportedKinds),
    thingId: z.uuid(),
    reason: z.enum(reportReasons),
    text: z.string(),
    reportedAt: instant,
    status: z.enum(['open', 'upheld', 'not-upheld']),
    decidedAt: instant.nullable(),
  })
  .meta({ id: 'OwnReport' });

/** What was upheld of a member, as that member sees it: nothing of who reported it, or what they wrote. */
const ownCaseView = z
  .strictObject({
    id: z.uuid(),
    kind: z.enum(reportedKinds),
    thingId: z.uuid(),
    status: z.enum(caseStatuses),
    reason: z.string(),
    hidden: z.boolean(),
    decidedAt: instant,
    objection: z.strictObject({ text: z.string(), at: instant, reason: z.string(), decidedAt: instant.nullable() }).nullable(),
  })
  .meta({ id: 'CaseAboutMe' });

const presentReport = (report: Report, { kind, thingId, status, decidedAt }: Case): z.input<typeof ownReportView> => ({
  id: report.id,
  kind,
  thingId,
  reason: report.reason,
  text: report.text,
  reportedAt: report.reportedAt.toISOString(),
  status: status === 'overturned' ? 'not-upheld' : status,
  decidedAt: decidedAt?.toISOString() ?? null,
});

const presentObjection = ({ objection, objectedAt, objectionReason: reason, objectionDecidedAt }: Case) =>
  objection === null || objectedAt === null
    ? null
    : { text: objection, at: objectedAt.toISOString(), reason, decidedAt: objectionDecidedAt?.toISOString() ?? null };

const presentCase = (known: Case): z.input<typeof ownCaseView> => ({
  id: known.id,
  kind: known.kind,
  thingId: known.thingId,
  status: known.status,
  reason: known.reason,
  hidden: known.isHidden,
  decidedAt: (known.decidedAt ?? known.openedAt).toISOString(),
  objection: presentObjection(known),
});

interface ReportRouteNeeds {
  readonly steps: MemberSteps;
  readonly queries: Pick<CaseQueries, 'reportedBy' | 'decidedAbout'>;
  /** Counts the reports of a member. */
  readonly countReport: CountWork;
}

/** More than anybody has. */
const mostExported = 10_000;

const exportParts = ({ reportedBy, decidedAbout }: ReportRouteNeeds['queries']) => ({
  reports: {
    view: z.array(ownReportView),
    present: async (memberId: MemberId) =>
      (await reportedBy(memberId, mostExported)).map(({ report, case: known }) => presentReport(report, known)),
  },
  casesAboutMe: {
    view: z.array(ownCaseView),
    present: async (memberId: MemberId) => (await decidedAbout(memberId, mostExported)).map(presentCase),
  },
});

/** What members do: report, see what came of it, object to what was upheld of them. */
export const reportRoutes = ({ steps, queries, countReport }: ReportRouteNeeds): Route[] => [
  route({
    method: 'post',
    path: '/api/v1/reports',
    access: 'member',
    summary: 'Report a listing, a store, a product, a vet, a review, a comment or a member to the admins',
    body: reportBody,
    answers: { 201: data({ report: z.strictObject({ id: z.uuid(), reportedAt: instant }) }) },
    refuses: [thingGone, ownThing, alreadyReported, reportsRefused, tooManyRequests],
    handle: async ({ actor: { userId: reporterId }, body: { kind, thingId, evidence, ...given } }) => {
      const found = { evidenceKind: evidence?.kind ?? null, evidenceId: evidence?.id ?? null };
      const report = await countReport(reporterId, () => steps.report({ kind, thingId }, { ...given, ...found, reporterId }));
      return created({ report: { id: report.id, reportedAt: report.reportedAt.toISOString() } });
    },
  }),
  route({
    method: 'get',
    path: '/api/v1/reports/mine',
    access: 'member',
    summary: 'What the caller has reported and what came of it, and what was upheld of the caller; of both the last fifty',
    answers: { 200: data({ reports: z.array(ownReportView), casesAboutMe: z.array(ownCaseView) }) },
    handle: async ({ actor: { userId } }) => {
      const [reports, cases] = await Promise.all([queries.reportedBy(userId), queries.decidedAbout(userId)]);
      return ok({ reports: reports.map(({ report, case: known }) => presentReport(report, known)), casesAboutMe: cases.map(presentCase) });
    },
  }),
  route({
    method: 'post',
    path: '/api/v1/reports/mine/:id/objection',
    access: 'member',
    summary: 'Object to what was upheld of the caller, once',
    params: caseParams,
    notFound: caseNotFound,
    body: objectionBody,
    answers: { 200: data({ caseAboutMe: ownCaseView }) },
    refuses: [notUpheld, alreadyObjected],
    handle: async ({ actor: { userId }, params: { id }, body: { text } }) =>
      ok({ caseAboutMe: presentCase(await steps.object(id, userId, text)) }),
  }),
  exportRoute({
    path: '/api/v1/reports/export',
    summary: 'All that is kept here of the caller: what they have reported, and what was upheld of them',
    parts: exportParts(queries),
  }),
];
