import { orRefuse } from '@paltu/kernel';
import { memberView, presentMember, type MembersById, type MemberDirectory } from '@paltu/projections';
import { formerMember } from '@paltu/reference';
import {
  choice,
  data,
  idParam,
  ok,
  optionalMultilineText,
  pageQuery,
  paginationOf,
  paginationView,
  parameter,
  route,
  type Route,
} from '@paltu/service-kit';
import { z } from 'zod';
import type { ConversationQueries } from './conversation-queries-store.ts';
import { sides, thingKinds, type Conversation } from './conversation.ts';
import type { ReadReport, ReportQueries } from './report-store.ts';
import type { ReportReview } from './report-use-cases.ts';
import {
  reportDecisions,
  reportAboutVisitor,
  reportAlreadyDecided,
  reportNotFound,
  reportNotStopped,
  type Report,
  type ReportId,
} from './report.ts';

const instant = z.iso.datetime();

const decisionView = z.strictObject({
  decision: z.enum(reportDecisions),
  /** What the one who was reported was answered; empty when it was dismissed. */
  reason: z.string(),
  by: memberView,
  /** Until then nothing may be written; null for ever, or where nothing was stopped. */
  until: instant.nullable(),
  decidedAt: instant,
  /** When an admin let them write again. */
  liftedAt: instant.nullable(),
});

const reportView = z
  .strictObject({
    _id: z.uuid(),
    id: z.uuid(),
    reason: z.string(),
    reporter: memberView,
    thing: z.strictObject({ kind: z.enum(thingKinds), id: z.uuid(), name: z.string() }),
    owner: memberView,
    asker: memberView.nullable(),
    visitor: z.strictObject({ name: z.string(), email: z.string() }).nullable(),
    /** The last ones when it was reported, whole. */
    messages: z.array(z.strictObject({ number: z.int(), side: z.enum(sides), text: z.string(), sentAt: instant })),
    reportedAt: instant,
    /** Null as long as it waits. */
    decision: decisionView.nullable(),
  })
  .meta({ id: 'ConversationReport' });

const presentDecision = (report: Report, members: MembersById): z.input<typeof decisionView> | null => {
  const { decision, decisionReason: reason, decidedBy, decidedAt, stoppedUntil, liftedAt } = report;
  if (decision === null || decidedBy === null || decidedAt === null) return null;
  const by = presentMember(decidedBy, members);
  const [until, lifted] = [stoppedUntil?.toISOString() ?? null, liftedAt?.toISOString() ?? null];
  return { decision, reason, by, until, decidedAt: decidedAt.toISOString(), liftedAt: lifted };
};

/** Whose names a report shows. */
const membersOf = ({ reporterId, decidedBy }: Report, { ownerId, askerId }: Conversation) =>
  [reporterId, ownerId, askerId, decidedBy].filter((id) => id !== null);

const presentReport = (report: ReadReport, conversation: Conversation, members: MembersById): z.input<typeof reportView> => {
  const { thingKind, thingId, thingName, ownerId, askerId, visitor } = conversation;
  return {
    _id: report.id,
    id: report.id,
    reason: report.reason,
    reporter: presentMember(report.reporterId, members),
    thing: { kind: thingKind, id: thingId, name: thingName || formerMember },
    owner: presentMember(ownerId, members),
    asker: askerId && presentMember(askerId, members),
    visitor: visitor && { name: visitor.name, email: visitor.email },
    messages: report.messages.map(({ number, side, text, sentAt }) => ({ number, side, text, sentAt: sentAt.toISOString() })),
    reportedAt: report.reportedAt.toISOString(),
    decision: presentDecision(report, members),
  };
};

interface ReportRouteNeeds {
  readonly queries: Pick<ConversationQueries, 'findMany'> & Pick<ReportQueries, 'listReports' | 'findReport'>;
  readonly members: MemberDirectory;
  readonly review: ReportReview;
}

