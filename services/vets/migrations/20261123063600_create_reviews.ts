import type { Knex } from 'knex';

const statements = [
  // What all reviews of a vet come to, beside the mean and the number that lists are read by.
  `alter table vets add column rating_sum integer not null default 0 check (rating_sum >= 0)`,
  `alter table vets add column review_version bigint not null default 0`,
  `create table reviews (
     id uuid primary key,
     vet_id uuid not null references vets (id),
     author_id uuid not null,
     version bigint not null,
     rating smallint not null check (rating between 1 and 5),
     comment text not null,
     created_at timestamptz not null,
     updated_at timestamptz not null)`,
  `create unique index reviews_one_of_author on reviews (vet_id, author_id)`,
  `create index reviews_of_vet on reviews (vet_id, updated_at desc, id desc)`,
  `create index reviews_of_author on reviews (author_id, created_at, id)`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table if exists reviews');
  await knex.raw('alter table vets drop column if exists rating_sum, drop column if exists review_version');
};
