import type { Knex } from 'knex';
import { turnOf } from '../domain/signing-period.ts';
import type { KeySeal, PrivateJwk, SigningKey, SigningKeyStore } from '../use-cases/ports.ts';

interface SigningKeyRow {
  kid: string;
  period: number | null;
  signs_from: Date | null;
  sealed_jwk: string;
}

/** Signing keys in PostgreSQL, sealed. What the secret before has sealed is sealed anew when it is read. */
export const knexSigningKeyStore = (database: Knex, keySeal: KeySeal): SigningKeyStore => {
  const { seal, unseal } = keySeal;
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
    list: async () => {
      const rows: SigningKeyRow[] = await keys();
      const opened = rows.map(async (row): Promise<SigningKey> => ({
        kid: row.kid,
        period: row.period,
        signsFrom: row.signs_from ?? turnOf(row.period ?? 0),
        privateJwk: await open(row),
      }));
      return (await Promise.all(opened)).sort((one, other) => one.signsFrom.getTime() - other.signsFrom.getTime());
    },
    addIfAbsent: async ({ kid, period, signsFrom, privateJwk }) => {
      const row = { kid, period, signs_from: period === null ? signsFrom : null, sealed_jwk: await seal(privateJwk) };
      await keys().insert(row).onConflict('period').ignore();
    },
    delete: async (kids) => {
      if (kids.length > 0)
        await keys()
          .whereIn('kid', [...kids])
          .delete();
    },
    exclusively: (work) =>
      database.transaction(async (trx) => {
        await trx.raw("select pg_advisory_xact_lock(hashtext('signing keys'))");
        return work(knexSigningKeyStore(trx, keySeal));
      }),
  };
};
