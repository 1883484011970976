import { cityName, wordsOf } from '@paltu/reference';
import type { MarkedThing } from './marked-thing.ts';

/** What a search looks at: the words of a thing, with a blank on both sides of each. */
export const searchTextOf = ({ name, about, cityId }: Pick<MarkedThing, 'name' | 'about' | 'cityId'>): string =>
  ` ${wordsOf([name, ...about, cityName(cityId)].join(' ')).join(' ')} `;
