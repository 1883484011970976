import type { Clock } from '@paltu/kernel';
import { composeLetter, mailQueue as queueOf, mailSending, type ComposeMail, type MailerConfig, type MailQueue } from '@paltu/mail';
import { dueRows } from '@paltu/persistence';
import type { ServiceParts } from '@paltu/runtime';
import type { Knex } from 'knex';
import { usefulMs, type FindRecipient, type Language, type MailKind, type MailOrder, type MailWords } from './mail.ts';
import { wordsEn } from './words-en.ts';
import { wordsUr } from './words-ur.ts';

const wordsIn: Record<Language, MailWords> = { en: wordsEn, ur: wordsUr };

interface AccountLetter {
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

interface ComposeAccountMailNeeds {
  readonly findRecipient: FindRecipient;
  /** Where the site is. */
  readonly publicUrl: string;
}

/** A waiting mail as its reader gets it, in their language and with a link of its own. */
export const composeAccountMail =
  ({ findRecipient, publicUrl }: ComposeAccountMailNeeds): ComposeMail<MailOrder> =>
  async (mail) => {
    const recipient = await findRecipient(mail);
    if (recipient === undefined) return undefined;
    const { person, address, path } = recipient;
    const link = path === undefined ? undefined : new URL(path, publicUrl).href;
    const letter = composeMail({ kind: mail.kind, language: mail.language, name: person?.firstName, link });
    return { to: { name: person?.fullName, address }, ...letter };
  };

interface MailsNeeds extends ServiceParts, ComposeAccountMailNeeds {
  readonly mailer: MailerConfig;
}

/** Mails that wait, in the transaction `trx`, for the slices that order them. */
export const mailQueue =
  (clock: Clock) =>
  (trx: Knex.Transaction): MailQueue<MailOrder> =>
    queueOf<MailOrder>(dueRows(trx, 'mails'), clock, usefulMs);

/** Mails: ordered by the other slices, sent after the request. */
export const mailsModule = ({ database, findRecipient, publicUrl, ...parts }: MailsNeeds) =>
  mailSending<MailOrder>({ ...parts, mails: dueRows(database, 'mails'), compose: composeAccountMail({ findRecipient, publicUrl }) });
