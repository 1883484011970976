import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { metricDefinitions, type MetricName, type Metrics } from './metrics.ts';

/** In seconds: from a row by its key to the longest wait for a service that uploads go to. */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 90];
const readLimitMs = 2_000;

export interface PromMetrics extends Metrics {
  readonly contentType: string;
  /** In the text format of Prometheus. */
  text(): Promise<string>;
}

interface AnyReading {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}
type Read = () => readonly AnyReading[] | Promise<readonly AnyReading[]>;

const inTime = async (read: Read): Promise<readonly AnyReading[]> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('too late')), readLimitMs);
  return Promise.race([(async () => read())(), late.promise]).finally(() => clearTimeout(timer));
};

/** Each instrument is made at its first use: a metric that a process never counts is not in its answer. */
const onFirstUse = <Instrument>(make: (name: MetricName) => Instrument) => {
  const made = new Map<MetricName, Instrument>();
  return (name: MetricName): Instrument => {
    const instrument = made.get(name) ?? make(name);
    made.set(name, instrument);
    return instrument;
  };
};

const fill = async (gauge: Gauge, { labels }: { labels: readonly string[] }, read: Read): Promise<void> => {
  // A label of something that is gone does not stay.
  gauge.reset();
  try {
    for (const { labels: values, value } of await inTime(read)) gauge.set(values, value);
  } catch {
    if (labels.length === 0) gauge.set(Number.NaN);
  }
};

/** Metrics of one process, or in tests of one service, kept by prom-client; with its metrics of Node and of the process. */
export const promMetrics = (service: string): PromMetrics => {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  const options = (name: MetricName) => {
    const { help, labels } = metricDefinitions[name];
    return { name, help, labelNames: [...labels], registers: [registry] };
  };
  const counter = onFirstUse((name) => new Counter(options(name)));
  const histogram = onFirstUse((name) => new Histogram({ ...options(name), buckets: durationBuckets }));
  return {
    count: (name, labels) => counter(name).inc(labels),
    add: (name, labels, by) => counter(name).inc(labels, by),
    observe: (name, labels, seconds) => histogram(name).observe(labels, seconds),
    watch: (name, read) => {
      new Gauge({
        ...options(name),
        async collect() {
          await fill(this, metricDefinitions[name], read);
        },
      });
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
};

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
