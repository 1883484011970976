import type { Knex } from 'knex';

const pushes = [
  // A browser that asked to be pushed to, and at which address of which service its maker runs.
  `create table push_subscriptions (
     id uuid primary key,
     member_id uuid not null,
     endpoint text not null unique,
     p256dh text not null,
     auth text not null,
     language text not null check (language in ('en', 'ur')),
     subscribed_at timestamptz not null)`,
  `create index push_subscriptions_of_member on push_subscriptions (member_id, subscribed_at, id)`,

  `create table pushes (
     id uuid primary key,
     subscription_id uuid not null references push_subscriptions (id) on delete cascade,
     notice_id uuid not null references notices (id) on delete cascade,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     due_at timestamptz not null,
     attempts integer not null default 0,
     unique (notice_id, subscription_id))`,
  `create index pushes_due on pushes (due_at)`,
  `create index pushes_of_subscription on pushes (subscription_id)`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of pushes) await knex.raw(statement);
};
