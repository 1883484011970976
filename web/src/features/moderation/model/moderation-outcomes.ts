import type { ApiError } from '#shared/api/api-error.ts';
import { outcome } from '#shared/flow/outcome.ts';
import type { Destination } from '#shared/flow/outcome.ts';
import { refusalSaid } from '#shared/flow/say.ts';
import type { Visit } from '#shared/navigation/navigation.ts';
import { reviewsApi } from '../api/reviews-api.ts';
import type { Deciding } from '../api/reviews-api.ts';

const { approveListing, rejectListing } = reviewsApi.endpoints;

const failed = (error: ApiError, { name }: Deciding) => refusalSaid(error, { key: 'moderation:decision.failed', values: { name } });

/** The next listing takes the place of the decided one, unless the admin has moved on meanwhile. */
const then = (_decided: unknown, { nextId = '' }: Deciding, { key, query }: Visit): Destination => ({
  key,
  query: { ...query, id: nextId },
  replace: true,
});

outcome(approveListing, { done: (_decided, { name }) => ({ key: 'moderation:decision.approved', values: { name } }), failed, then });
outcome(rejectListing, { done: (_decided, { name }) => ({ key: 'moderation:decision.rejected', values: { name } }), failed, then });
