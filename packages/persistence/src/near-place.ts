import type { Knex } from 'knex';

/** SQL with what stands for its question marks. */
type Sql = [sql: string, bindings: Knex.RawBinding[]];

/** Which rows are near a place, and in which order. */
export interface NearPlace {
  readonly within: Sql;
  readonly order: Sql;
}

/** So much is lost where a place becomes three coordinates: far less than a millimetre. */
const tolerance = 1e-12;

/**
 * Rows whose column `place`, of type `cube` with a GiST index, is near a point of the unit sphere, the nearest first.
 * @param reach through the sphere, in radii, inclusive
 */
export const nearPlace = (point: readonly number[], reach: number): NearPlace => {
  const [center, furthest] = [[...point], reach + tolerance];
  return {
    within: [
      'place <@ cube_enlarge(cube(?::float8[]), ?::float8, 3) and place <-> cube(?::float8[]) <= ?::float8',
      [center, furthest, center, furthest],
    ],
    order: ['place <-> cube(?::float8[]), id', [center]],
  };
};
