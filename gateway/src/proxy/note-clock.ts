import type { IncomingMessage } from 'node:http';
import type { ClockComparison } from '@paltu/service-kit';

const everyMs = 10_000;

/** Compares the clock of a service, as its answers show it, with ours: now and then, not at each of them. */
export const clockNoter = (clocks: Pick<ClockComparison, 'note'> | undefined) => {
  const nextAt = new Map<string, number>();
  return (service: string, { headers: { date } }: IncomingMessage): void => {
    const now = Date.now();
    if (clocks === undefined || date === undefined || now < (nextAt.get(service) ?? 0)) return;
    nextAt.set(service, now + everyMs);
    const at = Date.parse(date);
    if (!Number.isNaN(at)) clocks.note(service, at - now);
  };
};
