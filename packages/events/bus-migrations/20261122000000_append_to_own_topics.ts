import type { Knex } from 'knex';

/**
 * The one way to write to the log for those who do not own it. Who calls is `session_user`: inside, `current_user` is the owner
 * of the function, whose rights it has. Offsets are taken here, so that no caller leaves a gap or moves a head.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
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

      insert into public.log (topic, partition, "offset", event_id, key, headers, value)
      select h.topic, h.partition, h.next + row_number() over (partition by h.topic, h.partition order by wanted.ordinality) - 1,
        wanted.event_id, wanted.key, wanted.headers, wanted.value
      from unnest(topics, partitions, event_ids, keys, all_headers, payloads) with ordinality
        as wanted (topic, partition, event_id, key, headers, value, ordinality)
      join public.head h on h.topic = wanted.topic and h.partition = wanted.partition;

      update public.head h set next = h.next + appended.count
      from (select topic, partition, count(*) from unnest(topics, partitions) as wanted (topic, partition) group by 1, 2) appended
      where h.topic = appended.topic and h.partition = appended.partition;
    end $$`);
  await knex.raw('revoke all on function append_events from public');
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop function append_events');
};
