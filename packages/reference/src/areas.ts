import rows from './areas.json' with { type: 'json' };
import type { Place } from './place.ts';

/** A part of a large city; its point is its middle, to about a kilometre. */
export interface Area extends Place {
  readonly id: string;
  readonly cityId: string;
  readonly en: string;
  readonly ur: string;
}

export const areas: readonly Area[] = rows;

const byId = new Map(areas.map((area) => [area.id, area]));

export const findArea = (id: string): Area | undefined => byId.get(id);
