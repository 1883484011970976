import type { z } from 'zod';
import type { Place } from './place.ts';

/**
 * Where somebody looks around, or where something is: null, where a service takes it, means that its city is enough.
 * @param numberIn how the service takes a number from one to another
 */
export const placeFields = <Degrees extends z.ZodType>(numberIn: (label: string, min: number, max: number) => Degrees) => ({
  latitude: numberIn('Latitude', -90, 90),
  longitude: numberIn('Longitude', -180, 180),
});

export interface SentPlace {
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
}

/** Both degrees, both null or neither. Refused by the name of the half that was sent; of a half that is null beside a number, by the number's. */
export const checkPlace = ({ latitude: north, longitude: east }: SentPlace, context: z.RefinementCtx): void => {
  if (north === east || (typeof north === 'number' && typeof east === 'number')) return;
  const path = [east === undefined || typeof north === 'number' ? 'latitude' : 'longitude'];
  context.addIssue({ code: 'custom', message: 'Latitude and longitude come together', path, input: north ?? east });
};

/** Null: the city is enough. Undefined: it was left out. */
export const toPlace = ({ latitude, longitude }: SentPlace): Place | null | undefined => {
  if (latitude === undefined || longitude === undefined) return undefined;
  return latitude === null || longitude === null ? null : { latitude, longitude };
};
