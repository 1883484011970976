import type { Knex } from 'knex';

const statements = [
  // Who used a code, by keyed digests of member, phone and address.
  `create table promo_uses (
     code text not null,
     digest text not null,
     order_id uuid not null,
     primary key (code, digest))`,
  `create index promo_uses_of_order on promo_uses (order_id)`,
  // What Paltu bears in a month of Pakistan.
  `create table promo_budgets (month text primary key, spent bigint not null check (spent >= 0))`,
  // Null in what the release before places: it books by payment and receipt.
  `alter table parcels
     add column promo_borne_by text check (promo_borne_by in ('store', 'paltu')),
     add column promo_month text,
     add constraint parcels_promo_of_month check ((promo_month is not null) = (promo_borne_by is not distinct from 'paltu'))`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
