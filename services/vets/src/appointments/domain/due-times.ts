import type { Appointment } from './appointment.ts';

export const hourMs = 60 * 60_000;

/** Both sides are reminded so many hours before. */
export const remindedHoursBefore = [24, 2] as const;

/** Until then a guest may cancel. */
export const cancelledHoursBefore = 2;

/** So long after its end a visit counts as completed when nobody recorded anything else. */
export const silenceMs = 24 * hourMs;

type Timed = Pick<Appointment, 'startsAt' | 'endsAt'>;

const reminderAt = ({ startsAt }: Timed, hours: number): Date => new Date(startsAt.getTime() - hours * hourMs);

export const endsByItselfAt = ({ endsAt }: Timed): Date => new Date(endsAt.getTime() + silenceMs);

/** The first reminder after `after`, or the end by itself. */
export const nextDueAfter = (visit: Timed, after: Date): Date => {
  const next = remindedHoursBefore.map((hours) => reminderAt(visit, hours)).find((due) => due > after);
  return next ?? endsByItselfAt(visit);
};

/**
 * Which reminder is published between `from`, when it was due, and `now`: the last one; undefined when it was none, or the visit has begun.
 */
export const reminderBetween = (visit: Timed, from: Date, now: Date): number | undefined => {
  if (visit.startsAt <= now) return undefined;
  return remindedHoursBefore.findLast((hours) => reminderAt(visit, hours) >= from && reminderAt(visit, hours) <= now);
};
