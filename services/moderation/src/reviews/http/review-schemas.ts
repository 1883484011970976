import { knownPetView, paperView, portrayedMemberView, type PetId } from '@paltu/projections';
import { approvalStatuses, ruleIds } from '@paltu/reference';
import { searchSchema } from '@paltu/reference/search-schema';
import { choice, idParam, list, pageQuery, parameter, requiredMultilineText, text } from '@paltu/service-kit';
import { z } from 'zod';

const sortBy = parameter(choice('sortBy', ['newest', 'oldest'])).transform((order) => order ?? 'newest');

export const petParams = z.object({ id: idParam.transform((id) => id as PetId) });

const search = parameter(searchSchema(text('Search'))).describe('Words of name, breed, species, city, tags, colour and description');

export const pendingQuery = z.object({ ...pageQuery(10), sortBy, search });

export const reviewsQuery = pendingQuery.extend({ approvalStatus: parameter(choice('approvalStatus', approvalStatuses)) });

export const rejectBody = z.strictObject({ rejectionReason: requiredMultilineText('rejectionReason', 500, 'A reason is required') });

const maxBulk = 100;

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
      /** Rules for listings that this one may break. */
      warnings: z.array(z.enum(ruleIds)),
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
