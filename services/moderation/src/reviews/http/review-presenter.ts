import { fullNameOf, presentKnownPet, presentPapers, type MemberDirectory, type MembersById } from '@paltu/projections';
import { brokenRules } from '@paltu/reference';
import type { z } from 'zod';
import type { Decision } from '../domain/decision.ts';
import { kindOf, type Review } from '../domain/review.ts';
import type { ReviewCounts } from '../use-cases/ports.ts';
import type { decisionView, reviewView, statsView } from './review-schemas.ts';

const presentReview = (review: Review, members: MembersById, switchedOff: ReadonlySet<string>): z.input<typeof reviewView> => {
  const { previous, pet, status, reason } = review;
  return {
    ...presentKnownPet(pet, { approvalStatus: status, rejectionReason: reason }, members),
    contentVersion: review.contentVersion,
    ...presentPapers(pet),
    submittedAt: review.submittedAt.toISOString(),
    review: {
      kind: kindOf(review),
      previousReason: previous?.ownerStatus === 'rejected' ? previous.reason : null,
      previous:
        previous && presentKnownPet(previous.pet, { approvalStatus: previous.ownerStatus, rejectionReason: previous.reason }, members),
      warnings: [...brokenRules(pet, switchedOff)],
    },
  };
};

export interface ReviewPresenterNeeds {
  readonly members: MemberDirectory;
  readonly switchedOff: () => Promise<ReadonlySet<string>>;
}

type PresentedReview = z.input<typeof reviewView>;

/** Reviews as admins see them, with their owners and what of the law to think of. */
export interface ReviewPresenter {
  one(review: Review): Promise<PresentedReview>;
  many(reviews: readonly Review[]): Promise<PresentedReview[]>;
}

export const reviewPresenter = ({ members, switchedOff }: ReviewPresenterNeeds): ReviewPresenter => {
  const presentThese = async (reviews: readonly Review[]): Promise<(review: Review) => PresentedReview> => {
    const [owners, off] = await Promise.all([members.find(reviews.map(({ pet }) => pet.ownerId)), switchedOff()]);
    return (review) => presentReview(review, owners, off);
  };
  return {
    one: async (review) => (await presentThese([review]))(review),
    many: async (reviews) => reviews.map(await presentThese(reviews)),
  };
};

export const presentDecision = (decision: Decision, admins: MembersById): z.input<typeof decisionView> => ({
  action: decision.action,
  by: { id: decision.decidedBy, name: fullNameOf(admins.get(decision.decidedBy)) },
  at: decision.decidedAt.toISOString(),
  contentVersion: decision.contentVersion,
  reason: decision.reason,
  superseded: decision.outcome === 'superseded',
  ownListing: decision.isOwnListing,
});

export const presentStats = ({ pending, approved, rejected }: ReviewCounts, totalUsers: number): z.input<typeof statsView> => ({
  totalPets: pending + approved + rejected,
  pendingPets: pending,
  approvedPets: approved,
  rejectedPets: rejected,
  totalUsers,
});
