import type { Knex } from 'knex';

/** What PostgreSQL notes of a session, in `pg_stat_activity`. */
export interface NotedSession {
  readonly application_name?: string;
  readonly state?: string;
}

/**
 * The server ends the sessions of this database, but for the one that asks, as a restart does: all of them, or those that are noted like
 * that. Other tests share the server, and have sessions of the same names.
 */
export const endSessions = async (database: Knex, noted: NotedSession = {}): Promise<void> => {
  await database('pg_stat_activity')
    .whereRaw('datname = current_database() and pid <> pg_backend_pid()')
    .where(noted)
    .select(database.raw('pg_terminate_backend(pid)'));
};
