import { describe, expect, test } from '@jest/globals';
import { problemsOf } from '#shared/form/form-rules.ts';
import { emptyPetForm, stepsOf } from '#shared/pet/form/pet-form.ts';
import type { PetForm } from '#shared/pet/form/pet-form.ts';
import { postLimits, postListing } from './post-listing.ts';

const none = { count: 0, unsent: '' };
const postSteps = stepsOf(postListing.steps);
const words = (field: string) => `pet-form:problem.${field}`;
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
