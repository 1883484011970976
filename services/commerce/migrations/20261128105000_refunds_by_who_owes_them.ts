import type { Knex } from 'knex';

const statements = [
  // Whether the cash that a courier passed on went to Paltu: what the release before records went to the store.
  `alter table parcels add column is_remitted_to_paltu boolean not null default false`,
  // Who owes it, and the store in whose ledger it is booked. Paltu owes what the release before adds.
  `alter table refunds
     add column owed_by text not null default 'paltu' check (owed_by in ('paltu', 'store', 'courier')),
     add column store_id uuid references stores (id),
     add column contest jsonb,
     add column is_owed boolean not null generated always as (status = 'owed-by-store' or coalesce(contest ->> 'status' = 'open', false)) stored,
     drop constraint refunds_status_check,
     drop constraint refunds_check,
     add constraint refunds_status_check check (status in ('due', 'paid', 'owed-by-store', 'given-back')),
     add constraint refunds_paid_at_check check ((paid_at is not null) = (status in ('paid', 'given-back'))),
     add constraint refunds_owed_by_who_has_it check ((owed_by = 'store') = (status in ('owed-by-store', 'given-back')))`,
  `update refunds set store_id = parcels.store_id from parcels
     where parcels.id = refunds.parcel_id and delivered_at is not null and refunds.status = 'due'`,
  `create index refunds_open on refunds (owed_by, due_at, id) where paid_at is null`,
  `create index refunds_owed on refunds (due_at, id) where is_owed`,
  `create index refunds_owed_of_store on refunds (store_id, due_at, id) include (amount) where is_owed`,
  `create index refunds_due_of_store on refunds (store_id) include (amount) where status = 'due' and store_id is not null`,
  `create index refunds_contested on refunds (parcel_id) where contest ->> 'status' = 'open'`,
  // What Paltu has of a store is never less than nothing. A ledger that was below that already may only rise. The release before still books
  // a return of cash that the store took as if Paltu had it: its rows, which have no occasion, pass.
  `create function refuse_ledger_beyond_held() returns trigger language plpgsql as $$
     begin
       if new.store + new.paltu < least(0, old.store + old.paltu) and not exists (
         select from ledger_rows where store_id = new.store_id and number = new.rows and occasion is null)
       then raise exception 'a ledger gives out more than Paltu has of its store' using errcode = 'check_violation', constraint = 'ledgers_never_beyond_held';
       end if;
       return new;
     end $$`,
  `create trigger ledgers_never_beyond_held before update on ledgers for each row execute function refuse_ledger_beyond_held()`,
  `create index ledgers_owing on ledgers (store, store_id) where store < 0`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};
