import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { termsOf, understand, understoodIn } from './understand.ts';

const fields = ['species', 'location', 'minAge', 'maxAge', 'minPrice', 'maxPrice', 'sortBy'];
const fieldsIn = (search: string): object => Object.assign({}, ...understoodIn(understand(search, fields)).map((one) => one.fields));
const wordsIn = (search: string): readonly string[] =>
  termsOf(understand(search, fields)).map(({ tokens }) => tokens.map(({ word }) => word).join(' '));

describe('a price', () => {
  test.each([
    ['max 25000', { maxPrice: 25_000 }],
    ['under 25k', { maxPrice: 25_000 }],
    ['25k tak', { maxPrice: 25_000 }],
    ['25 hazar ke andar', { maxPrice: 25_000 }],
    ['25 hazaar k andar', { maxPrice: 25_000 }],
    ['۲۵ ہزار کے اندر', { maxPrice: 25_000 }],
    ['پچیس ہزار تک', { maxPrice: 25_000 }],
    ['1.5 lakh', { maxPrice: 150_000 }],
    ['dedh lakh tak', { maxPrice: 150_000 }],
    ['1,50,000 rs', { maxPrice: 150_000 }],
    ['Rs. 25,000/-', { maxPrice: 25_000 }],
    ['₨25000', { maxPrice: 25_000 }],
    ['rs 25 000', { maxPrice: 25_000 }],
    ['25000 روپے سے کم', { maxPrice: 25_000 }],
    ['<25000', { maxPrice: 25_000 }],
    ['not more than 5000', { maxPrice: 5_000 }],
    ['5000 se zyada nahi', { maxPrice: 5_000 }],
    ['zyada se zyada 5000', { maxPrice: 5_000 }],
    ['budget 20 hazar', { maxPrice: 20_000 }],
    ['10-20k', { minPrice: 10_000, maxPrice: 20_000 }],
    ['10k-20k', { minPrice: 10_000, maxPrice: 20_000 }],
    ['10 – 20 hazar', { minPrice: 10_000, maxPrice: 20_000 }],
    ['500-1k', { minPrice: 500, maxPrice: 1_000 }],
    ['5000 se 10000', { minPrice: 5_000, maxPrice: 10_000 }],
    ['5000 سے 10000 تک', { minPrice: 5_000, maxPrice: 10_000 }],
    ['between 5000 and 10000', { minPrice: 5_000, maxPrice: 10_000 }],
    ['do teen hazar', { minPrice: 2_000, maxPrice: 3_000 }],
    ['above 5000', { minPrice: 5_000 }],
    ['5000 se zyada', { minPrice: 5_000 }],
    ['kam se kam 5000', { minPrice: 5_000 }],
    ['پانچ ہزار سے زیادہ', { minPrice: 5_000 }],
    ['max 25k min 10k', { minPrice: 10_000, maxPrice: 25_000 }],
    ['above 10k below 20k', { minPrice: 10_000, maxPrice: 20_000 }],
    ['around 20k', { minPrice: 15_000, maxPrice: 25_000 }],
    ['free', { maxPrice: 0 }],
    ['muft', { maxPrice: 0 }],
    ['sasta', { sortBy: 'price-low' }],
    ['cheap', { sortBy: 'price-low' }],
  ])('%s is %j', (search, expected) => {
    expect([fieldsIn(search), fieldsIn(`${search} billi`), wordsIn(`${search} billi`)]).toEqual([
      expected,
      { ...expected, species: 'Cat' },
      [],
    ]);
  });
});

