import type { OwnVet } from '#shared/api/types.ts';
import type { Rule } from '#shared/form/form-rules.ts';
import { latinDigits } from '#shared/form/latin-digits.ts';

/** The place of the clinic as it is being written, in degrees: both, or neither when the city is enough. */
export interface PlaceForm {
  latitude: string;
  longitude: string;
}

export const noPlace: PlaceForm = { latitude: '', longitude: '' };

/** What a profile has: nothing when it is placed by its city alone. */
export function placeOfVet({ hasOwnPlace, latitude, longitude }: OwnVet): PlaceForm {
  return hasOwnPlace ? { latitude: String(latitude), longitude: String(longitude) } : noPlace;
}

const degreesShape = /^-?\d{1,3}(\.\d{1,15})?$/;
/** As maps copy a place. */
const bothShape = /^\s*(-?[\d.]+)\s*[,،]\s*(-?[\d.]+)\s*$/;

/** What was typed or pasted into one of the two fields, as what it changes: one who pastes both has both filled. */
export function typedPlace(field: keyof PlaceForm, text: string): Partial<PlaceForm> {
  const typed = latinDigits(text).replace(/٫/g, '.');
  const [, latitude, longitude] = bothShape.exec(typed) ?? [];
  return latitude !== undefined && longitude !== undefined ? { latitude, longitude } : { [field]: typed };
}

const isDegrees = (text: string, most: number): boolean => degreesShape.test(text) && Math.abs(Number(text)) <= most;

function halfOf(field: keyof PlaceForm, other: keyof PlaceForm, most: number): Rule<string, PlaceForm> {
  return (value, values) => {
    const text = value.trim();
    if (text === '') return values[other].trim() !== '' && (`vet-profile:problem.place.${field}Missing` as const);
    return !isDegrees(text, most) && (`vet-profile:problem.place.${field}` as const);
  };
}

export const placeRules = {
  latitude: halfOf('latitude', 'longitude', 90),
  longitude: halfOf('longitude', 'latitude', 180),
};

/** As the API takes it, to some 10 cm; null, the clinic is placed by its city. */
export function bodyOfPlace({ latitude, longitude }: PlaceForm): Record<keyof PlaceForm, number | null> {
  if (latitude.trim() === '') return { latitude: null, longitude: null };
  const [north, east] = [latitude, longitude].map((text) => Number(Number(text).toFixed(6))) as [number, number];
  return { latitude: north, longitude: east };
}
