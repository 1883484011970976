import type { Knex } from 'knex';

const allow = (knex: Knex, reasons: string) =>
  knex.raw(`
    alter table sessions
      drop constraint sessions_revocation_reason_check,
      add constraint sessions_revocation_reason_check check (revocation_reason in (${reasons}))`);

export const up = async (knex: Knex): Promise<void> => {
  // With a default: processes of the release before still log members in.
  await knex.raw(
    'alter table sessions add column browser text, add column system text, add column last_used_at timestamptz not null default now()',
  );
  await knex.raw('update sessions set last_used_at = started_at');
  await allow(knex, `'logout', 'token-reused', 'password-changed', 'deactivated', 'role-taken'`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`update sessions set revocation_reason = 'logout' where revocation_reason = 'role-taken'`);
  await allow(knex, `'logout', 'token-reused', 'password-changed', 'deactivated'`);
  await knex.raw('alter table sessions drop column browser, drop column system, drop column last_used_at');
};
