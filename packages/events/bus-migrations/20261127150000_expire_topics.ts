import type { Knex } from 'knex';

const table = 'create table expiring_topics (topic text primary key, kept interval not null)';

/**
 * As before, and who appends to a topic whose records are kept for a while deletes those of the same partitions that are older: there is
 * about as much to delete as to append, and nothing has to look for it.
 */
const appendEvents = `
    create or replace function append_events(topics text[], partitions integer[], event_ids text[], keys text[], all_headers json[], payloads bytea[])
    returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
    declare
      refused text;
      expiring record;
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

      for expiring in select distinct wanted.topic, wanted.partition, e.kept from unnest(topics, partitions) as wanted (topic, partition)
        join public.expiring_topics e on e.topic = wanted.topic
      loop
        delete from public.log l
        where l.topic = expiring.topic and l.partition = expiring.partition and l.appended_at < now() - expiring.kept;
      end loop;
    end $$`;

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(table);
  await knex.raw(appendEvents);
};
