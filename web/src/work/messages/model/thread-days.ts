import { clockTimeAt } from '@paltu/reference';
import type { ChatMessage } from '#shared/api/types.ts';

export interface ThreadDay {
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
