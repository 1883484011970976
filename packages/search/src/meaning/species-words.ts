import { species, wordsOf, type Species } from '@paltu/reference';
import kinds from '../data/kinds.json' with { type: 'json' };
import named from '../data/species.json' with { type: 'json' };
import { listed } from './phrases.ts';

interface Kind {
  readonly fields: { readonly species: string };
  readonly words: string;
  /** By others, too: what has its name is food for them as often as for it. */
  readonly isEaten?: boolean;
}

const all: readonly Kind[] = [...named, ...kinds];

/** The words, as they are compared, that name a species or a kind of it. */
const wordsOfSpecies = (one: Species): readonly string[] =>
  all
    .filter(({ fields, isEaten }) => fields.species === one && isEaten !== true)
    .flatMap(({ words }) => listed(words).filter((word) => !word.includes(' ')));

const wordsBySpecies = species.map((one) => [one, new Set(wordsOfSpecies(one))] as const);

/** The species that a text names, the rest of them by their kinds. */
export const speciesNamedIn = (text: string): readonly Species[] => {
  const there = wordsOf(text);
  return wordsBySpecies.filter(([, words]) => there.some((word) => words.has(word))).map(([one]) => one);
};
