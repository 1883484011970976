import { orRefuse, type Logger, type MemberId } from '@paltu/kernel';
import { reportNotFound } from '../domain/report-errors.ts';
import { liftStop as lift, type ReportId } from '../domain/report.ts';
import type { ChangeNeeds, ConversationQueries } from './ports.ts';

export interface LiftStopNeeds extends ChangeNeeds {
  readonly queries: Pick<ConversationQueries, 'findReport'>;
  readonly logger: Logger;
}

/** @throws AppError `report.not-found`, `report.not-stopped` */
export type LiftStop = (id: ReportId, by: MemberId) => Promise<void>;

/** An admin lets a member write again, whatever other reports had led to. */
export const liftStop =
  ({ inTransaction, queries, clock, logger }: LiftStopNeeds): LiftStop =>
  async (id, by) => {
    const { decidedAbout, conversationId } = orRefuse(await queries.findReport(id), reportNotFound);
    await inTransaction(async ({ members, reports, stops, notify }) => {
      // For the lock alone: the member before the report, since the notice locks them too.
      if (decidedAbout !== null) await members.listAway(decidedAbout, decidedAbout);
      const at = clock.now();
      await reports.save(lift(await reports.get(id), at));
      if (decidedAbout === null) return;
      await stops.lift(decidedAbout);
      const page = `messages?id=${conversationId}`;
      await notify({ eventId: `lift/${id}`, type: 'conduct.allowed', memberIds: [decidedAbout], subjectId: id, params: {}, page, at });
    });
    logger.info({ event: 'security.stop-lifted', reportId: id, userId: by, otherId: decidedAbout }, 'an admin lets a member write again');
  };
