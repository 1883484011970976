import { silentLogger } from '@paltu/kernel';
import { connectDatabase } from '@paltu/persistence';
import { serviceParts, type ServiceParts } from './service-parts.ts';

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
