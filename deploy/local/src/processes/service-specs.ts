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
  /** Base address of each process, by its name. */
  readonly urls: Readonly<Record<string, string>>;
  /** Where each of them tells its metrics, by name. */
  readonly metrics: Readonly<Record<string, string>>;
}

/** One process of a row. */
interface Placed {
  readonly name: string;
  readonly row: ServiceRow;
  readonly host: string;
  readonly port: number;
  readonly metricsPort: number;
}

const namesOf = ({ name, replicas = 1 }: ServiceRow): string[] =>
  Array.from({ length: replicas }, (_, index) => (index === 0 ? name : `${name}-${index + 1}`));

const place = (row: ServiceRow, host: string, port?: number): Promise<Placed[]> =>
  Promise.all(
    namesOf(row).map(async (name) => ({ name, row, host, port: port ?? (await findFreePort()), metricsPort: await findFreePort() })),
  );

const urlOf = ({ host, port }: Placed): string => `http://${host}:${port}`;

/** Where the services are that a process knows: the gateway spreads calls over all of them, others need one. */
const addressesFor = ({ knows }: ServiceRow, all: readonly Placed[], isGateway: boolean): Record<string, string> =>
  Object.fromEntries(
    knows.flatMap((name) => {
      const urls = all.filter(({ row }) => row.name === name).map(urlOf);
      return urls.length === 0 ? [] : [[variableOf(name, 'URL'), isGateway ? urls.join(',') : (urls[0] ?? '')]];
    }),
  );

const specOf = (placed: Placed, addresses: Readonly<Record<string, string>>, around: Surroundings): ProcessSpec => {
  const { config, data, engineVariables } = around;
  const { name, row, port, metricsPort } = placed;
  return {
    name,
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
      ...addresses,
      ...row.variables?.(data, name),
    },
    readyUrl: `${urlOf(placed)}/readyz`,
    aliveUrl: `${urlOf(placed)}/livez`,
  };
};

/** Gives every process its port and its variables. The ports stay the same for as long as the supervisor lives. */
export const productSpecs = async (product: Product, around: Surroundings): Promise<ProductSpecs> => {
  const { config, publicPort, webDirectory } = around;
  const services = (await Promise.all(product.services.map((row) => place(row, '127.0.0.1')))).flat();
  // A gateway that listens on every address is asked on loopback.
  const gatewayHost = ['0.0.0.0', '::'].includes(config.host) ? '127.0.0.1' : config.host;
  const [door] = (await place(product.gateway, gatewayHost, publicPort)) as [Placed];
  const gateway = specOf(door, addressesFor(product.gateway, services, true), around);
  const all = [door, ...services];
  return {
    services: services.map((one) => specOf(one, addressesFor(one.row, services, false), around)),
    gateway: { ...gateway, environment: { ...gateway.environment, HOST: config.host, WEB_DIR: webDirectory } },
    urls: Object.fromEntries(all.map((one) => [one.name, urlOf(one)])),
    metrics: Object.fromEntries(all.map(({ name, metricsPort }) => [name, `http://127.0.0.1:${metricsPort}/metrics`])),
  };
};
