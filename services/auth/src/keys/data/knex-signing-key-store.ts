import type { Knex } from 'knex';
import type { PrivateJwk, SigningKeyStore } from '../use-cases/ports.ts';

interface SigningKeyRow {
  period: number;
  kid: string;
  private_jwk: PrivateJwk;
}

export const knexSigningKeyStore = (database: Knex): SigningKeyStore => {
  const keys = () => database<SigningKeyRow>('signing_keys');
  return {
    list: async () => {
      const rows = await keys().orderBy('period');
      return rows.map(({ period, kid, private_jwk }) => ({ period, kid, privateJwk: private_jwk }));
    },
    addIfAbsent: async ({ period, kid, privateJwk }) => {
      await keys().insert({ period, kid, private_jwk: privateJwk }).onConflict('period').ignore();
    },
    deleteBefore: async (period) => {
      await keys().where('period', '<', period).delete();
    },
  };
};
