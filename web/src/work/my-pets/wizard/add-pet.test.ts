import { describe, expect, test } from '@jest/globals';
import { problemsOf } from '#shared/form/form-rules.ts';
import { emptyPetForm, stepsOf } from '#shared/pet/form/pet-form.ts';
import type { PetForm } from '#shared/pet/form/pet-form.ts';
import { addPet } from './add-pet.ts';

const whole: PetForm = {
  ...emptyPetForm,
  ...{ name: 'Sheru', species: 'Dog', breed: 'Desi mix', age: '2 years', gender: 'Male' },
  ...{ color: 'white', size: 'Medium', weight: '18 kg', description: 'Kind', location: 'Lahore' },
};

const none = { count: 0, unsent: '' };
const addSteps = stepsOf(addPet.steps);
const problems = (step: number, form: PetForm, photos = none) => problemsOf(addPet.rules(photos), form, addSteps[step - 1] ?? []);
const words = (field: string) => `pet-form:problem.${field}`;

describe('the wizard of four steps', () => {
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

  test('asks for a photo on its last step, one under way counts', () => {
    expect(problems(4, whole)).toEqual({ photos: words('photos') });
    expect(problems(4, whole, { ...none, count: 1 })).toEqual({});
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
