import type { Logger } from '@paltu/kernel';
import type { Knex } from 'knex';

/** What knex would print, passed to our logger: it is about lost connections that the pool replaces, so mostly below a warning. */
export const knexLog = (logger: Logger, database: string): Knex.Logger => ({
  debug: (message: unknown) => logger.debug({ database, text: String(message) }, 'knex'),
  deprecate: (method: unknown) => logger.debug({ database, text: String(method) }, 'knex deprecation'),
  warn: (message: unknown) => logger.debug({ database, text: String(message) }, 'knex warning'),
  error: (message: unknown) => logger.warn({ database, text: String(message) }, 'knex error'),
});
