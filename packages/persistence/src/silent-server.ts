import type { Socket } from 'node:net';
import type { Knex } from 'knex';
import type { Client } from 'pg';

/** What pg keeps of a connection: false while a question is on its way. */
type Conversation = Client & { readonly readyForQuery: boolean; readonly connection: { readonly stream: Socket } };

const patient = new WeakSet<Client>();

/**
 * Ends a connection whose server says nothing for `ms` milliseconds after a question: frozen, or behind a network that swallows
 * packets. Whoever waits for the answer gets an error that `isInfrastructureError` recognises. The connection is ended and not
 * used again, because a late answer would be taken for that of the next question.
 */
export const endWhenSilent = (client: Client, ms: number): void => {
  const { stream } = (client as Conversation).connection;
  stream.setTimeout(ms);
  // A listener handed to setTimeout would hear only the first silence, and that is mostly one without a question.
  stream.on('timeout', () => {
    if ((client as Conversation).readyForQuery || patient.has(client)) return;
    stream.destroy(Object.assign(new Error('the database did not answer in time'), { code: 'ETIMEDOUT' }));
  });
};

/**
 * Runs the statements of `work` in `trx` without limits of time, the server's and ours: for what takes as long as it takes, and
 * nobody waits for. Locks are still waited for no longer than usual.
 */
export const patiently = async <T>(trx: Knex.Transaction, work: () => Promise<T>): Promise<T> => {
  const client = await (trx.client as { acquireConnection(): Promise<Client> }).acquireConnection();
  patient.add(client);
  try {
    await trx.raw('set local statement_timeout = 0');
    return await work();
  } finally {
    patient.delete(client);
  }
};
