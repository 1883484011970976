import type { MemberId } from '@paltu/kernel';
import { fromColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { Card, ReadCards } from '../use-cases/ports.ts';

const cards = `select member.id,
    (select member_since from presences where presences.id = member.id) as member_since,
    (select count(*)::integer from requests where requester_id = member.id and status = 'completed') as pets_adopted,
    (select count(*)::integer from requests where requester_id = member.id and status in ('pending', 'approved')) as open_requests
  from unnest(?::uuid[]) as member (id)`;

export const knexCards =
  (database: Knex): ReadCards =>
  async (ids) => {
    if (ids.length === 0) return new Map();
    const { rows } = await database.raw<{ rows: object[] }>(cards, [[...new Set(ids)]]);
    return new Map(rows.map((row) => fromColumns<Card & { id: MemberId }>(row)).map(({ id, ...card }) => [id, card]));
  };
