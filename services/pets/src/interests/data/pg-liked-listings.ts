import type { Reads, ReadStatement } from '@paltu/persistence';
import { totalCap } from '@paltu/service-kit';
import type { LikedListings } from '../use-cases/ports.ts';

/** What stands after `from`: the rows of `listings` given there, each with its JSON text as column `json`. */
export type AsJson = (listings: string) => string;

const liked = `likes join listings on listings.id = likes.listing_id
  where member_id = $1 and (is_published or (listings.owner_id = $1 and deleted_at is null))`;

const pageStatement = (asJson: AsJson): ReadStatement => {
  const page = `(select listings.*, liked_at from ${liked} order by liked_at desc, listing_id desc limit $2 offset $3) as listings`;
  return {
    name: 'liked listings',
    text: `select
      (select count(*)::integer from (select from ${liked} limit $4) as matching) as counted,
      (select '[' || coalesce(string_agg(json, ',' order by liked_at desc, listings.id desc), '') || ']' from ${asJson(page)}) as pets`,
  };
};

/** @param cap totals are counted no further than one over it. */
export const pgLikedListings = (reads: Reads, asJson: AsJson, cap = totalCap): LikedListings => {
  const statement = pageStatement(asJson);
  return {
    list: async (memberId, { page, limit }) => {
      const values = [memberId, limit, (page - 1) * limit, cap + 1];
      const [row] = await reads.rows<{ counted: number; pets: string }>(statement, values);
      return { pets: row?.pets ?? '[]', counted: row?.counted ?? 0 };
    },
  };
};
