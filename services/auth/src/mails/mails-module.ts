import type { Clock } from '@paltu/kernel';
import { mailerOf, type Mailer, type MailerConfig } from '@paltu/mail';
import type { ServiceParts } from '@paltu/runtime';
import type { Knex } from 'knex';
import { knexMailQueue, knexWaitingMails } from './data/knex-mails.ts';
import type { FindRecipient, MailQueue } from './use-cases/ports.ts';
import { sendMails } from './use-cases/send-mails.ts';

export interface MailsNeeds extends ServiceParts {
  readonly mailer: MailerConfig;
  readonly publicUrl: string;
  readonly findRecipient: FindRecipient;
}

const sendEveryMs = 1_000;

/** Mails that wait, in the transaction `trx`, for the slices that order them. */
export const mailQueue =
  (clock: Clock) =>
  (trx: Knex.Transaction): MailQueue =>
    knexMailQueue(trx, clock);

/** Mails: ordered by the other slices, sent after the request, in the order in which they are due. */
export const mailsModule = ({ database, clock, logger, mailer: config, publicUrl, findRecipient }: MailsNeeds) => {
  let mailer: Mailer | undefined;
  const send: Mailer['send'] = async (message) => {
    if (mailer === undefined) throw new Error('the mailer is not open');
    await mailer.send(message);
  };
  const mails = knexWaitingMails(database);
  return {
    jobs: {
      'send mails': { everyMs: sendEveryMs, run: sendMails({ mails, findRecipient, mailer: { send }, publicUrl, clock, logger }) },
    },
    prepare: async () => void (mailer = await mailerOf(config, logger)),
    close: async () => mailer?.close(),
  };
};
