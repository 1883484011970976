import { newId, orRefuse, type Clock, type Logger, type MemberId } from '@paltu/kernel';
import { formerMember } from '@paltu/reference';
import type { NoticeRequest } from '../notifications/notice.ts';
import type { ConversationQueries } from './conversation-queries-store.ts';
import type { InConversationTransaction } from './conversation-store.ts';
import { memberOf, otherSide, requireSide, sideOf, type Conversation, type ConversationId } from './conversation.ts';
import type { ReportQueries } from './report-store.ts';
import { decideReport, liftStop, reportNotFound, undecided, type Report, type ReportDecisionRequest, type ReportId } from './report.ts';

/** One side asks admins to look at a conversation, once. @throws AppError `conversation.not-found` */
export const reportConversation =
  (inTransaction: InConversationTransaction, clock: Clock) =>
  (conversationId: ConversationId, reporterId: MemberId, reason: string): Promise<void> =>
    inTransaction(async ({ conversations, reports }) => {
      const { conversation } = requireSide(await conversations.get(conversationId), reporterId);
      const { lastNumber } = conversation;
      const id = newId() as ReportId;
      await reports.add({ id, conversationId, reporterId, reason, lastNumber, reportedAt: clock.now(), ...undecided });
    });
export type ReportConversation = ReturnType<typeof reportConversation>;

const reportedOf = (conversation: Conversation, { reporterId }: Report): MemberId | null => {
  const side = sideOf(conversation, reporterId);
  return side === undefined ? null : memberOf(conversation, otherSide(side));
};

const noticeToReported = ({ decision, stoppedUntil }: Report): Pick<NoticeRequest, 'type' | 'params'> | undefined => {
  if (decision === 'warned') return { type: 'conduct.warned', params: {} };
  if (decision !== 'stopped') return undefined;
  return stoppedUntil === null
    ? { type: 'conduct.stopped-for-good', params: {} }
    : { type: 'conduct.stopped', params: { until: stoppedUntil.toISOString() } };
};

/** Both sides learn what came of it. */
const noticesOf = (report: Report, conversation: Conversation): readonly NoticeRequest[] => {
  const { id, reporterId, decidedAbout, decisionReason: reason, conversationId, decidedAt } = report;
  const usual = { eventId: `report/${id}`, subjectId: id, page: `messages?id=${conversationId}`, at: decidedAt ?? report.reportedAt };
  const params = { thing: conversation.thingName || formerMember };
  const toReporter: NoticeRequest = { ...usual, type: 'report.decided', memberIds: [reporterId], params };
  const toReported = noticeToReported(report);
  if (toReported === undefined || decidedAbout === null) return [toReporter];
  return [toReporter, { ...usual, type: toReported.type, memberIds: [decidedAbout], params: { ...toReported.params, reason } }];
};

interface DecisionNeeds {
  readonly inTransaction: InConversationTransaction;
  readonly queries: Pick<ConversationQueries, 'find'> & Pick<ReportQueries, 'findReport'>;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** What admins decide about reports. */
export const reportReview = ({ inTransaction, queries, clock, logger }: DecisionNeeds) => ({
  /**
   * Of two who decide at once the first one has. What the one who was reported sends meanwhile is sent before, or refused.
   * @throws AppError `report.not-found`, `report.already-decided`, `report.about-visitor`
   */
  decide: async (id: ReportId, wanted: ReportDecisionRequest): Promise<void> => {
    const known = orRefuse(await queries.findReport(id), reportNotFound);
    // Its two sides never change.
    const conversation = orRefuse(await queries.find(known.conversationId), reportNotFound);
    const reportedId = reportedOf(conversation, known);
    const decided = await inTransaction(async ({ members, reports, stops, notify }) => {
      // For the locks alone: both sides before the report, since notices lock them too.
      await members.listAway(reportedId ?? known.reporterId, known.reporterId);
      const report = decideReport(await reports.get(id), wanted, reportedId, clock.now());
      await reports.save(report);
      if (report.decision === 'stopped' && reportedId !== null) await stops.stop(reportedId, report.stoppedUntil);
      await notify(...noticesOf(report, conversation));
      return report;
    });
    const { decision, decidedBy: userId, decidedAbout: otherId } = decided;
    logger.info({ event: 'security.report-decided', reportId: id, decision, userId, otherId }, 'an admin has decided a report');
  },
  /** A member may write again, whatever other reports had led to. @throws AppError `report.not-found`, `report.not-stopped` */
  lift: async (id: ReportId, by: MemberId): Promise<void> => {
    const { decidedAbout, conversationId } = orRefuse(await queries.findReport(id), reportNotFound);
    await inTransaction(async ({ members, reports, stops, notify }) => {
      // For the lock alone: the member before the report, since the notice locks them too.
      if (decidedAbout !== null) await members.listAway(decidedAbout, decidedAbout);
      const at = clock.now();
      await reports.save(liftStop(await reports.get(id), at));
      if (decidedAbout === null) return;
      await stops.lift(decidedAbout);
      const page = `messages?id=${conversationId}`;
      await notify({ eventId: `lift/${id}`, type: 'conduct.allowed', memberIds: [decidedAbout], subjectId: id, params: {}, page, at });
    });
    logger.info({ event: 'security.stop-lifted', reportId: id, userId: by, otherId: decidedAbout }, 'an admin lets a member write again');
  },
});
export type ReportReview = ReturnType<typeof reportReview>;
