/** What is told by mail. */
export type MailKind =
  'verify-email' | 'confirm-new-email' | 'email-change-asked' | 'email-changed' | 'reset-password' | 'password-changed';

export type Language = 'en' | 'ur';

/** A mail that waits to be sent. It holds no link: that is made when it is sent, so that no token lies here. */
export interface Mail {
  readonly id: string;
  readonly kind: MailKind;
  readonly language: Language;
  /** Whose mail it is; null when only the address is known. */
  readonly accountId: string | null;
  readonly address: string;
  readonly createdAt: Date;
  /** Nobody has a use for it after this. */
  readonly expiresAt: Date;
  /** When it is tried next. */
  readonly dueAt: Date;
  readonly attempts: number;
}

export type MailOrder = Pick<Mail, 'kind' | 'language' | 'accountId' | 'address'>;

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

const usefulMs: Record<MailKind, number> = {
  'verify-email': dayMs,
  'confirm-new-email': dayMs,
  'email-change-asked': 3 * dayMs,
  'email-changed': 3 * dayMs,
  'reset-password': hourMs,
  'password-changed': 3 * dayMs,
};

export const newMail = (id: string, order: MailOrder, at: Date): Mail => ({
  ...order,
  id,
  createdAt: at,
  expiresAt: new Date(at.getTime() + usefulMs[order.kind]),
  dueAt: at,
  attempts: 0,
});

const firstRetryMs = 5_000;
const longestRetryMs = 10 * 60_000;

/** When a mail that could not be sent is tried again, after `attempts` tries. */
export const retryAt = (attempts: number, at: Date): Date =>
  new Date(at.getTime() + Math.min(firstRetryMs * 2 ** Math.max(0, attempts - 1), longestRetryMs));

/** Whoever claims a mail has it for so long; longer than any try takes. */
export const claimedUntil = (at: Date): Date => new Date(at.getTime() + 2 * 60_000);
