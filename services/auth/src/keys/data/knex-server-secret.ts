import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';

interface ServerSecretRow {
  name: string;
  secret: Buffer;
}

/** The 32 random bytes of that name, made at the first call; every process of the service gets the same. */
export const knexServerSecret = async (database: Knex, name: string): Promise<Uint8Array> => {
  await database<ServerSecretRow>('server_secrets')
    .insert({ name, secret: randomBytes(32) })
    .onConflict('name')
    .ignore();
  const row = await database<ServerSecretRow>('server_secrets').where({ name }).first();
  if (row === undefined) throw new Error(`there is no server secret ${name}`);
  return row.secret;
};
