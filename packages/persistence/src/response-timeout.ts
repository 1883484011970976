import type { Socket } from 'node:net';
import type { Knex } from 'knex';
import type { Client } from 'pg';

/** What pg knows of a connection: `readyForQuery` is false while a query is in progress. */
type ClientState = Client & { readonly readyForQuery: boolean; readonly connection: { readonly stream: Socket } };

const withoutTimeout = new WeakSet<Client>();

/**
 * Closes a connection whose server sends nothing for `ms` milliseconds during a query: frozen, or behind a network that drops
 * packets. The query rejects with an error that `isInfrastructureError` recognises. The connection is not used again, because a
 * late response would be taken for that of the next query.
 */
export const enforceResponseTimeout = (client: Client, ms: number): void => {
  const { stream } = (client as ClientState).connection;
  stream.setTimeout(ms);
  // A listener passed to setTimeout would be called for the first silence only, which is mostly one without a query.
  stream.on('timeout', () => {
    if ((client as ClientState).readyForQuery || withoutTimeout.has(client)) return;
    stream.destroy(Object.assign(new Error('the database did not answer in time'), { code: 'ETIMEDOUT' }));
  });
};

/**
 * Runs the statements of `work` in `trx` without statement and response timeout: for long work that no request waits for.
 * The lock timeout stays.
 */
export const withoutTimeouts = async <T>(trx: Knex.Transaction, work: () => Promise<T>): Promise<T> => {
  const client = await (trx.client as { acquireConnection(): Promise<Client> }).acquireConnection();
  withoutTimeout.add(client);
  try {
    await trx.raw('set local statement_timeout = 0');
    return await work();
  } finally {
    withoutTimeout.delete(client);
  }
};
