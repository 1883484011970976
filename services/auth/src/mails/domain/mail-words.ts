import type { MailKind } from './mail.ts';

/** What a mail says, in one language. `{name}` stands for its reader. */
export interface MailText {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** The words of the button, where a mail has a link. */
  readonly button?: string;
  /** What to do when one has not asked for it. */
  readonly notYou: string;
}

export interface MailWords {
  readonly direction: 'ltr' | 'rtl';
  readonly fonts: string;
  /** For a reader whose button does nothing. */
  readonly copyLink: string;
  readonly footer: string;
  readonly of: Readonly<Record<MailKind, MailText>>;
}
