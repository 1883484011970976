import { presentPicture } from '@paltu/pictures/picture-view';
import { cityName, distanceBetween, placeOf, type Place } from '@paltu/reference';
import type { z } from 'zod';
import type { Picture } from '../domain/vet.ts';
import type { FoundVet } from '../use-cases/ports.ts';
import type { nearbyVetView, ownVetView, vetNameView, vetView } from './vet-view.ts';

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
  distance: Math.round(distanceBetween(from, placeOf(found.vet.details))),
});

export const presentName = ({ vet: { id, details } }: FoundVet): z.input<typeof vetNameView> => ({ _id: id, id, name: details.name });

export const presentOwn = (found: FoundVet): z.input<typeof ownVetView> => ({
  ...presentVet(found),
  isActive: found.vet.isActive,
  hidden: found.vet.marks.hidden,
  hiddenReason: found.vet.hiddenReason,
});
