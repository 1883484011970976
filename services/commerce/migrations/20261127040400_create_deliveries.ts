import type { Knex } from 'knex';

/** Who has had a delivered parcel: of which store, and with which accessories. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`create table deliveries (
    thing_id uuid not null,
    member_id uuid not null,
    delivered_at timestamptz not null,
    primary key (thing_id, member_id))`);
};
