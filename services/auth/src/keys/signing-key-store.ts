import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { KeySeal } from './jose-key-adapter.ts';
import { turnOf, type PrivateJwk, type SigningKey } from './signing-key.ts';

interface SigningKeyRow {
  kid: string;
  period: number | null;
  signs_from: Date | null;
  sealed_jwk: string;
}

const knexSigningKeys = (database: Knex, { seal, unseal }: KeySeal) => {
  const keys = () => database<SigningKeyRow>('signing_keys');

  const open = async ({ kid, sealed_jwk }: SigningKeyRow): Promise<PrivateJwk> => {
    const { key, isCurrent } = await unseal(sealed_jwk, kid);
    if (!isCurrent)
      await keys()
        .where({ kid })
        .update({ sealed_jwk: await seal(key) });
    return key;
  };

  return {
    /** In the order of their turns. @throws Error when a key cannot be unsealed */
    list: async (): Promise<readonly SigningKey[]> => {
      const rows: SigningKeyRow[] = await keys();
      const opened = rows.map(async (row): Promise<SigningKey> => ({
        kid: row.kid,
        period: row.period,
        signsFrom: row.signs_from ?? turnOf(row.period ?? 0),
        privateJwk: await open(row),
      }));
      return (await Promise.all(opened)).sort((one, other) => one.signsFrom.getTime() - other.signsFrom.getTime());
    },
    /** Keeps the key, unless its period has one already. */
    addIfAbsent: async ({ kid, period, signsFrom, privateJwk }: SigningKey): Promise<void> => {
      const row = { kid, period, signs_from: period === null ? signsFrom : null, sealed_jwk: await seal(privateJwk) };
      await keys().insert(row).onConflict('period').ignore();
    },
    delete: async (kids: readonly string[]): Promise<void> => {
      if (kids.length > 0)
        await keys()
          .whereIn('kid', [...kids])
          .delete();
    },
  };
};

export type SigningKeys = ReturnType<typeof knexSigningKeys>;

/** Signing keys in PostgreSQL, sealed. What the secret before has sealed is sealed anew when it is read. */
export const knexSigningKeyStore = (database: Knex, keySeal: KeySeal) => ({
  ...knexSigningKeys(database, keySeal),
  /** Works in one transaction, with the keys as they are in it; who calls at the same time waits until it ends. */
  exclusively: <Result>(work: (keys: SigningKeys) => Promise<Result>): Promise<Result> =>
    database.transaction(async (trx) => {
      await trx.raw("select pg_advisory_xact_lock(hashtext('signing keys'))");
      return work(knexSigningKeys(trx, keySeal));
    }),
});

export type SigningKeyStore = ReturnType<typeof knexSigningKeyStore>;

interface ServerSecretRow {
  name: string;
  secret: Buffer;
}

/** A secret that every process of the service has, in PostgreSQL. */
export const knexServerSecret = (database: Knex, name: string) => {
  const secrets = () => database<ServerSecretRow>('server_secrets');
  let secret: Uint8Array | undefined;
  return {
    /** Reads it, and makes it at the first call; every process of the service gets the same. */
    load: async (): Promise<void> => {
      await secrets()
        .insert({ name, secret: randomBytes(32) })
        .onConflict('name')
        .ignore();
      secret = (await secrets().where({ name }).first())?.secret;
    },
    /** 32 random bytes. @throws Error before `load`. */
    value: (): Uint8Array => {
      if (secret === undefined) throw new Error(`there is no server secret ${name}`);
      return secret;
    },
  };
};
