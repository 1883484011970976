import { cityName } from '@paltu/reference';
import { pictureView } from '@paltu/pictures/picture-view';
import type { Decision } from '../domain/decision.ts';
import type { MemberId, Pet, Standing } from '../domain/pet.ts';
import { kindOf, type Review } from '../domain/review.ts';
import type { MemberView } from '../use-cases/ports.ts';

type Members = ReadonlyMap<MemberId, MemberView>;

const nameOf = (member: MemberView | undefined): string => `${member?.firstName ?? ''} ${member?.lastName ?? ''}`.trim();

const presentOwner = (id: MemberId, members: Members) => {
  const member = members.get(id);
  return {
    _id: id,
    id,
    firstName: member?.firstName ?? '',
    lastName: member?.lastName ?? '',
    fullName: nameOf(member),
    verified: member?.isVerified ?? false,
    rating: null,
  };
};

const presentPet = ({ id, ownerId, cityId, images, ...facts }: Pet, review: { standing: Standing; reason: string }, members: Members) => ({
  _id: id,
  id,
  ...facts,
  location: cityName(cityId),
  images: images.map((image) => pictureView('pets', image)),
  owner: presentOwner(ownerId, members),
  views: 0,
  likes: 0,
  approvalStatus: review.standing,
  rejectionReason: review.reason,
});

/** A listing in review: the pet, and what its reviewer needs beside it. */
export const presentReview = (review: Review, members: Members) => {
  const { previous } = review;
  return {
    ...presentPet(review.pet, { standing: review.status, reason: review.reason }, members),
    contentVersion: review.contentVersion,
    submittedAt: review.submittedAt.toISOString(),
    review: {
      kind: kindOf(review),
      previousReason: previous?.standing === 'rejected' ? previous.reason : null,
      previous: previous && presentPet(previous.pet, previous, members),
    },
  };
};

export const presentDecision = (decision: Decision, admins: Members) => ({
  action: decision.action,
  by: { id: decision.decidedBy, name: nameOf(admins.get(decision.decidedBy)) },
  at: decision.decidedAt.toISOString(),
  contentVersion: decision.contentVersion,
  reason: decision.reason,
  superseded: decision.outcome === 'superseded',
  ownListing: decision.isOwnListing,
});
