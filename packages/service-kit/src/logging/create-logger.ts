import { currentRequest, type Logger } from '@paltu/kernel';
import { pino } from 'pino';
import { hideAddresses } from './hide-addresses.ts';
import { standardOutput } from './standard-output.ts';

const redacted = ['password', 'token', 'refreshToken', 'authorization', 'email', 'phone', 'address'];

/** Where PostgreSQL quotes the row that it refused. */
const quotesOfDatabase = ['err.detail', 'err.where'];

/** A logger that writes one JSON line per entry to standard output, with the request's id where there is one. */
export const createLogger = (options: { service: string; level: string }): Logger =>
  pino(
    {
      level: options.level,
      base: { service: options.service },
      hooks: { streamWrite: hideAddresses },
      redact: { paths: [...quotesOfDatabase, ...redacted.flatMap((name) => [name, `*.${name}`])], censor: '[redacted]' },
      mixin: () => {
        const request = currentRequest();
        return request === undefined ? {} : { requestId: request.requestId };
      },
    },
    standardOutput(),
  );
