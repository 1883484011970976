import { randomUUID } from 'node:crypto';
import { type ListingId, type MemberId, newId } from '@paltu/kernel';
import {
  usualDetails,
  usualRequirements,
  type Listing,
  type ListingDetails,
  type Picture,
  type PictureId,
} from '../src/listings/listing.ts';
import { create } from '../src/listings/owner-decisions.ts';
import { applyApproval, applyRejection } from '../src/listings/review-decisions.ts';

export const firstDay = new Date('2026-05-01T09:00:00Z');
export const nextDay = new Date('2026-05-02T09:00:00Z');

export const anOwnerId = (): MemberId => newId() as MemberId;

export const aPicture = (overrides: Partial<Picture> = {}): Picture => ({
  id: randomUUID() as PictureId,
  width: 1600,
  height: 1200,
  ...overrides,
});

export const theDetails = (overrides: Partial<ListingDetails> = {}): ListingDetails => ({
  ...usualDetails,
  name: 'Moti',
  species: 'Dog',
  breed: 'Labrador',
  age: '2 years',
  gender: 'Male',
  color: 'Golden',
  size: 'Large',
  weight: '28 kg',
  description: 'A gentle dog that loves children.',
  vaccinated: true,
  cityId: 'lahore',
  requirements: { ...usualRequirements, children: true },
  tags: ['friendly', 'trained'],
  personality: ['Gentle', 'Loyal'],
  goodWith: ['Children'],
  trainingLevel: 'House Trained',
  ...overrides,
});

interface Wanted {
  readonly id?: ListingId;
  readonly ownerId?: MemberId;
  readonly details?: Partial<ListingDetails>;
  readonly pictures?: readonly Picture[];
  readonly at?: Date;
}

/** A listing that waits for its first review. */
export const aPendingListing = (wanted: Wanted = {}): Listing =>
  create(
    {
      id: wanted.id ?? (newId() as ListingId),
      ownerId: wanted.ownerId ?? anOwnerId(),
      details: theDetails(wanted.details),
      pictures: wanted.pictures ?? [aPicture(), aPicture()],
    },
    wanted.at ?? firstDay,
  ).state;

export const anApprovedListing = (wanted: Wanted = {}): Listing =>
  applyApproval(aPendingListing(wanted), { decisionId: newId(), contentVersion: 1 }, wanted.at ?? firstDay).state;

export const aRejectedListing = (wanted: Wanted = {}): Listing =>
  applyRejection(
    aPendingListing(wanted),
    { decisionId: newId(), contentVersion: 1, reason: 'No picture of the face' },
    wanted.at ?? firstDay,
  ).state;
