import type { MemberId } from '@paltu/kernel';
import { otherSide, read, type Conversation, type ConversationId } from '../domain/conversation.ts';
import type { InConversationTransaction } from './ports.ts';
import { requireSide } from './require-side.ts';

export interface ReadRequest {
  readonly conversationId: ConversationId;
  readonly readerId: MemberId;
  /** Number of the last message that the reader has seen: one that came meanwhile stays unread. */
  readonly upTo: number;
}

/** @throws AppError `conversation.not-found` */
export type ReadMessages = (request: ReadRequest) => Promise<Conversation>;

export const readMessages =
  ({ inTransaction }: { readonly inTransaction: InConversationTransaction }): ReadMessages =>
  ({ conversationId, readerId, upTo }) =>
    inTransaction(async ({ conversations, readNotices, signal }) => {
      const { conversation, side } = requireSide(await conversations.get(conversationId), readerId);
      const readUpTo = Math.min(upTo, conversation.lastNumber);
      if (readUpTo <= conversation[side].readUpTo) return conversation;
      const unread = await conversations.countAfter(conversationId, otherSide(side), readUpTo);
      const state = read(conversation, side, readUpTo, unread);
      await conversations.save(state);
      await signal([readerId]);
      if (unread === 0) await readNotices(readerId, conversationId);
      return state;
    });
