import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PromMetrics } from './prom-metrics.ts';

export interface MetricsAddress {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
}

export interface ServedMetrics {
  readonly port: number;
  close(): Promise<void>;
}

const begin = (server: Server, { host, port }: MetricsAddress): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

/** Answers `GET /metrics` on a port of its own, which no visitor reaches. Rejects when the port is taken. */
export const serveMetrics = async (metrics: PromMetrics, address: MetricsAddress): Promise<ServedMetrics> => {
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await begin(server, address);
  // Measuring keeps no process alive.
  server.unref();
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
