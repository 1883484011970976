import type { Knex } from 'knex';

/** Topics that the projector has not read so far it reads from their beginning, by itself. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table appointments (
      id uuid primary key,
      version bigint not null,
      guest_id uuid not null,
      is_cancelled boolean not null)`);
  await knex.raw('create index appointments_of_guest on appointments (guest_id) include (is_cancelled)');
  await knex.raw(`
    create table reviews (
      id uuid primary key,
      version bigint not null,
      author_id uuid not null,
      is_given boolean not null)`);
  await knex.raw('create index reviews_of_author on reviews (author_id) include (is_given)');
};

/** Taken again, it reads them from their beginning once more. */
export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    delete from consumer_offsets where consumer = 'auth.figures' and topic in ('vets.appointment.v1', 'vets.review.v1')`);
  await knex.raw("delete from inbox where consumer = 'auth.figures'");
  await knex.raw('drop table reviews');
  await knex.raw('drop table appointments');
};
