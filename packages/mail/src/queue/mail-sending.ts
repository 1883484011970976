import type { Clock, Logger } from '@paltu/kernel';
import { isNoServer, mailerOf, type MailerConfig } from '../mailer-of.ts';
import type { Mailer } from '../mailer.ts';
import { sendMails, type ComposeMail } from './send-mails.ts';
import type { MailOrder, WaitingMails } from './waiting-mail.ts';
import { watchQueue } from './watch-queue.ts';

export interface MailSendingNeeds<Order extends MailOrder> {
  readonly mails: WaitingMails<Order>;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly mailer: MailerConfig;
  readonly compose: ComposeMail<Order>;
}

const sendEveryMs = 1_000;

/** Mails of a service as a slice: ordered by the other slices, sent after the request, in the order in which they are due. */
export const mailSending = <Order extends MailOrder>({ mails, clock, logger, mailer: config, compose }: MailSendingNeeds<Order>) => {
  let mailer: Mailer | undefined;
  const send: Mailer['send'] = async (message) => {
    if (mailer === undefined) throw new Error('the mailer is not open');
    await mailer.send(message);
  };
  const sendDue = sendMails({ mails, compose, mailer: { send }, clock, logger });
  const queue = watchQueue(mails, clock, config);
  return {
    jobs: { 'send mails': { everyMs: sendEveryMs, run: () => sendDue().then(queue.look) } },
    prepare: async () => {
      if (isNoServer(config)) logger.warn({}, 'no mail server is set (SMTP_URL): mails wait until there is one');
      mailer = await mailerOf(config, logger);
    },
    mailBacklog: queue.backlog,
    degraded: queue.problems,
    close: async () => mailer?.close(),
  };
};
