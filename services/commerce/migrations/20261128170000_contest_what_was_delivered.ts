import type { Knex } from 'knex';

const statements = [
  // When the store refused a return last; the release before does not write it.
  `alter table parcels add column return_refused_at timestamptz`,
  `update parcels set return_refused_at = refused.at from (
     select id, max((entry ->> 'at')::timestamptz) as at
     from parcels cross join jsonb_array_elements(history) with ordinality as steps (entry, position)
     where entry ->> 'status' = 'delivered' and entry ->> 'by' = 'seller' and history -> (position::integer - 2) ->> 'status' = 'return-asked'
     group by id) as refused
   where refused.id = parcels.id`,
  // What the sides of a case did before.
  `create index parcels_contested_of_buyer on parcels (buyer_id) where contest is not null`,
  `create index parcels_contests_lost_of_store on parcels (store_id) where contest ->> 'status' = 'upheld'`,
  `create index parcels_refused_returns_of_store on parcels (store_id) where return_refused_at is not null`,
  // All that couriers reported, also what was not believed.
  `create table courier_reports (
     parcel_id uuid not null references parcels (id),
     status text not null check (status in ('picked-up', 'in-transit', 'out-for-delivery', 'delivered', 'refused')),
     at timestamptz not null,
     primary key (parcel_id, status, at))`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
