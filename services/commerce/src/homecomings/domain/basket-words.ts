import { eachWordOf, type Species } from '@paltu/reference';

/** Words of a product that show which species it is for; without any, all products fit. */
const words: Readonly<Record<Species, string>> = {
  Dog: 'dog dogs puppy puppies کتا کتے کتوں پلا',
  Cat: 'cat cats kitten kittens بلی بلیاں بلیوں بلونگڑا',
  Bird: 'bird birds parrot parrots budgie پرندہ پرندے پرندوں طوطا طوطے',
  Fish: 'fish aquarium مچھلی مچھلیاں مچھلیوں ایکویریم',
  Rabbit: 'rabbit rabbits bunny خرگوش خرگوشوں',
  Hamster: 'hamster hamsters ہیمسٹر',
  Other: '',
};

export const wordsOfSpecies = (species: Species): readonly string[] => [...new Set(eachWordOf(words[species]))];
