import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';

interface ServerSecretRow {
  name: string;
  secret: Buffer;
}

export interface ServerSecret {
  /** Reads it, and makes it at the first call; every process of the service gets the same. */
  load(): Promise<void>;
  /** 32 random bytes. @throws Error before `load`. */
  value(): Uint8Array;
}

export const knexServerSecret = (database: Knex, name: string): ServerSecret => {
  let secret: Uint8Array | undefined;
  return {
    load: async () => {
      await database<ServerSecretRow>('server_secrets')
        .insert({ name, secret: randomBytes(32) })
        .onConflict('name')
        .ignore();
      secret = (await database<ServerSecretRow>('server_secrets').where({ name }).first())?.secret;
    },
    value: () => {
      if (secret === undefined) throw new Error(`there is no server secret ${name}`);
      return secret;
    },
  };
};
