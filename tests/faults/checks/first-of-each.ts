import type { LoggedEvent } from './evidence.ts';

/** The log without copies: each event at its first place. */
export const firstOfEach = (log: readonly LoggedEvent[]): LoggedEvent[] => [
  ...new Map(log.map((event) => [event.eventId, event])).values(),
];
