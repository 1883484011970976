import { expect, test } from '@jest/globals';
import { findArea, findCity } from '@paltu/reference';
import { nearestPlaceOf } from './places.ts';

test.each([
  ['Block 5, Clifton', 'karachi', 'clifton-karachi'],
  ['Street 31, F-8/1', 'islamabad', 'f-8-islamabad'],
  ['45 Main Boulevard, Gulberg III', 'lahore', 'gulberg-lahore'],
  ['Phase 7, Bahria Town', 'rawalpindi', 'bahria-rawalpindi'],
  ['ملیر کینٹ روڈ', 'karachi', 'malir-cantt-karachi'],
  ['گلی 7، سمن آباد', 'lahore', 'samanabad-lahore'],
  ['Model Town Road, Gulberg', 'lahore', 'gulberg-lahore'],
])('what has the address %p in %s lies in its area', (address, cityId, area) => {
  const { latitude, longitude } = nearestPlaceOf({ place: null, address, cityId });
  expect(findArea(area)).toMatchObject({ latitude, longitude });
});

test('an area of another city is none of its own, and its own place is nearer than any area', () => {
  const { latitude, longitude } = findCity('lahore')!;
  expect(nearestPlaceOf({ place: null, address: 'Clifton Street', cityId: 'lahore' })).toEqual({ latitude, longitude });
  const place = { latitude: 24.8, longitude: 67.02 };
  expect(nearestPlaceOf({ place, address: 'Clifton', cityId: 'karachi' })).toEqual(place);
});
