import { expect, test } from '@jest/globals';
import { bodyOfPlace, changeCity, placeOf, placeRules, typedPlace } from './place-form.ts';

const at = (hasOwnPlace: boolean) => ({ latitude: 31.51, longitude: 74.36, hasOwnPlace });
const problemsOf = (latitude: string, longitude: string) => [
  placeRules.latitude(latitude, { latitude, longitude }),
  placeRules.longitude(longitude, { latitude, longitude }),
];

test('the place of the city, which the API answers without another, is not written into the form', () => {
  expect(placeOf(at(false))).toEqual({ latitude: '', longitude: '' });
  expect(placeOf(at(true))).toEqual({ latitude: '31.51', longitude: '74.36' });
});

test('both are given or neither, each between its ends', () => {
  expect(problemsOf('', ' ')).toEqual([false, false]);
  expect(problemsOf('31.5204', '74.3587')).toEqual([false, false]);
  expect(problemsOf('-90', '180')).toEqual([false, false]);
  expect(problemsOf('31.5', '')).toEqual([false, 'fields:place.problem.longitudeMissing']);
  expect(problemsOf('', '74')).toEqual(['fields:place.problem.latitudeMissing', false]);
  expect(problemsOf('90.01', '-180.01')).toEqual(['fields:place.problem.latitude', 'fields:place.problem.longitude']);
  expect(problemsOf('31°', '7e1')).toEqual(['fields:place.problem.latitude', 'fields:place.problem.longitude']);
});

test('a place as maps copy it fills both, in digits of any keyboard; half of one stays as it was typed', () => {
  expect(typedPlace('longitude', '۷۴٫۳۵')).toEqual({ longitude: '۷۴٫۳۵' });
  expect(typedPlace('latitude', '31.5204, 74.3587')).toEqual({ latitude: '31.5204', longitude: '74.3587' });
  expect(typedPlace('longitude', '۳۱٫۵۲، ۷۴٫۳۵')).toEqual({ latitude: '31.52', longitude: '74.35' });
  expect(typedPlace('latitude', 'north')).toEqual({ latitude: 'north' });
});

test('numbers are sent, or null, by which the place is cleared', () => {
  expect(bodyOfPlace({ latitude: ' 31.52037012345 ', longitude: '-0.0000001' })).toEqual({ latitude: 31.52037, longitude: -0 });
  expect(bodyOfPlace({ latitude: '۳۱٫۵۲', longitude: '٧٤٫٣٥' })).toEqual({ latitude: 31.52, longitude: 74.35 });
  expect(bodyOfPlace({ latitude: '', longitude: ' ' })).toEqual({ latitude: null, longitude: null });
});

test('in another city it is no longer where it was; the first city that is chosen leaves the place', () => {
  const changesIn = (city: string) => {
    const changes: [string, string][] = [];
    changeCity({ values: { city }, change: (field, value) => changes.push([field, value]) }, 'Karachi');
    return changes;
  };
  expect(changesIn('')).toEqual([['city', 'Karachi']]);
  expect(changesIn('Lahore')).toEqual([
    ['city', 'Karachi'],
    ['latitude', ''],
    ['longitude', ''],
  ]);
});
