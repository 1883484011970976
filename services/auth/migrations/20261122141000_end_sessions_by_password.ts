import type { Knex } from 'knex';

const allow = (knex: Knex, reasons: string) =>
  knex.raw(`
    alter table sessions
      drop constraint sessions_revocation_reason_check,
      add constraint sessions_revocation_reason_check check (revocation_reason in (${reasons}))`);

export const up = async (knex: Knex): Promise<void> => {
  await allow(knex, `'logout', 'token-reused', 'password-changed', 'deactivated'`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`update sessions set revocation_reason = 'logout' where revocation_reason not in ('logout', 'token-reused')`);
  await allow(knex, `'logout', 'token-reused'`);
};
