import { reasonOf, type Clock, type Logger } from '@paltu/kernel';
import type { Mailer } from '@paltu/mail';
import { composeMail } from '../domain/compose-mail.ts';
import { claimedUntil, retryAt, type Mail } from '../domain/mail.ts';
import type { FindRecipient, WaitingMails } from './ports.ts';

export interface SendMailsNeeds {
  readonly mails: WaitingMails;
  readonly findRecipient: FindRecipient;
  readonly mailer: Pick<Mailer, 'send'>;
  /** Where the site is. */
  readonly publicUrl: string;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** As many as a server takes at once over the connections that are kept. */
const batchSize = 5;

/** Sends the mails that are due; returns how many went. A process that dies meanwhile loses none: another one claims them again. */
export type SendMails = () => Promise<number>;

const isForGood = (error: unknown): boolean => (error as { kind?: unknown }).kind === 'invalid';

export const sendMails = ({ mails, findRecipient, mailer, publicUrl, clock, logger }: SendMailsNeeds): SendMails => {
  const deliver = async (mail: Mail): Promise<boolean> => {
    const recipient = mail.expiresAt <= clock.now() ? undefined : await findRecipient(mail);
    if (recipient === undefined) return false;
    const { name, fullName, address, path } = recipient;
    const link = path === undefined ? undefined : new URL(path, publicUrl).href;
    const message = composeMail({ kind: mail.kind, language: mail.language, name, link });
    await mailer.send({ id: mail.id, to: { name: fullName, address }, ...message });
    return true;
  };

  const send = async (mail: Mail): Promise<number> => {
    try {
      const isSent = await deliver(mail);
      await mails.remove(mail.id);
      return isSent ? 1 : 0;
    } catch (error) {
      const fields = { mail: mail.id, kind: mail.kind, reason: reasonOf(error) };
      if (isForGood(error)) {
        logger.warn(fields, 'a mail is refused for good');
        await mails.remove(mail.id);
      } else {
        logger.debug(fields, 'a mail is tried again later');
        await mails.putOff(mail.id, retryAt(mail.attempts, clock.now()));
      }
      return 0;
    }
  };

  return async () => {
    let sent = 0;
    for (;;) {
      const now = clock.now();
      const claimed = await mails.claim(batchSize, now, claimedUntil(now));
      for (const count of await Promise.all(claimed.map(send))) sent += count;
      if (claimed.length < batchSize) return sent;
    }
  };
};
