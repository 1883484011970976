import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@paltu/local-postgres';
import { isDemoExposed } from '../../../demo/src/config.ts';
import { demoLogins } from '../../../demo/src/members.ts';
import { programFile } from '../../../services/src/program-file.ts';
import { variableOf } from '../../../services/src/read-services.ts';
import type { LocalConfig } from '../config.ts';
import type { DataFolder } from '../data-folder.ts';
import type { EngineVariables } from '../engines.ts';
import type { Product, ServiceRow } from '../services.ts';
import { takePublicPort, holdPorts, type HeldPort } from './held-ports.ts';
import { leanAllocator, leanFlags } from './lean-process.ts';
import { firstSocket, type ProcessSpec } from './supervised-process.ts';

interface Surroundings {
  readonly config: LocalConfig;
  readonly data: DataFolder;
  readonly engineVariables: EngineVariables;
  readonly placed: PlacedProduct;
  readonly webDirectory: string;
}

interface ProductSpecs {
  /** One process for all of them, or one for each, as the configuration has it. */
  readonly services: readonly ProcessSpec[];
  readonly gateway: ProcessSpec;
  /** The variables of the gateway and of each service, by name. */
  readonly environments: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Base address of each process, by its name. */
  readonly urls: Readonly<Record<string, string>>;
  /** Where each of them serves its metrics, by name. */
  readonly metrics: Readonly<Record<string, string>>;
  /** The process that each of them runs in, by name. */
  readonly processes: Readonly<Record<string, string>>;
}

/** Mails lie in a folder, for the developer to open. */
const mailVariables = ({ config, data, placed: [{ port }] }: Surroundings): Record<string, string> => ({
  MAIL_DIR: data.folder('mails'),
  MAIL_FROM: 'Paltu <no-reply@paltu.example>',
  PUBLIC_URL: config.inherited['PUBLIC_URL'] ?? `http://localhost:${port}`,
});

/** One process of a row. */
interface Placed {
  readonly name: string;
  readonly row: ServiceRow;
  /** The process that it runs in. */
  readonly process: string;
  readonly host: string;
  readonly port: number;
  /** The descriptor of its socket. */
  readonly socket: number;
  /** By which the gateway calls it, and its descriptor; without it that calls by the port. */
  readonly path: string | undefined;
  readonly unixSocket?: number | undefined;
  readonly metricsPort: number;
}

const namesOf = ({ name, replicas = 1 }: ServiceRow): string[] =>
  Array.from({ length: replicas }, (_, index) => (index === 0 ? name : `${name}-${index + 1}`));

const loopback = '127.0.0.1';

/** The process of several services. */
const sharedProcess = 'services';

/** Second instances, and what `runService` does not run, stay processes of their own. */
const processOf = (name: string, row: ServiceRow, { processes }: LocalConfig): string =>
  processes === 'one' && name === row.name && row.runsAlone !== true ? sharedProcess : name;

/** PostgreSQL works on the same cores: more connections make each question slower, and hold memory. */
const poolOfCores = Math.min(10, 4 + availableParallelism());

/** One event loop asks for less at once than eight. */
const poolsTogether = { DATABASE_POOL: '4', DATABASE_READ_POOL: '3', DATABASE_SEARCH_POOL: '2' };

const poolsOf = ({ processes }: LocalConfig): Record<string, string> =>
  processes === 'one' ? poolsTogether : { DATABASE_POOL: String(poolOfCores) };

/** Every process of the product, the gateway first. */
type PlacedProduct = readonly [Placed, ...Placed[]];

/** In bytes, of macOS with its end; longer ones cannot be bound. */
const longestPath = 103;

/** The Unix socket of a process: a call by it takes less than by a port. Undefined where its name would be too long, or a list of addresses. */
const socketPathOf = (folder: string, name: string): string | undefined => {
  const path = join(folder, `${name}.sock`);
  return Buffer.byteLength(path) > longestPath || path.includes(',') ? undefined : path;
};

/** Gives every process ports of its own, which are held from now on: they stay the same, and taken, for as long as the supervisor lives. */
export const placeProduct = async ({ gateway, services }: Product, config: LocalConfig, data: DataFolder): Promise<PlacedProduct> => {
  const folder = data.folder('run/sockets');
  const own = services.flatMap((row) =>
    namesOf(row).map((name) => ({ name, row, process: processOf(name, row, config), host: loopback, path: socketPathOf(folder, name) })),
  );
  const held = await takePublicPort(config.host, config.port, (port) =>
    holdPorts([{ host: config.host, port }, ...own.map(({ host, path }) => ({ host, port: 0, path }))]),
  );
  // A gateway that listens on every address is asked on loopback.
  const host = ['0.0.0.0', '::'].includes(config.host) ? loopback : config.host;
  const all = [{ name: gateway.name, row: gateway, process: gateway.name, host, path: undefined }, ...own];
  const placed = all.map(async (one, index) => ({ ...one, ...(held.ports[index] as HeldPort), metricsPort: await findFreePort() }));
  return (await Promise.all(placed)) as unknown as PlacedProduct;
};

const urlOf = ({ host, port }: Placed): string => `http://${host}:${port}`;

/** How the gateway calls it. */
const gatewayAddressOf = (placed: Placed): string =>
  placed.path === undefined || placed.unixSocket === undefined ? urlOf(placed) : `unix:${placed.path}`;

