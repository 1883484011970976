import { findCity } from '@paltu/reference';
import type { Place, VetDetails } from './vet.ts';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Mean radius of the Earth, in metres. */
export const earthRadius = 6_371_008.8;

/** Where the practice is: its own place, or its city's. */
export const placeOf = ({ place, cityId }: Pick<VetDetails, 'place' | 'cityId'>): Place => {
  if (place !== null) return place;
  const { latitude = 0, longitude = 0 } = findCity(cityId) ?? {};
  return { latitude, longitude };
};

/** A place on a sphere of radius 1: x, y, z. */
export const onSphere = ({ latitude, longitude }: Place): readonly [x: number, y: number, z: number] => {
  const [north, east] = [radians(latitude), radians(longitude)];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
};

/** On the sphere, in metres. */
export const distanceBetween = (one: Place, other: Place): number => {
  const [north, otherNorth] = [radians(one.latitude), radians(other.latitude)];
  const haversine =
    Math.sin((otherNorth - north) / 2) ** 2 +
    Math.cos(north) * Math.cos(otherNorth) * Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(haversine)));
};
