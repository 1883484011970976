import { orRefuse, type Clock } from '@paltu/kernel';
import { memberView, presentMember, type MemberDirectory, type MembersById } from '@paltu/projections';
import {
  choice,
  data,
  flag,
  idParam,
  ifMatchVersion,
  ok,
  optionalMultilineText,
  pageQuery,
  paginationOf,
  paginationView,
  parameter,
  requiredMultilineText,
  route,
  type Route,
} from '@paltu/service-kit';
import { z } from 'zod';
import { countUpheld } from './case-decisions.ts';
import type { CaseQueries, ReportedThings } from './case-store.ts';
import type { CaseDecisions } from './case-use-cases.ts';
import {
  caseAlreadyDecided,
  caseNotFound,
  caseStale,
  caseStatuses,
  evidenceKinds,
  noObjection,
  nothingToHide,
  ownCase,
  reportedKinds,
  reportReasons,
  sameAdmin,
  thingGone,
  type Case,
  type CaseId,
  type Report,
  type ReportedThing,
} from './case.ts';

const instant = z.iso.datetime();

const thingView = z.strictObject({
  kind: z.enum(reportedKinds),
  id: z.uuid(),
  /** Empty for a text, and for what is no longer known. */
  name: z.string(),
  /** Where a review or a comment stands. */
  place: z.strictObject({ kind: z.enum(['vet', 'store', 'product', 'article']), id: z.string() }).nullable(),
  gone: z.boolean(),
});

const decisionView = z.strictObject({
  upheld: z.boolean(),
  reason: z.string(),
  hidden: z.boolean(),
  suspends: z.boolean(),
  by: memberView,
  at: instant,
});

const objectionView = z.strictObject({
  text: z.string(),
  at: instant,
  /** Null as long as it waits. */
  decision: z.strictObject({ accepted: z.boolean(), reason: z.string(), by: memberView, at: instant }).nullable(),
});

const caseView = z
  .strictObject({
    id: z.uuid(),
    /** What a decision names in `If-Match`. */
    version: z.int(),
    status: z.enum(caseStatuses),
    urgent: z.boolean(),
    openedAt: instant,
    dueAt: instant,
    thing: thingView,
    owner: memberView,
    /** How many members have reported it, and why: the reasons in the order in which they were first given. */
    reports: z.int(),
    reasons: z.array(z.enum(reportReasons)),
    decision: decisionView.nullable(),
    objection: objectionView.nullable(),
  })
  .meta({ id: 'ConductCase' });

const reportView = z
  .strictObject({
    id: z.uuid(),
    /** Null once the account is erased. */
    reporter: memberView.nullable(),
    reason: z.enum(reportReasons),
    text: z.string(),
    evidence: z.strictObject({ kind: z.enum(evidenceKinds), id: z.uuid() }).nullable(),
    reportedAt: instant,
    /** The reporter had given no false report within the year before. */
    trusted: z.boolean(),
    isFalse: z.boolean(),
  })
  .meta({ id: 'CaseReport' });

const historyView = z.strictObject({
  /** Of the owner within a year; three suspend. */
  upheldInYear: z.int(),
  upheld: z.array(z.strictObject({ id: z.uuid(), kind: z.enum(reportedKinds), reason: z.string(), decidedAt: instant })),
});

const iso = (at: Date | null): string => (at ?? new Date(0)).toISOString();

const presentThing = ({ kind, thingId: id }: Case, thing: ReportedThing | undefined): z.input<typeof thingView> => {
  const { name = '', placeKind = null, placeId = null, isGone: gone = true } = thing ?? {};
  return { kind, id, name, place: placeKind === null || placeId === null ? null : { kind: placeKind, id: placeId }, gone };
};

const presentDecision = (known: Case, members: MembersById): z.input<typeof decisionView> | null =>
  known.decidedBy === null
    ? null
    : {
        upheld: known.status !== 'not-upheld',
        reason: known.reason,
        hidden: known.isHidden,
        suspends: known.suspends,
        by: presentMember(known.decidedBy, members),
        at: iso(known.decidedAt),
      };

const presentObjection = (known: Case, members: MembersById): z.input<typeof objectionView> | null => {
  const { objection: text, objectedAt, objectionDecidedBy: by, objectionReason: reason, objectionDecidedAt, status } = known;
  if (text === null) return null;
  const decided = { accepted: status === 'overturned', reason, at: iso(objectionDecidedAt) };
  return { text, at: iso(objectedAt), decision: by === null ? null : { ...decided, by: presentMember(by, members) } };
};

const membersOf = ({ ownerId, decidedBy, objectionDecidedBy }: Case) =>
  [ownerId, decidedBy, objectionDecidedBy].filter((id) => id !== null);

interface CaseRouteNeeds {
  readonly queries: CaseQueries;
  readonly things: ReportedThings;
  readonly members: MemberDirectory;
  readonly decisions: CaseDecisions;
  readonly clock: Clock;
}

interface Around {
  readonly thing: ReportedThing | undefined;
  readonly reports: readonly Report[];
  readonly members: MembersById;
}

const presentCase = (known: Case, { thing, reports, members }: Around): z.input<typeof caseView> => ({
  id: known.id,
  version: known.version,
  status: known.status,
  urgent: known.isUrgent,
  openedAt: known.openedAt.toISOString(),
  dueAt: known.dueAt.toISOString(),
  thing: presentThing(known, thing),
  owner: presentMember(known.ownerId, members),
  reports: reports.length,
  reasons: [...new Set(reports.map(({ reason }) => reason))],
  decision: presentDecision(known, members),
  objection: presentObjection(known, members),
});

