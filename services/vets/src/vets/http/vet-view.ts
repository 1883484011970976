import { pictureView } from '@paltu/pictures/picture-view';
import { specialties } from '@paltu/reference';
import { z } from 'zod';

const fields = {
  _id: z.uuid(),
  id: z.uuid(),
  /** Of the member who takes visits. */
  ownerId: z.uuid(),
  name: z.string(),
  specialty: z.enum(specialties),
  qualifications: z.string(),
  clinicName: z.string(),
  address: z.string(),
  city: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Whether they are the clinic's own; else those of its city. */
  hasOwnPlace: z.boolean(),
  phone: z.string(),
  email: z.string(),
  consultationFee: z.int(),
  bio: z.string(),
  services: z.array(z.string()).readonly(),
  availability: z.string(),
  homeVisit: z.boolean(),
  emergency: z.boolean(),
  telemedicine: z.boolean(),
  experience: z.int(),
  image: pictureView.nullable(),
  images: z.array(pictureView).readonly(),
  verified: z.boolean(),
  featured: z.boolean(),
  rating: z.number(),
  reviews: z.int(),
  patients: z.int(),
  likes: z.int(),
  joinedDate: z.iso.datetime(),
};

/** A vet as every answer shows it. */
export const vetView = z.strictObject(fields).meta({ id: 'Vet' });

/** `distance` in metres, on the sphere. */
export const nearbyVetView = z.strictObject({ ...fields, distance: z.int() }).meta({ id: 'NearbyVet' });

/** What only its owner and admins see. */
const ownFields = {
  isActive: z.boolean(),
  hidden: z.boolean(),
  /** Why an admin has hidden it; empty while nobody has. */
  hiddenReason: z.string(),
};

export const ownVetView = z.strictObject({ ...fields, ...ownFields }).meta({ id: 'OwnVet' });

/** Which profile it is, for menus. */
export const vetNameView = z.strictObject({ _id: z.uuid(), id: z.uuid(), name: z.string() }).meta({ id: 'VetName' });

/** A review as it stands on the page of a vet. */
export const reviewDetailView = z
  .strictObject({ author: z.string(), rating: z.int(), date: z.iso.datetime(), comment: z.string() })
  .meta({ id: 'VetReviewDetail' });

/** One vet, with its newest three reviews, as the caller may see it. */
export const anyVetView = z
  .strictObject({ ...fields, reviewDetails: z.array(reviewDetailView), ...z.strictObject(ownFields).partial().shape })
  .meta({ id: 'AnyVet' });
