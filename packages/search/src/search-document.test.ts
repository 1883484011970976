import { expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { cities, species } from '@paltu/reference';
import { namesOf } from './meaning/meanings.ts';
import { petDocument } from './pets.ts';
import { documentVersion } from './search-document.ts';

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
