import { latinDigits, parseNumber } from '@paltu/reference';
import type { Rule } from './form-rules.ts';

/** Where something is as it is being written, in degrees: both, or neither when the city is enough. */
export interface PlaceForm {
  latitude: string;
  longitude: string;
}

export const noPlace: PlaceForm = { latitude: '', longitude: '' };

interface Placed {
  hasOwnPlace: boolean;
  latitude: number;
  longitude: number;
}

/** The place of what is there: nothing when it is placed by its city alone. */
export function placeOf({ hasOwnPlace, latitude, longitude }: Placed): PlaceForm {
  return hasOwnPlace ? { latitude: String(latitude), longitude: String(longitude) } : noPlace;
}

/** As maps copy a place. */
const bothShape = /^\s*(-?[\d.]+)\s*[,،]\s*(-?[\d.]+)\s*$/;

/** What was typed or pasted into one of the two fields, as what it changes: one who pastes both has both filled. */
export function typedPlace(field: keyof PlaceForm, text: string): Partial<PlaceForm> {
  const typed = latinDigits(text).replace(/٫/g, '.');
  const [, latitude, longitude] = bothShape.exec(typed) ?? [];
  return latitude !== undefined && longitude !== undefined ? { latitude, longitude } : { [field]: text };
}

const isDegrees = (text: string, most: number): boolean => Math.abs(parseNumber(text) ?? Infinity) <= most;

function halfOf(field: keyof PlaceForm, other: keyof PlaceForm, most: number): Rule<string, PlaceForm> {
  return (value, values) => {
    const text = value.trim();
    if (text === '') return values[other].trim() !== '' && (`fields:place.problem.${field}Missing` as const);
    return !isDegrees(text, most) && (`fields:place.problem.${field}` as const);
  };
}

export const placeRules = {
  latitude: halfOf('latitude', 'longitude', 90),
  longitude: halfOf('longitude', 'latitude', 180),
};

/** As the API takes it, to some 10 cm; null, it is placed by its city. */
export function bodyOfPlace({ latitude, longitude }: PlaceForm): Record<keyof PlaceForm, number | null> {
  if (latitude.trim() === '') return { latitude: null, longitude: null };
  const [north, east] = [latitude, longitude].map((text) => Number((parseNumber(text) ?? 0).toFixed(6))) as [number, number];
  return { latitude: north, longitude: east };
}

interface FormWithCity {
  values: { city: string };
  change: (field: 'city' | keyof PlaceForm, value: string) => void;
}

/** Another city for what is written: there it is no longer where it was. */
export function changeCity(form: FormWithCity, city: string): void {
  form.change('city', city);
  if (form.values.city === '') return;
  form.change('latitude', '');
  form.change('longitude', '');
}
