import type { Thing, ThingId } from '../domain/thing.ts';

export interface ThingDirectory {
  find(ids: readonly ThingId[]): Promise<ReadonlyMap<ThingId, Thing>>;
}

/** Where the projector keeps them. */
export interface ThingRecords {
  /** Those of which nothing newer is known. */
  keep(things: readonly Thing[]): Promise<void>;
}
