import type { LetterText } from '@paltu/mail';
import type { MailKind } from '../domain/mail.ts';

/** The words of the mails, in one language. */
export interface MailWords {
  readonly greetings: {
    /** `{name}` stands for the reader. */
    readonly named: string;
    /** Of somebody of whom nobody knows whether the name is theirs. */
    readonly plain: string;
  };
  readonly of: Readonly<Record<MailKind, Omit<LetterText, 'greeting'>>>;
}
