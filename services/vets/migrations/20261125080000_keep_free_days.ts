import type { Knex } from 'knex';

/** A slot stays on its day; whoever changes slots holds their vet. */
const keepFreeDay = `
  create function keep_free_day() returns trigger language plpgsql as $$
  declare
    changed slots := case when tg_op = 'DELETE' then old else new end;
    begins timestamptz := date_trunc('day', changed.starts_at, 'Asia/Karachi');
    latest timestamptz := (
      select max(starts_at) from slots
      where vet_id = changed.vet_id and not is_booked and starts_at >= begins and starts_at < begins + interval '24 hours');
  begin
    if latest is null then
      delete from free_days where vet_id = changed.vet_id and begins_at = begins;
    else
      insert into free_days (vet_id, begins_at, last_free_at) values (changed.vet_id, begins, latest)
      on conflict (vet_id, begins_at) do update set last_free_at = excluded.last_free_at;
    end if;
    return null;
  end $$`;

const statements = [
  // When the last free slot of each day in Pakistan begins; a trigger keeps it, so that the release before may go on changing slots.
  `create table free_days (
     vet_id uuid not null,
     begins_at timestamptz not null,
     last_free_at timestamptz not null,
     primary key (vet_id, begins_at) include (last_free_at))`,
  keepFreeDay,
  `create trigger keep_free_day after insert or update or delete on slots for each row execute function keep_free_day()`,
  `insert into free_days
   select vet_id, date_trunc('day', starts_at, 'Asia/Karachi') as begins_at, max(starts_at)
   from slots where not is_booked and starts_at > now() - interval '1 day' group by vet_id, begins_at`,
  `create index free_days_of_day on free_days (begins_at, last_free_at, vet_id)`,
];

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of statements) await knex.raw(statement);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop trigger keep_free_day on slots');
  await knex.raw('drop function keep_free_day');
  await knex.raw('drop table free_days');
};
