import { newId } from '@paltu/kernel';
import { undecided, type ReportId } from '../domain/report.ts';
import type { ChangeNeeds } from './ports.ts';
import { requireSide } from './require-side.ts';
import type { SideRequest } from './share-phone.ts';

export interface ReportRequest extends SideRequest {
  readonly reason: string;
}

/** @throws AppError `conversation.not-found` */
export type ReportConversation = (request: ReportRequest) => Promise<void>;

/** One side asks admins to look at it, once. */
export const reportConversation =
  ({ inTransaction, clock }: ChangeNeeds): ReportConversation =>
  ({ conversationId, memberId: reporterId, reason }) =>
    inTransaction(async ({ conversations, reports }) => {
      const { conversation } = requireSide(await conversations.get(conversationId), reporterId);
      const { lastNumber } = conversation;
      const id = newId() as ReportId;
      await reports.add({ id, conversationId, reporterId, reason, lastNumber, reportedAt: clock.now(), ...undecided });
    });
