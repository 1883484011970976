import type { PushSubscriptionId } from './push-subscription.ts';

/** What is to be shown in one browser about a notice, and waits to be sent. */
export interface Push {
  readonly id: string;
  readonly subscriptionId: PushSubscriptionId;
  readonly noticeId: string;
  readonly createdAt: Date;
  /** Nobody has a use for it after this. */
  readonly expiresAt: Date;
  readonly dueAt: Date;
  readonly attempts: number;
}

const minuteMs = 60_000;

/** From when it is due on. */
export const usefulMs = 24 * 60 * minuteMs;

const firstRetryMs = 10_000;
const longestRetryMs = 60 * minuteMs;

/** When one is tried again that could not be sent, after so many attempts; no sooner than the service asks for. */
export const pushAgainAt = (attempts: number, at: Date, askedSeconds = 0): Date =>
  new Date(at.getTime() + Math.max(askedSeconds * 1_000, Math.min(firstRetryMs * 2 ** Math.max(0, attempts - 1), longestRetryMs)));

/** Who claims one has it for so long; longer than any attempt takes. */
export const claimedUntil = (at: Date): Date => new Date(at.getTime() + 2 * minuteMs);
