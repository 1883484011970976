import type { ChatMessage } from '#shared/api/types.ts';

type Numbered = Pick<ChatMessage, 'number' | 'mine'>;

/** Number of the last own message that the other side has read; undefined while there is none. */
export function lastRead(messages: readonly Numbered[], otherReadUpTo: number): number | undefined {
  return messages.findLast(({ mine, number }) => mine && number <= otherReadUpTo)?.number;
}
