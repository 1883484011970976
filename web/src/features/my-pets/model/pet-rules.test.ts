import { describe, expect, test } from '@jest/globals';
import { emptyPetForm, priceOf, typedPrice, bodyOfForm } from './pet-form.ts';
import type { PetForm } from './pet-form.ts';
import { editProblems, fieldOf, furthestStep, stepOf, stepProblems } from './pet-rules.ts';

const whole: PetForm = {
  ...emptyPetForm,
  ...{ name: 'Sheru', species: 'Dog', breed: 'Desi mix', age: '2 years', gender: 'Male' },
  ...{ color: 'white', size: 'Medium', weight: '18 kg', description: 'Kind', location: 'Lahore' },
};

describe('the wizard', () => {
  test('asks for every basic field on its first step, blanks are nothing', () => {
    const found = stepProblems(1, { ...emptyPetForm, name: '   ' }, 0);
    expect(Object.keys(found)).toEqual(['name', 'species', 'breed', 'age', 'gender', 'color', 'size', 'weight', 'description']);
    expect(stepProblems(1, whole, 0)).toEqual({});
  });

  test('asks for the location, and for a price when the pet is for sale', () => {
    expect(stepProblems(2, { ...whole, location: '', adoptionType: 'Sale' }, 0)).toEqual({
      location: 'problem.location',
      price: 'problem.price',
    });
    expect(stepProblems(2, { ...whole, adoptionType: 'Sale', price: '0' }, 0)).toEqual({ price: 'problem.price' });
    expect(stepProblems(2, { ...whole, adoptionType: 'Trial' }, 0)).toEqual({});
  });

  test('asks for a photo on its last step', () => {
    expect(stepProblems(4, whole, 0)).toEqual({ photos: 'problem.photos' });
    expect(stepProblems(4, whole, 1)).toEqual({});
  });

  test('opens no further than what is filled in', () => {
    expect([emptyPetForm, { ...whole, location: '' }, whole].map(furthestStep)).toEqual([1, 2, 4]);
  });

  test('leads a refused field to its step', () => {
    expect([['price'], ['tags', 'name'], ['experience'], ['photos'], []].map(stepOf)).toEqual([2, 1, 3, 4, 4]);
  });
});

test('an edit asks for what the steps ask for, but for a photo', () => {
  expect(Object.keys(editProblems({ ...whole, name: '', location: '', adoptionType: 'Sale' }))).toEqual(['name', 'location', 'price']);
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
