import { petView, type PetId } from '@paltu/projections';
import { approvalStatuses } from '@paltu/reference';
import { choice, idParam, pageQuery, parameter, requiredMultilineText } from '@paltu/service-kit';
import { z } from 'zod';

const sortBy = parameter(choice('sortBy', ['newest', 'oldest'])).transform((order) => order ?? 'newest');

export const petParams = z.object({ id: idParam.transform((id) => id as PetId) });

export const pendingQuery = z.object({ ...pageQuery(10), sortBy });

export const reviewsQuery = pendingQuery.extend({ approvalStatus: parameter(choice('approvalStatus', approvalStatuses)) });

export const rejectBody = z.strictObject({ rejectionReason: requiredMultilineText('rejectionReason', 500, 'A reason is required') });

/** A listing in review: the pet, and what its reviewer needs beside it. */
export const reviewView = z
  .strictObject({
    ...petView.shape,
    contentVersion: z.int(),
    submittedAt: z.iso.datetime(),
    review: z.strictObject({
      kind: z.enum(['new', 'resubmitted', 'edited']),
      previousReason: z.string().nullable(),
      previous: petView.nullable(),
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

export const statsView = z
  .strictObject({ totalPets: z.int(), pendingPets: z.int(), approvedPets: z.int(), rejectedPets: z.int(), totalUsers: z.int() })
  .meta({ id: 'DashboardStats' });
