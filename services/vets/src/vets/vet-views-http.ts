import { pictureView, presentPicture } from '@paltu/pictures/picture-view';
import { cityName, distanceBetween, placeOf, specialties, type Place } from '@paltu/reference';
import { areaView, nearbyCityView } from '@paltu/reference/search-schema';
import { nearestPlaceOf } from '@paltu/search';
import { z } from 'zod';
import type { FoundVet } from './vet-store.ts';
import type { Picture } from './vet.ts';

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

const shown = (picture: Picture) => presentPicture('vets', picture);

/** A vet as everybody sees it, field by field: the stores keep fields in orders of their own. */
export const presentVet = ({ vet, figures }: FoundVet): z.input<typeof vetView> => {
  const { name, specialty, qualifications, clinicName, address, cityId, consultationFee, phone, email, bio } = vet.details;
  const { services, availability, homeVisit, emergency, telemedicine, experience } = vet.details;
  const { latitude, longitude } = placeOf(vet.details);
  return {
    _id: vet.id,
    id: vet.id,
    ownerId: vet.ownerId,
    name,
    specialty,
    qualifications,
    clinicName,
    address,
    city: cityName(cityId),
    latitude,
    longitude,
    hasOwnPlace: vet.details.place !== null,
    phone,
    email,
    consultationFee,
    bio,
    services,
    availability,
    homeVisit,
    emergency,
    telemedicine,
    experience,
    image: vet.picture && shown(vet.picture),
    images: vet.pictures.map(shown),
    verified: vet.marks.verified,
    featured: vet.marks.featured,
    rating: figures.rating,
    reviews: figures.reviews,
    patients: figures.patients,
    likes: figures.likes,
    joinedDate: vet.createdAt.toISOString(),
  };
};

export const presentNearby = (found: FoundVet, from: Place): z.input<typeof nearbyVetView> => ({
  ...presentVet(found),
  distance: Math.round(distanceBetween(from, nearestPlaceOf(found.vet.details))),
});

export const presentName = ({ vet: { id, details } }: FoundVet): z.input<typeof vetNameView> => ({ _id: id, id, name: details.name });

export const presentOwn = (found: FoundVet): z.input<typeof ownVetView> => ({
  ...presentVet(found),
  isActive: found.vet.isActive,
  hidden: found.vet.marks.hidden,
  hiddenReason: found.vet.hiddenReason,
});

const meantView = z
  .strictObject({
    city: z.string(),
    area: areaView,
    specialty: z.enum(specialties),
    emergency: z.boolean(),
    homeVisit: z.boolean(),
    telemedicine: z.boolean(),
    sortBy: z.enum(['price-low', 'price-high']),
  })
  .partial();

/** What a search was taken for. */
export const vetSearchView = z
  .strictObject({
    understood: z.array(z.strictObject({ words: z.string(), fields: meantView, without: z.string() })),
    corrected: z.string().nullable(),
    alternatives: z.strictObject({ search: z.string(), nearby: nearbyCityView.optional(), vets: z.array(vetView) }).nullable(),
  })
  .meta({ id: 'VetSearch' });
