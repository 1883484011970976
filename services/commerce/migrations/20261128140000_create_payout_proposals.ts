import type { Knex } from 'knex';

const statements = [
  // Payments that one admin alone cannot make.
  `create table payout_proposals (
     id uuid primary key,
     kind text not null check (kind in ('settlement', 'refund')),
     store_id uuid references stores (id),
     seller_id uuid,
     refund_id uuid references refunds (id),
     order_id uuid references orders (id),
     amount bigint not null check (amount > 0),
     reference text not null,
     reasons text[] not null check (cardinality(reasons) > 0),
     status text not null check (status in ('waiting', 'confirmed', 'refused')),
     proposed_by uuid not null,
     proposed_at timestamptz not null,
     decided_by uuid check ((decided_by is not null) = (status <> 'waiting')),
     decided_at timestamptz check ((decided_at is not null) = (status <> 'waiting')),
     answer text not null,
     constraint payout_proposals_are_about_one check (
       (store_id is not null) = (kind = 'settlement') and (seller_id is not null) = (kind = 'settlement')
       and (refund_id is not null) = (kind = 'refund') and (order_id is not null) = (kind = 'refund')),
     constraint payout_proposals_by_two_admins check (status <> 'confirmed' or decided_by <> proposed_by))`,
  `create unique index payout_proposals_waiting_refund on payout_proposals (refund_id) where status = 'waiting' and refund_id is not null`,
  `create unique index payout_proposals_waiting_settlement on payout_proposals (reference) where status = 'waiting' and kind = 'settlement'`,
  `create index payout_proposals_waiting on payout_proposals (proposed_at, id) where status = 'waiting'`,
  `create index payout_proposals_decided on payout_proposals (decided_at desc, id desc) where status <> 'waiting'`,
  // When the account was put in the place of another; what the release before replaces is not known.
  `alter table refund_accounts add column replaced_at timestamptz`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
