import type { Clock } from '@paltu/kernel';
import { mailQueue as queueOf, mailSending, type MailerConfig, type MailQueue } from '@paltu/mail';
import { dueRows } from '@paltu/persistence';
import type { ServiceParts } from '@paltu/runtime';
import type { Knex } from 'knex';
import { composeAccountMail, type ComposeAccountMailNeeds } from './data/compose-account-mail.ts';
import { usefulMs, type MailOrder } from './domain/mail.ts';

export interface MailsNeeds extends ServiceParts, ComposeAccountMailNeeds {
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
