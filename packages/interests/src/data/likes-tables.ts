import type { Knex } from 'knex';

/**
 * Creates `interests` and `likes`, for a migration of a service whose things are named by a uuid and belong to a member. Interests are not
 * columns of the thing itself: who likes it must not wait for who changes it, and its lists keep their index-only reads.
 */
export const createLikesTables = async (knex: Knex): Promise<void> => {
  await knex.raw(`create table interests (
    id uuid primary key,
    owner_id uuid not null,
    version bigint not null,
    likes integer not null check (likes >= 0),
    views integer not null check (views >= 0)) with (fillfactor = 70)`);
  await knex.raw(`create table likes (
    member_id uuid not null,
    thing_id uuid not null references interests (id),
    liked_at timestamptz not null,
    primary key (member_id, thing_id))`);
  await knex.raw('create index likes_of_member on likes (member_id, liked_at desc, thing_id desc)');
};
