import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mostMonths } from './listing-limits.ts';
import { bornBy, bornOn, daysOld, grownAge, monthsSince } from './pet-age.ts';
import { typedAge } from './typed-age.ts';

const noon = (day: string): Date => new Date(`${day}T12:00:00+05:00`);
const today = noon('2026-10-03');

/** On the day on which it is typed. */
const monthsTyped = (age: string): number | null => {
  const born = bornOn(age, today);
  return born === null ? null : monthsSince(born, today);
};

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
  expect(monthsTyped(age)).toBe(months);
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
  expect([typedAge(age), bornOn(age, today), daysOld({ age }, today)]).toEqual([null, null, null]);
});

test.each([
  ['8 weeks', { days: 56, isExact: true, months: 2 }],
  ['10 days', { days: 10, isExact: true, months: 10 / 28 }],
  ['2 months', { days: 60, isExact: false, months: 2 }],
  ['1.5 years', { days: 547, isExact: false, months: 18 }],
  ['1 month and 2 weeks', { days: 44, isExact: false, months: 1.5 }],
])('%s is so long', (age, typed) => {
  expect(typedAge(age)).toEqual(typed);
});

test.each([
  ['2 months', '2026-10-03', '2026-08-03'],
  ['2 months', '2026-04-30', '2026-02-28'],
  ['2 years', '2026-10-03', '2024-10-03'],
  ['10 days', '2026-10-03', '2026-09-23'],
  ['5 weeks', '2026-10-03', '2026-08-27'],
  ['8 weeks', '2026-10-03', '2026-08-03'],
])('the months of one of %s on %s are counted from %s', (age, day, born) => {
  expect(bornOn(age, noon(day))).toBe(born);
});

test('two months of the third of October are three in November, by the day of Pakistan', () => {
  const born = bornOn('2 months', today) ?? '';
  const [before, after] = [new Date('2026-11-02T18:59:59Z'), new Date('2026-11-02T19:00:00Z')];
  expect([before, after].map((at) => monthsSince(born, at))).toEqual([2, 3]);
  expect([before, after].map((at) => born <= bornBy(3, at))).toEqual([false, true]);
});

test('days go on from when the age was typed', () => {
  const kitten = { age: '7 weeks', agedAt: today.toISOString() };
  expect([today, noon('2026-10-10')].map((at) => daysOld(kitten, at))).toEqual([49, 56]);
  expect(daysOld({ age: '7 weeks' }, today)).toBe(49);
});

test.each([
  ['2 months', '2026-11-02', undefined],
  ['2 months', '2026-11-03', { count: 3, unit: 'month' }],
  ['3 weeks', '2026-10-31', { count: 1, unit: 'month' }],
  ['18 months', '2027-04-03', { count: 2, unit: 'year' }],
  ['30 months', '2026-12-03', { count: 32, unit: 'month' }],
  ['about 5 months', '2026-12-03', { count: 7, unit: 'month' }],
  ['2 years', '2027-10-02', undefined],
  ['2 years', '2027-10-03', { count: 3, unit: 'year' }],
  ['دو سال', '2027-06-03', undefined],
  ['دو سال', '2027-10-03', { count: 3, unit: 'year' }],
  ['kitten', '2027-10-03', undefined],
])('what was typed as %s in October is on %s %j', (age, day, grown) => {
  expect(grownAge({ age, agedAt: today, bornOn: bornOn(age, today) }, noon(day))).toEqual(grown);
});

const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

test('whatever is written, an age is unknown or a whole number that the search takes, and no other when it is typed', () => {
  const unit = fc.constantFrom('years', 'months', 'weeks', 'days', 'سال', 'ماہ', '');
  const written = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.tuple(fc.double(), unit).map(([count, of]) => `${count} ${of}`),
    fc.tuple(fc.nat(400), unit).map(([count, of]) => `${count} ${of}`),
  );
  fc.assert(
    fc.property(written, day, (age, at) => {
      const [typed, born] = [typedAge(age), bornOn(age, at)];
      expect(born === null).toBe(typed === null);
      if (typed === null || born === null) return;
      const months = monthsSince(born, at);
      expect(months).toBe(Math.floor(typed.months + 1e-6));
      expect(months >= 0 && months <= mostMonths).toBe(true);
    }),
  );
});

test('who is so many months old was born by the day that a search asks for, and is never younger later', () => {
  fc.assert(
    fc.property(day, day, (one, other) => {
      const [born, at] = one < other ? [one, other] : [other, one];
      const birth = bornBy(0, born);
      const months = monthsSince(birth, at);
      expect([birth <= bornBy(months, at), birth <= bornBy(months + 1, at)]).toEqual([true, false]);
      expect(monthsSince(birth, new Date(at.getTime() + 86_400_000))).toBeGreaterThanOrEqual(months);
    }),
  );
});
