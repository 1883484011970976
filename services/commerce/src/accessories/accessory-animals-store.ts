import type { Species } from '@paltu/reference';
import { speciesNamedIn } from '@paltu/search';
import type { AccessoryDetails } from './accessory.ts';

const isSome = (named: readonly Species[]): boolean => named.length > 0;

const isHunter = (one: Species): boolean => one === 'Dog' || one === 'Cat';

/** What dogs and cats eat and play with. */
const isPrey = (one: Species): boolean => one === 'Fish' || one === 'Bird';

/**
 * The animals that the first of these texts names which names any. Rarer ones, such as a mouse, are a toy or food more often than not: they
 * count where no other is named, fish and birds where no dog or cat is.
 */
export const animalsNamedIn = (texts: readonly string[]): readonly Species[] => {
  const all = texts.map(speciesNamedIn);
  const usual = all.map((named) => named.filter((one) => one !== 'Other')).find(isSome) ?? all.find(isSome) ?? [];
  return usual.some(isHunter) ? usual.filter((one) => !isPrey(one)) : usual;
};

type Named = Pick<AccessoryDetails, 'name' | 'description' | 'forSpecies'>;

/** The animals that a product is found for: those its store has chosen, or else those that it names. */
export const animalsOf = ({ name, description, forSpecies }: Named): readonly Species[] =>
  isSome(forSpecies) ? forSpecies : animalsNamedIn([name, description]);

/** The animals that a product may be for, when its store has not chosen any. @param ofStore what the store is called, and how it describes itself */
export const guessedAnimals = (details: Named, ofStore: readonly string[]): readonly Species[] =>
  isSome(details.forSpecies) ? details.forSpecies : animalsNamedIn([details.name, details.description, ...ofStore]);
