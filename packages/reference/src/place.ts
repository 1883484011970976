import { cities, findCity } from './cities.ts';

/** In degrees (WGS 84). */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Mean radius of the Earth, in metres. */
export const earthRadius = 6_371_008.8;

/** Where something is: its own place, or its city's. */
export const placeOf = ({ place, cityId }: { readonly place: Place | null; readonly cityId: string }): Place => {
  if (place !== null) return place;
  const { latitude = 0, longitude = 0 } = findCity(cityId) ?? {};
  return { latitude, longitude };
};

/** A place on a sphere of radius 1: x, y, z. */
export const onSphere = ({ latitude, longitude }: Place): readonly [x: number, y: number, z: number] => {
  const [north, east] = [radians(latitude), radians(longitude)];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
};

/** Through the Earth, in radii: as long as the way over its surface is at most so many metres. */
export const chordOf = (metres: number): number => 2 * Math.sin(Math.min(Math.PI / 2, metres / (2 * earthRadius)));

/** On the sphere, in metres. */
export const distanceBetween = (one: Place, other: Place): number => {
  const [north, otherNorth] = [radians(one.latitude), radians(other.latitude)];
  const haversine =
    Math.sin((otherNorth - north) / 2) ** 2 +
    Math.cos(north) * Math.cos(otherNorth) * Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(haversine)));
};

export interface NearCity {
  readonly id: string;
  /** In metres. */
  readonly distance: number;
}

/** The other cities that are at most so many metres away from one, the nearest first. */
export const nearestCities = (cityId: string, metres: number): readonly NearCity[] => {
  const from = findCity(cityId);
  if (from === undefined) return [];
  return cities
    .filter(({ id }) => id !== from.id)
    .map((city) => ({ id: city.id, distance: distanceBetween(from, city) }))
    .filter(({ distance }) => distance <= metres)
    .toSorted((one, other) => one.distance - other.distance);
};
