import { expect, test, describe } from '@jest/globals';
import { formOfPet, emptyPetForm, stepsOf } from '#shared/pet/form/pet-form.ts';
import { problemsOf } from '#shared/form/form-rules.ts';
import type { PetForm } from '#shared/pet/form/pet-form.ts';
import { placeOf, places } from './dashboard-place.ts';
import { aPet } from '../../testing/a-pet.ts';
import { entersReview } from './enters-review.ts';
import { addPet, postLimits, postListing } from './new-listings.ts';

test('the address holds where in the dashboard one is', () => {
  expect(placeOf({})).toEqual({ tab: 'overview', mode: 'list', id: '', page: 1 });
  expect(placeOf(places.list)).toMatchObject({ tab: 'pets', mode: 'list' });
  expect(placeOf({ mode: 'add' })).toMatchObject({ tab: 'pets', mode: 'add' });
  expect(placeOf(places.edit('42'))).toMatchObject({ mode: 'edit', id: '42' });
});

test('an address that nobody wrote shows the list', () => {
  expect(placeOf({ tab: 'pets', mode: 'paint', page: '-2' })).toEqual({ tab: 'pets', mode: 'list', id: '', page: 1 });
});

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

const postSteps = stepsOf(postListing.steps);
const post = (step: number, form: Partial<PetForm>, photos = none) =>
  problemsOf(postListing.rules(photos), { ...postListing.initial, ...form }, postSteps[step - 1] ?? []);
const description = 'Kind to children, walks well on a lead and sleeps all night.';

describe('the wizard of three steps', () => {
  test('has every field of the form in one of its steps', () => {
    expect([...postSteps.flat()].sort()).toEqual(Object.keys(emptyPetForm).sort());
  });

  test('leaves color and weight out', () => {
    expect(Object.keys(post(1, {}))).toEqual(['name', 'species', 'breed', 'age', 'gender', 'size']);
  });

  test('wants a description of fifty characters, blanks at the ends apart, and something of the character', () => {
    const { least } = postLimits.description;
    const problemsFor = (text: string) => post(2, { description: text, personality: ['Calm'] });
    expect(post(2, { description })).toEqual({ personality: 'post-listing:problem.personality' });
    expect(problemsFor('')).toEqual({ description: 'post-listing:problem.descriptionShort' });
    expect(problemsFor('x'.repeat(least - 1))).toEqual({ description: 'post-listing:problem.descriptionShort' });
    expect(problemsFor(`short${' '.repeat(least)}`)).toEqual({ description: 'post-listing:problem.descriptionShort' });
    expect(problemsFor(' '.repeat(least))).toEqual({ description: words('description') });
    expect(problemsFor('x'.repeat(least))).toEqual({});
  });

  test('asks for a place, a price when the pet is for sale, and a photo', () => {
    expect(post(3, { adoptionType: 'Sale' })).toEqual({ location: words('location'), price: words('price'), photos: words('photos') });
    expect(post(3, { location: 'Lahore' }, { ...none, count: 1 })).toEqual({});
  });
});
