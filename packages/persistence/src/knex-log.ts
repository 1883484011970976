import type { Logger } from '@paltu/kernel';
import type { Knex } from 'knex';

/** What knex would print, said to our logger: it speaks of lost connections that the pool replaces, so mostly below a warning. */
export const knexLog = (logger: Logger, database: string): Knex.Logger => ({
  debug: (message: unknown) => logger.debug({ database, said: String(message) }, 'knex'),
  deprecate: (method: unknown) => logger.debug({ database, said: String(method) }, 'knex deprecation'),
  warn: (message: unknown) => logger.debug({ database, said: String(message) }, 'knex warning'),
  error: (message: unknown) => logger.warn({ database, said: String(message) }, 'knex error'),
});
