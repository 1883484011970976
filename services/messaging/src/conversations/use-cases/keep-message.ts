import type { MessageSent } from '../domain/conversation.ts';
import type { ConversationScope } from './ports.ts';

/** Keeps a message, with what it changes of its conversation, and its event. */
export const keepMessage = async (
  { conversations, outbox }: Pick<ConversationScope, 'conversations' | 'outbox'>,
  sent: MessageSent,
): Promise<MessageSent> => {
  await conversations.save(sent.conversation);
  await conversations.addMessage(sent.message);
  await outbox.append([sent]);
  return sent;
};
