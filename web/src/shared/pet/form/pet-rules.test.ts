import { expect, test } from '@jest/globals';
import { problemsOf } from '../../form/form-rules.ts';
import { emptyPetForm } from './pet-form.ts';
import { fieldOf, lackingIn, petRules } from './pet-rules.ts';

test('a photo is asked for where it is not optional', () => {
  const none = { count: 0, unsent: '' };
  expect(problemsOf(petRules(none), emptyPetForm, ['photos'])).toEqual({ photos: 'pet-form:problem.photos' });
  expect(problemsOf(petRules(none, { optional: ['photos'] }), emptyPetForm, ['photos'])).toEqual({});
});

test('an edit asks for what the listing has, not for what it was posted without', () => {
  const listing = {
    ...emptyPetForm,
    name: 'Milo',
    species: 'Dog',
    breed: 'Mixed',
    age: '2 years',
    gender: 'Male',
    size: 'Small',
    description: 'Calm',
    location: 'lahore',
  } as const;
  expect(lackingIn(listing)).toEqual(['color', 'weight']);
  const rules = petRules({ count: 1, unsent: '' }, { optional: lackingIn(listing) });
  expect(problemsOf(rules, { ...listing, name: '' }, ['name', 'color', 'weight'])).toEqual({ name: 'pet-form:problem.name' });
});

test('the paths of the API mean fields of the form', () => {
  const paths = ['name', 'requirements.homeType', 'imageIds[2]', 'keepImages', 'tags[0]'];
  expect(paths.map(fieldOf)).toEqual(['name', 'homeType', 'photos', 'photos', 'tags']);
});
