import { clockTimeAt, instantAt } from '@paltu/reference';
import { parameter } from '@paltu/service-kit';
import { z } from 'zod';
import { longestMinutes, mostSlotsAtOnce, shortestMinutes, usualMinutes, type SlotId } from '../domain/slot.ts';

const minuteMs = 60_000;

const noTime = 'A slot is a date such as 2026-05-01 with a time such as 09:00, or startsAt';

const wholeMinute = (at: Date): boolean => at.getTime() % minuteMs === 0;

const startsAt = z.iso
  .datetime({ offset: true, error: noTime })
  .transform((at) => new Date(at))
  .refine(wholeMinute, 'A slot begins at a whole minute');

const moment = { date: z.string(noTime).optional(), time: z.string(noTime).optional(), startsAt: startsAt.optional() };

interface Moment {
  readonly date?: string | undefined;
  readonly time?: string | undefined;
  readonly startsAt?: Date | undefined;
}

/** When it begins; undefined when the parts give no time, or do not agree. */
const startOf = ({ date, time, startsAt: at }: Moment): Date | undefined => {
  if (date === undefined && time === undefined) return at;
  const shown = instantAt({ date: date ?? '', time: time ?? '' });
  return at === undefined || at.getTime() === shown?.getTime() ? shown : undefined;
};

const minutesRule = `A slot lasts ${shortestMinutes} to ${longestMinutes} whole minutes`;
const duration = z.int(minutesRule).min(shortestMinutes, minutesRule).max(longestMinutes, minutesRule);

const openedSlot = z.strictObject({ ...moment, durationMinutes: duration.default(usualMinutes) }, noTime).transform((slot, context) => {
  const start = startOf(slot);
  if (start !== undefined) return { startsAt: start, endsAt: new Date(start.getTime() + slot.durationMinutes * minuteMs) };
  context.addIssue({ code: 'custom', message: noTime, input: slot });
  return z.NEVER;
});

const some = `slots must be a list of 1 to ${mostSlotsAtOnce}`;

/** POST /api/v1/vets/slots */
export const openSlotsBody = z.strictObject({ slots: z.array(openedSlot, some).min(1, some).max(mostSlotsAtOnce, some) });

const slotId = z.uuid('A slot is named by its id, or by when it begins').toLowerCase();

const chosenSlot = z
  .preprocess(
    (value) => (typeof value === 'string' ? { id: value } : value),
    z.strictObject({ ...moment, id: slotId.optional(), _id: slotId.optional() }, noTime),
  )
  .transform((slot, context) => {
    const id = slot.id ?? slot._id;
    if (id !== undefined) return { id: id as SlotId, startsAt: undefined };
    const start = startOf(slot);
    if (start !== undefined) return { id: undefined, startsAt: start };
    context.addIssue({ code: 'custom', message: noTime, input: slot });
    return z.NEVER;
  });

/** DELETE /api/v1/vets/slots */
export const removeSlotsBody = z.strictObject({ slots: z.array(chosenSlot, some).min(1, some).max(mostSlotsAtOnce, some) });

/** A day in Pakistan. */
export const dayParameter = parameter(
  z
    .string()
    .refine((date) => instantAt({ date, time: '00:00' }) !== undefined, 'date must be a day such as 2026-05-01')
    .meta({ override: { type: 'string', format: 'date' } }),
);

/** How many slots there are on a day of Pakistan that has some. */
export const slotDayView = z.strictObject({ date: z.string(), free: z.int(), booked: z.int() }).meta({ id: 'VetSlotDay' });

/** GET /api/v1/vets/{id}/slots */
export const slotsQuery = z.object({ date: dayParameter });

/** `date` and `time` are those of Pakistan. */
export const slotView = z
  .strictObject({
    _id: z.uuid(),
    id: z.uuid(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    date: z.string(),
    time: z.string(),
    status: z.enum(['free', 'booked']),
  })
  .meta({ id: 'VetSlot' });

interface ShownSlot {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isBooked: boolean;
}

export const presentSlot = ({ id, startsAt: starts, endsAt, isBooked }: ShownSlot): z.input<typeof slotView> => ({
  _id: id,
  id,
  startsAt: starts.toISOString(),
  endsAt: endsAt.toISOString(),
  ...clockTimeAt(starts),
  status: isBooked ? 'booked' : 'free',
});
