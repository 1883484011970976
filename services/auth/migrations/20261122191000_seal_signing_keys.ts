import type { Knex } from 'knex';

/**
 * Private keys are kept sealed, and a key may be made out of turn: it has no period then, and holds itself from when it signs. Those that
 * are here, and those that a process of the release before adds, lie open until auth starts: it seals them.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table signing_keys
      drop constraint signing_keys_pkey,
      drop constraint signing_keys_kid_key,
      add primary key (kid),
      alter column period drop not null,
      add constraint signing_keys_period_key unique (period),
      add column signs_from timestamptz,
      add constraint signing_keys_turn check (num_nonnulls(period, signs_from) = 1),
      alter column private_jwk drop not null,
      add column sealed_jwk text,
      add constraint signing_keys_kept_once check (num_nonnulls(private_jwk, sealed_jwk) = 1)`);
};

/** Sealed keys cannot be opened here: auth makes others, and members fetch new access tokens. */
export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('delete from signing_keys where private_jwk is null or period is null');
  await knex.raw(`
    alter table signing_keys
      drop constraint signing_keys_kept_once,
      drop constraint signing_keys_turn,
      drop column sealed_jwk,
      drop column signs_from,
      alter column private_jwk set not null,
      drop constraint signing_keys_period_key,
      drop constraint signing_keys_pkey,
      add primary key (period),
      add constraint signing_keys_kid_key unique (kid)`);
};
