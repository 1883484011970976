import { expect, test } from '@jest/globals';
import { excludedIn, fieldsNamedIn, termsOf, understand, understoodIn } from './understand.ts';
import { meanings } from './meanings.ts';

const fields = ['species', 'location', 'gender', 'minAge', 'maxAge', 'maxPrice', 'adoptionType', 'vaccinated', 'urgent', 'size', 'sortBy'];
const read = (search: string) => {
  const understood = understand(search, fields);
  return {
    fields: Object.assign({}, ...understoodIn(understood).map((one) => one.fields)) as Record<string, unknown>,
    words: termsOf(understood).map(({ tokens }) => tokens.map(({ word }) => word).join(' ')),
    excluded: excludedIn(understood),
  };
};

test.each([
  ['unvaccinated dog', { species: 'Dog', vaccinated: false }],
  ['un-vaccinated dog', { species: 'Dog', vaccinated: false }],
  ['not vaccinated dog', { species: 'Dog', vaccinated: false }],
  ['dog without vaccination', { species: 'Dog', vaccinated: false }],
  ['bina teeka kutta', { species: 'Dog', vaccinated: false }],
  ['kutta jis ka teeka nahi laga', { species: 'Dog', vaccinated: false }],
  ['بغیر ٹیکے کتا', { species: 'Dog', vaccinated: false }],
  ['ٹیکے کے بغیر کتا', { species: 'Dog', vaccinated: false }],
  ['teeka ke baghair kutta', { species: 'Dog', vaccinated: false }],
  ['کتا جس کو ٹیکہ نہ لگا ہو', { species: 'Dog', vaccinated: false }],
  ['kutta jis ka teeka na laga ho', { species: 'Dog', vaccinated: false }],
  ['not unvaccinated dog', { species: 'Dog', vaccinated: true }],
  ['dog not for sale', { species: 'Dog' }],
  ['not male cat', { species: 'Cat' }],
  ['not under 5000 cat', { species: 'Cat' }],
])('%s means %j', (search, expected) => {
  expect(read(search)).toMatchObject({ fields: expected, words: [] });
});

test('a name is no refusal', () => {
  expect(read('احمد بن سلیم')).toEqual({ fields: {}, words: ['احمد', 'بن', 'سلیم'], excluded: [] });
});

test('what is a word, a kind or a city is excluded by what documents have', () => {
  expect(read('cat not persian')).toMatchObject({
    fields: { species: 'Cat' },
    words: [],
    excluded: expect.arrayContaining(['persian', 'پرشین']),
  });
  expect(read('no dogs')).toEqual({ fields: {}, words: [], excluded: ['=species dog'] });
  expect(read('pets but no dogs or cats').excluded).toEqual(['=species dog', '=species cat']);
  expect(read('kutta nahi billi')).toEqual({ fields: { species: 'Cat' }, words: [], excluded: ['=species dog'] });
  expect(read('billi lahore ke ilawa')).toEqual({ fields: { species: 'Cat' }, words: [], excluded: ['=city lahore'] });
  const elsewhere = understand('grooming lahore ya karachi ke ilawa', ['location', 'notLocation']);
  expect(fieldsNamedIn(elsewhere)).toEqual({ notLocation: ['lahore', 'karachi'] });
  expect([excludedIn(elsewhere), understoodIn(elsewhere)]).toEqual([[], []]);
  const outside = read('billi karachi clifton ke ilawa');
  expect(outside).toEqual({ fields: { species: 'Cat', location: 'karachi' }, words: [], excluded: ['clifton', 'kliftan', 'کلفٹن'] });
  expect(read('cat not f 7').excluded).toEqual(['f 7', 'f7']);
  expect(read('untrained dog')).toMatchObject({ fields: { species: 'Dog' }, words: [], excluded: expect.arrayContaining(['trained']) });
});

const forms: readonly ((word: string) => string)[] = [
  ...['not', 'no', 'without', 'non', 'never', 'except', 'not a', 'bina', 'baghair', 'بغیر', 'بنا'].map(
    (no) => (word: string) => `${no} ${word}`,
  ),
  ...['nahi', 'nahi chahiye', 'ke baghair', 'ke bina', 'na ho', 'نہیں', 'کے بغیر', 'کے علاوہ'].map(
    (no) => (word: string) => `${word} ${no}`,
  ),
];

test('nothing that is refused is looked for, whatever it is called and however it is refused', () => {
  const faults: string[] = [];
  for (const { words, fields: named, preferred } of meanings)
    for (const word of words)
      for (const form of forms) {
        const found = read(form(word));
        const isAsked = Object.entries(named).some(([name, value]) => found.fields[name] === value);
        const isTooMuch = preferred.length > 0 && found.excluded.some((one) => one.startsWith('='));
        if (isAsked || isTooMuch || found.words.includes(word)) faults.push(`${form(word)}: ${JSON.stringify(found)}`);
      }
  expect(faults.slice(0, 20)).toEqual([]);
});
