import { resolve } from 'node:path';
import { isDemoWanted } from '../../demo/src/config.ts';
import { programRoot } from '../../services/src/program-file.ts';

/** What a person may set, as a variable of the shell or of make. */
export interface LocalConfig {
  /** The repository, as `run-program.ts` names it to bundles. */
  readonly root: string;
  /** Absolute; everything that is kept lies in it. */
  readonly dataDirectory: string;
  /** Address the public port listens on. */
  readonly host: string;
  /** Only when a person named one: then it must be free. */
  readonly port: number | undefined;
  readonly demo: boolean;
  /** Strangers may have the demo logins. */
  readonly isDemoPublic: boolean;
  readonly logLevel: string;
  /** Where backups lie, and how many of them are kept. */
  readonly backups: { readonly folder: string; readonly keep: number };
  /** Restart what changes while one works. */
  readonly dev: boolean;
  /** Whether all services are one process, or each is its own. */
  readonly processes: 'one' | 'each';
  /** The process that builds the site already, as `run-program.ts` has it. */
  readonly siteBuilder: number | undefined;
  /** Variables of the shell that every process inherits. */
  readonly inherited: Readonly<Record<string, string>>;
}

const inheritedNames = [
  'PATH',
  'HOME',
  'USER',
  'LANG',
  'TMPDIR',
  'NODE_OPTIONS',
  'NODE_EXTRA_CA_CERTS',
  'NODE_COMPILE_CACHE',
  'PUBLIC_URL',
  'TRUSTED_PROXIES',
  'RATE_LIMITS',
  'CORS_ORIGINS',
  'CONNECTIONS_PER_ADDRESS',
  'CONTACT_EMAIL',
  'CONTACT_PHONE',
  'CONTACT_ADDRESS',
  'CONTACT_ADDRESS_UR',
  'APP_STORE_URL',
  'GOOGLE_PLAY_URL',
  'SOCIAL_URLS',
  'DATABASE_POOL',
  'DATABASE_READ_POOL',
  'DATABASE_SEARCH_POOL',
  'CHECK_ANSWERS',
  'REQUIRE_VERIFIED_EMAIL',
  'REQUIRE_ADMIN_2FA',
  'PENDING_LISTINGS',
  'MEMBER_PICTURES_MB',
  'MEMBER_PAPERS_MB',
  'DISK_FLOOR_MB',
  'PAYMENTS',
  'COURIERS',
  'JAZZCASH_MERCHANT_ID',
  'JAZZCASH_PASSWORD',
  'JAZZCASH_SALT',
  'JAZZCASH_URL',
  'JAZZCASH_RETURN_URL',
  'BANK_TRANSFER_TO',
  'PROMO_BUDGET',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_TRACES_SAMPLER_ARG',
];

const portOf = (text: string | undefined): number | undefined => {
  if (text === undefined || text === '') return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT=${text} is not a port: it is a whole number from 1 to 65535.`);
  return port;
};

const countOf = (name: string, text: string): number => {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new Error(`${name}=${text} is not a count: it is a whole number from 1 to 9999.`);
  return Number(text);
};

const processesOf = (text: string): 'one' | 'each' => {
  if (text !== 'one' && text !== 'each') throw new Error(`PROCESSES=${text} is neither one (all services in one process) nor each.`);
  return text;
};

const given = (text: string | undefined, otherwise: string): string => (text === undefined || text === '' ? otherwise : text);

const inherited = (environment: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(inheritedNames.flatMap((name) => (environment[name] === undefined ? [] : [[name, environment[name]]])));

/** Reads the environment; a relative DATA_DIR counts from the repository. */
export const readLocalConfig = (environment: NodeJS.ProcessEnv = process.env): LocalConfig => {
  const root = resolve(given(environment.REPOSITORY, programRoot));
  const dev = given(environment.DEV, '0') === '1';
  return {
    root,
    dataDirectory: resolve(root, given(environment.DATA_DIR, '.data')),
    host: given(environment.HOST_ADDRESS, '127.0.0.1'),
    port: portOf(environment.PORT),
    demo: isDemoWanted(environment.DEMO),
    isDemoPublic: given(environment.DEMO_PUBLIC, '0') === '1',
    logLevel: given(environment.LOG_LEVEL, 'info'),
    backups: { folder: resolve(root, given(environment.BACKUP_DIR, '.backups')), keep: countOf('KEEP', given(environment.KEEP, '7')) },
    dev,
    // What changes while one works is started again alone.
    processes: dev ? 'each' : processesOf(given(environment.PROCESSES, 'one')),
    siteBuilder: environment.SITE_BUILDER === undefined ? undefined : Number(environment.SITE_BUILDER),
    inherited: inherited(environment),
  };
};
