import { isApiError } from '#shared/api/api-error.ts';
import { isAway } from '#shared/api/is-away.ts';
import type { Appointment } from '#shared/api/types.ts';

/** Whether the visit may be booked although the call failed: its answer was lost, or an earlier try of the same member has the time. */
const mayBeBooked = (error: unknown): boolean => isApiError(error) && (isAway(error) || error.code === 'slot.not-free');

/**
 * What became of a booking that failed: the appointment when it is booked all the same, 'unknown' when that cannot be found out. Throws
 * what was refused when it is not booked.
 */
export async function resolveBookingOutcome(
  error: unknown,
  slotId: string,
  readBooked: () => Promise<readonly Appointment[]>,
): Promise<Appointment | 'unknown'> {
  if (!mayBeBooked(error)) throw error;
  const booked = await readBooked().catch(() => undefined);
  if (booked === undefined) return 'unknown';
  const own = booked.find((appointment) => appointment.slotId === slotId);
  if (own === undefined) throw error;
  return own;
}
