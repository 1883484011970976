import { setTimeout as sleep } from 'node:timers/promises';
import { dependencyTimeouts, type Logger } from '@paltu/kernel';
import { checkMessage } from './check-message.ts';
import { closableMailer } from './closable-mailer.ts';
import { composeMessage } from './compose-message.ts';
import type { MailAddress, Mailer, MailMessage } from './mailer.ts';
import { isMisconfigured, reasonOf, smtpFailures } from './smtp-failures.ts';
import type { SmtpServer } from './smtp-url.ts';
import { unavailable } from './unavailable.ts';

export interface SmtpTimeouts {
  /** Until the server has greeted us, TLS included. */
  readonly connectMs: number;
  /** The longest silence after a command. */
  readonly answerMs: number;
}

export interface SmtpMailerOptions {
  readonly server: SmtpServer;
  readonly from: MailAddress;
  readonly logger: Logger;
  readonly timeouts?: SmtpTimeouts;
}

const smtpTimeouts: SmtpTimeouts = { connectMs: dependencyTimeouts.mail.connect, answerMs: dependencyTimeouts.mail.response };

/** Connections kept, and messages that may wait for one. */
const limits = { connections: 5, waiting: 1_000 };

const connect = async ({ host, port, tls, login }: SmtpServer, { connectMs, answerMs }: SmtpTimeouts) => {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    pool: true,
    host,
    port,
    secure: tls === 'from-the-start',
    requireTLS: tls === 'required',
    tls: { minVersion: 'TLSv1.2' },
    ...(login === undefined ? {} : { auth: { user: login.user, pass: login.password }, forceAuth: true }),
    maxConnections: limits.connections,
    // One more try for a kept connection that turns out to be dead.
    maxRequeues: 1,
    idleTimeout: 30_000,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: answerMs,
    socketCloseTimeout: 1_000,
  });
};

const within = async <T>(ms: number, work: Promise<T>): Promise<T> => {
  const done = new AbortController();
  const late = sleep(ms, undefined, { signal: done.signal }).then(() => Promise.reject(unavailable('ETIMEDOUT')));
  return Promise.race([work, late]).finally(() => done.abort());
};

/**
 * Mail by an SMTP server. One that is away, late or never answers gives AppError `unavailable` within the timeouts
 * (`connectMs` and `answerMs` for the whole of a message), also here at the start; the next message tries again by itself.
 * @throws when the server refuses our user and password, or TLS as it is asked for.
 */
export const smtpMailer = async ({ server, from, logger, timeouts = smtpTimeouts }: SmtpMailerOptions): Promise<Mailer> => {
  const name = `${server.host}:${server.port}`;
  const totalMs = timeouts.connectMs + timeouts.answerMs;
  const transport = await connect(server, timeouts);
  const failures = smtpFailures(name, logger);
  let waiting = 0;

  await within(totalMs, transport.verify()).catch((error: unknown) => {
    if (isMisconfigured(error)) throw new Error(`the mail server ${name} refuses our configuration: ${reasonOf(error)}`);
    failures.toMailError(error);
  });

  const send = async (message: MailMessage): Promise<void> => {
    checkMessage(message);
    if (waiting >= limits.waiting) throw unavailable('too many messages wait');
    waiting += 1;
    try {
      await transport.sendMail({ ...composeMessage(message, from), signal: AbortSignal.timeout(totalMs) });
    } catch (error) {
      throw failures.toMailError(error, message.id);
    } finally {
      waiting -= 1;
    }
    failures.answered();
    logger.info({ mail: message.id }, 'mail sent');
  };
  // The pool fails what waits in it when it is closed.
  return closableMailer(send, () => transport.close());
};
