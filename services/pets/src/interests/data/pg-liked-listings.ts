import type { LikedThings, OwnedThing } from '@paltu/interests';
import type { Reads, ReadStatement } from '@paltu/persistence';
import { totalCap } from '@paltu/service-kit';

/** The pets of `listings`, what stands after `from`, as one JSON array in an order. */
export type PetsAsArray = (listings: string, order: string) => string;

const liked = `likes join listings on listings.id = likes.thing_id
  where member_id = $1 and (is_published or (listings.owner_id = $1 and deleted_at is null))`;

const pageStatement = (petsAsArray: PetsAsArray): ReadStatement => {
  const page = `(select listings.*, liked_at from ${liked} order by liked_at desc, thing_id desc limit $2 offset $3) as listings`;
  return {
    name: 'liked listings',
    text: `select
      (select count(*)::integer from (select from ${liked} limit $4) as matching) as counted,
      ${petsAsArray(page, 'liked_at desc, listings.id desc')} as pets`,
  };
};

/** What a member likes, as JSON: published listings, and own ones; the last one liked first. @param cap totals are counted no further than one over it. */
export const pgLikedListings = (
  reads: Reads,
  petsAsArray: PetsAsArray,
  cap = totalCap,
): NonNullable<LikedThings<OwnedThing>['list']>['read'] => {
  const statement = pageStatement(petsAsArray);
  return async (memberId, { page, limit }) => {
    const values = [memberId, limit, (page - 1) * limit, cap + 1];
    const [row] = await reads.rows<{ counted: number; pets: string }>(statement, values);
    return { found: row?.pets ?? '[]', counted: row?.counted ?? 0 };
  };
};