const states = ['waiting', 'decided'] as const;

const listQuery = z.object({
  ...pageQuery(20),
  status: parameter(choice('status', states)).describe('Of either when it is left out'),
  about: parameter(z.uuid('about must be the id of a member').toLowerCase()).describe('Only those about this member'),
  sortBy: parameter(choice('sortBy', ['newest', 'oldest'])).transform((order) => order ?? 'newest'),
});

const reportParams = z.object({ id: idParam.transform((id) => id as ReportId) });

const days = 'days must be a whole number from 1 to 365, or null for ever';

const decisionBody = z
  .strictObject({
    decision: choice('decision', reportDecisions),
    reason: optionalMultilineText('Reason', 500).default(''),
    /** For which nothing may be written; only where that is decided. */
    days: z.int(days).min(1, days).max(365, days).nullable().optional(),
  })
  .refine(({ decision, reason }) => decision === 'dismissed' || reason !== '', {
    error: 'A reason is required',
    path: ['reason'],
    params: { code: 'required' },
  })
  .refine(({ decision, days: chosen }) => decision !== 'stopped' || chosen !== undefined, {
    error: days,
    path: ['days'],
    params: { code: 'required' },
  });

const reportPath = '/api/v1/messages/reports/:id';

const ofReport = { access: 'admin', limit: 'writes', params: reportParams, notFound: reportNotFound } as const;

const presentAll = async ({ queries, members }: ReportRouteNeeds, reports: readonly ReadReport[]) => {
  const conversations = await queries.findMany(reports.map(({ conversationId }) => conversationId));
  const found = reports.flatMap((report) => {
    const conversation = conversations.get(report.conversationId);
    return conversation === undefined ? [] : [{ report, conversation }];
  });
  const known = await members.find(found.flatMap(({ report, conversation }) => membersOf(report, conversation)));
  return found.map(({ report, conversation }) => presentReport(report, conversation, known));
};

const presentOne = async (needs: ReportRouteNeeds, id: ReportId) => {
  const report = orRefuse(await needs.queries.findReport(id), reportNotFound);
  return orRefuse((await presentAll(needs, [report]))[0], reportNotFound);
};

/** What admins look at, and decide. */
export const reportRoutes = (needs: ReportRouteNeeds): Route[] => [
  route({
    method: 'get',
    path: '/api/v1/messages/reports',
    access: 'admin',
    summary:
      'Conversations that one of their sides has reported, the newest report first unless the oldest are asked for, with the last messages of then',
    query: listQuery,
    answers: { 200: data({ reports: z.array(reportView), pagination: paginationView }) },
    handle: async ({ query: { status, about, sortBy, ...page } }) => {
      const { reports, counted } = await needs.queries.listReports(page, { isDecided: status && status === 'decided', about, sortBy });
      return ok({ reports: await presentAll(needs, reports), pagination: paginationOf(page, counted) });
    },
  }),
  route({
    ...ofReport,
    method: 'post',
    path: `${reportPath}/decision`,
    summary: 'Dismiss a report, warn the one who was reported, or stop them from writing; once, and the reporter is notified',
    body: decisionBody,
    answers: { 200: data({ report: reportView }) },
    refuses: [reportAlreadyDecided, reportAboutVisitor],
    handle: async ({ actor: { userId: by }, params: { id }, body: { decision, reason, days: chosen = null } }) => {
      await needs.review.decide(id, { decision, reason, days: chosen, by });
      return ok({ report: await presentOne(needs, id) });
    },
  }),
  route({
    ...ofReport,
    method: 'post',
    path: `${reportPath}/lift`,
    summary: 'Let the one who was stopped by this report write again',
    answers: { 200: data({ report: reportView }) },
    refuses: [reportNotStopped],
    handle: async ({ actor: { userId }, params: { id } }) => {
      await needs.review.lift(id, userId);
      return ok({ report: await presentOne(needs, id) });
    },
  }),
];
