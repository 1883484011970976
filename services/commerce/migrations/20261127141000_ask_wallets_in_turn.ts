import type { Knex } from 'knex';

const folded = String.raw`upper(regexp_replace(reference, '\s', '', 'g'))`;

const statements = [
  // Not null where the release before adds one.
  `alter table wallet_attempts add column next_inquiry_at timestamptz default now()`,
  `update wallet_attempts set next_inquiry_at = null where status <> 'open' or started_at < now() - interval '1 day'`,
  `create index wallet_attempts_to_inquire on wallet_attempts (next_inquiry_at) where next_inquiry_at is not null`,
  `create index wallet_attempts_inquired_of_order on wallet_attempts (order_id) where next_inquiry_at is not null`,
  `drop index wallet_attempts_open`,
  `create index orders_payment_due_in_turn on orders (payment_due_at, id) where payment_due_at is not null`,
  `drop index orders_payment_due`,
  // References of transfers are compared folded from now on. Of those that are the same so, the first one stands for all.
  `update payments set reference = ${folded} where provider = 'bank-transfer' and reference <> ${folded} and (provider, reference) in (
     select provider, min(reference) from payments group by provider, ${folded} having bool_and(reference <> ${folded}))`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
