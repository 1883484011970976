import type { Knex } from 'knex';

const statements = [
  // Until when the money for a delivered parcel is pending: infinity while something about it is open.
  `alter table parcels add column settles_at timestamptz`,
  // For parcels that the release before changes, which does not write the column. To be dropped with the next release.
  `create function hold_what_is_open() returns trigger language plpgsql as $$
     begin
       if new.delivered_at is null then new.settles_at := null;
       elsif new.status = 'return-asked' or new.waits_for_admin or new.contest ->> 'status' = 'open' then new.settles_at := 'infinity';
       elsif new.settles_at is null or tg_op = 'UPDATE' and old.status = 'return-asked' and new.status <> old.status and new.settles_at = 'infinity'
         then new.settles_at := greatest(new.delivered_at + interval '7 days', new.status_at + interval '3 days');
       end if;
       return new;
     end $$`,
  `update parcels set settles_at = case
     when status = 'return-asked' or waits_for_admin or contest ->> 'status' = 'open' then 'infinity'
     else greatest(delivered_at + interval '7 days', status_at + case when status = 'delivered' and status_at > delivered_at
       then interval '3 days' else interval '0' end) end where delivered_at is not null`,
  `create trigger parcels_hold_what_is_open before insert or update on parcels for each row execute function hold_what_is_open()`,
  `create index parcels_settling on parcels (store_id, settles_at) where settles_at is not null`,
  // A parcel may come back in several parts, and a kind of posting is booked for each. Empty is what the release before books.
  `alter table ledger_rows add column occasion text`,
  `create unique index ledger_rows_once_an_occasion on ledger_rows (parcel_id, kind, account, coalesce(occasion, ''))`,
  `drop index ledger_rows_once`,
  `drop index ledger_rows_pending`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
