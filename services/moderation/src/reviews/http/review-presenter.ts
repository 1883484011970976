import { fullNameOf, presentPapers, presentPet, type MembersById } from '@paltu/projections';
import type { z } from 'zod';
import type { Decision } from '../domain/decision.ts';
import { kindOf, type Review } from '../domain/review.ts';
import type { ReviewCounts } from '../use-cases/ports.ts';
import type { decisionView, reviewView, statsView } from './review-schemas.ts';

export const presentReview = (review: Review, members: MembersById): z.input<typeof reviewView> => {
  const { previous, pet, status, reason } = review;
  return {
    ...presentPet(pet, { approvalStatus: status, rejectionReason: reason }, members),
    contentVersion: review.contentVersion,
    ...presentPapers(pet),
    submittedAt: review.submittedAt.toISOString(),
    review: {
      kind: kindOf(review),
      previousReason: previous?.ownerStatus === 'rejected' ? previous.reason : null,
      previous: previous && presentPet(previous.pet, { approvalStatus: previous.ownerStatus, rejectionReason: previous.reason }, members),
    },
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
