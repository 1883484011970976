import type { DemoPet } from '../pets/demo-pet.ts';
import type { Listing } from '../pets/listings.ts';

/** A value of the wire; what is not text travels as JSON text in a form. */
type Field = string | number | boolean | readonly string[] | object;

function adoptionType({ trial, price }: DemoPet): string {
  if (trial) return 'Trial';
  return price === undefined ? 'Adoption' : 'Sale';
}

function requirementsOf({ experience, home, goodWith = [] }: DemoPet): object {
  return {
    experience: experience ?? 'Beginner',
    homeType: home ?? 'House with yard',
    children: goodWith.includes('Children'),
    otherPets: goodWith.some((companion) => ['Dogs', 'Cats', 'Other Pets'].includes(companion)),
  };
}

/** Every field of POST /pets but the pictures, with the defaults filled in. */
export function petFields({ species, pet }: Listing): Record<string, Field> {
  const { name, breed, age, gender, color, size, weight, description, care = [] } = pet;
  return {
    ...{ name, species, breed, age, gender, color, size, weight, description },
    location: pet.city,
    adoptionType: adoptionType(pet),
    price: pet.price ?? 0,
    healthStatus: pet.health ?? 'Excellent',
    vaccinated: care.includes('vaccinated'),
    neutered: care.includes('neutered'),
    microchipped: care.includes('microchipped'),
    urgent: pet.urgent ?? false,
    requirements: requirementsOf(pet),
    tags: pet.tags ?? [],
    personality: pet.traits,
    goodWith: pet.goodWith ?? [],
    ...(pet.specialNeeds === undefined ? {} : { specialNeeds: pet.specialNeeds }),
    ...(pet.training === undefined ? {} : { trainingLevel: pet.training }),
    ...(pet.reason === undefined ? {} : { reasonForRehoming: pet.reason }),
  };
}

/** The form of POST /pets: the fields, then the pictures (WebP bytes), the main one first. */
export function listingForm(listing: Listing, pictures: readonly Buffer[]): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(petFields(listing))) {
    form.append(field, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  pictures.forEach((bytes, index) => {
    form.append('images', new Blob([new Uint8Array(bytes)], { type: 'image/webp' }), `picture-${index + 1}.webp`);
  });
  return form;
}
