import { currentRequest, type Logger } from '@paltu/kernel';
import { pino, stdTimeFunctions, type DestinationStream } from 'pino';

const atDomain = /(?:@|%40)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,5}\.[a-z]{2,24}/gi;
const ofName = /[\w.!#$&'*+^~%-]/;
const longestName = 64;

/** Characters at `start` that end an escape begun before it: in `\n` the n, in `\u0001` its digits. */
const restOfEscape = (line: string, start: number): number => {
  const [begun] = /\\(?:u[0-9a-f]{0,3})?$/i.exec(line.slice(Math.max(0, start - 5), start)) ?? [];
  if (begun === undefined) return 0;
  if (begun.length > 1) return 6 - begun.length;
  return line[start] === 'u' ? 5 : 1;
};

/** Where the name before the @ at `at` begins; not before `from`. */
const beginOfName = (line: string, at: number, from: number): number => {
  let start = at;
  while (start > from && at - start < longestName && ofName.test(line.charAt(start - 1))) start -= 1;
  return Math.min(at, start + restOfEscape(line, start));
};

/**
 * A line of JSON without the e-mail addresses in it, wherever they stand: in the words of a mail server, in what somebody typed into
 * the address bar.
 */
const hideAddresses = (line: string): string => {
  let hidden = '';
  let end = 0;
  for (const found of line.matchAll(atDomain)) {
    hidden += `${line.slice(end, beginOfName(line, found.index, end))}[redacted]`;
    end = found.index + found[0].length;
  }
  return end === 0 ? line : hidden + line.slice(end);
};

const keptBytes = 1_000_000;

/** Lines are written together, for each write costs as much as making several of them. */
const togetherBytes = 8 * 1024;
const togetherMs = 200;

/** By it pino knows a destination that wants the level of each line, in `lastLevel`. */
const withLevel = Symbol.for('pino.metadata');
const warningLevel = 40;

/**
 * Standard output as the library opens it by itself, but on a full disk lines are lost, not the process: the library would end it at
 * the first line that cannot be written, and as it ends wait for room without end. Lines wait for others, up to 8 KB or 200 ms, but not
 * from a warning on, nor as the process ends. Not by the library's `periodicFlush`, which goes on while nothing is logged.
 */
const standardOutput = (): DestinationStream => {
  const output = pino.destination({ fd: 1, sync: false, minLength: togetherBytes, maxLength: keptBytes });
  const { flushSync } = output;
  output.on('error', () => void (output.flushSync = () => undefined));
  output.on('write', () => void (output.flushSync = flushSync));
  // What it kept is written again with a new line only, and it takes no new line while it keeps too much.
  output.on('drop', () => void output.write(''));
  let isNew = false;
  let timer: NodeJS.Timeout | undefined;
  const flushSoon = (): void => void (timer ??= setTimeout(flush, togetherMs).unref());
  const flush = (): void => {
    timer = undefined;
    output.flush();
    // What came during a write waits for a flush after it.
    if (isNew) flushSoon();
    isNew = false;
  };
  const destination = {
    [withLevel]: true,
    lastLevel: 0,
    write: (line: string): void => {
      output.write(line);
      isNew = true;
      if (destination.lastLevel >= warningLevel) output.flush();
      flushSoon();
    },
  };
  return destination;
};

/** One for all loggers of a process, so that its lines stay in their order. */
let opened: DestinationStream | undefined;

const redacted = ['password', 'token', 'refreshToken', 'authorization', 'email', 'phone', 'address'];

/** Where PostgreSQL quotes the row that it refused. */
const quotesOfDatabase = ['err.detail', 'err.where'];

interface LoggerOptions {
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
export const createLogger = ({ service, level, output = (opened ??= standardOutput()) }: LoggerOptions): Logger =>
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
