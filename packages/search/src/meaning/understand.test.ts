import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { searchQuery } from '../search-document.ts';
import { termsOf, understand, understoodIn } from './understand.ts';

const fields = ['species', 'location', 'gender', 'minAge', 'maxAge', 'maxPrice', 'adoptionType', 'vaccinated', 'urgent', 'size'];
const fieldsIn = (search: string): object => Object.assign({}, ...understoodIn(understand(search, fields)).map((one) => one.fields));
const wordsIn = (search: string): readonly string[] =>
  termsOf(understand(search, fields)).map(({ tokens }) => tokens.map(({ word }) => word).join(' '));

describe('a search', () => {
  test.each([
    ['cat in lahore', { species: 'Cat', location: 'lahore' }, []],
    ['Lhr main billi', { species: 'Cat', location: 'lahore' }, []],
    ['لاہور میں بلیاں', { species: 'Cat', location: 'lahore' }, []],
    ['white persian cat', { species: 'Cat' }, ['white', 'persian']],
    ['DG Khan dogs', { species: 'Dog', location: 'dera-ghazi-khan' }, []],
    ['اسلام آباد', { location: 'islamabad' }, []],
    ['کوئٹہ کتا', { species: 'Dog', location: 'quetta' }, []],
    ['german shepherd pindi', { location: 'rawalpindi' }, ['german shepherd']],
    ['muft kutta', { species: 'Dog', maxPrice: 0 }, []],
    ['tota', { species: 'Bird' }, ['tota']],
    ['parrot fish', { species: 'Fish' }, ['parrot fish']],
    ['kittens for adoption', { species: 'Cat', maxAge: 12, adoptionType: 'Adoption' }, []],
    ['female vaccinated dog', { gender: 'Female', vaccinated: true, species: 'Dog' }, []],
    ['moti', {}, ['moti']],
    ['in the', {}, ['in', 'the']],
    ['%', {}, []],
  ])('for %p means %p and the words %p', (search, meant, words) => {
    expect([fieldsIn(search), wordsIn(search)]).toEqual([meant, words]);
  });

  test('can lose each part that was understood', () => {
    expect(understoodIn(understand('white billi in Lahore', fields))).toEqual([
      { words: 'billi', fields: { species: 'Cat' }, without: 'white Lahore' },
      { words: 'Lahore', fields: { location: 'lahore' }, without: 'white billi' },
    ]);
  });

  test('is looked for as words where the field is chosen already, or the thing has none', () => {
    const [term] = termsOf(understand('billi', []));
    expect(term?.anyOf).toEqual(expect.arrayContaining(['billi', 'cat', 'بلی']));
    expect(understoodIn(understand('billi', ['location']))).toEqual([]);
  });

  test('of a kind of bird finds it by any of its names', () => {
    expect(termsOf(understand('kabutar', fields))[0]?.anyOf).toEqual(expect.arrayContaining(['kabutar', 'pigeon', 'کبوتر']));
  });

  test('never makes a query that PostgreSQL could read otherwise, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (search) => {
        const query = searchQuery(understand(search, fields)) ?? '';
        expect(query.replace(/'~?[\p{L}\p{N}\p{M}]+'/gu, 'w')).toMatch(/^[w()|&:*]*$/);
      }),
    );
  });
});
