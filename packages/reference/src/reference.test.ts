import { expect, test } from '@jest/globals';
import { areas } from './areas.ts';
import { cities, cityName, findCity } from './cities.ts';
import { foldText } from './fold-text.ts';
import { phoneSchema } from './phone-schema.ts';
import { parsePhone } from './phone.ts';
import { distanceBetween, nearestCities } from './place.ts';

test('the eight cities of the product come first', () => {
  const first = ['Karachi', 'Lahore', 'Islamabad', 'Rawalpindi', 'Faisalabad', 'Multan', 'Peshawar', 'Quetta'];
  expect(cities.slice(0, 8).map(({ en }) => en)).toEqual(first);
});

test('every city has an id of its own, both names and a place in Pakistan', () => {
  expect(new Set(cities.map(({ id }) => id)).size).toBe(cities.length);
  for (const city of cities) {
    expect(city.ur).toMatch(/^[\u0600-\u06ff ]+$/);
    expect(city.latitude).toBeGreaterThan(23);
    expect(city.latitude).toBeLessThan(37.5);
    expect(city.longitude).toBeGreaterThan(60);
    expect(city.longitude).toBeLessThan(78);
  }
});

test('every area has an id of its own, both names, and a coarse point in or beside its city', () => {
  expect(new Set(areas.map(({ id }) => id)).size).toBe(areas.length);
  for (const area of areas) {
    const city = findCity(area.cityId);
    expect([area.id, city?.id, area.id.endsWith(`-${area.cityId}`)]).toEqual([area.id, area.cityId, true]);
    expect(area.ur).toMatch(/^[\u0600-\u06ff0-9 ]+$/);
    expect([area.latitude, area.longitude]).toEqual([area.latitude, area.longitude].map((degrees) => Number(degrees.toFixed(2))));
    expect(distanceBetween(area, city ?? area)).toBeLessThan(40_000);
  }
});

test('the cities around one are those within reach, the nearest first, without itself', () => {
  expect(nearestCities('multan', 50_000).map(({ id }) => id)).toEqual(['muzaffargarh', 'khanewal']);
  expect(nearestCities('multan', 0)).toEqual([]);
  expect(nearestCities('atlantis', 50_000)).toEqual([]);
});

test('a city is found by its English name in any letter case and by its Urdu name, typed on either keyboard', () => {
  expect(findCity('lAHORE')?.id).toBe('lahore');
  expect(findCity(' کراچی ')?.id).toBe('karachi');
  expect(findCity('كراچي')?.id).toBe('karachi');
  expect(findCity('Atlantis')).toBeUndefined();
});

test('a phone number is kept in E.164 however it was written', () => {
  expect(parsePhone('0300 1234567')).toBe('+923001234567');
  expect(parsePhone('+92 300 1234567')).toBe('+923001234567');
  expect(parsePhone('+44 20 7946 0958')).toBe('+442079460958');
  expect(parsePhone('00923001234567')).toBe('+923001234567');
  expect(parsePhone('\u202a۰۳۰۰ ۱۲۳۴۵۶۷\u202c')).toBe('+923001234567');
  expect(parsePhone('٠٣٠٠ ١٢٣٤٥٦٧')).toBe('+923001234567');
  expect(parsePhone('051-2345678')).toBe('+92512345678');
});

test.each(['12', '0300 123456', '0300 12345678', 'call 0300 1234567', '0300 1234567 ext. 5', '+999 1234567890'])(
  '%s is no phone number',
  (text) => {
    expect(parsePhone(text)).toBeUndefined();
  },
);

test.each(['0300 1234567', '+44 7700 900123', '051-2345678'])('the stored form of the phone number %s is read as the same', (text) => {
  const stored = parsePhone(text) ?? '';
  expect(phoneSchema({ missing: '', invalid: '' }).parse(stored)).toBe(stored);
});

test('a city that this list lacks is shown by its id', () => {
  expect([cityName('lahore'), cityName('new-gwadar')]).toEqual(['Lahore', 'new-gwadar']);
});

test('text is compared without what differs from keyboard to keyboard, and without what nobody sees', () => {
  expect(foldText(' كُتــا\u200c  بلي ')).toBe('کتا بلی');
  expect(foldText('GOLDEN\u200bRetriever')).toBe('goldenretriever');
  for (const [left, right] of [
    ['آم', 'ام'],
    ['لڑکے', 'لڑکی'],
    ['پھل', 'پہل'],
  ] as const)
    expect(foldText(left)).not.toBe(foldText(right));
  expect(foldText('ا\u0653م')).toBe(foldText('آم'));
});
