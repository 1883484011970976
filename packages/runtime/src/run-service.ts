import { enableCompileCache } from 'node:module';
import { silentLogger } from '@paltu/kernel';
import { connectDatabase } from '@paltu/persistence';
import { createLogger, loadConfig, runProcess } from '@paltu/service-kit';
import { startTelemetry } from '@paltu/telemetry';
import { environment } from './config.ts';
import { serviceParts, type ServiceConfig, type ServiceDefinition, type ServiceParts } from './define-service.ts';
import { startService, type Wiring } from './start-service.ts';

/**
 * Runs a service until it is stopped; the promise does not reject: a start that fails is logged and ends the process.
 * @throws ConfigError, at once, that names every variable that is missing or wrong.
 */
export const runService = <Config extends ServiceConfig>(definition: ServiceDefinition<Config>, wiring?: Wiring): Promise<void> => {
  enableCompileCache();
  const config = loadConfig(definition.config, environment);
  const logger = createLogger({ service: definition.name, level: config.LOG_LEVEL });
  return runProcess(logger, async () => {
    const telemetry = await startTelemetry({ service: definition.name, config, logger });
    const service = await startService({ definition, config, logger, wiring, telemetry });
    return { close: () => service.close().finally(telemetry.close) };
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
