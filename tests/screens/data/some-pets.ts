import type { components } from '../../../web/src/shared/api/gen/api.ts';
import type { Pet } from '../../../web/src/shared/api/types.ts';
import { aPet, type WholePet } from '../../../web/src/testing/a-pet.ts';

/** The id of the `n`th listing. */
export const petId = (n: number): string => `0199a3f0-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** The picture of a listing that stands, or stood, at a place from 0. */
export const imageOfPet = (id: string, index: number): Pet['images'][number] => {
  const address = `/media/pets/${id}-${index}`;
  const urls = { '320': `${address}/320.webp`, '800': `${address}/800.webp`, '1600': `${address}/1600.webp` };
  return { id: `${id}-${index}`, url: urls['800'], width: 1600, height: 1200, urls };
};

const imagesOf = (id: string, count: number): Pet['images'] => Array.from({ length: count }, (_none, index) => imageOfPet(id, index));

type Row = Partial<Pet> & Pick<Pet, 'name' | 'species' | 'breed'>;

const rows: readonly Row[] = [
  { name: 'Sheru', species: 'Dog', breed: 'Desi mix', urgent: true, personality: ['Loyal', 'Calm'], goodWith: ['Children'] },
  { name: 'میانو', species: 'Cat', breed: 'فارسی', location: 'Karachi', gender: 'Female', description: 'بہت پیاری اور صاف رہنے والی بلی۔' },
  { name: 'Mithu', species: 'Bird', breed: 'Ring-necked parakeet', adoptionType: 'Sale', price: 4500, age: '8 months', size: 'Small' },
  { name: 'Cotton', species: 'Rabbit', breed: 'Angora', featured: true, adoptionType: 'Sale', price: 12500, location: 'Multan' },
  { name: 'Tiger', species: 'Dog', breed: 'German Shepherd', status: 'Adopted', size: 'Large', healthStatus: 'Excellent' },
  { name: 'Goldie', species: 'Fish', breed: 'Goldfish', adoptionType: 'Sale', price: 600, weight: '40 g', size: 'Small' },
  { name: 'Bholi', species: 'Cat', breed: 'Tabby', specialNeeds: 'Takes a tablet each morning.', healthStatus: 'Special Needs' },
  { name: 'Pistachio', species: 'Hamster', breed: 'Syrian', adoptionType: 'Trial', location: 'Rawalpindi', size: 'Small' },
  {
    name: 'Mr Whiskerton of Gulberg the Third',
    species: 'Cat',
    breed: 'British Shorthair',
    status: 'Pending',
    price: 85000,
    adoptionType: 'Sale',
  },
];

const aDay = 86_400_000;
/** Each listing is some days older than the one before it. */
const listedAt = (index: number): string => new Date(Date.now() - (index * 2 + 0.1) * aDay).toISOString();

/** Published listings of every kind: urgent, featured, adopted, for sale, in Urdu, with a long name. */
export const somePets = (count = rows.length): WholePet[] =>
  Array.from({ length: count }, (_none, index) => {
    const id = petId(index + 1);
    return aPet({
      createdAt: listedAt(index),
      approvedAt: listedAt(index),
      ...rows[index % rows.length],
      id,
      _id: id,
      images: imagesOf(id, (index % 3) + 1),
    });
  });

/** One page of a list. */
export const pageOf = <T>(pets: T[], { page = 1, limit = 50, total = pets.length } = {}) => ({
  pets,
  pagination: { page, limit, total, totalPages: Math.max(1, Math.ceil(total / limit)), totalIsCapped: false },
});

type Searched = components['schemas']['PetSearch'];

/** What a search was taken for, with what differs from one in which nothing was understood. */
export const aSearch = (differs: Partial<Searched> = {}): Searched => ({ understood: [], corrected: null, alternatives: null, ...differs });

/** What `persain billi in lahore` is taken for. */
export const understoodSearch = (): Searched =>
  aSearch({
    corrected: 'persian billi in lahore',
    understood: [
      { words: 'billi', fields: { species: 'Cat' }, without: 'persian lahore' },
      { words: 'lahore', fields: { location: 'Lahore' }, without: 'persian billi' },
    ],
  });

/** Completions of every kind. */
export const someSuggestions = (): components['schemas']['PetSuggestion'][] => [
  { kind: 'city', text: 'lahore', search: 'lahore', count: 31 },
  { kind: 'species', text: 'بلی', search: 'بلی', count: 27 },
  { kind: 'breed', text: 'labrador retriever', search: 'labrador retriever', count: 4 },
  { kind: 'word', text: 'lap', search: 'lap', count: 1 },
];
