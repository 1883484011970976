import type { Knex } from 'knex';

/** The ordered log of one machine: `head` gives out offsets, `log` holds what was published. */
const tables = [
  `create table head (
     topic text not null,
     partition integer not null,
     next bigint not null default 0,
     primary key (topic, partition)) with (fillfactor = 50)`,
  `create table log (
     topic text not null,
     partition integer not null,
     "offset" bigint not null,
     event_id text not null,
     key text not null,
     headers json not null,
     value bytea,
     appended_at timestamptz not null default clock_timestamp(),
     is_compacted boolean not null default false,
     primary key (topic, partition, "offset"))`,
  `create index log_appended_at on log (topic, partition, appended_at)`,
  `create index log_compacted on log (topic, partition, key, "offset") where is_compacted`,
  `create table compacted_topics (topic text primary key)`,
];

/**
 * The one way to write to the log for those who do not own it. Who calls is `session_user`: inside, `current_user` is the owner
 * of the function, whose rights it has. Offsets are taken here, so that no caller leaves a gap or moves a head. Who appends to a compacted
 * topic deletes what it replaces, in the same transaction: the newest record of each key stays, a tombstone too.
 */
const appendEvents = `
    create function append_events(topics text[], partitions integer[], event_ids text[], keys text[], all_headers json[], payloads bytea[])
    returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
    declare
      refused text;
    begin
      select wanted.topic into refused from unnest(topics) as wanted (topic)
      where split_part(wanted.topic, '.', 1) <> session_user and not pg_has_role(session_user, current_user, 'member') limit 1;
      if found then
        raise insufficient_privilege using message = format('%s may not append to %s', session_user, refused);
      end if;

      perform from public.head h where (h.topic, h.partition) in (select * from unnest(topics, partitions))
      order by h.topic, h.partition for update;

      select format('%s/%s', wanted.topic, wanted.partition) into refused from unnest(topics, partitions) as wanted (topic, partition)
      where not exists (select from public.head h where h.topic = wanted.topic and h.partition = wanted.partition) limit 1;
      if found then
        raise undefined_object using message = format('the bus has no partition %s', refused);
      end if;

      insert into public.log (topic, partition, "offset", event_id, key, headers, value, is_compacted)
      select h.topic, h.partition, h.next + row_number() over (partition by h.topic, h.partition order by wanted.ordinality) - 1,
        wanted.event_id, wanted.key, wanted.headers, wanted.value, h.topic in (select c.topic from public.compacted_topics c)
      from unnest(topics, partitions, event_ids, keys, all_headers, payloads) with ordinality
        as wanted (topic, partition, event_id, key, headers, value, ordinality)
      join public.head h on h.topic = wanted.topic and h.partition = wanted.partition;

      update public.head h set next = h.next + appended.count
      from (select topic, partition, count(*) from unnest(topics, partitions) as wanted (topic, partition) group by 1, 2) appended
      where h.topic = appended.topic and h.partition = appended.partition;

      if exists (select from public.compacted_topics c where c.topic = any(topics)) then
        delete from public.log l using (select distinct * from unnest(topics, partitions, keys)) as appended (topic, partition, key)
        where l.is_compacted and (l.topic, l.partition, l.key) = (appended.topic, appended.partition, appended.key) and exists (
          select from public.log newer where newer.is_compacted and (newer.topic, newer.partition, newer.key) = (l.topic, l.partition, l.key)
            and newer."offset" > l."offset");
      end if;
    end $$`;

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of tables) await knex.raw(statement);
  await knex.raw(appendEvents);
  await knex.raw('revoke all on function append_events from public');
};
