import { orRefuse, type Logger, type MemberId } from '@paltu/kernel';
import { formerMember } from '@paltu/reference';
import { memberOf, otherSide, sideOf, type Conversation } from '../domain/conversation.ts';
import { reportNotFound } from '../domain/report-errors.ts';
import { decideReport as decide, type DecisionWish, type Report, type ReportId } from '../domain/report.ts';
import type { ChangeNeeds, ConversationQueries, ReportNotice } from './ports.ts';

export interface DecideReportNeeds extends ChangeNeeds {
  readonly queries: Pick<ConversationQueries, 'find' | 'findReport'>;
  readonly logger: Logger;
}

export interface DecideRequest extends DecisionWish {
  readonly id: ReportId;
}

/** @throws AppError `report.not-found`, `report.already-decided`, `report.about-visitor` */
export type DecideReport = (request: DecideRequest) => Promise<void>;

const reportedOf = (conversation: Conversation, { reporterId }: Report): MemberId | null => {
  const side = sideOf(conversation, reporterId);
  return side === undefined ? null : memberOf(conversation, otherSide(side));
};

const noticeToReported = ({ decision, stoppedUntil }: Report): Pick<ReportNotice, 'type' | 'params'> | undefined => {
  if (decision === 'warned') return { type: 'conduct.warned', params: {} };
  if (decision !== 'stopped') return undefined;
  return stoppedUntil === null
    ? { type: 'conduct.stopped-for-good', params: {} }
    : { type: 'conduct.stopped', params: { until: stoppedUntil.toISOString() } };
};

/** Both sides learn what came of it. */
const noticesOf = (report: Report, conversation: Conversation): readonly ReportNotice[] => {
  const { id, reporterId, decidedAbout, decisionReason: reason, conversationId, decidedAt } = report;
  const usual = { eventId: `report/${id}`, subjectId: id, page: `messages?id=${conversationId}`, at: decidedAt ?? report.reportedAt };
  const params = { thing: conversation.thingName || formerMember };
  const toReporter: ReportNotice = { ...usual, type: 'report.decided', memberIds: [reporterId], params };
  const toReported = noticeToReported(report);
  if (toReported === undefined || decidedAbout === null) return [toReporter];
  return [toReporter, { ...usual, type: toReported.type, memberIds: [decidedAbout], params: { ...toReported.params, reason } }];
};

/** An admin decides a report; of two who do so at once the first one has. What the one who was reported sends meanwhile is sent before, or refused. */
export const decideReport =
  ({ inTransaction, queries, clock, logger }: DecideReportNeeds): DecideReport =>
  async ({ id, ...wish }) => {
    const known = orRefuse(await queries.findReport(id), reportNotFound);
    // Its two sides never change.
    const conversation = orRefuse(await queries.find(known.conversationId), reportNotFound);
    const reportedId = reportedOf(conversation, known);
    const decided = await inTransaction(async (scope) => {
      // For the locks alone: both sides before the report, since notices lock them too.
      await scope.members.listAway(reportedId ?? known.reporterId, known.reporterId);
      const report = decide(await scope.reports.get(id), wish, reportedId, clock.now());
      await scope.reports.save(report);
      if (report.decision === 'stopped' && reportedId !== null) await scope.stops.stop(reportedId, report.stoppedUntil);
      await scope.notify(...noticesOf(report, conversation));
      return report;
    });
    const { decision, decidedBy: userId, decidedAbout: otherId } = decided;
    logger.info({ event: 'security.report-decided', reportId: id, decision, userId, otherId }, 'an admin has decided a report');
  };
