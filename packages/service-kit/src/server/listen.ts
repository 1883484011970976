import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  readonly port: number;
  readonly server: Server;
  /** Takes no new connection, lets those in flight finish, cuts what still runs after `graceMs`. */
  close(graceMs?: number): Promise<void>;
}

/** Listens on `host:port` (port 0 takes a free one). Rejects when the port is taken. */
export const listen = async (app: RequestListener, address: { host: string; port: number }): Promise<Listening> => {
  const server = createServer({ keepAliveTimeout: 65_000, headersTimeout: 20_000, requestTimeout: 120_000 }, app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address.port, address.host, () => resolve());
  });
  server.on('request', (_request, response) => {
    if (!server.listening) response.setHeader('connection', 'close');
  });

  const close = (graceMs = 10_000): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => server.closeAllConnections(), graceMs);
      server.close(() => {
        clearTimeout(timer);
        resolve();
      });
      server.closeIdleConnections();
    });

  return { port: (server.address() as AddressInfo).port, server, close };
};
