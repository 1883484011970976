import { createServer, type ServerResponse, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import { createServer as createListener, type AddressInfo, type Server as Listener } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { silentLogger, type Logger } from '@paltu/kernel';
import type { z } from 'zod';
import type { serverConfig } from '../config.ts';

const waiting = new WeakMap<ServerResponse, (() => void)[]>();

/**
 * Calls `then` once the answer has ended or its caller has left, at once where that is so already. All who wait share one listener: Node takes more than ten for a leak,
 * and the libraries on the way of an answer have their own.
 */
export const whenClosed = (response: ServerResponse, then: () => void): void => {
  if (response.closed) return then();
  const others = waiting.get(response);
  if (others !== undefined) return void others.push(then);
  const all = [then];
  waiting.set(response, all);
  response.once('close', () => all.forEach((one) => one()));
};

/** The first step of a stop: to serve on, not ready any more, so that callers go to the replicas. */
export interface Drain {
  /** Resolves when it is over. */
  begin(): Promise<void>;
  /** For readiness: rejects once it has begun. */
  check(): Promise<void>;
}

export const drain = (seconds: number): Drain => {
  let hasBegun = false;
  return {
    begin: async () => {
      hasBegun = true;
      await sleep(seconds * 1_000);
    },
    check: async () => {
      if (hasBegun) throw new Error('it is stopping');
    },
  };
};

export interface Listening {
  readonly port: number;
  readonly server: Server;
  /** Drains; then takes no new connection, lets those in flight finish, cuts what still runs after `graceMs`. */
  close(graceMs?: number): Promise<void>;
}

/** In milliseconds. A whole request may take long: a picture of 10 MB over a slow phone line does. Its headers may not. */
const timeouts = { keepAliveTimeout: 65_000, headersTimeout: 10_000, requestTimeout: 600_000, connectionsCheckingInterval: 2_000 };

interface Address {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Of a socket that listens there already and was handed down; host and port are then its own. */
  readonly descriptor?: number | undefined;
  /** Of a Unix socket that was handed down too. */
  readonly socket?: number | undefined;
  /** What comes before it stops; nothing unless given. */
  readonly drain?: Drain;
}

/** Where a process listens, by its configuration. */
export const listenAddress = ({ HOST, PORT, LISTEN_FD, SOCKET_FD }: z.output<typeof serverConfig>): Address => ({
  host: HOST,
  port: PORT,
  descriptor: LISTEN_FD,
  socket: SOCKET_FD,
});

const stopping = new WeakSet<Server>();

/** Whether it is stopping: its answers end their connections. */
export const isStopping = (server: Server): boolean => stopping.has(server);

/** Its answer carries `Connection: close`, where its headers have not gone yet. */
const endConnection = (response: ServerResponse): void => void (response.shouldKeepAlive = false);

const begin = (server: Server, { host, port, descriptor }: Address): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(descriptor === undefined ? { host, port } : { fd: descriptor }, () => {
      server.off('error', reject);
      resolve();
    });
  });

/** Ends when the connections of all `listeners` have, which `server` serves. */
const end = async (server: Server, listeners: readonly Listener[], graceMs: number): Promise<void> => {
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  // A connection that was busy until now stays open for the next request, which is not to come.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await Promise.all(listeners.map((one) => new Promise((resolve) => one.close(resolve))));
  clearTimeout(timer);
  clearInterval(sweep);
};

/** Takes the connections of a Unix socket as if they came to the server's own port. */
const listenOnSocket = async (server: Server, descriptor: number): Promise<Listener> => {
  const own = createListener((connection) => server.emit('connection', connection));
  own.listen({ fd: descriptor });
  await once(own, 'listening');
  return own;
};

/** Listens on `host:port`, or on the socket that was handed down. Rejects when the port is taken; an error of the server after that is logged, and it goes on. */
export const listen = async (app: RequestListener, address: Address, logger: Logger = silentLogger): Promise<Listening> => {
  const server = createServer(timeouts, app);
  await begin(server, address);
  const socket = address.socket === undefined ? undefined : await listenOnSocket(server, address.socket);
  server.on('error', (error) => logger.error({ err: error }, 'the server had an error'));
  const underWay = new Set<ServerResponse>();
  // Before the app: it may have answered by the time it returns.
  server.prependListener('request', (_request, response) => {
    if (isStopping(server)) endConnection(response);
    underWay.add(response);
    whenClosed(response, () => void underWay.delete(response));
  });

  const close = async (graceMs = 10_000): Promise<void> => {
    stopping.add(server);
    underWay.forEach(endConnection);
    await address.drain?.begin();
    await end(server, socket === undefined ? [server] : [server, socket], graceMs);
  };

  return { port: (server.address() as AddressInfo).port, server, close };
};
