import type { Clock } from '@paltu/kernel';
import {
  fullNameOf,
  knownPetView,
  paperView,
  portrayedMemberView,
  presentKnownPet,
  presentPapers,
  type MemberDirectory,
  type MembersById,
  type PetId,
} from '@paltu/projections';
import { approvalStatuses } from '@paltu/reference';
import { ruleActions, type BrokenRule } from '@paltu/reference/listing-rules';
import { searchSchema } from '@paltu/reference/search-schema';
import { choice, idParam, list, pageQuery, parameter, requiredMultilineText, text } from '@paltu/service-kit';
import { z } from 'zod';
import type { ReviewCounts } from './review-store.ts';
import { kindOf, type AssessListings, type Decision, type Review } from './review.ts';

const maxBulk = 100;

const sortBy = parameter(choice('sortBy', ['newest', 'oldest'])).transform((order) => order ?? 'newest');

export const petParams = z.object({ id: idParam.transform((id) => id as PetId) });

const search = parameter(searchSchema(text('Search'))).describe('Words of name, breed, species, city, tags, colour and description');

export const pendingQuery = z.object({ ...pageQuery(10), sortBy, search });

export const reviewsQuery = pendingQuery.extend({
  approvalStatus: parameter(choice('approvalStatus', approvalStatuses)),
  owner: parameter(z.uuid('owner must be the id of a member').toLowerCase()).describe('Only those of this member, of one who is away too'),
});

/** Rules that hold the listing, each of which the admin has looked at. */
export const approveBody = z.strictObject({
  confirmed: list('confirmed', text('confirmed').max(60, 'confirmed has an id that is too long'), maxBulk).default([]),
});

export const rejectBody = z.strictObject({ rejectionReason: requiredMultilineText('rejectionReason', 500, 'A reason is required') });

/** What is no id names no listing: it fails by itself and stops no other. */
const petIds = list('petIds', text('petIds').max(100, 'petIds has an id that is too long').toLowerCase(), maxBulk).refine(
  (ids) => ids.length > 0,
  { error: 'petIds is required', params: { code: 'required' } },
);

/** The content that the admin saw, by the id of the listing. */
const versions = z.record(z.string().toLowerCase(), z.int('A version must be a whole number').min(0)).default({});

const bulk = z.strictObject({ petIds, versions });

/** A version that no id goes with would be a decision on content that nobody saw. */
const namesItsVersions = ({ petIds: ids, versions: seen }: z.output<typeof bulk>, context: z.RefinementCtx): void => {
  for (const id of Object.keys(seen).filter((key) => !ids.includes(key)))
    context.addIssue({ code: 'custom', path: ['versions', id], message: 'versions has an id that is not among petIds', input: id });
};

export const bulkApproveBody = bulk.superRefine(namesItsVersions);

export const bulkRejectBody = rejectBody.extend(bulk.shape).superRefine(namesItsVersions);

/** What came of one listing of many; `code` and `message` explain why one failed. */
export const bulkResultView = z
  .strictObject({
    id: z.string(),
    status: z.enum(['approved', 'rejected', 'unchanged', 'failed']),
    code: z.string().optional(),
    message: z.string().optional(),
  })
  .meta({ id: 'BulkResult' });

const inBothView = z.strictObject({ en: z.string(), ur: z.string() });

/** A rule that a listing may break, and its words for admins and for the owner. */
const ruleWarningView = z
  .strictObject({ id: z.string(), action: z.enum(ruleActions), title: inBothView, admin: inBothView, owner: inBothView })
  .meta({ id: 'RuleWarning' });

/** A listing in review: the pet, and what its reviewer needs beside it. */
export const reviewView = z
  .strictObject({
    ...knownPetView.shape,
    contentVersion: z.int(),
    vaccinationRecords: paperView.nullable(),
    healthCertificate: paperView.nullable(),
    submittedAt: z.iso.datetime(),
    review: z.strictObject({
      kind: z.enum(['new', 'resubmitted', 'edited']),
      previousReason: z.string().nullable(),
      previous: knownPetView.nullable(),
      /** Rules for listings that this one may break; those that do not only warn have to be confirmed. */
      warnings: z.array(ruleWarningView),
    }),
  })
  .meta({ id: 'Review' });

/** One decision in the history of a pet. */
export const decisionView = z
  .strictObject({
    action: z.enum(['approve', 'reject']),
    by: z.strictObject({ id: z.uuid(), name: z.string() }),
    at: z.iso.datetime(),
    contentVersion: z.int(),
    reason: z.string().nullable(),
    superseded: z.boolean(),
    ownListing: z.boolean(),
  })
  .meta({ id: 'Decision' });

/** Who offers a pet, and what became of what they offered. */
export const ownerRecordView = z
  .strictObject({
    ...portrayedMemberView.shape,
    listings: z.strictObject({ pending: z.int(), approved: z.int(), rejected: z.int() }),
    rejections: z.int(),
  })
  .meta({ id: 'OwnerRecord' });

export const statsView = z
  .strictObject({ totalPets: z.int(), pendingPets: z.int(), approvedPets: z.int(), rejectedPets: z.int(), totalUsers: z.int() })
  .meta({ id: 'DashboardStats' });

interface Shown {
  readonly members: MembersById;
  readonly broken: readonly BrokenRule[];
}

const presentReview = (review: Review, { members, broken }: Shown): z.input<typeof reviewView> => {
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
      warnings: broken.map(({ rule: { id, action, title, admin, owner } }) => ({ id, action, title, admin, owner })),
    },
  };
};

type PresentedReview = z.input<typeof reviewView>;

/** Reviews as admins see them, with their owners and what of the law to think of. */
export const reviewPresenter = (members: MemberDirectory, assess: AssessListings, clock: Clock) => {
  const presentThese = async (reviews: readonly Review[]): Promise<(review: Review) => PresentedReview> => {
    const [owners, brokenBy] = await Promise.all([members.find(reviews.map(({ pet }) => pet.ownerId)), assess(reviews, clock.now())]);
    return (review) => presentReview(review, { members: owners, broken: brokenBy(review) });
  };
  return {
    one: async (review: Review): Promise<PresentedReview> => (await presentThese([review]))(review),
    many: async (reviews: readonly Review[]): Promise<PresentedReview[]> => reviews.map(await presentThese(reviews)),
  };
};

export type ReviewPresenter = ReturnType<typeof reviewPresenter>;

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
