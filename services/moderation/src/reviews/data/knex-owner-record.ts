import type { MemberId } from '@paltu/kernel';
import type { ApprovalStatus, PetId } from '@paltu/projections';
import type { Knex } from 'knex';
import { petNotFound } from '../domain/review-errors.ts';
import type { OwnerRecord } from '../use-cases/ports.ts';

interface Row {
  readonly owner_id: MemberId;
  readonly status: ApprovalStatus;
  readonly listed: number;
  readonly rejections: number;
}

/** What is known here of the owner of a pet. Deleted listings are not counted, the rejections of them are. */
export const readOwnerRecord = async (database: Knex, petId: PetId): Promise<OwnerRecord> => {
  const { rows } = (await database.raw(
    `select r.pet ->> 'ownerId' as owner_id, r.status, count(*) filter (where not r.is_deleted)::int as listed,
            coalesce(sum(d.rejections), 0)::int as rejections
       from reviews r
       left join lateral (select count(*) as rejections from decisions
                           where pet_id = r.pet_id and action = 'reject' and outcome <> 'superseded') d on true
      where r.pet ->> 'ownerId' = (select pet ->> 'ownerId' from reviews where pet_id = ?)
      group by 1, 2`,
    [petId],
  )) as { rows: Row[] };
  const [any] = rows;
  if (any === undefined) throw petNotFound();
  const listed = (status: ApprovalStatus): number => rows.find((row) => row.status === status)?.listed ?? 0;
  return {
    ownerId: any.owner_id,
    listings: { pending: listed('pending'), approved: listed('approved'), rejected: listed('rejected') },
    rejections: rows.reduce((sum, row) => sum + row.rejections, 0),
  };
};
