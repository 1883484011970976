import { specialties } from '@paltu/reference';
import { z } from 'zod';

/** A vet of the demo data; its account is made from the key. */
const demoVet = z.strictObject({
  key: z.string(),
  /** Of the account; the profile puts "Dr" before them. */
  firstName: z.string(),
  lastName: z.string(),
  specialty: z.enum(specialties),
  clinic: z.string(),
  address: z.string(),
  /** English name of a city of @paltu/reference. */
  city: z.string(),
  /** In whole rupees. */
  fee: z.int(),
  /** In years. */
  experience: z.int(),
  bio: z.string(),
  services: z.array(z.string()),
  offers: z.array(z.enum(['homeVisit', 'emergency', 'telemedicine'])).optional(),
  /** Whether the admin shows it before others. */
  featured: z.boolean().optional(),
  /** What the vet has sent for the mark verified: it waits, or was found right. */
  papers: z.enum(['waiting', 'verified']).optional(),
});
export type DemoVet = z.infer<typeof demoVet>;

/** What `vets.json` holds. */
export const demoVetList = z.array(demoVet);
