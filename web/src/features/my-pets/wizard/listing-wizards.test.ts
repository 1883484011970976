import { describe, expect, test } from '@jest/globals';
import { problemsOf } from '#shared/form/form-rules.ts';
import { typedPrice } from '#shared/form/typed-price.ts';
import { emptyPetForm, priceOf, bodyOfForm } from '#shared/pet/form/pet-form.ts';
import type { PetForm } from '#shared/pet/form/pet-form.ts';
import { stepsOf } from '#shared/pet/form/pet-parts.ts';
import { fieldOf, wholePetRules } from '#shared/pet/form/pet-rules.ts';
import { addPet } from './add-pet.ts';
import { postLimits, postListing } from './post-listing.ts';

const whole: PetForm = {
  ...emptyPetForm,
  ...{ name: 'Sheru', species: 'Dog', breed: 'Desi mix', age: '2 years', gender: 'Male' },
  ...{ color: 'white', size: 'Medium', weight: '18 kg', description: 'Kind', location: 'Lahore' },
};

const none = { count: 0, unsent: '' };
const addSteps = stepsOf(addPet.steps);
const postSteps = stepsOf(postListing.steps);
const problems = (step: number, form: PetForm, photos = none) => problemsOf(addPet.rules(photos), form, addSteps[step - 1] ?? []);
const words = (field: string) => `pet-form:problem.${field}`;

describe('the wizard of three steps', () => {
  const post = (step: number, form: Partial<PetForm>, photos = none) =>
    problemsOf(postListing.rules(photos), { ...postListing.initial, ...form }, postSteps[step - 1] ?? []);
  const description = 'Kind to children, walks well on a lead and sleeps all night.';

  test('has every field of the form in one of its steps', () => {
    expect([...postSteps.flat()].sort()).toEqual(Object.keys(emptyPetForm).sort());
  });

  test('leaves color and weight out', () => {
    expect(Object.keys(post(1, {}))).toEqual(['name', 'species', 'breed', 'age', 'gender', 'size']);
  });

  test('wants a description of fifty characters, blanks at the ends apart, and something of the character', () => {
    const { least } = postLimits.description;
    const said = (text: string) => post(2, { description: text, personality: ['Calm'] });
    expect(post(2, { description })).toEqual({ personality: 'post-listing:problem.personality' });
    expect(said('')).toEqual({ description: 'post-listing:problem.descriptionShort' });
    expect(said('x'.repeat(least - 1))).toEqual({ description: 'post-listing:problem.descriptionShort' });
    expect(said(`short${' '.repeat(least)}`)).toEqual({ description: 'post-listing:problem.descriptionShort' });
    expect(said(' '.repeat(least))).toEqual({ description: words('description') });
    expect(said('x'.repeat(least))).toEqual({});
  });

  test('asks for a place, a price when the pet is for sale, and a photo', () => {
    expect(post(3, { adoptionType: 'Sale' })).toEqual({ location: words('location'), price: words('price'), photos: words('photos') });
    expect(post(3, { location: 'Lahore' }, { ...none, count: 1 })).toEqual({});
  });
});

describe('the wizard', () => {
  test('asks for every basic field on its first step, in the order of the screen; blanks are nothing', () => {
    const found = problems(1, { ...emptyPetForm, name: '   ' });
    expect(Object.keys(found)).toEqual(['name', 'species', 'breed', 'age', 'gender', 'size', 'color', 'weight', 'description']);
    expect(problems(1, whole)).toEqual({});
  });

  test('asks for the location, and for a price when the pet is for sale', () => {
    expect(problems(2, { ...whole, location: '', adoptionType: 'Sale' })).toEqual({ location: words('location'), price: words('price') });
    expect(problems(2, { ...whole, adoptionType: 'Sale', price: '0' })).toEqual({ price: words('price') });
    expect(problems(2, { ...whole, adoptionType: 'Trial' })).toEqual({});
  });

  test('asks for a photo on its last step, one under way counts; an edit may have none', () => {
    expect(problems(4, whole)).toEqual({ photos: words('photos') });
    expect(problems(4, whole, { ...none, count: 1 })).toEqual({});
    expect(problemsOf(wholePetRules(none, false), whole, addSteps[3] ?? [])).toEqual({});
  });

  test('names the photos that did not arrive', () => {
    expect(problems(4, whole, { ...none, count: 2, unsent: 'a.jpg' })).toEqual({
      photos: { key: 'fields:photos.someFailed', values: { names: 'a.jpg' } },
    });
  });

  test('has a step for every field', () => {
    expect(addSteps.flat().toSorted()).toEqual(Object.keys(emptyPetForm).toSorted());
  });
});

test('the paths of the API mean fields of the form', () => {
  const paths = ['name', 'requirements.homeType', 'imageIds[2]', 'keepImages', 'tags[0]'];
  expect(paths.map(fieldOf)).toEqual(['name', 'homeType', 'photos', 'photos', 'tags']);
});

describe('a price', () => {
  test('keeps digits alone, also those of an Urdu keyboard', () => {
    expect(['12,500', '۲۵۰۰۰', 'abc', '-5'].map(typedPrice)).toEqual(['12500', '25000', '', '5']);
  });

  test('is 0 when it is no number, and for adoption', () => {
    const price = (adoptionType: PetForm['adoptionType'], typed: string) => priceOf({ adoptionType, price: typed });
    expect([price('Sale', ''), price('Sale', '700'), price('Adoption', '700')]).toEqual([0, 700, 0]);
  });

  test('goes to the API as a number, with trimmed texts and the requirements together', () => {
    expect(bodyOfForm({ ...whole, name: ' Sheru ', adoptionType: 'Sale', price: '700' })).toMatchObject({
      name: 'Sheru',
      price: 700,
      requirements: { experience: 'Beginner', homeType: 'House with yard', children: false, otherPets: false },
    });
  });
});
