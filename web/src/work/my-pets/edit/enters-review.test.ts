import { expect, test } from '@jest/globals';
import { aPet } from '../../../testing/a-pet.ts';
import { entersReview } from './enters-review.ts';
import { formOfPet } from '#shared/pet/form/pet-form.ts';

const one = aPet().images[0]!;
const base = aPet({ name: 'Sheru', breed: 'Desi', price: 0, images: [one, { ...one, id: 'second' }] });
const form = formOfPet(base);

test('texts and pictures send an approved listing back to review; the price and the order of pictures do not', () => {
  expect(entersReview(base, { ...form, description: 'New' })).toBe(true);
  expect(entersReview(base, { ...form, tags: ['Loyal'] })).toBe(true);
  expect(entersReview(base, { ...form, photos: [...form.photos, { ...one, id: 'third' }] })).toBe(true);
  expect(entersReview(base, { ...form, price: '700', status: 'Adopted', name: ' Sheru ', photos: form.photos.toReversed() })).toBe(false);
});

test('any change sends a rejected listing again; one in review stays there', () => {
  const rejected = { ...base, approvalStatus: 'rejected' as const };
  expect(entersReview(rejected, form)).toBe(false);
  expect(entersReview(rejected, { ...form, price: '700' })).toBe(true);
  expect(entersReview({ ...base, approvalStatus: 'pending' }, { ...form, name: 'Other' })).toBe(false);
});
