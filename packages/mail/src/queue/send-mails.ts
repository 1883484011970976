import { reasonOf, type Clock, type Logger } from '@paltu/kernel';
import type { Mailer, MailMessage } from '../mailer.ts';
import { claimedUntil, retryAt, type MailOrder, type WaitingMail, type WaitingMails } from './waiting-mail.ts';

/** A waiting mail as it is sent, with links that are made for this try; undefined when there is nobody to send it to. */
export type ComposeMail<Order extends MailOrder> = (mail: WaitingMail<Order>) => Promise<Omit<MailMessage, 'id'> | undefined>;

export interface SendMailsNeeds<Order extends MailOrder> {
  readonly mails: WaitingMails<Order>;
  readonly compose: ComposeMail<Order>;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly clock: Clock;
  readonly logger: Logger;
  /** A run that has lasted for so many milliseconds ends, though more mails are due; five seconds by default. */
  readonly longestRunMs?: number | undefined;
}

/** Stopping the service waits for the end of a run, and no longer than a few seconds. */
const usualRunMs = 5_000;

/** As many as a server takes at once over the connections that are kept. */
const batchSize = 5;

/**
 * Sends mails that are due, as many as there is time for; returns how many went. A process that dies meanwhile loses none: another one
 * claims them again.
 */
export type SendMails = () => Promise<number>;

/** `dropped`: nobody has a use for it, or it can never be sent. */
type Outcome = 'sent' | 'dropped' | 'waits';

const isForGood = (error: unknown): boolean => (error as { kind?: unknown }).kind === 'invalid';

export const sendMails = <Order extends MailOrder>(needs: SendMailsNeeds<Order>): SendMails => {
  const { mails, compose, mailer, clock, logger, longestRunMs = usualRunMs } = needs;

  const deliver = async (mail: WaitingMail<Order>): Promise<boolean> => {
    if (mail.expiresAt <= clock.now()) {
      logger.warn({ mail: mail.id, kind: mail.kind, tries: mail.attempts }, 'a mail is dropped: it could not be sent while it was of use');
      return false;
    }
    const message = await compose(mail);
    if (message === undefined) return false;
    await mailer.send({ id: mail.id, ...message });
    return true;
  };

  const send = async (mail: WaitingMail<Order>): Promise<Outcome> => {
    try {
      if (!(await deliver(mail))) return 'dropped';
      await mails.remove(mail.id);
      return 'sent';
    } catch (error) {
      const fields = { mail: mail.id, kind: mail.kind, reason: reasonOf(error) };
      if (isForGood(error)) {
        logger.warn(fields, 'a mail is refused for good');
        return 'dropped';
      }
      logger.debug(fields, 'a mail is tried again later');
      await mails.putOff(mail.id, retryAt(mail.attempts, clock.now()));
      return 'waits';
    }
  };

  return async () => {
    const endsAt = performance.now() + longestRunMs;
    let sent = 0;
    for (;;) {
      const now = clock.now();
      const claimed = await mails.claim(batchSize, now, claimedUntil(now));
      const outcomes = await Promise.all(claimed.map(send));
      const dropped = claimed.filter((_mail, index) => outcomes[index] === 'dropped').map(({ id }) => id);
      if (dropped.length > 0) await mails.remove(...dropped);
      sent += outcomes.filter((outcome) => outcome === 'sent').length;
      if (claimed.length < batchSize || performance.now() >= endsAt) return sent;
    }
  };
};
