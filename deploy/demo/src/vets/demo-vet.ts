import type { Specialty } from '@paltu/reference';
import type { Appearance } from '../pets/demo-pet.ts';

/** A vet of the demo data; its account is made from the key. */
export interface DemoVet {
  key: string;
  /** Of the account; the profile says "Dr" before them. */
  firstName: string;
  lastName: string;
  specialty: Specialty;
  clinic: string;
  address: string;
  /** English name of a city of @paltu/reference. */
  city: string;
  /** In whole rupees. */
  fee: number;
  /** In years. */
  experience: number;
  bio: string;
  services: readonly string[];
  offers?: readonly ('homeVisit' | 'emergency' | 'telemedicine')[];
  /** Of the animal on its picture. */
  picture: Appearance;
}
