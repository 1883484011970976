import { expect, test } from '@jest/globals';
import type { OwnStore } from '#shared/api/types.ts';
import { problemsOf } from '#shared/form/form-rules.ts';
import { aStore } from '../../../testing/a-store.ts';
import { bodyOfStore, bringsFiles, fieldOf, formOfStore, storeRules } from './store-form.ts';
import type { StoreForm } from './store-form.ts';

const store: OwnStore = { ...aStore(), hidden: false, hiddenReason: '' };
const fields = Object.keys(formOfStore(undefined)) as (keyof StoreForm)[];
const file = new File(['x'], 'sign.jpg', { type: 'image/jpeg' });

test('what the API asks for is asked for by name', () => {
  expect(Object.keys(problemsOf(storeRules, formOfStore(undefined), fields))).toEqual(['name', 'type', 'description', 'city']);
  expect(problemsOf(storeRules, formOfStore(store), fields)).toEqual({});
});

test('a store that was not changed is sent as it is, without a picture', () => {
  const { name, type, description, city, address, hours, services, features, latitude, longitude } = store;
  const body = bodyOfStore({ ...formOfStore(store), name: ` ${name} ` });
  expect(body).toEqual({ name, type, description, city, address, hours, services, features, latitude, longitude });
});

test('a store that is placed by its city alone is sent without a place of its own', () => {
  expect(bodyOfStore(formOfStore({ ...store, hasOwnPlace: false }))).toMatchObject({ latitude: null, longitude: null });
});

test('new pictures go along, each in its field', () => {
  expect(bodyOfStore({ ...formOfStore(store), image: file })).toMatchObject({ image: [file] });
  expect(bodyOfStore({ ...formOfStore(store), banner: file })).toMatchObject({ banner: file });
  expect([bringsFiles(formOfStore(store)), bringsFiles({ ...formOfStore(store), banner: file })]).toEqual([false, true]);
});

test('a refusal of one service stands at the services, one of the place at the city', () => {
  expect(['services.2', 'features[0]', 'location', 'hours'].map(fieldOf)).toEqual(['services', 'features', 'city', 'hours']);
});
