import { createIdempotencyKeysTable } from '@paltu/idempotency';
import { createReviewTables } from '@paltu/reviews';
import { createWordTables } from '@paltu/search/postgres';
import type { Knex } from 'knex';

const orders: Readonly<Record<string, string>> = {
  newest: 'created_at desc, id desc',
  price: 'price, id',
  rating: 'rating desc, id desc',
  popularity: 'popularity desc, id desc',
};

const statements = [
  // What is sold changes `stock` and `reserved` all the time: neither is in an index, and there is room for the new version beside the old
  // one, so that such an update touches no index. `in_stock` changes when the last piece goes, and when there are some again.
  `create table accessories (
     id uuid primary key,
     store_id uuid not null references stores (id),
     owner_id uuid not null,
     version integer not null,
     name text not null,
     description text not null,
     category text not null,
     price integer not null check (price between 1 and 100000000),
     original_price integer not null check (original_price >= price),
     pictures jsonb not null,
     status text not null check (status in ('active', 'draft', 'archived')),
     stock integer not null,
     reserved integer not null,
     featured boolean not null,
     hidden boolean not null,
     hidden_reason text not null,
     decided_up_to integer not null,
     recall jsonb,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     removed_at timestamptz,
     is_offered boolean not null,
     is_store_open boolean not null,
     is_public boolean not null generated always as (is_offered and is_store_open) stored,
     in_stock boolean not null generated always as (stock > reserved) stored,
     document tsvector not null,
     popularity integer not null default 0 check (popularity >= 0),
     constraint accessories_never_oversold check (0 <= reserved and reserved <= stock)) with (fillfactor = 70)`,
  // Pieces that were reserved on a day in Pakistan, less those that were given back.
  `create table sold_days (
     accessory_id uuid not null,
     day date not null,
     pieces integer not null,
     primary key (accessory_id, day))`,
  `create index sold_days_by_day on sold_days (day)`,
  // Up to which of its events they are counted, and whether its popularity is what they come to.
  `create table sold_accessories (
     accessory_id uuid primary key,
     version bigint not null,
     is_due boolean not null)`,
  `create index sold_accessories_due on sold_accessories (accessory_id) where is_due`,
];

const indexes = [
  ...Object.entries(orders).flatMap(([order, columns]) => [
    `create index accessories_public_by_${order} on accessories (${columns}) where is_public`,
    `create index accessories_public_by_category_and_${order} on accessories (category, ${columns}) where is_public`,
  ]),
  `create index accessories_public_of_store on accessories (store_id, created_at desc, id desc) where is_public`,
  `create index accessories_public_featured on accessories (created_at desc, id desc) where is_public and featured`,
  `create index accessories_public_counted on accessories (category, in_stock) where is_public`,
  `create index accessories_public_document on accessories using gin (document) where is_public`,
  `create index accessories_ever_of_store on accessories (store_id, id)`,
  `create index accessories_of_store on accessories (store_id, created_at desc, id desc) where removed_at is null`,
  `create index accessories_of_store_by_status on accessories (store_id, status, created_at desc, id desc) where removed_at is null`,
];

const reviews = { things: 'accessories', table: 'accessory_reviews' };
const words = { table: 'accessories', document: 'document', isShown: 'is_public' };

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
  await createReviewTables(knex, reviews);
  for (const statement of indexes) await knex.raw(statement);
  await createWordTables(knex, words);
  await createIdempotencyKeysTable(knex);
};
