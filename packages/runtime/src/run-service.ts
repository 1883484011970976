import { enableCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';
import { silentLogger, type Logger } from '@paltu/kernel';
import { connectDatabase } from '@paltu/persistence';
import { createLogger, loadConfig, runProcess, type Running } from '@paltu/service-kit';
import { startTelemetry } from '@paltu/telemetry';
import { environment } from './config.ts';
import { serviceParts, type ServiceConfig, type ServiceDefinition, type ServiceParts } from './define-service.ts';
import { startService, type Wiring } from './start-service.ts';

type Variables = Readonly<Record<string, string | undefined>>;

interface Start {
  readonly logger: Logger;
  readonly start: () => Promise<Running>;
}

const startOf = <Config extends ServiceConfig>(definition: ServiceDefinition<Config>, variables: Variables, wiring?: Wiring): Start => {
  const config = loadConfig(definition.config, variables);
  const logger = createLogger({ service: definition.name, level: config.LOG_LEVEL });
  return {
    logger,
    start: async () => {
      const telemetry = await startTelemetry({ service: definition.name, config, logger });
      const service = await startService({ definition, config, logger, wiring, telemetry });
      return { close: () => service.close().finally(telemetry.close) };
    },
  };
};

/** Where this process runs several services: the variables of each, and how those start that were loaded so far. */
let together: { readonly variablesOf: ReadonlyMap<string, Variables>; readonly starts: Start[] } | undefined;

/**
 * Runs a service until it is stopped; the promise does not reject: a start that fails is logged and ends the process. In a process of
 * several services it starts with the others.
 * @throws ConfigError, at once, that names every variable that is missing or wrong.
 */
export const runService = async <Config extends ServiceConfig>(definition: ServiceDefinition<Config>, wiring?: Wiring): Promise<void> => {
  if (together !== undefined) {
    together.starts.push(startOf(definition, together.variablesOf.get(definition.name) ?? {}, wiring));
    return;
  }
  enableCompileCache();
  const { logger, start } = startOf(definition, environment, wiring);
  await runProcess(logger, start);
};

/** One service of a process that runs several. */
export interface ServiceOfProcess {
  readonly name: string;
  /** Its entry file, absolute. */
  readonly main: string;
  /** All its variables: those of the process do not count for it. */
  readonly environment: Variables;
}

/**
 * Runs several services in this process until it is stopped. Each keeps its port, database, relay, log lines and metrics; what ends one of
 * them ends all, and the supervisor starts them again.
 * @throws ConfigError as `runService` does
 */
export const runServices = async (services: readonly ServiceOfProcess[]): Promise<void> => {
  enableCompileCache();
  const starts: Start[] = [];
  together = { variablesOf: new Map(services.map((one) => [one.name, one.environment])), starts };
  for (const { main } of services) await import(pathToFileURL(main).href);
  const [first] = starts;
  if (first === undefined) throw new Error('SERVICES names no service');
  await runProcess(first.logger, async () => {
    const running = await Promise.all(starts.map(({ start }) => start()));
    return { close: async () => void (await Promise.all(running.map((one) => one.close()))) };
  });
};

export interface Command<Config extends { readonly DATABASE_URL: string }> {
  /** Whose database it works on. */
  readonly service: string;
  /** By which PostgreSQL knows its connection: `auth rotate-keys`. */
  readonly name: string;
  readonly readConfig: () => Config;
  /** Carries it out; returns what to print. */
  readonly work: (parts: ServiceParts, config: Config) => Promise<string>;
  /** What to print when it failed. */
  readonly explain: (error: unknown) => string;
}

/** Runs a command beside the service, on its database; ends with 1 when it fails. */
export const runCommand = async <Config extends { readonly DATABASE_URL: string }>(command: Command<Config>): Promise<void> => {
  const { service, name, readConfig, work, explain } = command;
  const carryOut = async (): Promise<string> => {
    const config = readConfig();
    const database = connectDatabase({ url: config.DATABASE_URL, applicationName: name, logger: silentLogger, poolMax: 1 });
    try {
      return await work(serviceParts({ name: service, database, logger: silentLogger }), config);
    } finally {
      await database.destroy();
    }
  };
  try {
    process.stdout.write(`${await carryOut()}\n`);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
};

/** The last words to print when it failed. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
