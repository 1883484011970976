import { z } from 'zod';
import type { Place } from './place.ts';

/** A number from `min` to `max`, also as the text that a form or an address has. */
export const numberIn = (label: string, min: number, max: number) => {
  const message = `${label} must be a number from ${min} to ${max}`;
  return z
    .preprocess(
      (value) => (typeof value === 'string' && /^\s*-?\d{1,7}(\.\d{1,15})?\s*$/.test(value) ? Number(value) : value),
      z.number(message).min(min, message).max(max, message),
    )
    .meta({ override: { type: 'number', minimum: min, maximum: max } });
};

/** Where somebody looks around. */
export const placeFields = { latitude: numberIn('Latitude', -90, 90), longitude: numberIn('Longitude', -180, 180) };

/** As a form sends null: an empty text. */
const orNull = (degrees: z.ZodType<number>) => z.preprocess((value) => (value === '' ? null : value), degrees.nullable());

/** Where something is; null: its city is enough. */
export const clearablePlaceFields = { latitude: orNull(placeFields.latitude), longitude: orNull(placeFields.longitude) };

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
