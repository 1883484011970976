import { describe, expect, test } from '@jest/globals';
import { problemOf } from '../../form/form-rules.ts';
import { bodyOfForm, emptyPetForm, priceOf } from './pet-form.ts';
import type { PetForm } from './pet-form.ts';
import { petRules } from './pet-rules.ts';

describe('a price', () => {
  test('is asked for a pet on sale, and has to be whole rupees wherever it counts', () => {
    const problem = (adoptionType: PetForm['adoptionType'], typed: string) =>
      problemOf(petRules({ count: 1, unsent: '' }), { ...emptyPetForm, adoptionType, price: typed }, 'price');
    for (const none of ['', ' ', '0']) expect([none, problem('Sale', none)]).toEqual([none, 'pet-form:problem.price']);
    expect([problem('Sale', '15.5'), problem('Trial', '15.5'), problem('Trial', '')]).toEqual([
      'work:number.rupees',
      'work:number.rupees',
      false,
    ]);
    expect(problem('Adoption', 'left from before')).toBe(false);
  });

  test('is 0 when it is no number, and for adoption', () => {
    const price = (adoptionType: PetForm['adoptionType'], typed: string) => priceOf({ adoptionType, price: typed });
    expect([price('Sale', ''), price('Sale', '700'), price('Adoption', '700')]).toEqual([0, 700, 0]);
  });

  test('goes to the API as a number, with trimmed texts and the requirements together', () => {
    expect(bodyOfForm({ ...emptyPetForm, name: ' Sheru ', adoptionType: 'Sale', price: '700' })).toMatchObject({
      name: 'Sheru',
      price: 700,
      requirements: { experience: 'Beginner', homeType: 'House with yard', children: false, otherPets: false },
    });
  });
});

test('what was answered before a species was chosen that is not asked is sent as no', () => {
  const answered = { ...emptyPetForm, vaccinated: true, neutered: true, urgent: true };
  expect(bodyOfForm({ ...answered, species: 'Bird' })).toMatchObject({ vaccinated: true, neutered: false, urgent: true });
  expect(bodyOfForm({ ...answered, species: 'Fish' })).toMatchObject({ vaccinated: false, neutered: false, urgent: true });
});
