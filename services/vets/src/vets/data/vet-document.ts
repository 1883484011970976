import { placeOf } from '@paltu/reference';
import { fromStored, toStored, type StoredDocument } from '@paltu/documents/transactions';
import { wordsFoundBy } from '@paltu/search';
import { foundByWords } from '@paltu/search/documents';
import type { Slot } from '../domain/slot.ts';
import { isPublic, type Vet } from '../domain/vet.ts';
import { searchedVet } from './searched-vet.ts';

const minuteMs = 60_000;

/** A vet as a document of the collection `vets`: what it is, and what it is found by. */
export const toVetDocument = (vet: Vet): StoredDocument => {
  const { name, cityId, specialty, consultationFee, emergency, homeVisit, telemedicine } = vet.details;
  const { latitude, longitude } = placeOf(vet.details);
  return {
    _id: vet.id,
    ownerId: vet.ownerId,
    document: { ...vet },
    name,
    cityId,
    specialty,
    consultationFee,
    emergency,
    homeVisit,
    telemedicine,
    featured: vet.marks.featured,
    verifiedUntil: vet.verifiedUntil,
    isPublic: isPublic(vet),
    ...foundByWords(wordsFoundBy(searchedVet(vet.details))),
    place: { type: 'Point', coordinates: [longitude, latitude] },
    createdAt: vet.createdAt,
  };
};

/** What is counted of a vet who is new, and has no slots. */
export const noFigures = { rating: 0, ratingSum: 0, reviews: 0, reviewVersion: 0, patients: 0, lastFree: [] };

/** A slot, which begins and ends at whole minutes, with each of its minutes. */
export const toSlotDocument = (slot: Slot): StoredDocument => {
  const first = slot.startsAt.getTime() / minuteMs;
  const minutes = Array.from({ length: slot.endsAt.getTime() / minuteMs - first }, (_none, nth) => first + nth);
  return { ...toStored(slot), minutes };
};

export const toSlot = ({ minutes: _, ...slot }: StoredDocument): Slot => fromStored<Slot>(slot as StoredDocument);
