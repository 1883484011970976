import { describe, expect, test } from '@jest/globals';
import { cities, eachWordOf } from '@paltu/reference';
import fc from 'fast-check';
import { searchQuery } from '../search-document.ts';
import { namesOf } from './meanings.ts';
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
    ['x-large dog', { species: 'Dog', size: 'Extra Large' }, []],
    ['chota sa khargosh', { species: 'Rabbit', size: 'Small' }, []],
    ['mujhe acha kutta chahiye na', { species: 'Dog' }, []],
    ['bachon wale ghar ke liye kutta', { species: 'Dog' }, ['bachon wale ghar']],
    ['F-7 mein billi', { species: 'Cat', location: 'islamabad' }, []],
    ['clifton cats', { species: 'Cat', location: 'karachi' }, []],
    ['dha phase 5 karachi cat', { species: 'Cat', location: 'karachi' }, []],
    ['gulberg', {}, ['gulberg']],
    ['catfood', { species: 'Cat' }, ['food']],
    ['catfish', {}, ['catfish']],
    ['moti', {}, ['moti']],
    ['in the', {}, ['in', 'the']],
    ['%', {}, []],
  ])('for %p means %p and the words %p', (search, meant, words) => {
    expect([fieldsIn(search), wordsIn(search)]).toEqual([meant, words]);
  });

  test.each([
    ['vet clifton', undefined, { location: 'karachi', area: 'clifton-karachi' }],
    ['کلفٹن ڈاکٹر', undefined, { location: 'karachi', area: 'clifton-karachi' }],
    ['vet clifton', 'karachi', { area: 'clifton-karachi' }],
    ['vet clifton', 'lahore', {}],
    ['dha vet lahore', undefined, { area: 'dha-lahore', location: 'lahore' }],
    ['dha phase 6 karachi', undefined, { area: 'dha-karachi', location: 'karachi' }],
    ['gulberg', 'islamabad', { area: 'gulberg-islamabad' }],
    ['gulberg', undefined, {}],
    ['vet not in clifton', undefined, {}],
  ])('for what has a place means in %p, with %p chosen, %p', (search, city, meant) => {
    const wanted = ['area', ...(city === undefined ? ['location', 'notLocation'] : [])];
    expect(Object.assign({}, ...understoodIn(understand(search, wanted, city)).map((one) => one.fields))).toEqual(meant);
  });

  test.each([
    ['vet lahore no surgeon', ['Surgery']],
    ['surgery nahi', ['Surgery']],
    ['دانتوں کا ڈاکٹر نہیں', ['Dentistry']],
  ])('for %p refuses the specialties %j', (search, specialties) => {
    const { parts } = understand(search, ['location', 'notLocation', 'specialty', 'notSpecialty']);
    expect(parts.flatMap(({ refused }) => refused).map(({ notSpecialty }) => notSpecialty)).toEqual(specialties);
  });

  test.each([
    ['cat bed', ['Cat'], ['bed']],
    ['catfood', ['Cat'], ['food']],
    ['parinde ka dana', ['Bird'], ['dana']],
    ['بلی اور کتے کا بستر', ['Cat', 'Dog'], ['بستر']],
    ['murghi ka dana', [], ['murghi', 'dana']],
    ['fish tank', [], ['fish tank']],
  ])('for goods %p is for %j, and what goods may be made of are words: %j', (search, animals, words) => {
    const read = understand(search, ['forSpecies', 'maxPrice']);
    const named = understoodIn(read).map(({ fields: { forSpecies } }) => forSpecies);
    expect([named, termsOf(read).map(({ tokens }) => tokens.map(({ word }) => word).join(' '))]).toEqual([animals, words]);
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

  test('finds what is written together, apart or with a hyphen alike', () => {
    const anyOf = (search: string) => termsOf(understand(search)).map((term) => term.anyOf);
    for (const search of ['snow ball', 'snow-ball']) for (const words of anyOf(search)) expect(words).toContain('snowball');
    expect(anyOf('catfood').every((words) => words.includes('catfood'))).toBe(true);
    const [apart, together, joiner] = ['خوب صورت', 'خوبصورت', 'خوب\u200cصورت'].map((search) => anyOf(search)[0]?.toSorted());
    expect([together, joiner]).toEqual([expect.arrayContaining(['خوبصورت', 'خوب صورت']), together]);
    expect(new Set(apart)).toEqual(new Set(together));
  });

  test('never makes a query that PostgreSQL could read otherwise, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (search) => {
        const query = searchQuery(understand(search, fields)) ?? '';
        expect(query.replace(/'(?:~?[\p{L}\p{N}\p{M}]+|=\w+ [\p{L}\p{N}\p{M} -]+)'/gu, 'w')).toMatch(/^(?:[w()|&:*!]|<->|<2>)*$/);
      }),
    );
  });
});

test('a city is called by its own name, and by that of none of its areas', () => {
  for (const { id, en } of cities) expect(namesOf('location', id)[0]).toBe(eachWordOf(en).join(' '));
});
