export type Language = 'en' | 'ur';

/** What is sent by mail. */
export type MailKind =
  | 'verify-email'
  | 'confirm-new-email'
  | 'email-change-asked'
  | 'email-changed'
  | 'reset-password'
  | 'password-changed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'recovery-code-used'
  | 'second-factor-reset';

/** What is to be mailed. */
export interface MailOrder {
  readonly kind: MailKind;
  readonly language: Language;
  /** Whose mail it is; null when only the address is known. */
  readonly accountId: string | null;
  readonly address: string;
}

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** For how long anybody has a use for a mail. */
export const usefulMs: Readonly<Record<MailKind, number>> = {
  'verify-email': dayMs,
  'confirm-new-email': dayMs,
  'email-change-asked': 3 * dayMs,
  'email-changed': 3 * dayMs,
  'reset-password': hourMs,
  'password-changed': 3 * dayMs,
  'second-factor-on': 3 * dayMs,
  'second-factor-off': 3 * dayMs,
  'recovery-code-used': 3 * dayMs,
  'second-factor-reset': 3 * dayMs,
};
