import { namesOf, type Searched } from '@paltu/search';
import type { VetDetails } from '../domain/vet.ts';

/** What all of them are called. */
const calling = ['vet', 'doctor', 'ڈاکٹر'];

/** What a vet is found by. */
export const searchedVet = ({ name, clinicName, specialty, bio, services, cityId, qualifications }: VetDetails): Searched => ({
  texts: {
    A: [name, clinicName],
    B: [specialty, ...namesOf('specialty', specialty), ...namesOf('location', cityId)],
    C: [...services, qualifications],
    D: [bio, ...calling],
  },
});
