import { currentRequest, type Logger } from '@paltu/kernel';
import { pino, stdTimeFunctions, type DestinationStream } from 'pino';
import { hideAddresses } from './hide-addresses.ts';
import { standardOutput } from './standard-output.ts';

const redacted = ['password', 'token', 'refreshToken', 'authorization', 'email', 'phone', 'address'];

/** Where PostgreSQL quotes the row that it refused. */
const quotesOfDatabase = ['err.detail', 'err.where'];

export interface LoggerOptions {
  readonly service: string;
  readonly level: string;
  /** Takes the lines; standard output unless given. */
  readonly output?: DestinationStream;
}

const isSecurityLine = (fields: object): boolean => 'event' in fields && String(fields.event).startsWith('security.');

/**
 * A logger that writes one JSON line per entry, its `time` by RFC 3339 in UTC: with the request's id where there is one, and a line whose `event` begins with
 * `security.` with `clientAddress` (IPv6 by its /64) as well.
 */
export const createLogger = ({ service, level, output = standardOutput() }: LoggerOptions): Logger =>
  pino(
    {
      level,
      base: { service },
      timestamp: stdTimeFunctions.isoTime,
      hooks: { streamWrite: hideAddresses },
      redact: { paths: [...quotesOfDatabase, ...redacted.flatMap((name) => [name, `*.${name}`])], censor: '[redacted]' },
      mixin: (fields) => {
        const request = currentRequest();
        if (request === undefined) return {};
        const { requestId, clientAddress } = request;
        return isSecurityLine(fields) ? { requestId, clientAddress } : { requestId };
      },
    },
    output,
  );
