import { expect, test } from '@jest/globals';
import { problemsOf } from '../form/form-rules.ts';
import { bodyOfReview, formOfReview, reviewRules } from './review-form.ts';

test('stars and words are both asked for', () => {
  expect(problemsOf(reviewRules({ name: 'vet' }), formOfReview(null), ['rating', 'comment'])).toEqual({
    rating: 'reviews:own.problem.rating',
    comment: 'reviews:vet.problem',
  });
  expect(problemsOf(reviewRules({ name: 'vet' }), formOfReview({ rating: 1, comment: 'x' }), ['rating', 'comment'])).toEqual({});
});

test('the review of before stands in the form again', () => {
  expect(formOfReview({ rating: 4, comment: 'Kind.' })).toEqual({ rating: '4', comment: 'Kind.' });
});

test('stars are sent as a number, words without blanks around them', () => {
  expect(bodyOfReview({ rating: '5', comment: ' Kind. \n' })).toEqual({ rating: 5, comment: 'Kind.' });
});