describe('an age', () => {
  test.each([
    ['2 months old', { minAge: 1, maxAge: 3 }],
    ['2-month-old', { minAge: 1, maxAge: 3 }],
    ['2 saal ka', { minAge: 18, maxAge: 30 }],
    ['do saal', { minAge: 18, maxAge: 30 }],
    ['دو سال کا', { minAge: 18, maxAge: 30 }],
    ['۲ سال', { minAge: 18, maxAge: 30 }],
    ['a 2 year old', { minAge: 18, maxAge: 30 }],
    ['2yrs', { minAge: 18, maxAge: 30 }],
    ['dedh saal', { minAge: 13, maxAge: 23 }],
    ['1.5 years', { minAge: 13, maxAge: 23 }],
    ['one and a half years', { minAge: 13, maxAge: 23 }],
    ['ڈیڑھ سال', { minAge: 13, maxAge: 23 }],
    ['half year', { minAge: 4, maxAge: 8 }],
    ['half a year old', { minAge: 4, maxAge: 8 }],
    ['1 year 6 months', { minAge: 13, maxAge: 23 }],
    ['8 weeks', { minAge: 1, maxAge: 3 }],
    ['under 6 months', { maxAge: 6 }],
    ['6 mahine se kam', { maxAge: 6 }],
    ['6 mahine tak', { maxAge: 6 }],
    ['2 saal se bara', { minAge: 24 }],
    ['older than 2 years', { minAge: 24 }],
    ['2-3 saal', { minAge: 24, maxAge: 36 }],
    ['2 se 3 saal ka', { minAge: 24, maxAge: 36 }],
    ['do teen saal ka', { minAge: 24, maxAge: 36 }],
    ['jawan', { minAge: 12, maxAge: 84 }],
    ['senior', { minAge: 84 }],
  ])('%s is %j', (search, expected) => {
    expect([fieldsIn(`${search} kutta`), wordsIn(`${search} kutta`)]).toEqual([{ ...expected, species: 'Dog' }, []]);
  });

  test('in numbers is meant rather than that of a kitten', () => {
    expect(fieldsIn('2 months old kitten')).toEqual({ species: 'Cat', minAge: 1, maxAge: 3 });
    expect(fieldsIn('kitten 2 saal')).toEqual({ species: 'Cat', minAge: 18, maxAge: 30 });
  });
});

test.each([
  'few months old',
  'a couple of months old',
  'tow years old',
  '2 monts old',
  '2 saal 5 saal',
  '5 years 2 years',
  '99999 saal ka',
  '20000 to 10000',
  '10k to 20k to 30k',
  'max 99999999999',
  'under 5',
  '1.2.3 lakh',
  '3/4 saal',
  '-2 saal',
  'above 5000 below 2000',
])('%s cannot be read, and asks for nothing', (search) => {
  expect(fieldsIn(`${search} cat`)).toEqual({ species: 'Cat' });
});

test('a number by itself is a word, and so is what counts something else', () => {
  expect([fieldsIn('cat 5000'), wordsIn('cat 5000')]).toEqual([{ species: 'Cat' }, ['5000']]);
  expect([fieldsIn('10 kg food'), wordsIn('10 kg food')]).toEqual([{}, ['10', 'kg', 'food']]);
  expect(termsOf(understand('10kg', fields))[0]?.anyOf).toContain('10 kg');
});

test('no list without prices and ages reads them, and a chosen one beats the word', () => {
  expect(termsOf(understand('max 25000'))).toHaveLength(2);
  expect(understand('cat max 25000', ['species']).parts.map(({ fields: named, term }) => [named, term])).toEqual([
    [{ species: 'Cat' }, undefined],
    [{}, undefined],
  ]);
});

test('what is left when another part is taken away means the same', () => {
  const search = 'white cat 10-20k 1.5 saal lahore';
  const [cat] = understoodIn(understand(search, fields));
  expect(cat?.without).toBe('white 10-20k 1.5 saal lahore');
  const { species: _species, ...others } = fieldsIn(search) as Record<string, unknown>;
  expect(fieldsIn(cat?.without ?? '')).toEqual(others);
});

const number = fc.oneof(
  fc.integer({ min: 0, max: 200_000_000 }).map(String),
  fc.constantFrom('do', 'dedh', '1.5', '۲۵', '2,5', '1-', 'few', '½'),
);
const other = fc.constantFrom(
  'saal',
  'mahine',
  'months old',
  'k',
  'lakh',
  'tak',
  'se',
  'se zyada',
  'max',
  'under',
  'above',
  'to',
  '-',
  'old',
  'rs',
  'cat',
  'ke andar',
);

test('no number means another one, and no limits exclude each other', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(number, other), { maxLength: 8 }), (words) => {
      const named = fieldsIn(words.join(' ')) as Record<string, number | undefined>;
      for (const [least, most] of [
        [named['minAge'], named['maxAge']],
        [named['minPrice'], named['maxPrice']],
      ])
        expect(least ?? 0).toBeLessThanOrEqual(most ?? Infinity);
      expect(Math.max(named['maxPrice'] ?? 0, named['minPrice'] ?? 0)).toBeLessThanOrEqual(125_000_000);
    }),
    { numRuns: 2_000 },
  );
});
