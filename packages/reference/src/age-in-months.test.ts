import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ageInMonths } from './age-in-months.ts';

test.each([
  ['2 years', 24],
  ['2 Years Old', 24],
  ['1 year', 12],
  ['a year', 12],
  ['One and half years', null],
  ['1.5 years', 18],
  ['2yrs', 24],
  ['3y', 36],
  ['8 months', 8],
  ['8mo', 8],
  ['1 year, 6 months', 18],
  ['2 years and 3 months', 27],
  ['about 5 months', 5],
  ['6 weeks', 1],
  ['52 weeks', 12],
  ['10 days', 0],
  ['365 days', 12],
  ['2 سال', 24],
  ['دو سال', 24],
  ['۲ سال', 24],
  ['٣ ماہ', 3],
  ['۳ مہینے', 3],
  ['ایک سال اور چھ ماہ', 18],
  ['ڈیڑھ سال', 18],
  ['ڈھائی سال کی', 30],
  ['تقریباً ۲ سال', 24],
  ['۸ ہفتے', 2],
  ['7 weeks', 1],
  ['8 weeks', 2],
  ['56 days', 2],
  ['55 days', 1],
  ['12 weeks', 3],
  ['13 weeks', 3],
  ['100 days', 3],
  ['1 month and 4 weeks', 2],
  ['12 months (1 year)', 12],
  ['1 year, 12 months', 12],
  ['۱۲ ماہ (ایک سال)', 12],
  ['2 months (8 weeks)', 2],
  ['2 years (and 3 months)', 27],
  ['عمر ۱٫۵ سال', 18],
])('%s is %p months', (age, months) => {
  expect(ageInMonths(age)).toBe(months);
});

test.each([
  '',
  '2',
  'puppy',
  'adult',
  '2-3 years',
  '< 1 year',
  'under 1 year',
  'years',
  '2 2 years',
  '-2 years',
  '1e3 years',
  '9999999999 years',
  '201 years',
  '½ year',
  'بچہ',
])('what %p means is not known', (age) => {
  expect(ageInMonths(age)).toBeNull();
});

test('whatever is written, an age is unknown or a whole number that the table takes', () => {
  const unit = fc.constantFrom('years', 'months', 'weeks', 'days', 'سال', 'ماہ', '');
  const written = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.tuple(fc.double(), unit).map(([count, of]) => `${count} ${of}`),
  );
  fc.assert(
    fc.property(written, (age) => {
      const months = ageInMonths(age);
      expect(months === null || (Number.isInteger(months) && months >= 0 && months <= 2_400)).toBe(true);
    }),
  );
});
