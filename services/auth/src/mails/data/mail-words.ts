import type { LetterText } from '@paltu/mail';
import type { MailKind } from '../domain/mail.ts';

/** What the mails say, in one language. `{name}` stands for the reader. */
export interface MailWords {
  readonly of: Readonly<Record<MailKind, LetterText>>;
}
