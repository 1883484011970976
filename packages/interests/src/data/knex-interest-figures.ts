import type { Knex } from 'knex';

/** How much a thing is liked and looked at, as it is shown. */
export interface InterestFigures {
  readonly likes: number;
  readonly views: number;
}

/** By id of the thing; nothing for one that nobody was interested in. */
export type ReadInterestFigures = (ids: readonly string[]) => Promise<ReadonlyMap<string, InterestFigures>>;

/** One read for all of these things. */
export const knexInterestFigures =
  (database: Knex): ReadInterestFigures =>
  async (ids) => {
    if (ids.length === 0) return new Map();
    const rows: ({ id: string } & InterestFigures)[] = await database('interests').select('id', 'likes', 'views').whereIn('id', ids);
    return new Map(rows.map(({ id, ...figures }) => [id, figures]));
  };
