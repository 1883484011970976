import type { AdoptionRequest, RequestStatus } from './request.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** How long an owner has for an answer. */
export const answerWithinMs = 2 * dayMs;
/** After so long without an answer the product declines for the owner. */
export const silenceMs = 14 * dayMs;
/** For so long after it was handed over a pet may come back. */
export const comeBackWithinMs = 14 * dayMs;

/** When who is waited for is reminded, after the request got its status. */
const remindersMs: Partial<Record<RequestStatus, readonly number[]>> = {
  pending: [answerWithinMs, 7 * dayMs],
  approved: [7 * dayMs, 21 * dayMs],
};

/** When something was waited for, in milliseconds from the beginning of the status: the reminders, and the end by silence. */
const duesMs = (status: RequestStatus): readonly number[] => [...(remindersMs[status] ?? []), ...(status === 'pending' ? [silenceMs] : [])];

const startOf = ({ status, createdAt, approvedAt }: Timed): Date => (status === 'approved' && approvedAt !== null ? approvedAt : createdAt);

type Timed = Pick<AdoptionRequest, 'status' | 'createdAt' | 'approvedAt' | 'remindersSent'>;

/** When the next reminder, or the end by silence, is due; null when nothing is waited for. */
export const nextDueAt = (request: Timed): Date | null => {
  const afterMs = duesMs(request.status)[request.remindersSent];
  return afterMs === undefined ? null : new Date(startOf(request).getTime() + afterMs);
};

/** How many of the reminders are over by now; those that nobody received are not made up for. */
export const remindersBy = (request: Timed, at: Date): number => {
  const elapsedMs = at.getTime() - startOf(request).getTime();
  return (remindersMs[request.status] ?? []).filter((afterMs) => afterMs <= elapsedMs).length;
};
