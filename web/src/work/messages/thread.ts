import { clockTimeAt } from '@paltu/reference';
import type { ChatMessage } from '#shared/api/types.ts';

type Numbered = Pick<ChatMessage, 'number' | 'mine'>;

/** Number of the last own message that the other side has read; undefined while there is none. */
export function lastRead(messages: readonly Numbered[], otherReadUpTo: number): number | undefined {
  return messages.findLast(({ mine, number }) => mine && number <= otherReadUpTo)?.number;
}

interface ThreadDay {
  /** Of Pakistan, `2026-11-27`. */
  readonly date: string;
  readonly messages: readonly ChatMessage[];
}

/** Messages by the day on which they were sent, in their order. */
export function daysOf(messages: readonly ChatMessage[]): ThreadDay[] {
  const days = new Map<string, ChatMessage[]>();
  for (const message of messages) {
    const { date } = clockTimeAt(new Date(message.sentAt));
    days.set(date, [...(days.get(date) ?? []), message]);
  }
  return [...days].map(([date, ofDay]) => ({ date, messages: ofDay }));
}

/** Number of the first of so many messages of the other side that were not read yet; undefined without one, or where it is not loaded. */
export function firstUnread(messages: readonly ChatMessage[], unread: number): number | undefined {
  return unread === 0 ? undefined : messages.filter(({ mine }) => !mine).at(-unread)?.number;
}
