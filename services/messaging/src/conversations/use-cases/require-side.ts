import { orRefuse, type MemberId } from '@paltu/kernel';
import { conversationNotFound } from '../domain/conversation-errors.ts';
import { sideOf, type Conversation, type Side } from '../domain/conversation.ts';

export interface SeenConversation {
  readonly conversation: Conversation;
  /** From which the member sees it. */
  readonly side: Side;
}

/** @throws AppError `conversation.not-found` for a stranger too */
export const requireSide = (conversation: Conversation | undefined, memberId: MemberId): SeenConversation => {
  const found = orRefuse(conversation, conversationNotFound);
  return { conversation: found, side: orRefuse(sideOf(found, memberId), conversationNotFound) };
};
