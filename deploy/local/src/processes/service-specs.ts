import { join } from 'node:path';
import { findFreePort } from '@paltu/local-postgres';
import { variableOf } from '../../../services/src/variable-of.ts';
import type { LocalConfig } from '../config.ts';
import type { DataFolder } from '../data-folder.ts';
import type { EngineVariables } from '../engines/engines.ts';
import type { Product, ServiceRow } from '../services.ts';
import type { ProcessSpec } from './supervised-process.ts';

export interface Surroundings {
  readonly config: LocalConfig;
  readonly data: DataFolder;
  readonly engineVariables: EngineVariables;
  readonly publicPort: number;
  readonly webDirectory: string;
}

export interface ProductSpecs {
  readonly services: readonly ProcessSpec[];
  readonly gateway: ProcessSpec;
  /** Base address of each service and of the gateway, by name. */
  readonly urls: Readonly<Record<string, string>>;
  /** Where each of them tells its metrics, by name. */
  readonly metrics: Readonly<Record<string, string>>;
}

const addressesFor = (row: ServiceRow, urls: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(row.knows.flatMap((name) => (urls[name] === undefined ? [] : [[variableOf(name, 'URL'), urls[name]]])));

interface Ports {
  readonly port: number;
  readonly metricsPort: number;
}

const specOf = (
  row: ServiceRow,
  { port, metricsPort }: Ports,
  urls: Readonly<Record<string, string>>,
  around: Surroundings,
): ProcessSpec => {
  const { config, data, engineVariables } = around;
  return {
    name: row.name,
    command: [join(config.root, row.entry)],
    directory: config.root,
    environment: {
      NODE_COMPILE_CACHE: data.folder('cache'),
      ...config.inherited,
      ...(config.dev ? { CHECK_ANSWERS: '1' } : {}),
      NODE_ENV: 'production',
      LOG_LEVEL: config.logLevel,
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      ...engineVariables(row),
      ...addressesFor(row, urls),
      ...row.variables?.(data),
    },
    readyUrl: `${urls[row.name]}/readyz`,
    aliveUrl: `${urls[row.name]}/livez`,
  };
};

/** Gives every process its port and its variables. The ports stay the same for as long as the supervisor lives. */
export const productSpecs = async (product: Product, around: Surroundings): Promise<ProductSpecs> => {
  const ports = await Promise.all(product.services.map(() => findFreePort()));
  const metricsPorts = new Map(
    await Promise.all([product.gateway, ...product.services].map(async ({ name }) => [name, await findFreePort()] as const)),
  );
  const { config, publicPort, webDirectory } = around;
  // A gateway that listens on every address is asked on loopback.
  const gatewayHost = ['0.0.0.0', '::'].includes(config.host) ? '127.0.0.1' : config.host;
  const urls: Record<string, string> = { [product.gateway.name]: `http://${gatewayHost}:${publicPort}` };
  product.services.forEach((row, index) => {
    urls[row.name] = `http://127.0.0.1:${ports[index]}`;
  });
  const of = (row: ServiceRow, port: number): ProcessSpec =>
    specOf(row, { port, metricsPort: metricsPorts.get(row.name) as number }, urls, around);
  const gateway = of(product.gateway, publicPort);
  return {
    services: product.services.map((row, index) => of(row, ports[index] as number)),
    gateway: { ...gateway, environment: { ...gateway.environment, HOST: config.host, WEB_DIR: webDirectory } },
    urls,
    metrics: Object.fromEntries([...metricsPorts].map(([name, port]) => [name, `http://127.0.0.1:${port}/metrics`])),
  };
};
