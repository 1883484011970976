import { fraudSignsIn } from '../domain/fraud-signs.ts';
import { maskContacts } from '../domain/mask-contacts.ts';
import type { Conversation, Message, Side } from '../domain/conversation.ts';
import type { PresentedMessage } from './conversation-schemas.ts';

/** A visitor's address is shown in any case, and a side that shares its number hides nothing. */
const isOpen = ({ visitor, ...conversation }: Conversation, writer: Side): boolean =>
  (visitor !== null && writer === 'asker') || conversation[writer].sharedAt !== null;

/** A message as the side that looks may read it. */
export const presentMessage = (conversation: Conversation, message: Message, viewer: Side): PresentedMessage => {
  const { id, number, side, text, sentAt } = message;
  const mine = side === viewer;
  const shown = mine || isOpen(conversation, side) ? { text, isMasked: false } : maskContacts(text);
  return {
    _id: id,
    id,
    number,
    mine,
    text: shown.text,
    masked: shown.isMasked,
    warnings: mine ? [] : fraudSignsIn(text),
    sentAt: sentAt.toISOString(),
  };
};
