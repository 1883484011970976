import { letterHtml } from './letter-html.ts';
import type { Language, MailKind } from './mail.ts';
import type { MailWords } from './mail-words.ts';
import { wordsEn } from './words-en.ts';
import { wordsUr } from './words-ur.ts';

const wordsIn: Record<Language, MailWords> = { en: wordsEn, ur: wordsUr };

export interface Letter {
  readonly kind: MailKind;
  readonly language: Language;
  /** The first name of its reader. */
  readonly name: string;
  /** Where its button leads. */
  readonly link?: string | undefined;
}

/** A mail as it is read: the same in plain text and in HTML. */
export const composeMail = ({ kind, language, name, link }: Letter): { subject: string; text: string; html: string } => {
  const words = wordsIn[language];
  const { subject, greeting, paragraphs, button, notYou } = words.of[kind];
  const hello = greeting.replace('{name}', () => name);
  const linked = link === undefined || button === undefined ? [] : [`${button}:\n${link}`];
  return {
    subject,
    text: `${[hello, ...paragraphs, ...linked, notYou, `-- \n${words.footer}`].join('\n\n')}\n`,
    html: letterHtml({ language, words, subject, hello, paragraphs, button, link, notYou }),
  };
};
