import { composeLetter } from '@paltu/mail';
import type { Language, MailKind } from '../domain/mail.ts';
import type { MailWords } from './mail-words.ts';
import { wordsEn } from './words-en.ts';
import { wordsUr } from './words-ur.ts';

const wordsIn: Record<Language, MailWords> = { en: wordsEn, ur: wordsUr };

export interface AccountLetter {
  readonly kind: MailKind;
  readonly language: Language;
  /** The first name of its reader; undefined where it is not known to be theirs. */
  readonly name?: string | undefined;
  /** Where its button leads. */
  readonly link?: string | undefined;
}

/** A mail as it is read: the same in plain text and in HTML. */
export const composeMail = ({ kind, language, name, link }: AccountLetter) => {
  const { greetings, of } = wordsIn[language];
  if (name === undefined) return composeLetter({ language, words: { ...of[kind], greeting: greetings.plain }, link });
  return composeLetter({ language, words: { ...of[kind], greeting: greetings.named }, values: { name }, link });
};
