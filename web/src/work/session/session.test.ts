import { expect, test } from '@jest/globals';
import { problemsOf } from '#shared/form/form-rules.ts';
import { profileRules } from './profile-rules.ts';
import { changedCrop, squareOf, wholePicture } from './picture.ts';

const whole = { firstName: 'Ayesha', lastName: 'Khan', email: 'a@b.pk', phone: '0300 1234567', city: 'Lahore', address: '', bio: '' };
const fields = Object.keys(whole) as (keyof typeof whole)[];

test('a profile needs a first name, an address of mail, a phone and a city; the rest is optional', () => {
  expect(problemsOf(profileRules, whole, fields)).toEqual({});
  const empty = { firstName: ' ', lastName: '', email: '', phone: '', city: '', address: '', bio: '' };
  expect(Object.keys(problemsOf(profileRules, empty, fields))).toEqual(['firstName', 'email', 'phone', 'city']);
});

test('no name of a profile reads as a link', () => {
  const linked = { ...whole, firstName: 'evil.example', lastName: 'ali.example' };
  expect(problemsOf(profileRules, linked, fields)).toEqual({ firstName: 'errors:field.link', lastName: 'errors:field.link' });
  for (const firstName of ['M. Ali', 'M.Ali']) expect(problemsOf(profileRules, { ...whole, firstName }, fields)).toEqual({});
});

test.each([
  ['+92 300 1234567', true],
  ['03001234567', true],
  ['3001234567', true],
  ['00923001234567', true],
  ['+44 20 7946 0958', true],
  ['051-2345678', true],
  ['0300 12345', false],
])('the phone number %s is taken: %s', (phone, isFine) => {
  expect(problemsOf(profileRules, { ...whole, phone }, ['phone'])).toEqual(isFine ? {} : { phone: 'session:problem.phonePakistani' });
});

const wide = { width: 1200, height: 800 };

test('a picture is cut to the square in its middle', () => {
  expect(squareOf(wide, wholePicture)).toEqual({ left: 200, top: 0, side: 800 });
});

test('zoom makes the square smaller, around the same middle', () => {
  expect(squareOf(wide, { ...wholePicture, zoom: 2 })).toEqual({ left: 400, top: 200, side: 400 });
});

test('whatever is asked for, the square stays inside the picture', () => {
  const far = changedCrop(wide, wholePicture, { right: 9, down: -9, zoom: 9 });
  const { left, top, side } = squareOf(wide, far);
  expect(far.zoom).toBe(3);
  expect([Math.round(left + side), Math.round(top)]).toEqual([1200, 0]);
});

test('a move at the edge, and back, begins at once', () => {
  const atEdge = changedCrop(wide, wholePicture, { right: 5 });
  const back = changedCrop(wide, atEdge, { right: -0.1 });
  expect(squareOf(wide, back).left).toBeCloseTo(400 - 80);
});
