import { expect, test } from '@jest/globals';
import { aPet } from '../../../testing/a-pet.ts';
import { formOfPet } from './pet-form.ts';
import { entersReview, isFormChanged, rebaseForm } from './rebase-form.ts';

const base = aPet({ name: 'Sheru', breed: 'Desi', price: 0 });
const form = formOfPet(base);
const ids = base.images.map(({ id }) => id);

test('the newest version comes under what was typed', () => {
  const newest = aPet({ name: 'Sheru', breed: 'Bakarwal', age: '3 years' });
  const rebased = rebaseForm({ ...form, name: 'Sheru II', age: '4 years' }, base, newest);
  expect(rebased).toMatchObject({ name: 'Sheru II', breed: 'Bakarwal', age: '4 years' });
});

test('texts and pictures send an approved listing back to review; the price and the order of pictures do not', () => {
  expect(entersReview(base, { ...form, description: 'New' }, ids)).toBe(true);
  expect(entersReview(base, { ...form, tags: ['Loyal'] }, ids)).toBe(true);
  expect(entersReview(base, form, [...ids, 'another'])).toBe(true);
  expect(entersReview(base, { ...form, price: '700', status: 'Adopted', name: ' Sheru ' }, [...ids].reverse())).toBe(false);
});

test('any change sends a rejected listing again; one in review stays there', () => {
  const rejected = { ...base, approvalStatus: 'rejected' as const };
  expect(entersReview(rejected, form, ids)).toBe(false);
  expect(entersReview(rejected, { ...form, price: '700' }, ids)).toBe(true);
  expect(entersReview({ ...base, approvalStatus: 'pending' }, { ...form, name: 'Other' }, ids)).toBe(false);
});

test('a form is changed when it says something else, not when it was opened, typed back or ticked in another order', () => {
  const pet = aPet({ personality: ['Calm', 'Loyal'] });
  expect(isFormChanged(pet, formOfPet(pet))).toBe(false);
  expect(isFormChanged(pet, { ...formOfPet(pet), personality: ['Loyal', 'Calm'] })).toBe(false);
  expect(isFormChanged(pet, { ...formOfPet(pet), personality: ['Calm'] })).toBe(true);
  expect(isFormChanged(pet, { ...formOfPet(pet), age: '3 years' })).toBe(true);
});
