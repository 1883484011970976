import { AppError, invalidInput, presence, type Logger } from '@paltu/kernel';
import { unavailable } from './unavailable.ts';

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
