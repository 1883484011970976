import { species, type Species } from './pet-choices.ts';
import { wordsOf } from './words-of.ts';

/** Words that name a species, in English and Urdu; none for the rest of them. */
const words: Readonly<Record<Species, string>> = {
  Dog: 'dog dogs puppy puppies کتا کتے کتوں پلا',
  Cat: 'cat cats kitten kittens بلی بلیاں بلیوں بلونگڑا',
  Bird: 'bird birds parrot parrots budgie پرندہ پرندے پرندوں طوطا طوطے',
  Fish: 'fish aquarium مچھلی مچھلیاں مچھلیوں ایکویریم',
  Rabbit: 'rabbit rabbits bunny خرگوش خرگوشوں',
  Hamster: 'hamster hamsters ہیمسٹر',
  Other: '',
};

/** The words, as they are compared, that name a species. */
export const wordsOfSpecies = (one: Species): readonly string[] => wordsOf(words[one]);

/** The species that a text names. */
export const speciesNamedIn = (text: string): readonly Species[] => {
  const there = new Set(wordsOf(text));
  return species.filter((one) => wordsOfSpecies(one).some((word) => there.has(word)));
};
