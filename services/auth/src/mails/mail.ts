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

/** Whom a mail reaches, and the path of its link, if it has one. */
export interface Recipient {
  /** Undefined where the address has not been shown to be theirs: a stranger may have chosen the name. */
  readonly person?: { readonly firstName: string; readonly fullName: string } | undefined;
  readonly address: string;
  /** `/verify-email?token=…`: made for this try, and known to nobody else. */
  readonly path?: string | undefined;
}

/** Undefined when there is nobody to send it to. */
export type FindRecipient = (mail: MailOrder) => Promise<Recipient | undefined>;

/** The words of one kind of mail. */
interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The words of the button, where a mail has a link. */
  readonly button?: string;
  /** What to do when one has not asked for it. */
  readonly notYou: string;
}

/** The words of the mails, in one language. */
export interface MailWords {
  readonly greetings: {
    /** `{name}` stands for the reader. */
    readonly named: string;
    /** Of somebody of whom nobody knows whether the name is theirs. */
    readonly plain: string;
  };
  readonly of: Readonly<Record<MailKind, MailText>>;
}
