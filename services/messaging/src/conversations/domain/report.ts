import type { Branded, MemberId } from '@paltu/kernel';
import type { ConversationId } from './conversation.ts';

export type ReportId = Branded<string, 'ReportId'>;

/** One side asks an admin to look at a conversation. */
export interface Report {
  readonly id: ReportId;
  readonly conversationId: ConversationId;
  readonly reporterId: MemberId;
  readonly reason: string;
  /** Number of the last message that was there. */
  readonly lastNumber: number;
  readonly reportedAt: Date;
}