/** Where the services are that a process knows: the gateway spreads calls over all of them, others need one. */
const addressesFor = ({ knows }: ServiceRow, all: readonly Placed[], isGateway: boolean): Record<string, string> =>
  Object.fromEntries(
    knows.flatMap((name) => {
      const urls = all.filter(({ row }) => row.name === name).map(isGateway ? gatewayAddressOf : urlOf);
      return urls.length === 0 ? [] : [[variableOf(name, 'URL'), isGateway ? urls.join(',') : (urls[0] ?? '')]];
    }),
  );

const specOf = (placed: Placed, addresses: Readonly<Record<string, string>>, around: Surroundings): ProcessSpec => {
  const { config, data, engineVariables } = around;
  const { name, row, port, socket, unixSocket, metricsPort } = placed;
  return {
    name,
    command: [...leanFlags, programFile(row.entry)],
    directory: config.root,
    sockets: unixSocket === undefined ? [socket] : [socket, unixSocket],
    environment: {
      ...poolsOf(config),
      ...demoAidsOf(config, row),
      ...config.inherited,
      ...(config.dev ? { CHECK_ANSWERS: '1' } : {}),
      ...leanAllocator,
      NODE_ENV: 'production',
      LOG_LEVEL: config.logLevel,
      HOST: '127.0.0.1',
      PORT: String(port),
      ...(unixSocket === undefined ? {} : { SOCKET_FD: String(firstSocket + 1) }),
      METRICS_PORT: String(metricsPort),
      ...engineVariables(row),
      ...addresses,
      ...(row.sendsMail === true ? mailVariables(around) : {}),
      ...row.variables?.(data, name),
    },
    readyUrls: [`${urlOf(placed)}/readyz`],
    aliveUrl: `${urlOf(placed)}/livez`,
  };
};

/**
 * One process for services that have one instance each: an event loop, a heap and a compiled copy of the packages in place of eight. Each
 * keeps the variables and the socket that it has alone.
 */
const specOfAll = (specs: readonly ProcessSpec[], { config }: Surroundings): ProcessSpec => ({
  name: sharedProcess,
  command: [...leanFlags, programFile('packages/runtime/src/services-main.ts')],
  directory: config.root,
  sockets: specs.flatMap(({ sockets = [] }) => sockets),
  environment: {
    ...config.inherited,
    ...leanAllocator,
    NODE_ENV: 'production',
    SERVICES: JSON.stringify(
      specs.map(({ name, command, environment, sockets = [] }, index) => {
        const first = firstSocket + specs.slice(0, index).flatMap((before) => before.sockets ?? []).length;
        const descriptors = { LISTEN_FD: String(first), ...(sockets.length > 1 ? { SOCKET_FD: String(first + 1) } : {}) };
        return { name, main: command.at(-1), environment: { ...environment, ...descriptors } };
      }),
    ),
  },
  readyUrls: specs.flatMap(({ readyUrls = [] }) => readyUrls),
  aliveUrl: specs[0]?.aliveUrl,
});

/** Not where a proxy shows the site to others. */
const bringsDemo = ({ demo, inherited, isDemoPublic }: LocalConfig): boolean =>
  demo && !isDemoExposed(inherited['TRUSTED_PROXIES'], isDemoPublic);

/** Where the demo data are brought in: the login that the login page offers, and by what their calls are known, another at each start. */
const demoVariablesOf = (config: LocalConfig): Record<string, string> =>
  bringsDemo(config)
    ? { DEMO_LOGIN: `${demoLogins.member.email} ${demoLogins.member.password}`, DEMO_PASS: randomBytes(32).toString('base64url') }
    : {};

/** Shown to who pays by transfer; its IBAN is the one of every example. */
const demoAccount = 'DEMO ACCOUNT, do not send money: Paltu demo, IBAN PK36 SCBL 0000 0011 2345 6702';

/** For the demo data: pictures that services need not decode, and an account, so that each way to pay is there. */
const demoAidsOf = (config: LocalConfig, { keepsFiles }: ServiceRow): Record<string, string> =>
  bringsDemo(config) && keepsFiles === true
    ? { PREPARED_PICTURES: join(config.root, 'deploy/demo/pictures'), BANK_TRANSFER_TO: demoAccount }
    : {};

/** What every process is started with. */
export const productSpecs = (product: Product, around: Surroundings): ProductSpecs => {
  const { config, placed: all, webDirectory } = around;
  const [placedGateway, ...services] = all;
  const bare = specOf(placedGateway, addressesFor(product.gateway, services, true), around);
  const gateway = { ...bare, environment: { ...bare.environment, ...demoVariablesOf(config), HOST: config.host, WEB_DIR: webDirectory } };
  const specsOf = (isWanted: (process: string) => boolean): ProcessSpec[] =>
    services.filter(({ process }) => isWanted(process)).map((one) => specOf(one, addressesFor(one.row, services, false), around));
  const shared = specsOf((process) => process === sharedProcess);
  const alone = specsOf((process) => process !== sharedProcess);
  return {
    services: [...(shared.length === 0 ? [] : [specOfAll(shared, around)]), ...alone],
    gateway,
    environments: Object.fromEntries([gateway, ...shared, ...alone].map(({ name, environment }) => [name, environment])),
    urls: Object.fromEntries(all.map((one) => [one.name, urlOf(one)])),
    metrics: Object.fromEntries(all.map(({ name, metricsPort }) => [name, `http://127.0.0.1:${metricsPort}/metrics`])),
    processes: Object.fromEntries(all.map(({ name, process }) => [name, process])),
  };
};
