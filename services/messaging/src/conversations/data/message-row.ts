import { fromColumns } from '@paltu/persistence';
import { shownOf } from '../domain/shown-text.ts';
import type { Message } from '../domain/conversation.ts';

type MessageRow = Omit<Message, 'warnings'> & { readonly warnings: Message['warnings'] | null };

/** The release before kept nothing of what the reader sees. */
export const toMessage = (row: object): Message => {
  const message = fromColumns<MessageRow>(row);
  const { warnings, text, writerId } = message;
  return warnings === null ? { ...message, ...shownOf(text, writerId === null) } : { ...message, warnings };
};
