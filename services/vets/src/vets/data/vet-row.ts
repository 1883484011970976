import type { MemberId } from '@paltu/kernel';
import { onSphere, placeOf } from '@paltu/reference';
import { documentOf } from '@paltu/search';
import type { Knex } from 'knex';
import { isPublic, type Vet } from '../domain/vet.ts';
import type { FoundVet } from '../use-cases/ports.ts';
import { searchedVet } from './searched-vet.ts';

/** As JSON has it: instants are text. */
interface VetDocument extends Omit<Vet, 'createdAt' | 'updatedAt' | 'verification'> {
  readonly verification: Omit<Vet['verification'], 'askedAt'> & { readonly askedAt: string | null };
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A vet as a row of the table `vets`: the document, and what it is found by. */
export const toRow = (vet: Vet, database: Knex): Record<string, unknown> => {
  const { name, cityId, specialty, consultationFee, emergency, homeVisit, telemedicine } = vet.details;
  return {
    id: vet.id,
    owner_id: vet.ownerId satisfies MemberId,
    document: JSON.stringify(vet),
    name,
    city_id: cityId,
    specialty,
    consultation_fee: consultationFee,
    emergency,
    home_visit: homeVisit,
    telemedicine,
    featured: vet.marks.featured,
    verified_until: vet.verifiedUntil,
    is_public: isPublic(vet),
    found_by: documentOf(searchedVet(vet.details)),
    place: database.raw('cube(?::float8[])', [[...onSphere(placeOf(vet.details))]]),
    created_at: vet.createdAt,
  };
};

interface VetRow {
  readonly document: VetDocument;
}

export const toVet = (row: object): Vet => {
  const { verification, createdAt, updatedAt, ...document } = (row as VetRow).document;
  const askedAt = verification.askedAt === null ? null : new Date(verification.askedAt);
  return {
    ...document,
    verification: { ...verification, askedAt },
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
  };
};

/** The columns that `toFoundVet` reads. */
export const foundColumns = (database: Knex) => [
  'document',
  'rating',
  'reviews',
  'patients',
  database.raw('(select likes from interests where interests.id = vets.id) as likes'),
];

interface FoundRow extends VetRow {
  readonly rating: string;
  readonly reviews: number;
  readonly patients: number;
  /** Null of whom nobody has liked yet. */
  readonly likes: number | null;
}

export const toFoundVet = (row: object): FoundVet => {
  const { rating, reviews, patients, likes } = row as FoundRow;
  return { vet: toVet(row), figures: { rating: Number(rating), reviews, patients, likes: likes ?? 0 } };
};
