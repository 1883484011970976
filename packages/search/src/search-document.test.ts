import { describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { cities, species } from '@paltu/reference';
import { namesOf } from './meaning/meanings.ts';
import { petDocument } from './pets.ts';
import { understand } from './meaning/understand.ts';
import { documentVersion, lexemesIn, rankQuery, searchQuery } from './search-document.ts';

const texts = ['Cats, puppies & wolves', 'بلیاں اور كتّے، بچوں کے لیے', 'Fischer’s lovebird 10kg é', 'خوب\u200cصورت ۱۲۳', 'snow-ball'];
const names = [...cities.map(({ id }) => namesOf('location', id)), ...species.map((one) => namesOf('species', one))];
const documents = texts.map((text) =>
  petDocument({
    name: text,
    breed: text,
    species: 'Cat',
    cityId: 'lahore',
    tags: [text],
    color: 'White',
    description: text,
    neutered: true,
  }),
);

test('what documents are made of changes with its version alone: raise `documentVersion` where this fails', () => {
  const hash = createHash('sha256')
    .update(JSON.stringify([documents, names]))
    .digest('hex')
    .slice(0, 12);
  expect([documentVersion, hash]).toEqual([1, 'e095d423ed96']);
});

describe('a query without what no document has', () => {
  const bowl = understand('bowl');
  const onlyBowl = (lexeme: string): boolean => lexeme === 'bowl';

  test('leaves out other forms and words of the same', () => {
    expect(lexemesIn(bowl)).toEqual(expect.arrayContaining(['bowl', 'katora', '~katora']));
    expect(searchQuery(bowl)).toContain('katora');
    for (const query of [searchQuery(bowl, onlyBowl), rankQuery(bowl, onlyBowl)]) {
      expect(query).toContain("'bowl'");
      expect(query).not.toContain('katora');
    }
  });

  test('still asks for its first word where none is there, and so finds nothing', () => {
    expect(searchQuery(bowl, () => false)).toContain("'bowl'");
  });

  test('leaves out what needs several words of which one is nowhere', () => {
    const labrador = understand('labrador');
    expect(searchQuery(labrador)).toContain('retriever');
    expect(searchQuery(labrador, (lexeme) => lexeme === 'labrador')).not.toContain('retriever');
  });
});
