import { newId, reasonOf, type Clock, type Job, type Logger } from '@paltu/kernel';
import type { Language } from './letter.ts';
import { isNoServer, mailerOf, type MailerConfig } from './mailer-of.ts';
import type { Mailer, MailMessage } from './mailer.ts';

/** What a service asks to be mailed; it adds what it needs to know when it is sent, such as the address. */
export interface MailOrder {
  readonly kind: string;
  readonly language: Language;
}

/** A mail that waits to be sent. It holds no link: that is made when it is sent, so that no token lies here. */
export type WaitingMail<Order extends MailOrder = MailOrder> = Order & {
  readonly id: string;
  readonly createdAt: Date;
  /** Nobody has a use for it after this. */
  readonly expiresAt: Date;
  /** When it is tried next. */
  readonly dueAt: Date;
  readonly attempts: number;
};

/**
 * One that is to go out later begins to wait then: it is no backlog before.
 * @param usefulMs for how long, once it is due, anybody has a use for a mail of this kind.
 */
const newMail = <Order extends MailOrder>(order: Order, usefulMs: number, dueAt: Date): WaitingMail<Order> => ({
  ...order,
  id: newId(),
  createdAt: dueAt,
  expiresAt: new Date(dueAt.getTime() + usefulMs),
  dueAt,
  attempts: 0,
});

const firstRetryMs = 5_000;
const longestRetryMs = 10 * 60_000;

/** When a mail that could not be sent is tried again, after `attempts` tries. */
export const retryAt = (attempts: number, at: Date): Date =>
  new Date(at.getTime() + Math.min(firstRetryMs * 2 ** Math.max(0, attempts - 1), longestRetryMs));

/** The sender that claims a mail has it for so long; longer than any try takes. */
export const claimedUntil = (at: Date): Date => new Date(at.getTime() + 2 * 60_000);

/** Mails that wait, in the transaction of what they are about: both are kept, or neither. */
export interface MailQueue<Order extends MailOrder> {
  /** @param dueAt before which it is not sent; at once by default. */
  add(order: Order, dueAt?: Date): Promise<void>;
  addAll(mails: readonly OrderedMail<Order>[]): Promise<void>;
}

/** A mail, and before when it is not sent. */
export interface OrderedMail<Order extends MailOrder> {
  readonly order: Order;
  readonly dueAt: Date;
}

/** For how long anybody has a use for a mail, by its kind. */
export type UsefulMs<Order extends MailOrder> = Readonly<Record<Order['kind'], number>>;

/** rows where mails wait, in the transaction of what they are about. */
export const mailQueue = <Order extends MailOrder>(
  rows: { add(...mails: readonly WaitingMail<Order>[]): Promise<void> },
  clock: Clock,
  usefulMs: UsefulMs<Order>,
): MailQueue<Order> => {
  const addAll: MailQueue<Order>['addAll'] = (mails) =>
    rows.add(...mails.map(({ order, dueAt }) => newMail(order, usefulMs[order.kind as Order['kind']], dueAt)));
  return { add: (order, dueAt = clock.now()) => addAll([{ order, dueAt }]), addAll };
};

/** The same as their sender sees them. */
export interface WaitingMails<Order extends MailOrder> {
  /** At most `limit` mails that are due; until `until` nobody else gets them. Their attempts are counted. */
  claim(limit: number, now: Date, until: Date): Promise<WaitingMail<Order>[]>;
  /** They were sent, or nobody has a use for them. */
  remove(...ids: readonly string[]): Promise<void>;
  putOff(id: string, dueAt: Date): Promise<void>;
  /** How many wait, counted to 10,000, and since when the oldest of them does. */
  backlog(): Promise<{ readonly rows: number; readonly oldestAt: Date | undefined }>;
}

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
  /** Whether a mail was due when it last looked, or is soon. */
  isWaiting(): boolean;
  /** What a person has to look at; nothing when all is well. */
  problems(): readonly string[];
}

const lookEveryMs = 5_000;
/** Longer than any job is passed over. */
const soonMs = 30_000;
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
    isWaiting: () => seen.oldestAt !== undefined && seen.oldestAt.getTime() <= clock.now().getTime() + soonMs,
    problems: () => (isNoServer(config) ? [`no mail server is set (SMTP_URL): ${backlog().mails} mails wait`] : late(backlog())),
  };
};

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
    jobs: {
      'send mails': {
        everyMs: sendEveryMs,
        run: () => sendDue().then(queue.look),
        followsCommits: true,
        isWaiting: queue.isWaiting,
      } satisfies Job,
    },
    prepare: async () => {
      if (isNoServer(config)) logger.warn({}, 'no mail server is set (SMTP_URL): mails wait until there is one');
      mailer = await mailerOf(config, logger);
    },
    mailBacklog: queue.backlog,
    degraded: queue.problems,
    close: async () => mailer?.close(),
  };
};
