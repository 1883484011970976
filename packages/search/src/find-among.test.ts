import { expect, test } from '@jest/globals';
import { findAmong } from './find-among.ts';

const things = [
  { name: 'Care of cats', text: 'What a Persian needs' },
  { name: 'Dogs in summer', text: 'Water, shade, and no cats about' },
  { name: 'پہلی بلی', text: 'ضروری باتیں' },
  { name: 'German Shepherd', text: 'A guard' },
];
const find = (search: string) => {
  const { found, corrected } = findAmong(things, search, ({ name, text }) => ({ texts: { A: [name], C: [text] } }));
  return { names: found.map(({ name }) => name), corrected };
};

test.each([
  ['cat', ['Care of cats', 'پہلی بلی', 'Dogs in summer']],
  ['billi', ['Care of cats', 'پہلی بلی', 'Dogs in summer']],
  ['بليوں', ['Care of cats', 'پہلی بلی', 'Dogs in summer']],
  ['persian cat', ['Care of cats']],
  ['gsd', ['German Shepherd']],
  ['wat', ['Dogs in summer']],
  ['cats german', []],
  ['%', []],
  ['', []],
])('%p finds %j, the best match first', (search, names) => {
  expect(find(search)).toEqual({ names, corrected: null });
});

test('what is refused is left out, unless a thing is named after what it has not', () => {
  const named = (search: string) =>
    findAmong(['Harness', 'No-pull harness', 'Pull toy'], search, (name) => ({ texts: { A: [name] } })).found;
  expect(named('no pull harness')).toEqual(expect.arrayContaining(['No-pull harness', 'Harness']));
  expect(named('toy without pull')).toEqual([]);
  const members = ['Minus Khan', 'سوائے خان', 'Baghair Shah'];
  for (const name of members) expect(findAmong(members, name, (text) => ({ texts: { A: [text] } })).found).toContain(name);
});

test('a word that is nowhere is taken for the nearest of them', () => {
  expect(find('sumer dogs')).toEqual({ names: ['Dogs in summer'], corrected: 'summer dogs' });
  expect(find('xqxqxq')).toEqual({ names: [], corrected: null });
});
