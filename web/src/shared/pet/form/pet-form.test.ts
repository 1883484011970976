import { describe, expect, test } from '@jest/globals';
import { typedPrice } from '../../form/typed-price.ts';
import { bodyOfForm, emptyPetForm, priceOf } from './pet-form.ts';
import type { PetForm } from './pet-form.ts';

describe('a price', () => {
  test('keeps digits alone, also those of an Urdu keyboard', () => {
    expect(['12,500', '۲۵۰۰۰', 'abc', '-5'].map(typedPrice)).toEqual(['12500', '25000', '', '5']);
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
