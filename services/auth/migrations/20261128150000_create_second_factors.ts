import type { Knex } from 'knex';

const statements = [
  // Secrets of apps, sealed. Not confirmed: it waits for its first code and is not asked for.
  `create table second_factors (
     account_id uuid primary key references accounts (id) on delete cascade,
     sealed text not null,
     sealed_by text not null,
     language text not null check (language in ('en', 'ur')),
     begun_at timestamptz not null,
     confirmed_at timestamptz,
     last_step bigint)`,
  `create index second_factors_sealed_by on second_factors (sealed_by, account_id)`,
  // Those that were not used yet.
  `create table recovery_codes (
     account_id uuid not null references second_factors (account_id) on delete cascade,
     hash text not null,
     primary key (account_id, hash))`,
  `create table second_factor_exemptions (
     account_id uuid primary key references accounts (id) on delete cascade,
     at timestamptz not null)`,
  // As with changes of roles: it outlives the accounts that it names, and holds nothing but their ids.
  `create table second_factor_changes (
     id uuid primary key,
     account_id uuid not null,
     change text not null check (change in ('on', 'off', 'reset', 'exempt')),
     changed_by uuid,
     at timestamptz not null)`,
  `create index second_factor_changes_account on second_factor_changes (account_id, at)`,

  // Logins whose password was right and whose code is still to come; \`password_hash\` is the one that was right.
  `create table login_challenges (
     hash text primary key,
     account_id uuid not null references accounts (id) on delete cascade,
     password_hash text not null,
     entrance text not null check (entrance in ('admit', 'readmit')),
     issued_at timestamptz not null,
     expires_at timestamptz not null,
     wrong_codes integer not null default 0)`,
  `create index login_challenges_account on login_challenges (account_id)`,
  `create index login_challenges_expiry on login_challenges (expires_at)`,

  `alter table sessions drop constraint sessions_revocation_reason_check`,
  `alter table sessions add constraint sessions_revocation_reason_check check (
     revocation_reason in ('logout', 'token-reused', 'password-changed', 'deactivated', 'role-taken', 'ended-by-admin', 'second-factor-changed'))`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
