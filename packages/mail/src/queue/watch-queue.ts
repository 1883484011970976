import type { Clock } from '@paltu/kernel';
import { isNoServer, type MailerConfig } from '../mailer-of.ts';
import type { MailOrder, WaitingMails } from './waiting-mail.ts';

/** Mails that wait to be sent; counted to 10,000. */
export interface MailBacklog {
  readonly mails: number;
  /** Age of the oldest of them; 0 when there is none. */
  readonly oldestSeconds: number;
}

export interface QueueWatch {
  /** Looks how many wait, unless it has done so just now. */
  look(): Promise<void>;
  /** As it was last seen. */
  backlog(): MailBacklog;
  /** What a person has to look at; nothing when all is well. */
  problems(): readonly string[];
}

const lookEveryMs = 5_000;
/** Several tries have failed by then. */
const lateSeconds = 120;

export const watchQueue = <Order extends MailOrder>(
  mails: Pick<WaitingMails<Order>, 'backlog'>,
  clock: Clock,
  config: Pick<MailerConfig, 'SMTP_URL'>,
): QueueWatch => {
  let seen = { rows: 0, oldestAt: undefined as Date | undefined };
  let lookedAt = Number.NEGATIVE_INFINITY;
  const backlog = (): MailBacklog => ({
    mails: seen.rows,
    oldestSeconds: seen.oldestAt === undefined ? 0 : Math.max(0, (clock.now().getTime() - seen.oldestAt.getTime()) / 1_000),
  });
  const late = ({ mails: count, oldestSeconds }: MailBacklog): string[] =>
    oldestSeconds < lateSeconds ? [] : [`${count} mails wait for the mail server, the oldest for ${Math.round(oldestSeconds)} s`];
  return {
    look: async () => {
      const now = clock.now().getTime();
      if (now - lookedAt < lookEveryMs) return;
      seen = await mails.backlog();
      lookedAt = now;
    },
    backlog,
    problems: () => (isNoServer(config) ? [`no mail server is set (SMTP_URL): ${backlog().mails} mails wait`] : late(backlog())),
  };
};
