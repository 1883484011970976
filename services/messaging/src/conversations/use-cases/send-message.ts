import { newId, orRefuse, type Clock, type MemberId } from '@paltu/kernel';
import { conversationNotFound, memberLeft, withVisitor } from '../domain/conversation-errors.ts';
import { memberOf, otherSide, write, type ConversationId, type Message, type MessageId } from '../domain/conversation.ts';
import { checkMayWrite } from './check-may-write.ts';
import { keepMessage } from './keep-message.ts';
import type { ConversationQueries, InConversationTransaction } from './ports.ts';
import { requireSide } from './require-side.ts';

export interface SendMessageNeeds {
  readonly inTransaction: InConversationTransaction;
  readonly queries: Pick<ConversationQueries, 'find' | 'findMessage'>;
  readonly clock: Clock;
}

export interface SendRequest {
  readonly conversationId: ConversationId;
  readonly writerId: MemberId;
  readonly text: string;
  /** Names the attempt: sent again with the same one it writes nothing new. */
  readonly key?: string | undefined;
}

/** @throws AppError `conversation.*`, `account.deactivated`, `request.key-reused` */
export type SendMessage = (request: SendRequest) => Promise<Message>;

/** Locks the two members, then the conversation, always in this order. */
export const sendMessage =
  ({ inTransaction, queries, clock }: SendMessageNeeds): SendMessage =>
  async ({ conversationId, writerId, text, key }) => {
    // Its two sides never change.
    const { conversation: known, side } = requireSide(await queries.find(conversationId), writerId);
    const receiverId = memberOf(known, otherSide(side));
    if (receiverId === null) throw withVisitor();
    const id = newId() as MessageId;
    const attempt = { memberId: writerId, key, sent: [conversationId, text] };
    const outcome = await inTransaction(async (scope) => {
      const at = clock.now();
      // What an attempt led to is its answer, whatever has changed since.
      const found = await scope.keys.find(attempt);
      if (found !== undefined) return found;
      await checkMayWrite(scope, { writerId, receiverId, at }, memberLeft);
      const earlier = await scope.keys.claim(attempt, id, at);
      if (earlier !== undefined) return earlier;
      const conversation = await scope.conversations.get(conversationId);
      return (await keepMessage(scope, write(conversation, { id, side, text }, at))).message;
    });
    return typeof outcome === 'string' ? orRefuse(await queries.findMessage(outcome), conversationNotFound) : outcome;
  };
