import {
  companions,
  experiences,
  genders,
  healthStatuses,
  homeTypes,
  personalities,
  sizes,
  species,
  trainingLevels,
} from '@paltu/reference';
import { z } from 'zod';

/** One listing of the demo data. What is left out takes the default of `petFields`. */
const demoPet = z.strictObject({
  /** Unique among one owner's listings: by it a resumed run finds what it already sent. */
  name: z.string(),
  breed: z.string(),
  age: z.string(),
  gender: z.enum(genders),
  color: z.string(),
  size: z.enum(sizes),
  weight: z.string(),
  /** English name of a city of @paltu/reference. */
  city: z.string(),
  /** Key of a member; left out, a member of the same city. */
  owner: z.string().optional(),
  /** Whole rupees; given, the pet is for sale (or on trial), else free. */
  price: z.int().optional(),
  trial: z.boolean().optional(),
  description: z.string(),
  care: z.array(z.enum(['vaccinated', 'neutered', 'microchipped'])).optional(),
  health: z.enum(healthStatuses).optional(),
  specialNeeds: z.string().optional(),
  training: z.enum(trainingLevels).optional(),
  reason: z.string().optional(),
  status: z.enum(['Pending', 'Adopted']).optional(),
  urgent: z.boolean().optional(),
  /** Whether the admin shows it before others, once it is approved. */
  featured: z.boolean().optional(),
  traits: z.array(z.enum(personalities)),
  goodWith: z.array(z.enum(companions)).optional(),
  tags: z.array(z.string()).optional(),
  experience: z.enum(experiences).optional(),
  home: z.enum(homeTypes).optional(),
  /** Files of `pictures/listings`; the first is the main photo. */
  pictures: z.tuple([z.string(), z.string()]),
  /** What the admin makes of it; left out, it is approved. */
  review: z.union([z.literal('pending'), z.object({ rejected: z.string() })]).optional(),
});
export type DemoPet = z.infer<typeof demoPet>;

/** What `pets.json` holds: listings by species and language. */
export const demoPetLists = z.array(z.object({ species: z.enum(species), pets: z.array(demoPet) }));
