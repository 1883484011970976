import { beforeAll, expect, test } from '@jest/globals';
import i18next from 'i18next';
import { apiErrorOf } from '../api/api-error.ts';
import { readRefusal } from './form-refusal.ts';
import { required } from './form-rules.ts';

const values = { name: 'Moti', homeType: 'Apartment', photos: ['p1'] };
const rules = { name: required('pet-form:problem.name'), photos: required('pet-form:problem.photos') };
const fieldOf = (path: string) => ({ 'requirements.homeType': 'homeType', 'imageIds[2]': 'photos' })[path] ?? path;
const invalid = { homeType: 'errors:field.unknown' } as const;

function refused(...errors: [path: string, code: string][]) {
  const body = { code: 'request.invalid', message: '', errors: errors.map(([path, code]) => ({ path, code, msg: '' })) };
  return readRefusal(apiErrorOf(400, body), { values, rules, fieldOf, invalid });
}

beforeAll(() =>
  i18next.init({ lng: 'en', resources: { en: { errors: { field: { invalid: 'No', required: 'Needed', 'too-long': 'Long' } } } } }),
);

test('a refusal stands at the fields that its paths mean', () => {
  expect(refused(['name', 'too-long'], ['imageIds[2]', 'something-new']).problems).toEqual({
    name: 'errors:field.too-long',
    photos: 'errors:field.invalid',
  });
});

test("the form's own words are shown where it has some", () => {
  expect(refused(['name', 'required'], ['photos', 'required'], ['requirements.homeType', 'invalid']).problems).toEqual({
    name: 'pet-form:problem.name',
    photos: 'pet-form:problem.photos',
    homeType: 'errors:field.unknown',
  });
});

test('a refusal that names no field of the form is one of the whole form', () => {
  expect(refused(['userType', 'invalid'])).toMatchObject({ problems: {}, refusal: { code: 'request.invalid' } });
  expect(readRefusal(new Error('bug'), { values, rules })).toMatchObject({ refusal: { code: 'unknown' } });
  expect(refused(['name', 'required']).refusal).toBeUndefined();
});
