import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';
import { dependencyTimeouts, type Logger } from '@paltu/kernel';
import { Kafka, logLevel, type ISocketFactory, type LogEntry, type SASLOptions } from 'kafkajs';
import type { LookupAddress } from 'node:dns';
import { lookup as lookUpAddresses } from 'node:dns/promises';
import { connect, type LookupFunction } from 'node:net';

interface KafkaServers {
  readonly brokers: string[];
  /** Who connects, and how that is proved; undefined for brokers that ask nobody who they are. */
  readonly login:
    { readonly mechanism: 'scram-sha-512' | 'scram-sha-256' | 'plain'; readonly username: string; readonly password: string } | undefined;
}

const shape =
  /^kafka:\/\/(?:([^\s,:/@]+):([^\s,:/@]+)@)?([^\s,:/@]+:\d{1,5}(?:,[^\s,:/@]+:\d{1,5})*)\/?(?:\?mechanism=(plain|scram-sha-256))?$/;

/**
 * The parts of `kafka://[user:password@]host:port[,host:port…][?mechanism=plain]`. Passwords are proved by SCRAM-SHA-512 unless it asks for
 * `plain`, or for `scram-sha-256`, as integrators do; user and password are percent-encoded where they need it.
 * @throws Error for any other text, without repeating it.
 */
export const parseKafkaUrl = (url: string): KafkaServers => {
  const found = shape.exec(url);
  if (found === null) throw new Error('the address of a Kafka bus is kafka://user:password@host:port, with more brokers after commas');
  const [, username, password, brokers = '', mechanism = 'scram-sha-512'] = found;
  const login =
    username === undefined || password === undefined
      ? undefined
      : {
          mechanism: mechanism as 'scram-sha-512' | 'scram-sha-256' | 'plain',
          username: decodeURIComponent(username),
          password: decodeURIComponent(password),
        };
  return { brokers: brokers.split(','), login };
};

/** The same brokers, for another login that is proved by SCRAM-SHA-512. @throws Error as `parseKafkaUrl` */
export const kafkaUrlAs = (url: string, { name, password }: { readonly name: string; readonly password: string }): string =>
  `kafka://${encodeURIComponent(name)}:${encodeURIComponent(password)}@${parseKafkaUrl(url).brokers.join(',')}`;

/**
 * kafkajs 2.2.4 checks the queue of each connection every millisecond, also while nothing waits in it: a negative delay, of
 * which Node warns on the console, and 4 % of a processor in an idle process. With this patch it checks only when something waits.
 */
const quietRequestQueue = (): void => {
  const { prototype } = RequestQueue;
  const schedule = prototype.scheduleCheckPendingRequests;
  prototype.scheduleCheckPendingRequests = function (this: RequestQueue): void {
    if (this.pending.length > 0) schedule.call(this);
  };
};

quietRequestQueue();

/**
 * Looks a name up once for all who ask meanwhile. Node looks two names up at once and no more, and the name of a server that is away may
 * take the name server ten seconds: look-ups by each client of such a server would hold up those of every other one.
 */
export const sharedLookups = (
  lookUp: (host: string) => Promise<LookupAddress[]> = (host) => lookUpAddresses(host, { all: true }),
): LookupFunction => {
  const running = new Map<string, Promise<LookupAddress[]>>();
  const find = (host: string): Promise<LookupAddress[]> => {
    const known = running.get(host);
    if (known !== undefined) return known;
    const found = lookUp(host).finally(() => running.delete(host));
    running.set(host, found);
    return found;
  };
  return (host, { all = false }, done) => {
    find(host).then(
      (found) => (all ? done(null, found) : done(null, found[0]?.address ?? '', found[0]?.family)),
      (error: NodeJS.ErrnoException) => done(error, []),
    );
  };
};

const closeTimeoutMs = 2_000;
const keepAliveDelayMs = 60_000;
const lookup = sharedLookups();

/**
 * Sockets that are destroyed two seconds after they were ended: the library leaves those of a silent broker open for ever. It ends one for each
 * request that fails with it, of which Node would warn on the console: only the first time counts.
 */
export const shortLivedSockets: ISocketFactory = ({ host, port, onConnect }) => {
  const socket = connect({ host, port, lookup }, onConnect);
  socket.setKeepAlive(true, keepAliveDelayMs);
  const [end, unref] = [socket.end.bind(socket), socket.unref.bind(socket)];
  socket.end = (): typeof socket => {
    if (socket.writableEnded) return socket;
    const timer = setTimeout(() => socket.destroy(), closeTimeoutMs).unref();
    socket.once('close', () => clearTimeout(timer));
    return end();
  };
  socket.unref = (): typeof socket => (socket.destroyed ? socket : unref());
  return socket;
};

export interface KafkaAddress {
  /** `kafka://user:password@host:port[,host:port…]` */
  readonly url: string;
  /** Names this process in the broker's log and quotas. */
  readonly clientId: string;
  readonly logger: Logger;
}

/** Lines of the library are for debugging; the adapter logs what an operator must know. */
const quietly = (logger: Logger) => () => {
  return ({ namespace, log }: LogEntry): void =>
    logger.debug({ part: namespace, reason: log['error'] as unknown }, `kafkajs: ${log.message}`);
};

/** The library, with our timeouts, few retries of its own and nothing on the console. */
export const kafkaClient = ({ url, clientId, logger }: KafkaAddress): Kafka => {
  const { brokers, login } = parseKafkaUrl(url);
  return new Kafka({
    clientId,
    brokers,
    ...(login === undefined ? {} : { sasl: login as SASLOptions }),
    connectionTimeout: dependencyTimeouts.bus.connect,
    requestTimeout: dependencyTimeouts.bus.response,
    enforceRequestTimeout: true,
    socketFactory: shortLivedSockets,
    // All five: what is left out comes from a table that depends on NODE_ENV.
    retry: { retries: 1, initialRetryTime: 100, maxRetryTime: 500, factor: 0.2, multiplier: 2 },
    logLevel: logLevel.WARN,
    logCreator: quietly(logger),
  });
};
