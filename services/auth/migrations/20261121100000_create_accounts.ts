import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table accounts (
      id uuid primary key,
      version integer not null check (version > 0),
      first_name text not null,
      last_name text not null,
      email text not null,
      email_key text not null constraint accounts_email_key unique,
      phone text not null,
      city_id text not null,
      address text not null,
      bio text not null,
      profile_image text,
      user_type text not null check (user_type in ('user', 'admin')),
      is_email_verified boolean not null,
      marketing_emails boolean not null,
      password_hash text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null)`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table accounts');
};