const presentReport = (report: Report, members: MembersById): z.input<typeof reportView> => ({
  id: report.id,
  reporter: report.reporterId && presentMember(report.reporterId, members),
  reason: report.reason,
  text: report.text,
  evidence: report.evidenceKind && report.evidenceId ? { kind: report.evidenceKind, id: report.evidenceId } : null,
  reportedAt: report.reportedAt.toISOString(),
  trusted: report.isTrusted,
  isFalse: report.isFalse,
});

const presentAll = async ({ queries, things, members }: CaseRouteNeeds, cases: readonly Case[]) => {
  const [reports, named, known] = await Promise.all([
    queries.reportsOf(cases.map(({ id }) => id)),
    things.findMany(cases),
    members.find(cases.flatMap(membersOf)),
  ]);
  return cases.map((one) =>
    presentCase(one, { thing: named.get(`${one.kind}/${one.thingId}`), reports: reports.get(one.id) ?? [], members: known }),
  );
};

const oneView = { conductCase: caseView, reports: z.array(reportView), history: historyView };

/** With all reports, for who may decide it. @throws AppError `case.not-found`, `case.own-matter` */
const presentOne = async (needs: CaseRouteNeeds, id: CaseId, viewer: string) => {
  const { queries, members, clock } = needs;
  const known = orRefuse(await queries.find(id), caseNotFound);
  // Reports name who gave them.
  if (known.ownerId === viewer) throw ownCase();
  const [presented, byCase, history] = await Promise.all([
    presentAll(needs, [known]),
    queries.reportsOf([id]),
    queries.upheldOf(known.ownerId),
  ]);
  const reports = byCase.get(id) ?? [];
  const reporters = await members.find(reports.flatMap(({ reporterId }) => reporterId ?? []));
  const upheld = history.filter((one) => one.id !== id);
  return {
    conductCase: orRefuse(presented[0], caseNotFound),
    reports: reports.map((report) => presentReport(report, reporters)),
    history: {
      upheldInYear: countUpheld(history, clock.now()),
      upheld: upheld.map(({ id: caseId, kind, reason, decidedAt }) => ({ id: caseId, kind, reason, decidedAt: iso(decidedAt) })),
    },
  };
};

const listQuery = z.object({
  ...pageQuery(20),
  status: parameter(choice('status', ['waiting', 'decided'])).transform((status) => status ?? 'waiting'),
});

const needsReason = { error: 'A reason is required', path: ['reason'], params: { code: 'required' } };

const decisionBody = z
  .strictObject({
    upheld: flag('upheld'),
    reason: optionalMultilineText('Reason', 500).default(''),
    /** The listing is rejected, or the store, product or vet hidden, with the same reason. */
    hide: flag('hide').default(false),
    /** Ids of reports that were given in bad faith; none where the case is upheld. */
    falseReports: z.array(z.uuid('falseReports must be ids').toLowerCase()).max(100, 'falseReports must be at most 100').default([]),
  })
  .refine(({ upheld, reason }) => !upheld || reason !== '', needsReason)
  .refine(({ upheld, hide }) => upheld || !hide, { error: 'Only what is upheld is hidden', path: ['hide'] })
  .refine(({ upheld, falseReports }) => !upheld || falseReports.length === 0, {
    error: 'Of what is upheld no report is false',
    path: ['falseReports'],
  });

const objectionBody = z.strictObject({ accepted: flag('accepted'), reason: requiredMultilineText('Reason', 500, 'A reason is required') });

const ofCase = {
  access: 'admin',
  params: z.object({ id: idParam.transform((id) => id as CaseId) }),
  notFound: caseNotFound,
  answers: { 200: data(oneView) },
} as const;

/** What admins look at, and decide. */
export const caseRoutes = (needs: CaseRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/admin/conduct',
    access: 'admin',
    summary: 'What members have reported: what waits, the most urgent first, or what is decided; none about the admin who asks',
    query: listQuery,
    answers: { 200: data({ conductCases: z.array(caseView), pagination: paginationView }) },
    handle: async ({ actor: { userId }, query: { status, ...page } }) => {
      const { cases, counted } = await needs.queries.list(status === 'waiting', userId, page);
      return ok({ conductCases: await presentAll(needs, cases), pagination: paginationOf(page, counted) });
    },
  }),
  route({
    ...ofCase,
    method: 'get',
    path: '/api/v1/admin/conduct/:id',
    summary: 'One case with all reports, and what was upheld of the owner before',
    refuses: [ownCase],
    handle: async ({ actor: { userId }, params: { id } }) => ok(await presentOne(needs, id, userId)),
  }),
  route({
    ...ofCase,
    method: 'post',
    path: '/api/v1/admin/conduct/:id/decision',
    summary: 'Uphold what was reported, or not; once. The third that is upheld within a year suspends the member',
    takesIfMatch: true,
    body: decisionBody,
    refuses: [ownCase, caseAlreadyDecided, caseStale, nothingToHide, thingGone],
    handle: async ({ actor: { userId: by }, params: { id }, request, body: { upheld: isUpheld, hide: hides, ...verdict } }) => {
      await needs.decisions.decide(id, { ...verdict, isUpheld, hides, by, version: ifMatchVersion(request) });
      return ok(await presentOne(needs, id, by));
    },
  }),
  route({
    ...ofCase,
    method: 'post',
    path: '/api/v1/admin/conduct/:id/objection',
    summary: 'Accept what the owner objected, or not; by another admin than the one who decided the case, if there is one',
    takesIfMatch: true,
    body: objectionBody,
    refuses: [ownCase, noObjection, caseStale, sameAdmin],
    handle: async ({ actor: { userId: by }, params: { id }, request, body: { accepted: isAccepted, reason } }) => {
      await needs.decisions.decideObjection(id, { isAccepted, reason, by, version: ifMatchVersion(request) });
      return ok(await presentOne(needs, id, by));
    },
  }),
];
