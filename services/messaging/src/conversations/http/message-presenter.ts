import type { Conversation, Message, Side } from '../domain/conversation.ts';
import type { PresentedMessage } from './conversation-schemas.ts';

/** A message as the side that looks may read it: one who shares the own number hides nothing. */
export const presentMessage = (conversation: Conversation, message: Message, viewer: Side): PresentedMessage => {
  const { id, number, side, text, maskedText, warnings, sentAt } = message;
  const mine = side === viewer;
  const isHidden = !mine && maskedText !== null && conversation[side].sharedAt === null;
  return {
    _id: id,
    id,
    number,
    mine,
    text: isHidden ? maskedText : text,
    masked: isHidden,
    warnings: mine ? [] : [...warnings],
    sentAt: sentAt.toISOString(),
  };
};
