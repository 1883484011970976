import type { Knex } from 'knex';

const statements = [
  // Where the refunds of an order go to, sealed; kept until nothing of it is, or may be, to be paid back, and then for a while.
  `create table refund_accounts (
     order_id uuid primary key references orders (id),
     sealed text not null,
     sealed_by text not null,
     forget_at timestamptz)`,
  `create index refund_accounts_by_secret on refund_accounts (sealed_by)`,
  `create index refund_accounts_to_forget on refund_accounts (forget_at) where forget_at is not null`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
