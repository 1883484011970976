import { setTimeout as sleep } from 'node:timers/promises';
import { AppError, dependencyTimeouts, invalidInput, presence, type Logger } from '@paltu/kernel';
import { checkMessage, closableMailer, composeMessage, unavailable, type MailAddress, type Mailer, type MailMessage } from './mailer.ts';

/** An SMTP server, and how to speak with it. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** `required` and `when-offered` are STARTTLS. The server's certificate is checked in every case. */
  readonly tls: 'from-the-start' | 'required' | 'when-offered';
  readonly login: { readonly user: string; readonly password: string } | undefined;
}

export const smtpUrlShape = 'smtp://user:password@host:587 or smtps://user:password@host:465';

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** The login of a URL: undefined when there is none, false when it is half or malformed. */
const loginOf = ({ username, password }: URL): SmtpServer['login'] | false => {
  if (username === '' && password === '') return undefined;
  const login = { user: decoded(username) ?? '', password: decoded(password) ?? '' };
  return login.user !== '' && login.password !== '' && login;
};

/** A password is not sent in the clear unless the URL asks for `requireTLS=false`. */
const tlsOf = ({ protocol, searchParams }: URL, login: SmtpServer['login']): SmtpServer['tls'] => {
  if (protocol === 'smtps:') return 'from-the-start';
  const asked = searchParams.get('requireTLS') ?? String(login !== undefined);
  return asked === 'true' ? 'required' : 'when-offered';
};

const isWhole = ({ protocol, hostname, pathname, search, hash }: URL): boolean =>
  /^smtps?:$/.test(protocol) &&
  hostname !== '' &&
  ['', '/'].includes(pathname) &&
  hash === '' &&
  (search === '' || (protocol === 'smtp:' && /^\?requireTLS=(true|false)$/.test(search)));

/** Reads `smtp://user:password@host:port` (`?requireTLS=true|false`) or `smtps://…`; undefined when it is neither. */
export const readSmtpUrl = (text: string): SmtpServer | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const login = url === undefined ? undefined : loginOf(url);
  if (url === undefined || login === false || !isWhole(url)) return undefined;
  const tls = tlsOf(url, login);
  const port = url.port === '' ? (tls === 'from-the-start' ? 465 : 587) : Number(url.port);
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port, tls, login };
};

/** What nodemailer reports of a failure. */
interface SmtpError {
  readonly code?: string;
  readonly originalCode?: string;
  readonly command?: string;
  readonly response?: unknown;
  readonly responseCode?: number;
}

/** Of RFC 3463: `5.7.1`. */
const enhancedCodeOf = ({ response }: SmtpError): string | undefined => /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(response))?.[1];

/**
 * A failure in codes: `EAUTH 535 5.7.8 AUTH PLAIN`, `ESOCKET ECONNREFUSED CONN`. Never the server's own words, which may
 * hold an address, nor ours, which may hold what we sent.
 */
export const reasonOf = (error: unknown): string => {
  const { code, originalCode, command, responseCode } = error as SmtpError;
  const reason = [code, originalCode, responseCode, enhancedCodeOf(error as SmtpError), command]
    .filter((part) => part !== undefined)
    .join(' ');
  return reason === '' ? 'unknown' : reason;
};

const isPermanent = ({ responseCode = 0 }: SmtpError): boolean => responseCode >= 500 && responseCode !== 503;

/**
 * Not this recipient: the server hands on no mail of ours. Without such a code it cannot be distinguished from an address that is not
 * there.
 */
const isRelayRefused = (error: SmtpError): boolean =>
  error.command === 'RCPT TO' && isPermanent(error) && enhancedCodeOf(error)?.startsWith('5.7.') === true;

/** Whether the server and our configuration do not fit: user and password, our sender, TLS, mail for others. Only an operator can help. */
export const isMisconfigured = (error: unknown): boolean => {
  const { code = '', originalCode = '', command } = error as SmtpError;
  if (isRelayRefused(error as SmtpError)) return true;
  if (code === 'EAUTH' || command === 'MAIL FROM') return isPermanent(error as SmtpError) && (error as SmtpError).responseCode !== 552;
  return (code === 'ETLS' && command === 'STARTTLS') || /CERT|SIGNATURE|^ERR_(TLS|SSL)/.test(originalCode);
};

const isRecipientRefused = (error: SmtpError): boolean => error.command === 'RCPT TO' && isPermanent(error);
const isMessageRefused = (error: SmtpError): boolean =>
  error.code === 'EMESSAGE' ? isPermanent(error) || error.responseCode === undefined : error.code === 'EENVELOPE' && isPermanent(error);

const refusal = (error: SmtpError): AppError | undefined => {
  const reason = reasonOf(error);
  if (isRecipientRefused(error)) {
    return invalidInput([{ path: 'to.address', code: 'mail.recipient-refused', msg: reason }]);
  }
  if (isMessageRefused(error)) {
    return invalidInput([{ path: 'text', code: 'mail.message-refused', msg: reason }]);
  }
  return undefined;
};

/** How failures of a server become those of the port. */
export interface SmtpFailures {
  /** The server's reply that it took a message. */
  answered(): void;
  /** AppError `invalid` when the server refuses the message or its recipient for good, else `unavailable`. */
  toMailError(error: unknown, id?: string): AppError;
}

/** Failures of `server` (`host:port`); going away and coming back is logged once each, however many messages see it. */
export const smtpFailures = (server: string, logger: Logger): SmtpFailures => {
  const { answered, failed } = presence(logger, { server }, { away: 'the mail server is away', back: 'the mail server is back' });
  return {
    answered,
    toMailError: (error, id) => {
      if (error instanceof AppError) return error;
      const reason = reasonOf(error);
      const { responseCode = 421 } = error as SmtpError;
      if (isMisconfigured(error)) logger.error({ server, reason }, 'the mail server refuses our configuration');
      else {
        const refused = refusal(error as SmtpError);
        if (refused !== undefined) return refused;
        if (responseCode === 421) failed(reason);
        else logger.warn({ server, reason, mail: id }, 'the mail server puts a message off');
      }
      return unavailable(reason);
    },
  };
};

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
