import type { MemberDirectory } from '@paltu/projections';
import { orRefuse } from '@paltu/kernel';
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
import { reportAboutVisitor, reportAlreadyDecided, reportNotFound, reportNotStopped } from '../domain/report-errors.ts';
import { reportDecisions, type ReportId } from '../domain/report.ts';
import type { DecideReport } from '../use-cases/decide-report.ts';
import type { LiftStop } from '../use-cases/lift-stop.ts';
import type { ConversationQueries, ReadReport } from '../use-cases/ports.ts';
import { membersOf, presentReport, reportView } from './report-presenter.ts';

export interface ReportRouteNeeds {
  readonly queries: Pick<ConversationQueries, 'listReports' | 'findReport' | 'findMany'>;
  readonly members: MemberDirectory;
  readonly decideReport: DecideReport;
  readonly liftStop: LiftStop;
}

const states = ['waiting', 'decided'] as const;

const listQuery = z.object({ ...pageQuery(20), status: parameter(choice('status', states)).describe('Of either when it is left out') });

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
    limit: 'reads',
    summary: 'Conversations that one of their sides has reported, the newest report first, with the last messages of then',
    query: listQuery,
    answers: { 200: data({ reports: z.array(reportView), pagination: paginationView }) },
    handle: async ({ query: { status, ...page } }) => {
      const { reports, counted } = await needs.queries.listReports(page, status && status === 'decided');
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
      await needs.decideReport({ id, decision, reason, days: chosen, by });
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
      await needs.liftStop(id, userId);
      return ok({ report: await presentOne(needs, id) });
    },
  }),
];
