import { cityName, wordsOf } from '@paltu/reference';
import type { VetDetails } from './vet.ts';

/** What a search looks at: the words of a profile, with a blank on both sides of each. */
export const searchTextOf = ({ name, clinicName, specialty, bio, services, cityId, qualifications }: VetDetails): string =>
  ` ${wordsOf([name, clinicName, specialty, qualifications, bio, ...services, cityName(cityId)].join(' ')).join(' ')} `;
