import { membersOf, type MessageSent } from '../domain/conversation.ts';
import type { ConversationScope } from './ports.ts';

/** Keeps a message, with what it changes of its conversation, its event, and that both sides see it. */
export const keepMessage = async (
  { conversations, outbox, signal }: Pick<ConversationScope, 'conversations' | 'outbox' | 'signal'>,
  sent: MessageSent,
): Promise<MessageSent> => {
  await conversations.save(sent.conversation);
  await conversations.addMessage(sent.message);
  await outbox.append([sent]);
  // The writer may look at it in another browser.
  await signal(membersOf(sent.conversation));
  return sent;
};
