import { expect, test } from '@jest/globals';
import { namesOf, singularOf } from './names.ts';

test.each([
  ['visits', 'visit'],
  ['galleries', 'gallery'],
  ['addresses', 'address'],
  ['boxes', 'box'],
  ['staff', 'staff'],
  ['glass', 'glass'],
])('one of the %s is a %s', (plural, singular) => {
  expect(singularOf(plural)).toBe(singular);
});

test('names of several words take the form that each place needs', () => {
  expect(namesOf('pet-care', 'home-visits')).toMatchObject({
    serviceName: 'petCare',
    serviceSnake: 'pet_care',
    slicesName: 'homeVisits',
    table: 'home_visits',
    Noun: 'HomeVisit',
    nounSnake: 'home_visit',
    topic: 'pet-care.home-visit.v1',
  });
});

test.each([
  ['', 'visits', 'the service has no name'],
  ['adoption', '', 'the slice has no name'],
  ['Adoption', 'visits', 'small letters'],
  ['pet_care', 'visits', 'small letters'],
  ['-care', 'visits', 'small letters'],
  ['../auth', 'visits', 'small letters'],
  ['a'.repeat(31), 'visits', 'small letters'],
  ['gateway', 'visits', 'taken'],
  ['adoption', 'classes', 'word of TypeScript'],
  ['new', 'visits', 'word of TypeScript'],
])('a service "%s" with a slice "%s" is refused: %s', (service, slice, why) => {
  expect(() => namesOf(service, slice)).toThrow(why);
});
