import { newId, type MemberId } from '@paltu/kernel';
import { toColumns } from '@paltu/persistence';
import type { Seal } from '@paltu/sealing';
import type { Knex } from 'knex';
import type { Language, SecondFactor, SecondFactorChange } from './second-factor.ts';

interface FactorRow {
  readonly account_id: MemberId;
  readonly sealed: string;
  readonly confirmed_at: Date | null;
  /** A bigint, which comes as text. */
  readonly last_step: string | null;
}

/** Second factors in the transaction `trx`, in which the account is locked. */
export const knexSecondFactors = (trx: Knex.Transaction, seal: Seal) => {
  const factors = () => trx('second_factors');
  return {
    find: async (accountId: MemberId): Promise<SecondFactor | undefined> => {
      const row = (await factors().where({ account_id: accountId }).first()) as FactorRow | undefined;
      if (row === undefined) return undefined;
      const { text: secret } = await seal.unseal(row.sealed, accountId);
      return { accountId, secret, confirmedAt: row.confirmed_at, lastStep: row.last_step === null ? null : Number(row.last_step) };
    },
    /** Waits for its first code, in place of one that waits already. */
    begin: async (accountId: MemberId, secret: string, language: Language, at: Date): Promise<void> => {
      const row = {
        sealed: await seal.seal(secret, accountId),
        sealed_by: seal.name,
        language,
        begun_at: at,
        confirmed_at: null,
        last_step: null,
      };
      await factors()
        .insert({ account_id: accountId, ...row })
        .onConflict('account_id')
        .merge();
    },
    turnOn: async (accountId: MemberId, at: Date): Promise<void> => {
      await factors().where({ account_id: accountId }).update({ confirmed_at: at });
    },
    /** False when this step or a later one was accepted already: of two at the same moment one is accepted. */
    useStep: async (accountId: MemberId, step: number): Promise<boolean> => {
      const used = factors().where({ account_id: accountId }).whereRaw('(last_step is null or last_step < ?)', [step]);
      return (await used.update({ last_step: step })) === 1;
    },
    /** False when it is none of theirs, or was used. */
    useRecoveryCode: async (accountId: MemberId, hash: string): Promise<boolean> =>
      (await trx('recovery_codes').where({ account_id: accountId, hash }).delete()) === 1,
    replaceRecoveryCodes: async (accountId: MemberId, hashes: readonly string[]): Promise<void> => {
      await trx('recovery_codes').where({ account_id: accountId }).delete();
      await trx('recovery_codes').insert(hashes.map((hash) => ({ account_id: accountId, hash })));
    },
  };
};

export type SecondFactors = ReturnType<typeof knexSecondFactors>;

/** What an operator's command needs of them, and nothing that a secret is needed for. */
export const knexFactorResets = (trx: Knex.Transaction) => ({
  /** In which language its holder turned it on; undefined where there is none that is on. */
  languageOf: async (accountId: MemberId): Promise<Language | undefined> => {
    const row = await trx('second_factors')
      .where({ account_id: accountId })
      .whereNotNull('confirmed_at')
      .first<{ language: Language } | undefined>('language');
    return row?.language;
  },
  /** The secret and all recovery codes. */
  remove: async (accountId: MemberId): Promise<void> => {
    await trx('second_factors').where({ account_id: accountId }).delete();
  },
  /** From now on the account needs none, whatever its role. */
  exempt: async (accountId: MemberId, at: Date): Promise<void> => {
    await trx('second_factor_exemptions').insert({ account_id: accountId, at }).onConflict('account_id').ignore();
  },
  log: async (change: SecondFactorChange): Promise<void> => {
    await trx('second_factor_changes').insert({ id: newId(), ...toColumns(change) });
  },
});

export type FactorResets = ReturnType<typeof knexFactorResets>;

/** How it stands with a member's second factor. */
interface FactorState {
  /** Since when it is on; null while it is off. */
  readonly since: Date | null;
  readonly recoveryCodesLeft: number;
  /** An operator let this account be without one. */
  readonly isExempt: boolean;
}

export const knexFactorStates = (database: Knex | Knex.Transaction) => ({
  isOn: async (accountId: MemberId): Promise<boolean> => {
    const row: unknown = await database('second_factors').where({ account_id: accountId }).whereNotNull('confirmed_at').first('account_id');
    return row !== undefined;
  },
  read: async (accountId: MemberId): Promise<FactorState> => {
    const row = await database('second_factors')
      .where({ account_id: accountId })
      .first<{ confirmed_at: Date | null } | undefined>('confirmed_at');
    const codes = await database('recovery_codes').where({ account_id: accountId }).count({ left: '*' }).first();
    const exemption: unknown = await database('second_factor_exemptions').where({ account_id: accountId }).first('account_id');
    return { since: row?.confirmed_at ?? null, recoveryCodesLeft: Number(codes?.['left'] ?? 0), isExempt: exemption !== undefined };
  },
});

export type FactorStates = ReturnType<typeof knexFactorStates>;
