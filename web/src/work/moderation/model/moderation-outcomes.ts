import type { ApiError } from '#shared/api/api-error.ts';
import type { Change } from '#shared/api/endpoint.ts';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import { outcome } from '#shared/flow/outcome.ts';
import type { Destination } from '#shared/flow/outcome.ts';
import { refusalText } from '#shared/flow/show-toast.ts';
import type { Visit } from '#shared/navigation/navigation.ts';
import type { BulkResult } from './bulk-outcome.ts';

const { patchAdminPetsByIdApprove, patchAdminPetsByIdReject, patchAdminPetsBulkApprove, patchAdminPetsBulkReject } =
  moderationEndpoints.endpoints;

type Deciding = Pick<Change<'patchAdminPetsByIdApprove'>, 'seen'>;

const textFor = (key: 'approved' | 'rejected' | 'failed', { seen }: Deciding) => ({
  key: `moderation:decision.${key}` as const,
  values: { name: seen?.['name'] },
});

const failed = (error: ApiError, asked: Deciding) => refusalText(error, textFor('failed', asked));

/** The next listing takes the place of the decided one, unless the admin has moved on meanwhile. */
const then = (_decided: unknown, { seen }: Deciding, { key, query }: Visit): Destination => ({
  key,
  query: { ...query, id: seen?.['nextId'] ?? '' },
  replace: true,
});

outcome(patchAdminPetsByIdApprove, { done: (_decided, asked) => textFor('approved', asked), failed, then });
outcome(patchAdminPetsByIdReject, { done: (_decided, asked) => textFor('rejected', asked), failed, then });

/** How many of how many; why the others were not, the screen shows one by one. */
const counted = (key: 'approved' | 'rejected', results: readonly BulkResult[]) => ({
  key: `moderation:bulk.${key}` as const,
  values: { count: results.filter(({ status }) => status !== 'failed').length, total: results.length },
});

const bulkFailed = (error: ApiError) => refusalText(error, 'moderation:bulk.failed');

/** A listing that was open and is decided goes off the desk. */
const thenNext = ({ results }: { results: readonly BulkResult[] }, _asked: unknown, { key, query }: Visit): Destination | undefined => {
  const isDecided = results.some(({ id, status }) => id === query['id'] && status !== 'failed');
  return isDecided ? { key, query: { ...query, id: '' }, replace: true } : undefined;
};

outcome(patchAdminPetsBulkApprove, { done: ({ results }) => counted('approved', results), failed: bulkFailed, then: thenNext });
outcome(patchAdminPetsBulkReject, { done: ({ results }) => counted('rejected', results), failed: bulkFailed, then: thenNext });

outcome(petsEndpoints.endpoints.patchAdminPetsByIdFeatured, {
  done: (_answer, { body, seen }) => ({
    key: body.featured ? 'moderation:featured.on' : 'moderation:featured.off',
    values: { name: seen?.['name'] },
  }),
  failed: (error, { seen }) => refusalText(error, { key: 'moderation:featured.failed', values: { name: seen?.['name'] } }),
});
