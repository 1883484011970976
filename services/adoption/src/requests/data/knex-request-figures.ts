import type { MemberId } from '@paltu/kernel';
import { fromColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { RequestFigures, ResponseFigures, StatusCounts } from '../use-cases/ports.ts';

/** Who waited longer than they should have, and was not answered by the owner, counts as not answered in time. */
const response = `select count(owner_answered_at)::integer as answers,
    percentile_cont(0.5) within group (order by extract(epoch from owner_answered_at - created_at) / 3600)
      filter (where owner_answered_at is not null) as median_hours,
    (count(*) filter (where owner_answered_at <= respond_by))::integer as in_time,
    (count(*) filter (where owner_answered_at is not null or respond_by < coalesce((closing ->> 'at')::timestamptz, ?)))::integer as counted
  from requests where owner_id = ?`;

export const knexRequestFigures = (database: Knex): RequestFigures => {
  const countOf = async (column: 'owner_id' | 'requester_id', memberId: MemberId): Promise<StatusCounts> => {
    const rows = (await database('requests')
      .where({ [column]: memberId })
      .groupBy('status')
      .select('status')
      .count({ counted: '*' })) as {
      status: string;
      counted: number;
    }[];
    return Object.fromEntries(rows.map(({ status, counted }) => [status, Number(counted)]));
  };
  return {
    countReceived: (memberId) => countOf('owner_id', memberId),
    countSent: (memberId) => countOf('requester_id', memberId),
    readResponse: async (ownerId, now) => {
      const { rows } = await database.raw<{ rows: [object] }>(response, [now, ownerId]);
      return fromColumns<ResponseFigures>(rows[0]);
    },
  };
};
